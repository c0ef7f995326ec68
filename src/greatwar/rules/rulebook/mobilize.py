"""Phase 4, Mobilize New Units (RB-NEWU, SE-NEWU, RB-INF-06)."""

from functools import lru_cache

from msgspec.structs import replace

from greatwar.board import BASES, CAPITAL, POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.events import Refunded
from greatwar.frames import Mobilize
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import End, Item, Order, Place, Replace
from greatwar.pieces import KINDS, SHIPS, Kind, Piece, count, minus, plus
from greatwar.problems import Problem
from greatwar.questions import AskReplace
from greatwar.rules.chapters import Purchases
from greatwar.rules.refusals import units_of, wrong_phase
from greatwar.rules.rulebook.launching import launching
from greatwar.rules.rulebook.phases import awaited, begin_next, ended, orders_asked
from greatwar.rules.rulebook.purchase import cost
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_controller
from greatwar.table import Table
from greatwar.text.say import refusal

FULL_INDUSTRY = 2
"""With so many industrial complexes nothing is limited."""


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


_REGIONS: dict[Power, tuple[Space, ...]] = {
    power: tuple(
        name for name, land in TERRITORIES.items() if land.owner == power and land.kind == "regional"
    )
    for power in POWERS
}
"""The regional territories of each power."""


def barracks(rules: Ruleset, table: Table, power: Power, kind: Kind) -> tuple[Space, ...]:
    """The territories in which a power may place new land units and fighters (RB-NEWU-02, 03, SE-NEWU-01, 02)."""
    economy = rules.economy
    regions = _REGIONS[power] if economy.regions and kind == "infantry" else ()
    places = economy.mobilization_places.get(power, ())
    found = [land for land in (*regions, *places) if _is_ready(rules, table, power, land)]
    if economy.mobilize_contested or table.controller(CAPITAL[power]) == power:
        found.insert(0, CAPITAL[power])
    return tuple(dict.fromkeys(found))


def _is_ready(rules: Ruleset, table: Table, power: Power, land: Space) -> bool:
    """Whether units can be placed in a territory: in land of their power, of a friend at war, or contested land."""
    holder = table.controller(land)
    if not rules.economy.mobilize_contested or table.aloof(power):
        return holder == power
    if holder is None:
        return table.is_contested(land)
    return table.allied(power, holder) and land not in table.impassable


def slips(table: Table, power: Power) -> tuple[Space, ...]:
    """The territories in which a power may lay down a battleship (SE-NEWU-03)."""
    return tuple(
        land
        for land in (CAPITAL[power], *_REGIONS[power])
        if TERRITORIES[land].bases and table.controller(land) == power
    )


def have_room(rules: Ruleset, table: Table, power: Power, wanted: Purchases) -> bool:
    """Whether so many land units and fighters have room in the places of a power as the board is."""
    armies = sum(number for kind, number in wanted.items() if kind not in SHIPS)
    guns = armies - wanted.get("infantry", 0)
    rooms = {land: _room(rules, power, land) for land in barracks(rules, table, power, "infantry")}
    if None in rooms.values():
        return True
    for_guns = [rooms[land] or 0 for land in barracks(rules, table, power, "artillery")]
    return guns <= sum(for_guns) and armies <= sum(room or 0 for room in rooms.values())


