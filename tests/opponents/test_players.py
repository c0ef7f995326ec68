"""Players: lawful orders only, in every ruleset, the same ones for the same seed."""

from random import Random

import pytest

from greatwar.board import POWERS, SIDE, Power
from greatwar.dice import KeyedDice
from greatwar.fuzz import mixture
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.opponents import Players, UnknownLevel, awaited, opponent, play
from greatwar.opponents.staff import Staff
from greatwar.orders import Order, Rail
from greatwar.pieces import count
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
def test_wanderers_get_through_a_round(rules: str) -> None:
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
    fallback = Staff._fallback

    def noted(staff: Staff, game: Game, power: Power, question: Question) -> Order:
        at_a_loss.append(question)
        return fallback(staff, game, power, question)

    monkeypatch.setattr(Staff, "_fallback", noted)
    game, players = table_of("officer", "reference-manual", 7)
    while game.table.round == 1 and not game.table.winner:
        play(game, players)
    assert not [question for question in at_a_loss if isinstance(question, AskCasualties)]


def test_officers_say_what_they_are_about() -> None:
    game, players = table_of("officer", "rulebook", 1)
    while game.table.turn == "austria-hungary":
        play(game, players)
    assert any("Serbia" in sentence for sentence in players["austria-hungary"].explain("austria-hungary"))


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
