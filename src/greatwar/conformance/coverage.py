"""Coverage: which rules of the catalogue apply to a ruleset, and which of them no scenario cites."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from msgspec import Struct

from greatwar.notation.positions import DEFAULT_RULES
from greatwar.notation.rulesets import name_and_revision
from greatwar.notation.scenarios import Scenario, read_scenarios

LETTERS: dict[str, str] = {
    "R": "rulebook",
    "T": "tournament",
    "S": "second-edition",
    "H": "second-edition (historical)",
    "Q": "quick-reference",
    "M": "reference-manual",
}
"""The catalogue's letters and the rulesets that they stand for."""


class Coverage(Struct, frozen=True):
    """The rules that apply to a ruleset: cited by some scenario, not cited, or not to be shown in play."""

    ruleset: str
    cited: tuple[str, ...]
    uncited: tuple[str, ...]
    not_in_play: dict[str, str]


@lru_cache
def applicable() -> dict[str, tuple[str, ...]]:
    """The ids of the catalogue that apply to each ruleset."""
    table = [row for row in rows("applies.tsv") if row[0] != "id"]
    return {
        name: tuple(row[0] for row in table if letter in row[1].split()) for letter, name in LETTERS.items()
    }


@lru_cache
def not_in_play() -> dict[str, str]:
    """The ids that cannot be shown in play, each with the reason."""
    return {row[0]: row[1] for row in rows("not-in-play.tsv") if row[0] != "id"}


def rows(name: str) -> list[list[str]]:
    """The rows of a table of the catalogue, its heading included."""
    text = files(__package__).joinpath(name).read_text("utf-8")
    return [line.split("\t") for line in text.splitlines() if line]


def coverage(paths: Iterable[Path], ruleset: str | None = None) -> dict[str, Coverage]:
    """For each ruleset, or the one named, which of its rules the scenarios of these files cite."""
    cited: dict[str, set[str]] = {name: set() for name in LETTERS.values()}
    for path in paths:
        for scenario in read_scenarios(path.read_text("utf-8"), path.name):
            for variant in scenario.variants:
                if not _is_revised(variant):
                    cited.setdefault(edition(variant), set()).update(scenario.cites)
    names = [name for name in LETTERS.values() if ruleset is None or name.split()[0] == ruleset]
    return {name: _coverage(name, cited[name]) for name in names}


def edition(scenario: Scenario) -> str:
    """The name under which a scenario counts: that of its ruleset, and of the option that has a letter of its own."""
    rules = scenario.position.get("rules", DEFAULT_RULES)
    if not isinstance(rules, str):
        return ""  # a custom ruleset covers no other
    name, _ = name_and_revision(rules)
    options = scenario.position.get("options")
    return edition_of(name, options if isinstance(options, Mapping) else {})


def _is_revised(scenario: Scenario) -> bool:
    """Whether a scenario names the revision of its rules: what an earlier one says covers nothing of today's."""
    rules = scenario.position.get("rules", DEFAULT_RULES)
    return isinstance(rules, str) and name_and_revision(rules)[1] is not None


def edition_of(name: str, options: Mapping[str, object]) -> str:
    """The name under which the catalogue knows a ruleset with some options.

    >>> edition_of("second-edition", {"historical": True}), edition_of("rulebook", {"usw": False})
    ('second-edition (historical)', 'rulebook')
    """
    labels = [f"{name} ({option})" for option, value in options.items() if value is True]
    return next((label for label in labels if label in LETTERS.values()), name)


def _coverage(name: str, cited: set[str]) -> Coverage:
    ids = applicable()[name]
    hidden = {id_: reason for id_, reason in not_in_play().items() if id_ in ids}
    return Coverage(
        name,
        tuple(id_ for id_ in ids if id_ in cited),
        tuple(id_ for id_ in ids if id_ not in cited and id_ not in hidden),
        hidden,
    )
