"""Mixtures: random rulesets, made of options, setups and house rules of every section."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import POWERS, TERRITORIES, Power, Space
from greatwar.notation.house_rules import in_order
from greatwar.pieces import ARMY_KINDS, KINDS, Kind
from greatwar.problems import Refused
from greatwar.rules import RULESETS, Ruleset, custom_ruleset, ruleset
from greatwar.rules.house import SECTIONS, Key, Section
from greatwar.rules.house.keys import Grant, Several, UnitsOrIpcs
from greatwar.rules.mixing import consistent
from greatwar.rules.ruleset import Change, SetupChanges

NAME = "mixture"
SWITCHED = 1 / 3
"""How often an option of a mixed game is drawn rather than left as it is."""
TOUCHED = 1 / 2
"""How often a section of a mixed game says anything."""
MOST_CHANGES = 5
"""How much a section says at most."""
OWN = 1 / 2
"""How often a change is one of the section itself where it has members too."""
REMOVED = 1 / 2
"""How often the units in a territory go where house rules say who controls it; others may have to."""
REINFORCED = 1 / 4
"""How often units are added to the set-up."""
EXTREME = 1 / 8
"""How often a number is the highest that can be."""
NEAR = 40
"""How far above the lowest other numbers lie."""


class Recipe(Struct, frozen=True):
    """What a ruleset is made of: its base, options, changes of the set-up, and house rules."""

    base: str
    options: dict[str, object] = {}
    setup: SetupChanges = SetupChanges()
    house: tuple[Change, ...] = ()

    def made(self, name: str = NAME, title: str = "", revision: int | None = None) -> Ruleset:
        """The ruleset; a custom one if it changes more than options."""
        if not self.house and self.setup == SetupChanges():
            return ruleset(self.base, self.options, revision=revision)
        return custom_ruleset(
            name, title or name, self.base, self.setup, self.options, self.house, revision=revision
        )


def recipe(rules: Ruleset) -> Recipe:
    """What a ruleset is made of."""
    custom = rules.custom
    if custom is None:
        return Recipe(rules.name, rules.chosen)
    return Recipe(custom.base, rules.chosen, custom.changes, custom.house)


def made_like(rules: Ruleset, other: Recipe) -> Ruleset:
    """A ruleset made of something else, under the name and the revision of this one."""
    custom = rules.custom is not None
    return other.made(rules.name if custom else NAME, str(rules.title) if custom else "", rules.revision)


def drawn_ruleset(rng: Random, given: Ruleset | None = None) -> Ruleset:
    """A ruleset of house rules, options and a set-up drawn at random; what the rules refuse is thrown away.

    A ruleset that is given keeps what it says, and the rest is drawn; otherwise its base is drawn too.
    """
    kept = recipe(given) if given is not None else Recipe(rng.choice(list(RULESETS)))
    base = ruleset(kept.base, revision=given.revision if given is not None else None)
    said = {change.place for change in kept.house}
    house = [change for change in _changes(rng) if change.place not in said]
    setup = kept.setup if kept.setup != SetupChanges() else _setup(rng, base, house)
    options = kept.options | _options(rng, base, kept.options)
    mixed = replace(kept, options=options, setup=setup, house=in_order([*kept.house, *house]))
    return _accepted(mixed, kept, given)


def _options(rng: Random, rules: Ruleset, chosen: Mapping[str, object]) -> dict[str, object]:
    drawn_options = {
        option.name: rng.choice(option.values)
        for option in rules.options
        if rng.random() < SWITCHED and option.name not in chosen
    }
    return consistent(rules, drawn_options)


# House rules


def _changes(rng: Random) -> Iterator[Change]:
    """Changes of about half of the sections, in no order."""
    for section in SECTIONS.values():
        if rng.random() < TOUCHED:
            for _ in range(rng.randint(1, MOST_CHANGES)):
                member = "" if section.own and rng.random() < OWN else rng.choice(section.places)
                key = rng.choice(_keys(section, member))
                yield Change(section.name, member, key.name, _value(rng, key))


def _keys(section: Section, member: str) -> list[Key]:
    return list(section.keys_of(member).values())


def _value(rng: Random, key: Key) -> object:
    takes = key.takes
    if isinstance(takes, UnitsOrIpcs):
        return Grant(units=_units(rng, KINDS)) if rng.random() < 1 / 2 else Grant(ipcs=rng.randint(1, NEAR))
    if isinstance(takes, Several):
        wanted = rng.sample(list(takes.of), rng.randint(0, min(len(takes.of), MOST_CHANGES)))
        return tuple(value for value in takes.of if value in wanted)
    if isinstance(takes, range) and rng.random() >= EXTREME:
        return rng.choice(takes[: NEAR + 1])
    return takes[-1] if isinstance(takes, range) else rng.choice(takes)


def _units(rng: Random, kinds: Iterable[Kind]) -> dict[Kind, int]:
    wanted = rng.sample(list(kinds), rng.randint(1, 2))
    return {kind: rng.randint(1, 3) for kind in KINDS if kind in wanted}


# The set-up


def _setup(rng: Random, rules: Ruleset, house: Iterable[Change]) -> SetupChanges:
    """Units that go where house rules give land away, and units that are added somewhere."""
    given_away = [change.member for change in house if change.key in ("control", "aligned")]
    remove = {
        land: _powers_in(rules, land) for land in given_away if land in TERRITORIES and rng.random() < REMOVED
    }
    add: dict[Space, dict[Power, dict[Kind, int]]] = {}
    if rng.random() < REINFORCED:
        land = rng.choice(list(TERRITORIES))
        add[land] = {rng.choice(POWERS): _units(rng, sorted(ARMY_KINDS))}
    return SetupChanges({land: remove[land] for land in TERRITORIES if remove.get(land)}, add)


def _powers_in(rules: Ruleset, land: Space) -> dict[Power, dict[Kind, int]]:
    setup = rules.setup.units
    return {power: setup[power][land] for power in POWERS if land in setup.get(power, {})}


# What the rules accept


def _accepted(mixed: Recipe, kept: Recipe, given: Ruleset | None) -> Ruleset:
    """The ruleset without the pieces that the rules object to; what is kept stays."""
    while True:
        try:
            return mixed.made() if given is None else made_like(given, mixed)
        except Refused as refusal:
            less = _without(mixed, kept, {problem.place for problem in refusal.problems})
            if less == mixed:
                raise
            mixed = less


def _without(mixed: Recipe, kept: Recipe, places: set[str]) -> Recipe:
    """The recipe without what stands in these places; if nothing does, without the last piece."""
    house = tuple(change for change in mixed.house if change in kept.house or change.place not in places)
    setup = mixed.setup
    if setup is not kept.setup:
        setup = SetupChanges(_elsewhere(setup.remove, places), _elsewhere(setup.add, places))
    less = replace(mixed, house=house, setup=setup)
    if less != mixed:
        return less
    if mixed.options != kept.options:
        options = dict(mixed.options)
        options.popitem()
        return replace(mixed, options=options)
    if setup != kept.setup:
        return replace(mixed, setup=kept.setup)
    loose = [change for change in mixed.house if change not in kept.house]
    return replace(mixed, house=tuple(change for change in mixed.house if change not in loose[-1:]))


def _elsewhere(
    placed: dict[Space, dict[Power, dict[Kind, int]]], places: set[str]
) -> dict[Space, dict[Power, dict[Kind, int]]]:
    return {space: powers for space, powers in placed.items() if space not in places}
