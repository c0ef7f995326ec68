"""Lanes: which sea zones lead to where troops are needed, and what enemy fleets can do in each."""

from collections.abc import Iterable

from greatwar.board import SEA_BORDERS, SHORES, ZONES, Power, Space
from greatwar.opponents.broadsides import NO_FLEET, Broadsides, FleetCount, fleet_of
from greatwar.opponents.fields import Field
from greatwar.opponents.survey import Survey
from greatwar.pieces import SHIPS, Kind, Piece

STEP = 0.88
"""How much weaker a front draws troops with each zone between."""


BARRED = 0.5
"""The same for a zone that enemy ships bar."""
ABOARD = 0.75
"""What troops off a shore count, against those on it."""
LIKELY = 0.6
"""How often an enemy fleet really comes that could."""


class Lanes:
    """The sea as a side sees it before it moves."""

    def __init__(self, survey: Survey, draw: Field) -> None:
        self.survey = survey
        self.broadsides = Broadsides(survey.rules)
        self.draw = draw
        self.sea_draw: Field = self._sea_draw()
        self.fleets: dict[Space, dict[Power, FleetCount]] = {
            zone: {power: fleet_of(force) for power, force in survey.table.stacks(zone).items()}
            for zone in ZONES
            if survey.table.stacks(zone)
        }
        self._danger: dict[Space, FleetCount] | None = None

    def _sea_draw(self) -> Field:
        """By zone, how much is gained by bringing troops there."""
        found: Field = {}
        edge: Field = {}
        survey = self.survey
        for zone in ZONES:
            shores = [
                self.draw.get(shore, 0.0)
                for shore in SHORES[zone]
                if survey.status(shore) in ("friendly", "contested")
            ]
            best = max(shores, default=0.0)
            if best > 0.02:
                edge[zone] = best * ABOARD
        view = survey.view(survey.power)
        while edge:
            further: Field = {}
            for zone in ZONES:
                strength = edge.get(zone, 0.0)
                if strength <= found.get(zone, 0.0):
                    continue
                found[zone] = strength
                for other in SEA_BORDERS[zone]:
                    step = STEP if not view.is_hostile(other) else BARRED
                    further[other] = max(further.get(other, 0.0), strength * step)
            edge = further
        return found

    def enemy(self, zone: Space) -> FleetCount:
        """The enemy ships in a zone."""
        return self._sum(zone, self.survey.enemies)

    def friends(self, zone: Space) -> FleetCount:
        """The ships of the side in a zone."""
        return self._sum(zone, self.survey.friends)

    def _sum(self, zone: Space, powers: Iterable[Power]) -> FleetCount:
        total = NO_FLEET
        stacks = self.fleets.get(zone)
        if stacks:
            for power in powers:
                if power in stacks:
                    total = total.plus(stacks[power])
        return total

    def danger(self, zone: Space) -> FleetCount:
        """All enemy warships that could come to a zone before the side moves again, of the strongest power or side."""
        if self._danger is None:
            worst: dict[Space, FleetCount] = {}
            for block in self.survey.blocks:
                coming: dict[Space, FleetCount] = {}
                for power in block:
                    for place, fleet in self._coming(power).items():
                        coming[place] = coming.get(place, NO_FLEET).plus(fleet)
                for place, fleet in coming.items():
                    known = worst.get(place)
                    if known is None or self.broadsides.worth(fleet) > self.broadsides.worth(known):
                        worst[place] = fleet
            self._danger = worst
        return self._danger.get(zone, NO_FLEET)

    def _coming(self, power: Power) -> dict[Space, FleetCount]:
        found: dict[Space, FleetCount] = {}
        view = self.survey.view(power)
        for zone in ZONES:
            force = self.survey.table.force(zone, power)
            for piece, number in force.items():
                if piece.kind not in SHIPS or piece.kind == "transport":
                    continue
                single = fleet_of({Piece(piece.kind, piece.damaged): number})
                for end in {zone, *(route[-1] for route in view.routes(zone, Piece(piece.kind)))}:
                    found[end] = found.get(end, NO_FLEET).plus(single)
        return found

    def haven(self, power: Power, zone: Space, bought: dict[Kind, int]) -> float:
        """How well new ships of a power do in a zone: safe, in company, and where they are needed."""
        new = fleet_of({Piece(kind): number for kind, number in bought.items() if kind in SHIPS})
        here = self.friends(zone).plus(new)
        own = self.fleets.get(zone, {}).get(power, NO_FLEET)
        hostile = 4.0 if self.enemy(zone).surface else 0.0
        ports = 0.5 * min(4.0, own.transports) + 2.0 * self.sea_draw.get(zone, 0.0)
        return round(ports + 0.1 * own.warships - self.risk(zone, here) - hostile, 2)

    def risk(self, zone: Space, own: FleetCount, cargo: float = 0.0) -> float:
        """What ships that end the turn in a zone may expect to lose there."""
        enemy = self.danger(zone)
        if enemy.warships < 0.5:
            return 0.0
        fight = self.broadsides.battle(enemy, own)
        if fight.kill <= fight.loss and fight.won < 0.5:
            return 0.0
        share = fight.kill / max(1.0, self.broadsides.worth(own))
        return LIKELY * (max(0.0, fight.kill - 0.5 * fight.loss) + cargo * share * fight.won)
