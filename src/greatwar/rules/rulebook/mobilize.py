"""Phase 4, Mobilize New Units (RB-NEWU, RB-INF-06)."""

from functools import lru_cache

from msgspec.structs import replace

from greatwar.board import BASES, CAPITAL, POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.events import PhaseBegan, Refunded
from greatwar.frames import EndOfTurn, Income, Mobilize
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import End, Item, Order, Place, Replace
from greatwar.pieces import KINDS, SHIPS, Kind, Piece, count, minus, plus
from greatwar.problems import Problem
from greatwar.questions import AskOrders, AskReplace, Question
from greatwar.rules.rulebook.purchase import cost
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_controller
from greatwar.table import Table


def shipyards(table: Table, power: Power) -> tuple[Space, ...]:
    """The zones in which a power may place new ships (RB-NEWU-04, 07).

    Their bases are in territories it originally controlled and have been its own since the turn began.
    """
    dawn = table.but(units=table.dawn.units, control=table.dawn.control)
    zones = [
        zone
        for zone, territory in _PRINTED_BASES[power]
        if table.original(territory) == power
        and base_controller(dawn, territory) == power
        and base_controller(table, territory) == power
    ]
    return tuple(dict.fromkeys(zones))


_PRINTED_BASES: dict[Power, list[tuple[Space, Space]]] = {
    power: [
        (zone, territory)
        for zone, territories in BASES.items()
        for territory in territories
        if TERRITORIES[territory].owner == power
    ]
    for power in POWERS
}
"""The bases in the territories that carry a power's emblem, by zone."""


def barracks(rules: Ruleset, table: Table, power: Power) -> tuple[Space, ...]:
    """The territories in which a power may place new land units and fighters (RB-NEWU-02, 03)."""
    others = (
        territory
        for territory in rules.mobilization_places.get(power, ())
        if (holder := table.controller(territory)) is None or SIDE[holder] == SIDE[power]
    )
    return (CAPITAL[power], *others)


def places(rules: Ruleset, table: Table, power: Power, kind: Kind) -> tuple[Space, ...]:
    """Where a power may place a new unit: nowhere while its capital is lost (RB-CAP-03)."""
    if power in table.lost_capital:
        return ()
    return shipyards(table, power) if kind in SHIPS else barracks(rules, table, power)


_ASKS: dict[Power, dict[Power, Question]] = {power: {power: AskOrders("mobilize")} for power in POWERS}


