"""The outlook: what each space is to a power when its movement phase begins, and which routes are legal.

All movement is simultaneous (C-107), so what territories and sea zones are to the moving power does not change
while the phase lasts, and lawful routes can be worked out once.
"""

from collections.abc import Iterable
from typing import Any
from weakref import ReferenceType, ref

from greatwar.board import (
    BASES,
    LAND_BORDERS,
    POWERS,
    SIDE,
    TERRITORIES,
    ZONES,
    Power,
    Space,
)
from greatwar.kernel import Line
from greatwar.orders import Route
from greatwar.pieces import ARMY_KINDS, SHIPS, Kind, Piece, count
from greatwar.problems import Problem
from greatwar.rules.marching import march_problems, onward
from greatwar.rules.objections import flight_problems, voyage_problems
from greatwar.rules.passages import closed_passages
from greatwar.rules.refusals import (
    leaning_problem,
)
from greatwar.rules.routes import (
    BIT,
    MARCHES,
    PASSAGE_BIT,
    Bits,
    all_voyages,
    bits,
    flights,
    lands_within,
    passed_within,
    voyages,
)
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import (
    Status,
    base_serves,
    closed_ports,
    condition,
    has_surface_warship,
    is_mined,
    leaning,
)
from greatwar.table import Dawn, Table
from greatwar.text.say import refusal

Berths = tuple[tuple[Space, Power], ...]
"""Where a unit can go aboard: the zone and the power whose transport has room."""


