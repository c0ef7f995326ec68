"""Drafts: whole plans of a movement phase, each assuming which enemies it pins, and the best of them.

Who enters contested land is bound there, so an attack protects whatever the attacked could have entered. Plans are sums
over territories and cannot see that. Therefore a plan is made, it is seen which enemies it binds, and another one is
made that counts on it; in the end all are weighed with what they really bind, and with the chance that the enemy's
answer brings about a collapse. What a power begins, friends who move with it are taken to go through with. All that
pays where contested land topples powers and the enemies answer all at once; elsewhere measurements found plain plans
the better ones.
"""

from itertools import combinations
from random import Random

from greatwar.board import LAND_BORDERS, TERRITORIES, Power, Space
from greatwar.opponents.columns import Columns
from greatwar.opponents.convoys import Convoys
from greatwar.opponents.fields import Field
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, size
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.lanes import Lanes
from greatwar.opponents.meters import HOME
from greatwar.opponents.squadrons import Squadrons
from greatwar.opponents.survey import Survey
from greatwar.orders import Order

Bound = frozenset[Space]
SURELY = 0.75
"""How likely an army must be to survive its attack for its enemies to count as bound."""
COMES = 0.85
"""How often an enemy enters an own homeland territory who can, when much hangs on it."""
IN_PERIL = 0.15
"""The chance of a collapse from which on ways are sought to bind the enemies who could bring it about."""
CHIEF = 4
"""How many enemy armies are thought of being bound together."""
URGENT = 25.0
"""What it counts in such a plan to bind an enemy army, in IPCs, so that it is tried at all."""
WORTHWHILE = 5.0
"""What it must be worth to bind an army for a draft of its own, in IPCs."""


class Draft:
    """A plan of a movement phase."""

    def __init__(
        self,
        survey: Survey,
        pull: Field,
        lanes: Lanes,
        reserves: dict[Space, ArmyCount],
        power: Power,
        bound: Bound,
        rng: Random | None,
        urgency: float = 0.0,
    ) -> None:
        weights = survey.weights
        self.survey, self.pull, self.reserves, self.power = survey, pull, reserves, power
        self.ground = GroundValues(survey, pull, reserves, bound, urgency=urgency)
        self.columns = Columns(survey, self.ground)
        self.columns.musts = survey.musts
        self.convoys = Convoys(lanes, self.columns, power)
        self.convoys.plan()
        self.squadrons = Squadrons(lanes, power, self.convoys.arrivals, seek=weights.fleets)
        self.squadrons.plan()
        self.columns.search(weights.passes, rng, weights.temperature)
        self.effort = self.columns.effort
        """How many gatherings were weighed for it and for the plans that it was preferred to."""

    def binds(self) -> Bound:
        """The hostile territories whose armies are bound if the plan is carried out."""
        survey, found = self.survey, []
        for space, armies in self.columns.here.items():
            if survey.status(space) != "hostile":
                continue
            own = NOBODY
            for army in armies:
                own = joined(own, army)
            foes = survey.theirs(space)
            if size(own) and size(foes) and 1.0 - survey.fire.exchange(own, foes).wiped >= SURELY:
                found.append(space)
        return frozenset(found)

    def worth(self) -> float:
        """What the plan is worth with what it really binds."""
        ground = GroundValues(self.survey, self.pull, self.reserves, self.binds(), pins=False)
        columns = self.columns
        none = tuple(NOBODY for _ in self.survey.movers)
        total = 0.0
        for space in TERRITORIES:
            if self.survey.status(space) not in ("shared", "closed"):
                total += ground.value(space, columns.here.get(space, none))
        met = sum(1 for space in self.survey.musts if any(army[0] for army in columns.here.get(space, none)))
        return round(total + 100.0 * met - self.peril(ground), 2)

    def peril(self, ground: GroundValues) -> float:
        """What the collapses of own powers may cost that the enemy can bring about in his answer."""
        meters = self.survey.meters
        return sum(
            meters.loss(power) * meters.falls(power, self.entered(ground, power))
            for power in self.survey.goals.collapse
            if power in self.survey.friends
        )

    def entered(self, ground: GroundValues, power: Power) -> dict[Space, float]:
        """By homeland territory of an own power, how likely the enemy is to stand in it after his answer."""
        survey, none = self.survey, tuple(NOBODY for _ in self.survey.movers)
        found: dict[Space, float] = {}
        for space in HOME[power]:
            here = ground.garrison(space, self.columns.here.get(space, none))
            stays = 0.0
            if survey.status(space) != "friendly":
                stays = 1.0 - survey.fire.exchange(here, survey.theirs(space)).cleared if size(here) else 1.0
            comes = max(
                (
                    1.0 - survey.fire.exchange(comers, here).wiped if size(here) else 1.0
                    for comers in ground.comers.armies(space, NOBODY)
                ),
                default=0.0,
            )
            found[space] = max(stays, COMES * comes)
        return found

    def orders(self) -> list[Order]:
        """The orders that carry the plan out for its power."""
        return [*self.squadrons.orders, *self.convoys.orders, *self.columns.orders(self.power)]


def best_draft(
    survey: Survey, pull: Field, reserves: dict[Space, ArmyCount], power: Power, rng: Random | None
) -> Draft:
    """The best plan found for a movement phase."""
    lanes = Lanes(survey, pull)

    def draft(bound: Bound, urgency: float = 0.0) -> Draft:
        return Draft(survey, pull, lanes, reserves, power, bound, rng, urgency)

    first = draft(frozenset())
    if not (survey.weights.binds and survey.together and survey.goals.contested_counts):
        return first
    pins = {
        space: gain
        for space in first.columns.targets
        if survey.status(space) == "hostile" and (gain := round(first.ground.pinned(space), 2)) > WORTHWHILE
    }
    binding = first.binds() & pins.keys()
    assumed = [binding] if binding else []
    rest = sorted(pins.keys() - binding, key=lambda space: (-pins[space], space))
    assumed += [binding | {space} for space in rest[:2]]
    best, worth, effort = first, first.worth(), first.effort
    for bound in assumed:
        other = draft(bound)
        effort += other.effort
        if (gain := other.worth()) > worth + 0.5:
            best, worth = other, gain
    for bound in _screens(best) if survey.weights.screens else ():
        other = draft(bound, URGENT)
        effort += other.effort
        if (gain := other.worth()) > worth + 0.5:
            best, worth = other, gain
    best.effort = effort
    return best


def _screens(draft: Draft) -> list[Bound]:
    """Sets of enemy armies that would have to be bound together to keep an own power from collapsing."""
    survey = draft.survey
    ground = GroundValues(survey, draft.pull, draft.reserves, draft.binds(), pins=False)
    reached: dict[Space, int] = {}
    for power in survey.goals.collapse:
        if power not in survey.friends:
            continue
        if survey.meters.falls(power, draft.entered(ground, power)) < IN_PERIL:
            continue
        for space in HOME[power]:
            for source in LAND_BORDERS[space]:
                if survey.status(source) == "hostile" and size(survey.standing(source)):
                    reached[source] = reached.get(source, 0) + survey.rules.board.ipc[space]
    found = {space for space in reached if space in draft.columns.targets}
    chief = sorted(found, key=lambda space: (-reached[space] * size(survey.standing(space)), space))[:CHIEF]
    return [frozenset(some) for number in range(1, len(chief) + 1) for some in combinations(chief, number)]
