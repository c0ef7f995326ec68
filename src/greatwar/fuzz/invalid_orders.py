"""Invalid orders: probably illegal orders, to check that each is refused and changes nothing."""

import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, cast, get_args

from msgspec.structs import fields, replace

from greatwar.board import BORDERS, POWERS, SPACES, Power, Space
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.invariants.tables import broken
from greatwar.notation.orders import format_line
from greatwar.orders import (
    AcceptArmistice,
    Agree,
    AnnounceLastRound,
    Attack,
    BreakOff,
    Casualties,
    DeclareSubmarineWarfare,
    DeclineArmistice,
    End,
    Item,
    Items,
    Object,
    Order,
    Press,
    Retreat,
    State,
    Stay,
    Submerge,
    Undo,
)
from greatwar.pieces import KINDS
from greatwar.problems import Refused
from greatwar.questions import Shape
from greatwar.table import Dawn, Table, Units

Line = tuple[Power, Order]

_STATES: tuple[State, ...] = get_args(State)
_NUMBERS = (-1, 0, 1, 2, 3, 7, 1000)
_EVER: tuple[Order, ...] = (
    AcceptArmistice(),
    Agree(),
    AnnounceLastRound(),
    BreakOff(),
    Casualties(()),
    DeclareSubmarineWarfare(),
    DeclineArmistice(),
    End(),
    Object(),
    Press(),
    Retreat("SZ 8"),
    Stay(),
    Submerge(1),
    Undo(),
)


