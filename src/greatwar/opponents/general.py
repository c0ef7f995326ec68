"""The general: weighs whole plans against each other by playing each of them on in the engine.

It begins with the officer's plan. Others are made by looking at the turn in another temper, or by leaning towards one
territory or away from it; each is tried once, the promising ones again with other dice, and what proves good in
different places is put together. All trials meet the same dice in the same places (`playouts`), so that the difference
of two plans shows after very few of them.
"""

from collections.abc import Iterator
from itertools import zip_longest

from msgspec.structs import replace

from greatwar.board import LAND_BORDERS, Power
from greatwar.game import Game
from greatwar.opponents.doctrine import Doctrine
from greatwar.opponents.drafts import Draft
from greatwar.opponents.fields import Field
from greatwar.opponents.fire import NOBODY
from greatwar.opponents.playouts import tried
from greatwar.opponents.reasons import Reasons
from greatwar.opponents.staff import Staff
from greatwar.orders import Order

BUDGET = 5600
"""How much work goes into one movement phase, counted in orders that are given in trials."""
TOGETHER = 0.66
"""The share of it where whole sides move together: there an order takes half as long again."""
DRAFTING = 40
"""What it takes to make a plan, in orders."""
DRAFTED = 0.3
"""The share of the budget after which no more plans are made."""
SCREENED = 0.65
"""The share of the budget after which no more plans are tried for the first time."""
TRIALS = 3
"""How often a plan is tried at the most."""
MARGIN = 4.0
"""By how many IPCs another plan must turn out better than the usual one to be preferred to it; by more if it was tried
less often than that."""
FINALISTS = 4
"""How many plans are tried more than once."""
LEANING = 0.3
"""How much more, or less, a territory draws armies in a plan that leans towards it, or away from it."""
AVERSE = 40.0
"""How much less it draws them in a plan that spares it."""


class Candidate:
    """A plan that is weighed, and how it turned out in its trials."""

    __slots__ = ("doctrine", "leaning", "name", "orders", "scores")

    def __init__(self, name: str, doctrine: Doctrine, leaning: Field, orders: tuple[Order, ...]) -> None:
        self.name, self.doctrine, self.leaning, self.orders = name, doctrine, leaning, orders
        self.scores: list[float] = []

    def gain(self, usual: "Candidate") -> float:
        """By how many IPCs it turned out better than the usual plan, with the same dice."""
        pairs = list(zip(self.scores, usual.scores, strict=False))
        return round(sum(own - other for own, other in pairs) / len(pairs), 2) if pairs else 0.0


