"""TypeScript types made from the structs of the wire: `python -m greatwar.web.typescript > web/src/wire.ts`.

A field that a client may leave out, or that the server leaves out where it has its default, is optional. A tuple of
fixed length is one in TypeScript too; the base of a vocabulary (`Order`, `Question`, `Event`) is the union of its
words.
"""

import inspect as python
import sys
from collections.abc import Iterable, Iterator
from typing import Any, get_args

from msgspec import Struct, inspect

from greatwar.board import Power, Side
from greatwar.events import Event
from greatwar.orders import Object, Order
from greatwar.pieces import Kind
from greatwar.problems.codes import Code
from greatwar.questions import Phase, Question
from greatwar.view.views import Ground
from greatwar.web import battles, documents, laboratory, reviewed, wire
from greatwar.web.payloads import Channel, GameStep, PowerAsked, SeatHolder

VOCABULARIES: tuple[type[Struct], ...] = (Order, Question, Event)
"""Bases that stand for all their words."""

RENAMED: dict[type, str] = {
    Event: "GameEvent",  # every browser has an `Event` and an `Object` of its own
    Object: "Objection",
    PowerAsked: "Asked",  # the page knows no kernel, from which these must be told apart
    GameStep: "Step",
}
"""Names that a struct has only on the page."""

CLIENT: tuple[Any, ...] = (
    wire.AnyClientMessage,
    documents.NewGame,
    battles.AnyInquiry,
)
"""What a client sends."""

SERVER: tuple[Any, ...] = (
    wire.AnyServerMessage,
    documents.About,
    documents.Games,
    documents.Created,
    documents.Complaint,
    documents.Rulesets,
    documents.Comparison,
    documents.Rules,
    documents.BoardInfo,
    documents.Lessons,
    documents.Verdict,
    documents.History,
    reviewed.Review,
    reviewed.ReviewedMoment,
    reviewed.Stretch,
    reviewed.Imported,
    reviewed.LetGo,
    reviewed.ReadPosition,
    battles.AnyOdds,
    battles.OddsRules,
    laboratory.LabRuns,
    laboratory.LabReport,
)
"""What the server sends."""

NAMES: dict[tuple[str, ...], str] = {
    tuple(sorted(get_args(literal))): name
    for name, literal in (
        ("Power", Power),
        ("Side", Side),
        ("Kind", Kind),
        ("Phase", Phase),
        ("Ground", Ground),
        ("Channel", Channel),
        ("SeatHolder", SeatHolder),
        ("Code", Code),
    )
}
"""Sets of words that have a name of their own."""

HEAD = """\
// Written by `make types` from the structs of greatwar.web.wire; change those, not this file.

"""


def typescript() -> str:
    """The whole file."""
    page = _Page()
    for root in CLIENT:
        page.visit(inspect.type_info(root), sent=True)
    for root in SERVER:
        page.visit(inspect.type_info(root), sent=False)
    lines = [f"export const PROTOCOL = {wire.PROTOCOL};", ""]
    for words, name in NAMES.items():
        lines += [f"export type {name} = {_words(words)};", ""]
    lines += page.declarations()
    unions: list[tuple[str, Any]] = [
        ("ClientMessage", wire.AnyClientMessage),
        ("ServerMessage", wire.AnyServerMessage),
        ("AnyInquiry", battles.AnyInquiry),
        ("AnyOdds", battles.AnyOdds),
    ]
    for name, union in unions:
        lines += [f"export type {name} = {_union(each.__name__ for each in get_args(union))};", ""]
    return HEAD + "\n".join(lines)


