"""Minefields: which of them a voyage crosses, and what a hit does to a ship (RB-MINE, SE-MINE)."""

from greatwar.board import Power, Space
from greatwar.events import CargoReturned, ShipMined
from greatwar.kernel import Tell
from greatwar.pieces import SHIPS, Piece, minus, plus
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


def crossed(rules: Ruleset, power: Power, ship: Piece) -> tuple[Space, ...]:
    """The zones whose minefields a power's ship has to fear after its voyage."""
    mines = rules.mines
    if len(ship.route) < 2 or ship.kind not in SHIPS or ship.kind in mines.exempt_units:
        return ()
    if not mines.threaten(power):
        return ()
    match mines.on:
        case "entering":
            return ship.route[1:]  # RB-MINE-03
        case "leaving":
            return ship.route[:-1]
    return ship.route  # SE-MINE-02


def is_sunk(rules: Ruleset, ship: Piece) -> bool:
    """Whether a mine that hits sinks a ship; else it damages it (RB-MINE-04, SE-MINE-03, C-25)."""
    return ship.kind != "battleship" or ship.damaged or rules.mines.battleship == "sunk"


def struck(
    rules: Ruleset, table: Table, power: Power, space: Space, ship: Piece, field: Space, tell: Tell
) -> Table:
    """The table with a ship hit by a mine that it has met in a zone."""
    sunk = is_sunk(rules, ship)
    tell(ShipMined(power, field, ship.kind, sunk, cargo_items(ship.cargo, power)))
    force = minus(table.force(space, power), ship)
    if not sunk:
        wounded = Piece(ship.kind, True, ship.cargo, ship.route)
        return table.with_force(space, power, plus(force, wounded))
    table = table.with_force(space, power, force)
    if rules.mines.late_cargo == "lost":  # SE-MINE-04
        return table
    safe_from = _met(rules, ship, field)
    for unit in ship.cargo:
        if unit.origin and unit.at >= safe_from:  # RB-MINE-05: loaded after the mine was met
            tell(CargoReturned(unit.owner, unit.kind, unit.origin))
            returned = Piece(unit.kind, route=(unit.origin,))
            army = plus(table.force(unit.origin, unit.owner), returned)
            table = table.with_force(unit.origin, unit.owner, army)
    return table


def _met(rules: Ruleset, ship: Piece, field: Space) -> int:
    """The place of its route from which on a ship has met the mines of a zone: it, or on leaving the next."""
    if rules.mines.on == "entering":
        return ship.route.index(field, 1)
    place = ship.route.index(field)
    return place + 1 if rules.mines.on == "leaving" or place == 0 else place
