"""Where names, values, marks and counters stand: each box inside its own space, none over another."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import shapely

from tools.map.fonts import Face
from tools.map.rooms import Box, Room
from tools.map.shapes import Shape, parts
from tools.map.tables import HEIGHT, MARKS, WIDTH, Unfit

INSET = 26.0  # the printed edge of the board
BADGE = 17.0
STAR = 20.0
ANCHOR = 22.0
MINE = 18.0
SIDES = (27.0, 25.0, 23.0, 21.0, 19.0, 17.0)
GAP = 3.0
ENOUGH = 8
MOST = 16
APART = 200.0  # a counter so far from its number seems to stand in another zone


class Label(NamedTuple):
    """A name or number in lines, the size of its letters, its box, and the box of the value if it has one."""

    lines: tuple[str, ...]
    size: float
    box: Box
    badge: Box | None = None


class Places(NamedTuple):
    """What stands where in a space: its name, the squares for counters, nearest to the name first, and the largest
    circle in it."""

    label: Label
    counters: tuple[Box, ...]
    centre: tuple[float, float, float]


def ground(shape: Shape) -> Shape:
    """The part of a space that is not under the printed edge of the board."""
    return shapely.MultiPolygon(
        parts(shape.intersection(shapely.box(INSET, INSET, WIDTH - INSET, HEIGHT - INSET)))
    )


def centre(shape: Shape) -> tuple[float, float, float]:
    """The middle of the largest circle in a shape, and its radius."""
    circle = shapely.maximum_inscribed_circle(ground(shape), tolerance=0.5)
    (x, y), edge = circle.coords
    return float(x), float(y), float(np.hypot(edge[0] - x, edge[1] - y))


def land_places(room: Room, name: str, face: Face, *, value: bool, shape: Shape, land: Shape) -> Places:
    """The places of a territory: the largest name and the most counters that go together.

    `shape` is what belongs to it, which for an island is more than its `land`.
    """
    x, y, _ = centre(land)
    best: tuple[float, Label, list[Box]] | None = None
    for label in _labels(room, name, face, value=value, middle=(x, y)):
        left = room.leave()
        for box in _boxes(label):
            left.take(box, gap=1.5)
        counters = _counters(left)
        off = float(np.hypot(label.box.x - x, label.box.y - y) / np.sqrt(shape.area))
        legible = label.size * 1.6 + min(label.size, 14) * 1.8
        score = _worth(counters) + legible - 8 * off - 24 * _afloat(label, land)
        if best is None or score > best[0]:
            best = score, label, counters
    if best is None:
        raise Unfit(f"There is no room for the name of {name}.")
    return Places(best[1], _ordered(best[2], best[1]), centre(shape))


def sea_places(room: Room, number: str, face: Face, *, shape: Shape) -> Places:
    """The places of a sea zone: its number in the middle, or where ships can stand by it if they cannot there."""
    middle = centre(shape)
    for size in (30, 28, 26, 24, 22, 20, 18):
        found = _numbered(room, number, face, size, middle, at=(middle[0], middle[1]))
        if found is not None:
            if _reach(found) > APART:
                others = (
                    _numbered(room, number, face, size, middle, at=(box.x, box.y)) for box in found.counters
                )
                found = min((found, *(each for each in others if each is not None)), key=_reach)
            return found
    raise Unfit(f"There is no room for the number of SZ {number}.")


def _numbered(
    room: Room,
    number: str,
    face: Face,
    size: int,
    middle: tuple[float, float, float],
    *,
    at: tuple[float, float],
) -> Places | None:
    """The places of a sea zone whose number stands as near as can be to a point."""
    box = room.nearest(*at, face.width(number) * size + 4, size * 0.9)
    if box is None:
        return None
    left = room.leave()
    left.take(box, gap=2)
    label = Label((number,), float(size), box)
    return Places(label, _ordered(_counters(left, enough=10), label), middle)


def _reach(places: Places) -> float:
    """How far the fourth counter stands from the name."""
    box = places.label.box
    far = [float(np.hypot(each.x - box.x, each.y - box.y)) for each in places.counters[:4]]
    return max(far) if len(far) == 4 else float("inf")


def wide_label(shape: Shape, name: str, face: Face) -> Label | None:
    """The name of land that nobody can enter, set wide."""
    room = Room(ground(shape))
    middle = centre(shape)
    for size in range(36, 9, -2):
        box = room.nearest(
            middle[0], middle[1], face.width(name) * size * 1.32 + len(name) * size * 0.28, size * 1.1
        )
        if box is not None:
            return Label((name,), float(size), box)
    return None


def _labels(
    room: Room, name: str, face: Face, *, value: bool, middle: tuple[float, float]
) -> Iterator[Label]:
    """Names that fit, in several sizes, lines and places."""
    tried = 0
    for size in (18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0):
        fits = False
        for lines in _broken(name):
            width, height = max(face.width(line) for line in lines) * size + 4, size * (len(lines) - 0.12)
            blocks = (
                [(width, height + BADGE, "below"), (width + BADGE + 3, max(height, BADGE), "beside")]
                if value
                else [(width, height, "")]
            )
            for block_width, block_height, where in blocks:
                xs, ys = room.fitting(block_width, block_height)
                if not len(xs):
                    continue
                fits = True
                spread = max(float(np.ptp(ys)), 1.0), max(float(np.ptp(xs)), 1.0)
                for dx, dy in ((0, 0), (0, -0.3), (0, 0.3), (-0.3, 0), (0.3, 0)):
                    aim = middle[0] + dx * spread[1], middle[1] + dy * spread[0]
                    i = int(np.argmin((xs - aim[0]) ** 2 + (ys - aim[1]) ** 2))
                    yield _label(lines, size, float(xs[i]), float(ys[i]), width, height, where)
        tried += fits
        if tried == 5:
            return


def _label(
    lines: tuple[str, ...], size: float, x: float, y: float, width: float, height: float, where: str
) -> Label:
    if where == "below":
        return Label(
            lines,
            size,
            Box(x, y - BADGE / 2, width, height),
            Box(x, y + height / 2, BADGE, BADGE),
        )
    if where == "beside":
        return Label(
            lines,
            size,
            Box(x - (BADGE + 3) / 2, y, width, height),
            Box(x + width / 2 + 1.5, y, BADGE, BADGE),
        )
    return Label(lines, size, Box(x, y, width, height))


def _boxes(label: Label) -> list[Box]:
    return [label.box] if label.badge is None else [label.box, label.badge]


def _broken(name: str) -> list[tuple[str, ...]]:
    """The ways in which a name may be set in lines.

    >>> _broken("Gold Coast")
    [('Gold Coast',), ('Gold', 'Coast')]
    """
    whole: list[tuple[str, ...]] = [(name,)]
    if lines := MARKS.lines.get(name):
        whole.append(tuple(lines))
        if len(lines) == 3:
            whole.append((f"{lines[0]} {lines[1]}", lines[2]))
    elif name.count(" ") == 1:
        whole.append(tuple(name.split(" ")))
    return whole


def _counters(room: Room, *, enough: int = ENOUGH) -> list[Box]:
    """Squares for counters: the largest of which there are enough, or else as large and as many as go together."""
    best: list[Box] = []
    for side in SIDES:
        found = room.rows_of(side, GAP)
        if _worth(found) > _worth(best):
            best = found
        if len(best) >= enough:
            break
    return best


def _worth(counters: list[Box]) -> float:
    """How much so many counters of their size are worth."""
    number = len(counters)
    side = counters[0].width if counters else 0.0
    return 8 * min(number, 4) + 3 * min(max(number - 4, 0), 4) + 0.4 * min(max(number - 8, 0), 8) + side * 2


def _ordered(counters: list[Box], label: Label) -> tuple[Box, ...]:
    """The squares in the order in which they are filled: the first by the name, each further one by those before."""
    left = sorted(counters, key=lambda box: (box.y, box.x))
    chosen: list[Box] = []

    def far(box: Box) -> float:
        home = float(np.hypot(box.x - label.box.x, (box.y - label.box.y) * 1.2))
        return home * 0.5 + min(
            (float(np.hypot(box.x - other.x, (box.y - other.y) * 1.5)) for other in chosen), default=0.0
        )

    while left and len(chosen) < MOST:
        nearest = min(left, key=far)
        left.remove(nearest)
        chosen.append(nearest)
    return tuple(chosen)


def _afloat(label: Label, land: Shape) -> float:
    """How much of a name lies off the land."""
    return float(1 - label.box.shape.intersection(land).area / label.box.shape.area)
