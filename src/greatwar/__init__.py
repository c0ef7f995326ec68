"""greatwar: Axis & Allies: WWI 1914, with all its rules. `docs/api.md` explains the names of this package."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from greatwar.library import (
        Game,
        Misfit,
        Player,
        Refused,
        Unreadable,
        computer,
        draw,
        give,
        land_odds,
        legal_orders,
        load_position,
        load_record,
        new_game,
        record,
        ruleset,
        sea_odds,
    )

__version__ = "0.2.0"

__all__ = [
    "Game",
    "Misfit",
    "Player",
    "Refused",
    "Unreadable",
    "computer",
    "draw",
    "give",
    "land_odds",
    "legal_orders",
    "load_position",
    "load_record",
    "new_game",
    "record",
    "ruleset",
    "sea_odds",
]


def __getattr__(name: str) -> object:
    """Load the library when one of its names is asked for, so that a program that needs less starts at once."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("greatwar.library"), name)
