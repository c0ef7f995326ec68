"""Custom rulesets: one of the list with options and a changed set-up, under a name of its own."""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec.structs import replace

from greatwar.board import LANDLOCKED, SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.pieces import ARMY_KINDS, KINDS, MOST, Kind
from greatwar.problems import Problem, Refused
from greatwar.rules.catalog import RULESETS, ruleset
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
    for sign, stacks in ((-1, changes.remove), (1, changes.add)):
        for space, powers in stacks.items():
            for power, kinds in powers.items():
                here = units.setdefault(power, {}).setdefault(space, {})
                for kind, number in kinds.items():
                    here[kind] = here.get(kind, 0) + sign * number
    kept: Placed = {
        power: {
            space: {kind: here[kind] for kind in KINDS if here.get(kind)}
            for space, here in spaces.items()
            if any(here.values())
        }
        for power, spaces in units.items()
    }
    return replace(setup, units=kept, treasury=setup.treasury | changes.treasury)


def _removal_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    for space, powers in changes.remove.items():
        for power, kinds in powers.items():
            here = rules.setup.units.get(power, {}).get(space, {})
            for kind, number in kinds.items():
                if number > here.get(kind, 0):
                    have = here.get(kind, 0)
                    sentence = f"{power} has {have} {kind} in {space} at the beginning, so {number} cannot be removed"
                    yield Problem("too-many", space, sentence, "")


def _addition_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    for space, powers in changes.add.items():
        for power, kinds in powers.items():
            there = rules.setup.units.get(power, {}).get(space, {})
            removed = changes.remove.get(space, {}).get(power, {})
            for kind, number in kinds.items():
                if (kind in ARMY_KINDS) != (space in TERRITORIES) or space in LANDLOCKED:
                    sentence = f"{kind.capitalize()} cannot be set up in {space}"
                    yield Problem("wrong-place", space, sentence, "")
                total = there.get(kind, 0) - removed.get(kind, 0) + number
                if total > MOST:
                    sentence = f"{power} would begin with {total} {kind} in {space}; {MOST} is the most"
                    yield Problem("too-many", space, sentence, "")
            if space not in ZONES and not _is_home(rules, power, space):
                sentence = f"{space} is neither {power}'s land nor a friend's, so {power} cannot begin there"
                yield Problem("not-friendly", space, sentence, "")


def _is_home(rules: Ruleset, power: Power, territory: Space) -> bool:
    """Whether a power's units can stand in a territory when the game begins."""
    owner = TERRITORIES[territory].owner
    if owner == power or territory in rules.setup.units.get(power, {}):
        return True
    neutral = rules.neutral_powers
    return owner is not None and SIDE[owner] == SIDE[power] and owner not in neutral and power not in neutral
