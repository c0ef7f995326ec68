"""The fuzzer finds nothing in the engine, everything in a broken one, and shows it in a scenario."""

import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from greatwar.conformance import run
from greatwar.dice import KeyedDice
from greatwar.fuzz.findings import Case, breach, finding, scenario, smaller
from greatwar.fuzz.fuzzer import fuzz, mixture, switches
from greatwar.fuzz.tastes import eager, restless, seafaring
from greatwar.game import Entry, Game
from greatwar.invariants.tables import broken
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import load_position
from greatwar.notation.rulesets import read_rules
from greatwar.notation.scenarios import read_scenarios
from greatwar.notation.trees import Tree
from greatwar.opponents.random_orders import RandomOrders, Taste
from greatwar.opponents.random_player import RandomPlayer
from greatwar.orders import End, Item, Move
from greatwar.pieces import Piece, plus
from greatwar.rules import RULESETS, ruleset
from greatwar.rules.chapters import BoardRules
from greatwar.rules.opening import opening
from greatwar.table import Table


def test_random_games_break_nothing() -> None:
    told: list[int] = []
    assert fuzz(8, 1914, rounds=6, progress=told.append, processes=1) == []
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("rules", [name for name in RULESETS if name != "rulebook"])
def test_random_games_by_other_rules_break_nothing(rules: str) -> None:
    assert fuzz(3, 1914, rules, rounds=4, processes=1) == []


def test_games_in_several_processes_are_the_same_games() -> None:
    assert fuzz(2, 3, rounds=1, processes=2) == fuzz(2, 3, rounds=1, processes=1) == []


@pytest.mark.parametrize("name", RULESETS)
def test_each_option_switched_alone_breaks_nothing(name: str) -> None:
    games = len(switches(ruleset(name)))
    assert fuzz(games, 4, name, rounds=1, processes=1, mix="alone") == []


def test_games_mix_options_that_can_stand_together_and_keep_those_that_are_chosen() -> None:
    rules = ruleset("rulebook", {"usw": False, "tanks_rounds": 2})
    mixed = [mixture(rules, number, Random(number), "any") for number in range(50)]
    assert any(len(options) > 4 for options in mixed)
    for options in mixed:
        assert not {"usw", "tanks_rounds"} & set(options)
        assert options.get("usw_hits", 2) == 2
        assert ruleset("rulebook", rules.chosen | options).units.available["tank"]["italy"] == 2
    assert mixture(rules, 1, Random(1), "none") == {}
    alone = [mixture(rules, number, Random(1), "alone") for number in range(1, len(switches(rules)) + 2)]
    assert all(len(options) == 1 for options in alone)
    assert alone[0] == alone[-1] and alone[0] != alone[1]
    assert not any("revolution_from_round" in options for options in alone)


def test_a_custom_ruleset_can_be_played_at_random() -> None:
    tree: Tree = {"rules": {"name": "x", "base": "rulebook", "setup": {"treasury": {"russia": 60}}}}
    assert fuzz(2, 7, tree, rounds=1, processes=2) == []


ODD_UNITS: Tree = {
    "infantry": {"attack": 0},
    "fighter": {"attack": 0, "defend": 0, "move": 2},
    "battleship": {"hits": 1, "attack": 6, "defend": 1},
    "cruiser": {"attack": 0, "move": 4},
    "submarine": {"defend": 0, "first_round": 2},
    "transport": {"capacity": 4, "cost": 3},
    "tank": {"first_round": 1, "buyers": ["germany", "france"], "attack": 6},
}
STRANGE_UNITS: Tree = {
    "infantry": {"buyers": ["russia"]},
    "artillery": {"attack": 6, "defend": 6},
    "tank": {"move": 2, "first_round": 2},
    "fighter": {"attack": 6, "defend": 6},
    "battleship": {"repair": 5, "defend": 0, "cost": 6},
    "transport": {"capacity": 1, "cost": 2},
}


