"""The list of rulesets, and rulesets made with options."""

from collections.abc import Mapping
from difflib import get_close_matches

from msgspec.structs import replace

from greatwar.problems import Problem, Refused
from greatwar.rules.quick_reference.quick_reference import QUICK_REFERENCE
from greatwar.rules.reference_manual.reference_manual import REFERENCE_MANUAL
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Option, Ruleset
from greatwar.rules.second_edition.second_edition import SECOND_EDITION
from greatwar.rules.tournament.tournament import TOURNAMENT

RULESETS: dict[str, Ruleset] = {
    rules.name: rules for rules in (RULEBOOK, TOURNAMENT, SECOND_EDITION, QUICK_REFERENCE, REFERENCE_MANUAL)
}

_MADE: dict[tuple[str, tuple[tuple[str, str], ...]], Ruleset] = {}


def ruleset(name: str, options: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset of that name with these options; an unknown name or value is refused with a sentence."""
    rules = RULESETS.get(name)
    if rules is None:
        raise Refused(_unknown("ruleset", name, RULESETS))
    known = {option.name: option for option in rules.options}
    problems = []
    chosen: dict[str, object] = {}
    for key, value in (options or {}).items():
        option = known.get(key)
        if option is None:
            problems.append(_unknown(f"option of {name}", str(key), known))
        elif not _allowed(option, value):
            allowed = ", ".join(str(each).lower() for each in option.values)
            sentence = f"The option {key} takes one of: {allowed}"
            problems.append(Problem("bad-option", str(key), sentence, ""))
        elif value != option.default:
            chosen[key] = value
    if problems:
        raise Refused(*problems)
    key_ = (name, tuple(sorted((key, repr(value)) for key, value in chosen.items())))
    made = _MADE.get(key_)
    if made is None:
        made = replace(rules, chosen=chosen)
        for option_name, value in chosen.items():
            made = known[option_name].apply(made, value)
        _MADE[key_] = made
    return made


def _allowed(option: Option, value: object) -> bool:
    return any(type(value) is type(each) and value == each for each in option.values)


def _unknown(what: str, name: str, known: Mapping[str, object]) -> Problem:
    near = get_close_matches(str(name), known, n=1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are: {', '.join(known) or 'none'}"
    return Problem("unknown-name", str(name), f"There is no {what} called {name!r}{hint}", "")
