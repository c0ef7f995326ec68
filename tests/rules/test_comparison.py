"""Rulesets describe themselves: every parameter has a title and a sentence, every step says what it does."""

import inspect
from operator import attrgetter
from pathlib import Path

import pytest

from greatwar.board import POWERS
from greatwar.comparison import compared, differences, first_sentence, options_compared, page, said
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.rules.descriptions import DESCRIPTIONS, OPTION_TITLES, PARAMETERS
from tests.cli.games import greatwar

COMPARED = Path(__file__).parent.parent.parent / "docs" / "rules-compared.md"


def test_every_parameter_of_the_record_is_described() -> None:
    assert sorted(DESCRIPTIONS) == sorted(PARAMETERS)
    for about in DESCRIPTIONS.values():
        assert about.chapter and about.title and about.sentence.endswith(".")


def test_every_option_has_a_title() -> None:
    assert set(OPTION_TITLES) == {option.name for rules in RULESETS.values() for option in rules.options}


@pytest.mark.parametrize("rules", RULESETS.values(), ids=lambda rules: rules.name)
def test_every_step_and_policy_says_what_it_does(rules: Ruleset) -> None:
    for step in rules.steps.values():
        own = type(step).__dict__
        assert own.get("title") or first_sentence(own.get("__doc__")), type(step)
    policies = [attrgetter(parameter)(rules) for parameter in PARAMETERS]
    for policy in policies:
        if inspect.isroutine(policy):
            assert first_sentence(policy.__doc__), policy


def test_a_ruleset_does_not_differ_from_itself() -> None:
    for rules in RULESETS.values():
        assert differences([rules, rules]) == []


def test_rulesets_differ_in_what_their_options_change_and_in_nothing_else() -> None:
    plain = ruleset("rulebook")
    mixed = ruleset("rulebook", {"tanks_rounds": 3, "victory_central_mandatory": "paris", "move_cruiser": 2})
    rows = {row.key: row.values for row in differences([plain, mixed])}
    tanks = {f"units.available.tank.{power}" for power in POWERS}
    assert set(rows) == {*tanks, "victory.tests", "units.reach.cruiser"}
    assert rows["units.available.tank.italy"] == ("4", "3")
    assert rows["units.reach.cruiser"] == ("3", "2")
    assert "London or Paris among them" in rows["victory.tests"][0]
    assert "London" not in rows["victory.tests"][1]


def test_functions_and_steps_are_compared_by_what_they_say() -> None:
    mixed = ruleset("rulebook", {"minor_neutral_army": "second-edition"})
    [row] = differences([ruleset("rulebook"), mixed])
    assert row.key == "minors.neutral_army"
    assert "one of them artillery" in row.values[0]
    assert "artillery of its value" in row.values[1]


def test_values_speak_for_themselves() -> None:
    assert [
        said(value) for value in (True, False, None, 3, ("a", "b"), frozenset({"b", "a"}), {"x": 1}, ())
    ] == [
        "yes",
        "no",
        "-",
        "3",
        "a, b",
        "a, b",
        "x: 1",
        "-",
    ]


def test_all_options_stand_in_the_comparison() -> None:
    rules = ruleset("rulebook")
    assert [row.title for row in options_compared([rules])] == [option.name for option in rules.options]
    assert (
        "4 if not said"
        in next(row for row in options_compared([rules]) if row.title == "tanks_rounds").values[0]
    )


def test_the_page_of_all_rulesets_is_fresh() -> None:
    result = greatwar("rules", "compare", "--all", "--markdown")
    assert result.exit_code == 0
    assert COMPARED.read_text("utf-8") == result.output, "run `make docs`"


def test_the_page_marks_what_is_as_in_the_first_column() -> None:
    two = [ruleset("rulebook"), ruleset("rulebook", {"tanks_rounds": 3})]
    text = page(["one", "other"], two)
    assert "| **From round: tank: russia** | 4 | 3 |" in text
    assert "| **Cost: artillery** | 4 | = |" in text
    assert len(compared(two)) == len(compared(two[:1]))
