"""The random player: any legal order of one power, with equal chance."""

from random import Random

from greatwar.board import Power
from greatwar.game import Game
from greatwar.opponents.random_orders import PATIENCE, Stuck, demanded_attack, draw
from greatwar.orders import AnnounceLastRound, End, Order, Undo
from greatwar.questions import AskOrders, Shape
from greatwar.rules.rulebook.duties import dutiful_orders
from greatwar.text.messages import Message
from greatwar.text.say import plan


class RandomPlayer:
    """Answers at random. It never announces the last round, which would end every game at once.

    Its chances come from the seed, the power and the number of orders given so far, so that a game taken up again goes
    on as it would have.
    """

    def __init__(self, seed: int | str = 0) -> None:
        self.seed = seed
        self.defects = 0
        self._returning: set[Power] = set()
        """Powers that are on the way back from a dead end, to where they could end the phase."""
        self._vain: dict[Power, int] = {}
        """How often a power has taken its phase back to the beginning and could not end it there either."""

    def order(self, game: Game, power: Power) -> Order:
        question = game.questions[power]
        lines = [
            order
            for other, order in game.legal()
            if other == power and not isinstance(order, AnnounceLastRound)
        ]
        if isinstance(question, AskOrders) and question.phase == "movement":
            way = self._way_on(game, power, lines)
            if way is not None:
                return way
        if not lines:
            raise Stuck(f"{power} can give no order in the {game.table.phase} phase of {game.table.turn}")
        rng = Random(f"{self.seed}/{power}/{game.moment}")
        order = rng.choice(lines)
        return draw(game, power, order, rng) if isinstance(order, Shape) else order

    def _way_on(self, game: Game, power: Power, lines: list[Order | Shape]) -> Order | None:
        """An order that does a duty, or leads out of a dead end; nothing if chance may decide."""
        if power in self._returning or not lines:
            if any(isinstance(order, End) for order in lines):
                self._returning.discard(power)
                self._vain.pop(power, None)
                return End()
            if game.undoable_in_phase(power):
                self._returning.add(power)
                return Undo()
            self._returning.discard(power)
            self._vain[power] = self._vain.get(power, 0) + 1
            if self._vain[power] >= PATIENCE and (attack := demanded_attack(game, power)) is not None:
                return attack
        orders = dutiful_orders(game.rules, game.table, power)
        return next((order for order in orders if not game.problems(power, order)), None)

    def explain(self, power: Power) -> list[Message]:
        return [plan.none(power=power)]

    def alternatives(self, power: Power) -> list[Message]:
        return []
