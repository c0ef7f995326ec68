"""The kernel: the interface of a step, and the loop that drives steps. It knows no rule."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from greatwar.board import Power
from greatwar.events import DiceRolled, Event
from greatwar.frames import Frame
from greatwar.orders import Order
from greatwar.problems import Problem
from greatwar.questions import Fate, Question, Shape
from greatwar.table import Table

if TYPE_CHECKING:
    from greatwar.rules.ruleset import Ruleset

FrameT = TypeVar("FrameT", bound=Frame)

Tell = Callable[[Event], None]
Asked = dict[Power, Question] | Fate | None
"""Questions to powers, a question to fate, or nothing: the procedure goes on by itself."""
Choices = Sequence[Order] | Shape
Line = tuple[Power, Order | Shape]
"""An order with the power that gives it, as in a line of a record."""
Kept = object
"""What a step keeps of a list to make the next one from: a value, or nothing."""


class Step(Generic[FrameT]):
    """What a kind of frame asks, checks and takes. It holds no state: all of that is in the frame."""

    def asks(self, rules: "Ruleset", table: Table, frame: FrameT) -> Asked:
        """What is needed now, or None to go on."""
        return None

    def legal(self, rules: "Ruleset", table: Table, frame: FrameT) -> list[Line]:
        """Every order, in its small form, that may be given now, each with the power that may give it."""
        return []

    def legal_of(self, rules: "Ruleset", table: Table, frame: FrameT, power: Power) -> list[Line]:
        """Those of one power; where a side moves together, listing one costs less than listing all."""
        return [line for line in self.legal(rules, table, frame) if line[0] == power]

    def legal_since(
        self,
        rules: "Ruleset",
        table: Table,
        frame: FrameT,
        kept: Kept,
        orders: Sequence[Order] | None,
        power: Power | None,
    ) -> tuple[list[Line], Kept]:
        """What `legal` lists, or `legal_of` where a power is named, and what to keep of it for the next list.

        `kept` is what an earlier list of the same game has left, `orders` are those given or taken back since then, if
        they are known. A step that keeps nothing lists anew.
        """
        if power is None:
            return self.legal(rules, table, frame), None
        return self.legal_of(rules, table, frame, power), None

    def answers(
        self, rules: "Ruleset", table: Table, frame: FrameT, begun: tuple[int, ...]
    ) -> Iterator[Order]:
        """Where a `Shape` is listed: every answer with these numbers of the shape's first items."""
        return iter(())

    def check(
        self, rules: "Ruleset", table: Table, frame: FrameT, power: Power, order: Order
    ) -> list[Problem]:
        """Every reason why an order is refused; one that answers no question of this step is not brought here."""
        raise NotImplementedError

    def take(
        self, rules: "Ruleset", table: Table, frame: FrameT, power: Power, order: Order, tell: Tell
    ) -> Table:
        """The table after an order that has been checked."""
        raise NotImplementedError

    def obey(
        self, rules: "Ruleset", table: Table, frame: FrameT, power: Power, order: Order, tell: Tell
    ) -> Table | list[Problem]:
        """The table after an order, or every reason why it is refused.

        A step that finds out in checking what it takes need not find it again.
        """
        return self.check(rules, table, frame, power, order) or self.take(
            rules, table, frame, power, order, tell
        )

    def proceed(self, rules: "Ruleset", table: Table, frame: FrameT, tell: Tell) -> Table:
        """The table after the procedure has gone on by itself."""
        raise NotImplementedError

    def rolled(
        self, rules: "Ruleset", table: Table, frame: FrameT, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        """The table after the dice asked of fate."""
        raise NotImplementedError


class Chooser(Step[FrameT]):
    """A step that can leave a choice to several players: see `Settlement`."""

    def question(self, rules: "Ruleset", table: Table, frame: FrameT) -> Question:
        """What is to be chosen."""
        raise NotImplementedError

    def choices(self, rules: "Ruleset", table: Table, frame: FrameT) -> Choices:
        """Every possible choice."""
        raise NotImplementedError

    def check_choice(
        self, rules: "Ruleset", table: Table, frame: FrameT, power: Power, order: Order
    ) -> list[Problem]:
        """Every reason why a choice will not do."""
        raise NotImplementedError

    def chosen(self, rules: "Ruleset", table: Table, frame: FrameT, order: Order, tell: Tell) -> Table:
        """The table after the choice."""
        raise NotImplementedError

    def objected(self, rules: "Ruleset", table: Table, frame: FrameT, tell: Tell) -> Table:
        """The table when the players could not agree and no arbiter was named: the rules decide."""
        raise NotImplementedError


def asked(rules: "Ruleset", table: Table) -> Asked:
    """What the innermost procedure needs."""
    frame = table.frames[-1]
    return rules.steps[type(frame)].asks(rules, table, frame)


def settle(rules: "Ruleset", table: Table, tell: Tell) -> tuple[Table, Asked]:
    """The table gone on until it needs an order or dice, or the war is won; and what it needs."""
    while not table.winner:
        frame = table.frames[-1]
        step = rules.steps[type(frame)]
        needed = step.asks(rules, table, frame)
        if needed is not None:
            return table, needed
        table = step.proceed(rules, table, frame, tell)
    return table, None


def roll(rules: "Ruleset", table: Table, fate: Fate, dice: tuple[int, ...], tell: Tell) -> Table:
    """The table after fate has answered."""
    assert fate.number == len(dice), "fate was not asked for these dice"
    tell(DiceRolled(fate.purpose, dice, fate.names))
    frame = table.frames[-1]
    return rules.steps[type(frame)].rolled(rules, table, frame, dice, tell)
