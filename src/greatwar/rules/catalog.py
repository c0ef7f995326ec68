"""The list of rulesets, and rulesets made with options."""

from collections.abc import Mapping

from greatwar.problems import Refused
from greatwar.rules.mixing import chosen_options, mixed, unknown
from greatwar.rules.quick_reference.quick_reference import QUICK_REFERENCE
from greatwar.rules.reference_manual.reference_manual import REFERENCE_MANUAL
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.second_edition import SECOND_EDITION
from greatwar.rules.tournament.tournament import TOURNAMENT

RULESETS: dict[str, Ruleset] = {
    rules.name: rules for rules in (RULEBOOK, TOURNAMENT, SECOND_EDITION, QUICK_REFERENCE, REFERENCE_MANUAL)
}

_MADE: dict[tuple[str, tuple[tuple[str, object], ...]], Ruleset] = {}


def ruleset(name: str, options: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset of that name with these options; an unknown name or value is refused with a sentence."""
    rules = RULESETS.get(name)
    if rules is None:
        raise Refused(unknown("ruleset", name, RULESETS))
    chosen = chosen_options(rules, options or {})
    key = (name, tuple(chosen.items()))
    made = _MADE.get(key)
    if made is None:
        made = _MADE[key] = mixed(rules, chosen)
    return made
