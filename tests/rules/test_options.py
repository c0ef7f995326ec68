"""Options: each says what it is, changes what it says and nothing by default, and is refused with a sentence."""

from itertools import permutations

import pytest

from greatwar.problems import Refused
from greatwar.rules import RULESETS, Option, Ruleset, ruleset
from greatwar.rules.mixing import consistent, mixed, option_name
from greatwar.text.messages import LANGUAGES, render

OFFERED = [
    pytest.param(rules, option, id=f"{rules.name}-{option.name}")
    for rules in RULESETS.values()
    for option in rules.options
]


@pytest.mark.parametrize(("rules", "option"), OFFERED)
def test_an_option_has_a_name_a_sentence_and_a_default_among_its_values(
    rules: Ruleset, option: Option
) -> None:
    assert option.name == option_name(option.name)
    for language in LANGUAGES:
        assert render(option.title, language) and render(option.sentence, language).endswith(".")
    words = [value for value in option.values if isinstance(value, str | tuple)]
    assert len(option.names) == (len(option.values) if words else 0), "words have names"
    assert option.default in option.values
    assert len(option.values) > 1
    assert len({each.name for each in rules.options}) == len(rules.options)
    assert "consent" not in option.name, "consent between allies is always given"


@pytest.mark.parametrize(("rules", "option"), OFFERED)
def test_the_default_of_an_option_changes_nothing_and_every_other_value_something(
    rules: Ruleset, option: Option
) -> None:
    assert option.apply(rules, option.default) == rules
    for value in option.values:
        if value != option.default:
            assert option.apply(rules, value) != rules


@pytest.mark.parametrize(("rules", "option"), OFFERED)
def test_an_exclusion_says_in_a_sentence_which_option_of_the_ruleset_it_means(
    rules: Ruleset, option: Option
) -> None:
    offered = {each.name: each for each in rules.options}
    for exclusion in option.exclusions:
        assert option.name in str(exclusion.message)
        assert exclusion.option in str(exclusion.message)
        other = offered.get(exclusion.option)
        assert other is None or all(value in other.values for value in exclusion.values)


def test_options_are_applied_in_the_ruleset_s_own_order_whatever_the_order_of_writing() -> None:
    written = {"usw_hits": 3, "tanks_rounds": 2, "russian_revolution": True}
    made = {id(ruleset("rulebook", dict(order))) for order in permutations(written.items())}
    assert len(made) == 1
    assert list(ruleset("rulebook", written).chosen) == ["russian_revolution", "tanks_rounds", "usw_hits"]


def test_what_is_chosen_as_it_is_anyway_is_not_chosen() -> None:
    assert ruleset("rulebook", {"tanks_rounds": 4, "usw": True}) is ruleset("rulebook")


def test_an_option_is_read_without_regard_to_case_and_hyphens() -> None:
    assert ruleset("rulebook", {"Victory-Central Mandatory": "PARIS"}).chosen == {
        "victory_central_mandatory": "paris"
    }


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"tank_rounds": 3}, "no option of rulebook called 'tank_rounds'; did you mean tanks_rounds?"),
        ({"colour": "red"}, "no option of rulebook called 'colour'; `greatwar rules rulebook` lists its"),
        ({"consent": True}, "no option of rulebook called 'consent'"),
        ({"tanks_rounds": 0}, "tanks_rounds takes a whole number from 1 to 12, not 0"),
        ({"tanks_rounds": "3"}, "tanks_rounds takes a whole number from 1 to 12, not the word '3'"),
        ({"tanks_rounds": True}, "tanks_rounds takes a whole number from 1 to 12, not true"),
        ({"usw": 1}, "usw takes true or false, not 1"),
        ({"mines_battleship": "holed"}, "mines_battleship takes damaged or sunk, not the word 'holed'"),
        ({"usw_hits": 3, "usw": False}, "usw false allows none"),
        ({"revolution_from_round": 2}, "without russian_revolution there is none"),
        ({"us_entry_turn": 3, "neutral_majors_at_start": "none"}, "at war from the beginning"),
        ({"us_entry_turn": 3, "US entry turn": 5}, "us_entry_turn is named twice"),
    ],
)
def test_an_option_that_will_not_do_is_refused_with_a_sentence(
    options: dict[str, object], sentence: str
) -> None:
    with pytest.raises(Refused) as refusal:
        ruleset("rulebook", options)
    assert sentence in "; ".join(problem.sentence for problem in refusal.value.problems)


def test_every_fault_of_the_options_is_told_at_once() -> None:
    with pytest.raises(Refused) as refusal:
        ruleset("rulebook", {"tank_rounds": 3, "usw": 1})
    assert [problem.code for problem in refusal.value.problems] == ["unknown-name", "bad-option"]


def test_an_unknown_ruleset_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Refused, match="did you mean rulebook"):
        ruleset("rulesbook")


def test_of_options_drawn_at_random_those_stay_that_can_stand_together() -> None:
    rules = ruleset("rulebook")
    drawn = {"usw": False, "usw_hits": 4, "revolution_from_round": 2, "tanks_rounds": 1}
    assert consistent(rules, drawn) == {"usw": False, "tanks_rounds": 1}
    assert mixed(rules, consistent(rules, drawn)).chosen == {"tanks_rounds": 1, "usw": False}
