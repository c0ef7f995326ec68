"""Files named on the command line: read them, or complain in one sentence."""

import re
import sys
from pathlib import Path
from typing import NamedTuple

from greatwar.cli import Failure, Unavailable, sentence_of, sentences_of
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.positions import load_position
from greatwar.notation.records import Record, read_record
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.records.fairness import Misfit, replay
from greatwar.records.seals import Layout
from greatwar.rules.ruleset import Ruleset
from greatwar.text.say import cli as say


def read_text(name: str) -> str:
    """The text of a file; `-` is standard input."""
    title = title_of(name)
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except FileNotFoundError:
        raise Unavailable(say.no_file(file=title)) from None
    except IsADirectoryError:
        raise Unavailable(say.is_folder(file=title)) from None
    except PermissionError:
        raise Unavailable(say.not_allowed(file=title)) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unavailable(say.not_readable(file=title, reason=reason)) from None
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Unavailable(say.not_utf8(file=title, line=str(line))) from None


def require_folder(path: Path) -> None:
    """Complain about a folder that is missing, as `read_text` does about a file."""
    if not path.is_dir():
        raise Unavailable(say.is_file(file=str(path)) if path.exists() else say.no_folder(folder=str(path)))


def title_of(name: str) -> str:
    """A file's name in a sentence."""
    return str(say.standard_input()) if name == "-" else name


class Loaded(NamedTuple):
    """A game read from a file that holds a position or a record."""

    game: Game
    record: Record | None

    @property
    def rules(self) -> Ruleset:
        return self.game.rules


def load_game(name: str) -> Loaded:
    """The game of a position, or that of a record after its last order."""
    text = read_text(name)
    try:
        if is_record(text):
            record = read_record(text)
            return Loaded(_played(name, text, record), record)
        rules, table = load_position(text)
        return Loaded(Game(rules, table, KeyedDice()), None)
    except Unreadable as complaint:
        raise Failure(say.named(name=title_of(name), reason=sentence_of(complaint))) from None
    except Refused as refusal:
        raise Failure(say.named(name=title_of(name), reason=sentences_of(refusal))) from None


def _played(name: str, text: str, record: Record) -> Game:
    game: Game | None = None
    try:
        for played in replay(record):
            game = played.game
    except Misfit as misfit:
        line = Layout.of(text).line(misfit.index)
        raise Failure(say.line_misfit(file=title_of(name), line=str(line), reason=misfit.sentence)) from None
    assert game is not None
    # A record's dice are used up; what is asked about the game from here on draws others.
    return game.fork(KeyedDice())


def is_record(text: str) -> bool:
    """Whether a text is meant as a record: a header between two lines `---` that names the format."""
    return _RECORD.match(text) is not None


_RECORD = re.compile(r"(?:[^\S\n]*(?:#[^\n]*)?\n)*---[^\S\n]*\n(?:(?!---).*\n)*?greatwar\s*:")
"""Each line can be matched in one way only, so that a text takes time in proportion to its length."""
