"""Charts: the figures of a game at the start of every turn, and its dice."""

from collections.abc import Mapping

from greatwar.board import POWERS, TERRITORIES, Power
from greatwar.events import Event, ShipMined, UnitsLost
from greatwar.orders import Items
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.view.volleys import Volley
from greatwar.web.reviewed import Charted

Luck = dict[Power, float]
"""Hits in battle beyond what was to be expected, by the power that fired."""


def charted(rules: Ruleset, table: Table, orders: int, luck: Mapping[Power, float]) -> Charted:
    """The figures of a table, behind so many orders."""
    army: dict[Power, int] = dict.fromkeys(POWERS, 0)
    lands: dict[Power, int] = dict.fromkeys(POWERS, 0)
    for stacks in table.units.values():
        for power, force in stacks.items():
            for piece, number in force.items():
                army[power] += number * rules.units.cost[piece.kind]
                for unit in piece.cargo:
                    army[unit.owner] += number * rules.units.cost[unit.kind]
    for territory in TERRITORIES:
        holder = table.controller(territory)
        if holder is not None:
            lands[holder] += 1
    return Charted(
        orders,
        table.round,
        table.turn,
        {power: rules.earnings(table, power) for power in POWERS},
        army,
        lands,
        dict(table.treasury),
        {power: round(luck[power], 3) for power in POWERS},
    )


def reckon(luck: Luck, volley: Volley) -> None:
    """Add the dice of a volley to the luck of those who fired."""
    dice = iter(volley.dice)
    for gun in (*volley.attack, *volley.defence):
        hits = sum(next(dice) <= gun.value for _ in range(gun.number))
        luck[gun.power] += hits - gun.number * gun.value / 6


def destroyed(rules: Ruleset, events: tuple[Event, ...]) -> int:
    """What the units were worth that were lost, in IPCs; a battleship that is only damaged is not lost."""
    worth = 0
    for event in events:
        if isinstance(event, UnitsLost):
            worth += _worth(rules, event.units)
        elif isinstance(event, ShipMined) and event.sunk:
            worth += rules.units.cost[event.kind]
    return worth


def _worth(rules: Ruleset, items: Items) -> int:
    return sum(
        item.number * rules.units.cost[item.kind] + _worth(rules, item.cargo or ())
        for item in items
        if item.state != "damage"
    )
