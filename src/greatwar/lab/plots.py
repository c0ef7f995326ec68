"""Plots as SVG: a few kinds, in one style, without a library.

Colours stand in the drawing, so that it needs nothing else; the classes `ink`, `soft`, `named` and `rule` let a page
with colours of its own put those in their place.
"""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import NamedTuple

from greatwar.lab.statistics import Interval

INK = "#2b2620"
SOFT = "#6d6455"
FAINT = "#b8ad99"
COLOURS = ("#9c3d2e", "#2f5d8a", "#6b7f3a", "#8a6a2f", "#6a4b83", "#3c7d78", "#a8557a", "#555555")
SIDE_COLOUR = {"central": "#9c3d2e", "allies": "#2f5d8a", "drawn": "#8a7a5c", "undecided": "#cdc3ad"}
POWER_COLOUR = {
    "austria-hungary": "#b8860b",
    "russia": "#7a4a21",
    "germany": "#3d3d3d",
    "france": "#2f5d8a",
    "britain": "#b5523b",
    "ottoman": "#4f7f5b",
    "italy": "#7fa03c",
    "usa": "#5b6fa8",
}

WIDE, HIGH = 640, 300
LEFT, RIGHT, TOP, BOTTOM = 56, 16, 34, 40


class Curve(NamedTuple):
    """A line through points, with an interval around each where one is known."""

    name: str
    points: Sequence[tuple[float, float]]
    band: Sequence[tuple[float, float]] = ()
    colour: str = ""


class Bar(NamedTuple):
    """A share with its interval, and what stands beside it."""

    name: str
    share: Interval
    note: str
    colour: str


def curves(drawn: Sequence[Curve], *, title: str, across: str, up: str, ground: float | None = None) -> str:
    """Lines over a common scale, with their intervals as bands and their names at the right."""
    points = [point for curve in drawn for point in curve.points]
    if not points:
        return _framed(title, [_text(WIDE / 2, HIGH / 2, "Nothing to show yet", "middle")])
    heights = [y for _, y in points] + [y for curve in drawn for band in curve.band for y in band]
    heights += [] if ground is None else [ground]
    xs, ys = _steps(min(x for x, _ in points), max(x for x, _ in points)), _steps(min(heights), max(heights))
    right = RIGHT + 7 * max(len(curve.name) for curve in drawn)
    x = _Scale(xs[0], xs[-1], LEFT, WIDE - right)
    y = _Scale(ys[0], ys[-1], HIGH - BOTTOM, TOP)
    parts = _axes(x, y, xs, ys, across, up, WIDE - right)
    ends: list[tuple[float, str, str]] = []
    for number, curve in enumerate(drawn):
        colour = curve.colour or COLOURS[number % len(COLOURS)]
        if curve.band:
            over = [
                f"{x(p[0]):.1f},{y(band[1]):.1f}" for p, band in zip(curve.points, curve.band, strict=True)
            ]
            under = [
                f"{x(p[0]):.1f},{y(band[0]):.1f}" for p, band in zip(curve.points, curve.band, strict=True)
            ]
            ring = " ".join(over + under[::-1])
            parts.append(f'<polygon points="{ring}" fill="{colour}" opacity="0.16"/>')
        line = " ".join(f"{x(px):.1f},{y(py):.1f}" for px, py in curve.points)
        parts.append(
            f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-linejoin="round"/>'
        )
        ends.append((y(curve.points[-1][1]), curve.name, colour))
    at = -99.0
    for height, name, colour in sorted(ends):
        at = max(height, at + 13)
        parts.append(_text(WIDE - right + 8, at + 4, name, "start", colour=colour))
    return _framed(title, parts)


def bars(
    drawn: Sequence[Bar], *, title: str, across: str = "share of points, 95% interval", even: bool = True
) -> str:
    """Shares as dots with whiskers, one below the other."""
    high = TOP + 26 * len(drawn) + BOTTOM
    left = 20 + 6.6 * max((len(bar.name) for bar in drawn), default=0)
    x = _Scale(0.0, 1.0, left, WIDE - 120)
    parts = [
        f'<line x1="{x(tick):.1f}" x2="{x(tick):.1f}" y1="{TOP}" y2="{high - BOTTOM}" class="rule" stroke="{FAINT}" '
        f'stroke-width="{1.4 if even and tick == 0.5 else 0.5}"/>'
        + _text(x(tick), high - BOTTOM + 16, f"{tick:.0%}", "middle", size=11)
        for tick in (0.0, 0.25, 0.5, 0.75, 1.0)
    ]
    for number, bar in enumerate(drawn):
        y = TOP + 26 * number + 13
        value, low, top = bar.share
        parts += [
            _text(left - 10, y + 4, bar.name, "end"),
            f'<line x1="{x(low):.1f}" x2="{x(top):.1f}" y1="{y}" y2="{y}" stroke="{bar.colour}" stroke-width="3" '
            'stroke-linecap="round" opacity="0.5"/>',
            f'<circle cx="{x(value):.1f}" cy="{y}" r="5" fill="{bar.colour}"/>',
            _text(WIDE - 112, y + 4, bar.note, "start", size=11),
        ]
    parts.append(_text(x(0.5), high - 6, across, "middle", size=11, colour=SOFT))
    return _framed(title, parts, high)


