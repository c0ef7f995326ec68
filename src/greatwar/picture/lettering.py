"""Text and marks on the board: names, values, numbers of sea zones, capitals, bases and mines."""

from base64 import b64encode
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from greatwar.board import TERRITORIES, ZONES, Space
from greatwar.board.geometry import Label, Map
from greatwar.picture.holdings import Holding
from greatwar.picture.markup import element, group, title, use
from greatwar.picture.themes import NEUTRAL_TILE, Theme

FACES = {"Greatwar Names": "names", "Greatwar Numbers": "numbers", "Greatwar Figures": "figures"}


@cache
def font_faces() -> str:
    """The fonts as rules of a style sheet, with their letters inside."""
    folder = files("greatwar.picture").joinpath("fonts")
    return "".join(
        f"@font-face{{font-family:'{family}';src:url(data:font/woff2;base64,"
        f"{b64encode(folder.joinpath(f'{name}.woff2').read_bytes()).decode()})format('woff2')}}"
        for family, name in FACES.items()
    )


def style_sheet(theme: Theme) -> str:
    """How text is set."""
    return (
        f"{font_faces()}text{{text-anchor:middle}}"
        f".n{{font-family:'Greatwar Names',Georgia,serif;font-weight:700;fill:{theme.map_ink};paint-order:stroke;"
        f"stroke:{theme.halo};stroke-opacity:.8;stroke-width:2.6px;stroke-linejoin:round}}"
        f".z{{font-family:'Greatwar Numbers',Georgia,serif;font-style:italic;fill:{theme.sea_ink};paint-order:stroke;"
        f"stroke:{theme.sea};stroke-width:3px}}"
        f".w{{font-family:'Greatwar Names',Georgia,serif;fill:{theme.impassable_ink};letter-spacing:.28em}}"
        f".v{{font-family:'Greatwar Names',Georgia,serif;font-weight:700;font-size:12.5px;"
        f"font-feature-settings:'lnum';fill:{theme.map_ink}}}"
        ".f{font-family:'Greatwar Figures','Gill Sans',sans-serif;font-weight:800;"
        "font-feature-settings:'lnum';fill:#21170d}"
    )


def lettering(
    board: Map, theme: Theme, holdings: dict[Space, Holding], values: dict[Space, int]
) -> Iterator[str]:
    """Names with their values, and numbers of zones."""
    for land in board.impassable.values():
        if land.label is not None:
            yield from _text(land.label, "w")
    for zone in ZONES:
        yield from _text(board.spaces[zone].label, "z")
    for name in TERRITORIES:
        label = board.spaces[name].label
        yield from _text(label, "n")
        if label.value is not None:
            x, y = label.value
            holding = holdings[name]
            alone = holding.power if holding.state in ("held", "aligned") else None
            tile = theme.liveries[alone].tile if alone else NEUTRAL_TILE
            yield element(
                "circle", cx=x, cy=y, r=7.8, fill=theme.halo, fill_opacity=0.92, stroke=tile, stroke_width=1.3
            )
            yield element("text", str(values[name]), class_="v", x=x, y=y + 4.2)


def _text(label: Label, style: str) -> Iterator[str]:
    x, y = label.at
    first = y - label.size * (len(label.lines) - 1) / 2 + label.size * (0.36 if style == "z" else 0.31)
    for row, text in enumerate(label.lines):
        yield element("text", text, class_=style, x=x, y=first + row * label.size, font_size=label.size)


def marks(board: Map, theme: Theme, mined: frozenset[Space]) -> Iterator[str]:
    """Stars of capitals, anchors of naval bases, and the mines of zones that have them."""
    for x, y in board.capitals.values():
        disc = element("circle", r=8.6, fill=theme.halo, stroke=theme.hit, stroke_width=1.2)
        star = use("star", x=-6.5, y=-6.8, width=13, height=13)
        yield group(disc, star, transform=f"translate({x:g} {y:g})")
    for base in board.bases:
        x, y = base.anchor
        disc = element("circle", r=10, fill=theme.halo, stroke=theme.sea_ink, stroke_width=1.1)
        anchor = use("anchor", x=-6.5, y=-6.5, width=13, height=13)
        words = title(f"Naval base of {base.territory}")
        yield group(words, disc, anchor, transform=f"translate({x:g} {y:g})")
        if base.zone in mined:
            x, y = base.mines
            yield use("mine", x=x - 8, y=y - 8, width=16, height=16)
