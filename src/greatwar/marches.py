"""Marches: what a piece on the board must have obeyed on its way there. A part of the invariants."""

from collections.abc import Iterator
from itertools import pairwise

from greatwar.board import (
    BORDERS,
    CANAL,
    COASTS,
    LAND_BORDERS,
    SEA_BORDERS,
    SHORES,
    SIDE,
    TERRITORIES,
    ZONES,
    Power,
    Side,
    Space,
)
from greatwar.frames import Closing, Combat, Movement
from greatwar.pieces import ARMY_KINDS, LAND_UNITS, SHIPS, SURFACE_WARSHIPS, TRANSPORT_CAPACITY, Piece
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table

Breaches = Iterator[str]


def sides(table: Table, stacks: Stacks) -> set[Side]:
    """The sides of the belligerents among these forces."""
    out = table.neutral | table.departed
    return {SIDE[power] for power in stacks if power not in out}


def is_contested(table: Table, territory: Space) -> bool:
    """Whether both sides have units in a territory and the armistice does not cover it."""
    stacks = table.units.get(territory, {})
    if len(stacks) < 2 or (table.revolution == "accepted" and "russia" in stacks):
        return False
    return len(sides(table, stacks)) == 2


def is_shared(table: Table, territory: Space) -> bool:
    """Whether Russia shares a territory with the Central Powers since the armistice."""
    stacks = table.units.get(territory, {})
    return "russia" in table.departed and "russia" in stacks and any(SIDE[p] == "central" for p in stacks)


def faults(rules: Ruleset, table: Table, space: Space, power: Power, piece: Piece) -> Breaches:
    """What is wrong with a piece; most are rested and right."""
    if (piece.kind in SHIPS) != (space in ZONES):
        # A fighter may hang over the sea between two orders of its movement phase.
        if piece.kind != "fighter" or not isinstance(table.frames[0], Movement) or len(piece.route) < 2:
            yield "is in the wrong sort of space"
    if piece.damaged and piece.kind != "battleship":
        yield "is damaged, which only battleships can be"
    if piece.route:
        yield from _route(rules, table, space, power, piece)
    if piece.cargo:
        yield from _cargo(table, space, power, piece)


def _route(rules: Ruleset, table: Table, space: Space, power: Power, piece: Piece) -> Breaches:
    route = piece.route
    if power not in table.movers or not isinstance(table.frames[0], Movement | Closing | Combat):
        yield "is on the march although its power is not moving"
    if route[-1] != space:
        yield f"has marched to {route[-1]}"
    if len(route) == 2 and route[0] in ZONES and piece.kind in ARMY_KINDS:
        if space not in SHORES[route[0]]:
            yield f"has landed from {route[0]}, which is not its coast"
        return
    if piece.kind in SHIPS:
        borders = SEA_BORDERS
    else:
        borders = LAND_BORDERS if piece.kind in rules.land_units else BORDERS
    if any(end not in borders.get(start, ()) for start, end in pairwise(route)):
        yield f"has marched over no border: {' -> '.join(route)}"
    if len(route) - 1 > rules.reach[piece.kind]:
        yield f"has gone too far: {' -> '.join(route)}"
    if isinstance(table.frames[0], Movement):
        # Later a neutral power may have been drawn in, and the way looks different.
        yield from _way(table.but(units=table.dawn.units, control=table.dawn.control), power, piece)


def _way(dawn: Table, power: Power, piece: Piece) -> Breaches:
    """What is wrong with the way that a piece has gone, as the board was when the turn began (C-107)."""
    route, kind = piece.route, piece.kind
    if kind in LAND_UNITS and len(route) > 1 and is_bound(dawn, power, route[0], route[-1]):
        yield f"has left contested {route[0]} for {route[-1]}, where {power} had nothing"  # RB-LMOVE-04
    if kind in SHIPS and kind != "submarine":
        for zone in route[1:-1]:
            if _is_hostile(dawn, power, zone):
                yield f"has not stopped in hostile {zone}"  # RB-SMOVE-02
    if kind in SHIPS and any(set(step) == set(CANAL.between) for step in pairwise(route)):
        keeper = None if is_contested(dawn, CANAL.territory) else dawn.control.get(CANAL.territory)
        if keeper is None or not dawn.allied(power, keeper):
            yield f"has passed the canal, which {power}'s side does not hold"  # RB-SPACE-17
    if kind == "fighter":
        for space in route[1:-1]:
            if space in TERRITORIES and _is_nobodys(dawn, space):
                yield f"has flown over neutral {space}"  # RB-FTR-02


