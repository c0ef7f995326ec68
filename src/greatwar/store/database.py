"""The database: one thread writes, many writes to a commit; reads run beside it.

A write that was answered is on the disk: its future is done only when the transaction that holds it has been committed
and flushed. What a program that is killed leaves behind is therefore never less than what anybody was told.
"""

import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path

import msgspec
import platformdirs

from greatwar.board import Power
from greatwar.store.rows import GameRow, RecordRow, SeatRow, SnapshotRow, StepRow, TalkRow
from greatwar.store.schema import WrongDatabase, prepare
from greatwar.text.say import server

Write = Callable[[sqlite3.Connection], None]
"""Something to be written."""

MOST_TOGETHER = 256
"""How many writings go into one commit at most."""


Unwritten = sqlite3.Error
"""What the disk or the database refuses; nothing of it has been written."""


class Overtaken(Exception):
    """Another program has written this step of a game before; the message is a plain sentence."""


def default_database() -> Path:
    """Return the file that keeps your games, whether you play on the screen or in the terminal."""
    return Path(platformdirs.user_data_dir("greatwar", appauthor=False)) / "games.sqlite"


class Store:
    """Games in a SQLite file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            # It holds the keys of the dice: nobody else on the machine is to read it.
            os.close(os.open(path, os.O_CREAT | os.O_WRONLY, 0o600))
        try:
            self._writing = _connection(path)
            prepare(self._writing)
            self._reading = _connection(path)
        except sqlite3.DatabaseError as error:
            raise WrongDatabase(server.no_database(path=str(path), error=str(error))) from None
        self._readers = threading.Lock()
        self._waiting: queue.SimpleQueue[tuple[tuple[Write, ...], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write, name="store", daemon=True)
        self._writer.start()

    def close(self) -> None:
        """Write what is waiting, and end."""
        self._waiting.put(None)
        self._writer.join()
        self._writing.close()
        self._reading.close()

    # Writing

    def submit(self, *writes: Write) -> "Future[None]":
        """Have these writes written, all or none; the future is done when they are on the disk."""
        future: Future[None] = Future()
        self._waiting.put((writes, future))
        return future

    def _write(self) -> None:
        ended = False
        while not ended:
            batch = [self._waiting.get()]
            while len(batch) < MOST_TOGETHER and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            ended = None in batch
            self._commit([each for each in batch if each is not None])

    def _commit(self, batch: list[tuple[tuple[Write, ...], "Future[None]"]]) -> None:
        """Write a batch in one transaction; writes that fail leave nothing behind and do not hinder the others."""
        failures: dict[int, Exception] = {}
        connection = self._writing
        try:
            connection.execute("BEGIN IMMEDIATE")
            for number, (writes, _) in enumerate(batch):
                connection.execute("SAVEPOINT write")
                try:
                    for write in writes:
                        write(connection)
                except Exception as error:
                    connection.execute("ROLLBACK TO write")
                    failures[number] = error
                connection.execute("RELEASE write")
            connection.execute("COMMIT")
        except sqlite3.Error as error:
            # The disk is full, or gone: nothing of the batch has been written.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            failures = dict.fromkeys(range(len(batch)), error)
        for number, (_, future) in enumerate(batch):
            if number in failures:
                future.set_exception(failures[number])
            else:
                future.set_result(None)

    # Reading

    @contextmanager
    def _reader(self) -> Iterator[sqlite3.Connection]:
        with self._readers:
            yield self._reading

    def game(self, game: str) -> GameRow | None:
        """The game of an id."""
        with self._reader() as connection:
            found = connection.execute(f"SELECT {_GAME} FROM games WHERE id = ?", (game,)).fetchone()
        return None if found is None else _game(found)

    def games(self, *, listed: bool, most: int = 200) -> list[GameRow]:
        """All games but lessons, or those that are listed, the newest first."""
        where = "WHERE lesson = '' AND listed" if listed else "WHERE lesson = ''"
        with self._reader() as connection:
            rows = connection.execute(
                f"SELECT {_GAME} FROM games {where} ORDER BY begun DESC LIMIT ?", (most,)
            )
            return [_game(row) for row in rows]

    def steps(self, game: str, *, after: int = 0, until: int | None = None) -> list[StepRow]:
        """The steps of a game behind a number, with what the world was told."""
        return self._steps(game, after, until, "told")

    def orders(self, game: str, *, until: int | None = None) -> list[StepRow]:
        """The steps of a game as far as the game itself needs them; what was told, the most of it, is left out."""
        return self._steps(game, 0, until, "x''")

    def _steps(self, game: str, after: int, until: int | None, told: str) -> list[StepRow]:
        with self._reader() as connection:
            rows = connection.execute(
                f'SELECT number, at, power, "order", dice, {told}, takes_back FROM steps'
                " WHERE game = ? AND number > ? AND number <= ? ORDER BY number",
                (game, after, 2**62 if until is None else until),
            ).fetchall()
        return [
            StepRow(number, at, power, order, tuple(dice), *rest)
            for number, at, power, order, dice, *rest in rows
        ]

    def has_steps(self, game: str, *, after: int) -> bool:
        """Whether a game has steps behind a number."""
        query = "SELECT 1 FROM steps WHERE game = ? AND number > ? LIMIT 1"
        with self._reader() as connection:
            return connection.execute(query, (game, after)).fetchone() is not None

    def snapshot(self, game: str) -> SnapshotRow | None:
        """The last snapshot of a game."""
        with self._reader() as connection:
            found = connection.execute(
                'SELECT number, rolls, shape, "table" FROM snapshots WHERE game = ?', (game,)
            ).fetchone()
        return None if found is None else SnapshotRow(*found)

    def seats(self, game: str) -> list[SeatRow]:
        """The seats of a game."""
        with self._reader() as connection:
            rows = connection.execute(
                "SELECT number, powers, holder, name, level, stand_in, secret, seed FROM seats"
                " WHERE game = ? ORDER BY number",
                (game,),
            ).fetchall()
        return [_seat(row) for row in rows]

    def talk(self, game: str, *, most: int = 200) -> list[TalkRow]:
        """The last of what was said, the oldest first."""
        with self._reader() as connection:
            rows = connection.execute(
                "SELECT number, at, seat, name, side, text FROM talk WHERE game = ? ORDER BY number DESC LIMIT ?",
                (game, most),
            ).fetchall()
        return [TalkRow(*row) for row in reversed(rows)]

    def keeps(self, known: str, secret: str) -> bool:
        """Whether an imported record is kept for somebody whose secret has this hash."""
        query = "SELECT 1 FROM keepers WHERE record = ? AND secret = ?"
        with self._reader() as connection:
            return connection.execute(query, (known, secret)).fetchone() is not None

    def record(self, known: str) -> RecordRow | None:
        """A record that was imported."""
        with self._reader() as connection:
            found = connection.execute(
                "SELECT id, at, title, text FROM records WHERE id = ?", (known,)
            ).fetchone()
        return None if found is None else RecordRow(*found)


# Writes


def new_game(row: GameRow) -> Write:
    """A game begins."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute(
            f"INSERT INTO games ({_GAME}) VALUES ({', '.join('?' * len(GameRow.__struct_fields__))})",
            tuple(getattr(row, field) for field in GameRow.__struct_fields__),
        )

    return write


