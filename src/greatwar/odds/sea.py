"""A sea battle over all its rounds, as a chain of pairs of fleets."""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal, NamedTuple

import numpy as np

from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.decisions import Decisions, decided
from greatwar.odds.fleets import (
    SEA_ORDER,
    DiveChoices,
    Fleet,
    SeaOrder,
    all_or_none_submerge,
    all_submerge,
    any_submerge,
    none_submerge,
    submerge_at_first,
)
from greatwar.odds.hits import Chances
from greatwar.odds.lines import BattleLine
from greatwar.odds.stakes import OPEN_SEA, SHIPS_ALONE, Endings, Situation, Stakes
from greatwar.rules import Ruleset

Submerging = Literal["never", "always", "best"] | int
"""When submarines submerge: never, at once, when it is best; or so many of them in the first round and none later."""
Pressing = Literal["always", "best"] | int
"""Whether the attacker presses: to the end, as long as it pays, or for so many rounds."""

MOST_STATES = 40_000
"""Pairs of fleets up to which every number of submarines is weighed; beyond, they submerge all or none."""


class Conduct(NamedTuple):
    """How a side fights: what it loses first, and when its submarines submerge."""

    order: SeaOrder = SEA_ORDER
    submerging: Submerging = "never"


CUSTOMARY = Conduct()


class SeaOdds:
    """The outcome of a sea battle; `final[i, j]` is the chance that it ends with fleets i and j.

    `rounds` is the expected number of rounds of fire.
    """

    def __init__(self, decisions: Decisions, final: Chances, rounds: float) -> None:
        self.decisions = decisions
        self.mine: BattleLine = decisions.mine
        self.theirs: BattleLine = decisions.theirs
        self.endings: Endings = decisions.endings
        self.final = final
        self.rounds = rounds

    def _chance(self, own: bool, enemy: bool) -> float:
        rows = self.mine.afloat if own else ~self.mine.afloat
        columns = self.theirs.afloat if enemy else ~self.theirs.afloat
        return float(self.final[np.ix_(rows, columns)].sum())

    @property
    def won(self) -> float:
        """The chance that only attackers are left in the battle."""
        return self._chance(True, False)

    @property
    def lost(self) -> float:
        """The chance that only defenders are left in it."""
        return self._chance(False, True)

    @property
    def emptied(self) -> float:
        """The chance that nobody is left in it."""
        return self._chance(False, False)

    @property
    def undecided(self) -> float:
        """The chance that ships of both sides are left when it ends."""
        return self._chance(True, True)

    @property
    def cleared(self) -> float:
        """The chance that no enemy who can fire is left in the zone, so that what waited can land."""
        rows = self.mine.afloat[:, None]
        return float(self.final[self.endings.cleared & rows].sum())

    @property
    def driven_off(self) -> float:
        """The chance that the attackers must leave the zone to those who have stayed."""
        return float(self.final[self.endings.driven_off].sum())

    @property
    def retreated(self) -> float:
        """The chance that the attackers choose to leave."""
        return float(self.final[self.endings.retreats].sum())

    @property
    def attacker_loss(self) -> float:
        """The expected loss of the attackers in IPCs, cargo and what mines have sunk included."""
        return float(self.mine.value[0] - self.final.sum(axis=1) @ self.mine.value)

    @property
    def defender_loss(self) -> float:
        """The expected loss of the defenders in IPCs."""
        return float(self.theirs.value[0] - self.final.sum(axis=0) @ self.theirs.value)

    @property
    def net(self) -> float:
        """What the attackers sink less what they lose, expected, in IPCs."""
        return self.defender_loss - self.attacker_loss

    @property
    def worth(self) -> float:
        """The expected value of the battle by its stakes."""
        return float((self.final * self.endings.stopping).sum())

    def attackers_left(self) -> dict[Fleet, float]:
        """What may be left of the attackers, each with its chance."""
        return _left(self.mine, self.final.sum(axis=1))

    def defenders_left(self) -> dict[Fleet, float]:
        """What may be left of the defenders, each with its chance."""
        return _left(self.theirs, self.final.sum(axis=0))

    def attacker_losses(self) -> dict[int, float]:
        """The chances of the attackers' loss by IPCs."""
        return _losses(self.mine, self.final.sum(axis=1))

    def defender_losses(self) -> dict[int, float]:
        """The chances of the defenders' loss by IPCs."""
        return _losses(self.theirs, self.final.sum(axis=0))


