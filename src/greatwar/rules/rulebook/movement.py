"""Phase 2, Movement: orders to move, load and land."""

from collections.abc import Sequence
from functools import lru_cache

from greatwar.board import ZONES, Power, Space
from greatwar.frames import Movement
from greatwar.kernel import Asked, Kept, Line, Step, Tell
from greatwar.orders import End, Item, Items, Load, Move, Offload, Order, Rail, Route
from greatwar.pieces import (
    ARMY_KINDS,
    FRESH,
    Cargo,
    Force,
    Piece,
    each,
    merged,
    minus,
    plus,
    rank,
    tally,
)
from greatwar.problems import Problem
from greatwar.rules.outlook import Outlook, outlook
from greatwar.rules.refusals import too_few, units_of, wrong_phase
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.rules.rulebook.closing import close_movement
from greatwar.rules.rulebook.ending import end_problems, escort_problems, has_escorts
from greatwar.rules.rulebook.landings import (
    is_committed,
    offloaded,
    released,
    uncommitted,
)
from greatwar.rules.rulebook.lists import listed_since
from greatwar.rules.rulebook.phases import awaited, ended, orders_asked
from greatwar.rules.rulebook.railways import rail_problems, railed
from greatwar.rules.rulebook.stowage import carrying
from greatwar.rules.rulebook.transport import load, load_problems
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table, relocated
from greatwar.text.messages import Message
from greatwar.text.say import refusal

_END = End()


