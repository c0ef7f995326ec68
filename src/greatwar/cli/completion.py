"""Completion: what you can type next, from the legal orders. It knows no rule."""

import re
from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from typing import NamedTuple

from greatwar.board import POWERS, SPACES, Power, Space
from greatwar.cli.asking import orders_of
from greatwar.cli.legal import unit_name
from greatwar.cli.names import titled
from greatwar.cli.regions import REGIONS
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.units import force_to_text
from greatwar.notation.words import KIND_NAMES, POWER_NAMES, SPACE_NAMES, fold
from greatwar.orders import Buy, Casualties, Item, Load, Move, Offload, Order, Place, Rail
from greatwar.questions import AskOrders, Shape
from greatwar.text.messages import Message
from greatwar.text.say import cli as say
from greatwar.text.undoing import undone_line

SESSION_WORDS: dict[str, Callable[[], Message]] = {
    "?": say.note_now,
    "board": say.note_board,
    "log": say.note_log,
    "help": say.note_help,
    "quit": say.note_quit,
}
"""What can be said to the session rather than to the game, and a note about it."""

MOST_ANSWERS = 40


class Suggestion(NamedTuple):
    """A text that may stand in the line from `start` on, with a note about it."""

    start: int
    text: str
    note: str = ""


def suggestions(game: Game, power: Power, line: str) -> list[Suggestion]:
    """Return what can be typed next behind a line that a power has begun."""
    return [each._replace(text=titled(each.text)) for each in _suggested(game, power, line)]


def _suggested(game: Game, power: Power, line: str) -> list[Suggestion]:
    if match := _PREFIX.match(line):
        speaker = POWER_NAMES.get(fold(match[1]))
        if speaker is None:
            return []
        shift = match.end()
        return [each._replace(start=each.start + shift) for each in _suggested(game, speaker, line[shift:])]
    word, space, _ = line.partition(" ")
    if not space:
        return list(_words(game, power, line))
    rest = len(word) + 1
    match fold(word):
        case "?":
            return _matching(line, rest, ((name, "") for name in (*SPACES, *SESSION_WORDS)))
        case "board":
            return _matching(line, rest, ((region.words[0], str(region.title)) for region in REGIONS))
    return _continued(game, power, line, rest, fold(word))


def _words(game: Game, power: Power, line: str) -> Iterator[Suggestion]:
    """The words with which a line can begin."""
    found: dict[str, str] = {}
    for order in orders_of(game, power):
        text = "casualties" if isinstance(order, Shape) else format_order(order)
        first = text.split(" ")[0]
        found.setdefault(text if first in _PHRASES else first, "")
    if isinstance(game.questions.get(power), AskOrders):
        found.setdefault("end", str(say.note_not_yet()))
    if (undone := game.undoes(power)) is not None:
        found["undo"] = str(say.note_undo(undone=undone_line(undone)))
    for word, note in (found | {word: str(note()) for word, note in SESSION_WORDS.items()}).items():
        if word.startswith(fold(line)):
            yield Suggestion(0, word, note)
    for other in POWERS:
        if line and other.startswith(fold(line)) and other != power and orders_of(game, other):
            yield Suggestion(0, f"{other}: ", str(say.note_acts_too()))


_PREFIX = re.compile(r"\s*([A-Za-z][A-Za-z -]*):\s*")
_PHRASES = ("break", "call", "declare", "announce", "accept", "decline")


def _continued(game: Game, power: Power, line: str, rest: int, word: str) -> list[Suggestion]:
    options = [order for order in orders_of(game, power) if _word_of(order) == word]
    if not options:
        return []
    if isinstance(options[0], Move | Rail | Load | Offload | Place | Buy | Casualties | Shape):
        begun = _Begun(line, rest, list_only=isinstance(options[0], Buy | Casualties | Shape))
        if begun.in_units:
            return _units(game, power, options, begun)
        return _places(game, power, options, begun)
    texts = (format_order(order) for order in options if not isinstance(order, Shape))
    return _matching(line, 0, ((text, "") for text in texts))


def _word_of(order: Order | Shape) -> str:
    return "casualties" if isinstance(order, Shape) else format_order(order).split(" ")[0]


