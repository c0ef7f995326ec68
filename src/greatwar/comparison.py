"""Comparison: what rulesets have in common and where they differ, told by the rulesets themselves."""

import inspect
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import attrgetter

from msgspec import Struct
from msgspec.structs import fields

from greatwar.board import POWERS, SPACES, Space
from greatwar.frames import Frame
from greatwar.notation.units import format_items
from greatwar.orders import Item
from greatwar.pieces import Kind
from greatwar.rules.chapters import AS_PRINTED
from greatwar.rules.descriptions import DESCRIPTIONS, PARAMETERS, Description
from greatwar.rules.mixing import value_text, values_text
from greatwar.rules.ruleset import Offer, Option, Ruleset, Setup

NOTHING = "-"
"""What stands where a ruleset has nothing to say."""


_PRINTED: dict[str, Mapping[str, object]] = {
    "board.ipc": AS_PRINTED.ipc,
    "board.control": AS_PRINTED.control,
    "board.aligned": AS_PRINTED.aligned,
}
"""What the printed board says; nobody needs to be told of a territory that is as everybody sees it."""


class Row(Struct, frozen=True):
    """One parameter, and what each of the rulesets compared says about it."""

    key: str
    chapter: str
    title: str
    sentence: str
    values: tuple[str, ...]

    @property
    def differs(self) -> bool:
        return len(set(self.values)) > 1


def compared(rulesets: Sequence[Ruleset]) -> list[Row]:
    """Every parameter of these rulesets; a table of values is a row for each of its entries."""
    found: list[Row] = []
    for parameter in PARAMETERS:
        values = [attrgetter(parameter)(rules) for rules in rulesets]
        found += _rows(parameter, description(parameter), values)
    chapters = list(dict.fromkeys(each.chapter for each in DESCRIPTIONS.values()))
    order = {chapter: place for place, chapter in enumerate((*chapters[2:], *chapters[:2][::-1]))}
    return sorted(found, key=lambda row: order.get(row.chapter, 0))


def differences(rulesets: Sequence[Ruleset]) -> list[Row]:
    """Everything in which these rulesets differ, the options that they offer among it."""
    return [row for row in (*compared(rulesets), *options_compared(rulesets)) if row.differs]


def options_compared(rulesets: Sequence[Ruleset]) -> list[Row]:
    """Every option that one of these rulesets offers, with its values and its default in each."""
    offered: dict[str, Option] = {}
    for rules in rulesets:
        for option in rules.options:
            offered.setdefault(option.name, option)
    return [
        Row(
            f"options.{name}",
            "Options",
            name,
            option.sentence,
            tuple(_offered(rules, name) for rules in rulesets),
        )
        for name, option in offered.items()
    ]


def _offered(rules: Ruleset, name: str) -> str:
    for option in rules.options:
        if option.name == name:
            return f"{values_text(option.values)}; {value_text(option.default)} if not said"
    return "not offered"


def description(field: str) -> Description:
    """What a field of the record is called; one that nobody has described goes by its own name."""
    found = DESCRIPTIONS.get(field)
    return found or Description("Other parameters", field.replace("_", " ").capitalize(), "")


def _rows(field: str, about: Description, values: list[object]) -> Iterator[Row]:
    if field == "steps":
        yield from _steps(about, values)
    elif any(isinstance(getattr(value, "sentence", None), str) for value in values):
        yield Row(field, about.chapter, about.title, about.sentence, tuple(map(said, values)))
    elif all(isinstance(value, Setup) for value in values):
        yield from _setups(about, [value for value in values if isinstance(value, Setup)])
    elif all(isinstance(value, Mapping) for value in values):
        tables = [value for value in values if isinstance(value, Mapping)]
        for key in _keys(tables):
            if field in _PRINTED and all(table.get(key) == _PRINTED[field].get(str(key)) for table in tables):
                continue
            name = _spaced(key.__name__).lower() if isinstance(key, type) else str(key)
            if any(isinstance(table.get(key), Mapping) for table in tables):
                inner = Description(about.chapter, f"{about.title}: {name}", about.sentence)
                rows = list(_rows(f"{field}.{name}", inner, [table.get(key, {}) for table in tables]))
                nobody = tuple("nobody" if key in table else NOTHING for table in tables)
                yield from rows or [
                    Row(f"{field}.{name}", inner.chapter, inner.title, inner.sentence, nobody)
                ]
                continue
            said_ = tuple(said(table[key]) if key in table else NOTHING for table in tables)
            yield Row(f"{field}.{name}", about.chapter, f"{about.title}: {name}", about.sentence, said_)
    elif (
        isinstance(values[0], Struct)
        and not isinstance(values[0], Frame)
        and len({type(value) for value in values}) == 1
    ):
        for part in fields(values[0]):
            inner = Description(
                about.chapter, f"{about.title}: {part.name.replace('_', ' ')}", about.sentence
            )
            yield from _rows(f"{field}.{part.name}", inner, [getattr(value, part.name) for value in values])
    else:
        yield Row(field, about.chapter, about.title, about.sentence, tuple(map(said, values)))


def _keys(tables: Iterable[Mapping[object, object]]) -> list[object]:
    """The keys of all tables, each once, in the order in which they come."""
    return list(dict.fromkeys(key for table in tables for key in table))


