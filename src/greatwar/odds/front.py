"""A front over several turns: two armies in one contested territory, with reinforcements."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import numpy as np

from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, Army, LossOrder
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.exchanges import Front, Roll, attacked
from greatwar.odds.hits import Chances
from greatwar.odds.lines import Flags
from greatwar.rules import Ruleset

AttackPolicy = Literal["always", "never", "pays"] | float
"""When a side attacks in its turn: in every one, in none, when it destroys more than it loses, or so many IPCs more."""

NEGLIGIBLE = 1e-9
"""Pairs of armies less likely than this are not followed any further; `unfollowed` says what that comes to."""


class Contender(NamedTuple):
    """One side of a front: its army, what joins it each turn, when it attacks, and what it loses first.

    Reinforcements are one army for every turn, or one for each; they come before the attack.
    """

    army: Army
    reinforcements: Army | Sequence[Army] = Army()
    attacks: AttackPolicy = "pays"
    attack_order: LossOrder = ATTACK_ORDER
    defence_order: LossOrder = DEFENCE_ORDER

    def joining(self, turn: int) -> Army:
        """What joins it in a turn, counted from 0."""
        if isinstance(self.reinforcements, Army):
            return self.reinforcements
        return self.reinforcements[turn] if turn < len(self.reinforcements) else Army()


class FrontTurn(NamedTuple):
    """How a front stands after a turn of a side: chances, and what is expected of both armies.

    `held` is the chance that a side has been left alone in the territory, by side; `contested` that both are there,
    `emptied` that nobody is. Armies and IPCs are expectations over all courses; `attacked` is the chance that the
    side whose turn it was has attacked.
    """

    turn: int
    mover: int
    held: tuple[float, float]
    contested: float
    emptied: float
    units: tuple[float, float]
    value: tuple[float, float]
    lost: tuple[float, float]
    attacked: float


class FrontForecast(NamedTuple):
    """A front, turn by turn, and the chance of all courses that were too unlikely to be followed."""

    moments: tuple[FrontTurn, ...]
    armies: dict[tuple[Army, Army], float]
    unfollowed: float

    @property
    def last(self) -> FrontTurn:
        """How it stands in the end."""
        return self.moments[-1]


def front(rules: Ruleset, first: Contender, second: Contender, turns: int = 6) -> FrontForecast:
    """What becomes of a contested territory in so many turns, if each side acts by its policy.

    The first side moves first. A front is decided when a side has nothing left in the territory: what it sends then
    would have to attack from outside and is not counted.
    """
    sides = first, second
    board = battle_board(rules)
    state = Front([first.army], [second.army], np.ones((1, 1)))
    brought = [float(board.value((side.army,))) for side in sides]
    moments: list[FrontTurn] = []
    unfollowed = 0.0
    for turn in range(turns):
        for mover in (0, 1):
            joining = sides[mover].joining(turn)
            orders = sides[mover].attack_order, sides[1 - mover].defence_order
            seen = state if mover == 0 else state.turned()
            seen, arrived = _reinforced(seen, joining)
            brought[mover] += arrived * board.value((joining,))
            seen, chance = attacked(board, seen, orders, _policy(sides[mover].attacks))
            seen, dropped = _likely(seen)
            unfollowed += dropped
            state = seen if mover == 0 else seen.turned()
            moments.append(_moment(board, turn, mover, state, (brought[0], brought[1]), chance))
    return FrontForecast(tuple(moments), _by_armies(state), unfollowed)


def _reinforced(front: Front, joining: Army) -> tuple[Front, float]:
    """The front with what has joined the first side where both still fight, and how likely it has joined at all."""
    if not any(joining):
        return front, 0.0
    fighting = np.logical_and.outer([a.units > 0 for a in front.mine], [a.units > 0 for a in front.theirs])
    joined = np.where(fighting, front.chances, 0.0)
    mine = Roll(front.mine)
    stronger = [mine.number(army.plus(joining)) if army.units else 0 for army in front.mine]
    chances = np.zeros((len(mine.armies), len(front.theirs)))
    chances[: len(front.mine)] = front.chances - joined
    np.add.at(chances, stronger, joined)
    return Front(mine.armies, front.theirs, chances), float(joined.sum())


def _likely(front: Front) -> tuple[Front, float]:
    """The front without pairs of armies that hardly ever meet, and the chance of all that is left out."""
    chances = np.where(front.chances >= NEGLIGIBLE, front.chances, 0.0)
    rows, columns = np.flatnonzero(chances.any(axis=1)), np.flatnonzero(chances.any(axis=0))
    chances = chances[np.ix_(rows, columns)]
    mine, theirs = [front.mine[i] for i in rows], [front.theirs[j] for j in columns]
    return Front(mine, theirs, chances), max(0.0, float(front.chances.sum() - chances.sum()))


def _by_armies(front: Front) -> dict[tuple[Army, Army], float]:
    places = np.argwhere(front.chances > 0)
    return {(front.mine[i], front.theirs[j]): float(front.chances[i, j]) for i, j in places.tolist()}


def _policy(policy: AttackPolicy) -> Callable[[Chances], Flags]:
    """What a side says to the net of its attacks; rounded, so that an even exchange is one on every machine."""
    if policy == "always":
        return lambda net: np.ones(net.shape, dtype=np.bool_)
    if policy == "never":
        return lambda net: np.zeros(net.shape, dtype=np.bool_)
    least = 0.0 if policy == "pays" else float(policy)
    return lambda net: np.round(net - least, 9) > 0


def _moment(
    board: BattleBoard, turn: int, mover: int, front: Front, brought: tuple[float, float], chance: float
) -> FrontTurn:
    own, enemy = front.chances.sum(axis=1), front.chances.sum(axis=0)
    standing = [np.array([army.units > 0 for army in armies]) for armies in (front.mine, front.theirs)]

    def share(first: Flags, second: Flags) -> float:
        return float(front.chances[np.ix_(first, second)].sum())

    units = tuple(
        float(chances @ [army.units for army in armies])
        for chances, armies in ((own, front.mine), (enemy, front.theirs))
    )
    value = tuple(
        float(chances @ [board.value((army,)) for army in armies])
        for chances, armies in ((own, front.mine), (enemy, front.theirs))
    )
    return FrontTurn(
        turn=turn + 1,
        mover=mover,
        held=(share(standing[0], ~standing[1]), share(~standing[0], standing[1])),
        contested=share(*standing),
        emptied=share(~standing[0], ~standing[1]),
        units=(units[0], units[1]),
        value=(value[0], value[1]),
        lost=(brought[0] - value[0], brought[1] - value[1]),
        attacked=chance,
    )
