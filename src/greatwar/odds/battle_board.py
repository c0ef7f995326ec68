"""The battle board: prices, dice and policies of a ruleset's battles, read from the ruleset."""

from functools import lru_cache
from typing import Literal, TypeVar

import numpy as np

from greatwar.odds.armies import Host, LossLadder, LossOrder, ladder
from greatwar.odds.fleets import Fleet
from greatwar.odds.hits import Chances, at_most, binomial, hits
from greatwar.pieces import ARMY_KINDS
from greatwar.rules import Ruleset
from greatwar.rules.rulebook.fire import (
    DiceGroups,
    attack_of_army,
    defence_of_army,
    fire_of_fleet,
    tanks_absorb,
)

Role = Literal["attack", "defence"]
"""What a fleet does in a battle: ships can hit on other numbers when they attack than when they defend."""

AirOutcome = tuple[int, int, float]
"""Fighters left to the attacker and to the defender, and the chance of that."""


class BattleBoard:
    """A ruleset as its battles see it. There is one for each ruleset, so that answers can be remembered by it."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.prices = tuple(rules.units.cost[kind] for kind in ARMY_KINDS)
        self.rounds = rules.land_battle.rounds
        self.bombards_first = rules.land_battle.bombardment_time == "first"
        self.sea = rules.sea_battle
        self._volleys: dict[tuple[Host, bool, int], Chances] = {}
        self._defences: dict[tuple[Host, bool], Chances] = {}

    def forget(self) -> None:
        """Throw away the answers that are remembered."""
        self._volleys.clear()
        self._defences.clear()

    def value(self, host: Host) -> int:
        """What the units of a host cost."""
        infantry, artillery, tank, fighter = self.prices
        return sum(a[0] * infantry + a[1] * artillery + a[2] * tank + a[3] * fighter for a in host)

    def fleet_value(self, fleet: Fleet) -> int:
        """What the ships of a fleet cost, submerged and damaged ones as any."""
        cost = self.rules.units.cost
        return (
            cost["battleship"] * (fleet.battleship + fleet.damaged)
            + cost["cruiser"] * fleet.cruiser
            + cost["submarine"] * (fleet.submarine + fleet.submerged)
            + cost["transport"] * fleet.transport
        )

    def ladder(self, host: Host, order: LossOrder) -> LossLadder:
        """How a host takes the hits of a round of fire."""
        return ladder(host, order, (self.rules.movement.infantry_required,) * len(host), self.prices)

    def attack(self, firing: Host, bombarding: int, *, supremacy: bool) -> Chances:
        """The chances of the hits that attackers score; each power's artillery supports its own units."""
        key = firing, supremacy, bombarding
        found = self._volleys.get(key)
        if found is None:
            volley: DiceGroups = ((self.rules.land_battle.bombardment, bombarding),)
            for army in firing:
                volley += attack_of_army(self.rules, *army, supremacy=supremacy)
            found = _remember(self._volleys, key, hits(volley))
        return found

    def defence(self, host: Host, *, supremacy: bool) -> Chances:
        """The chances of the hits that defenders score."""
        key = host, supremacy
        found = self._defences.get(key)
        if found is None:
            volley: DiceGroups = ()
            for army in host:
                volley += defence_of_army(self.rules, *army, supremacy=supremacy)
            found = _remember(self._defences, key, hits(volley))
        return found

    def cancelled(self, tanks: int, *, assault: bool = False) -> int:
        """How many hits attacking tanks cancel in a round."""
        return tanks if tanks_absorb(self.rules, assault=assault) else 0

    def bombardment(self, ships: int) -> Chances:
        """The chances of the hits of battleships that bombard by themselves."""
        return binomial(ships, self.rules.land_battle.bombardment)

    def coastal_fire(self, guns: int) -> Chances:
        """The chances of the hits of artillery that fires at units which land."""
        return binomial(guns, self.rules.land_battle.coastal_fire)

    def hulls(self, fleet: Fleet) -> Fleet:
        """The fleet as hits see it: where one hit sinks a battleship, all are such that one more hit sinks them."""
        if self.rules.units.battleship_hits > 1:
            return fleet
        return fleet._replace(battleship=0, damaged=fleet.battleship + fleet.damaged)

    def named(self, fleet: Fleet) -> Fleet:
        """A fleet as hits see it, back again as players name it."""
        if self.rules.units.battleship_hits > 1:
            return fleet
        return fleet._replace(battleship=fleet.battleship + fleet.damaged, damaged=0)

    def broadsides(self, fleet: Fleet, submerging: int, role: Role) -> Chances:
        """The chances of the hits of a fleet some of whose submarines submerge instead of firing."""
        return hits(self.salvo(fleet, submerging, role))

    def salvo(self, fleet: Fleet, submerging: int, role: Role) -> DiceGroups:
        """The dice of a fleet that attacks or defends."""
        values = self.rules.units.attack if role == "attack" else self.rules.units.defence
        battleships = fleet.battleship + fleet.damaged
        return fire_of_fleet(values, fleet.submarine - submerging, fleet.cruiser, battleships)

    def air_battle(self, attacking: int, defending: int) -> tuple[AirOutcome, ...]:
        """How an air battle can end."""
        if not attacking or not defending:
            return ((attacking, defending, 1.0),)
        values = self.rules.units.attack["fighter"], self.rules.units.defence["fighter"]
        if not any(values):
            return ((attacking, defending, 1.0),)  # fighters that do not fire stay as many as they are
        return _air_battle(attacking, defending, values, self.rules.land_battle.air_battle_to_the_end)


def battle_board(rules: Ruleset) -> BattleBoard:
    """The battle board of a ruleset."""
    found = _BOARDS.get(id(rules))
    if found is None or found.rules is not rules:
        if len(_BOARDS) >= _MOST_BOARDS:
            _BOARDS.clear()
        found = _BOARDS[id(rules)] = BattleBoard(rules)
    return found


_BOARDS: dict[int, BattleBoard] = {}
_MOST_BOARDS = 64
_MOST_REMEMBERED = 1 << 15
KeyT = TypeVar("KeyT")


def _remember(answers: dict[KeyT, Chances], key: KeyT, chances: Chances) -> Chances:
    if len(answers) >= _MOST_REMEMBERED:
        answers.clear()
    answers[key] = chances
    return chances


@lru_cache(maxsize=1 << 12)
def _air_battle(
    attacking: int, defending: int, values: tuple[int, int], to_the_end: bool
) -> tuple[AirOutcome, ...]:
    """Rounds of simultaneous fire, from the most fighters to the fewest.

    A round in which nobody is hit is as if it had not been, so its chance is divided out.
    """
    chances = np.zeros((attacking + 1, defending + 1))
    chances[attacking, defending] = 1.0
    for mine in range(attacking, 0, -1):
        for theirs in range(defending, 0, -1):
            chance = float(chances[mine, theirs])
            if not chance:
                continue
            scored = at_most(binomial(mine, values[0]), theirs)
            taken = at_most(binomial(theirs, values[1]), mine)
            # Backwards, so that rows and columns count the fighters that are left.
            after = np.multiply.outer(taken[::-1], scored[::-1])
            chances[mine, theirs] = 0.0
            if to_the_end:
                after[-1, -1] = 0.0
                chance /= 1.0 - float(taken[0] * scored[0])
            chances[: mine + 1, : theirs + 1] += chance * after
            if not to_the_end:
                return _outcomes(chances)
    return _outcomes(chances)


def _outcomes(chances: Chances) -> tuple[AirOutcome, ...]:
    return tuple((m, t, float(chances[m, t])) for m, t in np.argwhere(chances).tolist())
