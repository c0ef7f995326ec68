"""Results: who wins, how soon, and after which openings."""

from collections.abc import Iterable, Sequence
from html import escape
from typing import Literal

from greatwar.board import POWERS, SIDE, Power, Side
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.pages import figure, grid, percent, table
from greatwar.lab.plan import Plan
from greatwar.lab.plots import POWER_COLOUR, SIDE_COLOUR, Bar, bars, columns
from greatwar.lab.statistics import Interval, pair_share, wilson
from greatwar.text.english import counted

SIDE_NAME = {"central": "Central Powers", "allies": "Allies"}
OPENINGS = 5
"""How many openings of a power are shown."""

Experiment = tuple[Plan, list[Outcome]]


# Who wins


def share(outcomes: Sequence[Outcome], side: Side) -> Interval:
    """A side's share of points with its interval."""
    return wilson(sum(points(outcome, side) for outcome in outcomes), len(outcomes))


WarResult = Literal["central", "allies", "drawn", "undecided"]
RESULTS: tuple[WarResult, ...] = ("central", "allies", "drawn", "undecided")


def result(outcome: Outcome) -> WarResult:
    """The side that won a game, by the rules or by adjudication, or else whether it is drawn or undecided."""
    if outcome.ending == "drawn" or outcome.ending == "undecided":
        return outcome.ending
    return "central" if outcome.winner == "central" else "allies"


def endings(outcomes: Iterable[Outcome]) -> dict[WarResult, int]:
    """How many games each side won, and how many are drawn and undecided."""
    counts = dict.fromkeys(RESULTS, 0)
    for outcome in outcomes:
        counts[result(outcome)] += 1
    return counts


def pairs_of(outcomes: Iterable[Outcome], name: str) -> list[float]:
    """The share of points of a player in each pair that is complete."""
    by_pair: dict[int, list[float]] = {}
    for outcome in outcomes:
        side: Side = "central" if outcome.central == name else "allies"
        by_pair.setdefault((outcome.number + 1) // 2, []).append(points(outcome, side))
    return [sum(scores) / 2 for scores in by_pair.values() if len(scores) == 2]


def winners(found: Sequence[Experiment]) -> list[str]:
    """Who wins, by rules, players and side."""
    drawn, rows, matches = [], [], []
    for plan, outcomes in found:
        for central, allies in dict.fromkeys((outcome.central, outcome.allies) for outcome in outcomes):
            some = [o for o in outcomes if (o.central, o.allies) == (central, allies)]
            won = endings(some)
            held = share(some, "central")
            bid = " ".join(f"{power} +{ipcs}" for power, ipcs in plan.bid.items())
            name = f"{some[0].rules}{' ' + bid if bid else ''}: {central} v {allies}"
            drawn.append(Bar(name, held, percent(held), SIDE_COLOUR["central"]))
            rows.append(
                (
                    some[0].rules,
                    bid or "none",
                    central,
                    allies,
                    str(len(some)),
                    str(won["central"]),
                    str(won["allies"]),
                    str(won["drawn"]),
                    str(won["undecided"]),
                    str(sum(o.ending == "adjudicated" for o in some)),
                    percent(held),
                )
            )
        if plan.pairing == "pairs" and plan.central != plan.allies:
            pairs = pairs_of(outcomes, plan.central)
            held = pair_share(pairs)
            name = f"{outcomes[0].rules}: {plan.central} against {plan.allies}"
            matches.append(Bar(name, held, percent(held), "#6a4b83"))
    parts = [
        "<p>The share of points of the Central Powers with its 95% interval (Wilson). A win counts 1, a war that is "
        "drawn or undecided counts ½. Drawn: the rules ended the war even. Undecided: the limit of rounds came first. "
        "Where one side is at least 90% sure to win by then, the win is adjudicated to it.</p>",
        figure(bars(drawn, title="Points of the Central Powers")),
    ]
    if matches:
        parts += [
            "<p>Strength apart from sides: every war was played twice with the same dice, the players changing sides. "
            "The 95% interval is that of the pairs.</p>",
            figure(bars(matches, title="Points of the player named first, over both sides")),
        ]
    head = (
        "rules",
        "bid",
        "Central",
        "Allies",
        "games",
        "Central won",
        "Allies won",
        "drawn",
        "undecided",
        "wins adjudicated",
        "points of Central (95% interval)",
    )
    return [*parts, table(head, rows)]


# How long


def lengths(found: Sequence[Experiment]) -> list[str]:
    """In which round games end, and who wins them."""
    parts = []
    for rules, outcomes in by_rules(found).items():
        counts: dict[int, dict[str, int]] = {}
        for outcome in outcomes:
            sorts = counts.setdefault(outcome.round, dict.fromkeys(RESULTS, 0))
            sorts[result(outcome)] += 1
        rounds = sorted(outcome.round for outcome in outcomes)
        decided = sum(outcome.ending in ("won", "drawn") for outcome in outcomes)
        caption = (
            f"{counted(len(outcomes), 'game')}, {decided} of them decided by the rules; the middle one ended in round "
            f"{rounds[len(rounds) // 2]}. Red: the Central Powers won; blue: the Allies won; brown: drawn; "
            "pale: undecided."
        )
        parts.append(figure(columns(counts, title=rules, across="last round", up="games"), caption))
    return [grid(parts)]


def by_rules(found: Sequence[Experiment]) -> dict[str, list[Outcome]]:
    """The games of each ruleset."""
    sorted_: dict[str, list[Outcome]] = {}
    for _, outcomes in found:
        for outcome in outcomes:
            sorted_.setdefault(outcome.rules, []).append(outcome)
    return sorted_


# Openings


def openings(found: Sequence[Experiment]) -> list[str]:
    """What each power attacked in its first turn, and how its side fared then."""
    parts = [
        "<p>What each power attacked in its first turn, and the points of its side in those games with their 95% "
        "interval. The choices of one player are seldom independent of each other: the intervals say how sure the "
        "shares are, not what caused them.</p>"
    ]
    for rules, outcomes in by_rules(found).items():
        figures = [drawing for power in POWERS if (drawing := _openings_of(power, outcomes))]
        if figures:
            parts += [f"<h3>{escape(rules)}</h3>", grid(figures)]
    return parts if len(parts) > 1 else ["<p>Every power has opened all its games alike.</p>"]


def _openings_of(power: Power, outcomes: Sequence[Outcome]) -> str:
    by_opening: dict[str, list[Outcome]] = {}
    for outcome in outcomes:
        by_opening.setdefault(outcome.openings.get(power, "no attack"), []).append(outcome)
    often = sorted(by_opening, key=lambda said: -len(by_opening[said]))[:OPENINGS]
    if len(often) < 2:
        return ""
    drawn = []
    for said in often:
        held = share(by_opening[said], SIDE[power])
        name = said if len(said) <= 44 else f"{said[:43]}…"
        drawn.append(Bar(name, held, f"{percent(held)} n={len(by_opening[said])}", POWER_COLOUR[power]))
    return figure(bars(drawn, title=power, across=f"points of the {SIDE_NAME[SIDE[power]]}, 95% interval"))
