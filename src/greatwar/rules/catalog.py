"""The list of rulesets, their earlier revisions, and rulesets with options."""

from collections.abc import Mapping

from msgspec.structs import replace

from greatwar.problems import Problem, Refused
from greatwar.rules.mixing import chosen_options, mixed, no_such_ruleset
from greatwar.rules.quick_reference.quick_reference import QUICK_REFERENCE
from greatwar.rules.reference_manual.reference_manual import REFERENCE_MANUAL
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.second_edition import SECOND_EDITION
from greatwar.rules.tournament.tournament import TOURNAMENT
from greatwar.text.say import house

RULESETS: dict[str, Ruleset] = {
    rules.name: rules for rules in (RULEBOOK, TOURNAMENT, SECOND_EDITION, QUICK_REFERENCE, REFERENCE_MANUAL)
}
"""The newest revision of every ruleset."""


def _first(rules: Ruleset) -> Ruleset:
    """Revision 1 of a ruleset: what C-115 and the vote of departed powers have changed in all of them."""
    first = rules.but("movement", landings_named=False).but("revolution", departed_vote=True)
    return replace(first, revision=1)


EARLIER: tuple[Ruleset, ...] = (
    _first(RULEBOOK),
    _first(TOURNAMENT).but("sea_battle", retreat_closes_zone=True),
    _first(SECOND_EDITION)
    .but("entry", leaning_land_closed=False)
    .but("units", land_units_fixed=True)
    .but("economy", morocco="until-raised"),
    _first(QUICK_REFERENCE),
    _first(REFERENCE_MANUAL)
    .but("land_battle", tanks="absorb")
    .but("minors", mobilizing=RULEBOOK.minors.mobilizing)
    .but("units", land_units_fixed=True)
    .but("economy", morocco="until-raised"),
)
"""The revisions that games and records under way were begun with, each as its difference from the newest."""

_REVISIONS: dict[str, dict[int, Ruleset]] = {name: {} for name in RULESETS}
for _rules in (*EARLIER, *RULESETS.values()):
    _REVISIONS[_rules.name][_rules.revision] = _rules

_MADE: dict[tuple[str, int, tuple[tuple[str, object], ...]], Ruleset] = {}


def ruleset(
    name: str, options: Mapping[str, object] | None = None, *, revision: int | None = None
) -> Ruleset:
    """The ruleset of that name with these options, in its newest revision unless another is named.

    An unknown name, revision or value is refused with a sentence.
    """
    rules = _revised(name, revision)
    chosen = chosen_options(rules, options or {})
    key = (name, rules.revision, tuple(chosen.items()))
    made = _MADE.get(key)
    if made is None:
        made = _MADE.setdefault(key, mixed(rules, chosen))
    return made


def revisions(name: str) -> tuple[int, ...]:
    """The revisions of a ruleset that are known, the oldest first."""
    return tuple(sorted(_REVISIONS[name]))


def _revised(name: str, revision: int | None) -> Ruleset:
    newest = RULESETS.get(name)
    if newest is None:
        raise Refused(no_such_ruleset(name, RULESETS))
    if revision is None:
        return newest
    found = _REVISIONS[name].get(revision)
    if found is None:
        known = tuple(map(str, revisions(name)))
        message = house.unknown_revision(revision=str(revision), rules=name, known=known)
        raise Refused(Problem("unknown-revision", f"{name}@{revision}", message, ""))
    return found
