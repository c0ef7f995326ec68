"""What is concluded from games: intervals, tests, ratings, bids, estimates, and the page that shows them."""

import re
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from greatwar.cli import main
from greatwar.lab.bidding import balanced
from greatwar.lab.calibration import fitted
from greatwar.lab.folder import UnusableFolder
from greatwar.lab.ladder import Ladder, MatchLength
from greatwar.lab.plan import Plan
from greatwar.lab.report import report
from greatwar.lab.running import Run
from greatwar.lab.searching import BidSearch
from greatwar.lab.statistics import Match, elo, logistic, mean, pair_share, ratings, sprt, wilson
from greatwar.lab.verdict import adjudicated, chance, shares, weights
from tests.lab.houses import outcome, pretending, small_plan


def test_the_wilson_interval_is_that_of_the_books() -> None:
    assert [round(x, 4) for x in wilson(8, 10)] == [0.8, 0.4902, 0.9433]
    assert wilson(0, 20).low == 0 and 0.15 < wilson(0, 20).high < 0.17
    assert wilson(10, 10).high == pytest.approx(1)


def test_intervals_hold_what_they_promise() -> None:
    """Of many experiments with a known chance about 95 % have it within their intervals."""
    rng = Random(3)
    held = pairs_held = 0
    for _ in range(400):
        won = sum(rng.random() < 0.7 for _ in range(40))
        held += wilson(won, 40).low <= 0.7 <= wilson(won, 40).high
        pairs = [((rng.random() < 0.8) + (rng.random() < 0.6)) / 2 for _ in range(40)]
        pairs_held += pair_share(pairs).low <= 0.7 <= pair_share(pairs).high
    assert 0.92 <= held / 400 <= 0.985
    assert 0.91 <= pairs_held / 400 <= 0.985


def test_the_sequential_test_errs_as_seldom_as_it_promises() -> None:
    """Between equals and between players of unlike strength, stopped as soon as it decides."""
    rng = Random(5)

    def decided(share: float, most: int = 3000) -> str:
        pairs: list[float] = []
        while len(pairs) < most:
            pairs += [((rng.random() < share) + (rng.random() < share)) / 2 for _ in range(10)]
            verdict = sprt(pairs, low=0, high=60).verdict
            if verdict != "open":
                return verdict
        return "open"

    equal = [decided(0.5) for _ in range(60)]
    assert equal.count("better") <= 8
    stronger = [decided(0.5 + 60 / 694.8) for _ in range(60)]
    assert stronger.count("not better") <= 8 and stronger.count("better") >= 50


def test_ratings_find_strengths_that_are_known() -> None:
    rng = Random(7)
    strength = {"weak": 0.0, "middling": 100.0, "strong": 300.0}

    def pairs(one: str, other: str) -> tuple[float, ...]:
        expected = 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
        return tuple(((rng.random() < expected) + (rng.random() < expected)) / 2 for _ in range(600))

    matches = [
        Match(one, other, pairs(one, other))
        for one, other in (("middling", "weak"), ("strong", "middling"), ("strong", "weak"))
    ]
    found = ratings(matches, "weak")
    assert found["weak"] == (0, 0, 0)
    for name, rating in found.items():
        assert rating.low - 1 <= strength[name] <= rating.high + 1
    unbeaten = ratings([Match("a", "b", (1.0,) * 20)], "b")["a"]
    assert 200 < unbeaten.value < 2000 and unbeaten.low > 0
    assert elo(0.5) == 0


def test_a_mean_of_one_figure_is_that_figure() -> None:
    assert mean([4.0]) == (4, 4, 4) and mean([]) == (0, 0, 0)
    assert mean([1.0, 3.0]).low < 2 < mean([1.0, 3.0]).high


def test_weights_that_are_known_are_fitted() -> None:
    rng = np.random.default_rng(1)
    rows = np.column_stack([np.ones(4000), rng.normal(size=4000)])
    results = (rng.random(4000) < 1 / (1 + np.exp(-(rows @ [0.5, 2.0])))).astype(float)
    assert np.allclose(logistic(rows, results).weights, [0.5, 2.0], atol=0.15)


# Adjudication


def test_only_a_game_that_is_as_good_as_won_is_counted_as_won() -> None:
    assert (adjudicated(0.95), adjudicated(0.5), adjudicated(0.04)) == ("central", "", "allies")
    even = outcome(small_plan(), 1, "central").rounds[0].standings
    assert chance(shares(even, 3)) > chance(shares(even, 0)) > chance(shares(even, -3))
    assert weights().income > 0 and weights().army > 0


def test_the_estimate_is_fitted_to_decided_games() -> None:
    plan = small_plan()
    games = [
        outcome(plan, number, "central" if number % 2 else "allies", balance=1.0 if number % 2 else -1.0)
        for number in range(1, 41)
    ]
    text = fitted(games)
    assert "[weights]" in text and "80 ends of rounds in 40 games" in text
    with pytest.raises(UnusableFolder, match="too few"):
        fitted(games[:5])


# Bids


