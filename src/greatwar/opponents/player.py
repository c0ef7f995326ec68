"""Players: give an order for a power, and explain it."""

from typing import Protocol

from greatwar.board import POWERS, Power
from greatwar.events import Event
from greatwar.game import Game
from greatwar.orders import Order
from greatwar.text.messages import Message


class Player(Protocol):
    """A player of any number of powers in one game.

    What it answers depends on the position, the ruleset, the power and its own seed alone: never on the dice of the
    game, on a clock or on what it was asked before. What it remembers it could think of again.
    """

    defects: int
    """How many orders it has thought of that the rules would have refused; they were never given."""

    def order(self, game: Game, power: Power) -> Order:
        """The next order or answer of a power that is asked something now; `end` is the last of a phase."""
        ...

    def explain(self, power: Power) -> list[Message]:
        """What it means to do in the turn in progress, and why, in a few messages."""
        ...

    def alternatives(self, power: Power) -> list[Message]:
        """What else it has weighed for the turn in progress, the best first, with what it thought of each."""
        ...


Players = dict[Power, Player]
"""Who plays each power; one player may play several."""

Answer = tuple[Power, Order]


def awaited(game: Game) -> Power | None:
    """The power that is to speak next: the first in the order of play of those that are asked; nobody after the war."""
    questions = game.questions
    return next((power for power in POWERS if power in questions), None)


def answer(game: Game, players: Players) -> Answer:
    """The next order of a game among players, with the power that gives it; the war must not be over."""
    power = awaited(game)
    assert power is not None, "the war is over"
    return power, players[power].order(game, power)


def play(game: Game, players: Players) -> list[Event]:
    """Let the players give the next order; what has happened because of it is returned."""
    power, order = answer(game, players)
    return game.order(power, order)
