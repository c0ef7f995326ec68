"""Observations: the table as one row of whole numbers, with a documented place for everything.

Powers stand in the order of play and spaces in the order of the board, whoever looks; `agent` says who looks. Nothing
of this game is hidden, so all agents see the same, but what is being spelled is seen by who spells it.
"""

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from greatwar.board import POWERS, SIDES, TERRITORIES, ZONES, Power, Space
from greatwar.env.tokens import ALPHABET, Token
from greatwar.frames import Combat
from greatwar.pieces import ARMY_KINDS, KINDS, Piece
from greatwar.questions import (
    PHASES,
    AskAgree,
    AskArmistice,
    AskCasualties,
    AskControl,
    AskLand,
    AskLaunch,
    AskOrders,
    AskPress,
    AskReplace,
    AskRepresent,
    AskRetreat,
    AskSpare,
    AskSubmerge,
    Question,
)
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table

ObservationRow = npt.NDArray[np.int16]

QUESTIONS: tuple[type[Question], ...] = (
    AskOrders,
    AskCasualties,
    AskSubmerge,
    AskPress,
    AskLand,
    AskRepresent,
    AskControl,
    AskAgree,
    AskArmistice,
    AskSpare,
    AskRetreat,
    AskLaunch,
    AskReplace,
)
SHIP_COLUMNS = ("battleship", "damaged battleship", "cruiser", "submarine", "transport", "fighter")
HOLDERS = (*POWERS, "contested", "nobody")
TURNS = (*POWERS, *SIDES)
REMEMBERED = 12
"""How many of the tokens chosen last are shown in their sequence."""


class ObservationField(NamedTuple):
    """A part of the row: where it begins, its shape, and what it says."""

    name: str
    start: int
    shape: tuple[int, ...]
    sentence: str

    @property
    def stop(self) -> int:
        return self.start + int(np.prod(self.shape))


def _layout() -> dict[str, ObservationField]:
    lands, zones, powers, kinds = len(TERRITORIES), len(ZONES), len(POWERS), len(ARMY_KINDS)
    spaces = lands + zones
    shapes: list[tuple[str, tuple[int, ...], str]] = [
        ("armies", (lands, powers, kinds), "units in each territory, by power and kind"),
        (
            "fleets",
            (zones, powers, len(SHIP_COLUMNS)),
            "ships in each zone, damaged battleships apart, and fighters on their way",
        ),
        ("cargo", (zones, powers, kinds), "units aboard transports in each zone, by their owner and kind"),
        ("moved", (spaces, powers), "units in each space that have moved this turn"),
        ("landings", (lands,), "units aboard that are to land in each territory"),
        ("holders", (lands, len(HOLDERS)), "who controls each territory: a power, contested, no one"),
        ("worth", (lands,), "the value of each territory"),
        ("mobilized", (lands,), "minor powers that have mobilized"),
        ("impassable", (lands,), "territories that no one can enter"),
        ("hulls", (lands,), "battleships under construction"),
        ("fought", (spaces,), "battles fought in this combat phase"),
        ("treasury", (powers,), "IPCs in hand"),
        ("production", (powers,), "value of the territories that each power controls"),
        ("bought", (powers, len(KINDS)), "units bought and not yet placed"),
        ("bids", (powers, len(KINDS)), "units of a bid that come with the first mobilize phase"),
        ("neutral", (powers,), "powers not at war yet"),
        ("departed", (powers,), "powers that have left the war"),
        ("bankrupt", (powers,), "powers in economic collapse"),
        ("lost_capital", (powers,), "powers whose capital is lost"),
        ("railed", (powers,), "powers that have made all their rail moves of this turn"),
        ("seats", (powers,), "the number of the player of each power, from 1"),
        ("round", (1,), "the round"),
        ("turn", (len(TURNS),), "whose turn it is: a power's or a side's"),
        ("phase", (len(PHASES),), "the phase"),
        (
            "flags",
            (5,),
            "submarine warfare; armistice declined; accepted; last round announced; a sea battle",
        ),
        ("asked", (powers,), "powers of whom something is asked now"),
        ("question", (len(QUESTIONS),), "what is asked of the power that is to choose"),
        ("where", (spaces,), "the space that the question is about"),
        ("number", (1,), "the hits to be taken, or the submarines that may submerge"),
        ("whom", (powers,), "the powers that the question is about"),
        ("agent", (powers,), "who looks"),
        ("spelling", (REMEMBERED,), "the tokens chosen so far, the last first, each plus one; 0 for none"),
        ("spelled", (ALPHABET,), "how often each token is in the word so far"),
    ]
    fields: dict[str, ObservationField] = {}
    start = 0
    for name, shape, sentence in shapes:
        fields[name] = ObservationField(name, start, shape, sentence)
        start = fields[name].stop
    return fields


