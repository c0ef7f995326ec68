"""The ladder: everybody against everybody, from both sides with the same dice, in every ruleset."""

from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from greatwar.lab.crews import Crew
from greatwar.lab.folder import Unusable
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.plan import ROUNDS, Plan
from greatwar.lab.results import pairs_of
from greatwar.lab.running import Run
from greatwar.lab.statistics import Interval, Match, Sprt, pair_share, ratings, sprt, wilson
from greatwar.notation.rulesets import ruleset_label
from greatwar.notation.trees import Tree

FEWEST = 10
"""How many pairs are played before anything is decided."""
BATCH = 5
"""How many pairs of each open pairing are played between two looks."""

Heard = Callable[[int, int], None]


class Terms(NamedTuple):
    """How long a pairing is played: at most so many pairs, and no longer than the sequential test needs."""

    most: int = 100
    low: float = 0.0
    high: float = 15.0
    error: float = 0.05
    sequential: bool = True


class Pairing:
    """Two players in one ruleset."""

    def __init__(self, run: Run, terms: Terms) -> None:
        self.run = run
        self.terms = terms
        self.one, self.other = run.plan.central, run.plan.allies
        self.rules = ruleset_label(run.plan.ruleset())

    @property
    def pairs(self) -> list[float]:
        """The shares of points of the player named first, in the pairs that are complete."""
        return pairs_of(self.run.outcomes, self.one)

    @property
    def share(self) -> Interval:
        return pair_share(self.pairs)

    @property
    def test(self) -> Sprt:
        """Whether the player named first is the stronger, as far as is known."""
        return sprt(self.pairs, low=self.terms.low, high=self.terms.high, error=self.terms.error)

    @property
    def is_open(self) -> bool:
        """Whether more games are to be played."""
        number = len(self.pairs)
        if number >= self.terms.most:
            return False
        return not self.terms.sequential or number < FEWEST or self.test.verdict == "open"

    def missing(self) -> list[int]:
        """The games of the next batch."""
        until = 2 * min(self.terms.most, len(self.pairs) + BATCH)
        return [number for number in range(1, until + 1) if number not in self.run.finished]


class Ladder:
    """A ladder in a folder: one experiment inside it for each pairing and ruleset."""

    def __init__(
        self,
        path: Path,
        players: Sequence[str],
        rulesets: Sequence[Tree],
        terms: Terms,
        *,
        seed: int = 1,
        rounds: int = ROUNDS,
    ) -> None:
        if len(set(players)) < 2 or len(set(players)) < len(players):
            raise Unusable("A ladder needs two players or more, each of them once.")
        self.players = tuple(players)
        self.named: tuple[str, ...] = ()
        """The rulesets as they were named on the command line."""
        self.pairings: list[Pairing] = []
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
                folder = "".join(c if c.isalnum() or c in "-.@" else "-" for c in name)
                self.pairings.append(Pairing(Run(path / folder[:120], plan), terms))

    def go(self, crew: Crew, heard: Heard = lambda done, of: None) -> None:
        """Play until every pairing is decided."""
        while open_ := [pairing for pairing in self.pairings if pairing.is_open]:
            tasks = {
                (id(pairing.run.plan), number): pairing for pairing in open_ for number in pairing.missing()
            }
            by_plan = {id(pairing.run.plan): pairing.run for pairing in open_}
            keyed = {_key(run.plan): run for run in by_plan.values()}
            try:
                for trial in crew([(by_plan[plan].plan, number) for plan, number in tasks]):
                    run = keyed[trial.outcome.rules, *sorted((trial.outcome.central, trial.outcome.allies))]
                    run.folder.keep(trial)
                    run.finished[trial.outcome.number] = trial.outcome
                    heard(self.played, self.at_most)
            finally:
                for pairing in open_:
                    pairing.run.write()

    @property
    def played(self) -> int:
        return sum(len(pairing.run.finished) for pairing in self.pairings)

    @property
    def at_most(self) -> int:
        return sum(
            2 * pairing.terms.most if pairing.is_open else len(pairing.run.finished)
            for pairing in self.pairings
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
        """The points of the Central Powers in a ruleset, whoever played them: every pair counts both ways."""
        outcomes = [o for pairing in self.pairings if pairing.rules == rules for o in pairing.run.outcomes]
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
        return [outcome for pairing in self.pairings for outcome in pairing.run.outcomes]


def _key(plan: Plan) -> tuple[str, ...]:
    return (ruleset_label(plan.ruleset()), *sorted((plan.central, plan.allies)))
