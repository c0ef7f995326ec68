"""`greatwar lab`: many games between computers, reports on them, and the bid that makes a war even."""

import shlex
from pathlib import Path

import click
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.bots import UnknownPlayer
from greatwar.bots.program import PATIENCE
from greatwar.cli import Failure, Unavailable
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.files import require_folder
from greatwar.cli.openings import open_
from greatwar.cli.progress import progress_bar, series_progress
from greatwar.cli.series import jobs_option, number_of_jobs, ray_option, rounds_option, seed_option
from greatwar.cli.tuning import tune
from greatwar.lab.bidding import BidCurve
from greatwar.lab.calibration import fitted
from greatwar.lab.crews import crew
from greatwar.lab.folder import UnusableFolder, finished
from greatwar.lab.plan import Plan
from greatwar.lab.report import report
from greatwar.lab.results import endings
from greatwar.lab.running import Run
from greatwar.lab.searching import BidSearch
from greatwar.lab.series import Series, begin_series, write_series
from greatwar.notation.rulesets import ruleset_label
from greatwar.notation.words import Unreadable
from greatwar.notation.words import power as read_power
from greatwar.rules.house.purses import MOST_IPCS
from greatwar.text.english import counted


@click.group(name="lab")
def command() -> None:
    """Play games of computer players in great numbers, and learn from them.

    \b
    Examples:
      greatwar lab run --rules tournament --games 500 --central general --allies officer --jobs auto
      greatwar lab report lab/tournament-general-officer
      greatwar lab bid --rules rulebook --central officer --allies officer
    """


command.add_command(tune)
command.add_command(open_)


@command.command(name="run")
@click.option("--rules", default="rulebook", show_default=True, metavar="NAME|FILE", help="The ruleset.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option; repeatable.")
@click.option(
    "--games", default=100, show_default=True, type=click.IntRange(1, 999_999), help="How many games."
)
@click.option("--central", default="officer", show_default=True, help="Who plays the Central Powers.")
@click.option("--allies", default="officer", show_default=True, help="Who plays the Allies.")
@click.option("--player", "seats", multiple=True, metavar="POWER=NAME", help="Another player for one power.")
@click.option("--pairs", is_flag=True, help="Every war twice with the same dice, the players changing sides.")
@click.option(
    "--bid", "bids", multiple=True, metavar="POWER=IPCS", help="IPCs that a power has more at the start."
)
@rounds_option
@seed_option
@jobs_option
@click.option(
    "--patience",
    default=PATIENCE,
    show_default=True,
    type=click.FloatRange(0.01, 3600.0),
    help="Seconds that an outside program has for an answer.",
)
@ray_option
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="Where everything goes. Default: a folder in lab/ named by rules and players.",
)
def run(
    rules: str,
    options: tuple[str, ...],
    games: int,
    central: str,
    allies: str,
    seats: tuple[str, ...],
    pairs: bool,
    bids: tuple[str, ...],
    rounds: int,
    seed: int,
    jobs: str,
    patience: float,
    ray: str | None,
    out: Path | None,
) -> None:
    """Play many games; each becomes a record and a sheet of figures, all together three tables.

    Repeat the command to continue a run that was stopped. Players are recruit, officer, general, wanderer, or
    program:COMMAND for a program of your own (docs/bot-protocol.md). The same command plays the same games in any
    number of processes.

    \b
    Examples:
      greatwar lab run --rules tournament --games 500 --central general --allies officer --jobs auto
      greatwar lab run --games 40 --central "program:python3 examples/bot.py" --allies recruit
      greatwar lab run --games 200 --pairs --central officer --allies recruit --out experiments/one
      greatwar lab run --rules second-edition --games 5000 --ray auto
    """
    tree = named_rules(rules, options)
    chosen_ruleset(tree)
    plan = Plan(
        rules=tree,
        central=central,
        allies=allies,
        games=games,
        seed=seed,
        rounds=rounds,
        seats=dict(_split("--player", text) for text in seats),
        bid={power: _ipcs(value) for power, value in (_split("--bid", text) for text in bids)},
        pairing="pairs" if pairs else "single",
        patience=patience,
    )
    try:
        work = Run(out or Path("lab") / folder_name(plan), plan)
        _go(work, jobs, ray)
    except UnknownPlayer as unknown:
        raise Unavailable(str(unknown)) from None
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None


