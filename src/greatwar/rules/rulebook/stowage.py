"""Stowage: units loaded this turn can be on any of the transports that sailed together (G-17).

An order to load cannot name a ship, so which one a unit is aboard is settled when it makes a difference.
"""

from collections import Counter
from collections.abc import Iterable

from greatwar.board import Power
from greatwar.pieces import Cargo, Kind, Piece

Manifest = tuple[tuple[Kind, Power], ...]
"""What a transport carries, unit by unit."""


def is_free(unit: Cargo, power: Power) -> bool:
    """Whether a unit can still be aboard another ship: the moving power's, loaded this turn."""
    return bool(unit.origin) and unit.owner == power


def kept(ship: Piece, power: Power) -> tuple[Cargo, ...]:
    """The cargo that a ship cannot part with."""
    return tuple(unit for unit in ship.cargo if not is_free(unit, power))


def laden(ship: Piece, cargo: Iterable[Cargo]) -> Piece:
    """The ship with another cargo."""
    return Piece(ship.kind, ship.damaged, tuple(sorted(cargo)), ship.route)


def filled(ships: list[Piece], pool: Iterable[Cargo], capacity: int) -> list[Piece]:
    """The ships with all of the pool put into their room."""
    left = list(pool)
    stowed = []
    for ship in ships:
        room = capacity - len(ship.cargo)
        stowed.append(laden(ship, (*ship.cargo, *left[:room])))
        left = left[room:]
    assert not left, "more cargo than room"
    return stowed


def carrying(ships: list[Piece], power: Power, wanted: Manifest, capacity: int) -> list[Piece] | None:
    """The ships stowed so that the first carries exactly what is wanted, if they can be."""
    if len(wanted) > capacity:
        return None
    for index, ship in enumerate(ships):
        own = kept(ship, power)
        missing = Counter(wanted)
        missing.subtract((unit.kind, unit.owner) for unit in own)
        if any(number < 0 for number in missing.values()):
            continue
        others = ships[:index] + ships[index + 1 :]
        consorts = [laden(other, kept(other, power)) for other in others if other.route == ship.route]
        convoy = [ship, *(other for other in others if other.route == ship.route)]
        taken, rest = _taken([u for s in convoy for u in s.cargo if is_free(u, power)], missing)
        room = sum(capacity - len(consort.cargo) for consort in consorts)
        if taken is None or len(rest) > room:
            continue
        strangers = [other for other in others if other.route != ship.route]
        return [laden(ship, (*own, *taken)), *filled(consorts, rest, capacity), *strangers]
    return None


def _taken(pool: list[Cargo], missing: Counter[tuple[Kind, Power]]) -> tuple[list[Cargo] | None, list[Cargo]]:
    """The units of a pool that make up what is missing, if they do, and those that are left."""
    taken, rest = [], []
    for unit in pool:
        if missing[unit.kind, unit.owner] > 0:
            missing[unit.kind, unit.owner] -= 1
            taken.append(unit)
        else:
            rest.append(unit)
    return (None if +missing else taken), rest
