"""What a report says: which games were played and how to repeat them, how sure its figures are, and how wars ended."""

import shlex
from pathlib import Path

import msgspec
import numpy as np
import pytest
from click.testing import CliRunner

from greatwar.cli import main
from greatwar.cli.lab import told
from greatwar.lab.commands import repeating
from greatwar.lab.courses import foresight
from greatwar.lab.folder import Folder, UnusableFolder
from greatwar.lab.outcome import Ending, points
from greatwar.lab.plan import Plan
from greatwar.lab.report import report
from greatwar.lab.results import endings, lengths, winners
from greatwar.lab.running import Run
from greatwar.lab.series import Series, begin_series, members, series_in
from greatwar.lab.statistics import clustered, wilson
from greatwar.lab.trial import played
from tests.lab.houses import outcome, pretending, small_plan

# Which games


def test_a_report_states_rounds_options_seed_and_the_command_that_repeats_it(tmp_path: Path) -> None:
    plan = small_plan(
        2,
        rules="tournament",
        seed=7,
        rounds=9,
        pairing="pairs",
        central="recruit",
        bid={"germany": 3},
        seats={"ottoman": "recruit"},
    )
    plan = msgspec.structs.replace(plan, rules={"rules": "tournament", "options": {"tie": "allies"}})
    Run(tmp_path / "one", plan).go(pretending(lambda plan, number: 0.5))
    page = report(tmp_path / "one").read_text("utf-8")
    command = (
        "greatwar lab run --rules tournament --option tie=allies --games 2 --central recruit --allies wanderer "
        "--player ottoman=recruit --pairs --bid germany=3 --rounds 9 --seed 7"
    )
    assert f"<code>{command}</code>" in page
    assert "<th>options</th>" in page and "<td>tie allies</td>" in page
    assert "<th>limit of rounds</th>" in page and "<td>9</td><td>7</td>" in page
    again = CliRunner().invoke(
        main, [*shlex.split(command)[1:], "--jobs", "1", "--out", str(tmp_path / "two")]
    )
    assert again.exit_code == 0, again.output
    assert Folder(tmp_path / "two").plan() == plan


def test_moves_of_the_first_turn_cannot_be_repeated_by_a_run() -> None:
    assert repeating(small_plan(first_moves={"germany": ("end",)})) == ""


# How sure


def test_a_band_is_as_wide_as_the_games_make_it_and_not_their_rounds() -> None:
    """Forty games that count ten times each say no more than the same games counted once."""
    won = np.array([[1.0]] * 24 + [[0.0]] * 16)
    once, often = clustered(won, np.ones((40, 1))), clustered(10 * won, np.full((40, 1), 10.0))
    assert often == once
    by_round = wilson(240, 400)
    assert often[0].high - often[0].low > 2.5 * (by_round.high - by_round.low)
    assert often[0].low < 0.6 < often[0].high


def test_bands_hold_what_they_promise() -> None:
    """Of many experiments whose games last one to nine rounds about 95% have the chance within the band."""
    rng, held = np.random.default_rng(11), 0
    for _ in range(150):
        rounds = rng.integers(1, 10, (40, 1)).astype(np.float64)
        band = clustered(rounds * (rng.random((40, 1)) < 0.7), rounds)[0]
        held += band.low <= 0.7 <= band.high
    assert 0.87 <= held / 150 <= 0.99


def test_games_that_all_ended_alike_are_not_taken_for_certain() -> None:
    band = clustered(np.full((8, 1), 5.0), np.full((8, 1), 5.0))[0]
    assert band == wilson(8, 8) and band.low < 0.7


def test_the_calibration_says_that_it_is_resampled_by_game() -> None:
    plan = small_plan()
    games = [outcome(plan, number, "central" if number % 3 else "allies") for number in range(1, 31)]
    said = "".join(foresight(games))
    assert "95% interval, resampled by game" in said and "60 ends of rounds in 30 games" in said


def test_every_interval_names_its_level(tmp_path: Path) -> None:
    plan = small_plan(20, central="recruit", pairing="pairs")
    Run(tmp_path, plan).go(pretending(lambda plan, number: 0.6))
    page = report(tmp_path).read_text("utf-8")
    assert page.count("95% interval") >= 7
    assert "95 %" not in page and "intervals of" not in page


# How wars end

WAR: list[tuple[str, Ending]] = [
    ("central", "won"),
    ("allies", "won"),
    ("draw", "drawn"),
    ("central", "adjudicated"),
    ("", "undecided"),
    ("draw", "undecided"),
]
"""All endings; the last is an undecided war as sheets had it that were written earlier."""


