"""Marches of more than one space: where they lead, and what ends them (TR-LMOVE-01 to 05)."""

from itertools import pairwise
from typing import TYPE_CHECKING

from greatwar.board import LAND_BORDERS, TERRITORIES, ZONES, Space
from greatwar.orders import Route
from greatwar.pieces import Piece
from greatwar.problems import Problem
from greatwar.rules.objections import range_problems
from greatwar.rules.refusals import bound_problem, garrison_problem, not_adjacent, stays_neutral
from greatwar.text.say import refusal

if TYPE_CHECKING:
    from greatwar.rules.outlook import Outlook


def onward(view: "Outlook", territory: Space, steps: int) -> tuple[Route, ...]:
    """The lawful marches of land units that have marched to a territory and may go so many spaces farther."""
    if steps <= 0 or view.is_neutral or _halt(view, territory) is not None:
        return ()
    found: list[Route] = []
    for end in LAND_BORDERS[territory]:
        if view.is_open(end) and not _is_attacked(view, end):
            found.append((territory, end))
            found += [(territory, *rest) for rest in onward(view, end, steps - 1) if territory not in rest]
    return tuple(found)


def march_problems(view: "Outlook", route: Route, piece: Piece) -> list[Problem]:
    """Every reason why land units may not take a route."""
    problems = range_problems(view, route, piece, "TR-LMOVE-01" if view.marches_on else "RB-LMOVE-01")
    if view.is_neutral:
        problems.append(stays_neutral(route[0]))
    if view.is_inert(route[0]):
        problems.append(garrison_problem(route[0]))
    for start, end in pairwise(route):
        if end in ZONES:
            problems.append(Problem("no-transport", end, refusal.needs_transport(), "RB-LMOVE-02"))
        elif end not in LAND_BORDERS.get(start, ()):
            problems.append(not_adjacent(start, end))
        else:
            problems += view.entry_problems(end)
    if not piece.route and view.is_bound(route[0]) and not view.is_own_ground(route[-1]):
        problems.append(bound_problem(route[0], route[-1]))
    return problems + (_long_march_problems(view, route, piece) if view.marches_on else [])


def _long_march_problems(view: "Outlook", route: Route, piece: Piece) -> list[Problem]:
    problems = []
    start = piece.route[0] if piece.route else route[0]
    steps = max(len(piece.route) - 1, 0) + len(route) - 1
    if steps > 1 and start in TERRITORIES and view.is_bound(start):
        message = refusal.bound_one_space(start=start)
        problems.append(Problem("too-far", route[-1], message, "TR-LMOVE-05", ("RB-LMOVE-04",)))
    passed = route[:-1] if piece.route else route[1:-1]
    halts = [_halt(view, territory) for territory in passed if territory in TERRITORIES]
    problems += [halt for halt in halts if halt is not None]
    if steps > 1 and route[-1] in TERRITORIES and _is_attacked(view, route[-1]):
        message = refusal.attack_one_space(status=view.status(route[-1]), territory=route[-1])
        problems.append(Problem("too-far", route[-1], message, "TR-LMOVE-02", ("TR-LMOVE-03",)))
    return problems


def _is_attacked(view: "Outlook", territory: Space) -> bool:
    """Whether entering a territory is an attack, which is made from the next space alone (TR-LMOVE-02)."""
    return view.status(territory) in ("hostile", "neutral")


def _halt(view: "Outlook", territory: Space) -> Problem | None:
    """What ends the march of land units that have entered a territory."""
    condition = view.status(territory)
    if condition != "friendly":
        message = refusal.must_stop(status=condition, territory=territory)
        rule = "TR-LMOVE-03" if condition == "contested" else "TR-LMOVE-02"
        return Problem("must-stop", territory, message, rule)
    if territory in view.rules.minors.mobilizing and territory not in view.table.mobilized:
        message = refusal.must_stop_unmobilized(territory=territory)
        return Problem("must-stop", territory, message, "TR-LMOVE-04")
    return None
