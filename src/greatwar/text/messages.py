"""Messages: text as an id with parameters; the reader renders it.

The sentences stand in `catalogue/LANGUAGE/*.ftl`, in the Fluent format that the page reads too. `make text` compiles
them into `compiled/`, because reading Fluent takes a millisecond a message. It also writes `say/`, which has one
function for each message, so that a missing or misspelt parameter is an error of types.
"""

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import Any, Literal, get_args

import msgspec
from msgspec import Struct

Language = Literal["en", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)

_spoken: ContextVar[Language] = ContextVar("language", default="en")


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence to be: the id of its text, and what the text speaks of.

    A parameter is a number, a name as the notation writes it, a tuple of these, unit items, or another message.
    """

    id: str
    args: dict[str, Any] = {}

    def __str__(self) -> str:
        return render(self, language())

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args)))


Text = str | int | Message
"""What can stand in a sentence as it is: words, a number, or another message."""


def language() -> Language:
    """The language in which messages are read now."""
    return _spoken.get()


def speak(chosen: Language) -> None:
    """Read messages in this language from now on."""
    _spoken.set(chosen)


def render(message: Message, chosen: Language = "en") -> str:
    """The sentence of a message in a language."""
    return _catalogue(chosen).sentence(message.id, message.args)


def plain(text: str) -> Message:
    """Words that are the same in every language: the notation, or what a person wrote."""
    return Message("plain", {"text": text})


Args = dict[str, Any]
Reader = Callable[[Args], str]
"""Makes a sentence, or a piece of one, of the parameters."""


class Catalogue:
    """All texts of a language. Each becomes a reader when it is first needed."""

    def __init__(self, chosen: Language) -> None:
        self.language = chosen
        self._patterns: dict[str, list[Any]] = {}
        folder = files(__package__) / "compiled" / chosen
        for file in folder.iterdir():
            self._patterns |= msgspec.json.decode(file.read_bytes(), type=dict[str, list[Any]])
        self._readers: dict[str, Reader] = {}

    def __contains__(self, id_: str) -> bool:
        return id_ in self._patterns

    def sentence(self, id_: str, args: Args) -> str:
        """A text with its parameters put in."""
        reader = self._readers.get(id_)
        if reader is None:
            reader = self._readers[id_] = self._pattern(self._patterns[id_])
        return reader(args)

    def made(self, id_: str, **args: object) -> str:
        """The same for a text that the functions below need."""
        return self.sentence(id_, args)

    def word(self, value: object) -> str:
        """A parameter as it stands in a sentence by itself."""
        if isinstance(value, Message):
            return self.sentence(value.id, value.args)
        return self.number(f"{value:,}") if isinstance(value, int) else str(value)

    def number(self, text: str) -> str:
        """A number with commas and points, as this language writes it."""
        return text.translate(_GERMAN_DIGITS) if self.language == "de" else text

    def named(self, id_: str, form: str, general: str) -> str:
        """A name in one of its forms: its own, or the one that all names like it have in common."""
        if form and f"{id_}.{form}" in self._patterns:
            return self.sentence(f"{id_}.{form}", {})
        return self.formed(self.sentence(id_, {}), form, general)

    def formed(self, name: str, form: str, general: str) -> str:
        """A name in the form that all names like it have in common."""
        common = f"{general}-{form}"
        return self.sentence(common, {"name": name}) if form and common in self._patterns else name

    def _pattern(self, parts: list[Any]) -> Reader:
        readers = [part if isinstance(part, str) else self._part(part) for part in parts]
        if all(isinstance(reader, str) for reader in readers):
            text = "".join(str(reader) for reader in readers)
            return lambda args: text
        return lambda args: "".join([each if isinstance(each, str) else each(args) for each in readers])

    def _part(self, part: list[Any]) -> Reader:
        match part:
            case ["variable", name]:
                return lambda args: self.word(args[name])
            case ["call", function, name, options]:
                called = FUNCTIONS[function]
                return lambda args: called(self, args[name], options)
            case ["named", function, value, options]:
                named = FUNCTIONS[function](self, value, options)
                return lambda args: named
            case ["select", name, variants, default]:
                readers = {key: self._pattern(variant) for key, variant in variants.items()}
                return lambda args: readers.get(_key(args[name], readers), readers[default])(args)
            case ["message", id_]:
                return lambda args: self.sentence(id_, args)
        raise AssertionError(f"{part[0]} is no part of a pattern")


_catalogue = cache(Catalogue)
_GERMAN_DIGITS = str.maketrans(",.", ".,")


def _key(value: object, variants: dict[str, Reader]) -> str:
    """The variant for a value: that of the number itself, that of its plural category, or that of the word."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    exact = str(value)
    if isinstance(value, int | float) and exact not in variants:
        return "one" if value == 1 else "other"
    return exact


