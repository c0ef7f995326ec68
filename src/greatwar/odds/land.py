"""One attack on land: coastal fire, bombardment, air supremacy, exchanges of fire, with all its outcomes."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import NamedTuple

import numpy as np

from greatwar.odds.armies import (
    ATTACK_ORDER,
    DEFENCE_ORDER,
    NO_ARMY,
    Army,
    Host,
    LossLadder,
    LossOrder,
    as_host,
    ladder,
)
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.branches import Branch, FirstFire, any_left, fought, together
from greatwar.odds.hits import Chances, at_most, none
from greatwar.odds.rounds import fought_on
from greatwar.rules import Ruleset


class BattleEnding(NamedTuple):
    """One way in which an attack can end: what is left on both sides."""

    chance: float
    attackers: Host
    defenders: Host


class LandOdds:
    """The outcome of one attack in a territory.

    `taken`: only attackers are left. `contested`: both sides are. `repelled`: only defenders. `emptied`: nobody.
    `rounds` is the expected number of rounds.
    """

    def __init__(
        self,
        board: BattleBoard,
        attackers: Host,
        defenders: Host,
        branches: Sequence[Branch],
        rounds: float = 1.0,
    ) -> None:
        self.board = board
        self.attackers = attackers
        self.defenders = defenders
        self.branches = branches
        self.rounds = rounds

    @cached_property
    def _chances(self) -> tuple[float, float, float, float]:
        taken = contested = repelled = emptied = 0.0
        for chance, _, _, on_attackers, on_defenders in self.branches:
            lost, won = float(on_attackers[-1]), float(on_defenders[-1])
            taken += chance * won * (1 - lost)
            contested += chance * (1 - won) * (1 - lost)
            repelled += chance * (1 - won) * lost
            emptied += chance * won * lost
        return taken, contested, repelled, emptied

    @property
    def taken(self) -> float:
        """The chance that the attackers alone are left."""
        return self._chances[0]

    @property
    def contested(self) -> float:
        """The chance that both sides are left."""
        return self._chances[1]

    @property
    def repelled(self) -> float:
        """The chance that the defenders alone are left."""
        return self._chances[2]

    @property
    def emptied(self) -> float:
        """The chance that nobody is left."""
        return self._chances[3]

    @property
    def failed(self) -> float:
        """The chance that no attacker is left."""
        return self._chances[2] + self._chances[3]

    @cached_property
    def attacker_loss(self) -> float:
        """The expected loss of the attackers in IPCs."""
        ladders = [(b.chance, b.attackers, b.on_attackers) for b in self.branches]
        return self.board.value(self.attackers) - _expected_value(ladders)

    @cached_property
    def defender_loss(self) -> float:
        """The expected loss of the defenders in IPCs."""
        ladders = [(b.chance, b.defenders, b.on_defenders) for b in self.branches]
        return self.board.value(self.defenders) - _expected_value(ladders)

    @property
    def net(self) -> float:
        """What the attackers destroy less what they lose, expected, in IPCs."""
        return self.defender_loss - self.attacker_loss

    def attackers_left(self) -> dict[Host, float]:
        """What may be left of the attackers, each with its chance."""
        return _left((b.chance, b.attackers, b.on_attackers) for b in self.branches)

    def defenders_left(self) -> dict[Host, float]:
        """What may be left of the defenders, each with its chance."""
        return _left((b.chance, b.defenders, b.on_defenders) for b in self.branches)

    def attacker_losses(self) -> dict[int, float]:
        """The chances of the attackers' loss by IPCs."""
        whole = self.board.value(self.attackers)
        return _by_value(whole, [(b.chance, b.attackers, b.on_attackers) for b in self.branches])

    def defender_losses(self) -> dict[int, float]:
        """The chances of the defenders' loss by IPCs."""
        whole = self.board.value(self.defenders)
        return _by_value(whole, [(b.chance, b.defenders, b.on_defenders) for b in self.branches])

    def units_lost(self) -> Chances:
        """The chances that the attackers lose so many units (rows) and the defenders so many (columns)."""
        mine, theirs = (sum(army.units for army in host) for host in (self.attackers, self.defenders))
        lost = np.zeros((mine + 1, theirs + 1))
        for chance, attackers, defenders, on_attackers, on_defenders in self.branches:
            rows = slice(mine - attackers.height, mine + 1)
            columns = slice(theirs - defenders.height, theirs + 1)
            lost[rows, columns] += np.multiply.outer(chance * on_attackers, on_defenders)
        return lost

    def endings(self, least: float = 0.0) -> Iterator[BattleEnding]:
        """Every way in which the attack can end, both sides together, but those as unlikely as `least` or more so.

        The same ending can come about in several ways and is then given several times.
        """
        for chance, attackers, defenders, on_attackers, on_defenders in self.branches:
            together = np.outer(on_attackers, on_defenders)
            together *= chance
            for mine, theirs in np.argwhere(together > least).tolist():
                yield BattleEnding(
                    float(together[mine, theirs]), attackers.after(mine), defenders.after(theirs)
                )


