"""Declared landings: which cargo lands where, and an assignment of ships that allows all of them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations

from greatwar.board import SHORES, TERRITORIES, ZONES, Power, Space, zone_number
from greatwar.orders import Item, Offload, Route
from greatwar.pieces import (
    Cargo,
    Force,
    Kind,
    Piece,
    count,
    each,
    minus,
    plus,
    rank,
    tally,
)
from greatwar.problems import Problem
from greatwar.rules.outlook import Outlook
from greatwar.rules.refusals import bound_problem, units_of
from greatwar.rules.rulebook.stowage import filled, is_free, kept, laden
from greatwar.rules.status import enemy_ships, neutral_prey
from greatwar.table import NO_STACKS, Table, Units, relocated
from greatwar.text.messages import Message
from greatwar.text.say import refusal

Demand = tuple[Space, bool, Kind]
"""A unit that is to land: where, whether after a battle, and what it is."""


Landings = dict[tuple[Space, Space], list[tuple[Power, Cargo]]]
"""Declared landings: by territory and zone, the units with the power that carries them."""


def landings(table: Table, power: Power) -> Landings:
    """The declared landings of a power, by territory alphabetically, then by zone."""
    return _landings_of_all(table.units).get(power, _NO_LANDINGS)


def landings_from(table: Table, power: Power, zones: Iterable[Space]) -> Landings:
    """The same where it is known from which zones there can be any."""
    found: Landings = {}
    for zone in zones:
        for carrier, fleet in table.units.get(zone, NO_STACKS).items():
            for piece, number in fleet.items():
                for unit in piece.cargo:
                    if unit.landing and unit.owner == power:
                        found.setdefault((unit.landing, zone), []).extend([(carrier, unit)] * number)
    return _sorted(found)


def _landings_of_all(units: Units) -> dict[Power, Landings]:
    """The declared landings of each power that has any."""
    global _latest
    latest, known = _latest
    if latest is not units:
        known = {}
        for zone, stacks in units.items():
            if zone in ZONES:
                for carrier, fleet in stacks.items():
                    for piece, number in fleet.items():
                        for unit in piece.cargo:
                            if unit.landing:
                                own = known.setdefault(unit.owner, {})
                                own.setdefault((unit.landing, zone), []).extend([(carrier, unit)] * number)
        known = {power: _sorted(found) for power, found in known.items()}
        _latest = (units, known)
    return known


def _sorted(found: Landings) -> Landings:
    if len(found) < 2:
        return found
    return dict(sorted(found.items(), key=lambda entry: (entry[0][0], zone_number(entry[0][1]))))


_NO_LANDINGS: Landings = {}

_latest: tuple[Units, dict[Power, Landings]] = ({}, {})
"""The last answer with the units that it is about, because the same is asked several times about the same units.

It is a value that is replaced whole, so that it does not matter in which thread it was found.
"""


Landing = tuple[Power, Space, Space]
"""A declared landing: whose, where, and from which zone."""


def declared_by_all(table: Table) -> dict[Landing, list[tuple[Power, Cargo]]]:
    """The declared landings of all powers whose turn it is, by territory, then by zone, then in the order of play."""
    found = {
        (power, territory, zone): units
        for power in table.movers
        for (territory, zone), units in landings(table, power).items()
    }
    if table.turn in table.movers:
        return found
    return dict(sorted(found.items(), key=lambda entry: (entry[0][1], zone_number(entry[0][2]))))


def is_committed(piece: Piece) -> bool:
    """Whether cargo of a transport has a declared landing, so that it neither sails nor loads any more."""
    for unit in piece.cargo:
        if unit.landing:
            return True
    return False


def demands(fleet: Force, power: Power) -> list[Demand]:
    """The landings of a power's units declared from a fleet."""
    return sorted(
        [
            (unit.landing, unit.after_battle, unit.kind)
            for piece, number in fleet.items()
            for unit in piece.cargo
            if unit.landing and unit.owner == power
            for _ in range(number)
        ]
    )


def uncommitted(piece: Piece, power: Power) -> Piece:
    """A transport with the declared landings of a power's cargo taken back; those of its friends stand."""
    if not is_committed(piece):
        return piece
    cargo = tuple(
        sorted(Cargo(u.kind, u.owner, u.origin, u.at) if u.owner == power else u for u in piece.cargo)
    )
    return Piece(piece.kind, piece.damaged, cargo, piece.route)


