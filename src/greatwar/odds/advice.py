"""Advice for a sea battle: when submarines do best to submerge, and when to press and when to stop."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from greatwar.odds.fleets import Fleet
from greatwar.odds.sea import SeaOdds
from greatwar.text.english import counted

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


def submerging(odds: SeaOdds) -> tuple[str, ...]:
    """What each side does best with its submarines in the first round, where it has a choice."""
    said = []
    decisions = odds.decisions
    if len(odds.mine.dives(0)) > 1:
        number = decisions.submerging(0, 0)
        said.append(f"In the first round the attacker does best to submerge {_dives(number)}.")
    if len(odds.theirs.dives(0)) > 1:
        by_hits = _by_hits(decisions.enemy_submerging(0, 0).tolist())
        said.append(f"In the first round the defender does best to submerge {by_hits}.")
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


def fleet_text(fleet: Fleet) -> str:
    """A fleet in words.

    >>> fleet_text(Fleet(battleship=1, damaged=1, cruiser=2))
    '1 battleship, 1 damaged battleship, 2 cruiser'
    """
    parts = [f"{number} {kind}" for kind, number in fleet._asdict().items() if number]
    return ", ".join(part.replace("damaged", "damaged battleship") for part in parts) or "nothing"


def _dives(number: int) -> str:
    return "no submarine" if not number else f"{number} submarine{'s' if number > 1 else ''}"


def _by_hits(numbers: Sequence[int]) -> str:
    """How many submarines submerge, by the hits that have been scored.

    >>> _by_hits([0, 0, 2, 2]), _by_hits([1, 1])
    ('no submarine after 0 to 1 hits, 2 submarines after 2 hits or more', '1 submarine')
    """
    runs: list[list[int]] = []
    for hits, number in enumerate(numbers):
        if runs and numbers[runs[-1][0]] == number:
            runs[-1].append(hits)
        else:
            runs.append([hits])
    if len(runs) == 1:
        return _dives(numbers[0])
    texts = []
    for run in runs:
        spread = f"{run[0]} to {run[-1]}" if len(run) > 1 else f"{run[0]}"
        spread = (
            f"{counted(run[0], 'hit')} or more"
            if run is runs[-1]
            else f"{spread} {'hit' if run == [1] else 'hits'}"
        )
        texts.append(f"{_dives(numbers[run[0]])} after {spread}")
    return ", ".join(texts)
