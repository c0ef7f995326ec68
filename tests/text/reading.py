"""Messages as they come over the wire, read in English."""

from typing import Any

import msgspec

from greatwar.orders import Item
from greatwar.text.messages import Language, Message, render


def read(tree: Any, language: Language = "en") -> str:
    """The sentence of a message that came as JSON; what is a sentence already stays as it is."""
    return tree if isinstance(tree, str) else render(message_of(tree), language)


def message_of(tree: dict[str, Any]) -> Message:
    """A message that came as JSON."""
    return Message(tree["id"], {name: _argument(value) for name, value in tree.get("args", {}).items()})


def _argument(value: Any) -> Any:
    if isinstance(value, dict):
        return message_of(value) if "id" in value else msgspec.convert(value, Item)
    return tuple(map(_argument, value)) if isinstance(value, list) else value
