"""Playouts: a plan tried out in the engine itself, with dice of the player's own that fall about as they should."""

from random import Random

from greatwar.board import SIDE, Power
from greatwar.dice import FACES
from greatwar.game import Game
from greatwar.opponents.judgement import chance, lead
from greatwar.opponents.player import Players, awaited
from greatwar.orders import Order


class EvenDice:
    """Dice that show every face about equally often in each roll, in random order.

    The mean of what they bring is that of fair dice, but with little scatter, so that few trials tell plans apart.
    """

    def __init__(self, seed: str) -> None:
        self._rng = Random(seed)
        self._left: list[int] = []

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        drawn: list[int] = []
        while len(drawn) < number:
            if not self._left:
                self._left = list(range(1, FACES + 1))
                self._rng.shuffle(self._left)
            drawn.append(self._left.pop())
        return tuple(drawn)


MOST_ORDERS = 2500
"""After so many orders a playout is judged where it stands."""


class Playout:
    """What became of a plan: how the side of its power stands some turns later."""

    __slots__ = ("orders", "score")

    def __init__(self, score: float, orders: int) -> None:
        self.score, self.orders = score, orders


def tried(game: Game, power: Power, plan: list[Order], players: Players, rounds: int, seed: str) -> Playout:
    """Carry out a movement plan, let everybody play on until the power has had so many turns more, and judge.

    The score is the lead of the power's side in IPCs, with a decided war far beyond all of them.
    """
    trial = game.fork(EvenDice(seed))
    given = 0
    for order in plan:
        if not trial.problems(power, order):
            trial.order(power, order)
            given += 1
    until = trial.table.round + rounds
    while not trial.table.winner and given < MOST_ORDERS:
        mover = awaited(trial)
        assert mover is not None
        if trial.table.round >= until and _is_turn_of(trial, power):
            break
        trial.order(mover, players[mover].order(trial, mover))
        given += 1
    ahead = lead(trial.rules, trial.table) + 150.0 * (2.0 * chance(trial.rules, trial.table) - 1.0)
    return Playout(ahead if SIDE[power] == "central" else -ahead, given)


def _is_turn_of(game: Game, power: Power) -> bool:
    return game.table.turn == power or power in game.table.movers
