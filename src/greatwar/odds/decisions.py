"""Press, break off or submerge: the decisions of both sides for every pair of fleets, and the next round.

Submerging is weighed as the book has it: the attacker says first which submarines submerge, and fires; the defender
answers knowing the hits; then casualties. Each side does its best by the stakes, the attacker for the greatest value
and the defender for the least. A round without any effect brings the same fleets again, so its chance is divided
out, and values follow from the smallest fleets upwards.
"""

from typing import NamedTuple

import numpy as np

from greatwar.odds.hits import Chances
from greatwar.odds.lines import BattleLine, Indices
from greatwar.odds.stakes import Endings, Situation, Stakes


class FleetDecision(NamedTuple):
    """What is decided with a pair of fleets: the value of the round, and how many submarines submerge in it.

    The defender's number is by the hits that it is to take, or, where submarines dive first, a single one.
    """

    value: float
    submerging: int
    enemy_submerging: Indices


class Decisions:
    """What both sides do in the rounds of a battle.

    `breaks_off` says with which fleets the attacker stops; the first round is always fought.
    """

    def __init__(self, mine: BattleLine, theirs: BattleLine, endings: Endings) -> None:
        self.mine = mine
        self.theirs = theirs
        self.endings = endings
        # Nobody presses who cannot fire, where that is asked.
        stops = ~mine.fires[:, None] & (mine.board.sea.rounds != "all")
        self.breaks_off = np.broadcast_to(stops, endings.over.shape).copy()
        self.value: Chances = endings.stopping.copy()
        """What the battle is worth to the attacker, where it is weighed, before it presses or breaks off."""
        self.choices: dict[tuple[int, int], FleetDecision] = {}

    def submerging(self, i: int, j: int) -> int:
        """How many submarines of the attacker submerge."""
        choice = self.choices.get((i, j))
        return self.mine.dives(i)[0] if choice is None else choice.submerging

    def enemy_submerging(self, i: int, j: int) -> Indices:
        """How many submarines of the defender submerge, by the hits that it is to take."""
        choice = self.choices.get((i, j))
        return np.array([self.theirs.dives(j)[0]]) if choice is None else choice.enemy_submerging

    def fight(
        self, i: int, j: int, chance: float, waiting: Chances, final: Chances, *, repeated: bool
    ) -> float:
        """Fight a round, adding to the chances of what it leaves, and say how many rounds that is.

        Where it is `repeated`, a round without effect is fought again until it has one.
        """
        own, enemy = self.submerging(i, j), self.enemy_submerging(i, j)
        idle = not own
        if self.mine.board.sea.submerges_first:
            start = i, j
            i, j = self.dived(i, j, own, int(enemy[0]))
            if not self.mine.afloat[i] or not self.theirs.afloat[j]:
                final[i, j] += chance
                return 0.0
            own, enemy, idle = 0, np.zeros(1, dtype=np.intp), start == (i, j)
        mine, theirs = self.mine, self.theirs
        scored = mine.fire(i, own, int(theirs.capacity[j]))
        rows = mine.after(i, own)
        taken = {dive: theirs.fire(j, dive, int(mine.capacity[i])) for dive in set(enemy.tolist())}
        rounds = chance
        if repeated and idle and not enemy[0]:
            rounds = chance / (1.0 - float(scored[0] * taken[0][0]))
        for dive, chances in taken.items():
            block = np.multiply.outer(rounds * chances, scored)
            if len(taken) > 1:
                block[:, enemy != dive] = 0.0
            if repeated and idle and not dive and not enemy[0]:
                block[0, 0] = 0.0
            waiting[np.ix_(rows, theirs.after(j, dive))] += block
        return rounds

    def first_round(self) -> dict[tuple[int, int], float]:
        """The chances of what the first round leaves of the first fleets."""
        after = np.zeros(self.endings.over.shape)
        self.fight(0, 0, 1.0, after, after, repeated=False)
        return {(i, j): float(after[i, j]) for i, j in np.argwhere(after).tolist()}

    def dived(self, i: int, j: int, own: int, enemy: int) -> tuple[int, int]:
        """The fleets when those submarines have gone that leave the battle before anybody fires."""
        i = int(self.mine.after(i, own)[0]) if own else i
        return i, int(self.theirs.after(j, enemy)[0]) if enemy else j


def decided(
    mine: BattleLine,
    theirs: BattleLine,
    stakes: Stakes,
    situation: Situation,
    *,
    weighs: bool,
    rounds: int | None,
) -> list[Decisions]:
    """What is decided round by round, if there are only so many, or once for all rounds.

    With `weighs` the attacker presses as long as it pays, else as long as it can.
    """
    endings = Endings(mine, theirs, stakes, situation)
    free = any(len(line.dives(n)) > 1 for line in (mine, theirs) for n in range(line.expanded))
    if not free and not weighs:
        return [Decisions(mine, theirs, endings)] * (rounds or 1)
    if rounds is None:
        decisions = Decisions(mine, theirs, endings)
        _weigh(decisions, decisions.value, weighs=weighs, endless=True)
        return [decisions]
    found: list[Decisions] = []
    further = endings.stopping
    for _ in range(rounds):
        decisions = Decisions(mine, theirs, endings)
        _weigh(decisions, further, weighs=weighs, endless=False)
        found.insert(0, decisions)
        further = decisions.value
    return found


