"""A scenario can be run under other rulesets too: reported by name, counted for the coverage of each."""

from pathlib import Path

import pytest

from greatwar.conformance import coverage, run_files
from greatwar.conformance.coverage import LETTERS
from greatwar.notation.scenarios import read_scenarios
from greatwar.notation.words import Unreadable

SCENARIO = """
scenario: tanks come in round four
cites: [RB-PURCH-03]
rules: rulebook
also: [{also}]
setup: empty
round: 3
turn: germany
treasury: {{germany: 6}}
play:
  - refuse: "germany: buy 1 tank"
"""


def write(folder: Path, also: str) -> Path:
    path = folder / "case.yaml"
    path.write_text(SCENARIO.format(also=also))
    return path


def test_a_scenario_is_played_once_more_under_each_ruleset_that_it_names(tmp_path: Path) -> None:
    also = "{rules: rulebook, options: {usw: false}}, {rules: Rulebook, options: {tanks_rounds: 3}}"
    report = run_files([write(tmp_path, also)])
    assert [(result.scenario, result.passed) for result in report.results] == [
        ("tanks come in round four", True),
        ("tanks come in round four (rulebook, usw false)", True),
        ("tanks come in round four (rulebook, tanks_rounds 3)", False),
    ]
    assert report.summary == "2 passed, 1 failed"


def test_the_ruleset_that_is_named_on_the_command_line_takes_the_place_of_all(tmp_path: Path) -> None:
    path = write(tmp_path, "{rules: rulebook, options: {usw: false}}")
    report = run_files([path], rules={"rules": "rulebook", "options": {"tanks_rounds": 3}})
    assert [(result.scenario, result.passed) for result in report.results] == [
        ("tanks come in round four", False)
    ]


def test_a_ruleset_that_does_not_exist_fails_that_run_alone(tmp_path: Path) -> None:
    results = run_files([write(tmp_path, "rulesbook")]).results
    assert [result.passed for result in results] == [True, False]
    assert "did you mean rulebook?" in results[1].difference


@pytest.mark.parametrize(
    ("also", "words"),
    [
        ("rulebook", "run under rulebook already"),
        ("tournament, tournament", "run under tournament already"),
        ("3", "A table of keys was expected"),
        ("{options: {usw: false}}", "`rules` is missing"),
        ("{rules: rulebook, option: {}}", "the nearest name is `options`"),
        ("{rules: rulebook, options: []}", "A table of keys was expected"),
    ],
)
def test_what_is_wrong_with_also_is_said_in_a_sentence(also: str, words: str) -> None:
    with pytest.raises(Unreadable) as error:
        read_scenarios(SCENARIO.format(also=also), "case.yaml")
    assert words in str(error.value)
    assert "also" in error.value.problem.place


def test_a_scenario_counts_for_the_coverage_of_every_ruleset_that_it_names(tmp_path: Path) -> None:
    also = "tournament, {rules: Second Edition, options: {historical: true}}"
    report = coverage([write(tmp_path, also)])
    assert list(report) == list(LETTERS.values())
    cited = [name for name, each in report.items() if each.cited == ("RB-PURCH-03",)]
    assert "rulebook" in cited and "tournament" in cited
    assert "quick-reference" not in cited
    assert report["second-edition"].cited == ()


def test_the_historical_second_edition_has_a_coverage_of_its_own(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    text = SCENARIO.replace("also: [{also}]\n", "options: {{historical: true}}\n").format()
    path.write_text(text.replace("rulebook", "second-edition").replace("RB-PURCH-03", "SE-HIST-01"))
    report = coverage([path], "second-edition")
    assert list(report) == ["second-edition", "second-edition (historical)"]
    assert report["second-edition"].cited == ()
    assert report["second-edition (historical)"].cited == ("SE-HIST-01",)


def test_a_custom_ruleset_counts_for_no_coverage(tmp_path: Path) -> None:
    path = tmp_path / "case.yaml"
    path.write_text(SCENARIO.format(also="").replace("rules: rulebook", "rules: {name: x, base: rulebook}"))
    assert run_files([path]).summary == "1 passed, 0 failed"
    assert coverage([path])["rulebook"].cited == ()