LAYOUT: dict[str, ObservationField] = _layout()
"""Every part of an observation by its name."""
SIZE = max(field.stop for field in LAYOUT.values())

_LANDS = tuple(TERRITORIES)
_LAND = {name: index for index, name in enumerate(_LANDS)}
_ZONE = {name: index for index, name in enumerate(ZONES)}
_SPACE = {name: index for index, name in enumerate((*TERRITORIES, *ZONES))}
_POWER = {power: index for index, power in enumerate(POWERS)}
_COLUMN = {kind: index for index, kind in enumerate(ARMY_KINDS)}
_KIND = {kind: index for index, kind in enumerate(KINDS)}
_SHIP: dict[tuple[str, bool], int] = {
    ("battleship", False): 0,
    ("battleship", True): 1,
    ("cruiser", False): 2,
    ("submarine", False): 3,
    ("transport", False): 4,
    ("fighter", False): 5,
}
_HOLDER = {name: index for index, name in enumerate(HOLDERS)}


class Observer:
    """Keeps the row of a game's table up to date, touching only what has changed."""

    def __init__(self, rules: Ruleset) -> None:
        self._ipc = [rules.board.ipc[territory] for territory in _LANDS]
        self._row: ObservationRow = np.zeros(SIZE, np.int16)
        self._part: dict[str, ObservationRow] = {
            name: self._row[field.start : field.stop].reshape(field.shape) for name, field in LAYOUT.items()
        }
        self._table: Table | None = None
        self._landing: dict[Space, dict[Space, int]] = {}
        """The declared landings, by zone and territory."""
        self._said: tuple[bool, ...] = ()
        self._holder = [_HOLDER["nobody"]] * len(_LANDS)
        self._part["holders"][:, _HOLDER["nobody"]] = 1
        self._part["worth"][:] = self._ipc

    def row(self, table: Table) -> ObservationRow:
        """The row of a table, without what concerns who looks; it is not to be changed."""
        old = self._table
        if old is not table:
            self._read(old, table)
            self._table = table
        return self._row

    def _read(self, old: Table | None, table: Table) -> None:
        part = self._part
        moot = (
            old is None
            or old.neutral is not table.neutral
            or old.collapsed is not table.collapsed
            or old.revolution != table.revolution
            or old.joined is not table.joined
        )
        units, before = table.units, ({} if old is None else old.units)
        if units is not before:
            control = table.control if old is None else old.control
            known = before.get
            for space in [space for space, stacks in units.items() if known(space) is not stacks]:
                self._stand(table, space, units[space])
                if not moot and control is table.control and space in _LAND:
                    self._hold(table, space)
            for space in before:
                if space not in units:
                    self._stand(table, space, {})
                    if not moot and space in _LAND:
                        self._hold(table, space)
        if moot or old is None:
            for territory in _LANDS:
                self._hold(table, territory)
        elif old.control is not table.control:
            held, holds = old.control.get, table.control.get
            for territory in _LANDS:
                if held(territory) != holds(territory) or before.get(territory) is not units.get(territory):
                    self._hold(table, territory)
        self._flags(old, table)
        if old is None or old.treasury is not table.treasury:
            for power, money in table.treasury.items():
                part["treasury"][_POWER[power]] = money
        for name, now, then in (
            ("bought", table.bought, None if old is None else old.bought),
            ("bids", table.bids, None if old is None else old.bids),
        ):
            if now is not then:
                part[name][:] = 0
                for power, kinds in now.items():
                    for kind, number in kinds.items():
                        part[name][_POWER[power], _KIND[kind]] = number
        frames = table.frames
        if old is None or old.frames is not frames:
            part["fought"][:] = 0
            bottom = frames[0]
            if type(bottom) is Combat:
                for space in bottom.fought:
                    part["fought"][_SPACE[space]] = 1

    def _stand(self, table: Table, space: Space, stacks: Stacks) -> None:
        """The units of a space."""
        part = self._part
        moved = part["moved"][_SPACE[space]]
        moved[:] = 0
        if space in _LAND:
            here = part["armies"][_LAND[space]]
            here[:] = 0
            for power, force in stacks.items():
                row = _POWER[power]
                for piece, number in force.items():
                    here[row, _COLUMN[piece.kind]] += number
                    if piece.route:
                        moved[row] += number
            return
        fleets, cargo = part["fleets"][_ZONE[space]], part["cargo"][_ZONE[space]]
        fleets[:] = 0
        cargo[:] = 0
        landing: dict[Space, int] = {}
        for power, force in stacks.items():
            row = _POWER[power]
            for piece, number in force.items():
                fleets[row, _SHIP[piece.kind, piece.damaged]] += number
                if piece.route:
                    moved[row] += number
                if piece.cargo:
                    _load(cargo, landing, piece, number)
        if landing or space in self._landing:
            for territory, number in self._landing.pop(space, {}).items():
                part["landings"][_LAND[territory]] -= number
            for territory, number in landing.items():
                part["landings"][_LAND[territory]] += number
            if landing:
                self._landing[space] = landing

    def _hold(self, table: Table, territory: Space) -> None:
        """Who controls a territory."""
        index = _LAND[territory]
        if table.is_contested(territory) or table.is_shared(territory):
            holder = len(POWERS)
        else:
            power = table.control.get(territory)
            holder = len(POWERS) + 1 if power is None else _POWER[power]
        before = self._holder[index]
        if holder == before:
            return
        self._holder[index] = holder
        holders, production = self._part["holders"], self._part["production"]
        holders[index, before] = 0
        holders[index, holder] = 1
        if before < len(POWERS):
            production[before] -= self._ipc[index]
        if holder < len(POWERS):
            production[holder] += self._ipc[index]

    def _flags(self, old: Table | None, table: Table) -> None:
        part = self._part
        if old is None or old.turn != table.turn or old.round != table.round:
            part["round"][0] = table.round
            part["turn"][:] = 0
            part["turn"][TURNS.index(table.turn)] = 1
        if old is None or old.frames is not table.frames:
            part["phase"][:] = 0
            part["phase"][PHASES.index(table.phase)] = 1
            part["flags"][4] = type(table.frames[-1]).__name__ == "SeaBattle"
        if old is None or old.seats is not table.seats:
            for number, seat in enumerate(table.seats, 1):
                for power in seat:
                    part["seats"][_POWER[power]] = number
        flags = (
            table.submarine_warfare,
            table.revolution == "declined",
            table.revolution == "accepted",
            table.last_round,
        )
        if flags != self._said:
            self._said = flags
            part["flags"][:4] = flags
        for name in ("neutral", "bankrupt", "lost_capital", "railed", "departed"):
            members = getattr(table, name)
            if old is None or getattr(old, name) != members:
                part[name][:] = 0
                for power in members:
                    part[name][_POWER[power]] = 1
        for name in ("mobilized", "impassable", "hulls"):
            lands = getattr(table, name)
            if old is None or getattr(old, name) is not lands:
                part[name][:] = 0
                for territory in lands:
                    part[name][_LAND[territory]] = 1


