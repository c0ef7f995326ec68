"""Calibration: fit the estimate of the winner to games that were played to their end."""

from collections.abc import Sequence

import numpy as np

from greatwar.lab.folder import UnusableFolder
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.statistics import brier, logistic
from greatwar.lab.verdict import FEATURES, shares

FEWEST = 20
"""How many decided games a fit needs."""


def fitted(outcomes: Sequence[Outcome]) -> str:
    """The text of `verdict.toml` for these games; one sample for each end of a round, weighed alike for each game."""
    decided = [outcome for outcome in outcomes if outcome.ending == "won" and len(outcome.rounds) > 1]
    if len(decided) < FEWEST:
        raise UnusableFolder(
            f"{len(decided)} decided games are too few to fit an estimate to; {FEWEST} are the least."
        )
    rows, results = [], []
    for outcome in decided:
        for held in outcome.rounds[:-1]:
            rows.append(shares(held.standings, held.capitals))
            results.append(points(outcome, "central"))
    samples, came = np.array(rows), np.array(results)
    weights = logistic(samples, came, prior=1.0).weights
    score = brier(1 / (1 + np.exp(-np.clip(samples @ weights, -30, 30))), came)
    lines = [
        "# How likely the Central Powers are to win, by the shares of the two sides: a logistic regression.",
        f"# Written by `greatwar lab calibrate`: {len(rows)} ends of rounds in {len(decided)} games, "
        f"Brier score {score:.3f}.",
        "",
        "[weights]",
        *(f"{name} = {weight:.3f}" for name, weight in zip(FEATURES, weights, strict=True)),
    ]
    return "\n".join(lines) + "\n"