class Outlook:
    """The state of the board at the beginning of a power's movement phase, read lazily and remembered.

    All games that share the beginning of a turn share it, also in several threads. What it remembers is therefore only
    what follows from that beginning, each answer a value that is put down whole and that everybody finds alike.
    """

    def __init__(self, rules: Ruleset, table: Table, power: Power) -> None:
        self.rules = rules
        self.power = power
        self.company = rules.company
        self.capacity = rules.units.transport_capacity
        self.land_units = rules.units.land_units
        self._reach = rules.units.reach
        self.marches_on = any(self._reach[kind] > 1 for kind in self.land_units)
        """Whether land units that have marched may march on."""
        self.table = table.at_dawn()
        self.is_neutral = table.aloof(self.power)
        self.friends = frozenset([other for other in POWERS if table.allied(self.power, other)])
        self.enemies = frozenset([other for other in POWERS if table.enemies(self.power, other)])
        self.shut = closed_passages(rules.movement.passages, self.table, self.power)
        """The canal and the straits through which the power's ships may not go."""
        self._status: dict[Space, Status] = {}
        self._mined: dict[Space, bool] = {}
        self._routes: dict[tuple[Space, Kind, int, bool], tuple[Route, ...]] = {}
        self._bonus: dict[Space, int] = {}
        self._ends: dict[tuple[Space, int], tuple[Route, ...]] = {}
        self._unflown: dict[tuple[Space, int], tuple[Bits, Bits]] = {}
        self.marching: dict[tuple[Space, int, int, int], tuple[Line, ...]] = {}
        self.ports: frozenset[Space] = (
            closed_ports(self.table)
            if rules.movement.neutral_ports_closed and self.is_neutral
            else frozenset()
        )
        """The zones that the power's ships may not enter."""
        self._garrisons: frozenset[Space] = (
            rules.board.minors_of(power) - table.mobilized if rules.minors.garrisons else frozenset()
        )
        self.sailing: dict[Space, dict[Piece, Any]] = {}
        """The voyages of a ship from a zone; see `rulebook.listing`."""
        railways = rules.railways
        self.has_trains = railways.lines > 0 and table.round >= railways.first_round and not self.is_neutral
        """Whether trains run for the power in this turn (SE-RAIL-01)."""
        self.trains: dict[tuple[Space, tuple[Kind, ...]], tuple[Line, ...]] = {}
        """The rail moves from a territory, by the kinds of units that are ready there."""
        lacking, hostile = self._surveyed()
        self.lacking: frozenset[Space] = frozenset(lacking)
        """Where the power's armies lacked infantry already when the turn began."""
        self.hostile: frozenset[Space] = frozenset(hostile)
        """The hostile sea zones (RB-SPACE-11)."""
        self.closed: frozenset[Space] = frozenset(
            territory for territory in self._doubtful() if self.entry_problems(territory)
        )
        """The territories that the power's units may not enter at all."""
        mines = [zone for zone in BASES if self.is_mined(zone)] if rules.mines.stop else ()
        shut = sum([PASSAGE_BIT[name] for name in self.shut])
        self._shut = shut
        self._barred_below = bits(mines) | shut
        self._barred = bits(self.hostile.union(mines)) | shut
        self._barred_unmined = bits(self.hostile) | shut

    def _surveyed(self) -> tuple[list[Space], list[Space]]:
        """The territories in which the power's armies lack infantry, and the zones with enemy surface warships."""
        power, enemies, company = self.power, self.enemies, self.company
        lacking, hostile = [], []
        for space, stacks in self.table.units.items():
            if space in ZONES:
                for other in stacks:
                    if other in enemies and has_surface_warship(stacks[other]):
                        hostile.append(space)
                        break
            elif power in stacks and not count(stacks[power], *company):
                lacking.append(space)
        return lacking, hostile

    def _doubtful(self) -> Iterable[Space]:
        """The territories that may be closed to the power: all to one outside the war, else those of such a one."""
        if self.is_neutral:
            return TERRITORIES
        leans: frozenset[Space] = frozenset()
        if self.rules.entry.leaning_land_closed:
            patron = self.rules.board.patron
            leans = frozenset(
                [land for land in TERRITORIES if patron(land) and land not in self.table.control]
            )
        aloof = frozenset([other for other in POWERS if self.table.aloof(other)])
        if not aloof:
            return self.table.impassable | leans
        held = [territory for territory, holder in self.table.control.items() if holder in aloof]
        minors = [minor for minor, patron in self.rules.board.aligned.items() if patron in aloof]
        return [*self.table.impassable, *held, *minors, *leans] + [
            space
            for space, stacks in self.table.units.items()
            if space in TERRITORIES and not aloof.isdisjoint(stacks)
        ]

    def status(self, territory: Space) -> Status:
        """What a territory is to the moving power."""
        found = self._status.get(territory)
        if found is None:
            found = self._status[territory] = self._find_status(territory)
        return found

    def _find_status(self, territory: Space) -> Status:
        """What a territory is, by the shortest way for land that one power holds alone."""
        if self.table.revolution != "accepted" and len(self.table.units.get(territory, ())) < 2:
            holder = self.table.control.get(territory)
            if holder in self.friends:
                return "friendly"
            if holder in self.enemies:
                return "hostile"
        return condition(self.rules, self.table, self.power, territory)

    def is_hostile(self, zone: Space) -> bool:
        """Whether a sea zone is hostile to the moving power."""
        return zone in self.hostile

    def is_mined(self, zone: Space) -> bool:
        """Whether an active enemy minefield is in a sea zone."""
        found = self._mined.get(zone)
        if found is None:
            found = self._mined[zone] = is_mined(self.rules, self.table, self.power, zone)
        return found

    def is_own_ground(self, territory: Space) -> bool:
        """Whether units may go there that begin the turn in contested territory (RB-LMOVE-04, 05)."""
        way_out = self.rules.movement.contested_exit
        if way_out == "free" or self.table.controller(territory) == self.power:
            return True
        if way_out == "firstPrinting" and not self.table.is_contested(territory):
            return False
        return bool(self.table.force(territory, self.power))

    def is_inert(self, territory: Space) -> bool:
        """Whether the power's units in a territory are the garrison of a minor power that is not in the war yet."""
        return territory in self._garrisons

    def is_bound(self, territory: Space) -> bool:
        """Whether land units that begin the turn in a territory are restricted in where they may go."""
        return self.status(territory) == "contested"

    def routes(self, space: Space, piece: Piece) -> tuple[Route, ...]:
        """Every lawful onward route of a piece from where it is, none of which visits a space twice."""
        key = (space, piece.kind, self.steps_left(piece, space), bool(piece.route))
        found = self._routes.get(key)
        if found is None:
            found = self._routes[key] = tuple(self._all_routes(space, piece))
        return found

    def is_lawful(self, route: Route, piece: Piece) -> bool:
        """Whether a piece may take a route from where it is."""
        start, kind = route[0], piece.kind
        if kind in self.land_units:
            lawful = route in (self.routes(start, piece) if piece.route else self.ends(start, kind))
        elif kind == "fighter":
            lawful = route in self.routes(start, piece)
        else:
            passed = all_voyages(start, self.steps_left(piece, start)).get(route) if start in ZONES else None
            lawful = (
                passed is not None
                and not passed & self.barred(kind)
                and not (piece.route and self.must_stop(kind, start))
                and self.ports.isdisjoint(route[1:])
            )
        return lawful or not self.route_problems(route, piece)

    def _all_routes(self, space: Space, piece: Piece) -> Iterable[Route]:
        kind = piece.kind
        steps = self.steps_left(piece, space)
        if steps <= 0 or (self.is_neutral and kind in ARMY_KINDS) or self.is_inert(space):
            return ()
        if kind in self.land_units:
            return self.onward(space, steps) if piece.route else self.ends(space, kind)
        if kind == "fighter":
            uncrossed, closed = self.unflown(space, steps)
            if piece.route and uncrossed & BIT[space]:
                return ()
            return flights(space, steps, uncrossed, closed)
        if piece.route and self.must_stop(kind, space):
            return ()
        found = voyages(space, steps, self.barred(kind) & passed_within(space, steps))
        return [route for route in found if self.ports.isdisjoint(route[1:])] if self.ports else found

    def ends(self, territory: Space, kind: Kind) -> tuple[Route, ...]:
        """The lawful marches of land units of a kind that begin the turn in a territory."""
        steps = self._reach[kind]
        found = self._ends.get((territory, steps))
        if found is None:
            bound = self.is_bound(territory)
            found = MARCHES.get(territory, ())
            if self.is_neutral or self.is_inert(territory):
                found = ()
            elif bound or not self.closed.isdisjoint(LAND_BORDERS.get(territory, ())):
                found = tuple(
                    route
                    for route in found
                    if self.is_open(route[1]) and (not bound or self.is_own_ground(route[1]))
                )
            if steps > 1 and found and not bound:
                longer = [(territory, *rest) for _, end in found for rest in self.onward(end, steps - 1)]
                found = (*found, *(route for route in longer if territory not in route[1:]))
            self._ends[territory, steps] = found
        return found

    def onward(self, territory: Space, steps: int) -> tuple[Route, ...]:
        """The lawful marches of land units that have marched to a territory and may go so many spaces farther."""
        return onward(self, territory, steps)

    def unflown(self, space: Space, steps: int) -> tuple[Bits, Bits]:
        """The territories within a flight that a fighter may not cross, and those that it may not enter."""
        found = self._unflown.get((space, steps))
        if found is None:
            near = (
                (space, *lands_within(space, steps)) if space in TERRITORIES else lands_within(space, steps)
            )
            closed = bits(self.closed.intersection(near))
            neutral = bits(land for land in near if self.status(land) == "neutral")
            found = self._unflown[space, steps] = closed | neutral, closed
        return found

    def reach(self, piece: Piece, space: Space) -> int:
        """How many spaces a piece moves in a turn that is in a space now."""
        reach = self._reach[piece.kind]
        if piece.kind in SHIPS:
            if self.rules.movement.base_range_bonus:
                reach += self._range_bonus(piece.route[0] if piece.route else space)
        elif reach > 1 and piece.kind in self.land_units:
            start = piece.route[0] if piece.route else space
            if start in TERRITORIES and self.is_bound(start):
                return 1  # TR-LMOVE-05
        return reach

    def _range_bonus(self, zone: Space) -> int:
        """TR-SMOVE-01, 02, C-90: a base of the power or a friend where a ship begins the turn."""
        found = self._bonus.get(zone)
        if found is None:
            serves = base_serves(self.table, self.power, zone)
            found = self._bonus[zone] = self.rules.movement.base_range_bonus if serves else 0
        return found

    def steps_left(self, piece: Piece, space: Space) -> int:
        """How many spaces a piece may still move from where it is; trains take the whole move."""
        if piece.railed:
            return 0
        return self.reach(piece, space) - max(len(piece.route) - 1, 0)

    def barred(self, kind: Kind) -> Bits:
        """What a ship of this kind may not pass: zones in which it must stop, and passages that are shut."""
        if kind in self.rules.mines.exempt_units:
            return self._shut if kind == "submarine" else self._barred_unmined
        return self._barred_below if kind == "submarine" else self._barred

    def is_open(self, territory: Space) -> bool:
        """Whether the power's units may enter a territory at all."""
        return territory not in self.closed

    def route_problems(self, route: Route, piece: Piece) -> list[Problem]:
        """Every reason why a piece may not take a route from where it is."""
        if piece.kind in self.land_units:
            return march_problems(self, route, piece)
        if piece.kind == "fighter":
            return flight_problems(self, route, piece)
        return voyage_problems(self, route, piece)

    def entry_problems(self, territory: Space) -> list[Problem]:
        """Why the power's units may not enter a territory at all."""
        found = self.status(territory)
        if territory in self.table.impassable:
            message = refusal.impassable(territory=territory)
            return [Problem("impassable", territory, message, "SE-COLL-04")]
        if found == "closed":
            whose = (
                leaning(self.rules, self.table, self.power, territory)
                if self.rules.entry.leaning_land_closed
                else None
            )
            if whose is not None:
                return [leaning_problem(territory, whose)]
            holder = self.table.control.get(territory)
            if holder in self.table.departed:
                message = refusal.russian_since_armistice(territory=territory)
                return [Problem("closed", territory, message, "RB-REV-12", ("RB-REV-13",))]
            message = refusal.no_friends_land(territory=territory, power=self.power)
            return [Problem("closed", territory, message, "TR-US-01", ("RB-US-01", "E-57"))]
        if found == "shared" and SIDE[self.power] != "central":
            return [Problem("closed", territory, refusal.shared_land(territory=territory), "RB-REV-13")]
        return []

    def must_stop(self, kind: Kind, zone: Space) -> bool:
        """Whether a ship of this kind must end its movement on entering a zone."""
        mines = self.rules.mines
        if mines.stop and kind not in mines.exempt_units and self.is_mined(zone):
            return True  # C-87: submarines too
        return kind != "submarine" and self.is_hostile(zone)


_KNOWN: dict[int, dict[Power, Outlook]] = {}
"""The outlooks of each dawn, by its identity. None of them holds on to it, so that they pass away with it."""
_DAWNS: dict[int, ReferenceType[Dawn]] = {}


def outlook(rules: Ruleset, table: Table, power: Power) -> Outlook:
    """The outlook of a power whose turn it is, remembered for as long as its turn lasts."""
    known = _KNOWN.get(id(table.dawn))
    if known is None:
        known = _dawned(table.dawn)
    found = known.get(power)
    if found is None or found.rules is not rules:
        found = known[power] = survey(rules, table, power)
    return found


def _dawned(dawn: Dawn) -> dict[Power, Outlook]:
    """A place for the outlooks of a dawn, which is cleared when that is gone."""
    key = id(dawn)

    def forget(_: ReferenceType[Dawn]) -> None:
        del _KNOWN[key], _DAWNS[key]

    _DAWNS[key] = ref(dawn, forget)
    known = _KNOWN[key] = {}
    return known


def survey(rules: Ruleset, table: Table, power: Power) -> Outlook:
    """The outlook of a power whose turn it is, made anew."""
    return Outlook(rules, table, power)
