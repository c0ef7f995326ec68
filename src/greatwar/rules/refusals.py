"""Refusals of routes and landings that several procedures share."""

from greatwar.board import POWERS, Power, Space
from greatwar.orders import PHASE_OF_ORDER, Item, Items, Order, Rail, State
from greatwar.pieces import Kind
from greatwar.problems import Problem
from greatwar.table import Table
from greatwar.text.messages import Message
from greatwar.text.say import refusal


def units_of(kind: Kind, number: int, state: State = "") -> Items:
    """So many units of a kind, as a sentence names them."""
    return (Item(number, kind, state),)


def too_few(power: Power, there: int, item: Item, space: Space) -> Message:
    """That a power has fewer units in a space than an order names, or none."""
    if there:
        units = units_of(item.kind, there, item.state)
        return refusal.has_too_few(power=power, there=units, space=space, n=item.number)
    none = refusal.has_none_damaged if item.state == "damaged" else refusal.has_none
    return none(power=power, kind=item.kind, space=space)


def wrong_phase(table: Table, power: Power, order: Order) -> Problem:
    """The refusal of an order that is not one of the phase in progress."""
    phase = PHASE_OF_ORDER.get(type(order))
    see: tuple[str, ...] = ("RB-GMOVE-02",)
    if power in table.lost_capital and phase in ("purchase", "mobilize"):
        message = refusal.lost_capital(power=power)
        see = ("RB-TURN-05", "RB-PURCH-07", "RB-CAP-03")
    elif phase is None:
        message = refusal.no_open_question(phase=table.phase)
    else:
        message = refusal.other_phase(phase=phase, now=table.phase)
    return Problem("wrong-phase", table.phase, message, "RB-TURN-02", see)


def no_railways(order: Rail) -> Problem:
    """The refusal of a rail move where the rules have none, whatever the phase."""
    return Problem("no-railways", order.route[0] if order.route else "", refusal.no_railways(), "SE-RAIL-01")


def not_adjacent(start: Space, end: Space) -> Problem:
    """Two spaces between which a unit cannot go."""
    return Problem("not-adjacent", end, refusal.not_adjacent(start=start, end=end), "RB-SPACE-01")


def stays_neutral(space: Space) -> Problem:
    """What a neutral power may not do (E-57)."""
    return Problem("neutral", space, refusal.stays_neutral(), "RB-US-02", ("TR-US-01",))


def garrison_problem(territory: Space) -> Problem:
    """What the garrison of a minor power may not do yet."""
    message = refusal.garrison(territory=territory)
    return Problem("garrison", territory, message, "SE-MOB-01", ("RM-SETUP-02",))


def leaning_problem(territory: Space, whose: Space | Power) -> Problem:
    """Where units may not go because it would join their side, and has not yet."""
    power = next((power for power in POWERS if power == whose), None)
    if power is not None:
        message = refusal.leaning_power(power=power, territory=territory)
    elif whose != territory:
        message = refusal.leaning_colony(minor=whose, territory=territory)
    else:
        message = refusal.leaning(territory=territory)
    see = ("C-110", "SE-POL-02", "SE-POL-04", "TR-US-01", "RB-US-01", "E-57")
    return Problem("closed", territory, message, "SE-MOB-01", see)


def bound_problem(start: Space, end: Space) -> Problem:
    """Where units from contested land may not go."""
    message = refusal.contested_exit(start=start)
    return Problem("contested-exit", end, message, "RB-LMOVE-04", ("RB-LMOVE-05", "RB-LMOVE-06"))


def closed_port(zone: Space) -> Problem:
    """Where ships of a neutral power may not go."""
    return Problem("closed-port", zone, refusal.closed_port(zone=zone), "QR-US-02", ("C-44", "E-53"))
