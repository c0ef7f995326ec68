"""Battleships that take a round to build: hulls in territories, and their launch (SE-NEWU, C-05, C-06)."""

from greatwar.board import TERRITORIES, Power, Space, zone_number
from greatwar.events import HullLaunched
from greatwar.frames import Launching, Mobilize
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import Launch, Order
from greatwar.pieces import Piece, plus
from greatwar.problems import Problem
from greatwar.questions import AskLaunch
from greatwar.rules.rulebook.phases import awaited
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal


def launch_finished(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the mobilize phase begins: hulls of an earlier round go to sea."""
    frame = table.frames[0]
    assert isinstance(frame, Mobilize)
    return launching(table, awaited(table, frame))


def launching(table: Table, powers: tuple[Power, ...]) -> Table:
    """The table with the finished hulls of these powers going to sea; in contested land they wait (SE-NEWU-05)."""
    finished = sorted(
        land
        for land, ready in table.hulls.items()
        if ready and (owner := TERRITORIES[land].owner) in powers and table.controller(land) == owner
    )
    return table.push(Launching(tuple(finished))) if finished else table


class LaunchingStep(Step[Launching]):
    """Each hull goes to the zone of its base; where there are two, its power chooses."""

    def asks(self, rules: Ruleset, table: Table, frame: Launching) -> Asked:
        if not frame.territories:
            return None
        territory = frame.territories[0]
        zones = _zones(territory)
        return {_builder(territory): AskLaunch(territory, zones)} if len(zones) > 1 else None

    def legal(self, rules: Ruleset, table: Table, frame: Launching) -> list[Line]:
        territory = frame.territories[0]
        return [(_builder(territory), Launch(territory, zone)) for zone in _zones(territory)]

    def check(
        self, rules: Ruleset, table: Table, frame: Launching, power: Power, order: Order
    ) -> list[Problem]:
        assert isinstance(order, Launch)
        territory = frame.territories[0]
        if order.territory != territory or order.zone not in _zones(territory):
            message = refusal.launched_into(territory=territory, zones=_zones(territory))
            return [Problem("not-a-choice", territory, message, "SE-NEWU-03", ("C-06",))]
        return []

    def take(
        self, rules: Ruleset, table: Table, frame: Launching, power: Power, order: Order, tell: Tell
    ) -> Table:
        assert isinstance(order, Launch)
        return self._launched(table, frame, order.zone, tell)

    def proceed(self, rules: Ruleset, table: Table, frame: Launching, tell: Tell) -> Table:
        if not frame.territories:
            return table.pop()
        (zone,) = _zones(frame.territories[0])
        return self._launched(table, frame, zone, tell)

    def _launched(self, table: Table, frame: Launching, zone: Space, tell: Tell) -> Table:
        territory = frame.territories[0]
        power = _builder(territory)
        tell(HullLaunched(power, territory, zone))
        hulls = {land: laid for land, laid in table.hulls.items() if land != territory}
        fleet = plus(table.force(zone, power), Piece("battleship"))
        return table.with_force(zone, power, fleet).but(hulls=hulls).top(Launching(frame.territories[1:]))


def _zones(territory: Space) -> tuple[Space, ...]:
    return tuple(sorted(TERRITORIES[territory].bases, key=zone_number))


def _builder(territory: Space) -> Power:
    owner = TERRITORIES[territory].owner
    assert owner is not None
    return owner