def sea_battle(
    rules: Ruleset,
    attackers: Fleet | Mapping[Fleet, float],
    defenders: Fleet,
    *,
    attack: Conduct = CUSTOMARY,
    defence: Conduct = CUSTOMARY,
    press: Pressing = "always",
    stakes: Stakes = SHIPS_ALONE,
    situation: Situation = OPEN_SEA,
    holds: Sequence[int] = (),
    enemy_holds: Sequence[int] = (),
) -> SeaOdds:
    """The odds of a sea battle by the ruleset's own way of fighting it.

    The attackers can be several fleets with their chances, as mines leave them, the first of them whole. `press`
    says how long they press where the ruleset lets them, 0 if the battle is over; what is "best" is decided by the
    stakes, each side knowing that the other does its best.
    """
    board = battle_board(rules)
    chances = {attackers: 1.0} if isinstance(attackers, Fleet) else dict(attackers)
    chances = {board.hulls(fleet): chance for fleet, chance in chances.items()}
    defenders = board.hulls(defenders)
    limit = press if isinstance(press, int) else None
    weighs = press == "best"
    if board.sea.rounds == "all":
        limit, weighs = None, False
    elif not board.sea.several_rounds:
        limit = 1 if limit is None else min(limit, 1)
    mine, theirs = _lines(board, chances, defenders, (attack, defence), (holds, enemy_holds), limit)
    started = np.zeros((len(mine.fleets), len(theirs.fleets)))
    for fleet, chance in chances.items():
        started[mine.number[fleet], theirs.number[defenders]] = chance
    decisions = decided(mine, theirs, stakes, situation, weighs=weighs, rounds=limit)
    if limit == 0:
        return SeaOdds(decisions[0], started, 0.0)
    final, rounds = _fought_out(decisions[0], started) if limit is None else _fought_for(decisions, started)
    return SeaOdds(decisions[0], final, rounds)


def _lines(
    board: BattleBoard,
    attackers: Mapping[Fleet, float],
    defenders: Fleet,
    conducts: tuple[Conduct, Conduct],
    holds: tuple[Sequence[int], Sequence[int]],
    rounds: int | None,
) -> tuple[BattleLine, BattleLine]:
    """Both sides, with submarines that submerge one by one unless that makes too many states."""
    wide = rounds != 1 and _is_wide(attackers, defenders, conducts)
    ways: dict[Submerging, DiveChoices] = {
        "never": none_submerge,
        "always": all_submerge,
        "best": all_or_none_submerge if wide else any_submerge,
    }

    def choices(conduct: Conduct, first: Collection[Fleet]) -> DiveChoices:
        how = conduct.submerging
        return submerge_at_first(how, first) if isinstance(how, int) else ways[how]

    attack, defence = conducts
    mine = BattleLine(board, "attack", attackers, attack.order, choices(attack, attackers), holds[0], rounds)
    theirs = BattleLine(
        board, "defence", [defenders], defence.order, choices(defence, [defenders]), holds[1], rounds
    )
    return mine, theirs


def _is_wide(attackers: Mapping[Fleet, float], defenders: Fleet, conducts: tuple[Conduct, Conduct]) -> bool:
    """Whether weighing each submarine would make too many states."""

    def states(fleet: Fleet, conduct: Conduct) -> int:
        others = fleet.capacity - fleet.submarine + 1
        ways = (fleet.submarine + 1) * (fleet.submarine + 2) // 2
        return others * (ways if conduct.submerging == "best" else fleet.submarine + 1)

    largest = max(states(fleet, conducts[0]) for fleet in attackers)
    return largest * states(defenders, conducts[1]) > MOST_STATES


def _fought_out(decisions: Decisions, started: Chances) -> tuple[Chances, float]:
    """The chances of the endings of a battle without a limit, and the expected number of rounds."""
    waiting = np.zeros_like(started)
    started, final = _parted(decisions, started)
    rounds = 0.0
    for i, j in np.argwhere(started).tolist():
        rounds += decisions.fight(i, j, float(started[i, j]), waiting, final, repeated=False)
    # Every round that has an effect leaves less to be hit, so each pair of fleets is met once.
    left = decisions.mine.capacity[:, None] + decisions.theirs.capacity[None, :]
    stops = decisions.endings.over | decisions.breaks_off
    columns = left.shape[1]
    for place in np.argsort(-left, axis=None, kind="stable").tolist():
        i, j = divmod(place, columns)
        chance = float(waiting[i, j])
        if chance and stops[i, j]:
            final[i, j] += chance
        elif chance:
            rounds += decisions.fight(i, j, chance, waiting, final, repeated=True)
    return final, rounds


def _fought_for(decisions: Sequence[Decisions], started: Chances) -> tuple[Chances, float]:
    """The same for as many rounds as there are decisions."""
    started, final = _parted(decisions[0], started)
    rounds = 0.0
    for number, each in enumerate(decisions):
        waiting = np.zeros_like(started)
        for i, j in np.argwhere(started).tolist():
            chance = float(started[i, j])
            if number and (each.endings.over[i, j] or each.breaks_off[i, j]):
                final[i, j] += chance
            else:
                rounds += each.fight(i, j, chance, waiting, final, repeated=False)
        started = waiting
    return final + started, rounds


def _parted(decisions: Decisions, started: Chances) -> tuple[Chances, Chances]:
    """The chances of those that begin a battle, and of those that have no warship left to begin it with."""
    stays = decisions.endings.over | ~decisions.mine.armed[:, None]
    return np.where(stays, 0.0, started), np.where(stays, started, 0.0)


def _left(line: BattleLine, chances: Chances) -> dict[Fleet, float]:
    return {line.board.named(fleet): chance for fleet, chance in zip(line.fleets, chances.tolist()) if chance}


def _losses(line: BattleLine, chances: Chances) -> dict[int, float]:
    found: dict[int, float] = {}
    for value, chance in zip(line.value.tolist(), chances.tolist()):
        if chance:
            loss = round(line.value[0] - value)
            found[loss] = found.get(loss, 0.0) + chance
    return dict(sorted(found.items()))
