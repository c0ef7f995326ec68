"""Political collapse at the end of a round, and its effects (SE-COLL, RM-COLL, C-08, C-09)."""

from greatwar.board import TERRITORIES, Power, Space
from greatwar.events import ControlChanged, PowerSurrendered
from greatwar.frames import Withdrawals
from greatwar.kernel import Tell
from greatwar.rules.homeland import without
from greatwar.rules.rulebook.control import take_control
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.thresholds import lost, thresholds
from greatwar.table import Table


def collapsing(rules: Ruleset, table: Table) -> tuple[Power, ...]:
    """SE-COLL-01, 02: the powers that have lost half of their homeland or more, all seen at the same moment."""
    return tuple(
        power
        for power, limits in thresholds(rules).items()
        if power not in table.departed and lost(rules, table, power) >= limits.political
    )


def collapsed(rules: Ruleset, table: Table, powers: tuple[Power, ...], tell: Tell) -> Table:
    """SE-COLL-03 to 05, C-09: the table without the powers that have collapsed in the same round."""
    contested = {land for land in TERRITORIES if table.is_contested(land)}
    shared = {land for land in TERRITORIES if table.is_shared(land)}
    for power in powers:
        tell(PowerSurrendered(power))
        table = table.but(units=without(table.units, power, tell))
    table = table.but(
        collapsed=table.collapsed.union(powers),
        hulls={land: old for land, old in table.hulls.items() if TERRITORIES[land].owner not in powers},
        lost_capital=table.lost_capital.difference(powers),
        neutral=table.neutral.difference(powers),
        idle=table.idle.difference(powers),
        bids={power: units for power, units in table.bids.items() if power not in powers},
    )
    left: list[tuple[Space, Power]] = []
    for land in TERRITORIES:
        heirs = [other for other in table.stacks(land) if table.fights(other, land)]
        holder = table.control.get(land)
        if land in shared:
            if not table.is_shared(land):
                table = take_control(rules, table, land, "russia", tell)  # G-39
        elif land in contested and not table.is_contested(land) and heirs:
            left.append((land, powers[0]))  # C-08: what they contested goes to those that are left
        elif holder in powers and holder is not None:
            if heirs:
                left.append((land, holder))  # E-120: friends that stand there keep it
            else:
                table = _given_up(rules, table, land, tell)
    return table.push(Withdrawals(tuple(sorted(left)))) if left else table


def _given_up(rules: Ruleset, table: Table, land: Space, tell: Tell) -> Table:
    """The table with land of a collapsed power given back if it was captured, and impassable if it was its own.

    What goes back to a power that has collapsed itself is impassable as well.
    """
    owner = table.joined.get(land, TERRITORIES[land].owner)
    if owner not in table.collapsed:
        # RB-REV-14: nobody gets back what was Russian before the armistice.
        return take_control(rules, table, land, table.original(land), tell)
    control = {place: holder for place, holder in table.control.items() if place != land}
    tell(ControlChanged(land, None))
    return table.but(control=control, impassable=table.impassable | {land})