def is_bound(dawn: Table, power: Power, start: Space, end: Space) -> bool:
    """Whether a unit that began the turn in contested land may not go to a territory (RB-LMOVE-04, 05)."""
    if not is_contested(dawn, start) or power not in dawn.stacks(start):
        return False
    own = dawn.control.get(end) == power and not is_contested(dawn, end)
    return not own and power not in dawn.stacks(end)


def _is_hostile(table: Table, power: Power, zone: Space) -> bool:
    """RB-SPACE-11: only enemy surface warships make a zone hostile."""
    return any(
        table.enemies(power, other) and any(piece.kind in SURFACE_WARSHIPS for piece in force)
        for other, force in table.stacks(zone).items()
    )


def _is_nobodys(table: Table, territory: Space) -> bool:
    """RB-SPACE-10: controlled by nobody, not contested, and not an aligned minor that has still to mobilize."""
    if territory in table.control or is_contested(table, territory) or is_shared(table, territory):
        return False
    patron = TERRITORIES[territory].aligned
    return patron is None or territory in table.mobilized or table.aloof(patron)


def unescorted(table: Table) -> Breaches:
    """RB-TRANS-01: what a movement phase may not end with, mines not yet rolled for."""
    for zone in ZONES:
        fleets = {power: table.force(zone, power) for power in table.movers}
        warships = any(
            piece.kind in SHIPS and piece.kind != "transport" for fleet in fleets.values() for piece in fleet
        )
        for power, fleet in fleets.items():
            if any(piece.route and piece.kind == "transport" for piece in fleet):
                if not warships and _is_hostile(table, power, zone):
                    yield f"{power} has ended its movement with a transport alone in hostile {zone}"


def _cargo(table: Table, space: Space, power: Power, piece: Piece) -> Breaches:
    if piece.kind != "transport":
        yield "has cargo"
    if len(piece.cargo) > TRANSPORT_CAPACITY:
        yield f"carries {len(piece.cargo)} units"
    if list(piece.cargo) != sorted(piece.cargo):
        yield "carries the same cargo in two orders that should be one"
    if len({unit.landing for unit in piece.cargo if unit.landing}) > 1:
        yield "lands in two territories"
    moving = isinstance(table.frames[0], Movement | Closing | Combat)
    log = piece.route or (space,)
    for unit in piece.cargo:
        if unit.kind not in ARMY_KINDS:
            yield f"carries a {unit.kind}"
        if not table.allied(power, unit.owner):
            yield f"carries a unit of {unit.owner}, who is no friend"
        if (unit.origin or unit.landing) and (unit.owner not in table.movers or not moving):
            yield f"has cargo of {unit.owner} that still knows its way although its turn is over"
        if unit.origin and (unit.at >= len(log) or log[unit.at] not in COASTS.get(unit.origin, ())):
            yield f"took cargo from {unit.origin}, where it has not been"
        if unit.at and not unit.origin:
            yield "has old cargo loaded on the way"
        if unit.landing and unit.landing not in SHORES.get(space, ()):
            yield f"is to land in {unit.landing}, which is no shore of {space}"
        if unit.landing and unit.origin and unit.owner != power and power not in table.movers:
            yield f"is to land {unit.owner}'s unit in the turn in which it went aboard"
        if unit.after_battle and not unit.landing:
            yield "waits for a battle without a landing"
        if unit.landing and unit.origin and unit.kind in LAND_UNITS:
            dawn = table.but(units=table.dawn.units, control=table.dawn.control)
            if is_bound(dawn, unit.owner, unit.origin, unit.landing):
                yield f"is to land in {unit.landing} what has left contested {unit.origin}"  # RB-LMOVE-06
