"""The general: an officer that compares whole plans before it moves."""

from greatwar.board import Power
from greatwar.game import Game
from greatwar.opponents.openings import Book
from greatwar.opponents.planner import Planner
from greatwar.opponents.reasons import PlanReasons
from greatwar.opponents.search import PlanSearch
from greatwar.opponents.weights import Weights
from greatwar.orders import Order

BUDGET = 6000
"""How much work goes into one movement phase, in orders."""


class General(Planner):
    """A player that plans each turn in several ways and takes the one that turns out best."""

    def __init__(
        self, weights: Weights, scout: Weights, seed: int | str = 0, book: Book = (), budget: int = BUDGET
    ) -> None:
        super().__init__(weights, seed, book)
        self.budget = budget
        self.scout = scout
        """How everybody is taken to play on."""

    def _planned(self, game: Game, power: Power) -> list[Order]:
        if game.table.aloof(power):
            return []
        search = PlanSearch(self, self.scout, game, power, self.budget)
        best = search.best()
        orders = self.plan(game, power, best.weights, best.leaning)  # once more, for its reasons
        self._reasons.setdefault(power, PlanReasons(power)).weighed = search.weighed()
        return orders
