"""Meters and neutrals: what a territory counts for a collapse, and what officers make of it."""

import pytest

from greatwar.board import POWERS
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.opponents import opponent, play
from greatwar.opponents.fields import field, share_around
from greatwar.opponents.judgement import chance, lead
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.survey import Survey
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import begun, opening


def survey_of(rules: str, lorraine: str, brest: str = "") -> Survey:
    """France in the tournament or the manual, with some of its homeland in German hands."""
    units = {
        "Lorraine": {"germany": lorraine},
        "Paris": {"france": "10 infantry"},
        "Marseilles": {"france": "4 infantry"},
        "Berlin": {"germany": "6 infantry"},
    }
    if brest:
        units["Brest"] = {"germany": brest}
    control = {"Lorraine": "germany", "Picardy": "germany", "Brest": "germany"}
    tree = {"rules": rules, "setup": "empty", "round": 4, "units": units, "control": control}
    ruleset, table = read_position(tree)
    return Survey(ruleset, table, "germany", OFFICER)


def test_a_territory_counts_the_more_the_nearer_it_brings_to_collapse() -> None:
    near, far = survey_of("tournament", "12 infantry", "8 infantry"), survey_of("tournament", "12 infantry")
    assert near.meters.lost("france") == far.meters.lost("france") == 6
    # Where Brest can be relieved by nobody, Burgundy decides; where it stands open, less hangs on Burgundy.
    assert near.meters.stake("Burgundy", "france") > far.meters.stake("Burgundy", "france") > 0.0


def test_only_homelands_of_powers_in_the_war_count() -> None:
    survey = survey_of("tournament", "12 infantry")
    assert survey.meters.stake("United States of America", "usa") == 0.0
    assert survey.meters.unrest("Ukraine") == 0.0


@pytest.mark.parametrize("rules", sorted(RULESETS))
def test_the_set_up_is_taken_to_be_even(rules: str) -> None:
    made = RULESETS[rules]
    assert lead(made, opening(made)) == 0.0
    assert chance(made, opening(made), lead(made, opening(made))) == 0.5


def test_officers_leave_neutral_great_powers_alone() -> None:
    made = RULESETS["second-edition"]
    game = Game(made, begun(made, opening(made)), KeyedDice(f"{8:064x}"))
    players = dict.fromkeys(POWERS, opponent("officer", 8))
    while game.table.round == 1:
        play(game, players)
    assert {"italy", "usa"} <= game.table.neutral


def test_austria_survives_the_first_round_of_the_reference_manual() -> None:
    made = RULESETS["reference-manual"]
    game = Game(made, begun(made, opening(made)), KeyedDice(f"{8:064x}"))
    players = dict.fromkeys(POWERS, opponent("officer", 8))
    while game.table.round == 1 and not game.table.winner:
        play(game, players)
    assert "austria-hungary" not in game.table.departed


def test_a_collapse_needs_enough_of_a_homeland_together() -> None:
    meters = survey_of("reference-manual", "12 infantry").meters
    homeland = ("Paris", "Picardy", "Burgundy", "Lorraine", "Brest")
    few, all_ = dict.fromkeys(homeland[1:3], 1.0), dict.fromkeys(homeland, 1.0)
    assert meters.falls("france", few) < 0.01
    assert meters.falls("france", all_) > 0.99
    assert meters.falls("france", few) < meters.falls("france", dict.fromkeys(homeland, 0.6)) < 0.99


def test_a_garrison_that_wakes_by_being_entered_is_woken_at_once() -> None:
    """By the manual the Bulgarian army joins when an Ottoman enters, by the second edition at its date."""
    for name, wakes in (("reference-manual", True), ("second-edition", False)):
        table = begun(RULESETS[name], opening(RULESETS[name]))
        survey = Survey(RULESETS[name], table, "ottoman", OFFICER)
        assert (survey.asleep("Bulgaria") != (0, 0, 0, 0)) == wakes
    rules = RULESETS["reference-manual"]
    game = Game(rules, opening(rules), KeyedDice("7" * 64))
    players = dict.fromkeys(POWERS, opponent("officer"))
    while "Bulgaria" not in game.table.mobilized and game.table.turn != "allies":
        play(game, players)
    assert "Bulgaria" in game.table.mobilized


def test_armies_gather_where_their_side_is_strong_already() -> None:
    """Two capitals are equally far; the one before which a friend's army stands draws more."""
    units = {
        "Munich": {"france": "12 infantry, 4 artillery"},
        "Hanover": {"britain": "20 infantry, 10 artillery"},
        "Berlin": {"germany": "12 infantry"},
        "Vienna": {"austria-hungary": "12 infantry"},
        "Budapest": {"austria-hungary": "12 infantry"},
    }
    tree = {"rules": "rulebook", "setup": "empty", "round": 8, "units": units}
    ruleset, table = read_position(tree)
    survey = Survey(ruleset, table, "france", OFFICER)
    assert share_around(survey, "Berlin") > share_around(survey, "Vienna")
    found = field(survey)
    assert found["Berlin"] > found["Vienna"]
