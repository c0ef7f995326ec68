"""Custom rulesets: a published one with options, house rules and a changed setup, under its own name."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from greatwar.board import LANDLOCKED, TERRITORIES, ZONES, Power, Space
from greatwar.frames import Launching
from greatwar.pieces import ARMY_KINDS, MOST, Kind
from greatwar.problems import MOST_COMPLAINTS, Problem, Refused
from greatwar.rules.catalog import RULESETS, ruleset
from greatwar.rules.homeland import slip_problem
from greatwar.rules.house import SECTIONS
from greatwar.rules.house.contradictions import contradictions
from greatwar.rules.house.keys import objections, with_changes
from greatwar.rules.house.obligations import without_idle_obligations
from greatwar.rules.house.territories import may_begin_in
from greatwar.rules.refusals import units_of
from greatwar.rules.ruleset import Change, Custom, Ruleset, Setup, SetupChanges
from greatwar.rules.setups import changed, is_hull
from greatwar.text.messages import plain
from greatwar.text.say import house as say

_MADE: dict[bytes, Ruleset] = {}


def custom_ruleset(
    name: str,
    title: str,
    base: str,
    changes: SetupChanges,
    options: Mapping[str, object],
    house: tuple[Change, ...] = (),
    *,
    revision: int | None = None,
) -> Ruleset:
    """The ruleset `base` with these options, house rules and changes of its set-up, or every reason why not.

    It goes by the newest revision of its base unless another is named.
    """
    rules = ruleset(base, options, revision=revision)
    custom = Custom(base, changes, house)
    key = msgspec.json.encode((name, title, custom, rules.revision, list(rules.chosen.items())))
    made = _MADE.get(key)
    if made is None:
        problems = [Problem("name-taken", "name", say.name_taken(name=name), "")] if name in RULESETS else []
        problems += [*_removal_problems(rules, changes), *_addition_problems(rules, changes)]
        opposed = list(contradictions(SECTIONS, ruleset(base, revision=revision), rules, house))
        problems += opposed
        printed = rules.setup
        if changes != SetupChanges():
            rules = replace(rules, setup=changed(rules.setup, changes))
        rules = with_changes(SECTIONS, replace(rules, custom=custom), house)
        rules = without_idle_obligations(rules, house)
        problems += [
            *_stranger_problems(rules, changes),
            *_company_problems(rules, printed, changes),
            *_besides(opposed, objections(SECTIONS, rules, house)),
        ]
        if problems:
            raise Refused(*problems[:MOST_COMPLAINTS], more=len(problems) > MOST_COMPLAINTS)
        made = _MADE.setdefault(key, replace(rules, name=name, title=plain(title)))
    return made


def _besides(named: list[Problem], others: Iterable[Problem]) -> Iterator[Problem]:
    """Problems of places that none is named of already: one contradiction is one problem."""
    places = {problem.place for problem in named}
    return (problem for problem in others if problem.place not in places)


def _removal_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    for space, powers in changes.remove.items():
        for power, kinds in powers.items():
            for kind, number in kinds.items():
                have = _number(rules.setup, power, space, kind)
                if number > have:
                    message = say.removes_none(power=power, kind=kind, space=space, n=number)
                    if have:
                        there = units_of(kind, have)
                        message = say.removes_too_many(power=power, there=there, space=space, n=number)
                    yield Problem("too-many", f"setup.remove.{space}", message, "")


def _addition_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    for space, powers in changes.add.items():
        place = f"setup.add.{space}"
        for power, kinds in powers.items():
            removed = changes.remove.get(space, {}).get(power, {})
            for kind, number in kinds.items():
                total = _number(rules.setup, power, space, kind) - removed.get(kind, 0) + number
                if is_hull(kind, space) and Launching in rules.steps:
                    problem = slip_problem(power, space, total)
                    if problem is not None:
                        yield replace(problem, place=place)
                    continue
                if (kind in ARMY_KINDS) != (space in TERRITORIES) or space in LANDLOCKED:
                    yield Problem("wrong-place", place, say.wrong_place(kind=kind, space=space), "")
                if total > MOST:
                    units = units_of(kind, total)
                    message = say.too_many(power=power, units=units, space=space, most=MOST)
                    yield Problem("too-many", place, message, "")


def _stranger_problems(rules: Ruleset, changes: SetupChanges) -> Iterator[Problem]:
    """Why units that are added cannot begin where they are, on the board as the ruleset has it."""
    for space, powers in changes.add.items():
        for power in powers:
            if space not in ZONES and not may_begin_in(rules, power, space):
                message = say.not_friendly(space=space, power=power)
                yield Problem("not-friendly", f"setup.add.{space}", message, "")


def _company_problems(rules: Ruleset, printed: Setup, changes: SetupChanges) -> Iterator[Problem]:
    """Why units that are added or left cannot begin without others; the printed set-up may leave some alone."""
    for space in TERRITORIES:
        for power in {**changes.remove.get(space, {}), **changes.add.get(space, {})}:
            now, before = (setup.units.get(power, {}).get(space, {}) for setup in (rules.setup, printed))
            removed = changes.remove.get(space, {}).get(power, {})
            if any(number > _number(printed, power, space, kind) for kind, number in removed.items()):
                continue  # what is left cannot be said
            if _is_alone(rules, now) and not _is_alone(rules, before):
                lacking = say.no_infantry if rules.movement.infantry_required else say.no_land_unit
                message = lacking(power=power, space=space)
                place = f"setup.{'add' if power in changes.add.get(space, {}) else 'remove'}.{space}"
                yield Problem("no-infantry", place, message, "RB-INF-01", ("RB-FTR-03",))


def _is_alone(rules: Ruleset, army: Mapping[Kind, int]) -> bool:
    there = [kind for kind, number in army.items() if number > 0]
    return bool(there) and rules.company.isdisjoint(there)


def _number(setup: Setup, power: Power, space: Space, kind: Kind) -> int:
    """How many units of a kind a power has in a space when the game begins, a hull among them."""
    if is_hull(kind, space):
        return int(space in setup.hulls and TERRITORIES[space].owner == power)
    return setup.units.get(power, {}).get(space, {}).get(kind, 0)