def _go(work: Run, jobs: str, ray: str | None) -> None:
    there = len(work.finished)
    if there:
        click.echo(f"{there} of {counted(work.plan.games, 'game')} are finished already.", err=True)
    try:
        with series_progress(work.plan.label[:60]) as advance:
            work.go(crew(number_of_jobs(jobs), ray), advance)
    except KeyboardInterrupt:
        raise Failure(
            f"Stopped. {len(work.finished)} of {work.plan.games} games are finished and kept in {work.folder.path}. "
            "Repeat the command to continue."
        ) from None
    except UnusableFolder as reason:
        raise Failure(f"{reason} {len(work.finished)} of {work.plan.games} games are finished.") from None
    click.echo(told(work))


def told(work: Run) -> str:
    """What came of a run, in a few lines."""
    outcomes = work.outcomes
    won = endings(outcomes)
    adjudicated = sum(outcome.ending == "adjudicated" for outcome in outcomes)
    lines = [
        f"{counted(len(outcomes), 'game')}: the Central Powers won {won['central']}, the Allies {won['allies']} "
        f"({adjudicated} of these wins adjudicated after round {work.plan.rounds}); {won['drawn']} drawn, "
        f"{won['undecided']} undecided after round {work.plan.rounds}.",
        f"Records, sheets and tables are in {work.folder.path}; 'greatwar lab report {work.folder.path}' draws them.",
    ]
    remarks = list(dict.fromkeys(remark for outcome in outcomes for remark in outcome.remarks))
    return "\n".join([*lines, *remarks[:5]])


def folder_name(plan: Plan) -> str:
    """The name of an experiment's folder.

    >>> folder_name(Plan(rules={"rules": "tournament"}, central="general", allies="program:./bot", games=5))
    'tournament-general-bot'
    """
    bid = [f"{power}-{ipcs}" for power, ipcs in plan.bid.items()]
    parts = [
        plan.ruleset().name if not plan.bid else str(plan.rules["rules"]),
        plan.central,
        plan.allies,
        *bid,
    ]
    parts += [f"{power}-{name}" for power, name in plan.seats.items()]
    parts += ["pairs"] if plan.pairing == "pairs" else []
    parts += [f"seed-{plan.seed}"] if plan.seed != 1 else []
    plain = ["".join(c if c.isalnum() else "-" for c in part.removeprefix("program:")) for part in parts]
    name = "-".join(part for part in plain if part)
    while "--" in name:
        name = name.replace("--", "-")
    return name.strip("-")[:100]


def _split(option: str, text: str) -> tuple[Power, str]:
    name, equals, value = text.partition("=")
    if not equals or not value:
        raise Unavailable(f"{option} is given as POWER=…, such as germany=5, not as '{text}'.")
    return _power(option, name), value


def _power(option: str, name: str) -> Power:
    try:
        return read_power(name)
    except Unreadable as complaint:
        raise Unavailable(f"{option}: {complaint.problem.sentence}") from None


def _ipcs(text: str) -> int:
    if not text.isdigit() or len(text) > 9 or int(text) > MOST_IPCS:
        raise Unavailable(f"A bid is a number of IPCs up to {MOST_IPCS}, not '{text}'.")
    return int(text)


@command.command(name="report")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
def report_(folder: Path) -> None:
    """Draw what the experiments in DIR have shown: one page, DIR/report.html, that needs nothing else.

    DIR is the folder of one run, or one that holds the folders of several, which are then shown together.

    \b
    Examples:
      greatwar lab report lab/tournament-general-officer
      greatwar lab report lab
    """
    require_folder(folder)
    try:
        with progress_bar("Reading the games"):
            target = report(folder)
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None
    click.echo(f"The report is in {target}.")


