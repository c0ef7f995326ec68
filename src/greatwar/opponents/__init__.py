"""Computer opponents: players who give lawful orders, from one without a plan to one that weighs whole turns."""

from greatwar.opponents.levels import LEVELS, UnknownLevel, opponent
from greatwar.opponents.player import Player, Players, answer, awaited, play

__all__ = ["LEVELS", "Player", "Players", "UnknownLevel", "answer", "awaited", "opponent", "play"]
