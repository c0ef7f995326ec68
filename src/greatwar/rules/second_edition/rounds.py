"""The end of a round: collapse, victory, the end of the war (SE-TURN, SE-VICT)."""

from greatwar.frames import EndOfRound
from greatwar.kernel import Asked, Step, Tell
from greatwar.questions import Fate
from greatwar.rules.chapters import BY_THE_CLOCK
from greatwar.rules.points import judged
from greatwar.rules.rulebook.turn import decided_by_collapses, next_round, victory_tested, won
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.collapse import collapsed, collapsing
from greatwar.table import Table

CERTAIN = 6


class EndOfRoundStep(Step[EndOfRound]):
    """C-09: collapses, then the victory that they bring, then the die of the last rounds."""

    def asks(self, rules: Ruleset, table: Table, frame: EndOfRound) -> Asked:
        last = rules.victory.war_ends.get(table.round)
        if frame.stage == "limit" and last is not None and last < CERTAIN:
            return Fate(1, "end of the war")
        return None

    def rolled(
        self, rules: Ruleset, table: Table, frame: EndOfRound, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        if dice[0] <= rules.victory.war_ends[table.round]:
            return won(table, BY_THE_CLOCK, tell)
        return next_round(rules, table, tell)

    def proceed(self, rules: Ruleset, table: Table, frame: EndOfRound, tell: Tell) -> Table:
        match frame.stage:
            case "collapse":
                fallen = collapsing(rules, table) if rules.collapse.kind == "second-edition" else ()
                table = table.top(EndOfRound("victory"))
                return collapsed(rules, table, fallen, tell) if fallen else table
            case "victory":
                table = table.top(EndOfRound("limit"))
                for test in (victory_tested, decided_by_collapses, judged):
                    table = test(rules, table, tell)
                    if table.winner:
                        break
                return table
        if table.round in rules.victory.war_ends:
            return won(table, BY_THE_CLOCK, tell)
        return next_round(rules, table, tell)
