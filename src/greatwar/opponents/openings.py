"""Openings: known first moves of a side, from `openings.toml`.

An opening is for a published set-up and its rules without options: it holds while the turn in progress began with just
these units, and says the marches of each power of the side, one for each way. Units that it does not name stay.
"""

import tomllib
from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.notation.orders import parse_order
from greatwar.orders import Move, Order
from greatwar.rules.catalog import RULESETS
from greatwar.rules.opening import opening
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.messages import Message
from greatwar.text.say import plan

MONEY = ("treasury", "bid")
"""What a custom ruleset may change without making another war of the first moves."""


class Opening(Struct, frozen=True):
    """The first movement of a side, in the notation."""

    rules: str
    """The ruleset for whose set-up it is."""
    aim: str
    """What it is for: one of `AIMS`, or words that follow "Known opening:"."""
    orders: dict[Power, tuple[str, ...]]

    @property
    def line(self) -> Message:
        """What it is for, as its players tell it."""
        known = AIMS.get(self.aim)
        return plan.opening(aim=self.aim) if known is None else known()

    def marches(self, power: Power) -> list[Move]:
        """The moves of a power."""
        return list(_marches(self.orders.get(power, ())))

    def suits(self, rules: Ruleset, table: Table) -> bool:
        """Whether the movement in progress begins with the set-up that it is for, and by the same rules."""
        return (
            rules.base == self.rules
            and not rules.chosen
            and (rules.custom is None or all(change.section in MONEY for change in rules.custom.house))
            and table.round == 1
            and table.turn == rules.rounds.turns[0]
            and table.dawn.units == opening(RULESETS[self.rules]).units
        )

    def left(self, table: Table, power: Power) -> list[Order]:
        """What a power has still to do of it."""
        return [march for march in map(partial(_undone, table, power), self.marches(power)) if march.units]


AIMS: dict[str, Callable[[], Message]] = {"belgium": plan.opening_belgium}
"""The aims of the openings in `openings.toml`, which are told in every language."""

Book = tuple[Opening, ...]
"""Openings, the best of a ruleset first."""


@cache
def the_book() -> Book:
    """The openings that officers and generals know."""
    tree = tomllib.loads(files(__package__).joinpath("openings.toml").read_text("utf-8"))
    return msgspec.convert(tree.get("opening", []), Book)


def suited(book: Book, rules: Ruleset, table: Table, power: Power) -> Opening | None:
    """The opening by which a power moves now, if there is one."""
    return next((some for some in book if power in some.orders and some.suits(rules, table)), None)


@cache
def _marches(lines: tuple[str, ...]) -> tuple[Move, ...]:
    orders = [parse_order(line) for line in lines]
    assert all(isinstance(order, Move) for order in orders), "an opening is made of moves"
    return tuple(order for order in orders if isinstance(order, Move))


def _undone(table: Table, power: Power, march: Move) -> Move:
    """A march with those of its units that have not come all the way."""
    force = table.force(march.route[-1], power)
    missing = []
    for item in march.units:
        come = sum(n for piece, n in force.items() if piece.kind == item.kind and piece.route == march.route)
        if come < item.number:
            missing.append(replace(item, number=item.number - come))
    return Move(tuple(missing), march.route)
