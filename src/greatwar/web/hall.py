"""The hall: all games of a server. It opens a room when a guest comes, and closes one that is long empty."""

import asyncio
import logging
import secrets
import time
from collections.abc import Iterator
from typing import Literal

import msgspec

from greatwar.board import POWERS, Power
from greatwar.lessons.catalogue import lesson_of
from greatwar.notation.players import seats_of
from greatwar.notation.positions import read_position
from greatwar.notation.records import Record, begin, read_record
from greatwar.notation.trees import Tree, load_tree, mapping
from greatwar.notation.words import Unreadable
from greatwar.problems import Problem, Refused
from greatwar.rules.opening import begun
from greatwar.store.database import Store, lessons_forgotten
from greatwar.store.play import Damaged, Given, Play, record_of
from greatwar.store.rows import GameRow, GameSummary, StepRow
from greatwar.text.messages import Message
from greatwar.text.say import server
from greatwar.web import seats
from greatwar.web.archive import Archive, said_plainly
from greatwar.web.computers import Computers
from greatwar.web.documents import Created, CreatedSeat, NewGame
from greatwar.web.keeping import first_deeds, new_row
from greatwar.web.payloads import GameInfo
from greatwar.web.room import Room
from greatwar.web.rulebooks import titled
from greatwar.web.steps import RECENT
from greatwar.web.teaching import LAID, game_of, teacher_of

MOST_ROOMS = 1000
IDLE = 900.0
"""After how many seconds without a guest a room is closed."""

BETWEEN_LOOKS = 1.0
"""How many seconds pass before a personal server looks again for what other programs have played."""

LOG = logging.getLogger(__name__)
NO_GAME = Problem("no-game", "", server.no_game(), "")
NO_LESSON = Problem("no-lesson", "", server.no_lesson(), "")
LESSON_IS_KEPT = 14 * 86_400.0
"""For how many seconds a lesson that was begun can be gone on with."""


