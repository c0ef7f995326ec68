"""Imports: bring games saved in files into the store, where the screen and the terminal continue them."""

from pathlib import Path

from greatwar.cli import sentence_of
from greatwar.cli.computers import computers_path, remembered
from greatwar.cli.kept import seats_of
from greatwar.dice import commitment
from greatwar.notation.records import read_record
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.records.savefiles import SUFFIX, UnusableSave, key_path, read_header, read_secret, snapshot_path
from greatwar.records.saves import Save
from greatwar.store.database import Overtaken, Store, key_is_new
from greatwar.store.play import Damaged, Play
from greatwar.text.messages import Message
from greatwar.text.say import cli as say
from greatwar.web.keeping import first_deeds, new_row
from greatwar.web.seats import new_secret

DONE = "imported"
"""The folder beside old saves for those that are in the store."""


def import_folder(store: Store, folder: Path) -> list[Message]:
    """Import every game of a folder of saves, and move its files aside; return sentences about what was done."""
    imported = 0
    remarks: list[Message] = []
    for path in sorted(folder.glob(f"*{SUFFIX}")):
        try:
            if not _was_ended(path):
                import_game(store, path)
                imported += 1
        except UnusableSave as sentence:
            remarks.append(say.not_imported(file=str(path), reason=str(sentence)))
    if imported:
        remarks.insert(0, say.imported_folder(n=imported, folder=str(folder), done=str(folder / DONE)))
    return remarks


def _was_ended(path: Path) -> bool:
    """Whether a game was ended before the war was: nothing of it can be continued, and its file is its record."""
    try:
        header, _ = read_header(path.read_bytes())
    except Unreadable as complaint:
        raise UnusableSave(sentence_of(complaint)) from None
    except OSError as error:
        raise UnusableSave(say.reason(reason=error.strerror or str(error))) from None
    return header.key is not None and header.result is None


def import_game(store: Store, path: Path) -> None:
    """Import the game of a file, with the key of its dice and its computers, and move its files aside.

    A game that is in the store already stays as it is there.
    """
    try:
        header, _ = read_header(path.read_bytes())
        if header.key is None:
            Save.load(path)  # it checks the seals, and drops a line that was only half written
        record = read_record(path.read_text("utf-8-sig"))
        key = record.key if record.key is not None else read_secret(path, record)
        if commitment(key) != record.commitment:
            raise UnusableSave(say.wrong_key())
        play, given = Play.taken_over(record, key)
    except FileNotFoundError:
        raise UnusableSave(say.no_file(file=str(path))) from None
    except OSError as error:
        raise UnusableSave(say.not_readable(file=str(path), reason=error.strerror or str(error))) from None
    except Unreadable as complaint:
        raise UnusableSave(sentence_of(complaint)) from None
    except (Damaged, Refused) as error:
        raise UnusableSave(str(error)) from None
    row = new_row(play, key=key, host=new_secret(), begun=path.stat().st_mtime)
    seats = seats_of(play.game.table, remembered(path))
    try:
        store.submit(key_is_new(key), *first_deeds(row, play, given, seats)).result()
    except Overtaken:
        pass
    _move_aside(path)


def _move_aside(path: Path) -> None:
    folder = path.parent / DONE
    folder.mkdir(exist_ok=True)
    goal, number = folder / path.name, 1
    while goal.exists():
        number += 1
        goal = folder / f"{path.stem}-{number}{path.suffix}"
    snapshot_path(path).unlink(missing_ok=True)
    for beside in (key_path, computers_path, Path):
        try:
            beside(path).replace(beside(goal))
        except FileNotFoundError:
            pass  # another program is just importing it too
