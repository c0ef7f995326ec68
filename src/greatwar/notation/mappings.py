"""Mappings of powers and of spaces, and the word for nothing."""

from collections.abc import Callable
from typing import TypeVar

from greatwar.board import Power, Space
from greatwar.notation import words
from greatwar.notation.trees import mapping, within
from greatwar.notation.words import Complaints, fold, unreadable
from greatwar.text.say import notation as say

ValueT = TypeVar("ValueT")

NONE = "none"


def by_power(value: object, read: Callable[[object], ValueT]) -> dict[Power, ValueT]:
    """A mapping of powers to values."""
    found: dict[Power, ValueT] = {}
    complaints = Complaints()
    for text, inner in mapping(value).items():
        with complaints.gathered():
            power = words.power(text)
            if power in found:
                raise unreadable(say.power_twice(power=power))
            with within(power):
                found[power] = read(inner)
    complaints.raise_all()
    return found


def by_space(value: object, complaints: Complaints | None = None) -> dict[Space, object]:
    """A mapping of spaces to anything; who brings complaints along raises them, with others of his own."""
    found: dict[Space, object] = {}
    gathered = complaints or Complaints()
    for text, inner in mapping(value).items():
        with gathered.gathered():
            name = words.space(text)
            if name in found:
                raise unreadable(say.space_twice(space=name))
            found[name] = inner
    if complaints is None:
        gathered.raise_all()
    return found


def is_none(value: object) -> bool:
    """Whether nothing is said to be there."""
    return isinstance(value, str) and fold(value) == NONE
