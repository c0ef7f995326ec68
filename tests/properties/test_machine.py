"""A game driven by hypothesis: whatever is ordered, undone, saved, replayed or refused, everything holds."""

import pickle
from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from greatwar.board import POWERS, SIDES, Power
from greatwar.dice import KeyedDice, ScriptedDice
from greatwar.frames import Settlement
from greatwar.fuzz.invalid_orders import InvalidOrders, listed, tried, turned_round
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.orders import format_line, parse_line
from greatwar.opponents.random_orders import RandomOrders, draw
from greatwar.orders import AcceptArmistice, DeclareSubmarineWarfare, End, Order, Undo
from greatwar.questions import AskArmistice, Shape
from greatwar.records.snapshots import decode_table, encode_table
from tests.properties.theatres import KEY, SAME_EVERY_TIME, armistices, games, moments
from tests.trials import examples


class Play(RuleBasedStateMachine):
    """One game. `start` is the table at which this play took it up, `taken` how long its log was then."""

    game: Game

    def take_up(self, game: Game) -> None:
        self.game = game
        self.start = game.table
        self.known = game.log
        self.taken = len(game.log)
        self.invalid = InvalidOrders(Random(self.taken))
        assert broken(game.rules, game.table) == []

    def lines(self) -> list[tuple[Power, Order | Shape]]:
        return self.game.legal()

    def give(self, power: Power, order: Order) -> None:
        before = self.game.table
        self.game.order(power, order)
        self.invalid.remember(power, order)
        assert broken(self.game.rules, self.game.table, before) == []

    def undo(self) -> None:
        self.game.order(self.game.table.movers[0], Undo())
        assert broken(self.game.rules, self.game.table) == []
        if self.game.log[: self.taken] != self.known:
            # What is taken back lies before the play; a declaration may have stayed.
            self.start, self.known, self.taken = self.game.table, self.game.log, len(self.game.log)

    def is_over(self) -> bool:
        return bool(self.game.table.winner) or not self.lines()

    def chosen(self, data: Any) -> tuple[Power, Order]:
        power, order = data.draw(st.sampled_from(self.lines()))
        if isinstance(order, Shape):
            order = draw(self.game, power, order, Random(data.draw(st.integers(0, 99))))
        return power, order

    # What players do

    @precondition(lambda self: not self.is_over())
    @rule(data=st.data())
    def order(self, data: st.DataObject) -> None:
        self.give(*self.chosen(data))

    @precondition(lambda self: any(isinstance(order, End) for _, order in self.lines()))
    @rule()
    def end_the_phase(self) -> None:
        self.give(self.game.table.movers[0], End())

    @precondition(lambda self: not self.game.table.winner)
    @rule(seed=st.integers(0, 99), number=st.integers(5, 25))
    def wander(self, seed: int, number: int) -> None:
        random_orders = RandomOrders(Random(seed))
        for _ in range(number):
            if self.game.table.winner:
                return
            power, order = random_orders.order(self.game)
            if isinstance(order, Undo):
                self.undo()
            else:
                self.give(power, order)

    @precondition(lambda self: self.game.undoable(self.game.table.turn))
    @rule()
    def take_back(self) -> None:
        log = self.game.log
        self.undo()
        assert len(self.game.log) == len(log) - 1

    # What must be so

    @precondition(lambda self: not self.is_over())
    @rule(data=st.data())
    def undo_after_an_order_is_as_if_nothing_had_been_said(self, data: st.DataObject) -> None:
        power, order = self.chosen(data)
        game = self.game.fork(KeyedDice(KEY))
        before, log, lines = game.table, game.log, game.legal()
        game.order(power, order)
        drew = bool(game.log[-1].dice)
        together = before.turn in SIDES
        if drew or before.turn != game.table.turn or (together and before.phase != game.table.phase):
            assert not any(game.undoable(other) for other in POWERS)
        elif power == before.turn and set(game.questions) == {power}:
            assert game.undoable(power)
            game.order(power, Undo())
            assert game.table is before
            assert game.log == log
            assert game.legal() == lines

    @rule()
    def a_replay_is_the_play(self) -> None:
        dice = ScriptedDice()
        again = Game.resumed(self.game.rules, self.game.opening, dice, table=self.start, log=[], rolls=0)
        for power, order, drawn in self.game.log[self.taken :]:
            dice.add(drawn)
            again.order(power, order)
            assert dice.left == ()
        assert again.table == self.game.table
        assert again.questions == self.game.questions
        assert again.legal() == self.game.legal()

    @rule()
    def a_table_can_be_saved_and_loaded_in_the_middle_of_anything(self) -> None:
        for copy in (
            decode_table(encode_table(self.game.table)),
            pickle.loads(pickle.dumps(self.game.table)),
        ):
            assert copy == self.game.table
            loaded = Game.resumed(
                self.game.rules, self.game.opening, KeyedDice(KEY), table=copy, log=[], rolls=self.game.rolls
            )
            assert loaded.questions == self.game.questions
            assert loaded.legal() == self.game.legal()

    @precondition(lambda self: not self.is_over())
    @rule(data=st.data())
    def a_game_goes_on_alike_from_an_equal_table(self, data: st.DataObject) -> None:
        power, order = self.chosen(data)
        other = self.game.fork(KeyedDice(KEY))
        other.order(power, order)
        for table in (decode_table(encode_table(self.game.table)), turned_round(self.game.table)):
            equal = Game.resumed(
                self.game.rules, self.game.opening, KeyedDice(KEY), table=table, log=[], rolls=self.game.rolls
            )
            equal.order(power, order)
            assert equal.table == other.table
            assert equal.log[-1] == other.log[-1]
            assert equal.legal() == other.legal()

    @rule()
    def every_order_listed_is_accepted(self) -> None:
        assert listed(self.game) == []

    @precondition(lambda self: not self.is_over())
    @rule(data=st.data())
    def an_order_survives_being_written_down(self, data: st.DataObject) -> None:
        power, order = self.chosen(data)
        again = parse_line(format_line(power, order))
        one, other = self.game.fork(KeyedDice(KEY)), self.game.fork(KeyedDice(KEY))
        one.order(power, order)
        other.order(*again)
        assert format_line(*again) == format_line(power, order)
        if isinstance(one.table.frames[-1], Settlement):
            # A proposal is kept as it was said, and the notation has its own order of units.
            assert one.table.but(frames=()) == other.table.but(frames=())
        else:
            assert one.table == other.table

    @precondition(lambda self: not self.game.table.winner)
    @rule(seed=st.integers(0, 9999))
    def anything_else_is_refused_without_a_change(self, seed: int) -> None:
        self.invalid.rng = Random(seed)
        before, log, moment = self.game.table, self.game.log, self.game.moment
        for power, order in self.invalid.lines(self.game, 8):
            assert tried(self.game, power, order) == [], f"{power}: {order}"
        assert self.game.table is before
        assert self.game.log == log
        assert self.game.moment == moment

    @precondition(lambda self: len(self.game.questions) > 1)
    @rule(data=st.data())
    def the_order_of_simultaneous_answers_does_not_matter(self, data: st.DataObject) -> None:
        first, second = data.draw(st.permutations(list(self.game.questions)))[:2]
        answers: dict[Power, Order] = {}
        for power in (first, second):
            own = [order for other, order in self.lines() if other == power and isinstance(order, Order)]
            own = [order for order in own if not isinstance(order, DeclareSubmarineWarfare)]
            answers[power] = data.draw(st.sampled_from(own))
        outcomes = []
        for powers in ((first, second), (second, first)):
            game = self.game.fork(KeyedDice(KEY))
            for power in powers:
                # Who has been overtaken by the first answer is not asked any more.
                if game.questions.get(power) == self.game.questions[power]:
                    game.order(power, answers[power])
            outcomes.append(game.table)
        assert outcomes[0] == outcomes[1]


