"""Players keep to house rules: no order of theirs is refused, and they use what these offer."""

from random import Random

import pytest

from greatwar.board import POWERS
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.rulesets import read_rules
from greatwar.opponents import Players, opponent
from greatwar.opponents.player import answer
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import Rail, Undo
from greatwar.rules import Ruleset
from greatwar.rules.opening import begun, opening

WAR = {
    "name": "house-war",
    "base": "rulebook",
    "mobilize": {"regions": True, "capital_limit": 4, "region_limit": "ipc", "hulls": True},
    "income": {"trade": "minors", "captured_treasury": "lost"},
    "railways": {"lines": 2, "capacity": 4, "first_round": 1},
    "movement": {"dardanelles": "side", "canal": "open"},
    "collapse": {"kind": "second-edition", "wins": 3, "france": {"political": 8}},
    "victory": {"rounds": 3, "count": "income"},
    "revolution": {"possible": True, "from_round": 2, "neighbours": 2},
    "obligations": {"austria-hungary": "all-to-serbia", "germany": "all-to-belgium"},
}
TOURNAMENT = {
    "name": "house-tournament",
    "base": "tournament",
    "mobilize": {"refund": "none", "capital_limit": "ipc", "germany": {"industry": 1}},
    "railways": {"lines": 1},
    "collapse": {"wins": 2, "contested": False},
    "victory": {"rounds": 3},
}


def game_of(rules: Ruleset, seed: int) -> Game:
    return Game(rules, begun(rules, opening(rules)), KeyedDice(f"{seed:064x}"))


@pytest.mark.parametrize("tree", [WAR, TOURNAMENT], ids=lambda tree: tree["name"])
def test_officers_play_by_house_rules_to_the_last_round(tree: dict[str, object]) -> None:
    game = game_of(read_rules(tree, {}), 5)
    player = opponent("officer", 5)
    players: Players = dict.fromkeys(POWERS, player)
    trains = 0
    while not game.table.winner:
        assert game.table.round <= 3
        power, order = answer(game, players)
        trains += isinstance(order, Rail)
        game.order(power, order)
    assert player.defects == 0
    assert trains > 0


@pytest.mark.parametrize("tree", [WAR, TOURNAMENT], ids=lambda tree: tree["name"])
def test_random_play_by_house_rules_breaks_nothing(tree: dict[str, object]) -> None:
    rules = read_rules(tree, {})
    game = game_of(rules, 7)
    random_orders = RandomOrders(Random(7))
    while not game.table.winner:
        before = game.table
        power, order = random_orders.order(game)
        game.order(power, order)
        assert isinstance(order, Undo) or not broken(rules, game.table, before), order
    assert game.table.round <= 3
