"""Playouts: try a plan in the engine with the player's own, evenly falling dice."""

from random import Random
from typing import NamedTuple

from greatwar.board import SIDE, Power
from greatwar.dice import FACES
from greatwar.game import Game
from greatwar.opponents.judgement import chance, lead, progress, remoteness
from greatwar.opponents.planner import Planner
from greatwar.opponents.player import awaited
from greatwar.orders import Attack, End, Order


class EvenDice:
    """Dice that show every face about equally often in each roll, in random order.

    The mean of what they bring is that of fair dice, but with little scatter, so that few trials tell plans apart. Each
    place has dice of its own, so that a battle goes the same way in two trials if nothing in it differs, whatever
    happens elsewhere. Trials of one plan begin at different dice of the same row.
    """

    def __init__(self, seed: str, trial: int = 0) -> None:
        self._seed, self._trial = seed, trial
        self._rng = Random()
        self._left: list[int] = []
        self.go_to("")

    def go_to(self, place: str) -> None:
        """What is rolled from here on is rolled for this place and moment."""
        self._rng = Random(f"{self._seed}/{place}")
        self._left = self._row()
        for _ in range(STRIDE * self._trial % FACES):
            self._left.pop()

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        drawn: list[int] = []
        while len(drawn) < number:
            if not self._left:
                self._left = self._row()
            drawn.append(self._left.pop())
        return tuple(drawn)

    def _row(self) -> list[int]:
        row = list(range(1, FACES + 1))
        self._rng.shuffle(row)
        return row


STRIDE = 5
"""How many dice further in their row each trial begins."""
MOST_ORDERS = 2500
"""After so many orders a playout is judged where it stands."""
DECIDED = 2000.0
"""What a war that is won counts, in IPCs: more than any lead."""
HOPE = 150.0
"""What being sure to win counts beside the lead that makes it so."""
GATHERING = 0.145
"""What it takes to weigh one gathering of armies, as a share of what it takes to give an order."""


class Playout(NamedTuple):
    """What became of a plan: how the side of its power stands some turns later, and what it took to find out."""

    score: float
    """The lead of the side with what it does for its chances: what plans are compared by."""
    ahead: float
    """The lead alone, in IPCs."""
    work: int


def tried(
    game: Game, power: Power, plan: list[Order], scout: Planner, rounds: int, seed: str, number: int = 0
) -> Playout:
    """Carry out a movement plan, let everybody play on until the power has had so many turns more, and judge.

    The scout plays for everybody.
    """
    dice = EvenDice(seed, number)
    trial = game.fork(dice)
    scout.follow(trial, power, plan)
    given, before = 0, scout.effort
    until = trial.table.round + rounds
    while not trial.table.winner and given < MOST_ORDERS:
        mover = awaited(trial)
        assert mover is not None
        if trial.table.round >= until and _is_due(trial, power):
            break
        order = scout.order(trial, mover)
        if isinstance(order, (Attack, End)):
            place = order.space if isinstance(order, Attack) else trial.table.phase
            dice.go_to(f"{trial.table.round}/{mover}/{place}")
        trial.order(mover, order)
        given += 1
    score, ahead = _judged(trial)
    sign = 1.0 if SIDE[power] == "central" else -1.0
    return Playout(sign * score, sign * ahead, given + effort(scout.effort - before))


def effort(gatherings: int) -> int:
    """What it takes to weigh so many gatherings of armies, in orders that could be given meanwhile."""
    return round(GATHERING * gatherings)


def _judged(game: Game) -> tuple[float, float]:
    """How well the Central Powers stand, and how far they are ahead in IPCs."""
    if game.table.winner:
        decided = {"central": DECIDED, "allies": -DECIDED}.get(game.table.winner, 0.0)
        return decided, decided
    ahead = lead(game.rules, game.table) - remoteness(game.rules, game.table)
    stands = ahead + progress(game.rules, game.table)
    return stands + HOPE * (2.0 * chance(game.rules, game.table, stands) - 1.0), ahead


def _is_due(game: Game, power: Power) -> bool:
    """Whether it is the power's turn, or would be if it were still in the war."""
    table = game.table
    return table.turn == power or power in table.movers or power in table.departed
