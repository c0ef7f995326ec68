"""The chapters of a ruleset: records of numbers and small functions."""

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct, field

from greatwar.board import POWERS, TERRITORIES, Power, Side, Space
from greatwar.frames import AnyFrame, PhaseFrame, Purchase
from greatwar.kernel import Tell
from greatwar.pieces import Kind
from greatwar.problems import Problem
from greatwar.rules.passages import PRINTED_PASSAGES, PassageName, Policy
from greatwar.rules.trade import Morocco, Trade, holdings, trade_partners
from greatwar.table import Table, Turn

if TYPE_CHECKING:
    from greatwar.rules.ruleset import Ruleset

Purchases = dict[Kind, int]
"""New units by kind."""


Silence = Literal["none", "offloaded", "all"]
"""Which attackers do not fire in an assault: none, those that have landed this turn, or all."""
Rounds = int | Literal["all"]
"""A number of rounds, or all that it takes."""
ContestedExit = Literal["ownOrOwnUnits", "firstPrinting", "free"]
"""Where units may go from contested land: see `MovementRules.contested_exit`."""
Obligation = Literal["attack-serbia", "all-to-serbia", "all-to-belgium"]
"""What a power must do in round 1."""
Limit = int | Literal["none", "ipc"]
"""How many units have room: any number, as many as the territory is worth, or so many."""
Refund = Literal["ships", "all", "none"]
"""Which units are paid back that cannot be placed."""
Spoils = Literal["taken", "lost", "kept"]
"""What becomes of the treasury of a captured capital: the captor's, the bank's, or still its owner's."""
Decision = Literal["none", "points", "income"]
"""What decides a war that no one has won by its last round."""
CollapseKind = Literal["none", "tournament", "second-edition"]
"""How powers collapse: never, in their own turns by thresholds, or at the end of a round by half of their homeland."""


class BoardRules(Struct, frozen=True):
    """The board as it is played: the value of territories, their first controllers, and where minor powers lean."""

    ipc: dict[Space, int]
    """What each territory is worth."""
    control: dict[Space, Power]
    """The power that controls a territory when the game begins; nobody controls one that is not named."""
    aligned: dict[Space, Power]
    """The major power with which a minor power is aligned; one that is not named is aligned with nobody."""

    def patron(self, territory: Space) -> Power | None:
        """The major power with which a minor power, or the minor power that a colony belongs to, is aligned."""
        return self.aligned.get(TERRITORIES[territory].of or territory)

    def minors_of(self, power: Power) -> frozenset[Space]:
        """The minor powers that are aligned with a power."""
        return frozenset([minor for minor, patron in self.aligned.items() if patron == power])

    def income(self, table: Table, power: Power) -> int:
        """A power's national production level: the value of the territories that it controls."""
        return sum(
            [
                self.ipc[territory]
                for territory, controller in table.control.items()
                if controller == power
                and not table.is_contested(territory)
                and not table.is_shared(territory)
            ]
        )


AS_PRINTED = BoardRules(
    ipc={name: land.ipc for name, land in TERRITORIES.items()},
    control={name: land.owner for name, land in TERRITORIES.items() if land.owner is not None},
    aligned={name: land.aligned for name, land in TERRITORIES.items() if land.aligned is not None},
)
"""The board as it is printed."""


class UnitRules(Struct, frozen=True):
    """The units: what they cost, how they fight, how far they move, and from when on they are built."""

    cost: dict[Kind, int]
    attack: dict[Kind, int]
    """What an attacking unit hits on, ships too; one with 0 does not fire, and transports have no number."""
    defence: dict[Kind, int]
    """What a defending unit hits on."""
    reach: dict[Kind, int]
    """How many spaces a unit moves in a turn."""
    land_units: frozenset[Kind]
    """The units that march; fighters that do not march fly."""
    available: dict[Kind, dict[Power, int]]
    """The round from which on a power may buy a unit; a power that is not named never may, a kind not named is free."""
    battleship_hits: int = 2
    """How many hits sink a battleship."""
    transport_capacity: int = 2
    """How many units a transport carries."""
    repair_cost: int = 0
    """What the repair of a damaged battleship costs, in IPCs."""
    land_units_fixed: bool = False
    """Whether fighters are left out of, or counted in, the same rules about land units in every ruleset (C-112)."""

    def may_buy(self, kind: Kind, power: Power, number: int) -> bool:
        """Whether a power may buy a unit in a round of this number."""
        rounds = self.available.get(kind)
        return rounds is None or number >= rounds.get(power, number + 1)


