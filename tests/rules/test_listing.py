"""The listing kept up to date from order to order is the listing made anew."""

import random

import pytest

from greatwar.dice import KeyedDice
from greatwar.frames import Movement
from greatwar.game import Game
from greatwar.kernel import Line
from greatwar.orders import End
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import survey
from greatwar.rules.rulebook.listing import listed
from greatwar.wanderer import Wanderer

NAMES = ("rulebook", "tournament", "quick-reference")


def listed_anew(game: Game) -> list[Line]:
    return listed(survey(game.rules, game.table, game.table.movers[0]), game.table).lines()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_listing_is_the_same_made_anew_and_lists_every_order_once(name: str, seed: int) -> None:
    rules = ruleset(name, {"rounds": 30, "clock": False} if name == "tournament" else {})
    wanderer = Wanderer(random.Random(seed))
    game = Game(rules, opening(rules), KeyedDice(f"{seed:064x}"))
    compared = 0
    while game.table.round < 6:
        if isinstance(game.table.frames[-1], Movement):
            lines = [line for line in game.legal() if not isinstance(line[1], End)]
            orders = [line for line in lines if line[0] == game.table.turn]
            assert len(set(orders)) == len(orders)
            assert set(orders) - set(listed_anew(game)) == set()
            assert set(listed_anew(game)) - set(orders) == set()
            compared += 1
        game.order(*wanderer.order(game))
    assert compared > 500
