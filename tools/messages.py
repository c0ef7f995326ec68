"""The catalogues of text, compiled: `make text` writes `text/compiled`, `text/say` and the page's types of messages.

A catalogue is one Fluent file for each room of the game. Whatever a text calls says what its parameters are:
`POWER($power)` makes `power` the name of a power, a plural makes its number a number.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from tools.index import ROOT

TEXT = ROOT / "src" / "greatwar" / "text"
CATALOGUE, COMPILED, SAY = TEXT / "catalogue", TEXT / "compiled", TEXT / "say"
PAGE_TYPES = ROOT / "web" / "src" / "text" / "ids.ts"
LANGUAGES = ("en", "de")
ORIGINAL = "en"
PAGE = "page"
"""Catalogues whose names begin so belong to the page alone."""
LESSON = "lesson"
"""Catalogues whose names begin so have the words of lessons: the files of the lessons say which there are."""

PYTHON_TYPES = {
    "POWER": "Power | Side",
    "SPACE": "Space",
    "KIND": "Kind",
    "PHASE": "Phase",
    "UNITS": "Items",
    "ROUTE": "Route",
    "LIST": "Sequence[Text]",
    "NUMBER": "float",
    "plural": "int",
    "choice": "str | bool",
    "": "Text",
}
TYPESCRIPT_TYPES = {
    "POWER": "Power | Side",
    "SPACE": "string",
    "KIND": "Kind",
    "PHASE": "Phase",
    "UNITS": "readonly Item[]",
    "ROUTE": "readonly string[]",
    "LIST": "readonly Words[]",
    "NUMBER": "number",
    "plural": "number",
    "choice": "string | boolean",
    "": "Words",
}
PLURALS = {"zero", "one", "two", "few", "many"}


class Unfit(Exception):
    """A catalogue cannot be compiled; the message is a plain sentence."""


class Text(NamedTuple):
    """A message of a catalogue: its compiled pattern, and what it needs to know."""

    id: str
    pattern: list[object]
    uses: dict[str, set[str]]


def catalogue(language: str, room: str) -> list[Text]:
    """The messages of a file in the order in which they stand there; an attribute is a message `id.attribute`."""
    path = CATALOGUE / language / f"{room}.ftl"
    texts: list[Text] = []
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            raise Unfit(f"{language}/{room}.ftl: this cannot be read: {(entry.content or '').strip()[:80]!r}")
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            texts.append(_text(entry.id.name, entry.value))
        texts += [_text(f"{entry.id.name}.{each.id.name}", each.value) for each in entry.attributes]
    return texts


def rooms(language: str = ORIGINAL) -> list[str]:
    """The names of the catalogues."""
    return sorted(path.stem for path in (CATALOGUE / language).glob("*.ftl"))


def _text(id_: str, pattern: ast.Pattern) -> Text:
    uses: dict[str, set[str]] = {}
    return Text(id_, _pattern(pattern, uses), uses)


def _pattern(pattern: ast.Pattern, uses: dict[str, set[str]]) -> list[object]:
    parts: list[object] = []
    for element in pattern.elements:
        part = (
            element.value if isinstance(element, ast.TextElement) else _expression(element.expression, uses)
        )
        if isinstance(part, str) and parts and isinstance(parts[-1], str):
            parts[-1] += part
        else:
            parts.append(part)
    return parts


def _expression(expression: object, uses: dict[str, set[str]]) -> object:
    match expression:
        case ast.StringLiteral():
            return expression.parse()["value"]
        case ast.NumberLiteral(value=value):
            return value
        case ast.VariableReference(id=name):
            uses.setdefault(name.name, set())
            return ["variable", name.name]
        case ast.MessageReference(id=name, attribute=None):
            return ["message", name.name]
        case ast.FunctionReference(id=name):
            (argument,) = expression.arguments.positional
            options = {each.name.name: each.value.value for each in expression.arguments.named}
            if name.name == "LIST" and options.get("of") not in (
                None,
                "power",
                "space",
                "kind",
                "phase",
                "units",
            ):
                raise Unfit(f"LIST of {options['of']} is not known")
            if isinstance(argument, ast.StringLiteral):
                return ["named", name.name, argument.parse()["value"], options]
            if not isinstance(argument, ast.VariableReference):
                raise Unfit(f"{name.name} needs a variable or a name")
            uses.setdefault(argument.id.name, set()).add(name.name)
            return ["call", name.name, argument.id.name, options]
        case ast.SelectExpression(selector=selector):
            if not isinstance(selector, ast.VariableReference):
                raise Unfit("Select by a variable")
            keys = [_key(variant) for variant in expression.variants]
            counts = all(key in PLURALS or key == "other" or key.isdigit() for key in keys)
            uses.setdefault(selector.id.name, set()).add("plural" if counts else "choice")
            variants = {_key(each): _pattern(each.value, uses) for each in expression.variants}
            default = next(_key(each) for each in expression.variants if each.default)
            return ["select", selector.id.name, variants, default]
        case ast.Placeable(expression=inner):
            return _expression(inner, uses)
    raise Unfit(f"{type(expression).__name__} is not used in our catalogues")


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return str(key.name if isinstance(key, ast.Identifier) else key.value)


def uses_of(texts: dict[str, Text], id_: str) -> dict[str, str]:
    """The parameters of a message, those of messages that it refers to included, and what each is."""
    found: dict[str, set[str]] = {name: set(kinds) for name, kinds in texts[id_].uses.items()}
    for other in _references(texts[id_].pattern):
        for name, kind in uses_of(texts, other).items():
            found.setdefault(name, set()).add(kind)
    kinds = {}
    for name, several in found.items():
        several -= {""}
        if several == {"NUMBER", "plural"}:
            several = {"plural"}
        if len(several) > 1:
            raise Unfit(f"{id_}: ${name} cannot be {' and '.join(sorted(several))} at once")
        kinds[name] = next(iter(several), "")
    return kinds


def _references(pattern: object) -> Iterator[str]:
    if isinstance(pattern, list):
        if len(pattern) == 2 and pattern[0] == "message":
            yield str(pattern[1])
        for part in pattern:
            yield from _references(part)
    elif isinstance(pattern, dict):
        for part in pattern.values():
            yield from _references(part)


def results() -> dict[Path, str]:
    """Every file that is made of the catalogues, with its text."""
    made: dict[Path, str] = {}
    whole: dict[str, Text] = {}
    for room in rooms():
        for text in catalogue(ORIGINAL, room):
            if text.id in whole:
                raise Unfit(f"{text.id} stands twice in the catalogues")
            whole[text.id] = text
    for language in LANGUAGES:
        for room in rooms(language):
            if room.startswith(PAGE):
                continue
            texts = {text.id: text.pattern for text in catalogue(language, room)}
            made[COMPILED / language / f"{room}.json"] = (
                json.dumps(texts, ensure_ascii=False, indent=0, separators=(",", ":")) + "\n"
            )
    for room in rooms():
        ids = [text.id for text in catalogue(ORIGINAL, room) if "." not in text.id]
        if not room.startswith((PAGE, LESSON)) and room != "names":
            made[SAY / f"{_module(room)}.py"] = _accessors(room, whole, ids)
    made[PAGE_TYPES] = _page_types(whole)
    return made


def _module(room: str) -> str:
    return room.replace("-", "_")


def _accessors(room: str, texts: dict[str, Text], ids: list[str]) -> str:
    """A module with one function for each message of a room."""
    body: list[str] = []
    needed: set[str] = set()
    for id_ in ids:
        uses = uses_of(texts, id_)
        needed |= set(uses.values())
        name = _module(id_.removeprefix(f"{room}-"))
        if uses:
            parameters = ", ".join(f"{each}: {PYTHON_TYPES[kind]}" for each, kind in uses.items())
            values = ", ".join(f'"{each}": {each}' for each in uses)
            body += [
                "",
                "",
                f"def {name}(*, {parameters}) -> Message:",
                f'    return Message("{id_}", {{{values}}})',
            ]
        else:
            body += ["", "", f"def {name}() -> Message:", f'    return Message("{id_}")']
    imports = ["from greatwar.text.messages import Message" + (", Text" if {"", "LIST"} & needed else "")]
    if "LIST" in needed:
        imports.insert(0, "from collections.abc import Sequence\n")
    board = [
        name for name, kind in (("Power", "POWER"), ("Side", "POWER"), ("Space", "SPACE")) if kind in needed
    ]
    if board:
        imports.insert(-1, f"from greatwar.board import {', '.join(board)}")
    orders = [name for name, kind in (("Items", "UNITS"), ("Route", "ROUTE")) if kind in needed]
    if orders:
        imports.insert(-1, f"from greatwar.orders import {', '.join(orders)}")
    if "KIND" in needed:
        imports.insert(-1, "from greatwar.pieces import Kind")
    if "PHASE" in needed:
        imports.insert(-1, "from greatwar.questions import Phase")
    head = f'"""The messages of `{room}.ftl`. Generated by `make text`; do not edit."""'
    return "\n".join([head, "", *imports, *body]) + "\n"


def _page_types(texts: dict[str, Text]) -> str:
    """The ids of the page's own messages with their parameters, as types."""
    lines = []
    for room in rooms():
        if not room.startswith(PAGE) and room != "names":
            continue
        for text in catalogue(ORIGINAL, room):
            if "." in text.id:
                continue
            uses = uses_of(texts, text.id)
            fields = "; ".join(f"{name}: {TYPESCRIPT_TYPES[kind]}" for name, kind in uses.items())
            lines.append(f'  "{text.id}": {f"{{ {fields} }}" if fields else "None"};')
    return "\n".join(
        [
            "// The messages of the page and their parameters. Generated by `make text`; do not edit.",
            "",
            f'import type {{ {", ".join(_wire_types(lines))} }} from "../wire";',
            "",
            "/** What can stand in a sentence as it is. */",
            "export type Words = string | number | Message;",
            "export type None = Record<never, never>;",
            "",
            "export interface PageMessages {",
            *lines,
            "}",
            "",
        ]
    )


def _wire_types(lines: list[str]) -> list[str]:
    text = "\n".join(lines)
    used = [name for name in ("Item", "Kind", "Phase", "Power", "Side") if re.search(rf"\b{name}\b", text)]
    return sorted([*used, "Message"])


def main() -> None:
    """Write everything that is made of the catalogues, and remove what no longer is."""
    made = results()
    for folder in (COMPILED, SAY):
        for path in folder.rglob("*"):
            if path.suffix in (".json", ".py") and path.name != "__init__.py" and path not in made:
                path.unlink()
    for path, text in made.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text("utf-8") != text:
            path.write_text(text, "utf-8")


if __name__ == "__main__":
    try:
        main()
    except Unfit as unfit:
        sys.exit(str(unfit))
