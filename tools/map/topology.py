"""The spaces of the map cut into arcs, so that each border is there once and neighbours fit exactly."""

import itertools
from collections import defaultdict
from collections.abc import Iterable

from greatwar.board.geometry import UNIT, Polygon, Ring, packed
from tools.map.shapes import Shape, parts

Whole = tuple[int, int]


class Topology:
    """The arcs of a set of shapes that fit together."""

    def __init__(self, shapes: dict[str, Shape]) -> None:
        neighbours: dict[Whole, set[Whole]] = defaultdict(set)
        self._rings = {name: [_rings(part) for part in parts(shape)] for name, shape in shapes.items()}
        for polygons in self._rings.values():
            for polygon in polygons:
                for ring in polygon:
                    for one, other in itertools.pairwise(ring):
                        neighbours[one].add(other)
                        neighbours[other].add(one)
        self._nodes = {point for point, near in neighbours.items() if len(near) != 2}
        self._numbers: dict[tuple[Whole, ...], int] = {}
        self.shapes: dict[str, tuple[Polygon, ...]] = {
            name: tuple(tuple(self._ring(ring) for ring in polygon) for polygon in polygons)
            for name, polygons in self._rings.items()
        }

    @property
    def arcs(self) -> tuple[str, ...]:
        """All arcs, packed."""
        return tuple(packed(arc) for arc in self._numbers)

    def _ring(self, ring: list[Whole]) -> Ring:
        points = ring[:-1]
        cuts = [i for i, point in enumerate(points) if point in self._nodes]
        if not cuts:
            first = min(range(len(points)), key=lambda i: points[i])
            return (self._number((*points[first:], *points[: first + 1])),)
        points = points[cuts[0] :] + points[: cuts[0]] + [points[cuts[0]]]
        ends = [cut - cuts[0] for cut in cuts] + [len(points) - 1]
        return tuple(self._number(tuple(points[a : b + 1])) for a, b in itertools.pairwise(ends))

    def _number(self, arc: tuple[Whole, ...]) -> int:
        if arc[::-1] in self._numbers:
            return ~self._numbers[arc[::-1]]
        return self._numbers.setdefault(arc, len(self._numbers))


def _rings(polygon: Shape) -> list[list[Whole]]:
    return [whole(ring.coords) for ring in (polygon.exterior, *polygon.interiors)]


def whole(line: Iterable[tuple[float, float]]) -> list[Whole]:
    """A line in whole tenths, without points that have become equal."""
    points = [(round(x * UNIT), round(y * UNIT)) for x, y in line]
    return points[:1] + [point for before, point in itertools.pairwise(points) if point != before]
