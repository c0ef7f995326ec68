"""Steps as JSON, encoded once for the store and for every guest."""

import msgspec

from greatwar.notation.orders import format_order
from greatwar.store.play import Given
from greatwar.store.rows import StepRow
from greatwar.text.chronicle import lines, order_line
from greatwar.web.payloads import GameStep


def step_of(given: Given) -> GameStep:
    """An accepted order as a step on the wire."""
    return GameStep(
        number=given.number,
        at=given.at,
        round=given.round,
        turn=given.turn,
        phase=given.phase,
        power=given.power,
        order=given.order,
        text=format_order(given.order),
        line=order_line(given.power, given.order),
        dice=given.dice,
        events=given.events,
        lines=tuple(lines(given.events)),
        volleys=given.volleys,
        takes_back=given.takes_back,
    )


def row_of(given: Given) -> StepRow:
    """An accepted order as it is kept."""
    return StepRow(
        given.number,
        given.at,
        given.power,
        msgspec.json.encode(given.order),
        given.dice,
        msgspec.json.encode(step_of(given)),
        given.takes_back,
    )
