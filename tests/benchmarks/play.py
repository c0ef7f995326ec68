"""Random legal play: orders a second, beside python-chess' random legal plies a second."""

import random
from collections.abc import Iterator
from time import process_time
from typing import NamedTuple

import chess

from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents.random_orders import RandomOrders, draw
from greatwar.orders import End, Order, Undo
from greatwar.questions import Shape
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.opening import opening

RULES = ruleset("rulebook")
ROUNDS = 12
"""Random players hardly ever win, so a game ends with this round at the latest."""


class Pace(NamedTuple):
    """How many turns of the crank in how many seconds of processor time."""

    steps: int
    seconds: float
    games: int = 1

    @property
    def rate(self) -> float:
        return self.steps / self.seconds

    def plus(self, other: "Pace") -> "Pace":
        return Pace(self.steps + other.steps, self.seconds + other.seconds, self.games + other.games)


def new_game(seed: int) -> Game:
    return Game(RULES, opening(RULES), KeyedDice(f"{seed:064x}"))


def wandered(seed: int, rounds: int = ROUNDS) -> Game:
    """A game after random play to the end of a round, or to a win."""
    game = new_game(seed)
    for _ in random_orders(game, seed, rounds):
        pass
    return game


def random_orders(game: Game, seed: int, rounds: int) -> Iterator[Order]:
    """Random legal play, each order chosen uniformly among those that the engine lists.

    Where an army lacks infantry and no unit can move any more, orders are taken back to the moment at which the
    phase could last be ended, and it is ended.
    """
    rng = random.Random(seed)
    back = 0
    while not game.table.winner and game.table.round <= rounds:
        lines = game.legal()
        turn = game.table.movers[0]
        if not lines or (lines[-1][0] != turn and len(lines) == 1):
            while back > 0 and game.undoable_in_phase(turn):
                game.order(turn, UNDO)
                back -= 1
            while (hindered := game.problems(turn, END)) and game.undoable_in_phase(turn):
                game.order(turn, UNDO)
            if not hindered:
                game.order(turn, END)
                yield END
            back = 0
            continue
        power, listed = rng.choice(lines)
        order = draw(game, power, listed, rng) if isinstance(listed, Shape) else listed
        last = lines[-1] if lines[-1][0] == turn or len(lines) == 1 else lines[-2]
        back = 1 if type(last[1]) is End else back + 1
        game.order(power, order)
        yield order


UNDO, END = Undo(), End()


def war(seed: int) -> tuple[Pace, int]:
    """A game from the standard set-up, chosen uniformly among the legal orders that the engine lists.

    Every order that was accepted counts, also where a dead end forces it to be taken back; taking back does not.
    Beside the pace, how many orders stand at the end.
    """
    game = new_game(seed)
    began = process_time()
    steps = sum(1 for _ in random_orders(game, seed, ROUNDS))
    return Pace(steps, process_time() - began), len(game.log)


def side_war(rules: Ruleset, seed: int, rounds: int) -> Pace:
    """A game by any ruleset, played by the wanderer, which knows what to do where whole sides move together."""
    game = Game(rules, opening(rules), KeyedDice(f"{seed:064x}"))
    random_orders = RandomOrders(random.Random(seed))
    steps = 0
    began = process_time()
    while not game.table.winner and game.table.round <= rounds:
        power, order = random_orders.order(game)
        game.order(power, order)
        steps += type(order) is not Undo
    return Pace(steps, process_time() - began)


def chess_game(seed: int) -> Pace:
    """A whole random game of chess, in the words of python-chess' own documentation."""
    rng = random.Random(seed)
    board = chess.Board()
    began = process_time()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return Pace(board.ply(), process_time() - began)


def bare_chess_game(seed: int) -> Pace:
    """Random plies without asking whether the game is over: the least that python-chess can do for a ply."""
    rng = random.Random(seed)
    board = chess.Board()
    began = process_time()
    while (moves := list(board.legal_moves)) and board.ply() < 200:
        board.push(rng.choice(moves))
    return Pace(board.ply(), process_time() - began)
