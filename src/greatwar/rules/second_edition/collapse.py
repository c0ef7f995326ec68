"""Political collapse at the end of a round, and all that it does (SE-COLL, RM-COLL, C-08, C-09)."""

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.events import ControlChanged, PowerSurrendered, UnitsRemoved
from greatwar.frames import Withdrawals
from greatwar.kernel import Tell
from greatwar.pieces import Force, Piece
from greatwar.rules.rulebook.control import take_control
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table, Units, patron

HOMELAND: dict[Power, tuple[Space, ...]] = {
    power: tuple(
        name
        for name, land in TERRITORIES.items()
        if land.owner == power and land.kind in ("capital", "regional")
    )
    for power in POWERS
}
"""The capital and the regional territories of each power."""


def lost_homeland(table: Table, power: Power, *, contested: bool) -> int:
    """The value of a power's homeland that enemies control, and, if that counts, that they contest."""
    return sum(TERRITORIES[land].ipc for land in HOMELAND[power] if _is_lost(table, power, land, contested))


def _is_lost(table: Table, power: Power, land: Space, contested: bool) -> bool:
    holder = table.controller(land)
    if holder is not None:
        return SIDE[holder] != SIDE[power]
    return contested and table.is_contested(land)


def collapsing(rules: Ruleset, table: Table) -> tuple[Power, ...]:
    """SE-COLL-01, 02: the powers that have lost half of their homeland or more, all seen at the same moment."""
    return tuple(
        power
        for power in POWERS
        if power not in table.departed
        and power not in table.neutral
        and 2 * lost_homeland(table, power, contested=rules.collapse_counts_contested)
        >= sum(TERRITORIES[land].ipc for land in HOMELAND[power])
    )


def collapsed(rules: Ruleset, table: Table, power: Power, tell: Tell) -> Table:
    """SE-COLL-03 to 05: the table without a power that has collapsed."""
    tell(PowerSurrendered(power))
    contested = {land for land in TERRITORIES if table.is_contested(land)}
    originals = {land for land in TERRITORIES if _is_original(table, land, power)}
    table = table.but(units=_without(table.units, power, tell), collapsed=table.collapsed | {power})
    table = table.but(
        hulls={land: laid for land, laid in table.hulls.items() if TERRITORIES[land].owner != power},
        lost_capital=table.lost_capital - {power},
        idle=table.idle - {power},
    )
    left: list[tuple[Space, Power]] = []
    for land in TERRITORIES:
        heirs = [other for other in table.stacks(land) if table.fights(other, land)]
        if land in contested and not table.is_contested(land) and heirs:
            left.append((land, power))  # C-08: what it contested goes to those that are left
        elif table.control.get(land) == power:
            if heirs:
                left.append((land, power))  # E-120: friends that stand there keep it
            else:
                table = _given_up(rules, table, land, original=land in originals, tell=tell)
    return table.push(Withdrawals(tuple(sorted(left)))) if left else table


def _is_original(table: Table, land: Space, power: Power) -> bool:
    return TERRITORIES[land].owner == power or (land in table.joined and patron(land) == power)


def _given_up(rules: Ruleset, table: Table, land: Space, *, original: bool, tell: Tell) -> Table:
    """The table with land of a collapsed power impassable if it was its own, and given back if it was captured."""
    if not original:
        owner = table.original(land)
        return take_control(rules, table, land, owner, tell)
    control = {place: holder for place, holder in table.control.items() if place != land}
    tell(ControlChanged(land, None))
    return table.but(control=control, impassable=table.impassable | {land})


def _without(units: Units, power: Power, tell: Tell) -> Units:
    """The units without those of a power, its cargo, and what its transports carried."""
    kept: Units = {}
    for space, stacks in units.items():
        if power in stacks:
            tell(UnitsRemoved(power, space))
        others = {other: _emptied(force, power) for other, force in stacks.items() if other != power}
        if others:
            kept[space] = others
    return kept


def _emptied(force: Force, power: Power) -> Force:
    """A force less the cargo of a power that its transports carry."""
    if not any(unit.owner == power for piece in force for unit in piece.cargo):
        return force
    kept: Force = {}
    for piece, number in force.items():
        cargo = tuple(unit for unit in piece.cargo if unit.owner != power)
        emptied = Piece(piece.kind, piece.damaged, cargo, piece.route)
        kept[emptied] = kept.get(emptied, 0) + number
    return kept
