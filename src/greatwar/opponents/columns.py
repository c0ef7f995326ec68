"""Columns: which armies march where, found by changing one march after another while that helps."""

from collections.abc import Iterator
from random import Random

from greatwar.board import PLACE, TERRITORIES, Power, Space
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, parted
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.survey import Survey, army_of, by_reach, fresh_army
from greatwar.orders import Item, Move, Order, Route
from greatwar.pieces import FRESH, Kind

KINDS: tuple[Kind, ...] = ("infantry", "artillery", "tank", "fighter")
EPSILON = 0.01
"""Scores are rounded to this before they are compared, so that every machine comes to the same plan."""


class Column:
    """Units of one power that stood together and have not moved, and where each part of them goes."""

    __slots__ = ("army", "ends", "mover", "power", "routes", "start")

    def __init__(
        self, mover: int, power: Power, start: Space, army: ArmyCount, routes: dict[Space, Route]
    ) -> None:
        self.mover, self.power, self.start, self.army, self.routes = mover, power, start, army, routes
        self.ends: dict[Space, ArmyCount] = {start: army}


class Columns:
    """A plan of marches for the powers that move, and the search for a better one."""

    def __init__(
        self, survey: Survey, ground: GroundValues, taken: dict[tuple[Power, Space], ArmyCount] | None = None
    ) -> None:
        self.survey, self.ground = survey, ground
        self.musts: frozenset[Space] = frozenset()
        """Territories that somebody must enter."""
        self.gathers = survey.weights.gathers
        self.effort = 0
        """How many gatherings have been weighed: what making the plan takes."""
        self._none: tuple[ArmyCount, ...] = (NOBODY,) * len(survey.movers)
        self.here: dict[Space, tuple[ArmyCount, ...]] = {}
        """What the movers will have in each territory."""
        self._landed: set[tuple[Power, Space]] = set()
        self.columns: list[Column] = []
        self._gather(taken or {})
        self.targets = sorted(
            {end for column in self.columns for end in column.routes}, key=PLACE.__getitem__
        )

    def _gather(self, taken: dict[tuple[Power, Space], ArmyCount]) -> None:
        survey = self.survey
        for index, power in enumerate(survey.movers):
            if survey.table.aloof(power):
                continue
            view = survey.view(power)
            for space in TERRITORIES:
                force = survey.table.force(space, power)
                if not force:
                    continue
                fresh = parted(fresh_army(force), taken.get((power, space), NOBODY))
                self._put(space, index, parted(army_of(force), taken.get((power, space), NOBODY)))
                if power not in survey.active:
                    continue
                # RB-REV-12: one infantry stays in land that is shared with Russia.
                kept = 1 if fresh[0] and survey.status(space) == "shared" else 0
                marching: ArmyCount = (fresh[0] - kept, fresh[1], fresh[2], 0)
                for kind, part in by_reach(survey.rules, marching):
                    routes = _shortest(view.ends(space, kind))
                    if routes:
                        self.columns.append(Column(index, power, space, part, routes))
                if fresh[3]:
                    routes = _shortest(view.routes(space, FRESH["fighter"]))
                    if routes:
                        self.columns.append(Column(index, power, space, (0, 0, 0, fresh[3]), routes))

    def _put(self, space: Space, mover: int, army: ArmyCount, sign: int = 1) -> None:
        armies = list(self.here.get(space, self._none))
        armies[mover] = joined(armies[mover], army) if sign > 0 else parted(armies[mover], army)
        self.here[space] = tuple(armies)

    def add(self, space: Space, power: Power, army: ArmyCount) -> None:
        """Count on units that come from elsewhere, by sea."""
        self._put(space, self.survey.movers.index(power), army)
        self._landed.add((power, space))

    def ready(self, space: Space, power: Power) -> ArmyCount:
        """What of a power's units in a territory has not moved and no part in the plan yet."""
        found = NOBODY
        for column in self.columns:
            if column.power == power and column.start == space:
                found = joined(found, column.ends.get(space, NOBODY))
        return found

    def embark(self, space: Space, power: Power, army: ArmyCount) -> None:
        """Take units out of the plan that go aboard."""
        mover = self.survey.movers.index(power)
        self._put(space, mover, army, -1)
        for column in self.columns:
            if column.power == power and column.start == space:
                here = column.ends.get(space, NOBODY)
                part: ArmyCount = (
                    min(here[0], army[0]),
                    min(here[1], army[1]),
                    min(here[2], army[2]),
                    min(here[3], army[3]),
                )
                column.ends[space] = parted(here, part)
                army = parted(army, part)

    def value(self, space: Space, armies: tuple[ArmyCount, ...] | None = None) -> float:
        """What the movers' armies in a territory are worth."""
        if armies is None:
            armies = self.here.get(space, self._none)
        value = self.ground.value(space, armies)
        if space in self.musts and any(army[0] for army in armies):
            value += 100.0
        return value

    def comes_to(self, space: Space) -> bool:
        """Whether anybody marches to a territory."""
        return any(end == space != column.start for column in self.columns for end in column.ends)

    def changed(self, space: Space, mover: int, army: ArmyCount, sign: int) -> float:
        """How the worth of a territory changes when units leave or come."""
        armies = list(self.here.get(space, self._none))
        before = self.value(space, tuple(armies))
        armies[mover] = joined(armies[mover], army) if sign > 0 else parted(armies[mover], army)
        return self.value(space, tuple(armies)) - before

    # The search

    def search(self, passes: int, rng: Random | None = None, temperature: float = 0.0) -> None:
        """Better the plan until nothing helps or so many passes are over."""
        if self.gathers:
            self.assaults()
        for _ in range(passes):
            better = self._shifts(rng, temperature)
            if self.gathers:
                better = self.assaults() or better
            if not better:
                break

    def _shifts(self, rng: Random | None, temperature: float) -> bool:
        better = False
        for column in self.columns:
            for _ in range(4):
                best, chosen = EPSILON, None
                for start, army in list(column.ends.items()):
                    for part in parts(army):
                        leaving = self.changed(start, column.mover, part, -1)
                        for end in (column.start, *column.routes):
                            if end == start:
                                continue
                            gain = leaving + self.changed(end, column.mover, part, +1)
                            if temperature and rng is not None:
                                gain += rng.gauss(0.0, temperature)
                            gain = round(gain, 2)
                            if gain > best:
                                best, chosen = gain, (part, start, end)
                if chosen is None:
                    break
                self._shift(column, *chosen)
                better = True
        return better

    def _shift(self, column: Column, part: ArmyCount, start: Space, end: Space) -> None:
        self._put(start, column.mover, part, -1)
        self._put(end, column.mover, part)
        left = parted(column.ends[start], part)
        if any(left):
            column.ends[start] = left
        else:
            del column.ends[start]
        column.ends[end] = joined(column.ends.get(end, NOBODY), part)

    def assaults(self) -> bool:
        """Gather several columns in one territory where no single one would go."""
        better = False
        for target in self.targets:
            gain, shifts = self.assault(target)
            if gain > EPSILON:
                for column, part, start in shifts:
                    self._shift(column, part, start, target)
                better = True
        return better

    def assault(self, target: Space) -> tuple[float, list[tuple[Column, ArmyCount, Space]]]:
        """What it gains to gather columns in a territory, and which; nothing if it does not."""
        self.effort += 1
        offers: list[tuple[float, int, Column, ArmyCount, Space]] = []
        for number, column in enumerate(self.columns):
            if target != column.start and target not in column.routes:
                continue
            for start, army in column.ends.items():
                if start == target:
                    continue
                for part in _bulks(army):
                    cost = -self.changed(start, column.mover, part, -1)
                    price = self.survey.fire.worth(part) or 1.0
                    offers.append((round(cost / price, 3), number, column, part, start))
        offers.sort(key=lambda offer: (offer[0], offer[1]))
        armies = list(self.here.get(target, self._none))
        before = self.value(target, tuple(armies))
        best, length, spent = 0.0, 0, 0.0
        used: set[tuple[int, Space]] = set()
        taken: list[tuple[Column, ArmyCount, Space]] = []
        for _, number, column, part, start in offers:
            if (number, start) in used or len(taken) > 12:
                continue
            used.add((number, start))
            cost = -self.changed(start, column.mover, part, -1)
            for other, earlier, place in taken:
                if place == start and other.mover == column.mover:
                    # Two columns leave the same place: what both leave behind counts, not each alone.
                    cost = self._both(start, column.mover, earlier, part)
            spent += cost
            taken.append((column, part, start))
            armies[column.mover] = joined(armies[column.mover], part)
            gain = round(self.value(target, tuple(armies)) - before - spent, 2)
            if gain > best:
                best, length = gain, len(taken)
        return best, taken[:length]

    def _both(self, start: Space, mover: int, one: ArmyCount, other: ArmyCount) -> float:
        together = -self.changed(start, mover, joined(one, other), -1)
        return together + self.changed(start, mover, one, -1)

    def total(self) -> float:
        """What the whole plan is worth."""
        return sum(self.value(space) for space in sorted(self.here, key=PLACE.__getitem__))

    # The outcome

    def marches(self, power: Power) -> Iterator[tuple[ArmyCount, Route]]:
        """The marches of one power: those into the enemy's land last, so that friends' roads are clear."""
        own = [column for column in self.columns if column.power == power]
        led = {end for column in own for end, army in column.ends.items() if army[0]}
        for column in own:
            for end, army in sorted(self._ends(column, led).items(), key=lambda entry: PLACE[entry[0]]):
                if end != column.start and any(army):
                    yield army, column.routes[end]

    def _ends(self, column: Column, led: set[Space]) -> dict[Space, ArmyCount]:
        """Where the parts of a column go.

        Infantry that lands does not do for guns that come by land (RB-INF-04): these stay with infantry that stays, or
        march with infantry that marches.
        """
        found: dict[Space, ArmyCount] = {}
        for end, army in column.ends.items():
            follows = end != column.start and end not in led and (column.power, end) in self._landed
            if follows and self._comes_by_land(army):
                end = next((space for space in (column.start, *column.routes) if space in led), column.start)
            found[end] = joined(found.get(end, NOBODY), army)
        return found

    def _comes_by_land(self, army: ArmyCount) -> bool:
        return bool(army[1] or army[2] or (army[3] and "fighter" in self.survey.rules.marchers))

    def orders(self, power: Power) -> list[Order]:
        """The orders that carry the plan out for one power."""
        return [Move(items(army), route) for army, route in self.marches(power)]


