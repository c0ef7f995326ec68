"""The battle board: the numbers on which the dice of an army or a fleet hit (RB-LCOMB-07 to 10, RB-SCOMB-03).

The engine rolls these dice, and the odds are reckoned from them.
"""

from collections.abc import Mapping

from greatwar.pieces import Kind
from greatwar.rules.ruleset import Ruleset

HIGHEST = 6
"""What a unit hits on that always hits."""

DiceGroups = tuple[tuple[int, int], ...]
"""Dice in the order in which they are rolled: what they hit on, and how many."""


def attack_of_army(
    rules: Ruleset, infantry: int, artillery: int, tanks: int, fighters: int, *, supremacy: bool
) -> DiceGroups:
    """The dice of one power's attacking army: infantry, artillery, tanks, fighters; supported ones first."""
    supported = min(infantry, artillery)
    followed = min(tanks, artillery - supported)
    attack, support = rules.units.attack, rules.land_battle.support_bonus
    return (
        (raised(attack["infantry"], support), supported),
        (attack["infantry"], infantry - supported),
        (raised(attack["artillery"], rules.land_battle.air_supremacy_bonus * supremacy), artillery),
        (raised(attack["tank"], support), followed),
        (attack["tank"], tanks - followed),
        (attack["fighter"], fighters if supremacy else 0),
    )


def defence_of_army(
    rules: Ruleset, infantry: int, artillery: int, tanks: int, fighters: int, *, supremacy: bool
) -> DiceGroups:
    """The dice of one power's defending army: infantry, artillery, tanks, fighters."""
    return (
        (rules.units.defence["infantry"], infantry),
        # TR-MULTI-01: all artillery of a multinational force is promoted, whosever the fighters are.
        (
            raised(rules.units.defence["artillery"], rules.land_battle.air_supremacy_bonus * supremacy),
            artillery,
        ),
        (rules.units.defence["tank"], tanks),
        (rules.units.defence["fighter"], fighters if supremacy else 0),
    )


def raised(value: int, bonus: int) -> int:
    """What a unit hits on that support or air supremacy helps: at most every die; one that does not fire never does."""
    return min(value + bonus, HIGHEST) if value else 0


def fire_of_fleet(values: Mapping[Kind, int], submarines: int, cruisers: int, battleships: int) -> DiceGroups:
    """The dice of one power's ships: submarines, cruisers, battleships, damaged ones as any.

    The values are those of the ruleset for attack or defence.
    """
    return (
        (values["submarine"], submarines),
        (values["cruiser"], cruisers),
        (values["battleship"], battleships),
    )


def tanks_absorb(rules: Ruleset, *, assault: bool) -> bool:
    """Whether attacking tanks cancel hits in a round that is, or is not, that of an assault."""
    return rules.land_battle.tanks == "absorb" or (
        rules.land_battle.tanks == "except_landings" and not assault
    )


def cancelled_by_tanks(hits: int, tanks: int) -> int:
    """RB-LCOMB-11: the hits that are left to an attacker, each of whose tanks cancels one."""
    return max(0, hits - tanks)


def values_of(volley: DiceGroups) -> list[int]:
    """What each single die hits on; units with no value roll none."""
    return [value for value, number in volley if value for _ in range(number)]
