"""Routes at sea and in the air, worked out once for the whole board."""

from functools import cache, lru_cache

from greatwar.board import BORDERS, SEA_BORDERS, ZONES, Power, Space
from greatwar.kernel import Line
from greatwar.orders import Item, Items, Move, Route
from greatwar.pieces import Kind
from greatwar.rules.status import CANAL_ZONES


@cache
def within_reach(zone: Space, steps: int) -> frozenset[Space]:
    """The zones that can be entered from a zone in so many steps, canal and enemies disregarded."""
    if steps == 0:
        return frozenset()
    near = frozenset(SEA_BORDERS[zone])
    return near.union(*(within_reach(other, steps - 1) for other in near))


@lru_cache(maxsize=1 << 14)
def voyages(start: Space, steps: int, stops: frozenset[Space], canal_open: bool) -> tuple[Route, ...]:
    """Every route of at most so many steps that ends on entering one of `stops` and visits no zone twice."""
    found: list[Route] = []

    def sail(route: Route) -> None:
        for zone in SEA_BORDERS[route[-1]]:
            if zone in route or (not canal_open and zone in CANAL_ZONES and route[-1] in CANAL_ZONES):
                continue
            longer = (*route, zone)
            found.append(longer)
            if len(longer) <= steps and zone not in stops:
                sail(longer)

    if steps > 0:
        sail((start,))
    return tuple(found)


@cache
def flights(start: Space, steps: int) -> tuple[Route, ...]:
    """Every flight of at most so many steps that can still end on land and visits no space twice."""
    found: list[Route] = []

    def fly(route: Route) -> None:
        for space in BORDERS[route[-1]]:
            if space not in route:
                longer = (*route, space)
                if len(longer) <= steps:
                    found.append(longer)
                    fly(longer)
                elif space not in ZONES:
                    found.append(longer)

    if steps > 0:
        fly((start,))
    return tuple(found)


@lru_cache(maxsize=1 << 15)
def single_marches(power: Power, kind: Kind, routes: tuple[Route, ...]) -> list[Line]:
    """The orders to move one unit that walks or flies along each of these routes."""
    return [(power, Move((Item(1, kind),), route)) for route in routes]


@lru_cache(maxsize=1 << 13)
def _all_voyages(
    power: Power, kind: Kind, damaged: bool, cargo: Items | None, start: Space, steps: int, canal_open: bool
) -> tuple[list[Line], list[tuple[Line, frozenset[Space]]]]:
    """The orders to sail one ship where nothing stops it: in all, and each with the zones that it passes."""
    units = (Item(1, kind, "damaged" if damaged else "", cargo),)
    routes = voyages(start, steps, frozenset(), canal_open)
    lines: list[Line] = [(power, Move(units, route)) for route in routes]
    return lines, [(line, frozenset(route[1:-1])) for line, route in zip(lines, routes, strict=True)]


def single_voyages(
    power: Power,
    kind: Kind,
    damaged: bool,
    cargo: Items | None,
    start: Space,
    steps: int,
    stops: frozenset[Space],
    canal_open: bool,
) -> list[Line]:
    """The orders to sail one ship along each of its voyages, with the power that gives them."""
    lines, passing = _all_voyages(power, kind, damaged, cargo, start, steps, canal_open)
    if not stops:
        return lines
    return [line for line, passed in passing if passed.isdisjoint(stops)]
