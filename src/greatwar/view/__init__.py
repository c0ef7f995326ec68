"""Views: what one seat sees of a game."""
