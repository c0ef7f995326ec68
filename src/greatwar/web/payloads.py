"""Parts of messages: steps, questions, destinations, odds, seats, talk."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from greatwar.board import Power, Side, Space
from greatwar.events import Event
from greatwar.orders import Item, Order
from greatwar.pieces import Kind
from greatwar.problems import Problem
from greatwar.questions import Phase, Question, Shape
from greatwar.table import Turn
from greatwar.text.messages import Message
from greatwar.view.volleys import Volley

Channel = Literal["all", "side"]
"""Who hears what is said: everybody, or the players of one side."""
Meaning = Literal[
    "move", "reinforce", "contest", "attack", "take", "join", "mobilize", "load", "land", "wait"
]
"""What units do that go somewhere; the army of neutral land that they enter will `join` them, or `mobilize`."""


class GameStep(Struct, frozen=True, omit_defaults=True):
    """An order that was accepted, with all that came of it.

    `number` counts all that was ever accepted; one that was taken back is not shown to those who had not seen it.
    `takes_back` is the number of the order that this one, an `undo`, takes back.
    """

    number: int
    at: float
    round: int
    turn: Turn
    phase: Phase
    power: Power
    order: Order
    text: str
    line: Message
    dice: tuple[int, ...] = ()
    events: tuple[Event, ...] = ()
    lines: tuple[Message, ...] = ()
    volleys: tuple[Volley, ...] = ()
    takes_back: int = 0


TellStep = Annotated[Raw, Meta(extra={"of": GameStep})]
"""A step as it was written when it was taken: it is told as it is kept."""


class Waiting(Struct, frozen=True):
    """A power that is to speak, about what, and since when."""

    power: Power
    word: str
    line: Message
    since: float


class Price(Struct, frozen=True, omit_defaults=True):
    """What a unit costs, how many more of it could be bought now, and if none, why."""

    kind: Kind
    cost: int
    more: int
    problems: tuple[Problem, ...] = ()


class Site(Struct, frozen=True):
    """A place where bought units of a kind can be put, and how many of them it takes now."""

    kind: Kind
    space: Space
    most: int


class PowerAsked(Struct, frozen=True, omit_defaults=True):
    """What a power of this client is asked, and what it may answer.

    In the movement phase `spaces` are those with units that can still do something (`Look` tells what); otherwise
    `orders` lists what may be said, or `shape` what an answer must be like. `suggestion` is a lawful answer to begin
    with, `sites` are where what was bought can be placed. `ending` are the reasons why `end` would be refused. `offers`
    may be made at any time. `undoes` says what `undo` would take back; a power that has ended a phase before its
    friends is asked nothing and can perhaps undo that.
    """

    power: Power
    question: Question | None
    word: str
    line: Message | None
    orders: tuple[Order, ...] = ()
    shape: Shape | None = None
    spaces: tuple[Space, ...] = ()
    suggestion: Order | None = None
    prices: tuple[Price, ...] = ()
    sites: tuple[Site, ...] = ()
    ending: tuple[Problem, ...] = ()
    offers: tuple[Order, ...] = ()
    undoable: bool = False
    undoes: Message | None = None


class Destination(Struct, frozen=True, omit_defaults=True):
    """A place to which units of one sort can go, by one way, with what they would find there.

    `order` is the order for one of them; up to `most` can be named in it, and where units of several sorts share the
    room aboard up to `together` of all. `carrier` is the friend whose transport is used. `meaning` is in a few words
    what the order would do.
    """

    goal: Space
    word: Literal["move", "rail", "load", "offload"]
    item: Item
    most: int
    route: tuple[Space, ...]
    order: Order
    meaning: Meaning
    mines: bool = False
    carrier: Power | None = None
    together: int | None = None
    line: Message | None = None


class Forecast(Struct, frozen=True, omit_defaults=True):
    """The odds of one battle, as exact chances.

    On land one attack is meant: `won` is taken, `drawn` contested, `lost` repelled, `emptied` that nobody is left. At
    sea the whole battle is, pressed to its end. Losses are expected, in IPCs; hits those of a first round.
    """

    space: Space
    power: Power
    kind: Literal["land", "landing", "sea"]
    won: float
    drawn: float
    lost: float
    emptied: float
    attacker_loss: float
    defender_loss: float
    attacker_hits: float = 0.0
    defender_hits: float = 0.0
    compulsory: bool = False


class Coaching(Struct, frozen=True):
    """How far a learner has come in the lesson that is taught in a game: how many of its tasks are done.

    `title` is that of the game, in the language of the reader.
    """

    lesson: str
    title: Message
    done: int
    over: bool


class Talk(Struct, frozen=True):
    """Something that was said; `seat` is -1 for a spectator."""

    number: int
    at: float
    seat: int
    name: str
    channel: Channel
    text: str


SeatHolder = Literal["open", "invited", "here", "person", "computer"]
"""Who has a seat: nobody yet (`open` to all, or `invited` by a link), this screen, a person, a computer."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat and its powers. `stand_in` is the level of a computer that plays it for its player."""

    number: int
    powers: tuple[Power, ...]
    holder: SeatHolder
    name: str = ""
    level: str = ""
    stand_in: str = ""
    present: bool = False


class GameInfo(Struct, frozen=True, omit_defaults=True):
    """A game in a list. `since` is when it began to wait for whom it waits for."""

    id: str
    title: str
    ruleset: str
    label: Message
    begun: float
    round: int
    turn: Turn
    phase: Phase
    seats: tuple[SeatInfo, ...]
    waiting: tuple[Power, ...]
    since: float
    steps: int
    commitment: str
    date: str = ""
    key: str | None = None
    result: Side | Literal["draw"] | None = None
    listed: bool = False
    watchers: int = 0
    parent: str | None = None
    lesson: str = ""


class Arrow(Struct, frozen=True, forbid_unknown_fields=True):
    """An arrow on the map, with what it stands for."""

    route: Annotated[tuple[Space, ...], Meta(max_length=12)]
    text: Annotated[str, Meta(max_length=120)] = ""
