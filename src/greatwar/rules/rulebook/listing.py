"""The listing of a power: its legal orders of the movement phase, each listing made from the one before.

Most orders change two spaces, so what is listed for all the others still holds.
"""

from bisect import bisect_left
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from greatwar.board import COASTS, PLACE, SHORES, SPACES, ZONES, Power, Space
from greatwar.kernel import Line
from greatwar.orders import Items, Move
from greatwar.pieces import ARMY_KINDS, FRESH, KINDS, WARSHIPS, Force, Kind, Piece, count
from greatwar.rules.outlook import Berths, Outlook
from greatwar.rules.routes import BIT, passed_within, single_flights, single_marches, single_voyages
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.rules.rulebook.landings import (
    demands,
    is_committed,
    released,
    ships_needed,
    uncommitted,
)
from greatwar.rules.rulebook.offloads import offloads
from greatwar.rules.rulebook.railways import trains
from greatwar.rules.rulebook.transport import berths, single_loads
from greatwar.table import NO_FORCE, NO_STACKS, Stacks, Table, Units

KeptLines = tuple[Line, ...]
"""Lines that are kept. Tuples, because the garbage collector soon passes over tuples of frozen values."""

_NONE: KeptLines = ()


class Listed:
    """What is listed for a sea zone.

    `fleet` are the power's own ships and `transports` those of all friends: everything else hangs on these. `berths`
    are the transports with room, `targets` the territories of declared landings, `landings` the orders to land; all
    three hang on the transports alone. `in_disorder` is a zone that keeps the phase from ending.
    """

    __slots__ = ("berths", "fleet", "in_disorder", "landings", "lines", "targets", "transports")

    def __init__(self, fleet: tuple[Piece, ...], transports: list[tuple[Power, Piece, int]]) -> None:
        self.fleet = fleet
        self.transports = transports
        self.lines: Sequence[Line] = _NONE
        self.landings: KeptLines = _NONE
        self.berths: Berths = ()
        self.targets: frozenset[Space] = frozenset()
        self.in_disorder = False


_NOTHING = Listed((), [])

_RANK: dict[Kind, int] = {kind: index for index, kind in enumerate(KINDS)}
_BIT: dict[Kind, int] = {kind: 1 << index for index, kind in enumerate(ARMY_KINDS)}
_KINDS_OF: tuple[tuple[Kind, ...], ...] = tuple(
    tuple(kind for kind in ARMY_KINDS if bits & _BIT[kind]) for bits in range(1 << len(ARMY_KINDS))
)


class Listing:
    """What is listed for a power in all spaces of a table. It is a value: `after` makes another of it."""

    __slots__ = ("known", "lacking", "landing", "orders", "places", "ready", "runs", "unescorted")

    def __init__(self) -> None:
        self.places: tuple[int, ...] = ()
        """Where anything is listed: in the order of the board, for trains, then for moves, then for loading."""
        self.orders: Sequence[Sequence[Line]] = ()
        """What is listed for each of them."""
        self.known: Mapping[Space, Listed] = {}
        self.ready: Mapping[Space, int] = {}
        """The kinds of fresh units in each territory, as bits."""
        self.landing: Mapping[Space, frozenset[Space]] = {}
        self.lacking: frozenset[Space] = frozenset()
        self.unescorted: frozenset[Space] = frozenset()
        self.runs = False
        """Whether trains run for the power."""

    def lines(self) -> list[Line]:
        """Every order but the end of the phase, in an order that only the table decides."""
        lines: list[Line] = []
        for orders in self.orders:
            lines += orders
        return lines

    def is_hopeless(self, forgiven: frozenset[Space]) -> bool:
        """Whether the phase cannot end as things are, so that there is no need to ask."""
        if self.unescorted or (self.lacking and not forgiven and not self.landing):
            return True
        return bool(self.lacking) and not self.lacking <= forgiven.union(*self.landing.values())

    def after(self, view: Outlook, table: Table, before: Units, changed: Iterable[Space]) -> "Listing":
        """The listing of a table whose units differ from those `before` in no other spaces than these.

        If nothing has touched the power it is this same one.
        """
        power, units = view.power, table.units
        draft: _Draft | None = None
        runs = view.has_trains and power not in table.railed
        if runs is not self.runs:
            draft = _Draft(self)
            draft.list_trains(view, runs=runs)
        for space in changed:
            stacks = units.get(space, NO_STACKS)
            own, had = stacks.get(power), before.get(space, NO_STACKS).get(power)
            if own is not had:
                # Even of the same pieces: how many there are may matter for the end of the phase.
                draft = draft or _Draft(self)
            if space in ZONES:
                known = self.known.get(space, _NOTHING)
                now = _listed_at_sea(view, table, space, stacks, known) if stacks else _NOTHING
                if now is not known:
                    draft = draft or _Draft(self)
                    draft.list_zone(space, known, now)
            elif draft is not None and own is not had:
                army = tuple(own or ())
                if army != tuple(had or ()):
                    draft.list_land(view, space, army)
        if draft is None:
            return self
        for territory in draft.coasts:
            draft.list_loads(view, territory)
        return draft