def columns(counts: dict[int, dict[str, int]], *, title: str, across: str, up: str) -> str:
    """Columns in parts: how many of each sort there are for each number."""
    if not counts:
        return _framed(title, [_text(WIDE / 2, HIGH / 2, "Nothing to show yet", "middle")])
    first, last = min(counts), max(counts)
    ys = _steps(0, max(sum(parts.values()) for parts in counts.values()))
    x = _Scale(first - 0.5, last + 0.5, LEFT, WIDE - RIGHT)
    y = _Scale(0, ys[-1], HIGH - BOTTOM, TOP)
    every = max(1, ceil((last - first + 1) / 24))
    parts = _axes(x, y, list(range(first, last + 1, every)), ys, across, up, WIDE - RIGHT)
    for number, sorts in counts.items():
        below = 0
        for sort, count in sorts.items():
            top, foot = y(below + count), y(below)
            parts.append(
                f'<rect x="{x(number - 0.4):.1f}" y="{top:.1f}" width="{x(number + 0.4) - x(number - 0.4):.1f}" '
                f'height="{foot - top:.1f}" fill="{SIDE_COLOUR.get(sort, FAINT)}"/>'
            )
            below += count
    return _framed(title, parts)


class _Scale:
    """From figures to places on the paper."""

    def __init__(self, low: float, high: float, start: float, end: float) -> None:
        self.low, self.start = low, start
        self.unit = (end - start) / ((high - low) or 1.0)

    def __call__(self, value: float) -> float:
        return self.start + (value - self.low) * self.unit


def _steps(low: float, high: float) -> list[float]:
    """Round numbers from a little below to a little above.

    >>> _steps(0, 93)
    [0, 20, 40, 60, 80, 100]
    """
    if high <= low:
        low, high = low - 1, high + 1
    rough = (high - low) / 5
    size = 10 ** floor(log10(rough))
    step = next(size * factor for factor in (1, 2, 5, 10) if size * factor >= rough)
    first, last = floor(low / step), ceil(high / step)
    found = [round(number * step, 10) for number in range(first, last + 1)]
    return [int(number) if number == int(number) else number for number in found]


def _axes(
    x: _Scale, y: _Scale, xs: Sequence[float], ys: Sequence[float], across: str, up: str, right: float
) -> list[str]:
    parts = [
        f'<line x1="{LEFT}" x2="{right:.1f}" y1="{y(tick):.1f}" y2="{y(tick):.1f}" class="rule" stroke="{FAINT}" '
        f'stroke-width="0.5"/>' + _text(LEFT - 8, y(tick) + 4, f"{tick:g}", "end", size=11)
        for tick in ys
    ]
    parts += [_text(x(tick), HIGH - BOTTOM + 16, f"{tick:g}", "middle", size=11) for tick in xs]
    parts.append(_text((LEFT + right) / 2, HIGH - 6, across, "middle", size=11, colour=SOFT))
    parts.append(_text(LEFT - 8, TOP - 12, up, "end" if len(up) < 8 else "start", size=11, colour=SOFT))
    return parts


def _text(
    x: float, y: float, text: str, anchor: str, *, size: int = 12, colour: str = INK, weight: str = "normal"
) -> str:
    if anchor == "start" and x < LEFT:
        x = 6
    own = {INK: ' class="ink"', SOFT: ' class="soft"'}.get(colour, ' class="named"')
    return (
        f'<text{own} x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}" '
        f'font-weight="{weight}">{escape(text)}</text>'
    )


def _framed(title: str, parts: Sequence[str], high: float = HIGH) -> str:
    head = f'<text class="ink" x="{WIDE / 2}" y="16" text-anchor="middle" font-size="14" font-weight="bold"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {high:g}" role="img" '
        f'aria-label="{escape(title, quote=True)}" font-family="Georgia, \'Times New Roman\', serif">'
        f'{head} fill="{INK}">'
        f"{escape(title)}</text>{''.join(parts)}</svg>"
    )
