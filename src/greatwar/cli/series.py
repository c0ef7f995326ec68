"""Options that all commands share that play many games."""

import click

from greatwar.cli import Unavailable
from greatwar.lab.crews import processors
from greatwar.lab.plan import ROUNDS
from greatwar.text.say import cli_command as say

rulesets_option = click.option(
    "--rules", "rulesets", multiple=True, metavar="NAME|FILE", help="A ruleset; can be repeated; all if none."
)
rounds_option = click.option(
    "--rounds",
    default=ROUNDS,
    show_default=True,
    type=click.IntRange(1, 100),
    help="The limit of rounds: a war that the rules have not ended by then is adjudicated or undecided.",
)
seed_option = click.option("--seed", default=1, show_default=True, help="The same seed plays the same games.")
jobs_option = click.option(
    "--jobs", default="auto", show_default=True, help="How many processes; auto: one for each processor."
)
ray_option = click.option(
    "--ray", metavar="ADDRESS", help="Play on the Ray cluster at ADDRESS; local begins one here."
)


def number_of_jobs(text: str) -> int:
    """How many processes are meant."""
    if text == "auto":
        return processors()
    if not text.isdigit() or not 1 <= int(text) <= 1000:
        raise Unavailable(say.jobs(text=text))
    return int(text)
