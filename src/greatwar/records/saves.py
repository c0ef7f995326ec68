"""Saves: a game that is saved with every order.

A save is the record itself, `NAME.gwr`: each order is written and flushed before the next one is taken. Beside it stand
`NAME.key`, the secret of the dice until the game is over, and `NAME.snapshot`, the table at the last point that cannot
be taken back, so that a long game loads at once. A snapshot is a convenience: if it is missing, old or damaged, the
record is played again from its beginning.
"""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.dice import KeyedDice, OutOfDice
from greatwar.events import Event, TurnBegan
from greatwar.game import Game
from greatwar.notation.players import players_of
from greatwar.notation.records import Record, RecordedOrder, begin, read_record, write_record
from greatwar.notation.rulesets import write_rules
from greatwar.notation.trees import Tree
from greatwar.notation.words import unreadable
from greatwar.orders import Order, Undo
from greatwar.problems import Refused
from greatwar.records.fairness import RecordedDice, WrongDice
from greatwar.records.savefiles import (
    SUFFIX,
    UnusableSave,
    key_path,
    read_header,
    read_secret,
    snapshot_path,
    whole_lines,
    write_secret,
    write_whole,
)
from greatwar.records.seals import Seal, written, written_start
from greatwar.records.snapshots import Snapshot, digest, encode_table, read_snapshot, shape
from greatwar.rules.mixing import options_tree
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import record as say


