"""Words of the notation: names read without regard to case, accents, hyphens and plurals."""

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from difflib import get_close_matches
from itertools import islice
from typing import Literal, TypeVar

from greatwar.board import POWERS, SPACES, TERRITORIES, ZONES, Power, Space
from greatwar.pieces import KINDS, Kind
from greatwar.problems import MOST_COMPLAINTS, Problem
from greatwar.problems.codes import Code
from greatwar.text.messages import Message, plain
from greatwar.text.say import notation as say

What = Literal[
    "power",
    "space",
    "territory",
    "sea-zone",
    "unit",
    "order",
    "key",
    "phase",
    "setup",
    "result",
    "position",
    "collapse",
    "revolution",
    "part-of-the-screen",
    "kind-of-loss",
    "neutral-power",
    "key-or-power",
    "round",
    "power-or-step",
    "name",
]
"""What a name can be the name of; the catalogue has the words for it."""

NameT = TypeVar("NameT", bound=str)
ReadT = TypeVar("ReadT")
FirstT = TypeVar("FirstT")

LONGEST_ECHO = 60
"""How much of a text is repeated in a sentence about it."""
NEAR = 0.5
"""How alike a text and a name are, from 0 to 1, if the name can be meant."""
MOST_NAMES = 15
"""How many names are listed in a sentence if none of them can be meant."""


class Unreadable(Exception):
    """A text, or a tree of texts, is not what the notation allows there; `problems` say why, `problem` is the first.

    `more` says whether there are more problems than those that are named.
    """

    def __init__(self, *problems: Problem, more: bool = False) -> None:
        super().__init__(*problems)
        self.problems = problems
        self.problem = problems[0]
        self.more = more

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.problems)

    def at(self, place: str) -> "Unreadable":
        """The same complaint, with the place where the text stands put before its own."""
        return Unreadable(*(_at(place, problem) for problem in self.problems), more=self.more)

    @property
    def sentence(self) -> str:
        """Everything that is wrong, without codes and places."""
        return " ".join(problem.sentence for problem in self.problems)


def _at(place: str, problem: Problem) -> Problem:
    return Problem(problem.code, _joined(place, problem.place), problem.message, problem.rule, problem.see)


def _joined(outer: str, inner: str) -> str:
    """Two places as one: keys with a dot between them, numbered parts of a text with a comma.

    >>> _joined("units", "tank.cost"), _joined("play", "step 3, refuse"), _joined("line 4", "round")
    ('units.tank.cost', 'play, step 3, refuse', 'line 4, round')
    """
    if not inner:
        return outer
    return f"{outer}{', ' if _PART.match(outer) or _PART.match(inner) else '.'}{inner}"


_PART = re.compile(r"(?:line|step|scenario|entry|lesson) [0-9]|lesson |expect ")
"""How the place of a part of a text begins that is no key."""


def unreadable(
    message: Message | str, *, code: Code = "unreadable", place: str = "", rule: str = ""
) -> Unreadable:
    """A complaint in one plain sentence."""
    said = message if isinstance(message, Message) else plain(message)
    return Unreadable(Problem(code, place, said, rule))


def complain(complaints: Iterable[Unreadable]) -> None:
    """Raise these complaints as one, if there are any: each once, and the first twenty if there are more."""
    problems: dict[Problem, None] = {}
    more = False
    for complaint in complaints:
        problems |= dict.fromkeys(complaint.problems)
        more = more or complaint.more or len(problems) > MOST_COMPLAINTS
        if more and len(problems) >= MOST_COMPLAINTS:
            break
    if problems:
        raise Unreadable(*islice(problems, MOST_COMPLAINTS), more=more)


class Complaints:
    """What is wrong in several places, gathered so that one mistake does not hide the next."""

    def __init__(self) -> None:
        self._found: list[Unreadable] = []

    @contextmanager
    def gathered(self) -> Iterator[None]:
        """A complaint that comes from inside waits for the others."""
        try:
            yield
        except Unreadable as complaint:
            self._found.append(complaint)

    @property
    def places(self) -> frozenset[str]:
        """Where the mistakes are."""
        return frozenset(problem.place for complaint in self._found for problem in complaint.problems)

    @property
    def are_enough(self) -> bool:
        """Whether more mistakes are known than are named at once."""
        return sum(len(complaint.problems) for complaint in self._found) > MOST_COMPLAINTS

    def raise_all(self) -> None:
        """Raise everything that was gathered as one complaint, if there is anything."""
        complain(self._found)


def each(read: Callable[[str], ReadT], texts: Iterable[str]) -> list[ReadT]:
    """Each of some texts read; what cannot be read of any of them is said at once.

    >>> each(space, ["Ruhr", "Belgum", "Pari"])
    Traceback (most recent call last):
    ...
    greatwar.notation.words.Unreadable: unknown-name · There is no space `Belgum`; the nearest name is `Belgium`.; \
unknown-name · There is no space `Pari`; the nearest name is `Paris`.
    """
    found: list[ReadT] = []
    complaints: list[Unreadable] = []
    for text in texts:
        try:
            found.append(read(text))
        except Unreadable as complaint:
            complaints.append(complaint)
    complain(complaints)
    return found


