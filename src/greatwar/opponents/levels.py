"""The levels of play, by name."""

from collections.abc import Callable

from msgspec.structs import replace

from greatwar.opponents.doctrine import doctrine_of
from greatwar.opponents.general import General
from greatwar.opponents.openings import the_book
from greatwar.opponents.player import Player
from greatwar.opponents.staff import Staff
from greatwar.opponents.stray import Stray

Seed = int | str

LEVELS: tuple[str, ...] = ("recruit", "officer", "general")
"""The opponents that are offered to players, the weakest first."""

RECRUIT = doctrine_of("recruit")
OFFICER = doctrine_of("officer")


def _recruit(seed: Seed) -> Player:
    return Staff(RECRUIT, seed)


def _officer(seed: Seed) -> Player:
    return Staff(OFFICER, seed, the_book())


def _general(seed: Seed) -> Player:
    return General(OFFICER, replace(OFFICER, binds=False), seed, the_book())


_MAKERS: dict[str, Callable[[Seed], Player]] = {
    "recruit": _recruit,
    "officer": _officer,
    "general": _general,
    "wanderer": Stray,
}
"""Who plays at each level; a wanderer has no plan and is good only as a yardstick."""


class UnknownLevel(ValueError):
    """There is no opponent of this name."""


def opponent(level: str, seed: Seed = 0) -> Player:
    """A player of a level; the same seed plays the same way."""
    maker = _MAKERS.get(level)
    if maker is None:
        raise UnknownLevel(f"There is no opponent called {level!r}: there are {', '.join(_MAKERS)}")
    return maker(seed)
