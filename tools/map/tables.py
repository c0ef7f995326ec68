"""The facts that the map is made of, read from the tables beside this module."""

import hashlib
import tomllib
from pathlib import Path

from msgspec import Struct, convert, field

TABLES = Path(__file__).with_name("tables")

Point = tuple[float, float]
Line = list[Point]


class Unfit(Exception):
    """The tables do not fit the geometry."""


class Scenery(Struct, frozen=True):
    """Islands of a country that are drawn but belong to no territory."""

    country: str
    box: tuple[float, float, float, float]
    where: str


class Territories(Struct, frozen=True):
    """Which provinces make which territory."""

    territories: dict[str, list[str]]
    impassable: dict[str, list[str]]
    scenery: list[Scenery]


class Correction(Struct, frozen=True):
    """A piece of land that changes hands, because the frontier of 1914 ran elsewhere than that of today."""

    why: str
    to: str
    taken_from: list[str] = field(name="from")
    outline: str


class Fill(Struct, frozen=True):
    """Water that is drawn as land."""

    where: str
    to: str
    outline: str


class Corrections(Struct, frozen=True):
    """All corrections, in the order in which they are made."""

    correction: list[Correction]
    fill: list[Fill]


class Divider(Struct, frozen=True):
    """A line between sea zones; its ends may be points of the coast where two territories meet."""

    along: str
    start: str = field(name="from", default="")
    end: str = field(name="to", default="")


class Seas(Struct, frozen=True):
    """A point in each zone, and the lines between them."""

    seeds: dict[str, Point]
    dividers: dict[str, Divider]


class Seaboard(Struct, frozen=True):
    """The lens on the American coast."""

    centre: float
    width: float
    amplitudes: list[Point]


class Atlantic(Struct, frozen=True):
    """The narrowing of the open ocean, growing from one latitude to the other."""

    centre: float
    width: float
    squeeze: float
    start: float = field(name="from")
    full: float = field(name="to")


class Frame(Struct, frozen=True):
    """How the world is bent onto the board."""

    size: tuple[int, int]
    bottom: float
    top: float
    left: list[Point]
    right: list[Point]
    heights: list[Point]
    widths: list[tuple[float, float, float, float, float]]
    seaboard: Seaboard
    atlantic: Atlantic
    glasses: list[tuple[float, float, float, float]]
    least: dict[str, float]


class Base(Struct, frozen=True):
    """A naval base: the territory that has it, the zone that it serves, and where its mark is wanted."""

    territory: str
    zone: str
    near: Point


class CanalLine(Struct, frozen=True):
    """A canal through a territory, from one zone to another."""

    territory: str
    between: tuple[str, str]
    along: str


class Lake(Struct, frozen=True):
    """A lake as it was."""

    where: str
    outline: str


class Reservoirs(Struct, frozen=True):
    """Points in lakes of today that were not there."""

    at: str


class Ornaments(Struct, frozen=True):
    """The ground of the title and of the compass rose, in units of the board."""

    title: tuple[float, float, float, float]
    rose: tuple[float, float, float]


class Marks(Struct, frozen=True):
    """What is marked and written on the board."""

    capitals: dict[str, Point]
    base: list[Base]
    canal: CanalLine
    ornaments: Ornaments
    lines: dict[str, list[str]]
    reservoirs: Reservoirs
    lake: list[Lake]


class Town(Struct, frozen=True):
    """A town that must lie in a certain territory."""

    name: str
    territory: str
    at: Point


def points(text: str) -> Line:
    """The points of a line in the tables: `longitude,latitude longitude,latitude`.

    >>> points("5.02,52.95 5.3,53.06")
    [(5.02, 52.95), (5.3, 53.06)]
    """
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in text.split())]


def towns() -> list[Town]:
    """The towns of 1914 by which the frontiers are checked."""
    rows = (TABLES / "towns.tsv").read_text("utf-8").splitlines()[1:]
    return [
        Town(name, territory, (float(x), float(y)))
        for name, territory, x, y in (row.split("\t") for row in rows)
    ]


def fingerprint() -> str:
    """A hash over the tables: it changes when the map has to be drawn anew."""
    digest = hashlib.sha256()
    for path in sorted(TABLES.glob("*.toml")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _read(name: str) -> object:
    return tomllib.loads((TABLES / name).read_text("utf-8"))


TERRITORIES = convert(_read("territories.toml"), Territories)
CORRECTIONS = convert(_read("corrections.toml"), Corrections)
SEAS = convert(_read("seas.toml"), Seas)
FRAME = convert(_read("frame.toml"), Frame, strict=False)
MARKS = convert(_read("marks.toml"), Marks, strict=False)
WIDTH, HEIGHT = FRAME.size
