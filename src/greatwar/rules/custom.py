"""Custom rulesets: one of the list with options and a changed set-up, under a name of its own."""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import replace

from greatwar.board import LANDLOCKED, SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.english import counted
from greatwar.frames import Launching
from greatwar.pieces import ARMY_KINDS, KINDS, MOST, Kind
from greatwar.problems import Problem, Refused
from greatwar.rules.catalog import RULESETS, ruleset
from greatwar.rules.homeland import slip_problem
from greatwar.rules.ruleset import Custom, Ruleset, Setup, SetupChanges

_MADE: dict[bytes, Ruleset] = {}

Placed = dict[Power, dict[Space, dict[Kind, int]]]


def custom_ruleset(
    name: str, title: str, base: str, changes: SetupChanges, options: Mapping[str, object]
) -> Ruleset:
    """The ruleset `base` with these options and changes of its set-up, or every reason why there is none."""
    if name in RULESETS:
        sentence = f"A custom ruleset needs a name of its own; {name} is one of those that everybody has"
        raise Refused(Problem("name-taken", name, sentence, ""))
    rules = ruleset(base, options)
    custom = Custom(base, changes)
    key = msgspec.json.encode((name, title, custom, list(rules.chosen.items())))
    made = _MADE.get(key)
    if made is None:
        problems = [*_removal_problems(rules, changes), *_addition_problems(rules, changes)]
        if problems:
            raise Refused(*problems)
        setup = changed(rules.setup, changes)
        made = _MADE[key] = replace(rules, name=name, title=title, setup=setup, custom=custom)
    return made


def changed(setup: Setup, changes: SetupChanges) -> Setup:
    """A set-up with the changes made."""
    units: Placed = {
        power: {space: dict(kinds) for space, kinds in spaces.items()}
        for power, spaces in setup.units.items()
    }
    hulls = dict.fromkeys(setup.hulls, True)
    for sign, stacks in ((-1, changes.remove), (1, changes.add)):
        for space, powers in stacks.items():
            for power, kinds in powers.items():
                here = units.setdefault(power, {}).setdefault(space, {})
                for kind, number in kinds.items():
                    if _is_hull(kind, space):
                        hulls[space] = sign > 0
                    else:
                        here[kind] = here.get(kind, 0) + sign * number
    kept: Placed = {
        power: {
            space: {kind: here[kind] for kind in KINDS if here.get(kind)}
            for space, here in spaces.items()
            if any(here.values())
        }
        for power, spaces in units.items()
    }
    laid_down = tuple(land for land in TERRITORIES if hulls.get(land))
    return replace(setup, units=kept, treasury=setup.treasury | changes.treasury, hulls=laid_down)


def _is_hull(kind: Kind, space: Space) -> bool:
    """Whether this is a battleship under construction, as a position names it: `1 battleship` in a territory."""
    return kind == "battleship" and space in TERRITORIES


def _removal_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    for space, powers in changes.remove.items():
        for power, kinds in powers.items():
            for kind, number in kinds.items():
                have = _number(rules.setup, power, space, kind)
                if number > have:
                    there = counted(have, kind) if have else f"no {kind}"
                    sentence = (
                        f"{power} has {there} in {space} at the beginning, so {number} cannot be removed"
                    )
                    yield Problem("too-many", space, sentence, "")


def _addition_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    for space, powers in changes.add.items():
        for power, kinds in powers.items():
            removed = changes.remove.get(space, {}).get(power, {})
            for kind, number in kinds.items():
                total = _number(rules.setup, power, space, kind) - removed.get(kind, 0) + number
                if _is_hull(kind, space) and Launching in rules.steps:
                    problem = slip_problem(power, space, total)
                    if problem is not None:
                        yield problem
                    continue
                if (kind in ARMY_KINDS) != (space in TERRITORIES) or space in LANDLOCKED:
                    sentence = f"{kind.capitalize()} cannot be set up in {space}"
                    yield Problem("wrong-place", space, sentence, "")
                if total > MOST:
                    sentence = f"{power} would begin with {total} {kind} in {space}; {MOST} is the most"
                    yield Problem("too-many", space, sentence, "")
            if space not in ZONES and not _is_home(rules, power, space):
                sentence = f"{space} is neither {power}'s land nor a friend's, so {power} cannot begin there"
                yield Problem("not-friendly", space, sentence, "")


def _number(setup: Setup, power: Power, space: Space, kind: Kind) -> int:
    """How many units of a kind a power has in a space when the game begins, a hull among them."""
    if _is_hull(kind, space):
        return int(space in setup.hulls and TERRITORIES[space].owner == power)
    return setup.units.get(power, {}).get(space, {}).get(kind, 0)


def _is_home(rules: Ruleset, power: Power, territory: Space) -> bool:
    """Whether a power's units can stand in a territory when the game begins."""
    owner = TERRITORIES[territory].owner
    if owner == power or territory in rules.setup.units.get(power, {}):
        return True
    neutral = rules.neutral_powers
    return owner is not None and SIDE[owner] == SIDE[power] and owner not in neutral and power not in neutral
