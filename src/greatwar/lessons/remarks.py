"""Remarks: what the teacher says to an order, and the facts that must hold whenever it is said."""

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Literal

from msgspec import Struct

from greatwar.board import ZONES, Power, Space
from greatwar.conformance.expectations import differences
from greatwar.game import Game
from greatwar.notation.trees import Tree
from greatwar.orders import Attack, Buy, Casualties, Item, Load, Move, Offload, Order, Place
from greatwar.pieces import Kind
from greatwar.rules.status import is_mined
from greatwar.text.messages import Message

Mines = Literal["", "none", "met"]


class Facts(Struct, frozen=True):
    """What a remark says of the order that it answers, in a form that can be checked.

    The order starts in one of `start`, ends in one of `goal`, and names a unit of each of `kinds`. The learner has at
    least `here` in each of these spaces; no numbers mean any unit. `now` and `then` are what an `expect` of a
    scenario is, before the order and after it. `mines` says whether the order's ships meet mines.
    """

    start: tuple[Space, ...] = ()
    goal: tuple[Space, ...] = ()
    kinds: tuple[Kind, ...] = ()
    here: dict[Space, dict[Kind, int]] = {}
    now: Tree = {}
    then: Tree = {}
    mines: Mines = ""


class Remark(Struct, frozen=True):
    """A remark: a sentence or two, the orders that it answers, and its facts.

    `order` is a pattern of the notation as it is written: `move * Ruhr -> Belgium`.
    """

    say: Message
    order: str = "*"
    facts: Facts = Facts()

    def answers(self, said: str) -> bool:
        """Whether it answers an order in its canonical text."""
        return fnmatchcase(said, self.order)


class Attempt(Struct, frozen=True):
    """An order that a learner tries: the game before it, and the game after it."""

    power: Power
    order: Order
    before: Game
    after: Game


def untrue_now(facts: Facts, game: Game, power: Power) -> Iterator[str]:
    """Each fact that needs no order and is not so, as a sentence."""
    for space, wanted in facts.here.items():
        there = _counts(game, space, power)
        if not there or any(there.get(kind, 0) < number for kind, number in wanted.items()):
            yield f"{power} has {_listed(there)} in {space}, not {_listed(wanted) if wanted else 'any unit'}"
    yield from differences(game, facts.now)


def untrue(facts: Facts, attempt: Attempt) -> Iterator[str]:
    """Each fact that is not so when this order is tried, as a sentence."""
    yield from untrue_now(facts, attempt.before, attempt.power)
    route = route_of(attempt.order)
    if facts.start and (not route or route[0] not in facts.start):
        yield f"the order does not start in {' or '.join(facts.start)}"
    if facts.goal and (not route or route[-1] not in facts.goal):
        yield f"the order does not end in {' or '.join(facts.goal)}"
    named = {item.kind for item in units_of(attempt.order)}
    for kind in facts.kinds:
        if kind not in named:
            yield f"the order names no {kind}"
    if facts.mines and facts.mines != _mines(attempt, route):
        yield f"mines are {_mines(attempt, route)} on the way, not {facts.mines}"
    for difference in differences(attempt.after, facts.then):
        yield f"afterwards {difference}"


def units_of(order: Order) -> tuple[Item, ...]:
    """The units that an order names."""
    return order.units if isinstance(order, Buy | Casualties | Load | Move | Offload | Place) else ()


def route_of(order: Order) -> tuple[Space, ...]:
    """The spaces that an order leads through, its start first; one space where nothing moves."""
    match order:
        case Move():
            return order.route
        case Load():
            return (order.territory, order.zone)
        case Offload():
            return (order.zone, order.territory)
        case Attack() | Place():
            return (order.space,)
        case _:
            return ()


def _counts(game: Game, space: Space, power: Power) -> dict[Kind, int]:
    found: dict[Kind, int] = {}
    for piece, number in game.table.force(space, power).items():
        found[piece.kind] = found.get(piece.kind, 0) + number
    return found


def _listed(counts: dict[Kind, int]) -> str:
    return ", ".join(f"{number} {kind}" for kind, number in counts.items()) or "no unit"


def _mines(attempt: Attempt, route: tuple[Space, ...]) -> Mines:
    before = attempt.before
    met = any(
        is_mined(before.rules, before.table, attempt.power, space) for space in route[1:] if space in ZONES
    )
    return "met" if met else "none"