def _load(cargo: ObservationRow, landing: dict[Space, int], piece: Piece, number: int) -> None:
    for unit in piece.cargo:
        cargo[_POWER[unit.owner], _COLUMN[unit.kind]] += number
        if unit.landing:
            landing[unit.landing] = landing.get(unit.landing, 0) + number


def _starts(name: str) -> int:
    return LAYOUT[name].start


_ASKED, _QUESTION, _WHERE, _NUMBER = (_starts(name) for name in ("asked", "question", "where", "number"))
_WHOM, _AGENT, _SPELLING, _SPELLED = (_starts(name) for name in ("whom", "agent", "spelling", "spelled"))
_QUESTION_NUMBER = {question: index for index, question in enumerate(QUESTIONS)}


def ask(row: ObservationRow, questions: dict[Power, Question], power: Power | None) -> None:
    """Write down what is asked, and of the power that is to choose in particular."""
    for asked in questions:
        row[_ASKED + _POWER[asked]] = 1
    question = None if power is None else questions.get(power)
    if question is None:
        return
    row[_QUESTION + _QUESTION_NUMBER[type(question)]] = 1
    space = getattr(question, "space", None) or getattr(question, "zone", None)
    space = space or getattr(question, "territory", None)
    if space is not None:
        row[_WHERE + _SPACE[space]] = 1
    match question:
        case AskCasualties():
            row[_NUMBER] = question.hits
        case AskSubmerge():
            row[_NUMBER] = question.most
    match question:
        case AskCasualties() | AskRepresent() | AskControl():
            for other in question.powers:
                row[_WHOM + _POWER[other]] = 1
        case AskSpare():
            row[_WHOM + _POWER[question.power]] = 1
        case AskAgree():
            row[_WHOM + _POWER[question.proposer]] = 1


def look(row: ObservationRow, agent: Power) -> None:
    """Write down who looks."""
    row[_AGENT + _POWER[agent]] = 1


def spell(row: ObservationRow, word: list[Token]) -> None:
    """Write down what has been spelled so far."""
    for index, token in enumerate(reversed(word[-REMEMBERED:])):
        row[_SPELLING + index] = token + 1
    for token in word:
        row[_SPELLED + token] += 1
