"""The lawful routes that movement lists are exactly those against which no rule speaks."""

import random
from collections.abc import Iterator

import pytest

from greatwar.board import BORDERS, POWERS, SPACES, Power, Space
from greatwar.dice import KeyedDice
from greatwar.frames import Movement
from greatwar.game import Game
from greatwar.orders import Route
from greatwar.pieces import ARMY_KINDS, KINDS, Piece
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import Outlook
from greatwar.table import Dawn, Table
from greatwar.wanderer import Wanderer

RULES = ruleset("rulebook")


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


def mid_game(seed: int) -> Table:
    """A table after some rounds of random play, with wars in all stages."""
    wanderer = Wanderer(random.Random(seed))
    game = Game(RULES, opening(RULES), KeyedDice(f"{seed:064x}"))
    while game.table.round < 4:
        game.order(*wanderer.order(game))
    return game.table


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("power", POWERS)
def test_listed_routes_are_those_without_problems(seed: int, power: Power) -> None:
    table = mid_game(seed)
    table = table.but(turn=power, dawn=Dawn(table.units, table.control), frames=(Movement(),))
    view = Outlook(RULES, table, power)
    for space in SPACES:
        for kind in KINDS:
            if (kind in ARMY_KINDS) == space.startswith("SZ"):
                continue
            for gone in ((), (BORDERS[space][0], space)) if BORDERS[space] else ((),):
                piece = Piece(kind, route=gone)
                reach = RULES.reach[kind]
                lawful = {r for r in all_routes(space, reach) if not view.route_problems(r, piece)}
                assert set(view.routes(space, piece)) == lawful, (space, piece)
