"""Guests: the connections to a game, each with its seats and the last step it has seen."""

import asyncio
import time

import msgspec

from greatwar.board import Power
from greatwar.problems import Problem
from greatwar.text.messages import Message
from greatwar.text.say import server
from greatwar.view.views import View
from greatwar.web.payloads import Waiting
from greatwar.web.wire import Farewell, Refusal, ServerMessage

BACKLOG = 400
"""How many messages may wait for a guest who reads slowly, before he is asked to come again."""
BURST = 80
PER_SECOND = 40
"""How many messages a guest may send at once, and how many a second in the long run."""

_ENCODER = msgspec.json.Encoder()


class Guest:
    """One connection. Whoever has no seat is a spectator."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.seats: set[int] = set()
        self.host = False
        self.powers: tuple[Power, ...] = ()
        """The powers of its seats."""
        self.told = 0
        """The number of the last step that it has been told."""
        self.view: View | None = None
        """The view that it has; changes are told from there on."""
        self.waiting: tuple[Waiting, ...] = ()
        """Whom it has been told that the game waits for."""
        self.last_id = 0
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(BACKLOG)
        self._allowance = Allowance(BURST, PER_SECOND)

    def send(self, message: ServerMessage) -> None:
        """Put a message into the outbox; a guest who does not read is let go."""
        self.post(_ENCODER.encode(message))

    def post(self, message: bytes) -> None:
        """Put a message that is written already into the outbox."""
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.dismiss(server.too_slow(), again=True)

    def refuse(self, id_: int, *problems: Problem) -> None:
        """Say that something was not done, and why."""
        self.send(Refusal(id=id_, problems=problems))

    def dismiss(self, line: Message, *, again: bool) -> None:
        """Say a last word and end the connection."""
        while self.outbox.qsize() > BACKLOG - 2:
            self.outbox.get_nowait()
        self.outbox.put_nowait(_ENCODER.encode(Farewell(line=line, again=again)))
        self.outbox.put_nowait(None)

    def is_patient(self) -> bool:
        """Whether the guest has not said more than it may."""
        return self._allowance.take()


class Allowance:
    """So much at once, and so much a second in the long run."""

    def __init__(self, burst: float, per_second: float) -> None:
        self._burst = burst
        self._rate = per_second
        self._left = burst
        self._at = time.monotonic()

    def take(self, weight: float = 1.0) -> bool:
        """Use one, or what weighs as much as several, if there is so much."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < weight:
            return False
        self._left -= weight
        return True
