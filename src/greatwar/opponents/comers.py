"""Comers: the enemy armies that can enter a territory before the side moves again."""

from greatwar.board import LAND_BORDERS, Power, Space
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, size
from greatwar.opponents.survey import Survey

Incoming = tuple[ArmyCount, float, ArmyCount]
"""All that a block of enemies could have in a territory, its share of those who are there now, and these."""


class Comers:
    """Who may come where, if the armies in some territories are bound there."""

    def __init__(self, survey: Survey, bound: frozenset[Space] = frozenset()) -> None:
        self.survey, self.bound = survey, bound
        self._known: dict[tuple[Space, Space, int], tuple[Incoming, ...]] = {}

    def armies(self, space: Space, foes: ArmyCount, source: Space = "", come: int = 0) -> list[ArmyCount]:
        """The armies that may come to a territory, of which `foes` are left there, one after the other.

        The army in `source` is taken to come if `come` is 1, and to be bound if it is -1.
        """
        key = (space, source, come)
        incoming = self._known.get(key)
        if incoming is None:
            incoming = self._known[key] = self._incoming(space, source, come)
        found = []
        for reach, share, mine in incoming:
            if share:
                reach = (
                    reach[0] - mine[0] + round(foes[0] * share),
                    reach[1] - mine[1] + round(foes[1] * share),
                    reach[2] - mine[2] + round(foes[2] * share),
                    reach[3] - mine[3] + min(mine[3], foes[3]),
                )
            if reach[0] + reach[1] + reach[2]:
                found.append(reach)
        return found

    def _incoming(self, space: Space, source: Space, come: int) -> tuple[Incoming, ...]:
        survey, found = self.survey, []
        there = size(survey.theirs(space))
        for block in survey.blocks:
            reach = survey.reach(block).get(space, NOBODY)
            for other in sorted(self.bound):
                if other != source and other in LAND_BORDERS[space]:
                    reach = self._with(reach, block, other, -1)
            if come:
                reach = self._with(reach, block, source, come)
            mine = NOBODY
            for power in block:
                mine = joined(mine, survey.by_power.get(power, {}).get(space, NOBODY))
            if size(reach):
                found.append((reach, size(mine) / there if there else 0.0, mine))
        return tuple(found)

    def _with(self, comers: ArmyCount, block: tuple[Power, ...], source: Space, come: int) -> ArmyCount:
        """The armies that may come to a territory, with all of those in a neighbouring one or without."""
        survey = self.survey
        for power in block:
            army = survey.by_power.get(power, {}).get(source, NOBODY)
            if not size(army):
                continue
            free = not survey.view(power).is_bound(source)
            if come > 0 and not free:
                comers = joined(comers, (army[0], army[1], army[2], 0))
            elif come < 0 and free:
                comers = (
                    max(0, comers[0] - army[0]),
                    max(0, comers[1] - army[1]),
                    max(0, comers[2] - army[2]),
                    comers[3],
                )
        return comers
