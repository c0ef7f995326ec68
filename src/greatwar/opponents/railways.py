"""Railways: the rail move of a turn, for troops that march too slowly."""

from greatwar.board import Power
from greatwar.game import Game
from greatwar.opponents.columns import Columns, items
from greatwar.opponents.fields import field
from greatwar.opponents.fire import ArmyCount
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.survey import Survey
from greatwar.orders import Rail, Route
from greatwar.rules.rulebook.railways import line_capacity

WORTHWHILE = 0.5
"""What a rail move must gain to be made."""


def rail_move(game: Game, power: Power, survey: Survey, reserves: dict[str, ArmyCount]) -> Rail | None:
    """The best rail move of units that have nothing else to do; nothing if none gains enough."""
    routes: dict[Route, None] = dict.fromkeys(
        order.route for other, order in game.legal() if other == power and isinstance(order, Rail)
    )
    if not routes:
        return None
    columns = Columns(survey, GroundValues(survey, field(survey), reserves))
    mover = survey.movers.index(power)
    best: tuple[float, Rail] | None = None
    for route in routes:
        ready = columns.ready(route[0], power)
        room = line_capacity(game.rules, route)
        for army in _loads(ready, room):
            gain = columns.changed(route[0], mover, army, -1) + columns.changed(route[-1], mover, army, +1)
            gain = round(gain, 2)
            if gain > WORTHWHILE and (best is None or gain > best[0]):
                best = gain, Rail(items(army), route)
    return best[1] if best is not None else None


def _loads(ready: ArmyCount, room: int) -> list[ArmyCount]:
    """What a train could take of the units in a territory."""
    infantry = min(ready[0], room)
    guns = min(ready[1], room // 2)
    found: list[ArmyCount] = []
    if infantry:
        found.append((infantry, 0, 0, 0))
    if guns:
        found.append((min(ready[0], room - guns), guns, 0, 0))
    return found
