"""Collapse: the economy of a power that loses its homeland, and then the power itself (TR-COLL)."""

from greatwar.board import CAPITAL, SIDE, TERRITORIES, Power
from greatwar.events import (
    CapitalCaptured,
    ControlChanged,
    EconomyCollapsed,
    EconomyRecovered,
    PowerSurrendered,
)
from greatwar.frames import Withdrawals
from greatwar.kernel import Tell
from greatwar.problems import Problem
from greatwar.rules.chapters import Purchases, Thresholds
from greatwar.rules.homeland import without
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.thresholds import lost
from greatwar.table import Table
from greatwar.text.say import refusal

THRESHOLDS: dict[Power, Thresholds] = {
    "austria-hungary": Thresholds(13, 16),
    "russia": Thresholds(13, 15),
    "germany": Thresholds(16, 18),
    "france": Thresholds(8, 10),
    "britain": Thresholds(5, 7),
    "ottoman": Thresholds(7, 9),
    "italy": Thresholds(7, 9),
}
"""TR-COLL-02; C-81: the United States cannot collapse."""


# The economy


def economy_tested(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    """TR-COLL-03 to 05: tested when the power's turn begins, and it holds for that whole turn."""
    limits = rules.collapse.thresholds.get(power)
    broke = limits is not None and lost(rules, table, power) >= limits.economic
    if broke == (power in table.bankrupt):
        return table
    tell(EconomyCollapsed(power) if broke else EconomyRecovered(power))
    return table.but(bankrupt=table.bankrupt | {power} if broke else table.bankrupt - {power})


def economy_problems(rules: Ruleset, table: Table, power: Power, wanted: Purchases) -> list[Problem]:
    """TR-PURCH-01: a power in economic collapse buys nothing."""
    if not wanted or power not in table.bankrupt:
        return []
    message = refusal.economy_collapsed(power=power)
    return [Problem("collapsed", "", message, "TR-PURCH-01", ("TR-COLL-04", "TR-COLL-05"))]


# Surrender


def government_tested(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    """TR-COLL-06: tested when the power's own turn ends, whether or not its economy had collapsed before."""
    limits = rules.collapse.thresholds.get(power)
    if limits is None or lost(rules, table, power) < limits.political:
        return table
    return surrendered(rules, table, power, tell)


def surrendered(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    """The table after a power has left the game, with the land that its friends and enemies must still settle."""
    tell(PowerSurrendered(power))
    before = table
    contesting = [
        territory
        for territory, stacks in table.units.items()
        if territory in TERRITORIES and power in stacks and table.is_contested(territory)
    ]
    ceded = [territory for territory, holder in table.control.items() if holder == power]
    table = table.but(
        units=without(table.units, power, tell),
        control={territory: holder for territory, holder in table.control.items() if holder != power},
        collapsed=table.collapsed | {power},
        bankrupt=table.bankrupt - {power},
        bids={other: units for other, units in table.bids.items() if other != power},
    )
    table = _treasury_claimed(rules, table, power, tell)
    left = []
    for territory in sorted({*contesting, *ceded}):
        stacks = table.stacks(territory)
        if table.is_contested(territory):
            continue  # E-113: others still contest it
        if any(not table.aloof(other) for other in stacks):
            left.append(territory)  # TR-COLL-08, 09
        elif territory in before.control:
            tell(ControlChanged(territory, None))
    return table.push(Withdrawals(tuple((territory, power) for territory in left))) if left else table


def _treasury_claimed(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    """TR-COLL-11, C-82: an enemy that holds the capital already takes what is in the treasury at once.

    Otherwise it waits for the first one to gain control of it, as a captured capital's does (RB-CAP-01).
    """
    holder = table.controller(CAPITAL[power])
    if holder is None or SIDE[holder] == SIDE[power]:
        return table.but(lost_capital=table.lost_capital - {power})
    spoils = rules.economy.captured_treasury
    loot = table.treasury[power]
    if not loot or spoils == "kept":
        return table
    if spoils == "lost":
        return table.but(treasury=table.treasury | {power: 0})
    tell(CapitalCaptured(power, holder, loot))
    return table.but(treasury=table.treasury | {power: 0, holder: table.treasury[holder] + loot})
