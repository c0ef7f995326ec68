"""Openings: lawful, for their set-up alone, carried out to the end, and told."""

import pytest
from msgspec.structs import replace

from greatwar.board import ZONES
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.lab.openings import is_lawful
from greatwar.lab.plan import Plan
from greatwar.notation.rulesets import read_rules
from greatwar.opponents import Player, awaited, opponent
from greatwar.opponents.openings import Opening, suited, the_book
from greatwar.opponents.planner import Planner
from greatwar.orders import Item, Move
from greatwar.pieces import count
from greatwar.rules.catalog import RULESETS, ruleset
from greatwar.rules.opening import opening
from greatwar.table import Units
from greatwar.text.say import plan

MANUAL = RULESETS["reference-manual"]


def moved(player_of: "Player | None" = None, seed: int = 2) -> Game:
    """The reference manual when the first movement is over; without a player, a new officer gives every order."""
    game = Game(MANUAL, opening(MANUAL), KeyedDice(f"{seed:064x}"))
    while game.table.phase != "combat":
        power = awaited(game)
        assert power is not None
        player = player_of or opponent("officer", seed)
        game.order(power, player.order(game, power))
    return game


def stands(game: Game) -> Units:
    return game.table.units


@pytest.mark.parametrize("known", the_book(), ids=lambda known: known.rules)
def test_every_opening_is_lawful_and_of_the_side_that_begins(known: Opening) -> None:
    rules = RULESETS[known.rules]
    marches = {power: tuple(known.marches(power)) for power in known.orders}
    assert set(known.orders) == set(opening(rules).movers)
    assert is_lawful(rules, marches)


def test_officers_carry_their_opening_out() -> None:
    officer = opponent("officer", 2)
    game = moved(officer)
    known = suited(the_book(), MANUAL, game.table, "germany")
    assert known is not None
    for power in known.orders:
        for march in known.left(game.table, power):
            assert isinstance(march, Move)
            assert march.route[0] in ZONES, "what was left undone on land was not sunk by mines"
    assert officer.defects == 0
    lines = officer.explain("germany")
    assert plan.opening_belgium() in lines
    attacked = [line for line in lines if line.id == "plan-attack"]
    assert any(str(line).startswith("Attack Belgium with ") for line in attacked)


def test_whoever_is_asked_in_the_middle_goes_on_with_it() -> None:
    assert stands(moved()) == stands(moved(opponent("officer", 2)))


def test_generals_open_by_the_book_and_recruits_do_not() -> None:
    assert stands(moved(opponent("general", 2))) == stands(moved(opponent("officer", 2)))
    assert stands(moved(opponent("recruit", 2))) != stands(moved(opponent("officer", 2)))


def test_another_set_up_is_not_opened_by_the_book() -> None:
    table = opening(MANUAL)
    assert suited(the_book(), MANUAL, table, "germany") is not None
    assert suited(the_book(), MANUAL, table, "france") is None
    fewer = table.with_force("Ruhr", "germany", {})
    assert (
        suited(the_book(), MANUAL, fewer.but(dawn=replace(fewer.dawn, units=fewer.units)), "germany") is None
    )
    assert suited(the_book(), RULESETS["second-edition"], table, "germany") is None


def test_a_bid_does_not_change_the_opening_but_other_units_and_options_do() -> None:
    plan = Plan(rules={"rules": "reference-manual"}, central="officer", allies="officer", games=1)
    richer = replace(plan, bid={"germany": 5}).ruleset()
    assert richer.base == "reference-manual"
    assert suited(the_book(), richer, opening(richer), "germany") is not None
    other = read_rules(
        {
            "name": "weak-ruhr",
            "base": "reference-manual",
            "setup": {"remove": {"Ruhr": {"germany": "18 infantry"}}},
        },
        {},
    )
    assert other.base == "reference-manual"
    assert suited(the_book(), other, opening(other), "germany") is None
    slow = ruleset("reference-manual", {"fighter_move": 1})
    assert suited(the_book(), slow, opening(slow), "germany") is None


def test_a_march_that_is_half_done_is_finished() -> None:
    officer = opponent("officer", 2)
    game = Game(MANUAL, opening(MANUAL), KeyedDice(f"{2:064x}"))
    while game.table.phase != "movement":
        power = awaited(game)
        assert power is not None
        game.order(power, officer.order(game, power))
    game.order("germany", Move((Item(5, "infantry"), Item(5, "artillery")), ("Ruhr", "Belgium")))
    while game.table.phase == "movement":
        power = awaited(game)
        assert power is not None
        game.order(power, officer.order(game, power))
    assert officer.defects == 0
    assert count(game.table.force("Belgium", "germany"), "infantry") == 14
    assert count(game.table.force("Munich", "germany"), "infantry") == 6


def test_an_answer_that_was_not_given_is_not_forgotten() -> None:
    """A friend gives an order while a computer thinks: what it thought of is thought of again."""
    officer = opponent("officer", 2)
    game = Game(MANUAL, opening(MANUAL), KeyedDice(f"{2:064x}"))
    while game.table.phase != "movement":
        power = awaited(game)
        assert power is not None
        game.order(power, officer.order(game, power))
    first = officer.order(game, "austria-hungary")
    game.order("ottoman", Move((Item(1, "infantry"),), ("Constantinople", "Bulgaria")))
    assert officer.order(game, "austria-hungary") == first


def test_what_is_told_of_an_opening_goes_with_it() -> None:
    officer = opponent("officer", 2)
    game = moved(officer)
    assert officer.alternatives("germany") == [plan.opening_alone()]
    assert plan.attack_fleet(zone="SZ 9") in officer.explain("germany")
    while game.table.round == 1 or game.table.phase != "combat":
        power = awaited(game)
        assert power is not None
        game.order(power, officer.order(game, power))
    assert plan.opening_belgium() not in officer.explain("germany")


def test_a_power_that_the_opening_does_not_name_plans_by_itself() -> None:
    known = next(some for some in the_book() if some.rules == "reference-manual")
    alone = replace(known, orders={"ottoman": known.orders["ottoman"]})
    staff = opponent("officer", 2)
    assert isinstance(staff, Planner)
    staff.book = (alone,)
    game = moved(staff)
    assert alone.left(game.table, "ottoman") == []
    assert any(
        march.route[0] not in ZONES for march in known.left(game.table, "germany") if isinstance(march, Move)
    )