@pytest.mark.parametrize("base", RULESETS)
def test_random_games_with_other_units_break_nothing(base: str) -> None:
    odd: Tree = {"name": "odd", "base": base, "units": ODD_UNITS, "movement": {"two_space_marches": True}}
    strange: Tree = {"name": "strange", "base": base, "units": STRANGE_UNITS}
    assert fuzz(1, 11, {"rules": odd}, rounds=3, processes=1) == []
    assert fuzz(1, 12, {"rules": strange}, rounds=3, processes=1) == []


OTHER_WARS: tuple[Tree, ...] = (
    {
        "base": "rulebook",
        "territories": {
            "Belgium": {"control": "germany"},
            "Bulgaria": {"aligned": "nobody"},
            "Greece": {"ipc": 0},
        },
        "bid": {"usa": "2 transport, 1 tank", "germany": "6 IPCs"},
        "entry": {"italy": {"round": 2}, "ottoman": {"when": "never"}, "usa": {"round": 2, "income": "none"}},
    },
    {
        "base": "second-edition",
        "territories": {
            "Spain": {"aligned": "germany"},
            "Portugal": {"control": "france"},
            "Munich": {"ipc": 0},
        },
        "bid": {"ottoman": "2 artillery", "britain": "1 battleship"},
        "entry": {
            "britain": {"round": 2, "income": "normal"},
            "italy": {"when": "start"},
            "usa": {"round": 2, "dice": False},
            "Bulgaria": {"when": "start"},
        },
    },
)


@pytest.mark.parametrize("rules", OTHER_WARS, ids=lambda rules: str(rules["base"]))
def test_random_games_by_house_rules_break_nothing(rules: Tree) -> None:
    assert fuzz(3, 1914, {"rules": {"name": "other-war", **rules}}, rounds=3, processes=1) == []


def test_games_by_house_rules_leave_out_options_that_contradict_them() -> None:
    tree: Tree = {"rules": {"name": "x", "base": "rulebook", "entry": {"usa": {"round": 3}}}}
    games = len(switches(ruleset("rulebook")))
    # Rulesets are made before the first round, and that the options alone break nothing is shown above.
    assert fuzz(games, 7, tree, rounds=0, processes=1, mix="alone") == []


WANDERING = """
from random import Random
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import format_line
from greatwar.rules import RULESETS, ruleset
from greatwar.rules.opening import opening
from greatwar.opponents.random_orders import RandomOrders

rules = ruleset("rulebook")
game = Game(rules, opening(rules), KeyedDice("00" * 32))
random_orders = RandomOrders(Random(1))
while game.table.round < 3:
    game.order(*random_orders.order(game))
print("\\n".join(format_line(power, order) for power, order, _ in game.log))
"""


