"""Tuning: the same seed finds the same weights, what was played is not played again, and the file can be read."""

import tomllib
from pathlib import Path

import msgspec
import pytest

from greatwar.bots import UnknownPlayer, player_named
from greatwar.lab.crews import crew
from greatwar.lab.folder import UnusableFolder
from greatwar.lab.statistics import Interval
from greatwar.lab.tuning import Tuned, Tuning, TuningEffort, written
from greatwar.opponents.planner import Planner
from greatwar.opponents.weights import Weights, weights_of
from tests.lab.houses import idle


def tuning(path: Path, seed: int = 3) -> Tuning:
    return Tuning(
        path, [{"rules": "tournament"}], TuningEffort(2, 1, 1), weights=("fear", "pull"), seed=seed, rounds=1
    )


def test_a_tuning_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    first = tuning(tmp_path).go(crew(1))
    assert first.games == 6
    assert tuning(tmp_path).go(idle) == first
    assert set(first.weights) == {"fear", "pull"}


def test_each_step_moves_the_weights_its_own_way(tmp_path: Path) -> None:
    one, other = tuning(tmp_path), tuning(tmp_path, seed=4)
    assert [one.signs(step) for step in range(9)] == [tuning(tmp_path).signs(step) for step in range(9)]
    assert [one.signs(step) for step in range(9)] != [other.signs(step) for step in range(9)]


def test_the_file_that_is_written_is_a_record_with_the_weights_found() -> None:
    tuned = Tuned({"fear": 0.41, "pull": 1.1}, Interval(0.6, 0.52, 0.68), 100)
    tree = tomllib.loads(written(tuned, "greatwar lab tune"))
    officer = msgspec.convert(tree["officer"], Weights)
    assert (officer.fear, officer.pull) == (0.41, 1.1)
    assert officer.guns == weights_of("officer").guns
    assert msgspec.convert(tree["recruit"], Weights) == weights_of("recruit")


@pytest.mark.parametrize(("low", "kept"), [(0.51, True), (0.49, False)])
def test_weights_are_kept_only_if_they_win_beyond_doubt(low: float, kept: bool) -> None:
    assert Tuned({}, Interval(0.6, low, 0.7), 1).is_better is kept


def test_what_cannot_be_tuned_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnusableFolder, match="'passes' is no weight"):
        Tuning(tmp_path, [], TuningEffort(1, 1, 1), weights=("passes",))


def test_a_player_may_be_named_with_other_weights() -> None:
    player = player_named("officer:fear=0.4,gathers=0")
    assert isinstance(player, Planner)
    assert (player.weights.fear, player.weights.gathers) == (0.4, False)
    with pytest.raises(UnknownPlayer, match="no weight called 'courage'"):
        player_named("officer:courage=1")
    with pytest.raises(UnknownPlayer, match="'fear' is given as fear=NUMBER"):
        player_named("officer:fear=much")
    with pytest.raises(UnknownPlayer, match="wanderer has no weights"):
        player_named("wanderer:fear=1")