def _weigh(decisions: Decisions, further: Chances, *, weighs: bool, endless: bool) -> None:
    """Decide for all pairs of fleets, from the smallest to the largest; `further` is the value of what follows.

    In an `endless` battle that is the value being found.
    """
    mine, theirs, endings = decisions.mine, decisions.theirs, decisions.endings
    first = mine.board.sea.submerges_first
    left = mine.capacity[: mine.expanded, None] + theirs.capacity[None, : theirs.expanded]
    for place in np.argsort(left, axis=None, kind="stable").tolist():
        i, j = divmod(place, theirs.expanded)
        if endings.over[i, j]:
            continue
        options = _diving_options(decisions, further, i, j) if first else _options(decisions, further, i, j)
        stop = float(endings.stopping[i, j])
        value = max(option.fixed_point() for option in options) if endless else 0.0
        if endless and decisions.breaks_off[i, j]:
            value = stop
        elif endless and weighs and value <= stop + 1e-12:
            value = stop
            decisions.breaks_off[i, j] = True
        best = max(options, key=lambda option: option.value_with(value))
        choice = FleetDecision(best.value_with(value), best.submerging, best.answers_with(value))
        decisions.choices[i, j] = choice
        if not endless:
            value = choice.value
            if decisions.breaks_off[i, j] or (weighs and value <= stop + 1e-12):
                value = stop
                decisions.breaks_off[i, j] = True
        decisions.value[i, j] = value


class _Option(NamedTuple):
    """One choice of the attacker: what it is worth by the hits scored and by the defender's answers.

    `worth[a, h]` is the value of answer a to h hits, without the part of it that is the present state again, whose
    chance is `again` (of the first answer to no hits).
    """

    submerging: int
    scored: Chances
    answers: Indices
    worth: Chances
    again: float

    def value_with(self, value: float) -> float:
        """The value of the choice if the present state has this one."""
        return float(self.scored @ self._worth(value).min(axis=0))

    def answers_with(self, value: float) -> Indices:
        """What the defender answers to every number of hits."""
        answers: Indices = self.answers[self._worth(value).argmin(axis=0)]
        return answers

    def _worth(self, value: float) -> Chances:
        if not self.again:
            return self.worth
        worth = self.worth.copy()
        worth[0, 0] += self.again * value
        return worth

    def fixed_point(self) -> float:
        """The value of making this choice whenever the present state comes again.

        The defender either lets that happen or answers otherwise, whichever is the less.
        """
        if not self.again:
            return float(self.scored @ self.worth.min(axis=0))
        hits = float(self.scored[1:] @ self.worth[:, 1:].min(axis=0)) if len(self.scored) > 1 else 0.0
        none = float(self.scored[0])
        value = (hits + none * float(self.worth[0, 0])) / (1.0 - none * self.again)
        if len(self.answers) > 1:
            value = min(value, hits + none * float(self.worth[1:, 0].min()))
        return value


def _options(decisions: Decisions, further: Chances, i: int, j: int) -> list[_Option]:
    mine, theirs = decisions.mine, decisions.theirs
    answers = theirs.dives(j)
    endless = further is decisions.value
    kept = further[i, j]
    found = []
    for own in mine.dives(i):
        rows = mine.after(i, own)
        again = 0.0
        if endless and not own:
            further[i, j] = 0.0
        worth = []
        for answer in answers:
            taken = theirs.fire(j, answer, int(mine.capacity[i]))
            worth.append(taken @ further[np.ix_(rows, theirs.after(j, answer))])
            if endless and not own and not answer:
                again = float(taken[0])
        scored = mine.fire(i, own, int(theirs.capacity[j]))
        found.append(_Option(own, scored, np.array(answers), np.array(worth), again))
        further[i, j] = kept
    return found


def _diving_options(decisions: Decisions, further: Chances, i: int, j: int) -> list[_Option]:
    """The same where submarines dive before anybody fires: the defender answers before there are any hits."""
    mine, theirs = decisions.mine, decisions.theirs
    endless = further is decisions.value
    kept = further[i, j]
    found = []
    for own in mine.dives(i):
        worth = []
        again = 0.0
        for answer in theirs.dives(j):
            row, column = decisions.dived(i, j, own, answer)
            if not mine.afloat[row] or not theirs.afloat[column]:
                worth.append([float(decisions.endings.stopping[row, column])])
                continue
            scored = mine.fire(row, 0, int(theirs.capacity[column]))
            taken = theirs.fire(column, 0, int(mine.capacity[row]))
            if endless and (row, column) == (i, j):
                further[i, j] = 0.0
                again = float(scored[0] * taken[0])
            after = further[np.ix_(mine.after(row, 0), theirs.after(column, 0))]
            worth.append([float(taken @ after @ scored)])
            further[i, j] = kept
        found.append(_Option(own, np.ones(1), np.array(theirs.dives(j)), np.array(worth), again))
    return found
