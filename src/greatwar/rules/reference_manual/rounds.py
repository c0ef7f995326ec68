"""The end of a side's turn by the reference manual (RM-VICT-02)."""

from greatwar.frames import EndOfTurn
from greatwar.kernel import Tell
from greatwar.rules.rulebook.turn import EndOfTurnStep, decided_by_collapses, turns_left
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class EndOfSideWithVictoryStep(EndOfTurnStep):
    """The reference manual asks for victory after each side's turn (RM-VICT-02, C-21)."""

    def tests(self, rules: Ruleset, table: Table, frame: EndOfTurn, tell: Tell) -> Table:
        if turns_left(rules, table):
            table = decided_by_collapses(rules, table, tell)
            if table.winner:
                return table
        return super().tests(rules, table, frame, tell)
