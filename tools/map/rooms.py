"""Room for boxes inside a shape: where a label, a mark or a row of counters fits, found on a fine grid."""

from math import ceil, floor
from typing import NamedTuple

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image, ImageDraw
from scipy.ndimage import binary_dilation

from tools.map.shapes import Shape, parts, rings

STEP = 2
"""Units of the board between two places of the grid."""
MARGIN = 1.5
"""Units that stay free between a box and the border of its space."""

Bools = NDArray[np.bool_]


class Box(NamedTuple):
    """A box on the board by its centre."""

    x: float
    y: float
    width: float
    height: float

    @property
    def shape(self) -> Shape:
        """The box as a shape."""
        return shapely.box(
            self.x - self.width / 2,
            self.y - self.height / 2,
            self.x + self.width / 2,
            self.y + self.height / 2,
        )


class Room:
    """The free ground of a space. Cells are free or taken; a box fits where all its cells are free."""

    def __init__(self, shape: Shape) -> None:
        west, north, east, south = shape.bounds
        self.west, self.north = STEP * (int(west) // STEP - 1), STEP * (int(north) // STEP - 1)
        self.columns, self.rows = int(east - self.west) // STEP + 3, int(south - self.north) // STEP + 3
        inner = shape.buffer(-MARGIN)
        filled, edge = (Image.new("1", (self.columns, self.rows), 0) for _ in range(2))
        for ring in rings(inner):
            ImageDraw.Draw(edge).line(self._cells(ring), fill=1)
        for part in parts(inner):
            ImageDraw.Draw(filled).polygon(self._cells(part.exterior.coords), fill=1)
            for hole in part.interiors:
                ImageDraw.Draw(filled).polygon(self._cells(hole.coords), fill=0)
        self.free: Bools = np.array(filled, dtype=bool)
        # Where the edge passes, it is looked at closely whether a cell lies inside.
        y, x = np.nonzero(binary_dilation(np.array(edge, dtype=bool), np.ones((3, 3))))
        left, top = self.west + x * STEP, self.north + y * STEP
        shapely.prepare(inner)
        self.free[y, x] = shapely.contains(inner, shapely.box(left, top, left + STEP, top + STEP))

    def _cells(self, ring: object) -> list[tuple[float, float]]:
        xy = (np.asarray(ring) - (self.west, self.north)) / STEP - 0.5
        return [(float(x), float(y)) for x, y in xy]

    def take(self, box: Box, *, gap: float = 0.0) -> None:
        """Makes the ground of a box, and a gap around it, unfree."""
        wide, high = box.width / 2 + gap, box.height / 2 + gap
        left, right = floor((box.x - wide - self.west) / STEP), ceil((box.x + wide - self.west) / STEP)
        top, bottom = floor((box.y - high - self.north) / STEP), ceil((box.y + high - self.north) / STEP)
        self.free[max(0, top) : max(0, bottom), max(0, left) : max(0, right)] = False

    def leave(self) -> "Room":
        """A copy on which something can be tried."""
        other = object.__new__(Room)
        other.__dict__.update(self.__dict__)
        other.free = self.free.copy()
        return other

    def fitting(self, width: float, height: float) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """The centres at which a box of this size fits."""
        columns, rows = ceil(width / STEP), ceil(height / STEP)
        if columns > self.columns or rows > self.rows:
            return np.empty(0), np.empty(0)
        sums = np.pad(np.cumsum(np.cumsum(self.free, axis=0, dtype=np.int64), axis=1), ((1, 0), (1, 0)))
        inside = (
            sums[rows:, columns:] - sums[:-rows, columns:] - sums[rows:, :-columns] + sums[:-rows, :-columns]
        )
        y, x = np.nonzero(inside == columns * rows)
        centres = self.west + (x + columns / 2) * STEP, self.north + (y + rows / 2) * STEP
        return centres[0].astype(np.float64), centres[1].astype(np.float64)

    def nearest(self, x: float, y: float, width: float, height: float) -> Box | None:
        """The box of this size that fits nearest to a point."""
        xs, ys = self.fitting(width, height)
        if not len(xs):
            return None
        best = int(np.argmin((xs - x) ** 2 + (ys - y) ** 2))
        return Box(float(xs[best]), float(ys[best]), width, height)

    def rows_of(self, side: float, gap: float) -> list[Box]:
        """As many squares of a size as fit, standing in rows."""
        xs, ys = self.fitting(side, side)
        if not len(xs):
            return []
        pitch = side + gap
        rows = {float(y): _spaced(np.sort(xs[ys == y]), pitch) for y in np.unique(ys)}
        highest, lowest = min(rows), max(rows)
        best: list[tuple[float, float]] = []
        for first in sorted(rows):
            if first > highest + pitch:
                break
            found: list[tuple[float, float]] = []
            y = first
            while y <= lowest:
                # A row may stand a little lower than the pitch says, if more fit there.
                near = [low for low in (y, y + STEP, y + 2 * STEP) if low in rows]
                if near:
                    low = max(near, key=lambda each: len(rows[each]))
                    found += [(x, low) for x in rows[low]]
                    y = low + STEP * ceil(pitch / STEP)
                else:
                    y += STEP
            if len(found) > len(best):
                best = found
        return [Box(x, y, side, side) for x, y in best]


def _spaced(xs: NDArray[np.float64], pitch: float) -> list[float]:
    """From the left, as many of the places in a row as keep their distance."""
    kept: list[float] = []
    last = -np.inf
    for x in xs.tolist():
        if x >= last + pitch:
            kept.append(x)
            last = x
    return kept
