"""Reviews: a game from its beginning, the board at every order, and the charts."""

import asyncio
from collections import OrderedDict

import msgspec
from msgspec import Raw

from greatwar.board import POWERS, SIDES, TERRITORIES, Power, Side
from greatwar.chronicle import order_sentence
from greatwar.events import PhaseBegan, RoundBegan, TurnBegan
from greatwar.fairness import Played, replay
from greatwar.notation.orders import format_order
from greatwar.notation.records import read_record
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

    def __init__(self, text: str) -> None:
        self.text = text
        self.tables: list[Table] = []
        self.given: list[Given] = []
        self.marks: list[Mark] = []
        self.charts: list[Charted] = []
        self.rules: Ruleset
        luck: dict[Side, float] = dict.fromkeys(SIDES, 0.0)
        for played in replay(read_record(text)):
            self.rules = played.game.rules
            if played.line is None:
                self.tables.append(played.game.table)
                self.charts.append(_charted(self.rules, played.game.table, 0, luck))
                continue
            self._take(played, luck)

    def _take(self, played: Played, luck: dict[Side, float]) -> None:
        line, before, table = played.line, self.tables[-1], played.game.table
        assert line is not None
        fired = volleys(self.rules, before, line.power, line.order, line.dice)
        for volley in fired:
            _reckon(luck, before, volley)
        number = played.index + 1
        self.given.append(
            Given(
                number=number,
                at=0.0,
                round=before.round,
                turn=before.turn,
                phase=before.phase,
                power=line.power,
                order=line.order,
                dice=line.dice,
                events=tuple(played.events),
                volleys=fired,
            )
        )
        begins = [type(event) for event in played.events]
        self.marks.append(
            Mark(
                number,
                before.round,
                before.turn,
                before.phase,
                line.power,
                format_order(line.order),
                order_sentence(line.power, line.order),
                "round"
                if RoundBegan in begins
                else "turn"
                if TurnBegan in begins
                else "phase"
                if PhaseBegan in begins
                else "",
            )
        )
        if table.turn != before.turn or table.round != before.round or table.winner:
            self.charts.append(_charted(self.rules, table, number, luck))
        self.tables.append(table)


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
            text = await asyncio.to_thread(self._hall.record, game)
            known = self._played.get(game)
            if known is None or known.text != text:
                known = self._played[game] = await asyncio.to_thread(_Played, text)
            self._played.move_to_end(game)
            while len(self._played) > MOST_GAMES:
                self._played.popitem(last=False)
            return known
