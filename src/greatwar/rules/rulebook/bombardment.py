"""Bombardment: which battleships support which assault (RB-AMPHC-05 to 10, C-62)."""

from greatwar.board import Power, Space
from greatwar.frames import Combat
from greatwar.orders import Bombard
from greatwar.pieces import count
from greatwar.problems import Problem
from greatwar.rules.refusals import units_of
from greatwar.rules.rulebook.retreated import retreated_battleships
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


def assaults_from(frame: Combat, zone: Space) -> list[Space]:
    """The territories assaulted from a zone."""
    return [territory for territory, zones in frame.landed.items() if zone in zones]


def _aims(table: Table, frame: Combat, power: Power, zone: Space, territory: Space) -> int:
    """How many battleships of a power in a zone bombard a territory.

    With one battle to support all of them do; with several, or once some have been told, those told to.
    """
    battles = [p for p in assaults_from(frame, zone) if p in frame.fought or table.is_contested(p)]
    if len(battles) > 1 or power in frame.bombarding.get(zone, {}):
        return frame.bombarding.get(zone, {}).get(power, {}).get(territory, 0)
    return count(table.force(zone, power), "battleship") - retreated_battleships(frame, power, zone)


def bombarding(rules: Ruleset, table: Table, frame: Combat, territory: Space) -> dict[Power, int]:
    """How many battleships of each power support an assault (RB-AMPHC-07 to 09, C-62).

    All in the zones from which units have landed do; if they are too many, first those of the powers that land.
    """
    zones = frame.landed.get(territory, {})
    left = landed_units(frame, territory) if rules.land_battle.bombardment else 0
    guns: dict[Power, int] = {}
    allies = [power for power in table.movers if not table.aloof(power)]
    for power in sorted(allies, key=lambda power: not any(power in parties for parties in zones.values())):
        # RB-AMPHC-05: not after a sea battle
        aimed = sum(_aims(table, frame, power, zone, territory) for zone in zones if zone not in frame.fought)
        firing = min(aimed, left)
        if firing:
            guns[power] = firing
            left -= firing
    return guns


def landed_units(frame: Combat, territory: Space) -> int:
    """How many units have landed in a territory in an assault."""
    return sum(sum(parties.values()) for parties in frame.landed.get(territory, {}).values())


def bombard_problems(
    rules: Ruleset, table: Table, frame: Combat, power: Power, order: Bombard
) -> list[Problem]:
    """Every reason why battleships may not bombard."""
    zone, territory = order.zone, order.territory
    zones = frame.landed.get(territory, {})
    assaults = assaults_from(frame, zone)
    if not rules.land_battle.bombardment:
        return [Problem("no-bombardment", territory, refusal.no_bombardment(), "RB-AMPHC-07")]
    if zone not in zones:
        message = refusal.no_assault(territory=territory, zone=zone)
        return [Problem("no-assault", territory, message, "RB-AMPHC-07", ("RB-AMPHC-10",))]
    if len(assaults) < 2:
        message = refusal.one_assault(territory=territory, zone=zone)
        return [Problem("one-assault", territory, message, "RB-AMPHC-09")]
    problems = []
    if zone in frame.fought:
        message = refusal.no_bombardment_after_battle(zone=zone)
        problems.append(Problem("after-battle", zone, message, "RB-AMPHC-05"))
    if any(place in frame.fought for place in assaults):
        problems.append(Problem("too-late", zone, refusal.bombard_earlier(zone=zone), "RB-AMPHC-09"))
    if any(item.kind != "battleship" or item.owner not in (None, power) for item in order.units):
        problems.append(Problem("not-a-battleship", zone, refusal.only_battleships_bombard(), "RB-AMPHC-07"))
        return problems
    number = sum(item.number for item in order.units)
    aims = frame.bombarding.get(zone, {}).get(power, {})
    fleet = table.force(zone, power)
    free = count(fleet, "battleship") - retreated_battleships(frame, power, zone) - sum(aims.values())
    injured = sum(number for piece, number in fleet.items() if piece.damaged)
    named = sum(item.number for item in order.units if item.state == "damaged")
    if number > free or named > injured:
        message = refusal.bombard_none(power=power, zone=zone)
        if free > 0:
            there = units_of("battleship", free)
            message = refusal.bombard_too_few(power=power, there=there, zone=zone, n=number)
        problems.append(Problem("too-many", zone, message, "RB-AMPHC-09"))
    told = [aims for orders in frame.bombarding.values() for aims in orders.values()]
    if sum(aims.get(territory, 0) for aims in told) + number > landed_units(frame, territory):
        message = refusal.bombard_as_many_as_land(territory=territory)
        problems.append(Problem("too-many", territory, message, "RB-AMPHC-08"))
    return problems
