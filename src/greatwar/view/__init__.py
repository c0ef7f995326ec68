"""Views: what one seat may see of a game."""