def released(outlook: Outlook, fleet: Force, carrier: Power, piece: Piece) -> Force | None:
    """The fleet with one committed transport set free, if the others can make all the declared landings.

    A landing that a friend has declared from it is not the power's to move.
    """
    if any(unit.landing and unit.owner != outlook.power for unit in piece.cargo):
        return None
    rest = minus(fleet, piece)
    arranged = assigned(outlook, rest, carrier, demands(fleet, outlook.power))
    return None if arranged is None else plus(arranged, uncommitted(piece, outlook.power))


def assigned(outlook: Outlook, fleet: Force, carrier: Power, wanted: list[Demand]) -> Force | None:
    """The fleet with cargo assigned to all these landings, if there is a way.

    A transport lands in one territory only (RB-TRANS-08).
    """
    if not _is_supplied(outlook, fleet, carrier, wanted):
        return None
    power = outlook.power
    transports = [uncommitted(piece, power) for piece in each(fleet) if piece.kind == "transport"]
    others = [piece for piece in each(fleet) if piece.kind != "transport"]
    pools: dict[Route, tuple[Cargo, ...]] = {}
    for ship in transports:
        free = tuple(unit for unit in ship.cargo if is_free(unit, power))
        pools[ship.route] = tuple(sorted((*pools.get(ship.route, ()), *free)))
    ships = tuple(laden(ship, kept(ship, power)) for ship in transports)
    found = _solved(outlook, carrier, ships, tuple(sorted(wanted)), tuple(sorted(pools.items())), set())
    if found is None:
        return None
    loaded, left = found
    for route, pool in left:
        convoy = [ship for ship in loaded if ship.route == route]
        loaded = [ship for ship in loaded if ship.route != route] + filled(convoy, pool, outlook.capacity)
    return tally([*others, *loaded])


def _is_supplied(outlook: Outlook, fleet: Force, carrier: Power, wanted: list[Demand]) -> bool:
    """Whether there are transports enough and units enough for these landings, whatever is aboard what."""
    if ships_needed(tuple(wanted), outlook.capacity) > count(fleet, "transport"):
        return False
    aboard: dict[Kind, list[tuple[Cargo, int]]] = {}
    for piece, ships in fleet.items():
        for unit in piece.cargo:
            if unit.owner == outlook.power:
                aboard.setdefault(unit.kind, []).append((unit, ships))
    shores: dict[Kind, list[Space]] = {}
    for territory, _, kind in wanted:
        shores.setdefault(kind, []).append(territory)
    for kind, places in shores.items():
        able = [0] * len(places)
        in_all = 0
        for unit, ships in aboard.get(kind, ()):
            lands = [may_land(outlook, unit, carrier, place) for place in places]
            in_all += ships * any(lands)
            able = [number + ships * lawful for number, lawful in zip(able, lands, strict=True)]
        if in_all < len(places):
            return False
        if any(number < places.count(place) for place, number in zip(places, able, strict=True)):
            return False
    return True


