"""The exact distribution of hits: each sort of die is a binomial, and dice of several sorts are convolved."""

from functools import lru_cache
from math import comb
from typing import Any

import numpy as np
from numpy.typing import NDArray

from greatwar.rules.rulebook.fire import DiceGroups

FACES = 6

Chances = NDArray[np.float64]
"""Chances by number: entry k is the chance of exactly k."""


def hits(volley: DiceGroups) -> Chances:
    """The chances of scoring 0, 1, 2 ... hits with these dice.

    >>> hits(((3, 2),)).tolist()
    [0.25, 0.5, 0.25]
    """
    numbers = [0] * (FACES + 1)
    for value, number in volley:
        numbers[value] += number
    return _convolved(tuple(numbers))


def forget() -> None:
    """Throw away the distributions that are remembered."""
    _convolved.cache_clear()
    binomial.cache_clear()


def none() -> Chances:
    """No hit for sure."""
    return _NONE


@lru_cache(maxsize=1 << 10)
def binomial(number: int, value: int) -> Chances:
    """The chances of the hits of so many equal dice, each rounded once from the exact fraction."""
    whole = FACES**number
    miss = FACES - value
    return _sealed([comb(number, k) * value**k * miss ** (number - k) / whole for k in range(number + 1)])


@lru_cache(maxsize=1 << 14)
def _convolved(numbers: tuple[int, ...]) -> Chances:
    chances: Chances = _NONE
    for value, number in enumerate(numbers):
        if value and number:
            more = binomial(number, value)
            chances = more if len(chances) == 1 else np.convolve(chances, more)
    return _sealed(chances)


@lru_cache(maxsize=1 << 14)
def mean_of(volley: DiceGroups) -> float:
    """The expected number of hits."""
    return sum(value * number for value, number in volley) / FACES


def at_most(chances: Chances, most: int) -> Chances:
    """The same with all numbers above `most` counted as that many, and always `most` + 1 entries long."""
    if len(chances) == most + 1:
        return chances
    if len(chances) <= most:
        wider = np.zeros(most + 1)
        wider[: len(chances)] = chances
        return wider
    fewer = chances[: most + 1].copy()
    fewer[most] += chances[most + 1 :].sum()
    return fewer


def less(chances: Chances, cancelled: int) -> Chances:
    """The chances of what is left of a number of hits, of which so many are cancelled."""
    if not cancelled:
        return chances
    if len(chances) <= cancelled + 1:
        return _NONE
    left = chances[cancelled:].copy()
    left[0] += chances[:cancelled].sum()
    return left


def _sealed(chances: Any) -> Chances:
    """The chances as an array that nobody can change, because it is remembered and shared."""
    sealed = np.asarray(chances, dtype=np.float64)
    sealed.flags.writeable = False
    return sealed


_NONE = _sealed([1.0])
