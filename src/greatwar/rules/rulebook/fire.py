"""The battle board: what the dice of an army or a fleet hit on (RB-LCOMB-07 to 10, RB-SCOMB-03).

The engine rolls these dice, and the odds are reckoned from them.
"""

from greatwar.rules.ruleset import Ruleset

Volley = tuple[tuple[int, int], ...]
"""Dice in the order in which they are rolled: what they hit on, and how many."""


def attack_of_army(
    rules: Ruleset, infantry: int, artillery: int, tanks: int, fighters: int, *, supremacy: bool
) -> Volley:
    """The dice of one power's attacking army: infantry, artillery, tanks, fighters; supported ones first."""
    supported = min(infantry, artillery)
    followed = min(tanks, artillery - supported)
    return (
        (rules.land_battle.supported_attack, supported),
        (rules.units.attack["infantry"], infantry - supported),
        (_promoted(rules, rules.units.attack["artillery"], supremacy=supremacy), artillery),
        (rules.land_battle.supported_attack, followed),
        (rules.units.attack["tank"], tanks - followed),
        (rules.units.attack["fighter"], fighters if supremacy else 0),
    )


def defence_of_army(
    rules: Ruleset, infantry: int, artillery: int, tanks: int, fighters: int, *, supremacy: bool
) -> Volley:
    """The dice of one power's defending army: infantry, artillery, tanks, fighters."""
    return (
        (rules.units.defence["infantry"], infantry),
        # TR-MULTI-01: all artillery of a multinational force is promoted, whosever the fighters are.
        (_promoted(rules, rules.units.defence["artillery"], supremacy=supremacy), artillery),
        (rules.units.defence["tank"], tanks),
        (rules.units.defence["fighter"], fighters if supremacy else 0),
    )


def fire_of_fleet(rules: Ruleset, submarines: int, cruisers: int, battleships: int) -> Volley:
    """The dice of one power's ships: submarines, cruisers, battleships, damaged ones as any."""
    return (
        (rules.units.broadside["submarine"], submarines),
        (rules.units.broadside["cruiser"], cruisers),
        (rules.units.broadside["battleship"], battleships),
    )


def _promoted(rules: Ruleset, value: int, *, supremacy: bool) -> int:
    """What artillery hits on; no die shows more than 6."""
    return min(6, value + rules.land_battle.air_supremacy_bonus) if supremacy else value


def tanks_absorb(rules: Ruleset, *, assault: bool) -> bool:
    """Whether attacking tanks cancel hits in a round that is, or is not, that of an assault."""
    return rules.land_battle.tanks == "absorb" or (
        rules.land_battle.tanks == "except_landings" and not assault
    )


def cancelled_by_tanks(hits: int, tanks: int) -> int:
    """RB-LCOMB-11: the hits that are left to an attacker, each of whose tanks cancels one."""
    return max(0, hits - tanks)


def values_of(volley: Volley) -> list[int]:
    """What each single die hits on."""
    return [value for value, number in volley for _ in range(number)]
