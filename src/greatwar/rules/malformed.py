"""Malformed orders: numbers and names that no order can have."""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import cache, lru_cache

from greatwar.board import POWERS, SPACES
from greatwar.orders import Buy, Casualties, Item, Items, Order, Retreat
from greatwar.pieces import KINDS
from greatwar.problems import Problem
from greatwar.text.say import refusal

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
            yield Problem("no-units", "", refusal.names_no_units(), "")
        for item in units:
            yield from _item_faults(item)
    spaces, powers = _fields(type(order))
    named = [getattr(order, field) for field in spaces]
    for space in (*named, *getattr(order, "route", ())):
        if space is not None and space not in _SPACES:
            yield _unknown("space", space, SPACES)
    for field in powers:
        power = getattr(order, field)
        if power is not None and power not in _POWERS:
            yield _unknown("power", power, POWERS)


@cache
def _fields(word: type[Order]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The fields of an order that name a space, and those that name a power."""
    spaces = tuple(name for name in ("territory", "zone", "space") if name in word.__struct_fields__)
    return spaces, tuple(name for name in ("power", "on", "source") if name in word.__struct_fields__)


@lru_cache(maxsize=1 << 12)
def _item_faults(item: Item) -> tuple[Problem, ...]:
    problems = []
    if item.number < 1:
        problems.append(Problem("bad-number", "", refusal.no_number(n=item.number), ""))
    if item.kind not in _KINDS:
        problems.append(_unknown("unit", item.kind, KINDS))
    if item.owner is not None and item.owner not in _POWERS:
        problems.append(_unknown("power", item.owner, POWERS))
    for cargo in item.cargo or ():
        problems += _item_faults(cargo)
    return tuple(problems)


def _unknown(what: str, name: object, known: tuple[str, ...]) -> Problem:
    near = get_close_matches(str(name), known, n=1)
    message = refusal.unknown(what=what, name=str(name))
    if near:
        message = refusal.unknown_near(what=what, name=str(name), near=near[0])
    return Problem("unknown-name", str(name), message, "")
