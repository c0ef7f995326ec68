"""Phase 5, Collect Income, and unrestricted submarine warfare (RB-INC, RB-USW)."""

from msgspec.structs import replace

from greatwar.board import SUBMARINE_WARFARE_ZONES, Power
from greatwar.events import IncomeCollected, SubmarineWarfareDeclared
from greatwar.frames import Income
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import DeclareSubmarineWarfare, End, Order
from greatwar.pieces import count
from greatwar.problems import Problem
from greatwar.questions import Fate
from greatwar.rules.refusals import wrong_phase
from greatwar.rules.rulebook.neutrals import at_war
from greatwar.rules.rulebook.phases import awaited, begin_next, ended, orders_asked
from greatwar.rules.ruleset import Offer, Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


class IncomeStep(Step[Income]):
    """The income phase has one order, its end; the dice of submarine warfare are drawn by it."""

    def asks(self, rules: Ruleset, table: Table, frame: Income) -> Asked:
        if frame.raided is not None:
            return Fate(raiders(rules, table), "submarine warfare")
        return orders_asked(table, frame, "income")

    def legal(self, rules: Ruleset, table: Table, frame: Income) -> list[Line]:
        return [(power, End()) for power in awaited(table, frame)]

    def check(self, rules: Ruleset, table: Table, frame: Income, power: Power, order: Order) -> list[Problem]:
        return [] if isinstance(order, End) else [wrong_phase(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Income, power: Power, order: Order, tell: Tell
    ) -> Table:
        raided = (
            table.submarine_warfare
            and rules.submarine_warfare.allowed
            and power in rules.submarine_warfare.victims
            and power not in table.lost_capital
        )
        if raided and raiders(rules, table):
            return table.top(replace(frame, raided=power))
        return self._collected(rules, table, frame, power, 0, tell)

    def rolled(self, rules: Ruleset, table: Table, frame: Income, dice: tuple[int, ...], tell: Tell) -> Table:
        assert frame.raided is not None
        raids = sum(map(rules.submarine_warfare.cost, dice))
        return self._collected(rules, table, replace(frame, raided=None), frame.raided, raids, tell)

    def _collected(
        self, rules: Ruleset, table: Table, frame: Income, power: Power, raids: int, tell: Tell
    ) -> Table:
        table = collected(rules, table.top(frame), power, raids, tell)
        return ended(table, frame, power) or begin_next(rules, table, Income, tell)


def raiders(rules: Ruleset, table: Table) -> int:
    """How many submarines raid the shipping routes (RB-USW-02)."""
    return sum(
        count(table.force(zone, rules.submarine_warfare.raiders), "submarine")
        for zone in SUBMARINE_WARFARE_ZONES
    )


def collected(rules: Ruleset, table: Table, power: Power, raids: int, tell: Tell) -> Table:
    """The table with the income of a power collected, less what raids have cost."""
    income = rules.earnings(table, power)
    lost = min(raids, income)  # RB-USW-03: not below zero
    tell(IncomeCollected(power, income - lost, lost))
    treasury = table.treasury | {power: table.treasury[power] + income - lost}
    table = table.but(treasury=treasury)
    return at_war(table, (power,), tell) if lost else table  # RB-US-05


_DECLARATION = DeclareSubmarineWarfare()


def _legal(rules: Ruleset, table: Table) -> list[Line]:
    if table.submarine_warfare or table.aloof(rules.submarine_warfare.raiders):
        return []
    return [(rules.submarine_warfare.raiders, _DECLARATION)]


def _check(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    if power != rules.submarine_warfare.raiders:
        message = refusal.only_raiders_declare(power=rules.submarine_warfare.raiders)
        return [Problem("not-yours", power, message, "RB-USW-01")]
    if table.submarine_warfare:
        return [Problem("declared", power, refusal.declared(), "RB-USW-01")]
    if power in table.departed:
        return [Problem("departed", "", refusal.departed(power=power), "TR-COLL-07")]
    if power in table.neutral:
        return [Problem("neutral", power, refusal.neutral_wages_no_war(power=power), "RB-US-03")]
    return []


def _take(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    tell(SubmarineWarfareDeclared(power))
    return table.but(submarine_warfare=True)


SUBMARINE_WARFARE = Offer(DeclareSubmarineWarfare, _legal, _check, _take)
"""RB-USW-01: at any time, and for good."""
