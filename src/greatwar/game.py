"""The game: questions, orders, undo and the log. Every caller uses the engine through it."""

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import NamedTuple

from greatwar.board import SIDES, Power
from greatwar.dice import Dice
from greatwar.events import Event
from greatwar.frames import Closing, PhaseFrame
from greatwar.kernel import Kept, Line, asked, roll, settle
from greatwar.orders import AnnounceLastRound, DeclareSubmarineWarfare, End, Order, Rail, Undo
from greatwar.problems import Problem, Refused
from greatwar.questions import AskOrders, Fate, Phase, Purpose, Question, Shape
from greatwar.rules.malformed import faults
from greatwar.rules.refusals import no_railways
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.answering import EXAMPLES, Barrier, awaited, no_undo, reminder, unanswered
from greatwar.text.messages import Message
from greatwar.text.say import refusal

OFFERED = (DeclareSubmarineWarfare, AnnounceLastRound)
"""The orders that answer no question: they can be given at any time, where the rules have them."""

_DECLARED_BY: dict[type[Order], tuple[str, ...]] = {
    DeclareSubmarineWarfare: ("RB-USW-01", "SE-USW-01"),
    AnnounceLastRound: ("TR-VICT-05",),
}
"""The rules that say who makes a declaration, and which rules have none."""

_IN_TURN = (PhaseFrame, Closing)
"""The outermost frames of a turn in progress; all others come after it or before it."""


class Entry(NamedTuple):
    """A line of the log: an order that was accepted and the dice that it drew."""

    power: Power
    order: Order
    dice: tuple[int, ...]


class Undoable(NamedTuple):
    """The order that `undo` would take back, and the phase in which it was given."""

    phase: Phase
    order: Order


_Log = tuple[Power, Order, tuple[int, ...], "_Log | None"]
"""The log as a chain from the last entry back, so that a fork shares it: an entry's fields and what is before it.

This chain and the next are as long as the game and made anew with each order. They are plain tuples, because those
are the only ones over which the garbage collector soon passes.
"""

_Past = tuple[Table, _Log | None, Power, Order, "_Past | None"]
"""What `undo` returns to, as a chain that ends where nothing can be undone: table, log, the order, what is before."""


FAR = 64
"""How many orders the next list looks back for the last one, before it is made without knowing them."""


class Rolled(NamedTuple):
    """Dice that an order drew: the table on which they fell, what they were rolled for, and their faces."""

    table: Table
    purpose: Purpose
    dice: tuple[int, ...]


