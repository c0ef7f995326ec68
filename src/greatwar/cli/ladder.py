"""`greatwar ladder`: rate players by games of everyone against everyone."""

import shlex
from collections.abc import Iterator
from pathlib import Path

import click
from msgspec.structs import replace

from greatwar.bots import UnknownPlayer
from greatwar.cli import Failure, Unavailable
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.progress import series_progress
from greatwar.cli.series import (
    jobs_option,
    number_of_jobs,
    ray_option,
    rounds_option,
    rulesets_option,
    seed_option,
)
from greatwar.lab.crews import crew
from greatwar.lab.folder import UnusableFolder
from greatwar.lab.ladder import Ladder, LadderMatch, MatchLength
from greatwar.lab.pages import percent
from greatwar.lab.results import endings
from greatwar.lab.series import Series, SeriesTable, begin_series, write_series
from greatwar.lab.statistics import Interval
from greatwar.rules import RULESETS
from greatwar.text.english import counted

Rows = list[list[str]]


@click.command(name="ladder")
@click.argument("players", nargs=-1)
@rulesets_option
@click.option(
    "--pairs",
    default=100,
    show_default=True,
    type=click.IntRange(1, 100_000),
    help="The most pairs of games.",
)
@click.option(
    "--sprt",
    nargs=2,
    type=float,
    default=(0.0, 15.0),
    show_default=True,
    metavar="LOW HIGH",
    help="The two strengths, in normalised Elo, between which the sequential test decides.",
)
@click.option(
    "--whole", is_flag=True, help="Play all pairs; do not stop when the sequential test has decided."
)
@rounds_option
@seed_option
@jobs_option
@ray_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("lab/ladder"),
    show_default=True,
    metavar="DIR",
    help="Where the games go.",
)
@click.option(
    "--markdown", is_flag=True, help="Print the tables as Markdown, with the command that repeats them."
)
def command(
    players: tuple[str, ...],
    rulesets: tuple[str, ...],
    pairs: int,
    sprt: tuple[float, float],
    whole: bool,
    rounds: int,
    seed: int,
    jobs: str,
    ray: str | None,
    out: Path,
    markdown: bool,
) -> None:
    """Play everyone against everyone and print ratings with their intervals.

    PLAYERS are named from the weakest to the strongest: wanderer, recruit, officer, general; general@0.25 is the
    general with a quarter of its budget of work; program:COMMAND is a program of your own. Every war is played twice
    with the same dice, the players changing sides, and the pair is what is counted. A pairing ends when a sequential
    test (5% / 5%) has decided whether the stronger is the stronger, or after so many pairs. Where the limit of rounds
    ends a war, the win is adjudicated to a side that is at least 90% sure of it. Repeat the command to continue a
    ladder that was stopped.

    \b
    Examples:
      greatwar ladder recruit officer general@0.25
      greatwar ladder officer general --rules tournament --pairs 400 --whole
      greatwar ladder --markdown > ladder.md
    """
    names = players or ("wanderer", "recruit", "officer")
    named = rulesets or tuple(RULESETS)
    trees = [named_rules(name) for name in named]
    for tree in trees:
        chosen_ruleset(tree)
    if sprt[0] >= sprt[1]:
        raise Unavailable("The first strength of --sprt must be below the second.")
    terms = MatchLength(pairs, *sprt, sequential=not whole)
    try:
        ladder = Ladder(out, names, trees, terms, seed=seed, rounds=rounds)
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None
    except UnknownPlayer as unknown:
        raise Unavailable(str(unknown)) from None
    ladder.named = named
    series = Series(
        kind="ladder",
        label=f"Ladder of {', '.join(names)}",
        command=repeated(ladder),
        most=ladder.at_most,
        members=tuple(pairing.run.path.name for pairing in ladder.pairings),
    )
    try:
        begin_series(out, series)
        with series_progress("Playing the ladder") as advance:
            ladder.go(crew(number_of_jobs(jobs), ray), advance)
    except UnknownPlayer as unknown:
        raise Unavailable(str(unknown)) from None
    except UnusableFolder as reason:
        raise Failure(f"{reason} Repeat the command to continue.") from None
    except KeyboardInterrupt:
        raise Failure(f"Stopped. The games in {out} are kept. Repeat the command to continue.") from None
    lines = list(told(ladder, markdown=markdown))
    write_series(out, replace(series, most=ladder.played, findings=(ranking(ladder),), tables=tables(ladder)))
    click.echo("\n".join(lines))


