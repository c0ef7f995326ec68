"""A kept game: the engine's game, the numbers of its steps, and the table that everyone can see."""

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.dice import KeyedDice, OutOfDice
from greatwar.events import Event
from greatwar.game import Entry, Game
from greatwar.notation import records
from greatwar.notation.orders import format_order
from greatwar.notation.players import players_of
from greatwar.notation.records import Record, RecordResult, begin, read_record, write_record
from greatwar.notation.rulesets import write_rules
from greatwar.notation.trees import Tree
from greatwar.orders import AnyOrder, End, Order, Undo
from greatwar.problems import Problem, Refused
from greatwar.questions import Phase
from greatwar.records.fairness import replay
from greatwar.records.seals import Seal, written, written_start
from greatwar.records.snapshots import decode_table, encode_table, shape
from greatwar.rules.mixing import options_tree
from greatwar.rules.ruleset import Ruleset
from greatwar.store.rows import GameRow, SnapshotRow, StepRow, standing
from greatwar.table import Table, Turn
from greatwar.text.messages import Message
from greatwar.text.say import server
from greatwar.view.views import Curtain
from greatwar.view.volleys import Volley, volleys

BETWEEN_SNAPSHOTS = 30
"""How many steps are behind a snapshot, at least, before the next."""


class Damaged(Exception):
    """What is kept of a game does not fit together; `line` says where."""

    def __init__(self, line: Message) -> None:
        super().__init__(line)
        self.line = line


class KeptDice:
    """The dice of a key, but for the first rolls, which were rolled in another game and are laid down here."""

    def __init__(self, key: str, inherited: int = 0) -> None:
        self.laid: tuple[int, ...] = ()
        self._keyed = KeyedDice(key)
        self.inherited = inherited

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        if roll >= self.inherited:
            return self._keyed.draw(number, roll=roll)
        drawn, self.laid = self.laid[:number], self.laid[number:]
        if len(drawn) < number:
            raise OutOfDice(server.out_of_dice(n=number, left=len(drawn)))
        return drawn


class Given(Struct, frozen=True, kw_only=True):
    """An order that has been accepted, with all that came of it and where in the game it was given."""

    number: int
    at: float
    round: int
    turn: Turn
    phase: Phase
    power: Power
    order: Order
    dice: tuple[int, ...]
    events: tuple[Event, ...]
    volleys: tuple[Volley, ...]
    takes_back: int = 0


class _Undoable(NamedTuple):
    number: int
    power: Power
    order: Order


