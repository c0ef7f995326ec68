"""Refusals for a screen: powers by their names, not as the notation writes them."""

import re
from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from greatwar.board import Power
from greatwar.problems import Problem
from greatwar.text.english import NAMES, capitalized
from greatwar.text.messages import Message, plain

_NOTED = re.compile(rf"(?<![\w-])({'|'.join(NAMES)})(?![\w-])")


def told(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Reasons as a screen shows them."""
    return tuple(
        replace(problem, message=spoken(problem.message)) if isinstance(problem.message, str) else problem
        for problem in problems
    )


def message_of(reason: Message | str) -> Message:
    """A reason as a message; one that is a sentence already stays as it is."""
    return reason if isinstance(reason, Message) else plain(spoken(reason))


def spoken(sentence: str) -> str:
    """A sentence in which powers stand as the notation writes them, with their names as people say them.

    >>> spoken("germany has 2 infantry in Ruhr, not 3")
    'Germany has 2 infantry in Ruhr, not 3'
    >>> spoken("There are russian_revolution and usw; say `spare usa`")
    'There are russian_revolution and usw; say `spare usa`'
    """
    parts = sentence.split("`")
    parts[::2] = [_NOTED.sub(lambda found: NAMES[cast(Power, found.group())], part) for part in parts[::2]]
    return capitalized("`".join(parts))
