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

BUDGET = 4200
"""How many orders are given in playouts for one movement phase."""
TOGETHER = 0.66
"""The share of it where whole sides move together: there an order takes half as long again."""
MARGIN = 2.0
"""By how many IPCs another plan must turn out better than the usual one to be preferred to it."""
TRIALS = 2
"""How often every plan that is tried at all should be tried at least."""


def temperaments(doctrine: Doctrine) -> tuple[tuple[str, Doctrine], ...]:
    """The ways of looking at a turn that a general compares, its own first."""
    plain = replace(doctrine, screens=False)
    return (
        ("as usual", doctrine),
        ("without sparing blood", replace(plain, own_blood=0.75, fear=0.2)),
        ("for the capitals", replace(plain, pull=2.4, capital=80.0)),
        ("carefully", replace(plain, fear=0.7, sequence=0.5, dread=2.0)),
        ("for land", replace(plain, horizon=5.0)),
        ("boldly", replace(plain, deliberate=False)),
        ("patiently", replace(plain, pull=0.6, own_blood=1.15)),
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
        """Sequential halving: all are tried, then the better half again with other dice, as long as the budget lasts.

        In each sweep everybody meets the same dice. No more plans are tried than the budget can try twice, and no
        sweep is begun that it could not finish; the usual plan, named first, stays in to the end, and only one that is
        clearly better takes its place.
        """
        budget = self.budget if game.table.turn == power else round(self.budget * TOGETHER)
        scores: list[list[float]] = [[] for _ in plans]
        spent = self._sweep(game, power, plans, [0], scores)
        each = max(1, spent)
        fit = max(2, budget // (TRIALS * each))
        left = list(range(min(len(plans), fit)))
        spent += self._sweep(game, power, plans, left[1:], scores)
        while spent + each * len(left) <= budget:
            spent += self._sweep(game, power, plans, left, scores)
            rivals = sorted(left[1:], key=lambda index: (-_mean(scores[index]), index))
            left = [0, *rivals[: max(1, len(rivals) // 2)]]
        self._scores = {plans[index]: _mean(tried) for index, tried in enumerate(scores) if tried}
        best = max(left, key=lambda index: (_mean(scores[index]), -index))
        return plans[best if _mean(scores[best]) > _mean(scores[0]) + MARGIN else 0]

    def _sweep(
        self,
        game: Game,
        power: Power,
        plans: list[tuple[Order, ...]],
        which: list[int],
        scores: list[list[float]],
    ) -> int:
        """Try some plans once more, all with the same dice; how many orders that took is returned."""
        spent = 0
        for index in which:
            scout = Staff(self._scout, self.seed)
            players: Players = dict.fromkeys(POWERS, scout)
            seed = f"{self.seed}/{game.table.round}/{power}/{len(scores[index])}"
            trial = tried(game, power, list(plans[index]), players, 1, seed)
            scores[index].append(trial.score)
            spent += trial.orders
        return spent

    def _told(self, plans: dict[tuple[Order, ...], tuple[str, Doctrine]]) -> list[str]:
        ranked = sorted(
            ((score, plans[plan][0]) for plan, score in self._scores.items() if plan in plans), reverse=True
        )
        return [f"Played {name}: {score:+.0f} IPCs ahead a round later." for score, name in ranked]


def _mean(scores: list[float]) -> float:
    return round(sum(scores) / len(scores), 2)