class Play:
    """A game in progress. `number` counts all that was ever accepted, `shown` as much of it as everybody may see."""

    def __init__(self, record: Record, game: Game, *, number: int = 0) -> None:
        self.record = record
        """The header of the record; the orders are in the log alone."""
        self.game = game
        self.number = number
        self.curtain = Curtain(game.table)
        self.shown = number
        self.snapshot_at = number
        self._undoable: list[_Undoable] = []

    @classmethod
    def begin(
        cls, rules: Ruleset, table: Table, key: str, *, position: Tree | None = None, inherited: int = 0
    ) -> "Play":
        """A new game; `position` is the tree that the table was read from, None for the standard set-up.

        The dice of the first rolls, if so many are `inherited`, are not the key's: they are laid down before each.
        """
        game = Game(rules, table, KeptDice(key, inherited))
        record = Record(
            rules=write_rules(rules),
            revision=rules.revision,
            options=options_tree(rules),
            players=players_of(table.seats),
            position="standard" if position is None else position,
            commitment=KeyedDice(key).commitment,
            inherited=inherited,
            start_dice=game.opening_dice,
        )
        return cls(record, game)

    @classmethod
    def going_on(cls, record: Record, key: str) -> "tuple[Play, list[Given]]":
        """A new game that goes on from the end of a record, with dice of its own from there on, and its first steps.

        The first line that does not fit raises `Misfit`.
        """
        dice = KeptDice(key, inherited=2**62)
        dice.laid = record.start_dice
        for _ in replay(record):
            pass
        header = replace(record, commitment=KeyedDice(key).commitment, key=None, result=None, entries=())
        play = cls(header, Game(*begin(record), dice))
        given: list[Given] = []
        for entry in record.entries:
            dice.laid = entry.dice
            given.append(play.give(entry.power, entry.order))
        dice.inherited = play.game.rolls
        play.record = replace(header, inherited=play.game.rolls)
        return play, given

    @classmethod
    def taken_over(cls, record: Record, key: str) -> "tuple[Play, list[Given]]":
        """A game that was kept in a file, with its own key, and its steps.

        An order that is refused, or that draws other dice than its record has, raises `Damaged`.
        """
        dice = KeptDice(key, record.inherited)
        dice.laid = record.start_dice
        header = replace(record, key=None, result=None, entries=())
        play = cls(header, Game(*begin(record), dice))
        given: list[Given] = []
        for number, entry in enumerate(record.entries, 1):
            dice.laid = entry.dice
            try:
                given.append(play.give(entry.power, entry.order))
            except (Refused, OutOfDice) as error:
                raise Damaged(server.order_refused(n=number, why=str(error))) from None
            if given[-1].dice != entry.dice:
                raise Damaged(server.order_dice_differ(n=number))
        return play, given

    @classmethod
    def load(cls, row: GameRow, steps: Sequence[StepRow], snapshot: SnapshotRow | None) -> "Play":
        """The game as its log tells it: from the snapshot on, if that can be read, otherwise from the beginning."""
        record = read_record(row.header)
        rules, opening = begin(record)
        dice = KeptDice(row.key, row.inherited)
        dice.laid = record.start_dice
        table = None if snapshot is None else _table_of(snapshot)
        if snapshot is not None and table is not None:
            before = [step for step in steps if step.number <= snapshot.number]
            log = [_entry(step) for step in standing(list(before))]
            game = Game.resumed(rules, opening, dice, table=table, log=log, rolls=snapshot.rolls)
            game.opening_dice = record.start_dice
            play = cls(record, game, number=snapshot.number)
        else:
            play = cls(record, Game(rules, opening, dice))
        for step in steps[play.number :]:
            play.follow(step)
        play.game.moment = play.number
        return play

    def follow(self, step: StepRow) -> Given:
        """Give an order that is in the log, as it was given there; a step that does not fit raises `Damaged`."""
        self.lay(step.dice)
        order: Order = msgspec.json.decode(step.order, type=AnyOrder)
        try:
            given = self.give(step.power, order, at=step.at)
        except Refused as refusal:
            reason = refusal.problems[0].message
            raise Damaged(server.step_refused(n=step.number, error=reason)) from None
        except OutOfDice as error:
            raise Damaged(server.step_refused(n=step.number, error=f"{error}.")) from None
        if (given.number, given.dice, given.takes_back) != (step.number, step.dice, step.takes_back):
            raise Damaged(server.step_differs(n=step.number))
        return given

    def lay(self, dice: tuple[int, ...]) -> None:
        """Lay down the dice of the next order, where they are not the key's."""
        assert isinstance(self.game.dice, KeptDice)
        self.game.dice.laid = dice

    def give(self, power: Power, order: Order, *, at: float | None = None) -> Given:
        """Give an order; raises `Refused` and changes nothing if it will not do."""
        game, before = self.game, self.game.table
        events = game.order(power, order)
        self.number += 1
        dice: tuple[int, ...] = ()
        takes_back = 0
        if isinstance(order, Undo):
            takes_back = self._taken_back(power)
        else:
            dice = game.last.dice
            self._undoable.append(_Undoable(self.number, power, order))
        if game.is_settled:
            self._undoable.clear()
        if self.curtain.follow(game.table):
            self.shown = self.number
        return Given(
            number=self.number,
            at=time.time() if at is None else at,
            round=before.round,
            turn=before.turn,
            phase=before.phase,
            power=power,
            order=order,
            dice=dice,
            events=tuple(events),
            volleys=volleys(game.rules, game.rolled) if dice else (),
            takes_back=takes_back,
        )

    def _taken_back(self, power: Power) -> int:
        for place in range(len(self._undoable) - 1, -1, -1):
            if self._undoable[place].power == power:
                return self._undoable.pop(place).number
        raise AssertionError("an order was taken back that is not known")

    def take_back(self, power: Power, number: int) -> list[Given]:
        """Undo one order of the phase in progress and give those again that the power has given since.

        If one of them cannot be given without it, all stays as it is, and `Refused` says which.
        """
        own = [each for each in self._undoable if each.power == power and each.number >= number]
        if not own or own[0].number != number or any(isinstance(each.order, End) for each in own[1:]):
            phase = self.game.table.phase
            raise Refused(Problem("nothing-to-undo", phase, server.undo_alone(), "RB-TURN-02"))
        trial = self.game.fork(self.game.dice)
        orders: list[Order] = [Undo()] * len(own) + [each.order for each in own[1:]]
        for place, order in enumerate(orders):
            try:
                trial.order(power, order)
            except Refused as refusal:
                raise Refused(*_depending(own, place, refusal)) from None
        return [self.give(power, order) for order in orders]

    def snapshot(self) -> SnapshotRow | None:
        """A snapshot to be kept, if one is due; only where nothing can be taken back, and everything is seen."""
        if self.number - self.snapshot_at < BETWEEN_SNAPSHOTS:
            return None
        if not self.game.is_settled or self.shown != self.number:
            return None
        self.snapshot_at = self.number
        table = bytes(encode_table(self.game.table))
        return SnapshotRow(self.number, self.game.rolls, shape(), table)


def _table_of(snapshot: SnapshotRow) -> Table | None:
    """The table of a snapshot; nothing if it has another shape or is damaged."""
    if snapshot.shape != shape():
        return None
    try:
        return decode_table(snapshot.table)
    except (ValueError, KeyError, TypeError):
        return None


def _depending(own: list[_Undoable], place: int, refusal: Refused) -> tuple[Problem, ...]:
    if place < len(own):
        return refusal.problems
    later = format_order(own[place - len(own) + 1].order)
    return (Problem("others-depend", "", server.undo_first(order=later), "RB-TURN-02"), *refusal.problems)


def _entry(step: StepRow) -> Entry:
    return Entry(step.power, msgspec.json.decode(step.order, type=AnyOrder), step.dice)


# Records


def record_of(row: GameRow, steps: Sequence[StepRow]) -> Record:
    """The record of a game with these of its steps; the key stands in it once the game is over."""
    entries = tuple(records.RecordedOrder(*_entry(step)) for step in standing(list(steps)))
    result: RecordResult = msgspec.convert(row.result, RecordResult)
    return replace(
        read_record(row.header), entries=entries, result=result, key=None if result is None else row.key
    )


def record_text(record: Record) -> str:
    """A record as text with its seal."""
    seal = Seal.of_header(record)
    text = write_record(replace(record, entries=(), start_dice=()))
    lines: list[str] = []
    if record.start_dice:
        lines = [str(seal), written_start(record.start_dice)]
        seal = Seal(seal.behind(lines[-1]).chain)
    for entry in record.entries:
        lines.append(written(entry))
        seal = seal.behind(lines[-1])
    return "".join((text, *(f"{line}\n" for line in (*lines, seal))))
