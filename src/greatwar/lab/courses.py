"""Courses: how wars develop by round and by place, and the time that their players take."""

from collections.abc import Iterable, Sequence
from html import escape

import numpy as np

from greatwar.board import POWERS, SIDE, SIDES, Power
from greatwar.lab.atlas import Disc, atlas
from greatwar.lab.outcome import Outcome, Round, RoundStanding, points
from greatwar.lab.pages import figure, grid, table
from greatwar.lab.plots import POWER_COLOUR, SIDE_COLOUR, Curve, curves
from greatwar.lab.results import SIDE_NAME, Experiment, by_rules
from greatwar.lab.statistics import clustered, mean

BINS = 10
"""Into how many parts the estimate is divided to see how often it came true."""

# Income and armies


def means(found: Sequence[Experiment]) -> list[str]:
    """Income and armies from round to round."""
    parts = [
        "<p>Means over all games that were still being played in a round, each with its 95% interval. A game that has "
        "ended is not counted any more.</p>"
    ]
    figures = []
    for rules, outcomes in by_rules(found).items():
        for what, title in (("income", "income"), ("army", "value of armies")):
            figures.append(figure(_sides(outcomes, what, f"{rules}: {title} of the sides")))
            figures.append(figure(_powers(outcomes, what, f"{rules}: {title} of the powers")))
    return [*parts, grid(figures)]


def _rounds(outcomes: Iterable[Outcome]) -> dict[int, list[Round]]:
    """The ends of each round in all games; rounds that hardly any game has reached are left out."""
    by_round: dict[int, list[Round]] = {}
    number = 0
    for outcome in outcomes:
        number += 1
        for held in outcome.rounds:
            by_round.setdefault(held.round, []).append(held)
    return {n: by_round[n] for n in sorted(by_round) if len(by_round[n]) >= max(1, number / 20)}


def _amount(standing: RoundStanding, what: str) -> int:
    return standing.income if what == "income" else standing.army


def _curve(
    rounds: dict[int, list[Round]], what: str, powers: Sequence[Power], name: str, colour: str
) -> Curve:
    points, band = [], []
    for number, held in rounds.items():
        sums = [float(sum(_amount(s, what) for s in one.standings if s.power in powers)) for one in held]
        middle = mean(sums)
        points.append((float(number), middle.value))
        band.append((middle.low, middle.high))
    return Curve(name, points, band, colour)


def _sides(outcomes: Sequence[Outcome], what: str, title: str) -> str:
    rounds = _rounds(outcomes)
    drawn = [
        _curve(
            rounds,
            what,
            [power for power in POWERS if SIDE[power] == side],
            SIDE_NAME[side],
            SIDE_COLOUR[side],
        )
        for side in SIDES
    ]
    return curves(drawn, title=title, across="round", up="IPCs", ground=0)


def _powers(outcomes: Sequence[Outcome], what: str, title: str) -> str:
    rounds = _rounds(outcomes)
    drawn = [
        Curve(power, _curve(rounds, what, [power], power, "").points, (), POWER_COLOUR[power])
        for power in POWERS
    ]
    return curves(drawn, title=title, across="round", up="IPCs", ground=0)


# Fighting


def fighting(outcomes: Sequence[Outcome]) -> list[str]:
    """Where the fighting is, on the map."""
    lost: dict[str, list[float]] = {}
    for outcome in outcomes:
        for fight in outcome.fights:
            sums = lost.setdefault(fight.space, [0.0, 0.0, 0.0])
            sums[0] += fight.battles
            sums[1] += fight.central
            sums[2] += fight.allies
    number = len(outcomes)
    discs = {
        space: Disc(
            (central + allies) / number,
            central / (central + allies),
            f"{battles / number:.1f} battles a game, {central / number:.1f} IPCs lost by the Central Powers, "
            f"{allies / number:.1f} by the Allies",
        )
        for space, (battles, central, allies) in lost.items()
        if central + allies
    }
    worst = sorted(discs, key=lambda space: -discs[space].size)[:10]
    rows = [
        (space, f"{discs[space].size:.1f}", f"{100 * discs[space].central:.0f}%", discs[space].note)
        for space in worst
    ]
    return [
        "<p>The area of a disc is what was lost in battle there, in IPCs a game: red what the Central Powers lost, "
        "blue what the Allies lost. Small dots are territories, rings are sea zones.</p>",
        figure(atlas(discs, title="Where the fighting is")),
        table(("place", "IPCs lost a game", "by the Central Powers", ""), rows),
    ]


# Foresight and players


def foresight(outcomes: Sequence[Outcome]) -> list[str]:
    """How well the estimate foresees who wins."""
    decided = [outcome for outcome in outcomes if outcome.ending == "won"]
    sums, counts = np.zeros((len(decided), BINS)), np.zeros((len(decided), BINS))
    score = 0.0
    for game, outcome in enumerate(decided):
        for held in outcome.rounds[:-1]:
            where = min(BINS - 1, int(BINS * held.chance))
            sums[game, where] += points(outcome, "central")
            counts[game, where] += 1
            score += (held.chance - points(outcome, "central")) ** 2
    number = int(counts.sum())
    if not number:
        return ["<p>The rules have not decided a game yet.</p>"]
    seen = [n for n in range(BINS) if counts[:, n].any()]
    held_true = clustered(sums[:, seen], counts[:, seen])
    spots = [(100 * (n + 0.5) / BINS, 100 * share.value) for n, share in zip(seen, held_true, strict=True)]
    band = [(100 * share.low, 100 * share.high) for share in held_true]
    drawn = [
        Curve("came true", spots, band, "#6a4b83"),
        Curve("as expected", [(0.0, 0.0), (100.0, 100.0)], (), "#a89a80"),
    ]
    caption = (
        f"{number:,} ends of rounds in {len(decided):,} games that the rules decided; "
        f"Brier score {score / number:.3f}. The band is the 95% interval, resampled by game: the rounds of one game "
        "share its end."
    )
    return [
        "<p>How often the Central Powers won where the laboratory's estimate expected it. The same estimate "
        "adjudicates games that the limit of rounds ends.</p>",
        figure(curves(drawn, title="Calibration", across="expected, %", up="won, %"), caption),
    ]


def players(outcomes: Sequence[Outcome]) -> list[str]:
    """How long the players think, and how often the rules would have refused them."""
    times: dict[str, list[tuple[float, float]]] = {}
    refused: dict[str, int] = {}
    for outcome in outcomes:
        for sign, seconds in outcome.thinking.items():
            name = sign.rpartition(" (")[0]
            times.setdefault(name, []).append(seconds)
            refused[name] = refused.get(name, 0) + outcome.defects.get(sign, 0)
    rows = [
        (
            name,
            f"{sorted(median for median, _ in seen)[len(seen) // 2]:.2f} s",
            f"{max(longest for _, longest in seen):.2f} s",
            str(refused[name]),
        )
        for name, seen in sorted(times.items())
    ]
    remarks = dict.fromkeys(remark for outcome in outcomes for remark in outcome.remarks)
    said = "".join(f"<li>{escape(remark)}</li>" for remark in list(remarks)[:20])
    head = ("player", "a turn, median", "longest turn", "orders that the rules would have refused")
    return [table(head, rows), f"<ul>{said}</ul>" if said else ""]
