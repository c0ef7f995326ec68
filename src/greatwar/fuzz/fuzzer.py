"""The fuzzer: play random games and check what must always hold."""

import hashlib
import os
import pickle
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Literal

from greatwar.board import Power
from greatwar.dice import KeyedDice
from greatwar.fuzz.findings import Case, Finding, crashed, finding, refused
from greatwar.fuzz.invalid_orders import InvalidOrders, listed, tried
from greatwar.fuzz.mixtures import NAME, SWITCHED, drawn_ruleset
from greatwar.fuzz.tastes import eager, restless, seafaring
from greatwar.game import Entry, Game
from greatwar.invariants.tables import broken
from greatwar.notation.positions import load_position, write_moment
from greatwar.notation.rulesets import read_rules
from greatwar.notation.trees import Tree, dump_tree
from greatwar.opponents.random_orders import RandomOrders, Stuck, Taste
from greatwar.orders import Order, Undo
from greatwar.problems import Refused
from greatwar.rules.mixing import consistent
from greatwar.rules.opening import opening
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

PROBED = 1 / 120
"""How often the fuzzer stops to try orders that will not do, and all that are listed."""
INVALID_ORDERS = 12
REPLAYED = 1 / 4
LONGEST_TURN = 10_000
"""With more orders than these, those that were taken back among them, a turn never ends."""
MANY = 4

TASTES: tuple[Taste | None, ...] = (None, None, restless, seafaring, eager("central"), eager("allies"))
"""What the random players of the games like: nothing in particular, or something that goes far."""

Reporter = Callable[[int], object]
Mix = Literal["none", "alone", "any", "house"]
"""What a game has beside what was named: nothing, one option after the other alone, any options at random, or house
rules of every section as well, and a base if none was named."""


def fuzz(
    games: int,
    seed: int,
    rules: str | Tree | None = None,
    rounds: int = 10,
    progress: Reporter = lambda done: None,
    *,
    processes: int | None = None,
    mix: Mix = "any",
) -> list[Finding]:
    """Play random games to their end or a last round, and report what is broken first in each.

    The same seed plays the same games, in however many processes. Each game has its own number of players, drawn by
    its seed. `rules` is a name, or the keys `rules` and `options` of a position, and the rulebook if nothing is named;
    `mix` says what each game has beside those.
    """
    _ruleset(rules)
    found: list[Finding] = []
    workers = min(games, processes or os.cpu_count() or 1)
    if workers == 1:
        for number in range(1, games + 1):
            found += fuzz_game(number, seed, rules, rounds, mix)
            progress(number)
        return found
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        tasks = [pool.submit(fuzz_game, number, seed, rules, rounds, mix) for number in range(1, games + 1)]
        for number, task in enumerate(tasks, 1):
            found += task.result()
            progress(number)
    return found


def fuzz_game(
    number: int, seed: int, rules: str | Tree | None, rounds: int, mix: Mix = "any"
) -> list[Finding]:
    """One random game; at most one finding."""
    return list(_Excursion(number, seed, rules, rounds, mix).findings())


def house_ruleset(number: int, seed: int, rules: str | Tree | None = None) -> Ruleset:
    """The ruleset of a game with drawn house rules."""
    given = None if rules is None else _ruleset(rules)
    name = NAME if given is None else given.name
    return drawn_ruleset(Random(f"{name}/{seed}/{number}/rules"), given)


def _ruleset(rules: str | Tree | None, options: Mapping[str, object] | None = None) -> Ruleset:
    """The ruleset that is named, with more options than it has already."""
    tree: Tree = rules if isinstance(rules, Mapping) else {"rules": rules or "rulebook"}
    own = tree.get("options", {})
    return read_rules(tree["rules"], {**(own if isinstance(own, Mapping) else {}), **(options or {})})


def switches(rules: Ruleset) -> list[tuple[str, object]]:
    """Every option with each value that switches it; of many, the first two and the last.

    What is chosen already is left alone, and so is what cannot stand beside it.
    """
    return [
        (option.name, value)
        for option in rules.options
        if option.name not in rules.chosen
        for value in (option.values if len(option.values) < MANY else (*option.values[:2], option.values[-1]))
        if value != option.default and option.name in consistent(rules, rules.chosen | {option.name: value})
    ]


def mixture(rules: Ruleset, number: int, rng: Random, mix: Mix) -> dict[str, object]:
    """The options of a game beside those that its ruleset has already."""
    if mix == "alone":
        all_switches = switches(rules)
        return dict([all_switches[(number - 1) % len(all_switches)]]) if all_switches else {}
    if mix == "any":
        drawn = {
            option.name: rng.choice(option.values)
            for option in rules.options
            if rng.random() < SWITCHED and option.name not in rules.chosen
        }
        return {
            name: value
            for name, value in consistent(rules, rules.chosen | drawn).items()
            if name not in rules.chosen
        }
    return {}


def _mixed(rules: str | Tree | None, options: Mapping[str, object]) -> Ruleset:
    """The ruleset with these options, or with those of them that its house rules allow."""
    kept: dict[str, object] = {}
    for name, value in options.items():
        try:
            _ruleset(rules, kept | {name: value})
        except Refused:
            continue
        kept[name] = value
    return _ruleset(rules, kept)