class RoundRules(Struct, frozen=True):
    """A round: whose turns it has, and what happens by itself when a game, a turn or a phase begins or ends."""

    turns: tuple[Turn, ...] = POWERS
    """The turns of a round: of one power each, or of whole sides."""
    opening: AnyFrame = Purchase()
    """What a game begins with."""
    phase_begins: Mapping[type[PhaseFrame], Callable[["Ruleset", Table, Tell], Table]] = {}
    """What happens when a phase begins."""
    turn_begins: tuple[Callable[["Ruleset", Table, Power, Tell], Table], ...] = ()
    """What is tested when a power's turn begins."""
    turn_ends: tuple[Callable[["Ruleset", Table, Power, Tell], Table], ...] = ()
    """What is tested when a power's turn ends, before victory."""
    calendar: Callable[[int], str] | None = None
    """The date that a round stands for."""


class EntryRules(Struct, frozen=True):
    """How neutral powers enter the war, and whether they take turns before."""

    neutral_powers: frozenset[Power]
    neutrals_take_turns: bool = True
    turn: dict[Power, int] = {}
    """The own turn with whose beginning a neutral power enters the war."""
    timeline: dict[str, int] = {}
    """The round of entry of neutral powers, major and minor, where a round begins with it."""
    dice: frozenset[str] = frozenset()
    """The neutral powers, major and minor, that enter by dice around their round; others enter just in it."""
    earning: frozenset[Power] = frozenset(POWERS)
    """The powers that collect their income while they are neutral."""
    leaning_land_closed: bool = False
    """Whether a neutral power that leans to a side, its colonies too, is closed to that side (C-110)."""


class MinorPowerRules(Struct, frozen=True, kw_only=True):
    """The minor powers: which of them mobilize, when, with what army and for whom."""

    mobilizing: frozenset[Space] = frozenset(name for name, land in TERRITORIES.items() if land.is_minor)
    """The territories that raise an army when they are entered for the first time."""
    aligned_army: Callable[[int], dict[Kind, int]]
    """The army that an aligned minor power raises when it mobilizes, by the value of its territory."""
    neutral_army: Callable[[int], dict[Kind, int]]
    """The army that a minor power raises which is aligned with nobody in the war, by the value of its territory."""
    mobilized_by_entry: Callable[["Ruleset", Table, Iterable[Space]], tuple[Space, ...]]
    """Which minor powers mobilize when these territories are entered."""
    joining: Callable[["Ruleset", Table, Space, Power, Tell], Table]
    """What becomes of a minor power that mobilizes for a major one."""
    garrisons: bool = False
    """Whether the armies of aligned minor powers stand on the board before these are in the war."""
    join_for_good: bool = False
    """Whether the lands of a mobilized aligned minor power count as its patron's original territories."""


class MovementRules(Struct, frozen=True):
    """Movement: what an army needs, which ways are open, what ships do for friends, and the duties of a turn."""

    infantry_required: bool = True
    """Whether every army must have an infantry."""
    contested_exit: ContestedExit = "ownOrOwnUnits"
    """Where units may go from contested land: to land of their power or with its units, as first printed to land of
    their power or other contested land with its units (C-35), or anywhere."""
    passages: dict[PassageName, Policy] = field(default_factory=PRINTED_PASSAGES.copy)
    """To whom the canal and the straits are open."""
    base_range_bonus: int = 0
    """How much farther a ship sails that began the turn at a naval base of its side."""
    neutral_ports_closed: bool = False
    """Whether a neutral power's ships may not enter the zones of belligerents' naval bases (C-44)."""
    escorts_shared: bool = False
    """Whether a warship of any power that moves may escort a transport, or only an own one."""
    foreign_cargo_lands_at_once: bool = False
    """Whether units may load, sail and land aboard a friend's transport in one turn."""
    obligations: dict[Power, Obligation] = {}
    """What powers must have done by the end of their movement phase of round 1."""
    landings_named: bool = True
    """Whether an answer about one of several landings in a territory must name its zone (C-115)."""


