"""The planner: a player that plans each turn once and gives the orders of its plan one by one."""

from collections import Counter
from random import Random
from typing import NamedTuple

from greatwar.board import CAPITAL, ZONES, Power, Space
from greatwar.game import Game
from greatwar.opponents.answers import answered, sides_at_sea
from greatwar.opponents.barracks import Barracks
from greatwar.opponents.broadsides import PRESSED, Broadsides
from greatwar.opponents.drafts import Draft, best_draft
from greatwar.opponents.fields import Field, field
from greatwar.opponents.fire import NOBODY, ArmyCount, size
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.lanes import Lanes
from greatwar.opponents.openings import Book, suited
from greatwar.opponents.purchases import PurchasePlan
from greatwar.opponents.railways import rail_move
from greatwar.opponents.random_orders import Stuck, draw
from greatwar.opponents.reasons import PlanReasons
from greatwar.opponents.survey import Survey, army_of
from greatwar.opponents.weights import Weights
from greatwar.orders import (
    Attack,
    Bombard,
    Buy,
    DeclareSubmarineWarfare,
    End,
    Order,
    Undo,
)
from greatwar.pieces import WARSHIPS
from greatwar.questions import AskOrders, Question, Shape
from greatwar.rules.rulebook.duties import dutiful_orders
from greatwar.text.messages import Message


class Queue(NamedTuple):
    """Orders still to be given: from which moment on, and behind which order."""

    moment: int
    orders: list[Order]
    behind: Order | None = None

    def is_due(self, game: Game, power: Power) -> bool:
        """Whether the order that it stands behind was given, and nothing has happened since."""
        return self.moment == game.moment and (self.behind is None or game.is_last(power, self.behind))


