"""The globe divided into the spaces of the board: provinces united, frontiers of 1914 drawn, the sea divided."""

import json
import math
from collections import defaultdict
from pathlib import Path

import numpy as np
import shapely
from scipy.interpolate import PchipInterpolator
from shapely.geometry import shape as geojson_shape

from tools.map.shapes import Shape, Vertex, parts, rough, rounded, segments, shared
from tools.map.tables import CORRECTIONS, FRAME, SEAS, TERRITORIES, Divider, Unfit, points, towns

SCENERY = ""
"""The name of land that is drawn but is no space."""

GRID = 1e-6
DIGITS = 6
EXCLAVE = 0.2  # square degrees; smaller detached pieces go to the neighbour that encloses them


NEAR_ENOUGH = 0.06  # degrees; a harbour may lie a little off its simplified coast


def divide(provinces: Path) -> dict[str, Shape]:
    """The shape of every space in longitude and latitude, without gaps and overlaps, scenery included."""
    frame = frame_polygon()
    land = with_exclaves_given_away(land_pieces(*united(provinces), frame=frame))
    spaces, leftover = with_seas(land, frame=frame)
    whole = with_lagoons(spaces, leftover)
    check_towns(whole)
    return whole


def frame_polygon(step: float = 0.1) -> Shape:
    """The edge of the board on the globe."""
    west, east = (PchipInterpolator(*zip(*sorted(side))) for side in (FRAME.left, FRAME.right))
    latitudes = np.append(np.arange(FRAME.bottom, FRAME.top, step), FRAME.top)
    left = [(float(west(y)), float(y)) for y in latitudes]
    right = [(float(east(y)), float(y)) for y in latitudes]
    top = [(float(x), FRAME.top) for x in np.arange(left[-1][0] + step, right[-1][0], step)]
    bottom = [(float(x), FRAME.bottom) for x in np.arange(left[0][0] + step, right[0][0], step)]
    return shapely.Polygon([*left, *top, *right[::-1], *bottom[::-1]])


def united(path: Path) -> tuple[dict[str, Shape], Shape]:
    """The provinces of each territory as one shape, and all other land."""
    territory_of = _selectors()
    west, south, east, north = frame_polygon().bounds
    window = shapely.box(west - 1, south - 1, east + 1, north + 1)
    used: set[str] = set()
    collected: dict[str, list[Shape]] = defaultdict(list)
    for feature in json.loads(path.read_bytes())["features"]:
        facts, province = feature["properties"], geojson_shape(feature["geometry"])
        if not province.is_valid:
            province = shapely.make_valid(province)
        if not province.intersects(window):
            continue
        country = facts["adm0_a3"]
        name = SCENERY
        for selector in (f"{country}:{facts.get('name')}", f"{country}:@{facts.get('region')}", country):
            if selector in territory_of:
                used.add(selector)
                name = territory_of[selector]
                break
        boxes = [shapely.box(*islands.box) for islands in TERRITORIES.scenery if islands.country == country]
        for part in parts(province):
            inside = part.representative_point()
            collected[SCENERY if any(box.contains(inside) for box in boxes) else name].append(part)
    if unused := sorted(set(territory_of) - used):
        raise Unfit(f"No province is called {', '.join(unused)}.")
    whole = {
        name: shapely.intersection(shapely.union_all(found), window) for name, found in collected.items()
    }
    return whole, whole.pop(SCENERY)


def _selectors() -> dict[str, str]:
    chosen: dict[str, str] = {}
    for name, selectors in (TERRITORIES.territories | TERRITORIES.impassable).items():
        for selector in selectors:
            if selector in chosen:
                raise Unfit(f"{selector} stands under {chosen[selector]} and under {name}.")
            chosen[selector] = name
    return chosen


def land_pieces(whole: dict[str, Shape], scenery: Shape, *, frame: Shape) -> dict[str, Shape]:
    """The land within the frame after all corrections of frontiers."""
    lines = [shape.boundary for shape in whole.values()] + [scenery.boundary, frame.boundary]
    outlines = []
    for seed, correction in enumerate(CORRECTIONS.correction, 7):
        outline = points(correction.outline)
        polygon = shapely.Polygon(rough([*outline, outline[0]], seed=seed))
        polygon = polygon if polygon.is_valid else polygon.buffer(0)
        outlines.append((correction, polygon))
        concerned = shapely.union_all([whole[name] for name in (*correction.taken_from, correction.to)])
        lines.append(polygon.boundary.intersection(concerned.buffer(0.02)))
    fills = [(fill.to, shapely.Polygon(points(fill.outline))) for fill in CORRECTIONS.fill]
    lines += [polygon.boundary for _, polygon in fills]

    names = list(whole)
    tree = shapely.STRtree([whole[name] for name in names])
    scenery_tree = shapely.STRtree(parts(scenery))
    pieces: dict[str, list[Shape]] = defaultdict(list)
    shapely.prepare(frame)
    for face in _faces(lines):
        inside = face.representative_point()
        if not frame.contains(inside):
            continue
        if len(found := tree.query(inside, predicate="intersects")):
            name = names[found[0]]
            for correction, polygon in outlines:
                if name in correction.taken_from and polygon.contains(inside):
                    name = correction.to
            pieces[name].append(face)
        elif len(scenery_tree.query(inside, predicate="intersects")):
            pieces[SCENERY].append(face)
        else:
            for name, polygon in fills:
                if polygon.contains(inside):
                    pieces[name].append(face)
    return {name: shapely.coverage_union_all(found) for name, found in pieces.items()}


