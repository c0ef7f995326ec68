"""The odds that stand beside a question about submarines, against fractions found by hand."""

import pytest

from greatwar.board import Power
from greatwar.dice import ScriptedDice
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.orders import Attack, Submerge
from greatwar.web.forecasts import forecast_after
from greatwar.web.payloads import Forecast


def battle(germany: str, britain: str, dice: list[int]) -> Game:
    """Germany has opened a battle in SZ 9, and as many dice have fallen as were asked for."""
    forces = {"SZ 9": {"germany": germany, "britain": britain}}
    tree = {
        "rules": "rulebook",
        "setup": "empty",
        "round": 4,
        "turn": "germany",
        "phase": "combat",
        "units": forces,
    }
    rules, table = read_position(tree)
    game = Game(rules, table, ScriptedDice(dice))
    game.order("germany", Attack("SZ 9"))
    return game


def told(game: Game, power: Power, number: int) -> Forecast:
    (found,) = forecast_after(game, power, Submerge(number))
    return found


def chances(found: Forecast) -> tuple[float, ...]:
    return found.won, found.drawn, found.lost, found.emptied


def test_one_of_two_attacking_submarines_submerges_and_the_other_fights_on() -> None:
    game = battle("2 submarine", "1 transport", [])
    # Nobody fires back: whoever stays sinks the transport in the end; if both leave, nobody does.
    assert chances(told(game, "germany", 0)) == pytest.approx((1, 0, 0, 0))
    assert chances(told(game, "germany", 1)) == pytest.approx((1, 0, 0, 0))
    assert chances(told(game, "germany", 2)) == pytest.approx((0, 0, 1, 0))
    assert told(game, "germany", 1).attacker_hits == pytest.approx(1 / 3)


def test_a_defending_submarine_fires_or_leaves_when_the_attackers_have_missed() -> None:
    game = battle("1 cruiser", "1 submarine", [6])
    # It hits with 1/3. From then on a cruiser and a submarine: won 1/2, lost 1/4, both sunk 1/4.
    assert chances(told(game, "britain", 0)) == pytest.approx((1 / 3, 0, 1 / 2, 1 / 6))
    assert chances(told(game, "britain", 1)) == pytest.approx((1, 0, 0, 0))
    assert told(game, "britain", 1).defender_loss == pytest.approx(0)


def test_a_hit_finds_a_submarine_that_submerges_too_late() -> None:
    game = battle("1 cruiser", "1 submarine", [1])
    assert chances(told(game, "britain", 0)) == pytest.approx((2 / 3, 0, 0, 1 / 3))
    found = told(game, "britain", 1)
    assert chances(found) == pytest.approx((1, 0, 0, 0))
    assert found.defender_loss == pytest.approx(6) and found.defender_hits == pytest.approx(0)
