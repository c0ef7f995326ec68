"""The best order of casualties for an aim, found by trying every different order."""

from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Literal, NamedTuple

from greatwar.odds.armies import Army, Host, LossOrder, as_host, total
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.fleets import Fleet, Hull, SeaOrder
from greatwar.odds.front import Contender, front
from greatwar.odds.hits import mean_of
from greatwar.odds.land import land_attack
from greatwar.odds.sea import CUSTOMARY, Conduct, Pressing, sea_battle
from greatwar.odds.stakes import OPEN_SEA, SHIPS_ALONE, Situation, Stakes
from greatwar.pieces import ARMY_KINDS
from greatwar.rules import Ruleset
from greatwar.rules.rulebook.fire import attack_of_army, defence_of_army
from greatwar.text.messages import Message
from greatwar.text.say import battle_odds

Aim = Literal["value", "attack", "defence", "front"]
"""What losses are to spare: IPCs, hits in the next attack, hits in the next defence, or the balance of IPCs of a
front that goes on for three more turns, in which each side attacks when it pays."""

AIMS: dict[Aim, Message] = {
    "value": battle_odds.aim_value(),
    "attack": battle_odds.aim_attack(),
    "defence": battle_odds.aim_defence(),
    "front": battle_odds.aim_front(),
}
FRONT_TURNS = 3


class Ranked(NamedTuple):
    """An order of casualties on land and what it is worth by the aim."""

    order: LossOrder
    worth: float


class RankedAtSea(NamedTuple):
    """An order of casualties at sea and what it is worth by the stakes."""

    order: SeaOrder
    worth: float


def attackers_orders(
    rules: Ruleset, attackers: Army | Sequence[Army], defenders: Army | Sequence[Army], aim: Aim = "value"
) -> list[Ranked]:
    """Every order in which attackers can give their units in one attack, the best first."""
    return _ranked(rules, as_host(attackers), as_host(defenders), aim, attacking=True)


def defenders_orders(
    rules: Ruleset, attackers: Army | Sequence[Army], defenders: Army | Sequence[Army], aim: Aim = "value"
) -> list[Ranked]:
    """Every order in which defenders can give their units in one attack, the best first."""
    return _ranked(rules, as_host(attackers), as_host(defenders), aim, attacking=False)


def _ranked(rules: Ruleset, attackers: Host, defenders: Host, aim: Aim, *, attacking: bool) -> list[Ranked]:
    board = battle_board(rules)
    own, enemy = (attackers, defenders) if attacking else (defenders, attackers)
    found = []
    for order in _orders(own):
        if aim == "front":
            worth = _front(rules, total(own), total(enemy), order, attacking=attacking)
        else:
            if attacking:
                left = land_attack(rules, attackers, defenders, attack_order=order).attackers_left()
            else:
                left = land_attack(rules, attackers, defenders, defence_order=order).defenders_left()
            score = _SCORES[aim]
            worth = sum(chance * score(board, host) for host, chance in left.items())
        found.append(Ranked(order, worth))
    # Equal worth: the customary order first. Rounded, so that no other machine's arithmetic decides.
    return sorted(found, key=lambda ranked: -round(ranked.worth, 9))


def _orders(host: Host) -> Iterator[LossOrder]:
    """The orders that differ for this host: kinds that it does not have stand at the end."""
    present = [kind for kind, number in zip(ARMY_KINDS, total(host)) if number]
    absent = tuple(kind for kind in ARMY_KINDS if kind not in present)
    for order in permutations(present):
        yield (*order, *absent)


def _value(board: BattleBoard, host: Host) -> float:
    return board.value(host)


def _attack(board: BattleBoard, host: Host) -> float:
    """Expected hits of an attack, in which a tank also saves what it cancels: one hit."""
    dice = sum(mean_of(attack_of_army(board.rules, *army, supremacy=army.fighter > 0)) for army in host)
    return dice + sum(army.tank for army in host)


def _defence(board: BattleBoard, host: Host) -> float:
    return sum(mean_of(defence_of_army(board.rules, *army, supremacy=army.fighter > 0)) for army in host)


_SCORES: dict[Aim, Callable[[BattleBoard, Host], float]] = {
    "value": _value,
    "attack": _attack,
    "defence": _defence,
}


def _front(rules: Ruleset, own: Army, enemy: Army, order: LossOrder, *, attacking: bool) -> float:
    me = Contender(own, attack_order=order, defence_order=order)
    foe = Contender(enemy)
    if attacking:
        lost = front(rules, me, foe, FRONT_TURNS).last.lost
        return lost[1] - lost[0]
    lost = front(rules, foe, me, FRONT_TURNS).last.lost
    return lost[0] - lost[1]


def fleet_orders(
    rules: Ruleset,
    attackers: Fleet,
    defenders: Fleet,
    *,
    attacking: bool,
    press: Pressing = "best",
    stakes: Stakes = SHIPS_ALONE,
    situation: Situation = OPEN_SEA,
) -> list[RankedAtSea]:
    """Every order in which one of two fleets can give its ships, the best for that side first."""
    found = []
    board = battle_board(rules)
    for order in _sea_orders(board.hulls(attackers if attacking else defenders)):
        conduct = Conduct(order=order)
        odds = sea_battle(
            rules,
            attackers,
            defenders,
            attack=conduct if attacking else CUSTOMARY,
            defence=CUSTOMARY if attacking else conduct,
            press=press,
            stakes=stakes,
            situation=situation,
        )
        found.append(RankedAtSea(order, odds.worth if attacking else -odds.worth))
    return sorted(found, key=lambda ranked: -round(ranked.worth, 9))


def _sea_orders(fleet: Fleet) -> Iterator[SeaOrder]:
    """The orders that differ for a fleet; a battleship is damaged before it sinks, and transports are last."""
    present: list[Hull] = []
    if fleet.battleship:
        present.append("damage")
    if fleet.submarine:
        present.append("submarine")
    if fleet.cruiser:
        present.append("cruiser")
    if fleet.battleship or fleet.damaged:
        present.append("damaged")
    for order in permutations(present):
        rest: tuple[Hull, ...] = tuple(hull for hull in _ALL_HULLS if hull not in order)
        yield (*order, *rest)


_ALL_HULLS: tuple[Hull, ...] = ("damage", "submarine", "submerging", "cruiser", "damaged", "transport")
