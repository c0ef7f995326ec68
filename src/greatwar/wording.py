"""The wording of orders: numbers and names that no order can have, whoever gives it and whenever."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import lru_cache

from greatwar.board import POWERS, SPACES
from greatwar.orders import Buy, Casualties, Item, Items, Order, Retreat
from greatwar.pieces import KINDS
from greatwar.problems import Problem

_MAY_BE_EMPTY = (Buy, Casualties, Retreat)
_SPACES = frozenset(SPACES)
_POWERS = frozenset(POWERS)
_KINDS = frozenset(KINDS)


@lru_cache(maxsize=1 << 16)
def faults(order: Order) -> tuple[Problem, ...]:
    """Every number and name in an order that makes no sense on any board.

    >>> from greatwar.orders import Attack
    >>> print(*faults(Attack("Loraine")))
    unknown-name · Loraine · There is no space called Loraine; did you mean Lorraine?
    """
    return tuple(_faults(order))


def _faults(order: Order) -> Iterator[Problem]:
    units: Items | None = getattr(order, "units", None)
    if units is not None:
        if not units and not isinstance(order, _MAY_BE_EMPTY):
            yield Problem("no-units", "", "The order names no units", "")
        for item in units:
            yield from _item_faults(item)
    named = [getattr(order, name, None) for name in ("territory", "zone", "space")]
    for space in (*named, *getattr(order, "route", ())):
        if space is not None and space not in _SPACES:
            yield _unknown("space", space, SPACES)
    for power in (getattr(order, name, None) for name in ("power", "on", "source")):
        if power is not None and power not in _POWERS:
            yield _unknown("power", power, POWERS)


def _item_faults(item: Item) -> Iterator[Problem]:
    if item.number < 1:
        yield Problem("bad-number", "", f"{item.number} is no number of units", "")
    if item.kind not in _KINDS:
        yield _unknown("unit", item.kind, KINDS)
    if item.owner is not None and item.owner not in _POWERS:
        yield _unknown("power", item.owner, POWERS)
    for cargo in item.cargo or ():
        yield from _item_faults(cargo)


def _unknown(what: str, name: object, known: tuple[str, ...]) -> Problem:
    near = get_close_matches(str(name), known, n=1)
    hint = f"; did you mean {near[0]}?" if near else ""
    return Problem("unknown-name", str(name), f"There is no {what} called {name}{hint}", "")
