"""Statistics: intervals for everything that is counted."""

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Literal, NamedTuple

import numpy as np
import numpy.typing as npt

SURE = 1.959963984540054
"""The number of standard deviations within which 95% of a normal distribution lie."""
ELO = 400 / log(10)
"""How many points of Elo a unit of the logistic scale is."""

Floats = npt.NDArray[np.float64]


class Interval(NamedTuple):
    """An estimate and the 95% interval around it."""

    value: float
    low: float
    high: float


def wilson(won: float, played: int) -> Interval:
    """A share and its Wilson interval; a draw counts as half a win.

    >>> [round(x, 3) for x in wilson(55, 100)]
    [0.55, 0.452, 0.644]
    >>> wilson(0, 0)
    Interval(value=0.5, low=0.0, high=1.0)
    """
    if not played:
        return Interval(0.5, 0.0, 1.0)
    share, square = won / played, SURE * SURE
    middle = (share + square / (2 * played)) / (1 + square / played)
    half = SURE / (1 + square / played) * sqrt(share * (1 - share) / played + square / (4 * played * played))
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """A mean and its interval by the normal distribution."""
    if not values:
        return Interval(0.0, 0.0, 0.0)
    middle = sum(values) / len(values)
    if len(values) == 1:
        return Interval(middle, middle, middle)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    half = SURE * sqrt(variance / len(values))
    return Interval(middle, middle - half, middle + half)


def elo(share: float) -> float:
    """The difference in Elo that a share of points means.

    >>> round(elo(0.75))
    191
    """
    share = min(1 - 1e-6, max(1e-6, share))
    return -ELO * log(1 / share - 1)


# Pairs: the same war twice, the players changing sides. The pair is the unit of statistics.