class _Draft(Listing):
    """A listing that is still being written, and that nobody else has seen.

    What it has from the listing before it is replaced and never changed, but for its own list of orders.
    """

    __slots__ = ("coasts",)

    orders: list[Sequence[Line]]

    def __init__(
        self, before: Listing
    ) -> None:  # without those of an empty listing, which it would replace at once
        self.places = before.places
        self.orders = list(before.orders)
        self.known = before.known
        self.ready = before.ready
        self.landing = before.landing
        self.lacking = before.lacking
        self.unescorted = before.unescorted
        self.runs = before.runs
        self.coasts: set[Space] = set()
        """The territories whose loading is to be listed."""

    def _put(self, place: int, lines: Sequence[Line]) -> None:
        places = self.places
        index = bisect_left(places, place)
        if index < len(places) and places[index] == place:
            if lines:
                self.orders[index] = lines
            else:
                self.places = places[:index] + places[index + 1 :]
                del self.orders[index]
        elif lines:
            self.places = (*places[:index], place, *places[index:])
            self.orders.insert(index, lines)

    def list_zone(self, zone: Space, before: Listed, now: Listed) -> None:
        """The orders to ships in a zone and to the units aboard."""
        self.known = {**self.known, zone: now}
        if now.berths != before.berths:
            self.coasts.update(SHORES[zone])
        if now.in_disorder is not before.in_disorder:
            self.unescorted = self.unescorted ^ {zone}
        if now.targets != before.targets:
            others = {place: targets for place, targets in self.landing.items() if place != zone}
            self.landing = {**others, zone: now.targets} if now.targets else others
        self._put(_MOVES + PLACE[zone], now.lines)

    def list_land(self, view: Outlook, territory: Space, army: tuple[Piece, ...]) -> None:
        """The orders to march, fly and ride from a territory, and what is ready to go aboard."""
        ready = flown = onward = 0
        company, flies = view.company, "fighter" not in view.land_units
        infantry = not army
        for piece in army:
            kind = piece.kind
            if kind in company:
                infantry = True
            if not piece.route:
                ready |= _BIT[kind]
            elif kind == "fighter" and flies:
                if not 0 < flown <= len(piece.route):
                    flown = len(piece.route)
            elif view.marches_on and view.steps_left(piece, territory) > 0 and view.onward(territory, 1):
                onward |= _BIT[kind]
        if ready and view.is_inert(territory):
            ready = 0
        if ready & _BIT["fighter"]:
            # A fresh fighter can do all that one can that has flown, and an order cannot tell them apart.
            flown = 0
        onward &= ~ready  # nor land units
        if ready != self.ready.get(territory, 0):
            self.ready = {**self.ready, territory: ready}
            if COASTS[territory]:
                self.coasts.add(territory)
            if self.runs:
                self._put(PLACE[territory], trains(view, territory, _KINDS_OF[ready]))
        if infantry is (territory in self.lacking):
            self.lacking = self.lacking ^ {territory}
        active = ready or flown or onward
        self._put(
            _MOVES + PLACE[territory], _marches(view, territory, ready, flown, onward) if active else _NONE
        )

    def list_trains(self, view: Outlook, *, runs: bool) -> None:
        """The orders to go by rail from all territories, when trains begin to run for the power or run no more."""
        self.runs = runs
        for territory, ready in self.ready.items():
            self._put(PLACE[territory], trains(view, territory, _KINDS_OF[ready]) if runs else _NONE)

    def list_loads(self, view: Outlook, territory: Space) -> None:
        """The orders to go aboard from a territory."""
        ready = self.ready.get(territory, 0)
        lines = _NONE
        if ready:
            for zone in COASTS[territory]:
                for _, carrier in self.known.get(zone, _NOTHING).berths:
                    lines += single_loads(view.power, _KINDS_OF[ready], territory, zone, carrier)
        self._put(_LOADS + PLACE[territory], lines)


