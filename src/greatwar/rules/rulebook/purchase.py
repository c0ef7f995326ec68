"""Phase 1, Purchase and Repair Units (RB-PURCH)."""

from functools import lru_cache

from greatwar.board import BASES, Power
from greatwar.events import BattleshipRepaired
from greatwar.frames import Purchase
from greatwar.kernel import Asked, Line, Step, Tell
from greatwar.orders import Buy, End, Item, Order
from greatwar.pieces import KINDS, Force, Kind, Piece, minus, plus, ranked
from greatwar.problems import Problem
from greatwar.problems.codes import Code
from greatwar.rules.chapters import Purchases
from greatwar.rules.refusals import wrong_phase
from greatwar.rules.rulebook.phases import awaited, begin_next, ended, orders_asked
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_serves
from greatwar.table import Table
from greatwar.text.say import refusal

_END = End()
_NOT_YET: dict[Kind, Code] = {
    "infantry": "no-infantry-yet",
    "artillery": "no-artillery-yet",
    "tank": "no-tanks-yet",
    "fighter": "no-fighters-yet",
    "battleship": "no-battleships-yet",
    "cruiser": "no-cruisers-yet",
    "submarine": "no-submarines-yet",
    "transport": "no-transports-yet",
}


def repaired(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table with every damaged battleship repaired that may be, of all powers whose purchase begins."""
    for power in table.movers:
        if power not in table.lost_capital:
            table = _repaired(table, power, rules.units.repair_cost, tell)
    return table


def _repaired(table: Table, power: Power, price: int, tell: Tell) -> Table:
    """RB-PURCH-05, 06: repair at a base that the power or a friend controls, free unless a ruleset has a price.

    Where it has one, battleships are repaired zone by zone for as long as the treasury pays.
    """
    for zone in BASES:
        fleet = table.force(zone, power)
        damaged = sum(number for piece, number in fleet.items() if piece.damaged)
        number = min(damaged, table.treasury[power] // price) if price else damaged
        if number and base_serves(table, power, zone):
            tell(BattleshipRepaired(power, zone, number * price))
            table = table.with_force(zone, power, _mended(fleet, number))
            if price:
                table = table.but(treasury=table.treasury | {power: table.treasury[power] - number * price})
    return table


def _mended(fleet: Force, number: int) -> Force:
    """The fleet with so many of its damaged battleships repaired."""
    for piece, there in ranked(fleet):
        mended = min(number, there) if piece.damaged else 0
        if mended:
            whole = Piece(piece.kind, False, piece.cargo, piece.route)
            fleet = plus(minus(fleet, piece, mended), whole, mended)
            number -= mended
    return fleet


class PurchaseStep(Step[Purchase]):
    """The purchase phase: any units that the treasury pays for; battleships at bases are repaired first."""

    def asks(self, rules: Ruleset, table: Table, frame: Purchase) -> Asked:
        return orders_asked(table, frame, "purchase")

    def legal(self, rules: Ruleset, table: Table, frame: Purchase) -> list[Line]:
        lines: list[Line] = []
        for power in awaited(table, frame):
            present, purse = tuple(table.bought.get(power, {}).items()), table.treasury[power]
            for kind in KINDS:
                if rules.units.cost[kind] <= purse:
                    order, wanted = _one_more(present, kind)
                    for limit in rules.economy.purchase_limits:
                        if limit(rules, table, power, wanted):
                            break
                    else:
                        lines.append((power, order))
            lines.append((power, _END))
        return lines

    def check(
        self, rules: Ruleset, table: Table, frame: Purchase, power: Power, order: Order
    ) -> list[Problem]:
        match order:
            case Buy():
                return buy_problems(rules, table, power, order)
            case End():
                return []
        return [wrong_phase(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Purchase, power: Power, order: Order, tell: Tell
    ) -> Table:
        if isinstance(order, Buy):
            return _bought(rules, table, power, order)
        return ended(table, frame, power) or begin_next(rules, table, Purchase, tell)


def cost(rules: Ruleset, purchases: Purchases) -> int:
    """What a purchase costs."""
    return sum([rules.units.cost[kind] * number for kind, number in purchases.items()])


def purchases(order: Buy) -> Purchases:
    """What an order buys, by kind."""
    wanted: Purchases = {}
    for item in order.units:
        wanted[item.kind] = wanted.get(item.kind, 0) + item.number
    return {kind: wanted[kind] for kind in KINDS if kind in wanted}


@lru_cache(maxsize=1 << 12)
def _one_more(present: tuple[tuple[Kind, int], ...], kind: Kind) -> tuple[Buy, Purchases]:
    """The order to buy one unit more than before, and what it buys."""
    wanted = dict(present)
    wanted[kind] = wanted.get(kind, 0) + 1
    return Buy(tuple([Item(number, kind) for kind in KINDS if (number := wanted.get(kind))])), wanted


def availability_problems(rules: Ruleset, table: Table, power: Power, wanted: Purchases) -> list[Problem]:
    """RB-PURCH-03: not every power builds every unit from the beginning; tanks have still to be invented."""
    problems = []
    for kind, rounds in rules.units.available.items():
        if kind in wanted and not rules.units.may_buy(kind, power, table.round):
            first = rounds.get(power)
            if first is None:
                message = refusal.never_builds(power=power, kind=kind)
            else:
                message = refusal.not_before_round(kind=kind, n=first)
            problems.append(Problem(_NOT_YET[kind], power, message, "RB-PURCH-03"))
    return problems


def buy_problems(rules: Ruleset, table: Table, power: Power, order: Buy) -> list[Problem]:
    """Every reason why a purchase may not be made."""
    problems = [
        Problem("not-for-sale", power, refusal.not_for_sale(), "RB-PURCH-01")
        for item in order.units
        if item.state or item.cargo is not None or item.owner is not None
    ]
    wanted = purchases(order)
    if wanted and power in table.lost_capital:
        message = refusal.buys_nothing(power=power)
        problems.append(Problem("no-capital", power, message, "RB-PURCH-07", ("RB-CAP-03",)))
    for limit in rules.economy.purchase_limits:
        problems += limit(rules, table, power, wanted)
    purse = table.treasury[power] + cost(rules, table.bought.get(power, {}))
    price = cost(rules, wanted)
    if price > purse:
        message = refusal.too_dear(n=price, power=power, has=purse)
        problems.append(Problem("too-dear", power, message, "RB-PURCH-01", ("RB-PURCH-04",)))
    return problems


def _bought(rules: Ruleset, table: Table, power: Power, order: Buy) -> Table:
    """RB-PURCH-04: paid at once; a later purchase first gives the money back."""
    wanted = purchases(order)
    purse = table.treasury[power] + cost(rules, table.bought.get(power, {})) - cost(rules, wanted)
    bought = {other: units for other, units in table.bought.items() if other != power}
    if wanted:
        bought[power] = wanted
    return table.but(treasury=table.treasury | {power: purse}, bought=bought)
