"""Phase 1, Purchase and Repair Units (RB-PURCH)."""

from greatwar.board import BASES, POWERS, Power
from greatwar.events import BattleshipRepaired, PhaseBegan
from greatwar.frames import Movement, Purchase
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import Buy, End, Item, Order
from greatwar.pieces import KINDS, Force, Kind, Piece
from greatwar.problems import Problem
from greatwar.questions import AskOrders, Question
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_serves
from greatwar.table import Table

Purchases = dict[Kind, int]

_END = End()
_ASKS: dict[Power, dict[Power, Question]] = {power: {power: AskOrders("purchase")} for power in POWERS}


def begin_purchase(table: Table, tell: Tell) -> Table:
    """The table when the phase begins: every damaged battleship that may be repaired is repaired."""
    tell(PhaseBegan(table.turn, "purchase"))
    return repaired(table.but(frames=(Purchase(),)), tell)


def repaired(table: Table, tell: Tell) -> Table:
    """RB-PURCH-05, 06: free repair at a base that the power or a friend controls."""
    power = table.turn
    for zone in BASES:
        fleet = table.force(zone, power)
        if any(piece.damaged for piece in fleet) and base_serves(table, power, zone):
            sound: Force = {}
            for piece, number in fleet.items():
                whole = Piece(piece.kind, False, piece.cargo, piece.route)
                sound[whole] = sound.get(whole, 0) + number
            tell(BattleshipRepaired(power, zone))
            table = table.with_force(zone, power, sound)
    return table


class PurchaseStep(Step[Purchase]):
    """Orders of the purchase phase."""

    def asks(self, rules: Ruleset, table: Table, frame: Purchase) -> Asked:
        return _ASKS[table.turn]

    def legal(self, rules: Ruleset, table: Table, frame: Purchase) -> list[Line]:
        power = table.turn
        present, purse = table.bought.get(power, {}), table.treasury[power]
        lines: list[Line] = []
        if power not in table.lost_capital:
            lines += [
                (power, _as_order(present | {kind: present.get(kind, 0) + 1}))
                for kind in KINDS
                if rules.cost[kind] <= purse and not _too_early(rules, table, kind)
            ]
        lines.append((power, _END))
        return lines

    def check(
        self, rules: Ruleset, table: Table, frame: Purchase, power: Power, order: Order
    ) -> list[Problem]:
        match order:
            case Buy():
                return buy_problems(rules, table, order)
            case End():
                return []
        return [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: Purchase, power: Power, order: Order, tell: Tell
    ) -> Table:
        if isinstance(order, Buy):
            return _bought(rules, table, order)
        tell(PhaseBegan(power, "movement"))
        return table.but(frames=(Movement(),))


def cost(rules: Ruleset, purchases: Purchases) -> int:
    """What a purchase costs."""
    return sum([rules.cost[kind] * number for kind, number in purchases.items()])


def purchases(order: Buy) -> Purchases:
    """What an order buys, by kind."""
    wanted: Purchases = {}
    for item in order.units:
        wanted[item.kind] = wanted.get(item.kind, 0) + item.number
    return {kind: wanted[kind] for kind in KINDS if kind in wanted}


def _as_order(wanted: Purchases) -> Buy:
    return Buy(tuple([Item(number, kind) for kind in KINDS if (number := wanted.get(kind))]))


def _too_early(rules: Ruleset, table: Table, kind: Kind) -> bool:
    return kind == "tank" and table.round < rules.tanks_from_round


def buy_problems(rules: Ruleset, table: Table, order: Buy) -> list[Problem]:
    """Every reason why a purchase may not be made."""
    power = table.turn
    problems = []
    for item in order.units:
        if item.state or item.cargo is not None or item.owner is not None:
            sentence = "A purchase names kinds of units and how many, nothing else"
            problems.append(Problem("not-for-sale", "", sentence, "RB-PURCH-01"))
    wanted = purchases(order)
    if wanted and power in table.lost_capital:
        sentence = f"{power} has lost its capital and buys nothing until it is liberated"
        problems.append(Problem("no-capital", "", sentence, "RB-PURCH-07", ("RB-CAP-03",)))
    if any(_too_early(rules, table, kind) for kind in wanted):
        sentence = f"Tanks cannot be bought before round {rules.tanks_from_round}"
        problems.append(Problem("no-tanks-yet", "", sentence, "RB-PURCH-03"))
    purse = table.treasury[power] + cost(rules, table.bought.get(power, {}))
    price = cost(rules, wanted)
    if price > purse:
        sentence = f"This costs {price} IPCs and {power} has {purse}"
        problems.append(Problem("too-dear", "", sentence, "RB-PURCH-01", ("RB-PURCH-04",)))
    return problems


def _bought(rules: Ruleset, table: Table, order: Buy) -> Table:
    """RB-PURCH-04: paid at once; a later purchase first gives the money back."""
    power = table.turn
    wanted = purchases(order)
    purse = table.treasury[power] + cost(rules, table.bought.get(power, {})) - cost(rules, wanted)
    bought = {other: units for other, units in table.bought.items() if other != power}
    if wanted:
        bought[power] = wanted
    return table.but(treasury=table.treasury | {power: purse}, bought=bought)
