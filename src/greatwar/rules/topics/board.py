"""The board where it differs from the printed one: values, controllers and alignment of territories."""

from collections.abc import Callable, Mapping

from greatwar.board import TERRITORIES, Power, Space
from greatwar.rules.chapters import AS_PRINTED, BoardRules
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Topic, number
from greatwar.text.messages import Message
from greatwar.text.say import topic as say


def _power(table: Mapping[Space, Power], territory: Space) -> Message:
    return say.power(power=table[territory]) if territory in table else say.no_power()


def _value(board: BoardRules, territory: Space) -> Message:
    return number(board.ipc[territory])


def _controller(board: BoardRules, territory: Space) -> Message:
    return _power(board.control, territory)


def _patron(board: BoardRules, territory: Space) -> Message:
    return _power(board.aligned, territory)


def _topics(
    field: str, titled: Callable[[Space], Message], says: Callable[[BoardRules, Space], Message]
) -> list[Topic]:
    return [
        Topic(
            f"board.{field}.{territory}",
            "board",
            titled(territory),
            _of(says, territory),
            (f"board.{field}",),
            usual=says(AS_PRINTED, territory),
        )
        for territory in TERRITORIES
    ]


def _of(says: Callable[[BoardRules, Space], Message], territory: Space) -> Callable[[Ruleset], Message]:
    return lambda rules: says(rules.board, territory)


TOPICS: tuple[Topic, ...] = (
    *_topics("ipc", lambda land: say.value(territory=land), _value),
    *_topics("control", lambda land: say.controller(territory=land), _controller),
    *_topics("aligned", lambda land: say.aligned(territory=land), _patron),
)
"""What a ruleset says of the board, where that is not what is printed on it."""
