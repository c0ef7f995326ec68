"""Convoys: load troops, carry them where they are needed, and land them."""

from greatwar.board import CAPITAL, SEA_BORDERS, SHORES, ZONES, Power, Space, zone_number
from greatwar.opponents import minefields
from greatwar.opponents.broadsides import FleetCount
from greatwar.opponents.columns import Columns, items
from greatwar.opponents.fire import NOBODY, ArmyCount, size
from greatwar.opponents.lanes import Lanes
from greatwar.orders import Item, Load, Move, Offload, Order, Route
from greatwar.pieces import Piece
from greatwar.rules.rulebook.casualties import cargo_items

WORTHWHILE = 0.3
"""What a voyage must gain to be made."""
RELIEF = 0.4
"""What troops that land count at most for what they save or take, besides coming nearer to the front, as a share of
their price: a coast that swallows one shipload after another is no front."""

CAPITALS = frozenset(CAPITAL.values())

QUEUE = 6
"""How many units on a shore are a queue, so that it matters how soon a transport is back."""


class Transport:
    """One transport, with what it does this turn."""

    __slots__ = ("cargo", "owners", "piece", "zone")

    def __init__(self, zone: Space, piece: Piece, power: Power) -> None:
        self.zone, self.piece = zone, piece
        counts = [0, 0, 0, 0]
        for unit in piece.cargo:
            if unit.owner == power:
                counts[("infantry", "artillery", "tank", "fighter").index(unit.kind)] += 1
        self.cargo: ArmyCount = (counts[0], counts[1], counts[2], counts[3])
        self.owners = frozenset(unit.owner for unit in piece.cargo)


class TransportUse:
    """A possible use of a transport: load, sail, land."""

    __slots__ = ("gain", "landing", "load", "route", "shore")

    def __init__(
        self, gain: float, shore: Space | None, load: ArmyCount, route: Route, landing: Space | None
    ) -> None:
        self.gain, self.shore, self.load, self.route, self.landing = gain, shore, load, route, landing


