"""The printed edge of the board, its compass rose and its title."""

from collections.abc import Iterator

from greatwar.board.geometry import Map
from greatwar.picture.markup import box, element, group, stroke
from greatwar.picture.themes import Theme


def ornaments(board: Map, theme: Theme, lines: tuple[str, str, str]) -> Iterator[str]:
    """Everything that is only there to be looked at."""
    yield _rose(board, theme)
    yield from _title(board, theme, lines)
    yield from _edge(board, theme)


def _edge(board: Map, theme: Theme) -> Iterator[str]:
    """The frame of the board, with marks like those at the edge of a chart."""
    width, height = board.size
    rulings = (
        (8.0, theme.paper, 16.0, ""),
        (1.0, theme.ink_2, 2.0, ""),
        (11.0, theme.ink_2, 5.0, "40 40"),
        (8.5, theme.ink_2, 0.8, ""),
        (13.5, theme.ink_2, 0.8, ""),
        (17.0, theme.ink_2, 1.6, ""),
    )
    for inset, colour, thickness, dashes in rulings:
        ruling = stroke(colour, thickness, stroke_dasharray=dashes)
        yield box(inset, inset, width - 2 * inset, height - 2 * inset, **ruling)


def _rose(board: Map, theme: Theme) -> str:
    x, y, _ = board.rose
    dark, light = theme.sea_ink, theme.halo
    parts = [element("circle", r=74, fill="none"), element("circle", r=69, fill="none", stroke_width=0.5)]
    for step in range(32):
        inner = 64 if step % 8 == 0 else 66.5
        parts.append(element("path", d=f"M0-{inner:g}V-69", transform=f"rotate({step * 11.25:g})"))
    for step in (*range(1, 16, 2), *range(2, 16, 4), *range(0, 16, 4)):
        # The four winds, the four between them, and the eight between those.
        long, wide, deep = (66, 5.2, 11) if step % 4 == 0 else (48, 4, 9) if step % 2 == 0 else (29, 2.4, 7)
        parts.append(
            group(
                element("path", d=f"M0-{long}L{wide}-{deep}L0 0z", fill=dark),
                element("path", d=f"M0-{long}L-{wide}-{deep}L0 0z", fill=light),
                transform=f"rotate({step * 22.5:g})",
            )
        )
    parts.append(element("circle", r=3.6, fill=light))
    drawing = group(*parts, transform=f"translate({x:g} {y:g})", stroke=dark, stroke_width=0.8)
    return drawing + element("text", "N", class_="n", x=x, y=y - 80, font_size=22)


def _title(board: Map, theme: Theme, lines: tuple[str, str, str]) -> Iterator[str]:
    x, y, width, height = board.title
    left, top = x - width / 2, y - height / 2
    card = stroke(theme.ink_2, 2.2, rx=4) | {"fill": theme.paper, "fill_opacity": 0.94}
    yield box(left + 8, top + 8, width - 16, height - 16, **card)
    yield box(left + 16, top + 16, width - 32, height - 32, rx=2, **stroke(theme.ink_2, 0.8))
    yield element("path", d=f"M{x - 120:g} {y + 12:g}h240", **stroke(theme.ink_2, 1))
    yield element("path", d=f"M{x:g} {y + 7:g}l7 5-7 5-7-5z", fill=theme.ink_2)
    plain = f"fill:{theme.ink};stroke:none"
    for text, size, below in zip(lines, (50, 26, 20), (-14, 46, 70)):
        yield element("text", text, class_="n", style=plain, x=x, y=y + below, font_size=size)
