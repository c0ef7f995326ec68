"""Completion offers what fits now, and leads to every lawful order."""

from random import Random

from greatwar.cli.completion import nearest, suggestions
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import format_order, parse_order
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import Undo
from greatwar.rules import ruleset
from greatwar.rules.opening import opening


def at_start(*orders: str) -> Game:
    rules = ruleset("rulebook")
    game = Game(rules, opening(rules), KeyedDice("00"))
    for order in orders:
        game.order("austria-hungary", parse_order(order))
    return game


def offered(game: Game, line: str) -> list[str]:
    return [line[: each.start] + each.text for each in suggestions(game, "austria-hungary", line)]


def test_the_words_of_the_phase_are_offered() -> None:
    assert {"buy", "end", "?", "board"} <= set(offered(at_start(), ""))
    assert "move" not in offered(at_start(), "")
    assert {"move", "load", "end"} <= set(offered(at_start("end"), ""))
    assert "undo" in offered(at_start("buy 1 infantry"), "u")
    assert offered(at_start(), "u") == []


def test_units_are_offered_with_how_many_there_are() -> None:
    game = at_start("end")
    assert offered(game, "move ")[0] == "move 12 infantry"
    assert offered(game, "move 3 inf") == ["move 3 infantry"]
    assert "move 3 infantry, 2 artillery" in offered(game, "move 3 infantry, ")
    assert "buy 8 infantry" in offered(at_start(), "buy ")


def test_only_spaces_are_offered_that_hold_the_units() -> None:
    game = at_start("end")
    assert offered(game, "move 7 infantry ") == [
        "move 7 infantry Vienna -> ",
        "move 7 infantry Budapest -> ",
    ]
    assert offered(game, "move 6 infantry, 2 artillery Tr") == ["move 6 infantry, 2 artillery Trieste -> "]


def test_only_lawful_destinations_are_offered() -> None:
    game = at_start("end")
    assert offered(game, "move 1 infantry Trieste -> S") == ["move 1 infantry Trieste -> Serbia"]
    assert offered(game, "load 1 infantry Trieste -> ") == ["load 1 infantry Trieste -> SZ 18"]
    assert offered(game, "move 1 infantry Trieste -> Viena") == ["move 1 infantry Trieste -> Vienna"]


def test_another_power_is_completed_behind_its_name() -> None:
    assert offered(at_start(), "germany: de") == ["germany: declare submarine warfare"]
    assert "Germany: " in offered(at_start(), "ger")


def test_every_lawful_order_can_be_reached_word_by_word() -> None:
    rules = ruleset("rulebook")
    game, random_orders, rng = (
        Game(rules, opening(rules, 3), KeyedDice("01")),
        RandomOrders(Random(3)),
        Random(5),
    )
    while game.table.round < 3 and not game.table.winner:
        power, order = random_orders.order(game)
        if not isinstance(order, Undo) and rng.random() < 0.1:
            text = format_order(order)
            stops = [
                0,
                *(
                    at + 1
                    for at, letter in enumerate(text)
                    if letter == " " and not text.startswith("->", at + 1)
                ),
            ]
            for at in stops:
                assert suggestions(game, power, text[:at]), (text[:at], text)
        game.order(power, order)


def test_nothing_is_suggested_that_would_be_refused() -> None:
    game = at_start("end")
    assert (
        nearest(game, "austria-hungary", "mvoe 3 infantry Vienna -> Galicia")
        == "move 3 infantry Vienna -> Galicia"
    )
    assert nearest(game, "austria-hungary", "mvoe 99 infantry Vienna -> Galicia") is None
    assert nearest(game, "austria-hungary", "sing a song") is None
