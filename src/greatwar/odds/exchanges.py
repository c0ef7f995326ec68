"""One attack of every army on every other at once, by matrices."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from greatwar.odds.armies import Army, LossLadder, LossOrder
from greatwar.odds.battle_board import BattleBoard
from greatwar.odds.hits import Chances
from greatwar.odds.lines import Flags, Indices


class Roll:
    """Armies of one side, numbered as they come."""

    def __init__(self, armies: Sequence[Army] = ()) -> None:
        self.armies: list[Army] = []
        self._numbers: dict[Army, int] = {}
        for army in armies:
            self.number(army)

    def number(self, army: Army) -> int:
        """The number of an army; a new one gets the next."""
        found = self._numbers.get(army)
        if found is None:
            found = self._numbers[army] = len(self.armies)
            self.armies.append(army)
        return found


class Front(NamedTuple):
    """The chances of all pairs of armies: `chances[i, j]` that the sides have armies i and j."""

    mine: list[Army]
    theirs: list[Army]
    chances: Chances

    def turned(self) -> "Front":
        """The same seen from the other side."""
        return Front(self.theirs, self.mine, self.chances.T)


class _Side:
    """What the armies of a side do in an exchange of fire, row by row."""

    def __init__(
        self, armies: Sequence[Army], fire: Sequence[Chances], ladders: Sequence[LossLadder]
    ) -> None:
        self.ladders = ladders
        self.fire: Chances = np.zeros((len(armies), max(map(len, fire))))
        for place, chances in enumerate(fire):
            self.fire[place, : len(chances)] = chances

    def costs(self, hits: int, tanks: Sequence[int]) -> Chances:
        """The IPCs that each army loses to 0, 1, 2 ... hits, of which its tanks cancel some."""
        numbers = np.arange(hits)
        found = [
            rungs.cost[np.clip(numbers - cancelled, 0, rungs.height)]
            for rungs, cancelled in zip(self.ladders, tanks)
        ]
        return np.array(found)


def attacked(
    board: BattleBoard,
    front: Front,
    orders: tuple[LossOrder, LossOrder],
    is_worth_it: Callable[[Chances], Flags],
) -> tuple[Front, float]:
    """The front after the first side has attacked wherever that is worth it, and the chance that it has.

    What an attack is worth is the net that it brings, in IPCs, for every pair of armies.
    """
    if board.rounds != 1:
        front = _closed(board, front, orders)
    board_of_fire = _Fire(board, front, orders)
    fighting = np.logical_and.outer(
        [army.units > 0 for army in front.mine], [a.units > 0 for a in front.theirs]
    )
    attacking = fighting & (front.chances > 0)
    if attacking.any():
        net = board_of_fire.net()
        attacking &= is_worth_it(net if board.rounds == 1 else _net_of_all(board_of_fire, net, fighting))
    chance = float(front.chances[attacking].sum())
    if not chance:
        return front, 0.0
    if board.rounds == 1:
        moving = np.where(attacking, front.chances, 0.0)
        return board_of_fire.fought(moving, np.where(attacking, 0.0, front.chances)), chance
    return _fought_on(board_of_fire, attacking, fighting), chance


MOST_ROUNDS = 1000
"""Rounds after which a battle to the end is taken for one in which nobody can hit anything."""
SETTLED = 1e-13
"""What is left of a battle to the end when it is no longer followed."""


def _rounds(board: BattleBoard) -> int:
    return MOST_ROUNDS if board.rounds == "all" else board.rounds


def _closed(board: BattleBoard, front: Front, orders: tuple[LossOrder, LossOrder]) -> Front:
    """The same front with every army on it that any number of rounds can leave."""
    rolls = []
    for armies, order in zip((front.mine, front.theirs), orders):
        roll = Roll(armies)
        for army in roll.armies:  # which grows meanwhile
            for fighters in range(army.fighter + 1):
                rungs = board.ladder((army._replace(fighter=fighters),), order)
                for hits in range(rungs.height + 1):
                    roll.number(rungs.after(hits)[0])
        rolls.append(roll)
    chances = np.zeros((len(rolls[0].armies), len(rolls[1].armies)))
    chances[: len(front.mine), : len(front.theirs)] = front.chances
    return Front(rolls[0].armies, rolls[1].armies, chances)


def _net_of_all(fire: "_Fire", net: Chances, fighting: Flags) -> Chances:
    """What all rounds of an attack bring and cost, for every pair of armies of a closed front."""
    net = np.where(fighting, net, 0.0)
    worth = net
    for _ in range(_rounds(fire.board) - 1):
        further = np.where(fighting, net + fire.expected(worth), 0.0)
        settled = float(np.abs(further - worth).max()) < SETTLED
        worth = further
        if settled:
            break
    return worth


def _fought_on(fire: "_Fire", attacking: Flags, fighting: Flags) -> Front:
    """A closed front after all rounds of these attacks."""
    front = fire.front
    moving, done = np.where(attacking, front.chances, 0.0), np.where(attacking, 0.0, front.chances)
    for _ in range(_rounds(fire.board)):
        after = fire.fought(moving, np.zeros_like(moving)).chances[np.ix_(*fire.whole)]
        done += np.where(fighting, 0.0, after)
        moving = np.where(fighting, after, 0.0)
        if float(moving.sum()) < SETTLED:
            break
    return Front(front.mine, front.theirs, done + moving)


class _Fire:
    """All air battles and exchanges of fire between the armies of a front."""

    def __init__(self, board: BattleBoard, front: Front, orders: tuple[LossOrder, LossOrder]) -> None:
        self.board = board
        self.front = front
        self.mine, self.theirs = Roll(), Roll()
        self._wings = _by_wing(front.mine), _by_wing(front.theirs)
        self._down = _with_fewer(self.mine, front.mine), _with_fewer(self.theirs, front.theirs)
        self._ladders = [
            [board.ladder((army,), order) for army in roll.armies]
            for roll, order in zip((self.mine, self.theirs), orders)
        ]
        self._sides: dict[int, tuple[_Side, _Side]] = {}
        self.whole = self._down[0][range(len(front.mine)), -1], self._down[1][range(len(front.theirs)), -1]
        """The numbers of the front's own armies."""

    def _exchange(self, supremacy: int) -> tuple[_Side, _Side]:
        """Both sides where the first has air supremacy (1), the second (-1), or neither (0)."""
        found = self._sides.get(supremacy)
        if found is None:
            board, mine, theirs = self.board, self.mine.armies, self.theirs.armies
            attack = [board.attack((army,), 0, supremacy=supremacy > 0) for army in mine]
            defence = [board.defence((army,), supremacy=supremacy < 0) for army in theirs]
            own, enemy = _Side(mine, attack, self._ladders[0]), _Side(theirs, defence, self._ladders[1])
            found = self._sides[supremacy] = own, enemy
        return found

    def net(self) -> Chances:
        """What an attack brings and costs, for every pair of armies."""
        front, board = self.front, self.board
        nets = {supremacy: self._net_of_fire(supremacy) for supremacy in (-1, 0, 1)}
        found = np.zeros(front.chances.shape)
        price = board.prices[3]
        for fighters, rows in self._wings[0].items():
            for enemy_fighters, columns in self._wings[1].items():
                for mine, theirs, share in board.air_battle(fighters, enemy_fighters):
                    after = np.ix_(self._down[0][rows, mine], self._down[1][columns, theirs])
                    down = (enemy_fighters - theirs) - (fighters - mine)
                    exchanged = nets[_sign(mine - theirs)][after]
                    found[np.ix_(rows, columns)] += share * (exchanged + price * down)
        return found

    def _net_of_fire(self, supremacy: int) -> Chances:
        own, enemy = self._exchange(supremacy)
        tanks = [self.board.cancelled(army.tank) for army in self.mine.armies]
        brought: Chances = own.fire @ enemy.costs(own.fire.shape[1], [0] * len(self.theirs.armies)).T
        cost: Chances = own.costs(enemy.fire.shape[1], tanks) @ enemy.fire.T
        # Where a side has nothing left after the air battle there is no exchange.
        standing = np.logical_and.outer(
            [army.units > 0 for army in self.mine.armies], [army.units > 0 for army in self.theirs.armies]
        )
        return (brought - cost) * standing

    def fought(self, moving: Chances, resting: Chances) -> Front:
        """The front after one round between pairs of these chances; the others stay as they are."""
        board = self.board
        mine, theirs = Roll(self.mine.armies), Roll(self.theirs.armies)
        rungs = self._rungs(mine, theirs)
        after = np.zeros((len(mine.armies), len(theirs.armies)))
        after[np.ix_(*self.whole)] += resting
        flown = {
            supremacy: np.zeros((len(self.mine.armies), len(self.theirs.armies))) for supremacy in (-1, 0, 1)
        }
        for fighters, rows in self._wings[0].items():
            for enemy_fighters, columns in self._wings[1].items():
                chances = moving[np.ix_(rows, columns)]
                if not chances.any():
                    continue
                for own, enemy, share in board.air_battle(fighters, enemy_fighters):
                    places = np.ix_(self._down[0][rows, own], self._down[1][columns, enemy])
                    flown[_sign(own - enemy)][places] += share * chances
        for supremacy, chances in flown.items():
            if chances.any():
                self._exchanged(supremacy, chances, rungs, after)
        return Front(mine.armies, theirs.armies, after)

    def _rungs(self, mine: Roll, theirs: Roll) -> list[list[Indices]]:
        """What hits leave of every army, numbered in these rolls."""
        return [
            [
                np.array([roll.number(ladder.after(k)[0]) for k in range(ladder.height + 1)])
                for ladder in ladders
            ]
            for roll, ladders in zip((mine, theirs), self._ladders)
        ]

    def expected(self, worth: Chances) -> Chances:
        """The expected worth of what one round leaves of every pair of armies of a closed front."""
        board = self.board
        numbered = np.zeros((len(self.mine.armies), len(self.theirs.armies)))
        numbered[np.ix_(*self.whole)] = worth
        after = {supremacy: self._expected_of_fire(supremacy, numbered) for supremacy in (-1, 0, 1)}
        found = np.zeros(worth.shape)
        for fighters, rows in self._wings[0].items():
            for enemy_fighters, columns in self._wings[1].items():
                for mine, theirs, share in board.air_battle(fighters, enemy_fighters):
                    places = np.ix_(self._down[0][rows, mine], self._down[1][columns, theirs])
                    found[np.ix_(rows, columns)] += share * after[_sign(mine - theirs)][places]
        return found

    def _expected_of_fire(self, supremacy: int, worth: Chances) -> Chances:
        own, enemy = self._exchange(supremacy)
        rungs = self._rungs(Roll(self.mine.armies), Roll(self.theirs.armies))
        ways = self._ways(rungs[1], own.fire.shape[1])
        standing = np.array([army.units > 0 for army in self.theirs.armies])
        found = np.zeros(worth.shape)
        for place, army in enumerate(self.mine.armies):
            if army.units:
                taken = _taken(enemy.fire, self.board.cancelled(army.tank), army.units)
                left = worth[rungs[0][place][: taken.shape[1]]][:, ways] @ own.fire[place]
                found[place] = np.where(standing, (taken * left.T).sum(axis=1), 0.0)
        return found

    def _ways(self, rungs: list[Indices], hits: int) -> Indices:
        """What 0, 1, 2 ... hits leave of every defending army."""
        return np.array([steps[np.minimum(range(hits), len(steps) - 1)] for steps in rungs])

    def _exchanged(
        self, supremacy: int, chances: Chances, rungs: list[list[Indices]], after: Chances
    ) -> None:
        """Add what the exchange of fire leaves of these pairs, one attacking army after the other."""
        own, enemy = self._exchange(supremacy)
        ways = self._ways(rungs[1], own.fire.shape[1])
        standing = np.array([army.units > 0 for army in self.theirs.armies])
        for place, army in enumerate(self.mine.armies):
            likely = np.flatnonzero(chances[place])
            if not len(likely):
                continue
            silent = likely if not army.units else likely[~standing[likely]]
            after[place, silent] += chances[place, silent]
            likely = likely[standing[likely]] if army.units else likely[:0]
            if not len(likely):
                continue
            columns, cells = np.unique(ways[likely], return_inverse=True)
            cells = cells.reshape(len(likely), -1) + np.arange(len(likely))[:, None] * len(columns)
            scored = np.broadcast_to(own.fire[place], cells.shape)
            kept = np.bincount(cells.ravel(), scored.ravel(), len(likely) * len(columns))
            cancelled = self.board.cancelled(army.tank)
            taken = _taken(enemy.fire[likely] * chances[place, likely][:, None], cancelled, army.units)
            left: Chances = taken.T @ kept.reshape(len(likely), len(columns))
            after[np.ix_(rungs[0][place][: len(left)], columns)] += left


