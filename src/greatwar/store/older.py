"""Steps of older databases: replace their English sentences by messages."""

from collections.abc import Iterator
from typing import Any

import msgspec

from greatwar.board import Power
from greatwar.events import AnyEvent
from greatwar.orders import AnyOrder
from greatwar.text.chronicle import lines, order_line
from greatwar.text.messages import Message, plain

ENGLISH = ("sentence", "sentences")
"""What a step said in English before it had messages."""


def with_messages(told: bytes) -> bytes:
    """A step as the page is told of it, with messages in place of sentences."""
    step: dict[str, Any] = msgspec.json.decode(told)
    if "line" in step:
        return told
    try:
        line, came = _line(step), tuple(_lines(step))
    except (msgspec.ValidationError, KeyError):
        # Something that this version no longer knows: its English stays.
        line, came = plain(step.get("sentence", "")), tuple(map(plain, step.get("sentences", ())))
    kept = {name: value for name, value in step.items() if name not in ENGLISH}
    return msgspec.json.encode(kept | {"line": line, "lines": came})


def _line(step: dict[str, Any]) -> Message:
    power = msgspec.convert(step["power"], Power)
    return order_line(power, msgspec.convert(step["order"], AnyOrder))


def _lines(step: dict[str, Any]) -> Iterator[Message]:
    events = [msgspec.convert(_renamed(event), AnyEvent) for event in step.get("events", ())]
    return lines(events)


def _renamed(event: dict[str, Any]) -> dict[str, Any]:
    """An event whose dice go by the names of today."""
    purpose = event.get("purpose", "")
    if purpose.startswith("mines in "):
        return event | {"purpose": "mines"}
    if purpose.startswith("entry of "):
        return event | {"purpose": "entry of neutral powers"}
    return event | {"purpose": "land battle"} if purpose == "fire" else event
