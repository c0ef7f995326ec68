"""The printed board: sea and water lines, land in its colours, hills, rivers, frontiers and coasts."""

from collections.abc import Callable, Iterator

from greatwar.board import POWERS, TERRITORIES, ZONES, Power, Space
from greatwar.board.geometry import UNIT, Map, drawn, line, unpacked
from greatwar.picture.holdings import Holding
from greatwar.picture.markup import box, element, group, stroke, title, use
from greatwar.picture.themes import Theme, mixed

WATER_LINES = ((30.0, 1.3, 0.30), (20.5, 1.5, 0.45), (11.5, 1.7, 0.65))
"""Engraved lines off every coast: how wide the water within is, both coasts together, the line, and its strength."""
RIVER_WIDTHS = {1: 1.5, 2: 1.1, 3: 0.8}

HATCHES: dict[Power, str] = {
    "germany": "M0 4h8",
    "austria-hungary": "M1 2h2M5 6h2",
    "ottoman": "M0 6l4-4 4 4",
    "russia": "M4 0v8",
    "france": "M-1 9 9-1",
    "britain": "M-1-1 9 9",
    "italy": "M2.5 4h3M4 2.5v3",
    "usa": "M4 0v8M0 4h8",
}
"""One pattern for each power, for the palette that all eyes tell apart."""


