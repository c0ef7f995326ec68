"""Hills as an engraver of the time drew them: strokes down the shaded slopes, denser and heavier where it is steep."""

from pathlib import Path

import numpy as np
import shapely
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

from tools.map.cartogram import Cartogram
from tools.map.shapes import Shape
from tools.map.tables import FRAME, HEIGHT, WIDTH

Floats = NDArray[np.float64]

CELL = 4  # units of the board between two samples
ROW_STEP = 5.2  # units between two strokes across the slope
FAINT = 0.28  # shade below which nothing is drawn
LONELY = 0.27  # share of dark ground round a stroke below which it is left out
LONGEST = 9.0
WEIGHTS = (0.5, 0.75, 1.05)


def hachures(picture: Path, place: Cartogram, land: Shape) -> list[tuple[float, list[tuple[float, float]]]]:
    """Strokes by weight; each stroke is two points, its upper and its lower end."""
    shade, fall_x, fall_y = _slopes(picture, place)
    inner = land.buffer(-3.0)
    shapely.prepare(inner)
    xs, ys = np.meshgrid(np.arange(ROW_STEP, WIDTH, ROW_STEP), np.arange(ROW_STEP, HEIGHT, ROW_STEP))
    xs[1::2] += ROW_STEP / 2
    # A little disorder, always the same.
    chance = np.random.default_rng(1914)
    xs = xs + chance.uniform(-1.3, 1.3, xs.shape)
    ys = ys + chance.uniform(-1.3, 1.3, ys.shape)
    at = [ys.ravel() / CELL, xs.ravel() / CELL]
    dark, dx, dy = (map_coordinates(field, at, order=1, mode="nearest") for field in (shade, fall_x, fall_y))
    size = np.hypot(dx, dy) + 1e-9
    company = map_coordinates(
        gaussian_filter((shade > FAINT).astype(float), 3.0), at, order=1, mode="nearest"
    )
    keep = (company > LONELY) & (dark > FAINT * (1 + chance.uniform(-0.25, 0.25, dark.shape)))
    strength = np.clip((dark - FAINT) / (1 - FAINT), 0, 1)
    reach = (0.4 + 0.6 * np.sqrt(strength)) * LONGEST / 2
    found: list[list[tuple[float, float]]] = [[] for _ in WEIGHTS]
    x, y, ux, uy = xs.ravel(), ys.ravel(), dx / size, dy / size
    ends = np.stack([x - ux * reach, y - uy * reach, x + ux * reach, y + uy * reach], axis=1)
    keep &= shapely.contains_xy(inner, ends[:, 0], ends[:, 1]) & shapely.contains_xy(
        inner, ends[:, 2], ends[:, 3]
    )
    # Like a plough, to and fro, so that the way from each stroke to the next is short.
    row = np.arange(xs.size) // xs.shape[1]
    order = np.lexsort((np.where(row % 2, -x, x), row))
    order = order[keep[order]]
    for (x0, y0, x1, y1), force in zip(ends[order].tolist(), strength[order].tolist()):
        weight = min(int(force * 1.25 * len(WEIGHTS)), len(WEIGHTS) - 1)
        found[weight] += [(x0, y0), (x1, y1)]
    return list(zip(WEIGHTS, found))


def _slopes(picture: Path, place: Cartogram) -> tuple[Floats, Floats, Floats]:
    """On a grid over the board: how dark the shaded side of the hills is, and which way it falls."""
    longitude, latitude = _globe(place)
    Image.MAX_IMAGE_PIXELS = None
    with Image.open(picture) as opened:
        width, height = opened.size
        left, right = (int((edge + 180) / 360 * width) for edge in (longitude.min() - 1, longitude.max() + 1))
        top, bottom = (int((90 - edge) / 180 * height) for edge in (latitude.max() + 1, latitude.min() - 1))
        colours = np.asarray(opened.convert("RGB").crop((left, top, right, bottom)), np.float32)
    light = colours @ np.array([0.3, 0.59, 0.11], np.float32)
    dry = 1 - np.clip(
        gaussian_filter(((colours[..., 2] - colours[..., 0]) > 18).astype(np.float32), 1.2) * 3, 0, 1
    )
    # Only what is local is relief: the rest is the colour of deserts and forests.
    mean = _wide(light * dry, 14) / (_wide(dry, 14) + 1e-3)
    local = np.clip((light - mean) * dry, -60, 45)
    usual = np.sqrt(np.maximum(_wide(local**2, 60), 0)) + 3
    local = local / usual**0.47
    rows, columns = (90 - latitude) / 180 * height - top - 0.5, (longitude + 180) / 360 * width - left - 0.5
    board = map_coordinates(gaussian_filter(local, 1.2), [rows, columns], order=1, mode="nearest").astype(
        float
    )
    shade = gaussian_filter(-board, 0.6)
    shade /= np.percentile(shade, 99.2)
    # The slope falls across the ridge: along the strongest change of light, and down to the right or below.
    gx, gy = (gaussian_filter(board, 1.2, order=order) for order in ((0, 1), (1, 0)))
    xx, yy, xy = (gaussian_filter(product, 2.2) for product in (gx * gx, gy * gy, gx * gy))
    angle = 0.5 * np.arctan2(2 * xy, xx - yy)
    fall_x, fall_y = np.cos(angle), np.sin(angle)
    flip = np.where(fall_x * 0.6 + fall_y < 0, -1.0, 1.0)
    # Neighbouring strokes agree.
    return shade, gaussian_filter(fall_x * flip, 1.5), gaussian_filter(fall_y * flip, 1.5)


def _wide(field: NDArray[np.float32], reach: float, every: int = 6) -> NDArray[np.float32]:
    """A field blurred widely, worked out on a coarser grid."""
    rows, columns = (side // every * every for side in field.shape)
    coarse = field[:rows, :columns].reshape(rows // every, every, columns // every, every).mean(axis=(1, 3))
    small = Image.fromarray(gaussian_filter(coarse, reach / every).astype(np.float32))
    return np.asarray(small.resize(field.shape[::-1], Image.Resampling.BILINEAR))


def _globe(place: Cartogram) -> tuple[Floats, Floats]:
    """The longitude and latitude of a grid of points on the board."""
    xs, ys = np.arange(0, WIDTH + CELL, CELL), np.arange(0, HEIGHT + CELL, CELL)
    x, y = np.meshgrid(np.clip(xs, 0.01, WIDTH - 0.01), np.clip(ys, 0.01, HEIGHT - 0.01))
    lon_samples = np.linspace(-95, 85, 1200)
    lat_samples = np.linspace(FRAME.bottom, FRAME.top, 900)
    lon, lat = np.meshgrid(lon_samples, lat_samples)
    inside = (lon >= place.projection.west(lat)) & (lon <= place.projection.east(lat))
    known = np.column_stack(place(lon[inside], lat[inside]))
    distance, nearest = cKDTree(known).query(np.column_stack([x.ravel(), y.ravel()]), k=4, workers=-1)
    weights = 1 / (distance + 0.05) ** 2
    weights /= weights.sum(axis=1, keepdims=True)
    guess_lon = (lon[inside][nearest] * weights).sum(axis=1).reshape(x.shape)
    guess_lat = (lat[inside][nearest] * weights).sum(axis=1).reshape(x.shape)
    return guess_lon, guess_lat
