"""Records: a header, then one `POWER: ORDER` to a line, with its dice."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, Literal, NamedTuple

from msgspec import Struct

from greatwar.board import SIDES, Power, Side
from greatwar.dice import FACES
from greatwar.notation import trees
from greatwar.notation.orders import format_line, parse_line
from greatwar.notation.players import PlayerNames, read_players
from greatwar.notation.positions import read_position
from greatwar.notation.rulesets import name_and_revision, with_revision
from greatwar.notation.trees import (
    Tree,
    described,
    dump_tree,
    load_tree,
    mapping,
    only_keys,
    within,
    word,
    wrong,
)
from greatwar.notation.words import choice, echo, fold, unreadable
from greatwar.orders import Order, Undo
from greatwar.rules.opening import begun
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import notation as say

VERSION = 1
"""The version of this format."""

STANDARD: Final = "standard"

KEYS = ("greatwar", "rules", "options", "players", "position", "dice", "result")
RULE = "---"

RecordResult = Side | Literal["draw"] | None


class RecordedOrder(NamedTuple):
    """An order of a record and the dice that it drew, like an entry of a game's log."""

    power: Power
    order: Order
    dice: tuple[int, ...] = ()


class Record(Struct, frozen=True):
    """A game on paper.

    `rules` is the name of a ruleset, or the tree of a custom one, and `revision` that of its base. `position` is the
    tree of a position, as it was written, or `standard`. `commitment` and `key` are those of the
    dice; the key is None until it is revealed. `inherited` counts the rolls of a game that this one goes on from: their
    dice are as they stand here, not the key's. `result` is None while the game is played.
    """

    rules: str | Tree
    revision: int
    version: int = VERSION
    options: dict[str, object] = {}
    players: PlayerNames = 8
    position: Tree | Literal["standard"] = STANDARD
    commitment: str | None = None
    key: str | None = None
    inherited: int = 0
    result: RecordResult = None
    start_dice: tuple[int, ...] = ()
    entries: tuple[RecordedOrder, ...] = ()

    @property
    def dice(self) -> tuple[int, ...]:
        """All dice of the game in the order in which they were drawn."""
        return sum((entry.dice for entry in self.entries), self.start_dice)


def read_record(text: str) -> Record:
    """The record that a text is.

    Whether the orders can be replayed is not asked here, nor whether there is such a position: see `begin`.
    """
    lines = text.removeprefix("\ufeff").split("\n")
    first, last = _header_lines(lines)
    header = _read_header(lines[first:last], first + 1)
    start_dice: tuple[int, ...] = ()
    entries: list[RecordedOrder] = []
    begun = False
    for number, line in _lines(lines, last + 1):
        with within(f"line {number}"):
            said, dice = _split_dice(line)
            if fold(said) == "start":
                if begun:
                    raise unreadable(say.start_once())
                start_dice = dice
            else:
                entries.append(_entry(said, dice))
            begun = True
    return Record(start_dice=start_dice, entries=tuple(entries), **header)


def write_record(record: Record) -> str:
    """The canonical text of a record."""
    header: Tree = {
        "greatwar": record.version,
        "rules": with_revision(record.rules, record.revision),
        "options": record.options,
        "players": record.players,
        "position": record.position,
        "dice": {"commitment": record.commitment, "key": record.key, **_inherited(record.inherited)},
        "result": record.result,
    }
    lines = [f"start{_format_dice(record.start_dice)}"] if record.start_dice else []
    lines += [f"{format_line(power, order)}{_format_dice(dice)}" for power, order, dice in record.entries]
    return "".join((f"{RULE}\n", dump_tree(header), f"{RULE}\n", *(f"{line}\n" for line in lines)))


def _inherited(rolls: int) -> Tree:
    return {"inherited": rolls} if rolls else {}


def begin(record: Record) -> tuple[Ruleset, Table]:
    """The ruleset and the table with which the game of a record begins.

    The header says by which rules and by whom it is played; a position that speaks of other rules does not fit.
    """
    rules: str | Tree = with_revision(record.rules, record.revision)
    header: Tree = {"rules": rules, "options": record.options, "players": record.players}
    position: Mapping[str, object] = {}
    if record.position != STANDARD:
        with within("position"):
            position = mapping(record.position)
            for key, meant in (("rules", (record.rules, rules)), ("options", (record.options,))):
                if key in position and _folded(position[key]) not in map(_folded, meant):
                    raise unreadable(say.not_as_header(key=key), code="wrong-value")
    ruleset, table = read_position({**position, **header})
    return ruleset, begun(ruleset, table) if record.position == STANDARD else table


def _folded(value: object) -> object:
    return fold(value) if isinstance(value, str) else value


