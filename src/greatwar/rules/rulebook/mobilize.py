"""Phase 4, Mobilize New Units (RB-NEWU, RB-INF-06)."""

from functools import lru_cache

from msgspec.structs import replace

from greatwar.board import BASES, CAPITAL, POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.events import Refunded
from greatwar.frames import Mobilize
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import End, Item, Order, Place, Replace
from greatwar.pieces import KINDS, SHIPS, Kind, Piece, count, minus, plus
from greatwar.problems import Problem
from greatwar.questions import AskReplace
from greatwar.rules.chapters import Purchases
from greatwar.rules.rulebook.phases import awaited, begin_next, ended, orders_asked
from greatwar.rules.rulebook.purchase import cost
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_controller
from greatwar.table import Table


def shipyards(table: Table, power: Power) -> tuple[Space, ...]:
    """The zones in which a power may place new ships (RB-NEWU-04, 07).

    Their bases are in territories it originally controlled and have been its own since the turn began.
    """
    dawn = table.at_dawn()
    zones = [
        zone
        for zone, territory in _POSSIBLE_BASES[power]
        if table.original(territory) == power
        and base_controller(dawn, territory) == power
        and base_controller(table, territory) == power
    ]
    return tuple(dict.fromkeys(zones))


_POSSIBLE_BASES: dict[Power, list[tuple[Space, Space]]] = {
    power: [
        (zone, territory)
        for zone, territories in BASES.items()
        for territory in territories
        if TERRITORIES[territory].owner == power
    ]
    for power in POWERS
}
"""The bases in the territories that carry a power's emblem, by zone; no minor power has one."""


def barracks(rules: Ruleset, table: Table, power: Power) -> tuple[Space, ...]:
    """The territories in which a power may place new land units and fighters (RB-NEWU-02, 03)."""
    others = (
        territory
        for territory in rules.economy.mobilization_places.get(power, ())
        if (holder := table.controller(territory)) is None or SIDE[holder] == SIDE[power]
    )
    return (CAPITAL[power], *others)


