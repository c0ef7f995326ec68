"""`greatwar bot`: our players as a program, and a trial for yours."""

import hashlib
import sys
from functools import partial

import click

from greatwar.board import POWERS, SIDE
from greatwar.bots import ProgramPlayer, UnknownPlayer, closed, player_named
from greatwar.bots.naming import PREFIX
from greatwar.bots.program import PATIENCE
from greatwar.bots.speaking import speak
from greatwar.cli import Unavailable
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.progress import progress_bar
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents import Players, play
from greatwar.rules.opening import opening
from greatwar.rules.ruleset import Ruleset
from greatwar.text.say import cli_command as say


@click.command(name="bot")
@click.argument("player", default="officer")
@click.option("--trial", is_flag=True, help="PLAYER is the command of a program: play a short game with it.")
@click.option("--rules", default="rulebook", show_default=True, metavar="NAME|FILE", help="For a trial.")
@click.option(
    "--rounds", default=2, show_default=True, type=click.IntRange(1), help="How long a trial lasts."
)
@click.option(
    "--patience",
    default=PATIENCE,
    show_default=True,
    type=click.FloatRange(0.01, 3600.0),
    help="Seconds for an answer in a trial.",
)
@click.option("--seed", default=0, show_default=True, help="The seed of a trial.")
@click.pass_context
def command(
    context: click.Context, player: str, trial: bool, rules: str, rounds: int, patience: float, seed: int
) -> None:
    """Play by the bot protocol over standard input and output, as PLAYER: recruit, officer, general or wanderer.

    docs/bot-protocol.md explains the protocol on one page. With --trial the roles change: PLAYER is the command of
    your own program, which plays the Central Powers for some rounds against random orders. The command reports every
    wrong answer; the exit status is 0 only if there is none.

    \b
    Examples:
      greatwar bot officer
      greatwar bot --trial "python3 examples/bot.py"
      greatwar bot --trial ./mybot --rules second-edition --patience 2
    """
    try:
        if not trial:
            player_named(player)
            speak(player, partial(player_named, player), sys.stdin, sys.stdout)
            return
        program = player_named(PREFIX + player, seed, patience=patience)
    except UnknownPlayer as unknown:
        raise Unavailable(str(unknown)) from None
    assert isinstance(program, ProgramPlayer)
    game = _trial(program, chosen_ruleset(named_rules(rules)), rounds, seed)
    for remark in program.remarks:
        click.echo(remark)
    summary = say.trial(
        name=program.name, orders=len(game.log), refused=program.defects, failures=len(program.remarks)
    )
    click.echo(str(summary))
    context.exit(1 if program.defects or program.remarks else 0)


def _trial(program: ProgramPlayer, rules: Ruleset, rounds: int, seed: int) -> Game:
    """A game of the program as the Central Powers against chance, for some rounds."""
    game = Game(rules, opening(rules, 2), KeyedDice(hashlib.sha256(f"trial/{seed}".encode()).hexdigest()))
    chance = player_named("wanderer", seed)
    players: Players = {power: program if SIDE[power] == "central" else chance for power in POWERS}
    try:
        with progress_bar(str(say.playing())) as advance:
            while not game.table.winner and game.table.round <= rounds:
                play(game, players)
                advance(game.table.round - 1, rounds)
    finally:
        closed(program)
    return game
