"""Why a flight or a voyage will not do, reason by reason."""

from itertools import pairwise
from typing import TYPE_CHECKING

from greatwar.board import BORDERS, SEA_BORDERS, TERRITORIES, ZONES, Space
from greatwar.orders import Route
from greatwar.pieces import Kind, Piece
from greatwar.problems import Problem
from greatwar.rules.passages import PASSAGES, PassageName, closed_sentence
from greatwar.rules.refusals import closed_port, garrison_problem, not_adjacent, stays_neutral
from greatwar.text.english import counted

if TYPE_CHECKING:
    from greatwar.rules.outlook import Outlook


def range_problems(view: "Outlook", route: Route, piece: Piece, rule: str) -> list[Problem]:
    """Why a route is too long for a piece."""
    if piece.railed:
        sentence = f"The {piece.kind} has gone by rail, which takes its whole move"
        return [Problem("too-far", route[-1], sentence, "SE-RAIL-04")]
    reach = view.reach(piece, route[0])
    gone = max(len(piece.route) - 1, 0)
    problems = []
    if gone + len(route) - 1 > reach:
        moved = f", and has moved {gone} already" if gone else ""
        a = "An" if piece.kind[0] in "ai" else "A"
        sentence = f"{a} {piece.kind} moves {counted(reach, 'space')} in a turn{moved}"
        problems.append(Problem("too-far", route[-1], sentence, rule))
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
                sentence = f"Fighters may not fly over neutral {space}"
                problems.append(Problem("neutral-below", space, sentence, "RB-FTR-02"))
            else:
                problems += view.entry_problems(space)
    if route[-1] in ZONES:
        if len(route) - 1 >= view.steps_left(piece, route[0]):
            sentence = "A fighter may not end its flight at sea"
            problems.append(Problem("ends-at-sea", route[-1], sentence, "RB-FTR-03"))
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
            sentence = "Sea units never enter territories"
            problems.append(Problem("not-sea", end, sentence, "RB-SMOVE-03"))
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
    sentence = closed_sentence(name, view.rules.movement.passages[name])
    if name == "canal":
        return Problem("canal", zone, sentence, "RB-SPACE-17", ("RB-SPACE-16",))
    return Problem("strait", zone, sentence, "RB-SPACE-18")


def _stopped(view: "Outlook", kind: Kind, zone: Space) -> Problem:
    """That a ship cannot go on from a zone."""
    mines = view.rules.mines
    if mines.stop and kind not in mines.exempt_units and view.is_mined(zone):
        sentence = f"Ships must end their movement in the minefield of {zone}"
        return Problem("must-stop", zone, sentence, "TR-MINE-01", ("TR-SMOVE-03", "C-87"))
    sentence = f"Ships must end their movement in hostile {zone}"
    return Problem("must-stop", zone, sentence, "RB-SMOVE-02", ("TR-SMOVE-03",))
