"""Replays: a game played again, with the table after every order. Tables share what is equal."""

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec import Raw, Struct

from greatwar.board import POWERS, Power
from greatwar.events import Event, PhaseBegan, RoundBegan, TurnBegan
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.records import Record, begin
from greatwar.orders import Order
from greatwar.problems import Problem, Refused
from greatwar.records.fairness import Fitting, RecordedDice
from greatwar.records.seals import START
from greatwar.store.play import Given
from greatwar.table import Table
from greatwar.text.chronicle import order_line
from greatwar.text.say import server
from greatwar.view.views import changes, view
from greatwar.view.volleys import battle, volleys
from greatwar.web.charts import Luck, charted, destroyed, reckon
from greatwar.web.lines import step_of
from greatwar.web.reviewed import Charted, Mark, Moment, ReviewedMoment, Stretch

LONGEST = 100
"""How many moments a stretch has at most."""


class Told(Struct, frozen=True):
    """An order of a game as it is kept: its number in the log, and when it was given."""

    number: int
    at: float
    power: Power
    order: Order
    dice: tuple[int, ...]


def lines_of(record: Record) -> list[Told]:
    """The orders of a record; they are numbered as they stand, and nobody knows when they were given."""
    return [
        Told(number, 0.0, entry.power, entry.order, entry.dice)
        for number, entry in enumerate(record.entries, 1)
    ]


class Replay:
    """A game played again; the first line that does not fit raises `Misfit`."""

    def __init__(self, record: Record, lines: Sequence[Told]) -> None:
        self.record = record
        self._dice = RecordedDice()
        self._dice.lay(record.start_dice)
        rules, table = begin(record)
        with Fitting(START, self._dice):
            self._game = Game(rules, table, self._dice)
        self._luck: Luck = dict.fromkeys(POWERS, 0.0)
        self._lines: list[Told] = []
        self._tables: list[Table] = [self._game.table]
        self._given: list[Given] = []
        self.rules = self._game.rules
        self.marks: list[Mark] = []
        self.charts: list[Charted] = [charted(self.rules, self._game.table, 0, self._luck)]
        for line in lines:
            self._take(line)

    @property
    def table(self) -> Table:
        """The table behind the last order."""
        return self._tables[-1]

    def gone_on(self, lines: Sequence[Told]) -> "Replay":
        """The game as it stands now: gone on with, if that is all that has happened, or played anew."""
        known = len(self._lines)
        if list(lines[:known]) != self._lines:
            return Replay(self.record, lines)
        for line in lines[known:]:
            self._take(line)
        return self

    def _take(self, line: Told) -> None:
        before = self._game.table
        self._dice.lay(line.dice)
        with Fitting(len(self._lines), self._dice):
            events = tuple(self._game.order(line.power, line.order))
        table = self._game.table
        fired = volleys(self.rules, self._game.rolled)
        for volley in fired:
            reckon(self._luck, volley)
        given = Given(
            number=line.number,
            at=line.at,
            round=before.round,
            turn=before.turn,
            phase=before.phase,
            power=line.power,
            order=line.order,
            dice=line.dice,
            events=events,
            volleys=fired,
        )
        self._lines.append(line)
        self._given.append(given)
        self._tables.append(table)
        orders = len(self._lines)
        self.marks.append(_mark(given, orders, lost=destroyed(self.rules, events)))
        if table.turn != before.turn or table.round != before.round or table.winner:
            self.charts.append(charted(self.rules, table, orders, self._luck))

    # Moments

    def moment(self, orders: int) -> ReviewedMoment:
        """The board behind so many orders."""
        table = self._table(orders)
        step = self._step(orders) if orders else None
        return ReviewedMoment(orders, view(self.rules, table), step, battle(self.rules, table))

    def stretch(self, orders: int, most: int) -> Stretch:
        """The board behind so many orders, and the moments that follow it."""
        table = self._table(orders)
        rules, last = self.rules, min(len(self._lines), orders + max(1, min(most, LONGEST)))
        shown = view(rules, table)
        moments: list[Moment] = []
        seen = table, shown
        for number in range(orders + 1, last + 1):
            now = self._tables[number]
            after = view(rules, now, seen=seen)
            moments.append(Moment(self._step(number), changes(seen[1], after), battle(rules, now)))
            seen = now, after
        return Stretch(orders, len(self._lines), shown, tuple(moments), battle(rules, table))

    def behind(self, step: int) -> int:
        """How many orders stand up to a number of the log."""
        return sum(line.number <= step for line in self._lines)

    def _table(self, orders: int) -> Table:
        if orders >= len(self._tables):
            line = server.too_few_orders(n=len(self._lines), wanted=orders)
            raise Refused(Problem("no-page", "", line, ""))
        return self._tables[orders]

    def _step(self, orders: int) -> Raw:
        return Raw(msgspec.json.encode(step_of(self._given[orders - 1])))


def _mark(given: Given, orders: int, *, lost: int) -> Mark:
    begins: Literal["", "phase", "turn", "round"] = ""
    for kind, word in _BEGINNINGS:
        if any(isinstance(event, kind) for event in given.events):
            begins = word
    return Mark(
        orders=orders,
        step=given.number,
        round=given.round,
        turn=given.turn,
        phase=given.phase,
        power=given.power,
        text=format_order(given.order),
        line=order_line(given.power, given.order),
        begins=begins,
        lost=lost,
        fought=bool(given.volleys),
    )


_BEGINNINGS: tuple[tuple[type[Event], Literal["phase", "turn", "round"]], ...] = (
    (PhaseBegan, "phase"),
    (TurnBegan, "turn"),
    (RoundBegan, "round"),
)
"""What can begin with an order, the lesser before the greater."""
