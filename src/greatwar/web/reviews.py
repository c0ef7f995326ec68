"""Reviews: a game from its beginning, the board at every order, and the charts."""

import asyncio
from collections import OrderedDict
from typing import Literal

import msgspec
from msgspec import Raw

from greatwar.board import POWERS, SIDES, TERRITORIES, Power, Side
from greatwar.chronicle import order_sentence
from greatwar.events import Event, PhaseBegan, RoundBegan, TurnBegan
from greatwar.fairness import RecordedDice
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.records import Entry, Record, begin
from greatwar.problems import Problem, Refused
from greatwar.rules.ruleset import Ruleset
from greatwar.store.play import Given
from greatwar.table import Table
from greatwar.view import view
from greatwar.volleys import Volley, battle, volleys
from greatwar.web.documents import Charted, Mark, Review, ReviewedMoment
from greatwar.web.hall import Hall
from greatwar.web.telling import step_of

MOST_GAMES = 4
"""How many games are kept at hand while they are reviewed."""


class _Played:
    """A game played again: the table behind every order. Tables share what is equal, so that they are cheap."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._dice = RecordedDice()
        self._dice.lay(record.start_dice)
        self._game = Game(*begin(record), self._dice)
        self._luck: dict[Side, float] = dict.fromkeys(SIDES, 0.0)
        self.rules = self._game.rules
        self.tables: list[Table] = [self._game.table]
        self.given: list[Given] = []
        self.marks: list[Mark] = []
        self.charts: list[Charted] = [_charted(self.rules, self._game.table, 0, self._luck)]
        for line in record.entries:
            self._take(line)

    def gone_on(self, record: Record) -> "_Played":
        """The game as it stands now: gone on with, if that is all that has happened, or played anew."""
        known = self._record.entries
        if record.entries[: len(known)] != known:
            return _Played(record)
        for line in record.entries[len(known) :]:
            self._take(line)
        self._record = record
        return self

    def _take(self, line: Entry) -> None:
        before = self._game.table
        self._dice.lay(line.dice)
        events = self._game.order(line.power, line.order)
        table = self._game.table
        fired = volleys(self.rules, before, line.power, line.order, line.dice)
        for volley in fired:
            _reckon(self._luck, before, volley)
        given = Given(
            number=len(self.given) + 1,
            at=0.0,
            round=before.round,
            turn=before.turn,
            phase=before.phase,
            power=line.power,
            order=line.order,
            dice=line.dice,
            events=tuple(events),
            volleys=fired,
        )
        self.given.append(given)
        self.marks.append(_mark(given))
        if table.turn != before.turn or table.round != before.round or table.winner:
            self.charts.append(_charted(self.rules, table, given.number, self._luck))
        self.tables.append(table)


def _mark(given: Given) -> Mark:
    begins: Literal["", "phase", "turn", "round"] = ""
    for kind, word in _BEGINNINGS:
        if any(isinstance(event, kind) for event in given.events):
            begins = word
    return Mark(
        given.number,
        given.round,
        given.turn,
        given.phase,
        given.power,
        format_order(given.order),
        order_sentence(given.power, given.order),
        begins,
    )


_BEGINNINGS: tuple[tuple[type[Event], Literal["phase", "turn", "round"]], ...] = (
    (PhaseBegan, "phase"),
    (TurnBegan, "turn"),
    (RoundBegan, "round"),
)
"""What can begin with an order, the lesser before the greater."""


def _reckon(luck: dict[Side, float], table: Table, volley: Volley) -> None:
    other: Side = "allies" if table.side == "central" else "central"
    for side, hits, expected in zip((table.side, other), volley.scored, volley.expected, strict=True):
        luck[side] += hits - expected


def _charted(rules: Ruleset, table: Table, orders: int, luck: dict[Side, float]) -> Charted:
    army: dict[Power, int] = dict.fromkeys(POWERS, 0)
    lands: dict[Power, int] = dict.fromkeys(POWERS, 0)
    for stacks in table.units.values():
        for power, force in stacks.items():
            for piece, number in force.items():
                army[power] += number * rules.cost[piece.kind]
                for unit in piece.cargo:
                    army[unit.owner] += number * rules.cost[unit.kind]
    for territory in TERRITORIES:
        holder = table.controller(territory)
        if holder is not None:
            lands[holder] += 1
    return Charted(
        orders,
        table.round,
        table.turn,
        {power: rules.income(table, power) for power in POWERS},
        army,
        lands,
        dict(table.treasury),
        {side: round(value, 3) for side, value in luck.items()},
    )


class Reviews:
    """The games of a hall, played again."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._played: OrderedDict[str, _Played] = OrderedDict()
        self._lock = asyncio.Lock()

    async def review(self, game: str) -> Review:
        """All orders of a game as far as everybody may see them, and the charts."""
        played = await self._again(game)
        room = await self._hall.room(game)
        return Review(room.info(), tuple(played.marks), tuple(played.charts))

    async def moment(self, game: str, orders: int) -> ReviewedMoment:
        """The board behind so many orders."""
        played = await self._again(game)
        if orders >= len(played.tables):
            sentence = f"The game has {len(played.tables) - 1} orders, not {orders}"
            raise Refused(Problem("no-page", "", sentence, ""))
        table = played.tables[orders]
        step = Raw(msgspec.json.encode(step_of(played.given[orders - 1]))) if orders else None
        return ReviewedMoment(orders, view(played.rules, table), step, battle(played.rules, table))

    async def _again(self, game: str) -> _Played:
        async with self._lock:
            known = self._played.get(game)
            found = self._played[game] = await asyncio.to_thread(self._up_to_date, game, known)
            self._played.move_to_end(game)
            while len(self._played) > MOST_GAMES:
                self._played.popitem(last=False)
            return found

    def _up_to_date(self, game: str, known: _Played | None) -> _Played:
        record = self._hall.record(game)
        return _Played(record) if known is None else known.gone_on(record)