class MobilizeStep(Step[Mobilize]):
    """The mobilize phase: new land units in the capital, ships at original bases, infantry where it is missing."""

    def asks(self, rules: Ruleset, table: Table, frame: Mobilize) -> Asked:
        if frame.closing is None:
            return orders_asked(table, frame, "mobilize")
        kinds = exchangeable(frame) if frame.lacking else ()
        if len(kinds) > 1:
            return {frame.closing: AskReplace(frame.lacking[0], kinds)}
        return None

    def legal(self, rules: Ruleset, table: Table, frame: Mobilize) -> list[Line]:
        if frame.closing is not None:
            power, place = frame.closing, frame.lacking[0]
            return [(power, Replace(kind, place)) for kind in exchangeable(frame)]
        lines: list[Line] = []
        for power in awaited(table, frame):
            found: list[Line] = []
            for kind in table.bought.get(power, {}):
                found += single_places(power, kind, self.places(rules, table, frame, power, kind))
            lines += found or [(power, End())]
        return lines

    def places(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, kind: Kind
    ) -> tuple[Space, ...]:
        """Where a power may place one more new unit of a kind."""
        return tuple(
            space
            for space in self.possible(rules, table, power, kind)
            if not self.limits(rules, table, frame, power, {kind: 1}, space)
        )

    def possible(self, rules: Ruleset, table: Table, power: Power, kind: Kind) -> tuple[Space, ...]:
        """Where a power may place new units of a kind at all: not if its capital is lost (RB-CAP-03)."""
        if not table.earns(power):
            return ()
        return shipyards(table, power) if kind in SHIPS else barracks(rules, table, power)

    def limits(
        self,
        rules: Ruleset,
        table: Table,
        frame: Mobilize,
        power: Power,
        wanted: Purchases,
        space: Space,
    ) -> list[Problem]:
        """Why so many new units may not be placed in a space where each kind might be: there is no limit here."""
        return []

    def check(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order
    ) -> list[Problem]:
        if frame.closing is not None:
            if not isinstance(order, Replace):
                return [wrong_order(table, power, order)]
            if (power, order) in self.legal(rules, table, frame):
                return []
            place = frame.lacking[0]
            sentence = f"A unit mobilized this turn in {place} is exchanged for an infantry"
            return [Problem("not-a-choice", place, sentence, "RB-INF-06")]
        match order:
            case Place():
                return self.place_problems(rules, table, frame, power, order)
            case End():
                return self.end_problems(rules, table, frame, power)
        return [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Place():
                return self.placed(table, frame, power, order)
            case Replace():
                return _replaced(table, frame, order.unit)
        table, lacking = self.refunded(rules, table, frame, power, tell)
        return table.top(replace(frame, closing=power, lacking=lacking))

    def proceed(self, rules: Ruleset, table: Table, frame: Mobilize, tell: Tell) -> Table:
        power = frame.closing
        assert power is not None
        if frame.lacking:
            (kind,) = exchangeable(frame)
            return _replaced(table, frame, kind)
        frame = replace(frame, closing=None)
        return ended(table, frame, power) or begin_next(rules, table, Mobilize, tell)

    def place_problems(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Place
    ) -> list[Problem]:
        """Every reason why units may not be placed in a space."""
        waiting = table.bought.get(power, {})
        problems = []
        wanted: Purchases = {}
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
            if order.space not in self.possible(rules, table, power, kind):
                problems.append(self.wrong_place(kind, order.space))
        return problems or self.limits(rules, table, frame, power, wanted, order.space)

    def wrong_place(self, kind: Kind, space: Space) -> Problem:
        """The refusal of a space in which new units of a kind are never placed."""
        if kind in SHIPS:
            sentence = f"New ships go to zones of original naval bases held since the turn began, not {space}"
            return Problem("no-base", space, sentence, "RB-NEWU-04", ("TR-NEWU-01", "RB-SPACE-14"))
        sentence = f"New land units and fighters are not mobilized in {space}"
        return Problem("wrong-place", space, sentence, "RB-NEWU-02", ("RB-NEWU-03", "TR-NEWU-01"))

    def end_problems(self, rules: Ruleset, table: Table, frame: Mobilize, power: Power) -> list[Problem]:
        """RB-NEWU-01: what can be placed must be placed."""
        open_places = {
            kind: self.places(rules, table, frame, power, kind) for kind in table.bought.get(power, {})
        }
        return [
            Problem(
                "unplaced",
                open_places[kind][0],
                f"{number} new {kind} must still be placed",
                "RB-NEWU-01",
                ("TR-NEWU-01",),
            )
            for kind, number in table.bought.get(power, {}).items()
            if open_places[kind]
        ]

    def placed(self, table: Table, frame: Mobilize, power: Power, order: Place) -> Table:
        """The table with new units on the board."""
        space = order.space
        waiting = dict(table.bought[power])
        force = table.force(space, power)
        for item in order.units:
            waiting[item.kind] -= item.number
            force = plus(force, Piece(item.kind), item.number)
        left = {kind: number for kind, number in waiting.items() if number}
        bought = {other: units for other, units in table.bought.items() if other != power}
        if left:
            bought[power] = left
        table = table.with_force(space, power, force).but(bought=bought)
        return table.top(noted(frame, power, order))

    def refunded(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, tell: Tell
    ) -> tuple[Table, tuple[Space, ...]]:
        """The table with what could not be placed paid back, and the territories that lack infantry."""
        unplaced = table.bought.get(power, {})
        if unplaced:
            refund = cost(rules, unplaced)
            tell(Refunded(power, refund))
            bought = {other: units for other, units in table.bought.items() if other != power}
            treasury = table.treasury | {power: table.treasury[power] + refund}
            table = table.but(bought=bought, treasury=treasury)
        if not rules.movement.infantry_required:
            return table, ()
        lacking = sorted(
            space
            for space, placed in frame.placed.get(power, {}).items()
            if space in TERRITORIES
            and not placed.keys() <= {"battleship"}
            and not count(table.force(space, power), "infantry")
        )
        return table, tuple(lacking)


def exchangeable(frame: Mobilize) -> tuple[Kind, ...]:
    """The kinds of new units of which one is exchanged for the missing infantry; hulls are not among them."""
    assert frame.closing is not None
    placed = frame.placed[frame.closing][frame.lacking[0]]
    return tuple(kind for kind in KINDS if kind in placed and kind not in SHIPS)


@lru_cache(maxsize=1 << 10)
def single_places(power: Power, kind: Kind, spaces: tuple[Space, ...]) -> tuple[Line, ...]:
    """The orders to place one unit in each of these spaces, with the power that gives them."""
    return tuple((power, Place((Item(1, kind),), space)) for space in spaces)


def noted(frame: Mobilize, power: Power, order: Place) -> Mobilize:
    """The phase with what has been placed written down."""
    for item in order.units:
        frame = _written(frame, power, order.space, {item.kind: item.number})
    return frame


def _written(frame: Mobilize, power: Power, space: Space, more: dict[Kind, int]) -> Mobilize:
    mine = frame.placed.get(power, {})
    here = dict(mine.get(space, {}))
    for kind, number in more.items():
        here[kind] = here.get(kind, 0) + number
    kept = {kind: number for kind, number in here.items() if number}
    return replace(frame, placed=frame.placed | {power: mine | {space: kept}})


def _replaced(table: Table, frame: Mobilize, kind: Kind) -> Table:
    """RB-INF-06: a unit mobilized this turn is exchanged for an infantry without refund."""
    place, power = frame.lacking[0], frame.closing
    assert power is not None
    force = minus(table.force(place, power), Piece(kind))
    table = table.with_force(place, power, plus(force, Piece("infantry")))
    frame = _written(frame, power, place, {kind: -1, "infantry": 1})
    return table.top(replace(frame, lacking=frame.lacking[1:]))
