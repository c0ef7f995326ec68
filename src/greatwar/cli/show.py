"""`greatwar show`: the board of a position or a record."""

from pathlib import Path
from typing import get_args

import click
import msgspec

from greatwar.board import POWERS, TERRITORIES
from greatwar.cli import Unavailable, boards
from greatwar.cli.asking import question_sentence
from greatwar.cli.files import load_game
from greatwar.cli.regions import REGIONS, regions_called
from greatwar.game import Game
from greatwar.notation.positions import write_position
from greatwar.picture import ThemeName, picture, view_of
from greatwar.text.say import cli as say


@click.command(name="show")
@click.argument("position", type=click.Path())
@click.option(
    "--region",
    "-r",
    default="",
    help="Show a part of the board: west, east, balkans, asia, africa, america or sea.",
)
@click.option(
    "--svg",
    "drawing",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Draw the board into this file instead, as one SVG picture.",
)
@click.option(
    "--theme",
    type=click.Choice(get_args(ThemeName)),
    default="light",
    help="The colours of the picture; the safe ones suit colour-blind players.",
)
@click.option(
    "--json", "as_json", is_flag=True, help="For programs: the position, income and questions as JSON."
)
def command(position: str, region: str, drawing: Path | None, theme: ThemeName, as_json: bool) -> None:
    """Show the board of POSITION.

    POSITION is a file with a position in YAML or JSON, or a record, which is shown after its last order; '-' reads
    standard input.

    \b
    Examples:
      greatwar show siege-of-paris.yaml
      greatwar show game.gwr --region west
      greatwar show game.gwr --svg board.svg
      greatwar replay game.gwr --to 120 | greatwar show -
    """
    game = load_game(position).game
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(as_tree(game)), indent=2))
        return
    regions = regions_called(region)
    if not regions:
        raise Unavailable(say.no_region(name=region, regions=[known.words[0] for known in REGIONS]))
    if drawing is not None:
        view = view_of(space for known in regions for space in known.spaces) if region else None
        drawing.write_text(picture(game, theme=theme, view=view), "utf-8")
        return
    console = boards.paper()
    console.print(boards.header(game))
    console.print()
    console.print(boards.board(game, regions, width=console.width))
    for power, question in game.questions.items():
        console.print(question_sentence(game, power, question), soft_wrap=True, markup=False)


def as_tree(game: Game) -> dict[str, object]:
    """A game as a program reads it: the position, and what can be computed from it."""
    table = game.table
    return {
        "position": write_position(game.rules, table),
        "income": {power: game.rules.earnings(table, power) for power in POWERS},
        "contested": [name for name in TERRITORIES if table.is_contested(name)],
        "neutral": [power for power in POWERS if power in table.neutral],
        "lost_capital": [power for power in POWERS if power in table.lost_capital],
        "asks": {power: question.word for power, question in game.questions.items()},
        "winner": table.winner or None,
    }