@command.command(name="bid")
@click.option("--rules", default="rulebook", show_default=True, metavar="NAME|FILE", help="The ruleset.")
@click.option("--option", "options", multiple=True, metavar="KEY=VALUE", help="An option; repeatable.")
@click.option("--central", default="officer", show_default=True, help="Who plays the Central Powers.")
@click.option("--allies", default="officer", show_default=True, help="Who plays the Allies.")
@click.option(
    "--to",
    nargs=2,
    default=("germany", "france"),
    show_default=True,
    metavar="POWER POWER",
    help="Whose treasury gets a bid of the Central Powers, and whose one of the Allies.",
)
@click.option(
    "--within", default=3.0, show_default=True, type=click.FloatRange(0.5, 100), help="IPCs either way."
)
@click.option("--games", default=600, show_default=True, type=click.IntRange(24), help="The most games.")
@rounds_option
@seed_option
@jobs_option
@ray_option
@click.option("--out", type=click.Path(path_type=Path, file_okay=False), metavar="DIR", help="As for run.")
def bid(
    rules: str,
    options: tuple[str, ...],
    central: str,
    allies: str,
    to: tuple[str, str],
    within: float,
    games: int,
    rounds: int,
    seed: int,
    jobs: str,
    ray: str | None,
    out: Path | None,
) -> None:
    """Find the bid that makes a war between two players even: IPCs that one side has more at the start.

    Games are played with bids around the present estimate until its 95% interval is so many IPCs wide either way.
    Repeat the command to continue a search that was stopped.

    \b
    Examples:
      greatwar lab bid --rules rulebook --central officer --allies officer
      greatwar lab bid --rules tournament --within 2 --games 2000 --to austria-hungary russia
    """
    tree = named_rules(rules, options)
    chosen_ruleset(tree)
    plan = Plan(rules=tree, central=central, allies=allies, games=0, seed=seed, rounds=rounds)
    powers = [_power("--to", name) for name in to]
    try:
        path = out or Path("lab") / f"bid-{folder_name(plan)}"
        search = BidSearch(path, plan, central=powers[0], allies=powers[1])
        said = ["greatwar", "lab", "bid", "--rules", rules, *(w for o in options for w in ("--option", o))]
        said += ["--central", central, "--allies", allies, "--to", *powers, "--within", f"{within:g}"]
        said += ["--games", str(games), "--rounds", str(rounds), "--seed", str(seed)]
        series = Series(
            kind="bid",
            label=f"Even bid, {plan.label}",
            command=shlex.join(said),
            most=games,
            settings={
                "rules": ruleset_label(plan.ruleset()),
                "central": central,
                "allies": allies,
                "to": " ".join(powers),
                "rounds": str(rounds),
                "seed": str(seed),
            },
        )
        begin_series(path, series)
        balance = _search(search, jobs, ray, within, games)
        inner = tuple(run.path.name for run in search.runs if run.outcomes)
        write_series(path, replace(series, members=inner, findings=(balance.sentence,)))
        report(path)
    except UnknownPlayer as unknown:
        raise Unavailable(str(unknown)) from None
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None
    click.echo(balance.sentence)
    click.echo(f"All games and a report are in {path}.")


def _search(search: BidSearch, jobs: str, ray: str | None, within: float, games: int) -> BidCurve:
    try:
        with series_progress("Looking for the even bid") as advance:
            return search.go(
                crew(number_of_jobs(jobs), ray),
                within=within,
                most=games,
                heard=lambda done, most, balance: advance(done, most),
            )
    except KeyboardInterrupt:
        raise Failure(f"Stopped. {search.balance().sentence} Repeat the command to continue.") from None


@command.command(name="calibrate")
@click.argument("folders", nargs=-1, required=True, type=click.Path(path_type=Path), metavar="DIR...")
@click.option(
    "--out",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where the weights go. Default: print them.",
)
def calibrate(folders: tuple[Path, ...], out: Path | None) -> None:
    """Fit the estimate of who is going to win to the games in DIR that the rules have decided.

    The estimate adjudicates games that the limit of rounds ends. Its weights are in src/greatwar/lab/verdict.toml.

    \b
    Examples:
      greatwar lab calibrate lab --out src/greatwar/lab/verdict.toml
    """
    for folder in folders:
        require_folder(folder)
    try:
        text = fitted([outcome for folder in folders for _, outcome in finished(folder)])
    except UnusableFolder as reason:
        raise Failure(str(reason)) from None
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, "utf-8")
        click.echo(f"The weights are in {out}.")
