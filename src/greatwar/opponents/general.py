"""The general: weighs whole plans against each other by playing each of them on in the engine."""

from msgspec.structs import replace

from greatwar.board import POWERS, Power
from greatwar.game import Game
from greatwar.opponents.doctrine import Doctrine
from greatwar.opponents.player import Players
from greatwar.opponents.playouts import tried
from greatwar.opponents.reasons import Reasons
from greatwar.opponents.staff import Staff
from greatwar.orders import Order

BUDGET = 2400
"""How many orders are given in playouts for one movement phase."""


def temperaments(doctrine: Doctrine) -> tuple[tuple[str, Doctrine], ...]:
    """The ways of looking at a turn that a general compares, its own first."""
    return (
        ("as usual", doctrine),
        ("boldly", replace(doctrine, deliberate=False)),
        ("carefully", replace(doctrine, fear=0.7, sequence=0.5, dread=2.0)),
        ("without sparing blood", replace(doctrine, own_blood=0.75, fear=0.2)),
        ("for land", replace(doctrine, horizon=5.0)),
        ("for the capitals", replace(doctrine, pull=2.4, capital=80.0)),
        ("patiently", replace(doctrine, pull=0.6, own_blood=1.15)),
    )


class General(Staff):
    """A player that plans each turn in several ways and takes the one that turns out best."""

    def __init__(
        self, doctrine: Doctrine, scout: Doctrine, seed: int | str = 0, budget: int = BUDGET
    ) -> None:
        super().__init__(doctrine, seed)
        self.budget = budget
        self._scout = scout
        self._scores: dict[tuple[Order, ...], float] = {}

    def _planned(self, game: Game, power: Power) -> list[Order]:
        if game.table.aloof(power):
            return []
        plans: dict[tuple[Order, ...], tuple[str, Doctrine]] = {}
        for name, doctrine in temperaments(self.doctrine):
            plans.setdefault(tuple(self.plan(game, power, doctrine)), (name, doctrine))
        best = self._best(game, power, list(plans)) if len(plans) > 1 else next(iter(plans))
        name, doctrine = plans[best]
        orders = self.plan(game, power, doctrine)  # once more, so that its reasons are those told
        self._reasons.setdefault(power, Reasons(power)).weighed = self._told(plans)
        return orders

    def _best(self, game: Game, power: Power, plans: list[tuple[Order, ...]]) -> tuple[Order, ...]:
        """Sequential halving: everybody is tried, then the better half again, for as long as the budget lasts."""
        left, spent, turn = list(range(len(plans))), 0, 0
        scores: dict[int, list[float]] = {index: [] for index in left}
        while spent < self.budget:
            for index in left:
                scout = Staff(self._scout, self.seed)
                players: Players = dict.fromkeys(POWERS, scout)
                seed = f"{self.seed}/{game.table.round}/{power}/{turn}"
                trial = tried(game, power, list(plans[index]), players, 1, seed)
                scores[index].append(trial.score)
                spent += trial.orders
                if spent >= self.budget:
                    break
            turn += 1
            if turn >= 2 and len(left) > 2:
                left.sort(key=lambda index: (-_mean(scores[index]), index))
                left = left[: max(2, (len(left) + 1) // 2)]
        tested = [index for index in scores if scores[index]]
        self._scores = {plans[index]: _mean(scores[index]) for index in tested}
        deepest = max(len(scores[index]) for index in tested)
        finalists = [index for index in tested if len(scores[index]) >= deepest - 1]
        return plans[min(finalists, key=lambda index: (-_mean(scores[index]), index))]

    def _told(self, plans: dict[tuple[Order, ...], tuple[str, Doctrine]]) -> list[str]:
        ranked = sorted(
            ((score, plans[plan][0]) for plan, score in self._scores.items() if plan in plans), reverse=True
        )
        return [f"Played {name}: {score:+.0f} IPCs ahead a round later." for score, name in ranked]


def _mean(scores: list[float]) -> float:
    return round(sum(scores) / len(scores), 2)
