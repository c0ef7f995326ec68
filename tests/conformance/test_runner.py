"""The runner says where and why a scenario fails, and never passes one that should not."""

from pathlib import Path

import pytest

from greatwar.conformance import run, run_files
from greatwar.notation.scenarios import read_scenarios

POSITION = """
scenario: a case
rules: rulebook
setup: empty
round: 5
turn: germany
phase: movement
units:
  Alsace: {germany: "2 infantry, 1 tank"}
  Lorraine: {france: "2 infantry"}
play:
  - germany: move 2 infantry, 1 tank Alsace -> Lorraine
  - germany: end
"""


def play(steps: str) -> tuple[int, str]:
    [scenario] = read_scenarios(POSITION + steps, "case.yaml")
    result = run(scenario)
    return result.step, result.difference


def test_a_scenario_that_comes_out_as_written_passes() -> None:
    assert play("  - germany: attack Lorraine\n    dice: [6, 6, 6, 1, 6]") == (0, "")


@pytest.mark.parametrize(
    ("steps", "step", "words"),
    [
        ("  - germany: attack Lorraine\n    dice: [6, 6, 6, 1]", 3, "too few dice"),
        ("  - germany: attack Lorraine\n    dice: [6, 6, 6, 1, 6, 6]", 3, "left over: [6]"),
        ("  - germany: attack Picardy", 3, "refused"),
        ("  - france: attack Lorraine", 3, "not-your-turn"),
        ("  - germany: atack Lorraine", 3, "the nearest name is `attack`"),
        ("  - refuse: 'germany: attack Lorraine'", 3, "must be refused and is accepted"),
        ("  - refuse: 'germany: end'\n    because: no-infantry", 3, "not because of"),
        ("  - expect: {control: {Lorraine: france}}", 3, "control Lorraine is contested, not france"),
        ("  - expect: {units: {Lorraine: {germany: '3 infantry'}}}", 3, "units Lorraine"),
        ("  - expect: {income: {france: 24}}", 3, "income france is 22, not 24"),
        ("  - expect: {asks: {france: casualties}}", 3, "asks france"),
        ("  - expect: {turn: france}", 3, "turn is germany, not france"),
        ("  - expect: {phase: movement}", 3, "phase is combat"),
        ("  - expect: {round: 4}", 3, "round is 5"),
        ("  - expect: {winner: central}", 3, "winner is none"),
        ("  - expect: {at_war: [usa]}", 3, "at_war usa"),
        ("  - expect: {neutral: {usa: false}}", 3, "neutral usa"),
        ("  - expect: {mobilized: [Serbia]}", 3, "mobilized Serbia"),
        ("  - expect: {treasury: {germany: 1}}", 3, "treasury germany is 0"),
        ("  - expect: {legal: ['germany: end']}", 3, "must be legal and is not"),
        ("  - expect: {illegal: ['germany: attack Lorraine']}", 3, "must be illegal and is not"),
    ],
)
def test_a_failure_names_the_step_and_the_difference(steps: str, step: int, words: str) -> None:
    failed, difference = play(steps)
    assert failed == step
    assert words in difference


def test_dice_may_stand_at_the_top_for_the_whole_script() -> None:
    text = POSITION + "  - germany: attack Lorraine\ndice: [6, 6, 6, 1, 6]"
    [scenario] = read_scenarios(text, "case.yaml")
    assert run(scenario).passed
    [scenario] = read_scenarios(text.replace("1, 6]", "1, 6, 2]"), "case.yaml")
    assert "left over: [2]" in run(scenario).difference


@pytest.mark.parametrize("text", ["", "# nothing but a remark\n", "---\n---\n"])
def test_a_file_without_a_scenario_fails(tmp_path: Path, text: str) -> None:
    path = tmp_path / "empty.yaml"
    path.write_text(text)
    report = run_files([path])
    assert report.summary == "0 passed, 1 failed"
    assert "There is no scenario in it" in str(report.failures[0])