def told(ladder: Ladder, *, markdown: bool) -> Iterator[str]:
    """The tables of a ladder."""
    for one in tables(ladder):
        yield from _table(list(one.head), [list(row) for row in one.rows], markdown=markdown)
        yield ""
    refused = sum(sum(outcome.defects.values()) for outcome in ladder.outcomes())
    plan = ladder.pairings[0].run.plan
    yield (
        f"{counted(ladder.played, 'game')}, limit of rounds {plan.rounds}, seed {plan.seed}. Elo with its 95% "
        "interval, the first player at 0; points of the player named first over both sides, with the 95% interval of "
        f"the pairs; orders that the rules would have refused: {refused}."
    )
    if markdown:
        yield ""
        yield f"```\n{repeated(ladder)}\n```"


def tables(ladder: Ladder) -> tuple[SeriesTable, ...]:
    """Ratings, pairings and the balance of the sides, each with its 95% interval."""
    return (
        SeriesTable(("player", "Elo (95% interval), all rulesets", *ladder.rulesets), _ratings(ladder)),
        SeriesTable(
            (
                "ruleset",
                "pairing",
                "pairs",
                "points (95% interval)",
                "test",
                "decided by the rules",
                "drawn",
                "undecided",
                "middle round",
            ),
            tuple(_row(pairing) for pairing in ladder.pairings),
        ),
        SeriesTable(
            ("ruleset", "points of the Central Powers (95% interval)"),
            tuple((rules, percent(ladder.bias(rules))) for rules in ladder.rulesets),
        ),
    )


def ranking(ladder: Ladder) -> str:
    """The players and their ratings in a sentence, the strongest first."""
    found = ladder.ratings()
    order = sorted(found, key=lambda player: -found[player].value)
    return f"Elo, with its 95% interval: {', '.join(f'{player} {_elo(found[player])}' for player in order)}."


def repeated(ladder: Ladder) -> str:
    """The command that repeats a ladder."""
    plan, terms = ladder.pairings[0].run.plan, ladder.pairings[0].terms
    said = ["greatwar", "ladder", *ladder.players]
    for rules in ladder.named:
        said += ["--rules", rules]
    said += ["--pairs", str(terms.most), "--rounds", str(plan.rounds), "--seed", str(plan.seed)]
    said += ["--whole"] if not terms.sequential else ["--sprt", f"{terms.low:g}", f"{terms.high:g}"]
    return shlex.join([*said, "--markdown"])


def _ratings(ladder: Ladder) -> tuple[tuple[str, ...], ...]:
    columns = [ladder.ratings(), *(ladder.ratings(rules) for rules in ladder.rulesets)]
    return tuple(
        (player, *(_elo(column[player]) if player in column else "–" for column in columns))
        for player in reversed(ladder.players)
    )


def _elo(rating: Interval) -> str:
    if rating.low == rating.high:
        return f"{rating.value:.0f}"
    return f"{rating.value:+.0f} ({rating.low:+.0f} to {rating.high:+.0f})"


def _row(pairing: LadderMatch) -> tuple[str, ...]:
    outcomes = pairing.outcomes
    rounds = sorted(outcome.round for outcome in outcomes)
    decided = sum(outcome.ending in ("won", "drawn") for outcome in outcomes)
    share = f"{100 * decided / len(outcomes):.0f}%" if outcomes else "–"
    found = endings(outcomes)
    return (
        pairing.rules,
        f"{pairing.one} against {pairing.other}",
        str(len(pairing.pairs)),
        percent(pairing.share),
        pairing.test.verdict,
        share,
        str(found["drawn"]),
        str(found["undecided"]),
        str(rounds[len(rounds) // 2]) if rounds else "–",
    )


def _table(head: list[str], rows: Rows, *, markdown: bool) -> Iterator[str]:
    if markdown:
        yield f"| {' | '.join(head)} |"
        yield f"| {' | '.join('---' for _ in head)} |"
        for row in rows:
            yield f"| {' | '.join(row)} |"
        return
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for row in [head, *rows]:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
