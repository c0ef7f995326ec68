"""Where several powers are asked at once, the order of their answers does not matter."""

from itertools import permutations, product

import pytest

from greatwar.board import Power
from greatwar.dice import KeyedDice, ScriptedDice
from greatwar.game import Game
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import load_position
from greatwar.orders import DeclareSubmarineWarfare, Order
from greatwar.questions import Shape
from greatwar.table import Table
from tests.properties.theatres import KEY

ARMISTICE = """
{rules: rulebook, options: {russian_revolution: true}, setup: empty, round: 4, turn: russia, phase: income,
 control: {Belarus: germany, Livonia: austria-hungary, Ukraine: ottoman, Poland: germany, Serbia: russia},
 mobilized: [Serbia],
 units: {Moscow: {russia: 1 infantry, britain: 1 infantry}, Tatarstan: {russia: 1 infantry, ottoman: 1 infantry},
         Serbia: {russia: 1 infantry, france: 1 infantry, britain: 1 infantry},
         SZ 12: {russia: 1 battleship}}}
"""
HOLLAND = """
{rules: rulebook, setup: empty, round: 5, turn: germany, phase: movement, at_war: {usa: true},
 units: {Ruhr: {germany: 3 infantry}}}
"""
SUBMARINES = """
{rules: rulebook, setup: empty, round: 5, turn: germany, phase: combat, at_war: {usa: true},
 units: {SZ 7: {germany: 1 battleship, france: 2 submarine, britain: 1 submarine, usa: 2 submarine}}}
"""
LORRAINE = """
{rules: rulebook, setup: empty, round: 5, turn: germany, phase: combat, at_war: {usa: true},
 units: {Lorraine: {germany: 2 infantry, france: "2 infantry, 1 artillery", britain: "2 infantry, 1 artillery",
                    usa: "2 infantry, 1 artillery"}}}
"""

SCENES: dict[str, tuple[str, tuple[str, ...], tuple[int, ...], int]] = {
    "the armistice": (ARMISTICE, ("russia: end",), (), 3),
    "who represents Holland": (
        HOLLAND,
        ("germany: move 3 infantry Ruhr -> Holland", "germany: end", "russia: represent Holland by italy"),
        (),
        4,
    ),
    "who submerges": (SUBMARINES, ("germany: attack SZ 7",), (5,), 3),
    "casualties together": (
        LORRAINE,
        ("germany: attack Lorraine", "france: casualties 1 artillery of usa"),
        (1, 6, *[6] * 9),
        2,
    ),
}


@pytest.mark.parametrize("scene", SCENES)
def test_the_order_of_simultaneous_answers_does_not_matter(scene: str) -> None:
    position, lines, dice, number = SCENES[scene]
    game = Game(*load_position(position), ScriptedDice(dice))
    for line in lines:
        game.order(*parse_line(line))
    assert len(game.questions) == number
    choices: dict[Power, list[Order]] = {power: [] for power in game.questions}
    for power, order in game.legal():
        assert not isinstance(order, Shape)
        if not isinstance(order, DeclareSubmarineWarfare):
            choices[power].append(order)
    for given in product(*choices.values()):
        answers = tuple(zip(choices, given, strict=True))
        outcomes = [answered(game, sequence) for sequence in permutations(answers)]
        assert all(outcome == outcomes[0] for outcome in outcomes), answers


def answered(game: Game, answers: tuple[tuple[Power, Order], ...]) -> Table:
    """The table after these answers; who is not asked any more need not answer."""
    questions = game.questions
    other = game.fork(KeyedDice(KEY))
    for power, order in answers:
        if other.questions.get(power) == questions[power]:
            other.order(power, order)
    return other.table