@lru_cache(maxsize=1 << 12)
def ships_needed(wanted: tuple[Demand, ...], capacity: int) -> int:
    """How many transports it takes at least to make these landings (RB-TRANS-08)."""
    landing = Counter([territory for territory, _, _ in wanted])
    return sum([-(-number // capacity) for number in landing.values()])


Pools = tuple[tuple[Route, tuple[Cargo, ...]], ...]
"""What was loaded this turn, by the route of the ships that it can be aboard."""


def _solved(
    outlook: Outlook,
    carrier: Power,
    ships: tuple[Piece, ...],
    wanted: tuple[Demand, ...],
    pools: Pools,
    dead_ends: set[tuple[int, tuple[Demand, ...], Pools]],
) -> tuple[list[Piece], Pools] | None:
    """The ships with the cargo that lands, and what is left in the pools; `dead_ends` have been tried."""
    if not wanted:
        return list(ships), pools
    if ships_needed(wanted, outlook.capacity) > len(ships) or (len(ships), wanted, pools) in dead_ends:
        return None
    for ship, rest, left in _landings_of(outlook, ships[0], carrier, wanted, pools):
        solved = _solved(outlook, carrier, ships[1:], rest, left, dead_ends)
        if solved is not None:
            return [ship, *solved[0]], solved[1]
    dead_ends.add((len(ships), wanted, pools))
    return None


def _landings_of(
    outlook: Outlook, ship: Piece, carrier: Power, wanted: tuple[Demand, ...], pools: Pools
) -> Iterator[tuple[Piece, tuple[Demand, ...], Pools]]:
    """The ways in which a transport can serve some of the landings, the fullest first, none last."""
    pool = dict(pools)[ship.route]
    room = outlook.capacity - len(ship.cargo)
    own = [unit for unit in ship.cargo if unit.owner == outlook.power]
    promised = {unit.landing for unit in ship.cargo if unit.landing}  # by friends (RB-TRANS-08)
    for territory in dict.fromkeys(place for place, _, _ in wanted):
        if promised and territory not in promised:
            continue
        able = [unit for unit in own if may_land(outlook, unit, carrier, territory)]
        ready = _some(
            [unit for unit in pool if may_land(outlook, unit, carrier, territory)], outlook.capacity
        )
        seen = set()
        for number in range(min(outlook.capacity, len(able) + len(ready)), 0, -1):
            for chosen in combinations((*able, *ready), number):
                boarding = [unit for unit in chosen if unit in ready]
                if chosen in seen or len(boarding) > room:
                    continue
                seen.add(chosen)
                landing = _served(chosen, territory, wanted)
                if landing is not None:
                    marked, rest = landing
                    staying = list(ship.cargo)
                    left = list(pool)
                    for unit in chosen:
                        (left if unit in boarding else staying).remove(unit)
                    changed = tuple((r, tuple(left) if r == ship.route else p) for r, p in pools)
                    yield laden(ship, (*staying, *marked)), rest, changed
    yield ship, wanted, pools


def _some(units: list[Cargo], most: int) -> list[Cargo]:
    """At most so many of all that are equal: no ship takes more, and the ways to choose stay few."""
    left = dict.fromkeys(units, most)
    found = []
    for unit in units:
        if left[unit]:
            left[unit] -= 1
            found.append(unit)
    return found


def _served(
    units: tuple[Cargo, ...], territory: Space, wanted: tuple[Demand, ...]
) -> tuple[list[Cargo], tuple[Demand, ...]] | None:
    """The units with their landings declared and the demands that are left, if there is a demand for each."""
    left = list(wanted)
    marked = []
    for unit in units:
        after = next((a for a in (False, True) if (territory, a, unit.kind) in left), None)
        if after is None:
            return None
        left.remove((territory, after, unit.kind))
        marked.append(Cargo(unit.kind, unit.owner, unit.origin, unit.at, territory, after))
    return marked, tuple(left)


def may_land(outlook: Outlook, unit: Cargo, carrier: Power, territory: Space) -> bool:
    """Whether a unit aboard may land in a territory this turn, as far as its own journey goes."""
    if not unit.origin:
        return True
    if carrier != unit.owner and not outlook.rules.movement.foreign_cargo_lands_at_once:
        return False
    return not _is_bound(outlook, unit) or outlook.is_own_ground(territory)


def _is_bound(outlook: Outlook, unit: Cargo) -> bool:
    """Whether a unit aboard is restricted by where it began the turn, as land units are (RB-LMOVE-06, C-112)."""
    return bool(unit.origin) and unit.kind in outlook.rules.marchers and outlook.is_bound(unit.origin)


def cargo_problems(outlook: Outlook, unit: Cargo, carrier: Power, territory: Space) -> list[Problem]:
    """Why a unit aboard may not land in a territory this turn."""
    problems = []
    if carrier != unit.owner and unit.origin and not outlook.rules.movement.foreign_cargo_lands_at_once:
        message = refusal.loaded_now()
        problems.append(Problem("loaded-now", territory, message, "RB-TRANS-10", ("RB-MULTI-05",)))
    if _is_bound(outlook, unit) and not outlook.is_own_ground(territory):
        problems.append(bound_problem(unit.origin, territory))
    return problems


def offloaded(outlook: Outlook, table: Table, order: Offload) -> Table | list[Problem]:
    """The table with a landing declared, or every reason why that may not be."""
    power, zone, territory = outlook.power, order.zone, order.territory
    if zone not in ZONES or territory not in TERRITORIES or territory not in SHORES[zone]:
        message = refusal.land_not_adjacent(start=zone, end=territory)
        return [Problem("not-adjacent", territory, message, "RB-SPACE-01", ("RB-TRANS-07",))]
    problems = outlook.entry_problems(territory)
    if outlook.is_neutral:
        problems.append(Problem("neutral", territory, refusal.neutral_lands_nothing(), "RB-US-02"))
    carrier = order.source or power
    if order.after_battle and not (enemy_ships(table, power, zone) or neutral_prey(table, power, zone)):
        problems.append(Problem("no-enemy", zone, refusal.no_one_to_fight(zone=zone), "RB-AMPHM-04"))
    fleet = table.force(zone, carrier)
    aboard: dict[Kind, list[Cargo]] = {}
    for piece in each(fleet):
        for unit in piece.cargo:
            if unit.owner == power:
                aboard.setdefault(unit.kind, []).append(unit)
    reasons: list[Problem] = []
    for item in order.units:
        waiting = [unit for unit in aboard.get(item.kind, []) if not unit.landing]
        if len(waiting) < item.number or item.owner not in (None, power):
            message = _not_aboard(power, carrier, zone, len(waiting), item)
            problems.append(Problem("too-many", zone, message, "RB-TRANS-07", ("RB-TRANS-10",)))
        elif sum(may_land(outlook, unit, carrier, territory) for unit in waiting) < item.number:
            reasons += [p for unit in waiting for p in cargo_problems(outlook, unit, carrier, territory)]
    if problems:
        return problems
    declared = _declared(outlook, table, order)
    if declared is not None:
        return table.but(units=relocated(table.units, carrier, {zone: declared}))
    one_territory = Problem("one-territory", territory, refusal.one_territory(), "RB-TRANS-08")
    return list(dict.fromkeys(reasons)) or [one_territory]


def _not_aboard(power: Power, carrier: Power, zone: Space, there: int, item: Item) -> Message:
    if not there:
        return refusal.aboard_none(power=power, kind=item.kind, carrier=carrier, zone=zone)
    units = units_of(item.kind, there)
    return refusal.aboard_too_few(power=power, there=units, carrier=carrier, zone=zone, n=item.number)


def _declared(outlook: Outlook, table: Table, order: Offload) -> Force | None:
    """The fleet with a landing declared: by the first cargo that will do, else by a new assignment of all."""
    carrier = order.source or outlook.power
    fleet = table.force(order.zone, carrier)
    changed: Force | None = fleet
    for item in order.units:
        for _ in range(item.number):
            if changed is not None:
                changed = _with_landing(outlook, changed, carrier, item.kind, order)
    if changed is not None:
        return changed
    wanted = demands(fleet, outlook.power)
    for item in order.units:
        wanted += [(order.territory, order.after_battle, item.kind)] * item.number
    return assigned(outlook, fleet, carrier, wanted)


def _with_landing(outlook: Outlook, fleet: Force, carrier: Power, kind: Kind, order: Offload) -> Force | None:
    found = _willing(outlook, fleet, carrier, order.territory, kind)
    if found is None:
        return None
    ship, unit = found
    cargo = list(ship.cargo)
    cargo.remove(unit)
    cargo.append(Cargo(unit.kind, unit.owner, unit.origin, unit.at, order.territory, order.after_battle))
    return plus(minus(fleet, ship), Piece(ship.kind, ship.damaged, tuple(sorted(cargo)), ship.route))


def _willing(
    outlook: Outlook, fleet: Force, carrier: Power, territory: Space, kind: Kind
) -> tuple[Piece, Cargo] | None:
    """A transport that can land a unit in a territory without any rearrangement, and that unit."""
    for piece in sorted(fleet, key=rank) if len(fleet) > 1 else fleet:
        for unit in piece.cargo:
            if unit.kind == kind and unit.owner == outlook.power and not unit.landing:
                if may_land(outlook, unit, carrier, territory) and _lands_in(piece, territory):
                    return piece, unit
    return None


def _lands_in(piece: Piece, territory: Space) -> bool:
    """Whether no cargo of a transport has a declared landing anywhere else."""
    return all(unit.landing in ("", territory) for unit in piece.cargo)
