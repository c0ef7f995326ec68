"""Players: lawful orders only, in every ruleset, the same ones for the same seed."""

from random import Random

import pytest

from greatwar.board import POWERS, SIDE, Power
from greatwar.dice import KeyedDice
from greatwar.fuzz.fuzzer import mixture
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.notation.rulesets import read_rules
from greatwar.opponents import Players, UnknownLevel, awaited, opponent, play
from greatwar.opponents.planner import Planner
from greatwar.orders import Buy, Move, Order, Rail
from greatwar.pieces import LAND_UNITS, count
from greatwar.questions import AskCasualties, Question
from greatwar.rules.catalog import RULESETS, ruleset
from greatwar.rules.opening import begun, opening


def table_of(level: str, rules: str, seed: int) -> tuple[Game, Players]:
    """A game in which one player plays every power."""
    made = RULESETS[rules]
    game = Game(made, begun(made, opening(made)), KeyedDice(f"{seed:064x}"))
    player = opponent(level, seed)
    return game, dict.fromkeys(POWERS, player)


@pytest.mark.parametrize("rules", sorted(RULESETS))
def test_random_players_get_through_a_round(rules: str) -> None:
    game, players = table_of("wanderer", rules, 3)
    while game.table.round == 1 and not game.table.winner:
        play(game, players)
    assert players["germany"].defects == 0


@pytest.mark.parametrize("rules", sorted(RULESETS))
def test_recruits_play_several_rounds_without_a_refusal(rules: str) -> None:
    game, players = table_of("recruit", rules, 5)
    while game.table.round <= 3 and not game.table.winner:
        play(game, players)


@pytest.mark.parametrize("seed", range(5))
def test_any_options_are_played_without_a_refusal(seed: int) -> None:
    """Rulesets with options at random, and another number of players in each."""
    rng = Random(seed)
    name = sorted(RULESETS)[seed]
    rules = ruleset(name, mixture(RULESETS[name], seed, rng, "any"))
    game = Game(rules, begun(rules, opening(rules, 2 + seed)), KeyedDice(f"{seed:064x}"))
    officer, recruit = opponent("officer", seed), opponent("recruit", seed)
    players = {power: officer if SIDE[power] == "central" else recruit for power in POWERS}
    while game.table.round <= 2 and not game.table.winner:
        play(game, players)


def test_officers_use_the_railways_where_there_are_any() -> None:
    game, players = table_of("officer", "second-edition", 4)
    while game.table.round <= 3 and not game.table.winner:
        play(game, players)
    assert any(isinstance(entry.order, Rail) for entry in game.log)


def test_a_friend_whose_gun_was_exchanged_for_infantry_does_not_confuse_the_barracks() -> None:
    """Russia's new gun in an empty Moscow has become an infantry when Britain chooses between London and India."""
    position = {
        "rules": "reference-manual",
        "turn": "allies",
        "phase": "mobilize",
        "bought": {"russia": "1 artillery", "britain": "3 infantry"},
        "units": {"Moscow": "none"},
    }
    game = Game(*read_position(position), KeyedDice(f"{1:064x}"))
    players: Players = dict.fromkeys(POWERS, opponent("officer", 1))
    while game.table.phase == "mobilize":
        play(game, players)
    assert count(game.table.force("Moscow", "russia"), "infantry") == 1


def test_officers_know_whom_to_lose_in_the_greatest_sea_battles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where transports must go last, too: nothing is left to whatever answer comes first."""
    at_a_loss = []
    fallback = Planner._fallback

    def noted(staff: Planner, game: Game, power: Power, question: Question) -> Order:
        at_a_loss.append(question)
        return fallback(staff, game, power, question)

    monkeypatch.setattr(Planner, "_fallback", noted)
    game, players = table_of("officer", "reference-manual", 7)
    while game.table.round == 1 and not game.table.winner:
        play(game, players)
    assert not [question for question in at_a_loss if isinstance(question, AskCasualties)]


def test_officers_say_what_they_are_about() -> None:
    game, players = table_of("officer", "rulebook", 1)
    while game.table.turn == "austria-hungary":
        play(game, players)
    assert any("Serbia" in str(line) for line in players["austria-hungary"].explain("austria-hungary"))


@pytest.mark.parametrize(("rules", "phase"), [("rulebook", "combat"), ("second-edition", "mobilize")])
def test_the_same_seed_plays_the_same_way_from_the_middle_of_a_turn(rules: str, phase: str) -> None:
    """Whoever takes over gives the same orders as who has been there from the beginning of the phase."""
    game, players = table_of("officer", rules, 2)
    while game.table.phase != phase:
        play(game, players)
    given = 0
    while game.table.phase == phase:
        power = awaited(game)
        assert power is not None
        order = players[power].order(game, power)
        assert opponent("officer", 2).order(game.fork(KeyedDice("00")), power) == order
        game.order(power, order)
        given += 1
    assert given > 3


def test_a_level_that_nobody_plays_is_told_in_a_sentence() -> None:
    with pytest.raises(UnknownLevel, match="no opponent called 'marshal'"):
        opponent("marshal")


FAST: dict[str, object] = {"two_space_marches": True}
ODD_UNITS: dict[str, object] = {
    "infantry": {"attack": 1},
    "tank": {"buyers": ["germany", "britain"], "first_round": 1, "attack": 5},
    "battleship": {"hits": 1, "attack": 5, "defend": 2},
    "submarine": {"first_round": 9},
    "transport": {"capacity": 3},
}
STRANGE_UNITS: dict[str, object] = {
    "infantry": {"cost": 4, "buyers": ["germany", "russia", "italy"]},
    "tank": {"move": 2},
    "battleship": {"repair": 4, "defend": 0},
    "transport": {"capacity": 1},
}


@pytest.mark.parametrize("base", sorted(RULESETS))
def test_officers_play_by_other_units_without_a_refusal(base: str) -> None:
    rules = read_rules({"name": "odd", "base": base, "units": ODD_UNITS, "movement": FAST}, {})
    game = Game(rules, begun(rules, opening(rules)), KeyedDice(f"{3:064x}"))
    officer = opponent("officer", 3)
    while game.table.round <= 2 and not game.table.winner:
        play(game, dict.fromkeys(POWERS, officer))
    assert officer.defects == 0
    bought = {
        (entry.power, item.kind)
        for entry in game.log
        if isinstance(entry.order, Buy)
        for item in entry.order.units
    }
    assert {power for power, kind in bought if kind == "tank"} <= {"germany", "britain"}
    assert not any(kind == "submarine" for _, kind in bought)
    assert any(isinstance(entry.order, Move) and _is_long_march(entry.order) for entry in game.log)


def _is_long_march(order: Move) -> bool:
    return len(order.route) > 2 and any(item.kind in LAND_UNITS for item in order.units)


def test_officers_who_may_buy_no_infantry_buy_what_they_may() -> None:
    rules = read_rules({"name": "strange", "base": "rulebook", "units": STRANGE_UNITS}, {})
    game = Game(rules, begun(rules, opening(rules)), KeyedDice(f"{4:064x}"))
    officer = opponent("officer", 4)
    while game.table.round == 1 and not game.table.winner:
        play(game, dict.fromkeys(POWERS, officer))
    bought = {entry.power: entry.order for entry in game.log if isinstance(entry.order, Buy)}
    assert all(item.kind != "infantry" for item in bought["france"].units)
    assert any(item.kind == "artillery" for item in bought["france"].units)
    assert officer.defects == 0
