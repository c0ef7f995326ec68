"""What one seat sees: the board as a value, without the unfinished moves of others.

Orders stand on the board as soon as they are given, but as long as a purchase, a movement or a mobilization goes on
they can be taken back: they are *unfinished*. Only the player whose turn it is sees them, and where sides move together
every player of that side; for everybody else the board stays as it was when the phase began, until the phase is over.
Battles and answers to questions are seen by all at once. The dice to come are in nobody's view.
"""

from collections.abc import Collection
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from greatwar.board import (
    BASES,
    CAPITAL,
    POWERS,
    POWERS_OF,
    SIDES,
    SPACES,
    TERRITORIES,
    ZONES,
    Power,
    Side,
    Space,
)
from greatwar.frames import Frame, Mobilize, Movement, PhaseFrame, Purchase
from greatwar.pieces import Force, Kind, Piece, ranked
from greatwar.questions import Phase
from greatwar.rules.goals import Goals, goals
from greatwar.rules.points import points
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_controller, is_mined
from greatwar.table import Stacks, Table, Turn

DRAFTS: tuple[type[Frame], ...] = (Purchase, Movement, Mobilize)
"""The phases whose orders are nobody else's business until they are over."""


# Whose moves are seen


def is_draft(table: Table) -> bool:
    """Whether the orders of the phase in progress are unfinished moves."""
    return type(table.frames[0]) in DRAFTS and not table.winner


def insiders(table: Table) -> tuple[Power, ...]:
    """The powers whose players see the moves in progress: the one whose turn it is, or all of a side together."""
    turn = table.turn
    return POWERS_OF["central"] if turn == "central" else POWERS_OF["allies"] if turn == "allies" else (turn,)


def sees_all(table: Table, powers: Collection[Power]) -> bool:
    """Whether the player of these powers sees the table as it is; one without powers is a spectator."""
    return not is_draft(table) or any(power in powers for power in insiders(table))


class Curtain:
    """The table as those see it who may not see unfinished moves."""

    def __init__(self, table: Table) -> None:
        self.shown = table
        self._phase = _phase(table)

    def follow(self, table: Table) -> bool:
        """Go on to the next table; whether the curtain is up, so that everybody sees the table as it is."""
        phase = _phase(table)
        if not is_draft(table) or phase != self._phase:
            self.shown, self._phase = table, phase
            return True
        if _declared(table) != _declared(self.shown):
            # What is declared in the middle of a phase is known to all.
            self.shown = self.shown.but(
                submarine_warfare=table.submarine_warfare, last_round=table.last_round, neutral=table.neutral
            )
        return False


def _declared(table: Table) -> tuple[object, ...]:
    return table.submarine_warfare, table.last_round, table.neutral


def _phase(table: Table) -> tuple[int, Turn, type[Frame]]:
    return table.round, table.turn, type(table.frames[0])


# What is seen

Ground = Literal["held", "contested", "aligned", "neutral", "shared", "impassable", "sea"]
"""What a space is: `aligned` and `neutral` land belongs to a minor power that is not in the war."""


class Aboard(Struct, frozen=True, omit_defaults=True):
    """A unit aboard a transport, and where it is to land."""

    kind: Kind
    owner: Power
    landing: Space = ""


class Counter(Struct, frozen=True, omit_defaults=True):
    """Equal pieces of one power in one space. `route` is their way this turn; without one they have not moved."""

    kind: Kind
    number: int
    damaged: bool = False
    cargo: tuple[Aboard, ...] = ()
    route: tuple[Space, ...] = ()


class SpaceView(Struct, frozen=True, omit_defaults=True):
    """A space with its pieces.

    `controller` is nobody's where the land is contested, shared or neutral; `patron` the power that a minor power is
    aligned with. `base` controls the naval base of the territory, `mined` are the powers for whose ships mines lie in
    the zone. `hull` is a battleship under construction: `laid` this turn, or `ready` to be launched. `ipc` is what a
    territory is worth.
    """

    ground: Ground
    controller: Power | None = None
    patron: Power | None = None
    forces: dict[Power, tuple[Counter, ...]] = {}
    base: Power | None = None
    mined: tuple[Power, ...] = ()
    hull: Literal["", "laid", "ready"] = ""
    mobilized: bool = False
    ipc: int = 0


class Meter(Struct, frozen=True):
    """How much of its homeland a power has lost, and with how much its economy and its government fall."""

    lost: int
    economic: int
    political: int


class PowerView(Struct, frozen=True, omit_defaults=True):
    """A power's treasury and standing; `bid` are units that come with its first mobilize phase."""

    treasury: int
    income: int
    bought: dict[Kind, int] = {}
    bid: dict[Kind, int] = {}
    standing: Literal["war", "neutral", "departed", "collapsed"] = "war"
    idle: bool = False
    capital_lost: bool = False
    bankrupt: bool = False
    railed: bool = False
    meter: Meter | None = None


class View(Struct, frozen=True, omit_defaults=True):
    """The board and what is beside it. In a change `spaces` names only those that have changed.

    `ended` are powers of a side that have ended the phase before the others. `veiled` says that moves are in progress
    that are not shown. `date` is what the round stands for.
    """

    round: int
    turn: Turn
    phase: Phase
    movers: tuple[Power, ...]
    spaces: dict[Space, SpaceView]
    powers: Annotated[dict[Power, PowerView], Meta(extra={"total": True})]
    ended: tuple[Power, ...] = ()
    veiled: bool = False
    date: str = ""
    points: dict[Side, int] | None = None
    submarine_warfare: bool = False
    revolution: Literal["", "declined", "accepted"] = ""
    last_round: bool = False
    winner: Side | Literal["", "draw"] = ""


