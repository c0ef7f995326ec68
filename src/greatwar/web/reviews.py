"""Reviews: games and imported records played again, and kept in memory while someone looks at them."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec

from greatwar.notation.players import PlayerNames, seats_of
from greatwar.notation.records import read_record
from greatwar.orders import AnyOrder
from greatwar.store.rows import GameSummary, StepRow, standing
from greatwar.web.archive import said_plainly
from greatwar.web.hall import Hall
from greatwar.web.replays import Replay, Told, lines_of
from greatwar.web.reviewed import Imported, LetGo, Review, ReviewedMoment, Sitting, Stretch
from greatwar.web.room import Room
from greatwar.web.rulebooks import ruleset_info

MOST_GAMES = 8
"""How many games are kept at hand while they are reviewed."""

AnswerT = TypeVar("AnswerT")


class Reviews:
    """The games of a hall and its records, played again. What nobody may see yet of a game is not in its review."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._kept: OrderedDict[str, _Kept] = OrderedDict()

    # Games

    async def review(self, game: str) -> Review:
        """All orders of a game as far as everybody may see them, and the charts."""
        room = await self._hall.room(game)

        def made(replay: Replay) -> Review:
            info = room.info()
            return Review(
                title=info.title,
                rules=ruleset_info(replay.rules),
                seats=tuple(Sitting(seat.powers, seat.name, seat.level) for seat in info.seats),
                result=info.result,
                marks=tuple(replay.marks),
                charts=tuple(replay.charts),
                game=info,
            )

        return await self._of_game(room, made)

    async def moment(self, game: str, orders: int) -> ReviewedMoment:
        """The board behind so many orders of a game."""
        room = await self._hall.room(game)
        return await self._of_game(room, lambda replay: replay.moment(orders))

    async def stretch(self, game: str, orders: int, most: int) -> Stretch:
        """The moments of a game behind so many orders."""
        room = await self._hall.room(game)
        return await self._of_game(room, lambda replay: replay.stretch(orders, most))

    async def since(self, game: str, step: int, most: int) -> Stretch:
        """The moments of a game behind a step of its log."""
        room = await self._hall.room(game)
        return await self._of_game(room, lambda replay: replay.stretch(replay.behind(step), most))

    async def _of_game(self, room: Room, answer: Callable[[Replay], AnswerT]) -> AnswerT:
        game = room.row.id
        kept = self._keep(game)
        async with kept.lock:
            if kept.replay is None or kept.shown != room.play.shown:
                kept.replay, kept.shown = await asyncio.to_thread(self._up_to_date, game, kept.replay)
            return await kept.told(answer)

    def _up_to_date(self, game: str, known: Replay | None) -> tuple[Replay, int]:
        """The game as the store has it, and up to which step."""
        row, steps = self._hall.seen(game)
        lines = [_told(step) for step in standing(steps)]
        replay = Replay(read_record(row.header), lines) if known is None else known.gone_on(lines)
        return replay, msgspec.json.decode(row.standing, type=GameSummary).steps

    # Records

    async def keep(self, text: str, title: str) -> Imported:
        """Import a record; it stays at hand, because whoever imports it looks at it next."""
        imported, replay = await asyncio.to_thread(self._hall.archive.keep, text, title)
        self._keep(f"record {imported.id}").replay = replay
        return imported

    async def let_go(self, known: str, secret: str) -> LetGo:
        """Forget an imported record for whoever has this secret of it."""
        gone = await asyncio.to_thread(self._hall.archive.let_go, known, secret)
        if gone:
            self._kept.pop(f"record {known}", None)
        return LetGo(gone)

    async def record(self, known: str) -> Review:
        """All orders of an imported record, and the charts."""
        row = await asyncio.to_thread(self._hall.archive.row, known)

        def made(replay: Replay) -> Review:
            return Review(
                title=row.title,
                rules=ruleset_info(replay.rules),
                seats=_sittings(replay.record.players),
                result=replay.table.winner or None,
                marks=tuple(replay.marks),
                charts=tuple(replay.charts),
            )

        return await self._of_record(known, made)

    async def record_stretch(self, known: str, orders: int, most: int) -> Stretch:
        """The moments of an imported record behind so many orders."""
        return await self._of_record(known, lambda replay: replay.stretch(orders, most))

    async def _of_record(self, known: str, answer: Callable[[Replay], AnswerT]) -> AnswerT:
        kept = self._keep(f"record {known}")
        async with kept.lock:
            if kept.replay is None:
                kept.replay = await asyncio.to_thread(self._again, known)
            return await kept.told(answer)

    def _again(self, known: str) -> Replay:
        text = self._hall.archive.row(known).text
        with said_plainly(text):
            record = read_record(text)
            return Replay(record, lines_of(record))

    def _keep(self, name: str) -> "_Kept":
        kept = self._kept.setdefault(name, _Kept())
        self._kept.move_to_end(name)
        while len(self._kept) > MOST_GAMES:
            self._kept.popitem(last=False)
        return kept


class _Kept:
    """A game at hand; whoever plays it on has the lock."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.replay: Replay | None = None
        self.shown = -1

    async def told(self, answer: Callable[[Replay], AnswerT]) -> AnswerT:
        """What somebody asks of the game that is at hand."""
        assert self.replay is not None
        return await asyncio.to_thread(answer, self.replay)


def _told(step: StepRow) -> Told:
    return Told(step.number, step.at, step.power, msgspec.json.decode(step.order, type=AnyOrder), step.dice)


def _sittings(players: PlayerNames) -> tuple[Sitting, ...]:
    names = players if isinstance(players, dict) else {}
    return tuple(Sitting(powers, names.get(powers[0], "")) for powers in seats_of(players))
