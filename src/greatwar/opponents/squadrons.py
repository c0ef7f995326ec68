"""Squadrons: where warships go, to fight, to escort or to be safe."""

from greatwar.board import ZONES, Power, Space
from greatwar.opponents import minefields
from greatwar.opponents.broadsides import NO_FLEET, FleetCount, fleet_of
from greatwar.opponents.lanes import Lanes
from greatwar.orders import Item, Move, Order, Route
from greatwar.pieces import WARSHIPS, Force, Kind, Piece
from greatwar.rules.status import base_serves

BOLD = 0.62
"""How likely victory must be for a battle that nobody forces."""


class Squadrons:
    """The warships of one power, zone by zone."""

    def __init__(self, lanes: Lanes, power: Power, arrivals: dict[Space, int], *, seek: bool) -> None:
        self.lanes, self.power, self.arrivals, self.seek = lanes, power, arrivals, seek
        self.survey = lanes.survey
        self.view = self.survey.view(power)
        self.orders: list[Order] = []
        self.battles: list[Space] = []
        self._own: dict[Space, FleetCount] = {}
        """The own warships that end the turn in each zone, as planned so far."""

    def plan(self) -> None:
        """Send every squadron to the best zone found."""
        table = self.survey.table
        squadrons = []
        for zone in ZONES:
            force = {
                piece: number
                for piece, number in table.force(zone, self.power).items()
                if piece.kind in WARSHIPS and not piece.route
            }
            if force:
                squadrons.append((zone, force))
                self._own[zone] = self._own.get(zone, NO_FLEET).plus(fleet_of(force))
        if self.seek:
            for target in self._prey():
                self._strike(target, squadrons)
        for zone, force in squadrons:
            if force:
                self._station(zone, force)

    def _prey(self) -> list[Space]:
        """The zones with enemy ships, the richest first."""
        lanes = self.lanes
        found = [zone for zone in ZONES if lanes.enemy(zone) != NO_FLEET]
        return sorted(found, key=lambda zone: (-lanes.broadsides.worth(lanes.enemy(zone)), zone))

    def _strike(self, target: Space, squadrons: list[tuple[Space, Force]]) -> None:
        """Attack with everything in reach if that is very likely to win and worth it."""
        coming: list[tuple[Space, Piece, int, Route]] = []
        total, mines = NO_FLEET, 0.0
        for zone, force in squadrons:
            for piece, number in sorted(force.items()):
                if zone == target:
                    total = total.plus(fleet_of({piece: number}))
                    continue
                route = self._route(zone, piece, target)
                if route is None:
                    continue
                mines += number * minefields.cost(self.view, piece.kind, route)
                total = total.plus(fleet_of({piece: number}))
                coming.append((zone, piece, number, route))
        if total.warships < 1 or not coming:
            return
        lanes = self.lanes
        fight = lanes.broadsides.battle(total, lanes.enemy(target))
        ashore = self.survey.weights.own_blood
        answer = 0.4 * lanes.risk(target, _rest(total, fight.loss / max(1.0, lanes.broadsides.worth(total))))
        net = fight.kill - ashore * fight.loss - mines - answer
        if fight.won < BOLD or net < 2.0:
            return
        for zone, piece, number, route in coming:
            self.orders.append(Move((_item(piece, number),), route))
            for place, force in squadrons:
                if place == zone:
                    force.pop(piece, None)
        self.battles.append(target)

    def _route(self, zone: Space, piece: Piece, target: Space) -> Route | None:
        routes = [route for route in self.view.routes(zone, Piece(piece.kind)) if route[-1] == target]
        return min(
            routes, key=lambda route: (self._fields(piece.kind, route), len(route), route), default=None
        )

    def _fields(self, kind: Kind, route: Route) -> int:
        return minefields.fields(self.view, kind, route)

    def _station(self, zone: Space, force: Force) -> None:
        """Where a squadron is safest and most useful, in one piece."""
        fleet = fleet_of(force)
        slow = sorted(force)
        shared: dict[Space, Route] = {}
        for index, piece in enumerate(slow):
            ends: dict[Space, Route] = {}
            for route in sorted(
                self.view.routes(zone, Piece(piece.kind)),
                key=lambda r: (self._fields(piece.kind, r), len(r), r),
            ):
                ends.setdefault(route[-1], route)
            shared = ends if index == 0 else {end: route for end, route in shared.items() if end in ends}
        inertia = 0.3 + 0.02 * self.lanes.broadsides.worth(fleet)
        first = slow[0].kind
        best, chosen = round(self._post(zone, zone, fleet, 0) + inertia, 2), None
        for end in sorted(shared):
            if self.view.is_hostile(end):
                continue
            mined = self._fields(first, shared[end])
            score = round(self._post(end, zone, fleet, mined), 2)
            if score > best:
                best, chosen = score, end
        if chosen is None:
            return
        for piece in slow:
            way = self._route(zone, piece, chosen)
            if way is not None:
                self.orders.append(Move((_item(piece, force[piece]),), way))
        self._own[zone] = _less(self._own.get(zone, NO_FLEET), fleet)
        self._own[chosen] = self._own.get(chosen, NO_FLEET).plus(fleet)

    def _post(self, zone: Space, start: Space, fleet: FleetCount, mined: int) -> float:
        """What it is worth to have a squadron in a zone at the end of the turn, if it passes so many minefields."""
        lanes, survey = self.lanes, self.survey
        company = self._own.get(zone, NO_FLEET)
        if zone == start:
            company = _less(company, fleet)
        for power in survey.friends:
            if power != self.power:
                company = company.plus(lanes.fleets.get(zone, {}).get(power, NO_FLEET))
        charges = self.arrivals.get(zone, 0)
        alone = (
            lanes.risk(zone, company.plus(FleetCount(transports=charges)), 8.0 * charges) if charges else 0.0
        )
        together = company.plus(fleet)
        guarded = lanes.risk(zone, together.plus(FleetCount(transports=charges)), 8.0 * charges)
        value = alone - guarded
        if charges:
            value += 0.4 * min(charges, 3)
        if fleet.damaged and base_serves(survey.table, self.power, zone):
            value += 6.0 * fleet.damaged
        worth = lanes.broadsides.worth(fleet)
        value -= mined * minefields.danger(self.view) * worth
        if lanes.sea_draw.get(zone, 0.0) and company.transports:
            value += 0.3
        return value


def _less(fleet: FleetCount, other: FleetCount) -> FleetCount:
    return FleetCount(*(max(0.0, a - b) for a, b in zip(fleet, other, strict=True)))


def _rest(fleet: FleetCount, lost: float) -> FleetCount:
    """A fleet of which a share is lost."""
    return FleetCount(*(number * max(0.0, 1.0 - lost) for number in fleet))


def _item(piece: Piece, number: int) -> Item:
    kind: Kind = piece.kind
    return Item(number, kind, "damaged" if piece.damaged else "")