def key_is_new(key: str) -> Write:
    """A game that was kept elsewhere comes once: where it is here already, this fails with `Overtaken`."""

    def write(connection: sqlite3.Connection) -> None:
        if connection.execute("SELECT 1 FROM games WHERE key = ?", (key,)).fetchone() is not None:
            raise Overtaken("This game is in the store already.")

    return write


def lessons_forgotten(begun_before: float) -> Write:
    """Lessons that were begun long ago are forgotten, for nobody comes back to them."""

    def write(connection: sqlite3.Connection) -> None:
        old = "SELECT id FROM games WHERE lesson <> '' AND begun < ?"
        for table in ("steps", "snapshots", "seats", "talk"):
            connection.execute(f"DELETE FROM {table} WHERE game IN ({old})", (begun_before,))
        connection.execute("DELETE FROM games WHERE lesson <> '' AND begun < ?", (begun_before,))

    return write


def game_stands(game: str, standing: bytes, result: str | None) -> Write:
    """What a list of games says about a game, and its result."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE games SET standing = ?, result = ? WHERE id = ?", (standing, result, game))

    return write


def game_named(game: str, title: str, pace: float) -> Write:
    """What the host may change of a game."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE games SET title = ?, pace = ? WHERE id = ?", (title, pace, game))

    return write


