"""Tuning: look for better weights of a level by games against itself.

Simultaneous perturbation: in each step all weights are moved a little up or down, by chance, and the player that has
them meets the one that has them moved the other way, in pairs of games in every ruleset. The weights then go some way
towards whoever won. In the end what was found meets what there was, and is kept only if it wins. Every step is an
experiment in a folder of its own, so that a tuning that was stopped goes on where it was, and the same seed finds the
same weights.
"""

from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from random import Random
from typing import NamedTuple

from greatwar.lab.crews import Crew
from greatwar.lab.folder import UnusableFolder, folder_name
from greatwar.lab.plan import ROUNDS, Plan
from greatwar.lab.results import pairs_of
from greatwar.lab.running import GameRequests, Heard, Run, play, until
from greatwar.lab.statistics import Interval, pair_share
from greatwar.notation.rulesets import ruleset_label
from greatwar.notation.trees import Tree
from greatwar.opponents.weights import Weights, weights_of
from greatwar.text.english import counted

LEVEL = "officer"
WEIGHTS: tuple[str, ...] = (
    "horizon",
    "capital",
    "meter",
    "collapse",
    "points",
    "fear",
    "sequence",
    "dread",
    "pull",
    "own_blood",
    "guns",
)
"""The weights that are tuned, if no others are named."""
SPREAD = 0.18
"""How far the weights are moved to try them: the logarithm of the factor."""
STRIDE = 0.25
"""How far they go in the first step if all games were won by one of the two."""
CALM = 5.0
"""After how many steps the strides become shorter."""

TunedWeights = dict[str, float]


class TuningEffort(NamedTuple):
    """How much is played: steps, pairs of games for each ruleset in a step, and pairs for each in the last match."""

    steps: int
    pairs: int
    match: int


class Tuned(NamedTuple):
    """What a tuning has found: the weights, their share of points against those before, and how many games it took."""

    weights: TunedWeights
    share: Interval
    games: int

    @property
    def is_better(self) -> bool:
        """Whether the last match was won beyond doubt: even the lower end of the share lies above one half."""
        return self.share.low > 0.5

    @property
    def sentence(self) -> str:
        verdict = "they are kept" if self.is_better else "that is not enough to keep them"
        return (
            f"The tuned weights have {100 * self.share.value:.0f}% of the points against the present ones (95% "
            f"interval {100 * self.share.low:.0f} to {100 * self.share.high:.0f}%); {verdict}. "
            f"{counted(self.games, 'game')}."
        )


class Tuning:
    """A tuning in a folder."""

    def __init__(
        self,
        path: Path,
        trees: Sequence[Tree],
        terms: TuningEffort,
        *,
        weights: Sequence[str] = WEIGHTS,
        seed: int = 1,
        rounds: int = ROUNDS,
    ) -> None:
        self.path, self.trees, self.terms, self.seed, self.rounds = path, trees, terms, seed, rounds
        base = weights_of(LEVEL)
        self.base: TunedWeights = {}
        for name in weights:
            value = getattr(base, name, None)
            if not isinstance(value, float) or value <= 0.0:
                raise UnusableFolder(f"'{name}' is no weight of the {LEVEL} that can be tuned.")
            self.base[name] = value
        self.runs: list[Run] = []
        """The experiments that were begun, step by step."""

    @property
    def most(self) -> int:
        """How many games there are in all."""
        return 2 * len(self.trees) * (self.terms.steps * self.terms.pairs + self.terms.match)

    def go(self, crew: Crew, heard: Heard = lambda done, of: None) -> Tuned:
        """Play all steps and the last match."""
        heard(self.games, self.most)
        return play(crew, self._wanted(), lambda: heard(self.games, self.most))

    @property
    def games(self) -> int:
        """How many games are finished."""
        return sum(len(run.finished) for run in self.runs)

    def _wanted(self) -> GameRequests[Tuned]:
        """Ask for the games of step after step; those of one step are played together in all rulesets."""
        terms, weights = self.terms, dict(self.base)
        for step in range(terms.steps):
            signs = self.signs(step)
            up, down = moved(weights, signs, SPREAD), moved(weights, signs, -SPREAD)
            pairs = yield from self._played(step + 1, up, down, terms.pairs)
            stride = STRIDE / (1.0 + step / CALM) ** 0.602
            weights = moved(weights, signs, stride * (2.0 * pair_share(pairs).value - 1.0))
        pairs = yield from self._played(0, weights, self.base, terms.match)
        return Tuned(weights, pair_share(pairs), self.games)

    def signs(self, step: int) -> dict[str, int]:
        """Which weights go up in a step and which down."""
        rng = Random(f"{self.seed}/{step}")
        return {name: rng.choice((-1, 1)) for name in self.base}

    def _played(
        self, step: int, one: TunedWeights, other: TunedWeights, pairs: int
    ) -> GameRequests[list[float]]:
        """The shares of points of the first in pairs of games in every ruleset; step 0 is the last match."""
        name = f"step-{step:03}" if step else "match"
        runs = []
        for tree in self.trees:
            plan = Plan(
                rules=tree,
                central=named(one),
                allies=named(other),
                games=2 * pairs,
                seed=1000 * self.seed + step,
                rounds=self.rounds,
                pairing="pairs",
            )
            run = Run(self.path / name / folder_name(ruleset_label(plan.ruleset())), plan)
            # A folder may hold more games from another time, with more pairs.
            run.count(2 * pairs)
            runs.append(run)
        self.runs += runs
        try:
            yield from until(runs, range(1, 2 * pairs + 1))
        finally:
            for run in runs:
                run.write()
        return [share for run in runs for share in pairs_of(run.outcomes, run.plan.central)]


def moved(weights: TunedWeights, signs: dict[str, int], by: float) -> TunedWeights:
    """Weights that were moved each its own way, rounded so that every machine goes on with the same.

    >>> moved({"fear": 0.35}, {"fear": -1}, 0.2)
    {'fear': 0.2866}
    """
    return {name: float(f"{exp(log(value) + by * signs[name]):.4g}") for name, value in weights.items()}


def named(weights: TunedWeights) -> str:
    """The player that has these weights.

    >>> named({"fear": 0.35, "pull": 1.2})
    'officer:fear=0.35,pull=1.2'
    """
    return f"{LEVEL}:" + ",".join(f"{name}={value:g}" for name, value in weights.items())


def written(tuned: Tuned, command: str) -> str:
    """The text of `weights.toml` with the officer's weights as they were tuned."""
    recruit, officer, plain = weights_of("recruit"), weights_of(LEVEL), Weights()
    lines = [
        "# The weights by which the levels judge; what is not named has the value that `weights.py` gives it.",
        "# The officer's were written by this command; see docs/opponents.md:",
        f"#   {command}",
        f"# {tuned.sentence}",
    ]
    for level, weights, others in (("recruit", recruit, {}), (LEVEL, officer, tuned.weights)):
        lines += ["", f"[{level}]"]
        for name in Weights.__struct_fields__:
            value = others.get(name, getattr(weights, name))
            if value != getattr(plain, name):
                lines.append(f"{name} = {str(value).lower()}")
    return "\n".join(lines) + "\n"
