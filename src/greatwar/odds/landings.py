"""A landing from the voyage on: minefields, a battle for the sea zone, and the assault."""

from collections.abc import Iterator, Sequence
from math import comb
from typing import NamedTuple

import numpy as np

from greatwar.odds.armies import NO_ARMY, Army, total
from greatwar.odds.battle_board import battle_board
from greatwar.odds.fleets import Fleet
from greatwar.odds.land import land_attack
from greatwar.odds.mines import mined
from greatwar.odds.sea import CUSTOMARY, Conduct, Pressing, sea_battle
from greatwar.odds.stakes import OPEN_SEA, Situation, Stakes
from greatwar.pieces import ARMY_KINDS
from greatwar.rules import Ruleset

Loads = tuple[Army, ...]
"""What each transport carries."""


NO_FLEET = Fleet()


class LandingOdds(NamedTuple):
    """How a landing comes out, and what it costs on the way and ashore, in IPCs.

    `landed` is the chance that anybody lands; else the landing is called off, or everything has been sunk. The
    chances of the assault count what marches in beside it, which attacks whether or not anybody lands.
    """

    landed: float
    taken: float
    contested: float
    failed: float
    idle: float
    """The chance that there is nobody to attack with."""
    ships_lost: float
    enemy_ships_lost: float
    attacker_loss: float
    """What the attackers lose in all: ships, cargo, and units ashore."""
    defender_loss: float
    """What the defenders lose in all."""

    @property
    def net(self) -> float:
        """What the attackers destroy less what they lose."""
        return self.defender_loss - self.attacker_loss


def landing(
    rules: Ruleset,
    loads: Sequence[Army],
    defenders: Army | Sequence[Army],
    *,
    escort: Fleet = NO_FLEET,
    fields: int = 0,
    enemy_fleet: Fleet = NO_FLEET,
    marched: Army = NO_ARMY,
    press: Pressing = "always",
    attack: Conduct = CUSTOMARY,
    defence: Conduct = CUSTOMARY,
    stakes: Stakes | None = None,
    situation: Situation = OPEN_SEA,
) -> LandingOdds:
    """The odds of landing what transports carry, one power's, through minefields and against a fleet in the zone.

    Battleships of the escort bombard only if no sea battle was fought. In the battle transports with the cheapest cargo
    are lost first; mines do not choose. Cargo that mines sink is lost with its transport. By default clearing the zone
    is worth what the transports carry.
    """
    board = battle_board(rules)
    aboard = tuple(sorted(loads, key=lambda load: (board.value((load,)), load)))
    prize = float(sum(board.value((load,)) for load in aboard))
    figures = np.zeros(len(LandingOdds._fields))
    for chance, warships, left in _voyages(rules, escort, aboard, fields):
        drowned = board.fleet_value(escort) - board.fleet_value(warships)
        drowned += rules.units.cost["transport"] * (len(aboard) - len(left))
        lost_cargo = prize - sum(board.value((load,)) for load in left)
        fleet = warships._replace(transport=len(left))
        for share, ashore, sunk, cargo, enemy_sunk, ships in _battles(
            rules, fleet, left, enemy_fleet, press, (attack, defence), stakes or Stakes(zone=prize), situation
        ):
            outcome = _assault(rules, ashore, ships, marched, defenders)
            ships_lost = drowned + sunk
            attacker_loss = outcome[5] + ships_lost + lost_cargo + cargo
            course = [*outcome[:5], ships_lost, enemy_sunk, attacker_loss, outcome[6] + enemy_sunk]
            figures += chance * share * np.array(course)
    return LandingOdds(*figures.tolist())


def _voyages(
    rules: Ruleset, escort: Fleet, aboard: Loads, fields: int
) -> Iterator[tuple[float, Fleet, Loads]]:
    """What minefields leave of the escort and of the loads, each with its chance; equal loads are alike."""
    if not fields:
        yield 1.0, escort, aboard
        return
    ships = mined(rules, escort, fields)
    single = mined(rules, Fleet(transport=1), fields)
    safe = sum(chance for fleet, chance in single.items() if fleet.transport)
    parties: list[tuple[float, Loads]] = [(1.0, ())]
    for load in dict.fromkeys(aboard):
        number = aboard.count(load)
        parties = [
            (
                chance * comb(number, kept) * safe**kept * (1 - safe) ** (number - kept),
                (*party, *[load] * kept),
            )
            for chance, party in parties
            for kept in range(number + 1)
        ]
    for warships, chance in ships.items():
        for share, party in parties:
            yield chance * share, warships, party


class _Landed(NamedTuple):
    """What goes ashore after the battle for the zone, if there was one."""

    chance: float
    ashore: Army
    sunk: float
    cargo: float
    enemy_sunk: float
    battleships: int


def _battles(
    rules: Ruleset,
    fleet: Fleet,
    loads: Loads,
    enemy: Fleet,
    press: Pressing,
    conducts: tuple[Conduct, Conduct],
    stakes: Stakes,
    situation: Situation,
) -> Iterator[_Landed]:
    if not enemy.afloat:
        yield _Landed(1.0, total(loads or (NO_ARMY,)), 0.0, 0.0, 0.0, fleet.battleship + fleet.damaged)
        return
    if not fleet.armed:
        yield _Landed(1.0, NO_ARMY, 0.0, 0.0, 0.0, 0)  # nobody to fight for the zone
        return
    board = battle_board(rules)
    values = [board.value((load,)) for load in loads]
    odds = sea_battle(
        rules,
        fleet,
        enemy,
        attack=conducts[0],
        defence=conducts[1],
        press=press,
        stakes=stakes,
        situation=situation,
        holds=values,
    )
    for i, j in np.argwhere(odds.final).tolist():
        mine, theirs = odds.mine.fleets[i], odds.theirs.fleets[j]
        kept = loads[len(loads) - mine.transport :]
        lands = bool(odds.endings.cleared[i, j]) and mine.afloat > 0
        cargo = sum(values) - sum(values[len(loads) - mine.transport :])
        sunk = board.fleet_value(fleet) - board.fleet_value(mine)
        drowned = board.fleet_value(enemy) - board.fleet_value(theirs)
        yield _Landed(
            float(odds.final[i, j]), total(kept or (NO_ARMY,)) if lands else NO_ARMY, sunk, cargo, drowned, 0
        )


def _assault(
    rules: Ruleset, ashore: Army, battleships: int, marched: Army, defenders: Army | Sequence[Army]
) -> tuple[float, float, float, float, float, float, float]:
    """Landed, taken, contested, failed, idle, and what both sides lose in the territory."""
    both = ashore.plus(marched)
    if not any(number for kind, number in zip(ARMY_KINDS, both) if kind in rules.company):
        ashore = NO_ARMY  # RB-AMPHC-04: nobody goes ashore without those that every army needs
    if not ashore.units and not marched.units:
        return 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0
    odds = land_attack(
        rules, marched, defenders, landed=ashore if ashore.units else (), battleships=battleships
    )
    landed = float(ashore.units > 0)
    return landed, odds.taken, odds.contested, odds.failed, 0.0, odds.attacker_loss, odds.defender_loss
