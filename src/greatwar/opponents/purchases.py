"""Purchases: what the fronts, the capital and the sea need."""

from math import ceil

from greatwar.board import BASES, CAPITAL, LAND_BORDERS, SHORES, ZONES, Power, Space
from greatwar.game import Game
from greatwar.opponents.broadsides import FleetCount
from greatwar.opponents.convoys import distance
from greatwar.opponents.fire import NOBODY, ArmyCount, joined, size
from greatwar.opponents.ground import GroundValues
from greatwar.opponents.lanes import Lanes
from greatwar.opponents.survey import Survey
from greatwar.orders import Buy, Item
from greatwar.pieces import KINDS, SHIPS, Kind
from greatwar.rules.rulebook.mobilize import have_room
from greatwar.text.messages import Message
from greatwar.text.say import plan

AT_HAND = 3
"""How many zones from home a transport may be and still count."""
TANKS = 0.3
"""The share of tanks that an army wants where capitals decide the war: there is time for them to come to the front."""
SAFE = 0.02
"""The chance of losing the capital that is borne."""

WantedUnits = dict[Kind, int]

_GUARDS: tuple[Kind, ...] = ("battleship", "submarine")


class PurchasePlan:
    """What one power buys in one turn."""

    def __init__(self, game: Game, power: Power, survey: Survey, ground: GroundValues, lanes: Lanes) -> None:
        self.game, self.power, self.survey, self.ground, self.lanes = game, power, survey, ground, lanes
        self.rules = survey.rules
        self.cost = self.rules.units.cost
        self.capital = CAPITAL[power]
        self.wanted: WantedUnits = {}
        self.reasons: list[Message] = []
        self.purse = survey.table.treasury[power]
        self.queued = False
        """Whether more troops wait for ships than these can carry at once."""

    def plan(self) -> Buy | None:
        """The purchase; nothing if there is nothing to buy or no money."""
        if self.purse < min(self.cost.values()):
            return None
        self._garrison()
        if self._is_overseas() and self._lift():
            return self._lawful()
        self._air()
        self._tanks()
        self._army()
        return self._lawful()

    def _take(self, kind: Kind, number: int = 1) -> bool:
        """Buy some units if the purse and the rules allow."""
        if number <= 0 or self.purse < number * self.cost[kind]:
            return False
        wanted = self.wanted | {kind: self.wanted.get(kind, 0) + number}
        if self.game.problems(self.power, _order(wanted)):
            return False
        if self.rules.economy.refund != "all" and kind not in SHIPS:
            # What has no room would be lost.
            if not have_room(self.rules, self.survey.table, self.power, wanted):
                return False
        self.wanted = wanted
        self.purse -= number * self.cost[kind]
        return True

    # The capital

    def _garrison(self) -> None:
        """Infantry until the capital is safe from all enemies in turn."""
        survey, ground = self.survey, self.ground
        here = survey.ours(self.capital)
        foes = survey.theirs(self.capital) if survey.status(self.capital) == "contested" else NOBODY
        bought = 0
        while ground.fall(self.capital, joined(here, (bought, 0, 0, 0)), foes) > SAFE and self._take(
            "infantry"
        ):
            bought += 1
        if bought:
            self.reasons.append(plan.buy_garrison(units=(Item(bought, "infantry"),), space=self.capital))

    # Beyond the sea

    def _is_overseas(self) -> bool:
        """Whether new troops must go by sea to be of any use."""
        return self.lanes.draw.get(self.capital, 0.0) < 0.04 and any(
            self.lanes.sea_draw.get(zone, 0.0) > 0.04 for zone in self._harbours()
        )

    def _harbours(self) -> list[Space]:
        return [zone for zone in ZONES if self.capital in SHORES[zone]]

    def _lift(self) -> bool:
        """Ships first: warships until the troops at home can sail, transports until all of them can.

        Whether the rest of the treasury is kept is returned.
        """
        survey = self.survey
        table = survey.table
        ports = self._ports()
        ships = sum(
            number
            for zone in ZONES
            if any((steps := distance(zone, port)) is not None and steps <= AT_HAND for port in ports)
            for piece, number in table.force(zone, self.power).items()
            if piece.kind == "transport"
        )
        idle = sum(size(survey.by_power.get(self.power, {}).get(land, NOBODY)) for land in self._home())
        if self._escort(idle):
            return True
        per_turn = max(1.0, self.rules.economy.income(self.rules, table, self.power) / 3.6)
        room = self.rules.units.transport_capacity
        self.queued = idle > room * ships
        carried = max(per_turn, idle * 0.6)
        most = 0.7 if idle >= room * ships else 0.35
        if survey.capitals_decide:
            # A long war: the queue is to be gone some day, and whoever waits for a ship fights nobody.
            carried = per_turn + idle * 0.5
            most = 0.7 if idle >= 0.5 * room * ships else 0.35
        needed = ceil(carried * self._cycle() / room)
        bought = 0
        spare = self.purse * (1.0 if idle >= room * ships + 6 else most)
        while ships + bought < needed and spare >= self.cost["transport"] and self._take("transport"):
            bought += 1
            spare -= self.cost["transport"]
        if bought:
            self.reasons.append(plan.buy_transports(units=(Item(bought, "transport"),)))
        return False

    def _home(self) -> list[Space]:
        """The capital and what borders it by land: where the army waits for ships."""
        return [
            self.capital,
            *(land for land in LAND_BORDERS[self.capital] if self.survey.status(land) == "friendly"),
        ]

    def _escort(self, idle: int) -> bool:
        """Warships where they make the home waters safe; if they cannot be paid yet, money is saved for them.

        Whether the rest of the treasury is kept is returned.
        """
        lanes, income = self.lanes, self.rules.economy.income(self.rules, self.survey.table, self.power)
        home = [zone for zone in self._ports() if zone in BASES]
        if not home:
            return False
        zone = min(home, key=lambda zone: (lanes.risk(zone, lanes.friends(zone).plus_transports(2)), zone))
        present = lanes.friends(zone).plus_transports(2)
        before = lanes.risk(zone, present)
        if before < 2.0:
            return False
        for number in range(1, 7):
            for kind in _GUARDS:
                if not self.rules.units.may_buy(kind, self.power, self.survey.table.round):
                    continue
                price = number * self.cost[kind]
                extra = (
                    FleetCount(battleships=number) if kind == "battleship" else FleetCount(submarines=number)
                )
                if lanes.risk(zone, present.plus(extra)) > 0.3 * before:
                    continue
                if price <= self.purse:
                    if self._take(kind, number):
                        self.reasons.append(plan.buy_escort(units=(Item(number, kind),)))
                        return False
                elif idle > 8 and price <= self.purse + income:
                    self.reasons.append(plan.save_for_fleet())
                    return True
        return False

    def _ports(self) -> list[Space]:
        """The zones on which the home of the army lies."""
        lands = self._home()
        return [zone for zone in ZONES if any(land in SHORES[zone] for land in lands)]

    def _cycle(self) -> float:
        """How many turns a transport takes to the front and back."""
        lanes = self.lanes
        best = None
        for port in self._harbours():
            for zone in ZONES:
                if any(
                    lanes.draw.get(shore, 0.0) > 0.1
                    and self.survey.status(shore) in ("friendly", "contested")
                    for shore in SHORES[zone]
                    if shore != self.capital
                ):
                    steps = distance(port, zone)
                    if steps is not None and (best is None or steps < best):
                        best = steps
        if not best:
            return 1.0
        reach = self.rules.units.reach["transport"] + self.rules.movement.base_range_bonus
        return max(1.0, 2.0 * best / reach)

    # The army

    def _front(self) -> tuple[ArmyCount, ArmyCount]:
        """The power's whole land army, and the enemy armies that it faces."""
        own = NOBODY
        for army in self.survey.by_power.get(self.power, {}).values():
            own = joined(own, army)
        foes = NOBODY
        near = {
            neighbour
            for space in self.survey.by_power.get(self.power, {})
            for neighbour in (space, *LAND_BORDERS[space])
        }
        for space in sorted(near):
            if self.survey.status(space) in ("hostile", "contested"):
                foes = joined(foes, self.survey.theirs(space))
        return own, foes

    def _air(self) -> None:
        """The first fighter of a front before anything else; two for each enemy one."""
        own, foes = self._front()
        want = 1 if not foes[3] else min(foes[3] + 1, 4)
        if size(own) < 8:
            want = 0
        if own[3] < want and self.purse >= self.cost["fighter"] + 8 and self._take("fighter"):
            self.reasons.append(plan.buy_fighter(units=(Item(1, "fighter"),)))

    def _tanks(self) -> None:
        """Tanks for an army that attacks, as long as it has bodies enough."""
        if not self.rules.units.may_buy("tank", self.power, self.survey.table.round):
            return
        own, foes = self._front()
        if size(own) < size(foes) or own[0] < 6:
            return
        if self.survey.capitals_decide:
            # As many as the enemy scores hits on the average: each takes one of them in every attack.
            wanted = min(int(TANKS * size(own)), size(foes) // 2 + 1)
            share = 0.0 if self.queued else 0.6
        else:
            wanted = 0 if self._is_overseas() else size(own) // 4
            share = 0.5
        most = min(int(self.purse * share) // self.cost["tank"], max(0, wanted - own[2]))
        bought = 0
        while bought < most and self._take("tank"):
            bought += 1
        if bought:
            self.reasons.append(plan.buy_tanks(units=(Item(bought, "tank"),)))

    def _army(self) -> None:
        """Guns up to the ratio that the front wants, infantry for the rest."""
        own, _ = self._front()
        infantry, guns = own[0], own[1]
        ratio = self.survey.weights.guns
        while self.purse >= self.cost["infantry"]:
            infantry_now = infantry + self.wanted.get("infantry", 0)
            guns_now = guns + self.wanted.get("artillery", 0)
            gun = (
                guns_now < ratio * infantry_now
                and self.purse >= self.cost["artillery"] + self.cost["infantry"]
            )
            if gun and self._take("artillery"):
                continue
            if self.purse == self.cost["artillery"] and self._take("artillery"):
                continue
            if not self._take("infantry") and not self._take("artillery"):
                break

    def _lawful(self) -> Buy | None:
        order = _order(self.wanted)
        return order if order.units else None


def _order(wanted: WantedUnits) -> Buy:
    return Buy(tuple(Item(wanted[kind], kind) for kind in KINDS if wanted.get(kind)))
