"""The lawful routes that movement lists are exactly those against which no rule speaks."""

import random
from collections.abc import Iterator
from functools import cache

import pytest

from greatwar.board import BORDERS, LAND_BORDERS, POWERS, SEA_BORDERS, SPACES, ZONES, Power, Space
from greatwar.dice import KeyedDice
from greatwar.frames import Movement
from greatwar.game import Game
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import Route
from greatwar.pieces import ARMY_KINDS, KINDS, Piece
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import survey
from greatwar.table import Dawn, Table

RULES = {
    "rulebook": ruleset("rulebook"),
    "tournament": ruleset("tournament", {"rounds": 30, "clock": False}),
    "quick-reference": ruleset("quick-reference", {"contested_exit": "firstPrinting"}),
    "second-edition": ruleset("second-edition"),
    "reference-manual": ruleset("reference-manual"),
}


def all_routes(start: Space, steps: int) -> Iterator[Route]:
    """Every path over borders of any kind that visits no space twice."""
    trail: list[Route] = [(start,)]
    while trail:
        route = trail.pop()
        for space in BORDERS[route[-1]]:
            if space not in route:
                yield (*route, space)
                if len(route) < steps:
                    trail.append((*route, space))


@cache
def mid_game(rules: str, seed: int) -> Table:
    """A table after some rounds of random play, with wars in all stages."""
    random_orders = RandomOrders(random.Random(seed))
    game = Game(RULES[rules], opening(RULES[rules]), KeyedDice(f"{seed:064x}"))
    while game.table.round < 4:
        game.order(*random_orders.order(game))
    return game.table


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("name", RULES)
def test_listed_routes_are_those_without_problems(name: str, seed: int, power: Power) -> None:
    rules, table = RULES[name], mid_game(name, seed)
    neutral = rules.entry.neutral_powers if seed == 1 else table.neutral
    table = table.but(
        turn=power, neutral=neutral, dawn=Dawn(table.units, table.control), frames=(Movement(),)
    )
    view = survey(rules, table, power)
    for space in SPACES:
        for kind in KINDS:
            if (kind in ARMY_KINDS) == space.startswith("SZ"):
                continue
            homes = SEA_BORDERS[space] if space in ZONES else LAND_BORDERS[space]
            for gone in ((), *((home, space) for home in (*homes[:1], *homes[1:][-1:]))):
                piece = Piece(kind, route=gone)
                reach = rules.units.reach[kind] + rules.movement.base_range_bonus
                lawful = {r for r in all_routes(space, reach) if not view.route_problems(r, piece)}
                assert set(view.routes(space, piece)) == lawful, (space, piece)
