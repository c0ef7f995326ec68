"""The environment's steps a second, beside those of PettingZoo's own chess."""

import warnings
from statistics import median
from time import process_time
from typing import Any

import numpy as np
from rich.table import Table as Sheet

from greatwar.env import raw_env
from greatwar.rules.catalog import RULESETS

TURNS = 8
"""How often the two are measured, one after the other, so that both see the same machine."""


def pace(environment: Any, steps: int, rng: np.random.Generator) -> float:
    """Steps a second of random legal play: observing, drawing from the mask, stepping, resetting at the end."""
    began = process_time()
    for _ in range(steps):
        observation, _, over, broken_off, _ = environment.last()
        if over or broken_off:
            environment.reset()
            continue
        lawful = np.flatnonzero(observation["action_mask"])
        environment.step(int(lawful[rng.integers(len(lawful))]))
    return steps / (process_time() - began)


def learning_sheet() -> Sheet:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import chess_v6
    chess, war = chess_v6.raw_env(), raw_env()
    rng = np.random.default_rng(1)
    chess.reset(seed=1)
    war.reset(seed=1)
    pace(war, 500, rng)
    both = [(pace(chess, 300, rng), pace(war, 3000, rng)) for _ in range(TURNS)]
    sheet = Sheet(
        "environment", "steps a second", "beside chess", "aim", title="PettingZoo, random legal play"
    )
    theirs, ours = (median(rates) for rates in zip(*both, strict=True))
    ratio = median(own / other for other, own in both)
    sheet.add_row("chess_v6", f"{theirs:,.0f}", "1", "")
    sheet.add_row("greatwar, rulebook", f"{ours:,.0f}", f"{ratio:.1f}", "at least 10")
    for name in list(RULESETS)[1:]:
        other = raw_env(rules=name)
        other.reset(seed=1)
        rate = pace(other, 3000, rng)
        sheet.add_row(f"greatwar, {name}", f"{rate:,.0f}", f"{rate / theirs:.1f}", "")
    return sheet