class RailwayRules(Struct, frozen=True):
    """Railways: how many rail moves a power has in a turn, what a line carries, and from which round on."""

    lines: int = 0
    """How many rail moves a power may make in a turn; 0: there are no railways."""
    capacity: int | Literal["ipc"] = "ipc"
    """How many units go in one rail move: the lowest value of a territory on their way, or so many."""
    first_round: int = 2


class MineRules(Struct, frozen=True):
    """Minefields: what they hit, whom they spare, and whether they stop ships."""

    hits_on: int = 1
    """The highest die with which a mine hits a ship; 0: there are no mines."""
    on: Literal["entering", "leaving", "both"] = "entering"
    """Whether a ship has to fear the minefields that it enters, those that it leaves, or both."""
    battleship: Literal["damaged", "sunk"] = "damaged"
    """What a mine makes of an undamaged battleship; any other ship is sunk."""
    late_cargo: Literal["returned", "lost"] = "returned"
    """What becomes of cargo that was loaded after the mine was met; other cargo is lost with its transport."""
    stop: bool = False
    """Whether ships must end their movement on entering an active enemy minefield."""
    exempt: tuple[Power, ...] = ()
    """The powers whose ships no mine hits or stops."""
    exempt_units: tuple[Kind, ...] = ()
    """The ships that no mine hits or stops."""

    def threaten(self, power: Power) -> bool:
        """Whether active enemy minefields mean anything to a power."""
        return self.hits_on > 0 and power not in self.exempt


class LandBattleRules(Struct, frozen=True):
    """A land battle: its rounds, artillery support, the air battle, tanks, and what is different where units land.

    What is said of an assault holds in its first round.
    """

    support_bonus: int
    """What the support of artillery adds to the attack of an infantry or tank."""
    air_supremacy_bonus: int
    bombardment: int
    coastal_fire: int
    air_battle_to_the_end: bool = True
    """Whether fighters fight until one side has none left, or one round."""
    silent_attackers: Silence = "none"
    """Which attacking units do not fire in an assault."""
    rounds: Rounds = 1
    """How many rounds the attacker fights in a row in one battle; all: until a side has no units left."""
    bombardment_time: Literal["with_fire", "first"] = "with_fire"
    """Whether battleships bombard in the round of fire, or before it, so that what they hit does not fire."""
    tanks: Literal["absorb", "never", "except_landings"] = "absorb"
    """Whether each attacking tank cancels a hit in a round: always, never, or not in an assault."""
    contested_landings: Literal["optional", "none"] = "optional"
    """Whether there may be combat in contested land in the turn in which units land there."""


class SeaBattleRules(Struct, frozen=True):
    """A sea battle: its rounds, retreats, and when submarines submerge."""

    rounds: Literal["one", "press", "all"] = "press"
    """One round of fire, as many as the attacker presses for, or all until a side has no ships left in the battle."""
    retreat: Literal["none", "attacker", "both"] = "none"
    """Nobody retreats; the attacker may, instead of breaking off; or after the battle defenders may, and attackers must
    where warships stay."""
    submerge: Literal["with_fire", "before_fire"] = "with_fire"
    """Whether submarines submerge instead of firing and still in danger, or before anybody fires."""
    retreat_closes_zone: bool = False
    """Whether nobody fights any more in a zone to which attackers have retreated, or only these do not (C-114)."""

    @property
    def several_rounds(self) -> bool:
        """Whether there can be a second round."""
        return self.rounds != "one"

    @property
    def submerges_first(self) -> bool:
        """Whether submarines submerge before anybody fires, or instead of firing and still in danger."""
        return self.submerge == "before_fire"

    @property
    def attacker_may_retreat(self) -> bool:
        """Whether the attacker may leave, where it could press or break off."""
        return self.retreat == "attacker"

    @property
    def one_side_leaves(self) -> bool:
        """Whether defenders may retreat when the battle is over, and drive the attackers off if they stay."""
        return self.retreat == "both"


