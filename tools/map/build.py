"""Everything together: from the sources to the one file that the game ships."""

import logging
from collections import defaultdict

import numpy as np
import shapely

from greatwar.board import COASTS, TERRITORIES, ZONES, zone_number
from greatwar.board.geometry import (
    UNIT,
    BareLand,
    BaseMark,
    Hachures,
    Label,
    Map,
    Point,
    Polygon,
    River,
    SpaceShape,
    packed,
)
from tools.map import places, sources, tables
from tools.map.cartogram import Cartogram
from tools.map.coverage import SCENERY, divide
from tools.map.fonts import Face
from tools.map.hachures import hachures
from tools.map.islands import outlines
from tools.map.rooms import Box, Room
from tools.map.shapes import Shape, densified, parts, transformed
from tools.map.tables import Unfit
from tools.map.topology import Topology, whole
from tools.map.waters import Waters, graticule

VERSION = 1
CREDIT = (
    "Made with Natural Earth, which is in the public domain. Relief after Tom Patterson, shadedrelief.com."
)
COARSE, FINE = 0.06, 0.008  # degrees
TOLERANCE = 0.75  # units; the smallest bend of a line that is kept
LEAST_ISLAND = 18.0  # square units; smaller pieces go to what is around them
LEAST_THICKNESS = 2.4  # units; four times the area over the outline, which is its side for a square
log = logging.getLogger(__name__)


def build() -> Map:
    """The map, drawn anew."""
    globe = divide(sources.fetch(sources.PROVINCES))
    log.info("divided the globe into %d shapes", len(globe))
    place = Cartogram(_simplified(globe, COARSE, step=0.6))
    if place.folds():
        raise Unfit("The map lies over itself.")
    log.info("gave every space its room")
    board = _on_the_board(globe, place)
    log.info("%d points", sum(shapely.get_num_coordinates(shape) for shape in board.values()))
    islands = outlines(board)
    spaces, bases, capitals = _placed(board, islands, place)
    log.info("found a place for names and counters")
    land = shapely.union_all([shape for name, shape in board.items() if name not in ZONES])
    waters = Waters(sources.fetch(sources.WATERS), place)
    lakes = waters.lakes()
    rivers = waters.rivers(land, lakes)
    strokes = hachures(sources.fetch(sources.RELIEF), place, land.difference(shapely.union_all(lakes)))
    log.info("drew waters and hills")
    topology = Topology(board)
    title = Face(sources.fetch(sources.NAMES))
    return Map(
        version=VERSION,
        credit=CREDIT,
        tables=tables.fingerprint(),
        size=tables.FRAME.size,
        arcs=topology.arcs,
        spaces={
            name: _space(topology.shapes[name], found, islands.get(name))
            for name, found in ((name, spaces[name]) for name in (*TERRITORIES, *ZONES))
        },
        impassable={
            name: BareLand(topology.shapes[name], _label(places.wide_label(board[name], name, title)))
            for name in tables.TERRITORIES.impassable
        },
        scenery=BareLand(topology.shapes[SCENERY]),
        bases=bases,
        capitals=capitals,
        canal=_canal(place),
        title=tables.MARKS.ornaments.title,
        rose=tables.MARKS.ornaments.rose,
        lakes=tuple(_line(lake.exterior) for lake in lakes),
        rivers=tuple(River(rank, _line(river)) for rank, river in rivers),
        graticule=tuple(_line(line) for line in graticule(place)),
        hachures=tuple(
            Hachures(weight, packed((round(x * UNIT), round(y * UNIT)) for x, y in points))
            for weight, points in strokes
        ),
    )


def _simplified(shapes: dict[str, Shape], tolerance: float, *, step: float) -> dict[str, Shape]:
    names = list(shapes)
    # The edge of the board keeps all its points, so that it comes out straight.
    simple = shapely.coverage_simplify([shapes[name] for name in names], tolerance, simplify_boundary=False)
    return {name: densified(shape, step) for name, shape in zip(names, simple)}


def _on_the_board(globe: dict[str, Shape], place: Cartogram) -> dict[str, Shape]:
    """All shapes in units of the board, without needless points and tiny pieces, rounded to tenths."""
    fine = {
        name: shapely.transform(transformed(shape, place), lambda xy: np.round(xy, 4))
        for name, shape in _simplified(globe, FINE, step=0.25).items()
    }
    kept = _without_crumbs(fine)
    names = list(kept)
    simple = shapely.coverage_simplify([kept[name] for name in names], TOLERANCE)
    rounded = _without_crumbs(_on_a_grid(dict(zip(names, simple))))
    if crooked := [name for name, shape in rounded.items() if not shape.is_valid]:
        raise Unfit(f"The shape of {', '.join(crooked)} crosses itself.")
    if not shapely.coverage_is_valid(list(rounded.values())):
        raise Unfit("The shapes do not fit together.")
    return rounded


def _on_a_grid(shapes: dict[str, Shape]) -> dict[str, Shape]:
    """The shapes with all points in whole tenths. Lines that come to touch are joined, so that none crosses another."""
    lines = shapely.union_all([shape.boundary for shape in shapes.values()], grid_size=1 / UNIT)
    pieces = [(name, part) for name, shape in shapes.items() for part in parts(shape)]
    tree = shapely.STRtree([part for _, part in pieces])
    faces: dict[str, list[Shape]] = defaultdict(list)
    for face in shapely.get_parts(shapely.polygonize(shapely.get_parts(lines))):
        inside = face.representative_point()
        found = tree.query(inside, predicate="intersects")
        nearest = found[0] if len(found) else tree.nearest(inside)
        faces[pieces[int(nearest)][0]].append(face)
    united = {name: shapely.coverage_union_all(faces[name]) for name in shapes}
    return {name: shapely.transform(shape, lambda xy: np.round(xy, 1)) for name, shape in united.items()}