def both(first: Callable[[], FirstT], second: Callable[[], ReadT]) -> tuple[FirstT, ReadT]:
    """Two readings; what cannot be read of either is said at once."""
    try:
        found = first()
    except Unreadable as complaint:
        complaints = [complaint]
        try:
            second()
        except Unreadable as other:
            complaints.append(other)
        complain(complaints)
        raise
    return found, second()


def unknown(
    what: What,
    text: str,
    known: Iterable[str],
    *,
    code: Literal["unknown-name", "unknown-key"] = "unknown-name",
) -> Unreadable:
    """The complaint that a name is not known, with the nearest one that is, or all if they are few and none is near.

    >>> print(unknown("territory", "Lorrain", ["Alsace", "Lorraine"]))
    unknown-name · There is no territory `Lorrain`; the nearest name is `Lorraine`.
    >>> print(unknown("territory", "Xyz", ["Alsace", "Lorraine"]))
    unknown-name · There is no territory `Xyz`; there are: Alsace, Lorraine.
    """
    names = {fold(name): name for name in known}
    nearest = get_close_matches(fold(text[:LONGEST_ECHO]), names, n=1, cutoff=NEAR)
    message = say.unknown(what=what, text=echo(text))
    if nearest:
        message = say.unknown_near(what=what, text=echo(text), near=names[nearest[0]])
    elif 0 < len(names) <= MOST_NAMES:
        message = say.unknown_of(what=what, text=echo(text), names=tuple(names.values()))
    return unreadable(message, code=code)


def echo(text: str) -> str:
    """A text as a sentence repeats it: in quotes, on one line, not too long, with nothing that cannot be printed.

    >>> echo("to \\x1b[31m Paris\\n")
    '`to �[31m Paris`'
    """
    line = printable(" ".join(text.split()))
    return f"`{line}`" if len(line) <= LONGEST_ECHO else f"`{line[:LONGEST_ECHO]}…`"


def printable(text: str) -> str:
    """A text with a mark in place of every character that cannot be printed, as those that steer a terminal."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in text)


def fold(text: str) -> str:
    """What is left of a text when case, accents and the difference between space and hyphen are ignored.

    A hyphen that does not join two words stays, so that `->` is still an arrow and `-3` is no number.

    >>> fold("Move 3 Infantry  TRANS-JORDAN -> sz-19")
    'move 3 infantry trans jordan -> sz 19'
    """
    if text.isascii():
        plain = text.lower()
    else:
        letters = unicodedata.normalize("NFD", unicodedata.normalize("NFD", text).casefold())
        plain = "".join(letter for letter in letters if not unicodedata.combining(letter))
    if "-" in plain or not plain.isascii():
        plain = _HYPHEN.sub(" ", plain)
    return " ".join(plain.split())


_HYPHEN = re.compile(r"(?<=[^\W_])[-\u2010\u2011\u2013](?=[^\W_])")


def power(text: str) -> Power:
    """The power of that name.

    >>> power("Austria Hungary"), power("austria"), power("United States")
    ('austria-hungary', 'austria-hungary', 'usa')
    """
    return _look_up(POWER_NAMES, "power", text)


def space(text: str) -> Space:
    """The space of that name.

    >>> space("sz9"), space("trans jordan")
    ('SZ 9', 'Trans-Jordan')
    """
    return _look_up(SPACE_NAMES, "space", text)


def territory(text: str) -> Space:
    """The territory of that name; a sea zone is none."""
    name = _look_up(SPACE_NAMES, "territory", text)
    if name not in TERRITORIES:
        raise unreadable(say.zone_for_territory(zone=name))
    return name


def zone(text: str) -> Space:
    """The sea zone of that name; a territory is none."""
    name = _look_up(SPACE_NAMES, "sea-zone", text)
    if name not in ZONES:
        raise unreadable(say.territory_for_zone(territory=name))
    return name


def kind(text: str) -> Kind:
    """The kind of unit of that name, in the singular or the plural.

    >>> kind("Battleships"), kind("infantry")
    ('battleship', 'infantry')
    """
    return _look_up(KIND_NAMES, "unit", text)


def choice(text: str, names: Iterable[NameT], what: What) -> NameT:
    """That one of a few names which a text means.

    >>> choice("Purchase", ["purchase", "movement"], "phase")
    'purchase'
    """
    return _look_up({fold(name): name for name in names}, what, text)


def _look_up(names: dict[str, NameT], what: What, text: str) -> NameT:
    name = names.get(text)
    if name is None:
        name = names.get(fold(text))
    if name is None:
        if not text.strip():
            raise unreadable(say.missing_name(what=what))
        raise unknown(what, text, dict.fromkeys(names.values()))
    return name


def _plural(word: str) -> str:
    return f"{word[:-1]}ies" if word.endswith("y") else f"{word}s"


POWER_NAMES: dict[str, Power] = {fold(name): name for name in POWERS} | {
    "austria": "austria-hungary",
    "great britain": "britain",
    "uk": "britain",
    "ottomans": "ottoman",
    "ottoman empire": "ottoman",
    "us": "usa",
    "united states": "usa",
}
"""The names by which a power is read; it is always written as the board calls it."""
SPACE_NAMES: dict[str, Space] = {fold(name): name for name in SPACES} | {
    fold(name).replace(" ", ""): name for name in ZONES
}
KIND_NAMES: dict[str, Kind] = {name: name for name in KINDS} | {_plural(name): name for name in KINDS}
