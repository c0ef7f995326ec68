"""Small tools for shapes: their parts and rings, borders that two of them share, lines made rougher or rounder."""

import itertools
import math
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from typing import Any

import numpy as np
import shapely
from numpy.typing import NDArray

Shape = Any  # shapely carries no types
Points = NDArray[np.float64]
Vertex = tuple[float, float]
Segment = tuple[Vertex, Vertex]


def parts(shape: Shape) -> list[Shape]:
    """The polygons of a shape."""
    return [part for part in shapely.get_parts(shape) if part.geom_type == "Polygon" and not part.is_empty]


def largest(shape: Shape) -> Shape:
    """The largest polygon of a shape."""
    return max(parts(shape), key=lambda part: part.area)


def rings(shape: Shape) -> Iterator[Points]:
    """The rings of all polygons of a shape."""
    for part in parts(shape):
        yield np.asarray(part.exterior.coords)
        for hole in part.interiors:
            yield np.asarray(hole.coords)


def segments(shape: Shape, *, digits: int) -> Iterator[Segment]:
    """The sides of a shape, each in one direction whichever way its ring runs."""
    for ring in rings(shape):
        vertices = [(round(float(x), digits), round(float(y), digits)) for x, y in ring]
        for one, other in itertools.pairwise(vertices):
            if one != other:
                yield (one, other) if one < other else (other, one)


def shared(shapes: dict[str, Shape], *, digits: int) -> dict[tuple[str, str], list[Segment]]:
    """The border of each two shapes that have one. The shapes must fit together without gaps."""
    owners: dict[Segment, list[str]] = defaultdict(list)
    for name, shape in shapes.items():
        for segment in segments(shape, digits=digits):
            owners[segment].append(name)
    borders: dict[tuple[str, str], list[Segment]] = defaultdict(list)
    for segment, names in owners.items():
        if len(set(names)) == 2:
            one, other = sorted(set(names))
            borders[one, other].append(segment)
    return borders


def length(border: Iterable[Segment]) -> float:
    """The length of a border."""
    return sum(math.dist(one, other) for one, other in border)


def rough(line: list[Vertex], *, seed: int, amplitude: float = 0.16, depth: int = 3) -> list[Vertex]:
    """A ruled line as if it had been surveyed: each side is bent in its middle, again and again."""
    chance = random.Random(seed)
    for _ in range(depth):
        bent = [line[0]]
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            shift = (chance.random() - 0.5) * 2 * amplitude
            bent.append(((x0 + x1) / 2 - (y1 - y0) * shift, (y0 + y1) / 2 + (x1 - x0) * shift))
            bent.append((x1, y1))
        line = bent
    return line


def rounded(line: list[Vertex], *, times: int = 3) -> list[Vertex]:
    """A line with its corners cut, its ends kept."""
    for _ in range(times):
        if len(line) < 3:
            break
        cut = [line[0]]
        for (x0, y0), (x1, y1) in itertools.pairwise(line):
            cut.append((x0 * 0.75 + x1 * 0.25, y0 * 0.75 + y1 * 0.25))
            cut.append((x0 * 0.25 + x1 * 0.75, y0 * 0.25 + y1 * 0.75))
        line = [*cut, line[-1]]
    return line


def rounded_ring(ring: Points, *, times: int = 2) -> Points:
    """A ring with its corners cut."""
    points = np.asarray(ring)[:-1]
    for _ in range(times):
        following = np.roll(points, -1, axis=0)
        points = np.stack([points * 0.75 + following * 0.25, points * 0.25 + following * 0.75], 1).reshape(
            -1, 2
        )
    return np.vstack([points, points[:1]])


def densified(shape: Shape, step: float) -> Shape:
    """A shape whose sides are no longer than a step; neighbours get the same points on their common border."""
    if shape.geom_type == "Polygon":
        return shapely.Polygon(
            _dense_ring(np.asarray(shape.exterior.coords), step),
            [_dense_ring(np.asarray(hole.coords), step) for hole in shape.interiors],
        )
    if shape.geom_type in ("MultiPolygon", "GeometryCollection"):
        return shapely.MultiPolygon([densified(part, step) for part in parts(shape)])
    return shapely.segmentize(shape, step)


def _dense_ring(ring: Points, step: float) -> Points:
    starts, ends = ring[:-1], ring[1:]
    pieces = np.maximum(1, np.ceil(np.hypot(*(ends - starts).T) / step)).astype(int)
    if pieces.max(initial=1) == 1:
        return ring
    dense: list[Points] = []
    for start, end, number in zip(starts, ends, pieces):
        dense.append(start[None])
        if number > 1:
            forward = tuple(start) < tuple(end)
            low, high = (start, end) if forward else (end, start)
            between = np.round(low + (high - low) * (np.arange(1, number) / number)[:, None], 8)
            dense.append(between if forward else between[::-1])
    dense.append(ring[-1:])
    return np.concatenate(dense)


def transformed(shape: Shape, function: Callable[[Points, Points], tuple[Points, Points]]) -> Shape:
    """A shape with every point moved."""
    return shapely.transform(shape, lambda xy: np.column_stack(function(xy[:, 0], xy[:, 1])))
