"""What the search for an assignment of landings leaves out cannot be."""

import random

import pytest

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents.random_orders import RandomOrders
from greatwar.pieces import Force
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import Outlook
from greatwar.rules.rulebook import landings
from greatwar.rules.rulebook.landings import Demand

RULES = ruleset("rulebook")


def test_no_assignment_is_missed_for_want_of_units_or_ships(monkeypatch: pytest.MonkeyPatch) -> None:
    is_supplied, refused = landings._is_supplied, 0

    def searched(outlook: Outlook, fleet: Force, carrier: Power, wanted: list[Demand]) -> bool:
        nonlocal refused
        if is_supplied(outlook, fleet, carrier, wanted):
            return True
        refused += 1
        with monkeypatch.context() as unpruned:
            unpruned.setattr(landings, "_is_supplied", lambda *_: True)
            unpruned.setattr(landings, "ships_needed", lambda *_: 1)
            assert landings.assigned(outlook, fleet, carrier, wanted) is None
        return False

    monkeypatch.setattr(landings, "_is_supplied", searched)
    random_orders = RandomOrders(random.Random(1))
    game = Game(RULES, opening(RULES), KeyedDice(f"{1:064x}"))
    while game.table.round < 8:
        game.order(*random_orders.order(game))
    assert refused > 20
