"""The last round, and the points or incomes that decide after it (TR-VICT-02 to 05, SE-VICT-05)."""

from greatwar.board import POWERS, SIDE, SIDES, Power, Side
from greatwar.events import LastRoundAnnounced, PointsCounted, WarDrawn, WarWon
from greatwar.kernel import Line, Tell
from greatwar.orders import AnnounceLastRound
from greatwar.problems import Problem
from greatwar.rules.homeland import HOMELAND, is_lost
from greatwar.rules.ruleset import Offer, Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


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


def judged(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when a round is over: if it was the last, the side with more points or income has won."""
    if not is_last_round(rules, table):
        return table
    return compared(rules, table, tell) if rules.victory.count == "income" else _counted(rules, table, tell)


def _counted(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """TR-VICT-02: the side with more points wins."""
    central, allies = points(rules, table, "central"), points(rules, table, "allies")
    tell(PointsCounted(central, allies))
    return _decided(rules, table, central, allies, tell)


def compared(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """SE-VICT-05: the side with the greater income wins; saved IPCs, neutral and collapsed powers do not count."""
    income = incomes(rules, table)
    return _decided(rules, table, income["central"], income["allies"], tell)


def incomes(rules: Ruleset, table: Table) -> dict[Side, int]:
    """The incomes of the sides, as they are compared: of powers in the war that hold their capital."""
    found = dict.fromkeys(SIDES, 0)
    for power in POWERS:
        if not table.aloof(power) and power not in table.lost_capital:
            found[SIDE[power]] += rules.economy.income(rules, table, power)
    return found


def _decided(rules: Ruleset, table: Table, central: int, allies: int, tell: Tell) -> Table:
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
        return [Problem("departed", "", refusal.departed(power=power), "TR-VICT-05", ("TR-COLL-07",))]
    if table.last_round:
        return [Problem("announced", "", refusal.announced(), "TR-VICT-05")]
    return []


def _take(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    tell(LastRoundAnnounced(power))
    return table.but(last_round=True)


LAST_ROUND = Offer(AnnounceLastRound, _legal, _check, _take)
"""TR-VICT-05: the round in progress is played to its end."""
