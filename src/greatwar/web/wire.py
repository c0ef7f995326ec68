"""The wire: every message between a client and the server, one struct a word.

Orders, questions, events, problems and the view of the board are the engine's own structs, written as JSON with the
name of the struct in `type`. `web/src/wire.ts` is generated from this module (`make types`), and a test fails if it is
stale. `docs/protocol.md` tells what follows what.
"""

from typing import Annotated

from msgspec import Meta, Struct

from greatwar.board import Power, Space
from greatwar.orders import AnyOrder, Item
from greatwar.problems import Problem
from greatwar.text.messages import Message
from greatwar.view.views import View
from greatwar.view.volleys import Battle
from greatwar.web.documents import Level, Name, RulesetInfo
from greatwar.web.payloads import (
    Arrow,
    Channel,
    Coaching,
    Destination,
    Forecast,
    GameInfo,
    PowerAsked,
    Price,
    Talk,
    TellStep,
    Waiting,
)

PROTOCOL = 1
"""Raised when something changes that an older page would not understand."""

Id = Annotated[int, Meta(ge=0, le=2**31)]
"""A number that the client gives to a message; the answer carries it. 0 asks for no answer but a refusal."""
Secret = Annotated[str, Meta(max_length=100)]
OrderText = Annotated[str, Meta(max_length=2000)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]

# What a client says


class ClientMessage(Struct, frozen=True, tag=True, forbid_unknown_fields=True, kw_only=True):
    """The base of all that a client says."""

    id: Id = 0


class Enter(ClientMessage, frozen=True, kw_only=True):
    """The first message: who comes, with the secrets of seats and perhaps the host's.

    `since` is the number of the last step that the client has; the steps behind it come with the welcome.
    """

    protocol: int
    secrets: Annotated[tuple[Secret, ...], Meta(max_length=9)] = ()
    name: Name = ""
    since: Annotated[int, Meta(ge=0)] | None = None


class Give(ClientMessage, frozen=True, kw_only=True):
    """An order or an answer, as a struct or as a line of the notation, thought of at a moment of the game."""

    power: Power
    order: AnyOrder | OrderText
    moment: Annotated[int, Meta(ge=0)]


class Try(ClientMessage, frozen=True, kw_only=True):
    """Would this order be accepted now? It is not given."""

    power: Power
    order: AnyOrder | OrderText


class TakeBack(ClientMessage, frozen=True, kw_only=True):
    """Undo the last order of a power, also the `end` of an earlier phase, or one order of the phase in progress."""

    power: Power
    moment: Annotated[int, Meta(ge=0)]
    step: Annotated[int, Meta(ge=1)] | None = None


class Look(ClientMessage, frozen=True, kw_only=True):
    """Where can the units of a power go that stand in a space?"""

    power: Power
    space: Space


class Browse(ClientMessage, frozen=True, kw_only=True):
    """What could a power buy beside these units, and what speaks against buying them?"""

    power: Power
    units: Annotated[tuple[Item, ...], Meta(max_length=40)]


class Foresee(ClientMessage, frozen=True, kw_only=True):
    """What are the odds of the battles that the moves so far lead to, or of the one that a further order would make?"""

    power: Power
    order: AnyOrder | OrderText | None = None


class Explain(ClientMessage, frozen=True, kw_only=True):
    """What does the computer that plays a power mean to do, and why?"""

    power: Power


class Say(ClientMessage, frozen=True, kw_only=True):
    """Something said to the others."""

    text: OrderText
    channel: Channel = "all"


class Sketch(ClientMessage, frozen=True, kw_only=True):
    """Arrows drawn for friends, before anything is ordered; they are shown and not kept."""

    arrows: Annotated[tuple[Arrow, ...], Meta(max_length=40)]


class Claim(ClientMessage, frozen=True, kw_only=True):
    """Take a seat that is open to everybody."""

    seat: SeatNumber


class PassOn(ClientMessage, frozen=True, kw_only=True):
    """Make a new secret for a seat, to be given to another player; the old one is worth nothing from then on."""

    seat: SeatNumber


class HandOver(ClientMessage, frozen=True, kw_only=True):
    """Let a computer opponent play a seat until it is reclaimed."""

    seat: SeatNumber
    level: Level


class Reclaim(ClientMessage, frozen=True, kw_only=True):
    """Play a seat oneself again that a computer stands in for."""

    seat: SeatNumber


class SetPace(ClientMessage, frozen=True, kw_only=True):
    """How many seconds computer opponents wait between steps that everybody sees; the host's choice."""

    seconds: Annotated[float, Meta(ge=0, le=30)]