def with_exclaves_given_away(land: dict[str, Shape]) -> dict[str, Shape]:
    """The land without small detached pieces; each goes to the territory with which it has the longest border."""
    for _ in range(2):
        pieces: list[tuple[str, int, Shape]] = []
        for name, shape in land.items():
            pieces += [(name, i, part) for i, part in enumerate(sorted(parts(shape), key=lambda p: -p.area))]
        touching: dict[int, dict[int, float]] = defaultdict(lambda: defaultdict(float))
        for (one, other), border in shared(
            {str(i): part for i, (_, _, part) in enumerate(pieces)}, digits=DIGITS
        ).items():
            long = sum(math.dist(*segment) for segment in border)
            touching[int(one)][int(other)] += long
            touching[int(other)][int(one)] += long
        regrouped: dict[str, list[Shape]] = defaultdict(list)
        for i, (name, rank, part) in enumerate(pieces):
            others = {j: long for j, long in touching[i].items() if SCENERY not in (pieces[j][0], name)}
            if rank and part.area < EXCLAVE and others:
                name = pieces[max(others, key=lambda j: others[j])][0]
            regrouped[name].append(part)
        land = {name: shapely.coverage_union_all(found) for name, found in regrouped.items()}
    return land


def with_seas(land: dict[str, Shape], *, frame: Shape) -> tuple[dict[str, list[Shape]], list[Shape]]:
    """All spaces in pieces, and pieces of water that lie behind the coast."""
    lines = [shape.boundary for shape in land.values()] + [frame.boundary]
    lines += [shapely.LineString(rounded(_divider_line(land, divider))) for divider in SEAS.dividers.values()]
    named = [(name, part) for name, shape in land.items() for part in parts(shape)]
    tree = shapely.STRtree([part for _, part in named])
    seeds = {zone: shapely.Point(seed) for zone, seed in SEAS.seeds.items()}
    spaces: dict[str, list[Shape]] = defaultdict(list)
    leftover: list[Shape] = []
    for face in _faces(lines):
        inside = face.representative_point()
        if not frame.contains(inside):
            continue
        if len(found := tree.query(inside, predicate="intersects")):
            spaces[named[found[0]][0]].append(face)
            continue
        zones = [zone for zone, seed in seeds.items() if face.contains(seed)]
        if len(zones) > 1:
            raise Unfit(f"No line divides {' and '.join(zones)}.")
        if zones:
            spaces[zones[0]].append(face)
        else:
            leftover.append(face)
    if missing := sorted(set(seeds) - set(spaces)):
        raise Unfit(f"There is no water at the seed of {', '.join(missing)}.")
    return spaces, leftover


def _divider_line(land: dict[str, Shape], divider: Divider) -> list[Vertex]:
    line: list[Vertex] = list(points(divider.along))
    if divider.start:
        line.insert(0, _coastal_point(land, divider.start, line[0]))
    if divider.end:
        line.append(_coastal_point(land, divider.end, line[-1]))
    return line


def _coastal_point(land: dict[str, Shape], pair: str, near: Vertex) -> Vertex:
    """The end of the border of two territories that is nearest to a point at sea."""
    one, other = pair.split(" | ")
    times: dict[Vertex, int] = defaultdict(int)
    for border in shared({one: land[one], other: land[other]}, digits=DIGITS).values():
        for segment in border:
            for vertex in segment:
                times[vertex] += 1
    ends = [vertex for vertex, number in times.items() if number == 1]
    if not ends:
        raise Unfit(f"{one} and {other} have no border that reaches the sea.")
    return min(ends, key=lambda end: math.hypot((end[0] - near[0]) * 0.6, end[1] - near[1]))


def with_lagoons(spaces: dict[str, list[Shape]], leftover: list[Shape]) -> dict[str, Shape]:
    """The spaces with the water behind the coast given to the zone, or else the land, that it borders most."""
    at: dict[tuple[Vertex, Vertex], set[str]] = defaultdict(set)
    for name, found in spaces.items():
        for piece in found:
            for segment in segments(piece, digits=DIGITS):
                at[segment].add(name)
    for piece in sorted(leftover, key=lambda piece: -piece.area):
        along: dict[str, float] = defaultdict(float)
        for segment in segments(piece, digits=DIGITS):
            for name in at.get(segment, ()):
                along[name] += math.dist(*segment) * (100 if name in SEAS.seeds else 1)
        if along:
            name = max(along, key=lambda candidate: along[candidate])
            spaces[name].append(piece)
            for segment in segments(piece, digits=DIGITS):
                at[segment].add(name)
    return {name: shapely.coverage_union_all(found) for name, found in sorted(spaces.items())}


def check_towns(spaces: dict[str, Shape]) -> None:
    """Complains about towns that lie on the wrong side of a frontier of 1914."""
    astray = [
        town.name for town in towns() if spaces[town.territory].distance(shapely.Point(town.at)) > NEAR_ENOUGH
    ]
    if astray:
        raise Unfit(f"The frontiers leave {', '.join(astray)} abroad.")


def _faces(lines: list[Shape]) -> list[Shape]:
    noded = shapely.union_all(lines, grid_size=GRID)
    return list(shapely.get_parts(shapely.polygonize([noded])))
