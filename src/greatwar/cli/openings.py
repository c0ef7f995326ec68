"""`greatwar lab open`: look for a better opening by whole wars between officers."""

import shlex
from pathlib import Path

import click
from msgspec.structs import replace

from greatwar.cli import Failure
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.progress import series_progress
from greatwar.cli.series import jobs_option, number_of_jobs
from greatwar.lab.crews import crew
from greatwar.lab.folder import UnusableFolder
from greatwar.lab.openings import ROUNDS, OpeningEffort, OpeningSearch, written, written_down
from greatwar.lab.results import SIDE_NAME
from greatwar.lab.series import Series, SeriesTable, begin_series, write_series
from greatwar.opponents.openings import Opening
from greatwar.rules import RULESETS


@click.command(name="open")
@click.option(
    "--rules",
    "name",
    default="reference-manual",
    show_default=True,
    type=click.Choice(tuple(RULESETS)),
    help="The ruleset.",
)
@click.option(
    "--steps", default=60, show_default=True, type=click.IntRange(1, 10_000), help="How many steps."
)
@click.option("--games", default=12, show_default=True, type=click.IntRange(1, 1000), help="Games in a step.")
@click.option(
    "--match", default=60, show_default=True, type=click.IntRange(1, 10_000), help="Games of the last match."
)
@click.option(
    "--rounds",
    default=ROUNDS,
    show_default=True,
    type=click.IntRange(1, 100),
    help="The limit of rounds.",
)
@click.option(
    "--aim", default="as the laboratory found it", help="What the opening is for, as officers say it."
)
@click.option("--seed", default=1, show_default=True, help="The same seed finds the same opening.")
@jobs_option
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("lab/openings"),
    show_default=True,
    metavar="DIR",
    help="Where the games go.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the opening goes if it does better. Default: print it.",
)
def open_(
    name: str,
    steps: int,
    games: int,
    match: int,
    rounds: int,
    aim: str,
    seed: int,
    jobs: str,
    folder: Path,
    out: Path | None,
) -> None:
    """Look for a better opening: the first moves of the side that begins.

    In each step some units go another way than in the best opening so far, and officers play the same wars with both.
    It begins with what is in src/greatwar/opponents/openings.toml, or with what officers think of by themselves.
    Repeat the command to continue a search that was stopped.

    \b
    Examples:
      greatwar lab open --steps 100
      greatwar lab open --rules second-edition --games 20 --out opening.toml
    """
    tree = named_rules(name)
    chosen_ruleset(tree)
    try:
        search = OpeningSearch(folder, tree, OpeningEffort(steps, games, match), seed=seed, rounds=rounds)
        said = ["greatwar", "lab", "open", "--rules", name, "--steps", str(steps), "--games", str(games)]
        said += ["--match", str(match), "--rounds", str(rounds), "--seed", str(seed), "--aim", aim]
        series = Series(
            kind="openings",
            label=f"Opening of the {SIDE_NAME[search.side]} by {name}",
            command=shlex.join(said),
            most=search.most,
            settings={"rules": name, "games": str(games), "rounds": str(rounds), "seed": str(seed)},
        )
        begin_series(folder, series)
        with series_progress("Looking for an opening") as advance:
            found = search.go(crew(number_of_jobs(jobs)), advance)
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None
    except KeyboardInterrupt:
        raise Failure(f"Stopped. The games in {folder} are kept. Repeat the command to continue.") from None
    orders = written_down(found.marches)
    rows = tuple((power, order) for power, moves in orders.items() for order in moves)
    inner = tuple(run.path.name for run in search.runs)
    table = SeriesTable(("power", "first moves"), rows)
    write_series(folder, replace(series, members=inner, findings=(found.sentence,), tables=(table,)))
    click.echo(found.sentence)
    text = written(Opening(name, aim, orders), found, series.command)
    if out is None:
        click.echo(text, nl=False)
    elif found.is_better:
        out.write_text(text, "utf-8")
        click.echo(f"The opening is in {out}.")
    else:
        click.echo(f"{out} is left as it is.")
