"""Orders as text: `move 3 infantry, 1 artillery Ruhr -> Belgium`. Reading is generous, writing canonical."""

import re
from collections.abc import Callable
from functools import lru_cache
from typing import assert_never, cast

from greatwar.board import Power, Space
from greatwar.notation import words
from greatwar.notation.units import format_items, parse_items, read_number, require_plain, survey
from greatwar.notation.words import ReadT, echo, fold, unreadable
from greatwar.orders import (
    AcceptArmistice,
    Agree,
    AnnounceLastRound,
    AnyOrder,
    Attack,
    Bombard,
    BreakOff,
    Buy,
    CallOff,
    Casualties,
    Control,
    DeclareSubmarineWarfare,
    DeclineArmistice,
    End,
    Involve,
    Items,
    Land,
    Launch,
    Load,
    Move,
    Object,
    Offload,
    Order,
    Place,
    Press,
    Rail,
    Replace,
    Represent,
    Retreat,
    Route,
    Spare,
    Stay,
    Submerge,
    Undo,
)
from greatwar.text.say import notation as say


def parse_line(text: str) -> tuple[Power, Order]:
    """The power and the order of a line.

    >>> parse_line("Germany: attack lorraine")
    ('germany', Attack(space='Lorraine'))
    """
    name, colon, order = text.partition(":")
    if not colon:
        raise unreadable(say.expected_line(text=echo(text)))
    return words.both(lambda: words.power(name), lambda: parse_order(order))


def format_line(power: Power, order: Order) -> str:
    """The canonical line of a power's order."""
    return f"{power}: {format_order(order)}"


@lru_cache(maxsize=8192)
def parse_order(text: str) -> Order:
    """The order or answer that a text is.

    Nothing is asked here but whether it can be read: whether it is lawful is for the rules to say.

    >>> parse_order("load 1 infantry Wales -> sz8 on France")
    ... # doctest: +NORMALIZE_WHITESPACE
    Load(units=(Item(number=1, kind='infantry', state='', cargo=None, owner=None),),
         territory='Wales', zone='SZ 8', on='france')
    """
    folded = fold(text)
    wordless = _WORDLESS.get(folded)
    if wordless is not None:
        return wordless
    word, _, rest = folded.partition(" ")
    form = _FORMS.get(word)
    if form is None:
        if not word:
            raise unreadable(say.no_order())
        if word in _FIRST_WORDS:
            raise _expected(text, _FIRST_WORDS[word])
        raise words.unknown("order", word, ORDER_WORDS)
    example, read = form
    if not rest:
        raise _expected(text, example)
    order = read(rest)
    if order is None:
        raise _expected(text, example)
    return order


def _expected(text: str, example: str) -> words.Unreadable:
    return unreadable(say.expected_order(text=echo(text), example=example))


# Reading, word by word. Each reader is given what stands behind the word, and gives None where the form is not met.


def _read_buy(text: str) -> Order:
    if text == "nothing":
        return Buy(())
    units = parse_items(text)
    require_plain(units)
    return Buy(units)


def _read_move(text: str) -> Order | None:
    units, route = _units_and(_route, text)
    return Move(units, route) if route and len(route) > 1 else None


def _read_rail(text: str) -> Order | None:
    units, route = _units_and(_route, text)
    return Rail(units, route) if route and len(route) > 1 else None


def _read_load(text: str) -> Order | None:
    text, name = _name_behind(_ON, text)
    (units, route), carrier = words.both(lambda: _units_and(_route, text), lambda: _carrier(name))
    return Load(units, route[0], route[1], carrier) if route and len(route) == 2 else None


def _read_offload(text: str) -> Order | None:
    text, waits_before = _waiting(text)
    text, name = _name_behind(_FROM, text)
    text, waits_behind = _waiting(text)
    after_battle = waits_before or waits_behind
    (units, route), carrier = words.both(lambda: _units_and(_route, text), lambda: _carrier(name))
    return Offload(units, route[0], route[1], carrier, after_battle) if route and len(route) == 2 else None


def _waiting(text: str) -> tuple[str, bool]:
    """The text without `after battle` at its end, and whether that stood there."""
    shorter = text.removesuffix(" after battle")
    return shorter, shorter != text