class Game:
    """A game in progress.

    The only truth is the opening table and the log; `table` follows from them. `order` changes the game or raises
    `Refused` and changes nothing.
    """

    __slots__ = (
        "_barrier",
        "_kept",
        "_log",
        "_past",
        "dice",
        "moment",
        "opening",
        "opening_dice",
        "opening_events",
        "rolled",
        "rolls",
        "rules",
        "table",
        "whole",
    )

    def __init__(self, rules: Ruleset, opening: Table, dice: Dice) -> None:
        self.rules = rules
        self.opening = opening
        self.dice = dice
        self.rolls = 0
        self.rolled: tuple[Rolled, ...] = ()
        """The rolls of the last order that was taken."""
        self.whole = True
        """Whether the log goes back to the opening; that of a game taken up from a snapshot does not."""
        self.moment = 0
        self._log: _Log | None = None
        self._past: _Past | None = None
        self._barrier: Barrier = "nothing"
        self._kept: tuple[_Log | None, Kept] = (None, None)
        """Where the log was when orders were last listed, and what was kept of the list: values, which forks share."""
        self.table = opening
        self.opening_events: list[Event] = []
        """What happened before the first order, as the dice for neutral powers that enter the war."""
        self.table, self.opening_dice = self._settled(opening, self.opening_events.append)

    @classmethod
    def resumed(
        cls, rules: Ruleset, opening: Table, dice: Dice, *, table: Table, log: list[Entry], rolls: int
    ) -> "Game":
        """A game taken up from a snapshot of its table."""
        game = cls.__new__(cls)
        game.rules, game.opening, game.dice, game.table, game.rolls = rules, opening, dice, table, rolls
        game.opening_dice, game.opening_events, game.rolled = (), [], ()
        game.whole = False
        game._log = None
        for entry in log:
            game._log = (*entry, game._log)
        game._past = None
        game._barrier = "nothing"
        game._kept = (None, None)
        game.moment = len(log)
        return game

    def fork(self, dice: Dice) -> "Game":
        """A game that goes on from here on its own, with dice of its own."""
        game = Game.__new__(Game)
        game.rules = self.rules
        game.opening = self.opening
        game.opening_dice, game.opening_events = self.opening_dice, self.opening_events
        game.dice = dice
        game.rolls, game.rolled = self.rolls, ()
        game.whole = self.whole
        game.moment = self.moment
        game._log = self._log
        game._past = self._past
        game._barrier = self._barrier
        game._kept = self._kept
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

    def is_last(self, power: Power, order: Order) -> bool:
        """Whether this was the last order accepted and not taken back."""
        return self._log is not None and self._log[:2] == (power, order)

    @property
    def last(self) -> Entry:
        """The last order accepted and not taken back; there must be one."""
        assert self._log is not None, "no order has been given"
        power, order, dice, _ = self._log
        return Entry(power, order, dice)

    def has_same_log(self, other: "Game") -> bool:
        """Whether this game and one that was forked from it, or from which it was, have had the same orders since."""
        return self._log is other._log

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
        kept, orders = self._since()
        lines, kept = step.legal_since(self.rules, table, frame, kept, orders, None)
        self._kept = (self._log, kept)
        for offer in self.rules.offers:
            lines += offer.legal(self.rules, table)
        return lines

    def legal_of(self, power: Power) -> list[Order | Shape]:
        """Every order that would be accepted now of one power, in its small form; see `legal`.

        A power that is asked for orders may have none that leads on: see `is_stuck`.
        """
        table = self.table
        if table.winner:
            return []
        frame = table.frames[-1]
        step = self.rules.steps[type(frame)]
        lines: list[Line] = []
        if power in self.questions:
            kept, orders = self._since()
            lines, kept = step.legal_since(self.rules, table, frame, kept, orders, power)
            self._kept = (self._log, kept)
        for offer in self.rules.offers:
            lines += [line for line in offer.legal(self.rules, table) if line[0] == power]
        return [order for _, order in lines]

    def is_stuck(self, power: Power) -> bool:
        """Whether a power is in a dead end: it can neither give an order of its phase nor end it, and must undo.

        So it may be after moves that leave an army without the infantry that it needs. Questions always have an answer.
        """
        if not isinstance(self.questions.get(power), AskOrders):
            return False
        return all(type(order) in OFFERED for order in self.legal_of(power))

    def _since(self) -> tuple[Kept, list[Order] | None]:
        """What is kept of the last list, and the orders given since then, or taken back: the log tells which."""
        then, kept = self._kept
        if kept is None:
            return None, None
        now = self._log
        if now is not None and now[3] is then:
            return kept, [now[1]]
        given: list[Order] = []
        undone: list[Order] = []
        later, earlier = now, then
        for _ in range(FAR):
            if later is then:
                return kept, given
            if earlier is now:
                return kept, undone
            if later is not None:
                given.append(later[1])
                later = later[3]
            if earlier is not None:
                undone.append(earlier[1])
                earlier = earlier[3]
        return kept, None

    def answers(self, begun: tuple[int, ...] = ()) -> Iterator[Order]:
        """Where a `Shape` is listed: every answer that it stands for with these numbers of its first items.

        So an answer can be put together number by number, and nothing is begun that cannot be finished.
        """
        table = self.table
        if table.winner:
            return iter(())
        frame = table.frames[-1]
        return self.rules.steps[type(frame)].answers(self.rules, table, frame, begun)

    def problems(self, power: Power, order: Order) -> list[Problem]:
        """Every reason why an order would be refused now; none if it would be accepted."""
        if type(order) is Undo:
            return self._undo_problems(power)
        if unheard := self._unheard(power, order):
            return unheard
        if type(order) in OFFERED:
            return self._declaration_problems(power, order)
        rules, table = self.rules, self.table
        frame = table.frames[-1]
        problems = rules.steps[type(frame)].check(rules, table, frame, power, order)
        return self._explained(power, problems) if problems else problems

    def _unheard(self, power: Power, order: Order) -> list[Problem]:
        """Why an order does not even come before the step that would take it."""
        table = self.table
        if malformed := faults(order):
            return _each_once(malformed)
        if table.winner:
            return [Problem("war-over", table.winner, refusal.war_over(), "RB-VICT-06")]
        if type(order) in OFFERED:
            return []
        questions = asked(self.rules, table)
        assert isinstance(questions, dict)
        if type(order) is Rail and not self.rules.railways.lines:
            return [no_railways(order)]
        if power not in questions:
            return [awaited(power, questions, table.phase)]
        question = questions[power]
        if type(question) is not AskOrders and type(order) not in question.answers:
            return [unanswered(power, question, self._examples(power))]
        return []

    def _explained(self, power: Power, problems: list[Problem]) -> list[Problem]:
        """What a step objects to, each once, with a reminder of the question that was to be answered."""
        question = self.questions[power]
        if type(question) is not AskOrders:
            problems = [*problems, reminder(power, question, self._examples(power))]
        return problems if len(problems) < 2 else _each_once(problems)

    def _examples(self, power: Power) -> Iterator[Order]:
        """A few legal answers to the question that a power is asked."""
        listed = (order for order in self.legal_of(power) if type(order) not in OFFERED)
        answers = (
            answer for each in listed for answer in (self.answers() if isinstance(each, Shape) else [each])
        )
        return islice(answers, EXAMPLES)

    def _declaration_problems(self, power: Power, order: Order) -> list[Problem]:
        for offer in self.rules.offers:
            if type(order) is offer.order:
                return offer.check(self.rules, self.table, power)
        rule, *see = _DECLARED_BY[type(order)]
        return [Problem("not-in-rules", power, refusal.not_in_rules(), rule, tuple(see))]

    def order(self, power: Power, order: Order, *, moment: int | None = None) -> list[Event]:
        """Give an order or an answer; what has happened because of it is returned.

        `moment` is the number of orders that the giver has seen; an order that comes too late is refused as stale.
        """
        if moment is not None and moment != self.moment:
            raise Refused(Problem("stale", "", refusal.stale(), ""))
        if type(order) is Undo:
            self._undo(power)
            return []
        before = self.table
        events: list[Event] = []
        table = self._obeyed(power, order, events.append)
        drawn: tuple[int, ...] = ()
        barrier: Barrier | None = None
        if table.frames is not before.frames:
            table, drawn = self._settled(table, events.append)
            barrier = "die" if drawn else self._barrier_between(before, table, power)
            if table.turn != before.turn:
                self._kept = (None, None)  # no list of the last turn helps in this one
        else:
            self.rolled = ()
        if barrier is not None:
            self._past = None
            self._barrier = barrier
        else:
            self._past = (before, self._log, power, order, self._past)
        self.table = table
        self._log = (power, order, drawn, self._log)
        self.moment += 1
        return events

    def undoable(self, power: Power) -> bool:
        """Whether the power can undo its last order, the `end` of an earlier phase of the turn included."""
        return not self._undo_problems(power)

    def undoes(self, power: Power) -> Undoable | None:
        """What `undo` would take back for a power; nothing if there is nothing to undo."""
        if self._undo_problems(power):
            return None
        own, _ = self._last_of(power)
        assert own is not None
        return Undoable(own[0].phase, own[3])

    def undoable_in_phase(self, power: Power) -> bool:
        """Whether the power can undo an order of the phase in progress; players that try things out go no further."""
        undone = self.undoes(power)
        return undone is not None and type(undone.order) is not End

    def _obeyed(self, power: Power, order: Order, tell: Callable[[Event], None]) -> Table:
        """The table after an order; one that is not accepted is refused."""
        rules, table = self.rules, self.table
        if problems := self._unheard(power, order):
            raise Refused(*problems)
        if type(order) in OFFERED:
            if problems := self._declaration_problems(power, order):
                raise Refused(*problems)
            offered = next(offer for offer in rules.offers if type(order) is offer.order)
            return offered.take(rules, table, power, tell)
        frame = table.frames[-1]
        after = rules.steps[type(frame)].obey(rules, table, frame, power, order, tell)
        if isinstance(after, list):
            raise Refused(*self._explained(power, after))
        return after

    def _settled(self, table: Table, tell: Callable[[Event], None]) -> tuple[Table, tuple[int, ...]]:
        """The table gone on to the next question, and the dice drawn on the way.

        Fate may fail to answer (scripted dice run out): then nothing has changed.
        """
        drawn: tuple[int, ...] = ()
        rolled: tuple[Rolled, ...] = ()
        rolls = self.rolls
        table, needed = settle(self.rules, table, tell)
        while isinstance(needed, Fate):
            dice = self.dice.draw(needed.number, roll=rolls)
            rolls += 1
            drawn += dice
            rolled += (Rolled(table, needed.purpose, dice),)
            table, needed = settle(self.rules, roll(self.rules, table, needed, dice, tell), tell)
        self.rolls, self.rolled = rolls, rolled
        return table, drawn

    @property
    def is_settled(self) -> bool:
        """Whether nothing can be undone: a die was rolled, another player was asked, or the turn has just begun."""
        return self._past is None

    def _barrier_between(self, before: Table, table: Table, power: Power) -> Barrier | None:
        """Why what an order has led to, without a die, can no longer be undone, if it cannot.

        The turn has ended, a side has closed a phase, or another player is asked something.
        """
        if table.winner or (table.turn, table.round) != (before.turn, before.round):
            return "turn"
        if not isinstance(table.frames[0], _IN_TURN):
            return "turn"
        if table.turn in SIDES and type(table.frames[0]) is not type(before.frames[0]):
            return "phase"
        questions = asked(self.rules, table)
        assert isinstance(questions, dict)
        for other, question in questions.items():
            if type(question) is not AskOrders and not self._one_player(other, power):
                return "question"
        return None

    def _undo_problems(self, power: Power) -> list[Problem]:
        in_turn = self.table.turn == power or power in self.table.movers
        own, above = self._last_of(power) if in_turn else (None, [])
        if own is not None:
            if not above:
                return []
            if self._may_go_behind(power, own[3], above) and self._without(own, above) is not None:
                return []
        return [no_undo(self.table, power, None if own is None else above[0][1], self._barrier)]

    def _last_of(self, power: Power) -> tuple[_Past | None, list[tuple[Table, Power, Order]]]:
        """The last order of a power, and the orders of others since then, the newest first."""
        above: list[tuple[Table, Power, Order]] = []
        past = self._past
        while past is not None and past[2] != power:
            table, _, other, order, before = past
            above.append((table, other, order))
            past = before
        return past, above

    def _may_go_behind(self, power: Power, order: Order, above: list[tuple[Table, Power, Order]]) -> bool:
        """Whether the orders of others may stay while an order before them is undone (G-07).

        They may if one player has given them all. Those of other players may not, unless the power cannot end the phase
        as it stands: what friends order in a phase that they share, and what anybody declares, must not lock a game. An
        `end` locks nothing. Answers to questions always stand in the way.
        """
        if not all(self._is_offer(other) or _is_of_phase(table) for table, _, other in above):
            return False
        if all(self._one_player(other, power) for _, other, _ in above):
            return True
        return type(order) is not End and bool(self.problems(power, End()))

    def _without(self, own: _Past, above: list[tuple[Table, Power, Order]]) -> "Game | None":
        """The game without one order but with those given since, if they still can be."""
        game = self.fork(self.dice)
        game.table, game._log, _, _, game._past = own
        for _, power, order in reversed(above):
            if game.problems(power, order):
                return None
            game.order(power, order)
        return game if game.rolls == self.rolls else None

    def _one_player(self, power: Power, other: Power) -> bool:
        return any(power in seat and other in seat for seat in self.table.seats)

    def _is_offer(self, order: Order) -> bool:
        return any(isinstance(order, offer.order) for offer in self.rules.offers)

    def _undo(self, power: Power) -> None:
        problems = self._undo_problems(power)
        if problems:
            raise Refused(*problems)
        own, above = self._last_of(power)
        assert own is not None
        if above:
            game = self._without(own, above)
            assert game is not None
            self.table, self._log, self._past = game.table, game._log, game._past
        else:
            self.table, self._log, _, _, self._past = own
        self.moment += 1


def _is_of_phase(table: Table) -> bool:
    """Whether orders of a phase were awaited, and no answer."""
    return len(table.frames) == 1


def _each_once(problems: Iterable[Problem]) -> list[Problem]:
    """The same problems, of those that read alike only the first."""
    once: dict[tuple[str, str, Message | str, str], Problem] = {}
    for problem in problems:
        once.setdefault((problem.code, problem.place, problem.message, problem.rule), problem)
    return list(once.values())
