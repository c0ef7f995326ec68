"""Further rounds of a land battle: each begins with what the last one left."""

from collections.abc import Iterable, Sequence

import numpy as np

from greatwar.odds.armies import Host, LossLadder, LossOrder
from greatwar.odds.battle_board import BattleBoard
from greatwar.odds.branches import Branch, FirstFire, any_left, fought, grounded, silent_branch
from greatwar.odds.hits import Chances
from greatwar.odds.lines import Indices

NEGLIGIBLE = 1e-18
"""Pairs of hosts less likely than this are not followed any further."""


def fought_on(
    board: BattleBoard, branches: Sequence[Branch], orders: tuple[LossOrder, LossOrder]
) -> tuple[list[Branch], float]:
    """All outcomes of a battle whose first round can end like this, and the expected number of its rounds."""
    mine = _Hosts(board, [branch.attackers.host for branch in branches], orders[0])
    theirs = _Hosts(board, [branch.defenders.host for branch in branches], orders[1])
    waiting = np.zeros((len(mine.hosts), len(theirs.hosts)))
    for branch in branches:
        _add(waiting, mine, theirs, branch, branch.chance)
    later = _Rounds(board, mine, theirs, orders)
    if board.rounds == "all":
        final, rounds = later.to_the_end(waiting)
    else:
        final, rounds = later.so_many(waiting, board.rounds - 1)
    found = [
        silent_branch(board, float(final[i, j]), mine.hosts[i], theirs.hosts[j], orders)
        for i, j in np.argwhere(final).tolist()
    ]
    return found, 1.0 + rounds


class _Hosts:
    """Every host that air battles and hits can make of some, numbered."""

    def __init__(self, board: BattleBoard, hosts: Iterable[Host], order: LossOrder) -> None:
        self.hosts: list[Host] = []
        self._numbers: dict[Host, int] = {}
        self._ways: dict[Host, Indices] = {}
        for host in hosts:
            self._admit(host)
        for host in self.hosts:  # which grows meanwhile
            for lost in range(1 + sum(army.fighter for army in host)):
                rungs = board.ladder(grounded(host, lost)[0], order)
                for hits in range(rungs.height + 1):
                    self._admit(rungs.after(hits))
        self.units: Indices = np.array([sum(army.units for army in host) for host in self.hosts])

    def _admit(self, host: Host) -> None:
        if host not in self._numbers:
            self._numbers[host] = len(self.hosts)
            self.hosts.append(host)

    def ways(self, rungs: LossLadder) -> Indices:
        """The numbers of what hits leave of a host."""
        found = self._ways.get(rungs.host)
        if found is None:
            numbers = [self._numbers[rungs.after(hits)] for hits in range(rungs.height + 1)]
            found = self._ways[rungs.host] = np.array(numbers, dtype=np.intp)
        return found


def _add(waiting: Chances, mine: _Hosts, theirs: _Hosts, branch: Branch, chance: float) -> None:
    """Add what a branch of this chance leaves of both sides."""
    block = np.multiply.outer(chance * branch.on_attackers, branch.on_defenders)
    waiting[np.ix_(mine.ways(branch.attackers), theirs.ways(branch.defenders))] += block


class _Rounds:
    """The rounds after the first, in which nobody lands any more."""

    def __init__(
        self, board: BattleBoard, mine: _Hosts, theirs: _Hosts, orders: tuple[LossOrder, LossOrder]
    ) -> None:
        self.board = board
        self.mine = mine
        self.theirs = theirs
        self.orders = orders

    def so_many(self, waiting: Chances, rounds: int) -> tuple[Chances, float]:
        """The chances of the endings after so many rounds, and how many are expected to be fought."""
        final = np.zeros_like(waiting)
        number = 0.0
        for _ in range(rounds):
            after = np.zeros_like(waiting)
            for i, j in np.argwhere(waiting).tolist():
                number += self._fight(i, j, float(waiting[i, j]), after, final, repeated=False)
            waiting = after
        return final + waiting, number

    def to_the_end(self, waiting: Chances) -> tuple[Chances, float]:
        """The same for a battle that goes on until a side has nothing left.

        Every round that has an effect leaves fewer units, so each pair of hosts is met once.
        """
        final = np.zeros_like(waiting)
        number = 0.0
        left = self.mine.units[:, None] + self.theirs.units[None, :]
        for place in np.argsort(-left, axis=None, kind="stable").tolist():
            i, j = divmod(place, left.shape[1])
            chance = float(waiting[i, j])
            if chance:
                number += self._fight(i, j, chance, waiting, final, repeated=True)
        return final, number

    def _fight(
        self, i: int, j: int, chance: float, after: Chances, final: Chances, *, repeated: bool
    ) -> float:
        """Add what a round leaves of two hosts, and say how many rounds that is.

        Where it is `repeated`, a round without effect is fought again until it has one.
        """
        own, foes = self.mine.hosts[i], self.theirs.hosts[j]
        if chance < NEGLIGIBLE or not any_left(own) or not any_left(foes):
            final[i, j] += chance
            return 0.0
        branches = list(fought(self.board, FirstFire(1.0, own, (), 0, foes), *self.orders, assault=False))
        idle = sum(
            branch.chance * float(branch.on_attackers[0] * branch.on_defenders[0])
            for branch in branches
            if branch.attackers.host == own and branch.defenders.host == foes
        )
        if idle >= 1.0 - 1e-15:  # nobody can hit anything
            final[i, j] += chance
            return 0.0
        rounds = chance / (1.0 - idle) if repeated else chance
        for branch in branches:
            _add(after, self.mine, self.theirs, branch, rounds * branch.chance)
        if repeated:
            after[i, j] = 0.0
        return rounds
