"""The entry of neutral powers by house rules: what makes no sense, and that everybody plays by the rest."""

import pytest

from greatwar.notation.positions import dump_position, load_position
from greatwar.notation.rulesets import read_rules, write_rules
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from greatwar.text.comparison import differences
from greatwar.view.views import view
from tests.rules.test_house_board import fault, made, played

ITALY = """
name = "late-italy"
base = "rulebook"
[entry.italy]
round = 3
[entry.usa]
round = 2
income = "none"
[entry.ottoman]
when = "never"
"""
BRITAIN = """
name = "late-britain"
base = "second-edition"
[entry.italy]
when = "start"
[entry.usa]
round = 3
dice = false
income = "normal"
[entry.britain]
round = 2
income = "normal"
[entry.Bulgaria]
when = "start"
[entry.Romania]
when = "never"
"""
GERMANY = """
name = "late-germany"
base = "rulebook"
[entry.austria-hungary]
round = 2
[entry.germany]
round = 2
[entry.russia]
round = 2
"""


@pytest.mark.parametrize("text", [ITALY, BRITAIN, GERMANY])
def test_officers_and_recruits_play_with_other_neutrals(text: str) -> None:
    rules = made(text)
    assert read_rules(write_rules(rules), rules.chosen) is rules
    played(rules, 2)


def test_positions_hold_who_is_neutral() -> None:
    rules = made(ITALY)
    table = opening(rules)
    assert table.neutral == {"italy", "usa", "ottoman"}
    assert load_position(dump_position(rules, table)) == (rules, table)
    assert view(rules, table).powers["usa"].income == 0
    assert view(rules, table).powers["italy"].income == 14


def test_the_comparison_shows_when_powers_enter() -> None:
    rows = {row.key: tuple(map(str, row.values)) for row in differences([ruleset("rulebook"), made(ITALY)])}
    assert rows["entry.italy"][0] == "It is at war from the start."
    assert rows["entry.italy"][1].startswith("It is neutral and enters the war when its own turn 3 begins")
    assert "turn 4 begins" in rows["entry.usa"][0] and "turn 2 begins" in rows["entry.usa"][1]
    assert "collects its income" in rows["entry.usa"][0] and "collects nothing" in rows["entry.usa"][1]


@pytest.mark.parametrize(
    ("base", "text", "sentence"),
    [
        (
            "rulebook",
            "[entry.italy]\nround = 3\nwhen = 'never'",
            "`round` and `when` both say when Italy enters",
        ),
        ("rulebook", "[entry.italy]\nround = 0", "`round` takes a whole number from 1 to 15"),
        ("rulebook", "[entry.italy]\nwhen = 'later'", "`when` takes start or never"),
        ("rulebook", "[entry.italy]\nround = 3\ndice = true", "enters with a turn of its own"),
        ("second-edition", "[entry.italy]\nwhen = 'never'\ndice = true", "Italy has none"),
        ("rulebook", "[entry.italy]\nincome = 'none'", "Italy is at war from the beginning"),
        ("rulebook", "[entry.Serbia]\nround = 2", "Serbia enters the war when it is entered"),
        ("reference-manual", "[entry.Serbia]\nround = 2", "Serbia enters the war when it is entered"),
        ("second-edition", "[entry.Greece]\nround = 2", "Greece is aligned with no one"),
        ("second-edition", "[entry.Serbia]\nincome = 'none'", "not of Serbia"),
        (
            "rulebook",
            "[options]\nus_entry_turn = 3\n[entry.usa]\nround = 5",
            "us_entry_turn 3 says something else",
        ),
        (
            "rulebook",
            "[setup.add.Piedmont]\nfrance = '1 infantry'\n[entry.italy]\nround = 3",
            "France has units in Piedmont",
        ),
        (
            "second-edition",
            "[territories.Portugal]\ncontrol = 'france'\n[entry.Portugal]\nround = 3",
            "says who has Portugal from the beginning",
        ),
        (
            "rulebook",
            "".join(f"[entry.{power}]\nround = 2\n" for power in ("austria-hungary", "germany", "ottoman")),
            "All of the Central Powers would begin neutral",
        ),
    ],
)
def test_an_entry_that_makes_no_sense_is_refused_with_the_reason(base: str, text: str, sentence: str) -> None:
    assert sentence in fault(base, text)


def test_a_side_that_would_begin_neutral_is_blamed_on_its_own_entries() -> None:
    powers = ("austria-hungary", "germany", "ottoman", "italy")
    told = fault("rulebook", "".join(f"[entry.{power}]\nround = 2\n" for power in powers))
    assert "entry.germany.round" in told and "entry.italy.round" not in told


def test_a_date_that_is_given_twice_needs_no_dice_where_none_are_rolled() -> None:
    rules = made(
        'name = "x"\nbase = "second-edition"\n[options]\nhistorical = true\n[entry.usa]\nround = 3\n'
    )
    assert rules.entry.timeline["usa"] == 3 and not rules.entry.dice
