"""Why a flight or a voyage is not legal, reason by reason."""

from itertools import pairwise
from typing import TYPE_CHECKING

from greatwar.board import BORDERS, SEA_BORDERS, TERRITORIES, ZONES, Space
from greatwar.orders import Route
from greatwar.pieces import Kind, Piece
from greatwar.problems import Problem
from greatwar.rules.passages import PASSAGES, PassageName, closed_message
from greatwar.rules.refusals import closed_port, garrison_problem, not_adjacent, stays_neutral
from greatwar.text.say import refusal

if TYPE_CHECKING:
    from greatwar.rules.outlook import Outlook


def range_problems(view: "Outlook", route: Route, piece: Piece, rule: str) -> list[Problem]:
    """Why a route is too long for a piece."""
    if piece.railed:
        return [Problem("too-far", route[-1], refusal.gone_by_rail(kind=piece.kind), "SE-RAIL-04")]
    reach = view.reach(piece, route[0])
    gone = max(len(piece.route) - 1, 0)
    problems = []
    if gone + len(route) - 1 > reach:
        message = refusal.too_far(kind=piece.kind, n=reach)
        if gone:
            message = refusal.too_far_already(kind=piece.kind, n=reach, gone=gone)
        problems.append(Problem("too-far", route[-1], message, rule))
    return problems


def flight_problems(view: "Outlook", route: Route, piece: Piece) -> list[Problem]:
    """Every reason why a fighter may not take a route."""
    problems = range_problems(view, route, piece, "RB-FTR-01")
    if view.is_neutral:
        problems.append(stays_neutral(route[0]))
    if view.is_inert(route[0]):
        problems.append(garrison_problem(route[0]))
    for start, end in pairwise(route):
        if end not in BORDERS[start]:
            problems.append(not_adjacent(start, end))
    crossed = route[1:-1] if not piece.route else route[:-1]
    for space in crossed:
        if space in TERRITORIES:
            if view.status(space) == "neutral":
                message = refusal.neutral_below(territory=space)
                problems.append(Problem("neutral-below", space, message, "RB-FTR-02"))
            else:
                problems += view.entry_problems(space)
    if route[-1] in ZONES:
        if len(route) - 1 >= view.steps_left(piece, route[0]):
            problems.append(Problem("ends-at-sea", route[-1], refusal.ends_at_sea(), "RB-FTR-03"))
    else:
        problems += view.entry_problems(route[-1])
    return problems


def voyage_problems(view: "Outlook", route: Route, piece: Piece) -> list[Problem]:
    """Every reason why a ship may not take a route."""
    problems = range_problems(view, route, piece, "RB-SMOVE-01")
    if piece.route and view.must_stop(piece.kind, route[0]):
        problems.append(_stopped(view, piece.kind, route[0]))
    for start, end in pairwise(route):
        if end in TERRITORIES:
            problems.append(Problem("not-sea", end, refusal.not_sea(), "RB-SMOVE-03"))
        elif end not in SEA_BORDERS.get(start, ()):
            problems.append(not_adjacent(start, end))
        else:
            problems += [
                _shut(view, name, end) for name in view.shut if PASSAGES[name].between == {start, end}
            ]
    problems += [_stopped(view, piece.kind, zone) for zone in route[1:-1] if view.must_stop(piece.kind, zone)]
    problems += [closed_port(zone) for zone in route[1:] if zone in view.ports]
    return problems


def _shut(view: "Outlook", name: PassageName, zone: Space) -> Problem:
    """That a passage is closed to the power."""
    message = closed_message(name, view.rules.movement.passages[name])
    if name == "canal":
        return Problem("canal", zone, message, "RB-SPACE-17", ("RB-SPACE-16",))
    return Problem("strait", zone, message, "RB-SPACE-18")


def _stopped(view: "Outlook", kind: Kind, zone: Space) -> Problem:
    """That a ship cannot go on from a zone."""
    mines = view.rules.mines
    if mines.stop and kind not in mines.exempt_units and view.is_mined(zone):
        message = refusal.must_stop_minefield(zone=zone)
        return Problem("must-stop", zone, message, "TR-MINE-01", ("TR-SMOVE-03", "C-87"))
    message = refusal.must_stop_hostile(zone=zone)
    return Problem("must-stop", zone, message, "RB-SMOVE-02", ("TR-SMOVE-03",))
