"""Documents: structs of the HTTP protocol: games to create and list, rulesets, the board."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greatwar.board import Power, Side, Space
from greatwar.conformance.catalogue import Rule
from greatwar.lessons.lesson import Part
from greatwar.pieces import Kind
from greatwar.problems import Problem
from greatwar.rules.topics.topic import Chapter
from greatwar.table import Turn
from greatwar.text.messages import Message
from greatwar.web.payloads import GameInfo, TellStep

Name = Annotated[str, Meta(max_length=40)]
Level = Annotated[str, Meta(max_length=20)]
Value = bool | int | str | tuple[int | str, ...]
"""A value of an option."""


class About(Struct, frozen=True):
    """What this server is. On a `personal` one every game is that of whoever sits at the machine."""

    program: str
    version: str
    protocol: int
    personal: bool
    levels: tuple[str, ...]


class Games(Struct, frozen=True):
    """The games of a personal server, or those of any server that are listed."""

    games: tuple[GameInfo, ...]


class NewSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to play some powers. `here` is whoever makes the game."""

    powers: Annotated[tuple[Power, ...], Meta(min_length=1, max_length=8)]
    holder: Literal["here", "invited", "open", "computer"]
    name: Name = ""
    level: Level = ""


class NewGame(Struct, frozen=True, forbid_unknown_fields=True):
    """A game to be made: from a ruleset, from a position, or from a moment of a record or of another game.

    `options` are those of the ruleset. With `position` (a text in YAML) rules and options stand in it. With `record`
    (a text), `imported` (the id of a record that was imported) or `game` (an id) the new game goes on behind the first
    `orders` orders that stand in it; powers that have one player there need one seat.
    """

    seats: Annotated[tuple[NewSeat, ...], Meta(min_length=1, max_length=8)]
    title: Annotated[str, Meta(max_length=80)] = ""
    ruleset: Annotated[str, Meta(max_length=60)] = "rulebook"
    options: dict[str, Value] = {}
    position: Annotated[str, Meta(max_length=200_000)] | None = None
    record: Annotated[str, Meta(max_length=2_000_000)] | None = None
    imported: Annotated[str, Meta(max_length=60)] | None = None
    game: Annotated[str, Meta(max_length=60)] | None = None
    orders: Annotated[int, Meta(ge=0)] | None = None
    listed: bool = False
    pace: Annotated[float, Meta(ge=0, le=30)] = 0.7


class Created(Struct, frozen=True):
    """A game has been made. The secrets are told this once and are not kept by the server."""

    game: GameInfo
    host: str
    seats: tuple["CreatedSeat", ...]


class CreatedSeat(Struct, frozen=True):
    """The secret of a seat and its invitation as a path of this server; empty for computers and open seats."""

    number: int
    secret: str
    link: str


class Complaint(Struct, frozen=True):
    """The answer to a request that will not do."""

    problems: tuple[Problem, ...]


class OptionInfo(Struct, frozen=True):
    """A switch of a ruleset: a title, a sentence, what it takes, what its values are called, and the default."""

    name: str
    title: Message
    sentence: Message
    values: tuple[Value, ...]
    names: tuple[Message, ...]
    default: Value
    excludes: tuple[str, ...]


class UnitInfo(Struct, frozen=True):
    """What a unit costs and can do by a ruleset; 0 where it does not fire.

    So many `hits` sink or kill it, and it has room for so many others.
    """

    kind: Kind
    cost: int
    attack: int
    defence: int
    reach: int
    hits: int
    capacity: int


class RulesetInfo(Struct, frozen=True):
    """A ruleset as it tells about itself: what it is like, and how the war is won. `turns` are those of a round.

    A custom ruleset is its `base` with the options that were `chosen` and a set-up of its own; others are their own
    base.
    """

    name: str
    base: str
    title: Message
    label: Message
    revision: int
    traits: tuple[Message, ...]
    options: tuple[OptionInfo, ...]
    units: tuple[UnitInfo, ...]
    turns: tuple[Turn, ...]
    chosen: dict[str, Value]
    victory: tuple[Message, ...]


class Rulesets(Struct, frozen=True):
    """All rulesets, and the rulebook's division of the powers for each number of players."""

    rulesets: tuple[RulesetInfo, ...]
    divisions: dict[int, tuple[tuple[Power, ...], ...]]


class Comparison(Struct, frozen=True):
    """Rulesets side by side, row by row."""

    names: tuple[str, ...]
    rows: tuple["ComparisonRow", ...]


class ComparisonRow(Struct, frozen=True):
    """A parameter, and what each ruleset says about it; `heading` is the title of its chapter."""

    chapter: Chapter
    heading: Message
    title: Message
    sentence: Message | None
    values: tuple[Message, ...]
    differs: bool


class Rules(Struct, frozen=True):
    """The rules of a ruleset with its options in our own words, chapter by chapter, and the values of its parameters.

    Without a ruleset all rules are told, and no values.
    """

    rules: tuple[Rule, ...]
    label: Message | None = None
    parameters: tuple["RulesetParameter", ...] = ()


class RulesetParameter(Struct, frozen=True):
    """A parameter of a ruleset and its value in words; `heading` is the title of its chapter."""

    chapter: Chapter
    heading: Message
    title: Message
    sentence: Message | None
    value: Message


class BoardInfo(Struct, frozen=True):
    """The printed board: what never changes."""

    powers: Annotated[dict[Power, "PowerInfo"], Meta(extra={"total": True})]
    territories: dict[Space, "TerritoryInfo"]
    zones: dict[Space, "ZoneInfo"]


class PowerInfo(Struct, frozen=True):
    """A power as printed."""

    name: str
    side: Side
    capital: Space
    income: int


class TerritoryInfo(Struct, frozen=True):
    """A territory as printed."""

    ipc: int
    kind: Literal["capital", "regional", "colony", "minor_aligned", "minor_neutral", "colony_of_minor"]
    borders: tuple[Space, ...]
    owner: Power | None
    aligned: Power | None
    of: Space | None
    bases: tuple[Space, ...]
    island: bool


class ZoneInfo(Struct, frozen=True):
    """A sea zone as printed."""

    where: str
    borders: tuple[Space, ...]


class Lessons(Struct, frozen=True):
    """The lessons of the tutorial, in their order."""

    lessons: tuple["LessonInfo", ...]


class LessonInfo(Struct, frozen=True):
    """A lesson: what it is about, how long it takes, which power the learner plays, and its steps."""

    id: str
    title: Message
    about: Message
    minutes: int
    power: Power
    steps: tuple["LessonStep", ...]


class LessonStep(Struct, frozen=True, omit_defaults=True):
    """A step: what is said, and what is asked if it is a `task`, with a hint for whoever does not find it.

    `spaces` and `part` are what is pointed at, on the map and on the screen; `look` is what should be in sight.
    """

    say: Message
    ask: Message | None = None
    task: bool = False
    spaces: tuple[Space, ...] = ()
    part: Part = ""
    look: tuple[Space, ...] = ()
    hint: Message | None = None


class Verdict(Struct, frozen=True):
    """What became of verifying a record."""

    fits: bool
    message: Message
    line: int | None
    orders: int
    dice: int
    dice_recomputed: bool


class History(Struct, frozen=True):
    """Steps of a game, oldest first, as everybody may see them; those up to `since` come before them."""

    steps: tuple[TellStep, ...]
    since: int
