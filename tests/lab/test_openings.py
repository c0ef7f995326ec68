"""The search for openings: the same seed finds the same, nothing is played twice, and no unit is lost on the way."""

import tomllib
from pathlib import Path
from random import Random

import msgspec
from click.testing import CliRunner

from greatwar.cli.lab import command as lab
from greatwar.lab.crews import crew
from greatwar.lab.openings import (
    Found,
    OpeningEffort,
    OpeningSearch,
    goodness,
    is_lawful,
    redirected,
    written,
    written_down,
)
from greatwar.lab.plan import Plan
from greatwar.lab.trial import played
from greatwar.notation.trees import Tree
from greatwar.opponents.openings import Opening, the_book
from greatwar.orders import Item, Move
from greatwar.pieces import count
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import opening
from tests.lab.houses import idle

TREE: Tree = {"rules": "reference-manual"}


def search(path: Path) -> OpeningSearch:
    return OpeningSearch(path, TREE, OpeningEffort(1, 1, 2), seed=4, rounds=1)


def test_a_search_goes_on_where_it_was_and_finds_the_same(tmp_path: Path) -> None:
    first = search(tmp_path).go(crew(1))
    assert first.games in (4, 6), "a match is played twice only if something was found"
    assert not first.is_better, "two games say nothing"
    assert search(tmp_path).go(idle) == first


def test_it_begins_with_the_book_or_with_what_officers_think_of(tmp_path: Path) -> None:
    known = next(some for some in the_book() if some.rules == "reference-manual")
    present = search(tmp_path).present()
    assert {power: set(moves) for power, moves in present.items()} == {
        power: set(known.marches(power)) for power in known.orders
    }
    alone = OpeningSearch(tmp_path, {"rules": "rulebook"}, OpeningEffort(1, 1, 1))
    marches = alone.present()
    assert set(marches) == {"austria-hungary"}
    assert is_lawful(RULESETS["rulebook"], marches)
    side = OpeningSearch(tmp_path, {"rules": "second-edition"}, OpeningEffort(1, 1, 1))
    assert set(side.present()) == {"austria-hungary", "germany"}


def test_no_more_units_are_sent_than_there_are(tmp_path: Path) -> None:
    rules, rng = RULESETS["reference-manual"], Random(7)
    table, marches = opening(rules), search(tmp_path).present()
    for _ in range(200):
        marches = redirected(rules, marches, rng)
    sent: dict[tuple[str, str, str], int] = {}
    for power, moves in marches.items():
        for march in moves:
            for item in march.units:
                assert item.number > 0
                key = (power, march.route[0], item.kind)
                sent[key] = sent.get(key, 0) + item.number
                assert sent[key] <= count(table.force(march.route[0], power), item.kind)


def test_an_opening_that_leaves_serbia_alone_is_not_lawful() -> None:
    march = Move((Item(1, "infantry"),), ("Budapest", "Vienna"))
    assert not is_lawful(RULESETS["reference-manual"], {"austria-hungary": (march,)})


def test_a_war_counts_by_the_chance_in_every_round_and_by_its_end() -> None:
    outcome = played(Plan(rules=TREE, central="officer", allies="officer", games=1, rounds=1), 1).outcome
    assert goodness(outcome, "central", 1) == round(outcome.rounds[0].chance, 6)
    won = msgspec.structs.replace(outcome, ending="won", winner="central", round=1)
    assert (goodness(won, "central", 4), goodness(won, "allies", 4)) == (1.0, 0.0)


def test_what_is_written_can_be_read_as_a_book(tmp_path: Path) -> None:
    marches = search(tmp_path).present()
    known = Opening("reference-manual", 'to "try" it', written_down(marches))
    text = written(known, Found(marches, 0.1, 0.3, 0.05, 20), "greatwar lab open")
    assert msgspec.convert(tomllib.loads(text)["opening"], tuple[Opening, ...]) == (known,)


def test_it_is_kept_only_if_it_did_better_beyond_doubt() -> None:
    assert Found({}, 0.1, 0.3, 0.05, 20).is_better
    assert not Found({}, 0.1, 0.15, 0.05, 20).is_better


def test_the_command_looks_for_an_opening_where_there_is_none_yet(tmp_path: Path) -> None:
    small = ["--steps", "1", "--games", "1", "--match", "2", "--rounds", "1", "--jobs", "1"]
    folder, out = tmp_path / "games", tmp_path / "opening.toml"
    asked = ["open", "--rules", "second-edition", *small, "--folder", str(folder), "--out", str(out)]
    result = CliRunner().invoke(lab, asked)
    assert result.exit_code == 0, result.output
    assert "that is not enough to keep it" in result.output
    assert not out.exists()
