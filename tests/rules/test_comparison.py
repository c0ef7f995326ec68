"""Rulesets describe themselves: every parameter is spoken of, every change shows, and every cell is for players."""

import re
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path

import pytest

from greatwar.board import POWERS
from greatwar.problems import Refused
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.rules.catalog import EARLIER
from greatwar.rules.custom import custom_ruleset
from greatwar.rules.descriptions import PARAMETERS
from greatwar.rules.house import SECTIONS
from greatwar.rules.house.keys import Grant, Key, Several, UnitsOrIpcs
from greatwar.rules.ruleset import Change, SetupChanges
from greatwar.rules.topics import TOPICS
from greatwar.text.comparison import (
    OPTIONS,
    SETUP,
    TopicRow,
    compared,
    differences,
    exclusion_messages,
    options_compared,
    page,
)
from greatwar.text.messages import render
from tests.cli.games import greatwar

COMPARED = Path(__file__).parent.parent.parent / "docs" / "rules-compared.md"
EDITIONS = [*RULESETS.values(), ruleset("second-edition", {"historical": True})]


def told(rules: Ruleset) -> dict[str, str]:
    return {row.key: str(row.values[0]) for row in compared([rules])}


# Nothing is left out


def test_every_parameter_of_the_record_is_spoken_of() -> None:
    spoken = {parameter for topic in TOPICS for parameter in topic.parameters}
    assert spoken | {"setup"} == set(PARAMETERS)


def test_every_row_has_a_key_of_its_own() -> None:
    for rules in EDITIONS:
        keys = [row.key for row in compared([rules])]
        assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", RULESETS)
def test_every_value_of_an_option_changes_a_cell(name: str) -> None:
    base = ruleset(name)
    changed = 0
    for option in base.options:
        for value in option.values:
            if value == option.default:
                continue
            try:
                rules = ruleset(name, {option.name: value})
            except Refused:
                continue
            assert any(row.differs for row in compared([base, rules])), (option.name, value)
            changed += 1
    assert changed > 20


def test_every_house_rule_changes_a_cell() -> None:
    seen = set()
    for base in (
        *RULESETS.values(),
        ruleset("rulebook", {"russian_revolution": True}),
        ruleset("second-edition", {"short_game": 5}),
    ):
        plain = told(base)
        for change in _changes(base):
            try:
                rules = custom_ruleset("house", "House", base.name, SetupChanges(), base.chosen, (change,))
            except Refused:
                continue
            if _says_the_same(rules, base):
                continue
            assert told(rules) != plain, (base.name, change.place, change.value)
            seen.add((change.section, change.key))
    assert seen == {
        (section.name, "" if section.plain else key.name)
        for section in SECTIONS.values()
        for key in (*section.own, *section.keys)
    }


def _says_the_same(rules: Ruleset, base: Ruleset) -> bool:
    """Whether a change changes nothing: a power that enters with the first turn is at war from the start."""
    return all(attrgetter(parameter)(rules) == attrgetter(parameter)(base) for parameter in PARAMETERS)


def _changes(rules: Ruleset) -> Iterator[Change]:
    """A change of every key of every section, for two of its members, to the values that it has not now."""
    for section in SECTIONS.values():
        for key in (*section.own, *section.keys):
            members = key.only_of or section.members
            for member in ("",) if key in section.own or not members else _some(members):
                now = key.value(rules, member)
                for value in _values(key):
                    if value != now:
                        yield Change(section.name, member, "" if section.plain else key.name, value)


