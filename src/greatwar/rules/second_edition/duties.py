"""The duties of round 1: Austria-Hungary against Serbia, Germany against Belgium (SE-POL-01)."""

from greatwar.board import Power, Space
from greatwar.orders import Item, Move, Order
from greatwar.pieces import ARMY_KINDS, FRESH, count
from greatwar.problems import Problem
from greatwar.rules.outlook import outlook
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

DUTIES: dict[Power, tuple[Space, Space]] = {
    "austria-hungary": ("Trieste", "Serbia"),
    "germany": ("Ruhr", "Belgium"),
}
"""Whose units march from where to where."""


def marching_orders(rules: Ruleset, table: Table, power: Power) -> list[Order]:
    """The order by which all units that are still where they stood march to their duty."""
    if not opening_attacks(rules, table, power):
        return []
    start, target = DUTIES[power]
    army = table.force(start, power)
    items = tuple(Item(army[FRESH[kind]], kind) for kind in ARMY_KINDS if army.get(FRESH[kind]))
    return [Move(items, (start, target))] if items else []


def opening_attacks(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """All units that stood in Trieste or Ruhr when the turn began attack, if there is still an enemy to attack."""
    if table.round != 1 or power not in DUTIES:
        return []
    start, target = DUTIES[power]
    view = outlook(rules, table, power)
    army = view.table.force(start, power)
    if view.status(target) != "hostile" or not army:
        return []
    marched = {p: n for p, n in table.force(target, power).items() if p.route and p.route[0] == start}
    if count(marched) == count(army):
        return []
    sentence = f"In round 1 {power} must attack {target} with all its units in {start}"
    return [Problem("duty", target, sentence, "SE-POL-01")]
