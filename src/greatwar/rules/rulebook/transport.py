"""Transports: loading units (RB-TRANS-02 to 04, RB-TRANS-10)."""

from functools import lru_cache

from greatwar.board import COASTS, POWERS, TERRITORIES, ZONES, Power, Space
from greatwar.kernel import Line
from greatwar.orders import Item, Load
from greatwar.pieces import (
    ARMY_KINDS,
    Cargo,
    Force,
    Kind,
    Piece,
    minus,
    plus,
    rank,
)
from greatwar.problems import Problem
from greatwar.rules.outlook import Berths, Outlook
from greatwar.rules.refusals import garrison_problem, too_few, units_of
from greatwar.rules.rulebook.landings import is_committed, released, uncommitted
from greatwar.table import Table, relocated
from greatwar.text.say import refusal


def sailed(piece: Piece) -> int:
    """How many zones a ship has entered this turn."""
    return max(len(piece.route) - 1, 0)


def load_problems(outlook: Outlook, table: Table, order: Load) -> list[Problem]:
    """Every reason why units may not go aboard."""
    power, territory, zone = outlook.power, order.territory, order.zone
    problems = []
    if territory not in TERRITORIES or zone not in ZONES or zone not in COASTS[territory]:
        message = refusal.load_not_adjacent(start=territory, end=zone)
        return [Problem("not-adjacent", zone, message, "RB-SPACE-01", ("RB-TRANS-04",))]
    if outlook.is_neutral:
        message = refusal.neutral_loads_nothing()
        problems.append(Problem("neutral", territory, message, "RB-US-02", ("TR-US-01",)))
    if outlook.is_inert(territory):
        problems.append(garrison_problem(territory))
    if outlook.is_hostile(zone):
        message = refusal.loads_in_friendly_zones(zone=zone)
        problems.append(Problem("hostile-zone", zone, message, "RB-TRANS-04"))
    carrier = order.on or power
    if not table.allied(power, carrier):
        message = refusal.carries_no_strangers(carrier=carrier, power=power)
        problems.append(Problem("no-friend", zone, message, "TR-US-02"))
    problems += _boarding_problems(table.force(territory, power), order, power)
    wanted = sum(item.number for item in order.units)
    if room(table.force(zone, carrier), outlook.capacity) < wanted and not problems:
        if _boarded(outlook, table, order) is None:
            message = refusal.no_room(carrier=carrier, zone=zone, n=wanted)
            problems.append(Problem("no-room", zone, message, "RB-TRANS-02", ("RB-TRANS-07",)))
    return problems


def _boarding_problems(army: Force, order: Load, power: Power) -> list[Problem]:
    problems = []
    place = order.territory
    wanted: dict[Kind, int] = {}
    for item in order.units:
        if item.kind not in ARMY_KINDS or item.state or item.owner not in (None, power):
            problems.append(Problem("not-cargo", place, refusal.not_cargo(kind=item.kind), "RB-TRANS-02"))
        wanted[item.kind] = wanted.get(item.kind, 0) + item.number
    for kind, number in wanted.items():
        there = sum(n for piece, n in army.items() if piece.kind == kind)
        ready = army.get(Piece(kind), 0)
        if there < number:
            message = too_few(power, there, Item(number, kind), place)
            problems.append(Problem("too-many", place, message, "RB-TRANS-03"))
        elif ready < number:
            message = refusal.load_none(power=power, kind=kind, space=place)
            if ready:
                units = units_of(kind, ready)
                message = refusal.load_too_few(power=power, there=units, space=place, n=number)
            problems.append(Problem("already-moved", place, message, "RB-TRANS-03", ("RB-FTR-05",)))
    return problems


def room(fleet: Force, capacity: int) -> int:
    """How many units the transports of a fleet can still take that have no declared landing."""
    return sum(
        (capacity - len(piece.cargo)) * number
        for piece, number in fleet.items()
        if piece.kind == "transport" and not is_committed(piece)
    )


def load(outlook: Outlook, table: Table, order: Load) -> Table:
    """The table with units aboard."""
    loaded = _boarded(outlook, table, order)
    assert loaded is not None
    return loaded


def _boarded(outlook: Outlook, table: Table, order: Load) -> Table | None:
    power, carrier = outlook.power, order.on or outlook.power
    fleet = table.force(order.zone, carrier)
    army = table.force(order.territory, power)
    for item in order.units:
        army = minus(army, Piece(item.kind), item.number)
        for _ in range(item.number):
            found = _berth(outlook, fleet, carrier)
            if found is None:
                return None
            ship, fleet = found
            unit = Cargo(item.kind, power, order.territory, sailed(ship))
            cargo = tuple(sorted((*ship.cargo, unit)))
            fleet = plus(minus(fleet, ship), Piece(ship.kind, ship.damaged, cargo, ship.route))
    units = relocated(relocated(table.units, power, {order.territory: army}), carrier, {order.zone: fleet})
    return table.but(units=units)


def _berth(outlook: Outlook, fleet: Force, carrier: Power) -> tuple[Piece, Force] | None:
    """The transport that takes the next unit, and the fleet with landings rearranged if that was needed."""
    roomy = [p for p in fleet if p.kind == "transport" and len(p.cargo) < outlook.capacity]
    free = [piece for piece in roomy if not is_committed(piece)]
    if free:
        return min(free, key=lambda piece: (sailed(piece), -len(piece.cargo), rank(piece))), fleet
    for piece in sorted(roomy, key=rank):
        rearranged = released(outlook, fleet, carrier, piece)
        if rearranged is not None:
            return uncommitted(piece, outlook.power), rearranged
    return None


def berths(outlook: Outlook, table: Table, zone: Space) -> Berths:
    """The powers on whose transports in a zone one more unit of the moving power can go."""
    if outlook.is_neutral or outlook.is_hostile(zone):
        return ()
    found = []
    for carrier, fleet in table.stacks(zone).items():
        if carrier in outlook.friends and _has_berth(outlook, fleet, carrier):
            found.append((zone, carrier))
    if len(found) > 1:
        found.sort(key=lambda berth: POWERS.index(berth[1]))
    return tuple(found)


def _has_berth(outlook: Outlook, fleet: Force, carrier: Power) -> bool:
    """Whether a fleet has room for one more unit, after a rearrangement of landings if need be."""
    committed = False
    for piece in fleet:
        if piece.kind == "transport" and len(piece.cargo) < outlook.capacity:
            if not is_committed(piece):
                return True
            committed = True
    return committed and _berth(outlook, fleet, carrier) is not None


@lru_cache(maxsize=1 << 14)
def single_loads(
    power: Power, kinds: tuple[Kind, ...], territory: Space, zone: Space, carrier: Power
) -> tuple[Line, ...]:
    """The orders to load one unit of each of these kinds, with the power that gives them."""
    on = None if carrier == power else carrier
    return tuple((power, Load((Item(1, kind),), territory, zone, on)) for kind in kinds)
