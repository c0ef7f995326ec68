"""Drafts: whole plans of a movement phase, each on an assumption about which enemies it binds, and the best of them.

Who enters contested land is bound there, so an attack protects whatever the attacked could have entered. Plans are sums
over territories and cannot see that. Therefore a plan is made, it is seen which enemies it binds, and another one is
made that counts on it; in the end all are weighed with what they really bind. That pays where contested land topples
powers and the enemies answer all at once; elsewhere measurements found plain plans the better ones.
"""

from random import Random

from greatwar.board import TERRITORIES, Power, Space
from greatwar.opponents.columns import Columns
from greatwar.opponents.convoys import Convoys
from greatwar.opponents.fields import Field
from greatwar.opponents.fire import NOBODY, Army, joined, parted, size
from greatwar.opponents.ground import Ground
from greatwar.opponents.lanes import Lanes
from greatwar.opponents.squadrons import Squadrons
from greatwar.opponents.survey import Survey
from greatwar.orders import Order

Bound = frozenset[Space]
SURELY = 0.75
"""How likely an army must be to survive its attack for its enemies to count as bound."""
WORTHWHILE = 5.0
"""What it must be worth to bind an army for a draft of its own, in IPCs."""


class Draft:
    """A plan of a movement phase."""

    def __init__(
        self,
        survey: Survey,
        pull: Field,
        lanes: Lanes,
        reserves: dict[Space, Army],
        power: Power,
        bound: Bound,
        rng: Random | None,
    ) -> None:
        doctrine = survey.doctrine
        self.survey, self.pull, self.reserves, self.power = survey, pull, reserves, power
        self.ground = Ground(survey, pull, reserves, bound)
        self.columns = Columns(survey, self.ground)
        self.columns.musts = survey.musts
        self.convoys = Convoys(lanes, self.columns, power)
        self.convoys.plan()
        self.squadrons = Squadrons(lanes, power, self.convoys.arrivals, seek=doctrine.fleets)
        self.squadrons.plan()
        self.columns.search(doctrine.passes, rng, doctrine.temperature)

    def binds(self) -> Bound:
        """The hostile territories whose armies are bound if the plan is carried out."""
        survey, found = self.survey, []
        for space, armies in self.columns.here.items():
            if survey.status(space) != "hostile":
                continue
            own = self._sure(space, armies)
            foes = survey.theirs(space)
            if size(own) and size(foes) and 1.0 - survey.fire.exchange(own, foes).wiped >= SURELY:
                found.append(space)
        return frozenset(found)

    def _sure(self, space: Space, armies: tuple[Army, ...]) -> Army:
        """The armies in a territory without those that other powers only mean to send there."""
        own = NOBODY
        for army in armies:
            own = joined(own, army)
        for column in self.columns.columns:
            if column.power != self.power and column.start != space and space in column.ends:
                own = parted(own, column.ends[space])
        return own

    def worth(self) -> float:
        """What the plan is worth with what it really binds."""
        ground = Ground(self.survey, self.pull, self.reserves, self.binds(), pins=False)
        columns = self.columns
        none = tuple(NOBODY for _ in self.survey.movers)
        total = 0.0
        for space in TERRITORIES:
            if self.survey.status(space) not in ("shared", "closed"):
                total += ground.value(space, columns.here.get(space, none))
        met = sum(1 for space in self.survey.musts if any(army[0] for army in columns.here.get(space, none)))
        return round(total + 100.0 * met, 2)

    def orders(self) -> list[Order]:
        """The orders that carry the plan out for its power."""
        return [*self.squadrons.orders, *self.convoys.orders, *self.columns.orders(self.power)]


def best_draft(
    survey: Survey, pull: Field, reserves: dict[Space, Army], power: Power, rng: Random | None
) -> Draft:
    """The best plan found for a movement phase."""
    lanes = Lanes(survey, pull)

    def draft(bound: Bound) -> Draft:
        return Draft(survey, pull, lanes, reserves, power, bound, rng)

    first = draft(frozenset())
    if not (survey.doctrine.binds and survey.together and survey.goals.contested_counts):
        return first
    pins = {
        space: gain
        for space in first.columns.targets
        if survey.status(space) == "hostile" and (gain := round(first.ground.pinned(space), 2)) > WORTHWHILE
    }
    if not pins:
        return first
    binding = first.binds() & pins.keys()
    assumed = [binding] if binding else []
    rest = sorted(pins.keys() - binding, key=lambda space: (-pins[space], space))
    assumed += [binding | {space} for space in rest[:2]]
    best, worth = first, first.worth()
    for bound in assumed:
        other = draft(bound)
        if (gain := other.worth()) > worth + 0.5:
            best, worth = other, gain
    return best