class FromAWanderedGame(Play):
    """Play that takes a full game up at some moment."""

    @initialize(game=moments())
    def begin(self, game: Game) -> None:
        self.take_up(game)


class FromASmallPosition(Play):
    """Play that begins in one neighbourhood."""

    @initialize(game=games())
    def begin(self, game: Game) -> None:
        self.take_up(game)


class FromTheRevolution(Play):
    """Play that begins with the armistice offered to the Central Powers."""

    @initialize(game=armistices())
    def begin(self, game: Game) -> None:
        self.take_up(game)

    @precondition(lambda self: any(isinstance(q, AskArmistice) for q in self.game.questions.values()))
    @rule()
    def accept(self) -> None:
        self.give(next(iter(self.game.questions)), AcceptArmistice())


TestFromAWanderedGame = FromAWanderedGame.TestCase
TestFromAWanderedGame.settings = settings(SAME_EVERY_TIME, max_examples=examples(250), stateful_step_count=25)
TestFromASmallPosition = FromASmallPosition.TestCase
TestFromASmallPosition.settings = settings(
    SAME_EVERY_TIME, max_examples=examples(300), stateful_step_count=25
)
TestFromTheRevolution = FromTheRevolution.TestCase
TestFromTheRevolution.settings = settings(SAME_EVERY_TIME, max_examples=examples(150), stateful_step_count=25)
