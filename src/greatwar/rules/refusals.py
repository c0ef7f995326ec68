"""Refusals of routes and landings that several procedures give in the same words."""

from greatwar.board import Power, Space
from greatwar.orders import PHASE_OF_ORDER, Order, Rail
from greatwar.problems import Problem
from greatwar.table import Table
from greatwar.text.english import NAMES, capitalized, name_of


def wrong_phase(table: Table, power: Power, order: Order) -> Problem:
    """The refusal of an order that is not one of the phase in progress."""
    phase = PHASE_OF_ORDER.get(type(order))
    see: tuple[str, ...] = ("RB-GMOVE-02",)
    if power in table.lost_capital and phase in ("purchase", "mobilize"):
        sentence = f"{NAMES[power]} has lost its capital: it only moves and fights until that is liberated"
        see = ("RB-TURN-05", "RB-PURCH-07", "RB-CAP-03")
    elif phase is None:
        sentence = f"No question is open that this answers. Give an order of the {table.phase} phase"
    else:
        sentence = f"This order belongs to the {phase} phase. It is the {table.phase} phase"
    return Problem("wrong-phase", table.phase, capitalized(sentence), "RB-TURN-02", see)


def no_railways(order: Rail) -> Problem:
    """The refusal of a rail move where the rules have none, whatever the phase."""
    sentence = "These rules have no railways. Order `move` in the movement phase"
    return Problem("no-railways", order.route[0] if order.route else "", sentence, "SE-RAIL-01")


def not_adjacent(start: Space, end: Space) -> Problem:
    """Two spaces between which a unit cannot go."""
    sentence = f"{start} and {end} do not share a border that this unit can cross"
    return Problem("not-adjacent", end, sentence, "RB-SPACE-01")


def stays_neutral(space: Space) -> Problem:
    """What a neutral power may not do (E-57)."""
    sentence = "A neutral power may not move land or air units out of its land"
    return Problem("neutral", space, sentence, "RB-US-02", ("TR-US-01",))


def garrison_problem(territory: Space) -> Problem:
    """What the garrison of a minor power may not do yet."""
    sentence = f"The garrison of {territory} stays where it is until the minor power enters the war"
    return Problem("garrison", territory, sentence, "SE-MOB-01", ("RM-SETUP-02",))


def leaning_problem(territory: Space, whose: Space | Power) -> Problem:
    """Where units may not go because it would join their side, and has not yet."""
    name = name_of(whose)
    closed = "it is closed to you until it enters the war"
    if name != territory:
        closed = f"{territory} is closed to you until {name} enters the war"
    sentence = capitalized(f"{name} is neutral and leans to your side: {closed}")
    see = ("C-110", "SE-POL-02", "SE-POL-04", "TR-US-01", "RB-US-01", "E-57")
    return Problem("closed", territory, sentence, "SE-MOB-01", see)


def bound_problem(start: Space, end: Space) -> Problem:
    """Where units from contested land may not go."""
    sentence = (
        f"Units that begin the turn in contested {start} may go only where their power had control or units"
    )
    return Problem("contested-exit", end, sentence, "RB-LMOVE-04", ("RB-LMOVE-05", "RB-LMOVE-06"))


def closed_port(zone: Space) -> Problem:
    """Where ships of a neutral power may not go."""
    sentence = f"Ships of a neutral power may not enter {zone}, where a power at war has a naval base"
    return Problem("closed-port", zone, sentence, "QR-US-02", ("C-44", "E-53"))