def test_the_same_seed_plays_the_same_game_on_every_day() -> None:
    games = {
        subprocess.run(
            [sys.executable, "-c", WANDERING],
            env=os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(games) == 1
    assert "austria-hungary: end" in games.pop()


@pytest.mark.parametrize("taste", [None, restless, seafaring, eager("central"), eager("allies")])
def test_a_wanderer_of_any_taste_gets_on(taste: Taste | None) -> None:
    rules = ruleset("rulebook")
    game = Game(rules, opening(rules), KeyedDice("01" * 32))
    random_orders = RandomOrders(Random(2), taste)
    for _ in range(5000):
        if game.table.winner or game.table.round > 3:
            break
        game.order(*random_orders.order(game))
    assert game.table.winner or game.table.round > 3


LONE_ATTACKER: Tree = {
    "name": "lone-attacker",
    "base": "reference-manual",
    "setup": {
        "remove": {
            "Trieste": {"austria-hungary": "6 infantry, 2 artillery"},
            "Budapest": {"austria-hungary": "2 infantry"},
        }
    },
    "movement": {"two_space_marches": True},
}
"""Rules by which one infantry of many units can attack Serbia, as it must."""


def _at_its_duty() -> Game:
    rules = read_rules(LONE_ATTACKER, {})
    game = Game(rules, opening(rules), KeyedDice("00" * 32))
    for power in tuple(game.questions):
        game.order(power, End())
    assert game.problems("austria-hungary", End())[0].code == "duty"
    return game


def test_a_wanderer_makes_the_attack_that_it_must_make() -> None:
    for seed in range(4):
        game, random_orders = _at_its_duty(), RandomOrders(Random(seed))
        for _ in range(5000):
            if "austria-hungary" not in game.questions:
                break
            game.order(*random_orders.order(game))
        assert game.table.force("Serbia", "austria-hungary")


def test_a_random_opponent_makes_the_attack_that_it_must_make() -> None:
    for seed in range(4):
        game, stray = _at_its_duty(), RandomPlayer(seed)
        for _ in range(5000):
            if "austria-hungary" not in game.questions:
                break
            game.order("austria-hungary", stray.order(game, "austria-hungary"))
        assert game.table.force("Serbia", "austria-hungary")


# A broken engine


POSITION = """
rules: rulebook
setup: empty
round: 2
turn: germany
units:
  Berlin: {germany: "3 infantry, 1 artillery"}
  Kiel: {germany: "2 infantry"}
  Paris: {france: "2 infantry"}
  SZ 9: {britain: "1 cruiser"}
"""


def orders(*lines: str) -> tuple[Entry, ...]:
    return tuple(Entry(*parse_line(line), ()) for line in lines)


@pytest.fixture
def too_many_in_hanover(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever marches to Hanover brings a friend along from nowhere."""
    order = Game.order

    def generous(self: Game, power: Any, given: Any, **more: Any) -> Any:
        events = order(self, power, given, **more)
        if getattr(given, "route", ("",))[-1] == "Hanover":
            force = plus(self.table.force("Hanover", power), Piece("tank"))
            self.table = self.table.with_force("Hanover", power, force)
        return events

    monkeypatch.setattr(Game, "order", generous)


@pytest.mark.usefixtures("too_many_in_hanover")
def test_a_finding_is_made_small_and_shows_again_when_its_scenario_is_run() -> None:
    rules, start = load_position(POSITION)
    entries = orders(
        "germany: end",
        "germany: move 1 infantry Berlin -> Silesia",
        "germany: move 1 infantry Kiel -> Hanover",
    )
    case = Case(rules, start, entries)
    sentence = "Moving has changed the number of units: 1 tank of germany more, none fewer"
    assert breach(case) == sentence
    small = smaller(case, sentence)
    assert [entry.order for entry in small.entries] == [entries[0].order, entries[2].order]
    assert set(small.start.units) == {"Kiel"}
    [played] = read_scenarios(finding(1, case, sentence).scenario, "finding")
    assert sentence in run(played, watch=broken).difference


@pytest.mark.usefixtures("too_many_in_hanover")
def test_the_fuzzer_finds_what_is_broken() -> None:
    found = fuzz(1, 5, rounds=3, processes=1)
    assert len(found) == 1
    assert "1 tank of" in found[0].breach
    [played] = read_scenarios(found[0].scenario, "finding")
    assert len(played.play) < 10
    assert not run(played, watch=broken).passed


def test_an_error_of_the_engine_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def income(self: BoardRules, table: Table, power: str) -> int:
        raise ZeroDivisionError("the bank is closed")

    monkeypatch.setattr(BoardRules, "income", income)
    [found] = fuzz(1, 5, rounds=3, processes=1)
    assert found.breach == "ZeroDivisionError: the bank is closed"
    assert "austria-hungary: end" in found.scenario


def test_an_order_that_is_listed_and_refused_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = Game.legal

    def generous(self: Game) -> Any:
        lines = legal(self)
        return [*lines, (self.table.turn, parse_line("germany: attack Paris")[1])] if lines else lines

    monkeypatch.setattr(Game, "legal", generous)
    [found] = fuzz(1, 5, rounds=3, processes=1)
    assert "refused" in found.breach or "has a problem" in found.breach
    assert "attack Paris" in found.scenario


def test_what_the_notation_cannot_say_stands_in_a_remark() -> None:
    rules, start = load_position(POSITION)
    strange = Move((Item(-1, "infantry"),), ("Berlin", "Atlantis"))
    text = scenario(Case(rules, start, (), ("germany", strange)), "strange")
    assert read_scenarios(text, "strange")[0].name == "strange"
    assert "Atlantis" in text
