"""A front over several turns: two armies that go on fighting in one contested territory, with reinforcements."""

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import numpy as np

from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, Army, Host, Ladder, Order
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.hits import Chances
from greatwar.odds.land import LandOdds, land_attack
from greatwar.odds.lines import Indices
from greatwar.rules import Ruleset

Policy = Literal["always", "never", "pays"] | Callable[[LandOdds], bool]
"""When a side attacks in its turn: in every one, in none, when it destroys more than it loses, or as it says."""

NEGLIGIBLE = 1e-9
"""States less likely than this are not followed any further; `unfollowed` says what that comes to."""


class Contender(NamedTuple):
    """One side of a front: its army, what joins it each turn, when it attacks, and what it loses first.

    Reinforcements are one army for every turn, or one for each; they come before the attack.
    """

    army: Army
    reinforcements: Army | Sequence[Army] = Army()
    attacks: Policy = "pays"
    attack_order: Order = ATTACK_ORDER
    defence_order: Order = DEFENCE_ORDER

    def joining(self, turn: int) -> Army:
        """What joins it in a turn, counted from 0."""
        if isinstance(self.reinforcements, Army):
            return self.reinforcements
        return self.reinforcements[turn] if turn < len(self.reinforcements) else Army()


class Moment(NamedTuple):
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


class Forecast(NamedTuple):
    """A front, turn by turn, and the chance of all courses that were too unlikely to be followed."""

    moments: tuple[Moment, ...]
    armies: dict[tuple[Army, Army], float]
    unfollowed: float

    @property
    def last(self) -> Moment:
        """How it stands in the end."""
        return self.moments[-1]


def front(rules: Ruleset, first: Contender, second: Contender, turns: int = 6) -> Forecast:
    """What becomes of a contested territory in so many turns, if each side acts by its policy.

    The first side moves first. A front is decided when a side has nothing left in the territory: what it sends then
    would have to attack from outside and is not counted.
    """
    sides = first, second
    state: dict[tuple[Army, Army], float] = {(first.army, second.army): 1.0}
    board = battle_board(rules)
    moments: list[Moment] = []
    unfollowed = 0.0
    brought = [float(board.value((side.army,))) for side in sides]
    for turn in range(turns):
        for mover in (0, 1):
            joining = sides[mover].joining(turn)
            state, arrived = _reinforced(state, mover, joining)
            brought[mover] += arrived * board.value((joining,))
            state, attacked, dropped = _attacked(rules, sides, mover, state)
            unfollowed += dropped
            moments.append(_moment(board, turn, mover, state, (brought[0], brought[1]), attacked))
    return Forecast(tuple(moments), state, unfollowed)


def _reinforced(
    state: dict[tuple[Army, Army], float], mover: int, joining: Army
) -> tuple[dict[tuple[Army, Army], float], float]:
    """The armies with what has joined one of them where both still fight, and how likely it has joined at all."""
    if not any(joining):
        return state, 0.0
    found: dict[tuple[Army, Army], float] = {}
    arrived = 0.0
    for armies, chance in state.items():
        if armies[0].units and armies[1].units:
            arrived += chance
            own = armies[mover].plus(joining)
            armies = (own, armies[1]) if mover == 0 else (armies[0], own)
        found[armies] = found.get(armies, 0.0) + chance
    return found, arrived


def _attacked(
    rules: Ruleset, sides: tuple[Contender, Contender], mover: int, state: dict[tuple[Army, Army], float]
) -> tuple[dict[tuple[Army, Army], float], float, float]:
    """The armies after a side's attack, the chance that it has attacked, and that of what was not followed."""
    mine, theirs = _Roll(), _Roll()
    attack_order, defence_order = sides[mover].attack_order, sides[1 - mover].defence_order
    attacks = _policy(sides[mover].attacks)
    fought: list[tuple[float, LandOdds]] = []
    resting: list[tuple[float, int, int]] = []
    attacked = 0.0
    for armies, chance in state.items():
        own, enemy = armies[mover], armies[1 - mover]
        if own.units and enemy.units:
            odds = land_attack(rules, own, enemy, attack_order=attack_order, defence_order=defence_order)
            if attacks(odds):
                attacked += chance
                fought.append((chance, odds))
                for branch in odds.branches:
                    mine.admit(branch.attackers)
                    theirs.admit(branch.defenders)
            else:
                resting.append((chance, mine.number((own,)), theirs.number((enemy,))))
        else:
            resting.append((chance, mine.number((own,)), theirs.number((enemy,))))
    after: Chances = np.zeros((len(mine.hosts), len(theirs.hosts)))
    for chance, i, j in resting:
        after[i, j] += chance
    for chance, odds in fought:
        for share, attackers, defenders, on_attackers, on_defenders in odds.branches:
            rows, columns = mine.admit(attackers), theirs.admit(defenders)
            after[np.ix_(rows, columns)] += np.multiply.outer(chance * share * on_attackers, on_defenders)
    found: dict[tuple[Army, Army], float] = {}
    likely = after >= NEGLIGIBLE
    for (i, j), chance in zip(np.argwhere(likely).tolist(), after[likely].tolist()):
        own, enemy = mine.hosts[i][0], theirs.hosts[j][0]
        found[(own, enemy) if mover == 0 else (enemy, own)] = chance
    return found, attacked, float(after[~likely].sum())


class _Roll:
    """Hosts, numbered as they come."""

    def __init__(self) -> None:
        self.hosts: list[Host] = []
        self._numbers: dict[Host, int] = {}
        self._ladders: dict[int, Indices] = {}

    def number(self, host: Host) -> int:
        found = self._numbers.get(host)
        if found is None:
            found = self._numbers[host] = len(self.hosts)
            self.hosts.append(host)
        return found

    def admit(self, rungs: Ladder) -> Indices:
        """The numbers of all rungs of a ladder."""
        found = self._ladders.get(id(rungs))
        if found is None:
            numbers = [self.number(rungs.after(hits)) for hits in range(rungs.height + 1)]
            found = self._ladders[id(rungs)] = np.array(numbers, dtype=np.intp)
        return found


def _policy(policy: Policy) -> Callable[[LandOdds], bool]:
    if policy == "always":
        return lambda odds: True
    if policy == "never":
        return lambda odds: False
    if policy == "pays":
        return lambda odds: round(odds.net, 9) > 0  # an even exchange is one on every machine
    return policy


def _moment(
    board: BattleBoard,
    turn: int,
    mover: int,
    state: dict[tuple[Army, Army], float],
    brought: tuple[float, float],
    attacked: float,
) -> Moment:
    held = [0.0, 0.0]
    contested = emptied = 0.0
    units, value = [0.0, 0.0], [0.0, 0.0]
    for armies, chance in state.items():
        for side, army in enumerate(armies):
            units[side] += chance * army.units
            value[side] += chance * board.value((army,))
        if armies[0].units and armies[1].units:
            contested += chance
        elif armies[0].units or armies[1].units:
            held[0 if armies[0].units else 1] += chance
        else:
            emptied += chance
    lost = brought[0] - value[0], brought[1] - value[1]
    return Moment(
        turn + 1,
        mover,
        (held[0], held[1]),
        contested,
        emptied,
        (units[0], units[1]),
        (value[0], value[1]),
        lost,
        attacked,
    )