class InvalidOrders:
    """Makes orders out of those that were lawful once: foreign, late, exaggerated, led astray."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._memory: list[Line] = []

    def remember(self, power: Power, order: Order) -> None:
        """Keep an order, to give it again when it is out of place."""
        if len(self._memory) < _MEMORY:
            self._memory.append((power, order))
        else:
            self._memory[self.rng.randrange(_MEMORY)] = (power, order)

    def lines(self, game: Game, number: int) -> Iterator[Line]:
        """So many orders that a game might be given by mistake or malice."""
        lawful = [(power, order) for power, order in game.legal() if not isinstance(order, Shape)]
        turn = self.rng.choice(game.table.movers)
        for _ in range(number):
            source = self.rng.random()
            if source < 0.15 or not self._memory:
                yield self.rng.choice(POWERS), self.rng.choice(_EVER)
            elif source < 0.3:
                yield self.rng.choice(self._memory)
            elif source < 0.4:
                yield turn, self.rng.choice(self._memory)[1]
            elif source < 0.5 and lawful:
                yield self.rng.choice(POWERS), self.rng.choice(lawful)[1]
            elif source < 0.55:
                yield turn, Attack(self.rng.choice(SPACES))
            else:
                power, order = self.rng.choice(lawful or self._memory)
                for _ in range(self.rng.choice((1, 1, 2))):
                    order = self._bent(order)
                yield power, order

    def _bent(self, order: Order) -> Order:
        """The order with one of its words changed."""
        names = [field.name for field in fields(order)]
        if not names:
            return order
        name = self.rng.choice(names)
        return replace(order, **{name: self._other(name, getattr(order, name))})

    def _other(self, name: str, value: Any) -> Any:
        match name:
            case "units":
                return self._units(value)
            case "route":
                return self._route(value)
            case "space" | "zone" | "territory":
                return self._space(value)
            case "on" | "source" | "power":
                return self.rng.choice((*POWERS, *(() if name == "power" else (None,))))
            case "number":
                return self.rng.choice(_NUMBERS)
            case "unit":
                return self.rng.choice(KINDS)
            case "after_battle":
                return not value
        raise AssertionError(f"{name} is a word of an order that no invalid form is known for")

    def _units(self, units: Items) -> Items:
        items = list(units) or [Item(1, "infantry")]
        index = self.rng.randrange(len(items))
        item = items[index]
        match self.rng.randrange(7):
            case 0 | 1:
                items[index] = replace(item, number=self.rng.choice(_NUMBERS))
            case 2:
                items[index] = replace(item, kind=self.rng.choice(KINDS))
            case 3:
                items[index] = replace(item, state=self.rng.choice(_STATES))
            case 4:
                items[index] = replace(item, owner=self.rng.choice((*POWERS, None)))
            case 5:
                cargo = tuple(Item(1, self.rng.choice(KINDS)) for _ in range(self.rng.randrange(3)))
                items[index] = replace(item, cargo=self.rng.choice((None, cargo)))
            case 6:
                items.insert(index, item)
        return tuple(items) if self.rng.random() < 0.95 else ()

    def _route(self, route: tuple[Space, ...]) -> tuple[Space, ...]:
        if not route:
            return self.rng.choice(SPACES), self.rng.choice(SPACES)
        index = self.rng.randrange(len(route))
        match self.rng.randrange(6):
            case 0:
                return route[::-1]
            case 1:
                return route[:index]
            case 2:
                return (*route, self.rng.choice(BORDERS.get(route[-1], SPACES)))
            case 3:
                return (*route[:index], self._space(route[index]), *route[index + 1 :])
            case 4:
                return (*route[:index], self.rng.choice(SPACES), *route[index:])
        return (route[0], self.rng.choice(BORDERS.get(route[0], SPACES)))

    def _space(self, space: Space | None) -> Space:
        if self.rng.random() < 0.05:
            return "Atlantis"
        near = BORDERS.get(cast(str, space), SPACES)
        return self.rng.choice(near if self.rng.random() < 0.5 else SPACES)


_MEMORY = 500


def listed(game: Game) -> list[str]:
    """What is wrong with the list of lawful orders: twice the same, one that is refused, another for an equal table."""
    lines = game.legal()
    if (
        not lines
        and not game.table.winner
        and not any(game.undoable_in_phase(power) for power in game.table.movers)
    ):
        return [f"Nobody can give any order, and {game.table.turn} can take nothing back"]
    for (power, order), number in Counter(lines).items():
        if number > 1:
            return [f"An order is listed {number} times: {told(power, order)}"]
        if not isinstance(order, Shape) and (problems := game.problems(power, order)):
            return [f"An order is listed and has a problem: {told(power, order)}: {problems[0]}"]
    other = game.fork(KeyedDice("5a" * 32))
    other.table = turned_round(game.table)
    again = other.legal()
    for power, order in set(lines).symmetric_difference(again):
        return [f"An order is listed for one of two equal tables only: {told(power, order)}"]
    return [] if again == lines else ["Orders are listed in another order for an equal table"]


def turned_round(table: Table) -> Table:
    """An equal table that shares nothing with this one, with everything in it in reverse order."""
    copy = cast(Table, pickle.loads(pickle.dumps(table)))
    units = _turned_round(copy.units)
    dawn = units if table.dawn.units is table.units else _turned_round(copy.dawn.units)
    control = dict(reversed(copy.dawn.control.items()))
    turned = copy.but(units=units, control=dict(reversed(copy.control.items())), dawn=Dawn(dawn, control))
    assert turned == table, "a table that is copied is equal"
    return turned


def _turned_round(units: Units) -> Units:
    return {
        space: {power: dict(reversed(force.items())) for power, force in reversed(stacks.items())}
        for space, stacks in reversed(units.items())
    }


def told(power: Power, order: Order | Shape) -> str:
    """The line as the notation writes it, if it can."""
    try:
        return format_line(power, order) if isinstance(order, Order) else f"{power}: {order}"
    except Exception:
        return f"{power}: {order}"


def tried(game: Game, power: Power, order: Order) -> list[str]:
    """What is wrong with how a game takes an order or refuses it; the game itself is left as it is."""
    before = game.table
    other = game.fork(KeyedDice("5a" * 32))
    problems = other.problems(power, order)
    undoable = [other.undoable(each) for each in POWERS]
    try:
        other.order(power, order)
    except Refused as refusal:
        if not problems:
            return [f"An order without a problem is refused: {refusal}"]
        if len({str(problem) for problem in problems}) < len(problems):
            return [f"A refusal says the same twice: {refusal}"]
        if list(refusal.problems) != problems:
            return [f"An order is refused for other reasons than its problems: {refusal}"]
        if other.table is not before or other.moment != game.moment or other.rolls != game.rolls:
            return ["A refused order has changed the game"]
        if undoable != [other.undoable(each) for each in POWERS] or not other.has_same_log(game):
            return ["A refused order has changed what can be taken back"]
        return []
    if problems:
        return [f"An order with a problem is accepted: {problems[0]}"]
    if game.table is not before:
        return ["An order given to a fork has changed the game"]
    if not isinstance(order, Undo):
        equal = game.fork(KeyedDice("5a" * 32))
        equal.table = turned_round(before)
        equal.order(power, order)
        if equal.table != other.table:
            return ["An order comes out differently at an equal table"]
    return [] if isinstance(order, Undo) else broken(game.rules, other.table, before)