class Save:
    """A game and the record that it is written to.

    `record` is the header, the orders are in the file alone. `remarks` are sentences about what was found when the
    save was loaded.
    """

    def __init__(self, path: Path, record: Record, game: Game, key: str, *, seal: Seal, end: int) -> None:
        self.path = path
        self.record = record
        self.game = game
        self.remarks: list[str] = []
        self._key = key
        self._seal = seal
        self._end = end
        """Where the next line goes. What stands behind it is the seal, which moves on with every order."""
        self._size = end
        self._undoable: list[_Undoable] = []
        """The orders since the last die or `end`."""

    # Beginning

    @classmethod
    def begin(
        cls,
        path: Path,
        rules: Ruleset,
        table: Table,
        *,
        position: Mapping[str, object] | None = None,
        key: str | None = None,
    ) -> "Save":
        """A new game; `position` is the tree that the table was read from, None for the standard set-up."""
        if path.exists():
            raise UnusableSave(f"{path} exists already; choose another name for the new game.")
        if path in (key_path(path), snapshot_path(path)):
            raise UnusableSave(f"A record cannot be called {path.name}; NAME{SUFFIX} would be a good name.")
        dice = KeyedDice(key)
        record = Record(
            rules=write_rules(rules),
            revision=rules.revision,
            options=options_tree(rules),
            players=players_of(table.seats),
            position="standard" if position is None else _without_header(position),
            commitment=dice.commitment,
        )
        path.parent.mkdir(parents=True, exist_ok=True)
        snapshot_path(path).unlink(missing_ok=True)
        write_secret(key_path(path), dice.key)
        game = Game(rules, table, dice)
        seal, text = Seal.of_header(record), write_record(record)
        if game.opening_dice:
            # Some rulesets draw dice before the first order; they come to paper together with the commitment.
            line = written_start(game.opening_dice)
            text += f"{_sealed(seal)}{line}\n"
            seal = Seal(seal.behind(line).chain)
        write_whole(path, text.encode())
        save = cls(path, record, game, dice.key, seal=seal, end=len(text.encode()))
        save._append(_sealed(save._seal), goes_on=True)
        save._append(_heading(game.table), goes_on=True)
        save._keep_snapshot()
        return save

    # Loading

    @classmethod
    def load(cls, path: Path) -> "Save":
        """A game taken up where it was left; a line that was only half written is dropped.

        A record that does not fit raises `Unreadable`; a game that cannot go on raises `Unusable`.
        """
        data = path.read_bytes()
        whole = whole_lines(data)
        record, start = read_header(whole)
        key = read_secret(path, record)
        rules, opening = begin(record)
        found = read_snapshot(snapshot_path(path), whole)
        if found is None:
            game = Game(rules, opening, KeyedDice(key))
            save = cls(path, record, game, key, seal=Seal.of_header(record), end=start)
        else:
            snapshot, table = found
            game = Game.resumed(rules, opening, KeyedDice(key), table=table, log=[], rolls=snapshot.rolls)
            save = cls(
                path, record, game, key, seal=Seal(snapshot.chain, snapshot.marks), end=snapshot.offset
            )
        turn_began = save._go_on(whole, from_the_beginning=found is None)
        save._close(data, whole, turn_began)
        if not save._undoable:
            save._keep_snapshot()
        return save

    def _go_on(self, whole: bytes, *, from_the_beginning: bool) -> bool | None:
        """Give the orders again that stand behind what is known; whether the last of them, if any, began a turn."""
        _, header = read_header(whole)
        known = whole.count(b"\n", header, self._end)
        # What is known need not be read again, but the lines are numbered as if it were.
        rest = read_record((whole[:header] + b"\n" * known + whole[self._end :]).decode())
        entries = iter(rest.entries)
        if from_the_beginning and rest.start_dice != self.game.opening_dice:
            expected = written_start(self.game.opening_dice)
            raise unreadable(say.start_dice(dice=expected), place="start")
        self.game.dice = dice = RecordedDice(self._key)
        turn_began: bool | None = None
        awaits_start = from_the_beginning and bool(rest.start_dice)
        unsealed: int | None = None
        position, number = self._end, whole.count(b"\n", 0, self._end)
        for text in whole[self._end :].split(b"\n")[:-1]:
            begins, position, number = position, position + len(text) + 1, number + 1
            said = text.strip()
            if not said or said.startswith(b"#"):
                if self._is_sealed(said.decode(), number):
                    unsealed = None
                continue
            if turn_began and unsealed is None:
                unsealed = number
            if awaits_start:
                self._seal = Seal(self._seal.behind(written_start(rest.start_dice)).chain)
                awaits_start = False
            else:
                turn_began = self._give_again(next(entries), begins, number, dice)
            self._end = position
        if unsealed is not None and b"\n# seal " in whole:
            raise unreadable(say.turn_without_seal(), place=f"line {unsealed}")
        self.game.dice = KeyedDice(self._key)
        return turn_began

    def _is_sealed(self, remark: str, number: int) -> bool:
        """Whether a remark is a seal; one that does not fit what was given again before it is complained about."""
        seal = Seal.read(remark)
        if seal is None:
            return False
        if seal.chain != self._seal.chain:
            raise unreadable(say.before_seal(), place=f"line {number}")
        return True

    def _give_again(self, line: RecordedOrder, begins: int, number: int, dice: RecordedDice) -> bool:
        place = f"line {number}"
        dice.lay(line.dice)
        try:
            events = self.game.order(line.power, line.order)
        except Refused as refusal:
            raise unreadable(say.order_refused(reason=refusal.problems[0].message), place=place) from None
        except (OutOfDice, WrongDice) as error:
            raise unreadable(say.dice_do_not_fit(reason=error.message), place=place) from None
        if dice.left:
            raise unreadable(say.too_many_dice(), place=place)
        self._note(line, begins)
        if _begins_turn(events):
            self._seal = Seal(self._seal.chain)
            return True
        return False

    def _close(self, data: bytes, whole: bytes, turn_began: bool | None) -> None:
        """Put the end of the file in order, as a kill may have left it."""
        tail = whole[self._end :]
        self._size = len(whole)
        if len(data) != len(whole):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
                os.fsync(file.fileno())
            if not data[len(whole) :].lstrip().startswith(b"#"):
                sentence = "The last line was half written when the program was ended; it was dropped."
                self.remarks.append(sentence)
        if tail and tail != _sealed(self._seal).encode():
            self._end = self._size  # remarks stand there, or the heading of a turn: they stay
        elif turn_began:
            self._append(_sealed(self._seal) + _heading(self.game.table), goes_on=True)
        elif not tail and turn_began is not None:
            self._append(_sealed(self._seal))

    # Playing

    def order(self, power: Power, order: Order) -> list[Event]:
        """Give an order and write it down; raises `Refused` and changes nothing if it will not do."""
        self._require_alone()
        events = self.game.order(power, order)
        if isinstance(order, Undo):
            self._take_back(power)
            return events
        self._write_down(RecordedOrder(*self.game.log[-1]))
        if _begins_turn(events):
            self._end = self._size
            self._append(_heading(self.game.table), goes_on=True)
            self._seal = Seal(self._seal.chain)
        if self.game.table.winner:
            self.finish()
        elif not self._undoable:
            self._keep_snapshot()
        return events

    def finish(self) -> None:
        """The game is over: the key is revealed in the header of the record, and no more orders are taken."""
        self._require_alone()
        self.record = replace(self.record, key=self._key, result=self.game.table.winner or None)
        data = self.path.read_bytes()
        _, start = read_header(data)
        write_whole(self.path, write_record(self.record).encode() + data[start:])
        key_path(self.path).unlink(missing_ok=True)
        snapshot_path(self.path).unlink(missing_ok=True)

    def lines(self) -> list[str]:
        """The orders of the record, as they stand in it."""
        data = self.path.read_bytes()
        _, start = read_header(data)
        said = (line.strip() for line in data[start:].decode().splitlines())
        return [line for line in said if line and not line.startswith("#")]

    def _note(self, line: RecordedOrder, begins: int) -> None:
        if self.game.is_settled:
            self._undoable.clear()
        else:
            self._undoable.append(_Undoable(line, begins, self._seal))
        self._seal = self._seal.behind(written(line))

    def _write_down(self, line: RecordedOrder) -> None:
        begins = self._end
        text = f"{written(line)}\n"
        self._note(line, begins)
        self._append(text + _sealed(self._seal))
        self._end = begins + len(text.encode())

    def _take_back(self, power: Power) -> None:
        """The record without a power's last order; what others have said since then stays (G-07)."""
        staying: list[RecordedOrder] = []
        while self._undoable[-1].line.power != power:
            staying.append(self._undoable.pop().line)
        _, begins, self._seal = self._undoable.pop()
        text = ""
        for line in reversed(staying):
            self._note(line, begins + len(text.encode()))
            text += f"{written(line)}\n"
        kept = self.path.read_bytes()[:begins] + text.encode()
        # In one stroke: a kill must not take away what others have said.
        write_whole(self.path, kept + _sealed(self._seal).encode())
        self._end = len(kept)
        self._size = self.path.stat().st_size

    def _append(self, text: str, *, goes_on: bool = False) -> None:
        """Write at the end of the orders; `goes_on` says that the next text goes behind this one."""
        data = text.encode()
        with self.path.open("r+b") as file:
            # The old seal goes first: what a kill leaves behind is then never more than half a line at the end.
            file.truncate(self._end)
            file.seek(self._end)
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        self._size = self._end + len(data)
        if goes_on:
            self._end = self._size

    def _require_alone(self) -> None:
        if self.record.key is not None:
            raise UnusableSave(f"The game in {self.path} is over: the key of its dice is revealed.")
        try:
            size = self.path.stat().st_size
        except FileNotFoundError:
            raise UnusableSave(f"{self.path} is gone; the game cannot be saved any more.") from None
        if size != self._size:
            raise UnusableSave(
                f"{self.path} was changed by another program; this one stops, so that nothing is lost."
            )

    def _keep_snapshot(self) -> None:
        prefix = self.path.read_bytes()[: self._end]
        snapshot = Snapshot(
            offset=self._end,
            digest=digest(prefix),
            chain=self._seal.chain,
            marks=self._seal.marks,
            rolls=self.game.rolls,
            table=encode_table(self.game.table),
            shape=shape(),
        )
        try:
            write_whole(snapshot_path(self.path), msgspec.json.encode(snapshot), flushed=False)
        except OSError:
            # The record is what counts; without a snapshot loading only takes longer.
            snapshot_path(self.path).unlink(missing_ok=True)


class _Undoable(NamedTuple):
    """An order that may perhaps still be taken back: where its line begins, and the seal before it."""

    line: RecordedOrder
    begins: int
    seal: Seal


def _begins_turn(events: Iterable[Event]) -> bool:
    return any(isinstance(event, TurnBegan) for event in events)


def _sealed(seal: Seal) -> str:
    return f"{seal}\n"


def _heading(table: Table) -> str:
    return f"# round {table.round}, {table.turn}\n"


def _without_header(position: Mapping[str, object]) -> Tree:
    return {name: value for name, value in position.items() if name not in ("rules", "options", "players")}
