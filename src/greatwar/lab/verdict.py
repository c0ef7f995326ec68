"""Verdicts: the chance of the Central Powers to win, and the winner of a game that the limit of rounds ends.

The weights are fitted to games that were played to their end: `greatwar lab calibrate` writes `verdict.toml`. They
serve statistics alone; no player thinks with them.
"""

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from typing import TYPE_CHECKING, Literal, NamedTuple

from greatwar.board import POWERS, SIDE, Side
from greatwar.table import Table

if TYPE_CHECKING:
    from greatwar.lab.outcome import RoundStanding

SURE = 0.9
"""How likely a side must be to win for a game that was broken off to be counted as won."""

FEATURES = ("side", "income", "army", "capitals")


class Lead(NamedTuple):
    """How the sides stand: the Central Powers' share less that of the Allies, and captured capitals."""

    side: float
    """Always 1: where the balance of a war lies that is still open, which begins with more income of the Allies."""
    income: float
    army: float
    """The value of land units and fighters, and money in hand."""
    capitals: float


def capitals(table: Table) -> int:
    """How many capitals the Allies have lost, or powers that have left the war, less those of the Central Powers."""
    lost = [power for power in POWERS if table.capital_held_by_enemy(power) or power in table.departed]
    return sum(1 if SIDE[power] == "allies" else -1 for power in lost)


def shares(standings: "Sequence[RoundStanding]", capitals: int) -> Lead:
    """How the sides stand, by what their powers have and how many capitals have fallen."""
    return Lead(
        1.0,
        _share([(SIDE[s.power], s.income) for s in standings]),
        _share([(SIDE[s.power], s.army + s.treasury) for s in standings]),
        float(capitals),
    )


def _share(amounts: list[tuple[Side, int]]) -> float:
    central = sum(amount for side, amount in amounts if side == "central")
    total = sum(amount for _, amount in amounts)
    return (2 * central - total) / total if total else 0.0


def chance(balance: Lead) -> float:
    """How likely the Central Powers are to win."""
    return 1 / (1 + exp(-max(-50.0, min(50.0, sum(w * x for w, x in zip(weights(), balance))))))


@cache
def weights() -> Lead:
    """The fitted weights."""
    tree = tomllib.loads(files(__package__).joinpath("verdict.toml").read_text("utf-8"))
    return Lead(**{name: float(tree["weights"][name]) for name in FEATURES})


def adjudicated(chance: float) -> Side | Literal[""]:
    """The side that is taken to have won a war that was broken off; none if it is undecided."""
    if chance >= SURE:
        return "central"
    return "allies" if chance <= 1 - SURE else ""
