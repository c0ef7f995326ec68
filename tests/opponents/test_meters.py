"""Meters and neutrals: what a territory counts for a collapse, and what officers make of it."""

import pytest

from greatwar.board import POWERS
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.opponents import opponent, play
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
    assert chance(made, opening(made)) == 0.5


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
