"""The search for the plan of a movement phase: play whole plans on in the engine and compare them.

It begins with the usual plan. Others are made by looking at the turn in another temper, or by leaning towards one
territory or away from it; each is tried once, the promising ones again with other dice, and what proves good in
different places is put together. All trials meet the same dice in the same places (`playouts`), so that the difference
of two plans shows after very few of them.

Work is counted in orders that are given in trials, with the gatherings of armies that are weighed for plans, so that
the same budget takes about the same time in every ruleset.
"""

from collections.abc import Iterator
from itertools import zip_longest

from msgspec.structs import replace

from greatwar.board import LAND_BORDERS, Power
from greatwar.game import Game
from greatwar.opponents.drafts import Draft
from greatwar.opponents.fields import Field
from greatwar.opponents.fire import NOBODY
from greatwar.opponents.planner import Planner
from greatwar.opponents.playouts import DECIDED, Playout, effort, tried
from greatwar.opponents.weights import Weights
from greatwar.orders import Order
from greatwar.text.messages import Message
from greatwar.text.say import plan

DRAFTED = 0.3
"""The share of the budget after which no more plans are made."""
SCREENED = 0.65
"""The share of the budget after which no more plans are tried for the first time."""
FINALISTS = (6, 4, 3, 2, 2)
"""How many plans are tried a second time, a third time, and so on."""
MARGIN = 4.0
"""By how much another plan must turn out better than the usual one to be preferred to it; by more if it was tried less
often than that."""
TRIALS = 3
"""How often a plan must have been tried for that margin to do."""
PROVEN = 4
"""How many plans that were tried more than once have what was good in them put together, at the most."""
LEANING = 0.3
"""How much more, or less, a territory draws armies in a plan that leans towards it, or away from it."""
AVERSE = 40.0
"""How much less it draws them in a plan that spares it."""

Way = tuple[Message, Weights, Field]
"""A way to plan a turn: what it is called, the weights, and where it leans."""


class Candidate:
    """A plan that is weighed, and how it turned out in its trials."""

    __slots__ = ("weights", "leaning", "name", "orders", "trials")

    def __init__(self, way: Way, orders: tuple[Order, ...]) -> None:
        self.name, self.weights, self.leaning = way
        self.orders = orders
        self.trials: list[Playout] = []

    def gain(self, usual: "Candidate") -> float:
        """By how much it turned out better than the usual plan, with the same dice."""
        pairs = list(zip(self.trials, usual.trials, strict=False))
        return round(sum(own.score - other.score for own, other in pairs) / len(pairs), 2) if pairs else 0.0

    @property
    def line(self) -> Message:
        """How it turned out."""
        ahead = sum(trial.ahead for trial in self.trials) / len(self.trials)
        if abs(ahead) > DECIDED / 2:
            return (plan.wins if ahead > 0 else plan.loses)(way=self.name)
        return (plan.ahead if ahead >= 0 else plan.behind)(way=self.name, n=round(abs(ahead)))


