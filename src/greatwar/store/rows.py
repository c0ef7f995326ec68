"""Rows: what the store keeps of a game, as plain values."""

from msgspec import Struct

from greatwar.board import Power
from greatwar.questions import Phase
from greatwar.table import Turn


class GameSummary(Struct, frozen=True, omit_defaults=True):
    """What a list of games says about a game that is not open."""

    round: int
    turn: Turn
    phase: Phase
    waiting: tuple[Power, ...]
    since: float
    steps: int
    date: str = ""


class GameRow(Struct, frozen=True, kw_only=True):
    """A game. `header` is that of its record, `key` the secret of its dice.

    `inherited` counts the rolls of another game that it goes on from: their dice are in the log, not in the key.
    `host` is the hash of the host's secret. `standing` is a `Standing`, written with every step. `lesson` names the
    lesson that is taught in it, if one is.
    """

    id: str
    title: str
    begun: float
    header: str
    key: str
    host: str
    standing: bytes
    inherited: int = 0
    listed: bool = False
    pace: float = 0.0
    parent: str | None = None
    result: str | None = None
    lesson: str = ""


class StepRow(Struct, frozen=True):
    """An accepted order: its number, who gave it when, the dice that it drew, and what the world was told.

    `takes_back` is the number of the order that an `undo` takes back, else 0. Steps are added and never changed.
    """

    number: int
    at: float
    power: Power
    order: bytes
    dice: tuple[int, ...]
    told: bytes
    takes_back: int = 0


class SnapshotRow(Struct, frozen=True):
    """The table behind so many steps, with a digest of its shape; `rolls` counts the dice rolled."""

    number: int
    rolls: int
    shape: str
    table: bytes


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat. `secret` is the hash of its secret; `seed` that of the computer that plays it."""

    number: int
    powers: tuple[Power, ...]
    holder: str
    name: str = ""
    level: str = ""
    stand_in: str = ""
    secret: str = ""
    seed: str = ""


class TalkRow(Struct, frozen=True):
    """Something that was said; `side` is empty for what everybody may hear, `seat` is -1 for a spectator."""

    number: int
    at: float
    seat: int
    name: str
    side: str
    text: str


class RecordRow(Struct, frozen=True):
    """A record of a game that was played elsewhere, as it was imported."""

    id: str
    at: float
    title: str
    text: str


def standing(steps: "list[StepRow]") -> list[StepRow]:
    """The orders that were not taken back, and nothing of the taking back."""
    taken = {step.takes_back for step in steps}
    return [step for step in steps if not step.takes_back and step.number not in taken]


def news(steps: "list[StepRow]", since: int) -> list[StepRow]:
    """What one is to be told who knows the steps up to a number.

    An order that was given and taken back since then has never been, for him.
    """
    found = [step for step in steps if step.number > since]
    undone = {step.takes_back for step in found if step.takes_back > since}
    return [step for step in found if step.takes_back <= since and step.number not in undone]