PAIR_SCORES = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The five outcomes of a pair: the share of its two points."""


def pair_counts(pairs: Sequence[float]) -> list[int]:
    """How often each of the five outcomes came, of the shares of points in pairs."""
    counts = [0] * len(PAIR_SCORES)
    for share in pairs:
        counts[PAIR_SCORES.index(share)] += 1
    return counts


def pair_share(pairs: Sequence[float]) -> Interval:
    """The share of points over pairs, with an interval from how the pairs themselves vary."""
    if not pairs:
        return Interval(0.5, 0.0, 1.0)
    counts = pair_counts(pairs)
    number = len(pairs)
    value = sum(score * count for score, count in zip(PAIR_SCORES, counts, strict=True)) / number
    # A pair of all five outcomes seen beforehand once in all, so that few pairs are not taken for certain.
    seen = [count + 0.2 for count in counts]
    share = sum(score * count for score, count in zip(PAIR_SCORES, seen, strict=True)) / (number + 1)
    variance = sum(count * (score - share) ** 2 for score, count in zip(PAIR_SCORES, seen, strict=True))
    half = SURE * sqrt(variance / (number + 1) / (number + 1))
    return Interval(value, max(0.0, min(value, share - half)), min(1.0, max(value, share + half)))


TestVerdict = Literal["better", "not better", "open"]


class Sprt(NamedTuple):
    """A sequential test: the logarithm of the likelihood ratio, and what it says so far."""

    ratio: float
    lower: float
    upper: float
    verdict: TestVerdict


def sprt(pairs: Sequence[float], *, low: float = 0.0, high: float = 15.0, error: float = 0.05) -> Sprt:
    """Whether somebody is stronger by `high` rather than by `low` normalised Elo, judged after each pair.

    Normalised Elo counts in standard deviations of the outcome of a pair, so that it does not hang on how many games
    are drawn. The ratio is that of the generalised test with five outcomes.

    >>> sprt([0.5] * 10).verdict, sprt([1.0] * 40 + [0.5] * 20, high=100).verdict
    ('open', 'better')
    """
    return sprt_of(pair_counts(pairs), low=low, high=high, error=error)


def sprt_of(seen: Sequence[int], *, low: float, high: float, error: float) -> Sprt:
    """The sequential test by how often each of the five outcomes came."""
    lower, upper = log(error / (1 - error)), log((1 - error) / error)
    ratio = 0.0
    if any(seen):
        counts = [count + 1e-3 for count in seen]
        number = sum(counts)
        share = sum(score * count for score, count in zip(PAIR_SCORES, counts, strict=True)) / number
        variance = (
            sum(count * (score - share) ** 2 for score, count in zip(PAIR_SCORES, counts, strict=True))
            / number
        )
        if variance > 0:
            # Of normalised Elo to the mean of a pair: both scales agree where single games are never drawn.
            unit = sqrt(2 * variance) / (800 / log(10))
            means = (0.5 + low * unit, 0.5 + high * unit)
            ratio = number * (means[1] - means[0]) * (2 * share - means[0] - means[1]) / (2 * variance)
    verdict: TestVerdict = "better" if ratio >= upper else "not better" if ratio <= lower else "open"
    return Sprt(ratio, lower, upper, verdict)


# Clusters: figures of one game that share its end. The game is the unit of statistics.

RESAMPLED = 2000
"""How often games are drawn anew."""


def clustered(sums: Floats, counts: Floats) -> list[Interval]:
    """Shares with their intervals, where a game counts several times: one row a game, one column a share.

    Whole games are drawn anew, with replacement, by a seed of their own. Where all games of a column ended alike that
    says nothing of how they vary, and the interval is Wilson's for as many games.

    >>> [round(x, 2) for x in clustered(np.array([[4.0], [0.0]]), np.array([[4.0], [4.0]]))[0]]
    [0.5, 0.0, 1.0]
    """
    rng, number = np.random.default_rng(1914), len(sums)
    shares = []
    for _ in range(RESAMPLED // 100):
        drawn = rng.multinomial(number, np.full(number, 1 / number), size=100).astype(np.float64)
        with np.errstate(invalid="ignore"):
            shares.append((drawn @ sums) / (drawn @ counts))
    lows, highs = np.nanquantile(np.concatenate(shares), (0.025, 0.975), axis=0)
    found = []
    for column, (low, high) in enumerate(zip(lows, highs, strict=True)):
        value = float(sums[:, column].sum() / counts[:, column].sum())
        if low < high:
            found.append(Interval(value, float(low), float(high)))
        else:
            games = int((counts[:, column] > 0).sum())
            found.append(wilson(value * games, games))
    return found


# Ratings


class Match(NamedTuple):
    """Pairs between two players: the shares of points of the first."""

    one: str
    other: str
    pairs: tuple[float, ...]


def ratings(matches: Sequence[Match], anchor: str) -> dict[str, Interval]:
    """The Elo of each player by the model of Bradley and Terry, with intervals; the anchor has none and stands at 0.

    One even pair against the mean of all is added for each player, so that no one is infinitely strong.
    """
    names = sorted({name for match in matches for name in (match.one, match.other)} | {anchor})
    index = {name: n for n, name in enumerate(names)}
    strength = np.zeros(len(names))
    information = np.eye(len(names))
    for _ in range(100):
        slope = np.zeros(len(names))
        information = np.zeros((len(names), len(names)))
        for match in matches:
            one, other = index[match.one], index[match.other]
            expected = 1 / (1 + exp(strength[other] - strength[one]))
            number = 2 * len(match.pairs)
            difference = 2 * sum(match.pairs) - number * expected
            weight = number * expected * (1 - expected)
            slope[one] += difference
            slope[other] -= difference
            information[[one, other], [one, other]] += weight
            information[[one, other], [other, one]] -= weight
        slope -= 0.5 * np.tanh(strength / 2)
        information += np.diag(0.25 / np.cosh(strength / 2) ** 2)
        step = np.linalg.solve(information, slope)
        strength = strength + np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    covariance = np.linalg.inv(information)
    base = index[anchor]
    found = {}
    for name, n in index.items():
        value = float(strength[n] - strength[base])
        spread = float(covariance[n, n] + covariance[base, base] - 2 * covariance[n, base])
        half = SURE * sqrt(max(0.0, spread))
        found[name] = Interval(ELO * value, ELO * (value - half), ELO * (value + half))
    return found


# Logistic regression


class Fit(NamedTuple):
    """Weights that were fitted, and how they vary together."""

    weights: Floats
    covariance: Floats


def logistic(rows: Floats, results: Floats, *, prior: float = 1e-3) -> Fit:
    """Weights with which the logistic function of a row comes nearest to its result; a result may be one half."""
    weights = np.zeros(rows.shape[1])
    penalty = prior * np.eye(rows.shape[1])
    information = penalty
    for _ in range(100):
        chances = 1 / (1 + np.exp(-np.clip(rows @ weights, -30, 30)))
        information = rows.T @ (rows * (chances * (1 - chances))[:, None]) + penalty
        step = np.linalg.solve(information, rows.T @ (results - chances) - prior * weights)
        weights = weights + np.clip(step, -5, 5)
        if np.abs(step).max() < 1e-9:
            break
    return Fit(weights, np.asarray(np.linalg.inv(information), np.float64))


def brier(chances: Floats, results: Floats) -> float:
    """The Brier score: the mean square of the difference between what was expected and what came."""
    return float(np.mean((chances - results) ** 2))