class Planner:
    """A player that judges by weights."""

    def __init__(self, weights: Weights, seed: int | str = 0, book: Book = ()) -> None:
        self.weights = weights
        self.seed = seed
        self.book = book
        """The openings that it knows."""
        self.defects = 0
        self.effort = 0
        """How many gatherings of armies it has weighed for its plans."""
        self._queues: dict[Power, Queue] = {}
        """Movement orders still to be given."""
        self._returning: set[Power] = set()
        self._barracks: Barracks | None = None
        self._reasons: dict[Power, PlanReasons] = {}

    # The player's face

    def order(self, game: Game, power: Power) -> Order:
        question = game.questions[power]
        if isinstance(question, AskOrders):
            order = self._phase(game, power, question)
        else:
            order = answered(game, power, question)
        if order is not None and not game.problems(power, order):
            return order
        if order is not None:
            self.defects += 1
        return self._fallback(game, power, question)

    def explain(self, power: Power) -> list[Message]:
        reasons = self._reasons.get(power)
        return reasons.lines() if reasons else []

    def alternatives(self, power: Power) -> list[Message]:
        reasons = self._reasons.get(power)
        return reasons.others() if reasons else []

    def _fallback(self, game: Game, power: Power, question: Question) -> Order:
        """Any lawful order: `end` if it is one of them."""
        lines = [order for other, order in game.legal() if other == power]
        for order in lines:
            if isinstance(order, End):
                return order
        if not lines:
            if game.undoable_in_phase(power):
                return Undo()
            raise Stuck(f"{power} can give no order in the {game.table.phase} phase of {game.table.turn}")
        first = lines[0]
        if isinstance(first, Shape):
            return draw(game, power, first, Random(f"{self.seed}/{game.moment}"))
        return first

    # The phases

    def _phase(self, game: Game, power: Power, question: AskOrders) -> Order | None:
        match question.phase:
            case "purchase":
                return self._purchase(game, power)
            case "movement":
                return self._movement(game, power)
            case "combat":
                return self._combat(game, power)
            case "mobilize":
                return self._mobilize(game, power)
        return End()

    def _survey(self, game: Game, power: Power) -> tuple[Survey, Field]:
        survey = Survey(game.rules, game.table, power, self.weights)
        return survey, self._pull(survey)

    def _pull(self, survey: Survey) -> Field:
        """Where armies are drawn."""
        return field(survey)

    def _purchase(self, game: Game, power: Power) -> Order:
        if self._should_raid(game, power):
            return DeclareSubmarineWarfare()
        if game.table.bought.get(power):
            return End()
        survey, pull = self._survey(game, power)
        ground, lanes = GroundValues(survey, pull), Lanes(survey, pull)
        purchases = PurchasePlan(game, power, survey, ground, lanes)
        order: Buy | None = purchases.plan()
        reasons = self._reasons[power] = PlanReasons(power)
        reasons.bought = purchases.reasons
        return order if order is not None else End()

    def _should_raid(self, game: Game, power: Power) -> bool:
        """Submarine warfare, as soon as it no longer brings anybody into the war sooner than he comes anyway."""
        rules, table = game.rules, game.table
        if power != rules.submarine_warfare.raiders or table.submarine_warfare:
            return False
        for victim in rules.submarine_warfare.victims:
            if victim in table.neutral:
                entry = rules.entry.turn.get(victim, rules.entry.timeline.get(victim, 99))
                if table.round < entry - 1:
                    return False
        return not game.problems(power, DeclareSubmarineWarfare())

    # Movement

    def _movement(self, game: Game, power: Power) -> Order:
        known = self._queues.get(power)
        if known is None or not known.is_due(game, power) or self._returning:
            if power in self._returning:
                return self._way_back(game, power)
            first = self._opened(game, power)
            duty = self._duty(game, power) if first is None else None
            if duty is not None:
                self._queues.pop(power, None)
                return duty
            known = Queue(game.moment, self._planned(game, power) if first is None else first)
        queue = known.orders
        while queue:
            order = queue.pop(0)
            if not game.problems(power, order):
                self._queues[power] = Queue(game.moment + 1, queue, order)
                return order
            self.defects += 1
        self._queues.pop(power, None)
        if game.problems(power, End()):
            return self._way_back(game, power)
        return self._train(game, power) or End()

    def follow(self, game: Game, power: Power, plan: list[Order]) -> None:
        """Carry out a plan that was made elsewhere, in the movement phase in progress."""
        self._queues[power] = Queue(game.moment, list(plan))

    def _train(self, game: Game, power: Power) -> Order | None:
        """The rail move of the turn, when all marches are made."""
        if not self.weights.gathers or game.table.aloof(power) or power in game.table.railed:
            return None
        survey = Survey(game.rules, game.table, power, self.weights)
        train = rail_move(game, power, survey, self._reserves(game, survey))
        if train is None or game.problems(power, train):
            return None
        self._queues[power] = Queue(game.moment + 1, [], train)
        return train

    def _opened(self, game: Game, power: Power) -> list[Order] | None:
        """What is left to do of an opening that it knows."""
        known = suited(self.book, game.rules, game.table, power)
        if known is None:
            return None
        survey = Survey(game.rules, game.table, power, self.weights)
        self._reasons.setdefault(power, PlanReasons(power)).opened(known, survey)
        return known.left(game.table, power)

    def _duty(self, game: Game, power: Power) -> Order | None:
        orders = dutiful_orders(game.rules, game.table, power)
        return next((order for order in orders if not game.problems(power, order)), None)

    def _way_back(self, game: Game, power: Power) -> Order:
        """Orders are taken back until the phase can end."""
        if not game.problems(power, End()):
            self._returning.discard(power)
            return End()
        if game.undoable_in_phase(power):
            self.defects += power not in self._returning
            self._returning.add(power)
            return Undo()
        self._returning.discard(power)
        return self._fallback(game, power, game.questions[power])

    def _planned(self, game: Game, power: Power) -> list[Order]:
        """All movement orders of the power, from here to the end of the phase."""
        return self.plan(game, power, self.weights)

    def plan(self, game: Game, power: Power, weights: Weights, leaning: Field | None = None) -> list[Order]:
        """The movement orders that these weights ask for; `leaning` draws armies to some territories, or away."""
        if game.table.aloof(power):
            return []
        draft = self.draft(game, power, weights, leaning)
        self._reasons.setdefault(power, PlanReasons(power)).moved(draft)
        return draft.orders()

    def draft(self, game: Game, power: Power, weights: Weights, leaning: Field | None = None) -> Draft:
        """The whole plan of a movement phase."""
        survey = Survey(game.rules, game.table, power, weights)
        rng = Random(f"{self.seed}/{game.table.round}/{power}") if weights.temperature else None
        pull = self._pull(survey)
        for space, more in (leaning or {}).items():
            pull[space] = pull.get(space, 0.0) + more
        draft = best_draft(survey, pull, self._reserves(game, survey), power, rng)
        self.effort += draft.effort
        return draft

    def _reserves(self, game: Game, survey: Survey) -> dict[Space, ArmyCount]:
        """What the movers have bought, or get by a bid, and will stand in their capitals."""
        found: dict[Space, ArmyCount] = {}
        for power in survey.movers:
            new = Counter(game.table.bought.get(power, {})) + Counter(game.table.bids.get(power, {}))
            army: ArmyCount = (new["infantry"], new["artillery"], new["tank"], new["fighter"])
            if size(army):
                found[CAPITAL[power]] = army
        return found

    # Combat

    def _combat(self, game: Game, power: Power) -> Order:
        lines = [order for other, order in game.legal() if other == power]
        for order in lines:
            if isinstance(order, Bombard):
                return order
        attacks = [order for order in lines if isinstance(order, Attack)]
        if not attacks:
            return End()
        due = {problem.place for problem in game.problems(power, End())}
        for order in attacks:
            if order.space in ZONES and self._fights_at_sea(game, power, order.space):
                return order
        for order in attacks:
            if order.space in due:
                return order
        survey = Survey(game.rules, game.table, power, self.weights)
        ground = GroundValues(survey, {}, self._reserves(game, survey))
        best: tuple[float, Attack] | None = None
        for order in attacks:
            if order.space in ZONES:
                continue
            own = NOBODY
            for mover in survey.movers:
                own = _plus(own, army_of(game.table.force(order.space, mover)))
            gain = round(ground.attacked(order.space, own) - ground.held(order.space, own), 2)
            if gain > 0.25 and (best is None or gain > best[0]):
                best = gain, order
        return best[1] if best is not None else End()

    def _fights_at_sea(self, game: Game, power: Power, zone: Space) -> bool:
        own, foes = sides_at_sea(game, power, zone)
        guns = Broadsides(game.rules)
        fight = guns.battle(own, foes, max(PRESSED, guns.rounds))
        waiting = any(
            unit.landing
            for force in (game.table.force(zone, power),)
            for piece in force
            for unit in piece.cargo
        )
        if any(piece.route for piece in game.table.force(zone, power) if piece.kind in WARSHIPS):
            # Who has come to fight fights, unless mines have changed everything.
            return fight.won > 0.4
        return fight.won > 0.55 and (fight.kill - fight.loss > 1.0 or waiting)

    # New units

    def _mobilize(self, game: Game, power: Power) -> Order:
        if not game.table.bought.get(power):
            return End()
        if self._barracks is None or not self._barracks.serves(game, power):
            self._barracks = Barracks(game, power, self.weights)
        return self._barracks.order(game)


def _plus(one: ArmyCount, other: ArmyCount) -> ArmyCount:
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]
