"""Seals, and the places of things in the text of a record.

A seal is a remark in a record, `# seal 5f1c… 8a03…`: a chain of hashes over the header and all orders before it, so
that an order changed for another lawful one is found as well. A record without seals is a good record; one that has
seals has one behind the last order of each turn, and behind the last order of all when the game is over.
"""

import hashlib
import re
from collections.abc import Iterable
from typing import NamedTuple

from msgspec.structs import replace

from greatwar.notation.orders import format_line
from greatwar.notation.records import Record, RecordedOrder, write_record

SEAL_LENGTH = 32
MARK_LENGTH = 2
START, HEADER = -1, -2
"""What stands before the order with the index 0."""


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


def written(line: RecordedOrder) -> str:
    """A line of a record as text.

    >>> from greatwar.orders import Attack
    >>> written(RecordedOrder("germany", Attack("Lorraine"), (1, 6)))
    'germany: attack Lorraine [1, 6]'
    """
    text = format_line(line.power, line.order)
    return f"{text} {listed_dice(line.dice)}" if line.dice else text


def written_start(dice: tuple[int, ...]) -> str:
    """The line of the dice that were drawn before the first order."""
    return f"start {listed_dice(dice)}"


def listed_dice(dice: Iterable[int]) -> str:
    """Dice as a record lists them.

    >>> listed_dice((1, 6))
    '[1, 6]'
    """
    return f"[{', '.join(map(str, dice))}]"


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
