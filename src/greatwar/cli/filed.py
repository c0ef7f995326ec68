"""Filed games: games kept in a file of their own, played by one program at a time."""

from greatwar.board import Power
from greatwar.events import Event
from greatwar.game import Game
from greatwar.orders import Order
from greatwar.records.saves import Save
from greatwar.store.play import Given
from greatwar.text.messages import Message
from greatwar.text.say import cli as say


class FiledGame:
    """A game in play that is saved in a file."""

    def __init__(self, save: Save) -> None:
        self._save = save
        self.remarks = save.remarks

    @property
    def game(self) -> Game:
        return self._save.game

    @property
    def seed(self) -> str:
        """What the computers of this game play by, beside the board."""
        return self._save.record.commitment or ""

    def order(self, power: Power, order: Order) -> list[Event]:
        """Give an order and save it; raises `Refused` and changes nothing if it is not legal."""
        return self._save.order(power, order)

    def news(self) -> list[Given]:
        """Return nothing: a program that finds its file changed by another stops."""
        return []

    def lines(self) -> list[str]:
        """Return the orders so far, as the record has them."""
        return self._save.lines()

    def record(self) -> str:
        """Return the record of the game so far."""
        return self._save.path.read_text("utf-8")

    def saved(self) -> Message:
        """Return a sentence that says where the game is saved."""
        return say.kept_in_file(file=str(self._save.path))

    def closed(self) -> Message:
        """Return a sentence for a player who leaves, or whose war is over."""
        path = str(self._save.path)
        return say.record_kept(file=path) if self.game.table.winner else say.file_closed(file=path)
