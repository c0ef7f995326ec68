"""Railways: a power moves land units any distance through friendly territory, a few times a turn (SE-RAIL, C-15)."""

from collections import deque
from collections.abc import Iterable
from itertools import pairwise

from greatwar.board import LAND_BORDERS, TERRITORIES, Power, Space
from greatwar.kernel import Line
from greatwar.orders import Item, Rail, Route
from greatwar.pieces import Kind, Piece, minus, plus
from greatwar.problems import Problem
from greatwar.rules.outlook import Outlook
from greatwar.rules.refusals import garrison_problem, no_railways, units_of
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


def room(rules: Ruleset, territory: Space) -> int:
    """How many units go through a territory in one rail move."""
    capacity = rules.railways.capacity
    return rules.board.ipc[territory] if capacity == "ipc" else capacity


def line_capacity(rules: Ruleset, territories: Iterable[Space]) -> int:
    """How many units go in one rail move along a line: what its narrowest territory lets through (SE-RAIL-05)."""
    return min((room(rules, territory) for territory in territories), default=0)


def rail_problems(view: Outlook, table: Table, order: Rail) -> list[Problem]:
    """Every reason why units may not go by rail."""
    route, power = order.route, view.power
    if not view.rules.railways.lines:
        return [no_railways(order)]
    if len(route) < 2:
        return [Problem("no-route", "", refusal.no_rail_route(), "SE-RAIL-02")]
    problems = _timing_problems(view, table)
    for start, end in pairwise(route):
        if end not in LAND_BORDERS.get(start, ()):
            message = refusal.no_line(start=start, end=end)
            problems.append(Problem("not-adjacent", end, message, "SE-RAIL-02", ("C-15",)))
    if len(set(route)) < len(route):
        problems.append(Problem("no-route", route[-1], refusal.no_territory_twice(), "SE-RAIL-02"))
    known = [space for space in route if space in TERRITORIES]
    for space in known:
        carries = _carries(view, space, ends=space in (route[0], route[-1]))
        closed = view.entry_problems(space) if space != route[0] else []
        if closed:
            problems += closed
        elif not carries:
            message = refusal.friendly_line(territory=space)
            problems.append(Problem("no-railway", space, message, "SE-RAIL-03", ("SE-RAIL-02",)))
    if view.is_inert(route[0]):
        problems.append(garrison_problem(route[0]))
    problems += _unit_problems(view, table, order)
    problems += _capacity_problems(view.rules, order, known)
    if view.is_neutral:
        problems.append(Problem("neutral", route[0], refusal.neutral_rails(power=power), "RB-US-02"))
    return problems


def _timing_problems(view: Outlook, table: Table) -> list[Problem]:
    problems = []
    railways = view.rules.railways
    if table.round < railways.first_round:
        message = refusal.railways_mobilize(n=railways.first_round)
        problems.append(Problem("too-early", "", message, "SE-ENTRY-06", ("SE-RAIL-01", "RM-RAIL-01")))
    if view.power in table.railed:
        message = refusal.already_railed(power=view.power, n=railways.lines)
        problems.append(Problem("already-railed", "", message, "SE-RAIL-01"))
    return problems


def _capacity_problems(rules: Ruleset, order: Rail, line: list[Space]) -> list[Problem]:
    wanted = sum(item.number for item in order.units)
    capacity = line_capacity(rules, line)
    if wanted <= capacity:
        return []
    narrow = min(line, key=lambda territory: room(rules, territory), default=order.route[0])
    message = refusal.rail_capacity(n=capacity, wanted=wanted)
    if rules.railways.capacity == "ipc":
        message = refusal.worth_capacity(territory=narrow, n=capacity)
    return [Problem("capacity", narrow, message, "SE-RAIL-05", ("SE-RAIL-06",))]


def _unit_problems(view: Outlook, table: Table, order: Rail) -> list[Problem]:
    problems = []
    start, power = order.route[0], view.power
    wanted: dict[Kind, int] = {}
    for item in order.units:
        if item.kind not in view.rules.units.land_units or item.owner not in (None, power) or item.state:
            message = refusal.not_by_rail(kind=item.kind)
            problems.append(Problem("not-land", start, message, "SE-RAIL-07", ("C-104",)))
        else:
            wanted[item.kind] = wanted.get(item.kind, 0) + item.number
    for kind, number in wanted.items():
        ready = table.force(start, power).get(Piece(kind), 0)
        if ready < number:
            message = refusal.rail_none(power=power, kind=kind, space=start)
            if ready:
                there = units_of(kind, ready)
                message = refusal.rail_too_few(power=power, there=there, space=start, n=number)
            problems.append(Problem("too-many", start, message, "SE-RAIL-04", ("C-15",)))
    return problems


def _carries(view: Outlook, territory: Space, *, ends: bool) -> bool:
    """Whether trains of a power run in a territory; neutral minor powers let none through (C-15)."""
    if territory in view.rules.minors.mobilizing and territory not in view.table.mobilized:
        return False
    condition = view.status(territory)
    return condition == "friendly" or (ends and condition == "contested")


def railed(rules: Ruleset, table: Table, power: Power, order: Rail) -> Table:
    """The table with units moved by rail, which takes their whole move."""
    start, end = order.route[0], order.route[-1]
    left, there = table.force(start, power), table.force(end, power)
    for item in order.units:
        left = minus(left, Piece(item.kind), item.number)
        there = plus(there, Piece(item.kind, route=order.route, railed=True), item.number)
    table = table.with_force(start, power, left).with_force(end, power, there)
    made = table.trains.get(power, 0) + 1
    trains = {other: number for other, number in table.trains.items() if other != power}
    if made < rules.railways.lines:
        return table.but(trains=trains | {power: made})
    return table.but(railed=table.railed | {power}, trains=trains)


def trains(view: Outlook, start: Space, ready: tuple[Kind, ...]) -> tuple[Line, ...]:
    """The rail moves of one unit of these kinds: to every territory that trains reach, by a shortest line."""
    found = view.trains.get((start, ready))
    if found is None:
        kinds = [kind for kind in ready if kind in view.land_units]
        routes = _lines_from(view, start) if kinds else []
        found = tuple((view.power, Rail((Item(1, kind),), route)) for route in routes for kind in kinds)
        view.trains[start, ready] = found
    return found


def _lines_from(view: Outlook, start: Space) -> list[Route]:
    """A shortest line from a territory to every other that its trains can reach."""
    if not _carries(view, start, ends=True) or not room(view.rules, start):
        return []
    lines: dict[Space, Route] = {start: (start,)}
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in LAND_BORDERS[here]:
            if there not in lines and room(view.rules, there) and _carries(view, there, ends=True):
                lines[there] = (*lines[here], there)
                if view.status(there) == "friendly":
                    waiting.append(there)
    return [line for line in lines.values() if len(line) > 1]
