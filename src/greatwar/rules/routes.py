"""Routes at sea and in the air, computed once for the whole board, and their small orders."""

from collections.abc import Iterable
from functools import cache, lru_cache

from greatwar.board import BORDERS, LAND_BORDERS, SEA_BORDERS, TERRITORIES, ZONES, Power, Space
from greatwar.kernel import Line
from greatwar.orders import Item, Items, Move, Route
from greatwar.pieces import Kind
from greatwar.rules.passages import PASSAGES, PassageName

Bits = int
"""A set of spaces, one bit each: whether a route meets one of them is a single operation."""

PASSAGE_BIT: dict[PassageName, Bits] = {name: 1 << index for index, name in enumerate(PASSAGES)}
"""Stand for the canal and the straits, which are barred or open like zones that are passed."""
BIT: dict[Space, Bits] = {
    space: 1 << index for index, space in enumerate((*ZONES, *TERRITORIES), len(PASSAGES))
}
_THROUGH: dict[frozenset[Space], Bits] = {
    passage.between: PASSAGE_BIT[name] for name, passage in PASSAGES.items()
}

MARCHES: dict[Space, tuple[Route, ...]] = {
    start: tuple((start, end) for end in ends) for start, ends in LAND_BORDERS.items()
}
"""Every march of one step out of a territory."""


def bits(spaces: Iterable[Space]) -> Bits:
    """These spaces as bits."""
    return sum(BIT[space] for space in spaces)


@cache
def all_voyages(start: Space, steps: int) -> dict[Route, Bits]:
    """Every route of at most so many steps that visits no zone twice, with the zones that it passes."""
    found: dict[Route, Bits] = {}

    def sail(route: Route, passed: Bits) -> None:
        for zone in SEA_BORDERS[route[-1]]:
            if zone not in route:
                longer = (*route, zone)
                through = _THROUGH.get(frozenset({route[-1], zone}), 0)
                found[longer] = passed | through
                if len(longer) <= steps:
                    sail(longer, passed | through | BIT[zone])

    if steps > 0:
        sail((start,), 0)
    return found


@cache
def passed_within(start: Space, steps: int) -> Bits:
    """The zones that can be passed on a voyage of so many steps: what bars others makes no difference to it."""
    passed = 0
    for zones in all_voyages(start, steps).values():
        passed |= zones
    return passed


@lru_cache(maxsize=1 << 13)
def voyages(start: Space, steps: int, barred: Bits) -> tuple[Route, ...]:
    """Every route of at most so many steps that visits no zone twice and passes nothing that is barred."""
    return tuple(route for route, passed in all_voyages(start, steps).items() if not passed & barred)


@cache
def all_flights(start: Space, steps: int) -> dict[Route, tuple[Bits, Bits]]:
    """Every flight of at most so many steps that can still end on land and visits no space twice.

    Beside it stand the territories that it crosses and the territory in which it ends.
    """
    found: dict[Route, tuple[Bits, Bits]] = {}

    def fly(route: Route) -> None:
        for space in BORDERS[route[-1]]:
            if space not in route:
                longer = (*route, space)
                if len(longer) <= steps or space in TERRITORIES:
                    crossed = bits(space for space in longer[1:-1] if space in TERRITORIES)
                    found[longer] = crossed, BIT[space] if space in TERRITORIES else 0
                if len(longer) <= steps:
                    fly(longer)

    if steps > 0:
        fly((start,))
    return found


@cache
def lands_within(start: Space, steps: int) -> tuple[Space, ...]:
    """The territories that flights of so many steps cross or reach."""
    lands = (space for route in all_flights(start, steps) for space in route[1:] if space in TERRITORIES)
    return tuple(dict.fromkeys(lands))


@lru_cache(maxsize=1 << 13)
def flights(start: Space, steps: int, uncrossed: Bits, closed: Bits) -> tuple[Route, ...]:
    """Every flight that crosses no territory of the first kind and ends in none of the second."""
    return tuple(
        route
        for route, (crossed, end) in all_flights(start, steps).items()
        if not (crossed & uncrossed or end & closed)
    )


# The small form of the orders


@lru_cache(maxsize=1 << 14)
def single_marches(power: Power, kind: Kind, routes: tuple[Route, ...]) -> tuple[Line, ...]:
    """The orders to move one unit that walks or flies along each of these routes."""
    units = (Item(1, kind),)
    return tuple((power, Move(units, route)) for route in routes)


@lru_cache(maxsize=1 << 13)
def single_voyages(
    power: Power, kind: Kind, damaged: bool, cargo: Items | None, start: Space, steps: int, barred: Bits
) -> tuple[Line, ...]:
    """The orders to sail one ship along each of its voyages, with the power that gives them."""
    if barred:
        lines = single_voyages(power, kind, damaged, cargo, start, steps, 0)
        passing = all_voyages(start, steps).values()
        return tuple(line for line, passed in zip(lines, passing, strict=True) if not passed & barred)
    units = (Item(1, kind, "damaged" if damaged else "", cargo),)
    return tuple((power, Move(units, route)) for route in all_voyages(start, steps))


@lru_cache(maxsize=1 << 12)
def single_flights(power: Power, start: Space, steps: int, uncrossed: Bits, closed: Bits) -> tuple[Line, ...]:
    """The orders to fly one fighter along each of its flights, with the power that gives them."""
    return single_marches(power, "fighter", flights(start, steps, uncrossed, closed))