class _Begun:
    """An order that has been typed in part: the units that are complete, and where the rest begins."""

    def __init__(self, line: str, start: int, *, list_only: bool) -> None:
        self.line = line
        self.items: list[tuple[int, str]] = []
        self.start = start
        self.in_units = True
        while match := _ITEM.match(line, self.start):
            kind = KIND_NAMES.get(fold(match[3]))
            behind = line[match.end() :]
            if kind is None or behind.lstrip().startswith("("):
                return
            state = f"{fold(match[2])} " if match[2] else ""
            cargo = f" ({' '.join(match[4].split())})" if match[4] else ""
            owner = f" of {POWER_NAMES.get(fold(match[5]), '')}" if match[5] else ""
            item = int(match[1]), f"{state}{kind}{cargo}{owner}"
            if comma := _COMMA.match(behind):
                self.items.append(item)
                self.start = match.end() + comma.end()
                continue
            if behind.startswith(" ") and not list_only:
                self.items.append(item)
                self.start = match.end() + 1
                self.in_units = False
            return


_ITEM = re.compile(
    r"(?:damage +)?(\d+) +(?:(damaged|submerging) +)?([A-Za-z]+)(?: *\(([^()]*)\))?(?: +of +([A-Za-z-]+)(?= *,))?"
)
_COMMA = re.compile(r" *, *")


def _units(game: Game, power: Power, options: list[Order | Shape], begun: _Begun) -> list[Suggestion]:
    """Units that may be named next, with how many there are at most."""
    most: dict[str, int] = {}
    for order in options:
        for name, number in _most_of_each(game, power, order):
            most[name] = max(most.get(name, 0), number)
    named = {name for _, name in begun.items}
    typed = begun.line[begun.start :]
    damage, digits, fragment = match.groups("") if (match := _NUMBER.match(typed)) else ("", "", typed)
    wanted = fold(f"{damage}{fragment}")
    found = [
        (_numbered(digits or str(available), name), str(say.note_most(n=available)) if available > 1 else "")
        for name, available in most.items()
        if name not in named and fold(name).startswith(wanted) and available
    ]
    if not typed and not begun.items and isinstance(options[0], Casualties) and len(options) <= MOST_ANSWERS:
        found = [
            (format_order(order).partition(" ")[2], "") for order in options if isinstance(order, Casualties)
        ]
    return [Suggestion(begun.start, text, note) for text, note in found]


def _numbered(number: str, name: str) -> str:
    if name.startswith("damage "):
        return f"damage {number} {name.removeprefix('damage ')}"
    return f"{number} {name}"


_NUMBER = re.compile(r"(damage +)?(\d+) *(.*)")


def _most_of_each(game: Game, power: Power, order: Order | Shape) -> Iterator[tuple[str, int]]:
    match order:
        case Shape(_, most):
            yield from ((unit_name(item), number) for item, number in most)
        case Buy(units):
            bought = game.table.bought.get(power, {})
            purse = game.table.treasury[power] + sum(
                game.rules.units.cost[kind] * bought[kind] for kind in bought
            )
            for item in units:
                yield item.kind, purse // game.rules.units.cost[item.kind]
        case Casualties(units):
            yield from ((unit_name(item), item.number) for item in units)
        case Place(units, _):
            yield from ((item.kind, game.table.bought.get(power, {}).get(item.kind, 0)) for item in units)
        case Move(units, _) | Rail(units, _) | Load(units, _, _, _) | Offload(units, _, _, _, _):
            origin = _route(order)[0]
            yield from ((unit_name(item), _there(game, power, origin, item)) for item in units)


def _there(game: Game, power: Power, space: Space, item: Item) -> int:
    """How many such units a power has in a space, aboard transports as well."""
    number = 0
    for owner, force in game.table.stacks(space).items():
        for piece, count in force.items():
            if owner == power and piece.kind == item.kind:
                number += count
            number += count * sum(
                1 for cargo in piece.cargo if cargo.owner == power and cargo.kind == item.kind
            )
    return number


