"""Goals: what wins in a ruleset and when it is checked, in one form for all rulesets."""

from typing import Literal

from msgspec import Struct

from greatwar.board import TERRITORIES, Power, Side, Space
from greatwar.rules.chapters import BY_THE_CLOCK, BoardRules, CollapseKind, Thresholds, VictoryTest
from greatwar.rules.homeland import HOMELAND, lost_value
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.thresholds import thresholds
from greatwar.table import Table, Turn

CollapseTest = Literal["", "own turn", "round"]
"""When a collapse is tested: never, at the beginning and end of the power's own turn, or at the end of a round."""

_TESTED: dict[CollapseKind, CollapseTest] = {"none": "", "tournament": "own turn", "second-edition": "round"}


class Goals(Struct, frozen=True):
    """What wins the war.

    `capitals` are the tests on captured capitals. A power collapses that has lost so much of its homeland as `collapse`
    says, contested land included if `contested_counts`; `collapses` of them on one side lose the war for it, 0 if a
    collapse is bad enough by itself. After `last_round` (0: none, or whenever it is announced) `points` decide, for
    homelands in enemy hands, or else the incomes of the sides. After `clock` rounds, at the latest, the war is over and
    `clock_winner` has won it. Where Russia may leave the war by a revolution, `unrest` are the territories of which
    the Central Powers must hold `unrest_needed`.
    """

    board: BoardRules
    capitals: tuple[VictoryTest, ...]
    tested: CollapseTest
    collapse: dict[Power, Thresholds]
    contested_counts: bool
    collapses: int
    points: bool
    last_round: int
    clock: int
    clock_winner: Side | None
    unrest: frozenset[Space] = frozenset()
    unrest_needed: int = 0

    def lost(self, table: Table, power: Power) -> int:
        """How much of its homeland a power has lost, as a collapse counts it."""
        return lost_value(self.board, table, power, contested=self.contested_counts)

    def homeland(self, territory: Space) -> Power | None:
        """The power that collapses a little by the loss of a territory, if it ever does."""
        owner = HOMELAND.get(territory)
        return owner if owner in self.collapse else None

    @property
    def by_income(self) -> bool:
        """Whether the incomes of the sides decide after the last round."""
        return bool(self.last_round) and not self.points

    def rounds_left(self, round_: int) -> int | None:
        """How many rounds the war lasts at most after this one; nothing if it has no end of its own."""
        ends = [end for end in (self.last_round, self.clock) if end]
        return max(0, min(ends) - round_) if ends else None

    def tests(self, side: Side) -> tuple[VictoryTest, ...]:
        """The tests by which a side wins that holds capitals."""
        return tuple(test for test in self.capitals if test.winner == side)

    def tested_after(self, side: Side) -> Turn | None:
        """The turn at whose end a side's capitals are counted."""
        return next((test.after for test in self.tests(side)), None)


def goals(rules: Ruleset) -> Goals:
    """What wins by a ruleset, read from its record."""
    clock = max(rules.victory.war_ends, default=0)
    return Goals(
        board=rules.board,
        capitals=rules.victory.tests,
        tested=_TESTED[rules.collapse.kind],
        collapse=thresholds(rules),
        contested_counts=rules.collapse.counts_contested,
        collapses=rules.collapse.wins,
        points=rules.victory.count == "points",
        last_round=rules.victory.last_round,
        clock=clock,
        clock_winner=BY_THE_CLOCK if clock and not 0 < rules.victory.last_round <= clock else None,
        unrest=frozenset(TERRITORIES["Moscow"].land) if rules.revolution.possible else frozenset(),
        unrest_needed=rules.revolution.neighbours,
    )
