"""Kept games: games of the store, which the screen and the terminal share, played in this program.

Several programs can play in one game at the same time. Each order is a numbered step of the log; the program that
writes a number second has its order refused, follows what the other has written, and asks again.
"""

import time
from collections.abc import Mapping
from pathlib import Path

import msgspec
import platformdirs
from msgspec.structs import replace

from greatwar.board import POWERS, Power
from greatwar.dice import KeyedDice
from greatwar.events import Event
from greatwar.game import Game
from greatwar.notation.records import RecordedOrder
from greatwar.notation.trees import Tree
from greatwar.notation.words import Unreadable
from greatwar.orders import Order
from greatwar.problems import Problem, Refused
from greatwar.records.savefiles import SUFFIX, UnusableSave, write_whole
from greatwar.records.seals import written
from greatwar.rules.ruleset import Ruleset
from greatwar.store.database import Overtaken, Store, Unwritten, Write, game_let_go, seats_kept
from greatwar.store.play import Damaged, Given, Play, record_of, record_text
from greatwar.store.rows import GameRow, GameSummary, SeatRow
from greatwar.table import Table
from greatwar.text.messages import Message
from greatwar.text.say import cli as say
from greatwar.text.say import server
from greatwar.web.documents import NewSeat
from greatwar.web.keeping import first_deeds, new_row, next_deeds
from greatwar.web.seats import begun, level_of, new_secret
from greatwar.web.waits import Waits

AT_ONE_SCREEN = {"here", "computer"}
"""Who has the seats of a game that the terminal plays; invited players see their own game on the screen."""


class KeptGame:
    """A game of the store in play. `remarks` are sentences about what was found when it was opened."""

    def __init__(self, store: Store, game: str) -> None:
        self.id = game
        self.remarks: list[str] = []
        self._store = store
        self._open()

    @classmethod
    def begin(
        cls,
        store: Store,
        rules: Ruleset,
        table: Table,
        *,
        position: Mapping[str, object] | None = None,
        key: str | None = None,
        levels: Mapping[Power, str] = {},
    ) -> "KeptGame":
        """Begin a game; `position` is the tree that the table was read from, None for the standard setup."""
        secret = KeyedDice(key).key
        play = Play.begin(rules, table, secret, position=None if position is None else _bare(position))
        row = new_row(play, key=secret, host=new_secret())
        store.submit(*first_deeds(row, play, (), seats_of(table, levels))).result()
        return cls(store, row.id)

    @property
    def game(self) -> Game:
        return self._play.game

    @property
    def seed(self) -> str:
        """What the computers of this game play by, beside the board."""
        return self._play.record.commitment or ""

    @property
    def levels(self) -> dict[Power, str]:
        """The powers that computers play, with their levels."""
        seats = self._store.seats(self.id)
        return {power: level_of(seat) for seat in seats if level_of(seat) for power in seat.powers}

    def seat(self, levels: Mapping[Power, str]) -> None:
        """Have computers play these powers, and you all others."""
        self._write(seats_kept(self.id, seats_of(self.game.table, levels)))

    def order(self, power: Power, order: Order) -> list[Event]:
        """Give an order and save it; raises `Refused` or `Overtaken` and changes nothing if that cannot be."""
        number = self._play.number
        given = self._play.give(power, order)
        try:
            _, deeds = next_deeds(self._row, self._play, self._waits, [given])
            self._write(*deeds)
        except Exception:
            self._open(until=number)
            raise
        return list(given.events)

    def news(self) -> list[Given]:
        """Follow what other programs have played in this game, and return it."""
        if not self._store.has_steps(self.id, after=self._play.number):
            return []
        try:
            given = [self._play.follow(step) for step in self._store.steps(self.id, after=self._play.number)]
        except Damaged as error:
            raise UnusableSave(say.cannot_continue(reason=str(error))) from None
        self._waits.note(given)
        return given

    def lines(self) -> list[str]:
        """Return the orders so far, as a record has them."""
        return [written(RecordedOrder(*entry)) for entry in self.game.log]

    def record(self) -> str:
        """Return the record of the game so far as text; the key of the dice is in it once the war is over."""
        return record_text(record_of(self._known(), self._store.orders(self.id)))

    def saved(self) -> Message:
        """Return a sentence that says where the game is saved."""
        return say.kept()

    def closed(self) -> Message:
        """Return a sentence for a player who leaves, or whose war is over."""
        if not self.game.table.winner:
            return say.kept_closed()
        path = new_path(records_folder())
        write_whole(path, self.record().encode())
        return say.record_kept(file=str(path))

    def finish(self) -> Path:
        """End a game that is not over: its record, with the key of the dice, leaves the store for a file."""
        steps = self._store.orders(self.id)
        record = replace(record_of(self._row, steps), key=self._row.key)
        path = new_path(records_folder())
        write_whole(path, record_text(record).encode())
        try:
            self._write(game_let_go(self.id, len(steps)))
        except (Overtaken, Refused) as error:
            path.unlink()
            raise UnusableSave(say.not_ended(reason=str(error))) from None
        return path

    def _write(self, *deeds: Write) -> None:
        try:
            self._store.submit(*deeds).result()
        except Unwritten as error:
            raise Refused(Problem("not-kept", "", server.not_saved(), "")) from error

    def _known(self) -> GameRow:
        row = self._store.game(self.id)
        if row is None:
            raise UnusableSave(say.game_gone())
        return row

    def _open(self, until: int | None = None) -> None:
        """Read the game from the store, as it was behind so many steps or as it is."""
        self._row = self._known()
        snapshot = self._store.snapshot(self.id)
        if snapshot is not None and until is not None and snapshot.number > until:
            snapshot = None
        try:
            self._play = Play.load(self._row, self._store.orders(self.id, until=until), snapshot)
        except (Damaged, Unreadable, Refused) as error:
            raise UnusableSave(say.cannot_open(title=self._row.title, reason=str(error))) from None
        self._waits = Waits(self._play, msgspec.json.decode(self._row.standing, type=GameSummary))


