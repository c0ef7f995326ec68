"""Pictures of the board: a position drawn as SVG, in the game's own style."""

from greatwar.picture.svg import picture, view_of
from greatwar.picture.themes import THEMES, ThemeName

__all__ = ["THEMES", "ThemeName", "picture", "view_of"]
