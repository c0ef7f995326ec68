"""The atlas: the map of the board, with figures drawn on it as discs."""

from html import escape
from math import sqrt
from typing import NamedTuple

from greatwar.board import CAPITAL, SIDE, TERRITORIES, Space
from greatwar.board.geometry import board_map, drawn
from greatwar.lab.plots import INK, SIDE_COLOUR

LARGEST = 78.0
"""The radius of the largest disc, in units of the board."""
COARSE = 4.0
"""Points of a border nearer to each other than this are drawn as one: it is a small map."""
NAMED = 26
"""How many places are named, those with the largest figures."""
WATER = "#e4ebec"
GROUND = {"central": "#ecd9cd", "allies": "#d5dfe6", "": "#e9e2cf"}


class Disc(NamedTuple):
    """A figure at a place: its size, the part of it that is the Central Powers', and what it says."""

    size: float
    central: float
    note: str


def atlas(discs: dict[Space, Disc], *, title: str) -> str:
    """The map with a disc at each place that has a figure; its area is the figure, its halves the two sides."""
    board = board_map()
    wide, high = board.size
    parts = [f'<rect class="water" width="{wide}" height="{high}" rx="20" fill="{WATER}"/>']
    parts += [
        f'<path class="{"land" if space in TERRITORIES else "water"}" d="{_outline(space)}" fill="{_ground(space)}" '
        'stroke="#b9ad95" stroke-width="1.5"/>'
        for space in board.spaces
    ]
    for land in board.impassable.values():
        outline = "".join(_ring(board.ring(ring)) for polygon in land.shape for ring in polygon)
        parts.append(f'<path class="land" d="{outline}" fill="#d9cfb8"/>')
    most = max((disc.size for disc in discs.values()), default=1.0) or 1.0
    for space, disc in sorted(discs.items(), key=lambda entry: -entry[1].size):
        x, y, _ = board.spaces[space].centre
        parts.append(_disc(x, y, LARGEST * sqrt(disc.size / most), disc, space))
    for number, space in enumerate(sorted(discs, key=lambda space: -discs[space].size)[:NAMED]):
        x, y, _ = board.spaces[space].centre
        weight = "bold" if number < 8 else "normal"
        parts.append(
            f'<text class="place" x="{x:.0f}" y="{y + 9:.0f}" text-anchor="middle" font-size="27" '
            f'font-weight="{weight}" fill="{INK}" stroke="#fbf7ea" stroke-width="6" paint-order="stroke">'
            f"{escape(space)}</text>"
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" class="map" '
        f'aria-label="{escape(title, quote=True)}" font-family="Georgia, serif">{"".join(parts)}</svg>'
    )


def _ground(space: Space) -> str:
    if space not in TERRITORIES:
        return WATER
    owner = TERRITORIES[space].owner
    colour = GROUND["" if owner is None else SIDE[owner]]
    return (
        {"central": "#dfbfae", "allies": "#b9cbd8"}[SIDE[owner]]
        if owner and CAPITAL[owner] == space
        else colour
    )


def _outline(space: Space) -> str:
    board = board_map()
    return "".join(_ring(board.ring(ring)) for polygon in board.spaces[space].shape for ring in polygon)


def _ring(points: list[tuple[float, float]]) -> str:
    """A ring without its finest bends."""
    kept = points[:1]
    for x, y in points[1:-1]:
        if abs(x - kept[-1][0]) + abs(y - kept[-1][1]) >= COARSE:
            kept.append((round(x), round(y)))
    return drawn(kept) + "z" if len(kept) > 2 else ""


def _disc(x: float, y: float, radius: float, disc: Disc, space: Space) -> str:
    """A disc cut in two: what the Central Powers lost below, what the Allies lost above."""
    level = y + radius * (1 - 2 * disc.central)
    name = f"half-{x:.0f}-{y:.0f}"
    round_ = f'cx="{x:.0f}" cy="{y:.0f}" r="{radius:.1f}"'
    return (
        f"<g><title>{escape(space)}: {escape(disc.note)}</title>"
        f'<clipPath id="{name}"><rect x="{x - radius:.0f}" y="{level:.0f}" width="{2 * radius:.0f}" '
        f'height="{2 * radius:.0f}"/></clipPath>'
        f'<circle {round_} fill="{SIDE_COLOUR["allies"]}" opacity="0.85"/>'
        f'<circle {round_} fill="{SIDE_COLOUR["central"]}" clip-path="url(#{name})"/>'
        f'<circle {round_} fill="none" stroke="#fbf7ea" stroke-width="3"/></g>'
    )