def _bare(position: Mapping[str, object]) -> Tree:
    """A position without what the header of a record says."""
    return {name: value for name, value in position.items() if name not in ("rules", "options", "players")}


def seats_of(table: Table, levels: Mapping[Power, str]) -> list[SeatRow]:
    """Return the seats of a game at one screen: each player's powers, those of computers apart."""
    rows: list[SeatRow] = []
    for seat in table.seats:
        for level in dict.fromkeys(levels.get(power, "") for power in seat):
            powers = tuple(power for power in POWERS if power in seat and levels.get(power, "") == level)
            new = NewSeat(powers, "computer" if level else "here", level=level)
            rows.append(begun(len(rows), new)[0])
    return rows


def unfinished_games(store: Store) -> list[GameRow]:
    """Return the games that the terminal can continue, the one played last first."""
    found = [row for row in store.games(listed=False) if row.result is None and is_at_one_screen(store, row)]
    return sorted(found, key=lambda row: _stood(row).since, reverse=True)


def is_at_one_screen(store: Store, row: GameRow) -> bool:
    """Whether all who play a game sit at this machine."""
    return {seat.holder for seat in store.seats(row.id)} <= AT_ONE_SCREEN


def described(row: GameRow) -> Message:
    """Return a game as a list names it.

    >>> stood = GameSummary(3, "germany", "combat", (), 0.0, 12)
    >>> bare = {"id": "", "header": "", "key": "", "host": "", "begun": 0.0}
    >>> str(described(GameRow(title="Verdun", standing=msgspec.json.encode(stood), **bare)))
    'Verdun: round 3, Germany, Combat'
    """
    stood = _stood(row)
    return say.game_line(title=row.title, round=stood.round, turn=stood.turn, phase=stood.phase)


def _stood(row: GameRow) -> GameSummary:
    return msgspec.json.decode(row.standing, type=GameSummary)


def records_folder() -> Path:
    """Return where the records of games go that have ended in the terminal."""
    return Path(platformdirs.user_data_dir("greatwar", appauthor=False)) / "records"


def new_path(folder: Path) -> Path:
    """Return a name for a new record in a folder, which is made if it is missing."""
    folder.mkdir(parents=True, exist_ok=True)
    name = time.strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path
