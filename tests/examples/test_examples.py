"""The example files of house rules: each is a ruleset, is shown in the documents, and plays as it says."""

from pathlib import Path

import pytest

from greatwar.board import POWERS
from greatwar.conformance import run_files
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.rulesets import load_ruleset, read_rules
from greatwar.opponents import Players, opponent, play
from greatwar.rules import Ruleset
from greatwar.rules.opening import begun, opening
from tests.cli.games import greatwar

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples" / "rules").glob("*.toml"))
SCENARIOS = Path(__file__).parent
PAGE = (ROOT / "docs" / "rules.md").read_text("utf-8")

each_example = pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)


def made(path: Path) -> Ruleset:
    """The ruleset of a file."""
    return read_rules(load_ruleset(path.read_text("utf-8")), {})


def test_every_example_has_scenarios_and_every_scenario_an_example() -> None:
    assert len(EXAMPLES) >= 7
    assert [path.stem for path in EXAMPLES] == sorted(path.stem for path in SCENARIOS.glob("*.yaml"))


@each_example
def test_an_example_passes_the_check(path: Path) -> None:
    judged = greatwar("rules", "check", path)
    assert (judged.exit_code, judged.output) == (
        0,
        f"{path}: {made(path).name} is a ruleset made of rulebook.\n",
    )


@each_example
def test_an_example_is_named_in_the_documents(path: Path) -> None:
    assert f"(../examples/rules/{path.name})" in PAGE


@pytest.mark.parametrize(
    "name", ["cheap-tanks", "neutral-italy", "two-space-marches", "railways", "ten-rounds", "1918"]
)
def test_the_documents_show_what_an_example_says(name: str) -> None:
    text = (ROOT / "examples" / "rules" / f"{name}.toml").read_text("utf-8")
    assert f"```toml\n{text}```" in PAGE


@each_example
def test_an_example_plays_by_the_rule_that_it_changes(path: Path) -> None:
    scenarios = SCENARIOS / f"{path.stem}.yaml"
    tree = load_ruleset(path.read_text("utf-8"))
    report = run_files([scenarios], watch=broken, rules={"rules": tree})
    assert report.results
    assert [str(failure) for failure in report.failures] == []


@each_example
def test_the_rulebook_plays_otherwise(path: Path) -> None:
    report = run_files([SCENARIOS / f"{path.stem}.yaml"], rules={"rules": "rulebook"})
    assert report.failures


@each_example
def test_officers_play_two_rounds_by_an_example_without_a_refused_order(path: Path) -> None:
    rules = made(path)
    game = Game(rules, begun(rules, opening(rules)), KeyedDice(f"{3:064x}"))
    officer = opponent("officer", 3)
    players: Players = dict.fromkeys(POWERS, officer)
    before = game.table
    assert not broken(rules, before)
    while game.table.round <= 2 and not game.table.winner:
        play(game, players)
        assert not broken(rules, game.table, before)
        before = game.table
    assert officer.defects == 0


def test_officers_end_the_war_of_ten_rounds_by_points() -> None:
    rules = made(ROOT / "examples" / "rules" / "ten-rounds.toml")
    game = Game(rules, begun(rules, opening(rules).but(round=9)), KeyedDice(f"{5:064x}"))
    players: Players = dict.fromkeys(POWERS, opponent("officer", 5))
    while not game.table.winner:
        assert game.table.round <= 10
        play(game, players)
    assert game.table.round == 10


def test_officers_of_1918_make_peace_with_russia_in_round_1() -> None:
    rules = made(ROOT / "examples" / "rules" / "1918.toml")
    game = Game(rules, begun(rules, opening(rules)), KeyedDice(f"{5:064x}"))
    players: Players = dict.fromkeys(POWERS, opponent("officer", 5))
    while game.table.turn != "france":
        play(game, players)
    assert (game.table.round, game.table.revolution) == (1, "accepted")
