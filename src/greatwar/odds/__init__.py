"""Exact odds of everything that one order can start: distributions of losses, not samples.

    >>> from greatwar.odds import Army, land_attack
    >>> from greatwar.rules import ruleset
    >>> odds = land_attack(ruleset("rulebook"), Army(infantry=12, artillery=2), Army(infantry=5, artillery=1))
    >>> round(odds.taken, 2), round(odds.attacker_loss, 1), round(odds.defender_loss, 1)
    (0.45, 9.0, 15.4)

What dice hit on, prices and policies are read from the ruleset; nothing here asks which ruleset it is.
"""

from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, Army, Host, Order
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.hits import Chances, hits
from greatwar.odds.land import Branch, Ending, LandOdds, land_attack

__all__ = [
    "ATTACK_ORDER",
    "Army",
    "BattleBoard",
    "Branch",
    "Chances",
    "DEFENCE_ORDER",
    "Ending",
    "Host",
    "LandOdds",
    "Order",
    "battle_board",
    "hits",
    "land_attack",
]
