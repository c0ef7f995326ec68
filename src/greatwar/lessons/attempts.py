"""Attempts: every order that a learner can try in a position, in every number of units."""

from collections.abc import Iterator
from itertools import count

from msgspec.structs import replace

from greatwar.board import Power
from greatwar.game import Game
from greatwar.orders import Buy, Item, Items, Load, Move, Offload, Order, Place
from greatwar.pieces import KINDS
from greatwar.questions import AskOrders, Shape

_WITH_UNITS = Buy | Move | Load | Offload | Place
"""The orders that are listed unit by unit and may name several."""


def attempts(game: Game, power: Power) -> Iterator[Order]:
    """Every order of a power that the rules allow now, in whatever numbers; `undo` is none of them."""
    together: dict[Order, list[Item]] = {}
    if _is_buying(game, power):
        together[Buy(())] = [Item(1, kind) for kind in KINDS]  # A purchase can be changed as a whole.
    for order in game.legal_of(power):
        if isinstance(order, Shape):
            yield from game.answers()
        elif isinstance(order, _WITH_UNITS):
            together.setdefault(replace(order, units=()), []).extend(order.units)
        else:
            yield order
    for bare, items in together.items():
        for units in _choices(game, power, bare, list(dict.fromkeys(items)), ()):
            if units or bare == Buy(()):
                yield replace(bare, units=units)


def _is_buying(game: Game, power: Power) -> bool:
    question = game.questions.get(power)
    return isinstance(question, AskOrders) and question.phase == "purchase"


def _choices(game: Game, power: Power, bare: Order, items: list[Item], chosen: Items) -> Iterator[Items]:
    """Every choice among some units beside those that are chosen; what is refused is refused with more units too."""
    if not items:
        yield chosen
        return
    first, *others = items
    yield from _choices(game, power, bare, others, chosen)
    for number in count(1):
        units = (*chosen, replace(first, number=number))
        if game.problems(power, replace(bare, units=units)):
            return
        yield from _choices(game, power, bare, others, units)