def step_added(game: str, row: StepRow) -> Write:
    """A step is added to the log; where another program has written that step, this fails with `Overtaken`."""

    def write(connection: sqlite3.Connection) -> None:
        try:
            connection.execute(
                "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (game, row.number, row.at, row.power, row.order, bytes(row.dice), row.told, row.takes_back),
            )
        except sqlite3.IntegrityError as error:
            raise Overtaken(f"Another program has played step {row.number} of this game.") from error

    return write


def snapshot_kept(game: str, row: SnapshotRow) -> Write:
    """A snapshot takes the place of the last one."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)",
            (game, row.number, row.rolls, row.shape, row.table),
        )

    return write


def seat_kept(game: str, row: SeatRow) -> Write:
    """A seat as it is from now on."""

    def write(connection: sqlite3.Connection) -> None:
        powers = ",".join(row.powers)
        connection.execute(
            "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (game, row.number, powers, row.holder, row.name, row.level, row.stand_in, row.secret, row.seed),
        )

    return write


def seats_kept(game: str, rows: Sequence[SeatRow]) -> Write:
    """All seats of a game as they are from now on."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM seats WHERE game = ?", (game,))
        for row in rows:
            seat_kept(game, row)(connection)

    return write


def game_let_go(game: str, steps: int) -> Write:
    """A game leaves the store; where another program has played on since these steps, this fails with `Overtaken`."""

    def write(connection: sqlite3.Connection) -> None:
        query = "SELECT count(*) FROM steps WHERE game = ?"
        if connection.execute(query, (game,)).fetchone() != (steps,):
            raise Overtaken("Another program has played on in this game.")
        for table in ("steps", "snapshots", "seats", "talk"):
            connection.execute(f"DELETE FROM {table} WHERE game = ?", (game,))
        connection.execute("DELETE FROM games WHERE id = ?", (game,))

    return write


def talk_added(game: str, row: TalkRow) -> Write:
    """Something is said."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT INTO talk VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, row.number, row.at, row.seat, row.name, row.side, row.text),
        )

    return write


def record_kept(row: RecordRow, secret: str) -> Write:
    """A record is imported; one that is known already stays as it is. `secret` is hashed, of whoever imports it."""

    def write(connection: sqlite3.Connection) -> None:
        connection.execute(
            "INSERT OR IGNORE INTO records VALUES (?, ?, ?, ?)", (row.id, row.at, row.title, row.text)
        )
        connection.execute("INSERT OR IGNORE INTO keepers VALUES (?, ?)", (row.id, secret))

    return write


def record_let_go(known: str, secret: str) -> Write:
    """Somebody lets an imported record go; it is gone when nobody keeps it any more."""

    def write(connection: sqlite3.Connection) -> None:
        gone = connection.execute("DELETE FROM keepers WHERE record = ? AND secret = ?", (known, secret))
        kept = "EXISTS (SELECT 1 FROM keepers WHERE record = ?)"
        if gone.rowcount:
            connection.execute(f"DELETE FROM records WHERE id = ? AND NOT {kept}", (known, known))

    return write


# Rows

_GAME = ", ".join(GameRow.__struct_fields__)


def _game(row: tuple[object, ...]) -> GameRow:
    return msgspec.convert(dict(zip(_GAME.split(", "), row, strict=True)), GameRow, strict=False)


def _seat(row: tuple[str, ...]) -> SeatRow:
    number, powers, *rest = row
    names = ("holder", "name", "level", "stand_in", "secret", "seed")
    known = msgspec.convert(tuple(powers.split(",")), tuple[Power, ...])
    return SeatRow(number=int(number), powers=known, **dict(zip(names, rest, strict=True)))


def _connection(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection
