"""The game: questions, orders, undo and the log. The face of the engine that everybody uses."""

from collections.abc import Callable
from typing import NamedTuple

from greatwar.board import Power
from greatwar.dice import Dice
from greatwar.events import Event
from greatwar.kernel import Line, asked, roll, settle
from greatwar.orders import AnnounceLastRound, DeclareSubmarineWarfare, End, Order, Undo
from greatwar.problems import Problem, Refused
from greatwar.questions import Fate, Question
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.wording import faults

OFFERED = (DeclareSubmarineWarfare, AnnounceLastRound)
"""The orders that answer no question: they can be given at any time, where the rules have them."""


class Entry(NamedTuple):
    """A line of the log: an order that was accepted and the dice that it drew."""

    power: Power
    order: Order
    dice: tuple[int, ...]


_Log = tuple[Power, Order, tuple[int, ...], "_Log | None"]
"""The log as a chain from the last entry back, so that a fork shares it: an entry's fields and what is before it.

This chain and the next are as long as the game and made anew with each order. They are plain tuples, because those
are the only ones over which the garbage collector soon passes.
"""

_Past = tuple[Table, _Log | None, Power, Order, "_Past | None"]
"""What `undo` returns to, as a chain that ends at the last die or `end`: table, log, the order and what is before."""


