"""The levels of play, by name."""

from collections.abc import Callable

from msgspec.structs import replace

from greatwar.opponents.general import General
from greatwar.opponents.openings import the_book
from greatwar.opponents.planner import Planner
from greatwar.opponents.player import Player
from greatwar.opponents.random_player import RandomPlayer
from greatwar.opponents.weights import weights_of

Seed = int | str

LEVELS: tuple[str, ...] = ("recruit", "officer", "general")
"""The opponents that are offered to players, the weakest first."""

RECRUIT = weights_of("recruit")
OFFICER = weights_of("officer")


def _recruit(seed: Seed) -> Player:
    return Planner(RECRUIT, seed)


def _officer(seed: Seed) -> Player:
    return Planner(OFFICER, seed, the_book())


def _general(seed: Seed) -> Player:
    return General(OFFICER, replace(OFFICER, binds=False), seed, the_book())


_MAKERS: dict[str, Callable[[Seed], Player]] = {
    "recruit": _recruit,
    "officer": _officer,
    "general": _general,
    "wanderer": RandomPlayer,
}
"""Who plays at each level; the wanderer gives random orders and serves as a yardstick."""


class UnknownLevel(ValueError):
    """There is no opponent of this name."""


def opponent(level: str, seed: Seed = 0) -> Player:
    """A player of a level; the same seed plays the same way."""
    maker = _MAKERS.get(level)
    if maker is None:
        raise UnknownLevel(f"There is no opponent called {level!r}: there are {', '.join(_MAKERS)}")
    return maker(seed)
