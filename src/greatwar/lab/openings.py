"""The search for an opening: change the first moves of the side that begins, again and again.

In each step some units are sent another way than in the best opening so far, and both meet the same dice in whole wars
among officers. How good an opening is says the chance to win that the laboratory gives its side at the end of each
round, on the average over all rounds that a war may last; when the war is over it is nothing or everything. In the end
what was found meets what there was with fresh dice, and is kept only if it does better. Every step is an experiment in
a folder of its own, so that a search that was stopped goes on where it was, and the same seed finds the same opening.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from greatwar.board import LAND_BORDERS, SEA_BORDERS, SIDE, TERRITORIES, Power, Side, Space
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.lab.crews import Crew
from greatwar.lab.folder import Folder, UnusableFolder
from greatwar.lab.outcome import Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.running import GameRequests, Heard, Request, Run, SpareExperiment, play, until
from greatwar.lab.statistics import SURE
from greatwar.notation.orders import format_order
from greatwar.notation.trees import Tree
from greatwar.opponents.levels import OFFICER
from greatwar.opponents.openings import Opening, the_book
from greatwar.opponents.planner import Planner
from greatwar.opponents.player import awaited
from greatwar.orders import End, Item, Move, Route
from greatwar.pieces import SHIPS, Kind
from greatwar.rules.opening import opening
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.english import counted

LEVEL = "officer"
ROUNDS = 15
"""The round after which a war is broken off, if no other is named."""
FIRST = 3
"""Which part of the games of a step is played first, to see whether the others are worth playing."""
BEHIND = 0.01
"""How far behind the best opening another may be after them to be played on."""
ENOUGH = 10
"""How many games the last match must have for its result to count."""
AHEAD = 20
"""How many steps are tried ahead at most while processes would wait."""
PATIENCE = 2000
"""How often a change is sought that is lawful."""
SHARES = (1.0, 1.0, 0.5, 0.25)
"""Which part of an army is sent another way."""

MARCHING: tuple[Kind, ...] = ("infantry", "artillery", "tank")
FLYING: tuple[Kind, ...] = ("fighter",)

Marches = dict[Power, tuple[Move, ...]]


class OpeningEffort(NamedTuple):
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
            f"The opening gives its side a chance of {100 * self.after:.1f}%; before it had {100 * self.before:.1f}% "
            f"(95% interval of the difference: ± {100 * SURE * self.error:.1f}); {verdict}. "
            f"{counted(self.games, 'game')}."
        )


class OpeningSearch:
    """A search in a folder."""

    def __init__(
        self, path: Path, tree: Tree, terms: OpeningEffort, *, seed: int = 1, rounds: int = ROUNDS
    ) -> None:
        self.path, self.tree, self.terms, self.seed, self.rounds = path, tree, terms, seed, rounds
        self.rules: Ruleset = Plan(rules=tree, central=LEVEL, allies=LEVEL, games=1).ruleset()
        first = opening(self.rules).movers
        self.side: Side = SIDE[first[0]]
        self.powers = first
        self.known = next((some for some in the_book() if some.rules == self.rules.base), None)
        self.runs: list[Run] = []
        """The experiments that count, step by step."""
        self._drafts: dict[int, Run | SpareExperiment] = {}

    @property
    def most(self) -> int:
        """How many games there are at most."""
        steps, games, match = self.terms
        return games * (steps + 1) + 2 * match

    @property
    def games(self) -> int:
        """How many games are finished and count."""
        return sum(len(run.finished) for run in self.runs)

    def go(self, crew: Crew, heard: Heard = lambda done, of: None) -> Found:
        """Take all steps, and play the last match."""
        heard(self.games, self.most)
        return play(crew, self._wanted(), lambda: heard(self.games, self.most))

    def _wanted(self) -> GameRequests[Found]:
        """Ask for the games of step after step.

        While a step waits for its last games, those of the next steps are played, as they are if it finds nothing.
        """
        steps, games, match = self.terms
        first = best = self.present()
        scores = yield from self._played(self._run("step-000", best, games), games, self._ahead(1, best))
        part = -(-games // FIRST)
        for step in range(1, steps + 1):
            draft = self._draft(step, best)
            run = draft if isinstance(draft, Run) else draft.needed()
            some = yield from self._played(run, part, self._ahead(step, best))
            if fmean(some) < fmean(scores[:part]) - BEHIND:
                run.count(part)
                run.write()
                continue
            found = yield from self._played(run, games, self._ahead(step + 1, best))
            if fmean(found) > fmean(scores):
                best, scores = self._another(best, step), found
                self._drafts.clear()
        after = before = self._run("match-before", None if self.known is None else first, match, fresh=1)
        if best != first:
            after = self._run("match-after", best, match, fresh=1)
        early = yield from self._played(before, match, ((after, n) for n in range(1, match + 1)))
        late = yield from self._played(after, match)
        gains = [one - other for one, other in zip(late, early, strict=True)]
        error = stdev(gains) / sqrt(len(gains)) if len(gains) >= ENOUGH else 1.0
        return Found(best, fmean(early), fmean(late), error, self.games)

    def _played(
        self, run: Run, games: int, ahead: Iterable[Request | None] = ()
    ) -> GameRequests[list[float]]:
        """How good an opening is in each of so many wars."""
        if run not in self.runs:
            self.runs.append(run)
        try:
            yield from until([run], range(1, games + 1), ahead)
        finally:
            run.write()
        return [goodness(run.finished[number], self.side, self.rounds) for number in range(1, games + 1)]

    def _ahead(self, step: int, best: Marches) -> Iterator[Request | None]:
        """The games that are needed next if no step finds a better opening: their first parts, step by step."""
        part = -(-self.terms.games // FIRST)
        for later in range(step, min(step + AHEAD, self.terms.steps + 1)):
            draft = self._draft(later, best)
            yield from ((draft, number) for number in range(1, part + 1))

    def _draft(self, step: int, best: Marches) -> Run | SpareExperiment:
        """The experiment of a step, which becomes one on disk when the step is taken."""
        found = self._drafts.get(step)
        if found is None:
            plan = self._plan(self._another(best, step), self.terms.games)
            path = self.path / f"step-{step:03}"
            there = Folder(path).plan()
            known = there is not None and not there.differences(plan)
            found = self._drafts[step] = self._begun(path, plan) if known else SpareExperiment(path, plan)
        return found

    def _run(self, name: str, marches: Marches | None, games: int, fresh: int = 0) -> Run:
        return self._begun(self.path / name, self._plan(marches, games, fresh))

    def _begun(self, path: Path, plan: Plan) -> Run:
        run = Run(path, plan)
        # A folder may hold more games from another time, with longer steps.
        run.count(plan.games)
        return run

    def _plan(self, marches: Marches | None, games: int, fresh: int = 0) -> Plan:
        """So many wars with an opening; without one officers do what they think of."""
        return Plan(
            rules=self.tree,
            central=LEVEL,
            allies=LEVEL,
            games=games,
            seed=2 * self.seed + fresh,
            rounds=self.rounds,
            first_moves={} if marches is None else written_down(marches),
        )

    def present(self) -> Marches:
        """The opening that the officers have: from their book, or the marches that they think of by themselves."""
        if self.known is not None:
            return {power: _in_order(self.known.marches(power)) for power in self.powers}
        game = Game(self.rules, opening(self.rules), KeyedDice("0" * 64))
        found: dict[Power, list[Move]] = {power: [] for power in self.powers}
        officer = Planner(OFFICER, self.seed)
        while game.table.phase != "combat":
            power = awaited(game)
            assert power is not None
            order = officer.order(game, power)
            if isinstance(order, Move) and power in found:
                found[power].append(order)
            game.order(power, order)
        return {power: _in_order(moves) for power, moves in found.items()}

    def _another(self, best: Marches, step: int) -> Marches:
        """The lawful opening of a step, which differs a little from the best one."""
        rng = Random(f"{self.seed}/{step}")
        for _ in range(PATIENCE):
            other = best
            for _ in range(rng.choice((1, 1, 2, 3))):
                other = redirected(self.rules, other, rng)
            if other != best and is_lawful(self.rules, other):
                return other
        raise UnusableFolder("No other opening was found that the rules allow.")


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
        [way for way in _ways(start, max(rules.units.reach[kind] for kind in units)) if way != source]
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
