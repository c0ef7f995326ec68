"""Computer opponents: players from random orders to whole plans tried in the engine."""

from greatwar.opponents.levels import LEVELS, UnknownLevel, opponent
from greatwar.opponents.player import Player, Players, answer, awaited, play

__all__ = ["LEVELS", "Player", "Players", "UnknownLevel", "answer", "awaited", "opponent", "play"]