_MOVES, _LOADS = len(SPACES), 2 * len(SPACES)
_UNLISTED = Listing()


def listed(view: Outlook, table: Table) -> Listing:
    """The listing of a table, made anew."""
    return _UNLISTED.after(view, table, {}, table.units)


def _listed_at_sea(view: Outlook, table: Table, zone: Space, stacks: Stacks, before: Listed) -> Listed:
    """The orders to ships in a zone and to the units aboard, and which transports have room.

    What hangs on ships that are the same as `before` still holds.
    """
    power, friends = view.power, view.friends
    fleet = stacks.get(power, NO_FORCE)
    transports: list[tuple[Power, Piece, int]] = []
    adrift: Piece | None = None
    for owner, ships in stacks.items():
        if owner in friends:
            for piece, number in ships.items():
                if piece.kind == "transport":
                    transports.append((owner, piece, number))
                elif piece.kind == "fighter" and owner == power and adrift is None:
                    adrift = piece
    if not fleet and not transports:
        return _NOTHING
    listed = Listed(tuple(fleet), transports)
    listed.in_disorder = adrift is not None or (
        bool(transports and fleet) and is_unescorted(view, table, zone)
    )
    if transports == before.transports:
        if listed.fleet == before.fleet and listed.in_disorder == before.in_disorder:
            return before
        listed.berths, listed.targets, listed.landings = before.berths, before.targets, before.landings
    else:
        _list_transports(view, table, zone, listed)
    lines = _voyages(view, zone, fleet)
    lines += listed.landings
    if adrift is not None:
        lines += _flights(view, zone, adrift)
    listed.lines = lines
    return listed


def _list_transports(view: Outlook, table: Table, zone: Space, listed: Listed) -> None:
    listed.berths = berths(view, table, zone)
    cargo = [unit for _, piece, _ in listed.transports for unit in piece.cargo if unit.owner == view.power]
    if cargo:
        listed.targets = frozenset([unit.landing for unit in cargo if unit.landing])
        if not all(unit.landing for unit in cargo):
            listed.landings = tuple(offloads(view, table, zone))


ShipPlace = str
"""Where a ship stands among those listed; of ships that an order cannot tell apart it is the same."""

Ship = tuple[ShipPlace, Kind, bool, Items | None]
"""A ship as orders see it: its place, and how it is named."""

Sailings = tuple[ShipPlace, int, KeptLines]
"""The orders to sail a ship, with its place and the steps left to it."""

_UNSEEN: Sailings = ("", 0, ())


@lru_cache(maxsize=1 << 13)
def _ship(piece: Piece, power: Power) -> Ship | None:
    """The ship of a piece, if it is one that may sail."""
    if piece.kind == "fighter" or is_committed(piece):
        return None
    cargo = cargo_items(piece.cargo, power) if piece.cargo else None
    named = [f"{item.kind}\0{item.owner or ''}\0{item.number}\0" for item in cargo or ()]
    return f"{_RANK[piece.kind]}{piece.damaged:d}{''.join(named)}", piece.kind, piece.damaged, cargo


