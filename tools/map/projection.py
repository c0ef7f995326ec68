"""From the globe to the board, before spaces are given their least size: a rectangle with lenses on Europe."""

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.interpolate import PchipInterpolator, RectBivariateSpline

from tools.map.tables import FRAME

Floats = NDArray[np.float64]


class Projection:
    """Longitude and latitude to a place in the unit square, (0, 0) being the upper left corner."""

    def __init__(self) -> None:
        self.west, self.east = (PchipInterpolator(*zip(*sorted(side))) for side in (FRAME.left, FRAME.right))
        latitudes = np.linspace(FRAME.bottom, FRAME.top, 2001)
        self._down: Any = PchipInterpolator(
            latitudes, 1 - _cumulated(PchipInterpolator(*zip(*FRAME.heights))(latitudes))
        )
        self._across: Any = self._lenses()

    def _lenses(self) -> Any:
        """For each latitude, how far across the board a point is that lies so far between its edges."""
        latitudes, shares = np.linspace(FRAME.bottom, FRAME.top, 441), np.linspace(0, 1, 801)
        rows = np.array(FRAME.widths)
        amplitude, centre, westward, eastward = (
            PchipInterpolator(rows[:, 0], rows[:, column]) for column in range(1, 5)
        )
        seaboard = PchipInterpolator(*zip(*FRAME.seaboard.amplitudes))
        ocean = FRAME.atlantic
        table = np.empty((len(latitudes), len(shares)))
        for row, latitude in enumerate(latitudes):
            west, east = float(self.west(latitude)), float(self.east(latitude))
            longitudes = west + (east - west) * shares
            off = longitudes - float(centre(latitude))
            reach = np.where(off < 0, float(westward(latitude)), float(eastward(latitude)))
            width = 1 + float(amplitude(latitude)) * np.exp(-(np.abs(off / reach) ** 2.6))
            width += float(seaboard(latitude)) * np.exp(
                -(((longitudes - FRAME.seaboard.centre) / FRAME.seaboard.width) ** 2)
            )
            north = min(1.0, max(0.0, (latitude - ocean.start) / (ocean.full - ocean.start)))
            width *= 1 - ocean.squeeze * north * np.exp(-(((longitudes - ocean.centre) / ocean.width) ** 2))
            table[row] = _cumulated(width)
        return RectBivariateSpline(latitudes, shares, table, kx=3, ky=1)

    def __call__(self, longitude: ArrayLike, latitude: ArrayLike) -> tuple[Floats, Floats]:
        lon = np.asarray(longitude, float)
        lat = np.clip(np.asarray(latitude, float), FRAME.bottom, FRAME.top)
        west, east = self.west(lat), self.east(lat)
        share = np.clip((lon - west) / (east - west), 0, 1)
        return np.clip(self._across.ev(lat, share), 0, 1), np.clip(self._down(lat), 0, 1)


def _cumulated(densities: Floats) -> Floats:
    """The share of the whole up to each sample."""
    total = np.concatenate([[0], np.cumsum((densities[1:] + densities[:-1]) / 2)])
    return np.asarray(total / total[-1])