class MovementStep(Step[Movement]):
    """The movement phase: one power moves, loads and declares landings; all of it counts as simultaneous."""

    def asks(self, rules: Ruleset, table: Table, frame: Movement) -> Asked:
        return orders_asked(table, frame, "movement")

    def legal(self, rules: Ruleset, table: Table, frame: Movement) -> list[Line]:
        return self.legal_since(rules, table, frame, None, None, None)[0]

    def legal_of(self, rules: Ruleset, table: Table, frame: Movement, power: Power) -> list[Line]:
        """The lawful orders of one power."""
        return self.legal_since(rules, table, frame, None, None, power)[0]

    def legal_since(
        self,
        rules: Ruleset,
        table: Table,
        frame: Movement,
        kept: Kept,
        orders: Sequence[Order] | None,
        power: Power | None,
    ) -> tuple[list[Line], Kept]:
        powers = awaited(table, frame) if power is None else (power,)
        lists = listed_since(rules, table, powers, frame.ended, kept, orders)
        lines: list[Line] = []
        in_order = not frame.ended or self._is_in_order(rules, table, frame)
        for mover in powers:
            page = lists.pages[mover]
            if page.lines is not None:
                lines += page.lines
            else:
                for listed in page.listing.orders:
                    lines += listed
            if page.may_end and in_order:
                lines.append((mover, _END))
        return lines, lists

    def _is_in_order(self, rules: Ruleset, table: Table, frame: Movement) -> bool:
        """Whether the transports of all powers that have ended the phase still have their escorts."""
        return all(has_escorts(outlook(rules, table, other), table) for other in frame.ended)

    def _left_by_others(self, rules: Ruleset, table: Table, frame: Movement, power: Power) -> list[Problem]:
        """Who ends the phase answers for escorts that have left the transports of friends who have ended it."""
        if not frame.ended:
            return []
        views = [outlook(rules, table, other) for other in frame.ended if other != power]
        return [problem for view in views for problem in escort_problems(view, table)]

    def check(
        self, rules: Ruleset, table: Table, frame: Movement, power: Power, order: Order
    ) -> list[Problem]:
        match order:
            case Move():
                return move_problems(outlook(rules, table, power), table, order)
            case Load():
                return load_problems(outlook(rules, table, power), table, order)
            case Offload():
                return _problems(offloaded(outlook(rules, table, power), table, order))
            case End():
                return end_problems(rules, table, power) + self._left_by_others(rules, table, frame, power)
            case Rail():
                return rail_problems(outlook(rules, table, power), table, order)
        return [wrong_phase(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Movement, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Move():
                return _lawful(moved(outlook(rules, table, power), table, order))
            case Load():
                return load(outlook(rules, table, power), table, order)
            case Offload():
                return _lawful(offloaded(outlook(rules, table, power), table, order))
            case Rail():
                return railed(rules, table, power, order)
        return ended(table, frame, power) or close_movement(rules, table, tell)

    def obey(
        self, rules: Ruleset, table: Table, frame: Movement, power: Power, order: Order, tell: Tell
    ) -> Table | list[Problem]:
        match order:
            case Move():
                return moved(outlook(rules, table, power), table, order)
            case Offload():
                return offloaded(outlook(rules, table, power), table, order)
        return super().obey(rules, table, frame, power, order, tell)


def _problems(found: Table | list[Problem]) -> list[Problem]:
    return found if isinstance(found, list) else []


def _lawful(found: Table | list[Problem]) -> Table:
    assert not isinstance(found, list), "an order is checked before it is taken"
    return found


# Moving


def move_problems(view: Outlook, table: Table, order: Move) -> list[Problem]:
    """Every reason why units may not take a route."""
    chosen = _chosen(view, table, order)
    return chosen if isinstance(chosen, list) else []


def moved(view: Outlook, table: Table, order: Move) -> Table | list[Problem]:
    """The table with the units moved, or every reason why they may not."""
    chosen = _chosen(view, table, order)
    if isinstance(chosen, list):
        return chosen
    left, marching = chosen
    start, end, power = order.route[0], order.route[-1], view.power
    there = (left if start == end else table.force(end, power)).copy()
    for piece, number in marching.items():
        route = (piece.route or (start,)) + order.route[1:]
        arrived = Piece(piece.kind, piece.damaged, piece.cargo, route)
        there[arrived] = there.get(arrived, 0) + number
    return table.but(units=relocated(table.units, power, {start: left, end: there}))


def _chosen(view: Outlook, table: Table, order: Move) -> tuple[Force, Force] | list[Problem]:
    """The force left behind and the pieces that move, or every reason why not."""
    if len(order.route) < 2:
        return [Problem("no-route", view.power, refusal.no_route(), "RB-SPACE-01")]
    start, power = order.route[0], view.power
    force = table.force(start, power)
    if len(order.units) == 1:
        plain = order.units[0]
        fresh = FRESH[plain.kind]
        # Units that have done nothing go first, and most orders need no others.
        if (
            force.get(fresh, 0) >= plain.number
            and not (plain.state or plain.cargo)
            and plain.owner in (None, power)
        ):
            if view.is_lawful(order.route, fresh):
                return minus(force, fresh, plain.number), {fresh: plain.number}
    marching: Force = {}
    problems: list[Problem] = []
    # Items that name their cargo choose first, so that the others leave them what they need.
    items = sorted(order.units, key=lambda item: item.cargo is None) if len(order.units) > 1 else order.units
    for item in items:
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
    ships = carrying(able, view.power, manifest, view.capacity)
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
    fitting = [piece for piece in force if is_meant(item, piece, power)]
    there = sum(force[piece] for piece in fitting)
    if there < item.number:
        if item.owner not in (None, power):
            message = refusal.only_own_units(power=power)
        elif start in ZONES and item.kind in ARMY_KINDS:
            message = _not_at_sea(power, there, item, start)
        else:
            message = too_few(power, there, item, start)
        problem = Problem("too-many", start, message, "RB-TURN-01", ("RB-FTR-04", "RB-TRANS-09"))
        at_home = (start in ZONES) == (item.kind not in ARMY_KINDS)
        return [problem, *(view.route_problems(route, FRESH[item.kind]) if at_home else ())]
    able = sum(force[p] for p in fitting if view.is_lawful(route, p) and not is_committed(p))
    # The piece that came nearest to being allowed tells most.
    reasons = [
        view.route_problems(route, piece)
        + (
            [Problem("landing", start, refusal.declared_landing(), "RB-TRANS-07")]
            if is_committed(piece)
            else []
        )
        for piece in fitting
    ]
    told = min((found for found in reasons if found), key=len, default=[])
    if able:
        units = units_of(item.kind, able, item.state)
        message = refusal.only_some_can(able=units, space=start, n=item.number)
        return [Problem("too-many", start, message, told[0].rule if told else "RB-TURN-01"), *told]
    return list(dict.fromkeys(told))


def _not_at_sea(power: Power, there: int, item: Item, zone: Space) -> Message:
    """That too few units, or none, are over a sea zone: those aboard transports do not move by themselves."""
    if not there:
        return refusal.has_none_at_sea(power=power, kind=item.kind, space=zone)
    units = units_of(item.kind, there)
    return refusal.has_too_few_at_sea(power=power, there=units, space=zone, n=item.number)