def _steps(about: Description, values: list[object]) -> Iterator[Row]:
    tables = [value for value in values if isinstance(value, Mapping)]
    for frame in _keys(tables):
        assert isinstance(frame, type)
        steps = tuple(said(table[frame]) if frame in table else NOTHING for table in tables)
        name = _spaced(frame.__name__)
        yield Row(f"steps.{frame.__name__}", about.chapter, name, "", steps)


def _setups(about: Description, setups: list[Setup]) -> Iterator[Row]:
    """The set-up by space, then what else belongs to it; a bid is one row for each power."""
    for space in SPACES:
        values = tuple(_units(setup, space) for setup in setups)
        if set(values) != {NOTHING}:
            yield Row(f"setup.{space}", about.chapter, space, about.sentence, values)
    for power in POWERS:
        bids = tuple(_items(setup.bids.get(power)) for setup in setups)
        if set(bids) != {NOTHING}:
            yield Row(f"setup.bids.{power}", about.chapter, f"Bids: {power}", about.sentence, bids)
    for field in fields(Setup):
        if field.name not in ("units", "bids"):
            other = Description(about.chapter, field.name.replace("_", " ").capitalize(), about.sentence)
            yield from _rows(f"setup.{field.name}", other, [getattr(setup, field.name) for setup in setups])


def _units(setup: Setup, space: Space) -> str:
    forces = []
    for power in POWERS:
        kinds = setup.units.get(power, {}).get(space)
        if kinds:
            forces.append(f"{power}: {_items(kinds)}")
    return "; ".join(forces) or NOTHING


def _items(kinds: Mapping[Kind, int] | None) -> str:
    return format_items(tuple(Item(number, kind) for kind, number in kinds.items())) if kinds else NOTHING


# What a value says


def said(value: object) -> str:
    """A value of the record in words: what can speak of itself does, by a sentence, a title or its docstring."""
    for name in ("sentence", "title"):
        own = getattr(value, name, None) if isinstance(value, Struct) else type(value).__dict__.get(name)
        if isinstance(own, str):
            return own
    match value:
        case None:
            return NOTHING
        case bool():
            return "yes" if value else "no"
        case int():
            return str(value)
        case str():
            return value.replace("_", " ")
        case type():
            return first_sentence(value.__doc__) or _spaced(value.__name__)
        case Frame():
            return _spaced(type(value).__name__)
        case Offer():
            return said(value.order)
        case Mapping():
            return ", ".join(f"{said(key)}: {said(inner)}" for key, inner in value.items()) or NOTHING
        case frozenset() | set():
            return ", ".join(sorted(map(said, value))) or NOTHING
        case tuple() | list() | range():
            texts = list(map(said, value))
            return ("; " if any(" " in text for text in texts) else ", ").join(texts) or NOTHING
        case Struct():
            parts = (f"{field.name}: {said(getattr(value, field.name))}" for field in fields(value))
            return ", ".join(parts)
    if inspect.isroutine(value):
        return first_sentence(value.__doc__) or value.__name__.replace("_", " ")
    # A step is told by what its own class says, never by what it inherits.
    return first_sentence(type(value).__dict__.get("__doc__")) or _spaced(type(value).__name__)


def first_sentence(docstring: str | None) -> str:
    """The first line of a docstring without its full stop.

    >>> first_sentence("What a unit costs.")
    'What a unit costs'
    """
    lines = inspect.cleandoc(docstring or "").split("\n\n")
    return " ".join(lines[0].split()).rstrip(".")


def _spaced(name: str) -> str:
    """The name of a class in words.

    >>> _spaced("AfterSeaBattle")
    'After sea battle'
    """
    return (
        "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in name).strip().capitalize()
    )


# As a page


def page(labels: Sequence[str], rulesets: Sequence[Ruleset]) -> str:
    """The whole comparison as Markdown, with `=` where a ruleset says what the first one says."""
    lines = [
        "# The rules compared",
        "",
        "Written by `make docs` from the rulesets themselves; change them, not this page. `=` means: as in the first "
        f"column. `{NOTHING}` means: nothing.",
        "",
        "| ruleset | title | revision |",
        "| --- | --- | --- |",
        *(
            f"| `{label}` | {rules.title} | {rules.revision} |"
            for label, rules in zip(labels, rulesets, strict=True)
        ),
    ]
    rows = compared(rulesets)
    setup = description("setup").chapter
    for chapter in dict.fromkeys(row.chapter for row in rows):
        listed = [row for row in rows if row.chapter == chapter and (row.differs or chapter != setup)]
        lines += ["", f"## {chapter}", ""]
        if chapter == setup:
            lines += ["Only the spaces and treasuries that differ."] if listed else ["It is the same in all."]
            lines += [""] if listed else []
        if listed:
            lines += _table(labels, listed, told=chapter != setup)
    lines += ["", "## Options", "", "What can be chosen, and what holds if nothing is said.", ""]
    lines += _table(labels, options_compared(rulesets), told=True)
    return "\n".join([*lines, ""])


def _table(labels: Sequence[str], rows: Iterable[Row], *, told: bool) -> Iterator[str]:
    yield f"| | {' | '.join(f'`{label}`' for label in labels)} |"
    yield f"| --- |{' --- |' * len(labels)}"
    sentence = ""
    for row in rows:
        first, *others = row.values
        cells = [first, *("=" if value == first else value for value in others)]
        news = f"<br>{row.sentence}" if told and row.sentence and row.sentence != sentence else ""
        sentence = row.sentence
        yield f"| **{row.title}**{news} | {' | '.join(map(_cell, cells))} |"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
