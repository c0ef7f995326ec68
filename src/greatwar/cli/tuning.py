"""`greatwar lab tune`: look for better weights for the officer by games against itself."""

import shlex
from pathlib import Path

import click
from msgspec.structs import replace

from greatwar.cli import Failure
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.progress import series_progress
from greatwar.cli.series import jobs_option, number_of_jobs, rounds_option, rulesets_option
from greatwar.lab.crews import crew
from greatwar.lab.folder import UnusableFolder
from greatwar.lab.series import Series, SeriesTable, begin_series, write_series
from greatwar.lab.tuning import WEIGHTS, Tuning, TuningEffort, written
from greatwar.rules import RULESETS


@click.command(name="tune")
@rulesets_option
@click.option(
    "--weight",
    "weights",
    multiple=True,
    metavar="NAME",
    help="A weight to tune; repeatable. Default: most.",
)
@click.option(
    "--steps", default=40, show_default=True, type=click.IntRange(1, 10_000), help="How many steps."
)
@click.option(
    "--pairs",
    default=4,
    show_default=True,
    type=click.IntRange(1, 1000),
    help="Pairs of games a step and ruleset.",
)
@click.option(
    "--match", default=40, show_default=True, type=click.IntRange(1, 10_000), help="Pairs of the last match."
)
@rounds_option
@click.option("--seed", default=1, show_default=True, help="The same seed finds the same weights.")
@jobs_option
@click.option(
    "--folder",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("lab/tuning"),
    show_default=True,
    metavar="DIR",
    help="Where the games go.",
)
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the weights go if they win. Default: print them.",
)
def tune(
    rulesets: tuple[str, ...],
    weights: tuple[str, ...],
    steps: int,
    pairs: int,
    match: int,
    rounds: int,
    seed: int,
    jobs: str,
    folder: Path,
    out: Path | None,
) -> None:
    """Tune the officer's weights by games against itself, and keep them if they win a match against the present ones.

    In each step all weights are moved a little by chance, and the two players that have them moved either way meet in
    pairs of games. Repeat the command to continue a tuning that was stopped. The weights are in
    src/greatwar/opponents/weights.toml.

    \b
    Examples:
      greatwar lab tune --steps 60 --out src/greatwar/opponents/weights.toml
      greatwar lab tune --rules tournament --weight fear --weight pull --steps 20 --match 30
    """
    trees = [named_rules(name) for name in rulesets or tuple(RULESETS)]
    for tree in trees:
        chosen_ruleset(tree)
    terms = TuningEffort(steps, pairs, match)
    try:
        tuning = Tuning(folder, trees, terms, weights=weights or WEIGHTS, seed=seed, rounds=rounds)
        said = ["greatwar", "lab", "tune", *(word for name in rulesets for word in ("--rules", name))]
        said += [word for name in weights for word in ("--weight", name)]
        said += ["--steps", str(steps), "--pairs", str(pairs), "--match", str(match)]
        said += ["--rounds", str(rounds), "--seed", str(seed)]
        series = Series(
            kind="tuning",
            label=f"Tuning of the officer by {', '.join(rulesets or tuple(RULESETS))}",
            command=shlex.join(said),
            most=tuning.most,
            settings={
                "rules": " ".join(rulesets or tuple(RULESETS)),
                "weights": " ".join(tuning.base),
                "pairs": str(pairs),
                "rounds": str(rounds),
                "seed": str(seed),
            },
        )
        begin_series(folder, series)
        with series_progress("Tuning the officer") as advance:
            tuned = tuning.go(crew(number_of_jobs(jobs)), advance)
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None
    except KeyboardInterrupt:
        raise Failure(f"Stopped. The games in {folder} are kept. Repeat the command to continue.") from None
    rows = tuple((name, f"{tuning.base[name]:g}", f"{tuned.weights[name]:g}") for name in tuning.base)
    inner = tuple(run.path.relative_to(folder).as_posix() for run in tuning.runs)
    table = SeriesTable(("weight", "before", "tuned"), rows)
    write_series(folder, replace(series, members=inner, findings=(tuned.sentence,), tables=(table,)))
    click.echo(tuned.sentence)
    text = written(tuned, series.command)
    if out is None:
        click.echo(text, nl=False)
    elif tuned.is_better:
        out.write_text(text, "utf-8")
        click.echo(f"The weights are in {out}.")
    else:
        click.echo(f"{out} is left as it is.")
