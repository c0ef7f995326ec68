"""Fairness: records played again. Every die is computed anew from its key, every order is given anew.

The commitment stands in a record before the first die, and the key is revealed when the game is over. A seal is a
remark in a record, `# seal 5f1c… 8a03…`: a chain of hashes over the header and all orders before it, so that an order
changed for another lawful one is found as well. A record without seals is a good record; one that has seals has
one behind the last order of each turn, and behind the last order of all when the game is over.
"""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Side
from greatwar.dice import KeyedDice, OutOfDice, commitment
from greatwar.events import Event, TurnBegan
from greatwar.game import Game
from greatwar.notation.orders import format_line
from greatwar.notation.records import Entry, Record, begin, read_record, write_record
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused

SEAL_LENGTH = 32
MARK_LENGTH = 2
START, HEADER = -1, -2
"""What stands before the order with the index 0."""


class Misfit(Exception):
    """A record does not fit: `index` is that of the order, or `START` or `HEADER`."""

    def __init__(self, index: int, sentence: str) -> None:
        super().__init__(sentence)
        self.index = index
        self.sentence = sentence


class WrongDice(Exception):
    """Dice of a record are not those that its key gives."""

    def __init__(self, drawn: tuple[int, ...], due: tuple[int, ...]) -> None:
        super().__init__(f"The dice must be {_listed(due)}; the record says {_listed(drawn)}")


