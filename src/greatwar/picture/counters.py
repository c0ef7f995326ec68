"""Counters: which of them a space shows, and how to draw one."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.board.geometry import Point, SpaceShape
from greatwar.picture.markup import box, element, group, stroke, title, use
from greatwar.picture.themes import Livery, Theme, mixed
from greatwar.pieces import KINDS, Kind, count
from greatwar.table import Table

GRID = 36.0
"""A counter is drawn on a grid of this size."""
DARK = "#0f0902"


class DrawnCounter(Struct, frozen=True):
    """Equal units of a power in a space, as one counter shows them."""

    power: Power
    kind: Kind
    number: int
    damaged: bool = False
    moved: bool = False
    building: bool = False
    cargo: tuple[Kind, ...] = ()

    @property
    def words(self) -> str:
        """The counter in words."""
        if self.building:
            return "a battleship under construction"
        state = "damaged " if self.damaged else ""
        load = f" ({', '.join(self.cargo)})" if self.cargo else ""
        return f"{self.number} {state}{self.kind}{load}"


def counters_in(table: Table, space: Space) -> list[DrawnCounter]:
    """The counters of a space: powers of one side together, the stronger side first, kinds in the book's order."""
    stacks = table.stacks(space)
    strength = {
        side: -sum(count(force) for power, force in stacks.items() if SIDE[power] == side)
        for side in SIDE.values()
    }
    found: list[DrawnCounter] = []
    for power in sorted(stacks, key=lambda power: (strength[SIDE[power]], SIDE[power], POWERS.index(power))):
        numbers: dict[DrawnCounter, int] = {}
        for piece, number in stacks[power].items():
            cargo = tuple(sorted((unit.kind for unit in piece.cargo), key=KINDS.index))
            one = DrawnCounter(power, piece.kind, 0, piece.damaged, bool(piece.route), cargo=cargo)
            numbers[one] = numbers.get(one, 0) + number
        found += [
            replace(one, number=numbers[one])
            for one in sorted(
                numbers, key=lambda one: (KINDS.index(one.kind), one.damaged, one.cargo, one.moved)
            )
        ]
    if space in table.hulls:
        owner = TERRITORIES[space].owner
        if owner is not None:
            found.append(DrawnCounter(owner, "battleship", 1, building=True))
    return found


def arranged(space: SpaceShape, number: int) -> list[Point]:
    """The places for so many counters, read like lines of text; fewer if there is no room for all."""
    chosen = list(space.counters[:number])
    return sorted(chosen, key=lambda at: (round(at[1] / 6), at[0]))


def drawn_counters(space: SpaceShape, counters: list[DrawnCounter], theme: Theme) -> Iterator[str]:
    """The counters of a space in their places. Where there are too many, the last place tells how many more."""
    spots = arranged(space, len(counters))
    hidden = len(counters) - len(spots)
    shown = counters if not hidden else counters[: len(spots) - 1]
    for counter, at in zip(shown, spots):
        yield _placed(at, space.side, face(counter, theme))
    if hidden:
        units = sum(counter.number for counter in counters[len(shown) :])
        yield _placed(spots[-1], space.side, _more(units, theme))


def _placed(at: Point, side: float, body: str) -> str:
    x, y = at[0] - side / 2, at[1] - side / 2
    return group(body, transform=f"translate({x:g} {y:g}) scale({side / GRID:.3f})")


def face(counter: DrawnCounter, theme: Theme) -> str:
    """A counter on its grid of 36 by 36."""
    livery = theme.liveries[counter.power]
    if counter.building:
        return _building(counter, livery)
    tile = mixed(livery.tile, theme.neutral_wash, 0.74) if counter.moved else livery.tile
    many = counter.number > 1
    parts = [title(counter.words)]
    parts += [
        _card(0.6 + depth * 1.1, 0.6 + depth * 1.3, mixed(tile, "#000000", 0.62))
        for depth in range(2 if counter.number > 5 else 1 if many else 0, 0, -1)
    ]
    parts.append(_card(0.6, 0.6, tile))
    parts.append(box(1.8, 1.8, 30.2, 30.2, rx=4.5, **stroke(theme.on, 0.9, stroke_opacity=0.3)))
    size, left, top = (25, 2.0, 1.2) if many else (28, 3.0, 2.6)
    parts.append(use(f"{counter.power}-{counter.kind}", x=left, y=top, width=size, height=size))
    if many:
        width = 18.5 if counter.number > 9 else 14
        parts.append(_plate(35.2 - width, 20.6, width, 14.6, theme))
        parts.append(
            element("text", str(counter.number), class_="f", x=35.2 - width / 2, y=32.2, font_size=14)
        )
    if counter.cargo:
        parts.append(_plate(1, 0.4, 7 * len(counter.cargo) + 2.6, 9.6, theme))
        parts += [
            use(f"cargo-{kind}", x=1.8 + 7 * place, y=1.2, width=8, height=8)
            for place, kind in enumerate(counter.cargo)
        ]
    if counter.damaged:
        parts.append(use("damaged", x=19, y=0, width=17, height=17))
    return "".join(parts)


def _card(left: float, top: float, colour: str) -> str:
    edge = stroke(DARK, 0.9, stroke_opacity=0.62) | {"fill": colour}
    return box(left, top, 32.6, 32.6, rx=5.5, **edge)


def _plate(left: float, top: float, width: float, height: float, theme: Theme) -> str:
    edge = stroke(DARK, 0.7, stroke_opacity=0.6) | {"fill": theme.on}
    return box(left, top, width, height, rx=3.5, **edge)


def _building(counter: DrawnCounter, livery: Livery) -> str:
    edge = stroke(livery.tile, 1.8, stroke_dasharray="4 2.4") | {"fill": livery.wash, "fill_opacity": 0.8}
    hull = use(f"{counter.power}-hull", x=3.5, y=3.5, width=28, height=28)
    return title(counter.words) + box(1.4, 1.4, 32, 32, rx=5.5, **edge) + hull


def _more(units: int, theme: Theme) -> str:
    edge = stroke(theme.ink_2, 1) | {"fill": theme.paper}
    colour = f"fill:{theme.ink}"
    words = element("text", f"+{units}", class_="f", style=colour, x=17.5, y=23, font_size=15)
    return box(1, 6, 33, 23, rx=6, **edge) + words
