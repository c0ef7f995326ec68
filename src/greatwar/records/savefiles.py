"""The files of a save (record, secret of the dice, snapshot), written so that a crash loses nothing."""

import os
import re
from collections.abc import Iterator
from pathlib import Path

from greatwar.dice import commitment
from greatwar.notation.records import Record, read_record
from greatwar.notation.words import Unreadable, unreadable
from greatwar.text.say import record as say

SUFFIX = ".gwr"


class UnusableSave(Exception):
    """A game cannot be begun or gone on with; the message is a plain sentence."""


def key_path(path: Path) -> Path:
    """Where the secret key of a game's dice is kept while it is played."""
    return path.with_suffix(".key")


def snapshot_path(path: Path) -> Path:
    """Where the snapshot of a game is."""
    return path.with_suffix(".snapshot")


def unfinished(folder: Path) -> Iterator[Path]:
    """The records in a folder whose games are not over, with or without their keys, the last written first."""
    found = [path for path in folder.glob(f"*{SUFFIX}") if path.is_file()]
    for path in sorted(found, key=lambda path: path.stat().st_mtime, reverse=True):
        try:
            record, _ = read_header(path.read_bytes())
        except (OSError, Unreadable, UnicodeDecodeError):
            continue
        if record.key is None and record.result is None:
            yield path


def whole_lines(data: bytes) -> bytes:
    """What of a file was written in full: a kill or a power cut can leave half a line, or nothing but zeros."""
    data = data.rstrip(b"\0")
    return data[: data.rfind(b"\n") + 1]


def read_header(data: bytes) -> tuple[Record, int]:
    """The header of a record, and where it ends."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise unreadable(say.not_utf_8()) from None
    match = _HEADER.match(text)
    if match is None:
        return read_record(text), len(data)
    return read_record(match[0]), len(match[0].encode()) + len(data) - len(text.encode())


_HEADER = re.compile(r"\A(?:[^\S\n]*(?:#[^\n]*)?\n)*---[^\S\n]*\n(?:.*?\n)??---[^\S\n]*\n", re.DOTALL)


def read_secret(path: Path, record: Record) -> str:
    """The key of a game's dice, which its record is committed to; without it a game cannot go on."""
    if record.key is not None or record.result is not None:
        raise UnusableSave(
            f"The game in {path} is over. 'greatwar replay' prints it, 'greatwar verify' checks its dice."
        )
    try:
        key = key_path(path).read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise UnusableSave(
            f"The key of the dice, {key_path(path)}, cannot be read. Without it the game cannot continue."
        ) from None
    try:
        fits = commitment(key) == record.commitment
    except ValueError:
        fits = False
    if not fits:
        raise UnusableSave(f"The key in {key_path(path)} is not the one that the record is committed to.")
    return key


def write_secret(path: Path, key: str) -> None:
    """Keep the key of a game's dice in a file that only its owner can read."""
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(f"{key}\n")
        file.flush()
        os.fsync(file.fileno())


def write_whole(path: Path, data: bytes, *, flushed: bool = True) -> None:
    """Replace a file as a whole, so that there is never half of it."""
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as file:
        file.write(data)
        if flushed:
            file.flush()
            os.fsync(file.fileno())
    draft.replace(path)
