"""The ladder: everyone against everyone, from both sides with the same dice, in every ruleset."""

from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from greatwar.lab.crews import Crew
from greatwar.lab.folder import UnusableFolder, folder_name
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.plan import ROUNDS, Plan
from greatwar.lab.results import pairs_of
from greatwar.lab.running import GameRequests, Heard, Request, Run, play
from greatwar.lab.statistics import (
    PAIR_SCORES,
    Interval,
    Match,
    Sprt,
    pair_counts,
    pair_share,
    ratings,
    sprt_of,
    wilson,
)
from greatwar.notation.rulesets import ruleset_label
from greatwar.notation.trees import Tree

FEWEST = 10
"""How many pairs are played before anything is decided."""
LOOK = 5
"""After how many pairs each the sequential test is looked at."""


class MatchLength(NamedTuple):
    """How long a pairing is played: at most so many pairs, and no longer than the sequential test needs."""

    most: int = 100
    low: float = 0.0
    high: float = 15.0
    error: float = 0.05
    sequential: bool = True


class LadderMatch:
    """Two players in one ruleset.

    Pairs are counted in their order, whenever they are finished, and none after the one that has decided: so the result
    does not depend on how many processes play, nor on which game is finished first.
    """

    def __init__(self, run: Run, terms: MatchLength) -> None:
        self.run = run
        self.terms = terms
        self.one, self.other = run.plan.central, run.plan.allies
        self.rules = ruleset_label(run.plan.ruleset())
        self._pairs: list[float] = []
        self._counts = pair_counts(())
        self._closed = False
        self.asked = 0
        """How many games have been asked for."""

    @property
    def pairs(self) -> list[float]:
        """The shares of points of the player named first, in the pairs that count."""
        self._look()
        return self._pairs

    def _look(self) -> None:
        """Count the pairs that are finished and follow on those that were counted."""
        while not self._closed and (pair := self._next_pair()) is not None:
            self._pairs.append(pair)
            self._counts[PAIR_SCORES.index(pair)] += 1
            self._closed = len(self._pairs) >= self.terms.most or self._is_decided()

    def _next_pair(self) -> float | None:
        number = 2 * len(self._pairs) + 1
        found = [self.run.finished[game] for game in (number, number + 1) if game in self.run.finished]
        return pairs_of(found, self.one)[0] if len(found) == 2 else None

    def _is_decided(self) -> bool:
        number = len(self._pairs)
        if not self.terms.sequential or number < FEWEST or number % LOOK:
            return False
        return self._tested().verdict != "open"

    def _tested(self) -> Sprt:
        return sprt_of(self._counts, low=self.terms.low, high=self.terms.high, error=self.terms.error)

    @property
    def outcomes(self) -> list[Outcome]:
        """The games that count."""
        return [self.run.finished[number] for number in range(1, 2 * len(self.pairs) + 1)]

    @property
    def share(self) -> Interval:
        return pair_share(self.pairs)

    @property
    def test(self) -> Sprt:
        """Whether the player named first is the stronger, as far as is known."""
        self._look()
        return self._tested()

    @property
    def is_open(self) -> bool:
        """Whether more games are to be played."""
        self._look()
        return not self._closed

    def ask(self) -> Request | None:
        """The next game that was not asked for yet, if there is one."""
        while self.asked < 2 * self.terms.most:
            self.asked += 1
            if self.asked not in self.run.finished:
                return self.run, self.asked
        return None

    def close(self) -> None:
        """Write down what counts, and the tables of it."""
        if not self.is_open:
            self.run.count(2 * len(self.pairs))
        self.run.write()


class Ladder:
    """A ladder in a folder: one experiment inside it for each pairing and ruleset."""

    def __init__(
        self,
        path: Path,
        players: Sequence[str],
        rulesets: Sequence[Tree],
        terms: MatchLength,
        *,
        seed: int = 1,
        rounds: int = ROUNDS,
    ) -> None:
        if len(set(players)) < 2 or len(set(players)) < len(players):
            raise UnusableFolder("A ladder needs two players or more, each of them once.")
        self.players = tuple(players)
        self.named: tuple[str, ...] = ()
        """The rulesets as they were named on the command line."""
        self.pairings: list[LadderMatch] = []
        for rules in rulesets:
            for other, one in combinations(players, 2):
                # The later one is the stronger, so that most shares are above one half.
                plan = Plan(
                    rules=rules,
                    central=one,
                    allies=other,
                    games=2 * terms.most,
                    seed=seed,
                    rounds=rounds,
                    pairing="pairs",
                )
                name = f"{ruleset_label(plan.ruleset())} {one} {other}"
                self.pairings.append(LadderMatch(Run(path / folder_name(name), plan), terms))

    def go(self, crew: Crew, heard: Heard = lambda done, of: None) -> None:
        """Play until every pairing is decided."""
        heard(self.played, self.at_most)
        try:
            play(crew, self._wanted(), lambda: heard(self.played, self.at_most))
        finally:
            for pairing in self.pairings:
                pairing.close()

    def _wanted(self) -> GameRequests[None]:
        """Ask for the next games of all open pairings in turn, beyond the next look at the test too."""
        while open_ := [pairing for pairing in self.pairings if pairing.is_open]:
            for pairing in sorted(open_, key=lambda pairing: pairing.asked):
                game = pairing.ask()
                if game is not None:
                    yield game
                    break
            else:
                yield None

    @property
    def played(self) -> int:
        """How many games are finished."""
        return sum(
            len(pairing.run.finished) if pairing.is_open else 2 * len(pairing.pairs)
            for pairing in self.pairings
        )

    @property
    def at_most(self) -> int:
        """How many games it may become."""
        return sum(
            2 * (pairing.terms.most if pairing.is_open else len(pairing.pairs)) for pairing in self.pairings
        )

    @property
    def rulesets(self) -> list[str]:
        """The rulesets in their order."""
        return list(dict.fromkeys(pairing.rules for pairing in self.pairings))

    def ratings(self, rules: str | None = None) -> dict[str, Interval]:
        """Elo of all players, in one ruleset or in all together; the first player stands at 0."""
        matches = [
            Match(pairing.one, pairing.other, tuple(pairing.pairs))
            for pairing in self.pairings
            if rules in (None, pairing.rules) and pairing.pairs
        ]
        return ratings(matches, self.players[0])

    def bias(self, rules: str) -> Interval:
        """The points of the Central Powers in a ruleset over all players: every pair counts both ways."""
        outcomes = [o for pairing in self.pairings if pairing.rules == rules for o in pairing.outcomes]
        return wilson(sum(points(outcome, "central") for outcome in outcomes), len(outcomes))

    def together(self, one: str, other: str) -> Interval:
        """The share of points of one player against another over all rulesets."""
        pairs = [
            share if pairing.one == one else 1 - share
            for pairing in self.pairings
            if {pairing.one, pairing.other} == {one, other}
            for share in pairing.pairs
        ]
        return pair_share(pairs)

    def outcomes(self) -> list[Outcome]:
        """All finished games."""
        return [outcome for pairing in self.pairings for outcome in pairing.outcomes]
