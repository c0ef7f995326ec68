"""Refusals for a screen: powers by their names, not as the notation writes them."""

from collections.abc import Iterable

from msgspec.structs import replace

from greatwar.problems import Problem
from greatwar.text.english import spoken
from greatwar.text.messages import Message, plain


def told(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Reasons as a screen shows them."""
    return tuple(
        replace(problem, message=spoken(problem.message)) if isinstance(problem.message, str) else problem
        for problem in problems
    )


def message_of(reason: Message | str) -> Message:
    """A reason as a message; one that is a sentence already stays as it is."""
    return reason if isinstance(reason, Message) else plain(spoken(reason))
