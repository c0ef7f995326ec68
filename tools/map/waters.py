"""Lakes, rivers and the lines of longitude and latitude, as decoration."""

import json
from pathlib import Path

import numpy as np
import shapely

from tools.map.cartogram import Cartogram
from tools.map.coverage import frame_polygon
from tools.map.shapes import Shape, densified, parts, rough, rounded, rounded_ring, transformed
from tools.map.tables import FRAME, MARKS, points

LEAST_LAKE = 30.0  # square units
LEAST_RIVER = 24.0  # units


class Waters:
    """The lakes and rivers of Natural Earth (50m), on the board."""

    def __init__(self, path: Path, place: Cartogram) -> None:
        self._tree = json.loads(path.read_bytes())
        scale, offset = (np.array(self._tree["transform"][key]) for key in ("scale", "translate"))
        self._arcs = [np.cumsum(np.array(arc), axis=0) * scale + offset for arc in self._tree["arcs"]]
        self._frame = frame_polygon()
        self._place = place

    def lakes(self) -> list[Shape]:
        """The lakes of 1914, the larger ones."""
        gone = [shapely.Point(at) for at in points(MARKS.reservoirs.at)]
        shapes = []
        for lake in self._tree["objects"]["lakes"]["geometries"]:
            for rings in [lake["arcs"]] if lake["type"] == "Polygon" else lake["arcs"]:
                lines = [line for line in map(self._line, rings) if len(line) > 3]
                shape = shapely.Polygon(lines[0], lines[1:]).buffer(0) if lines else shapely.Polygon()
                if not shape.is_empty and not any(shape.distance(point) < 0.12 for point in gone):
                    shapes.append(shape)
        for lake in MARKS.lake:
            outline = points(lake.outline)
            shapes.append(shapely.Polygon(rough([*outline, outline[0]], seed=5)).buffer(0))
        found: list[Shape] = []
        for shape in shapes:
            if self._frame.contains(shape.representative_point()):
                board = transformed(densified(shape.intersection(self._frame), 0.3), self._place)
                found += [
                    shapely.Polygon(rounded_ring(np.asarray(part.exterior.coords))).simplify(0.35)
                    for part in parts(board)
                    if part.area > LEAST_LAKE
                ]
        return found

    def rivers(self, land: Shape, lakes: list[Shape]) -> list[tuple[int, Shape]]:
        """The rivers, each with its rank, where they run over land."""
        dry = land.difference(shapely.union_all(lakes)) if lakes else land
        shapely.prepare(dry)
        lines = []
        for river in self._tree["objects"]["rivers"]["geometries"]:
            several = [river["arcs"]] if river["type"] == "LineString" else river["arcs"]
            lines += [self._line(arcs) for arcs in several]
        found: list[tuple[int, Shape]] = []
        merged = shapely.line_merge(shapely.MultiLineString([line for line in lines if len(line) > 1]))
        for line in shapely.get_parts(merged):
            if not line.intersects(self._frame):
                continue
            for piece in shapely.get_parts(line.intersection(self._frame)):
                if piece.geom_type != "LineString" or piece.length < 0.2:
                    continue
                bent = shapely.LineString(rounded([(float(x), float(y)) for x, y in piece.coords], times=2))
                board = transformed(shapely.segmentize(bent, 0.3), self._place).simplify(0.5)
                for dry_piece in shapely.get_parts(board.intersection(dry)):
                    if dry_piece.geom_type == "LineString" and dry_piece.length > LEAST_RIVER:
                        long = board.length
                        found.append((1 if long > 260 else 2 if long > 110 else 3, dry_piece))
        return found

    def _line(self, arcs: list[int]) -> list[tuple[float, float]]:
        line: list[tuple[float, float]] = []
        for number in arcs:
            arc = self._arcs[number] if number >= 0 else self._arcs[~number][::-1]
            line += [(float(x), float(y)) for x, y in (arc[1:] if line else arc)]
        return line


def graticule(place: Cartogram, *, every: int = 10) -> list[Shape]:
    """Meridians and parallels."""
    found = []
    latitudes = np.linspace(FRAME.bottom, FRAME.top, 240)
    for longitude in range(-180, 180, every):
        inside = (longitude >= place.projection.west(latitudes)) & (
            longitude <= place.projection.east(latitudes)
        )
        if inside.sum() > 2:
            x, y = place(np.full(int(inside.sum()), longitude), latitudes[inside])
            found.append(shapely.LineString(np.column_stack([x, y])).simplify(0.5))
    for latitude in range(-90, 90, every):
        if FRAME.bottom < latitude < FRAME.top:
            west, east = float(place.projection.west(latitude)), float(place.projection.east(latitude))
            x, y = place(np.linspace(west, east, 240), np.full(240, latitude))
            found.append(shapely.LineString(np.column_stack([x, y])).simplify(0.5))
    return found
