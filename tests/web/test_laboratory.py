"""The laboratory over HTTP: runs, reports, games that can be reviewed, and folders that are no runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from greatwar.lab.crews import crew
from greatwar.lab.report import report
from greatwar.lab.running import Run
from tests.lab.houses import pretending, small_plan
from tests.web.houses import Complained, Server, running


@pytest.fixture(scope="module")
def runs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lab")
    Run(folder / "played", small_plan(games=1)).go(crew(1))
    Run(folder / "half", small_plan(games=6)).go(pretending(lambda plan, number: 1.0), most=4)
    Run(folder / "begun", small_plan(games=2))
    (folder / "broken").mkdir()
    (folder / "broken" / "plan.json").write_text("{", "utf-8")
    (folder / "other").mkdir()
    (folder / "a file").write_text("x", "utf-8")
    return folder


@pytest.fixture(scope="module")
def laboratory(runs: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("games") / "games.sqlite", "--lab", str(runs)) as server:
        yield server


def test_runs_are_listed_with_what_is_finished(laboratory: Server) -> None:
    found = {run["name"]: run for run in laboratory.get("api/lab")["runs"]}
    assert set(found) == {"played", "half", "begun"}
    assert (found["half"]["finished"], found["half"]["games"]) == (4, 6)
    assert found["half"]["points"]["value"] == 1.0 and found["half"]["points"]["low"] < 1.0
    assert found["begun"]["points"] is None and "wanderer" in found["begun"]["label"]


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
    assert complained.value.status in (400, 404) and complained.value.problems[0]["sentence"]


def test_a_server_without_runs_says_where_it_looks_if_it_is_ones_own(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nowhere")
    with running(tmp_path / "games.sqlite", "--lab", nowhere, "--personal") as own:
        assert own.get("api/lab") == {"folder": nowhere, "runs": []}
    with running(tmp_path / "other.sqlite", "--lab", nowhere) as hosted:
        assert hosted.get("api/lab") == {"folder": "lab", "runs": []}
