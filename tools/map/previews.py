"""`python -m tools.map.previews`: pictures of the map at several zooms, by day and by night, to be looked at."""

import shutil
import subprocess
from pathlib import Path

from greatwar.cli.files import load_game
from greatwar.picture import picture
from greatwar.picture.svg import Viewport
from greatwar.picture.themes import ThemeName

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/map"
POSITION = ROOT / "docs/images/board.yaml"
WIDTH = 1500
VIEWS: dict[str, Viewport] = {
    "whole": (0, 0, 2560, 1960),
    "europe": (620, 330, 1200, 900),
    "north-sea": (620, 330, 640, 480),
    "alps": (1080, 640, 460, 345),
    "balkans": (1480, 760, 640, 480),
    "islands": (860, 900, 680, 510),
    "north": (1050, 20, 900, 620),
    "russia": (1660, 100, 880, 700),
    "east": (1700, 860, 840, 640),
    "africa": (620, 1230, 1150, 710),
    "america": (0, 380, 640, 800),
}
THEMES: dict[ThemeName, tuple[str, ...]] = {
    "light": tuple(VIEWS),
    "dark": tuple(VIEWS),
    "safe": ("europe",),
    "safe-dark": ("europe",),
}
"""The views that are drawn in each theme."""


def browser() -> str | None:
    """A browser that can draw without a screen."""
    names = ("chromium", "chromium-browser", "google-chrome", "chrome")
    return next((found for name in names if (found := shutil.which(name))), None)


def shoot(program: str, drawing: Path, size: tuple[int, int]) -> None:
    """Draws an SVG into a PNG beside it."""
    command = [program, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
    command += [f"--window-size={size[0]},{size[1]}", f"--screenshot={drawing.with_suffix('.png')}"]
    subprocess.run([*command, drawing.resolve().as_uri()], check=True, capture_output=True, timeout=120)


def main() -> None:
    """Draws the views of every theme."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    game = load_game(str(POSITION)).game
    program = browser()
    for theme, names in THEMES.items():
        for name in names:
            view = VIEWS[name]
            size = (WIDTH, round(WIDTH * view[3] / view[2]))
            drawing = FOLDER / f"{name}-{theme}.svg"
            drawing.write_text(picture(game, theme=theme, view=view, width=size[0]), "utf-8")
            if program is not None:
                shoot(program, drawing, size)
                drawing.unlink()
    drawn = "pictures" if program else "drawings (no Chromium was found to make pictures of them)"
    print(f"{sum(map(len, THEMES.values()))} {drawn} are in {FOLDER.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