Seen = tuple[Table, View]
"""A table and the view that was made of it."""


def view(rules: Ruleset, table: Table, *, veiled: bool = False, seen: Seen | None = None) -> View:
    """A table as it is shown; `veiled` if it is not the one on which moves are being made.

    What has not changed since a table that was `seen` before is taken from its view.
    """
    frame, aims = table.frames[0], goals(rules)
    ended = frame.ended if isinstance(frame, PhaseFrame) else frozenset()
    return View(
        round=table.round,
        turn=table.turn,
        phase=table.phase,
        movers=table.movers,
        spaces=_spaces(rules, table, seen),
        powers={power: _power(rules, table, power, aims) for power in POWERS},
        ended=tuple(power for power in POWERS if power in ended),
        veiled=veiled,
        date=rules.rounds.calendar(table.round) if rules.rounds.calendar else "",
        points={side: points(rules, table, side) for side in SIDES} if aims.points else None,
        submarine_warfare=table.submarine_warfare,
        revolution=table.revolution,
        last_round=table.last_round,
        winner=table.winner,
    )


def changes(before: View, after: View) -> View:
    """The later view with only those spaces that have changed."""
    seen = before.spaces
    changed = {
        space: now for space, now in after.spaces.items() if now is not seen[space] and now != seen[space]
    }
    return replace(after, spaces=changed)


def _spaces(rules: Ruleset, table: Table, seen: Seen | None) -> dict[Space, SpaceView]:
    if seen is None or _circumstances(seen[0]) != _circumstances(table):
        return {space: _space(rules, table, space) for space in SPACES}
    before, known = seen[0], seen[1].spaces
    changed = {
        space
        for space in SPACES
        if table.units.get(space) is not before.units.get(space)
        or table.control.get(space) != before.control.get(space)
        or table.hulls.get(space) != before.hulls.get(space)
    }
    if not changed.isdisjoint(_CAPITALS):
        changed |= _AT_BASES  # whose a contested base is depends on its owner's capital
    changed |= {zone for zone, lands in BASES.items() if not changed.isdisjoint(lands)}
    return {space: _space(rules, table, space) if space in changed else known[space] for space in SPACES}


def _circumstances(table: Table) -> tuple[object, ...]:
    """What the looks of all spaces depend on."""
    return table.mobilized, table.neutral, table.collapsed, table.revolution, table.joined, table.impassable


_CAPITALS = frozenset(CAPITAL.values())
_AT_BASES = frozenset((*BASES, *(name for name, land in TERRITORIES.items() if land.bases)))


def _space(rules: Ruleset, table: Table, space: Space) -> SpaceView:
    forces = counters(table.stacks(space))
    if space in ZONES:
        mined = (
            tuple(power for power in POWERS if is_mined(rules, table, power, space)) if space in BASES else ()
        )
        return SpaceView("sea", forces=forces, mined=mined)
    return SpaceView(
        _ground(rules, table, space),
        controller=table.controller(space),
        patron=rules.board.patron(space),
        forces=forces,
        base=base_controller(table, space) if TERRITORIES[space].bases else None,
        hull=("ready" if table.hulls[space] else "laid") if space in table.hulls else "",
        mobilized=space in table.mobilized,
        ipc=rules.board.ipc[space],
    )


def _ground(rules: Ruleset, table: Table, territory: Space) -> Ground:
    if table.is_contested(territory):
        return "contested"
    if table.is_shared(territory):
        return "shared"
    if territory in table.impassable:
        return "impassable"
    if territory in table.control:
        return "held"
    friend = rules.board.patron(territory)
    unentered = (TERRITORIES[territory].of or territory) not in table.mobilized
    return "aligned" if friend is not None and unentered and friend not in table.departed else "neutral"


def counters(stacks: Stacks) -> dict[Power, tuple[Counter, ...]]:
    """The pieces in a space, power by power in the order of play."""
    return {power: _counters(stacks[power]) for power in POWERS if power in stacks} if stacks else {}


def _counters(force: Force) -> tuple[Counter, ...]:
    return tuple(_counter(piece, number) for piece, number in ranked(force))


def _counter(piece: Piece, number: int) -> Counter:
    cargo = tuple(Aboard(unit.kind, unit.owner, unit.landing) for unit in piece.cargo)
    return Counter(piece.kind, number, piece.damaged, cargo, piece.route)


def _power(rules: Ruleset, table: Table, power: Power, aims: Goals) -> PowerView:
    standing: Literal["war", "neutral", "departed", "collapsed"] = "war"
    if power in table.collapsed:
        standing = "collapsed"
    elif power in table.departed:
        standing = "departed"
    elif power in table.neutral:
        standing = "neutral"
    return PowerView(
        treasury=table.treasury[power],
        income=rules.earnings(table, power),
        bought=table.bought.get(power, {}),
        bid=table.bids.get(power, {}),
        standing=standing,
        idle=power in table.idle,
        capital_lost=power in table.lost_capital,
        bankrupt=power in table.bankrupt,
        railed=power in table.railed,
        meter=_meter(aims, table, power),
    )


def _meter(aims: Goals, table: Table, power: Power) -> Meter | None:
    limits = aims.collapse.get(power)
    if limits is None:
        return None
    return Meter(aims.lost(table, power), limits.economic, limits.political)
