"""Minefields on a voyage: how many there are, and their expected cost."""

from greatwar.orders import Route
from greatwar.pieces import Kind, Piece
from greatwar.rules.outlook import Outlook
from greatwar.rules.rulebook.mines import crossed, is_sunk

DAMAGED = 0.5
"""What is lost of a battleship that a mine damages."""


def fields(view: Outlook, kind: Kind, route: Route) -> int:
    """The active minefields that a ship of this kind has to fear on a route."""
    return sum(map(view.is_mined, crossed(view.rules, view.power, Piece(kind, route=route))))


def danger(view: Outlook) -> float:
    """The chance that one minefield hits a ship."""
    return view.rules.mines.hits_on / 6.0


def cost(view: Outlook, kind: Kind, route: Route) -> float:
    """What the mines on a route are expected to cost of a ship, in IPCs."""
    share = 1.0 if is_sunk(view.rules, Piece(kind)) else DAMAGED
    return fields(view, kind, route) * danger(view) * share * view.rules.units.cost[kind]