class Search:
    """The search for the plan of one movement phase."""

    def __init__(self, general: "General", game: Game, power: Power, budget: int) -> None:
        self._general, self._game, self._power = general, game, power
        self._left = budget
        self._budget = budget
        self._each = 1
        """What a trial takes."""
        self.tried: dict[tuple[Order, ...], Candidate] = {}
        draft, self.usual = self._drafted("as usual", general.doctrine, {})
        self._targets = draft.columns.targets
        self._draft = draft

    def best(self) -> Candidate:
        """The plan that turned out best, or the usual one if none is clearly better."""
        self._try(self.usual)
        for candidate in self._screened():
            if self._left < self._budget * (1.0 - SCREENED):
                break
            self._try(candidate)
        self._confirm()
        self._put_together()
        best = self._ranked()[0]
        return best if best.gain(self.usual) > MARGIN * TRIALS / len(best.scores) else self.usual

    def _screened(self) -> Iterator[Candidate]:
        """Other plans than the usual one: of every sort in turn the one that costs least by the officer's reckoning."""
        sorts: list[list[tuple[float, int, Candidate]]] = []
        for ways in self._ways():
            found: list[tuple[float, int, Candidate]] = []
            for number, (name, doctrine, leaning) in enumerate(ways):
                if self._left < self._budget * (1.0 - DRAFTED):
                    break
                draft, candidate = self._drafted(name, doctrine, leaning)
                if candidate.orders not in self.tried:
                    self.tried[candidate.orders] = candidate
                    found.append((self._cost(draft), number, candidate))
            sorts.append(sorted(found, key=lambda entry: entry[:2]))
        for row in zip_longest(*sorts):
            for entry in row:
                if entry is not None:
                    yield entry[2]

    def _ways(self) -> Iterator[list[tuple[str, Doctrine, Field]]]:
        """Sorts of plans: without one of the attacks, in another temper, with another attack, with others held."""
        doctrine, columns, survey = self._general.doctrine, self._draft.columns, self._draft.survey
        plain = replace(doctrine, screens=False)
        entered = [space for space in self._targets if columns.comes_to(space)]
        fronts = [space for space in self._targets if survey.status(space) in ("hostile", "contested")]
        sparing = [(f"sparing {space}", plain, {space: -AVERSE}) for space in fronts if space in entered]
        if self._draft.squadrons.battles:
            sparing.append(("with the fleet held back", replace(plain, fleets=False), {}))
        yield sparing
        yield [(name, other, {}) for name, other in temperaments(doctrine)]
        yield [(f"with more weight on {space}", plain, {space: LEANING}) for space in fronts]
        yield [
            (f"with {more} weight on {space}", plain, {space: leaning})
            for space in self._targets
            if space not in fronts and any(other in fronts for other in LAND_BORDERS[space])
            for more, leaning in (("more", LEANING), ("less", -LEANING))
        ]

    def _cost(self, draft: Draft) -> float:
        """How much worse a plan looks than the usual one before it is tried."""
        usual, other = self._draft.columns, draft.columns
        none = tuple(NOBODY for _ in draft.survey.movers)
        spaces = sorted(usual.here.keys() | other.here.keys())
        return round(
            sum(usual.value(space) - usual.value(space, other.here.get(space, none)) for space in spaces), 2
        )

    def _confirm(self) -> None:
        """The promising plans once more, with other dice."""
        for _ in range(1, TRIALS):
            finalists = [
                candidate for candidate in self._ranked()[:FINALISTS] if candidate.gain(self.usual) > 0.0
            ]
            if not finalists or self._left < self._each * (1 + len(finalists)):
                return
            self._try(self.usual)
            for candidate in finalists:
                self._try(candidate)

    def _put_together(self) -> None:
        """What proved good in single places, all at once."""
        leaning: Field = {}
        for candidate in self._ranked()[:FINALISTS]:
            if not candidate.leaning or candidate.gain(self.usual) <= MARGIN:
                continue
            if candidate.leaning.keys() & leaning.keys():
                continue
            leaning = leaning | candidate.leaning
            if len(leaning) < 2:
                continue
            _, joint = self._drafted(
                "with what proved good in single places", self._general.doctrine, leaning
            )
            if joint.orders in self.tried:
                continue
            if self._left < self._each * len(self.usual.scores):
                return
            self.tried[joint.orders] = joint
            while len(joint.scores) < len(self.usual.scores):
                self._try(joint)

    def _drafted(self, name: str, doctrine: Doctrine, leaning: Field) -> tuple[Draft, Candidate]:
        draft = self._general.draft(self._game, self._power, doctrine, leaning)
        self._left -= DRAFTING * (1 + draft.rivals)
        return draft, Candidate(name, doctrine, leaning, tuple(draft.orders()))

    def _try(self, candidate: Candidate) -> None:
        general, table = self._general, self._game.table
        scout = Staff(general.scout, general.seed)
        seed = f"{general.seed}/{table.round}/{self._power}"
        number = len(candidate.scores)
        trial = tried(self._game, self._power, list(candidate.orders), scout, 1, seed, number)
        candidate.scores.append(trial.score)
        self.tried[candidate.orders] = candidate
        self._left -= trial.orders
        self._each = max(self._each, trial.orders)

    def _ranked(self) -> list[Candidate]:
        """All plans that have been tried as often as the usual one, the best first."""
        often = len(self.usual.scores)
        known = [candidate for candidate in self.tried.values() if len(candidate.scores) >= often]
        return sorted(known, key=lambda candidate: -candidate.gain(self.usual))

    def told(self) -> list[str]:
        """What was weighed, the best first."""
        known = sorted(
            (candidate for candidate in self.tried.values() if candidate.scores),
            key=lambda candidate: -candidate.gain(self.usual),
        )
        return [
            f"Played {candidate.name}: {_mean(candidate.scores):+.0f} IPCs ahead a round later."
            for candidate in known
        ]


def temperaments(doctrine: Doctrine) -> tuple[tuple[str, Doctrine], ...]:
    """Ways of looking at a turn that a general compares with its own."""
    plain = replace(doctrine, screens=False)
    return (
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
        self.scout = scout
        """How everybody is taken to play on."""

    def _planned(self, game: Game, power: Power) -> list[Order]:
        if game.table.aloof(power):
            return []
        budget = self.budget if game.table.turn == power else round(self.budget * TOGETHER)
        search = Search(self, game, power, budget)
        best = search.best()
        orders = self.plan(game, power, best.doctrine, best.leaning)  # once more, for its reasons
        self._reasons.setdefault(power, Reasons(power)).weighed = search.told()
        return orders


def _mean(scores: list[float]) -> float:
    return round(sum(scores) / len(scores), 2)
