"""`greatwar replay`: a recorded game, round by round."""

from collections.abc import Iterator, Sequence

import click
import msgspec

from greatwar.board import Power
from greatwar.cli import Failure, sentence_of, sentences_of
from greatwar.cli.files import read_text, title_of
from greatwar.events import BattleOpened, Event, PhaseBegan, RoundBegan, SubmarineWarfareDeclared, TurnBegan
from greatwar.notation.orders import format_order
from greatwar.notation.positions import dump_position
from greatwar.notation.records import read_record
from greatwar.notation.words import Unreadable
from greatwar.orders import Attack, Buy, DeclareSubmarineWarfare, End, Order
from greatwar.problems import Refused
from greatwar.records.fairness import Misfit, ReplayedLine, replay
from greatwar.records.seals import Layout
from greatwar.text.chronicle import lines, order_line
from greatwar.text.say import cli
from greatwar.text.say import cli_command as say
from greatwar.view.volleys import Volley, volleys


@click.command(name="replay")
@click.argument("record", type=click.Path())
@click.option(
    "--to",
    "line",
    type=click.IntRange(1),
    metavar="LINE",
    help="Print the position after this line, as YAML.",
)
@click.option("--json", "as_json", is_flag=True, help="For programs: every order with its dice and events.")
def command(record: str, line: int | None, as_json: bool) -> None:
    """Print RECORD round by round: orders, dice and results.

    \b
    Examples:
      greatwar replay game.gwr
      greatwar replay game.gwr --to 120 > position.yaml
      greatwar replay game.gwr --json
    """
    text = read_text(record)
    try:
        read = read_record(text)
        layout = Layout.of(text)
        steps = replay(read)
        if line is not None:
            _position(steps, layout, line)
            if line > len(text.splitlines()):
                click.echo(f"greatwar: {say.ends_before(file=title_of(record), line=str(line))}", err=True)
        elif as_json:
            _tree(steps, layout)
        else:
            _story(steps)
    except Unreadable as complaint:
        raise Failure(cli.named(name=title_of(record), reason=sentence_of(complaint))) from None
    except Refused as refusal:
        raise Failure(cli.named(name=title_of(record), reason=sentences_of(refusal))) from None
    except Misfit as misfit:
        line = Layout.of(text).line(misfit.index)
        raise Failure(
            say.file_misfit(file=title_of(record), line=str(line), reason=misfit.sentence)
        ) from None


def _position(steps: Iterator[ReplayedLine], layout: Layout, line: int) -> None:
    """Print the position after the last order up to a line."""
    last = next(steps)
    for played in steps:
        if layout.line(played.index) > line:
            break
        last = played
        if layout.line(played.index) == line:
            break
    game = last.game
    after = "the beginning" if last.line is None else f"line {layout.line(last.index)}"
    click.echo(f"# after {after}; a position does not hold what happened within the {game.table.phase} phase")
    click.echo(dump_position(game.rules, game.table), nl=False)


def _tree(steps: Iterator[ReplayedLine], layout: Layout) -> None:
    start = next(steps)
    before = {
        "dice": start.game.opening_dice,
        "events": [msgspec.to_builtins(event) for event in start.events],
    }
    lines = [
        {
            "line": layout.line(played.index),
            "power": played.line.power,
            "order": format_order(played.line.order),
            "dice": played.line.dice,
            "events": [msgspec.to_builtins(event) for event in played.events],
        }
        for played in steps
        if played.line is not None
    ]
    click.echo(msgspec.json.format(msgspec.json.encode({"start": before, "lines": lines}), indent=2))


_HEADINGS = (PhaseBegan, TurnBegan, RoundBegan)
"""The events that are told as headings, or not at all."""


def _story(steps: Iterator[ReplayedLine]) -> None:
    start = next(steps)
    table = start.game.table
    click.echo(str(cli.round(round=table.round)))
    for sentence in lines(event for event in start.events if not isinstance(event, _HEADINGS)):
        click.echo(f"  {sentence}")
    click.echo(f"\n{cli.turn(turn=table.turn)}")
    bought: dict[Power, Buy] = {}
    for played in steps:
        assert played.line is not None
        power, order, _ = played.line
        fired = volleys(played.game.rules, played.game.rolled)
        if isinstance(order, Buy):
            bought[power] = order  # a later purchase of the phase takes its place
        else:
            if (purchase := bought.pop(power, None)) is not None:
                click.echo(f"  {order_line(power, purchase)}")
            _tell(power, order, [event for event in played.events if not isinstance(event, _HEADINGS)], fired)
        for event in played.events:
            if isinstance(event, RoundBegan):
                click.echo(f"\n{cli.round(round=event.round)}")
            elif isinstance(event, TurnBegan):
                click.echo(f"\n{cli.turn(turn=event.turn)}")
    for power, purchase in bought.items():
        click.echo(f"  {order_line(power, purchase)}")


def _tell(power: Power, order: Order, events: list[Event], fired: Sequence[Volley]) -> None:
    """Print an order, unless its events say the same, and what came of it."""
    told = isinstance(order, Attack | DeclareSubmarineWarfare)
    if not told and not isinstance(order, End):
        click.echo(f"  {order_line(power, order)}")
    heading = told and events and isinstance(events[0], BattleOpened | SubmarineWarfareDeclared)
    for number, sentence in enumerate(lines(events, fired)):
        click.echo(f"  {sentence}" if heading and not number else f"    {sentence}")