def land_attack(
    rules: Ruleset,
    attackers: Army | Sequence[Army],
    defenders: Army | Sequence[Army],
    *,
    landed: Army | Sequence[Army] = (),
    battleships: int | Sequence[int] = (),
    attack_order: LossOrder = ATTACK_ORDER,
    defence_order: LossOrder = DEFENCE_ORDER,
) -> LandOdds:
    """The odds of one attack in a territory.

    A force is one army, or one for each power. `landed` are units that come ashore in an assault on land that was
    hostile or neutral, power by power as the attackers are (units that land in contested land just reinforce those
    there); `battleships` are those that support each power's landing, and no more of them fire than units land.
    Losses are taken in the order named, within the infantry rule, and from the first power named before the next.
    """
    board = battle_board(rules)
    marched, ashore, ships = _parties(attackers, landed, battleships)
    defending = as_host(defenders)
    both = together(marched, ashore)
    branches: list[Branch] = []
    for opening in _openings(board, marched, ashore, ships, defending, attack_order, defence_order):
        branches += fought(board, opening, attack_order, defence_order, assault=any_left(ashore))
    if board.rounds == 1:
        return LandOdds(board, both, defending, branches)
    return LandOdds(board, both, defending, *fought_on(board, branches, (attack_order, defence_order)))


def _parties(
    attackers: Army | Sequence[Army], landed: Army | Sequence[Army], battleships: int | Sequence[int]
) -> tuple[Host, Host, int]:
    """The armies that have marched and landed, by power, and how many battleships bombard."""
    marched, ashore = as_host(attackers), as_host(landed)
    if not ashore:
        return marched, ashore, 0
    powers = max(len(marched), len(ashore))
    marched += (NO_ARMY,) * (powers - len(marched))
    ashore += (NO_ARMY,) * (powers - len(ashore))
    ships = (battleships,) if isinstance(battleships, int) else tuple(battleships)
    # RB-AMPHC-08: each power's battleships support its own landing, and no more than units land.
    return marched, ashore, sum(min(number, army.units) for number, army in zip(ships, ashore))


def _openings(
    board: BattleBoard,
    marched: Host,
    ashore: Host,
    ships: int,
    defending: Host,
    attack_order: LossOrder,
    defence_order: LossOrder,
) -> Iterator[FirstFire]:
    """What coastal fire makes of those that land, and bombardment where it comes before the round."""
    guns = sum(army.artillery for army in defending)
    struck = any(army.units for army in ashore) and guns and board.rules.land_battle.coastal_fire
    first = board.bombards_first and ships
    if not struck and not first:
        yield FirstFire(1.0, marched, ashore, ships, defending)
        return
    bombarding = 0 if board.bombards_first else ships
    # RB-AMPHC-13: the last infantry ashore is kept unless there is infantry that came by land.
    guarded = tuple(board.rules.movement.infantry_required and not army.infantry for army in marched)
    landing = ladder(ashore, attack_order, guarded, board.prices)
    shelled = board.ladder(defending, defence_order)
    taken = at_most(board.coastal_fire(guns), landing.height) if struck else none()
    scored = at_most(board.bombardment(ships), shelled.height) if first else none()
    for on_attackers, taking in enumerate(taken.tolist()):
        for on_defenders, scoring in enumerate(scored.tolist()):
            if taking and scoring:
                left = landing.after(on_attackers), bombarding, shelled.after(on_defenders)
                yield FirstFire(taking * scoring, marched, *left)


def _expected_value(ladders: Sequence[tuple[float, LossLadder, Chances]]) -> float:
    """The expected value of what is left."""
    return sum(
        chance * (float(rungs.cost[-1]) - float(chances @ rungs.cost)) for chance, rungs, chances in ladders
    )


def _left(ladders: Iterator[tuple[float, LossLadder, Chances]]) -> dict[Host, float]:
    found: dict[Host, float] = {}
    for chance, rungs, chances in ladders:
        for hits, likely in enumerate(chances.tolist()):
            if likely:
                host = rungs.after(hits)
                found[host] = found.get(host, 0.0) + chance * likely
    return found


def _by_value(whole: int, ladders: Sequence[tuple[float, LossLadder, Chances]]) -> dict[int, float]:
    lost = np.zeros(whole + 1)
    for chance, rungs, chances in ladders:
        # Rungs differ in cost, so that no entry is meant twice.
        lost[(whole - rungs.cost[-1] + rungs.cost).astype(np.intp)] += chance * chances
    likely = np.flatnonzero(lost)
    return dict(zip(likely.tolist(), lost[likely].tolist()))