class PlanSearch:
    """The search for the plan of one movement phase, by a planner that takes everybody to play on as a scout would."""

    def __init__(self, planner: Planner, scout: Weights, game: Game, power: Power, budget: int) -> None:
        self._planner, self._scout, self._game, self._power = planner, scout, game, power
        self._left = self._budget = budget
        self._each = 1
        """What a trial takes."""
        self.tried: dict[tuple[Order, ...], Candidate] = {}
        self._draft, self.usual = self._drafted((plan.way_usual(), planner.weights, {}))
        self._targets = self._draft.columns.targets

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
        return best if best.gain(self.usual) > MARGIN * max(1.0, TRIALS / len(best.trials)) else self.usual

    def _screened(self) -> Iterator[Candidate]:
        """Other plans than the usual one: of every sort in turn the one that costs least by the officer's reckoning."""
        sorts: list[list[tuple[float, int, Candidate]]] = []
        for ways in self._ways():
            found: list[tuple[float, int, Candidate]] = []
            for number, way in enumerate(ways):
                if self._left < self._budget * (1.0 - DRAFTED):
                    break
                draft, candidate = self._drafted(way)
                if candidate.orders not in self.tried:
                    self.tried[candidate.orders] = candidate
                    found.append((self._cost(draft), number, candidate))
            sorts.append(sorted(found, key=lambda entry: entry[:2]))
        for row in zip_longest(*sorts):
            for entry in row:
                if entry is not None:
                    yield entry[2]

    def _ways(self) -> Iterator[list[Way]]:
        """Sorts of plans: without one of the attacks, in another temper, with another attack, with others held."""
        weights, columns, survey = self._planner.weights, self._draft.columns, self._draft.survey
        plain = replace(weights, screens=False)
        entered = [space for space in self._targets if columns.comes_to(space)]
        fronts = [space for space in self._targets if survey.status(space) in ("hostile", "contested")]
        sparing: list[Way] = [
            (plan.way_sparing(space=space), plain, {space: -AVERSE}) for space in fronts if space in entered
        ]
        if self._draft.squadrons.battles:
            sparing.append((plan.way_fleet_held(), replace(plain, fleets=False), {}))
        yield sparing
        yield [(name, other, {}) for name, other in temperaments(weights)]
        yield [(plan.way_toward(space=space), plain, {space: LEANING}) for space in fronts]
        yield [
            (way(space=space), plain, {space: leaning})
            for space in self._targets
            if space not in fronts and any(other in fronts for other in LAND_BORDERS[space])
            for way, leaning in ((plan.way_toward, LEANING), (plan.way_away, -LEANING))
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
        for number in FINALISTS:
            finalists = [
                candidate for candidate in self._ranked()[:number] if candidate.gain(self.usual) > 0.0
            ]
            if not finalists or self._left < self._each * (1 + len(finalists)):
                return
            self._try(self.usual)
            for candidate in finalists:
                self._try(candidate)

    def _put_together(self) -> None:
        """What proved good in single places, all at once."""
        leaning: Field = {}
        proven = [candidate for candidate in self.tried.values() if len(candidate.trials) > 1]
        for candidate in sorted(proven, key=lambda other: -other.gain(self.usual))[:PROVEN]:
            if not candidate.leaning or candidate.gain(self.usual) <= MARGIN:
                continue
            if candidate.leaning.keys() & leaning.keys():
                continue
            leaning = leaning | candidate.leaning
            if len(leaning) < 2:
                continue
            joint = self._combined(leaning)
            if joint is not None and self._can_pay(len(self.usual.trials)):
                self._try_as_often(joint)

    def _combined(self, leaning: Field) -> Candidate | None:
        """A plan that leans several ways, if it is a new one."""
        _, joint = self._drafted((plan.way_combined(), self._planner.weights, leaning))
        if joint.orders in self.tried:
            return None
        self.tried[joint.orders] = joint
        return joint

    def _can_pay(self, trials: int) -> bool:
        return self._left >= self._each * trials

    def _try_as_often(self, candidate: Candidate) -> None:
        while len(candidate.trials) < len(self.usual.trials):
            self._try(candidate)

    def _drafted(self, way: Way) -> tuple[Draft, Candidate]:
        _, weights, leaning = way
        draft = self._planner.draft(self._game, self._power, weights, leaning)
        self._left -= effort(draft.effort)
        return draft, Candidate(way, tuple(draft.orders()))

    def _try(self, candidate: Candidate) -> None:
        planner, table = self._planner, self._game.table
        scout = Planner(self._scout, planner.seed)
        seed = f"{planner.seed}/{table.round}/{self._power}"
        number = len(candidate.trials)
        trial = tried(self._game, self._power, list(candidate.orders), scout, 1, seed, number)
        candidate.trials.append(trial)
        self.tried[candidate.orders] = candidate
        self._left -= trial.work
        self._each = max(self._each, trial.work)

    def _ranked(self) -> list[Candidate]:
        """All plans that have been tried as often as the usual one, the best first."""
        often = len(self.usual.trials)
        known = [candidate for candidate in self.tried.values() if len(candidate.trials) >= often]
        return sorted(known, key=lambda candidate: -candidate.gain(self.usual))

    def weighed(self) -> list[Message]:
        """What was weighed, the best first."""
        known = [candidate for candidate in self.tried.values() if candidate.trials]
        return [candidate.line for candidate in sorted(known, key=lambda other: -other.gain(self.usual))]


def temperaments(weights: Weights) -> tuple[tuple[Message, Weights], ...]:
    """Ways of looking at a turn that are compared with the usual one."""
    plain = replace(weights, screens=False)
    return (
        (plan.way_casualties(), replace(plain, own_blood=0.75, fear=0.2)),
        (plan.way_capitals(), replace(plain, pull=2.4, capital=80.0)),
        (plan.way_careful(), replace(plain, fear=0.7, sequence=0.5, dread=2.0)),
        (plan.way_territory(), replace(plain, horizon=5.0)),
        (plan.way_bold(), replace(plain, deliberate=False)),
        (plan.way_patient(), replace(plain, pull=0.6, own_blood=1.15)),
    )
