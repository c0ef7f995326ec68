"""Units as a house rule changes them: `[units.tank]`."""

from greatwar.board import POWERS, Power
from greatwar.pieces import KINDS, LAND_UNITS, SHIPS, Kind
from greatwar.rules.house.keys import Key, Parameter, Section, Several, TableEntry
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

ARMED: tuple[Kind, ...] = tuple(kind for kind in KINDS if kind != "transport")
"""The units that fire; a transport never does."""
LONGEST_MARCH = 2
"""How far land units march at most: nothing is said about longer marches."""
LATEST_ROUND = 30
"""The latest round from which on a unit can be bought."""

_COST = TableEntry("units", "cost")
_ATTACK = TableEntry("units", "attack")
_DEFENCE = TableEntry("units", "defence")
_REACH = TableEntry("units", "reach")
_HITS = Parameter("units", "battleship_hits")
_CAPACITY = Parameter("units", "transport_capacity")
_REPAIR = Parameter("units", "repair_cost")


def _kind(member: str) -> Kind:
    return next(kind for kind in KINDS if kind == member)


# From when on, and by whom


def _rounds(rules: Ruleset, member: str) -> dict[Power, int]:
    """The first round of each power that may buy a unit."""
    return rules.units.available.get(_kind(member), dict.fromkeys(POWERS, 1))


def _with_rounds(rules: Ruleset, member: str, rounds: dict[Power, int]) -> Ruleset:
    ordered = {power: rounds[power] for power in POWERS if power in rounds}
    return rules.but("units", available=rules.units.available | {_kind(member): ordered})


def _first_round(rules: Ruleset, member: str) -> int | None:
    """The first round of all buyers, if it is the same."""
    rounds = set(_rounds(rules, member).values())
    return rounds.pop() if len(rounds) == 1 else None


def _from_round(rules: Ruleset, member: str, first: int) -> Ruleset:
    return _with_rounds(rules, member, dict.fromkeys(_rounds(rules, member), first))


def _buyers(rules: Ruleset, member: str) -> tuple[Power, ...]:
    return tuple(_rounds(rules, member))


def _bought_by(rules: Ruleset, member: str, powers: tuple[Power, ...]) -> Ruleset:
    """Those who could not buy the unit before may from the round in which the first of the others may."""
    rounds = _rounds(rules, member)
    first = min(rounds.values())
    return _with_rounds(rules, member, {power: rounds.get(power, first) for power in powers})


def _unsold(rules: Ruleset, member: str, powers: tuple[Power, ...]) -> Message | None:
    if powers:
        return None
    return house.no_buyers(kind=_kind(member), latest=LATEST_ROUND)


# Moves, hits and repair


def _marches(rules: Ruleset, member: str, spaces: int) -> Message | None:
    if spaces > LONGEST_MARCH and _kind(member) in rules.units.land_units:
        return house.long_march(kind=_kind(member), n=LONGEST_MARCH)
    return None


def _is_not_overruled(rules: Ruleset, member: str, spaces: int) -> Message | None:
    now = rules.units.reach[_kind(member)]
    if now == spaces:
        return None
    return house.overruled_march(kind=_kind(member), now=now, n=spaces)


def _sunk_by(rules: Ruleset, member: str, hits: int) -> Ruleset:
    """A ruleset in which so many hits sink a battleship; a mine sinks one that a single hit sinks."""
    rules = _HITS.apply(rules, member, hits)
    return rules if hits > 1 else rules.but("mines", battleship="sunk")


def _mines_agree(rules: Ruleset, member: str, hits: int) -> Message | None:
    if hits > 1 or rules.mines.battleship == "sunk":
        return None
    return house.mine_damages()


def _is_ever_damaged(rules: Ruleset, member: str, price: int) -> Message | None:
    if rules.units.battleship_hits > 1:
        return None
    return house.no_repair()


UNITS = Section(
    name="units",
    sentence=text.units(),
    members=KINDS,
    keys=(
        Key("cost", text.units_cost(), range(1, 51), _COST.value, _COST.apply),
        Key(
            "attack",
            text.units_attack(),
            range(7),
            _ATTACK.value,
            _ATTACK.apply,
            only_of=ARMED,
        ),
        Key(
            "defend",
            text.units_defend(),
            range(7),
            _DEFENCE.value,
            _DEFENCE.apply,
            only_of=ARMED,
        ),
        Key(
            "move",
            text.units_move_land(),
            range(1, LONGEST_MARCH + 1),
            _REACH.value,
            _REACH.apply,
            _is_not_overruled,
            only_of=LAND_UNITS,
        ),
        Key(
            "move",
            text.units_move_fighter(),
            range(1, 5),
            _REACH.value,
            _REACH.apply,
            _marches,
            only_of=("fighter",),
        ),
        Key(
            "move",
            text.units_move_ship(),
            range(1, 5),
            _REACH.value,
            _REACH.apply,
            only_of=SHIPS,
        ),
        Key(
            "buyers",
            text.units_buyers(),
            Several(POWERS),
            _buyers,
            _bought_by,
            _unsold,
        ),
        Key(
            "first_round",
            text.units_first_round(),
            range(1, LATEST_ROUND + 1),
            _first_round,
            _from_round,
        ),
        Key(
            "hits",
            text.units_hits(),
            range(1, 3),
            _HITS.value,
            _sunk_by,
            _mines_agree,
            only_of=("battleship",),
        ),
        Key(
            "repair",
            text.units_repair(),
            range(51),
            _REPAIR.value,
            _REPAIR.apply,
            _is_ever_damaged,
            only_of=("battleship",),
        ),
        Key(
            "capacity",
            text.units_capacity(),
            range(1, 5),
            _CAPACITY.value,
            _CAPACITY.apply,
            only_of=("transport",),
        ),
    ),
)
