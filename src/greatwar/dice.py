"""Dice: keyed for play, recorded for replay, scripted for tests."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Protocol

from greatwar.text.messages import Text
from greatwar.text.say import record

FACES = 6


class Dice(Protocol):
    """A source of dice. `roll` counts the rolls of a game, so that the same roll always gives the same dice."""

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        """So many dice for the given roll."""
        ...


class OutOfDice(Exception):
    """A scripted or recorded source has no die left."""

    def __init__(self, message: Text) -> None:
        super().__init__(message)
        self.message = message


class KeyedDice:
    """Dice computed from a secret key: die i of roll n is a keyed hash, so any single roll can be audited.

    >>> KeyedDice("00" * 32).draw(3, roll=0) == KeyedDice("00" * 32).draw(3, roll=0)
    True
    """

    def __init__(self, key: str | None = None, *, inherited: int = 0) -> None:
        self.key = secrets.token_hex(32) if key is None else key
        self.inherited = inherited
        """How many rolls had been made before these dice came into the game."""
        self._secret = bytes.fromhex(self.key)

    @property
    def commitment(self) -> str:
        """What is published before the first die: the hash of the key."""
        return commitment(self.key)

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        return tuple(self._die(roll, index) for index in range(number))

    def _die(self, roll: int, index: int) -> int:
        # Bytes from 252 up are rejected, so that every face is equally likely.
        limit = 256 - 256 % FACES
        block = 0
        while True:
            digest = hmac.digest(self._secret, f"{roll}/{index}/{block}".encode(), "sha256")
            for byte in digest:
                if byte < limit:
                    return byte % FACES + 1
            block += 1


def commitment(key: str) -> str:
    """The commitment that belongs to a key."""
    return hashlib.sha256(bytes.fromhex(key)).hexdigest()


class ScriptedDice:
    """Dice written down beforehand, drawn in order."""

    def __init__(self, dice: Iterable[int] = ()) -> None:
        self._left: list[int] = list(dice)

    @property
    def left(self) -> Sequence[int]:
        """The dice not yet drawn."""
        return tuple(self._left)

    def add(self, dice: Iterable[int]) -> None:
        """More dice behind those that are left."""
        self._left.extend(dice)

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        if number > len(self._left):
            raise OutOfDice(record.dice_needed(n=number, left=len(self._left)))
        drawn = tuple(self._left[:number])
        del self._left[:number]
        return drawn
