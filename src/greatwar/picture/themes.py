"""The colours of a picture: light, dark, and a palette for colour-blind players."""

from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Power

ThemeName = Literal["light", "dark", "safe", "safe-dark"]


class Livery(Struct, frozen=True):
    """The colours of a power: its land, the band inside its frontiers, and its counters."""

    wash: str
    edge: str
    tile: str


class Theme(Struct, frozen=True):
    """Every colour of a picture. `hatched` powers also differ by a pattern."""

    table: str
    paper: str
    ink: str
    ink_2: str
    hit: str
    sea: str
    sea_line: str
    sea_ink: str
    zone: str
    coast: str
    border: str
    inner: str
    halo: str
    map_ink: str
    neutral_wash: str
    neutral_edge: str
    impassable: str
    impassable_ink: str
    scenery: str
    lake: str
    on: str
    relief: str
    relief_strength: float
    liveries: dict[Power, Livery]
    night: bool = False
    hatched: bool = False


_DAY: dict[Power, Livery] = {
    "austria-hungary": Livery("#cbd69b", "#84a03c", "#5a7726"),
    "russia": Livery("#e2aea2", "#b0493f", "#842b2c"),
    "germany": Livery("#bebbb4", "#74716c", "#46464b"),
    "france": Livery("#b4c6e4", "#5a7cc0", "#2d4e97"),
    "britain": Livery("#ecdd97", "#c7a93d", "#8f7113"),
    "ottoman": Livery("#a9d3ca", "#3f948a", "#1c6a63"),
    "italy": Livery("#ecc196", "#c77632", "#9a541a"),
    "usa": Livery("#b3c4a0", "#557446", "#36552c"),
}
_NIGHT: dict[Power, Livery] = {
    "austria-hungary": Livery("#47531f", "#7f9a3b", "#7c9a37"),
    "russia": Livery("#5f2826", "#b04c45", "#ac4541"),
    "germany": Livery("#44464c", "#80838c", "#777b86"),
    "france": Livery("#2a3d6b", "#5577c6", "#4a6dc0"),
    "britain": Livery("#5c4e1a", "#b3962f", "#a98a22"),
    "ottoman": Livery("#1c4b47", "#34908a", "#2b8a82"),
    "italy": Livery("#633a18", "#bd7131", "#bb6b29"),
    "usa": Livery("#2c4423", "#5d8449", "#557d42"),
}
# Found by a search for the greatest least distance between any two powers, with ordinary and with colour-blind sight.
_SAFE_DAY: dict[Power, Livery] = {
    "austria-hungary": Livery("#fbe69a", "#c2ac4d", "#897100"),
    "russia": Livery("#e3afb4", "#9a5864", "#520015"),
    "germany": Livery("#949290", "#6c6a68", "#454341"),
    "france": Livery("#aecfff", "#607aa2", "#112645"),
    "britain": Livery("#7ba8e2", "#538ed5", "#2b73c8"),
    "ottoman": Livery("#9cf9fa", "#6aaeaf", "#376464"),
    "italy": Livery("#ba864c", "#98682c", "#75490d"),
    "usa": Livery("#98b570", "#7d9260", "#627051"),
}
_SAFE_NIGHT: dict[Power, Livery] = {
    "austria-hungary": Livery("#705f1f", "#766210", "#7d6600"),
    "russia": Livery("#6b353d", "#78343f", "#853341"),
    "germany": Livery("#232120", "#5c5a58", "#949290"),
    "france": Livery("#30507d", "#22508e", "#15509e"),
    "britain": Livery("#0f335d", "#3064a2", "#5294e6"),
    "ottoman": Livery("#006f70", "#127677", "#247d7e"),
    "italy": Livery("#492d08", "#885614", "#c78020"),
    "usa": Livery("#545d49", "#637052", "#72835c"),
}

LIGHT = Theme(
    table="#d9ccb0",
    paper="#f3ead6",
    ink="#2a2118",
    ink_2="#5b4d3b",
    hit="#ae2b20",
    sea="#c6d7d5",
    sea_line="#7d9fa6",
    sea_ink="#2f5a68",
    zone="#5e8893",
    coast="#3b2d1e",
    border="#4a2a1b",
    inner="#55412d",
    halo="#fff6e0",
    map_ink="#20160d",
    neutral_wash="#efe6cf",
    neutral_edge="#c6b68c",
    impassable="#dccfae",
    impassable_ink="#96835a",
    scenery="#ddd3b9",
    lake="#bfd2d2",
    on="#fdf5e2",
    relief="#4a3a22",
    relief_strength=0.42,
    liveries=_DAY,
)
DARK = Theme(
    table="#0d1013",
    paper="#191c1f",
    ink="#ece2cc",
    ink_2="#b8ad97",
    hit="#ee7a66",
    sea="#16242d",
    sea_line="#3d5d6b",
    sea_ink="#7fa9b7",
    zone="#41616e",
    coast="#0c0f11",
    border="#f0dfb6",
    inner="#0f1214",
    halo="#12171a",
    map_ink="#f2e8d2",
    neutral_wash="#3d3a33",
    neutral_edge="#57513f",
    impassable="#2a2925",
    impassable_ink="#7d7460",
    scenery="#23262a",
    lake="#1a2b35",
    on="#fffaf0",
    relief="#050607",
    relief_strength=0.5,
    liveries=_NIGHT,
    night=True,
)

THEMES: dict[ThemeName, Theme] = {
    "light": LIGHT,
    "dark": DARK,
    "safe": replace(LIGHT, liveries=_SAFE_DAY, hatched=True),
    "safe-dark": replace(DARK, liveries=_SAFE_NIGHT, hatched=True),
}

NEUTRAL_TILE = "#7b6d4d"


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two others; `share` is how much there is of the first.

    >>> mixed("#000000", "#ffffff", 0.5)
    '#808080'
    """
    parts = zip(bytes.fromhex(one[1:]), bytes.fromhex(other[1:]))
    return "#" + bytes(round(a * share + b * (1 - share) + 1e-9) for a, b in parts).hex()
