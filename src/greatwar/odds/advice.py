"""Advice for a sea battle: when to submerge, press or break off."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from greatwar.odds.fleets import Fleet
from greatwar.odds.sea import SeaOdds
from greatwar.orders import Item, Items, State
from greatwar.pieces import Kind
from greatwar.text.messages import Message
from greatwar.text.say import battle_odds

MOST = 12
"""How many pairs of fleets are spoken of."""


class AfterFirstRound(NamedTuple):
    """Two fleets that the first round may leave, how likely that is, and what the attacker then does best.

    `worth` is the value of going on by the stakes, `stopping` that of stopping here.
    """

    chance: float
    mine: Fleet
    theirs: Fleet
    best: Literal["press", "break off", "retreat"]
    worth: float
    stopping: float


def submerging(odds: SeaOdds) -> tuple[Message, ...]:
    """What each side does best with its submarines in the first round, where it has a choice."""
    said: list[Message] = []
    decisions = odds.decisions
    if len(odds.mine.dives(0)) > 1:
        said.append(battle_odds.attacker_submerges(n=decisions.submerging(0, 0)))
    if len(odds.theirs.dives(0)) > 1:
        said += _by_hits(decisions.enemy_submerging(0, 0).tolist())
    return tuple(said)


def after_first_round(odds: SeaOdds) -> list[AfterFirstRound]:
    """What to do with the fleets that the first round leaves most often, the likeliest first."""
    decisions = odds.decisions
    found = []
    for (i, j), chance in sorted(decisions.first_round().items(), key=lambda entry: -entry[1])[:MOST]:
        if decisions.endings.over[i, j]:
            continue
        best: Literal["press", "break off", "retreat"] = "press"
        if decisions.breaks_off[i, j]:
            best = "retreat" if decisions.endings.retreats[i, j] else "break off"
        found.append(
            AfterFirstRound(
                chance,
                odds.mine.board.named(odds.mine.fleets[i]),
                odds.theirs.board.named(odds.theirs.fleets[j]),
                best,
                float(decisions.value[i, j]),
                float(decisions.endings.stopping[i, j]),
            )
        )
    return found


_SHIPS: dict[str, tuple[Kind, State]] = {
    "battleship": ("battleship", ""),
    "damaged": ("battleship", "damaged"),
    "cruiser": ("cruiser", ""),
    "submarine": ("submarine", ""),
    "transport": ("transport", ""),
    "submerged": ("submarine", "submerging"),
}


def fleet_line(fleet: Fleet) -> Message:
    """A fleet in words.

    >>> str(fleet_line(Fleet(battleship=1, damaged=1, cruiser=2)))
    '1 battleship, 1 damaged battleship, 2 cruisers'
    """
    units: Items = tuple(Item(number, *_SHIPS[name]) for name, number in fleet._asdict().items() if number)
    return battle_odds.units(units=units)


def _by_hits(numbers: Sequence[int]) -> list[Message]:
    """How many submarines of the defender submerge, by the hits that have been scored.

    >>> for line in _by_hits([0, 0, 2, 2]):
    ...     print(line)
    Defender, first round, after 0 to 1 hits: submerge no submarine.
    Defender, first round, after 2 hits or more: submerge 2 submarines.
    """
    runs: list[list[int]] = []
    for hits, number in enumerate(numbers):
        if runs and numbers[runs[-1][0]] == number:
            runs[-1].append(hits)
        else:
            runs.append([hits])
    if len(runs) == 1:
        return [battle_odds.defender_submerges(n=numbers[0])]
    *others, last = runs
    return [
        *(_after(run[0], run[-1], numbers[run[0]]) for run in others),
        battle_odds.defender_submerges_from(hits=last[0], n=numbers[last[0]]),
    ]


def _after(low: int, high: int, number: int) -> Message:
    if low == high:
        return battle_odds.defender_submerges_after(hits=low, n=number)
    return battle_odds.defender_submerges_between(low=low, high=high, n=number)