def test_drawn_and_undecided_are_told_apart_everywhere(tmp_path: Path) -> None:
    plan = small_plan(6)
    run = Run(tmp_path, plan)
    games = [outcome(plan, n, winner, ending=ending) for n, (winner, ending) in enumerate(WAR, 1)]  # type: ignore[arg-type]
    run.finished = {game.number: game for game in games}
    assert endings(games) == {"central": 2, "allies": 1, "drawn": 1, "undecided": 2}
    assert [points(game, "allies") for game in games] == [0, 1, 0.5, 0, 0.5, 0.5]
    assert (
        "6 games: the Central Powers won 2, the Allies 1 (1 of these wins adjudicated after round 1); 1 drawn, "
        "2 undecided after round 1."
    ) in told(run)
    table = "".join(winners([(plan, games)]))
    assert "<th>drawn</th><th>undecided</th><th>wins adjudicated</th>" in table
    assert "<td>2</td><td>1</td><td>1</td><td>2</td><td>1</td>" in table
    assert "brown: drawn; pale: undecided" in "".join(lengths([(plan, games)]))


def test_a_war_that_the_limit_of_rounds_ends_is_undecided_and_not_drawn() -> None:
    trial = played(small_plan(), 1)
    assert (trial.outcome.ending, trial.outcome.winner) == ("undecided", "")


# Series


def bid(**more: str) -> Series:
    settings = {"rules": "rulebook", "seed": "1", **more}
    return Series(kind="bid", label="Even bid", command="greatwar lab bid", most=24, settings=settings)


def test_a_series_is_begun_once_and_says_what_another_would_change(tmp_path: Path) -> None:
    begin_series(tmp_path, bid())
    begin_series(tmp_path, bid())
    with pytest.raises(
        UnusableFolder, match=r"holds another search for an even bid\. seed: 2 here, 1 there\. Choose"
    ):
        begin_series(tmp_path, bid(seed="2"))
    with pytest.raises(UnusableFolder, match="holds a search for an even bid, not a ladder"):
        begin_series(tmp_path, Series(kind="ladder", label="", command="", most=1))
    assert series_in(tmp_path) == bid()
    (tmp_path / "series.json").write_text("{")
    with pytest.raises(UnusableFolder, match="is not the sheet of a series"):
        series_in(tmp_path)


SMALL = ["--rounds", "1", "--jobs", "1"]


@pytest.mark.parametrize(
    ("arguments", "folder", "title", "kind"),
    [
        (
            ["lab", "bid", "--central", "wanderer", "--allies", "wanderer", "--games", "24"],
            "--out",
            "Looking for the even bid: 24 of 24 games.",
            "bid",
        ),
        (
            ["lab", "tune", "--rules", "tournament", "--weight", "fear", "--steps", "1", "--pairs", "1"]
            + ["--match", "1"],
            "--folder",
            "Tuning the officer: 4 of 4 games.",
            "tuning",
        ),
        (
            ["lab", "open", "--steps", "1", "--games", "1", "--match", "2"],
            "--folder",
            "Looking for an opening: ",
            "openings",
        ),
        (
            ["ladder", "wanderer", "recruit", "--rules", "tournament", "--pairs", "1"],
            "--out",
            "Playing the ladder: 2 of 2 games.",
            "ladder",
        ),
    ],
)
def test_a_series_tells_of_its_progress_in_lines_and_keeps_what_it_found(
    tmp_path: Path, arguments: list[str], folder: str, title: str, kind: str
) -> None:
    command = [*arguments, *SMALL, folder, str(tmp_path / "one")]
    result = CliRunner().invoke(main, command)
    assert result.exit_code == 0, result.output
    assert title in result.stderr and title not in result.stdout
    assert all(line.endswith(" games.") for line in result.stderr.splitlines())
    series = series_in(tmp_path / "one")
    assert series is not None and series.kind == kind
    assert (
        series.findings and "95% interval" in " ".join(series.findings)
    ) or "not known yet" in series.findings[0]
    found = members(tmp_path / "one", series)
    assert found and len(found) == len(series.members)
    repeated = shlex.split(series.command)
    assert repeated[0] == "greatwar" and repeated[repeated.index("--rounds") + 1] == "1"
    page = report(tmp_path / "one").read_text("utf-8")
    assert "What was found" in page and "<code>greatwar " in page
    second = CliRunner().invoke(main, command)
    assert second.stdout == result.stdout, "nothing is played again, and the same is found"


def test_the_command_of_a_series_repeats_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatwar.cli.lab.crew", lambda jobs, ray: pretending(lambda plan, number: 0.5))
    arguments = ["lab", "bid", "--rules", "tournament", "--option", "tie=allies", "--central", "wanderer"]
    arguments += ["--allies", "recruit", "--games", "24", "--seed", "5", *SMALL]
    first = CliRunner().invoke(main, [*arguments, "--out", str(tmp_path / "one")])
    assert first.exit_code == 0, first.output
    series = series_in(tmp_path / "one")
    assert series is not None
    again = [*shlex.split(series.command)[1:], "--jobs", "1", "--out", str(tmp_path / "two")]
    second = CliRunner().invoke(main, again)
    assert second.exit_code == 0, second.output
    assert series_in(tmp_path / "two") == series
    plans: list[Plan | None] = [Folder(tmp_path / name / series.members[0]).plan() for name in ("one", "two")]
    assert plans[0] == plans[1]
