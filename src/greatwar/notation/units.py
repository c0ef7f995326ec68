"""Unit lists: `3 infantry, 1 transport (1 infantry of italy, 1 artillery)`, in orders and in positions."""

import re

from greatwar.board import POWERS, SIDE, Power
from greatwar.notation.words import (
    KIND_NAMES,
    POWER_NAMES,
    Unreadable,
    complain,
    echo,
    fold,
    unknown,
    unreadable,
)
from greatwar.orders import Item, Items, State
from greatwar.pieces import ARMY_KINDS, KINDS, MOST, Cargo, Force, Kind, Piece
from greatwar.rules.chapters import UnitRules
from greatwar.text.say import notation as say

SHIP_OF_STATE: dict[str, Kind] = {"damage": "battleship", "damaged": "battleship", "submerging": "submarine"}
STATES: tuple[State, ...] = ("", "damaged", "damage", "submerging")


def parse_items(text: str) -> Items:
    """The unit list that a text is; equal lists give equal values, in whatever order they were written.

    >>> format_items(parse_items("2 tanks, 1 Infantry, 1 tank"))
    '1 infantry, 3 tank'
    """
    items, rest = leading_items(fold(text))
    if rest:
        raise unreadable(say.behind_units(text=echo(rest)))
    return items


def leading_items(text: str) -> tuple[Items, str]:
    """The unit list with which a folded text begins, and what stands behind it.

    >>> leading_items("3 infantry union of south africa -> rhodesia")[1]
    'union of south africa -> rhodesia'
    """
    items, rest, complaints = survey(text)
    complain(complaints)
    return items, rest


def survey(text: str) -> tuple[Items, str, list[Unreadable]]:
    """The unit list with which a folded text begins, what stands behind it, and all that cannot be read of the list.

    With complaints the list is empty; where its end cannot be told, so is what stands behind it.
    """
    found: list[Item] = []
    complaints: list[Unreadable] = []
    start = 0
    while True:
        match = _ITEM.match(text, start)
        if match is None:
            complaints.append(_no_item(text[start:]))
            match = _BEGINNING.match(text, start)
            if match is None or not match[1]:
                return (), "", complaints
        else:
            try:
                found.append(_item(match))
            except Unreadable as complaint:
                complaints.append(complaint)
        end = match.end()
        owner = _OWNER.match(text, end)
        if owner is not None:
            complaints.append(unknown("power", owner[1], POWERS))
            end = owner.end()
        comma = _COMMA.match(text, end)
        if comma is None:
            break
        start = comma.end()
    rest = text[end:].lstrip()
    if rest.startswith("("):
        complaints.append(unreadable(say.bracket(text=echo(rest))))
        return (), "", complaints
    if not complaints:
        try:
            return canonical(found), rest, complaints
        except Unreadable as complaint:
            complaints.append(complaint)
    return (), rest, complaints


def read_number(digits: str) -> int:
    """A number of units as written; it need not be positive."""
    if len(digits) > 9 or (number := int(digits)) > MOST:
        raise unreadable(say.large(text=echo(digits), most=MOST))
    return number


def canonical(items: "list[Item] | Items") -> Items:
    """The same list as it is written: equal items merged, in the canonical order, loaded transports one by one."""
    if len(items) == 1 and items[0].cargo is None:
        return tuple(items)
    numbers: dict[Item, int] = {}
    for item in items:
        cargo = (
            canonical(item.cargo) if item.cargo else None
        )  # an empty transport is written without brackets
        unit = Item(1, item.kind, item.state, cargo, item.owner)
        numbers[unit] = numbers.get(unit, 0) + item.number
    listed: list[Item] = []
    for unit in sorted(numbers, key=_rank):
        if unit.cargo is None:
            read_number(str(numbers[unit]))
            listed.append(Item(numbers[unit], unit.kind, unit.state, None, unit.owner))
        else:
            listed += [unit] * numbers[unit]
    return tuple(listed)


def format_items(items: Items) -> str:
    """The canonical text of a unit list; `nothing` if it is empty."""
    return ", ".join([_format_item(item) for item in canonical(items)]) or "nothing"


def force_from_text(text: str, power: Power, units: UnitRules) -> Force:
    """The force of a power that a position names, with nothing moved and all cargo aboard for long.

    >>> from greatwar.rules import ruleset
    >>> count = force_from_text("1 damaged battleship, 2 cruisers", "britain", ruleset("rulebook").units)
    >>> {(piece.kind, piece.damaged): number for piece, number in count.items()}
    {('battleship', True): 1, ('cruiser', False): 2}
    """
    force: Force = {}
    for item in parse_items(text):
        if item.state not in ("", "damaged"):
            raise unreadable(say.casualties_only_in_position(state=item.state))
        if item.owner not in (None, power):
            raise unreadable(say.among_others(item=_format_item(item), power=power))
        if item.state == "damaged" and units.battleship_hits == 1:
            message = say.never_damaged(item=_format_item(item))
            raise unreadable(message, code="no-damage", rule="RB-SCOMB-09")
        piece = Piece(item.kind, item.state == "damaged", _cargo(item, power, units.transport_capacity))
        force[piece] = force.get(piece, 0) + item.number
    return force


def force_to_text(force: Force, power: Power) -> str:
    """The canonical text of a force in a position; marches are not written."""
    return format_items(force_items(force, power))


