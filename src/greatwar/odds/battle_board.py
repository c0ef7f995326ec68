"""What the odds read from a ruleset: prices, dice, and the policies of its battles. No rule is repeated here."""

from functools import lru_cache
from typing import TypeVar

from greatwar.frames import LandBattle
from greatwar.odds.armies import Host, Ladder, Order, ladder
from greatwar.odds.hits import Chances, binomial, hits
from greatwar.pieces import ARMY_KINDS
from greatwar.rules import Ruleset
from greatwar.rules.rulebook.fire import Volley, attack_of_army, defence_of_army
from greatwar.rules.rulebook.land_combat import LandBattleStep

AirOutcome = tuple[int, int, float]
"""Fighters left to the attacker and to the defender, and the chance of that."""


class BattleBoard:
    """A ruleset as its battles see it. There is one for each ruleset, so that answers can be remembered by it."""

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.prices = tuple(rules.cost[kind] for kind in ARMY_KINDS)
        land = rules.steps[LandBattle]
        assert isinstance(land, LandBattleStep)
        self.bombards_first = land.bombards_first
        self._volleys: dict[tuple[Host, bool, int], Chances] = {}
        self._defences: dict[tuple[Host, bool], Chances] = {}

    def value(self, host: Host) -> int:
        """What the units of a host cost."""
        infantry, artillery, tank, fighter = self.prices
        return sum(a[0] * infantry + a[1] * artillery + a[2] * tank + a[3] * fighter for a in host)

    def ladder(self, host: Host, order: Order) -> Ladder:
        """How a host takes the hits of a round of fire."""
        return ladder(host, order, (self.rules.infantry_required,) * len(host), self.prices)

    def attack(self, firing: Host, bombarding: int, *, supremacy: bool) -> Chances:
        """The chances of the hits that attackers score; each power's artillery supports its own units."""
        key = firing, supremacy, bombarding
        found = self._volleys.get(key)
        if found is None:
            volley: Volley = ((self.rules.bombardment, bombarding),)
            for army in firing:
                volley += attack_of_army(self.rules, *army, supremacy=supremacy)
            found = _remember(self._volleys, key, hits(volley))
        return found

    def defence(self, host: Host, *, supremacy: bool) -> Chances:
        """The chances of the hits that defenders score."""
        key = host, supremacy
        found = self._defences.get(key)
        if found is None:
            volley: Volley = ()
            for army in host:
                volley += defence_of_army(self.rules, *army, supremacy=supremacy)
            found = _remember(self._defences, key, hits(volley))
        return found

    def bombardment(self, ships: int) -> Chances:
        """The chances of the hits of battleships that bombard by themselves."""
        return binomial(ships, self.rules.bombardment)

    def coastal_fire(self, guns: int) -> Chances:
        """The chances of the hits of artillery that fires at units which land."""
        return binomial(guns, self.rules.coastal_fire)

    def air_battle(self, attacking: int, defending: int) -> tuple[AirOutcome, ...]:
        """How an air battle can end."""
        if not attacking or not defending:
            return ((attacking, defending, 1.0),)
        values = self.rules.attack["fighter"], self.rules.defence["fighter"]
        return _air_battle(attacking, defending, values, self.rules.air_battle_to_the_end)


def battle_board(rules: Ruleset) -> BattleBoard:
    """The battle board of a ruleset."""
    found = _BOARDS.get(id(rules))
    if found is None or found.rules is not rules:
        found = _BOARDS[id(rules)] = BattleBoard(rules)
    return found


_BOARDS: dict[int, BattleBoard] = {}
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
    """Rounds of simultaneous fire; a round in which nobody is hit is as if it had not been."""
    scored, taken = binomial(attacking, values[0]), binomial(defending, values[1])
    ended: dict[tuple[int, int], float] = {}
    idle = 0.0
    for on_defender, scoring in enumerate(scored.tolist()):
        for on_attacker, taking in enumerate(taken.tolist()):
            left = max(0, attacking - on_attacker), max(0, defending - on_defender)
            chance = scoring * taking
            if to_the_end and left == (attacking, defending):
                idle += chance
            elif to_the_end and all(left):
                for mine, theirs, further in _air_battle(*left, values, to_the_end):
                    ended[mine, theirs] = ended.get((mine, theirs), 0.0) + chance * further
            else:
                ended[left] = ended.get(left, 0.0) + chance
    return tuple((mine, theirs, chance / (1 - idle)) for (mine, theirs), chance in sorted(ended.items()))
