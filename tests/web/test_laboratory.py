"""The laboratory over HTTP: runs, reports, games that can be reviewed, and folders that are no runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from greatwar.lab.crews import crew
from greatwar.lab.ladder import Ladder, MatchLength
from greatwar.lab.report import report
from greatwar.lab.running import Run
from greatwar.lab.series import Series, write_series
from tests.lab.houses import ladder_sheet, pretending, small_plan
from tests.text.reading import read
from tests.web.houses import Complained, Server, running


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab")
    Run(folder / "played", small_plan(games=1)).go(crew(1))
    Run(folder / "half", small_plan(games=6)).go(pretending(lambda plan, number: 1.0), most=4)
    Run(folder / "begun", small_plan(games=2))
    series(folder)
    (folder / "broken").mkdir()
    (folder / "broken" / "plan.json").write_text("{", "utf-8")
    (folder / "other").mkdir()
    (folder / "a file").write_text("x", "utf-8")
    return folder


def series(folder: Path) -> None:
    """A ladder that has ended, a search for a bid that has not, and a folder whose sheet is damaged."""
    ladder = Ladder(
        folder / "ladder", ("wanderer", "recruit"), [{"rules": "tournament"}], MatchLength(2), rounds=1
    )
    ladder.go(crew(1))
    write_series(folder / "ladder", ladder_sheet(ladder))
    write_series(folder / "bid", Series(kind="bid", label="Even bid", command="greatwar lab bid", most=24))
    Run(folder / "bid" / "bid+004", small_plan(3, bid={"germany": 4})).go(
        pretending(lambda plan, number: 1.0)
    )
    (folder / "torn").mkdir()
    (folder / "torn" / "series.json").write_text("{", "utf-8")


@pytest.fixture(scope="module")
def laboratory(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("games") / "games.sqlite", "--lab", str(runs)) as server:
        yield server


def test_runs_are_listed_with_what_is_finished(laboratory: Server) -> None:
    found = {run["name"]: run for run in laboratory.get("api/lab")["runs"]}
    assert set(found) == {"played", "half", "begun", "ladder", "bid"}
    assert (found["half"]["finished"], found["half"]["games"]) == (4, 6)
    assert found["half"]["points"]["value"] == 1.0 and found["half"]["points"]["low"] < 1.0
    assert found["begun"]["points"] is None and "wanderer" in found["begun"]["label"]


def test_series_are_listed_beside_experiments_with_what_they_found(laboratory: Server) -> None:
    found = {run["name"]: run for run in laboratory.get("api/lab")["runs"]}
    assert {name: run["kind"] for name, run in found.items() if run["kind"] != "experiment"} == {
        "ladder": "ladder",
        "bid": "bid",
    }
    assert (found["ladder"]["finished"], found["ladder"]["games"]) == (4, 4)
    assert found["ladder"]["finding"] == "Recruit is better." and found["ladder"]["points"] is None
    assert (found["bid"]["finished"], found["bid"]["games"], found["bid"]["finding"]) == (3, 24, "")


def test_the_report_of_a_series_says_what_it_found_and_holds_the_games_of_its_experiments(
    laboratory: Server, runs: Path
) -> None:
    told = laboratory.get("api/lab/ladder")
    assert [part["title"] for part in told["sections"]][:3] == [
        "What was found",
        "What was played",
        "Who wins",
    ]
    page = report(runs / "ladder").read_text("utf-8")
    assert all(part["html"] in page for part in told["sections"])
    assert "Recruit is better." in told["sections"][0]["html"] and "+20" in told["sections"][0]["html"]
    assert "greatwar ladder" in told["sections"][1]["html"]
    experiment = told["games"][0]["experiment"]
    assert len(told["games"]) == 4 and (runs / "ladder" / experiment / "plan.json").exists()
    kept = laboratory.post(f"api/lab/ladder/games/1?experiment={experiment}", {})
    text = (runs / "ladder" / experiment / "games" / "000001.gwr").read_text("utf-8")
    assert laboratory.text(f"api/records/{kept['id']}") == text
    for wrong in ("", "?experiment=none", "?experiment=..%2Fplayed"):
        with pytest.raises(Complained) as complained:
            laboratory.post(f"api/lab/ladder/games/1{wrong}", {})
        assert complained.value.status in (400, 404)


def test_a_report_is_that_of_the_laboratory_and_follows_the_run(laboratory: Server, runs: Path) -> None:
    told = laboratory.get("api/lab/half")
    page = report(runs / "half").read_text("utf-8")
    assert told["sections"] and all(part["html"] in page for part in told["sections"])
    assert [game["number"] for game in told["games"]] == [1, 2, 3, 4]
    Run(runs / "half", small_plan(games=6)).go(pretending(lambda plan, number: 0.0))
    later = laboratory.get("api/lab/half")
    assert later["run"]["finished"] == 6 and later["figures"][0] == ["6", "games"]
    assert laboratory.get("api/lab/begun")["sections"] == []


def test_a_game_of_a_run_is_reviewed(laboratory: Server, runs: Path) -> None:
    kept = laboratory.post("api/lab/played/games/1", {})
    assert laboratory.post("api/lab/played/games/1", {})["id"] == kept["id"]
    text = (runs / "played" / "games" / "000001.gwr").read_text("utf-8")
    assert laboratory.text(f"api/records/{kept['id']}") == text
    assert len(laboratory.get(f"api/records/{kept['id']}/review")["marks"]) == kept["orders"]


@pytest.mark.parametrize(
    "path", ["api/lab/none", "api/lab/broken", "api/lab/..", "api/lab/%2e%2e", "api/lab/other"]
)
def test_what_is_no_run_is_said_in_a_sentence(laboratory: Server, path: str) -> None:
    with pytest.raises(Complained) as complained:
        laboratory.get(path)
    assert complained.value.status == 404


@pytest.mark.parametrize("path", ["played/games/2", "played/games/0", "none/games/1", "half/games/1"])
def test_a_game_that_is_not_there_is_said_in_a_sentence(laboratory: Server, path: str) -> None:
    with pytest.raises(Complained) as complained:
        laboratory.post(f"api/lab/{path}", {})
    assert complained.value.status in (400, 404) and read(complained.value.problems[0]["message"])


def test_a_server_without_runs_says_where_it_looks_if_it_is_ones_own(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere")
    with running(tmp_path / "games.sqlite", "--lab", nowhere, "--personal") as own:
        assert own.get("api/lab") == {"folder": nowhere, "runs": []}
    with running(tmp_path / "other.sqlite", "--lab", nowhere) as hosted:
        assert hosted.get("api/lab") == {"folder": "lab", "runs": []}
