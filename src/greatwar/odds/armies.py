"""Armies as numbers, and their order of casualties."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

import numpy as np

from greatwar.odds.hits import Chances
from greatwar.pieces import ARMY_KINDS, Kind
from greatwar.rules.rulebook.casualties import keeps_infantry


class Army(NamedTuple):
    """The land units and fighters of one power in one battle."""

    infantry: int = 0
    artillery: int = 0
    tank: int = 0
    fighter: int = 0

    @property
    def units(self) -> int:
        """How many units it has."""
        return self[0] + self[1] + self[2] + self[3]

    def plus(self, other: "Army") -> "Army":
        """Both together."""
        return Army(self[0] + other[0], self[1] + other[1], self[2] + other[2], self[3] + other[3])

    def minus(self, other: "Army") -> "Army":
        """What is left of it without the other."""
        return Army(self[0] - other[0], self[1] - other[1], self[2] - other[2], self[3] - other[3])


NO_ARMY = Army()

Host = tuple[Army, ...]
"""The armies of several powers that fight together. Losses are taken from the first named before the next."""

LossOrder = tuple[Kind, ...]
"""Kinds of units in the order in which they are lost."""

ATTACK_ORDER: LossOrder = ("infantry", "artillery", "fighter", "tank")
"""What an attacker gives first: a tank that is left cancels a hit in the next attack."""
DEFENCE_ORDER: LossOrder = ("infantry", "artillery", "tank", "fighter")
"""What a defender gives first: the cheapest, and tanks, which hardly defend, before fighters."""


def as_host(army: "Army | Sequence[Army]") -> Host:
    """One army, or several, as a host."""
    return (army,) if isinstance(army, Army) else tuple(army)


def total(host: Host) -> Army:
    """The units of all powers together."""
    if len(host) == 1:
        return host[0]
    return Army(*(sum(army[index] for army in host) for index in range(4)))


class LossLadder:
    """What becomes of a host hit by hit: rung k is what is left after k hits, `cost[k]` the IPCs lost by then.

    A host can take as many hits as its ladder is high. A power's last infantry is lost last if it is guarded
    (RB-INF-05), so that every rung is a lawful choice.
    """

    __slots__ = ("host", "steps", "height", "cost", "_rungs")

    def __init__(
        self, host: Host, order: LossOrder, guarded: tuple[bool, ...], prices: tuple[int, ...]
    ) -> None:
        self.host = host
        self.steps = _steps(host, order, guarded)
        self.height = len(self.steps)
        self.cost: Chances = np.array([0.0, *accumulate(prices[kind] for _, kind in self.steps)])
        self.cost.flags.writeable = False
        self._rungs: list[Host] = [host]

    def after(self, hits: int) -> Host:
        """What is left after so many hits."""
        rungs = self._rungs
        while len(rungs) <= hits:
            power, kind = self.steps[len(rungs) - 1]
            armies = list(rungs[-1])
            numbers = list(armies[power])
            numbers[kind] -= 1
            armies[power] = Army(*numbers)
            rungs.append(tuple(armies))
        return rungs[hits]


@lru_cache(maxsize=1 << 15)
def ladder(host: Host, order: LossOrder, guarded: tuple[bool, ...], prices: tuple[int, ...]) -> LossLadder:
    """The ladder of a host; equal ones are made once."""
    return LossLadder(host, order, guarded, prices)


def _steps(host: Host, order: LossOrder, guarded: tuple[bool, ...]) -> list[tuple[int, int]]:
    """The units of a host in the order in which they are lost, as power and kind by their places.

    Always the first unit in the order that may be lost.
    """
    left = [list(army) for army in host]
    kinds = [_INDEX[kind] for kind in order]
    steps: list[tuple[int, int]] = []
    wanted = sum(army.units for army in host)
    while len(steps) < wanted:
        for kind, power in ((kind, power) for kind in kinds for power in range(len(host))):
            army = left[power]
            number = army[kind]
            if number and kind == _INFANTRY and guarded[power]:
                others = sum(army) - number
                number = sum(keeps_infantry(number - lost, others, lost) for lost in range(1, number + 1))
            if number:
                army[kind] -= number
                steps += [(power, kind)] * number
                break
    return steps


_INDEX: dict[Kind, int] = {kind: index for index, kind in enumerate(ARMY_KINDS)}
_INFANTRY = _INDEX["infantry"]
