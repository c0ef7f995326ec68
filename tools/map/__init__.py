"""Draws the board from Natural Earth: `python -m tools.map` writes the map that the game ships."""