class MobilizeStep(Step[Mobilize]):
    """Orders of the mobilize phase."""

    def asks(self, rules: Ruleset, table: Table, frame: Mobilize) -> Asked:
        if not frame.lacking:
            return _ASKS[table.turn]
        kinds = tuple(frame.placed[frame.lacking[0]])
        if len(kinds) > 1:
            return {table.turn: AskReplace(frame.lacking[0], kinds)}
        return None

    def legal(self, rules: Ruleset, table: Table, frame: Mobilize) -> list[Line]:
        power = table.turn
        if frame.lacking:
            place = frame.lacking[0]
            return [(power, Replace(kind, place)) for kind in KINDS if kind in frame.placed[place]]
        waiting = table.bought.get(power, {})
        lines: list[Line] = []
        for kind in waiting:
            lines += single_places(power, kind, places(rules, table, power, kind))
        if not lines:
            lines.append((power, End()))
        return lines

    def check(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order
    ) -> list[Problem]:
        if frame.lacking:
            if not isinstance(order, Replace):
                return [wrong_order(table, power, order)]
            if (power, order) in self.legal(rules, table, frame):
                return []
            place = frame.lacking[0]
            sentence = f"A unit mobilized this turn in {place} is exchanged for an infantry"
            return [Problem("not-a-choice", place, sentence, "RB-INF-06")]
        match order:
            case Place():
                return place_problems(rules, table, order)
            case End():
                return end_problems(rules, table)
        return [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Place():
                return _placed(table, frame, order)
            case Replace():
                return _replaced(table, frame, order.unit, tell)
        return _closed(rules, table, frame, tell)

    def proceed(self, rules: Ruleset, table: Table, frame: Mobilize, tell: Tell) -> Table:
        (kind,) = frame.placed[frame.lacking[0]]
        return _replaced(table, frame, kind, tell)


@lru_cache(maxsize=1 << 10)
def single_places(power: Power, kind: Kind, spaces: tuple[Space, ...]) -> tuple[Line, ...]:
    """The orders to place one unit in each of these spaces, with the power that gives them."""
    return tuple((power, Place((Item(1, kind),), space)) for space in spaces)


def place_problems(rules: Ruleset, table: Table, order: Place) -> list[Problem]:
    """Every reason why units may not be placed in a space."""
    power = table.turn
    waiting = table.bought.get(power, {})
    problems = []
    wanted: dict[Kind, int] = {}
    for item in order.units:
        wanted[item.kind] = wanted.get(item.kind, 0) + item.number
        if item.state or item.cargo is not None or item.owner not in (None, power):
            problems.append(
                Problem("not-new", order.space, "Only units bought this turn are placed", "RB-NEWU-01")
            )
    for kind, number in wanted.items():
        have = waiting.get(kind, 0)
        if have < number:
            sentence = f"{power} has {have} new {kind} to place, not {number}"
            problems.append(Problem("too-many", order.space, sentence, "RB-NEWU-01"))
        if order.space not in places(rules, table, power, kind):
            problems.append(_wrong_place(kind, order.space))
    return problems


def _wrong_place(kind: Kind, space: Space) -> Problem:
    if kind in SHIPS:
        sentence = f"New ships go to zones of original naval bases held since the turn began, not {space}"
        return Problem("no-base", space, sentence, "RB-NEWU-04", ("TR-NEWU-01", "RB-SPACE-14"))
    sentence = f"New land units and fighters are not mobilized in {space}"
    return Problem("wrong-place", space, sentence, "RB-NEWU-02", ("RB-NEWU-03", "TR-NEWU-01"))


def end_problems(rules: Ruleset, table: Table) -> list[Problem]:
    """RB-NEWU-01: what can be placed must be placed."""
    power = table.turn
    return [
        Problem(
            "unplaced",
            places(rules, table, power, kind)[0],
            f"{number} new {kind} must still be placed",
            "RB-NEWU-01",
            ("TR-NEWU-01",),
        )
        for kind, number in table.bought.get(power, {}).items()
        if places(rules, table, power, kind)
    ]


def _placed(table: Table, frame: Mobilize, order: Place) -> Table:
    power, space = table.turn, order.space
    waiting = dict(table.bought[power])
    force = table.force(space, power)
    here = dict(frame.placed.get(space, {}))
    for item in order.units:
        waiting[item.kind] -= item.number
        force = plus(force, Piece(item.kind), item.number)
        here[item.kind] = here.get(item.kind, 0) + item.number
    left = {kind: number for kind, number in waiting.items() if number}
    bought = {other: units for other, units in table.bought.items() if other != power}
    if left:
        bought[power] = left
    table = table.with_force(space, power, force).but(bought=bought)
    return table.top(Mobilize(frame.placed | {space: here}))


def _closed(rules: Ruleset, table: Table, frame: Mobilize, tell: Tell) -> Table:
    """The table after the phase: ships without a base are paid back, missing infantry is replaced."""
    power = table.turn
    unplaced = table.bought.get(power, {})
    if unplaced:
        refund = cost(rules, unplaced)
        tell(Refunded(power, refund))
        bought = {other: units for other, units in table.bought.items() if other != power}
        table = table.but(bought=bought, treasury=table.treasury | {power: table.treasury[power] + refund})
    lacking = tuple(
        sorted(
            space
            for space in frame.placed
            if space in TERRITORIES and not count(table.force(space, power), "infantry")
        )
    )
    return _next(table, replace(frame, lacking=lacking), tell)


def _replaced(table: Table, frame: Mobilize, kind: Kind, tell: Tell) -> Table:
    """RB-INF-06: a unit mobilized this turn is exchanged for an infantry without refund."""
    place = frame.lacking[0]
    force = minus(table.force(place, table.turn), Piece(kind))
    table = table.with_force(place, table.turn, plus(force, Piece("infantry")))
    return _next(table, replace(frame, lacking=frame.lacking[1:]), tell)


def _next(table: Table, frame: Mobilize, tell: Tell) -> Table:
    if frame.lacking:
        return table.top(frame)
    if table.turn in table.lost_capital:
        return table.but(frames=(EndOfTurn(),))
    tell(PhaseBegan(table.turn, "income"))
    return table.but(frames=(Income(),))
