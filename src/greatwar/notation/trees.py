"""Trees: read YAML as mappings, lists, words, whole numbers and truths, and complain in sentences."""

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

import yaml

from greatwar.notation.words import Unreadable, complain, echo, unknown, unreadable
from greatwar.text.messages import Message, Text, plain
from greatwar.text.say import notation as say

Tree = dict[str, object]

DEEPEST = 12
"""How many collections may stand inside each other."""

_LOADER: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def load_trees(text: str, *, first_line: int = 1) -> list[object]:
    """The documents of a YAML text, empty ones left out.

    >>> load_trees("answer: no\\ntime: 1:30\\n---\\n---\\n[1, true, ~]")
    [{'answer': 'no', 'time': '1:30'}, [1, True, None]]
    """
    builder = _Builder(first_line)
    try:
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
    except yaml.YAMLError as error:
        raise _not_yaml(error, first_line) from None
    except UnicodeError:
        raise unreadable(say.odd_characters()) from None
    return [tree for tree in builder.documents if tree is not None]


def load_tree(text: str, *, first_line: int = 1) -> object:
    """The only document of a YAML text."""
    trees = load_trees(text, first_line=first_line)
    if len(trees) != 1:
        raise unreadable(say.two_documents(n=len(trees)))
    return trees[0]


def dump_tree(tree: Mapping[str, object]) -> str:
    """The YAML text of a tree: one line for each entry, and short collections in brackets.

    >>> print(
    ...     dump_tree({"round": 2, "units": {"Paris": {"france": "3 infantry"}}, "mobilized": ["Serbia"]}),
    ...     end="",
    ... )
    round: 2
    units:
      Paris: {france: "3 infantry"}
    mobilized: [Serbia]
    """
    return "".join(f"{line}\n" for line in _block(tree, ""))


def _block(tree: Mapping[str, object], indent: str) -> Iterator[str]:
    for key, value in tree.items():
        if isinstance(value, Mapping) and any(isinstance(inner, Mapping) for inner in value.values()):
            yield f"{indent}{_flow(key)}:"
            yield from _block(value, f"{indent}  ")
        else:
            yield f"{indent}{_flow(key)}: {_flow(value)}"


def _flow(value: object) -> str:
    if isinstance(value, str):
        if _BARE.fullmatch(value) and value.lower() not in _TRAPS:
            return value
        return _UNPRINTABLE.sub(lambda odd: f"\\U{ord(odd[0]):08x}", json.dumps(value, ensure_ascii=False))
    if isinstance(value, Mapping):
        return f"{{{', '.join([f'{_flow(key)}: {_flow(inner)}' for key, inner in value.items()])}}}"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_flow, value))}]"
    return json.dumps(value)


@contextmanager
def within(place: str) -> Iterator[None]:
    """Complaints that come from inside say that they come from there."""
    try:
        yield
    except Unreadable as complaint:
        raise complaint.at(place) from None


def mapping(value: object) -> Mapping[str, object]:
    """A value that must be a mapping with words as keys."""
    if not isinstance(value, Mapping):
        raise wrong(say.expected_table(found=described(value)))
    for key in value:
        if not isinstance(key, str):
            raise wrong(say.no_name(found=described(key)))
    return value


def entries(value: object) -> Sequence[object]:
    """A value that must be a list."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise wrong(say.expected_list(found=described(value)))
    return value


def word(value: object) -> str:
    """A value that must be text."""
    if not isinstance(value, str):
        raise wrong(say.expected_text(found=described(value)))
    return value


def truth(value: object) -> bool:
    """A value that must be true or false."""
    if not isinstance(value, bool):
        raise wrong(say.expected_truth(found=described(value)))
    return value


def number(value: object, *, least: int, most: int) -> int:
    """A value that must be a whole number within limits."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise wrong(say.expected_number(least=str(least), most=str(most), found=described(value)))
    return value


def only_keys(tree: Mapping[str, object], known: Iterable[str]) -> None:
    """Complain about keys that nobody knows."""
    names = tuple(known)
    complain(unknown("key", key, names, code="unknown-key") for key in tree if key not in names)


def wrong(message: Message) -> Unreadable:
    """The complaint that something else stands where a value was expected."""
    return unreadable(message, code="wrong-value")


def described(value: object) -> Text:
    """What a value is, in a few words."""
    if value is None:
        return say.nothing()
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, Mapping):
        return say.table()
    if isinstance(value, (list, tuple)):
        return say.list()
    if isinstance(value, int):
        return f"`{value}`" if abs(value) < 10**18 else say.large_number()
    return echo(str(value))