# What a text can call. The page has the same functions in `web/src/text/functions.ts`.

Options = dict[str, Any]


def _power(texts: Catalogue, value: str, options: Options) -> str:
    return texts.named(f"power-{value}", options.get("form", ""), "power")


def _space(texts: Catalogue, value: str, options: Options) -> str:
    form = options.get("form", "")
    if value.startswith("SZ "):
        return texts.formed(texts.made("zone", number=value[3:]), form, "space")
    return texts.named(space_id(value), form, "space")


def _kind(texts: Catalogue, value: str, options: Options) -> str:
    return texts.named(f"kind-{value}", options.get("form", ""), "kind")


def _phase(texts: Catalogue, value: str, options: Options) -> str:
    return texts.named(f"phase-{value}", options.get("form", ""), "phase")


def _units(texts: Catalogue, items: Sequence[Any], options: Options) -> str:
    listed = sorted(items, key=lambda item: _KINDS.index(item.kind))
    return ", ".join([_item(texts, item) for item in listed]) or texts.made("no-units")


def _item(texts: Catalogue, item: Any) -> str:
    state = "damaged" if item.state == "damage" else item.state
    units = texts.made(f"unit-{item.kind}{f'-{state}' if state else ''}", n=item.number)
    if item.owner is not None:
        units = texts.made("units-of", units=units, power=item.owner)
    if item.cargo:
        units = texts.made("units-with-cargo", units=units, cargo=item.cargo)
    return units


_KINDS = ("infantry", "artillery", "tank", "fighter", "battleship", "cruiser", "submarine", "transport")


def _route(texts: Catalogue, route: Sequence[str], options: Options) -> str:
    start, *between, end = route
    if not between:
        return texts.made("route", start=start, end=end)
    return texts.made("route-via", start=start, end=end, between=tuple(between))


def _list(texts: Catalogue, values: Sequence[Any], options: Options) -> str:
    inner = FUNCTIONS.get(str(options.get("of", "")).upper())
    words = [inner(texts, value, options) if inner else texts.word(value) for value in values]
    join = options.get("join", "and")
    if len(words) < 2 or join in _PLAIN_JOINS:
        return _PLAIN_JOINS.get(join, "").join(words)
    return texts.made(f"list-{join}", rest=", ".join(words[:-1]), last=words[-1])


_PLAIN_JOINS = {"comma": ", ", "semicolon": "; ", "space": " "}


def _number(texts: Catalogue, value: float, options: Options) -> str:
    digits = int(options.get("digits", 0))
    share = options.get("style") == "percent"
    text = texts.number(f"{value * 100 if share else value:,.{digits}f}")
    return texts.made("percent", number=text) if share else text


FUNCTIONS: dict[str, Callable[[Catalogue, Any, Options], str]] = {
    "POWER": _power,
    "SPACE": _space,
    "KIND": _kind,
    "PHASE": _phase,
    "UNITS": _units,
    "ROUTE": _route,
    "LIST": _list,
    "NUMBER": _number,
}


def space_id(territory: str) -> str:
    """The id of a territory's name.

    >>> space_id("Trans-Jordan"), space_id("United States of America")
    ('space-trans-jordan', 'space-united-states-of-america')
    """
    return f"space-{territory.lower().replace(' ', '-')}"
