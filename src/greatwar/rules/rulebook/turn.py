"""The turn: order of play, what happens when a turn begins and ends, rounds, victory (RB-TURN, RB-VICT)."""

from greatwar.board import CAPITAL, SIDE
from greatwar.events import RoundBegan, TurnBegan, WarDrawn, WarWon
from greatwar.frames import EndOfTurn, Purchase
from greatwar.kernel import Step, Tell
from greatwar.rules.chapters import VictoryTest
from greatwar.rules.rulebook.neutrals import at_war
from greatwar.rules.rulebook.phases import begin
from greatwar.rules.rulebook.revolution import is_losing_the_war, offer_armistice, remove_guests
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Dawn, Table, Turn

NEVER = 1 << 30


class EndOfTurnStep(Step[EndOfTurn]):
    """RB-REV-01, RB-VICT-03, 04: the tests at the end of a turn, then the next power's turn."""

    def proceed(self, rules: Ruleset, table: Table, frame: EndOfTurn, tell: Tell) -> Table:
        if frame.stage == "revolution":
            # Before the armistice that may be concluded now: its guests have their next turn to leave.
            table = remove_guests(table, tell).top(EndOfTurn("victory"))
            if rules.revolution.possible and is_losing_the_war(rules, table):
                return offer_armistice(table, tell)
            for dusk in rules.rounds.turn_ends:
                for power in table.movers:
                    table = dusk(rules, table, power, tell)
            return table
        return self.tests(rules, table, frame, tell)

    def tests(self, rules: Ruleset, table: Table, frame: EndOfTurn, tell: Tell) -> Table:
        """The table after the tests for victory, in the next turn unless the war is won."""
        table = victory_tested(rules, table, tell)
        if not table.winner and rules.victory.verdict is not None:
            table = rules.victory.verdict(rules, table, tell)
        return table if table.winner else next_turn(rules, table, tell)


def victory_tested(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table after the tests that are made when this turn ends."""
    winners = {
        test.winner for test in rules.victory.tests if test.after == table.turn and is_won(table, test)
    }
    if len(winners) > 1:  # G-21
        tell(WarDrawn())
        return table.but(winner="draw")
    for winner in winners:
        tell(WarWon(winner))
        return table.but(winner=winner)
    return table


def is_won(table: Table, test: VictoryTest) -> bool:
    """Whether a side controls enough enemy capitals, one of those that it needs among them."""
    held = {
        capital
        for power, capital in CAPITAL.items()
        if SIDE[power] != test.winner
        and (holder := table.controller(capital)) is not None
        and SIDE[holder] == test.winner
    }
    return len(held) >= test.capitals and bool(held & test.needs_one_of)


def turns_left(rules: Ruleset, table: Table) -> tuple[Turn, ...]:
    """The turns that follow in this round, of powers and sides that are still in the war."""
    later = rules.rounds.turns[rules.rounds.turns.index(table.turn) + 1 :]
    return tuple(turn for turn in later if is_played(table, turn))


def is_played(table: Table, turn: Turn) -> bool:
    """Whether anybody is left to take a turn."""
    return not table.departed.issuperset(table.but(turn=turn).movers)


def next_turn(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the turn has passed to the next power or side that is still in the war."""
    place = rules.rounds.turns.index(table.turn)
    while True:
        place += 1
        if place == len(rules.rounds.turns):
            place = 0
            table = table.but(round=table.round + 1)
            tell(RoundBegan(table.round))
        following = table.but(turn=rules.rounds.turns[place])
        if is_played(table, following.turn):
            return begin_turn(rules, following, tell)
        following = victory_tested(rules, following, tell)  # C-99
        if following.winner:
            return following


def begin_turn(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the turn of a power or a side begins."""
    tell(TurnBegan(table.turn))
    for power in table.movers:
        if power in table.neutral and table.round >= rules.entry.turn.get(power, NEVER):
            table = at_war(table, (power,), tell)  # RB-US-08: a power has one turn in every round
        for dawn in rules.rounds.turn_begins:
            table = dawn(rules, table, power, tell)
    hulls = dict.fromkeys(table.hulls, True)
    table = table.but(dawn=Dawn(table.units, table.control), railed=frozenset(), hulls=hulls)
    table = begin(rules, table, Purchase, tell)
    return table.but(dawn=Dawn(table.units, table.control))
