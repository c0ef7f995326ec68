"""The picture of the board: the shape of every space, and the places of its name, marks and counters.

`map.json` is drawn by `make map` (see `docs/map.md`). Nothing of the rules is read from it; a test holds its borders to
those of the board.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise

from msgspec import Struct, json

from greatwar.board import Space

Point = tuple[float, float]
Ring = tuple[int, ...]
"""A ring of a shape: the arcs that it runs along; `~n` is arc n backwards."""
Polygon = tuple[Ring, ...]
"""A piece of a shape: its outer ring, then its holes."""

UNIT = 10
"""Coordinates are kept as whole tenths of a unit of the board."""


class Label(Struct, frozen=True, omit_defaults=True):
    """A name or number: the middle of its box, the box, the size of its letters, its lines; `value` is the middle of
    the disc that holds the territory's value."""

    at: Point
    box: Point
    size: float
    lines: tuple[str, ...]
    value: Point | None = None


class BareLand(Struct, frozen=True, omit_defaults=True):
    """Land that is no space of the rules; a name is set wide where there is room for one."""

    shape: tuple[Polygon, ...]
    label: Label | None = None


class SpaceShape(Struct, frozen=True, omit_defaults=True):
    """A space on the picture.

    `centre` is the middle of the largest circle in it, with the radius. Counters are squares of `side`; `counters` are
    the middles of those for which there is room, the first to be filled first. An island has an `outline` at sea:
    what lies within belongs to the island, for names, counters and clicks.
    """

    shape: tuple[Polygon, ...]
    label: Label
    centre: tuple[float, float, float]
    side: float
    counters: tuple[Point, ...]
    outline: str = ""


class BaseMark(Struct, frozen=True):
    """The marks of a naval base, both in its zone: the anchor and the mines."""

    territory: Space
    zone: Space
    anchor: Point
    mines: Point


class River(Struct, frozen=True):
    """A river, from 1 (the greatest) to 3."""

    rank: int
    line: str


class Hachures(Struct, frozen=True):
    """Strokes of one weight that show the hills: by turns where a stroke begins and where it ends."""

    weight: float
    strokes: str


class Map(Struct, frozen=True):
    """The whole picture. Lines are packed text, see `unpacked`; all else is in units of the board.

    `title` (middle, width, height) and `rose` (middle, radius) are ground at sea on which nothing else stands.
    """

    version: int
    credit: str
    tables: str
    size: tuple[int, int]
    arcs: tuple[str, ...]
    spaces: dict[Space, SpaceShape]
    impassable: dict[str, BareLand]
    scenery: BareLand
    bases: tuple[BaseMark, ...]
    capitals: dict[Space, Point]
    canal: str
    title: tuple[float, float, float, float]
    rose: tuple[float, float, float]
    lakes: tuple[str, ...]
    rivers: tuple[River, ...]
    graticule: tuple[str, ...]
    hachures: tuple[Hachures, ...]

    def ring(self, ring: Ring) -> list[Point]:
        """The points of a ring; the last is the first again."""
        points: list[Point] = []
        for number in ring:
            arc = _arc(self.arcs[number]) if number >= 0 else _arc(self.arcs[~number])[::-1]
            points += arc[1:] if points else arc
        return points

    def polygons(self, shape: tuple[Polygon, ...]) -> list[list[list[Point]]]:
        """The pieces of a shape, each with its rings."""
        return [[self.ring(ring) for ring in polygon] for polygon in shape]

    def path(self, shape: tuple[Polygon, ...]) -> str:
        """A shape as the data of an SVG path."""
        return "".join(drawn(self.ring(ring)[:-1]) + "z" for polygon in shape for ring in polygon)

    def sides(self) -> list[tuple[str, ...]]:
        """For each arc, what lies along it: one name at the edge of the board, otherwise two; scenery is ''."""
        along: list[list[str]] = [[] for _ in self.arcs]
        for name, shape in self._shapes():
            for number in arcs_of(shape):
                along[number].append(name)
        return [tuple(names) for names in along]

    def borders(self) -> set[frozenset[Space]]:
        """Each two spaces that have a border on the picture."""
        return {
            frozenset(names)
            for names in self.sides()
            if len(set(names)) == 2 and all(name in self.spaces for name in names)
        }

    def _shapes(self) -> Iterator[tuple[str, tuple[Polygon, ...]]]:
        for name, space in self.spaces.items():
            yield name, space.shape
        for name, land in self.impassable.items():
            yield name, land.shape
        yield "", self.scenery.shape


def arcs_of(shape: tuple[Polygon, ...]) -> Iterator[int]:
    """The numbers of the arcs that a shape is made of."""
    for polygon in shape:
        for ring in polygon:
            for number in ring:
                yield number if number >= 0 else ~number


def board_map() -> Map:
    """The map that the game ships."""
    return _read()


@cache
def _read() -> Map:
    return json.decode(files("greatwar.board").joinpath("map.json").read_bytes(), type=Map)


@cache
def _arc(packed: str) -> list[Point]:
    return [(x / UNIT, y / UNIT) for x, y in unpacked(packed)]


def line(packed: str) -> list[Point]:
    """The points of a packed line, in units of the board."""
    return list(_arc(packed))


def packed(points: Iterable[tuple[int, int]]) -> str:
    """Whole-numbered points as text: each as its distance from the one before, five bits to a letter.

    It is the "encoded polyline" of web maps, x before y.

    >>> packed([(15450, 4820), (15448, 4900)])
    'sd]glHB_D'
    """
    letters: list[str] = []
    last = (0, 0)
    for point in points:
        for now, before in zip(point, last):
            step = now - before
            step = ~(step << 1) if step < 0 else step << 1
            while step >= 32:
                letters.append(chr((32 | (step & 31)) + 63))
                step >>= 5
            letters.append(chr(step + 63))
        last = point
    return "".join(letters)


def unpacked(text: str) -> list[tuple[int, int]]:
    """The points that a text stands for.

    >>> unpacked("sd]glHB_D")
    [(15450, 4820), (15448, 4900)]
    """
    numbers: list[int] = []
    number = shift = 0
    for letter in text:
        bits = ord(letter) - 63
        number |= (bits & 31) << shift
        shift += 5
        if bits < 32:
            numbers.append(~(number >> 1) if number & 1 else number >> 1)
            number = shift = 0
    x = y = 0
    points = []
    for dx, dy in zip(numbers[::2], numbers[1::2]):
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def drawn(points: list[Point]) -> str:
    """A line as the data of an SVG path.

    >>> drawn([(1545, 482), (1544.8, 490), (1544, 490.5)])
    'M1545 482l-.2 8-.8 .5'
    """
    x, y = points[0]
    steps = [f"{_number(x1 - x0)} {_number(y1 - y0)}" for (x0, y0), (x1, y1) in pairwise(points)]
    text = " ".join(steps).replace(" -", "-")
    return f"M{_number(x)} {_number(y)}l{text}" if steps else f"M{_number(x)} {_number(y)}"


def _number(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    if text == "-0":
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
