"""Computer players at the terminal: which powers they have, kept beside the record."""

from pathlib import Path

from greatwar.board import POWERS, POWERS_OF, SIDES, Power
from greatwar.cli import ended
from greatwar.notation import words
from greatwar.notation.words import Unreadable, fold
from greatwar.opponents import LEVELS, Player, opponent
from greatwar.records.savefiles import UnusableSave, write_whole
from greatwar.text.say import cli as say

DEFAULT = "officer"
NOBODY = "nobody"


def computers_path(path: Path) -> Path:
    """Where it is written which powers of a game computers play."""
    return path.with_suffix(".computers")


class ComputerPlayers:
    """The powers that computers play, each with its level."""

    def __init__(self, levels: dict[Power, str], seed: str = "") -> None:
        self.levels = {power: levels[power] for power in POWERS if power in levels}
        self._players: dict[str, Player] = {level: opponent(level, seed) for level in self.levels.values()}

    def player(self, power: Power) -> Player:
        """The player of a power."""
        return self._players[self.levels[power]]

    def asked(self, powers: tuple[Power, ...]) -> Power | None:
        """The first of the powers that are asked that a computer plays."""
        return next((power for power in POWERS if power in powers and power in self.levels), None)


def read_choice(choices: tuple[str, ...]) -> dict[Power, str]:
    """The powers and levels of `--computer`; a level counts for the powers named before it.

    >>> read_choice(("austria-hungary,germany:general", "italy"))
    {'austria-hungary': 'general', 'germany': 'general', 'italy': 'officer'}
    """
    levels: dict[Power, str] = {}
    for choice in choices:
        waiting: list[Power] = []
        for item in choice.split(","):
            name, _, level = item.partition(":")
            if fold(name) == NOBODY:
                return {}
            waiting += _powers(name)
            if level:
                levels.update(dict.fromkeys(waiting, _level(level)))
                waiting = []
        levels.update(dict.fromkeys(waiting, DEFAULT))
    return levels


def _powers(name: str) -> list[Power]:
    for side in SIDES:
        if fold(name) == side:
            return list(POWERS_OF[side])
    if fold(name) == "all":
        return list(POWERS)
    try:
        return [words.power(name)]
    except Unreadable as complaint:
        raise UnusableSave(say.no_power_or_side(reason=ended(complaint.problem.sentence))) from None


def _level(name: str) -> str:
    level = fold(name)
    if level not in LEVELS:
        raise UnusableSave(say.no_opponent(name=name.strip(), levels=list(LEVELS)))
    return level


def kept(path: Path, levels: dict[Power, str]) -> None:
    """Write down which powers computers play, so that the game goes on with them."""
    place = computers_path(path)
    if levels:
        text = "".join(f"{power}: {level}\n" for power, level in levels.items())
        write_whole(place, text.encode())
    else:
        place.unlink(missing_ok=True)


def remembered(path: Path) -> dict[Power, str]:
    """Which powers of a saved game computers play."""
    place = computers_path(path)
    if not place.exists():
        return {}
    try:
        lines = [line.strip() for line in place.read_text("utf-8").splitlines() if line.strip()]
        return read_choice(tuple(line.replace(": ", ":") for line in lines))
    except (UnusableSave, UnicodeDecodeError, OSError):
        raise UnusableSave(say.computers_unreadable(file=str(place))) from None