def _taken(hits: Chances, tanks: int, most: int) -> Chances:
    """The chances of the hits that an army of so many units takes, row by row; its tanks cancel some."""
    if tanks:
        least = hits[:, : tanks + 1].sum(axis=1, keepdims=True)
        hits = np.hstack([least, hits[:, tanks + 1 :]])
    if hits.shape[1] > most + 1:
        rest = hits[:, most:].sum(axis=1, keepdims=True)
        hits = np.hstack([hits[:, :most], rest])
    return hits


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def _by_wing(armies: Sequence[Army]) -> dict[int, list[int]]:
    """The numbers of the armies by how many fighters they have."""
    found: dict[int, list[int]] = {}
    for place, army in enumerate(armies):
        found.setdefault(army.fighter, []).append(place)
    return found


def _with_fewer(roll: Roll, armies: Sequence[Army]) -> Indices:
    """For every army the numbers of what it is with 0, 1, 2 ... of its fighters; the last is the whole army."""
    most = max(army.fighter for army in armies)
    found = np.zeros((len(armies), most + 2), dtype=np.intp)
    for place, army in enumerate(armies):
        for fighters in range(army.fighter + 1):
            found[place, fighters] = roll.number(army._replace(fighter=fighters))
        found[place, -1] = roll.number(army)
    return found
