"""The casualties of a side as the page shows them: chances, the likeliest rest, and orders of casualties."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

from greatwar.odds.loss_orders import Ranked, RankedAtSea
from greatwar.odds.trees import nine_of_ten
from greatwar.text.messages import Message
from greatwar.web.battles import LeftOver, RankedOrder, SideOdds

LEAST = 1e-7
"""Chances smaller than this are left out."""
MOST_LEFT = 5

LeftT = TypeVar("LeftT")


def side_odds(
    value: int,
    losses: Mapping[int, float],
    units: Mapping[int, float],
    kinds: dict[str, float],
    left: tuple[LeftOver, ...],
) -> SideOdds:
    """What a side of a given value may lose, in IPCs and in units."""
    loss = sum(ipcs * chance for ipcs, chance in losses.items())
    low, high = nine_of_ten(losses)
    return SideOdds(value, loss, low, high, _likely(losses), _likely(units), kinds, left)


def left_over(left: Mapping[LeftT, float], line: Callable[[LeftT], Message]) -> tuple[LeftOver, ...]:
    """What is left most often, in words."""
    often = sorted(left.items(), key=lambda entry: -entry[1])[:MOST_LEFT]
    return tuple(LeftOver(line(each), chance) for each, chance in often if chance > LEAST)


def _likely(chances: Mapping[int, float]) -> dict[int, float]:
    return {loss: chance for loss, chance in sorted(chances.items()) if chance > LEAST}


def ranked_orders(ranked: Iterable[Ranked | RankedAtSea], kinds: frozenset[str]) -> tuple[RankedOrder, ...]:
    """Orders without the kinds that are not there; those with one kind alone leave no choice."""
    return tuple(
        RankedOrder(tuple(kind for kind in each.order if kind in kinds), each.worth) for each in ranked
    )
