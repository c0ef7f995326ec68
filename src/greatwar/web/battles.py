"""Battles for the odds page: inquiries and answers over HTTP.

Forces are written in the notation of the game: `germany: 8 infantry, 4 artillery`, several powers apart by semicolons.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greatwar.odds import Aim
from greatwar.odds.terms import BattleKind
from greatwar.text.messages import Message
from greatwar.web.documents import OptionInfo, Value

UnitsText = Annotated[str, Meta(max_length=600)]
Kinds = Annotated[str, Meta(max_length=120)]
Attacks = Literal["always", "never", "pays"]
PressPolicy = Literal["always", "best"] | Annotated[int, Meta(ge=1, le=20)]
Dive = Literal["never", "always", "best"] | Annotated[int, Meta(ge=0, le=40)]
"""When submarines submerge; a number of them does in the first round, and none later."""
Fields = Annotated[int, Meta(ge=0, le=5)]
Worth = Annotated[float, Meta(ge=0, le=200)]


class Inquiry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who attacks whom by which rules; `lose` and `enemy_lose` name what is lost first, if not the customary order."""

    attackers: UnitsText
    defenders: UnitsText
    ruleset: Annotated[str, Meta(max_length=60)] = "rulebook"
    options: dict[str, Value] = {}
    lose: Kinds = ""
    enemy_lose: Kinds = ""


class LandInquiry(Inquiry, frozen=True, kw_only=True, tag="land"):
    """One attack on land; `landing` are units that come ashore in it, and battleships that support them."""

    landing: UnitsText = ""


class VoyageInquiry(Inquiry, frozen=True, kw_only=True, tag="voyage"):
    """A landing from its voyage on: loaded transports with their escort, minefields, an enemy fleet in the zone."""

    landing: UnitsText
    guard: UnitsText = ""
    mines: Fields = 0


class SeaInquiry(Inquiry, frozen=True, kw_only=True, tag="sea"):
    """A sea battle: how long it is pressed, who submerges, what it is fought for."""

    press: PressPolicy = "best"
    submerge: Dive | None = None
    enemy_submerge: Dive | None = None
    mines: Fields = 0
    zone: Worth = 0.0
    damage: Worth = 0.0
    staying: Annotated[float, Meta(ge=0, le=1)] = 0.0
    withdraw: bool = False
    way_back: bool = True


class MinesInquiry(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="mines"):
    """A fleet that sails through minefields and meets nobody."""

    fleet: UnitsText
    fields: Annotated[int, Meta(ge=1, le=5)] = 1
    ruleset: Annotated[str, Meta(max_length=60)] = "rulebook"
    options: dict[str, Value] = {}


class FrontInquiry(Inquiry, frozen=True, kw_only=True, tag="front"):
    """Some turns of each side in contested land, with what joins each side in every turn."""

    turns: Annotated[int, Meta(ge=1, le=8)] = 3
    reinforce: UnitsText = ""
    enemy_reinforce: UnitsText = ""
    attacks: Attacks = "pays"
    enemy_attacks: Attacks = "pays"


class OrdersInquiry(Inquiry, frozen=True, kw_only=True, tag="orders"):
    """In which order losses are best taken on land, by what they are to spare."""

    aim: Aim = "value"
    landing: UnitsText = ""


class SeaOrdersInquiry(Inquiry, frozen=True, kw_only=True, tag="sea-orders"):
    """In which order ships are best lost, by the same stakes as the battle."""

    press: PressPolicy = "best"
    zone: Worth = 0.0
    damage: Worth = 0.0
    staying: Annotated[float, Meta(ge=0, le=1)] = 0.0
    withdraw: bool = False
    way_back: bool = True


BattleInquiry = LandInquiry | VoyageInquiry | SeaInquiry | FrontInquiry | OrdersInquiry | SeaOrdersInquiry
AnyInquiry = BattleInquiry | MinesInquiry


class BattleFate(Struct, frozen=True):
    """One way in which a battle can end, in a word or two."""

    word: Message
    chance: float
    tone: Literal["won", "drawn", "lost", "empty"]


class SideOdds(Struct, frozen=True):
    """What a side brings and may lose. `low` to `high` IPCs is what nine battles of ten cost it.

    `ipcs` and `units` are the chances of each loss; `kinds` the expected number of each kind; `left` what is left
    most often.
    """

    value: int
    loss: float
    low: int
    high: int
    ipcs: dict[int, float]
    units: dict[int, float]
    kinds: dict[str, float]
    left: tuple["LeftOver", ...]


class LeftOver(Struct, frozen=True):
    """What a battle may leave of a side."""

    units: Message
    chance: float


class SeaChoice(Struct, frozen=True):
    """Fleets that the first round may leave, and what the attacker then does best."""

    chance: float
    mine: Message
    theirs: Message
    best: Literal["press", "break off", "retreat"]
    worth: float
    stopping: float


class SeaTerms(Struct, frozen=True):
    """How the ruleset fights at sea; in a battle of `several_rounds` the attacker decides about each."""

    several_rounds: bool
    may_retreat: bool
    one_side_leaves: bool


class BattleOdds(Struct, frozen=True, tag="battle"):
    """Exact odds of a battle. `fates` add up to one; what is told `beside` them may overlap."""

    fates: tuple[BattleFate, ...]
    beside: tuple[BattleFate, ...]
    net: float
    rounds: float
    attackers: SideOdds
    defenders: SideOdds
    advice: tuple[Message, ...] = ()
    choices: tuple[SeaChoice, ...] = ()
    terms: SeaTerms | None = None


class VoyageOdds(Struct, frozen=True, tag="voyage"):
    """Exact odds of a landing from its voyage on; losses are expected, in IPCs."""

    fates: tuple[BattleFate, ...]
    beside: tuple[BattleFate, ...]
    net: float
    attacker_loss: float
    defender_loss: float
    ships_lost: float
    enemy_ships_lost: float


class MinesOdds(Struct, frozen=True, tag="mines"):
    """What minefields leave of a fleet."""

    fates: tuple[BattleFate, ...]
    beside: tuple[BattleFate, ...]
    fleet: SideOdds


class FrontMoment(Struct, frozen=True):
    """How a front stands after a turn of a side: chances, and what is expected of both armies."""

    turn: int
    mover: int
    attacked: float
    held: tuple[float, float]
    contested: float
    emptied: float
    units: tuple[float, float]
    lost: tuple[float, float]


class FrontOdds(Struct, frozen=True, tag="front"):
    """A front, turn by turn."""

    moments: tuple[FrontMoment, ...]


class RankedOrder(Struct, frozen=True):
    """An order of casualties and what it is worth."""

    order: tuple[str, ...]
    worth: float


class BestOrders(Struct, frozen=True, tag="orders"):
    """The orders of casualties of both sides, the best first, and what `worth` counts."""

    counts: Message
    attackers: tuple[RankedOrder, ...]
    defenders: tuple[RankedOrder, ...]


AnyOdds = BattleOdds | VoyageOdds | MinesOdds | FrontOdds | BestOrders


class BattleRules(Struct, frozen=True):
    """What a ruleset says about battles.

    Which options bear on each kind, whether a side attacks together, and how many units a transport carries.
    """

    ruleset: str
    title: Message
    together: bool
    options: Annotated[dict[BattleKind, tuple[OptionInfo, ...]], Meta(extra={"total": True})]
    transport_capacity: int


class OddsRules(Struct, frozen=True):
    """Every ruleset as its battles see it, and the aims by which orders of casualties are ranked."""

    rulesets: tuple[BattleRules, ...]
    aims: dict[Aim, Message]
