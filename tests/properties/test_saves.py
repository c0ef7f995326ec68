"""A game that is saved while it is played can be taken up at any moment, and goes on as it would have."""

from pathlib import Path
from random import Random

import pytest

from greatwar.dice import KeyedDice
from greatwar.fuzz.tastes import restless
from greatwar.game import Game
from greatwar.notation.records import read_record
from greatwar.opponents.random_orders import RandomOrders
from greatwar.records.savefiles import snapshot_path
from greatwar.records.saves import Save
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from tests.properties.theatres import KEY


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_wandered_game_can_be_loaded_at_any_moment(tmp_path: Path, seed: int) -> None:
    rules = ruleset("rulebook", {"russian_revolution": True})
    path = tmp_path / "game.gwr"
    save = Save.begin(path, rules, opening(rules, 2 + seed), key=KEY)
    twin = Game(rules, opening(rules, 2 + seed), KeyedDice(KEY))
    rng = Random(seed)
    random_orders = RandomOrders(rng, restless)
    for number in range(1200):
        power, order = random_orders.order(twin)
        twin.order(power, order)
        save.order(power, order)
        if rng.random() < 0.05:
            if number % 2:
                snapshot_path(path).unlink(missing_ok=True)
            save = Save.load(path)
        assert save.game.table == twin.table
        assert save.game.rolls == twin.rolls
        assert save.game.legal() == twin.legal()
    entries = [(line.power, line.order, line.dice) for line in read_record(path.read_text("utf-8")).entries]
    assert [entry[0] for entry in entries] == [entry.power for entry in twin.log]
    assert [entry[2] for entry in entries] == [entry.dice for entry in twin.log]
