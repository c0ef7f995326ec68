"""Territories as a house rule changes them: `[territories.Serbia]`."""

from greatwar.board import CAPITAL, POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.rules.goals import goals
from greatwar.rules.homeland import HOMELAND
from greatwar.rules.house.keys import Key, Section, said
from greatwar.rules.opening import empty
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

NOBODY = "nobody"
"""The word for a territory that no power controls, or a minor power that is aligned with none."""

MINORS: tuple[Space, ...] = tuple(name for name, land in TERRITORIES.items() if land.is_minor)


# What a territory is worth


def _value(rules: Ruleset, member: str) -> object:
    return rules.board.ipc[member]


def _worth(rules: Ruleset, member: str, value: int) -> Ruleset:
    return rules.but("board", ipc=rules.board.ipc | {member: value})


def _no_collapse(rules: Ruleset, member: str, value: object) -> Message | None:
    """A power does not begin the war with so much of its homeland lost that it collapses."""
    power = HOMELAND.get(member)
    aims = goals(rules)
    if power is None or power not in aims.collapse:
        return None
    lost, limit = aims.lost(empty(rules), power), aims.collapse[power].economic
    if lost < limit:
        return None
    return house.collapses_at_once(power=power, n=lost, limit=limit)


def _worth_objection(rules: Ruleset, member: str, value: int) -> Message | None:
    owner = TERRITORIES[member].owner
    by_worth = rules.economy.capital_limit == "ipc" and "capital_limit" not in said(rules, "mobilize", "")
    if owner is not None and member == CAPITAL[owner] and not value and by_worth:
        return house.capital_without_room(power=owner, capital=member)
    return _no_collapse(rules, member, value)


# Who controls it when the game begins


def _controller(rules: Ruleset, member: str) -> object:
    return rules.board.control.get(member, NOBODY)


def _controlled(rules: Ruleset, member: str, value: str) -> Ruleset:
    return rules.but("board", control=_with(rules.board.control, member, value))


def _with(table: dict[Space, Power], member: Space, value: str) -> dict[Space, Power]:
    """A table of powers with one entry replaced, in the order of the board."""
    named: dict[Space, str] = table | {member: value}
    return {land: power for land in TERRITORIES for power in POWERS if named.get(land) == power}


def _control_objection(rules: Ruleset, member: str, value: str) -> Message | None:
    land = TERRITORIES[member]
    if land.owner is not None and value != land.owner:
        if member in CAPITAL.values():
            return house.capital_captured(territory=member, power=land.owner)
        if member in rules.setup.hulls:
            return house.hull_there(territory=member, power=land.owner)
    minor = land.of
    if minor is not None and rules.minors.join_for_good and value != NOBODY:
        if minor not in rules.board.control:
            return house.colony_of_neutral(territory=member, minor=minor)
    return stray(rules, member) or _no_collapse(rules, member, value)


def stray(rules: Ruleset, territory: Space) -> Message | None:
    """Why units that the set-up places in a territory cannot be there, if they cannot."""
    for power in POWERS:
        if territory in rules.setup.units.get(power, {}) and not may_begin_in(rules, power, territory):
            return house.units_astray(power=power, territory=territory)
    return None


def may_begin_in(rules: Ruleset, power: Power, territory: Space) -> bool:
    """Whether units of a power can stand in a territory when the game begins."""
    holder = rules.board.control.get(territory)
    if holder is None:
        return rules.minors.garrisons and rules.board.patron(territory) == power
    neutral = rules.entry.neutral_powers
    return holder == power or (SIDE[holder] == SIDE[power] and neutral.isdisjoint((holder, power)))


# With whom a minor power is aligned


def _patron(rules: Ruleset, member: str) -> object:
    return rules.board.aligned.get(member, NOBODY)


def _aligned(rules: Ruleset, member: str, value: str) -> Ruleset:
    rules = rules.but("board", aligned=_with(rules.board.aligned, member, value))
    if value != NOBODY:
        return rules
    # A minor power that is aligned with nobody has no side to enter the war on.
    timeline = {name: round_ for name, round_ in rules.entry.timeline.items() if name != member}
    return rules.but("entry", timeline=timeline)


def _aligned_objection(rules: Ruleset, member: str, value: str) -> Message | None:
    return stray(rules, member)


TERRITORY_SECTION = Section(
    name="territories",
    sentence=text.territories(),
    members=tuple(TERRITORIES),
    keys=(
        Key("ipc", text.territories_ipc(), range(21), _value, _worth, _worth_objection),
        Key(
            "control",
            text.territories_control(),
            (*POWERS, NOBODY),
            _controller,
            _controlled,
            _control_objection,
        ),
        Key(
            "aligned",
            text.territories_aligned(),
            (*POWERS, NOBODY),
            _patron,
            _aligned,
            _aligned_objection,
            only_of=MINORS,
        ),
    ),
)