class Printed:
    """The layers of the printed board, in the colours of a theme and with the holdings of a moment."""

    def __init__(self, board: Map, theme: Theme, holdings: dict[Space, Holding]) -> None:
        self.board, self.theme, self.holdings = board, theme, holdings
        self.sides = board.sides()
        self.number = {name: place for place, name in enumerate(TERRITORIES)}

    def definitions(self) -> Iterator[str]:
        """Shapes that are used several times, and patterns."""
        ink = self.theme.impassable_ink
        for name, place in self.number.items():
            yield element("path", id=f"t{place}", d=self.board.path(self.board.spaces[name].shape))
            yield element("clipPath", use(f"t{place}"), id=f"c{place}")
        yield element("path", id="coast", d=self._lines(_is_coast))
        grains = element("circle", cx=2, cy=2, r=0.8) + element("circle", cx=7, cy=6.5, r=0.7)
        yield _pattern("sand", 10, group(grains, fill=ink, opacity=0.5), turn=24)
        yield _pattern(
            "ridge", 13, element("path", d="M1 10 5 4l4 6M6.5 6.2 5.5 10", opacity=0.7, **stroke(ink, 0.9))
        )
        if self.theme.hatched:
            for power in POWERS:
                tile = self.theme.liveries[power].tile
                # At night land and counters of a power are nearly of one colour: the pattern is lighter.
                ink = mixed(tile, self.theme.on, 0.45) if self.theme.night else tile
                lines = stroke(ink, 1, opacity=0.6)
                yield _pattern(f"h-{power}", 8, element("path", d=HATCHES[power], **lines))
        for one, other in sorted({pair for held in self.holdings.values() if (pair := held.pair)}):
            yield _pattern(f"s-{one}-{other}", 22, self._stripes(one, other), turn=-45)

    def _stripes(self, one: Power, other: Power) -> str:
        upper, lower = self.theme.liveries[other], self.theme.liveries[one]
        return (
            box(0, 0, 22, 22, fill=lower.wash)
            + box(0, 0, 22, 11, fill=upper.wash)
            + box(0, 10.4, 22, 1.2, fill=upper.edge)
            + box(0, 21.4, 22, 1.2, fill=lower.edge)
        )

    def sea(self) -> Iterator[str]:
        """Water, its grid of degrees, the engraved lines along the coasts, the lines between zones, island outlines."""
        theme = self.theme
        yield box(0, 0, *self.board.size, fill=theme.sea)
        grid = "".join(drawn(line(packed)) for packed in self.board.graticule)
        yield element("path", d=grid, **stroke(theme.sea_line, 0.7, stroke_opacity=0.28))
        for reach, thickness, strength in WATER_LINES:
            yield use("coast", **stroke(mixed(theme.sea_line, theme.sea, strength), reach + thickness))
            yield use("coast", **stroke(theme.sea, reach - thickness))
        zones = self._lines(lambda names: len(names) == 2 and all(name in ZONES for name in names))
        dashed = stroke(theme.zone, 1.4, stroke_dasharray="8 4.5", stroke_opacity=0.85)
        yield element("path", d=zones, **dashed)
        dotted = stroke(theme.zone, 1.1, stroke_dasharray="2.5 2.5") | {
            "fill": theme.sea,
            "fill_opacity": 0.55,
        }
        for space in self.board.spaces.values():
            if space.outline:
                yield element("path", d=drawn(line(space.outline)) + "z", **dotted)

    def land(self, words: dict[Space, str]) -> Iterator[str]:
        """Land: scenery, what nobody can enter, and every territory in the colours of its holding."""
        theme = self.theme
        yield element("path", d=self.board.path(self.board.scenery.shape), fill=theme.scenery)
        for name, land in self.board.impassable.items():
            path = self.board.path(land.shape)
            yield element("path", d=path, fill=theme.impassable)
            yield element("path", d=path, fill="url(#sand)" if name == "Sahara" else "url(#ridge)")
        for name, place in self.number.items():
            yield group(title(words[name]), *self._territory(place, self.holdings[name]))

    def _territory(self, place: int, held: Holding) -> Iterator[str]:
        theme, shape = self.theme, f"t{place}"
        if held.state == "impassable":
            yield use(shape, fill=theme.impassable)
            yield use(shape, fill="url(#ridge)")
        elif held.power is None:
            yield use(shape, fill=theme.neutral_wash)
            yield self._inside(place, stroke(theme.neutral_edge, 5, stroke_opacity=0.4))
        elif held.state == "striped":
            yield use(shape, fill=f"url(#s-{held.power}-{held.rival})")
        else:
            livery = theme.liveries[held.power]
            if held.state == "aligned":
                yield use(shape, fill=mixed(livery.wash, theme.neutral_wash, 0.42))
                band = stroke(livery.edge, 9, stroke_opacity=0.4, stroke_dasharray="9 5")
            else:
                yield use(shape, fill=livery.wash)
                band = stroke(livery.edge, 13, stroke_opacity=0.42)
                if theme.hatched:
                    yield use(shape, fill=f"url(#h-{held.power})")
            yield self._inside(place, band)

    def _inside(self, place: int, line_style: dict[str, str | float]) -> str:
        """A line along the border of a territory, the half of it that lies inside."""
        return group(use(f"t{place}", **line_style), clip_path=f"url(#c{place})")

    def hills_and_waters(self) -> Iterator[str]:
        """Hachures, rivers and lakes."""
        theme = self.theme
        for hachures in self.board.hachures:
            points = [(x / UNIT, y / UNIT) for x, y in unpacked(hachures.strokes)]
            strokes = "".join(drawn([upper, lower]) for upper, lower in zip(points[::2], points[1::2]))
            ink = stroke(theme.relief, hachures.weight, stroke_opacity=theme.relief_strength)
            yield element("path", d=strokes, stroke_linecap="round", **ink)
        for rank, width in RIVER_WIDTHS.items():
            rivers = "".join(drawn(line(river.line)) for river in self.board.rivers if river.rank == rank)
            yield element(
                "path", d=rivers, stroke_linecap="round", **stroke(theme.sea_line, width, stroke_opacity=0.75)
            )
        lakes = "".join(drawn(line(lake)) + "z" for lake in self.board.lakes)
        yield element("path", d=lakes, **(stroke(theme.sea_line, 0.7) | {"fill": theme.lake}))

    def lines(self) -> Iterator[str]:
        """Borders within a power's land, frontiers, coasts, the canal, and the fronts of contested land."""
        theme = self.theme
        inland = {
            names for names in self.sides if len(set(names)) == 2 and not any(name in ZONES for name in names)
        }
        inner = {names for names in inland if self._is_inner(names)}
        dashes = stroke(theme.inner, 1.2 if theme.night else 1, stroke_dasharray="5 1.6", stroke_opacity=0.85)
        yield element("path", d=self._lines(lambda names: names in inner), **dashes)
        full = stroke(theme.border, 1.2, stroke_opacity=0.55) if theme.night else stroke(theme.border, 1.9)
        yield element("path", d=self._lines(lambda names: names in inland - inner), **full)
        yield use("coast", **stroke(theme.sea_line if theme.night else theme.coast, 1.1))
        canal = drawn(line(self.board.canal))
        yield element("path", d=canal, stroke_linecap="round", **stroke(theme.sea_ink, 4))
        yield element("path", d=canal, stroke_linecap="round", **stroke(theme.sea, 2))
        front = stroke(theme.hit, 5, stroke_opacity=0.75, stroke_dasharray="11 5")
        for name, held in self.holdings.items():
            if held.front:
                yield self._inside(self.number[name], front)

    def _is_inner(self, names: tuple[str, ...]) -> bool:
        """Whether both sides of a border are in the same hands."""
        one, other = (self.holdings.get(name) for name in names)
        return one is not None and one == other and one.state != "striped"

    def _lines(self, wanted: Callable[[tuple[str, ...]], bool]) -> str:
        return "".join(drawn(line(arc)) for arc, names in zip(self.board.arcs, self.sides) if wanted(names))


def _is_coast(names: tuple[str, ...]) -> bool:
    """Whether an arc has land on one side and sea on the other."""
    return len(names) == 2 and (names[0] in ZONES) != (names[1] in ZONES)


def _pattern(name: str, side: float, content: str, *, turn: float = 0) -> str:
    turned: dict[str, str | float] = {"patternTransform": f"rotate({turn:g})"} if turn else {}
    return element(
        "pattern", content, id=name, width=side, height=side, patternUnits="userSpaceOnUse", **turned
    )
