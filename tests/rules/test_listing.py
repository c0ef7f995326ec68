"""The listing kept up to date from order to order is the listing made anew."""

import random

import pytest

from greatwar.dice import KeyedDice
from greatwar.frames import Movement
from greatwar.game import Game
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.rules.outlook import outlook, survey
from greatwar.rules.rulebook.listing import listed
from greatwar.rules.rulebook.phases import awaited
from greatwar.wanderer import Wanderer

NAMES = ("rulebook", "tournament", "quick-reference", "second-edition", "reference-manual")


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_listing_is_the_same_made_anew_and_lists_every_order_once(name: str, seed: int) -> None:
    rules = ruleset(name, {"rounds": 30, "clock": False} if name == "tournament" else {})
    chance = random.Random(seed)
    wanderer = Wanderer(chance)
    game = Game(rules, opening(rules), KeyedDice(f"{seed:064x}"))
    compared = 0
    while game.table.round < 6 and not game.table.winner:
        frame = game.table.frames[-1]
        if isinstance(frame, Movement):
            lines = game.legal()
            assert len(set(lines)) == len(lines)
            # Of a side that moves together, one power after the other finds what its friends have done meanwhile.
            power = chance.choice(awaited(game.table, frame))
            kept = listed(outlook(rules, game.table, power), game.table)
            anew = listed(survey(rules, game.table, power), game.table)
            assert kept.lines() == anew.lines()
            assert kept.lacking == anew.lacking
            assert kept.unescorted == anew.unescorted
            assert kept.landing == anew.landing
            assert set(lines).issuperset(anew.lines())
            compared += 1
        game.order(*wanderer.order(game))
    assert compared > 500
