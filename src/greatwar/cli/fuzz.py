"""`greatwar fuzz`: play random games and check what must always hold."""

import click
import msgspec

from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.progress import progress_bar
from greatwar.fuzz.fuzzer import Mix, fuzz, house_ruleset
from greatwar.notation.trees import Tree
from greatwar.text.messages import Message
from greatwar.text.say import cli_command as say


@click.command(name="fuzz")
@click.option("--games", default=100, show_default=True, type=click.IntRange(1), help="How many games.")
@click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
@click.option(
    "--rules",
    metavar="NAME|FILE",
    help="The ruleset, or a file with one of your own. Default: rulebook; with --mix, any.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the ruleset; repeatable.",
)
@click.option(
    "--mix",
    type=click.Choice(["none", "alone", "any", "house"]),
    is_flag=False,
    flag_value="house",
    help="The options of each game: none but those named, one after the other alone, or any, drawn by the seed; "
    "or house rules of every section, options and a setup, which --mix without a value means. "
    "Default: any, or none where you name options.",
)
@click.option(
    "--rounds", default=10, show_default=True, type=click.IntRange(1), help="How long a game lasts at most."
)
@click.option("--json", "as_json", is_flag=True, help="For programs: every finding as JSON.")
@click.pass_context
def command(
    context: click.Context,
    games: int,
    seed: int,
    rules: str | None,
    options: tuple[str, ...],
    mix: Mix | None,
    rounds: int,
    as_json: bool,
) -> None:
    """Play random games and look for errors of the engine.

    Each finding is printed as a scenario, as small as possible, that 'greatwar check --invariants' runs again. The
    exit status is 0 only if nothing is found.

    \b
    Examples:
      greatwar fuzz --games 1000
      greatwar fuzz --games 1 --seed 4711 --rounds 20
      greatwar fuzz --option usw=false --option tanks_rounds=3
      greatwar fuzz --rules house.toml --mix alone
      greatwar fuzz --mix --games 500 --rounds 3
    """
    base = named_rules(rules or "rulebook", options)
    named = chosen_ruleset(base).chosen
    mixing: Mix = mix or ("none" if named else "any")
    tree = None if mixing == "house" and rules is None and not named else base
    with progress_bar(str(say.playing_random())) as advance:
        findings = fuzz(games, seed, tree, rounds, lambda done: advance(done, games), mix=mixing)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(findings), indent=2))
    else:
        click.echo("".join(str(finding) for finding in findings), nl=False)
        # The findings alone can be sent to a file for `check`.
        summary = (
            _drawn(games, seed, tree, len(findings))
            if mixing == "house"
            else say.fuzzed(n=games, findings=len(findings))
        )
        click.echo(str(summary), err=bool(findings))
    context.exit(1 if findings else 0)


def _drawn(games: int, seed: int, rules: Tree | None, findings: int) -> Message:
    """The summary of games with house rules: how much of what a custom ruleset can say they have said."""
    customs = [house_ruleset(number, seed, rules).custom for number in range(1, games + 1)]
    changes = [change for custom in customs if custom is not None for change in custom.house]
    keys = {(change.section, change.key) for change in changes}
    places = {change.place for change in changes}
    sections = {change.section for change in changes}
    return say.fuzzed_house(
        n=games, findings=findings, keys=len(keys), sections=len(sections), places=len(places)
    )
