"""Rulesets: frozen records of numbers and steps. A variant replaces what differs; nobody asks which one it is."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct

from greatwar.board import Power, Side, Space
from greatwar.frames import Frame
from greatwar.kernel import Line, Step, Tell
from greatwar.orders import Order
from greatwar.pieces import Kind
from greatwar.problems import Problem
from greatwar.table import Table


class Setup(Struct, frozen=True):
    """The set-up charts: units by power and space, and the treasuries."""

    units: dict[Power, dict[Space, dict[Kind, int]]]
    treasury: dict[Power, int]


class Option(Struct, frozen=True):
    """A switch of a ruleset: a name, a sentence, its values, and what it makes of the ruleset."""

    name: str
    sentence: str
    values: tuple[object, ...]
    default: object
    apply: Callable[["Ruleset", Any], "Ruleset"]


class Offer(Struct, frozen=True):
    """Something that may be done at any time, beside whatever is asked; it never blocks."""

    order: type[Order]
    legal: Callable[["Ruleset", Table], list[Line]]
    check: Callable[["Ruleset", Table, Power], list[Problem]]
    take: Callable[["Ruleset", Table, Power, Tell], Table]


class VictoryTest(Struct, frozen=True):
    """A test made at the end of a power's turn: a side wins that holds enough of these capitals."""

    after: Power
    winner: Side
    needs_one_of: frozenset[Space]
    capitals: int
    rule: str


class Ruleset(Struct, frozen=True):
    """A complete set of rules."""

    name: str
    title: str
    revision: int
    setup: Setup
    steps: Mapping[type[Frame], Step[Any]]
    options: tuple[Option, ...]
    offers: tuple[Offer, ...]
    cost: dict[Kind, int]
    attack: dict[Kind, int]
    defence: dict[Kind, int]
    supported_attack: int
    air_supremacy_bonus: int
    broadside: dict[Kind, int]
    """What a ship hits on, attacking and defending."""
    bombardment: int
    coastal_fire: int
    reach: dict[Kind, int]
    """How many spaces a unit moves in a turn."""
    tanks_from_round: int
    neutral_powers: frozenset[Power]
    entry_turn: dict[Power, int]
    """The own turn with whose beginning a neutral power enters the war."""
    raiders: Power
    raid_hits: int
    raid_victims: tuple[Power, ...]
    victory_tests: tuple[VictoryTest, ...]
    duties: tuple[Callable[["Ruleset", Table], list[Problem]], ...]
    """What must have been done by the end of a movement phase, beyond the general rules."""
    mobilization_places: dict[Power, tuple[Space, ...]]
    """Where a power may place land units and fighters besides its capital."""
    revolution: bool = False
    chosen: dict[str, object] = {}
    """The options that this ruleset was made with, where they differ from the default."""
