"""Computer players at the terminal: they move by themselves, say why, and are there again when a game goes on."""

from pathlib import Path

from greatwar.cli.computers import computers_path
from greatwar.records.saves import Save
from tests.cli.games import greatwar, play


def test_computers_move_by_themselves_and_say_why(tmp_path: Path) -> None:
    result = play(
        tmp_path / "war.gwr",
        ["why austria-hungary", "why austria-hungary more", "why russia", "why Mars", "players", "quit"],
        "--key",
        "00",
        "--computer",
        "austria-hungary",
    )
    assert result.exit_code == 0, result.output
    assert "Austria-Hungary attacks in" in result.output
    assert "(officer)" in result.output
    assert "% to capture it" in result.output
    assert "No computer plays Russia." in result.output
    assert "nothing planned yet" not in result.output
    assert "A computer plays Austria-Hungary: officer" in result.output


def test_computers_that_have_planned_nothing_say_so(tmp_path: Path) -> None:
    words = ("--key", "00", "--computer", "italy,usa")
    output = play(tmp_path / "war.gwr", ["why", "why italy", "why italy more"], *words).output
    assert "Italy and United States: nothing planned yet." in output
    assert output.count("  Italy: nothing planned yet.") == 2
    assert "No computer plays in this game." in play(tmp_path / "alone.gwr", ["why"]).output


def test_a_game_goes_on_with_its_computers(tmp_path: Path) -> None:
    path = tmp_path / "war.gwr"
    play(path, ["quit"], "--key", "00", "--computer", "central:recruit,russia,france,britain,usa")
    before = len(Save.load(path).lines())
    result = play(
        path, ["players", "casualties 1 infantry", "casualties 2 infantry", "casualties 3 infantry", "end"]
    )
    assert result.exit_code == 0, result.output
    assert "A computer plays Germany: recruit" in result.output
    assert len(Save.load(path).lines()) > before


def test_a_computer_can_be_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "war.gwr"
    play(path, ["quit"], "--key", "00", "--computer", "italy")
    assert computers_path(path).exists()
    play(path, ["quit"], "--computer", "nobody")
    assert not computers_path(path).exists()


def test_computers_that_cannot_be_are_told_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "war.gwr"
    unknown = greatwar("play", "--save", path, "--computer", "italy:marshal")
    assert unknown.exit_code != 0
    assert "There is no opponent `marshal`. Name one of recruit, officer, general." in unknown.output
    nowhere = greatwar("play", "--save", path, "--computer", "Atlantis")
    assert nowhere.exit_code != 0
    assert "There is no power `Atlantis`" in nowhere.output
    play(path, ["quit"], "--key", "00", "--computer", "italy")
    computers_path(path).write_text("germany: emperor\n")
    damaged = greatwar("play", "--save", path, typed="quit\n")
    assert damaged.exit_code != 0
    assert "does not say which powers computers play" in damaged.output
