"""The board where it differs from the printed one: values, controllers and alignment of territories."""

from collections.abc import Callable, Mapping

from greatwar.board import TERRITORIES, Power, Space
from greatwar.rules.chapters import AS_PRINTED, BoardRules
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import NO_POWER, Topic
from greatwar.text.english import NAMES, capitalized

BOARD = "Board"


def _power(table: Mapping[Space, Power], territory: Space) -> str:
    return capitalized(NAMES[table[territory]]) if territory in table else NO_POWER


def _value(board: BoardRules, territory: Space) -> str:
    return str(board.ipc[territory])


def _controller(board: BoardRules, territory: Space) -> str:
    return _power(board.control, territory)


def _patron(board: BoardRules, territory: Space) -> str:
    return _power(board.aligned, territory)


def _topics(field: str, title: str, says: Callable[[BoardRules, Space], str]) -> list[Topic]:
    return [
        Topic(
            f"board.{field}.{territory}",
            BOARD,
            f"{title}: {territory}",
            _of(says, territory),
            (f"board.{field}",),
            usual=says(AS_PRINTED, territory),
        )
        for territory in TERRITORIES
    ]


def _of(says: Callable[[BoardRules, Space], str], territory: Space) -> Callable[[Ruleset], str]:
    return lambda rules: says(rules.board, territory)


TOPICS: tuple[Topic, ...] = (
    *_topics("ipc", "IPC value", _value),
    *_topics("control", "Controller at the start", _controller),
    *_topics("aligned", "Aligned with", _patron),
)
"""What a ruleset says of the board, where that is not what is printed on it."""
