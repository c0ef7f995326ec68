"""A position as one SVG file that loads nothing else."""

from collections.abc import Iterable, Iterator
from html import escape

from greatwar.board import BASES, POWERS, TERRITORIES, Space
from greatwar.board.geometry import Map, board_map
from greatwar.game import Game
from greatwar.picture.counters import DrawnCounter, counters_in, drawn_counters
from greatwar.picture.holdings import Holding, holding
from greatwar.picture.layers import Printed
from greatwar.picture.lettering import lettering, marks, style_sheet
from greatwar.picture.ornaments import ornaments
from greatwar.picture.sprites import symbol
from greatwar.picture.themes import THEMES, Theme, ThemeName
from greatwar.pieces import ARMY_KINDS, KINDS
from greatwar.table import Table
from greatwar.text.english import NAMES, TURN_NAMES, capitalized

Viewport = tuple[float, float, float, float]
"""A part of the board: left, top, width, height."""


def picture(
    game: Game, *, theme: ThemeName = "light", view: Viewport | None = None, width: int | None = None
) -> str:
    """The board of a game as SVG: all of it or the part in view, as wide as the view unless it is told."""
    colours, board = THEMES[theme], board_map()
    left, top, across, down = view or (0, 0, *board.size)
    wide = width or across
    body = "\n".join(_body(game, board, colours))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left:g} {top:g} {across:g} {down:g}"'
        f' width="{wide:g}" height="{round(wide * down / across):g}" role="img">'
        f"<title>{escape(', '.join(_title(game)))}</title>\n{body}\n</svg>\n"
    )


def view_of(spaces: Iterable[Space], *, margin: float = 30.0) -> Viewport:
    """The part of the board that shows these spaces whole."""
    board = board_map()
    width, height = board.size
    points = [
        point
        for name in spaces
        for polygon in board.polygons(board.spaces[name].shape)
        for ring in polygon[:1]
        for point in ring
    ]
    left, right = (edge(x for x, _ in points) for edge in (min, max))
    top, bottom = (edge(y for _, y in points) for edge in (min, max))
    left, top = max(0.0, left - margin), max(0.0, top - margin)
    right, bottom = min(float(width), right + margin), min(float(height), bottom + margin)
    return (round(left), round(top), round(right - left), round(bottom - top))


def _body(game: Game, board: Map, theme: Theme) -> Iterator[str]:
    table = game.table
    holdings = {name: holding(game.rules, table, name) for name in TERRITORIES}
    counters = {name: found for name in board.spaces if (found := counters_in(table, name))}
    printed = Printed(board, theme, holdings)
    yield f"<style>{style_sheet(theme)}</style>"
    yield "<defs>"
    yield from printed.definitions()
    yield from _symbols(theme, counters)
    yield "</defs>"
    yield from printed.sea()
    yield from printed.land({name: _words(table, name, holdings[name], counters) for name in TERRITORIES})
    yield from printed.hills_and_waters()
    yield from printed.lines()
    yield from lettering(board, theme, holdings, game.rules.board.ipc)
    yield from marks(board, theme, frozenset(BASES))
    for name, found in counters.items():
        yield from drawn_counters(board.spaces[name], found, theme)
    yield from ornaments(board, theme, ("The Great War", *_title(game)))


def _symbols(theme: Theme, counters: dict[Space, list[DrawnCounter]]) -> Iterator[str]:
    """The drawings that the picture uses."""
    shown = [counter for found in counters.values() for counter in found]
    for power in POWERS:
        tile = theme.liveries[power].tile
        for kind in KINDS:
            if any(counter.power == power and counter.kind == kind for counter in shown):
                yield symbol(
                    kind, called=f"{power}-{kind}", colour=theme.on, tile=tile, on=theme.on, hit=theme.hit
                )
        if any(counter.power == power and counter.building for counter in shown):
            yield symbol("hull", called=f"{power}-hull", colour=tile, tile=tile, on=theme.on, hit=theme.hit)
    for kind in ARMY_KINDS:
        if any(kind in counter.cargo for counter in shown):
            yield symbol(
                kind, called=f"cargo-{kind}", colour="#21170d", tile=theme.on, on=theme.on, hit=theme.hit
            )
    for name, colour in (
        ("star", theme.hit),
        ("anchor", theme.sea_ink),
        ("mine", theme.sea_ink),
        ("damaged", theme.hit),
    ):
        yield symbol(name, called=name, colour=colour, tile=theme.paper, on=theme.on, hit=theme.hit)


def _title(game: Game) -> tuple[str, str]:
    """The round, with its date where the rules have one, and whose turn it is."""
    table = game.table
    date = f" · {game.rules.rounds.calendar(table.round)}" if game.rules.rounds.calendar else ""
    turn = "the war is over" if table.winner else f"{TURN_NAMES[table.turn]} · {table.phase}"
    return f"Round {table.round}{date}", capitalized(turn)


def _words(table: Table, name: Space, held: Holding, counters: dict[Space, list[DrawnCounter]]) -> str:
    """A territory as a sentence, for those who point at it or have it read to them."""
    whose = {
        "held": NAMES[held.power] if held.power else "",
        "aligned": f"neutral, aligned with {NAMES[held.power]}" if held.power else "",
        "neutral": "neutral",
        "impassable": "impassable",
        "striped": "contested" if held.front else "shared",
    }[held.state]
    units = ", ".join(f"{counter.words} of {NAMES[counter.power]}" for counter in counters.get(name, ()))
    return f"{name}, {whose}" + (f": {units}" if units else "")