def items(army: ArmyCount) -> tuple[Item, ...]:
    """An army as an order names it."""
    return tuple(Item(number, kind) for number, kind in zip(army, KINDS, strict=True) if number)


def parts(army: ArmyCount) -> list[ArmyCount]:
    """The parts of a column that may go another way than the rest."""
    infantry, guns, tanks, fighters = army
    if fighters:
        return [army] if fighters == 1 else [army, (0, 0, 0, 1)]
    found = [army]
    if infantry > 1 or (infantry and (guns or tanks)):
        found.append((1, 0, 0, 0))
        if infantry > 1:
            found.append((infantry - 1, guns, tanks, 0))
        if infantry > 3:
            found.append((infantry // 2, guns // 2, tanks // 2, 0))
            found.append((infantry // 2, 0, 0, 0))
        if guns or tanks:
            found.append((0, guns, tanks, 0))
    return found


def _bulks(army: ArmyCount) -> list[ArmyCount]:
    infantry, guns, tanks, fighters = army
    if fighters or infantry < 2:
        return [army]
    found = [army, (infantry - 1, guns, tanks, 0)]
    if infantry > 5:
        found.append((infantry - infantry // 3, guns, tanks, 0))
    return found


def _shortest(routes: tuple[Route, ...]) -> dict[Space, Route]:
    """The shortest of the routes to each territory."""
    found: dict[Space, Route] = {}
    for route in routes:
        end = route[-1]
        if end in TERRITORIES and end != route[0]:
            known = found.get(end)
            if known is None or (len(route), route) < (len(known), known):
                found[end] = route
    return dict(sorted(found.items(), key=lambda entry: PLACE[entry[0]]))
