"""Marches: which rules the route of a piece must have obeyed."""

from collections.abc import Iterator
from itertools import pairwise

from greatwar.board import (
    BASES,
    BORDERS,
    CAPITAL,
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
from greatwar.pieces import ARMY_KINDS, SHIPS, SURFACE_WARSHIPS, Piece
from greatwar.rules.passages import PASSAGES
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

Breaches = Iterator[str]


def sides(table: Table, territory: Space) -> set[Side]:
    """The sides of the belligerents in a territory; neutrals fight where a minor power has joined for them (C-03)."""
    out = table.departed if territory in table.joined else table.neutral | table.departed
    return {SIDE[power] for power in table.units.get(territory, {}) if power not in out}


def is_contested(table: Table, territory: Space) -> bool:
    """Whether both sides have units in a territory and the armistice does not cover it."""
    stacks = table.units.get(territory, {})
    if len(stacks) < 2 or (table.revolution == "accepted" and "russia" in stacks):
        return False
    return len(sides(table, territory)) == 2


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
    if piece.damaged and (piece.kind != "battleship" or rules.units.battleship_hits == 1):
        yield "is damaged, which only battleships can be that take several hits"
    if piece.route:
        yield from _route(rules, table, space, power, piece)
    if piece.cargo:
        yield from _cargo(rules, table, space, power, piece)


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
        borders = LAND_BORDERS if piece.kind in rules.units.land_units else BORDERS
    if any(end not in borders.get(start, ()) for start, end in pairwise(route)):
        yield f"has marched over no border: {' -> '.join(route)}"
    dawn = table.at_dawn()
    railed = piece.railed and (power in table.railed or power in table.trains)
    if len(route) - 1 > rules.units.reach[piece.kind] + _bonus(rules, dawn, power, piece) and not railed:
        yield f"has gone too far: {' -> '.join(route)}"
    if isinstance(table.frames[0], Movement) and not railed:
        # Later a neutral power may have been drawn in, and the way looks different.
        yield from _way(rules, dawn, power, piece)
        if piece.kind in rules.units.land_units and len(route) > 2:
            yield from _long_march(rules, dawn, power, route)


def _bonus(rules: Ruleset, dawn: Table, power: Power, piece: Piece) -> int:
    """TR-SMOVE-01, 02: what a base of its side adds to the range of a ship that began the turn there."""
    if not rules.movement.base_range_bonus or piece.kind not in SHIPS:
        return 0
    for land in BASES.get(piece.route[0], ()):
        keeper = TERRITORIES[land].owner if is_contested(dawn, land) else dawn.control.get(land)
        if keeper is not None and dawn.allied(power, keeper):
            return rules.movement.base_range_bonus
    return 0


def _way(rules: Ruleset, dawn: Table, power: Power, piece: Piece) -> Breaches:
    """What is wrong with the way that a piece has gone, as the board was when the turn began (C-107)."""
    route, kind = piece.route, piece.kind
    if (
        kind in rules.units.land_units
        and len(route) > 1
        and is_bound(rules, dawn, power, route[0], route[-1])
    ):
        yield f"has left contested {route[0]} for {route[-1]}, where {power} had nothing"  # RB-LMOVE-04
    if rules.entry.leaning_land_closed and _leans(rules, dawn, power, route[-1]) and len(route) > 1:
        yield f"has entered {route[-1]}, which is neutral and leans to its side"  # C-110
    if kind in SHIPS:
        for zone in route[1:-1]:
            if kind != "submarine" and _is_hostile(dawn, power, zone):
                yield f"has not stopped in hostile {zone}"  # RB-SMOVE-02
            stops = rules.mines.stop and rules.mines.threaten(power) and kind not in rules.mines.exempt_units
            if stops and _has_live_mines(dawn, power, zone):
                yield f"has not stopped in the minefield of {zone}"  # TR-MINE-01
        if rules.movement.neutral_ports_closed and power in dawn.neutral:
            for zone in route[1:]:
                if any(dawn.control.get(land, power) not in dawn.neutral for land in BASES.get(zone, ())):
                    yield f"has entered the port of {zone} although {power} is neutral"  # QR-US-02
    if kind in SHIPS:
        yield from _passages(rules, dawn, power, route)
    if kind == "fighter":
        for space in route[1:-1]:
            if space in TERRITORIES and _is_nobodys(rules, dawn, space):
                yield f"has flown over neutral {space}"  # RB-FTR-02


def _leans(rules: Ruleset, dawn: Table, power: Power, land: Space) -> bool:
    """C-110: whether land is a neutral power's, or that of a minor power yet to enter, of the power's own side."""
    if land in ZONES or is_contested(dawn, land):
        return False
    holder = dawn.control.get(land)
    if holder is not None:
        return holder in dawn.neutral and SIDE[holder] == SIDE[power] and land not in dawn.joined
    minor = TERRITORIES[land].of or land
    whose = rules.board.aligned.get(minor)
    leans = whose is not None and SIDE[whose] == SIDE[power] and whose not in dawn.departed
    return leans and minor not in dawn.mobilized


def _passages(rules: Ruleset, dawn: Table, power: Power, route: tuple[Space, ...]) -> Breaches:
    """RB-SPACE-17, 18: which canal and straits were open to a power's side when the turn began."""
    for name, policy in rules.movement.passages.items():
        passage = PASSAGES[name]
        if not any(set(step) == passage.between for step in pairwise(route)):
            continue
        keeper = None if is_contested(dawn, passage.territory) else dawn.control.get(passage.territory)
        friendly = keeper is not None and dawn.allied(power, keeper)
        barred = keeper is not None and dawn.enemies(power, keeper)
        if policy == "closed" or (policy == "side" and not friendly) or (policy == "unless-enemy" and barred):
            yield f"has passed {passage.title}, which {power}'s side does not hold"


def _long_march(rules: Ruleset, dawn: Table, power: Power, route: tuple[Space, ...]) -> Breaches:
    """TR-LMOVE-02 to 05: where land units may go that march farther than the next territory."""
    if is_contested(dawn, route[0]):
        yield f"has gone farther than one space from contested {route[0]}"
    for land in route[1:-1]:
        asleep = land in rules.minors.mobilizing and land not in dawn.mobilized
        if asleep or not _is_friendly(rules, dawn, power, land):
            yield f"has not stopped in {land}"
    if not _is_friendly(rules, dawn, power, route[-1]) and not is_contested(dawn, route[-1]):
        yield f"has attacked {route[-1]} from afar"


def _is_friendly(rules: Ruleset, dawn: Table, power: Power, land: Space) -> bool:
    """RB-SPACE-07: held by the power or a friend, or a minor power aligned with its side that nobody entered yet."""
    if is_contested(dawn, land):
        return False
    holder = dawn.control.get(land)
    if holder is None and land not in dawn.mobilized:
        patron = rules.board.aligned.get(land)
        if patron is None or patron in dawn.departed or SIDE[patron] != SIDE[power]:
            return False
        return rules.minors.join_for_good or patron not in dawn.neutral
    if holder is not None and land in dawn.joined and SIDE[holder] == SIDE[power]:
        return True  # C-03: a minor power is in the war before its neutral patron
    return holder is not None and dawn.allied(power, holder)


def _has_live_mines(dawn: Table, power: Power, zone: Space) -> bool:
    """RB-MINE-02, C-56, C-85: a base held by the side that laid its mines, and at war with the power."""
    for land in BASES.get(zone, ()):
        layer = TERRITORIES[land].owner
        keeper = layer if is_contested(dawn, land) else dawn.control.get(land)
        if layer is None or keeper is None or SIDE[keeper] != SIDE[layer] or not dawn.enemies(power, keeper):
            continue
        captor = dawn.control.get(CAPITAL[layer])
        lost = captor is not None and SIDE[captor] != SIDE[layer] and not is_contested(dawn, CAPITAL[layer])
        if not (is_contested(dawn, land) and lost):
            return True
    return False


def is_bound(rules: Ruleset, dawn: Table, power: Power, start: Space, end: Space) -> bool:
    """Whether a unit that began the turn in contested land may not go to a territory (RB-LMOVE-04, 05)."""
    if not is_contested(dawn, start) or power not in dawn.stacks(start):
        return False
    if dawn.control.get(end) == power and not is_contested(dawn, end):
        return False
    if rules.movement.contested_exit == "free":
        return False
    if rules.movement.contested_exit == "firstPrinting" and not is_contested(dawn, end):
        return True
    return power not in dawn.stacks(end)


def _is_hostile(table: Table, power: Power, zone: Space) -> bool:
    """RB-SPACE-11: only enemy surface warships make a zone hostile."""
    return any(
        table.enemies(power, other) and any(piece.kind in SURFACE_WARSHIPS for piece in force)
        for other, force in table.stacks(zone).items()
    )


def _is_nobodys(rules: Ruleset, table: Table, territory: Space) -> bool:
    """RB-SPACE-10: controlled by nobody, not contested, and not an aligned minor that has still to mobilize."""
    if territory in table.control or is_contested(table, territory) or is_shared(table, territory):
        return False
    patron = rules.board.aligned.get(territory)
    return patron is None or territory in table.mobilized or patron in table.departed


def unescorted(rules: Ruleset, table: Table) -> Breaches:
    """RB-TRANS-01: what a movement phase may not end with, mines not yet rolled for."""
    for zone in ZONES:
        fleets = {power: table.force(zone, power) for power in table.movers}
        escorted = {
            power for power, fleet in fleets.items() if any(piece.kind in _ESCORTS for piece in fleet)
        }
        for power, fleet in fleets.items():
            if any(piece.route and piece.kind == "transport" for piece in fleet):
                safe = escorted if rules.movement.escorts_shared else escorted & {power}
                if not safe and _is_hostile(table, power, zone):
                    yield f"{power} has ended its movement with a transport alone in hostile {zone}"


_ESCORTS = frozenset(SHIPS) - {"transport"}


def _cargo(rules: Ruleset, table: Table, space: Space, power: Power, piece: Piece) -> Breaches:
    if piece.kind != "transport":
        yield "has cargo"
    if len(piece.cargo) > rules.units.transport_capacity:
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
        if unit.landing and unit.origin and unit.kind in rules.marchers:
            dawn = table.at_dawn()
            if is_bound(rules, dawn, unit.owner, unit.origin, unit.landing):
                yield f"is to land in {unit.landing} what has left contested {unit.origin}"  # RB-LMOVE-06
