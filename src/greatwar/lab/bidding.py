"""Bidding: what more IPCs at the start do, and how many make a war even."""

from collections.abc import Sequence
from math import exp, sqrt
from typing import NamedTuple

import numpy as np

from greatwar.lab.statistics import SURE, Interval, logistic
from greatwar.rules.house.purses import MOST_IPCS
from greatwar.text.english import counted

BidResult = tuple[int, float]
"""A bid, in IPCs of the Central Powers less those of the Allies, and the points of the Central Powers."""

SCALE = 10.0
"""Bids are counted in tens while they are fitted, so that all weights are of one size."""
FARTHEST = MOST_IPCS
VAGUE = 50
"""An even bid that is not known to so many IPCs either way is not known at all."""


class BidCurve(NamedTuple):
    """The chance of the Central Powers as a logistic function of the bid, and the bid at which it is one half."""

    bid: Interval
    start: float
    slope: float
    games: int

    def chance(self, bid: float) -> float:
        """The points that the Central Powers may expect with a bid."""
        return 1 / (1 + exp(-max(-50.0, min(50.0, self.start + self.slope * bid / SCALE))))

    @property
    def is_known(self) -> bool:
        """Whether the bid matters enough for the even one to be found."""
        return abs(self.bid.high - self.bid.low) < 2 * VAGUE

    @property
    def sentence(self) -> str:
        """What was found, for people."""
        if not self.is_known:
            return f"After {counted(self.games, 'game')} the bid that makes the war even is not known yet."
        value, low, high = self.bid
        side = "Central Powers" if value > 0 else "Allies"
        said = f"with a bid of about {counted(round(abs(value)), 'IPC')} for the {side}"
        if round(value) == 0:
            said = "without a bid"
        worth = 100 * (self.chance(value + 5) - self.chance(value - 5))
        return (
            f"The war is even {said} (95% interval {low:+.0f} to {high:+.0f}, Central Powers less Allies). "
            f"There, 10 IPCs are worth {worth:.0f} points of a hundred. {counted(self.games, 'game')}."
        )


def balanced(games: Sequence[BidResult]) -> BidCurve:
    """Fit the chance of the Central Powers to what came of bids.

    The slope is held above nothing by a weak expectation (ten IPCs are worth some points), without which the first few
    games would often say that money harms.
    """
    rows = np.array([(1.0, bid / SCALE) for bid, _ in games])
    results = np.array([points for _, points in games])
    # Two games at far bids, one for each side, stand for what everybody knows: enough money decides.
    far = FARTHEST / SCALE
    rows = np.vstack([rows.reshape(-1, 2), [(1.0, far), (1.0, -far)]])
    fit = logistic(rows, np.append(results, [1.0, 0.0]), prior=1e-4)
    start, slope = float(fit.weights[0]), max(float(fit.weights[1]), 1e-3)
    even = -start / slope
    # The even bid is a ratio: its variance by the delta method.
    slopes = np.array([-1 / slope, start / slope**2])
    half = SURE * sqrt(max(0.0, float(slopes @ fit.covariance @ slopes)))
    clip = [max(-FARTHEST, min(FARTHEST, SCALE * x)) for x in (even, even - half, even + half)]
    return BidCurve(Interval(*clip), start, slope, len(games))


def next_bids(balance: BidCurve, number: int) -> list[int]:
    """The bids that say most about where the war is even: around the present estimate, both ways alike.

    A logistic curve is known best from games somewhat off its middle, at about 18% and 82%.
    """
    reach = min(40.0, max(2.0, 1.54 / balance.slope * SCALE))
    offsets = (-1.0, 1.0, -0.5, 0.5)
    found = [round(balance.bid.value + reach * offsets[n % len(offsets)]) for n in range(number)]
    return [max(-FARTHEST, min(FARTHEST, bid)) for bid in found]
