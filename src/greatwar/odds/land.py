"""One attack on land: coastal fire, bombardment, air supremacy, one exchange of fire, with all its outcomes."""

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
    Ladder,
    Order,
    as_host,
    ladder,
)
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.hits import Chances, at_most, less, none
from greatwar.rules import Ruleset


class Branch(NamedTuple):
    """One course of an attack up to the exchange of fire, in which the losses of the sides are independent."""

    chance: float
    attackers: Ladder
    defenders: Ladder
    on_attackers: Chances
    """The chances of the hits that attackers take, as many as they can."""
    on_defenders: Chances


class Ending(NamedTuple):
    """One way in which an attack can end: what is left on both sides."""

    chance: float
    attackers: Host
    defenders: Host


class LandOdds:
    """The outcome of one attack in a territory.

    `taken`: only attackers are left. `contested`: both sides are. `repelled`: only defenders. `emptied`: nobody.
    """

    def __init__(
        self, board: BattleBoard, attackers: Host, defenders: Host, branches: Sequence[Branch]
    ) -> None:
        self.board = board
        self.attackers = attackers
        self.defenders = defenders
        self.branches = branches

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

    def endings(self, least: float = 0.0) -> Iterator[Ending]:
        """Every way in which the attack can end, both sides together, but those as unlikely as `least` or more so.

        The same ending can come about in several ways and is then given several times.
        """
        for chance, attackers, defenders, on_attackers, on_defenders in self.branches:
            together = np.outer(on_attackers, on_defenders)
            together *= chance
            for mine, theirs in np.argwhere(together > least).tolist():
                yield Ending(float(together[mine, theirs]), attackers.after(mine), defenders.after(theirs))


def land_attack(
    rules: Ruleset,
    attackers: Army | Sequence[Army],
    defenders: Army | Sequence[Army],
    *,
    landed: Army | Sequence[Army] = (),
    battleships: int | Sequence[int] = (),
    attack_order: Order = ATTACK_ORDER,
    defence_order: Order = DEFENCE_ORDER,
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
    both = _together(marched, ashore)
    branches: list[Branch] = []
    for opening in _openings(board, marched, ashore, ships, defending, attack_order, defence_order):
        branches += _fought(board, opening, attack_order, defence_order, assault=_any(ashore))
    return LandOdds(board, both, defending, branches)


class _Opening(NamedTuple):
    """The armies before the air battle, and the battleships that are still to fire."""

    chance: float
    marched: Host
    ashore: Host
    bombarding: int
    defending: Host


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


def _together(marched: Host, ashore: Host) -> Host:
    return tuple(a.plus(b) for a, b in zip(marched, ashore, strict=True)) if ashore else marched


def _openings(
    board: BattleBoard,
    marched: Host,
    ashore: Host,
    ships: int,
    defending: Host,
    attack_order: Order,
    defence_order: Order,
) -> Iterator[_Opening]:
    """What coastal fire makes of those that land, and bombardment where it comes before the round."""
    guns = sum(army.artillery for army in defending)
    struck = any(army.units for army in ashore) and guns and board.rules.land_battle.coastal_fire
    first = board.bombards_first and ships
    if not struck and not first:
        yield _Opening(1.0, marched, ashore, ships, defending)
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
                yield _Opening(taking * scoring, marched, *left)


def _fought(
    board: BattleBoard, opening: _Opening, attack_order: Order, defence_order: Order, *, assault: bool
) -> Iterator[Branch]:
    """The air battle and the exchange of fire after an opening."""
    silent = board.rules.land_battle.silent_attackers if assault else "none"
    cancelling = board.rules.land_battle.tanks == "absorb" or not assault  # C-111
    chance, marched, ashore, bombarding, defending = opening
    wings = _sum(marched, 3) + _sum(ashore, 3), _sum(defending, 3)
    if not (_any(marched) or _any(ashore)) or not _any(defending):
        yield _silent(board, chance, _together(marched, ashore), defending)
        return
    for mine, theirs, share in board.air_battle(*wings):
        army, party = marched, ashore
        if mine < wings[0]:
            army, further = _grounded(marched, wings[0] - mine)
            party, _ = _grounded(ashore, further)
        enemy = _grounded(defending, wings[1] - theirs)[0] if theirs < wings[1] else defending
        attacking = _together(army, party)
        if not _any(attacking) or not _any(enemy):
            yield _silent(board, chance * share, attacking, enemy)
            continue
        firing = () if silent == "all" else army if silent == "offloaded" else attacking
        scored = board.attack(firing, bombarding, supremacy=mine > theirs)
        taken = less(board.defence(enemy, supremacy=theirs > mine), _sum(attacking, 2) if cancelling else 0)
        own, foes = board.ladder(attacking, attack_order), board.ladder(enemy, defence_order)
        yield Branch(chance * share, own, foes, at_most(taken, own.height), at_most(scored, foes.height))


def _any(host: Host) -> bool:
    return any(host[0]) if len(host) == 1 else any(any(army) for army in host)


def _sum(host: Host, kind: int) -> int:
    return host[0][kind] if len(host) == 1 else sum(army[kind] for army in host)


def _silent(board: BattleBoard, chance: float, attackers: Host, defenders: Host) -> Branch:
    """A branch that ends without an exchange of fire, because a side has nothing left."""
    own, foes = board.ladder(attackers, ATTACK_ORDER), board.ladder(defenders, DEFENCE_ORDER)
    return Branch(chance, own, foes, at_most(none(), own.height), at_most(none(), foes.height))


def _grounded(host: Host, fighters: int) -> tuple[Host, int]:
    """A host that has lost fighters, those of the first power first, and how many it had too few to lose."""
    left = []
    for army in host:
        lost = min(army.fighter, fighters)
        fighters -= lost
        left.append(army._replace(fighter=army.fighter - lost) if lost else army)
    return tuple(left), fighters


def _expected_value(ladders: Sequence[tuple[float, Ladder, Chances]]) -> float:
    """The expected value of what is left."""
    return sum(
        chance * (float(rungs.cost[-1]) - float(chances @ rungs.cost)) for chance, rungs, chances in ladders
    )


def _left(ladders: Iterator[tuple[float, Ladder, Chances]]) -> dict[Host, float]:
    found: dict[Host, float] = {}
    for chance, rungs, chances in ladders:
        for hits, likely in enumerate(chances.tolist()):
            if likely:
                host = rungs.after(hits)
                found[host] = found.get(host, 0.0) + chance * likely
    return found


def _by_value(whole: int, ladders: Sequence[tuple[float, Ladder, Chances]]) -> dict[int, float]:
    lost = np.zeros(whole + 1)
    for chance, rungs, chances in ladders:
        # Rungs differ in cost, so that no entry is meant twice.
        lost[(whole - rungs.cost[-1] + rungs.cost).astype(np.intp)] += chance * chances
    likely = np.flatnonzero(lost)
    return dict(zip(likely.tolist(), lost[likely].tolist()))
