"""The outlines of islands at sea: what lies within belongs to the island."""

import shapely

from greatwar.board import COASTS, TERRITORIES
from tools.map.shapes import Shape, parts

REACH = {"Balearic Islands": 17.0, "Corsica": 13.0}
USUAL = 10.0
CLEAR = 5.0
"""Units between the outline and other land."""


def outlines(spaces: dict[str, Shape]) -> dict[str, Shape]:
    """The outline of each island territory: a round line about it, clear of other land."""
    found: dict[str, Shape] = {}
    for name in (name for name, territory in TERRITORIES.items() if territory.island):
        reach = REACH.get(name, USUAL)
        main = max(part.area for part in parts(spaces[name]))
        pieces = [part for part in parts(spaces[name]) if part.area > 0.02 * main]
        hull = shapely.concave_hull(shapely.union_all(pieces), ratio=0.5).buffer(reach + 12).buffer(-12)
        around = shapely.union_all([spaces[zone] for zone in COASTS[name]] + [spaces[name]])
        others = [
            shape
            for other, shape in spaces.items()
            if other != name and other not in COASTS[name] and shape.distance(hull) < CLEAR
        ]
        free = hull.intersection(around.union(hull.intersection(spaces[name].envelope)))
        if others:
            free = free.difference(shapely.union_all(others).buffer(CLEAR))
        for other in found.values():
            free = free.difference(other.buffer(1))
        smooth = max(parts(free), key=lambda part: part.area).buffer(-3).buffer(3)
        outline = shapely.union_all([smooth, *(piece.buffer(2.5) for piece in pieces)])
        for other in (*others, *found.values()):
            outline = outline.difference(other.buffer(0.2))
        found[name] = shapely.Polygon(max(parts(outline), key=lambda part: part.area).exterior).simplify(0.15)
    return found