class Game:
    """A game in progress.

    The only truth is the opening table and the log; `table` follows from them. `order` changes the game or raises
    `Refused` and changes nothing.
    """

    __slots__ = ("_log", "_past", "dice", "moment", "opening", "opening_dice", "rolls", "rules", "table")

    def __init__(self, rules: Ruleset, opening: Table, dice: Dice) -> None:
        self.rules = rules
        self.opening = opening
        self.dice = dice
        self.rolls = 0
        self.moment = 0
        self._log: _Log | None = None
        self._past: _Past | None = None
        self.table = opening
        unheard: list[Event] = []
        self.table, self.opening_dice = self._settled(opening, unheard.append)

    @classmethod
    def resumed(
        cls, rules: Ruleset, opening: Table, dice: Dice, *, table: Table, log: list[Entry], rolls: int
    ) -> "Game":
        """A game taken up from a snapshot of its table."""
        game = cls.__new__(cls)
        game.rules, game.opening, game.dice, game.table, game.rolls = rules, opening, dice, table, rolls
        game.opening_dice = ()
        game._log = None
        for entry in log:
            game._log = (*entry, game._log)
        game._past = None
        game.moment = len(log)
        return game

    def fork(self, dice: Dice) -> "Game":
        """A game that goes on from here on its own, with dice of its own."""
        game = Game.__new__(Game)
        game.rules = self.rules
        game.opening = self.opening
        game.opening_dice = self.opening_dice
        game.dice = dice
        game.rolls = self.rolls
        game.moment = self.moment
        game._log = self._log
        game._past = self._past
        game.table = self.table
        return game

    @property
    def log(self) -> list[Entry]:
        """Every order accepted so far and not taken back."""
        entries = []
        link = self._log
        while link is not None:
            power, order, dice, link = link
            entries.append(Entry(power, order, dice))
        entries.reverse()
        return entries

    @property
    def questions(self) -> dict[Power, Question]:
        """What is asked of whom now; empty after the war is won."""
        if self.table.winner:
            return {}
        needed = asked(self.rules, self.table)
        assert isinstance(needed, dict)
        return needed

    def legal(self) -> list[Line]:
        """Every order that would be accepted now, in its small form, with the power that may give it.

        Answers too many to list stand as one `Shape`. `undo` is not listed: see `undoable`.
        """
        table = self.table
        if table.winner:
            return []
        frame = table.frames[-1]
        step = self.rules.steps[type(frame)]
        lines = step.legal(self.rules, table, frame)
        for offer in self.rules.offers:
            lines += offer.legal(self.rules, table)
        return lines

    def problems(self, power: Power, order: Order) -> list[Problem]:
        """Every reason why an order would be refused now; none if it would be accepted."""
        table = self.table
        if type(order) is Undo:
            return self._undo_problems(power)
        malformed = faults(order)
        if malformed:
            return list(malformed)
        if table.winner:
            sentence = "The war is won; no more orders are taken"
            return [Problem("war-over", table.winner, sentence, "RB-VICT-06")]
        for offer in self.rules.offers:
            if type(order) is offer.order:
                return offer.check(self.rules, table, power)
        if type(order) in OFFERED:
            return [Problem("not-in-rules", "", "These rules have no such declaration", "")]
        frame = table.frames[-1]
        step = self.rules.steps[type(frame)]
        questions = step.asks(self.rules, table, frame)
        assert isinstance(questions, dict)
        if power not in questions:
            return [_not_asked(table, power, questions)]
        return step.check(self.rules, table, frame, power, order)

    def order(self, power: Power, order: Order, *, moment: int | None = None) -> list[Event]:
        """Give an order or an answer; what has happened because of it is returned.

        `moment` is the number of orders that the giver has seen; an order that comes too late is refused as stale.
        """
        if moment is not None and moment != self.moment:
            raise Refused(Problem("stale", "", "The game has gone on since this order was thought of", ""))
        problems = self.problems(power, order)
        if problems:
            raise Refused(*problems)
        if type(order) is Undo:
            self._undo(power)
            return []
        before = self.table
        events: list[Event] = []
        table = self._taken(before, power, order, events.append)
        drawn: tuple[int, ...] = ()
        if table.frames is not before.frames:
            table, drawn = self._settled(table, events.append)
        if drawn or type(order) is End:
            self._past = None
        else:
            self._past = (before, self._log, power, order, self._kept_past(power, order))
        self.table = table
        self._log = (power, order, drawn, self._log)
        self.moment += 1
        return events

    def undoable(self, power: Power) -> bool:
        """Whether the power may take back its last order."""
        return not self._undo_problems(power)

    def _taken(self, table: Table, power: Power, order: Order, tell: Callable[[Event], None]) -> Table:
        for offer in self.rules.offers:
            if type(order) is offer.order:
                return offer.take(self.rules, table, power, tell)
        frame = table.frames[-1]
        return self.rules.steps[type(frame)].take(self.rules, table, frame, power, order, tell)

    def _settled(self, table: Table, tell: Callable[[Event], None]) -> tuple[Table, tuple[int, ...]]:
        """The table gone on to the next question, and the dice drawn on the way.

        Fate may fail to answer (scripted dice run out): then nothing has changed.
        """
        drawn: tuple[int, ...] = ()
        rolls = self.rolls
        table, needed = settle(self.rules, table, tell)
        while isinstance(needed, Fate):
            dice = self.dice.draw(needed.number, roll=rolls)
            rolls += 1
            drawn += dice
            table, needed = settle(self.rules, roll(self.rules, table, needed, dice, tell), tell)
        self.rolls = rolls
        return table, drawn

    def _undo_problems(self, power: Power) -> list[Problem]:
        past = self._past
        if past is not None and (self.table.turn == power or power in self.table.movers):
            _, _, last, _, _ = past
            if last == power:
                return []
            # What others declare at any time must not lock a power in a phase that it cannot end as it is.
            if self._own_past(power) is not None and (
                self._one_player(last, power) or self.problems(power, End())
            ):
                return []
        sentence = "There is no order of yours that can still be taken back"
        return [Problem("nothing-to-undo", self.table.phase, sentence, "RB-TURN-02")]

    def _kept_past(self, power: Power, order: Order) -> _Past | None:
        """The past behind an order: none behind another power's order, but what is declared at any time."""
        past = self._past
        if past is None:
            return None
        _, _, last, given, _ = past
        return past if last == power or self._is_offer(given) or self._is_offer(order) else None

    def _one_player(self, power: Power, other: Power) -> bool:
        return any(power in seat and other in seat for seat in self.table.seats)

    def _is_offer(self, order: Order) -> bool:
        return any(isinstance(order, offer.order) for offer in self.rules.offers)

    def _own_past(self, power: Power) -> _Past | None:
        past = self._past
        while past is not None:
            _, _, last, order, before = past
            if last == power:
                return past
            past = before if self._is_offer(order) else None
        return None

    def _undo(self, power: Power) -> None:
        declared: list[tuple[Power, Order]] = []
        while True:
            assert self._past is not None
            self.table, self._log, last, order, self._past = self._past
            if last == power:
                break
            declared.append((last, order))
        self.moment += 1
        for offer in reversed(declared):
            self.order(*offer)


def _not_asked(table: Table, power: Power, questions: dict[Power, Question]) -> Problem:
    awaited = ", ".join(questions)
    return Problem(
        "not-your-turn", table.phase, f"It is for {awaited} to speak, not for {power}", "RB-TURN-01"
    )