class Rename(ClientMessage, frozen=True, kw_only=True):
    """What the player wants to be called, and, for the host, how the game is called."""

    name: Name = ""
    title: Annotated[str, Meta(max_length=80)] = ""


class Ping(ClientMessage, frozen=True, kw_only=True):
    """Are you there?"""


AnyClientMessage = (
    Enter
    | Give
    | Try
    | TakeBack
    | Look
    | Browse
    | Foresee
    | Explain
    | Say
    | Sketch
    | Claim
    | PassOn
    | HandOver
    | Reclaim
    | SetPace
    | Rename
    | Ping
)

# What the server says


class ServerMessage(Struct, frozen=True, tag=True, kw_only=True):
    """The base of all that the server says; `id` is that of the message it answers, 0 if it answers none."""

    id: int = 0


class Welcome(ServerMessage, frozen=True, kw_only=True):
    """All that a client needs to show the game: sent after `Enter`, and again when a client's seats change.

    `moment` is the number of the last step that this client may see; an order names it. `steps` are those behind
    `since`, or the last few; `whole` says that none between is missing.
    """

    protocol: int
    game: GameInfo
    rules: RulesetInfo
    seats: tuple[int, ...]
    host: bool
    moment: int
    view: View
    asked: tuple[PowerAsked, ...]
    waiting: tuple[Waiting, ...]
    steps: tuple[TellStep, ...]
    whole: bool
    talk: tuple[Talk, ...]
    pace: float
    battle: Battle | None = None
    coaching: Coaching | None = None


class Happened(ServerMessage, frozen=True, kw_only=True):
    """The game has gone on. `view` names only the spaces that have changed."""

    moment: int
    steps: tuple[TellStep, ...]
    view: View
    asked: tuple[PowerAsked, ...]
    waiting: tuple[Waiting, ...]
    battle: Battle | None = None
    coaching: Coaching | None = None


class Done(ServerMessage, frozen=True, kw_only=True):
    """What was asked for has been done and is kept."""

    moment: int


class Refusal(ServerMessage, frozen=True, kw_only=True):
    """What was asked for has not been done, and nothing has changed; every reason with its rule."""

    problems: tuple[Problem, ...]


class Tried(ServerMessage, frozen=True, kw_only=True):
    """What would speak against an order; nothing if it would be accepted."""

    moment: int
    problems: tuple[Problem, ...]


class Openings(ServerMessage, frozen=True, kw_only=True):
    """Where the units of a space can go."""

    moment: int
    power: Power
    space: Space
    destinations: tuple[Destination, ...]


class Tray(ServerMessage, frozen=True, kw_only=True):
    """What could be bought beside some units, and every reason why these cannot be bought themselves."""

    moment: int
    prices: tuple[Price, ...]
    problems: tuple[Problem, ...]


class Forecasts(ServerMessage, frozen=True, kw_only=True):
    """The odds of the battles that the moves so far lead to."""

    moment: int
    battles: tuple[Forecast, ...]


class Reasons(ServerMessage, frozen=True, kw_only=True):
    """What a computer opponent means to do, or meant to do in its last turn, and what else it has weighed."""

    power: Power
    round: int
    plan: tuple[Message, ...]
    alternatives: tuple[Message, ...]


class Said(ServerMessage, frozen=True, kw_only=True):
    """Something has been said."""

    talk: Talk


class Sketched(ServerMessage, frozen=True, kw_only=True):
    """A friend has drawn arrows; they take the place of those drawn before."""

    seat: int
    arrows: tuple[Arrow, ...]


class Attendance(ServerMessage, frozen=True, kw_only=True):
    """Who sits where, and who is there."""

    game: GameInfo
    pace: float


class SeatSecret(ServerMessage, frozen=True, kw_only=True):
    """The secret of a seat, told to whoever may have it; `link` is the invitation as a path of this server."""

    seat: int
    secret: str
    link: str


class Pong(ServerMessage, frozen=True, kw_only=True):
    """Yes."""


class Farewell(ServerMessage, frozen=True, kw_only=True):
    """The last message before the server ends the connection, and why; `again` says whether to come back."""

    line: Message
    again: bool = False


AnyServerMessage = (
    Welcome
    | Happened
    | Done
    | Refusal
    | Tried
    | Openings
    | Tray
    | Forecasts
    | Reasons
    | Said
    | Sketched
    | Attendance
    | SeatSecret
    | Pong
    | Farewell
)
