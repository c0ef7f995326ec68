"""Bots: outside programs as players, over standard input and output (docs/bot-protocol.md), and our own as bots."""

from greatwar.bots.naming import UnknownPlayer, closed, player_named
from greatwar.bots.program import ProgramPlayer

__all__ = ["ProgramPlayer", "UnknownPlayer", "closed", "player_named"]
