"""Economic victory: the last round, and the points that decide after it (TR-VICT-02 to 05)."""

from greatwar.board import POWERS, SIDE, Power, Side
from greatwar.events import LastRoundAnnounced, PointsCounted, WarDrawn, WarWon
from greatwar.kernel import Line, Tell
from greatwar.orders import AnnounceLastRound
from greatwar.problems import Problem
from greatwar.rules.homeland import HOMELAND, is_lost
from greatwar.rules.ruleset import Offer, Ruleset
from greatwar.table import Table


def points(rules: Ruleset, table: Table, side: Side) -> int:
    """TR-VICT-02 to 04: the value of the enemy homeland territories that a side controls or contests, each once."""
    return sum(
        rules.board.ipc[territory]
        for territory, owner in HOMELAND.items()
        if SIDE[owner] != side and is_lost(table, territory, owner)
    )


def is_last_round(rules: Ruleset, table: Table) -> bool:
    """Whether the war ends with the round in progress."""
    return table.last_round or 0 < rules.victory.last_round <= table.round


def count_points(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """TR-VICT-02: after the last turn of the last round the side with more points has won."""
    if table.turn != POWERS[-1] or not is_last_round(rules, table):
        return table
    central, allies = points(rules, table, "central"), points(rules, table, "allies")
    tell(PointsCounted(central, allies))
    if central == allies:  # C-94
        winner = rules.victory.tie
    else:
        winner = "central" if central > allies else "allies"
    tell(WarDrawn() if winner == "draw" else WarWon(winner))
    return table.but(winner=winner)


def _legal(rules: Ruleset, table: Table) -> list[Line]:
    return [(power, AnnounceLastRound()) for power in POWERS if not _check(rules, table, power)]


def _check(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """G-20: every player still in the game can read the clock."""
    if power in table.departed:
        sentence = f"{power} has left the game"
        return [Problem("departed", "", sentence, "TR-VICT-05", ("TR-COLL-07",))]
    if table.last_round:
        sentence = "The last round has been announced already"
        return [Problem("announced", "", sentence, "TR-VICT-05")]
    return []


def _take(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    tell(LastRoundAnnounced(power))
    return table.but(last_round=True)


LAST_ROUND = Offer(AnnounceLastRound, _legal, _check, _take)
"""TR-VICT-05: the round in progress is played to its end."""
