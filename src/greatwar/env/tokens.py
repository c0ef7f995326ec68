"""Tokens: the small alphabet in which a learner spells every order and answer, one choice at a time.

An order is a word: what it is given to (a space, or a kind of unit that is bought or placed), its verb, then kinds,
spaces, powers and numbers in a fixed sequence, and `DONE`; an answer begins with its verb. No word is the beginning of
another. The alphabet is the same for every ruleset.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from greatwar import orders as o
from greatwar.board import POWERS, SPACES
from greatwar.orders import AnyOrder, Item, Order
from greatwar.pieces import KINDS

VERBS: tuple[type[Order], ...] = (
    o.Buy,
    o.Move,
    o.Load,
    o.Offload,
    o.Rail,
    o.Undo,
    o.End,
    o.Attack,
    o.Bombard,
    o.Place,
    o.DeclareSubmarineWarfare,
    o.AnnounceLastRound,
    o.Casualties,
    o.Submerge,
    o.Press,
    o.BreakOff,
    o.Retreat,
    o.Stay,
    o.Land,
    o.CallOff,
    o.Represent,
    o.Control,
    o.Agree,
    o.Object,
    o.AcceptArmistice,
    o.DeclineArmistice,
    o.Spare,
    o.Involve,
    o.Replace,
    o.Launch,
)
VERB_NAMES: dict[type[Order], str] = {verb: verb.__name__ for verb in VERBS}
STATES: tuple[str, ...] = ("damaged", "damage", "submerging")
DIGITS = 32
"""Numbers up to one less than this are one token; larger ones begin with the largest digit, as often as needed."""

NAMES: tuple[str, ...] = (
    "done",
    "wait",
    *VERB_NAMES.values(),
    *KINDS,
    *STATES,
    "carrying",
    "after battle",
    *POWERS,
    *SPACES,
    *(str(number) for number in range(DIGITS)),
)
"""What each token means, by its number. Spaces are named as on the board."""

NUMBER: dict[str, int] = {name: number for number, name in enumerate(NAMES)}
ALPHABET = len(NAMES)

Token = int
Word = tuple[Token, ...]

DONE: Token = NUMBER["done"]
"""The order is complete as it stands."""
WAIT: Token = NUMBER["wait"]
"""Another power of the side speaks first, or an offer is not taken up now."""
VERB: dict[type[Order], Token] = {verb: NUMBER[name] for verb, name in VERB_NAMES.items()}
CARRYING: Token = NUMBER["carrying"]
AFTER_BATTLE: Token = NUMBER["after battle"]
ZERO: Token = NUMBER["0"]


def number_word(number: int) -> Word:
    """A number, in as many tokens as it needs.

    >>> [NAMES[token] for token in number_word(70)]
    ['31', '31', '8']
    """
    most = DIGITS - 1
    return (ZERO + most,) * (number // most) + (ZERO + number % most,)


def item_word(item: Item) -> Word:
    """An entry of a unit list without its number: state, kind, cargo, owner."""
    word: tuple[Token, ...] = (NUMBER[item.kind],)
    if item.state:
        word = (NUMBER[item.state], *word)
    if item.cargo:
        word += (CARRYING, *_cargo(item.cargo))
    if item.owner:
        word += (NUMBER[item.owner],)
    return word


def _cargo(items: Iterable[Item]) -> Iterator[Token]:
    """Every unit aboard, with its owner where that is not the carrier."""
    for item in items:
        for _ in range(item.number):
            yield NUMBER[item.kind]
            if item.owner:
                yield NUMBER[item.owner]
    yield DONE


def spelled(order: Order) -> Word:
    """The word of an order.

    >>> from greatwar.notation.orders import parse_order
    >>> [NAMES[token] for token in spelled(parse_order("move 1 infantry Ruhr -> Belgium"))]
    ['Ruhr', 'Move', 'infantry', 'Belgium', 'done']
    """
    fields = _fields(order)  # type: ignore[arg-type]
    if type(order) in OBJECT_FIRST:
        return (fields[0], VERB[type(order)], *fields[1:], DONE)
    return (VERB[type(order)], *fields, DONE)


OBJECT_FIRST = frozenset({o.Move, o.Load, o.Offload, o.Rail, o.Attack, o.Bombard, o.CallOff, o.Buy, o.Place})
"""The orders whose words begin with what they are given to, so that there is much to choose from at the beginning."""


def bought(kind: str) -> Word:
    """The word of a purchase of one unit more: all that a learner says of it."""
    return (NUMBER[kind], VERB[o.Buy], DONE)


def _fields(order: AnyOrder) -> Word:
    match order:
        case o.Buy(units):
            return _list(units)
        case o.Move(units, route) | o.Rail(units, route):
            return (NUMBER[route[0]], *_list(units), *(NUMBER[space] for space in route[1:]))
        case o.Load(units, territory, zone, on):
            return (NUMBER[territory], *_list(units), NUMBER[zone], *_powers(on))
        case o.Offload(units, zone, territory, source, after_battle):
            late = (AFTER_BATTLE,) if after_battle else ()
            return (NUMBER[zone], *_list(units), NUMBER[territory], *_powers(source), *late)
        case o.Attack(space):
            return (NUMBER[space],)
        case o.Bombard(units, zone, territory):
            return (NUMBER[zone], *_list(units), NUMBER[territory])
        case o.Place(units, space):
            return (*_list(units), NUMBER[space])
        case o.Casualties(units):
            return _list(units, numbered=True)
        case o.Submerge(number):
            return number_word(number)
        case o.Retreat(zone, units):
            return (NUMBER[zone], *_list(units, numbered=True))
        case o.Land(territory, zone) | o.CallOff(territory, zone):
            return (NUMBER[territory], *((NUMBER[zone],) if zone else ()))
        case o.Represent(territory, power) | o.Control(territory, power):
            return (NUMBER[territory], NUMBER[power])
        case o.Spare(power) | o.Involve(power):
            return (NUMBER[power],)
        case o.Replace(unit, territory):
            return (NUMBER[territory], NUMBER[unit])
        case o.Launch(territory, zone):
            return (NUMBER[territory], NUMBER[zone])
        case (
            o.Undo()
            | o.End()
            | o.DeclareSubmarineWarfare()
            | o.AnnounceLastRound()
            | o.Press()
            | o.BreakOff()
            | o.Stay()
            | o.Agree()
            | o.Object()
            | o.AcceptArmistice()
            | o.DeclineArmistice()
        ):
            return ()
    assert_never(order)


def _powers(power: str | None) -> Word:
    return () if power is None else (NUMBER[power],)


def _list(units: Iterable[Item], *, numbered: bool = False) -> Word:
    """A unit list; a number is named where it can be another than one."""
    word: list[Token] = []
    for item in units:
        word += item_word(item)
        if numbered or item.number != 1:
            word += number_word(item.number)
    return tuple(word)
