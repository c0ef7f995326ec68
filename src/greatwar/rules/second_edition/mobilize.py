"""Placing new units within limits, and battleships that take a round to build (SE-NEWU, C-05, C-06)."""

from greatwar.board import CAPITAL, TERRITORIES, Power, Space, zone_number
from greatwar.events import HullLaunched
from greatwar.frames import Launching, Mobilize
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import End, Launch, Order, Place
from greatwar.pieces import SHIPS, Kind, Piece, plus
from greatwar.problems import Problem
from greatwar.questions import AskLaunch
from greatwar.rules.chapters import Purchases
from greatwar.rules.rulebook.mobilize import MobilizeStep, noted
from greatwar.rules.rulebook.phases import awaited
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class MobilizeWithHullsStep(MobilizeStep):
    """A mobilize phase in which finished hulls go to sea; India counts as a power without industry."""

    def take(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, order: Order, tell: Tell
    ) -> Table:
        table = super().take(rules, table, frame, power, order, tell)
        return launching(table, (power,)) if isinstance(order, End) else table

    def limits(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, wanted: Purchases, space: Space
    ) -> list[Problem]:
        if space not in rules.economy.mobilization_places.get(power, ()):
            return []
        placed = frame.placed.get(power, {}).get(space, {})
        others = sum(number for kind, number in (*placed.items(), *wanted.items()) if kind != "infantry")
        if others > 1:
            sentence = f"{space} has no industry: at most one unit that is not infantry is placed there"
            return [Problem("industry", space, sentence, "SE-IND-05", ("RM-IND-01",))]
        return []


class MobilizeWithinLimitsStep(MobilizeWithHullsStep):
    """The second edition's own: places have room for as many units as they are worth."""

    def possible(self, rules: Ruleset, table: Table, power: Power, kind: Kind) -> tuple[Space, ...]:
        if power in table.lost_capital or (kind in SHIPS and kind != "battleship"):
            return super().possible(rules, table, power, kind)
        own = [land for land in _homeland(power) if table.controller(land) == power]
        if kind == "battleship":
            return tuple(land for land in own if TERRITORIES[land].bases)
        colonies = [
            land
            for land in rules.economy.mobilization_places.get(power, ())
            if table.controller(land) == power
        ]
        if kind != "infantry":
            own = [land for land in own if land == CAPITAL[power]]
        return (*own, *colonies)

    def limits(
        self, rules: Ruleset, table: Table, frame: Mobilize, power: Power, wanted: Purchases, space: Space
    ) -> list[Problem]:
        problems = super().limits(rules, table, frame, power, wanted, space)
        if space not in TERRITORIES:
            return problems
        if wanted.get("battleship", 0) + (space in table.hulls) > 1:
            sentence = f"Only one battleship at a time is under construction in {space}"
            problems.append(Problem("slip-taken", space, sentence, "SE-NEWU-04"))
        placed = frame.placed.get(power, {}).get(space, {})
        crowd = sum(n for kind, n in (*placed.items(), *wanted.items()) if kind not in SHIPS)
        value = rules.board.ipc[space]
        if crowd > value:
            sentence = f"{space} is worth {value}, so that at most {value} new units are placed there"
            problems.append(Problem("full", space, sentence, "SE-NEWU-01", ("SE-NEWU-02",)))
        return problems

    def wrong_place(self, kind: Kind, space: Space) -> Problem:
        if kind == "battleship":
            sentence = (
                "A battleship is laid down in an own uncontested capital or regional territory with a base"
            )
            return Problem("no-slip", space, sentence, "SE-NEWU-03")
        if kind in SHIPS:
            return super().wrong_place(kind, space)
        sentence = (
            f"New {kind} is not placed in {space}: the capital and, for infantry, own uncontested regions"
        )
        return Problem("wrong-place", space, sentence, "SE-NEWU-01", ("SE-NEWU-02",))

    def placed(self, table: Table, frame: Mobilize, power: Power, order: Place) -> Table:
        hulls = [item for item in order.units if item.kind == "battleship"]
        if not hulls:
            return super().placed(table, frame, power, order)
        others = tuple(item for item in order.units if item.kind != "battleship")
        left = dict(table.bought[power])
        left["battleship"] -= 1
        bought = {other: units for other, units in table.bought.items() if other != power}
        if any(left.values()):
            bought[power] = {kind: number for kind, number in left.items() if number}
        table = table.but(bought=bought, hulls=table.hulls | {order.space: False})
        frame = noted(frame, power, Place(tuple(hulls), order.space))
        if others:
            return super().placed(table.top(frame), frame, power, Place(others, order.space))
        return table.top(frame)


def _homeland(power: Power) -> list[Space]:
    """The capital and the regional territories of a power, the capital first."""
    lands = [name for name, land in TERRITORIES.items() if land.owner == power and land.kind == "regional"]
    return [CAPITAL[power], *lands]


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
        if not isinstance(order, Launch):
            return [wrong_order(table, power, order)]
        territory = frame.territories[0]
        if order.territory != territory or order.zone not in _zones(territory):
            sentence = f"The battleship of {territory} can be launched into {' or '.join(_zones(territory))}"
            return [Problem("not-a-choice", territory, sentence, "SE-NEWU-03", ("C-06",))]
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
