"""Pages: the pieces of HTML of a report."""

from collections.abc import Iterable, Sequence
from html import escape

import greatwar
from greatwar.lab.statistics import Interval


def section(title: str, parts: Iterable[str]) -> str:
    """A part of a page under a heading."""
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def figure(svg: str, caption: str = "") -> str:
    """A drawing with what is to be said about it."""
    said = f"<figcaption>{escape(caption)}</figcaption>" if caption else ""
    # Where there is little room it is scrolled, by keyboard too.
    return f"<figure tabindex=0>{svg}{said}</figure>"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of words and figures."""
    top = "".join(f"<th>{escape(name)}</th>" for name in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    name = escape(", ".join(filter(None, head[:3])), quote=True)
    return (
        f'<div class=wide role=region tabindex=0 aria-label="{name}">'
        f"<table><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table></div>"
    )


def grid(parts: Iterable[str]) -> str:
    """Drawings side by side, where there is room."""
    return f"<div class=grid>{''.join(parts)}</div>"


def percent(interval: Interval) -> str:
    """A share and its interval for people; what stands around it names the level of the interval.

    >>> percent(Interval(0.5, 0.402, 0.598))
    '50% (40–60)'
    """
    return f"{100 * interval.value:.0f}% ({100 * interval.low:.0f}–{100 * interval.high:.0f})"


def whole_page(body: Iterable[str]) -> str:
    """A page that needs nothing else."""
    return _PAGE.replace("{{body}}", "\n".join(body)).replace("{{version}}", greatwar.__version__)


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>greatwar: the laboratory</title>
<style>
:root { color-scheme: light; --paper: #f7f2e4; --card: #fffdf6; --ink: #2b2620; --rule: #d9cfb8; --red: #9c3d2e; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 Georgia, "Times New Roman", serif; }
main { max-width: 1360px; margin: 0 auto; padding: 32px 24px 64px; }
header { border-bottom: 3px double var(--rule); padding-bottom: 20px; }
h1 { font-size: 40px; font-weight: normal; font-variant: small-caps; letter-spacing: 1px; margin: 0 0 8px; }
h3 { font-weight: normal; font-style: italic; margin: 18px 0 8px; }
h2 { font-size: 25px; font-weight: normal; font-variant: small-caps; margin: 40px 0 8px; color: var(--red); }
p { max-width: 78ch; margin: 8px 0 14px; }
ul { margin: 6px 0 14px; padding-left: 20px; }
.tiles { display: flex; flex-wrap: wrap; gap: 14px; }
.tile { background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 10px 22px; }
.tile b { display: block; font-size: 26px; font-weight: normal; font-variant-numeric: tabular-nums; }
.tile span { color: #6d6455; font-size: 14px; }
figure { margin: 0 0 16px; background: var(--card); border: 1px solid var(--rule); border-radius: 8px; padding: 14px; }
figcaption { color: #6d6455; font-size: 14px; padding-top: 6px; }
svg { display: block; width: 100%; height: auto; }
section > figure > svg { max-width: 860px; margin: 0 auto; }
section > figure > svg.map { max-width: 1240px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 560px), 1fr)); gap: 16px; }
.grid figure { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 15px; margin: 6px 0 16px; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 5px 14px 5px 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
th { font-weight: normal; color: #6d6455; }
pre { overflow-x: auto; margin: 6px 0 14px; }
pre code { display: inline-block; padding: 8px 12px; }
code { font-size: 14px; background: #efe7d3; padding: 1px 5px; border-radius: 4px; }
footer { margin-top: 48px; color: #6d6455; font-size: 14px; }
@media print { body { background: white; } figure { break-inside: avoid; } }
</style></head><body><main>
{{body}}
<footer>Made by greatwar {{version}}. Every game of this page can be replayed and verified from its record.</footer>
</main></body></html>
"""