def test_the_even_bid_is_found_where_it_is(tmp_path: Path) -> None:
    """Wars in which ten IPCs are worth one unit of the logistic scale, even with 12 for the Central Powers."""

    def known(plan: Plan, number: int) -> float:
        bid = plan.bid.get("germany", 0) - plan.bid.get("france", 0)
        return float(1 / (1 + np.exp(-(bid - 12) / 10)))

    search = BidSearch(tmp_path, small_plan(0), central="germany", allies="france")
    found = search.go(pretending(known), within=3.0, most=1500, heard=lambda done, most, balance: None)
    assert found.bid.low - 1 <= 12 <= found.bid.high + 1
    assert (found.bid.high - found.bid.low) / 2 <= 3.0 and found.games < 1500
    assert "12" in found.sentence or "IPCs for the Central Powers" in found.sentence
    again = BidSearch(tmp_path, small_plan(0), central="germany", allies="france")
    assert again.balance() == found
    page = report(tmp_path).read_text("utf-8")
    assert "The war is even with a bid of about" in page


def test_nothing_is_claimed_of_a_bid_before_it_is_known() -> None:
    assert "not known yet" in balanced([(0, 1.0), (0, 0.0)]).sentence or balanced([(0, 1.0)]).bid.high > 50


def test_a_bid_goes_to_one_of_each_side(tmp_path: Path) -> None:
    with pytest.raises(UnusableFolder, match="A bid goes to one of the Central Powers and one of the Allies"):
        BidSearch(tmp_path, small_plan(0), central="france", allies="russia")


# The ladder


def test_the_ladder_stops_when_it_knows_and_goes_on_where_it_was(tmp_path: Path) -> None:
    def stronger(plan: Plan, number: int) -> float:
        order = ("wanderer", "recruit", "officer")
        names = plan.names(number)
        return 0.5 + 0.2 * (order.index(names["germany"]) - order.index(names["france"]))

    calls: list[int] = []
    rulesets: list[dict[str, object]] = [{"rules": "rulebook"}, {"rules": "tournament"}]
    terms = MatchLength(most=300, high=60.0)
    ladder = Ladder(tmp_path, ("wanderer", "recruit", "officer"), rulesets, terms)
    ladder.go(pretending(stronger, calls))
    assert len(ladder.pairings) == 6 and len(calls) == ladder.played < 2 * 300 * 6 / 2
    assert all(pairing.test.verdict == "better" for pairing in ladder.pairings)
    found = ladder.ratings()
    assert found["officer"].low > found["recruit"].value > found["recruit"].low > 0 == found["wanderer"].value
    assert 0.4 < ladder.bias("tournament").value < 0.6
    assert ladder.together("officer", "wanderer").value > 0.8
    calls.clear()
    again = Ladder(tmp_path, ("wanderer", "recruit", "officer"), rulesets, terms)
    again.go(pretending(stronger, calls))
    assert calls == [] and again.ratings() == found


def test_a_ladder_can_be_played_whole(tmp_path: Path) -> None:
    terms = MatchLength(most=12, sequential=False)
    ladder = Ladder(tmp_path, ("wanderer", "recruit"), [{"rules": "rulebook"}], terms)
    ladder.go(pretending(lambda plan, number: 1.0))
    assert ladder.played == 24 and ladder.pairings[0].share.value == 0.5


def test_the_command_prints_a_ladder_as_markdown(tmp_path: Path) -> None:
    arguments = ["ladder", "wanderer", "recruit", "--rules", "tournament", "--pairs", "1", "--rounds", "1"]
    result = CliRunner().invoke(main, [*arguments, "--jobs", "1", "--out", str(tmp_path), "--markdown"])
    assert result.exit_code == 0, result.output
    assert "| player | Elo (95% interval), all rulesets | tournament |" in result.output
    assert "| tournament | recruit against wanderer | 1 |" in result.output
    assert (
        "```\ngreatwar ladder wanderer recruit --rules tournament --pairs 1 --rounds 1 --seed 1"
        in result.output
    )


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["wanderer"], "needs two players"),
        (["wanderer", "marshal"], "There is no opponent called 'marshal'"),
        (["wanderer", "recruit", "--sprt", "5", "5"], "must be below"),
    ],
)
def test_a_ladder_that_cannot_be_is_told_of(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    result = CliRunner().invoke(main, ["ladder", *arguments, "--out", str(tmp_path)])
    assert result.exit_code in (1, 2) and sentence in result.output


# The page


def test_the_page_shows_everything_and_needs_nothing_else(tmp_path: Path) -> None:
    for name, seed in (("one", 1), ("two", 2)):
        plan = small_plan(20, central="recruit", pairing="pairs", seed=seed)
        Run(tmp_path / name, plan).go(pretending(lambda plan, number: 0.6))
    page = report(tmp_path).read_text("utf-8")
    for title in (
        "Who wins",
        "How long",
        "Income",
        "Where the fighting is",
        "openings",
        "What a bid does",
        "foreseen",
        "players",
    ):
        assert title in page
    assert page.count("<svg") >= 7
    outside = set(re.findall(r"(?:https?:)?//[^\s\"'<]+", page)) - {"http://www.w3.org/2000/svg"}
    assert not outside and "<script" not in page and "@import" not in page