def _header_lines(lines: list[str]) -> tuple[int, int]:
    """The indices of the first line of the header and of the `---` behind it."""
    first = next((number for number, _ in _lines(lines, 0)), 1)
    if lines[first - 1].strip() != RULE:
        raise unreadable(say.no_header(rule=RULE), place=f"line {first}")
    for index in range(first, len(lines)):
        if lines[index].rstrip() == RULE:
            return first, index
    raise unreadable(say.open_header(rule=RULE), place=f"line {len(lines)}")


def _lines(lines: list[str], start: int) -> Iterator[tuple[int, str]]:
    """The lines from an index on that are neither empty nor remarks, with their numbers."""
    for number, line in enumerate(lines[start:], start + 1):
        said = line.strip()
        if said and not said.startswith("#"):
            yield number, said


def _read_header(lines: list[str], first_line: int) -> dict[str, Any]:
    """The fields of a record that stand in its header."""
    place = f"line {first_line}"
    tree = load_tree("\n".join(lines), first_line=first_line)
    with within(place):
        header = mapping(tree)
        only_keys(header, KEYS)
        for key in ("greatwar", "rules"):
            if key not in header:
                raise unreadable(say.missing_in_header(key=key))
    fields: dict[str, Any] = {}
    for key, value in header.items():
        with within(_line_of(key, lines, first_line)), within(key):
            fields |= _READERS[key](value)
    return fields


def _line_of(key: str, lines: list[str], first_line: int) -> str:
    """Where a key stands in the header, as far as that is easily told."""
    numbers = (number for number, line in enumerate(lines, first_line) if line.startswith(f"{key}:"))
    return f"line {next(numbers, first_line)}"


def _read_version(value: object) -> dict[str, Any]:
    if value != VERSION or isinstance(value, bool):
        raise wrong(say.expected_version(version=VERSION, found=described(value)))
    return {"version": VERSION}


def _read_rules(value: object) -> dict[str, Any]:
    if isinstance(value, Mapping):
        tree = mapping(value)
        if "base" not in tree:
            raise unreadable(say.missing_in_ruleset(key="base"))
        with within("base"):
            base, revision = _name_and_revision(tree["base"])
        return {"rules": {**tree, "base": base}, "revision": revision}
    name, revision = _name_and_revision(value)
    return {"rules": name, "revision": revision}


def _name_and_revision(value: object) -> tuple[str, int]:
    name, revision = name_and_revision(word(value))
    if revision is None:
        raise wrong(say.expected_revision(found=described(value)))
    return name, revision


def _read_options(value: object) -> dict[str, Any]:
    return {"options": dict(mapping(value))}


def _read_players(value: object) -> dict[str, Any]:
    return {"players": read_players(value)}


def _read_position(value: object) -> dict[str, Any]:
    if isinstance(value, str):
        return {"position": choice(value, (STANDARD,), "position")}
    return {"position": dict(mapping(value))}


def _read_dice(value: object) -> dict[str, Any]:
    dice = mapping(value)
    only_keys(dice, ("commitment", "key", "inherited"))
    fields: dict[str, Any] = {}
    for name, digits in dice.items():
        with within(name):
            if name == "inherited":
                fields[name] = trees.number(digits, least=0, most=999_999)
            else:
                fields[name] = None if digits is None else word(digits)
    secret = fields.get("key")
    if secret is not None and not _KEY.fullmatch(secret):
        raise unreadable(say.key_not_hexadecimal())
    return fields


def _read_result(value: object) -> dict[str, Any]:
    return {"result": None if value is None else choice(word(value), (*SIDES, "draw"), "result")}


def _split_dice(line: str) -> tuple[str, tuple[int, ...]]:
    """What a line says, and the dice behind it."""
    said, bracket, listed = line.partition("[")
    if not bracket:
        return line, ()
    if not listed.endswith("]"):
        raise unreadable(say.open_dice(text=echo("[" + listed)))
    if not listed[:-1].strip():
        return said.rstrip(), ()
    dice = []
    for die in listed[:-1].split(","):
        if die.strip() not in _DICE:
            raise unreadable(say.no_die(text=echo(die), faces=FACES))
        dice.append(_DICE[die.strip()])
    return said.rstrip(), tuple(dice)


def _entry(said: str, dice: tuple[int, ...]) -> RecordedOrder:
    power, order = parse_line(said)
    if isinstance(order, Undo):
        raise unreadable(say.no_undo())
    return RecordedOrder(power, order, dice)


def _format_dice(dice: tuple[int, ...]) -> str:
    return f" [{', '.join(map(str, dice))}]" if dice else ""


_KEY = re.compile(r"(?:[0-9a-fA-F]{2})+")
_DICE = {str(face): face for face in range(1, FACES + 1)}
_READERS: dict[str, Callable[[object], dict[str, Any]]] = {
    "greatwar": _read_version,
    "rules": _read_rules,
    "options": _read_options,
    "players": _read_players,
    "position": _read_position,
    "dice": _read_dice,
    "result": _read_result,
}
