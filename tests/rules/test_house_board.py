"""House rules of the board: what a custom ruleset may say of territories, and that everybody plays by it."""

import pytest

from greatwar.board import POWERS, SIDE
from greatwar.dice import KeyedDice
from greatwar.env.observation import LAYOUT, Observer
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.positions import dump_position, load_position
from greatwar.notation.rulesets import load_ruleset, read_rules, write_rules
from greatwar.notation.words import Unreadable
from greatwar.opponents import opponent, play
from greatwar.picture import picture
from greatwar.problems import Refused
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.chapters import AS_PRINTED
from greatwar.rules.goals import goals
from greatwar.rules.opening import opening
from greatwar.text.comparison import differences
from greatwar.view.views import view

RULEBOOK = """
name = "other-board"
base = "rulebook"
[territories.Serbia]
ipc = 5
[territories.Belgium]
control = "germany"
[territories.Bulgaria]
aligned = "nobody"
[territories.Greece]
aligned = "britain"
[territories."Gold Coast"]
control = "nobody"
[territories.Finland]
control = "britain"
"""
SECOND_EDITION = """
name = "other-board"
base = "second-edition"
[setup.remove.Belgium]
france = "2 infantry, 2 artillery"
[setup.remove.Romania]
russia = "15 infantry, 5 artillery"
[setup.add.Greece]
britain = "2 infantry"
[territories.Romania]
aligned = "austria-hungary"
ipc = 7
[territories.Belgium]
control = "germany"
[territories.Greece]
aligned = "britain"
[territories.Portugal]
control = "france"
[territories.Spain]
aligned = "germany"
[territories.Munich]
ipc = 0
"""


def made(text: str) -> Ruleset:
    """The ruleset of a file."""
    return read_rules(load_ruleset(text), {})


def fault(base: str, text: str) -> str:
    """What is said against a ruleset that will not do."""
    with pytest.raises((Refused, Unreadable)) as error:
        made(f'name = "x"\nbase = "{base}"\n{text}')
    return str(error.value)


def played(rules: Ruleset, rounds: int) -> Game:
    """A game of officers against recruits of so many rounds, in which nothing happens that must not."""
    game = Game(rules, opening(rules), KeyedDice(f"{7:064x}"))
    officer, recruit = opponent("officer", 1), opponent("recruit", 1)
    players = {power: officer if SIDE[power] == "central" else recruit for power in POWERS}
    before = game.table
    assert not broken(rules, before)
    while game.table.round <= rounds and not game.table.winner:
        play(game, players)
        assert not broken(rules, game.table, before)
        before = game.table
    assert officer.defects == recruit.defects == 0
    return game


def test_a_published_ruleset_plays_on_the_printed_board() -> None:
    assert all(ruleset(name).board is AS_PRINTED for name in ("rulebook", "second-edition"))


@pytest.mark.parametrize("text", [RULEBOOK, SECOND_EDITION])
def test_a_ruleset_with_another_board_is_read_again_from_what_it_writes(text: str) -> None:
    rules = made(text)
    assert read_rules(write_rules(rules), rules.chosen) is rules
    table = opening(rules)
    if rules.base == "rulebook":
        assert load_position(dump_position(rules, table)) == (rules, table)


@pytest.mark.parametrize("text", [RULEBOOK, SECOND_EDITION])
def test_officers_and_recruits_play_on_another_board(text: str) -> None:
    played(made(text), 1)


def test_the_page_the_picture_and_the_environment_show_the_values_of_the_ruleset() -> None:
    rules = made(RULEBOOK)
    table = opening(rules)
    seen = view(rules, table)
    assert (seen.spaces["Serbia"].ipc, seen.spaces["Ruhr"].ipc) == (5, AS_PRINTED.ipc["Ruhr"])
    assert seen.spaces["Greece"].patron == "britain" and seen.spaces["Bulgaria"].patron is None
    assert seen.spaces["Belgium"].controller == "germany"
    assert picture(Game(rules, table, KeyedDice("0" * 64))).count(">5</text>") == 1 + picture(
        Game(ruleset("rulebook"), opening(ruleset("rulebook")), KeyedDice("0" * 64))
    ).count(">5</text>")
    row = Observer(rules).row(table)
    worth = row[LAYOUT["worth"].start : LAYOUT["worth"].stop]
    assert worth.sum() == sum(AS_PRINTED.ipc.values()) + 3
    production = row[LAYOUT["production"].start : LAYOUT["production"].stop]
    assert production[POWERS.index("germany")] == 37


def test_the_comparison_shows_what_differs_on_the_board() -> None:
    rows = {
        row.key: tuple(map(str, row.values)) for row in differences([ruleset("rulebook"), made(RULEBOOK)])
    }
    assert rows["board.ipc.Serbia"] == ("2", "5")
    assert rows["board.control.Finland"] == ("Russia.", "Britain.")
    assert rows["board.aligned.Bulgaria"] == ("The Ottoman Empire.", "No power.")
    assert "board.ipc.Ruhr" not in rows


def test_half_of_a_changed_homeland_is_what_a_power_collapses_with() -> None:
    assert goals(ruleset("second-edition")).collapse["germany"].political == 16
    assert goals(made(SECOND_EDITION)).collapse["germany"].political == 14


@pytest.mark.parametrize(
    ("base", "text", "sentence"),
    [
        ("rulebook", "[territories.Berlin]\ncontrol = 'france'", "no war begins with a capital captured"),
        ("rulebook", "[territories.Poland]\ncontrol = 'germany'", "Russia has units in Poland"),
        ("rulebook", "[territories.Ruhr]\naligned = 'france'", "not of Ruhr"),
        ("rulebook", "[territories.Serbia]\nipc = 21", "from 0 to 20"),
        ("rulebook", "[territories.Serbia]\ncontrol = 'spain'", "`control` takes"),
        ("rulebook", "[territories.Servia]\nipc = 2", "Serbia"),
        ("second-edition", "[territories.Serbia]\naligned = 'nobody'", "Russia has units in Serbia"),
        ("second-edition", "[territories.Angola]\ncontrol = 'britain'", "a colony of Portugal"),
        ("second-edition", "[territories.Kiel]\ncontrol = 'nobody'", "battleship under construction in Kiel"),
        (
            "tournament",
            "\n".join(
                f"[territories.{land}]\ncontrol = 'germany'" for land in ("Livonia", "Ukraine", "Belarus")
            ),
            "Russia has units in",
        ),
        (
            "second-edition",
            "".join(f"[territories.{land}]\nipc = 0\n" for land in ("Rome", "Piedmont", "Tuscany", "Naples"))
            + "[territories.Venice]\nipc = 0\n[territories.Sicily]\nipc = 0\n[territories.Sardinia]\nipc = 0\n",
            "collapses with 0, so it falls at once",
        ),
    ],
)
def test_a_board_that_makes_no_sense_is_refused_with_the_reason(base: str, text: str, sentence: str) -> None:
    assert sentence in fault(base, text)
