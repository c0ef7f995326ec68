"""The obligations of round 1: Austria-Hungary against Serbia, Germany against Belgium (RB-POL-01, SE-POL-01)."""

from greatwar.board import TERRITORIES, Power, Space
from greatwar.orders import Item, Move, Order
from greatwar.pieces import ARMY_KINDS, FRESH, Piece, count
from greatwar.problems import Problem
from greatwar.rules.chapters import Obligation
from greatwar.rules.outlook import outlook
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal

MARCHES: dict[Obligation, tuple[Space, Space]] = {
    "all-to-serbia": ("Trieste", "Serbia"),
    "all-to-belgium": ("Ruhr", "Belgium"),
}
"""From where to where all units of a power march."""
CHOICES: dict[Power, tuple[Obligation, ...]] = {
    "austria-hungary": ("attack-serbia", "all-to-serbia"),
    "germany": ("all-to-belgium",),
}
"""What powers can be obliged to."""
TARGETS: dict[Obligation, Space] = {
    "attack-serbia": "Serbia",
    **{duty: target for duty, (_, target) in MARCHES.items()},
}
"""The land against which each of them goes."""


def duty_problems(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """What a power must still do before it can end its movement phase of round 1."""
    if table.round != 1:
        return []
    duty = rules.movement.obligations.get(power)
    if duty is None:
        return []
    if duty == "attack-serbia":
        return _attack_on_serbia(rules, table, power)
    return _march_of_all(rules, table, power, *MARCHES[duty])


def dutiful_orders(rules: Ruleset, table: Table, power: Power) -> list[Order]:
    """The order by which all units that are still where they stood march to their duty, if that is one."""
    duty = rules.movement.obligations.get(power)
    march = None if duty is None else MARCHES.get(duty)
    if march is None or not duty_problems(rules, table, power):
        return []
    return _marches(table, power, *march)


def attacking_orders(rules: Ruleset, table: Table, power: Power) -> list[Order]:
    """The orders by which all units of a territory march to an attack that is still to be made (RB-POL-01).

    Any infantry would do, so this is for players that do not hit on one.
    """
    if rules.movement.obligations.get(power) != "attack-serbia" or not duty_problems(rules, table, power):
        return []
    return [
        order
        for start in TERRITORIES["Serbia"].land
        if table.force(start, power).get(FRESH["infantry"])
        for order in _marches(table, power, start, "Serbia")
    ]


def _marches(table: Table, power: Power, start: Space, target: Space) -> list[Order]:
    """The order by which all units that are still in a territory march, if there are any."""
    army = table.force(start, power)
    items = tuple(Item(army[FRESH[kind]], kind) for kind in ARMY_KINDS if army.get(FRESH[kind]))
    return [Move(items, (start, target))] if items else []


def _attack_on_serbia(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """RB-POL-01: on its first turn Austria-Hungary attacks Serbia, if it has any infantry that can."""
    view = outlook(rules, table, power)
    if view.status("Serbia") != "hostile" or count(table.force("Serbia", power), *rules.units.land_units):
        return []
    infantry = Piece("infantry")
    could = any(
        view.table.force(start, power).get(infantry) and view.is_lawful((start, "Serbia"), infantry)
        for start in TERRITORIES["Serbia"].land
    )
    if not could:
        return []
    return [Problem("duty", "Serbia", refusal.attack_serbia(), "RB-POL-01")]


def _march_of_all(rules: Ruleset, table: Table, power: Power, start: Space, target: Space) -> list[Problem]:
    """SE-POL-01: all units that stood there when the turn began attack, if there is still an enemy to attack."""
    view = outlook(rules, table, power)
    army = {
        piece: number
        for piece, number in view.table.force(start, power).items()
        if view.is_lawful((start, target), piece)
    }
    if view.status(target) != "hostile" or not army:
        return []
    marched = {p: n for p, n in table.force(target, power).items() if p.route and p.route[0] == start}
    if count(marched) >= count(army):
        return []
    message = refusal.march_of_all(power=power, target=target, start=start)
    return [Problem("duty", target, message, "SE-POL-01")]
