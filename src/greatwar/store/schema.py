"""The tables of the database, and the migrations of older versions."""

import sqlite3

from greatwar.store.older import with_messages
from greatwar.text.say import server

TABLES = """
CREATE TABLE games (
    id TEXT PRIMARY KEY,
    title TEXT NOT NULL,
    begun REAL NOT NULL,
    header TEXT NOT NULL,
    key TEXT NOT NULL,
    host TEXT NOT NULL,
    standing BLOB NOT NULL,
    inherited INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    pace REAL NOT NULL,
    parent TEXT,
    result TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE steps (
    game TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    power TEXT NOT NULL,
    "order" BLOB NOT NULL,
    dice BLOB NOT NULL,
    told BLOB NOT NULL,
    takes_back INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER steps_are_never_changed BEFORE UPDATE ON steps
BEGIN SELECT raise(ABORT, 'a step is never changed'); END;

CREATE TABLE snapshots (
    game TEXT PRIMARY KEY REFERENCES games (id),
    number INTEGER NOT NULL,
    rolls INTEGER NOT NULL,
    program TEXT NOT NULL,
    "table" BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE seats (
    game TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    powers TEXT NOT NULL,
    holder TEXT NOT NULL,
    name TEXT NOT NULL,
    level TEXT NOT NULL,
    stand_in TEXT NOT NULL,
    secret TEXT NOT NULL,
    seed TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE talk (
    game TEXT NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    at REAL NOT NULL,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    side TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
"""

RECORDS = """
CREATE TABLE records (
    id TEXT PRIMARY KEY,
    at REAL NOT NULL,
    title TEXT NOT NULL,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
"""

LESSONS = "ALTER TABLE games ADD COLUMN lesson TEXT NOT NULL DEFAULT '';"
"""Games in which a lesson is taught are known by it."""

KEEPERS = """
CREATE TABLE keepers (
    record TEXT NOT NULL REFERENCES records (id),
    secret TEXT NOT NULL,
    PRIMARY KEY (record, secret)
) STRICT, WITHOUT ROWID;
"""
"""A record is kept for everybody who has imported it, until the last of them lets it go."""

SHAPES = "ALTER TABLE snapshots RENAME COLUMN program TO shape;"
"""A snapshot is known by the shape of its table, not by the version that wrote it."""

MESSAGES = """
DROP TRIGGER steps_are_never_changed;
UPDATE steps SET told = with_messages(told);
CREATE TRIGGER steps_are_never_changed BEFORE UPDATE ON steps
BEGIN SELECT raise(ABORT, 'a step is never changed'); END;
"""
"""Steps are kept with messages, which can be read in any language, and no longer with English sentences."""

MIGRATIONS: tuple[str, ...] = (TABLES, RECORDS, LESSONS, KEEPERS, SHAPES, MESSAGES)
"""What brings a database of each version to the next; one that is new has version 0."""


class WrongDatabase(Exception):
    """The file is no database of this program, or one of a later version; the message says which."""


def prepare(connection: sqlite3.Connection) -> None:
    """Bring the database up to date, in one stroke for each version."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise WrongDatabase(server.later_database(version=version, known=len(MIGRATIONS)))
    connection.create_function("with_messages", 1, with_messages, deterministic=True)
    for number, migration in enumerate(MIGRATIONS[version:], version + 1):
        connection.executescript(f"BEGIN; {migration} PRAGMA user_version = {number}; COMMIT;")
