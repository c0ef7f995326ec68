"""The turn: order of play, the beginning and end of a turn, rounds, victory (RB-TURN, RB-VICT)."""

from greatwar.board import CAPITAL, SIDE, SIDES, Side, order_of_play
from greatwar.events import RoundBegan, TurnBegan, WarDrawn, WarWon
from greatwar.frames import EndOfRound, EndOfTurn, Purchase, StartOfRound
from greatwar.kernel import Step, Tell
from greatwar.rules.chapters import VictoryTest
from greatwar.rules.points import compared, judged
from greatwar.rules.rulebook.income import collected
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
            for dusk in rules.rounds.turn_ends:
                for power in table.movers:
                    table = dusk(rules, table, power, tell)
            if rules.revolution.possible and is_losing_the_war(rules, table):
                return offer_armistice(table, tell)
            return table
        return self.tests(rules, table, frame, tell)

    def tests(self, rules: Ruleset, table: Table, frame: EndOfTurn, tell: Tell) -> Table:
        """The table after the tests for victory, in the next turn unless the war is won."""
        table = victory_tested(rules, table, tell)
        if not table.winner and rules.collapse.kind == "tournament":
            table = decided_by_collapses(rules, table, tell)
        return table if table.winner else next_turn(rules, table, tell)


def decided_by_collapses(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """SE-VICT-01: the table with a side victorious against which enough powers have collapsed."""
    needed = rules.collapse.wins
    if not needed or len(table.collapsed) < needed:
        return table
    beaten = {side for side in SIDES if sum(SIDE[power] == side for power in table.collapsed) >= needed}
    if len(beaten) == 1:
        return won(table, "allies" if "central" in beaten else "central", tell)
    return compared(rules, table, tell) if beaten else table


def won(table: Table, side: Side, tell: Tell) -> Table:
    """The table with the war won by a side."""
    tell(WarWon(side))
    return table.but(winner=side)


def victory_tested(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table after the tests that are made when this turn ends."""
    winners = {
        test.winner for test in rules.victory.tests if test.after == table.turn and is_won(table, test)
    }
    if len(winners) > 1:  # G-21
        tell(WarDrawn())
        return table.but(winner="draw")
    for winner in winners:
        return won(table, winner, tell)
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
    return len(held) >= test.capitals and (not test.needs_one_of or bool(held & test.needs_one_of))


def turns_left(rules: Ruleset, table: Table) -> tuple[Turn, ...]:
    """The turns that follow in this round, of powers and sides that are still in the war."""
    later = rules.rounds.turns[rules.rounds.turns.index(table.turn) + 1 :]
    return tuple(turn for turn in later if is_played(table, turn))


def is_played(table: Table, turn: Turn) -> bool:
    """Whether anybody is left to take a turn."""
    return not table.departed.issuperset(table.but(turn=turn).movers)


def next_turn(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the turn has passed to the next power or side that is still in the war, or the round is over."""
    later = rules.rounds.turns[rules.rounds.turns.index(table.turn) + 1 :]
    return _first_played(rules, table, later, tell) or _round_over(rules, table, tell)


def _first_played(rules: Ruleset, table: Table, turns: tuple[Turn, ...], tell: Tell) -> Table | None:
    """The table in the first of these turns that is played; what is tested after the others is tested (C-99)."""
    for turn in turns:
        following = table.but(turn=turn)
        if is_played(table, turn):
            return begin_turn(rules, following, tell)
        following = victory_tested(rules, following, tell)
        if following.winner:
            return following
    return None


def _round_over(rules: Ruleset, table: Table, tell: Tell) -> Table:
    if EndOfRound in rules.steps:
        return table.but(frames=(EndOfRound(),))
    table = judged(rules, table, tell)
    return table if table.winner else next_round(rules, table, tell)


def next_round(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table at the beginning of the next round; neutral powers without turns have collected what they earn."""
    for power in order_of_play(table.idle & rules.entry.earning):
        table = collected(rules, table, power, 0, tell)
    table = table.but(round=table.round + 1)
    tell(RoundBegan(table.round))
    if StartOfRound in rules.steps:
        return table.but(frames=(StartOfRound(),))
    begun = _first_played(rules, table, rules.rounds.turns, tell)
    assert begun is not None, "somebody is left to take a turn"
    return begun


def begin_turn(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the turn of a power or a side begins."""
    tell(TurnBegan(table.turn))
    for power in table.movers:
        if power in table.neutral and table.round >= rules.entry.turn.get(power, NEVER):
            table = at_war(table, (power,), tell)  # RB-US-08: a power has one turn in every round
        for dawn in rules.rounds.turn_begins:
            table = dawn(rules, table, power, tell)
    hulls = dict.fromkeys(table.hulls, True)
    table = table.but(dawn=Dawn(table.units, table.control), railed=frozenset(), trains={}, hulls=hulls)
    table = begin(rules, table, Purchase, tell)
    return table.but(dawn=Dawn(table.units, table.control))
