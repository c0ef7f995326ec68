"""Players by name: a level of the game, or an outside program."""

from greatwar.bots.program import PATIENCE, ProgramPlayer
from greatwar.opponents import Player, UnknownLevel, opponent
from greatwar.opponents.planner import Planner
from greatwar.opponents.weights import UnknownWeight, changed

PREFIX = "program:"


class UnknownPlayer(ValueError):
    """There is no such player; the message is a sentence."""


def player_named(name: str, seed: int | str = 0, *, patience: float = PATIENCE) -> Player:
    """A player: `officer`, `general@0.25` with a quarter of its budget of work, or `program:python3 mybot.py`.

    `officer:fear=0.4,pull=1.1` is an officer with other weights than its own.

    >>> type(player_named("wanderer")).__name__, type(player_named("program:mybot --fast")).__name__
    ('RandomPlayer', 'ProgramPlayer')
    """
    if name.startswith(PREFIX):
        command = name.removeprefix(PREFIX).strip()
        if not command:
            raise UnknownPlayer(
                "An outside program is named behind 'program:', such as 'program:python3 mybot.py'."
            )
        try:
            return ProgramPlayer(command, seed, patience=patience)
        except ValueError as error:
            raise UnknownPlayer(f"The command '{command}' cannot be read: {error}.") from None
    name, colon, weights = name.partition(":")
    level, at, fraction = name.partition("@")
    try:
        player = opponent(level, seed)
    except UnknownLevel as unknown:
        raise UnknownPlayer(f"{unknown}; an outside program is named 'program:COMMAND'.") from None
    if at:
        _limit(player, level, fraction)
    if colon:
        _weigh(player, level, weights)
    return player


def _weigh(player: Player, level: str, weights: str) -> None:
    """Give a player other weights to judge by."""
    if not isinstance(player, Planner):
        raise UnknownPlayer(f"The {level} has no weights that could be others.")
    try:
        player.weights = changed(player.weights, weights)
    except UnknownWeight as unknown:
        raise UnknownPlayer(f"{unknown}.") from None


def _limit(player: Player, level: str, fraction: str) -> None:
    """Give a player a part of its budget of work."""
    try:
        part = float(fraction)
    except ValueError:
        part = 0.0
    if not 0.001 <= part <= 1000:
        raise UnknownPlayer(f"'{level}@{fraction}' names no part of a budget, such as '{level}@0.25'.")
    budget = getattr(player, "budget", None)
    if not isinstance(budget, int):
        raise UnknownPlayer(f"The {level} has no budget of work that could be another.")
    player.budget = max(1, round(budget * part))  # type: ignore[attr-defined]


def closed(player: Player) -> None:
    """End what a player has begun; most have begun nothing."""
    if isinstance(player, ProgramPlayer):
        player.close()
