"""Perft: how many orders are listed at certain moments, most of them counted by hand from the board and the rules."""

from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest
from msgspec import Struct

from greatwar.dice import FACES, ScriptedDice
from greatwar.game import Game
from greatwar.kernel import Line
from greatwar.notation.orders import format_line, parse_line
from greatwar.notation.positions import read_position
from greatwar.notation.trees import entries, load_trees, mapping, number, only_keys, word
from greatwar.orders import Move, Undo
from greatwar.questions import Shape

FILE = Path(__file__).with_name("positions.yaml")
KEYS = ("name", "position", "after", "orders", "two", "because")
PLAYED = 40
"""How many orders of a long list, evenly spread, are also played and taken back."""


class HighDice:
    """Dice that always show a 6, so that nobody is ever hit."""

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        return (FACES,) * number


class Perft(Struct, frozen=True):
    """A document of the file: a moment of a game and how many orders are listed there."""

    name: str
    position: Mapping[str, object]
    after: tuple[tuple[str, tuple[int, ...]], ...]
    orders: int
    two: int | None


def read_perft(value: object) -> Perft:
    tree = mapping(value)
    only_keys(tree, KEYS)
    assert word(tree["because"]).strip()
    return Perft(
        name=word(tree["name"]),
        position=mapping(tree["position"]),
        after=tuple(read_step(step) for step in entries(tree.get("after", ()))),
        orders=counted(tree["orders"]),
        two=counted(tree["two"]) if "two" in tree else None,
    )


def read_step(value: object) -> tuple[str, tuple[int, ...]]:
    """A line to be played, `POWER: ORDER` by itself or an entry with its `dice` beside it."""
    if isinstance(value, str):
        return value, ()
    step = dict(mapping(value))
    dice = tuple(number(die, least=1, most=FACES) for die in entries(step.pop("dice", ())))
    ((power, order),) = step.items()
    return f"{power}: {word(order)}", dice


def counted(value: object) -> int:
    return number(value, least=0, most=1_000_000)


PERFTS = [read_perft(tree) for tree in load_trees(FILE.read_text("utf-8"))]

each_perft = pytest.mark.parametrize("perft", PERFTS, ids=lambda perft: perft.name)


def begun(perft: Perft) -> Game:
    """A game at the moment that is meant, made anew, in which nothing has been listed yet."""
    rules, table = read_position(perft.position)
    script = ScriptedDice()
    game = Game(rules, table, script)
    for line, dice in perft.after:
        script.add(dice)
        game.order(*parse_line(line))
        assert not script.left
    return game.fork(HighDice())


def spread(lines: Sequence[Line], most: int) -> list[Line]:
    """So many of the lines, evenly spread."""
    return list(lines[:: -(-len(lines) // most)])


def written(line: Line) -> str:
    power, order = line
    return f"{power}: {order}" if isinstance(order, Shape) else format_line(power, order)


def listed_after(game: Game, line: Line) -> int:
    """How many orders are listed after one of those listed now."""
    power, order = line
    assert not isinstance(order, Shape)
    played = game.fork(HighDice())
    played.order(power, order)
    return len(played.legal())


def test_every_name_is_given_once() -> None:
    names = [perft.name for perft in PERFTS]
    assert len(set(names)) == len(names) >= 30


@each_perft
def test_so_many_orders_are_listed(perft: Perft) -> None:
    lines = begun(perft).legal()
    assert len(lines) == perft.orders, "\n".join(map(written, lines))


@pytest.mark.parametrize("perft", [p for p in PERFTS if p.two is not None], ids=lambda perft: perft.name)
def test_so_many_orders_are_listed_after_each(perft: Perft) -> None:
    game = begun(perft)
    numbers = {line: listed_after(game, line) for line in game.legal()}
    assert sum(numbers.values()) == perft.two, "\n".join(
        f"{written(line)}: {found}" for line, found in numbers.items()
    )


@each_perft
def test_every_order_listed_is_listed_once_and_accepted(perft: Perft) -> None:
    game = begun(perft)
    lines = game.legal()
    assert len(set(lines)) == len(lines)
    for power, order in lines:
        if not isinstance(order, Shape):
            assert game.problems(power, order) == [], format_line(power, order)
            assert game.problems(*parse_line(format_line(power, order))) == []


@each_perft
def test_the_list_does_not_depend_on_what_was_listed_before(perft: Perft) -> None:
    game = begun(perft)
    lines = game.legal()
    assert game.legal() == lines
    taken_back = 0
    for power, order in spread(lines, PLAYED):
        if isinstance(order, Shape):
            continue
        game.order(power, order)
        onward = game.legal()
        untouched = begun(perft)
        untouched.order(power, order)
        assert untouched.legal() == onward, format_line(power, order)
        if game.undoable(power):
            game.order(power, Undo())
            taken_back += 1
        else:
            game = begun(perft)
        assert game.legal() == lines, format_line(power, order)
    if any(isinstance(order, Move) for _, order in lines):
        assert taken_back
