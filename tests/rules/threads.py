"""Forks of one game that go different ways at the same time, each in a thread of its own."""

import random
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Barrier
from typing import NamedTuple

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.frames import Movement
from greatwar.game import Game
from greatwar.kernel import Line
from greatwar.opponents.random_orders import RandomOrders
from greatwar.orders import Order
from greatwar.rules import ruleset
from greatwar.rules.opening import opening

THREADS = 4
DICE = KeyedDice("00" * 32)
RESTLESS = 1e-6
"""Seconds after which a thread gives way: so few that it does in the middle of a list."""


class Course(NamedTuple):
    """Orders of a movement phase, each with what one thread alone lists before it."""

    lists: list[list[Line]]
    orders: list[tuple[Power, Order]]


class Tally(NamedTuple):
    """How many lists were made, and how many of them were wrong."""

    lists: int
    wrong: int

    def plus(self, other: "Tally") -> "Tally":
        return Tally(self.lists + other.lists, self.wrong + other.wrong)


def moving(name: str, round: int) -> Game:
    """A game in the first movement phase of a round, after random play."""
    rules = ruleset(name)
    game = Game(rules, opening(rules), DICE)
    random_orders = RandomOrders(random.Random(round))
    while game.table.round < round or not isinstance(game.table.frames[-1], Movement):
        game.order(*random_orders.order(game))
    return game


def course(game: Game, seed: int, most: int) -> Course:
    """A way for a fork to go in the movement phase, of so many orders at the most."""
    fork = game.fork(DICE)
    random_orders = RandomOrders(random.Random(seed))
    way = Course([], [])
    while isinstance(fork.table.frames[-1], Movement) and len(way.orders) < most:
        way.lists.append(fork.legal())
        way.orders.append(random_orders.order(fork))
        fork.order(*way.orders[-1])
    return way


def together(game: Game, courses: list[Course], times: int) -> Tally:
    """What comes of it when a thread for each course goes it so many times, all at once."""
    gate = Barrier(len(courses))

    def gone(way: Course) -> Tally:
        gate.wait()
        tally = Tally(0, 0)
        for _ in range(times):
            fork = game.fork(DICE)
            for lines, given in zip(way.lists, way.orders, strict=True):
                tally = tally.plus(Tally(1, int(fork.legal() != lines)))
                fork.order(*given)
        return tally

    with restless(), ThreadPoolExecutor(len(courses)) as threads:
        tallies = list(threads.map(gone, courses))
    return Tally(sum(tally.lists for tally in tallies), sum(tally.wrong for tally in tallies))


@contextmanager
def restless() -> Iterator[None]:
    """While threads give way to each other as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(RESTLESS)
    try:
        yield
    finally:
        sys.setswitchinterval(usual)