class Hall:
    """The games of a server. On a `personal` one whoever comes is at home: no secret is asked for."""

    def __init__(self, store: Store, *, personal: bool) -> None:
        self.store = store
        self.archive = Archive(store)
        self.personal = personal
        self._rooms: dict[str, Room] = {}
        self._computers: dict[str, Computers] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}

    async def room(self, game: str) -> Room:
        """The room of a game, opened if it was closed; never twice, however many come at once."""
        found = self._rooms.get(game)
        if found is not None and found.is_open() and not await self._left_behind(found):
            return found
        opening = self._opening.get(game)
        if opening is None:
            opening = self._opening[game] = asyncio.create_task(self._open(game))
            opening.add_done_callback(lambda _: self._opening.pop(game, None))
        return await asyncio.shield(opening)

    async def _open(self, game: str) -> Room:
        room = await asyncio.to_thread(self._opened, game)
        self._seat(room)
        return room

    def computers(self, game: str) -> Computers:
        """The computer opponents of a game that is open."""
        return self._computers[game]

    def _opened(self, game: str) -> Room:
        row = self.store.game(game)
        if row is None:
            raise Refused(NO_GAME)
        orders = self.store.orders(game)
        try:
            play = Play.load(row, orders, self.store.snapshot(game))
        except Damaged as damaged:
            raise _damaged(damaged.line) from None
        except (Unreadable, Refused) as error:
            raise _damaged(error.problems[0].message) from None
        return Room(
            self.store,
            row,
            play,
            self.store.seats(game),
            recent=self.store.steps(game, after=max(0, len(orders) - RECENT), until=len(orders)),
            talk=self.store.talk(game),
            teacher=teacher_of(row),
        )

    async def _left_behind(self, room: Room) -> bool:
        """Whether another program has played on in a game; then its room is closed, to be opened from the store."""
        behind = await asyncio.to_thread(self.store.has_steps, room.row.id, after=room.play.number)
        if behind and room.is_open():
            room.close(server.played_elsewhere())
        return behind

    async def watch(self) -> None:
        """Show those who are here what other programs on the same store have played, such as the terminal."""
        while self.personal:
            await asyncio.sleep(BETWEEN_LOOKS)
            for room in [room for room in self._rooms.values() if room.is_open()]:
                await self._left_behind(room)

    def _seat(self, room: Room) -> None:
        game = room.row.id
        self._rooms[game] = room
        self._computers[game] = Computers(room)
        self.sweep()

    async def resume(self) -> None:
        """Open the games that wait for a computer, so that they go on although nobody comes."""
        for row in await asyncio.to_thread(self.store.games, listed=False):
            waiting = msgspec.json.decode(row.standing, type=GameSummary).waiting
            held = await asyncio.to_thread(self.store.seats, row.id)
            if any(power in seat.powers for seat in held if seats.level_of(seat) for power in waiting):
                try:
                    await self.room(row.id)
                except Refused as refusal:
                    LOG.warning("Game %s is not gone on with: %s", row.id, refusal)

    def sweep(self) -> None:
        """Close rooms in which nobody is."""
        now = time.monotonic()
        empty = sorted((room for room in self._rooms.values() if not room.guests), key=lambda room: room.used)
        surplus = len(self._rooms) - MOST_ROOMS
        for place, room in enumerate(empty):
            if room.closed or now - room.used > IDLE or place < surplus:
                self._close(room)

    def _close(self, room: Room) -> None:
        room.close(server.game_closed())
        del self._rooms[room.row.id]
        del self._computers[room.row.id]

    async def dismiss(self) -> None:
        """Ask everybody to come again, and let them hear it."""
        guests = [guest for room in self._rooms.values() for guest in room.guests]
        for room in list(self._rooms.values()):
            room.close(server.restarting())
        for _ in range(20):
            if all(guest.outbox.empty() for guest in guests):
                break
            await asyncio.sleep(0.05)

    async def close(self) -> None:
        """End all games in progress here, and write what is waiting."""
        await self.dismiss()
        tasks = [computers.task for computers in self._computers.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.store.close)

    # Lists

    def games(self) -> list[GameInfo]:
        """The games that a list shows: all on a personal server, else those that are listed."""
        return [self.info(row) for row in self.store.games(listed=not self.personal)]

    def info(self, row: GameRow) -> GameInfo:
        """A game in a list."""
        room = self._rooms.get(row.id)
        if room is not None and not room.closed:
            return room.info()
        record = read_record(row.header)
        rules, _ = begin(record)
        stood = msgspec.json.decode(row.standing, type=GameSummary)
        result: Literal["central", "allies", "draw"] | None = row.result  # type: ignore[assignment]
        return GameInfo(
            id=row.id,
            title=row.title,
            ruleset=rules.name,
            label=titled(rules),
            begun=row.begun,
            round=stood.round,
            turn=stood.turn,
            phase=stood.phase,
            seats=tuple(seats.described(seat, present=False) for seat in self.store.seats(row.id)),
            waiting=stood.waiting,
            since=stood.since,
            steps=stood.steps,
            commitment=record.commitment or "",
            date=stood.date,
            key=row.key if row.result else None,
            result=result,
            listed=row.listed,
            parent=row.parent,
            lesson=row.lesson,
        )

    # New games

    async def create(self, new: NewGame) -> Created:
        """Make a game; whatever will not do is refused with every reason."""
        return await asyncio.to_thread(self._create, new)

    async def teach(self, name: str) -> Created:
        """Make a game in which a lesson is taught."""
        lesson = lesson_of(name)
        if lesson is None:
            raise Refused(NO_LESSON)
        return await asyncio.to_thread(self._create, game_of(lesson), lesson.id)

    def _create(self, new: NewGame, lesson: str = "") -> Created:
        problems = list(_seat_problems(new))
        if problems:
            raise Refused(*problems)
        key = secrets.token_hex(32)
        play, given = self._begun(new, key, inherited=LAID if lesson else 0)
        host = seats.new_secret()
        row = msgspec.structs.replace(
            new_row(play, key=key, host=host, title=new.title),
            listed=new.listed,
            pace=new.pace,
            parent=new.game,
            lesson=lesson,
        )
        taken = [seats.begun(number, seat) for number, seat in enumerate(new.seats)]
        writes = first_deeds(row, play, given, [seat for seat, _ in taken])
        if lesson:
            writes.append(lessons_forgotten(row.begun - LESSON_IS_KEPT))
        self.store.submit(*writes).result()
        return Created(
            self.info(row),
            host,
            tuple(
                CreatedSeat(seat.number, secret, seats.invitation(row.id, secret)) for seat, secret in taken
            ),
        )

    def _begun(self, new: NewGame, key: str, *, inherited: int = 0) -> tuple[Play, list[Given]]:
        players = {
            power: f"Seat {number}" for number, seat in enumerate(new.seats, 1) for power in seat.powers
        }
        if new.game is not None:
            return _gone_on(new, self.record(new.game), key)
        if new.imported is not None or new.record is not None:
            text = new.record or ""
            if new.imported is not None:
                text = self.archive.row(new.imported).text
            with said_plainly(text):
                return _gone_on(new, read_record(text), key)
        try:
            tree: Tree = {"rules": new.ruleset, "options": dict(new.options)}
            position: Tree | None = None
            if new.position is not None:
                position = dict(mapping(load_tree(new.position)))
                tree = {"rules": "rulebook", **position}
            rules, table = read_position({**tree, "players": players})
            if position is None:
                table = begun(rules, table)
            else:
                position = {
                    name: tree[name] for name in position if name not in ("rules", "options", "players")
                }
            return Play.begin(rules, table, key, position=position, inherited=inherited), []
        except Unreadable as complaint:
            raise Refused(*complaint.problems) from None

    def record(self, game: str) -> Record:
        """The record of a game as far as everybody may see it; the key is in it once the game is over."""
        return record_of(*self.seen(game))

    def seen(self, game: str) -> tuple[GameRow, list[StepRow]]:
        """A game and its steps, as far as everybody may see them."""
        row = self.store.game(game)
        if row is None:
            raise Refused(NO_GAME)
        stood = msgspec.json.decode(row.standing, type=GameSummary)
        return row, self.store.orders(game, until=stood.steps)