class _Page:
    """The structs that have been met, each with whether a client may send it."""

    def __init__(self) -> None:
        self._structs: dict[type[Struct], tuple[inspect.StructType, bool]] = {}

    def visit(self, type_: inspect.Type, *, sent: bool) -> None:
        """Take a type and all that it is made of."""
        if isinstance(type_, inspect.StructType):
            if type_.cls in VOCABULARIES:
                for word in _words_of(type_.cls):
                    self.visit(inspect.type_info(word), sent=sent)
                return
            known = self._structs.get(type_.cls)
            if known is None or (sent and not known[1]):
                self._structs[type_.cls] = type_, sent
                for field in type_.fields:
                    self.visit(field.type, sent=sent)
            return
        for part in _parts(type_):
            self.visit(part, sent=sent)

    def declarations(self) -> Iterator[str]:
        """Every struct, then the vocabularies."""
        for cls in sorted(self._structs, key=lambda cls: cls.__name__):
            type_, sent = self._structs[cls]
            yield from _comment(cls)
            yield f"export interface {_name(cls)} {{"
            if type_.tag is not None:
                yield f'  {type_.tag_field}: "{type_.tag}";'
            for field in type_.fields:
                left_out = not field.required and (sent or cls.__struct_config__.omit_defaults)
                yield f"  {field.encode_name}{'?' if left_out else ''}: {_written(field.type)};"
            yield "}"
            yield ""
        for base in VOCABULARIES:
            yield from _comment(base)
            yield f"export type {_name(base)} = {_union(map(_name, _words_of(base)))};"
            yield ""


def _words_of(base: type[Struct]) -> list[type[Struct]]:
    return sorted(base.__subclasses__(), key=lambda cls: cls.__name__)


def _comment(cls: type) -> Iterator[str]:
    lines = python.cleandoc(cls.__doc__ or "").splitlines()
    if lines and not lines[0].startswith(f"{cls.__name__}("):
        yield "/**"
        for line in lines:
            yield f" * {line}".rstrip()
        yield " */"


def _parts(type_: inspect.Type) -> tuple[inspect.Type, ...]:
    match type_:
        case inspect.UnionType(types):
            return types
        case inspect.VarTupleType() | inspect.ListType() | inspect.SetType() | inspect.FrozenSetType():
            return (type_.item_type,)
        case inspect.TupleType():
            return type_.item_types
        case inspect.DictType():
            return (type_.key_type, type_.value_type)
        case inspect.Metadata():
            return (_meant(type_),)
    return ()


def _meant(type_: inspect.Metadata) -> inspect.Type:
    """The type that is annotated, or the one that raw text is said to be the text of."""
    of = (type_.extra or {}).get("of")
    return type_.type if of is None else inspect.type_info(of)


def _written(type_: inspect.Type) -> str:
    match type_:
        case inspect.StructType():
            return _name(type_.cls)
        case inspect.LiteralType():
            return NAMES.get(tuple(sorted(map(str, type_.values))), _words(tuple(map(str, type_.values))))
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.AnyType():
            return "unknown"
        case inspect.NoneType():
            return "null"
        case inspect.UnionType():
            return _alternatives(type_.types)
        case inspect.VarTupleType() | inspect.ListType() | inspect.FrozenSetType() | inspect.SetType():
            item = _written(type_.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(_written, type_.item_types))}]"
        case inspect.DictType():
            return _record(type_, total=False)
        case inspect.Metadata():
            inner = _meant(type_)
            if isinstance(inner, inspect.DictType) and (type_.extra or {}).get("total"):
                return _record(inner, total=True)
            return _written(inner)
    raise TypeError(f"{type(type_).__name__} has no form in TypeScript here")


def _alternatives(types: tuple[inspect.Type, ...]) -> str:
    """A union; all words of a vocabulary together go by its name."""
    found = [_written(each) for each in types]
    for base in VOCABULARIES:
        words = set(map(_name, _words_of(base)))
        if words <= set(found):
            found = [_name(base), *(each for each in found if each not in words)]
    return _union(found)


def _name(cls: type) -> str:
    return RENAMED.get(cls, cls.__name__)


def _record(type_: inspect.DictType, *, total: bool) -> str:
    key, value = _written(type_.key_type), _written(type_.value_type)
    record = f"Record<{key}, {value}>"
    named = isinstance(type_.key_type, inspect.LiteralType | inspect.UnionType)
    return record if total or not named else f"Partial<{record}>"


def _union(types: Iterable[str]) -> str:
    return " | ".join(dict.fromkeys(types))


def _words(words: tuple[str, ...]) -> str:
    return _union(f'"{word}"' for word in words)


if __name__ == "__main__":
    sys.stdout.write(typescript())
