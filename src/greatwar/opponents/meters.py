"""Meters: what homeland territories count towards the collapse of their power.

A power does not collapse territory by territory but when enough of them are lost together. So a territory is worth
what the collapse is worth, times the chance that it tips the scale: that the others which may be lost come so near
to the threshold that this one decides.
"""

from math import erf, sqrt
from typing import TYPE_CHECKING

from greatwar.board import CAPITAL, LAND_BORDERS, SIDE, Power, Space
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, size
from greatwar.rules.homeland import HOMELAND, is_lost

if TYPE_CHECKING:
    from greatwar.opponents.survey import Survey

COMES = 0.65
"""How often an enemy enters where he can."""
DECISIVE = 260.0
"""What the collapse that ends the war counts beside the armies that go with it."""
FIRST = 0.35
"""What of that the first of two collapses counts."""
REVOLUTION = 30.0
"""What the territory counts that brings about a revolution."""
ROUNDS = 3.0
"""For how many rounds the income of a collapsed power would have counted."""

HOME: dict[Power, tuple[Space, ...]] = {
    power: tuple(space for space, owner in HOMELAND.items() if owner == power) for power in CAPITAL
}


class Meters:
    """The collapses that may come, in the eyes of one side."""

    def __init__(self, survey: "Survey") -> None:
        self.survey = survey
        self.table, self.aims = survey.table, survey.goals
        self._own = frozenset(power for power in CAPITAL if SIDE[power] == survey.side)
        self._chances: dict[Power, dict[Space, float]] = {}
        self._worths: dict[Power, tuple[float, float]] = {}
        self._losses: dict[Power, int] = {}

    def stake(self, space: Space, owner: Power) -> float:
        """What it counts for the collapse of its power whether a territory is lost, in IPCs."""
        limits = self.aims.collapse.get(owner)
        if limits is None or owner in self.table.departed or owner in self.table.neutral:
            return 0.0
        chances, worth = self._lost(owner), self.aims.board.ipc
        mean = variance = 0.0
        for other, chance in chances.items():
            if other != space:
                value = worth[other]
                mean += value * chance
                variance += value * value * chance * (1.0 - chance)
        spread = sqrt(variance + 2.0)
        value = worth[space]
        bankrupt, gone = self._worth(owner)
        stake = gone * _between(mean, spread, limits.political - value, limits.political)
        if bankrupt:
            stake += bankrupt * _between(mean, spread, limits.economic - value, limits.economic)
        return stake

    def falls(self, owner: Power, chances: dict[Space, float]) -> float:
        """The chance that a power collapses whose territories are lost with these chances."""
        limits = self.aims.collapse.get(owner)
        if limits is None or owner in self.table.departed or owner in self.table.neutral:
            return 0.0
        worth = self.aims.board.ipc
        mean = sum(worth[space] * chance for space, chance in chances.items())
        variance = sum(worth[space] ** 2 * chance * (1.0 - chance) for space, chance in chances.items())
        return 0.5 * (1.0 - erf((limits.political - 0.5 - mean) / (1.4142 * sqrt(variance + 0.5))))

    def loss(self, owner: Power) -> float:
        """What the collapse of a power costs its side."""
        return self._worth(owner)[1]

    def unrest(self, space: Space) -> float:
        """What it counts for a revolution whether the Central Powers hold a territory, in IPCs."""
        aims, table = self.aims, self.table
        if space not in aims.unrest or table.revolution or "russia" in table.departed:
            return 0.0
        held = sum(
            1
            for land in aims.unrest
            if land != space and (holder := table.controller(land)) is not None and SIDE[holder] == "central"
        )
        missing = aims.unrest_needed - held
        return REVOLUTION / (missing * missing) if missing > 0 else 0.0

    def is_decisive(self, owner: Power) -> bool:
        """Whether the collapse of a power would end the war."""
        fallen = sum(1 for power in self.table.collapsed if SIDE[power] == SIDE[owner])
        return 0 < self.aims.collapses <= fallen + 1

    def _worth(self, owner: Power) -> tuple[float, float]:
        """What an economic and a political collapse of a power count."""
        found = self._worths.get(owner)
        if found is None:
            table = self.table
            income = self.survey.rules.economy.income(self.survey.rules, table, owner)
            army = sum(map(self.survey.fire.worth, self.survey.by_power.get(owner, {}).values()))
            gone = 0.7 * army + ROUNDS * income + 0.5 * table.treasury.get(owner, 0)
            limits = self.aims.collapse[owner]
            bankrupt = 0.0
            if limits.economic < limits.political and owner not in table.bankrupt:
                bankrupt = 1.5 * income + 0.5 * table.treasury.get(owner, 0)
            if self.aims.collapses:
                gone += DECISIVE * (1.0 if self.is_decisive(owner) else FIRST)
            found = self._worths[owner] = bankrupt, gone
        return found

    def _lost(self, owner: Power) -> dict[Space, float]:
        """By homeland territory, about how likely it is to be lost when collapse is tested next."""
        found = self._chances.get(owner)
        if found is None:
            found = self._chances[owner] = {space: self._chance(space, owner) for space in HOME[owner]}
        return found

    def _chance(self, space: Space, owner: Power) -> float:
        friendly = owner in self._own
        survey, counts = self.survey, self.aims.contested_counts
        here, foes = survey.ours(space), survey.theirs(space)
        helpers, comers = self._near((survey.friends,), space), self._near(survey.blocks, space)
        if not friendly:
            here, foes, helpers, comers = foes, here, comers, helpers
        if is_lost(self.table, space, owner, contested=counts):
            if not size(helpers) or not size(foes):
                return 0.9 if size(foes) or not size(helpers) else 0.15
            relief = survey.fire.exchange(helpers, foes)
            return 1.0 - COMES * (relief.cleared if counts else 1.0 - relief.wiped)
        if not size(comers):
            return 0.02
        if not size(here):
            return 0.9
        attack = survey.fire.exchange(comers, here)
        entered = (1.0 - attack.wiped) if counts else attack.cleared * (1.0 - attack.wiped)
        return min(0.95, COMES * entered + 0.02)

    def _near(self, blocks: tuple[tuple[Power, ...], ...], space: Space) -> ArmyCount:
        """The largest army that one of these blocks has in a territory and beside it."""
        found, by_power = [], self.survey.by_power
        for block in blocks:
            total = NOBODY
            for power in block:
                armies = by_power.get(power)
                if armies:
                    for place in (space, *LAND_BORDERS[space]):
                        if place in armies:
                            total = joined(total, armies[place])
            found.append(total)
        return max(found, key=lambda army: (size(army), army), default=NOBODY)

    def lost(self, owner: Power) -> int:
        """How much of its homeland a power has lost."""
        found = self._losses.get(owner)
        if found is None:
            found = self._losses[owner] = self.aims.lost(self.table, owner)
        return found


def _between(mean: float, spread: float, low: float, high: float) -> float:
    """The chance that a sum is at least `low` and less than `high`."""
    return 0.5 * (erf((high - 0.5 - mean) / (1.4142 * spread)) - erf((low - 0.5 - mean) / (1.4142 * spread)))
