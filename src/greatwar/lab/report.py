"""Reports: one page with the results of experiments, which loads nothing else."""

import shlex
from collections.abc import Sequence
from html import escape
from pathlib import Path

from msgspec.structs import replace

from greatwar.lab.bidding import balanced
from greatwar.lab.commands import repeating
from greatwar.lab.courses import fighting, foresight, means, players
from greatwar.lab.folder import UnusableFolder, experiments
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.pages import figure, grid, section, table, whole_page
from greatwar.lab.plan import Plan
from greatwar.lab.plots import SIDE_COLOUR, Curve, curves
from greatwar.lab.results import Experiment, by_rules, lengths, openings, share, winners
from greatwar.lab.searching import signed
from greatwar.lab.series import Series, series_in, shown
from greatwar.notation.rulesets import ruleset_label
from greatwar.records.savefiles import write_whole


def report(path: Path) -> Path:
    """Write the page of the experiments in a folder; where it is."""
    series = series_in(path)
    folders = experiments(path) if series is None else ((f, plan) for _, f, plan in shown(path, series))
    found: list[Experiment] = []
    for folder, plan in folders:
        outcomes = list(folder.finished(plan.games).values())
        if outcomes:
            found.append((plan, outcomes))
    if not found:
        raise UnusableFolder(
            f"There is no finished game in {path}. Play some: greatwar lab run --out {shlex.quote(str(path))}"
        )
    target = path / "report.html"
    try:
        write_whole(target, page(found, series).encode())
    except OSError as error:
        raise UnusableFolder(f"{target} cannot be written: {error.strerror}.") from None
    return target


def page(found: Sequence[Experiment], series: Series | None = None) -> str:
    """The page as text."""
    parts = [section(title, said) for title, said in sections(found, series)]
    return whole_page([_head(found), *parts])


def sections(found: Sequence[Experiment], series: Series | None = None) -> list[tuple[str, list[str]]]:
    """What experiments have shown, part by part: a heading, and words and drawings as HTML."""
    outcomes = [outcome for _, some in found for outcome in some]
    head = [("What was found", findings(series))] if series is not None and series.findings else []
    head.append(("What was played", played(found, series)))
    if not outcomes:
        return head
    return [
        *head,
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
    labels = dict.fromkeys(plan.label for plan, _ in found)
    lines = "".join(f"<li>{escape(label)}</li>" for label in labels)
    return f"<header><h1>The laboratory</h1><ul>{lines}</ul><div class=tiles>{tiles}</div></header>"


# What was played


def findings(series: Series) -> list[str]:
    """What a series has found: sentences and tables."""
    parts = [f"<p>{escape(sentence)}</p>" for sentence in series.findings]
    return parts + [table(one.head, one.rows) for one in series.tables]


def played(found: Sequence[Experiment], series: Series | None = None) -> list[str]:
    """Which games were played: rules, options, players, limit of rounds and seed, and the commands that repeat them."""
    rows = [
        (
            plan.ruleset().base if plan.bid else plan.ruleset().name,
            _options(plan),
            plan.central + "".join(f", {power} {name}" for power, name in plan.seats.items()),
            plan.allies,
            " ".join(f"{power} +{ipcs}" for power, ipcs in plan.bid.items()) or "none",
            "pairs" if plan.pairing == "pairs" else "single",
            f"{len(some)} of {plan.games}",
            str(plan.rounds),
            str(plan.seed),
        )
        for plan, some in found
    ]
    head = ("rules", "options", "Central", "Allies", "bid", "wars", "games", "limit of rounds", "seed")
    commands = [series.command] if series is not None else [repeating(plan) for plan, _ in found]
    said = "\n".join(command for command in commands if command)
    parts = [f"<p>Repeat it:</p><pre><code>{escape(said)}</code></pre>"] if said else []
    return [*parts, table(head, rows)] if rows else parts


def _options(plan: Plan) -> str:
    rules = replace(plan, bid={}).ruleset()
    return ruleset_label(rules).partition(", ")[2] or "none"


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
        f"{fit.sentence} The band is the 95% interval of what was counted.",
    )
