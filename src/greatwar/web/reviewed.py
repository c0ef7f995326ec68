"""Reviews over HTTP: marks, charts, and stretches of boards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greatwar.board import Power, Side
from greatwar.questions import Phase
from greatwar.table import Turn
from greatwar.text.messages import Message
from greatwar.view.views import View
from greatwar.view.volleys import Battle
from greatwar.web.documents import RulesetInfo
from greatwar.web.payloads import GameInfo, TellStep


class Sitting(Struct, frozen=True):
    """The powers of one player, and what the player is called; empty if nobody says. A computer has a `level`."""

    powers: tuple[Power, ...]
    name: str = ""
    level: str = ""


class Review(Struct, frozen=True):
    """A game from its beginning: one mark for each order that stands, and the charts.

    The review of a game in progress ends where everybody's view of the game does. `game` is None for a record that was
    imported. `seats` are the players; whoever plays on keeps the powers of one player together.
    """

    title: str
    rules: RulesetInfo
    seats: tuple[Sitting, ...]
    result: Side | Literal["draw"] | None
    marks: tuple["Mark", ...]
    charts: tuple["Charted", ...]
    game: GameInfo | None = None


class Mark(Struct, frozen=True, omit_defaults=True):
    """An order of a review: where it stands, what it says, and what it begins.

    `orders` counts those that stand, `step` is its number in the log of a game. `lost` is what the units were worth
    that were lost with it; `fought` says that dice of a battle were rolled.
    """

    orders: int
    step: int
    round: int
    turn: Turn
    phase: Phase
    power: Power
    text: str
    line: Message
    begins: Literal["", "phase", "turn", "round"] = ""
    lost: int = 0
    fought: bool = False


class Charted(Struct, frozen=True):
    """The figures at the beginning of a turn, after so many orders, each by power.

    `luck` is the sum of hits scored in battle beyond what was to be expected, up to here.
    """

    orders: int
    round: int
    turn: Turn
    income: Annotated[dict[Power, int], Meta(extra={"total": True})]
    army: Annotated[dict[Power, int], Meta(extra={"total": True})]
    territories: Annotated[dict[Power, int], Meta(extra={"total": True})]
    treasury: Annotated[dict[Power, int], Meta(extra={"total": True})]
    luck: Annotated[dict[Power, float], Meta(extra={"total": True})]


class ReviewedMoment(Struct, frozen=True):
    """The board behind so many orders of a game, and the last of them with all that came of it."""

    orders: int
    view: View
    step: TellStep | None
    battle: Battle | None = None


class Stretch(Struct, frozen=True):
    """Moments in a row: the whole board behind `orders` orders, then order by order what has changed.

    `all` counts the orders of the game.
    """

    orders: int
    all: int
    view: View
    moments: tuple["Moment", ...]
    battle: Battle | None = None


class Moment(Struct, frozen=True):
    """One more order: the step with all that came of it; `view` names only the spaces that have changed."""

    step: TellStep
    view: View
    battle: Battle | None = None


class Imported(Struct, frozen=True):
    """A record that was imported: its id, and what it is. Whoever has the `secret` can let it go again."""

    id: str
    title: str
    label: Message
    orders: int
    round: int
    result: Side | Literal["draw"] | None
    secret: str


class LetGo(Struct, frozen=True):
    """An imported record was let go: whether it is `gone`, or still kept for others who have imported it."""

    gone: bool


class ReadPosition(Struct, frozen=True):
    """A position that was read: its rules, and the board."""

    rules: RulesetInfo
    view: View
