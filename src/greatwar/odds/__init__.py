"""Exact odds of every battle: distributions of casualties, not samples.

    >>> from greatwar.odds import Army, land_attack
    >>> from greatwar.rules import ruleset
    >>> odds = land_attack(ruleset("rulebook"), Army(infantry=12, artillery=2), Army(infantry=5, artillery=1))
    >>> round(odds.taken, 2), round(odds.attacker_loss, 1), round(odds.defender_loss, 1)
    (0.45, 9.0, 15.4)

What dice hit on, prices and policies are read from the ruleset; nothing here asks which ruleset it is.
"""

from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, Army, Host, LossOrder
from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.branches import Branch
from greatwar.odds.fleets import SEA_ORDER, Fleet, SeaOrder
from greatwar.odds.front import Contender, FrontForecast, FrontTurn, front
from greatwar.odds.hits import Chances, hits
from greatwar.odds.land import BattleEnding, LandOdds, land_attack
from greatwar.odds.landings import LandingOdds, landing
from greatwar.odds.loss_orders import AIMS, Aim, attackers_orders, defenders_orders, fleet_orders
from greatwar.odds.mines import mined
from greatwar.odds.sea import Conduct, SeaOdds, sea_battle
from greatwar.odds.stakes import Situation, Stakes

__all__ = [
    "AIMS",
    "ATTACK_ORDER",
    "Aim",
    "Army",
    "BattleBoard",
    "BattleEnding",
    "Branch",
    "Chances",
    "Conduct",
    "Contender",
    "DEFENCE_ORDER",
    "Fleet",
    "FrontForecast",
    "FrontTurn",
    "Host",
    "LandOdds",
    "LandingOdds",
    "LossOrder",
    "SEA_ORDER",
    "SeaOdds",
    "SeaOrder",
    "Situation",
    "Stakes",
    "attackers_orders",
    "battle_board",
    "defenders_orders",
    "fleet_orders",
    "front",
    "hits",
    "land_attack",
    "landing",
    "mined",
    "sea_battle",
]