def _read_bombard(text: str) -> Order | None:
    units, target = _units_and(_zone_and_territory, text)
    return Bombard(units, *target) if target else None


def _zone_and_territory(text: str) -> tuple[Space, Space] | None:
    zone, arrow, territory = text.partition("->")
    if not arrow:
        return None
    return words.both(lambda: words.zone(zone.strip()), lambda: words.territory(territory.strip()))


def _read_place(text: str) -> Order | None:
    units, space = _units_and(words.space, text, check=require_plain)
    return Place(units, space) if space else None


def _read_casualties(text: str) -> Order:
    return Casualties(parse_items(text))


def _read_submerge(text: str) -> Order | None:
    return Submerge(read_number(text)) if _DIGITS.fullmatch(text) else None


def _read_retreat(text: str) -> Order | None:
    if not text[0].isdigit():
        return Retreat(words.zone(text))
    units, zone = _units_and(words.zone, text)
    return Retreat(zone, units) if zone else None


def _read_attack(text: str) -> Order:
    return Attack(words.space(text))


def _read_land(text: str) -> Order:
    return Land(*_landing(text))


def _read_call(text: str) -> Order | None:
    off, _, rest = text.partition(" ")
    return CallOff(*_landing(rest)) if off == "off" and rest else None


def _read_represent(text: str) -> Order | None:
    named = _territory_by_power(text)
    return Represent(*named) if named else None


def _read_control(text: str) -> Order | None:
    named = _territory_by_power(text)
    return Control(*named) if named else None


def _territory_by_power(text: str) -> tuple[Space, Power] | None:
    territory, by, power = text.partition(" by ")
    return words.both(lambda: words.territory(territory), lambda: words.power(power)) if by else None


def _read_spare(text: str) -> Order:
    return Spare(words.power(text))


def _read_involve(text: str) -> Order:
    return Involve(words.power(text))


def _read_replace(text: str) -> Order | None:
    units, territory = _units_and(words.territory, text, check=require_plain)
    if len(units) != 1 or units[0].number != 1 or not territory:
        return None
    return Replace(units[0].kind, territory)


def _read_launch(text: str) -> Order | None:
    match = _LAUNCH.fullmatch(text)
    if match is None:
        return None
    return Launch(*words.both(lambda: words.territory(match[1]), lambda: words.zone(match[2])))


def _require_on_board(units: Items) -> None:
    words.complain(
        unreadable(say.casualties_only(state=item.state))
        for item in units
        if item.state in ("damage", "submerging")
    )


def _units_and(
    read: Callable[[str], ReadT], text: str, *, check: Callable[[Items], None] = _require_on_board
) -> tuple[Items, ReadT | None]:
    """The units with which a text begins, and what stands behind them as it is read; all faults of both at once."""
    units, rest, complaints = survey(text)
    behind: ReadT | None = None
    try:
        check(units)
    except words.Unreadable as complaint:
        complaints.append(complaint)
    try:
        behind = read(rest) if rest else None
    except words.Unreadable as complaint:
        complaints.append(complaint)
    words.complain(complaints)
    return units, behind


def _route(text: str) -> Route:
    return tuple(words.each(words.space, [name.strip() for name in text.split("->")]))


def _name_behind(tail: re.Pattern[str], text: str) -> tuple[str, str | None]:
    match = tail.fullmatch(text)
    return (match[1], match[2]) if match else (text, None)


def _carrier(name: str | None) -> Power | None:
    return None if name is None else words.power(name)


def _landing(text: str) -> tuple[Space, Space | None]:
    territory, source, zone = text.partition(" from ")
    return words.both(lambda: words.territory(territory), lambda: words.zone(zone) if source else None)


_ON = re.compile(r"(.+) on (.+)")
_FROM = re.compile(r"(.+) from (.+)")
_LAUNCH = re.compile(r"(.+) (sz ?[0-9]+)")
_DIGITS = re.compile(r"[0-9]+")

_WORDLESS: dict[str, Order] = {
    "undo": Undo(),
    "end": End(),
    "declare submarine warfare": DeclareSubmarineWarfare(),
    "announce last round": AnnounceLastRound(),
    "press": Press(),
    "break off": BreakOff(),
    "stay": Stay(),
    "agree": Agree(),
    "object": Object(),
    "accept armistice": AcceptArmistice(),
    "decline armistice": DeclineArmistice(),
}
_FIRST_WORDS: dict[str, str] = {text.split(" ")[0]: text for text in _WORDLESS}

