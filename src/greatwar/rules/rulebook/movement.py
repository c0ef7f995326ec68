"""Phase 2, Movement: orders to move, load and land, and what must be in order when the phase ends."""

from collections.abc import Collection, Iterator
from functools import lru_cache

from greatwar.board import SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.frames import Movement
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import End, Item, Items, Load, Move, Offload, Order, Rail, Route
from greatwar.pieces import (
    ARMY_KINDS,
    FRESH,
    LAND_UNITS,
    Cargo,
    Force,
    Kind,
    Piece,
    count,
    each,
    merged,
    minus,
    plus,
    rank,
    tally,
)
from greatwar.problems import Problem
from greatwar.rules.outlook import Outlook, outlook
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.rules.rulebook.closing import close_movement
from greatwar.rules.rulebook.landings import (
    Landings,
    is_committed,
    landings,
    offload,
    offload_problems,
    released,
    uncommitted,
)
from greatwar.rules.rulebook.listing import Listing, has_warship, is_unescorted, listed
from greatwar.rules.rulebook.phases import awaited, ended, orders_asked
from greatwar.rules.rulebook.stowage import carrying
from greatwar.rules.rulebook.transport import load, load_problems
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import has_enemy_submarine
from greatwar.table import Table, relocated

_END = End()


class MovementStep(Step[Movement]):
    """The movement phase: one power moves, loads and declares landings; all of it counts as simultaneous."""

    def asks(self, rules: Ruleset, table: Table, frame: Movement) -> Asked:
        return orders_asked(table, frame, "movement")

    def legal(self, rules: Ruleset, table: Table, frame: Movement) -> list[Line]:
        powers = awaited(table, frame)
        if len(powers) == 1:
            return self.legal_of(rules, table, frame, powers[0])
        return [line for power in powers for line in self.legal_of(rules, table, frame, power)]

    def legal_of(self, rules: Ruleset, table: Table, frame: Movement, power: Power) -> list[Line]:
        """The lawful orders of one power."""
        view = outlook(rules, table, power)
        listing = listed(view, table)
        lines = listing.lines()
        if _may_end(view, table, listing) and not self._left_by_others(rules, table, frame, power):
            lines.append((power, _END))
        return lines

    def _left_by_others(self, rules: Ruleset, table: Table, frame: Movement, power: Power) -> list[Problem]:
        """The last of a side to end the phase answers for escorts that have left the transports of the others."""
        if table.turn == power or awaited(table, frame) != (power,):
            return []
        others = [outlook(rules, table, other) for other in table.movers if other != power]
        return [problem for view in others for problem in escort_problems(view, table)]

    def check(
        self, rules: Ruleset, table: Table, frame: Movement, power: Power, order: Order
    ) -> list[Problem]:
        match order:
            case Move():
                return move_problems(outlook(rules, table, power), table, order)
            case Load():
                return load_problems(outlook(rules, table, power), table, order)
            case Offload():
                return offload_problems(outlook(rules, table, power), table, order)
            case End():
                return end_problems(rules, table, power) + self._left_by_others(rules, table, frame, power)
            case Rail():
                return [Problem("no-railways", "", "This ruleset has no railways", "SE-RAIL-01")]
        return [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Movement, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Move():
                return moved(outlook(rules, table, power), table, order)
            case Load():
                return load(outlook(rules, table, power), table, order)
            case Offload():
                return offload(outlook(rules, table, power), table, order)
        return ended(table, frame, power) or close_movement(rules, table, tell)


# Moving


def move_problems(view: Outlook, table: Table, order: Move) -> list[Problem]:
    """Every reason why units may not take a route."""
    if len(order.route) < 2:
        return [Problem("no-route", "", "A move names at least two spaces", "RB-SPACE-01")]
    chosen = _chosen(view, table, order)
    if isinstance(chosen, list):
        return chosen
    view.chosen = (table, order, chosen)
    return []


def moved(view: Outlook, table: Table, order: Move) -> Table:
    """The table with the units moved."""
    known = view.chosen
    chosen = known[2] if known and known[0] is table and known[1] is order else _chosen(view, table, order)
    assert not isinstance(chosen, list)
    left, marching = chosen
    start, end, power = order.route[0], order.route[-1], view.power
    there = (left if start == end else table.force(end, power)).copy()
    for piece, number in marching.items():
        route = (piece.route or (start,)) + order.route[1:]
        arrived = Piece(piece.kind, piece.damaged, piece.cargo, route)
        there[arrived] = there.get(arrived, 0) + number
    units = relocated(table.units, power, {start: left, end: there})
    view.trace = (table.units, units, [start, end])
    return table.but(units=units)


def _chosen(view: Outlook, table: Table, order: Move) -> tuple[Force, Force] | list[Problem]:
    """The force left behind and the pieces that move, or every reason why not."""
    start, power = order.route[0], view.power
    force = table.force(start, power)
    if len(order.units) == 1:
        plain = order.units[0]
        fresh = FRESH[plain.kind]
        # Units that have done nothing go first, and most orders need no others.
        if force.get(fresh, 0) >= plain.number and is_meant(plain, fresh, power):
            if view.is_lawful(order.route, fresh):
                return minus(force, fresh, plain.number), {fresh: plain.number}
    marching: Force = {}
    problems: list[Problem] = []
    # Items that name their cargo choose first, so that the others leave them what they need.
    for item in sorted(order.units, key=lambda item: item.cargo is None):
        wanted = item.number
        if item.cargo is not None:
            force = _stowed(view, force, item, order.route)
        fitting = [piece for piece in force if piece.kind == item.kind and is_meant(item, piece, power)]
        if len(fitting) > 1:
            fitting.sort(key=_readiness)
        for piece in fitting:
            number = min(wanted, force.get(piece, 0))
            if number == 0 or not view.is_lawful(order.route, piece):
                continue
            if is_committed(piece):
                number = 0
                while number < wanted and force.get(piece):
                    freed = released(view, force, power, piece)
                    if freed is None:
                        break
                    force = freed
                    free = uncommitted(piece, power)
                    force = minus(force, free)
                    marching = plus(marching, free)
                    number += 1
            else:
                force = minus(force, piece, number)
                marching = plus(marching, piece, number)
            wanted -= number
        if wanted:
            problems += _why_not(view, table.force(start, power), item, order.route)
    return problems or (force, marching)


def _readiness(piece: Piece) -> tuple[bool, int, int, object]:
    """Which pieces go first: those free to go, empty transports, those that have done least."""
    return is_committed(piece), len(piece.cargo), len(piece.route), rank(piece)


def _stowed(view: Outlook, force: Force, item: Item, route: Route) -> Force:
    """The force with what was loaded this turn stowed so that a transport carries what an item names."""
    free = [piece for piece in each(force) if piece.kind == "transport" and not is_committed(piece)]
    able = [piece for piece in free if view.is_lawful(route, piece)]
    if item.kind != "transport" or any(is_meant(item, piece, view.power) for piece in able):
        return force
    manifest = tuple(
        (unit.kind, unit.owner or view.power) for unit in item.cargo or () for _ in range(unit.number)
    )
    ships = carrying(able, view.power, manifest)
    if ships is None:
        return force
    for piece in able:
        force = minus(force, piece)
    return merged(force, tally(ships))


def is_meant(item: Item, piece: Piece, power: Power) -> bool:
    """Whether an item of an order can mean a piece of a power; cargo in brackets picks among transports."""
    if piece.kind != item.kind or piece.damaged != (item.state == "damaged"):
        return False
    if item.state not in ("", "damaged") or item.owner not in (None, power):
        return False
    if item.cargo is None:
        return True
    return cargo_items(piece.cargo, power) == _named_cargo(item.cargo, power)


@lru_cache(maxsize=1 << 12)
def _named_cargo(items: Items, power: Power) -> Items:
    """What stands in brackets, as the engine itself would write it."""
    return cargo_items(tuple(Cargo(u.kind, u.owner or power) for u in items for _ in range(u.number)), power)


def _why_not(view: Outlook, force: Force, item: Item, route: Route) -> list[Problem]:
    """Why not enough units could be found for an item of a move."""
    start, power = route[0], view.power
    name = f"damaged {item.kind}" if item.state == "damaged" else item.kind
    fitting = [piece for piece in force if is_meant(item, piece, power)]
    there = sum(force[piece] for piece in fitting)
    if there < item.number:
        sentence = f"{power} has {there} {name} in {start}, not {item.number}"
        if item.owner not in (None, power):
            sentence = f"{power} moves only its own units"
        elif start in ZONES and item.kind in ARMY_KINDS:
            sentence += "; units aboard a transport sail with it and offload"
        problem = Problem("too-many", start, sentence, "RB-TURN-01", ("RB-FTR-04", "RB-TRANS-09"))
        at_home = (start in ZONES) == (item.kind not in ARMY_KINDS)
        return [problem, *(view.route_problems(route, FRESH[item.kind]) if at_home else ())]
    able = sum(force[p] for p in fitting if view.is_lawful(route, p) and not is_committed(p))
    # The piece that came nearest to being allowed tells most.
    reasons = [
        view.route_problems(route, piece)
        + (
            [Problem("landing", start, "A transport with a declared landing sails no more", "RB-TRANS-07")]
            if is_committed(piece)
            else []
        )
        for piece in fitting
    ]
    told = min((found for found in reasons if found), key=len, default=[])
    if able:
        sentence = f"Only {able} {name} in {start} can still do this, not {item.number}"
        return [Problem("too-many", start, sentence, told[0].rule if told else "RB-TURN-01"), *told]
    return list(dict.fromkeys(told))


# The end of the phase


def end_problems(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """Everything that must be mended before a power can end its movement phase."""
    view = outlook(rules, table, power)
    declared = landings(table, power)
    lacking = [
        space
        for space, stacks in table.units.items()
        if power in stacks
        and space in TERRITORIES
        and not any(piece.kind in view.company for piece in stacks[power])
    ]
    return [
        *_infantry_problems(view, table, declared, lacking),
        *_adrift_problems(view, table),
        *escort_problems(view, table),
        *_submarine_problems(view, table, declared),
        *_duty_problems(view, table, declared),
    ]


def _may_end(view: Outlook, table: Table, listing: Listing) -> bool:
    """Whether the phase can end as it is; what the listing knows is not searched for again."""
    if listing.is_hopeless(view.lacking):
        return False
    declared: Landings = {}
    if listing.lacking or listing.landing:
        declared = landings(table, view.power, listing.landing)
        if any(_infantry_problems(view, table, declared, listing.lacking)):
            return False
        if any(_submarine_problems(view, table, declared)):
            return False
    return not _duty_problems(view, table, declared)


def _duty_problems(view: Outlook, table: Table, declared: Landings) -> list[Problem]:
    """What has no bearing on armies and escorts: shared land, and the duties of the ruleset."""
    problems = list(_shared_problems(view, table, declared)) if table.revolution == "accepted" else []
    for duty in view.rules.duties:
        problems += duty(view.rules, table, view.power)
    return problems


def _infantry_problems(
    view: Outlook, table: Table, declared: Landings, lacking: Collection[Space]
) -> Iterator[Problem]:
    """What armies lack; `lacking` are the territories in which the power has units and no infantry.

    Without the rule of infantry only fighters that are no land units need company.
    """
    power = view.power
    ashore = _ashore(view, declared)
    for territory in lacking:
        force = table.force(territory, power)
        if view.company.isdisjoint(ashore.get(territory, ())):
            if not _is_stranded(view, table, territory):
                yield _no_infantry(territory, force)
        elif view.rules.infantry_required and any(p.route and p.kind in LAND_UNITS for p in force):
            sentence = f"Units enter {territory} by land and by sea: an infantry must come by land"
            yield Problem("infantry-by-land", territory, sentence, "RB-INF-04", ("TR-AMPHC-01",))
    for territory, kinds in ashore.items():
        if view.company.isdisjoint(kinds) and not table.force(territory, power):
            yield _no_infantry(territory, {})


def _ashore(view: Outlook, declared: Landings) -> dict[Space, list[Kind]]:
    """What the end of the phase itself lands, by territory: from friendly zones, not after a battle (C-105)."""
    ashore: dict[Space, list[Kind]] = {}
    for (territory, zone), units in declared.items():
        landing = [unit.kind for _, unit in units if not unit.after_battle]
        if landing and not view.is_hostile(zone):
            ashore.setdefault(territory, []).extend(landing)
    return ashore


def _is_stranded(view: Outlook, table: Table, territory: Space) -> bool:
    """Whether an army has lacked infantry since the turn began and no order that is left could mend that.

    That can be only where cargo was returned by a mine to land that its infantry had left (RB-MINE-05).
    """
    force = table.force(territory, view.power)
    if force != view.dawn.units.get(territory, {}).get(view.power):
        return False
    for _, order in listed(view, table).lines():
        match order:
            case Move():
                if territory in (order.route[0], order.route[-1]) or order.units[0].kind == "transport":
                    return False
            case Load() | Offload():
                return False
    return True


def _no_infantry(territory: Space, force: Force) -> Problem:
    if force and all(piece.kind == "fighter" for piece in force):
        sentence = f"Fighters in {territory} need land units of their own power, an infantry among them"
        return Problem("fighter-alone", territory, sentence, "RB-FTR-03", ("RB-INF-01", "RB-INF-02"))
    sentence = f"An army needs an infantry of its own in {territory}"
    return Problem("no-infantry", territory, sentence, "RB-INF-01", ("RB-INF-02", "RB-INF-03"))


def _adrift_problems(view: Outlook, table: Table) -> Iterator[Problem]:
    for zone, stacks in table.units.items():
        if zone not in ZONES or view.power not in stacks:
            continue
        if any(piece.kind == "fighter" for piece in stacks[view.power]):
            sentence = f"A fighter over {zone} must still fly to a territory with land units of its power"
            yield Problem("fighter-alone", zone, sentence, "RB-FTR-03")


def escort_problems(view: Outlook, table: Table) -> list[Problem]:
    """The transports of a power that have sailed into hostile zones without an escort."""
    return [
        Problem(
            "no-escort",
            zone,
            f"A transport in hostile {zone} needs a warship of its own power with it"
            if not view.rules.escorts_shared
            else f"A transport of {view.power} in hostile {zone} needs a warship of its side with it",
            "RB-TRANS-01",
        )
        for zone, stacks in table.units.items()
        if zone in ZONES and view.power in stacks and is_unescorted(view, table, zone)
    ]


def _submarine_problems(view: Outlook, table: Table, declared: Landings) -> Iterator[Problem]:
    power = view.power
    for (territory, zone), units in declared.items():
        if view.is_hostile(zone) or all(unit.after_battle for _, unit in units):
            continue
        assault = view.status(territory) in ("hostile", "neutral")
        if assault and has_enemy_submarine(table, power, zone):
            if not has_warship(table, (power,), zone):
                sentence = f"An assault past enemy submarines in {zone} needs an own warship there"
                yield Problem("submarines", zone, sentence, "RB-TRANS-12")


def _shared_problems(view: Outlook, table: Table, declared: Landings) -> Iterator[Problem]:
    """RB-REV-12: the Central Powers keep an infantry in every territory that they share with Russia."""
    if SIDE[view.power] != "central":
        return
    for territory in view.dawn.units:
        if territory in TERRITORIES and view.status(territory) == "shared":
            stacks = table.stacks(territory)
            kept = any(count(f, "infantry") for p, f in stacks.items() if SIDE[p] == "central")
            if not kept and "infantry" not in _ashore(view, declared).get(territory, ()):
                sentence = f"The Central Powers must keep an infantry in shared {territory}"
                yield Problem("shared", territory, sentence, "RB-REV-12")


def duty_in_serbia(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """RB-POL-01: on its first turn Austria-Hungary attacks Serbia, if it has any infantry that can."""
    if table.round != 1 or power != "austria-hungary":
        return []
    view = outlook(rules, table, power)
    if view.status("Serbia") != "hostile" or count(table.force("Serbia", power), *LAND_UNITS):
        return []
    infantry = Piece("infantry")
    could = any(
        view.table.force(start, power).get(infantry) and view.is_lawful((start, "Serbia"), infantry)
        for start in TERRITORIES["Serbia"].land
    )
    if not could:
        return []
    sentence = "Austria-Hungary must attack Serbia on its first turn"
    return [Problem("duty", "Serbia", sentence, "RB-POL-01")]
