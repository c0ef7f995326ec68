"""Topics: everything that a ruleset says, by chapter, in messages for players."""

from greatwar.rules.topics import board, combat, ending, money, movement, turns, units
from greatwar.rules.topics.topic import Topic

TOPICS: tuple[Topic, ...] = (
    *units.TOPICS,
    *movement.TOPICS,
    *combat.TOPICS,
    *money.TOPICS,
    *turns.TOPICS,
    *ending.TOPICS,
    *board.TOPICS,
)
"""Every topic; those of one chapter follow one another."""

__all__ = ["TOPICS", "Topic"]