class Convoys:
    """The transports of one power, used one after the other for as long as that gains anything."""

    def __init__(self, lanes: Lanes, columns: Columns, power: Power) -> None:
        self.lanes, self.columns, self.power = lanes, columns, power
        self.survey = lanes.survey
        self.view = self.survey.view(power)
        self.orders: list[Order] = []
        self.arrivals: dict[Space, int] = {}
        """Transports that end the turn in each zone, for their escorts."""
        self.landed: list[tuple[ArmyCount, Space]] = []
        self.shipped: list[tuple[ArmyCount, Space]] = []

    def plan(self) -> None:
        """Use every transport in the best way found."""
        transports = []
        for zone in ZONES:
            for piece, number in sorted(self.survey.table.force(zone, self.power).items()):
                if piece.kind == "transport" and not any(unit.landing for unit in piece.cargo):
                    transports += [Transport(zone, piece, self.power)] * number
        idle = []
        for transport in transports:
            voyage = self._best(transport)
            if voyage is None:
                idle.append(transport)
            else:
                self._use(transport, voyage)
        for transport in idle:
            self._return(transport)

    # Troops

    def _best(self, transport: Transport) -> TransportUse | None:
        best: TransportUse | None = None
        for voyage in self._voyages(transport):
            if voyage.gain > WORTHWHILE and (best is None or round(voyage.gain, 2) > round(best.gain, 2)):
                best = voyage
        return best

    def _voyages(self, transport: Transport) -> list[TransportUse]:
        found: list[TransportUse] = []
        routes: list[Route] = [(transport.zone,)]
        seen = {transport.zone}
        moved = Piece("transport", False, (), transport.piece.route)
        for route in sorted(self.view.routes(transport.zone, moved), key=lambda route: (len(route), route)):
            if route[-1] not in seen and not self.view.is_hostile(route[-1]):
                seen.add(route[-1])
                routes.append(route)
        if size(transport.cargo) or transport.piece.cargo:
            if size(transport.cargo):
                for route in routes:
                    found += self._uses(None, transport.cargo, route, 0.0)
            return found
        if self.view.is_hostile(transport.zone):
            return found
        for shore in SHORES[transport.zone]:
            ready = self.columns.ready(shore, self.power)
            for load in _loads(ready, self.survey.fire.needs_infantry, self.view.capacity):
                cost = self.columns.changed(shore, self._mover, load, -1)
                for route in routes:
                    found += self._uses(shore, load, route, cost)
        return found

    @property
    def _feeds(self) -> bool:
        """Whether ships serve to feed one front: where land decides the war, any coast may be worth a landing."""
        return self.survey.weights.gathers and self.survey.capitals_decide

    @property
    def _mover(self) -> int:
        return self.survey.movers.index(self.power)

    def _uses(self, shore: Space | None, load: ArmyCount, route: Route, cost: float) -> list[TransportUse]:
        """What can be done at the end of a route with troops aboard: land them, or carry them on."""
        zone = route[-1]
        found = []
        worth = self.survey.fire.worth(load)
        if shore is None or len(route) > 1:
            at_sea = self.survey.weights.pull * worth * self.lanes.sea_draw.get(zone, 0.0)
            at_sea -= self._risk(zone, worth) + self._mines(route, worth)
            if shore is None:
                # Troops aboard already: staying there is what everything else is compared with.
                here = self.survey.weights.pull * worth * self.lanes.sea_draw.get(route[0], 0.0)
                at_sea -= here - self._risk(route[0], worth)
                cost = -here + self._risk(route[0], worth)
            if len(route) > 1:
                gain = at_sea
                if shore is not None:
                    gain += cost
                    if gain > WORTHWHILE and self._feeds:
                        # They are not ashore before the next turn, and the ship is back a turn later still.
                        gain = max(WORTHWHILE + 0.01, gain / (1.0 + self._turns(shore, route)))
                found.append(TransportUse(gain, shore, load, route, None))
        for landing in SHORES[zone]:
            if landing == shore or not self._may_land(landing, load):
                continue
            if shore is not None and self.view.is_bound(shore) and not self.view.is_own_ground(landing):
                continue
            gain = self._ashore(landing, load, worth) + cost
            gain -= self._mines(route, worth) + 0.3 * self._risk(zone, 0.0)
            found.append(TransportUse(gain / self._turns(shore, route), shore, load, route, landing))
        return found

    def _ashore(self, landing: Space, load: ArmyCount, worth: float) -> float:
        """What it is worth that troops land in a territory."""
        gain = self.columns.changed(landing, self._mover, load, +1)
        if landing in CAPITALS or not self._feeds:
            return gain
        nearer = self.survey.weights.pull * worth * self.lanes.draw.get(landing, 0.0)
        return nearer + min(gain - nearer, RELIEF * worth)

    def _turns(self, shore: Space | None, route: Route) -> float:
        """How many turns of a transport a voyage takes if more troops wait where it began: there, and back again."""
        if shore is None or len(route) == 1:
            return 1.0
        waiting = size(self.columns.ready(shore, self.power))
        return 1.0 + (len(route) - 1) / self.survey.rules.units.reach["transport"] if waiting > QUEUE else 1.0

    def _may_land(self, landing: Space, load: ArmyCount) -> bool:
        survey = self.survey
        condition = survey.status(landing)
        if condition in ("friendly", "contested"):
            return True
        if condition != "hostile" or (survey.fire.needs_infantry and not load[0]):
            return False
        foes = survey.theirs(landing)
        if not size(foes):
            return True
        fight = survey.fire.landing(load, NOBODY, foes)
        return fight.cleared > 0.7 and fight.wiped < 0.1

    def _risk(self, zone: Space, cargo: float) -> float:
        escorts = self.lanes.friends(zone)
        return self.lanes.risk(zone, escorts.plus(FleetCount(transports=1.0)), cargo)

    def _mines(self, route: Route, cargo: float) -> float:
        ship = self.survey.rules.units.cost["transport"]
        mined = minefields.fields(self.view, "transport", route)
        return mined * minefields.danger(self.view) * (ship + cargo)

    def _use(self, transport: Transport, voyage: TransportUse) -> None:
        columns, zone = self.columns, transport.zone
        if voyage.shore is not None:
            columns.embark(voyage.shore, self.power, voyage.load)
            self.orders.append(Load(items(voyage.load), voyage.shore, zone))
        end = voyage.route[-1]
        if len(voyage.route) > 1:
            cargo = items(voyage.load)
            if voyage.shore is None:
                cargo = cargo_items(transport.piece.cargo, self.power)
            self.orders.append(Move((Item(1, "transport", "", cargo),), voyage.route))
        if voyage.landing is not None:
            self.orders.append(Offload(items(voyage.load), end, voyage.landing))
            columns.add(voyage.landing, self.power, voyage.load)
            self.landed.append((voyage.load, voyage.landing))
        else:
            self.shipped.append((voyage.load, end))
        self.arrivals[end] = self.arrivals.get(end, 0) + 1

    # Empty transports

    def _return(self, transport: Transport) -> None:
        """Bring a transport that has nothing to do where troops wait, or out of danger."""
        zone = transport.zone
        best, chosen = self._waiting(zone, transport) - self._risk(zone, 0.0), None
        moved = Piece("transport", False, (), transport.piece.route)
        for route in sorted(self.view.routes(zone, moved), key=lambda route: (len(route), route)):
            end = route[-1]
            if self.view.is_hostile(end):
                continue
            score = self._waiting(end, transport) - self._risk(end, 0.0) - self._mines(route, 0.0)
            score = round(score, 2)
            if score > best + 0.05:
                best, chosen = score, route
        end = zone
        if chosen is not None:
            cargo = cargo_items(transport.piece.cargo, self.power) if transport.piece.cargo else ()
            self.orders.append(Move((Item(1, "transport", "", cargo),), chosen))
            end = chosen[-1]
        self.arrivals[end] = self.arrivals.get(end, 0) + 1

    def _waiting(self, zone: Space, transport: Transport) -> float:
        """How much troops are waiting for ships near a zone."""
        if transport.piece.cargo:
            return 0.0
        best = 0.0
        for port, value in self.ports().items():
            steps = distance(zone, port)
            if steps is not None:
                best = max(best, value * 0.8**steps)
        return best

    def ports(self) -> dict[Space, float]:
        """The zones from whose shores troops want to go overseas, with how much they gain by it."""
        found: dict[Space, float] = {}
        lanes, survey = self.lanes, self.survey
        for shore, army in survey.by_power.get(self.power, {}).items():
            if not size(army):
                continue
            for zone in ZONES:
                if shore in SHORES[zone]:
                    better = lanes.sea_draw.get(zone, 0.0) - lanes.draw.get(shore, 0.0)
                    if better > 0.03:
                        found[zone] = found.get(zone, 0.0) + better * survey.fire.worth(army)
        return dict(sorted(found.items(), key=lambda entry: zone_number(entry[0])))


