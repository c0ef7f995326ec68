"""Gives every space its least size, by letting the map flow like a crowd from where it is dense to where it is not.

The method is that of Gastner, Seguy and More (2018): a density is spread until it is even everywhere, and the map is
carried along. It is continuous and never folds, so what borders what cannot change.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from PIL import Image, ImageDraw
from scipy.fft import dctn, idctn
from scipy.interpolate import RectBivariateSpline
from scipy.ndimage import gaussian_filter, map_coordinates

from tools.map.projection import Projection
from tools.map.shapes import Shape, parts
from tools.map.tables import FRAME, HEIGHT, WIDTH

Floats = NDArray[np.float64]

COLUMNS = 640
ROWS = round(COLUMNS * HEIGHT / WIDTH)
ROUNDS = 8
STEPS = 24
EAGERNESS = 0.6  # of what a space lacks, how much it is given in one round
SMOOTHING = (12.0, 3.0)  # in the first and in the last round: neighbours move together, then by themselves
GREATEST = 5.0


class Cartogram:
    """Longitude and latitude to a place on the board, after the spaces have been given their least size."""

    def __init__(self, spaces: dict[str, Shape]) -> None:
        self.projection = Projection()
        self._xs = np.linspace(0, COLUMNS, COLUMNS // 2 + 1)
        self._ys = np.linspace(0, ROWS, ROWS // 2 + 1)
        self.lattice: Floats = np.stack(np.meshgrid(self._xs, self._ys))
        self._spread(spaces)
        # Rounded, so that the last bits of a machine's arithmetic do not reach the map.
        self._x: Any = RectBivariateSpline(self._ys, self._xs, np.round(self.lattice[0], 6), kx=3, ky=3)
        self._y: Any = RectBivariateSpline(self._ys, self._xs, np.round(self.lattice[1], 6), kx=3, ky=3)

    def __call__(self, longitude: ArrayLike, latitude: ArrayLike) -> tuple[Floats, Floats]:
        across, down = self.projection(longitude, latitude)
        x, y = self._x.ev(down * ROWS, across * COLUMNS), self._y.ev(down * ROWS, across * COLUMNS)
        return np.clip(x / COLUMNS, 0, 1) * WIDTH, np.clip(y / ROWS, 0, 1) * HEIGHT

    def folds(self) -> bool:
        """Whether the map lies anywhere over itself."""
        x, y = self.lattice
        right, down = (
            (np.diff(x, axis=1)[:-1], np.diff(y, axis=1)[:-1]),
            (np.diff(x, axis=0)[:, :-1], np.diff(y, axis=0)[:, :-1]),
        )
        return bool((right[0] * down[1] - right[1] * down[0] <= 0).any())

    def _spread(self, spaces: dict[str, Shape]) -> None:
        names = list(spaces)
        least = np.array([FRAME.least.get(name, 0.0) for name in names])
        owners, lines = [], []
        for number, name in enumerate(names, 1):
            for part in parts(spaces[name]):
                ring = np.asarray(part.exterior.coords)
                across, down = self.projection(ring[:, 0], ring[:, 1])
                owners.append(number)
                lines.append(np.stack([across * COLUMNS, down * ROWS]))
        cuts = np.cumsum([line.shape[1] for line in lines])[:-1]
        outline = np.concatenate(lines, axis=1)
        row, column = np.mgrid[0:ROWS, 0:COLUMNS] + 0.5
        glasses = [
            (*self.projection(lon, lat), strength, radius * COLUMNS / WIDTH)
            for lon, lat, strength, radius in FRAME.glasses
        ]
        centres = np.array([[float(x) * COLUMNS, float(y) * ROWS] for x, y, _, _ in glasses]).T

        for turn in range(ROUNDS):
            raster = _painted(zip(owners, np.split(outline, cuts, axis=1)))
            cells = np.bincount(raster.ravel(), minlength=len(names) + 1).astype(float)[1:]
            present = cells / cells.sum() * WIDTH * HEIGHT / 1000
            wanted = np.clip(least / np.maximum(present, 1e-3), 1, GREATEST) ** EAGERNESS
            density = np.concatenate([[1.0], wanted])[raster]
            for (x, y), (_, _, strength, radius) in zip(centres.T, glasses):
                square = (column - x) ** 2 + (row - y) ** 2
                density = density + strength / ROUNDS * 2 * np.exp(-square / (2 * radius**2))
            first, last = SMOOTHING
            density = gaussian_filter(
                density, first * (last / first) ** (turn / (ROUNDS - 1)), mode="nearest"
            )
            density /= density.mean()
            centres = _carried(density, centres)
            outline = _carried(density, outline)
            self.lattice = _carried(density, self.lattice)


def _painted(outlines: Iterable[tuple[int, Floats]]) -> NDArray[np.int64]:
    """Which space each cell belongs to; what is small is painted over what is large."""

    def area(line: Floats) -> float:
        x, y = line
        return abs(float(np.sum(x[:-1] * y[1:] - x[1:] * y[:-1])))

    image = Image.new("I", (COLUMNS, ROWS), 0)
    draw = ImageDraw.Draw(image)
    for owner, line in sorted(outlines, key=lambda entry: -area(entry[1])):
        draw.polygon([(float(x), float(y)) for x, y in line.T], fill=owner, outline=owner)
    return np.asarray(image, dtype=np.int64)


def _carried(density: Floats, at: Floats) -> Floats:
    """Where points are carried while the density evens out."""
    rows, columns = density.shape
    mean = density.mean()
    waves = dctn(density - mean, type=2, norm="ortho")
    kx, ky = np.pi * np.arange(columns) / columns, np.pi * np.arange(rows) / rows
    eigen = -(2 - 2 * np.cos(kx))[None, :] - (2 - 2 * np.cos(ky))[:, None]
    eigen[0, 0] = 1
    potential = idctn(waves / eigen, type=2, norm="ortho")
    # The flux through the sides of the cells; none through the edge of the board.
    across, down = np.zeros((rows, columns + 1)), np.zeros((rows + 1, columns))
    across[:, 1:-1] = np.diff(potential, axis=1)
    down[1:-1] = np.diff(potential, axis=0)
    padded = np.pad(density, 1, mode="edge")
    across, down = np.pad(across, ((1, 1), (0, 0)), mode="edge"), np.pad(down, ((0, 0), (1, 1)), mode="edge")

    def velocity(x: Floats, y: Floats, time: float) -> tuple[Floats, Floats]:
        crowd = (1 - time) * map_coordinates(
            padded, [y + 0.5, x + 0.5], order=1, mode="nearest"
        ) + time * mean
        return (
            map_coordinates(across, [y + 0.5, x], order=1, mode="nearest") / crowd,
            map_coordinates(down, [y, x + 0.5], order=1, mode="nearest") / crowd,
        )

    shape = at.shape
    x, y = at.reshape(2, -1).copy()
    step = 1 / STEPS
    for turn in range(STEPS):
        dx, dy = velocity(x, y, turn * step)
        halfway = np.clip(x + dx * step / 2, 0, columns), np.clip(y + dy * step / 2, 0, rows)
        dx, dy = velocity(*halfway, (turn + 0.5) * step)
        x, y = np.clip(x + dx * step, 0, columns), np.clip(y + dy * step, 0, rows)
    return np.stack([x, y]).reshape(shape)
