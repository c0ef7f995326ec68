"""Keeping: what a session needs of a game that is saved while it is played."""

from typing import Protocol

from greatwar.board import Power
from greatwar.events import Event
from greatwar.game import Game
from greatwar.orders import Order
from greatwar.store.play import Given
from greatwar.text.messages import Message


class GameKeeper(Protocol):
    """A game that is saved with every order, in the store or in a file of its own."""

    remarks: list[str]

    @property
    def game(self) -> Game:
        """The game itself."""
        ...

    def order(self, power: Power, order: Order) -> list[Event]:
        """Give an order and save it."""
        ...

    def news(self) -> list[Given]:
        """Follow what other programs have played in this game, and return it."""
        ...

    def lines(self) -> list[str]:
        """The orders so far, as a record has them."""
        ...

    def record(self) -> str:
        """The record of the game so far."""
        ...

    def saved(self) -> Message:
        """Where the game is saved, in a sentence."""
        ...

    def closed(self) -> Message:
        """A sentence for a player who leaves, or whose war is over."""
        ...
