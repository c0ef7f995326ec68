"""What an order costs in early and in late rounds, in its parts: giving it, listing what is legal, taking back."""

from collections.abc import Callable
from time import process_time
from typing import Literal, ParamSpec, TypeVar

from rich.table import Table as Sheet

from greatwar.board import Power
from greatwar.events import Event
from greatwar.game import Game
from greatwar.kernel import Line
from greatwar.orders import Order, Undo
from greatwar.problems import Problem
from tests.benchmarks.figures import figures
from tests.benchmarks.play import new_game, random_orders

Part = Literal["given", "listed", "taken back"]
PARTS: tuple[Part, ...] = ("given", "listed", "taken back")
EARLY, LATE = range(1, 6), range(16, 21)
TRIES = 4
SEEDS = (1, 2, 3)

P = ParamSpec("P")
T = TypeVar("T")


class Round:
    """What one round of a game has cost: seconds and calls by part, and how many orders were listed in all."""

    def __init__(self) -> None:
        self.seconds: dict[Part, float] = dict.fromkeys(PARTS, 0.0)
        self.calls: dict[Part, int] = dict.fromkeys(PARTS, 0)
        self.lines = 0


class ClockedGame(Game):
    """A game that notes what its calls cost. Only the outermost counts: an order asks for its problems itself."""

    __slots__ = ("_inside", "rounds")

    def __init__(self, game: Game) -> None:
        self._inside = False
        self.rounds: dict[int, Round] = {}
        super().__init__(game.rules, game.opening, game.dice)

    def legal(self) -> list[Line]:
        now = self._round()
        lines = self._clocked("listed", super().legal)
        now.lines += len(lines)
        return lines

    def order(self, power: Power, order: Order, *, moment: int | None = None) -> list[Event]:
        part: Part = "taken back" if isinstance(order, Undo) else "given"
        self._round().calls[part] += 1
        return self._clocked(part, super().order, power, order, moment=moment)

    def problems(self, power: Power, order: Order) -> list[Problem]:
        # Random players ask whether the phase can be ended, and what can be undone, when they take back.
        return self._clocked("taken back", super().problems, power, order)

    def undoable(self, power: Power) -> bool:
        return self._clocked("taken back", super().undoable, power)

    def _round(self) -> Round:
        return self.rounds.setdefault(self.table.round, Round())

    def _clocked(self, part: Part, call: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._inside:
            return call(*args, **kwargs)
        self._inside = True
        seconds = self._round().seconds
        began = process_time()
        try:
            return call(*args, **kwargs)
        finally:
            seconds[part] += process_time() - began
            self._inside = False


def clocked(seed: int) -> dict[int, Round]:
    """The rounds of one random game."""
    game = ClockedGame(new_game(seed))
    for _ in random_orders(game, seed, LATE[-1]):
        pass
    return game.rounds


class Span:
    """Some rounds of several games, each part at its best of several runs."""

    def __init__(self, games: list[list[dict[int, Round]]], rounds: range) -> None:
        first = [runs[0][number] for runs in games for number in rounds]
        self.orders = sum(round.calls["given"] for round in first)
        self.undos = sum(round.calls["taken back"] for round in first)
        self.lines = sum(round.lines for round in first)
        self.seconds = {
            part: sum(min(run[number].seconds[part] for run in runs) for runs in games for number in rounds)
            for part in PARTS
        }

    def cost(self, *parts: Part) -> float:
        """Microseconds for each order given."""
        return sum(self.seconds[part] for part in parts) / self.orders * 1e6


def flatness(sheet: Sheet) -> None:
    """The rows of the sheet that say whether the cost of an order stays flat."""
    games = [[clocked(seed) for _ in range(TRIES)] for seed in SEEDS]
    early, late = Span(games, EARLY), Span(games, LATE)
    rows: list[tuple[str, Callable[[Span], str], str]] = [
        ("giving an order", lambda span: f"{span.cost('given'):.1f} µs", "flat"),
        ("listing the orders for it", lambda span: f"{span.cost('listed'):.1f} µs", ""),
        ("orders in such a list", lambda span: f"{span.lines / span.orders:.0f}", ""),
        ("taking one back", lambda span: f"{span.seconds['taken back'] / span.undos * 1e6:.1f} µs", "flat"),
        ("taken back for each order given", lambda span: f"{span.undos / span.orders:.2f}", ""),
        ("an order with all of that", lambda span: f"{span.cost(*PARTS):.1f} µs", "flat"),
    ]
    for name, figure, aim in rows:
        sheet.add_row(f"{name}: rounds 1 to 5, 16 to 20", f"{figure(early)}, {figure(late)}", aim)
    apart = late.cost(*PARTS) / early.cost(*PARTS)
    sheet.add_row("rounds 16 to 20 beside 1 to 5", f"{apart:.2f} times", "flat")


if __name__ == "__main__":
    from rich.console import Console

    alone = figures("the cost of an order")
    flatness(alone)
    Console().print(alone)
