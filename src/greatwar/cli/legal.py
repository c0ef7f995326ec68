"""`greatwar legal`: list every legal order."""

import click
import msgspec
from msgspec.structs import replace

from greatwar.cli.files import load_game
from greatwar.cli.names import TITLES, titled
from greatwar.notation.orders import format_order
from greatwar.notation.units import format_items
from greatwar.orders import Item
from greatwar.questions import Shape
from greatwar.text.messages import Message
from greatwar.text.say import cli as say


@click.command(name="legal")
@click.argument("position", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="For programs: orders and questions as JSON.")
def command(position: str, as_json: bool) -> None:
    """List every legal order in POSITION, one to a line.

    Orders are in their small form: one unit to a move, and a purchase as the present one plus one unit. Where there are
    too many answers to list, one line describes them. POSITION is a file with a position or a record; '-' reads
    standard input.

    \b
    Examples:
      greatwar legal siege-of-paris.yaml
      greatwar legal game.gwr | grep Belgium
      greatwar legal game.gwr --json
    """
    game = load_game(position).game
    lines = game.legal()
    if as_json:
        tree = {
            "round": game.table.round,
            "turn": game.table.turn,
            "phase": game.table.phase,
            "asks": {power: question.word for power, question in game.questions.items()},
            "orders": [
                f"{power}: {format_order(order)}" for power, order in lines if not isinstance(order, Shape)
            ],
            "shapes": [
                {"power": power, "hits": order.hits, "most": most_of(order)}
                for power, order in lines
                if isinstance(order, Shape)
            ],
        }
        click.echo(msgspec.json.format(msgspec.json.encode(tree), indent=2))
        return
    for power, order in lines:
        if isinstance(order, Shape):
            click.echo(f"{TITLES[power]}: {shape_words(order)}")
        else:
            click.echo(titled(f"{power}: {format_order(order)}"))


def shape_words(shape: Shape) -> Message:
    """Answers too many to list, in words.

    >>> str(
    ...     shape_words(
    ...         Shape(2, ((Item(1, "infantry", owner="italy"), 9), (Item(1, "artillery", owner="italy"), 4)))
    ...     )
    ... )
    'casualties of exactly 2 hits, at most 9 infantry and 4 artillery'
    """
    return say.shape(n=shape.hits, most=named_units(shape))


def named_units(shape: Shape) -> list[str]:
    """How many of each unit a casualty list may name, as an order names them."""
    return [titled(f"{number} {name}") for name, number in most_of(shape).items()]


def most_of(shape: Shape) -> dict[str, int]:
    """How many of each unit a casualty list may name; owners are named where there are several."""
    several = len({item.owner for item, _ in shape.most}) > 1
    return {unit_name(item if several else replace(item, owner=None)): number for item, number in shape.most}


def unit_name(item: Item) -> str:
    """What an item names, without its number.

    >>> (
    ...     unit_name(Item(1, "battleship", "damage")),
    ...     unit_name(Item(1, "transport", cargo=(Item(2, "infantry"),))),
    ... )
    ('damage battleship', 'transport (2 infantry)')
    """
    text = format_items((replace(item, number=1),))
    return text.replace("damage 1 ", "damage ", 1) if item.state == "damage" else text.removeprefix("1 ")
