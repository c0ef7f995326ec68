"""`greatwar fuzz`: games played at random, with everything checked that must always hold."""

import click
import msgspec

from greatwar.chronicle import counted
from greatwar.cli.progress import progress_bar
from greatwar.fuzz import fuzz
from greatwar.rules import RULESETS


@click.command(name="fuzz")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--rules", default="rulebook", show_default=True, type=click.Choice(list(RULESETS)), help="The ruleset."
)
@click.option(
    "--rounds", default=10, show_default=True, type=click.IntRange(1), help="How long a game lasts at most."
)
@click.option("--json", "as_json", is_flag=True, help="For programs: every finding as a tree.")
@click.pass_context
def command(context: click.Context, games: int, seed: int, rules: str, rounds: int, as_json: bool) -> None:
    """Play games at random and look for what must never happen.

    Each finding is printed as a scenario, made as small as it goes, that 'greatwar check --invariants' can run
    again. The exit status is 0 only if nothing was found.

    \b
    Examples:
      greatwar fuzz --games 1000
      greatwar fuzz --games 1 --seed 4711 --rounds 20
    """
    with progress_bar("Playing at random") as advance:
        findings = fuzz(games, seed, rules, rounds, lambda done: advance(done, games))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings), indent=2))
    else:
        click.echo("".join(str(finding) for finding in findings), nl=False)
        # The findings alone can be sent to a file for `check`.
        summary = f"{counted(games, 'game')} played, {counted(len(findings), 'finding')}"
        click.echo(summary, err=bool(findings))
    context.exit(1 if findings else 0)
