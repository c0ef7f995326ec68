"""Settlements: decisions of several players. One proposes, the others agree, or the arbiter decides."""

from collections.abc import Iterator
from typing import Any, cast

from greatwar.board import POWERS, Power
from greatwar.frames import AnyFrame, Settlement
from greatwar.kernel import Asked, Chooser, Line, Step, Tell
from greatwar.orders import Agree, AnyOrder, Object, Order
from greatwar.problems import Problem
from greatwar.questions import AskAgree, Question, Shape
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


def voices(table: Table, concerned: tuple[Power, ...]) -> tuple[Power, ...]:
    """One power for each player concerned, the first of each in the order of play."""
    heard: list[Power] = []
    for power in POWERS:
        if power in concerned and not any(
            power in seat and any(other in seat for other in heard) for seat in table.seats
        ):
            heard.append(power)
    return tuple(heard)


def settlement(rules: Ruleset, table: Table, concerned: tuple[Power, ...], arbiter: Power | None) -> Table:
    """The table with a choice begun that the powers concerned make together."""
    return table.push(Settlement(voices(table, concerned), arbiter))


class SettlementStep(Step[Settlement]):
    """A proposal, the others' agreement, or the arbiter's word."""

    def asks(self, rules: Ruleset, table: Table, frame: Settlement) -> Asked:
        if frame.disputed and frame.arbiter is not None:
            return {frame.arbiter: _question(rules, table)}
        if frame.proposal is None:
            return {frame.voices[0]: _question(rules, table)}
        waiting = [power for power in frame.voices[1:] if power not in frame.agreed]
        if not waiting:
            return None
        return {power: AskAgree(frame.voices[0], frame.proposal) for power in waiting}

    def legal(self, rules: Ruleset, table: Table, frame: Settlement) -> list[Line]:
        if frame.proposal is not None and not frame.disputed:
            waiting = [power for power in frame.voices[1:] if power not in frame.agreed]
            return [(power, word) for power in waiting for word in (Agree(), Object())]
        speaker = frame.arbiter if frame.disputed and frame.arbiter is not None else frame.voices[0]
        chooser, beneath = _chooser(rules, table)
        choices = chooser.choices(rules, table.pop(), beneath)
        if isinstance(choices, Shape):
            return [(speaker, choices)]
        return [(speaker, choice) for choice in choices]

    def answers(
        self, rules: Ruleset, table: Table, frame: Settlement, begun: tuple[int, ...]
    ) -> Iterator[Order]:
        if frame.proposal is not None and not frame.disputed:
            return iter(())
        chooser, beneath = _chooser(rules, table)
        return chooser.answers(rules, table.pop(), beneath, begun)

    def check(
        self, rules: Ruleset, table: Table, frame: Settlement, power: Power, order: Order
    ) -> list[Problem]:
        if frame.proposal is not None and not frame.disputed:
            return []
        chooser, beneath = _chooser(rules, table)
        return chooser.check_choice(rules, table.pop(), beneath, power, order)

    def take(
        self, rules: Ruleset, table: Table, frame: Settlement, power: Power, order: Order, tell: Tell
    ) -> Table:
        if isinstance(order, Object) and frame.arbiter is None:
            chooser, beneath = _chooser(rules, table)
            return chooser.objected(rules, table.pop(), beneath, tell)
        if isinstance(order, Object):
            return table.top(Settlement(frame.voices, frame.arbiter, None, frozenset(), True))
        if isinstance(order, Agree):
            agreed = frame.agreed | {power}
            return table.top(Settlement(frame.voices, frame.arbiter, frame.proposal, agreed))
        proposal = cast(AnyOrder, order)
        if frame.disputed:
            return _carry_out(rules, table, proposal, tell)
        return table.top(Settlement(frame.voices, frame.arbiter, proposal))

    def proceed(self, rules: Ruleset, table: Table, frame: Settlement, tell: Tell) -> Table:
        assert frame.proposal is not None
        return _carry_out(rules, table, frame.proposal, tell)


def _chooser(rules: Ruleset, table: Table) -> tuple[Chooser[Any], AnyFrame]:
    """The step that left a choice to the players, and its frame."""
    beneath = table.frames[-2]
    chooser = rules.steps[type(beneath)]
    assert isinstance(chooser, Chooser)
    return chooser, beneath


def _question(rules: Ruleset, table: Table) -> Question:
    chooser, beneath = _chooser(rules, table)
    return chooser.question(rules, table.pop(), beneath)


def _carry_out(rules: Ruleset, table: Table, order: Order, tell: Tell) -> Table:
    chooser, beneath = _chooser(rules, table)
    return chooser.chosen(rules, table.pop(), beneath, order, tell)
