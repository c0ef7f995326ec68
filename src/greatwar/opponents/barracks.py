"""Barracks: where new units are needed most."""

from functools import cached_property

from greatwar.board import CAPITAL, ZONES, Power, Space
from greatwar.frames import Mobilize
from greatwar.game import Game
from greatwar.opponents.fields import field
from greatwar.opponents.fire import NOBODY, ArmyCount, joined
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.lanes import Lanes
from greatwar.opponents.survey import Survey, army_of
from greatwar.opponents.weights import Weights
from greatwar.orders import End, Item, Order, Place
from greatwar.pieces import SHIPS, Kind, Piece, minus
from greatwar.table import Table

ORDER_OF_PLACING: tuple[Kind, ...] = (
    "infantry",
    "artillery",
    "tank",
    "fighter",
    "battleship",
    "cruiser",
    "submarine",
    "transport",
)


class Barracks:
    """The new units of one power in one mobilize phase."""

    def __init__(self, game: Game, power: Power, weights: Weights) -> None:
        self.power = power
        self._rules, self._table, self._weights = game.rules, game.table, weights

    def serves(self, game: Game, power: Power) -> bool:
        """Whether it is for the phase in progress."""
        return self.power == power and self._table.dawn is game.table.dawn

    @cached_property
    def _board(self) -> tuple[Survey, GroundValues, Lanes]:
        """What is asked only where there is a choice."""
        survey = Survey(self._rules, _before(self._table), self.power, self._weights)
        pull = field(survey)
        return survey, GroundValues(survey, pull), Lanes(survey, pull)

    def order(self, game: Game) -> Order:
        """The next new units, and where they go; halves of what is left where there is a choice."""
        power = self.power
        bought = game.table.bought.get(power, {})
        lines = [order for other, order in game.legal() if other == power and isinstance(order, Place)]
        for kind in ORDER_OF_PLACING if bought else ():
            places = [order.space for order in lines if order.units[0].kind == kind]
            if not places:
                continue
            number = bought[kind]
            if len(places) > 1 and kind not in SHIPS:
                number = max(1, (number + 1) // 2) if number > 2 else 1
            space = places[0]
            if len(places) > 1:
                space = max(places, key=lambda place: (self._wish(game, place), place))
            while number > 1 and game.problems(power, Place((Item(number, kind),), space)):
                number -= 1
            return Place((Item(number, kind),), space)
        return End()

    def _wish(self, game: Game, place: Space) -> float:
        """How much a new unit is wanted in a space."""
        survey, ground, lanes = self._board
        if place in ZONES:
            return lanes.haven(self.power, place, game.table.bought[self.power])
        here: ArmyCount = NOBODY
        for friend in survey.friends:
            here = joined(here, army_of(game.table.force(place, friend)))
        wish = ground.draw.get(place, 0.0)
        if place == CAPITAL[self.power]:
            foes = survey.theirs(place) if survey.status(place) == "contested" else NOBODY
            wish += 20.0 * ground.fall(place, here, foes)
        else:
            wish += 0.05 * ground.threat(place, here, NOBODY, taken=True)
        return round(wish, 3)


def _before(table: Table) -> Table:
    """The table without what has been placed in the phase in progress."""
    frame = table.frames[0]
    assert isinstance(frame, Mobilize)
    for power, places in frame.placed.items():
        for space, units in places.items():
            force = table.force(space, power)
            for kind, number in units.items():
                force = minus(force, Piece(kind), number)
            table = table.with_force(space, power, force)
    return table
