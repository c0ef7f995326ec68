"""The end of a side's turn and of a round: collapse, victory, the end of the war (SE-TURN, SE-VICT)."""

from greatwar.board import POWERS, SIDE, SIDES, Side, order_of_play
from greatwar.events import RoundBegan, WarDrawn, WarWon
from greatwar.frames import EndOfRound, EndOfTurn, StartOfRound
from greatwar.kernel import Asked, Step, Tell
from greatwar.questions import Fate
from greatwar.rules.chapters import BY_THE_CLOCK
from greatwar.rules.rulebook.income import collected
from greatwar.rules.rulebook.turn import EndOfTurnStep, next_turn, turns_left
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.collapse import collapsed, collapsing
from greatwar.table import Table

NEEDED = 2
"""SE-VICT-01: so many collapses of the enemy win the war."""
CERTAIN = 6


class EndOfSideStep(EndOfTurnStep):
    """After the last turn the round is over."""

    def tests(self, rules: Ruleset, table: Table, frame: EndOfTurn, tell: Tell) -> Table:
        if not turns_left(rules, table):
            return table.but(frames=(EndOfRound(),))
        return next_turn(rules, table, tell)


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
            return _won(table, BY_THE_CLOCK, tell)
        return next_round(rules, table, tell)

    def proceed(self, rules: Ruleset, table: Table, frame: EndOfRound, tell: Tell) -> Table:
        match frame.stage:
            case "collapse":
                fallen = collapsing(rules, table)
                table = table.top(EndOfRound("victory"))
                return collapsed(rules, table, fallen, tell) if fallen else table
            case "victory":
                table = decided(rules, table.top(EndOfRound("limit")), tell)
                if not table.winner and table.round == rules.victory.short_game:
                    return _compared(rules, table, tell)  # SE-VICT-05
                return table
        if table.round in rules.victory.war_ends:
            return _won(table, BY_THE_CLOCK, tell)
        return next_round(rules, table, tell)


def next_round(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table at the beginning of the next round; neutral powers without turns have collected what they earn."""
    for power in order_of_play(table.idle & rules.entry.earning):
        table = collected(rules, table, power, 0, tell)
    tell(RoundBegan(table.round + 1))
    return table.but(round=table.round + 1, frames=(StartOfRound(),))


def decided(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """SE-VICT-01: the table with a side victorious against which two powers have collapsed."""
    beaten = {side for side in SIDES if sum(SIDE[power] == side for power in table.collapsed) >= NEEDED}
    if len(beaten) == 1:
        return _won(table, "allies" if "central" in beaten else "central", tell)
    return _compared(rules, table, tell) if beaten else table


def _compared(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The side with the greater income wins; saved IPCs, neutral and collapsed powers do not count."""
    incomes = dict.fromkeys(SIDES, 0)
    for power in POWERS:
        if not table.aloof(power) and power not in table.lost_capital:
            incomes[SIDE[power]] += rules.economy.income(rules, table, power)
    if incomes["central"] == incomes["allies"]:
        tell(WarDrawn())
        return table.but(winner="draw")
    return _won(table, "central" if incomes["central"] > incomes["allies"] else "allies", tell)


def _won(table: Table, side: Side, tell: Tell) -> Table:
    tell(WarWon(side))
    return table.but(winner=side)
