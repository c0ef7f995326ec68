"""Topics: what a player asks about a ruleset, each with the function that answers in a message."""

from collections.abc import Callable, Iterable
from typing import Literal

from msgspec import Struct

from greatwar.board import POWERS, SIDES, Power
from greatwar.pieces import KINDS, Kind
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message, plain
from greatwar.text.say import topic as say

Chapter = Literal[
    "units",
    "movement",
    "railways",
    "mines",
    "combat",
    "sea-combat",
    "purchase",
    "mobilization",
    "income",
    "submarine-warfare",
    "turns",
    "beginning",
    "minor-powers",
    "collapse",
    "victory",
    "revolution",
    "board",
    "setup",
    "options",
]

CHAPTERS: dict[Chapter, Message] = {
    "units": say.chapter_units(),
    "movement": say.chapter_movement(),
    "railways": say.chapter_railways(),
    "mines": say.chapter_mines(),
    "combat": say.chapter_combat(),
    "sea-combat": say.chapter_sea_combat(),
    "purchase": say.chapter_purchase(),
    "mobilization": say.chapter_mobilization(),
    "income": say.chapter_income(),
    "submarine-warfare": say.chapter_submarine_warfare(),
    "turns": say.chapter_turns(),
    "beginning": say.chapter_beginning(),
    "minor-powers": say.chapter_minor_powers(),
    "collapse": say.chapter_collapse(),
    "victory": say.chapter_victory(),
    "revolution": say.chapter_revolution(),
    "board": say.chapter_board(),
    "setup": say.chapter_setup(),
    "options": say.chapter_options(),
}
"""The chapters and their titles, in the order in which they are listed."""


class Topic(Struct, frozen=True):
    """One thing that a ruleset says: its chapter, its title, and the message or number of each ruleset.

    `parameters` are those of the record of which it speaks. A topic is not listed where all rulesets say the `usual`.
    """

    key: str
    chapter: Chapter
    title: Message
    says: Callable[[Ruleset], Message]
    parameters: tuple[str, ...]
    sentence: Message | None = None
    usual: Message | None = None


def number(value: int) -> Message:
    """A number that stands alone."""
    return plain(str(value))


def in_order(powers: Iterable[Power]) -> tuple[Power, ...]:
    """Powers in the order of play.

    >>> in_order({"usa", "germany"})
    ('germany', 'usa')
    """
    listed = frozenset(powers)
    return tuple(power for power in POWERS if power in listed)


def kinds_in_order(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    """Kinds of units in the order of the charts.

    >>> kinds_in_order({"tank", "infantry"})
    ('infantry', 'tank')
    """
    listed = frozenset(kinds)
    return tuple(kind for kind in KINDS if kind in listed)


def joined(*sentences: Message | None) -> Message:
    """Sentences one after the other, those left out that are not there."""
    return say.sentences(sentences=tuple(sentence for sentence in sentences if sentence is not None))


def sides_move_together(rules: Ruleset) -> bool:
    """Whether the powers of a side take their turn together."""
    return any(turn in SIDES for turn in rules.rounds.turns)