class EconomyRules(Struct, frozen=True, kw_only=True):
    """Money and new units: what limits a purchase, where units are placed, and what a power collects."""

    purchase_limits: tuple[Callable[["Ruleset", Table, Power, Purchases], list[Problem]], ...] = ()
    """What limits a purchase besides its price."""
    industry: dict[Power, int] = {}
    """The industrial complexes of a power, where they limit what it can buy."""
    mobilization_places: dict[Power, tuple[Space, ...]]
    """Where a power may place land units and fighters besides its capital."""
    regions: bool = False
    """Whether infantry may be placed in the regional territories of its power."""
    mobilize_contested: bool = True
    """Whether units may be placed in contested land, or only in land that their power controls itself."""
    capital_limit: Limit = "none"
    """How many units a power may place in its capital in a turn."""
    region_limit: Limit = "none"
    """How many units it may place in a regional territory."""
    place_limit: Limit = "none"
    """How many units it may place in another place, such as India."""
    place_industry: int = 2
    """The industrial complexes of such a place, which limit what is placed there as they limit purchases."""
    hulls: bool = False
    """Whether a new battleship is laid down in a territory and goes to sea a round later."""
    refund: Refund = "ships"
    """Which units are paid back that cannot be placed."""
    trade: Trade = "none"
    """With which neutral powers a power trades, for an IPC each."""
    basis: Literal["ipc", "flat"] = "ipc"
    """Whether a territory yields its value, or one IPC."""
    captured_treasury: Spoils = "taken"
    """What becomes of the treasury and the purchase of a power whose capital is captured."""
    morocco: Morocco = "until-contested"
    """How long Spanish Morocco trades as a part of Spain (C-113)."""

    def income(self, rules: "Ruleset", table: Table, power: Power) -> int:
        """What a power collects whose capital is not lost."""
        board = rules.board
        produced = board.income(table, power) if self.basis == "ipc" else holdings(table, power)
        if self.trade == "none":
            return produced
        return produced + trade_partners(table, power, self.trade, board.aligned, self.morocco)


class SubmarineWarfareRules(Struct, frozen=True):
    """Unrestricted submarine warfare: who wages it against whom, what hits, and what a hit costs."""

    raiders: Power
    hits: int
    victims: tuple[Power, ...]
    toll: Literal["one", "die"] = "one"
    """What a hit costs: one IPC (RB-USW-02), or as many as the die shows (TR-USW-01)."""
    allowed: bool = True
    """Whether the raiders may declare it."""

    def cost(self, die: int) -> int:
        """What a raid with this die costs its victim, in IPCs."""
        if die > self.hits:
            return 0
        return 1 if self.toll == "one" else die


class Thresholds(NamedTuple):
    """The value of homeland territories in enemy hands at which a power collapses."""

    economic: int
    political: int


class CollapseRules(Struct, frozen=True):
    """The collapse of powers that have lost too much of their homeland."""

    kind: CollapseKind = "none"
    """How and when powers collapse."""
    thresholds: dict[Power, Thresholds] = {}
    """From which losses in its homeland a power's economy collapses and it surrenders, where it is not half of it."""
    counts_contested: bool = False
    """Whether contested homeland counts for a collapse, besides what an enemy controls."""
    land_impassable: bool = False
    """Whether nobody may enter the land that a power still held when it collapsed."""
    wins: int = 0
    """How many collapsed powers of a side lose the war for it; 0: that alone loses no war."""


class VictoryTest(Struct, frozen=True):
    """A test made at the end of a turn: a side wins that holds enough of these capitals."""

    after: Turn
    winner: Side
    needs_one_of: frozenset[Space]
    capitals: int
    rule: str


class VictoryRules(Struct, frozen=True):
    """The end of the war: by capitals, by the clock, by points or by income."""

    tests: tuple[VictoryTest, ...] = ()
    war_ends: dict[int, int] = {}
    """The rounds at whose end the war may end for good, each with the highest die that ends it; 6 needs no die."""
    last_round: int = 0
    """The round at whose end the war is decided in any case; 0: none, or the one that is announced."""
    count: Decision = "none"
    """What decides then: points, or the incomes of the sides."""
    tie: Side | Literal["draw"] = "draw"
    """How a war ends that is even then."""


class RevolutionRules(Struct, frozen=True):
    """The Russian Revolution: whether it can break out, from which round on, and after which losses."""

    possible: bool = False
    from_round: int = 4
    departed_vote: bool = False
    """Whether Central Powers that have left the war are asked about the armistice too."""
    neighbours: int = 3
    """How many original territories beside Moscow the Central Powers must have captured."""


BY_THE_CLOCK: Side = "allies"
"""Who wins a war that has lasted too long (SE-VICT-04, 06)."""
