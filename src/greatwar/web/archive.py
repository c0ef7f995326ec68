"""The archive: imported records and positions, and what is wrong with them."""

import hashlib
import time
from collections.abc import Iterator
from contextlib import contextmanager

from greatwar.notation.positions import read_position
from greatwar.notation.records import read_record
from greatwar.notation.trees import Tree, load_tree, mapping
from greatwar.notation.words import Unreadable
from greatwar.problems import Problem, Refused
from greatwar.records.fairness import Misfit
from greatwar.records.seals import Layout
from greatwar.rules.ruleset import Ruleset
from greatwar.store.database import Store, record_kept, record_let_go
from greatwar.store.rows import RecordRow
from greatwar.table import Table
from greatwar.text.messages import plain
from greatwar.text.say import server
from greatwar.view.views import view
from greatwar.web.replays import Replay, lines_of
from greatwar.web.reviewed import Imported, ReadPosition
from greatwar.web.rulebooks import ruleset_info, titled
from greatwar.web.seats import hashed, new_secret

LONGEST_TITLE = 80
NO_RECORD = Problem("no-game", "", server.no_record(), "")
NOT_YOURS = Problem("not-your-record", "", server.not_your_record(), "")


class Archive:
    """The records that were imported into a store. A record has the same id however often it is imported.

    It is kept for everybody who has imported it, each with a secret of their own, until the last lets it go.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    def keep(self, text: str, title: str) -> tuple[Imported, Replay]:
        """Play a record from its first line to its last, and keep it."""
        with said_plainly(text):
            record = read_record(text)
            played = Replay(record, lines_of(record))
        known = hashlib.sha256(text.encode()).hexdigest()[:24]
        label = titled(played.rules)
        named = " ".join(title.split())[:LONGEST_TITLE] or str(label)
        secret = new_secret()
        row = RecordRow(known, time.time(), named, text)
        self._store.submit(record_kept(row, hashed(secret))).result()
        row = self.row(known)
        table = played.table
        orders = len(played.marks)
        return Imported(known, row.title, label, orders, table.round, table.winner or None, secret), played

    def let_go(self, known: str, secret: str) -> bool:
        """Forget a record for whoever has this secret of it; whether it is gone for all."""
        self.row(known)
        if not self._store.keeps(known, hashed(secret)):
            raise Refused(NOT_YOURS)
        self._store.submit(record_let_go(known, hashed(secret))).result()
        return self._store.record(known) is None

    def row(self, known: str) -> RecordRow:
        """A record that was imported, as it was written."""
        found = self._store.record(known)
        if found is None:
            raise Refused(NO_RECORD)
        return found


@contextmanager
def said_plainly(text: str) -> Iterator[None]:
    """Refuse a record that cannot be read or does not fit, with the line where that shows."""
    try:
        yield
    except Unreadable as complaint:
        raise Refused(*complaint.problems) from None
    except Misfit as misfit:
        line = Layout.of(text).line(misfit.index)
        raise Refused(Problem("misfit", f"line {line}", plain(misfit.sentence), "")) from None


def position_of(text: str) -> tuple[Ruleset, Table, Tree]:
    """The rules, the table and the tree of a position; whatever is wrong with it is refused."""
    try:
        tree: Tree = {"rules": "rulebook", **mapping(load_tree(text))}
        return *read_position(tree), tree
    except Unreadable as complaint:
        raise Refused(*complaint.problems) from None


def shown_position(text: str) -> ReadPosition:
    """A position as a screen shows it before anybody plays it."""
    rules, table, _ = position_of(text)
    return ReadPosition(ruleset_info(rules), view(rules, table))