def _loads(ready: ArmyCount, needs_infantry: bool, room: int) -> list[ArmyCount]:
    """What a transport with this room could take of the units on a shore: half of them guns first."""
    infantry, guns, tanks, fighters = ready
    found: list[ArmyCount] = []
    half = room // 2
    if infantry and guns and half:
        some = min(guns, half)
        found.append((min(infantry, room - some), some, 0, 0))
    if infantry and tanks and half:
        some = min(tanks, half)
        found.append((min(infantry, room - some), 0, some, 0))
    if infantry > 1:
        found.append((min(infantry, room), 0, 0, 0))
    if infantry and fighters and half:
        found.append((min(infantry, room - 1), 0, 0, 1))
    if guns > 1 and not needs_infantry:
        found.append((0, min(guns, room), 0, 0))
    if infantry == 1 and not found:
        found.append((1, 0, 0, 0))
    return found


_DISTANCES: dict[tuple[Space, Space], int | None] = {}


def distance(start: Space, end: Space) -> int | None:
    """How many zones lie between two zones, as the board is printed."""
    known = _DISTANCES.get((start, end), -1)
    if known != -1:
        return known
    steps, edge, seen = 0, {start}, {start}
    found: int | None = None
    while edge:
        if end in edge:
            found = steps
            break
        edge = {zone for place in edge for zone in SEA_BORDERS[place]} - seen
        seen |= edge
        steps += 1
    _DISTANCES[start, end] = found
    return found
