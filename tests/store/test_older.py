"""Databases of older versions: what their steps said in English can be read in every language."""

import sqlite3
from pathlib import Path
from typing import Any

import msgspec

from greatwar.store import schema
from greatwar.store.database import Store
from greatwar.store.older import with_messages
from tests.text.reading import read

ATTACK: dict[str, Any] = {
    "number": 7,
    "power": "germany",
    "order": {"type": "Attack", "space": "Lorraine"},
    "text": "attack Lorraine",
    "sentence": "Germany attacks Lorraine.",
    "events": [
        {"type": "DiceRolled", "purpose": "land battle", "dice": [1, 6]},
        {"type": "HitsScored", "space": "Lorraine", "side": "central", "hits": 1, "purpose": "fire"},
        {"type": "DiceRolled", "purpose": "mines in SZ 9", "dice": [4]},
    ],
    "sentences": ["Land battle in Lorraine, dice 1 6: the Central Powers score 1 hit.", "…"],
}


def _read(told: bytes) -> list[str]:
    step = msgspec.json.decode(told)
    return [read(line, "de") for line in (step["line"], *step["lines"])]


def test_sentences_become_messages() -> None:
    assert _read(with_messages(msgspec.json.encode(ATTACK))) == [
        "Deutschland greift in Lothringen an.",
        "Landschlacht in Lothringen, Würfel 1 6: die Mittelmächte erzielen 1 Treffer.",
        "Minen, Würfel 4.",
    ]


def test_a_step_that_has_messages_stays_as_it_is() -> None:
    told = with_messages(msgspec.json.encode(ATTACK))
    assert with_messages(told) == told


def test_what_is_no_longer_known_keeps_its_english() -> None:
    odd = ATTACK | {"order": {"type": "Parley"}}
    assert _read(with_messages(msgspec.json.encode(odd)))[0] == "Germany attacks Lorraine."


def test_a_database_of_the_version_before_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path)
    before = schema.MIGRATIONS.index(schema.MESSAGES)
    for migration in schema.MIGRATIONS[:before]:
        connection.executescript(migration)
    connection.execute(f"PRAGMA user_version = {before}")
    connection.execute("INSERT INTO games VALUES ('g', '', 0, '', '', '', x'', 0, 0, 0, NULL, NULL, '')")
    told = msgspec.json.encode(ATTACK)
    connection.execute("INSERT INTO steps VALUES ('g', 7, 0, 'germany', x'', x'', ?, 0)", (told,))
    connection.commit()
    connection.close()
    store = Store(path)
    (row,) = store.steps("g")
    store.close()
    assert _read(row.told)[0] == "Deutschland greift in Lothringen an."