class RecordedDice:
    """The dice of a record, handed out line by line; with a key, each roll is held against what the key gives.

    The first rolls, if they are `inherited` from another game, have nothing to do with the key.
    """

    def __init__(self, key: str | None = None, *, inherited: int = 0) -> None:
        self._keyed = None if key is None else KeyedDice(key)
        self._inherited = inherited
        self._left: tuple[int, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """The dice of the line that have not been drawn."""
        return self._left

    def lay(self, dice: tuple[int, ...]) -> None:
        """The dice of the next line; those of the last one that are left are gone."""
        self._left = dice

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        drawn, left = self._left[:number], self._left[number:]
        if len(drawn) < number:
            raise OutOfDice(f"{number} dice are needed, {len(drawn)} are left")
        if self._keyed is not None and roll >= self._inherited:
            due = self._keyed.draw(number, roll=roll)
            if due != drawn:
                raise WrongDice(drawn, due)
        self._left = left
        return drawn


class Played(Struct, frozen=True):
    """A line of a record that has been played again: its index, the game after it, and what happened.

    The first has the index `START` and no line: the game before the first order.
    """

    index: int
    game: Game
    line: Entry | None
    events: list[Event]


def replay(record: Record, *, key: str | None = None) -> Iterator[Played]:
    """Play a record again, line by line; the first line that does not fit raises `Misfit`.

    With a key every die is computed anew; without one the dice are taken as they are written.
    """
    rules, table = begin(record)
    dice = RecordedDice(key, inherited=record.inherited)
    dice.lay(record.start_dice)
    with Fitting(START, dice):
        game = Game(rules, table, dice)
    yield Played(START, game, None, [])
    for index, line in enumerate(record.entries):
        dice.lay(line.dice)
        with Fitting(index, dice):
            events = game.order(line.power, line.order)
        yield Played(index, game, line, events)


class Fitting:
    """Turns whatever does not fit while a line is played into a `Misfit`."""

    def __init__(self, index: int, dice: RecordedDice) -> None:
        self._index = index
        self._dice = dice

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        match error:
            case None:
                if self._dice.left:
                    raise Misfit(self._index, f"The dice {_listed(self._dice.left)} are not drawn here")
            case Refused():
                reasons = "; ".join(str(problem) for problem in error.problems)
                raise Misfit(self._index, f"The order is refused: {reasons}") from None
            case OutOfDice():
                raise Misfit(
                    self._index, f"More dice are drawn here than stand in the record: {error}"
                ) from None
            case WrongDice():
                raise Misfit(self._index, str(error)) from None


def _listed(dice: Iterable[int]) -> str:
    return f"[{', '.join(map(str, dice))}]"


# Verifying


class Verdict(Struct, frozen=True):
    """What became of verifying a record: whether it fits, and if not the first line that does not, and why."""

    fits: bool
    sentence: str
    line: int | None = None
    orders: int = 0
    dice: int = 0
    dice_recomputed: bool = False
    sealed: bool = False
    round: int = 0
    winner: Side | str = ""


def verify(text: str, *, heard: Callable[[int, int], None] = lambda done, all_: None) -> Verdict:
    """Recompute every die and every position of a record; `heard` is told how many orders are done.

    A text that is no record raises `Unreadable`, which names the line.
    """
    record = read_record(text)
    layout = Layout.of(text)
    last: Played | None = None
    sealed_until = 0
    try:
        _check_key(record)
        _check_seals(record, layout, 0)
        for played in replay(record, key=record.key):
            heard(played.index + 1, len(record.entries))
            if played.index >= 0:
                _check_seals(record, layout, played.index + 1)
            if last is not None and any(isinstance(event, TurnBegan) for event in last.events):
                sealed_until = played.index
            last = played
        assert last is not None
        is_over = record.key is not None or record.result is not None
        _check_last_seal(layout, len(record.entries) if is_over else sealed_until)
        _check_result(record, last.game)
    except Misfit as misfit:
        return Verdict(False, misfit.sentence, layout.line(misfit.index))
    except (Unreadable, Refused) as complaint:
        return Verdict(False, f"The header does not fit: {complaint}", layout.header)
    return Verdict(
        True,
        _praise(record, layout),
        orders=len(record.entries),
        dice=len(record.dice),
        dice_recomputed=record.key is not None,
        sealed=layout.is_sealed,
        round=last.game.table.round,
        winner=last.game.table.winner,
    )


def _praise(record: Record, layout: "Layout") -> str:
    sealed = layout.is_sealed
    orders, dice = len(record.entries), len(record.dice)
    counted = f"{orders} {'order' if orders == 1 else 'orders'}"
    rolled = f"{dice} {'die' if dice == 1 else 'dice'}"
    if record.key is not None:
        told = f"Everything fits: {counted} given again, {rolled} computed again from the revealed key."
        if record.inherited:
            told = (
                f"Everything fits: {counted} given again with {rolled}; all rolls but the first {record.inherited}, "
                "which were rolled in another game, computed again from the revealed key."
            )
        if not sealed:
            told += (
                " The record carries no seals, so an order exchanged for another lawful one that draws the same dice"
                " would not be noticed."
            )
        return told
    found = " and the seals" if sealed else ""
    told = (
        f"{counted.capitalize()}{found} fit, and so does the number of dice ({dice}). The dice themselves could not "
        "be computed again: the key is not revealed yet."
    )
    if layout.unsealed:
        told += f" {layout.unsealed} of the orders have no seal yet, so others in their place would not be noticed."
    return told


def _check_key(record: Record) -> None:
    if record.key is None:
        return
    if record.commitment is None:
        raise Misfit(HEADER, "The key is revealed, but there is no commitment that it could be held against")
    if commitment(record.key) != record.commitment:
        raise Misfit(HEADER, "The commitment is not that of the key: one of them has been changed")


def _check_seals(record: Record, layout: "Layout", orders: int) -> None:
    """Hold the seals and marks behind so many orders against the orders before them."""
    layout.reach(record, orders)
    if orders == 0 and layout.header_seal not in (None, Seal.of_header(record).chain):
        raise Misfit(HEADER, "The header is not as it was written; it does not fit its seal")
    mark = layout.marks.get(orders - 1)
    if mark is not None and not layout.seal.chain.startswith(mark):
        raise Misfit(orders - 1, "This line is not as it was played; it does not fit its seal")
    if orders in layout.seals and layout.seals[orders] != layout.seal.chain:
        if orders == 0 and layout.header_seal is not None:
            raise Misfit(START, "The dice before the first order are not as they were drawn")
        if orders == 0:
            raise Misfit(HEADER, "The header is not as it was written; it does not fit its seal")
        raise Misfit(
            orders - 1, "This line, or one before it, is not as it was played; they do not fit their seal"
        )


def _check_last_seal(layout: "Layout", orders: int) -> None:
    """Miss a seal that was taken away: of so many orders none may stand behind the last one.

    Within a turn the seal moves on with every order, and a program that is ended can leave the turn without it.
    """
    last = max(layout.seals, default=0)
    if layout.is_sealed and last < orders:
        raise Misfit(last, "The orders from this line on have no seal, and what stands before them has")


def _check_result(record: Record, game: Game) -> None:
    winner = game.table.winner or None
    if record.result != winner:
        said = record.result or "nothing"
        raise Misfit(
            HEADER, f"The header says {said} of the result, and the orders lead to {winner or 'none yet'}"
        )


# Seals and the layout of a record


class Seal(NamedTuple):
    """A chain of hashes over all that stands before it.

    `marks` are the first digits that the chain had behind each order since the seal before, so that a changed line can
    be named and not only noticed.
    """

    chain: str
    marks: str = ""

    @classmethod
    def of_header(cls, record: Record) -> "Seal":
        """The beginning of the chain: all of the header but what is added when the game is over."""
        bare = replace(record, key=None, result=None, start_dice=(), entries=())
        return cls(hashlib.sha256(write_record(bare).encode()).hexdigest()[:SEAL_LENGTH])

    @classmethod
    def read(cls, line: str) -> "Seal | None":
        """The seal that a line is, if it is one.

        >>> Seal.read("# seal 5f1c 8a03")
        Seal(chain='5f1c', marks='8a03')
        """
        match = _SEAL.fullmatch(line)
        return None if match is None else cls(match[1], match[2] or "")

    def behind(self, line: str) -> "Seal":
        """The chain gone on by a line."""
        chain = hashlib.sha256(f"{self.chain}\n{line}".encode()).hexdigest()[:SEAL_LENGTH]
        return Seal(chain, self.marks + chain[:MARK_LENGTH])

    def __str__(self) -> str:
        return f"# seal {self.chain} {self.marks}".rstrip()


def written(line: Entry) -> str:
    """A line of a record as text.

    >>> from greatwar.orders import Attack
    >>> written(Entry("germany", Attack("Lorraine"), (1, 6)))
    'germany: attack Lorraine [1, 6]'
    """
    text = format_line(line.power, line.order)
    return f"{text} {_listed(line.dice)}" if line.dice else text


def written_start(dice: tuple[int, ...]) -> str:
    """The line of the dice that were drawn before the first order."""
    return f"start {_listed(dice)}"


class Layout:
    """Where things stand in the text of a record: its orders and its seals."""

    def __init__(self, header: int, start: int | None, orders: list[int]) -> None:
        self.header = header
        self.header_seal: str | None = None
        """The seal before the dice that were drawn before the first order."""
        self.seals: dict[int, str] = {}
        """The last seal behind so many orders."""
        self.marks: dict[int, str] = {}
        """The mark of each order that a seal has one of."""
        self.seal = Seal("")
        self._start = start
        self._orders = orders
        self._reached = -1

    @classmethod
    def of(cls, text: str) -> "Layout":
        """The layout of a text that has been read as a record."""
        rules: list[int] = []
        start = None
        orders: list[int] = []
        found: list[tuple[int, str, str]] = []
        header_seal = None
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1):
            said = line.strip()
            if len(rules) < 2:
                if line.rstrip() == "---":
                    rules.append(number)
            elif seal := Seal.read(said):
                found.append((len(orders), *seal))
            elif said and not said.startswith("#"):
                if start is None and not orders and _START.match(said):
                    start = number
                    if found:
                        header_seal = found.pop()[1]
                else:
                    orders.append(number)
        layout = cls(rules[0] + 1, start, orders)
        layout.header_seal = header_seal
        first = 0
        for behind, chain, marks in found:
            layout.seals[behind] = chain
            # Counted from the seal before, so that an order left out or added shows where it was.
            for index in range(first, min(behind, first + len(marks) // MARK_LENGTH)):
                at = (index - first) * MARK_LENGTH
                layout.marks[index] = marks[at : at + MARK_LENGTH]
            first = behind
        return layout

    @property
    def is_sealed(self) -> bool:
        """Whether there is any seal, be it of the header alone."""
        return bool(self.seals) or self.header_seal is not None

    @property
    def unsealed(self) -> int:
        """How many orders stand behind the last seal; none where there are no seals."""
        return len(self._orders) - max(self.seals, default=0) if self.is_sealed else 0

    def line(self, index: int) -> int:
        """The line of the order with that index, of the dice before the first order, or of the header."""
        if index == HEADER:
            return self.header
        if index == START or not self._orders:
            return self._start or self.header
        return self._orders[min(index, len(self._orders) - 1)]

    def reach(self, record: Record, orders: int) -> None:
        """Bring the chain to where so many orders of the record are behind it."""
        if self._reached < 0:
            self.seal = Seal.of_header(record)
            if record.start_dice:
                self.seal = self.seal.behind(written_start(record.start_dice))
            self._reached = 0
        for entry in record.entries[self._reached : orders]:
            self.seal = Seal(self.seal.chain).behind(written(entry))
        self._reached = orders


_SEAL = re.compile(r"#\s*seal\s+([0-9a-f]+)(?:\s+([0-9a-f]+))?")
_START = re.compile(r"start\b", re.IGNORECASE)
