"""Contradictions: an option and a house rule of one file that disagree about the same number."""

from collections.abc import Iterator, Mapping, Sequence
from operator import attrgetter

from greatwar.problems import Problem
from greatwar.rules.descriptions import PARAMETERS
from greatwar.rules.house.keys import Section, with_changes
from greatwar.rules.mixing import value_text
from greatwar.rules.ruleset import Change, Ruleset
from greatwar.text.say import house

ParameterEntry = tuple[str, object]
"""A parameter, and the entry of it that is meant where it is a table."""


def contradictions(
    sections: Mapping[str, Section], plain: Ruleset, chosen: Ruleset, changes: Sequence[Change]
) -> Iterator[Problem]:
    """Every change that overrules an option; `plain` is the ruleset without options, `chosen` with them.

    An option that sets several parameters is a package, which a house rule may refine.
    """
    options = {option.name: option for option in chosen.options}
    for name, value in chosen.chosen.items():
        said = _differing(plain, options[name].apply(plain, value))
        if len({parameter for parameter, _ in said}) > 1:
            continue
        for change in changes:
            if said & _differing(chosen, with_changes(sections, chosen, [change])):
                message = house.contradiction(option=name, value=value_text(value))
                yield Problem("contradiction", change.place, message, "")


def overruling(
    sections: Mapping[str, Section], chosen: Ruleset, changes: Sequence[Change]
) -> dict[str, Change]:
    """The options of a ruleset whose say a house rule has taken over, each with the first change that did so."""
    made = [(change, _differing(chosen, with_changes(sections, chosen, [change]))) for change in changes]
    changed: set[ParameterEntry] = {place for _, places in made for place in places}
    found: dict[str, Change] = {}
    for option in chosen.options:
        said = [_differing(chosen, option.apply(chosen, value)) for value in option.values]
        if all(each <= changed for each in said):
            for change, places in made:
                if any(places & each for each in said):
                    found.setdefault(option.name, change)
    return found


def _differing(first: Ruleset, second: Ruleset) -> set[ParameterEntry]:
    """Where two rulesets say different things."""
    found: set[ParameterEntry] = set()
    for parameter in PARAMETERS:
        if "." in parameter:
            mine, theirs = attrgetter(parameter)(first), attrgetter(parameter)(second)
            if isinstance(mine, Mapping) and isinstance(theirs, Mapping):
                keys = [key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)]
                found.update((parameter, key) for key in keys)
            elif mine != theirs:
                found.add((parameter, None))
    return found
