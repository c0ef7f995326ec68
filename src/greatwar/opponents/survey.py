"""The survey: what is where, who can come where, and what each territory is worth."""

from greatwar.board import CAPITAL, LAND_BORDERS, POWERS, SHORES, SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.frames import PhaseFrame
from greatwar.opponents.fire import NOBODY, ArmyCount, Fire, joined, size
from greatwar.opponents.judgement import lead
from greatwar.opponents.meters import Meters
from greatwar.opponents.weights import Weights
from greatwar.pieces import FRESH, LAND_UNITS, Force, Kind, Piece
from greatwar.rules.goals import goals
from greatwar.rules.homeland import HOMELAND
from greatwar.rules.outlook import Outlook, outlook, survey
from greatwar.rules.rulebook.duties import duty_problems
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import Status, condition
from greatwar.table import Dawn, Table

Armies = dict[Space, ArmyCount]
TerritoryValues = tuple[float, float, float]
"""What a territory is worth to the own side while the enemy holds it, while it is contested, and while it is ours."""

HASTE = 6.0
"""How many rounds before the clock wins the war for the enemy a side begins to hurry."""

_SLOT = {"infantry": 0, "artillery": 1, "tank": 2, "fighter": 3}

_FIRES: dict[int, tuple[Ruleset, Fire]] = {}


def fire_of(rules: Ruleset) -> Fire:
    """The estimates by a ruleset, shared by all who ask."""
    known = _FIRES.get(id(rules))
    if known is None or known[0] is not rules:
        known = _FIRES[id(rules)] = rules, Fire(rules)
    return known[1]


def army_of(force: Force) -> ArmyCount:
    """The land units and fighters of a force."""
    counts = [0, 0, 0, 0]
    for piece, number in force.items():
        slot = _SLOT.get(piece.kind)
        if slot is not None:
            counts[slot] += number
    return counts[0], counts[1], counts[2], counts[3]


def fresh_army(force: Force) -> ArmyCount:
    """What of a force has not moved yet."""
    return (
        force.get(FRESH["infantry"], 0),
        force.get(FRESH["artillery"], 0),
        force.get(FRESH["tank"], 0),
        force.get(FRESH["fighter"], 0),
    )


