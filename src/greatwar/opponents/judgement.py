"""Judgement: who is ahead, as one number, from what both sides have and what wins in the ruleset."""

from math import exp

from greatwar.board import CAPITAL, LAND_BORDERS, POWERS, SIDE, TERRITORIES, ZONES, Power, Side, Space
from greatwar.rules.goals import Goals, goals
from greatwar.rules.opening import opening
from greatwar.rules.points import points
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

ROUNDS_OF_INCOME = 3.0
FLEET = 0.35
"""What ships count, against armies of the same price."""
CAPITAL_WORTH = 25.0
DECISIVE = 60.0
"""What the last capital or collapse counts that is missing to win."""
METER = 25.0
"""What it counts, in IPCs, that an enemy power is about to collapse."""
TOWARDS_VICTORY = 125.0
"""What that counts more in the long run where collapses win the war, and each that has come about."""
DELAY = 0.05
"""How much less an army counts with each march to the nearest enemy beyond the first."""
EMBARKED = 0.1
"""How much more troops aboard count than `lead` gives them."""
BEYOND = 9
"""So many marches count for an army that has none to make, because the sea is in its way."""
SCALE = 70.0
"""The lead, in IPCs, with which the leader wins about three games of four."""


def lead(rules: Ruleset, table: Table) -> float:
    """How far the Central Powers are ahead, in IPCs; negative if they are behind.

    It is counted from how the sides stand in the set-up, which is taken to be even: armies far from every front and
    fleets count for less than they cost, and no count of pieces knows by how much.
    """
    return _difference(rules, table) - _handicap(rules)


def _difference(rules: Ruleset, table: Table) -> float:
    aims = goals(rules)
    return _standing(rules, table, aims, "central") - _standing(rules, table, aims, "allies")


_HANDICAPS: dict[int, tuple[Ruleset, float]] = {}


def _handicap(rules: Ruleset) -> float:
    """What the Central Powers have more in the set-up of a ruleset."""
    known = _HANDICAPS.get(id(rules))
    if known is None or known[0] is not rules:
        known = _HANDICAPS[id(rules)] = rules, _difference(rules, opening(rules))
    return known[1]


def chance(rules: Ruleset, table: Table, ahead: float) -> float:
    """About how likely the Central Powers are to win who are so far ahead."""
    if table.winner:
        return {"central": 1.0, "allies": 0.0}.get(table.winner, 0.5)
    aims = goals(rules)
    scale = SCALE
    left = aims.rounds_left(table.round)
    if left is not None:
        scale *= min(1.0, 0.25 + 0.15 * left)
    return 1.0 / (1.0 + exp(max(-60.0, min(60.0, -ahead / scale))))


def progress(rules: Ruleset, table: Table) -> float:
    """How much nearer the Central Powers are to winning by collapses than `lead` knows, less the same of the Allies."""
    aims = goals(rules)
    if not aims.collapses:
        return 0.0
    return TOWARDS_VICTORY * sum(
        (-1.0 if SIDE[power] == "central" else 1.0) * _share(table, aims, power) ** 2
        for power in aims.collapse
        if power not in table.neutral
    )


def remoteness(rules: Ruleset, table: Table) -> float:
    """What the armies of the Central Powers count less than those of the Allies for being far from every front."""
    return _far(rules, table, "central") - _far(rules, table, "allies")


def _far(rules: Ruleset, table: Table, side: Side) -> float:
    """What a side's armies count less, in IPCs: the more, the more marches lie before them; most beyond the sea."""
    marches = _marches(table, side)
    total = 0.0
    for space, stacks in table.units.items():
        share = DELAY * (marches.get(space, BEYOND) - 1)
        for power, force in stacks.items():
            if SIDE[power] != side:
                continue
            for piece, number in force.items():
                if space in ZONES:
                    # Troops aboard are on their way, and count for more than those who wait for a ship.
                    total -= EMBARKED * number * sum(rules.units.cost[unit.kind] for unit in piece.cargo)
                elif share:
                    total += share * rules.units.cost[piece.kind] * number
    return total


def _marches(table: Table, side: Side) -> dict[Space, int]:
    """How many marches lie between each territory and the nearest one that the enemy holds or contests."""
    edge = [
        space
        for space in TERRITORIES
        if table.is_contested(space)
        or ((holder := table.controller(space)) is not None and SIDE[holder] != side)
    ]
    found = dict.fromkeys(edge, 1)
    steps = 0
    while edge and steps < BEYOND:
        steps += 1
        further = []
        for space in edge:
            for other in LAND_BORDERS[space]:
                if other not in found:
                    found[other] = steps
                    further.append(other)
        edge = further
    return found


def _standing(rules: Ruleset, table: Table, aims: Goals, side: Side) -> float:
    """What a side has: armies, fleets, income, and what it holds of what wins."""
    own = [power for power in POWERS if SIDE[power] == side and power not in table.departed]
    left = aims.rounds_left(table.round)
    rounds = ROUNDS_OF_INCOME if left is None or aims.by_income else min(ROUNDS_OF_INCOME, float(left))
    total = 0.0
    for power in own:
        weight = 0.5 if power in table.neutral else 1.0
        total += weight * (_forces(rules, table, power) + table.treasury.get(power, 0))
        if power not in table.lost_capital and power not in table.bankrupt:
            total += weight * rounds * rules.economy.income(rules, table, power)
    return total + _captures(table, aims, side) + _meters(rules, table, aims, side)


def _forces(rules: Ruleset, table: Table, power: Power) -> float:
    total = 0.0
    for space, stacks in table.units.items():
        force = stacks.get(power)
        if force:
            price = sum(rules.units.cost[piece.kind] * number for piece, number in force.items())
            cargo = sum(
                rules.units.cost[unit.kind] * number
                for piece, number in force.items()
                for unit in piece.cargo
            )
            total += (FLEET * price if space in ZONES else price) + 0.8 * cargo
    return total


def _captures(table: Table, aims: Goals, side: Side) -> float:
    """What captured capitals count, the more the nearer they bring to victory."""
    held = [
        capital
        for power, capital in CAPITAL.items()
        if SIDE[power] != side and (holder := table.controller(capital)) is not None and SIDE[holder] == side
    ]
    worth = CAPITAL_WORTH * len(held)
    for test in aims.tests(side):
        if len(held) >= test.capitals - 1 and len(held) > 0:
            worth += DECISIVE * 0.5
        if len(held) >= test.capitals and (not test.needs_one_of or not test.needs_one_of.isdisjoint(held)):
            worth += DECISIVE
    return worth


def _meters(rules: Ruleset, table: Table, aims: Goals, side: Side) -> float:
    """What the enemy has lost of his homelands, where that wins."""
    worth = 0.0
    if aims.points:
        left = aims.rounds_left(table.round)
        worth += points(rules, table, side) * (2.0 if left is None else 1.5 + 4.5 / (1.0 + left))
    fallen = 0
    for power in aims.collapse:
        if SIDE[power] == side or power in table.neutral:
            continue
        if power in table.collapsed:
            fallen += 1
            worth += CAPITAL_WORTH
        else:
            worth += METER * _share(table, aims, power) ** 2
    if aims.collapses and fallen:
        worth += DECISIVE * fallen
    if aims.clock and aims.clock_winner == side:
        worth += 6.0 * table.round
    return worth


def _share(table: Table, aims: Goals, power: Power) -> float:
    """How far a power has come on the way to its collapse."""
    if power in table.collapsed:
        return 1.0
    return min(1.0, aims.lost(table, power) / max(1, aims.collapse[power].political))
