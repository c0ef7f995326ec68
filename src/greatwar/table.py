"""The table: everything on the board and beside it, as one frozen value."""

from functools import cache
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import CAPITAL, POWERS, SIDE, SIDES, TERRITORIES, Power, Side, Space
from greatwar.frames import PHASE_OF, AnyFrame
from greatwar.pieces import Force, Kind
from greatwar.questions import Phase

Stacks = dict[Power, Force]
Units = dict[Space, Stacks]
Turn = Power | Side
"""Whose turn it is: a power's, or a side's where all its powers move together."""

NO_STACKS: Stacks = {}
NO_FORCE: Force = {}


class Dawn(Struct, frozen=True, weakref=True):
    """The board when the turn began; the rules of movement ask about it."""

    units: Units
    control: dict[Space, Power]


NO_DAWN = Dawn({}, {})


class Table(Struct, frozen=True, gc=False):
    """Everything about a game but its dice and its past.

    `control` names the controller of each controlled territory; a territory that holds units of both sides is
    contested and has none, whatever `control` still says while a movement phase is in progress. `seats` are the
    players, each with its powers. `neutral` are major powers not at war, `idle` those that take no turns while they
    are neutral, `departed` those out of the game, `collapsed` among them by political collapse. `joined` are the
    lands of minor powers that count as original territories of a power since the minor has entered the war for it;
    `impassable` is land of collapsed powers that nobody may enter. `hulls` are battleships under construction, by
    territory, and whether they have been for a turn or longer; `railed` are powers that have made all
    their rail moves of this turn, `trains` how many others have made that have some left.
    `bankrupt` are powers in economic collapse. `bids` are units that powers will place in their first mobilize phase.
    `last_round` says that the round in progress was announced as the last.
    """

    round: int
    turn: Turn
    units: Units
    control: dict[Space, Power]
    treasury: dict[Power, int]
    bought: dict[Power, dict[Kind, int]]
    mobilized: frozenset[Space]
    neutral: frozenset[Power]
    lost_capital: frozenset[Power]
    seats: tuple[tuple[Power, ...], ...]
    dawn: Dawn
    frames: tuple[AnyFrame, ...]
    submarine_warfare: bool = False
    revolution: Literal["", "declined", "accepted"] = ""
    winner: Side | Literal["", "draw"] = ""
    idle: frozenset[Power] = frozenset()
    collapsed: frozenset[Power] = frozenset()
    joined: dict[Space, Power] = {}
    impassable: frozenset[Space] = frozenset()
    hulls: dict[Space, bool] = {}
    railed: frozenset[Power] = frozenset()
    trains: dict[Power, int] = {}
    bankrupt: frozenset[Power] = frozenset()
    last_round: bool = False
    bids: dict[Power, dict[Kind, int]] = {}

    def but(self, **changes: Any) -> "Table":
        """The table with some fields replaced."""
        return replace(self, **changes)

    def at_dawn(self) -> "Table":
        """The table with the board as it was when the turn began, which knows of no dawn before it."""
        return replace(self, units=self.dawn.units, control=self.dawn.control, dawn=NO_DAWN)

    @property
    def phase(self) -> Phase:
        """The phase in progress."""
        return PHASE_OF[type(self.frames[0])]

    @property
    def movers(self) -> tuple[Power, ...]:
        """The powers whose turn it is."""
        return _ALONE.get(self.turn) or _together(
            self.turn, self.idle, self.departed if self.revolution == "accepted" else self.collapsed
        )

    @property
    def side(self) -> Side:
        """The side whose turn it is, or one of whose powers has its turn."""
        return _SIDE_OF[self.turn]

    @property
    def departed(self) -> frozenset[Power]:
        """Powers that have left the war for good."""
        return self.collapsed | DEPARTED_RUSSIA if self.revolution == "accepted" else self.collapsed

    def stacks(self, space: Space) -> Stacks:
        """The forces in a space, by power."""
        return self.units.get(space, NO_STACKS)

    def force(self, space: Space, power: Power) -> Force:
        """The force of a power in a space."""
        return self.units.get(space, NO_STACKS).get(power, NO_FORCE)

    def with_force(self, space: Space, power: Power, force: Force) -> "Table":
        """The table with a power's force in a space replaced."""
        return replace(self, units=relocated(self.units, power, {space: force}))

    def top(self, frame: AnyFrame) -> "Table":
        """The table with its innermost frame replaced."""
        return replace(self, frames=(*self.frames[:-1], frame))

    def push(self, frame: AnyFrame) -> "Table":
        """The table with a procedure begun inside the present one."""
        return replace(self, frames=(*self.frames, frame))

    def pop(self) -> "Table":
        """The table with its innermost procedure finished."""
        return replace(self, frames=self.frames[:-1])

    def allied(self, power: Power, other: Power) -> bool:
        """Whether two powers are the same or friendly: of one side, and neither neutral nor out of the war."""
        if power == other:
            return True
        return SIDE[power] == SIDE[other] and not self.aloof(power) and not self.aloof(other)

    def enemies(self, power: Power, other: Power) -> bool:
        """Whether two powers are at war with each other."""
        return SIDE[power] != SIDE[other] and not self.aloof(power) and not self.aloof(other)

    def aloof(self, power: Power) -> bool:
        """Whether a power is neither friend nor enemy of anyone: neutral still, or out of the war."""
        return (
            power in self.neutral
            or power in self.collapsed
            or (self.revolution == "accepted" and power == "russia")
        )

    def fights(self, power: Power, space: Space) -> bool:
        """Whether a power's units in a space are at war.

        C-03: those of a neutral power are where a minor power has entered the war on its behalf.
        """
        return not self.aloof(power) or (space in self.joined and power in self.neutral)

    def foes(self, space: Space) -> Stacks:
        """The forces in a space that are at war with the side whose turn it is, in the order of play."""
        stacks = self.stacks(space)
        return {
            power: stacks[power]
            for power in POWERS
            if power in stacks and SIDE[power] != self.side and self.fights(power, space)
        }

    def own(self, space: Space) -> Stacks:
        """The forces in a space of the powers whose turn it is and that are at war, in the order of play."""
        stacks = self.stacks(space)
        return {power: stacks[power] for power in self.movers if power in stacks and not self.aloof(power)}

    def is_contested(self, territory: Space) -> bool:
        """Whether units of both sides stand in a territory."""
        stacks = self.units.get(territory)
        if stacks is None or len(stacks) < 2 or not self._two_sides(stacks, territory):
            return False
        return not self._is_russian_ground(territory)

    def _two_sides(self, stacks: Stacks, territory: Space) -> bool:
        first: Side | None = None
        for power in stacks:
            if self.fights(power, territory):
                if first is None:
                    first = SIDE[power]
                elif SIDE[power] != first:
                    return True
        return False

    def _is_russian_ground(self, territory: Space) -> bool:
        """Whether a territory is Russia's, alone or shared, since the armistice: there is no war in it."""
        if self.revolution != "accepted":
            return False
        return "russia" in self.stacks(territory) or self.control.get(territory) == "russia"

    def is_shared(self, territory: Space) -> bool:
        """Whether a territory is shared between Russia and the Central Powers since the armistice."""
        return self._is_russian_ground(territory) and any(
            SIDE[power] == "central" for power in self.stacks(territory)
        )

    def controller(self, territory: Space) -> Power | None:
        """The power that controls a territory; nobody does if it is contested or shared."""
        if self.is_contested(territory) or self.is_shared(territory):
            return None
        return self.control.get(territory)

    def original(self, territory: Space) -> Power | None:
        """The original controller of a territory, as far as it still counts for liberation and bases."""
        owner = self.joined.get(territory, TERRITORIES[territory].owner)
        if owner in self.collapsed:
            return None
        if owner == "russia" and self.revolution == "accepted":
            # RB-REV-14: what the Central Powers held at the armistice has no original controller any more.
            return owner if self.control.get(territory) == owner or self.is_shared(territory) else None
        return owner

    def capital_held_by_enemy(self, power: Power) -> bool:
        """Whether an enemy controls a power's capital."""
        holder = self.controller(CAPITAL[power])
        return holder is not None and SIDE[holder] != SIDE[power]

    def earns(self, power: Power) -> bool:
        """Whether a power mobilizes and collects: its capital is not lost, its economy has not collapsed."""
        return power not in self.lost_capital and power not in self.bankrupt


DEPARTED_RUSSIA: frozenset[Power] = frozenset({"russia"})

_ALONE: dict[Turn, tuple[Power, ...]] = {power: (power,) for power in POWERS}
_SIDE_OF: dict[Turn, Side] = {power: SIDE[power] for power in POWERS}
_SIDE_OF.update({side: side for side in SIDES})


@cache
def _together(turn: Turn, idle: frozenset[Power], departed: frozenset[Power]) -> tuple[Power, ...]:
    """The powers of a side that take their turn, without those that have none."""
    return tuple(power for power in POWERS if SIDE[power] == turn and power not in idle | departed)


def relocated(units: Units, power: Power, forces: dict[Space, Force]) -> Units:
    """The units with a power's forces in several spaces replaced."""
    changed = units.copy()
    for space, force in forces.items():
        stacks = changed.get(space)
        if force:
            changed[space] = stacks = {} if stacks is None else stacks.copy()
            stacks[power] = force
        elif stacks is not None and power in stacks:
            if len(stacks) == 1:
                del changed[space]
            else:
                changed[space] = {other: kept for other, kept in stacks.items() if other != power}
    return changed
