"""Rulesets: frozen records of numbers and steps. A variant replaces what differs; nobody asks which one it is."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from msgspec import Struct

from greatwar.board import POWERS, TERRITORIES, Power, Side, Space
from greatwar.frames import AnyFrame, Frame, PhaseFrame, Purchase
from greatwar.kernel import Line, Step, Tell
from greatwar.orders import Order
from greatwar.pieces import ARMY_KINDS, LAND_UNITS, Kind, Piece
from greatwar.problems import Problem
from greatwar.table import Table, Turn, patron

if TYPE_CHECKING:
    from greatwar.rules.outlook import Outlook

Purchases = dict[Kind, int]
"""New units by kind."""


INFANTRY: frozenset[Kind] = frozenset({"infantry"})


class Setup(Struct, frozen=True):
    """The set-up charts: units by power and space, the treasuries, and battleships under construction."""

    units: dict[Power, dict[Space, dict[Kind, int]]]
    treasury: dict[Power, int]
    hulls: tuple[Space, ...] = ()


Silence = Literal["none", "offloaded", "all"]
"""Which attackers do not fire in an assault: none, those that have landed this turn, or all."""


class Exclusion(Struct, frozen=True):
    """Another option that an option cannot stand beside, with the sentence that says why."""

    option: str
    values: tuple[object, ...]
    """The values of the other option that exclude; it has its default where it is not chosen."""
    sentence: str
    own: tuple[object, ...] = ()
    """The values of the option itself that are excluded; none named: all but its default."""


class Option(Struct, frozen=True):
    """A switch of a ruleset: a name, a sentence, its values, and what it makes of the ruleset.

    `apply` with the default leaves a ruleset that offers the option as it is. An option that several rulesets offer
    is written once, in `rules.options`; where its default is another, `replace(OPTION, default=…)` offers it.
    """

    name: str
    sentence: str
    values: tuple[object, ...] | range
    """What can be chosen: words, truths, or a range of whole numbers."""
    default: object
    apply: Callable[["Ruleset", Any], "Ruleset"]
    exclusions: tuple[Exclusion, ...] = ()


class SetupChanges(Struct, frozen=True):
    """What a custom ruleset takes from a set-up and puts into it; a treasury named is the new one."""

    remove: dict[Space, dict[Power, dict[Kind, int]]] = {}
    add: dict[Space, dict[Power, dict[Kind, int]]] = {}
    treasury: dict[Power, int] = {}


class Custom(Struct, frozen=True):
    """Where a custom ruleset comes from: the ruleset that it is made of, and what it changes in the set-up."""

    base: str
    changes: SetupChanges


class Mines(Struct, frozen=True):
    """What minefields do: whose fields a ship has to fear after its voyage, and what becomes of one that is hit."""

    crossed: Callable[[Piece], tuple[Space, ...]]
    strike: Callable[[Table, Power, Space, Piece, Space, Tell], Table]


class Offer(Struct, frozen=True):
    """Something that may be done at any time, beside whatever is asked; it never blocks."""

    order: type[Order]
    legal: Callable[["Ruleset", Table], list[Line]]
    check: Callable[["Ruleset", Table, Power], list[Problem]]
    take: Callable[["Ruleset", Table, Power, Tell], Table]


class Thresholds(NamedTuple):
    """The value of homeland territories in enemy hands at which a power collapses."""

    economic: int
    political: int


def one_ipc(die: int) -> int:
    """RB-USW-02: every hit costs an IPC."""
    return 1


class VictoryTest(Struct, frozen=True):
    """A test made at the end of a turn: a side wins that holds enough of these capitals."""

    after: Turn
    winner: Side
    needs_one_of: frozenset[Space]
    capitals: int
    rule: str

    @property
    def sentence(self) -> str:
        """The test in words."""
        needed = " or ".join(sorted(self.needs_one_of))
        return f"{self.winner}: {self.capitals} enemy capitals, {needed} among them, when {self.after}'s turn ends"


BY_THE_CLOCK: Side = "allies"
"""Who wins a war that has lasted too long (SE-VICT-04, 06)."""


class Ruleset(Struct, frozen=True, kw_only=True):
    """A complete set of rules."""

    name: str
    title: str
    revision: int
    setup: Setup
    steps: Mapping[type[Frame], Step[Any]]
    options: tuple[Option, ...]
    offers: tuple[Offer, ...]
    mines: Mines
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
    land_units: frozenset[Kind]
    """The units that march; fighters that do not march fly."""
    tanks_from: dict[Power, int]
    """The round from which on a power may buy tanks; a power that is not named never may."""
    neutral_powers: frozenset[Power]
    entry_turn: dict[Power, int]
    """The own turn with whose beginning a neutral power enters the war."""
    raiders: Power
    raid_hits: int
    raid_victims: tuple[Power, ...]
    victory_tests: tuple[VictoryTest, ...]
    duties: tuple[Callable[["Ruleset", Table, Power], list[Problem]], ...]
    """What a power must have done by the end of its movement phase, beyond the general rules."""
    dutiful_orders: Callable[["Ruleset", Table, Power], list[Order]] | None = None
    """Orders that do a power's duties, where one who gives any order would hardly ever do them all."""
    mobilization_places: dict[Power, tuple[Space, ...]]
    """Where a power may place land units and fighters besides its capital."""
    aligned_army: Callable[[Space], dict[Kind, int]]
    """The army that an aligned minor power raises when it mobilizes."""
    neutral_army: Callable[[Space], dict[Kind, int]]
    """The army that a minor power raises which is aligned with nobody in the war."""
    infantry_required: bool = True
    """Whether every army must have an infantry."""
    turns: tuple[Turn, ...] = POWERS
    """The turns of a round: of one power each, or of whole sides."""
    beginnings: Mapping[type[PhaseFrame], Callable[["Ruleset", Table, Tell], Table]] = {}
    """What happens when a phase begins."""
    purchase_limits: tuple[Callable[["Ruleset", Table, Power, Purchases], list[Problem]], ...] = ()
    """What limits a purchase besides its price."""
    air_battle_to_the_end: bool = True
    """Whether fighters fight until one side has none left, or one round."""
    silent_attackers: Silence = "none"
    """Which attacking units do not fire in an assault."""
    casualty_arbiter: Callable[[Table, Space, Power], Power]
    """Who chooses the losses of several powers, one of which is named, if they cannot agree."""
    income: Callable[[Table, Power], int]
    """What a power collects whose capital is not lost."""
    refunds_land_units: bool = False
    """Whether land units that cannot be placed are paid back; ships always are."""
    mobilizing: frozenset[Space] = frozenset(name for name, land in TERRITORIES.items() if land.is_minor)
    """The territories that raise an army when they are entered for the first time."""
    mobilized_by_entry: Callable[["Ruleset", Table, Iterable[Space]], tuple[Space, ...]]
    """Which minor powers mobilize when these territories are entered."""
    garrisons: bool = False
    """Whether the armies of aligned minor powers stand on the board before these are in the war."""
    industry: dict[Power, int] = {}
    """The industrial complexes in each capital, where they limit what can be bought."""
    timeline: dict[str, int] = {}
    """The round of entry of neutral powers, major and minor, where a round begins with it."""
    entry_dice: bool = False
    """Whether neutral powers enter by dice around their round, or just in it."""
    joining: Callable[["Ruleset", Table, Space, Power, Tell], Table]
    """What becomes of a minor power that mobilizes for a major one."""
    war_ends: dict[int, int] = {}
    """The rounds at whose end the war may end for good, each with the highest die that ends it; 6 needs no die."""
    short_game: int = 0
    """The round at whose end the incomes of the sides are compared, or 0."""
    collapsed_land_impassable: bool = False
    """Whether nobody may enter the land that a power still held when it collapsed."""
    collapse_counts_contested: bool = False
    """Whether contested homeland counts for a collapse, besides what an enemy controls."""
    escorts_shared: bool = False
    """Whether a warship of any power that moves may escort a transport, or only an own one."""
    foreign_cargo_lands_at_once: bool = False
    """Whether units may load, sail and land aboard a friend's transport in one turn."""
    collapse_meter: Callable[["Ruleset", Table, Power], tuple[int, int]] | None = None
    """How much of its homeland a power has lost, and with how much it collapses; nothing if it never does."""
    calendar: Callable[[int], str] | None = None
    """The date that a round stands for."""
    opening: AnyFrame = Purchase()
    """What a game begins with."""
    neutrals_take_turns: bool = True
    exit_to_own_units: bool = True
    """Whether units may leave contested land for friendly land that held units of their power (C-35)."""
    base_range_bonus: int = 0
    """How much farther a ship sails that began the turn at a naval base of its side."""
    mines_stop: bool = False
    """Whether ships must end their movement on entering an active enemy minefield."""
    neutral_ports_closed: bool = False
    """Whether a neutral power's ships may not enter the zones of belligerents' naval bases (C-44)."""
    raid_toll: Callable[[int], int] = one_ipc
    """What a raid costs that has hit with this die."""
    collapse_thresholds: dict[Power, Thresholds] = {}
    """From which losses in its homeland a power's economy collapses and it surrenders."""
    last_round: int = 0
    """The round after which points decide; 0: none, or the one that is announced."""
    tie: Side | Literal["draw"] = "draw"
    """How a war ends that is even on points."""
    dawns: tuple[Callable[["Ruleset", Table, Power, Tell], Table], ...] = ()
    """What is tested when a power's turn begins."""
    dusks: tuple[Callable[["Ruleset", Table, Power, Tell], Table], ...] = ()
    """What is tested when a power's turn ends, before victory."""
    points: Callable[[Table, Side], int] | None = None
    """How many points a side has, where they decide."""
    verdict: Callable[["Ruleset", Table, Tell], Table] | None = None
    """What decides a war at the end of a turn after which no side holds the capitals that it needs."""
    outlook: Callable[["Ruleset", Table, Power], "Outlook"] | None = None
    """What a power finds when it begins to move, where that is more than the rulebook's outlook."""
    revolution: bool = False
    revolution_from_round: int = 4
    custom: Custom | None = None
    minors_join_for_good: bool = False
    """Whether the lands of a mobilized aligned minor power count as its patron's original territories."""
    chosen: dict[str, object] = {}
    """The options that this ruleset was made with, where they differ from the default."""
    leaning_land_closed: bool = False
    """Whether a neutral power that leans to a side, its colonies too, is closed to that side (C-110)."""
    tanks_cancel_in_assaults: bool = True
    """Whether attacking tanks cancel hits in the round of an amphibious assault too (C-111)."""
    land_units_fixed: bool = False
    """Whether fighters are left out of, or counted in, the same rules about land units in every ruleset (C-112)."""
    retreat_closes_zone: bool = True
    """Whether nobody fights any more in a zone to which attackers have retreated, or only these do not (C-114)."""
    landings_named: bool = True
    """Whether an answer about one of several landings in a territory must name its zone (C-115)."""
    departed_vote: bool = False
    """Whether Central Powers that have left the war are asked about the armistice too."""

    @property
    def base(self) -> str:
        """The name of the published ruleset that it is, or of which it was made."""
        return self.name if self.custom is None else self.custom.base

    @property
    def marchers(self) -> frozenset[Kind]:
        """The land units that contested land holds back at sea too, and that need infantry by land (C-112)."""
        return frozenset(LAND_UNITS) if self.land_units_fixed else self.land_units

    @property
    def captors(self) -> frozenset[Kind]:
        """The land units that count where captors cannot agree who controls (C-112)."""
        return frozenset(ARMY_KINDS) if self.land_units_fixed else self.land_units

    @property
    def company(self) -> frozenset[Kind]:
        """The kinds of which every army needs one: infantry, or, without that rule, whatever can stand alone."""
        return INFANTRY if self.infantry_required else self.land_units

    def idle(self, neutral: frozenset[Power]) -> frozenset[Power]:
        """The neutral powers that take no turns."""
        return frozenset() if self.neutrals_take_turns else neutral

    def earnings(self, table: Table, power: Power) -> int:
        """What a power would collect now: its income, if it has a capital, an economy and turns (RB-INC-02, C-97)."""
        return self.income(table, power) if table.earns(power) and power not in table.idle else 0

    def joined_lands(self, table: Table) -> frozenset[Space]:
        """The lands that count as original territories of the patrons of mobilized minor powers."""
        if not self.minors_join_for_good:
            return frozenset()
        return frozenset(
            name
            for name in TERRITORIES
            if patron(name) is not None and (TERRITORIES[name].of or name) in table.mobilized
        )
