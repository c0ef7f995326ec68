"""Reports: one page that holds all that experiments have shown, with nothing to load from anywhere."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

from greatwar.english import counted
from greatwar.lab.bidding import balanced
from greatwar.lab.courses import fighting, foresight, means, players
from greatwar.lab.folder import Unusable, experiments
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.pages import figure, grid, section, whole_page
from greatwar.lab.plots import SIDE_COLOUR, Curve, curves
from greatwar.lab.results import Experiment, by_rules, lengths, openings, share, winners
from greatwar.lab.searching import signed
from greatwar.savefiles import write_whole


def report(path: Path) -> Path:
    """Write the page of the experiments in a folder; where it is."""
    found: list[Experiment] = []
    for folder, plan in experiments(path):
        outcomes = list(folder.finished(plan.games).values())
        if outcomes:
            found.append((plan, outcomes))
    if not found:
        raise Unusable(
            f"There is no finished game in {path}; 'greatwar lab run --out {path}' would play some."
        )
    target = path / "report.html"
    try:
        write_whole(target, page(found).encode())
    except OSError as error:
        raise Unusable(f"{target} cannot be written: {error.strerror}.") from None
    return target


def page(found: Sequence[Experiment]) -> str:
    """The page as text."""
    parts = [section(title, said) for title, said in sections(found)]
    return whole_page([_head(found), *parts])


def sections(found: Sequence[Experiment]) -> list[tuple[str, list[str]]]:
    """What experiments have shown, part by part: a heading, and words and drawings as HTML."""
    outcomes = [outcome for _, some in found for outcome in some]
    return [
        ("Who wins", winners(found)),
        ("How long it takes", lengths(found)),
        ("Income and armies", means(found)),
        ("Where the fighting is", fighting(outcomes)),
        ("Which openings win", openings(found)),
        ("What a bid does", _bids(found)),
        ("How well the end is foreseen", foresight(outcomes)),
        ("The players", players(outcomes)),
    ]


def figures(outcomes: Sequence[Outcome]) -> list[tuple[str, str]]:
    """How much was played: figures, each with what it counts."""
    spent = sum(outcome.seconds for outcome in outcomes)
    unit, length = next(
        (unit, length)
        for unit, length in (("hours", 3600.0), ("minutes", 60.0), ("seconds", 1.0))
        if spent >= length or length == 1
    )
    return [
        (f"{len(outcomes):,}", "games"),
        (f"{sum(outcome.orders for outcome in outcomes):,}", "orders"),
        (f"{sum(outcome.dice for outcome in outcomes):,}", "dice"),
        (f"{spent / length:.1f}" if length > 60 else f"{spent / length:.0f}", f"processor {unit}"),
    ]


def _head(found: Sequence[Experiment]) -> str:
    outcomes = [outcome for _, some in found for outcome in some]
    tiles = "".join(
        f"<div class=tile><b>{value}</b><span>{name}</span></div>" for value, name in figures(outcomes)
    )
    lines = "".join(
        f"<li>{escape(plan.label)}, {counted(len(some), 'game')}, seed {plan.seed}</li>"
        for plan, some in found
    )
    return f"<header><h1>The laboratory</h1><ul>{lines}</ul><div class=tiles>{tiles}</div></header>"


# Bids


def _bids(found: Sequence[Experiment]) -> list[str]:
    parts = []
    for rules, outcomes in by_rules(found).items():
        if len({signed(outcome) for outcome in outcomes}) > 1:
            parts.append(bid_figure(rules, outcomes))
    if not parts:
        return [
            "<p>All these games were played without a bid, or with one bid. <code>greatwar lab bid</code> plays with "
            "several and finds the one that makes the war even.</p>"
        ]
    return [grid(parts)]


def bid_figure(rules: str, outcomes: Sequence[Outcome]) -> str:
    """The points of the Central Powers over the bid, with the curve that was fitted."""
    by_bid: dict[int, list[Outcome]] = {}
    for outcome in outcomes:
        by_bid.setdefault(signed(outcome), []).append(outcome)
    fit = balanced([(signed(o), points(o, "central")) for o in outcomes])
    bids = sorted(by_bid)
    seen = [(float(bid), 100 * share(by_bid[bid], "central").value) for bid in bids]
    band = [
        (100 * share(by_bid[bid], "central").low, 100 * share(by_bid[bid], "central").high) for bid in bids
    ]
    drawn = [
        Curve("counted", seen, band, SIDE_COLOUR["central"]),
        Curve(
            "fitted",
            [(float(bid), 100 * fit.chance(bid)) for bid in range(bids[0], bids[-1] + 1)],
            (),
            "#6a4b83",
        ),
    ]
    return figure(
        curves(
            drawn,
            title=rules,
            across="bid of the Central Powers less that of the Allies, IPCs",
            up="points, %",
            ground=50,
        ),
        fit.sentence,
    )