class Survey:
    """The board in the eyes of one power's side."""

    def __init__(self, rules: Ruleset, table: Table, power: Power, weights: Weights) -> None:
        self.rules, self.table, self.power, self.weights = rules, table, power, weights
        self.side = SIDE[power]
        self.goals = goals(rules)
        self.fire = fire_of(rules)
        self.together = power not in rules.rounds.turns
        """Whether the powers of a side move and attack together."""
        self.movers = table.movers if power in table.movers else (power,)
        frame = table.frames[0]
        ended = frame.ended if isinstance(frame, PhaseFrame) else frozenset()
        self.active = tuple(mover for mover in self.movers if mover not in ended)
        """The movers that can still give orders in the phase."""
        self.friends = tuple(other for other in POWERS if table.allied(power, other))
        self.enemies = tuple(other for other in POWERS if table.enemies(power, other))
        self.blocks = self._blocks()
        """The enemies who attack together, in the order in which they will."""
        self.rounds_left = self.goals.rounds_left(table.round)
        self.capitals_decide = bool(self.goals.capitals) and self.rounds_left is None
        """Whether capitals alone decide the war, however long it lasts."""
        self.boldness = self._boldness()
        """From 0 to 1, how much the side is ahead: who is stronger gains by even exchanges, and by haste."""
        self._musts: frozenset[Space] | None = None
        self._reach: dict[tuple[Power, ...], Armies] = {}
        self._views: dict[Power, Outlook] = {}
        self._stakes: dict[Space, TerritoryValues] = {}
        self._status: dict[Space, Status] = {}
        self._ours: Armies = {}
        self._theirs: Armies = {}
        self.by_power: dict[Power, Armies] = {}
        self._gathered()
        self.meters = Meters(self)

    def _blocks(self) -> tuple[tuple[Power, ...], ...]:
        if self.together:
            return (self.enemies,) if self.enemies else ()
        place = POWERS.index(self.power)
        order = POWERS[place + 1 :] + POWERS[:place]
        return tuple((other,) for other in order if other in self.enemies)

    def _boldness(self) -> float:
        ahead = lead(self.rules, self.table)
        if self.side == "allies":
            ahead = -ahead
        late = max(0.0, min(1.0, (self.table.round - 6) / 10.0))
        haste = 0.0
        ends = self.rules.victory.war_ends
        if ends and self.goals.clock_winner not in (None, self.side):
            # The clock runs for the others: what is not won by then is lost.
            haste = max(0.0, 1.0 - (min(ends) - self.table.round) / HASTE)
        return max(0.0, min(1.0, ahead / 250.0 + 0.5 * late), min(1.0, haste))

    def _gathered(self) -> None:
        friends, enemies = frozenset(self.friends), frozenset(self.enemies)
        for space, stacks in self.table.units.items():
            if space in ZONES:
                continue
            for power, force in stacks.items():
                army = army_of(force)
                self.by_power.setdefault(power, {})[space] = army
                if power in friends:
                    self._ours[space] = joined(self._ours.get(space, NOBODY), army)
                elif power in enemies or (SIDE[power] != self.side and self.table.fights(power, space)):
                    self._theirs[space] = joined(self._theirs.get(space, NOBODY), army)

    def ours(self, space: Space) -> ArmyCount:
        """All units of the own side in a territory."""
        return self._ours.get(space, NOBODY)

    def standing(self, space: Space) -> ArmyCount:
        """The enemy units that stand in a territory, without any that would rise."""
        return self._theirs.get(space, NOBODY)

    def theirs(self, space: Space) -> ArmyCount:
        """All enemy units in a territory, or those that would rise when it is entered."""
        found = self._theirs.get(space, NOBODY)
        if self.status(space) == "neutral" and (owner := self.table.control.get(space)) is not None:
            return self.by_power.get(owner, {}).get(space, NOBODY)
        return joined(found, self.rising(space)) if self.status(space) in ("hostile", "neutral") else found

    def rising(self, space: Space) -> ArmyCount:
        """The army that a minor power raises against the own side when it is entered."""
        if space not in self.rules.minors.mobilizing or space in self.table.mobilized:
            return NOBODY
        patron = self.rules.board.aligned.get(space)
        raised = self.rules.army_raised(space, None if patron in self.table.departed else patron)
        return raised.get("infantry", 0), raised.get("artillery", 0), raised.get("tank", 0), 0

    def asleep(self, space: Space) -> ArmyCount:
        """The garrison of a friendly minor power that joins the war for good when a friend enters."""
        patron = self.rules.board.aligned.get(space)
        if (
            patron is None
            or not self.rules.minors.garrisons
            or self.rules.entry.leaning_land_closed
            or space in self.rules.entry.timeline
            or not self.view(patron).is_inert(space)
        ):
            return NOBODY
        return self.by_power.get(patron, {}).get(space, NOBODY)

    def status(self, space: Space) -> Status:
        """What a territory is to the power."""
        found = self._status.get(space)
        if found is None:
            found = self._status[space] = condition(self.rules, self.table, self.power, space)
        return found

    def view(self, power: Power) -> Outlook:
        """What a power finds if it moves now; for those whose turn it is, what they found when it began."""
        found = self._views.get(power)
        if found is None:
            if power in self.table.movers:
                found = outlook(self.rules, self.table, power)
            else:
                table = self.table.but(dawn=Dawn(self.table.units, self.table.control))
                found = survey(self.rules, table, power)
            self._views[power] = found
        return found

    # Who can come where

    def reach(self, block: tuple[Power, ...]) -> Armies:
        """By territory, all that these powers could have there after one movement of theirs."""
        found = self._reach.get(block)
        if found is None:
            found = {}
            for power in block:
                for space, army in self._reach_of(power).items():
                    found[space] = joined(found.get(space, NOBODY), army)
            self._reach[block] = found
        return found

    def _reach_of(self, power: Power) -> Armies:
        found: Armies = {}
        view = self.view(power)
        for space, army in self.by_power.get(power, {}).items():
            found[space] = joined(found.get(space, NOBODY), army)
            if not army[0] and self.fire.needs_infantry:
                continue
            marching: ArmyCount = (army[0], army[1], army[2], 0)
            for kind, part in by_reach(self.rules, marching):
                ends = {route[-1] for route in view.ends(space, kind)}
                if not ends and view.is_inert(space) and self._stirs(space):
                    ends = set(LAND_BORDERS[space])
                for end in ends:
                    found[end] = joined(found.get(end, NOBODY), part)
            if army[3]:
                flying: ArmyCount = (0, 0, 0, army[3])
                for end in {route[-1] for route in view.routes(space, FRESH["fighter"])}:
                    if end in TERRITORIES:
                        found[end] = joined(found.get(end, NOBODY), flying)
        for space, army in self._landings_of(power, view).items():
            found[space] = joined(found.get(space, NOBODY), army)
        return found

    def _stirs(self, minor: Space) -> bool:
        """Whether the garrison of a minor power may soon be in the war: at its date, or because it must be entered."""
        due = self.rules.entry.timeline.get(minor)
        if due is not None:
            return due <= self.table.round + 1
        return minor in self.musts

    @property
    def musts(self) -> frozenset[Space]:
        """The territories that the rules oblige the movers to enter in the turn in progress."""
        if self._musts is None:
            rules, table = self.rules, self.table
            self._musts = frozenset(
                problem.place
                for mover in self.movers
                for problem in duty_problems(rules, table, mover)
                if problem.place in TERRITORIES
            )
        return self._musts

    def _landings_of(self, power: Power, view: Outlook) -> Armies:
        """What a power could land, by territory, from what is aboard or stands on the shores of its transports."""
        found: Armies = {}
        for zone in ZONES:
            stacks = self.table.stacks(zone)
            if power not in stacks:
                continue
            ships = sum(number for piece, number in stacks[power].items() if piece.kind == "transport")
            if not ships:
                continue
            aboard = _cargo(stacks[power], power)
            waiting = NOBODY
            for shore in SHORES[zone]:
                waiting = joined(waiting, self.by_power.get(power, {}).get(shore, NOBODY))
            force = _some(joined(aboard, waiting), self.rules.units.transport_capacity * ships)
            if not size(force):
                continue
            zones = {zone} | {route[-1] for route in view.routes(zone, Piece("transport"))}
            for shore in {shore for other in zones for shore in SHORES[other]}:
                if self.by_power.get(power, {}).get(shore) is None and size(force) > size(
                    found.get(shore, NOBODY)
                ):
                    found[shore] = force
        return found

    # What territories are worth

    def stakes(self, space: Space) -> TerritoryValues:
        """What a territory is worth in the enemy's hands, contested, and in ours."""
        found = self._stakes.get(space)
        if found is None:
            found = self._stakes[space] = self._weighed(space)
        return found

    def _weighed(self, space: Space) -> TerritoryValues:
        land, weights, rules_goals = TERRITORIES[space], self.weights, self.goals
        left = self.rounds_left
        rounds = weights.horizon if left is None else min(weights.horizon, left + 0.5)
        worth = self.rules.board.ipc[space]
        income = worth * rounds + 0.3
        if rules_goals.by_income and left is not None:
            income += worth * weights.points * 2.5 / (1.0 + left)
        theirs, contested, ours = -income, 0.0, income
        owner = HOMELAND.get(space)
        if owner is not None:
            stake = self._meter(space, owner)
            if owner in self.friends or SIDE[owner] == self.side:
                theirs -= stake
                contested -= stake if rules_goals.contested_counts else 0.0
            else:
                ours += stake
                contested += stake if rules_goals.contested_counts else 0.0
        unrest = self.meters.unrest(space)
        if unrest and self.side == "central":
            ours += unrest
        elif unrest:
            theirs -= unrest
        if land.kind == "capital" and owner is not None and owner not in self.table.departed:
            prize = self._prize(space, owner)
            if SIDE[owner] == self.side:
                theirs -= prize
                contested -= 0.1 * prize
            else:
                ours += prize
                contested += 0.1 * prize
        return theirs, contested, ours

    def _meter(self, space: Space, owner: Power) -> float:
        """What homeland counts beside its income: for collapses, and for points."""
        ipc, weights, rules_goals = self.rules.board.ipc[space], self.weights, self.goals
        stake = 0.0
        limits = rules_goals.collapse.get(owner)
        if limits is not None and owner not in self.table.departed:
            near = min(1.0, self.meters.lost(owner) / max(1, limits.economic))
            weight = (4.0 if self.meters.is_decisive(owner) else 2.0) if rules_goals.collapses else 1.0
            stake += ipc * weights.meter * (0.6 + near) * weight
            tipping = weights.collapse if rules_goals.contested_counts else weights.capture
            stake += tipping * self.meters.stake(space, owner)
        if rules_goals.points:
            left = self.rounds_left
            stake += ipc * weights.points * (1.0 if left is None else 2.5 / (1.0 + left))
        return stake

    def _prize(self, capital: Space, owner: Power) -> float:
        weights, table = self.weights, self.table
        prize = weights.capital
        if self.rules.economy.captured_treasury == "taken":
            prize += 0.7 * table.treasury.get(owner, 0)
        winner = "allies" if SIDE[owner] == "central" else "central"
        tests = [test for test in self.goals.capitals if test.winner == winner]
        if not tests:
            return prize + weights.key_capital
        held = sum(
            1
            for other, place in CAPITAL.items()
            if SIDE[other] != winner
            and (holder := table.controller(place)) is not None
            and SIDE[holder] == winner
        )
        for test in tests:
            if capital in test.needs_one_of or not test.needs_one_of:
                prize += weights.key_capital
            if held + 1 >= test.capitals:
                prize *= 2.5
        return prize


def _cargo(fleet: Force, power: Power) -> ArmyCount:
    counts = [0, 0, 0, 0]
    for piece, number in fleet.items():
        for unit in piece.cargo:
            if unit.owner == power:
                counts[_SLOT[unit.kind]] += number
    return counts[0], counts[1], counts[2], counts[3]


def by_reach(rules: Ruleset, army: ArmyCount) -> list[tuple[Kind, ArmyCount]]:
    """The land units of an army in parts that march equally far, each with one of their kinds."""
    found: dict[int, tuple[Kind, ArmyCount]] = {}
    for slot, kind in enumerate(LAND_UNITS):
        if army[slot]:
            part = [0, 0, 0, 0]
            part[slot] = army[slot]
            reach = rules.units.reach[kind]
            first, others = found.get(reach, (kind, NOBODY))
            found[reach] = first, joined(others, (part[0], part[1], part[2], part[3]))
    return list(found.values())


def _some(army: ArmyCount, most: int) -> ArmyCount:
    """At most so many units of an army, guns and infantry in equal parts as far as they go."""
    guns = min(army[1], most // 2)
    infantry = min(army[0], most - guns)
    tanks = min(army[2], most - guns - infantry)
    return infantry, guns, tanks, 0
