"""The catalogue of rules: every rule in our own words, with its id and the rulesets to which it applies."""

from functools import lru_cache

from msgspec import Struct

from greatwar.conformance.coverage import applicable, rows


class Rule(Struct, frozen=True):
    """A rule. `rulesets` are those to which it applies, the historical game of the second edition by itself."""

    id: str
    chapter: str
    text: str
    rulesets: tuple[str, ...]


@lru_cache
def catalogue() -> dict[str, Rule]:
    """Every rule by its id, chapter by chapter.

    >>> catalogue()["RB-SMOVE-03"].text
    'Sea units never enter territories.'
    """
    found: dict[str, Rule] = {}
    for identity, chapter, text in rows("rules.tsv"):
        if identity != "id":
            rulesets = tuple(name for name, ids in applicable().items() if identity in ids)
            found[identity] = Rule(identity, chapter, text, rulesets)
    return found