def _route(order: Order | Shape) -> tuple[Space, ...]:
    match order:
        case Move(_, route) | Rail(_, route):
            return route
        case Load(_, territory, zone, _):
            return (territory, zone)
        case Offload(_, zone, territory, _, _):
            return (zone, territory)
        case Place(_, space):
            return (space,)
    return ()


def _tail(order: Order | Shape) -> str:
    """What stands behind the route."""
    text = "" if isinstance(order, Shape) else format_order(order)
    last = _route(order)[-1]
    return text[text.rindex(last) + len(last) :]


def _places(game: Game, power: Power, options: list[Order | Shape], begun: _Begun) -> list[Suggestion]:
    """Spaces that may come next on a route that all the units named can take."""
    typed = begun.line[begun.start :]
    *passed, fragment = typed.split("->")
    route = tuple(SPACE_NAMES.get(fold(name), "") for name in passed)
    start = begun.start + len(typed) - len(fragment)
    start += len(fragment) - len(fragment.lstrip())
    following: list[dict[Space, str]] = []
    for number, name in begun.items:
        able: dict[Space, str] = {}
        for order in options:
            path = _route(order)
            if len(path) <= len(route) or path[: len(route)] != route or not _names(order, name):
                continue
            if _there(game, power, path[0], _items(order)[0]) >= number or isinstance(order, Place):
                step = path[len(route)]
                is_last = len(path) == len(route) + 1
                able.setdefault(f"{step}{_tail(order)}" if is_last else step, path[-1])
        following.append(able)
    if not following:
        return []
    common = [step for step in following[0] if all(step in able for able in following)]
    goes_on = not route and not isinstance(options[0], Place)
    return [
        Suggestion(start, f"{step} -> " if goes_on else step, _note(game, power, step) if goes_on else "")
        for step in _ranked(common, fragment)
    ]


def _items(order: Order | Shape) -> tuple[Item, ...]:
    return () if isinstance(order, Shape) else getattr(order, "units", ())


def _names(order: Order | Shape, name: str) -> bool:
    return any(fold(unit_name(item)) == fold(name) or item.kind == name for item in _items(order))


def _note(game: Game, power: Power, space: Space) -> str:
    return force_to_text(game.table.force(space, power), power) if game.table.force(space, power) else ""


def _matching(line: str, start: int, texts: Iterable[tuple[str, str]]) -> list[Suggestion]:
    notes = dict(texts)
    return [Suggestion(start, text, notes[text]) for text in _ranked(list(notes), line[start:])]


def _ranked(texts: list[str], fragment: str) -> list[str]:
    """The texts that a fragment can mean: those that begin so, those with such a word, or else the nearest."""
    wanted = fold(fragment)
    if not wanted:
        return texts
    begin = [text for text in texts if fold(text).startswith(wanted)]
    inside = [text for text in texts if f" {wanted}" in fold(text) and text not in begin]
    if begin or inside:
        return begin + inside
    by_fold = {fold(text): text for text in texts}
    return [by_fold[near] for near in get_close_matches(wanted, by_fold, n=3, cutoff=0.6)]


def nearest(game: Game, power: Power, line: str) -> str | None:
    """The order that was perhaps meant by a line that cannot be read, with the numbers that were typed.

    Nothing is suggested that would be refused.
    """
    from greatwar.notation.orders import parse_order
    from greatwar.notation.words import Unreadable

    typed = fold(line)
    texts = {format_order(order) for order in orders_of(game, power) if not isinstance(order, Shape)}
    wanted = _DIGITS.sub("1", typed, count=1)
    by_fold = {fold(text): text for text in (*texts, *SESSION_WORDS)}
    likeness = 0.75 if " " in wanted else 0.6
    for near in get_close_matches(wanted, by_fold, n=3, cutoff=likeness):
        text = by_fold[near]
        number = _DIGITS.search(typed)
        if number is not None and text.split(" ")[0] != "buy":
            text = _DIGITS.sub(number[0], text, count=1)
        try:
            if text in SESSION_WORDS or not game.problems(power, parse_order(text)):
                return text
        except Unreadable:
            continue
    return None


_DIGITS = re.compile(r"\b\d+\b")