_FORMS: dict[str, tuple[str, Callable[[str], Order | None]]] = {
    "buy": ("buy 3 infantry, 1 artillery", _read_buy),
    "move": ("move 3 infantry, 1 artillery Ruhr -> Belgium", _read_move),
    "load": ("load 2 infantry Wales -> SZ 8", _read_load),
    "offload": ("offload 2 infantry SZ 9 -> Belgium", _read_offload),
    "rail": ("rail 4 infantry Berlin -> Silesia -> Poland", _read_rail),
    "attack": ("attack Lorraine", _read_attack),
    "bombard": ("bombard 2 battleship SZ 9 -> Belgium", _read_bombard),
    "place": ("place 3 infantry Vienna", _read_place),
    "casualties": ("casualties 2 infantry, 1 artillery", _read_casualties),
    "submerge": ("submerge 2", _read_submerge),
    "retreat": ("retreat SZ 8", _read_retreat),
    "land": ("land Belgium", _read_land),
    "call": ("call off Belgium", _read_call),
    "represent": ("represent Holland by britain", _read_represent),
    "control": ("control Holland by britain", _read_control),
    "spare": ("spare usa", _read_spare),
    "involve": ("involve usa", _read_involve),
    "replace": ("replace 1 artillery Vienna", _read_replace),
    "launch": ("launch Karelia SZ 12", _read_launch),
}

ORDER_WORDS = (*_FORMS, *_FIRST_WORDS)
"""The words with which an order can begin."""
"""The order words, each with an example and its reader."""


def format_order(order: Order) -> str:
    """The canonical text of an order or answer.

    >>> format_order(parse_order("Move 1 tank, 2 Infantry ruhr->belgium"))
    'move 2 infantry, 1 tank Ruhr -> Belgium'
    """
    said = cast(AnyOrder, order)
    match said:
        case Move(units, route):
            return f"move {format_items(units)} {' -> '.join(route)}"
        case End():
            return "end"
        case Buy(units):
            return f"buy {format_items(units)}"
        case Place(units, space):
            return f"place {format_items(units)} {space}"
        case Attack(space):
            return f"attack {space}"
        case Casualties(units):
            return f"casualties {format_items(units)}"
        case Load(units, territory, zone, carrier):
            return f"load {format_items(units)} {territory} -> {zone}{_tail('on', carrier)}"
        case Offload(units, zone, territory, carrier, after_battle):
            waits = " after battle" if after_battle else ""
            return f"offload {format_items(units)} {zone} -> {territory}{_tail('from', carrier)}{waits}"
        case Rail(units, route):
            return f"rail {format_items(units)} {' -> '.join(route)}"
        case Undo():
            return "undo"
        case Bombard(units, zone, territory):
            return f"bombard {format_items(units)} {zone} -> {territory}"
        case DeclareSubmarineWarfare():
            return "declare submarine warfare"
        case AnnounceLastRound():
            return "announce last round"
        case Submerge(number):
            return f"submerge {number}"
        case Press():
            return "press"
        case BreakOff():
            return "break off"
        case Retreat(zone, units):
            return f"retreat {format_items(units)} {zone}" if units else f"retreat {zone}"
        case Stay():
            return "stay"
        case Land(territory, zone_or_none):
            return f"land {territory}{_tail('from', zone_or_none)}"
        case CallOff(territory, zone_or_none):
            return f"call off {territory}{_tail('from', zone_or_none)}"
        case Represent(territory, power):
            return f"represent {territory} by {power}"
        case Control(territory, power):
            return f"control {territory} by {power}"
        case Agree():
            return "agree"
        case Object():
            return "object"
        case AcceptArmistice():
            return "accept armistice"
        case DeclineArmistice():
            return "decline armistice"
        case Spare(power):
            return f"spare {power}"
        case Involve(power):
            return f"involve {power}"
        case Replace(kind, territory):
            return f"replace 1 {kind} {territory}"
        case Launch(territory, zone):
            return f"launch {territory} {zone}"
        case _:
            assert_never(said)


def _tail(word: str, name: str | None) -> str:
    return "" if name is None else f" {word} {name}"