class _Broken(Exception):
    """Something was found, perhaps by trying an order that was not given."""

    def __init__(self, breach: str, line: tuple[Power, Order] | None = None) -> None:
        super().__init__(breach)
        self.breach = breach
        self.line = line


class _Excursion:
    """A random game with all that is watched about it."""

    def __init__(self, number: int, seed: int, rules: str | Tree | None, rounds: int, mix: Mix) -> None:
        plain = house_ruleset(number, seed, rules) if mix == "house" else _ruleset(rules)
        name = f"{plain.name}/{seed}/{number}"
        self.number = number
        self.rounds = rounds
        self.rng = Random(name)
        self.rules = plain if mix == "house" else _mixed(rules, mixture(plain, number, self.rng, mix))
        self.dice = _Noted(KeyedDice(hashlib.sha256(name.encode()).hexdigest()))
        self.game = Game(self.rules, opening(self.rules, self.rng.randint(2, 8)), self.dice)
        self.random_orders = RandomOrders(self.rng, self.rng.choice(TASTES))
        self.invalid = InvalidOrders(self.rng)
        self._begin_turn()

    def findings(self) -> Iterator[Finding]:
        line: Entry | None = None
        try:
            self._hold(broken(self.rules, self.game.table))
            while not self.game.table.winner and self.game.table.round <= self.rounds:
                if self.rng.random() < PROBED:
                    self._probe()
                self.dice.drawn = ()
                line = None
                line = Entry(*self.random_orders.order(self.game), ())
                self._give(line)
        except _Broken as found:
            yield self._finding(found.breach, line=found.line)
        except Stuck as stuck:
            yield self._finding(next(iter(listed(self.game)), str(stuck)))
        except Refused as refusal:
            yield self._finding(refused(refusal), entry=line)
        except Exception as error:
            yield self._finding(crashed(error), entry=line)

    def _finding(
        self, sentence: str, *, entry: Entry | None = None, line: tuple[Power, Order] | None = None
    ) -> Finding:
        entries = self.given.copy()
        if entry is not None:
            entries.append(entry._replace(dice=self.dice.drawn))
        return finding(self.number, Case(self.rules, self.start, tuple(entries), line), sentence)

    def _hold(self, breaches: list[str], line: tuple[Power, Order] | None = None) -> None:
        if breaches:
            raise _Broken(breaches[0], line)

    def _give(self, line: Entry) -> None:
        before = self.game.table
        self.game.order(line.power, line.order)
        self.given.append(line._replace(dice=self.dice.drawn))
        table = self.game.table
        if len(self.given) > LONGEST_TURN:
            raise _Broken(f"Nobody can end the {table.phase} phase of {table.turn}")
        if not isinstance(line.order, Undo):
            self.invalid.remember(line.power, line.order)
            self._hold(broken(self.rules, table, before))
        if table.turn != before.turn and not table.winner:
            self._end_turn(table)
            self._begin_turn()

    # Turn by turn

    def _begin_turn(self) -> None:
        self.start = self.game.table
        self.given: list[Entry] = []
        """Every order of the turn, those among them that were taken back, and `undo`."""
        self.since = len(self.game.log)
        self.start_copy = pickle.dumps(self.start)

    def _end_turn(self, table: Table) -> None:
        if pickle.loads(self.start_copy) != self.start:
            raise _Broken("The table with which the turn began has been changed in place")
        rules, start = load_position(dump_tree(write_moment(self.rules, self.start)))
        if start != self.start or rules is not self.rules:
            raise _Broken("The position with which the turn began is another when it is read again")
        if self.rng.random() < REPLAYED:
            again = replayed(self.game, start, self.game.log[self.since :])
            if again != table:
                raise _Broken("The turn comes out differently when it is played again from its position")

    # Now and then

    def _probe(self) -> None:
        self._hold(listed(self.game))
        for line in self.invalid.lines(self.game, INVALID_ORDERS):
            try:
                breaches = tried(self.game, *line)
            except Exception as error:
                raise _Broken(crashed(error), line) from error
            self._hold(breaches, line)


def replayed(game: Game, start: Table, entries: list[Entry]) -> Table:
    """The table to which these orders lead when they are given again with the dice that they drew."""
    dice = _Noted(None)
    other = Game(game.rules, start, dice)
    for power, order, drawn in entries:
        dice.left = list(drawn)
        other.order(power, order)
        if dice.left:
            raise AssertionError(f"{power}'s order draws fewer dice when it is given again")
    return other.table


class _Noted:
    """Dice that note what was drawn last, or that are laid out beforehand."""

    def __init__(self, dice: KeyedDice | None) -> None:
        self.dice = dice
        self.drawn: tuple[int, ...] = ()
        self.left: list[int] = []

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        if self.dice is None:
            drawn, self.left = tuple(self.left[:number]), self.left[number:]
        else:
            drawn = self.dice.draw(number, roll=roll)
        self.drawn += drawn
        return drawn