class _Builder:
    """Builds documents from the events of the parser.

    Unlike PyYAML's own composer it needs no recursion, finds keys that are named twice, and knows none of YAML's
    traps: `no`, `on` and `off` are words, and so are `1:30`, `0x10`, `1e5` and dates.
    """

    def __init__(self, first_line: int) -> None:
        self.documents: list[object] = []
        self._first_line = first_line
        self._open: list[_Collection] = []
        self._anchors: dict[str, object] = {}

    def take(self, event: yaml.Event) -> None:
        match event:
            case yaml.ScalarEvent():
                self._put(self._scalar(event), event)
            case yaml.CollectionStartEvent():
                self._begin(event)
            case yaml.CollectionEndEvent():
                closed = self._open.pop()
                self._put(closed.value, closed.event)
            case yaml.AliasEvent():
                if event.anchor not in self._anchors:
                    raise self._complaint(event, say.no_anchor(name=str(event.anchor)))
                self._put(self._anchors[event.anchor], event)
            case yaml.DocumentStartEvent():
                self._anchors = {}
            case _:
                pass

    def _begin(self, event: yaml.CollectionStartEvent) -> None:
        if len(self._open) == DEEPEST:
            raise self._complaint(event, say.too_deep())
        is_mapping = isinstance(event, yaml.MappingStartEvent)
        if event.tag not in (None, "!", f"{_TAG}map" if is_mapping else f"{_TAG}seq"):
            raise self._complaint(event, say.tag(tag=echo(event.tag)))
        self._open.append(_Collection(event, {} if is_mapping else []))

    def _put(self, value: object, event: yaml.Event) -> None:
        """A finished value goes where it belongs: into the innermost open collection."""
        if isinstance(event, (yaml.ScalarEvent, yaml.CollectionStartEvent)) and event.anchor:
            self._anchors[event.anchor] = value
        if not self._open:
            self.documents.append(value)
            return
        inner = self._open[-1]
        if isinstance(inner.value, list):
            inner.value.append(value)
        elif inner.key is not None:
            inner.value[inner.key] = value
            inner.key = None
        elif not isinstance(value, str):
            raise self._complaint(event, say.no_key(found=described(value)))
        elif value in inner.value:
            raise self._complaint(event, say.twice(text=echo(value)))
        else:
            inner.key = value

    def _scalar(self, event: yaml.ScalarEvent) -> object:
        text: str = event.value
        is_plain, is_quoted = event.implicit
        if is_plain:
            return _plain(text)
        if is_quoted or event.tag in ("!", f"{_TAG}str"):
            return text
        raise self._complaint(event, say.tag(tag=echo(str(event.tag))))

    def _complaint(self, event: yaml.Event, message: Message) -> Unreadable:
        return unreadable(message, place=_line(event.start_mark, self._first_line))


class _Collection:
    """A collection that is not complete yet; `key` waits for its value."""

    __slots__ = ("event", "key", "value")

    def __init__(self, event: yaml.CollectionStartEvent, value: "Tree | list[object]") -> None:
        self.event = event
        self.value = value
        self.key: str | None = None


def _plain(text: str) -> object:
    """What a text without quotes means."""
    if _WHOLE_NUMBER.fullmatch(text):
        return int(text)
    return _CONSTANTS.get(text, text)


_TAG = "tag:yaml.org,2002:"
_BARE = re.compile(r"[^\W\d_](?:[\w .@-]*[\w.@-])?")
"""What is written without quotes, if it is none of the words that some reader of YAML takes for something else."""
_TRAPS = frozenset({"true", "false", "null", "yes", "no", "on", "off", "y", "n"})
_UNPRINTABLE = re.compile(r"[^\x20-\x7e\xa1-\u02ff\u0370-\u1fff]")
_WHOLE_NUMBER = re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})")
_CONSTANTS: dict[str, object] = {
    **dict.fromkeys(("true", "True", "TRUE"), True),
    **dict.fromkeys(("false", "False", "FALSE"), False),
    **dict.fromkeys(("", "~", "null", "Null", "NULL"), None),
}


def _not_yaml(error: yaml.YAMLError, first_line: int) -> Unreadable:
    mark = getattr(error, "problem_mark", None)
    found = getattr(error, "problem", None)
    reason = plain(found) if found else say.odd_character()
    not_yaml = say.not_yaml_colon if "mapping values" in (found or "") else say.not_yaml
    return unreadable(not_yaml(reason=reason), place=_line(mark, first_line))


def _line(mark: Any, first_line: int) -> str:
    return "" if mark is None else f"line {mark.line + first_line}"
