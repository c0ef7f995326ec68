"""Questions: everything that the engine can ask, one struct a word. Questions are derived, never stored."""

from typing import ClassVar, Literal

from msgspec import Struct

from greatwar.board import Power, Space
from greatwar.orders import (
    AcceptArmistice,
    Agree,
    BreakOff,
    CallOff,
    Casualties,
    Control,
    DeclineArmistice,
    Involve,
    Item,
    Land,
    Launch,
    Object,
    Order,
    Press,
    Replace,
    Represent,
    Retreat,
    Spare,
    Stay,
    Submerge,
)
from greatwar.pieces import Kind

Phase = Literal["purchase", "movement", "combat", "mobilize", "income"]
Reason = Literal["coastal fire", "bombardment", "air battle", "fire"]
"""What has scored the hits that are to be taken."""

PHASES: tuple[Phase, ...] = ("purchase", "movement", "combat", "mobilize", "income")


class Question(Struct, frozen=True, tag=True):
    """The base of all questions to a power.

    `word` is its name in a scenario's `asks`; `answers` are the words that answer it, where it is no orders of a phase.
    """

    word: ClassVar[str] = ""
    answers: ClassVar[tuple[type[Order], ...]] = ()


class AskOrders(Question, frozen=True):
    """Orders of the phase are awaited."""

    word: ClassVar[str] = "none"
    phase: Phase


class AskCasualties(Question, frozen=True):
    """So many hits are to be taken by these powers' units in a battle."""

    word: ClassVar[str] = "casualties"
    answers: ClassVar[tuple[type[Order], ...]] = (Casualties,)
    space: Space
    hits: int
    powers: tuple[Power, ...]
    reason: Reason = "fire"


class AskSubmerge(Question, frozen=True):
    """How many of the submarines submerge, instead of firing or before anybody fires?"""

    word: ClassVar[str] = "submerge"
    answers: ClassVar[tuple[type[Order], ...]] = (Submerge,)
    zone: Space
    most: int
    time: Literal["with_fire", "before_fire"] = "with_fire"


class AskPress(Question, frozen=True):
    """Does the attacker press the sea battle or break it off, or retreat to one of these zones?"""

    word: ClassVar[str] = "press"
    answers: ClassVar[tuple[type[Order], ...]] = (Press, BreakOff, Retreat)
    zone: Space
    retreats: tuple[Space, ...] = ()


class AskLand(Question, frozen=True):
    """Mines have been met: does the landing still take place?"""

    word: ClassVar[str] = "land"
    answers: ClassVar[tuple[type[Order], ...]] = (Land, CallOff)
    territory: Space
    zone: Space


class AskRepresent(Question, frozen=True):
    """Which power represents the invaded minor neutral power?"""

    word: ClassVar[str] = "represent"
    answers: ClassVar[tuple[type[Order], ...]] = (Represent,)
    territory: Space
    powers: tuple[Power, ...]


class AskControl(Question, frozen=True):
    """Which power takes control?"""

    word: ClassVar[str] = "control"
    answers: ClassVar[tuple[type[Order], ...]] = (Control,)
    territory: Space
    powers: tuple[Power, ...]


class AskAgree(Question, frozen=True):
    """Is another player's proposal accepted?"""

    word: ClassVar[str] = "agree"
    answers: ClassVar[tuple[type[Order], ...]] = (Agree, Object)
    proposer: Power
    proposal: Order


class AskArmistice(Question, frozen=True):
    """Is revolutionary Russia's armistice accepted?"""

    word: ClassVar[str] = "armistice"
    answers: ClassVar[tuple[type[Order], ...]] = (AcceptArmistice, DeclineArmistice)


class AskSpare(Question, frozen=True):
    """Are the ships of a neutral power left out of the battle?"""

    word: ClassVar[str] = "spare"
    answers: ClassVar[tuple[type[Order], ...]] = (Spare, Involve)
    zone: Space
    power: Power


class AskRetreat(Question, frozen=True):
    """To which zone do ships retreat? Those who are not forced may stay."""

    word: ClassVar[str] = "retreat"
    answers: ClassVar[tuple[type[Order], ...]] = (Retreat, Stay)
    zone: Space
    zones: tuple[Space, ...]
    forced: bool


class AskLaunch(Question, frozen=True):
    """Into which zone does a finished hull go?"""

    word: ClassVar[str] = "launch"
    answers: ClassVar[tuple[type[Order], ...]] = (Launch,)
    territory: Space
    zones: tuple[Space, ...]


class AskReplace(Question, frozen=True):
    """Which unit mobilized this turn is exchanged for the missing infantry?"""

    word: ClassVar[str] = "replace"
    answers: ClassVar[tuple[type[Order], ...]] = (Replace,)
    territory: Space
    kinds: tuple[Kind, ...]


AnyQuestion = (
    AskOrders
    | AskCasualties
    | AskSubmerge
    | AskPress
    | AskLand
    | AskRepresent
    | AskControl
    | AskAgree
    | AskArmistice
    | AskSpare
    | AskRetreat
    | AskLaunch
    | AskReplace
)
"""Every question, so that a text for all of them can be checked to leave none out."""

Purpose = Literal[
    "coastal fire",
    "bombardment",
    "air battle",
    "land battle",
    "sea battle",
    "mines",
    "submarine warfare",
    "entry of neutral powers",
    "end of the war",
]
"""What dice are rolled for."""


class Fate(Struct, frozen=True):
    """A question to fate: so many dice, for this purpose; `names` are the powers for which each is rolled."""

    number: int
    purpose: Purpose
    names: tuple[str, ...] = ()


class Shape(Struct, frozen=True):
    """Answers too many to list: a casualty list of exactly `hits` hits, with at most so many of each item."""

    hits: int
    most: tuple[tuple[Item, int], ...]
