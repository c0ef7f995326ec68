"""Experiments: the same games for everybody, replayable and verifiable, and nothing finished is ever lost."""

import errno
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from greatwar.cli import main
from greatwar.lab.crews import crew
from greatwar.lab.folder import Folder, UnusableFolder
from greatwar.lab.outcome import Outcome
from greatwar.lab.running import Run
from greatwar.lab.trial import played
from greatwar.notation.records import read_record
from greatwar.records.fairness import verify
from greatwar.records.savefiles import write_whole
from greatwar.rules.catalog import RULESETS
from tests.lab.houses import pretending, small_plan
from tests.waiting import wait_until

ALONE = crew(1)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_game_of_the_laboratory_can_be_verified_and_played_anew(rules: str) -> None:
    plan = small_plan(rules=rules)
    trial, again = played(plan, 1), played(plan, 1)
    assert trial.record == again.record
    verdict = verify(trial.record)
    assert verdict.fits and verdict.dice_recomputed and verdict.sealed, verdict.sentence
    assert trial.outcome.dice == verdict.dice and trial.outcome.orders == verdict.orders
    assert [held.round for held in trial.outcome.rounds] == [1]


def test_a_changed_line_of_a_record_is_found() -> None:
    lines = played(small_plan(), 1).record.splitlines()
    number = next(n for n, line in enumerate(lines) if line.endswith(": end") and n > 20)
    power = lines[number].partition(":")[0]
    lines.insert(number, f"{power}: buy nothing")
    assert not verify("\n".join(lines) + "\n").fits


def test_the_players_of_a_pair_change_sides_and_keep_the_dice() -> None:
    plan = small_plan(pairing="pairs", central="recruit", games=4)
    assert plan.key(1) == plan.key(2) != plan.key(3) == plan.key(4)
    assert plan.names(1)["germany"] == "recruit" == plan.names(2)["france"]
    assert plan.signs(2)["germany"] == "wanderer (central)"
    assert read_record(played(plan, 2).record).players == plan.signs(2)


def test_a_bid_stands_in_the_record() -> None:
    plan = small_plan(bid={"germany": 7})
    trial = played(plan, 1)
    assert verify(trial.record).fits
    assert plan.ruleset().setup.treasury["germany"] == RULESETS["tournament"].setup.treasury["germany"] + 7
    assert trial.outcome.rules == "tournament" and trial.outcome.bid == {"germany": 7}


def test_a_single_power_can_have_a_player_of_its_own() -> None:
    plan = small_plan(seats={"ottoman": "recruit"})
    seats = read_record(played(plan, 1).record).players
    assert isinstance(seats, dict)
    assert seats["ottoman"] == "recruit (ottoman)" and seats["germany"] == "wanderer (central)"


def test_a_run_goes_on_where_it_was_and_plays_the_same_games(tmp_path: Path) -> None:
    plan = small_plan(4)
    whole = Run(tmp_path / "whole", plan)
    whole.go(ALONE)
    first = Run(tmp_path / "parts", plan)
    first.go(ALONE, most=1)
    kept = first.folder.record_path(1).stat().st_mtime_ns
    second = Run(tmp_path / "parts", plan)
    assert second.missing() == [2, 3, 4]
    second.go(ALONE)
    assert second.folder.record_path(1).stat().st_mtime_ns == kept
    for number in range(1, 5):
        assert second.folder.record_path(number).read_bytes() == whole.folder.record_path(number).read_bytes()
    assert _timeless(second.outcomes) == _timeless(whole.outcomes)
    rows = (tmp_path / "parts" / "games.csv").read_text().splitlines()
    assert len(rows) == 5 and rows[0].startswith("game,rules,central,allies")


def _timeless(outcomes: list[Outcome]) -> list[Outcome]:
    return [msgspec.structs.replace(outcome, seconds=0.0, thinking={}) for outcome in outcomes]


def test_more_games_can_be_asked_for_but_no_others(tmp_path: Path) -> None:
    Run(tmp_path / "one", small_plan(1)).go(pretending(lambda plan, number: 0.5))
    assert Run(tmp_path / "one", small_plan(3)).missing() == [2, 3]
    with pytest.raises(UnusableFolder) as refused:
        Run(tmp_path / "one", small_plan(3, seed=9, allies="recruit", bid={"germany": 4}))
    assert str(refused.value) == (
        f"{tmp_path / 'one'} holds another experiment. allies: recruit here, wanderer there. seed: 9 here, 1 there. "
        "bid: germany 4 here, none there. Choose a new folder."
    )
    (tmp_path / "other").mkdir()
    (tmp_path / "other" / "letter.txt").write_text("Dear Nicky")
    with pytest.raises(UnusableFolder, match="holds other things"):
        Run(tmp_path / "other", small_plan())


