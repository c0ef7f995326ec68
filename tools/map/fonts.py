"""The letters of the map: how wide a text is set, and the small files of letters that a picture carries with it."""

from io import BytesIO
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 -–·.,:;'’()+×"
DIGITS = "0123456789"


class Face:
    """A typeface of which texts are measured."""

    def __init__(self, path: Path) -> None:
        with TTFont(path) as font:
            widths, whole = font["hmtx"], font["head"].unitsPerEm
            self._advances: dict[str, float] = {
                chr(code): widths[glyph][0] / whole for code, glyph in font.getBestCmap().items()
            }

    def width(self, text: str) -> float:
        """The width of a text in letters of size 1; pairs of letters that stand closer are not counted."""
        return sum(self._advances[letter] for letter in text)


def cut_down(path: Path, letters: str, *, called: str) -> bytes:
    """A font with a few letters only, with lining figures where it has them.

    It gets a name of its own: the licence keeps the names of some typefaces for the whole of them.
    """
    options = subset.Options(
        flavor="woff2", layout_features=["kern", "lnum"], hinting=False, notdef_outline=True
    )
    font = subset.load_font(str(path), options, dontLoadGlyphNames=True)
    cutter = subset.Subsetter(options)
    cutter.populate(text=letters)
    cutter.subset(font)
    for record in font["name"].names:
        if record.nameID in (1, 4):
            record.string = called
        elif record.nameID in (3, 6):
            record.string = called.replace(" ", "")
    font["head"].modified = font["head"].created
    out = BytesIO()
    subset.save_font(font, out, options)
    font.close()
    return out.getvalue()
