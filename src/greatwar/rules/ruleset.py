"""Rulesets: frozen records of numbers and steps. A variant replaces what differs."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import TERRITORIES, Power, Space
from greatwar.frames import Frame
from greatwar.kernel import Line, Step, Tell
from greatwar.orders import Order
from greatwar.pieces import ARMY_KINDS, LAND_UNITS, Kind
from greatwar.problems import Problem
from greatwar.rules.chapters import (
    AS_PRINTED,
    BoardRules,
    CollapseRules,
    EconomyRules,
    EntryRules,
    LandBattleRules,
    MineRules,
    MinorPowerRules,
    MovementRules,
    RailwayRules,
    RevolutionRules,
    RoundRules,
    SeaBattleRules,
    SubmarineWarfareRules,
    UnitRules,
    VictoryRules,
)
from greatwar.table import Table
from greatwar.text.messages import Message

INFANTRY: frozenset[Kind] = frozenset({"infantry"})


class Setup(Struct, frozen=True):
    """The set-up charts: units by power and space, the treasuries, battleships under construction, and bids.

    `bids` are units that powers place themselves in their first mobilize phase.
    """

    units: dict[Power, dict[Space, dict[Kind, int]]]
    treasury: dict[Power, int]
    hulls: tuple[Space, ...] = ()
    bids: dict[Power, dict[Kind, int]] = {}


class Exclusion(Struct, frozen=True):
    """Another option that an option cannot stand beside, with the message that says why."""

    option: str
    values: tuple[object, ...]
    """The values of the other option that exclude; it has its default where it is not chosen."""
    message: Message
    own: tuple[object, ...] = ()
    """The values of the option itself that are excluded; none named: all but its default."""


class Option(Struct, frozen=True):
    """A switch of a ruleset: a name, a title, a sentence, its values, and what it makes of the ruleset.

    `apply` with the default leaves a ruleset that offers the option as it is. An option that several rulesets offer
    is written once, in `rules.options`; where its default is another, `replace(OPTION, default=…)` offers it.
    """

    name: str
    title: Message
    sentence: Message
    values: tuple[object, ...] | range
    """What can be chosen: words, truths, or a range of whole numbers."""
    default: object
    apply: Callable[["Ruleset", Any], "Ruleset"]
    exclusions: tuple[Exclusion, ...] = ()
    names: tuple[Message, ...] = ()
    """What the values mean, where they are words."""
    ruling: str = ""
    """The ruling on which the option rests."""


class SetupChanges(Struct, frozen=True):
    """What a custom ruleset takes from a set-up and puts into it; a treasury named is the new one."""

    remove: dict[Space, dict[Power, dict[Kind, int]]] = {}
    add: dict[Space, dict[Power, dict[Kind, int]]] = {}
    treasury: dict[Power, int] = {}


class Change(Struct, frozen=True):
    """One change that a custom ruleset makes: `units.tank.cost = 5`."""

    section: str
    member: str
    key: str
    value: Any

    @property
    def place(self) -> str:
        """The change as a path, as a complaint names it."""
        return ".".join(part for part in (self.section, self.member, self.key) if part)

    @property
    def written(self) -> str:
        """The change as a file writes it, the table first: `[units.tank] cost`."""
        *table, key = self.place.split(".")
        return f"[{'.'.join(table)}] {key}"


class Custom(Struct, frozen=True):
    """Where a custom ruleset comes from: the ruleset that it is made of, and what it changes in it."""

    base: str
    changes: SetupChanges = SetupChanges()
    house: tuple[Change, ...] = ()


class Offer(Struct, frozen=True):
    """Something that may be done at any time, beside whatever is asked; it never blocks."""

    order: type[Order]
    legal: Callable[["Ruleset", Table], list[Line]]
    check: Callable[["Ruleset", Table, Power], list[Problem]]
    take: Callable[["Ruleset", Table, Power, Tell], Table]


CHAPTERS: dict[str, type[Struct]] = {
    "board": BoardRules,
    "units": UnitRules,
    "rounds": RoundRules,
    "entry": EntryRules,
    "minors": MinorPowerRules,
    "movement": MovementRules,
    "railways": RailwayRules,
    "mines": MineRules,
    "land_battle": LandBattleRules,
    "sea_battle": SeaBattleRules,
    "economy": EconomyRules,
    "submarine_warfare": SubmarineWarfareRules,
    "collapse": CollapseRules,
    "victory": VictoryRules,
    "revolution": RevolutionRules,
}
"""The chapters of a ruleset, by the names of its fields."""


class Ruleset(Struct, frozen=True, kw_only=True):
    """A complete set of rules."""

    name: str
    title: Message
    revision: int
    setup: Setup
    steps: Mapping[type[Frame], Step[Any]]
    options: tuple[Option, ...]
    offers: tuple[Offer, ...]
    board: BoardRules = AS_PRINTED
    units: UnitRules
    rounds: RoundRules = RoundRules()
    entry: EntryRules
    minors: MinorPowerRules
    movement: MovementRules
    railways: RailwayRules = RailwayRules()
    mines: MineRules
    land_battle: LandBattleRules
    sea_battle: SeaBattleRules = SeaBattleRules()
    casualty_arbiter: Callable[[Table, Space, Power], Power]
    """Who chooses the losses of several powers, one of which is named, if they cannot agree."""
    economy: EconomyRules
    submarine_warfare: SubmarineWarfareRules
    collapse: CollapseRules = CollapseRules()
    victory: VictoryRules
    revolution: RevolutionRules = RevolutionRules()
    custom: Custom | None = None
    chosen: dict[str, object] = {}
    """The options that this ruleset was made with, where they differ from the default."""

    def but(self, chapter: str, **changes: Any) -> "Ruleset":
        """The ruleset with some numbers of one chapter replaced: `rules.but("movement", base_range_bonus=1)`."""
        return replace(self, **{chapter: replace(getattr(self, chapter), **changes)})

    @property
    def base(self) -> str:
        """The name of the published ruleset that it is, or of which it was made."""
        return self.name if self.custom is None else self.custom.base

    @property
    def marchers(self) -> frozenset[Kind]:
        """The land units that contested land holds back at sea too, and that need infantry by land (C-112)."""
        return frozenset(LAND_UNITS) if self.units.land_units_fixed else self.units.land_units

    @property
    def captors(self) -> frozenset[Kind]:
        """The land units that count where captors cannot agree who controls (C-112)."""
        return frozenset(ARMY_KINDS) if self.units.land_units_fixed else self.units.land_units

    @property
    def company(self) -> frozenset[Kind]:
        """The kinds of which every army needs one: infantry, or, without that rule, whatever can stand alone."""
        return INFANTRY if self.movement.infantry_required else self.units.land_units

    def idle(self, neutral: frozenset[Power]) -> frozenset[Power]:
        """The neutral powers that take no turns."""
        return frozenset() if self.entry.neutrals_take_turns else neutral

    def earnings(self, table: Table, power: Power) -> int:
        """What a power would collect now: its income, if it has a capital and an economy (RB-INC-02, C-97).

        A neutral power collects it only where the ruleset says so.
        """
        if not table.earns(power) or (power in table.neutral and power not in self.entry.earning):
            return 0
        return self.economy.income(self, table, power)

    def joined_lands(self, table: Table) -> dict[Space, Power]:
        """The lands of mobilized minor powers that count as original territories, each with their patron."""
        if not self.minors.join_for_good:
            return {}
        return {
            name: patron
            for name, land in TERRITORIES.items()
            if (land.of or name) in table.mobilized and (patron := self.board.patron(name)) is not None
        }

    def army_raised(self, territory: Space, patron: Power | None) -> dict[Kind, int]:
        """The army that a minor power raises when it mobilizes for its patron, or for nobody."""
        raised = self.minors.neutral_army if patron is None else self.minors.aligned_army
        return {kind: number for kind, number in raised(self.board.ipc[territory]).items() if number > 0}