def force_items(force: Force, power: Power) -> Items:
    """A force as a unit list; marches are not in it."""
    return canonical(
        [
            Item(number, piece.kind, "damaged" if piece.damaged else "", _manifest(piece, power))
            for piece, number in force.items()
        ]
    )


def plain_counts(text: str) -> dict[Kind, int]:
    """How many new units of each kind a text names, as in a purchase."""
    items = parse_items(text)
    require_plain(items)
    return {item.kind: item.number for item in items}


def require_plain(items: Items) -> None:
    """Complain unless a list is of new units, about which nothing but their number can be said."""
    complain(
        unreadable(say.says_too_much(item=_format_item(item), kind=item.kind))
        for item in items
        if item.state or item.cargo is not None or item.owner is not None
    )


def _item(match: re.Match[str]) -> Item:
    damage, digits, word, name, brackets, owner = match.groups()
    number = read_number(digits)
    unit = KIND_NAMES[name]
    state: State = _WORD_STATES[word]
    if not number:
        raise unreadable(say.no_unit(text=echo(match[0])))
    if damage:
        if state:
            raise unreadable(say.damaged_twice(text=echo(match[0]), state=state, kind=unit))
        state = "damage"
    if state and SHIP_OF_STATE[state] != unit:
        ship = SHIP_OF_STATE[state]
        raise unreadable(say.state_of(text=echo(match[0]), state=state, kind=ship))
    cargo = None
    if brackets is not None:
        if unit != "transport":
            raise unreadable(say.only_transports_carry(text=echo(match[0])))
        if number != 1:
            raise unreadable(say.one_transport(text=echo(match[0])))
        cargo = _cargo_items(brackets)
    return Item(number, unit, state, cargo, None if owner is None else POWER_NAMES[owner])


def _cargo_items(text: str) -> Items:
    items, rest = leading_items(text)
    if rest:
        raise unreadable(say.in_brackets(text=echo(rest)))
    complain(unreadable(say.no_cargo(kind=item.kind)) for item in items if item.kind not in ARMY_KINDS)
    return items


def _no_item(text: str) -> Unreadable:
    """Why a text does not begin with an entry of a unit list."""
    if not text:
        return unreadable(say.expected_list_of_units())
    match = _BEGINNING.match(text)
    if match is None:
        return unreadable(say.expected_item(text=echo(text)))
    word = match[1]
    if not word:
        return unreadable(say.expected_unit(text=echo(text)))
    if word not in KIND_NAMES:
        return unknown("unit", word, KINDS)
    return unreadable(say.expected_units_not(text=echo(text)))


def _cargo(item: Item, power: Power, capacity: int) -> tuple[Cargo, ...]:
    """The cargo of a transport in a position."""
    aboard: list[Cargo] = []
    for load in item.cargo or ():
        owner = load.owner or power
        if SIDE[owner] != SIDE[power]:
            message = say.enemy_cargo(item=_format_item(load), power=power)
            raise unreadable(message, code="enemy-cargo")
        aboard += [Cargo(load.kind, owner)] * load.number
        if len(aboard) > capacity:
            message = say.too_much_cargo(item=_format_item(item), n=capacity)
            raise unreadable(message, code="too-much-cargo", rule="RB-TRANS-02")
    return tuple(sorted(aboard))


def _manifest(piece: Piece, power: Power) -> Items | None:
    if not piece.cargo:
        return None
    aboard = [Item(1, load.kind, owner=None if load.owner == power else load.owner) for load in piece.cargo]
    return canonical(aboard)


def _format_item(item: Item) -> str:
    text = f"{item.number} {item.kind}"
    if item.state:
        text = f"damage {text}" if item.state == "damage" else f"{item.number} {item.state} {item.kind}"
    if item.cargo:
        text += f" ({format_items(item.cargo)})"
    if item.owner is not None:
        text += f" of {item.owner}"
    return text


def _rank(item: Item) -> tuple[int, int, int, int, tuple[tuple[int, int, int], ...]]:
    cargo = item.cargo or ()
    return (
        _KIND_RANK[item.kind],
        STATES.index(item.state),
        _OWNER_RANK[item.owner],
        sum(load.number for load in cargo),
        tuple((_KIND_RANK[load.kind], _OWNER_RANK[load.owner], -load.number) for load in cargo),
    )


def _alternatives(names: "dict[str, Kind] | dict[str, Power]") -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


_KIND_RANK: dict[Kind, int] = {name: rank for rank, name in enumerate(KINDS)}
_OWNER_RANK: dict[Power | None, int] = {None: -1} | {name: rank for rank, name in enumerate(POWERS)}
_WORD_STATES: dict[str | None, State] = {None: "", "damaged": "damaged", "submerging": "submerging"}
_ITEM = re.compile(
    r"(damage )?([0-9]+) (?:(damaged|submerging) )?"
    rf"({_alternatives(KIND_NAMES)})\b(?: ?\( ?([^()]*?) ?\))?(?: of ({_alternatives(POWER_NAMES)})\b(?! hungar))?"
)
_COMMA = re.compile(r" ?, ?")
_OWNER = re.compile(r" of ([^ ,()]*)")
_BEGINNING = re.compile(r"(?:damage )?[0-9]+ ?(?:damaged |submerging )?([^ ,()]*)")
