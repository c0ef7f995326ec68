"""`python -m tools.map`: draws the map of the board anew from its sources."""

import logging
import sys
from pathlib import Path

from msgspec import json

from tools.map import sources
from tools.map.build import build
from tools.map.fonts import DIGITS, LETTERS, cut_down
from tools.map.tables import Unfit

ROOT = Path(__file__).parents[2]
MAP = ROOT / "src/greatwar/board/map.json"
FONTS = ROOT / "src/greatwar/picture/fonts"
CUTS = {
    "names.woff2": (sources.NAMES, LETTERS, "Greatwar Names"),
    "numbers.woff2": (sources.NUMBERS, DIGITS, "Greatwar Numbers"),
    "figures.woff2": (sources.FIGURES, DIGITS + "+×", "Greatwar Figures"),
}


def made() -> dict[Path, bytes]:
    """Every file that is made, with its bytes."""
    fonts = {
        FONTS / name: cut_down(sources.fetch(source), letters, called=called)
        for name, (source, letters, called) in CUTS.items()
    }
    return {MAP: json.encode(build()) + b"\n"} | fonts


def main() -> None:
    """Writes the files and says how large they are."""
    logging.basicConfig(level=logging.INFO, format="%(relativeCreated)6d ms  %(message)s")
    logging.getLogger("fontTools").setLevel(logging.ERROR)
    try:
        files = made()
    except (sources.Missing, Unfit) as problem:
        sys.exit(str(problem))
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text)
        logging.info("%s: %d bytes", path.relative_to(ROOT), len(text))


if __name__ == "__main__":
    main()
