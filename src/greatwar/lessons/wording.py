"""Wording: where the words of a lesson are. A lesson of the course has them in the catalogues, your own in its file."""

import re
from collections.abc import Mapping
from typing import Protocol

from msgspec import Struct

from greatwar.notation.trees import within, word
from greatwar.notation.words import unreadable
from greatwar.text.messages import Message, plain


class Wording(Protocol):
    """Finds the words of a lesson; `task_keys` are the keys that a step needs in which something is asked."""

    @property
    def task_keys(self) -> tuple[str, ...]: ...

    def text(self, tree: Mapping[str, object], key: str, place: str) -> Message:
        """The words of a key in a part of the file; `place` is the part's name in the catalogues."""
        ...


class FileWords(Struct, frozen=True):
    """The words stand in the file, and are the same in every language."""

    task_keys: tuple[str, ...] = ("ask", "hint", "solution")

    def text(self, tree: Mapping[str, object], key: str, place: str) -> Message:
        """A text on one line, however it is broken in the file."""
        if key not in tree:
            raise unreadable(f"`{key}` is missing")
        with within(key):
            found = " ".join(word(tree[key]).split())
            if not found:
                raise unreadable("There is nothing in it")
            return plain(found)


class CatalogueWords(Struct, frozen=True):
    """The words stand in a room of the catalogues, and the file has none."""

    room: str
    task_keys: tuple[str, ...] = ("solution",)

    def text(self, tree: Mapping[str, object], key: str, place: str) -> Message:
        """The message of a place: `2-ask` in the room `lesson-mines` is `lesson-mines-2-ask`."""
        if key in tree:
            raise unreadable(f"`{key}` stands in the catalogues, as `{self.room}-{place}`")
        return Message(f"{self.room}-{place}")


def slug(pattern: str) -> str:
    """The name of a pattern of orders in the catalogues.

    >>> slug("move * Ruhr -> *"), slug("casualties *artillery*")
    ('move-ruhr', 'casualties-artillery')
    """
    return re.sub(r"[^a-z0-9]+", "-", pattern.lower()).strip("-")
