"""Homelands: what a power has lost of its own, where its ships are built, and the board after it leaves the war."""

from greatwar.board import SIDE, TERRITORIES, Power, Space
from greatwar.events import UnitsRemoved
from greatwar.kernel import Tell
from greatwar.pieces import Force, Piece
from greatwar.problems import Problem
from greatwar.rules.chapters import BoardRules
from greatwar.table import Table, Units
from greatwar.text.say import refusal

HOMELAND: dict[Space, Power] = {
    name: land.owner
    for name, land in TERRITORIES.items()
    if land.owner is not None and land.kind in ("capital", "regional")
}
"""TR-COLL-01: capitals and regional territories, each with its power; colonies are no homeland."""


def is_lost(table: Table, territory: Space, owner: Power, *, contested: bool = True) -> bool:
    """Whether a homeland territory is captured, or, if that counts, contested by enemies."""
    if table.is_contested(territory):
        return contested
    holder = table.control.get(territory)
    return holder is not None and SIDE[holder] != SIDE[owner]


def homeland_value(board: BoardRules, power: Power) -> int:
    """What the homeland of a power is worth."""
    return sum(board.ipc[land] for land, owner in HOMELAND.items() if owner == power)


def lost_value(board: BoardRules, table: Table, power: Power, *, contested: bool = True) -> int:
    """The value of a power's homeland territories that are lost."""
    return sum(
        board.ipc[territory]
        for territory, owner in HOMELAND.items()
        if owner == power and is_lost(table, territory, power, contested=contested)
    )


def without(units: Units, power: Power, tell: Tell) -> Units:
    """TR-COLL-07, E-115: the units without those of a power, aboard friends' transports as well.

    What its own transports carry goes down with them, whosever it is.
    """
    kept: Units = {}
    for space, stacks in units.items():
        if power in stacks:
            tell(UnitsRemoved(power, space))
        others = {other: unloaded(force, power) for other, force in stacks.items() if other != power}
        if others:
            kept[space] = others
    return kept


def unloaded(force: Force, power: Power) -> Force:
    """A force less the cargo of a power that its transports carry."""
    if not any(unit.owner == power for piece in force for unit in piece.cargo):
        return force
    kept: Force = {}
    for piece, number in force.items():
        cargo = tuple(unit for unit in piece.cargo if unit.owner != power)
        emptied = Piece(piece.kind, piece.damaged, cargo, piece.route)
        kept[emptied] = kept.get(emptied, 0) + number
    return kept


def slip_problem(power: Power, territory: Space, hulls: int) -> Problem | None:
    """Why so many battleships of a power cannot be under construction in a territory, if they cannot."""
    facts = TERRITORIES[territory]
    if facts.owner != power or not facts.bases:
        message = refusal.builds_at_home(power=power, territory=territory)
        return Problem("not-ashore", territory, message, "SE-NEWU-03")
    if hulls > 1:
        return Problem("too-many", territory, refusal.one_hull(territory=territory), "SE-NEWU-04")
    return None
