"""The search for an opening: the first moves of the side that begins, changed a little again and again.

In each step some units are sent another way than in the best opening so far, and both meet the same dice in whole wars
among officers. How good an opening is says the chance to win that the laboratory gives its side at the end of each
round, on the average over all rounds that a war may last; when the war is over it is nothing or everything. In the end
what was found meets what there was with fresh dice, and is kept only if it does better. Every step is an experiment in
a folder of its own, so that a search that was stopped goes on where it was, and the same seed finds the same opening.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from greatwar.board import LAND_BORDERS, SEA_BORDERS, SIDE, TERRITORIES, Power, Side, Space
from greatwar.dice import KeyedDice
from greatwar.english import counted
from greatwar.game import Game
from greatwar.lab.crews import Crew
from greatwar.lab.folder import Unusable
from greatwar.lab.outcome import Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.running import Run
from greatwar.notation.orders import format_order
from greatwar.notation.trees import Tree
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.openings import Opening, the_book
from greatwar.opponents.player import awaited
from greatwar.opponents.staff import Staff
from greatwar.orders import End, Item, Move, Route
from greatwar.pieces import SHIPS, Kind
from greatwar.rules.opening import opening
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

LEVEL = "officer"
ROUNDS = 15
"""The round after which a war is broken off, if no other is named."""
FIRST = 3
"""Which part of the games of a step is played first, to see whether the others are worth playing."""
BEHIND = 0.01
"""How far behind the best opening another may be after them to be played on."""
ENOUGH = 10
"""How many games the last match must have for its result to count."""
PATIENCE = 2000
"""How often a change is sought that is lawful."""
SHARES = (1.0, 1.0, 0.5, 0.25)
"""Which part of an army is sent another way."""

MARCHING: tuple[Kind, ...] = ("infantry", "artillery", "tank")
FLYING: tuple[Kind, ...] = ("fighter",)

Marches = dict[Power, tuple[Move, ...]]


class Terms(NamedTuple):
    """How much is played: steps, games in a step, and games of the last match."""

    steps: int
    games: int
    match: int


class Found(NamedTuple):
    """What a search has found: the opening, how much better it is than what there was, and how many games it took."""

    marches: Marches
    before: float
    after: float
    error: float
    """The standard error of the difference."""
    games: int

    @property
    def is_better(self) -> bool:
        """Whether it did better with fresh dice, beyond doubt."""
        return self.after - self.before > 2.0 * self.error

    @property
    def sentence(self) -> str:
        verdict = "it is kept" if self.is_better else "that is not enough to keep it"
        return (
            f"The opening gives its side a chance of {100 * self.after:.1f} %, where it had {100 * self.before:.1f} % "
            f"(difference ± {200 * self.error:.1f}); {verdict}. {counted(self.games, 'game')}."
        )


class OpeningSearch:
    """A search in a folder."""

    def __init__(self, path: Path, tree: Tree, terms: Terms, *, seed: int = 1, rounds: int = ROUNDS) -> None:
        self.path, self.tree, self.terms, self.seed, self.rounds = path, tree, terms, seed, rounds
        self.rules: Ruleset = Plan(rules=tree, central=LEVEL, allies=LEVEL, games=1).ruleset()
        first = opening(self.rules).movers
        self.side: Side = SIDE[first[0]]
        self.powers = first
        self.known = next((some for some in the_book() if some.rules == self.rules.base), None)
        self._games: dict[str, int] = {}

    def go(self, crew: Crew, heard: Callable[[int, int], None] = lambda done, of: None) -> Found:
        """Take all steps, and play the last match."""
        steps, games, match = self.terms
        most = games * (steps + 1) + 2 * match
        first = best = self.present()
        scores = self._played(crew, "step-000", best, games)
        for step in range(1, steps + 1):
            heard(step * games, most)
            other = self._another(best, Random(f"{self.seed}/{step}"))
            name = f"step-{step:03}"
            some = self._played(crew, name, other, -(-games // FIRST))
            if fmean(some) < fmean(scores[: len(some)]) - BEHIND:
                continue
            found = self._played(crew, name, other, games)
            if fmean(found) > fmean(scores):
                best, scores = other, found
        heard(most - 2 * match, most)
        before = self._played(crew, "match-before", None if self.known is None else first, match, fresh=True)
        after = before if best == first else self._played(crew, "match-after", best, match, fresh=True)
        gains = [late - early for late, early in zip(after, before, strict=True)]
        error = stdev(gains) / sqrt(len(gains)) if len(gains) >= ENOUGH else 1.0
        return Found(best, fmean(before), fmean(after), error, sum(self._games.values()))

    def present(self) -> Marches:
        """The opening that the officers have: from their book, or the marches that they think of by themselves."""
        if self.known is not None:
            return {power: _in_order(self.known.marches(power)) for power in self.powers}
        game = Game(self.rules, opening(self.rules), KeyedDice("0" * 64))
        found: dict[Power, list[Move]] = {power: [] for power in self.powers}
        officer = Staff(OFFICER, self.seed)
        while game.table.phase != "combat":
            power = awaited(game)
            assert power is not None
            order = officer.order(game, power)
            if isinstance(order, Move) and power in found:
                found[power].append(order)
            game.order(power, order)
        return {power: _in_order(moves) for power, moves in found.items()}

    def _another(self, best: Marches, rng: Random) -> Marches:
        """A lawful opening that differs a little from the best one."""
        for _ in range(PATIENCE):
            other = best
            for _ in range(rng.choice((1, 1, 2, 3))):
                other = redirected(self.rules, other, rng)
            if other != best and is_lawful(self.rules, other):
                return other
        raise Unusable("No other opening was found that the rules allow.")

    def _played(
        self, crew: Crew, name: str, marches: Marches | None, games: int, *, fresh: bool = False
    ) -> list[float]:
        """How good an opening is in each of so many wars; without one officers do what they think of."""
        plan = Plan(
            rules=self.tree,
            central=LEVEL,
            allies=LEVEL,
            games=games,
            seed=2 * self.seed + fresh,
            rounds=self.rounds,
            first_moves={} if marches is None else written_down(marches),
        )
        run = Run(self.path / name, plan)
        run.go(crew)
        self._games[name] = len(run.outcomes)
        return [goodness(outcome, self.side, self.rounds) for outcome in run.outcomes[:games]]


def goodness(outcome: Outcome, side: Side, rounds: int) -> float:
    """The chance of a side to win a war, on the average over all rounds that it might have lasted."""
    chances = [stand.chance for stand in outcome.rounds[:rounds]]
    if outcome.ending in ("won", "drawn"):
        last = {"central": 1.0, "allies": 0.0}.get(outcome.winner, 0.5)
        chances = chances[: outcome.round - 1]
        chances += [last] * (rounds - len(chances))
    mean = fmean(chances)
    return round(mean if side == "central" else 1.0 - mean, 6)


def redirected(rules: Ruleset, marches: Marches, rng: Random) -> Marches:
    """An opening in which some units of one power that stood together go another way, or stay, or no longer stay."""
    table = opening(rules)
    power = rng.choice(sorted(marches))
    armies = list(_armies(table, power))
    start, units = rng.choice(armies)
    ways: dict[Route, dict[Kind, int]] = {(start,): dict(units)}
    others: list[Move] = []
    for march in marches[power]:
        if march.route[0] != start or march.units[0].kind not in units:
            others.append(march)
            continue
        way = ways.setdefault(march.route, {})
        for item in march.units:
            way[item.kind] = way.get(item.kind, 0) + item.number
            ways[start,][item.kind] -= item.number
    source = rng.choice(sorted(way for way, part in ways.items() if any(part.values())))
    target = rng.choice(
        [way for way in _ways(start, max(rules.reach[kind] for kind in units)) if way != source]
    )
    share = rng.choice(SHARES)
    for kind, number in list(ways[source].items()):
        sent = round(number * share)
        ways[source][kind] -= sent
        aim = ways.setdefault(target, {})
        aim[kind] = aim.get(kind, 0) + sent
    del ways[start,]
    moves = [
        Move(tuple(Item(number, kind) for kind, number in part.items() if number), way)
        for way, part in ways.items()
        if any(part.values())
    ]
    return marches | {power: _in_order([*others, *moves])}


def _in_order(moves: Iterable[Move]) -> tuple[Move, ...]:
    """Moves in an order of their own, so that two openings that do the same are equal."""
    return tuple(sorted(moves, key=lambda march: (march.route, march.units)))


def _armies(table: Table, power: Power) -> Iterable[tuple[Space, dict[Kind, int]]]:
    """What of a power stands where: land units, fighters and ships each by themselves."""
    for space, forces in sorted(table.units.items()):
        kinds = {piece.kind: number for piece, number in forces.get(power, {}).items()}
        for sort in (MARCHING, FLYING, SHIPS):
            part = {kind: number for kind, number in kinds.items() if kind in sort}
            if part:
                yield space, part


def _ways(start: Space, reach: int) -> list[Route]:
    """All ways from a space of so many steps at the most, staying among them."""
    borders = LAND_BORDERS if start in TERRITORIES else SEA_BORDERS
    found: dict[Space, Route] = {start: (start,)}
    edge: Sequence[Space] = (start,)
    for _ in range(reach):
        edge = [
            found.setdefault(near, (*found[space], near))[-1]
            for space in edge
            for near in borders[space]
            if near not in found
        ]
    return list(found.values())


def is_lawful(rules: Ruleset, marches: Marches) -> bool:
    """Whether an opening can be carried out, and the movement then ended."""
    game = _at_movement(rules)
    for power, moves in marches.items():
        for order in (*moves, End()):
            if game.problems(power, order):
                return False
            game.order(power, order)
    return True


def _at_movement(rules: Ruleset) -> Game:
    """The first movement of a game in which nothing was bought."""
    game = Game(rules, opening(rules), KeyedDice("0" * 64))
    while game.table.phase != "movement":
        power = awaited(game)
        assert power is not None
        game.order(power, End())
    return game


def written_down(marches: Marches) -> dict[Power, tuple[str, ...]]:
    """An opening in the notation."""
    return {power: tuple(format_order(march) for march in moves) for power, moves in marches.items()}


def written(known: Opening, found: Found, command: str) -> str:
    """The text of an opening for `openings.toml`."""
    lines = ["[[opening]]", f"# {command}", f"# {found.sentence}"]
    lines += [f'rules = "{known.rules}"', f"aim = {json.dumps(known.aim)}", "", "[opening.orders]"]
    for power, orders in known.orders.items():
        lines += [f"{power} = [", *(f'    "{order}",' for order in orders), "]"]
    return "\n".join(lines) + "\n"