def _damaged(error: Message | str) -> Refused:
    return Refused(Problem("damaged", "", server.damaged(error=error), ""))


def _gone_on(new: NewGame, record: Record, key: str) -> tuple[Play, list[Given]]:
    """A game that goes on behind so many orders of a record, or behind all of them."""
    if new.orders is not None and new.orders > len(record.entries):
        line = server.too_few_orders(n=len(record.entries), wanted=new.orders)
        raise Refused(Problem("no-moment", "", line, ""))
    _require_same_players(new, record)
    return Play.going_on(msgspec.structs.replace(record, entries=record.entries[: new.orders]), key)


def _require_same_players(new: NewGame, record: Record) -> None:
    """Refuse seats that part the powers of one player: what he was asked in the past would not fit any more."""
    problems = [
        Problem("seats", powers[0], server.same_player(powers=powers), "RB-PLAY-01")
        for powers in seats_of(record.players)
        if not any(set(powers) <= set(seat.powers) for seat in new.seats)
    ]
    if problems:
        raise Refused(*problems)


def _seat_problems(new: NewGame) -> Iterator[Problem]:
    named: list[Power] = [power for seat in new.seats for power in seat.powers]
    for power in POWERS:
        if named.count(power) != 1:
            line = server.one_seat_each(power=power, n=named.count(power))
            yield Problem("seats", power, line, "RB-PLAY-01")
    for seat in new.seats:
        if seat.holder == "computer":
            try:
                seats.require_level(seat.level, seat.powers[0])
            except Refused as refusal:
                yield from refusal.problems
    if sum(source is not None for source in (new.position, new.record, new.imported, new.game)) > 1:
        yield Problem("several-beginnings", "", server.several_beginnings(), "")
