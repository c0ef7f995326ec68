"""Computer opponents in a room: they think in the background and play at the game's pace.

The server sets the pace. Between two steps that everybody sees a computer waits for as long as the host has chosen;
unfinished moves, which nobody else sees, are made without waiting and come to the others together when the phase ends,
where each screen plays them back at a speed of its own.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.opponents import opponent
from greatwar.opponents.player import Player
from greatwar.orders import Order
from greatwar.problems import Problem, Refused
from greatwar.questions import PHASES, AskOrders
from greatwar.text.messages import Message
from greatwar.text.say import server
from greatwar.view.views import insiders, is_draft
from greatwar.web.room import Room
from greatwar.web.seats import level_of

LOG = logging.getLogger(__name__)

THINKING = ThreadPoolExecutor(2, thread_name_prefix="thinking")
"""Where all computers think."""


class Computers:
    """The computer opponents of one room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._players: dict[tuple[int, str], Player] = {}
        self._planned: dict[Power, int] = {}
        self._awake = asyncio.Event()
        self._awake.set()
        room.after_change.append(self._awake)
        self.task = asyncio.create_task(self._play())

    async def _play(self) -> None:
        """Answer whatever is asked of a computer, until the room is closed."""
        room = self._room
        while room.is_open():
            await self._awake.wait()
            self._awake.clear()
            while room.is_open() and (power := self._asked()) is not None:
                shown = room.play.shown
                try:
                    goes_on = await self._speak(power)
                except Exception:
                    # A fault of the player must not end the game: it tries again when something has changed.
                    LOG.exception("The computer that plays %s in game %s has failed", power, room.row.id)
                    goes_on = False
                if not goes_on:
                    break
                if room.play.shown != shown and room.row.pace:
                    await asyncio.sleep(room.row.pace)

    def _asked(self) -> Power | None:
        """The first power that is asked something and played by a computer."""
        room = self._room
        asked = (power for power in room.play.game.questions if level_of(room.seat_of(power)))
        if room.teacher is not None:
            asked = (power for power in asked if room.teacher.is_waiting_for(room.play.game, power))
        return next(asked, None)

    async def _speak(self, power: Power) -> bool:
        """Let a computer give one order; whether the game can go on."""
        room = self._room
        number = room.play.number
        order = await self._thought(power)
        async with room.lock:
            if room.closed:
                return False
            if room.play.number != number or not level_of(room.seat_of(power)):
                return True
            try:
                given = room.put(power, order)
            except Refused:
                # No player should think of what the rules forbid; one without a plan can always go on.
                stray = await self._thought(power, level="wanderer")
                given = room.put(power, stray)
            try:
                await room.keep([given], {})
            except Refused:
                return False
        return True

    async def _thought(self, power: Power, level: str = "") -> Order:
        if self._room.teacher is not None:
            order = self._room.teacher.answer(self._room.play.game, power)
            if order is not None:
                return order
        # A game of its own, with other dice: no computer is ever handed those to come.
        game = self._room.play.game.fork(KeyedDice())
        player = self._player(power, level)
        if isinstance(game.questions[power], AskOrders):
            self._planned[power] = game.table.round
        return await asyncio.get_running_loop().run_in_executor(THINKING, player.order, game, power)

    def _player(self, power: Power, level: str = "") -> Player:
        seat = self._room.seat_of(power)
        key = seat.number, level or level_of(seat)
        player = self._players.get(key)
        if player is None:
            player = self._players[key] = opponent(key[1], seat.seed)
        return player

    def explained(self, power: Power, *, insider: bool) -> tuple[int, list[Message], list[Message]]:
        """The last round in which the computer that plays a power has planned, what it means to do, and what else it
        has weighed.
        """
        room = self._room
        table = room.play.game.table
        if not level_of(room.seat_of(power)):
            raise Refused(Problem("no-computer", power, server.no_computer(power=power), ""))
        planning = table.phase in PHASES[:2] and is_draft(table)
        if planning and power in insiders(table) and not insider:
            raise Refused(Problem("unfinished", power, server.still_moving(power=power), ""))
        player = self._player(power)
        return self._planned.get(power, table.round), player.explain(power), player.alternatives(power)
