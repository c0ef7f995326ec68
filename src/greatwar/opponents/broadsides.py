"""Quick estimates of sea battles, for plans; see `fire` for those on land."""

from typing import NamedTuple

from greatwar.pieces import Force
from greatwar.rules.ruleset import Ruleset


class FleetCount(NamedTuple):
    """Battleships, damaged ones, cruisers, submarines and transports."""

    battleships: float = 0.0
    damaged: float = 0.0
    cruisers: float = 0.0
    submarines: float = 0.0
    transports: float = 0.0

    @property
    def warships(self) -> float:
        return self.battleships + self.damaged + self.cruisers + self.submarines

    @property
    def surface(self) -> float:
        return self.battleships + self.damaged + self.cruisers

    def plus(self, other: "FleetCount") -> "FleetCount":
        """Both fleets together."""
        return FleetCount(*(a + b for a, b in zip(self, other, strict=True)))

    def plus_transports(self, number: float) -> "FleetCount":
        """The fleet with transports to guard."""
        return self._replace(transports=self.transports + number)


NO_FLEET = FleetCount()
PRESSED = 4
"""Rounds for which a sea battle is usually pressed."""
TO_THE_END = 10
"""Rounds after which a battle to the end has hardly anything left to decide."""


class Engagement(NamedTuple):
    """What a sea battle is expected to bring, in IPCs, and about how likely the attacker is to win it."""

    loss: float
    kill: float
    won: float


def fleet_of(force: Force) -> FleetCount:
    """The ships of a force."""
    counts = [0.0] * 5
    for piece, number in force.items():
        match piece.kind:
            case "battleship":
                counts[1 if piece.damaged else 0] += number
            case "cruiser":
                counts[2] += number
            case "submarine":
                counts[3] += number
            case "transport":
                counts[4] += number
    return FleetCount(*counts)


class Broadsides:
    """Estimates of sea battles by the numbers of a ruleset."""

    def __init__(self, rules: Ruleset) -> None:
        sea = rules.sea_battle.rounds
        self.rounds = 1 if sea == "one" else PRESSED if sea == "press" else TO_THE_END
        self._attack, self._defence = (
            (values["battleship"] / 6, values["cruiser"] / 6, values["submarine"] / 6)
            for values in (rules.units.attack, rules.units.defence)
        )
        self._spare = rules.units.battleship_hits - 1
        cost = rules.units.cost
        self._cost = (
            cost["battleship"],
            cost["battleship"],
            cost["cruiser"],
            cost["submarine"],
            cost["transport"],
        )

    def worth(self, fleet: FleetCount) -> float:
        """What a fleet cost."""
        return sum(number * price for number, price in zip(fleet, self._cost, strict=True))

    def attack(self, fleet: FleetCount) -> float:
        """The hits that an attacking fleet scores in a round on the average."""
        return _hits(fleet, self._attack)

    def defence(self, fleet: FleetCount) -> float:
        """The hits that a defending fleet scores in a round on the average."""
        return _hits(fleet, self._defence)

    def battle(self, attackers: FleetCount, defenders: FleetCount, rounds: int = 0) -> Engagement:
        """A battle of so many rounds at most; 0: as many as the rules and habit give it."""
        one, other = attackers, defenders
        for _ in range(rounds or self.rounds):
            if one.warships < 0.3 or other.warships + other.transports < 0.3:
                break
            scored, suffered = self.attack(one), self.defence(other)
            one, other = self._hit(one, suffered), self._hit(other, scored)
        loss = self.worth(attackers) - self.worth(one)
        kill = self.worth(defenders) - self.worth(other)
        mine = self.attack(one) + 0.5 * one.warships + self._spare * one.battleships
        yours = self.defence(other) + 0.5 * other.warships + self._spare * other.battleships
        won = mine * mine / (mine * mine + yours * yours) if mine + yours > 0.05 else 0.5
        return Engagement(loss, kill, won)

    def _hit(self, fleet: FleetCount, hits: float) -> FleetCount:
        """A fleet after so many hits: battleships are damaged first, transports are lost last."""
        sound, damaged, cruisers, submarines, transports = fleet
        if not self._spare:
            sound, damaged = 0.0, sound + damaged
        hurt = min(sound, hits)
        sound, damaged, hits = sound - hurt, damaged + hurt, hits - hurt
        lost = min(submarines, hits)
        submarines, hits = submarines - lost, hits - lost
        lost = min(cruisers, hits)
        cruisers, hits = cruisers - lost, hits - lost
        lost = min(damaged, hits)
        damaged, hits = damaged - lost, hits - lost
        transports -= min(transports, hits)
        if not self._spare:
            sound, damaged = damaged, 0.0
        return FleetCount(sound, damaged, cruisers, submarines, transports)


def _hits(fleet: FleetCount, fire: tuple[float, float, float]) -> float:
    battleships = fleet.battleships + fleet.damaged
    return battleships * fire[0] + fleet.cruisers * fire[1] + fleet.submarines * fire[2]
