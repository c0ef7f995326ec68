"""Tastes: preferences of a random player, so that its games get somewhere."""

from functools import lru_cache

from greatwar.board import CAPITAL, LAND_BORDERS, SIDE, ZONES, Power, Side, Space
from greatwar.game import Game
from greatwar.opponents.random_orders import Lines, Taste
from greatwar.orders import Attack, Buy, End, Load, Move, Offload, Order
from greatwar.questions import Shape

FAR = 99


def restless(game: Game, lines: Lines) -> list[float]:
    """For battles, and for getting on."""
    return [
        12.0 if isinstance(order, Attack) else 4.0 if isinstance(order, End) else 1.0 for _, order in lines
    ]


def seafaring(game: Game, lines: Lines) -> list[float]:
    """For ships, and for going ashore from them."""
    return [_salt(order) for _, order in lines]


def eager(side: Side) -> Taste:
    """For the enemy's capitals on one side, for peace and quiet on the other."""

    def taste(game: Game, lines: Lines) -> list[float]:
        return [_zeal(power, order) if SIDE[power] == side else _calm(order) for power, order in lines]

    return taste


def _salt(order: Order | Shape) -> float:
    match order:
        case Offload():
            return 12.0
        case Load():
            return 6.0
        case Attack(space):
            return 12.0 if space in ZONES else 3.0
        case Move(units, _):
            return 3.0 if units[0].kind in ("transport", "cruiser", "battleship", "submarine") else 0.2
        case Buy(units):
            return 3.0 if units[-1].kind == "transport" else 1.0
        case End():
            return 2.0
    return 1.0


def _zeal(power: Power, order: Order | Shape) -> float:
    match order:
        case Move(_, route) if route[0] not in ZONES and route[-1] not in ZONES:
            distances = _distances(SIDE[power])
            nearer = distances.get(route[0], FAR) - distances.get(route[-1], FAR)
            return 10.0 if nearer > 0 else 0.05 if nearer else 0.5
        case Move():
            return 0.2
        case Buy(units):
            return 5.0 if all(item.kind in ("infantry", "artillery", "tank") for item in units) else 0.1
        case Attack():
            return 20.0
    return 1.0


def _calm(order: Order | Shape) -> float:
    match order:
        case End():
            return 10.0
        case Move() | Attack() | Load() | Offload():
            return 0.2
    return 1.0


@lru_cache
def _distances(side: Side) -> dict[Space, int]:
    """How many borders lie between each territory and the nearest capital of the other side."""
    found = {capital: 0 for power, capital in CAPITAL.items() if SIDE[power] != side}
    edge = list(found)
    for land in edge:
        for neighbour in LAND_BORDERS[land]:
            if neighbour not in found:
                found[neighbour] = found[land] + 1
                edge.append(neighbour)
    return found
