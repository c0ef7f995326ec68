"""Mines of the second edition: they threaten on leaving too, and sink whatever they hit (SE-MINE)."""

from greatwar.board import Power, Space
from greatwar.events import ShipMined
from greatwar.kernel import Tell
from greatwar.pieces import Piece, minus
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.table import Table


def entered_or_left(ship: Piece) -> tuple[Space, ...]:
    """SE-MINE-02: besides the fields that a ship has entered, that of the zone which it has left."""
    return ship.route if len(ship.route) > 1 else ()


def sunk(table: Table, power: Power, space: Space, ship: Piece, field: Space, tell: Tell) -> Table:
    """SE-MINE-03, 04: any ship is lost, and all that it carries."""
    tell(ShipMined(power, field, ship.kind, sunk=True, cargo=cargo_items(ship.cargo, power)))
    return table.with_force(space, power, minus(table.force(space, power), ship))