def _without_crumbs(shapes: dict[str, Shape]) -> dict[str, Shape]:
    """The shapes with small or thin pieces that lie by themselves given to what they border most: islets sink, and
    ponds behind the coast dry up."""
    for _ in range(3):
        pieces = [(name, part) for name, shape in shapes.items() for part in parts(shape)]
        largest = {name: max(parts(shape), key=lambda part: part.area) for name, shape in shapes.items()}
        tree = shapely.STRtree([part for _, part in pieces])
        gained: dict[str, list[Shape]] = defaultdict(list)
        moved: set[int] = set()
        for number, (name, part) in enumerate(pieces):
            if part is largest[name] or not _is_crumb(part):
                continue
            along: dict[str, float] = defaultdict(float)
            for other in tree.query(part, predicate="intersects").tolist():
                if other != number and other not in moved and pieces[other][0] != name:
                    along[pieces[other][0]] += part.boundary.intersection(pieces[other][1].boundary).length
            if along and max(along.values()) > 0:
                gained[max(along, key=lambda candidate: along[candidate])].append(part)
                moved.add(number)
        if not moved:
            break
        for number, (name, part) in enumerate(pieces):
            if number not in moved:
                gained[name].append(part)
        shapes = {name: shapely.coverage_union_all(gained[name]) for name in shapes}
    return shapes


def _is_crumb(part: Shape) -> bool:
    return bool(part.area < LEAST_ISLAND or 4 * part.area / part.length < LEAST_THICKNESS)


def _placed(
    board: dict[str, Shape], islands: dict[str, Shape], place: Cartogram
) -> tuple[dict[str, places.Places], tuple[BaseMark, ...], dict[str, Point]]:
    """The places of every space, of the naval bases and of the capitals."""
    title, italic = Face(sources.fetch(sources.NAMES)), Face(sources.fetch(sources.NUMBERS))
    grounds: dict[str, Shape] = {}
    for name in (*TERRITORIES, *ZONES):
        shape = places.ground(islands[name].union(board[name]) if name in islands else board[name])
        near = [outline for island, outline in islands.items() if name in COASTS[island]]
        grounds[name] = shape.difference(shapely.union_all(near)) if near else shape
    rooms = {name: Room(shape) for name, shape in grounds.items()}
    x, y, radius = tables.MARKS.ornaments.rose
    for zone in ZONES:
        for ornament in (Box(*tables.MARKS.ornaments.title), Box(x, y, 2 * radius, 2 * radius)):
            rooms[zone].take(ornament, gap=4)

    capitals = {}
    for name, at in tables.MARKS.capitals.items():
        star = _nearest(rooms[name], place, at, places.STAR, f"the star of {name}")
        rooms[name].take(star, gap=1)
        capitals[name] = (star.x, star.y)
    bases = []
    for base in tables.MARKS.base:
        room = rooms[base.zone]
        anchor = _nearest(room, place, base.near, places.ANCHOR, f"the base of {base.territory}")
        room.take(anchor, gap=1)
        mines = room.nearest(anchor.x, anchor.y, places.MINE, places.MINE)
        if mines is None:
            raise Unfit(f"There is no room for the mines of {base.zone}.")
        room.take(mines, gap=1)
        bases.append(BaseMark(base.territory, base.zone, (anchor.x, anchor.y), (mines.x, mines.y)))

    found: dict[str, places.Places] = {}
    for name, territory in TERRITORIES.items():
        found[name] = places.land_places(
            rooms[name], name, title, value=territory.ipc > 0, shape=grounds[name], land=board[name]
        )
    for name in ZONES:
        found[name] = places.sea_places(rooms[name], str(zone_number(name)), italic, shape=grounds[name])
    return found, tuple(bases), capitals


def _nearest(room: Room, place: Cartogram, at: Point, side: float, what: str) -> Box:
    x, y = place(*at)
    box = room.nearest(float(x), float(y), side, side)
    if box is None:
        raise Unfit(f"There is no room for {what}.")
    return box


def _space(shape: tuple[Polygon, ...], found: places.Places, outline: Shape | None) -> SpaceShape:
    label = _label(found.label)
    assert label is not None
    x, y, radius = found.centre
    return SpaceShape(
        shape=shape,
        label=label,
        centre=(round(x, 1), round(y, 1), int(radius * 10) / 10),
        side=found.counters[0].width if found.counters else 0.0,
        counters=tuple((round(box.x, 1), round(box.y, 1)) for box in found.counters),
        outline="" if outline is None else _line(outline.exterior),
    )


def _label(label: places.Label | None) -> Label | None:
    if label is None:
        return None
    return Label(
        at=(round(label.box.x, 1), round(label.box.y, 1)),
        box=(round(label.box.width, 1), round(label.box.height, 1)),
        size=label.size,
        lines=label.lines,
        value=None if label.badge is None else (round(label.badge.x, 1), round(label.badge.y, 1)),
    )


def _canal(place: Cartogram) -> str:
    line = np.array(tables.points(tables.MARKS.canal.along))
    return _line(shapely.LineString(np.column_stack(place(line[:, 0], line[:, 1]))))


def _line(line: Shape) -> str:
    return packed(whole(line.coords))
