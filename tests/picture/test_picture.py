"""Pictures of positions: what can be seen on them."""

import re
from pathlib import Path
from typing import get_args
from xml.etree import ElementTree as ET

import pytest

from greatwar.board import TERRITORIES, ZONES
from greatwar.board.geometry import board_map
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import parse_order
from greatwar.notation.positions import load_position
from greatwar.picture import ThemeName, picture, view_of
from greatwar.picture.counters import DrawnCounter, counters_in
from greatwar.picture.holdings import Holding, holding
from greatwar.picture.sprites import drawings
from greatwar.pieces import KINDS
from tests.cli.games import greatwar

SVG = "{http://www.w3.org/2000/svg}"
POSITION = """
rules: rulebook
round: 5
turn: germany
phase: movement
control: {Togoland: france, Holland: germany}
mobilized: [Holland]
units:
  Lorraine: {france: "3 infantry, 1 artillery", germany: "7 infantry, 1 tank"}
  Belgium: none
  SZ 9: {britain: "1 battleship, 1 damaged battleship, 1 transport (2 infantry), 2 transport"}
"""
CROWD = """
rules: rulebook
turn: germany
phase: movement
units:
  Corsica:
    france: "1 infantry, 2 artillery, 3 tank, 4 fighter"
    britain: "5 infantry, 6 artillery"
"""
SHIPYARDS = """
rules: second-edition
turn: central
phase: movement
units:
  Kiel: {germany: "2 infantry, 1 battleship"}
"""


def game_of(text: str) -> Game:
    rules, table = load_position(text)
    return Game(rules, table, KeyedDice())


def titles(drawing: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(drawing).iter(f"{SVG}title")]


@pytest.mark.parametrize("theme", get_args(ThemeName))
def test_a_picture_is_whole_in_itself(theme: ThemeName) -> None:
    drawing = picture(game_of(POSITION), theme=theme)
    root = ET.fromstring(drawing)
    known = {element.get("id") for element in root.iter() if element.get("id")}
    asked = re.findall(r'href="([^"]*)"', drawing) + re.findall(r'"url\(([^)]*)\)"', drawing)
    assert asked and {name[1:] for name in asked} <= known
    assert all(name.startswith("#") for name in asked)
    assert re.findall(r"url\((?!#|data:font/woff2;base64,)", drawing) == []
    assert "var(--" not in drawing and "currentColor" not in drawing


def test_a_position_always_gives_the_same_picture() -> None:
    assert picture(game_of(POSITION)) == picture(game_of(POSITION))


def test_every_territory_can_be_read_aloud() -> None:
    told = titles(picture(game_of(POSITION)))
    for name in TERRITORIES:
        assert any(words.startswith(f"{name}, ") for words in told), name
    assert "Belgium, neutral, aligned with France" in told
    assert any(
        words.startswith("Lorraine, contested: ") and "7 infantry of Germany" in words for words in told
    )


def test_the_colours_of_a_territory_tell_whose_it_is() -> None:
    game = game_of(POSITION)
    rules, table = game.rules, game.table
    assert holding(rules, table, "Ruhr") == Holding("held", "germany")
    assert holding(rules, table, "Togoland") == Holding("held", "france")
    assert holding(rules, table, "Lorraine") == Holding("striped", "france", "germany", front=True)
    assert holding(rules, table, "Belgium") == Holding("aligned", "france")
    assert holding(rules, table, "Belgian Congo") == Holding("aligned", "france")
    assert holding(rules, table, "Greece") == Holding("neutral")
    assert holding(rules, table.but(impassable=frozenset({"Poland"})), "Poland") == Holding("impassable")


def test_units_that_differ_stand_on_counters_of_their_own() -> None:
    table = game_of(POSITION).table
    assert counters_in(table, "SZ 9") == [
        DrawnCounter("britain", "battleship", 1),
        DrawnCounter("britain", "battleship", 1, damaged=True),
        DrawnCounter("britain", "transport", 2),
        DrawnCounter("britain", "transport", 1, cargo=("infantry", "infantry")),
    ]
    assert [counter.power for counter in counters_in(table, "Lorraine")] == [
        "germany",
        "germany",
        "france",
        "france",
    ]


def test_a_unit_that_has_moved_looks_different() -> None:
    game = game_of(POSITION)
    game.order("germany", parse_order("move 3 infantry Ruhr -> Belgium"))
    assert DrawnCounter("germany", "infantry", 3, moved=True) in counters_in(game.table, "Belgium")


def test_a_battleship_under_construction_is_shown() -> None:
    drawing = picture(game_of(SHIPYARDS))
    assert "a battleship under construction" in titles(drawing)


def test_counters_without_room_are_counted_on_the_last_place() -> None:
    room = len(board_map().spaces["Corsica"].counters)
    assert room < 6
    game = game_of(CROWD)
    numbers = [counter.number for counter in counters_in(game.table, "Corsica")]
    drawing = picture(game)
    assert f">+{sum(numbers[room - 1 :])}<" in drawing


def test_a_part_of_the_board_shows_its_spaces_whole() -> None:
    left, top, width, height = view_of(["Rome"])
    x, y, _ = board_map().spaces["Rome"].centre
    assert left < x < left + width and top < y < top + height
    assert width < board_map().size[0] / 4
    drawing = picture(game_of(POSITION), view=(left, top, width, height), width=600)
    root = ET.fromstring(drawing)
    assert root.get("viewBox") == f"{left:g} {top:g} {width:g} {height:g}" and root.get("width") == "600"


def test_there_is_a_drawing_of_every_kind_of_unit() -> None:
    assert set(KINDS) <= set(drawings())


def test_show_draws_a_position_into_a_file(tmp_path: Path) -> None:
    position, drawing = tmp_path / "position.yaml", tmp_path / "board.svg"
    position.write_text(POSITION)
    assert greatwar("show", str(position), "--svg", str(drawing)).exit_code == 0
    whole = ET.fromstring(drawing.read_text("utf-8"))
    assert (
        greatwar(
            "show", str(position), "--svg", str(drawing), "--region", "west", "--theme", "dark"
        ).exit_code
        == 0
    )
    part = ET.fromstring(drawing.read_text("utf-8"))
    assert float(part.get("width", "")) < float(whole.get("width", ""))


def test_a_file_that_cannot_be_written_is_told_in_one_sentence(tmp_path: Path) -> None:
    position = tmp_path / "position.yaml"
    position.write_text(POSITION)
    result = greatwar("show", str(position), "--svg", str(tmp_path / "nowhere" / "board.svg"))
    assert result.exit_code == 2
    assert result.output.count("\n") == 1 and "Traceback" not in result.output


def test_zones_are_numbered() -> None:
    root = ET.fromstring(picture(game_of(POSITION)))
    numbers = {element.text for element in root.iter(f"{SVG}text") if element.get("class") == "z"}
    assert numbers == {zone.removeprefix("SZ ") for zone in ZONES}