@pytest.mark.parametrize("damage", ["sheet", "record", "both"])
def test_a_damaged_game_is_played_again_and_no_other(tmp_path: Path, damage: str) -> None:
    plan = small_plan(3)
    run = Run(tmp_path / "one", plan)
    run.go(ALONE)
    before = run.folder.record_path(2).read_bytes()
    if damage != "record":
        run.folder.sheet_path(2).write_bytes(b'{"number": 2, "rul')
    if damage != "sheet":
        run.folder.record_path(2).write_bytes(before[: len(before) // 2])
    again = Run(tmp_path / "one", plan)
    assert again.missing() == [2]
    again.go(ALONE)
    assert again.folder.record_path(2).read_bytes() == before


def test_a_damaged_plan_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{")
    with pytest.raises(UnusableFolder, match=r"plan\.json is not the plan of an experiment"):
        Run(tmp_path, small_plan())


def test_a_full_disk_loses_no_finished_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = small_plan(4)
    run = Run(tmp_path / "one", plan)
    real = write_whole

    def full(path: Path, data: bytes) -> None:
        if path.name.startswith("000003"):
            path.with_name(f"{path.name}.new").write_bytes(data[:10])
            raise OSError(errno.ENOSPC, "No space left on device", str(path))
        real(path, data)

    monkeypatch.setattr("greatwar.lab.folder.write_whole", full)
    with pytest.raises(UnusableFolder, match="no room left on the disk"):
        run.go(pretending(lambda plan, number: 0.5))
    assert not list((tmp_path / "one").rglob("*.new"))
    monkeypatch.setattr("greatwar.lab.folder.write_whole", real)
    assert Run(tmp_path / "one", plan).missing() == [3, 4]


def test_several_processes_play_what_one_plays_and_one_that_is_killed_is_replaced(tmp_path: Path) -> None:
    """The program that plays here kills, once, whoever asks it: a process of the laboratory."""
    mark = tmp_path / "killed"
    script = tmp_path / "assassin.py"
    script.write_text(
        "import os, pathlib, signal, sys\n"
        f"mark = pathlib.Path({str(mark)!r})\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('greatwar'):\n"
        "        print('ready', flush=True)\n"
        "    elif line.startswith('ask') and not mark.exists():\n"
        "        mark.touch()\n"
        "        os.kill(os.getppid(), signal.SIGKILL)\n"
        "    elif line.startswith('ask'):\n"
        "        print('legal', flush=True)\n"
        "    elif line.startswith('legal'):\n"
        "        orders = list(iter(lambda: sys.stdin.readline().strip(), '.'))\n"
        "        print('order', 'end' if 'end' in orders else orders[0], flush=True)\n"
    )
    plan = small_plan(3, central=f"program:{sys.executable} {script}")
    run = Run(tmp_path / "one", plan)
    run.go(crew(2))
    assert mark.exists() and not run.missing()
    assert all(verify(run.folder.record_path(number).read_text()).fits for number in (1, 2, 3))
    assert run.folder.record_path(3).read_text() == played(plan, 3).record


# The command


def test_the_command_runs_goes_on_and_tells_what_came_of_it(tmp_path: Path) -> None:
    arguments = ["lab", "run", "--rules", "tournament", "--central", "wanderer", "--allies", "wanderer"]
    arguments += ["--rounds", "1", "--jobs", "1", "--out", str(tmp_path / "one")]
    first = CliRunner().invoke(main, [*arguments, "--games", "1"])
    assert first.exit_code == 0 and "1 game: the Central Powers won" in first.output
    second = CliRunner().invoke(main, [*arguments, "--games", "2"])
    assert second.exit_code == 0 and "1 of 2 games are finished already." in second.output
    drawn = CliRunner().invoke(main, ["lab", "report", str(tmp_path / "one")])
    assert drawn.exit_code == 0 and (tmp_path / "one" / "report.html").is_file()
    record = Folder(tmp_path / "one").record_path(2)
    assert CliRunner().invoke(main, ["verify", str(record)]).exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--central", "marshal"], "There is no opponent called 'marshal'"),
        (["--jobs", "many"], "--jobs is a number of processes or auto, not `many`"),
        (["--bid", "germany"], "--bid is given as POWER=…"),
        (["--bid", "germany=much"], "A bid is a number of IPCs up to 200, not 'much'"),
        (["--bid", "atlantis=3"], "atlantis"),
        (["--player", "ottoman=marshal"], "There is no opponent called 'marshal'"),
        (["--central", "officer@0.5"], "has no budget of work"),
        (["--central", "wanderer@half"], "names no part of a budget"),
        (["--rules", "checkers"], "checkers"),
        (["--ray", "127.0.0.1:1"], "Ray"),
    ],
)
def test_what_cannot_be_run_is_told_of_in_one_sentence(
    tmp_path: Path, arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = CliRunner().invoke(
        main, ["lab", "run", "--out", str(tmp_path / "x"), "--games", "1", *arguments]
    )
    assert result.exit_code in (1, 2)
    assert sentence in result.output and "Traceback" not in result.output
    assert len(result.output.strip().splitlines()) == 1


def test_a_report_of_nothing_is_told_of_in_a_sentence(tmp_path: Path) -> None:
    empty = CliRunner().invoke(main, ["lab", "report", str(tmp_path)])
    assert empty.exit_code == 1 and "There is no finished game in" in empty.output
    missing = CliRunner().invoke(main, ["lab", "report", str(tmp_path / "nowhere")])
    assert missing.exit_code == 2 and "There is no folder" in missing.output


@pytest.mark.skipif(os.name != "posix", reason="signals are sent as on Unix")
def test_a_run_that_is_interrupted_says_so_and_leaves_no_process_behind(tmp_path: Path) -> None:
    folder = tmp_path / "one"
    # Interrupts are heard even where the tests themselves run in the background and hear none.
    heard = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    command = [
        sys.executable,
        "-c",
        f"{heard}; from greatwar.cli import main; main()",
        "lab",
        "run",
        "--rules",
        "tournament",
    ]
    command += ["--central", "wanderer", "--allies", "wanderer", "--games", "900", "--rounds", "1"]
    process = subprocess.Popen(
        [*command, "--jobs", "2", "--out", str(folder)], stderr=subprocess.PIPE, text=True
    )
    wait_until(lambda: list(folder.glob("games/*.json")))
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 1 and "Repeat the command to continue." in said and "Traceback" not in said
    finished = Folder(folder).finished(900)
    assert finished and (folder / "games.csv").read_text().count("\n") == len(finished) + 1
