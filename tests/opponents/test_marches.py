"""Marches that the rules allow: guns do without infantry neither where they come from nor where they go."""

from greatwar.board import POWERS
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.opponents import Players, opponent
from greatwar.opponents.columns import Columns
from greatwar.opponents.fields import field
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.player import answer
from greatwar.opponents.survey import Survey
from greatwar.pieces import Piece

MARCH = {
    "rules": "rulebook",
    "setup": "empty",
    "round": 5,
    "turn": "france",
    "phase": "movement",
    "control": {"Tuscany": "france", "Piedmont": "france", "Venice": "france"},
    "units": {"Tuscany": {"france": "1 infantry, 1 artillery, 1 fighter"}},
}
SHARED = {
    "rules": "rulebook",
    "options": {"russian_revolution": True},
    "setup": "empty",
    "round": 6,
    "turn": "austria-hungary",
    "phase": "movement",
    "revolution": "accepted",
    "control": {"Ukraine": "austria-hungary"},
    "units": {
        "Moscow": {"austria-hungary": "1 infantry", "russia": "1 infantry"},
        "Vienna": {"austria-hungary": "2 infantry"},
        "Tyrolia": {"italy": "9 infantry"},
    },
}


def columns_of(position: dict[str, object]) -> Columns:
    """The columns of the power that moves in a position."""
    rules, table = read_position(position)
    survey = Survey(rules, table, "france", OFFICER)
    return Columns(survey, GroundValues(survey, field(survey)))


def test_guns_that_cannot_follow_a_landing_march_with_their_infantry() -> None:
    columns = columns_of(MARCH)
    columns.add("Piedmont", "france", (1, 0, 0, 0))
    [column] = [column for column in columns.columns if column.army[0]]
    column.ends = {"Venice": (1, 0, 0, 0), "Piedmont": (0, 1, 0, 0)}
    assert list(columns.marches("france")) == [((1, 1, 0, 0), ("Tuscany", "Venice"))]


def test_guns_that_cannot_follow_a_landing_stay_with_infantry_that_stays() -> None:
    columns = columns_of(MARCH)
    columns.add("Piedmont", "france", (1, 0, 0, 0))
    [column] = [column for column in columns.columns if column.army[0]]
    column.ends = {"Tuscany": (1, 0, 0, 0), "Piedmont": (0, 1, 0, 0)}
    assert list(columns.marches("france")) == []


def test_a_fighter_follows_a_landing() -> None:
    columns = columns_of(MARCH)
    columns.add("Piedmont", "france", (1, 0, 0, 0))
    [column] = [column for column in columns.columns if column.army[3]]
    column.ends = {"Piedmont": (0, 0, 0, 1)}
    assert list(columns.marches("france")) == [((0, 0, 0, 1), ("Tuscany", "Piedmont"))]


def test_an_officer_keeps_an_infantry_in_land_that_is_shared_with_russia() -> None:
    rules, table = read_position(SHARED)
    game = Game(rules, table, KeyedDice(f"{1:064x}"))
    officer = opponent("officer", 1)
    players: Players = dict.fromkeys(POWERS, officer)
    while game.table.phase == "movement":
        game.order(*answer(game, players))
    assert officer.defects == 0
    assert game.table.force("Moscow", "austria-hungary") == {Piece("infantry"): 1}