def _free_ships(view: Outlook, fleet: Force) -> Iterable[Piece]:
    """The ships that may sail: also a transport with a declared landing that others can make in its place."""
    laden = [piece for piece in fleet if piece.cargo]
    if len(laden) < 2:
        return fleet
    bound = [piece for piece in laden if is_committed(piece)]
    if not bound or len(bound) == len(laden):
        return fleet
    if ships_needed(tuple(demands(fleet, view.power)), view.capacity) >= count(fleet, "transport"):
        return fleet
    freed = [piece for piece in bound if released(view, fleet, view.power, piece) is not None]
    return [*fleet, *(uncommitted(piece, view.power) for piece in freed)]


def _voyages(view: Outlook, zone: Space, fleet: Force) -> list[Line]:
    """The orders to sail a single ship; of ships that an order cannot tell apart, the one that can go farthest."""
    known = view.sailing.get(zone)
    if known is None:
        known = view.sailing[zone] = {}
    farthest: dict[ShipPlace, Sailings] = {}
    for piece in _free_ships(view, fleet):
        ship = known.get(piece, _UNSEEN)
        if ship is _UNSEEN:
            ship = known[piece] = _voyage(view, zone, piece)
        if ship is not None:
            place = ship[0]
            if place not in farthest or farthest[place][1] < ship[1]:
                farthest[place] = ship
    lines: list[Line] = []
    for place in sorted(farthest):
        lines += farthest[place][2]
    return lines


def _voyage(view: Outlook, zone: Space, piece: Piece) -> Sailings | None:
    """The orders to sail a ship from where it is, if it may sail."""
    ship = _ship(piece, view.power)
    if ship is None or (piece.route and view.must_stop(piece.kind, zone)):
        return None
    steps = view.steps_left(piece, zone)
    if steps <= 0:
        return None
    place, kind, damaged, cargo = ship
    barred = view.barred(kind) & passed_within(zone, steps)
    lines = single_voyages(view.power, kind, damaged, cargo, zone, steps, barred)
    if view.ports:
        lines = tuple(line for line in lines if _is_open(view, line))
    return place, steps, lines


def _is_open(view: Outlook, line: Line) -> bool:
    """Whether a voyage enters no zone that is closed to the power."""
    return isinstance(line[1], Move) and view.ports.isdisjoint(line[1].route[1:])


def _marches(view: Outlook, territory: Space, ready: int, flown: int, onward: int) -> KeptLines:
    """The orders to units in a territory: fresh ones, a fighter that has flown so far, others that may go on."""
    key = (territory, ready, flown, onward)
    found = view.marching.get(key)
    if found is None:
        found = ()
        for kind in _KINDS_OF[ready]:
            if kind == "fighter":
                found += _flights(view, territory, FRESH[kind])
            else:
                found += single_marches(view.power, kind, view.ends(territory, kind))
        if flown:
            found += _flights(view, territory, Piece("fighter", route=(territory,) * flown))
        for kind in _KINDS_OF[onward]:
            found += single_marches(view.power, kind, view.onward(territory, 1))
        view.marching[key] = found
    return found


def _flights(view: Outlook, space: Space, fighter: Piece) -> KeptLines:
    if "fighter" in view.land_units:
        return single_marches(view.power, "fighter", view.routes(space, fighter))
    steps = view.steps_left(fighter, space)
    uncrossed, closed = view.unflown(space, steps)
    if view.is_neutral or view.is_inert(space) or (fighter.route and uncrossed & BIT[space]):
        return ()
    return single_flights(view.power, space, steps, uncrossed, closed)


def is_unescorted(view: Outlook, table: Table, zone: Space) -> bool:
    """Whether transports have sailed into a hostile zone where nobody who moves has a warship with them."""
    return (
        view.is_hostile(zone)
        and any(piece.route and piece.kind == "transport" for piece in table.force(zone, view.power))
        and not has_warship(
            table, (view.power,) if not view.rules.movement.escorts_shared else table.movers, zone
        )
    )


def has_warship(table: Table, powers: tuple[Power, ...], zone: Space) -> bool:
    """Whether any of these powers has a warship in a zone; a neutral one's fights for nobody else."""
    return any(
        piece.kind in WARSHIPS
        for power in powers
        if len(powers) == 1 or not table.aloof(power)
        for piece in table.force(zone, power)
    )
