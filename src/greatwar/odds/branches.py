"""One round of a land battle: the air battle and the exchange of fire, branch by branch."""

from collections.abc import Iterator
from typing import NamedTuple

from greatwar.odds.armies import Host, LossLadder, LossOrder
from greatwar.odds.battle_board import BattleBoard
from greatwar.odds.hits import Chances, at_most, less, none


class Branch(NamedTuple):
    """One course of an attack up to the exchange of fire, in which the losses of the sides are independent."""

    chance: float
    attackers: LossLadder
    defenders: LossLadder
    on_attackers: Chances
    """The chances of the hits that attackers take, as many as they can."""
    on_defenders: Chances


class FirstFire(NamedTuple):
    """The armies before the air battle, and the battleships that are still to fire."""

    chance: float
    marched: Host
    ashore: Host
    bombarding: int
    defending: Host


def fought(
    board: BattleBoard,
    opening: FirstFire,
    attack_order: LossOrder,
    defence_order: LossOrder,
    *,
    assault: bool,
) -> Iterator[Branch]:
    """The air battle and the exchange of fire after an opening."""
    silent = board.rules.land_battle.silent_attackers if assault else "none"
    chance, marched, ashore, bombarding, defending = opening
    wings = _sum(marched, 3) + _sum(ashore, 3), _sum(defending, 3)
    if not (any_left(marched) or any_left(ashore)) or not any_left(defending):
        yield silent_branch(
            board, chance, together(marched, ashore), defending, (attack_order, defence_order)
        )
        return
    for mine, theirs, share in board.air_battle(*wings):
        army, party = marched, ashore
        if mine < wings[0]:
            army, further = grounded(marched, wings[0] - mine)
            party, _ = grounded(ashore, further)
        enemy = grounded(defending, wings[1] - theirs)[0] if theirs < wings[1] else defending
        attacking = together(army, party)
        if not any_left(attacking) or not any_left(enemy):
            yield silent_branch(board, chance * share, attacking, enemy, (attack_order, defence_order))
            continue
        firing = () if silent == "all" else army if silent == "offloaded" else attacking
        scored = board.attack(firing, bombarding, supremacy=mine > theirs)
        cancelled = board.cancelled(_sum(attacking, 2), assault=assault)
        taken = less(board.defence(enemy, supremacy=theirs > mine), cancelled)
        own, foes = board.ladder(attacking, attack_order), board.ladder(enemy, defence_order)
        yield Branch(chance * share, own, foes, at_most(taken, own.height), at_most(scored, foes.height))


def any_left(host: Host) -> bool:
    """Whether a host has any unit."""
    return any(host[0]) if len(host) == 1 else any(any(army) for army in host)


def _sum(host: Host, kind: int) -> int:
    return host[0][kind] if len(host) == 1 else sum(army[kind] for army in host)


def silent_branch(
    board: BattleBoard, chance: float, attackers: Host, defenders: Host, orders: tuple[LossOrder, LossOrder]
) -> Branch:
    """A branch that ends without an exchange of fire, because a side has nothing left."""
    own, foes = board.ladder(attackers, orders[0]), board.ladder(defenders, orders[1])
    return Branch(chance, own, foes, at_most(none(), own.height), at_most(none(), foes.height))


def grounded(host: Host, fighters: int) -> tuple[Host, int]:
    """A host that has lost fighters, those of the first power first, and how many it had too few to lose."""
    left = []
    for army in host:
        lost = min(army.fighter, fighters)
        fighters -= lost
        left.append(army._replace(fighter=army.fighter - lost) if lost else army)
    return tuple(left), fighters


def together(marched: Host, ashore: Host) -> Host:
    """Those that have marched and those that have landed, as one host."""
    return tuple(a.plus(b) for a, b in zip(marched, ashore, strict=True)) if ashore else marched