def _room(rules: Ruleset, power: Power, land: Space) -> int | None:
    """How many units have room in a territory in a turn; nothing if that is not limited."""
    economy = rules.economy
    limit = economy.region_limit
    if land == CAPITAL[power]:
        limit = economy.capital_limit
    elif land in economy.mobilization_places.get(power, ()):
        limit = economy.place_limit
    if limit == "none":
        return None
    return rules.board.ipc[land] if limit == "ipc" else limit


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
        if kind == "battleship" and rules.economy.hulls:
            return slips(table, power)
        return shipyards(table, power) if kind in SHIPS else barracks(rules, table, power, kind)

    def limits(
        self,
        rules: Ruleset,
        table: Table,
        frame: Mobilize,
        power: Power,
        wanted: Purchases,
        space: Space,
    ) -> list[Problem]:
        """Why so many new units may not be placed in a space where each kind might be."""
        if space not in TERRITORIES:
            return []
        economy = rules.economy
        placed = frame.placed.get(power, {}).get(space, {})
        there = wanted | {kind: number + wanted.get(kind, 0) for kind, number in placed.items()}
        problems = []
        elsewhere = space in economy.mobilization_places.get(power, ())
        if elsewhere and economy.place_industry < FULL_INDUSTRY:
            problems += _industry_problems(economy.place_industry, space, there)
        if wanted.get("battleship", 0) + (space in table.hulls) > 1:
            problems.append(Problem("slip-taken", space, refusal.one_hull(territory=space), "SE-NEWU-04"))
        room = _room(rules, power, space)
        if room is not None:
            problems += _crowd_problems(space, there, room)
        return problems

    def check(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order
    ) -> list[Problem]:
        if frame.closing is not None:
            if (power, order) in self.legal(rules, table, frame):
                return []
            place = frame.lacking[0]
            return [Problem("not-a-choice", place, refusal.exchange_new_unit(territory=place), "RB-INF-06")]
        match order:
            case Place():
                return self.place_problems(rules, table, frame, power, order)
            case End():
                return self.end_problems(rules, table, frame, power)
        return [wrong_phase(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Place():
                return self.placed(table, frame, power, order)
            case Replace():
                return _replaced(table, frame, order.unit)
        table, lacking = self.refunded(rules, table, frame, power, tell)
        table = table.top(replace(frame, closing=power, lacking=lacking))
        return launching(table, (power,)) if table.hulls else table

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
                problems.append(Problem("not-new", order.space, refusal.only_new_units(), "RB-NEWU-01"))
        for kind, number in wanted.items():
            have = waiting.get(kind, 0)
            if have < number:
                message = refusal.new_none(power=power, kind=kind)
                if have:
                    message = refusal.new_too_few(power=power, there=units_of(kind, have), n=number)
                problems.append(Problem("too-many", order.space, message, "RB-NEWU-01"))
            if order.space not in self.possible(rules, table, power, kind):
                problems.append(
                    _not_now(rules, table, power, kind, order.space)
                    or self.wrong_place(rules, kind, order.space)
                )
        return problems or self.limits(rules, table, frame, power, wanted, order.space)

    def wrong_place(self, rules: Ruleset, kind: Kind, space: Space) -> Problem:
        """The refusal of a space in which new units of a kind are never placed."""
        if kind == "battleship" and rules.economy.hulls:
            return Problem("no-slip", space, refusal.no_slip(space=space), "SE-NEWU-03")
        if kind in SHIPS:
            message = refusal.no_base(space=space)
            return Problem("no-base", space, message, "RB-NEWU-04", ("TR-NEWU-01", "RB-SPACE-14"))
        if rules.economy.regions or not rules.economy.mobilize_contested:
            if not rules.economy.regions:
                message = refusal.uncontested_only(kind=kind, space=space)
            elif rules.economy.mobilize_contested:
                message = refusal.regions_only(kind=kind, space=space)
            else:
                message = refusal.uncontested_regions_only(kind=kind, space=space)
            return Problem("wrong-place", space, message, "SE-NEWU-01", ("SE-NEWU-02",))
        message = refusal.not_mobilized_there(space=space)
        return Problem("wrong-place", space, message, "RB-NEWU-02", ("RB-NEWU-03", "TR-NEWU-01"))

    def end_problems(self, rules: Ruleset, table: Table, frame: Mobilize, power: Power) -> list[Problem]:
        """RB-NEWU-01: what can be placed must be placed."""
        open_places = {
            kind: self.places(rules, table, frame, power, kind) for kind in table.bought.get(power, {})
        }
        return [
            Problem(
                "unplaced",
                open_places[kind][0],
                refusal.unplaced(units=units_of(kind, number)),
                "RB-NEWU-01",
                ("TR-NEWU-01",),
            )
            for kind, number in table.bought.get(power, {}).items()
            if open_places[kind]
        ]

    def placed(self, table: Table, frame: Mobilize, power: Power, order: Place) -> Table:
        """The table with new units on the board, or a battleship under construction."""
        space = order.space
        waiting = dict(table.bought[power])
        force = table.force(space, power)
        for item in order.units:
            waiting[item.kind] -= item.number
            if item.kind in SHIPS and space in TERRITORIES:
                table = table.but(hulls=table.hulls | {space: False})
            else:
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
            refund = cost(rules, refundable(rules, unplaced))
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


def _not_now(rules: Ruleset, table: Table, power: Power, kind: Kind, space: Space) -> Problem | None:
    """The refusal of a territory in which a power could place new units, were it not for who is or rules there."""
    economy = rules.economy
    regions = _REGIONS[power] if economy.regions and kind == "infantry" else ()
    places = (CAPITAL[power], *regions, *economy.mobilization_places.get(power, ()))
    if kind in SHIPS or space not in places or not table.earns(power):
        return None
    holder = table.controller(space)
    if table.is_contested(space):
        message = refusal.contested(space=space, power=power)
        return Problem("contested", space, message, "SE-NEWU-01", ("SE-NEWU-02",))
    if holder is None or SIDE[holder] == SIDE[power]:
        message = refusal.no_controller(space=space, power=power)
        if holder is not None:
            message = refusal.friend_controls(holder=holder, space=space, power=power)
        return Problem("not-controlled", space, message, "RB-NEWU-03", ("SE-NEWU-02",))
    message = refusal.enemy_controls(holder=holder, space=space, capital=CAPITAL[power])
    return Problem("enemy-controlled", space, message, "RB-NEWU-03", ("TR-NEWU-01",))


def refundable(rules: Ruleset, unplaced: Purchases) -> Purchases:
    """What is paid back of new units that cannot be placed (RB-NEWU-05)."""
    match rules.economy.refund:
        case "all":
            return unplaced
        case "ships":
            return {kind: number for kind, number in unplaced.items() if kind in SHIPS}
    return {}


def _industry_problems(level: int, space: Space, there: Purchases) -> list[Problem]:
    """SE-IND-05: a place with little industry makes as few different units in a turn as a power does."""
    others = {kind: number for kind, number in there.items() if kind != "infantry"}
    if level == 0 and sum(others.values()) > 1:
        message = refusal.place_without_industry(space=space)
    elif level == 1 and any(number > 1 for number in others.values()):
        message = refusal.place_with_one_complex(space=space)
    else:
        return []
    return [Problem("industry", space, message, "SE-IND-05", ("RM-IND-01",))]


def _crowd_problems(space: Space, there: Purchases, room: int) -> list[Problem]:
    """SE-NEWU-01, 02: places have room for as many units as they are worth, or for a number that is set."""
    if sum(number for kind, number in there.items() if kind not in SHIPS) <= room:
        return []
    message = refusal.full(n=room, space=space)
    return [Problem("full", space, message, "SE-NEWU-01", ("SE-NEWU-02",))]


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
