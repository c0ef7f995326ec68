"""Scenarios, as they are read from files."""

from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given, settings

from greatwar.notation.orders import parse_line, parse_order
from greatwar.notation.positions import read_position
from greatwar.notation.scenarios import ExpectStep, OrderStep, RefuseStep, read_scenarios
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from tests.notation.strategies import CALM, damaged
from tests.trials import examples

SUITE = sorted((Path(__file__).parent.parent / "scenarios").glob("*.yaml"))

SCENARIO = """\
scenario: an attacking tank cancels one hit
cites: [RB-LCOMB-11]        # ids of the rule catalogue
rules: rulebook
setup: empty
round: 5
turn: germany
phase: movement
units:
  Alsace:   {germany: "2 infantry, 1 tank"}
  Lorraine: {france: "2 infantry"}
play:
  - germany: move 2 infantry, 1 tank Alsace -> Lorraine
  - germany: end
  - germany: attack Lorraine
    dice: [6, 6, 6, 1, 6]   # exactly the dice that this order draws, in order
  - expect:
      units: {Lorraine: {germany: "2 infantry, 1 tank", france: "2 infantry"}}
      control: {Lorraine: contested}
  - refuse: "germany: attack Lorraine"     # must be refused, nothing changed
    because: already fought
---
scenario: nothing happens
rules: rulebook
dice: [1, 2]
play: [{Austria Hungary: end}]
"""


def test_the_scenario_of_the_notation_is_read() -> None:
    first, second = read_scenarios(SCENARIO, "air.yaml")
    assert (first.name, first.source, first.number) == ("an attacking tank cancels one hit", "air.yaml", 1)
    assert first.cites == ("RB-LCOMB-11",)
    assert first.dice is None
    assert list(first.position) == ["rules", "setup", "round", "turn", "phase", "units"]
    assert first.play[2:] == (
        OrderStep("germany", "attack Lorraine", (6, 6, 6, 1, 6)),
        ExpectStep(
            {
                "units": {"Lorraine": {"germany": "2 infantry, 1 tank", "france": "2 infantry"}},
                "control": {"Lorraine": "contested"},
            }
        ),
        RefuseStep("germany: attack Lorraine", "already fought"),
    )
    assert (second.number, second.cites, second.dice) == (2, (), (1, 2))
    assert second.play == (OrderStep("austria-hungary", "end"),)
    assert read_position(first.position)[1].round == 5


@pytest.mark.parametrize("path", SUITE, ids=lambda path: path.stem)
def test_every_scenario_of_the_suite_can_be_read(path: Path) -> None:
    for scenario in read_scenarios(path.read_text("utf-8"), path.name):
        read_position(scenario.position)
        for step in scenario.play:
            if isinstance(step, OrderStep):
                assert parse_line(step.line) == (step.power, parse_order(step.text))


def script(steps: str) -> str:
    return f"scenario: a test\nrules: rulebook\nplay:\n  - germany: end\n{steps}"


@pytest.mark.parametrize(
    ("text", "place", "words"),
    [
        ("[]", "air.yaml, scenario 1", "A table of keys"),
        ("rules: rulebook", "air.yaml, scenario 1", "`scenario` is missing"),
        ("scenario: 1914\nplay: []", "air.yaml, scenario 1, scenario", "Text"),
        ("scenario: a test\nrules: rulebook", "air.yaml, scenario 1 (a test)", "`play` is missing"),
        ("scenario: a test\nplay: 3", "air.yaml, scenario 1 (a test), play", "A list"),
        ("scenario: a test\nplays: []", "air.yaml, scenario 1 (a test)", "`play`"),
        ("scenario: a test\nplay: []\ncites: RB-1", "air.yaml, scenario 1 (a test), cites", "A list"),
        ("scenario: a test\nscenario: b", "air.yaml, line 2", "twice"),
        (SCENARIO + "---\nscenario: b\n", "air.yaml, scenario 3 (b)", "`play` is missing"),
        (script("  - end"), "air.yaml, scenario 1 (a test), step 2", "A table of keys"),
        (script("  - {}"), "air.yaml, scenario 1 (a test), step 2", "one order"),
        (script("  - narnia: end"), "air.yaml, scenario 1 (a test), step 2", "narnia"),
        (script("  - expct: {}"), "air.yaml, scenario 1 (a test), step 2", "`expect`"),
        (script("  - germany: 3"), "air.yaml, scenario 1 (a test), step 2, germany", "Text"),
        (script("  - germany: end\n    france: end"), "air.yaml, scenario 1 (a test), step 2", "one order"),
        (script("  - germany: end\n    germany: end"), "air.yaml, line 6", "twice"),
        (script("  - germany: end\n    dice: 3"), "air.yaml, scenario 1 (a test), step 2, dice", "A list"),
        (
            script("  - germany: end\n    dice: [7]"),
            "air.yaml, scenario 1 (a test), step 2, dice",
            "from 1 to 6",
        ),
        (script("  - germany: end\n    dice: [on]"), "air.yaml, scenario 1 (a test), step 2, dice", "`on`"),
        (script("    dice: [1]\ndice: [1]"), "air.yaml, scenario 1 (a test), step 1", "at the top"),
        (
            script("  - refuse: {germany: end}"),
            "air.yaml, scenario 1 (a test), step 2, refuse",
            "a table of keys",
        ),
        (script("  - refuse: germany: end"), "air.yaml, line 5", "quotes"),
        (script("  - because: no"), "air.yaml, scenario 1 (a test), step 2", "beside"),
        (script("  - refuse: a\n    dice: [1]"), "air.yaml, scenario 1 (a test), step 2", "dice"),
        (script("  - expect: {}"), "air.yaml, scenario 1 (a test), step 2, expect", "at least one thing"),
        (script("  - expect: {unit: {}}"), "air.yaml, scenario 1 (a test), step 2, expect", "`units`"),
        (script("  - expect: {legal: 3}"), "air.yaml, scenario 1 (a test), step 2, expect.legal", "A list"),
    ],
)
def test_a_fault_is_named_with_file_scenario_and_step(text: str, place: str, words: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_scenarios(text, "air.yaml")
    assert caught.value.problem.place == place
    assert words in caught.value.problem.sentence


def test_a_line_to_be_refused_need_not_be_readable() -> None:
    [scenario] = read_scenarios(script('  - refuse: "narnia: fly"'), "air.yaml")
    assert scenario.play[1] == RefuseStep("narnia: fly")


@settings(CALM, max_examples=examples(300))
@given(damaged(SCENARIO))
def test_a_damaged_scenario_is_read_or_complained_about(text: str) -> None:
    with suppress(Unreadable, Refused):
        for scenario in read_scenarios(text, "damaged.yaml"):
            read_position(scenario.position)
