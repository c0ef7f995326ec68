"""Phase 5, Collect Income, and unrestricted submarine warfare (RB-INC, RB-USW)."""

from greatwar.board import SUBMARINE_WARFARE_ZONES, Power
from greatwar.events import IncomeCollected, SubmarineWarfareDeclared, WarEntered
from greatwar.frames import EndOfTurn, Income
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import DeclareSubmarineWarfare, End, Order
from greatwar.pieces import count
from greatwar.problems import Problem
from greatwar.questions import AskOrders, Fate
from greatwar.rules.ruleset import Offer, Ruleset
from greatwar.table import Table


class IncomeStep(Step[Income]):
    """The income phase has one order, its end; the dice of submarine warfare are drawn by it."""

    def asks(self, rules: Ruleset, table: Table, frame: Income) -> Asked:
        if frame.raided:
            return Fate(raiders(rules, table), "submarine warfare")
        return {table.turn: AskOrders("income")}

    def legal(self, rules: Ruleset, table: Table, frame: Income) -> list[Line]:
        return [(table.turn, End())]

    def check(self, rules: Ruleset, table: Table, frame: Income, power: Power, order: Order) -> list[Problem]:
        return [] if isinstance(order, End) else [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Income, power: Power, order: Order, tell: Tell
    ) -> Table:
        earning = power not in table.lost_capital
        if earning and table.submarine_warfare and power in rules.raid_victims and raiders(rules, table):
            return table.top(Income(raided=True))
        return collected(table, 0, tell)

    def rolled(self, rules: Ruleset, table: Table, frame: Income, dice: tuple[int, ...], tell: Tell) -> Table:
        return collected(table, sum(die <= rules.raid_hits for die in dice), tell)


def raiders(rules: Ruleset, table: Table) -> int:
    """How many submarines raid the shipping routes (RB-USW-02)."""
    return sum(count(table.force(zone, rules.raiders), "submarine") for zone in SUBMARINE_WARFARE_ZONES)


def collected(table: Table, raids: int, tell: Tell) -> Table:
    """The table with the income of the power whose turn it is collected, less what raids have cost."""
    power = table.turn
    income = 0 if power in table.lost_capital else table.income(power)  # RB-INC-02, C-97
    lost = min(raids, income)  # RB-USW-03: not below zero
    tell(IncomeCollected(power, income - lost, lost))
    treasury = table.treasury | {power: table.treasury[power] + income - lost}
    neutral = table.neutral
    if lost and power in neutral:
        neutral = neutral - {power}  # RB-US-05
        tell(WarEntered(power))
    return table.but(treasury=treasury, neutral=neutral, frames=(EndOfTurn(),))


_DECLARATION = DeclareSubmarineWarfare()


def _legal(rules: Ruleset, table: Table) -> list[Line]:
    if table.submarine_warfare:
        return []
    return [(rules.raiders, _DECLARATION)]


def _check(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    if power != rules.raiders:
        sentence = f"Only {rules.raiders} declares submarine warfare"
        return [Problem("not-yours", "", sentence, "RB-USW-01")]
    if table.submarine_warfare:
        sentence = "Submarine warfare has been declared already"
        return [Problem("declared", "", sentence, "RB-USW-01")]
    return []


def _take(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    tell(SubmarineWarfareDeclared(power))
    return table.but(submarine_warfare=True)


SUBMARINE_WARFARE = Offer(DeclareSubmarineWarfare, _legal, _check, _take)
"""RB-USW-01: at any time, and for good."""
