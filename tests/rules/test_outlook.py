"""What a power finds when its turn begins is remembered for that turn and no longer."""

import random
from weakref import ref

import pytest

from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents.random_orders import RandomOrders
from greatwar.rules import RULESETS, ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import outlook


@pytest.mark.parametrize("name", RULESETS)
def test_an_outlook_is_kept_while_its_turn_lasts_and_gone_with_it(name: str) -> None:
    rules = ruleset(name)
    game = Game(rules, opening(rules), KeyedDice(f"{1:064x}"))
    random_orders = RandomOrders(random.Random(1))
    first = game.table.turn
    while game.table.turn == first:
        game.order(*random_orders.order(game))
    turn, power = game.table.turn, game.table.movers[0]
    kept = ref(outlook(rules, game.table, power))
    while game.table.turn == turn:
        assert outlook(rules, game.table, power) is kept()
        game.order(*random_orders.order(game))
    game.order(
        *random_orders.order(game)
    )  # until then the game keeps the rolls of the last order, with their table
    assert kept() is None
