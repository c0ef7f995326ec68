"""Topics: what a player asks about a ruleset, each with the function that answers."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct

from greatwar.board import POWERS, SIDES, Power
from greatwar.pieces import KINDS, Kind
from greatwar.rules.ruleset import Ruleset
from greatwar.text.english import NAMES, enumerated, plural


class Topic(Struct, frozen=True):
    """One thing that a ruleset says: its chapter, its title, and the sentence or number of each ruleset.

    `parameters` are those of the record of which it speaks. A topic is not listed where all rulesets say the `usual`.
    """

    key: str
    chapter: str
    title: str
    says: Callable[[Ruleset], str]
    parameters: tuple[str, ...]
    sentence: str = ""
    usual: str | None = None


NO_POWER = "No power."


def die_of(highest: int) -> str:
    """The dice that hit, as a sentence has them.

    >>> die_of(1), die_of(2), die_of(4), die_of(6)
    ('a 1', 'a 1 or 2', 'a 4 or less', 'any number')
    """
    if highest >= 6:
        return "any number"
    return {1: "a 1", 2: "a 1 or 2"}.get(highest, f"a {highest} or less")


def named(powers: Iterable[Power], word: str = "and") -> str:
    """Powers as a sentence lists them, in the order of play.

    >>> named({"usa", "germany"})
    'Germany and the United States'
    """
    listed = frozenset(powers)
    return enumerated([NAMES[power] for power in POWERS if power in listed], word)


def kinds_named(kinds: Iterable[Kind]) -> str:
    """Kinds of units as a sentence lists them.

    >>> kinds_named({"tank", "infantry"})
    'infantry and tanks'
    """
    listed = frozenset(kinds)
    return enumerated([plural(kind) for kind in KINDS if kind in listed])


def joined(sentences: Sequence[str]) -> str:
    """Sentences one after the other, those left out that are empty."""
    return " ".join(sentence for sentence in sentences if sentence)


def sides_move_together(rules: Ruleset) -> bool:
    """Whether the powers of a side take their turn together."""
    return any(turn in SIDES for turn in rules.rounds.turns)
