"""Destinations: where the units of a space can go, one entry for each kind of unit and way."""

from typing import Literal

from msgspec.structs import replace

from greatwar.board import TERRITORIES, ZONES, Power, Space
from greatwar.game import Game
from greatwar.notation.units import canonical
from greatwar.orders import Item, Load, Move, Offload, Order, Rail
from greatwar.pieces import count
from greatwar.questions import Shape
from greatwar.rules.status import condition, enemy_ships, is_hostile_zone, is_mined
from greatwar.text.chronicle import order_line
from greatwar.web.asking import most_accepted
from greatwar.web.payloads import Destination, Meaning


def destinations(game: Game, power: Power, space: Space) -> tuple[Destination, ...]:
    """Every way in which the units of a power in a space can go somewhere now."""
    found: dict[Order, Destination] = {}
    for who, order in game.legal():
        if who == power and not isinstance(order, Shape) and order not in found:
            here = _destination(game, power, space, order)
            if here is not None:
                found[order] = here
    loads = [each for each in found.values() if each.word == "load"]
    for each in loads:
        alike = [other for other in loads if (other.goal, other.carrier) == (each.goal, each.carrier)]
        if len(alike) > 1:
            found[each.order] = replace(each, together=_together(game, power, alike))
    return tuple(found.values())


def _together(game: Game, power: Power, loads: list[Destination]) -> int:
    """How many units of several sorts find room aboard, taken from each sort in turn."""
    queue = [
        each.item for turn in range(max(each.most for each in loads)) for each in loads if turn < each.most
    ]
    order = loads[0].order
    assert isinstance(order, Load)
    return most_accepted(
        game, power, len(queue), lambda number: replace(order, units=canonical(queue[:number]))
    )


def _destination(game: Game, power: Power, space: Space, order: Order) -> Destination | None:
    match order:
        case Move(units, route) | Rail(units, route) if route[0] == space:
            goal = route[-1]
            word: Literal["move", "rail", "load", "offload"] = "rail" if isinstance(order, Rail) else "move"
            carrier = None
        case Load(units, territory, goal, carrier) if territory == space:
            word, route = "load", (territory, goal)
        case Offload(units, zone, goal, carrier, after) if zone == space:
            if after and is_hostile_zone(game.table, power, zone):
                return None  # every landing from there waits for the battle
            word, route = "offload", (zone, goal)
        case _:
            return None
    item = units[0]
    meaning = _meaning(game, power, order, goal)
    return Destination(
        goal,
        word,
        item,
        _most(game, power, space, order, item),
        route,
        order,
        meaning,
        mines=any(is_mined(game.rules, game.table, power, each) for each in route[1:] if each in ZONES),
        carrier=carrier,
        line=order_line(power, order),
    )


def _most(game: Game, power: Power, space: Space, order: Order, item: Item) -> int:
    """How many units can be named in one order; a loaded transport is an item by itself."""
    if item.cargo or not isinstance(order, Move | Rail | Load | Offload):
        return 1
    stock = game.table.force(space, power)
    if isinstance(order, Offload):
        most = sum(
            len(piece.cargo) * number
            for stack in game.table.stacks(space).values()
            for piece, number in stack.items()
        )
    else:
        most = count(stock, item.kind)
    return most_accepted(
        game, power, most, lambda number: replace(order, units=(replace(item, number=number),))
    )


def _meaning(game: Game, power: Power, order: Order, goal: Space) -> Meaning:
    table = game.table
    if isinstance(order, Load):
        return "load"
    if goal in ZONES:
        return "attack" if enemy_ships(table, power, goal) else "move"
    if isinstance(order, Offload) and order.after_battle:
        return "wait"
    found = condition(game.rules, table, power, goal)
    if TERRITORIES[goal].is_minor and goal in game.rules.minors.mobilizing and goal not in table.mobilized:
        return "join" if found == "friendly" else "mobilize"
    if found == "contested":
        return "contest"
    if found in ("hostile", "neutral"):
        return "attack" if table.foes(goal) else "take"
    if isinstance(order, Offload):
        return "land"
    return "reinforce" if table.stacks(goal) else "move"
