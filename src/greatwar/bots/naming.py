"""Players by name: a level of our own, or an outside program."""

from greatwar.bots.program import PATIENCE, ProgramPlayer
from greatwar.opponents import Player, UnknownLevel, opponent

PREFIX = "program:"


class UnknownPlayer(ValueError):
    """There is no such player; the message is a sentence."""


def player_named(name: str, seed: int | str = 0, *, patience: float = PATIENCE) -> Player:
    """A player: `officer`, or `program:python3 mybot.py` for an outside program.

    >>> type(player_named("wanderer")).__name__, type(player_named("program:mybot --fast")).__name__
    ('Stray', 'ProgramPlayer')
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
    try:
        return opponent(name, seed)
    except UnknownLevel as unknown:
        raise UnknownPlayer(f"{unknown}; an outside program is named 'program:COMMAND'.") from None


def closed(player: Player) -> None:
    """End what a player has begun; most have begun nothing."""
    if isinstance(player, ProgramPlayer):
        player.close()
