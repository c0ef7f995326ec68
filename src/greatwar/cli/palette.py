"""The colours of the powers: small labels for dark and light terminals, readable without colour too."""

from typing import NamedTuple

from rich.style import Style
from rich.text import Text

from greatwar.board import Power


class PowerMark(NamedTuple):
    """How a power is marked: three letters in an ink on a ground of its colour."""

    letters: str
    ink: str
    ground: str


# RB-COMP-04: the colours of the pieces. A label brings its own ground, so that the terminal's does not matter.
LIVERIES: dict[Power, PowerMark] = {
    "austria-hungary": PowerMark("A-H", "#ffffff", "#3f8f2f"),
    "russia": PowerMark("RUS", "#ffffff", "#7a1f2b"),
    "germany": PowerMark("GER", "#ffffff", "#4d4d52"),
    "france": PowerMark("FRA", "#ffffff", "#1f3f8f"),
    "britain": PowerMark("BRI", "#10240a", "#a9dc8c"),
    "ottoman": PowerMark("OTT", "#ffffff", "#0e5d60"),
    "italy": PowerMark("ITA", "#ffffff", "#7d4a1e"),
    "usa": PowerMark("USA", "#ffffff", "#1e4a22"),
}


def label(power: Power) -> Text:
    """The label of a power."""
    livery = LIVERIES[power]
    return Text(f" {livery.letters} ", Style(color=livery.ink, bgcolor=livery.ground, bold=True))


CONTESTED = Style(color="#000000", bgcolor="#e3b341", bold=True)


def contested_label() -> Text:
    """The mark of a contested territory."""
    return Text(" >< ", CONTESTED)


def shared_label() -> Text:
    """The mark of a territory that is shared since the armistice."""
    return Text(" == ", CONTESTED)


def nobody_label() -> Text:
    """The mark of a territory that nobody controls."""
    return Text("  ·  ", Style(dim=True))