def _some(members: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((members[0], members[len(members) // 2], members[-1])))


def _values(key: Key) -> list[object]:
    match key.takes:
        case Several():
            return [(), (key.takes.of[0],), (key.takes.of[1],)]
        case UnitsOrIpcs():
            return [Grant(ipcs=6), Grant(units={"infantry": 2})]
        case range():
            return [key.takes[0], key.takes[len(key.takes) // 2], key.takes[-1]]
    return list(key.takes)


def test_an_earlier_revision_differs_from_the_newest() -> None:
    for earlier in EARLIER:
        rows = {row.key for row in compared([earlier, RULESETS[earlier.name]]) if row.differs}
        assert "movement.landings_named" in rows
    second = {row.key for row in compared([EARLIER[2], RULESETS["second-edition"]]) if row.differs}
    assert second == {
        "movement.landings_named",
        "entry.leaning_land_closed",
        "units.land_units",
        "economy.trade",
    }


# Every cell is for players


def test_every_cell_is_a_sentence_a_number_or_a_list_of_units() -> None:
    for row in _rows():
        for cell in map(str, row.values):
            units = row.chapter == SETUP and ": " in cell
            assert cell.isdigit() or cell.endswith(".") or units, (row.key, cell)
            assert cell[:1].isupper() or cell[:1].isdigit() or row.chapter == OPTIONS, (row.key, cell)


def test_every_cell_is_a_sentence_in_german_too() -> None:
    for row in _rows():
        for cell in row.values:
            german = render(cell, "de")
            assert german.isdigit() or german.endswith(".") or row.chapter == SETUP, (row.key, german)
            assert german != render(cell) or "." not in german, (row.key, german)


def test_no_cell_speaks_of_the_program() -> None:
    code = re.compile(
        r"frozenset|<|lambda|None\b(?!\.)|[a-z]_[a-z]|\b(?:usa|germany|ottoman|yes|no$)\b|^[A-Z]{2}-"
    )
    for row in _rows():
        if row.chapter != OPTIONS:
            for cell in map(str, (row.title, *row.values)):
                assert not code.search(cell), (row.key, cell)


def _rows() -> list[TopicRow]:
    return [*compared(EDITIONS), *options_compared(EDITIONS)]


# What the table of parameters says


def test_a_collapse_is_told_with_all_its_thresholds() -> None:
    halves = {"austria-hungary": 13, "russia": 13, "germany": 16, "france": 9, "britain": 7, "ottoman": 8}
    halves |= {"italy": 6, "usa": 10}
    for name in ("second-edition", "reference-manual"):
        cells = told(ruleset(name))
        for power in POWERS:
            assert f"It collapses with {halves[power]} of the" in cells[f"collapse.thresholds.{power}"]
    cells = told(ruleset("tournament"))
    assert (
        "collapses with 13 of the 26 IPCs of its homeland lost. It surrenders with 16"
        in cells["collapse.thresholds.austria-hungary"]
    )
    assert cells["collapse.thresholds.usa"] == "It cannot collapse."
    assert "control or contest" in cells["collapse.counts_contested"]
    assert "not contested" in told(ruleset("second-edition"))["collapse.counts_contested"]


def test_rules_that_are_not_used_are_said_not_to_be() -> None:
    second, rulebook = told(ruleset("second-edition")), told(ruleset("rulebook"))
    assert second["submarine_warfare"] == "There is no submarine warfare."
    assert rulebook["railways"] == "There are no railways."
    assert "From round 2 on each power has one rail move" in second["railways"]
    assert "lowest IPC value" in second["railways"]


def test_retreats_at_sea_are_told_as_each_ruleset_has_them() -> None:
    assert told(ruleset("rulebook"))["sea_battle.retreat"].startswith("No ships retreat")
    assert "the attacker may retreat" in told(ruleset("tournament"))["sea_battle.retreat"]
    for name, when in (
        ("second-edition", "After the round"),
        ("reference-manual", "When the attacker breaks off"),
    ):
        cell = told(ruleset(name))["sea_battle.retreat"]
        assert cell.startswith(f"{when}, the defender may retreat") and "attackers must retreat" in cell


def test_the_places_of_new_units_are_told() -> None:
    second, rulebook = told(ruleset("second-edition")), told(ruleset("rulebook"))
    assert "up to its IPC value" in second["economy.capital_limit"]
    assert "infantry in its regional territories" in second["economy.regions"]
    assert "India, up to its IPC value in a turn (4)" in second["economy.mobilization_places"]
    assert "lays down a new battleship" in second["economy.hulls"]
    assert "in any number" in rulebook["economy.capital_limit"]
    assert rulebook["economy.mobilization_places"] == "Britain also places them in India, in any number."


def test_joint_attacks_are_told() -> None:
    assert "There are no joint attacks" in told(ruleset("rulebook"))["combat.joint"]
    for name in ("second-edition", "reference-manual"):
        cell = told(ruleset(name))["combat.joint"]
        assert "The power with the most units" in cell and "ties go by the order of play" in cell
    alone = ruleset("reference-manual", {"turn_structure": "powers"})
    assert "There are no joint attacks" in told(alone)["combat.joint"]


# Comparing


def test_a_ruleset_does_not_differ_from_itself() -> None:
    for rules in RULESETS.values():
        assert differences([rules, rules]) == []


def test_rulesets_differ_in_what_their_options_change_and_in_nothing_else() -> None:
    plain = ruleset("rulebook")
    mixed = ruleset("rulebook", {"tanks_rounds": 3, "victory_central_mandatory": "paris", "move_cruiser": 2})
    rows = {row.key: tuple(map(str, row.values)) for row in differences([plain, mixed])}
    assert set(rows) == {"units.available.tank", "victory.tests.central", "units.reach.cruiser"}
    assert rows["units.available.tank"] == ("All powers from round 4.", "All powers from round 3.")
    assert rows["units.reach.cruiser"] == ("3", "2")
    assert "London or Paris among them" in rows["victory.tests.central"][0]
    assert "London" not in rows["victory.tests.central"][1]


def test_the_army_of_a_minor_power_is_told() -> None:
    mixed = ruleset("rulebook", {"minor_neutral_army": "second-edition"})
    [row] = differences([ruleset("rulebook"), mixed])
    assert row.key == "minors.neutral_army"
    assert "one of them artillery" in str(row.values[0])
    assert "its IPC value in artillery" in str(row.values[1])


# Options


def test_all_options_stand_in_the_comparison() -> None:
    rules = ruleset("rulebook")
    rows = {str(row.title): str(row.values[0]) for row in options_compared([rules])}
    assert list(rows) == [option.name for option in rules.options]
    assert rows["tanks_rounds"] == "1 to 12, default 4."
    assert rows["usw_hits"] == "1 to 6, default 2. Not with usw false."
    assert rows["revolution_from_round"] == "1 to 12, default 4. Only with russian_revolution true."


def test_options_that_are_refused_are_not_offered() -> None:
    plain, historical = ruleset("second-edition"), ruleset("second-edition", {"historical": True})
    rows = {str(row.title): tuple(map(str, row.values)) for row in options_compared([plain, historical])}
    assert rows["short_game"] == (
        "0 to 15, default 0. Not 15 with historical true.",
        "0 to 14, default 0.",
    )
    assert rows["tanks_rounds"][1] == "Not offered with historical true."
    short = next(option for option in plain.options if option.name == "short_game")
    assert list(map(str, exclusion_messages(plain, short))) == ["Not 15 with historical true."]
    assert exclusion_messages(ruleset("reference-manual"), short) == []


def test_an_option_that_means_something_else_says_so() -> None:
    rows = {
        str(row.title): tuple(map(str, row.values))
        for row in options_compared([ruleset("rulebook"), ruleset("second-edition")])
    }
    assert rows["tanks_rounds"][1].endswith("powers with two, one and no industrial complexes can buy tanks.")


# The page


def test_the_page_of_all_rulesets_is_fresh() -> None:
    result = greatwar("rules", "compare", "--all", "--markdown")
    assert result.exit_code == 0
    assert COMPARED.read_text("utf-8") == result.output, "run `make docs`"


def test_the_page_marks_what_is_as_in_the_first_column() -> None:
    two = [ruleset("rulebook"), ruleset("rulebook", {"tanks_rounds": 3})]
    text = page(["one", "other"], two)
    assert "| **Buyers: tanks** | All powers from round 4. | All powers from round 3. |" in text
    assert "| **Cost: artillery** | 4 | = |" in text
    assert len(compared(two)) == len(compared(two[:1]))
    three = [ruleset("rulebook"), ruleset("second-edition"), ruleset("second-edition", {"historical": True})]
    text = page(["one", "other", "third"], three)
    assert re.search(r"\*\*Railways\*\* \| There are no railways\. \| From round 2 .* \| = `other` \|", text)
    assert "| **Range: fighter** | 2 | 1 | 1 |" in text
