"""Rulesets in the notation: by name, or a custom one as a tree."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping

from msgspec.structs import replace

from greatwar.board import POWERS, SPACES, Power, Space
from greatwar.notation import words
from greatwar.notation.house_rules import in_order, no_such_key, read_house_rules, write_house_rules
from greatwar.notation.trees import DEEPEST, Tree, described, mapping, number, within, word
from greatwar.notation.units import format_items, plain_counts
from greatwar.notation.words import Complaints, Unreadable, complain, fold, unreadable
from greatwar.orders import Item
from greatwar.pieces import KINDS, Kind
from greatwar.problems import Problem, Refused
from greatwar.rules import RULESETS, Ruleset, custom_ruleset, ruleset
from greatwar.rules.house import SECTIONS
from greatwar.rules.house.purses import RICHEST
from greatwar.rules.mixing import chosen_options, option_name, value_text
from greatwar.rules.options import REVOLUTION_FROM_ROUND
from greatwar.rules.ruleset import Change, SetupChanges
from greatwar.text.say import notation as say

KEYS = ("name", "title", "base", "options", "setup", *SECTIONS)
"""Everything that a custom ruleset can say, in the order in which it is written."""
LARGEST = 32_768
"""How many bytes the text of a custom ruleset may have."""
SETUP_KEYS = ("remove", "add", "treasury")
LONGEST_NAME = 40
LONGEST_TITLE = 120
SUFFIX = ".toml"

PlacedBySpace = dict[Space, dict[Power, dict[Kind, int]]]

_REVISED = re.compile(r"\s*([^@]*[^@\s])\s*@\s*([1-9][0-9]{0,5})\s*")
_NAME = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*")


def read_rules(value: object, options: Mapping[str, object]) -> Ruleset:
    """The ruleset that `rules` names, with these options.

    A custom ruleset stands there itself, as a mapping; options beside it come before its own. A name, or that of the
    base, may be followed by a revision (`rulebook@1`); without one the newest is meant.
    """
    if not isinstance(value, Mapping):
        name = word(value)
        if name.lower().endswith(SUFFIX):
            raise unreadable(say.names_a_file(name=name))
        known, revision = name_and_revision(name)
        return ruleset(known, options, revision=revision)
    return _read_custom(mapping(value), options)


def _read_custom(tree: Mapping[str, object], options: Mapping[str, object]) -> Ruleset:
    complaints = Complaints()
    name, title, base, revision = _UNNAMED, "", "", None
    chosen: Mapping[str, object] = {}
    changes = SetupChanges()
    with complaints.gathered():
        _only_keys(tree, KEYS)
    with complaints.gathered():
        name = _read_name(_required(tree, "name"))
    with complaints.gathered():
        title = _read_title(tree["title"]) if "title" in tree else ""
    with complaints.gathered():
        base, revision = _read_base(tree)
        chosen = _read_options(tree, options, ruleset(base, revision=revision))
    with complaints.gathered(), within("setup"):
        changes = _read_changes(tree.get("setup", {}))
    house = read_house_rules(tree, complaints)
    with complaints.gathered():
        house, changes = _with_treasury(house, changes)
    if not base:
        complaints.raise_all()
    try:
        made = custom_ruleset(name, title or name, base, changes, chosen, house, revision=revision)
    except Refused as refusal:
        if complaints.places:
            with complaints.gathered():
                complain(_certain(refusal, {place.split(".")[0] for place in complaints.places}))
            complaints.raise_all()
        raise
    complaints.raise_all()
    return made


_UNNAMED = "unnamed"
_LEANS_ON: dict[str, frozenset[str]] = {
    "units": frozenset({"movement"}),
    "movement": frozenset({"units"}),
    "mines": frozenset({"units"}),
    "territories": frozenset({"setup", "entry", "mobilize", "collapse"}),
    "entry": frozenset({"options", "setup", "territories", "victory", "war_ends"}),
    "railways": frozenset({"victory", "war_ends"}),
    "submarine_warfare": frozenset({"options", "entry"}),
    "mobilize": frozenset({"territories"}),
    "victory": frozenset({"options", "war_ends", "collapse"}),
    "war_ends": frozenset({"options", "victory", "collapse"}),
    "collapse": frozenset({"territories", "victory", "war_ends"}),
    "revolution": frozenset({"options", "entry", "victory", "war_ends"}),
    "obligations": frozenset({"territories", "entry"}),
    "setup": frozenset({"options", "territories", "entry"}),
}
"""The parts of a file that decide whether another part makes sense."""


def _certain(refusal: Refused, unread: set[str]) -> Iterator[Unreadable]:
    """What is refused whatever the parts of a file mean that cannot be read; one of no known name can mean any."""
    missing = unread if unread.issubset(KEYS) else set(KEYS)
    for problem in refusal.problems:
        part = problem.place.split(".")[0]
        if part not in unread and missing.isdisjoint(_LEANS_ON.get(part, ())):
            yield Unreadable(problem)


def _only_keys(tree: Mapping[str, object], known: Iterable[str]) -> None:
    """Complain about keys that nobody knows, each with its place."""
    names = tuple(known)
    complain(no_such_key(key, names).at(key) for key in tree if key not in names)


def _with_treasury(
    house: tuple[Change, ...], changes: SetupChanges
) -> tuple[tuple[Change, ...], SetupChanges]:
    """Treasuries under `setup`, where they stood once, are house rules like those under `treasury`."""
    named = {change.member for change in house if change.section == "treasury"}
    for power in changes.treasury:
        if power in named:
            raise unreadable(say.power_twice(power=power)).at("setup.treasury")
    treasury = [Change("treasury", power, "", ipcs) for power, ipcs in changes.treasury.items()]
    return in_order([*house, *treasury]), SetupChanges(changes.remove, changes.add)


def _read_base(tree: Mapping[str, object]) -> tuple[str, int | None]:
    """The ruleset that a custom one is made of, and its revision if that is named."""
    with within("base"):
        base, revision = name_and_revision(word(_required(tree, "base")))
        try:
            ruleset(base, revision=revision)
        except Refused as refusal:
            first = refusal.problems[0]
            raise unreadable(first.message, code=first.code) from None
    return base, revision


def _read_options(
    tree: Mapping[str, object], options: Mapping[str, object], rules: Ruleset
) -> Mapping[str, object]:
    """The options of a custom ruleset; those from outside come before its own."""
    with within("options"):
        own = mapping(tree.get("options", {}))
        named = {option_name(key) for key in options}
        chosen = {key: value for key, value in own.items() if option_name(key) not in named} | dict(options)
        try:
            return chosen_options(rules, chosen)
        except Refused as refusal:
            problems = [_with_true_reason(problem, tree) for problem in refusal.problems]
            raise Unreadable(*problems, more=refusal.more) from None


def _with_true_reason(problem: Problem, tree: Mapping[str, object]) -> Problem:
    """A round of the revolution is no nonsense where the file makes one possible; it stands in the wrong table."""
    revolution = tree.get("revolution")
    possible = isinstance(revolution, Mapping) and revolution.get("possible") is True
    if possible and (problem.code, problem.place) == ("excluded-option", REVOLUTION_FROM_ROUND.name):
        return replace(problem, message=say.revolution_said_twice())
    return problem


def _required(tree: Mapping[str, object], key: str) -> object:
    if key not in tree:
        raise unreadable(say.missing_in_ruleset(key=key))
    return tree[key]


def name_and_revision(text: str) -> tuple[str, int | None]:
    """The name of a ruleset, and its revision if it stands behind it.

    >>> name_and_revision("Second Edition@1"), name_and_revision("rulebook")
    (('second-edition', 1), ('rulebook', None))
    """
    match = _REVISED.fullmatch(text)
    return (ruleset_name(match[1]), int(match[2])) if match else (ruleset_name(text), None)


def with_revision(rules: str | Tree, revision: int) -> str | Tree:
    """A ruleset as it is written, with its revision; that of a custom one is the revision of its base."""
    if isinstance(rules, str):
        return f"{rules}@{revision}"
    return {key: f"{value}@{revision}" if key == "base" else value for key, value in rules.items()}


def write_revised(rules: Ruleset) -> str | Tree:
    """A ruleset as `write_rules` writes it, with its revision if that is not the newest."""
    written = write_rules(rules)
    newest = RULESETS[rules.base].revision
    return written if rules.revision == newest else with_revision(written, rules.revision)


def write_rules(rules: Ruleset) -> str | Tree:
    """The name of a ruleset, or the tree of a custom one without its options, which are the game's."""
    if rules.custom is None:
        return rules.name
    tree: Tree = {"name": rules.name, "title": str(rules.title), "base": rules.custom.base}
    changes = rules.custom.changes
    setup: Tree = {
        "remove": _write_placed(changes.remove),
        "add": _write_placed(changes.add),
    }
    setup = {key: value for key, value in setup.items() if value}
    return tree | ({"setup": setup} if setup else {}) | write_house_rules(rules.custom.house)


def load_ruleset(text: str) -> Tree:
    """The tree of a custom ruleset in a TOML file; whether there is such a ruleset says `read_rules`."""
    if len(text) > LARGEST or len(text.encode()) > LARGEST:
        raise unreadable(say.too_long(n=LARGEST // 1024))
    try:
        tree: Tree = tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise unreadable(say.not_toml(reason=str(error))) from None
    except RecursionError:
        raise unreadable(say.too_deep()) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise unreadable(say.odd_number()) from None
    if _is_deep(tree):
        raise unreadable(say.too_deep())
    return tree


def _is_deep(tree: Tree) -> bool:
    """Whether more collections stand inside each other than in any text that can be meant."""
    level: list[object] = [tree]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _inside(outer)]
    return any(map(_inside, level))


def _inside(value: object) -> list[object]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def ruleset_label(rules: Ruleset) -> str:
    """A ruleset and its options in a few words, for people.

    >>> from greatwar.rules import ruleset
    >>> ruleset_label(ruleset("rulebook", {"tanks_rounds": 3, "russian_revolution": True}))
    'rulebook, russian revolution, tanks rounds 3'
    """
    newest = rules.revision == RULESETS[rules.base].revision
    named = rules.name if newest else f"{rules.name}@{rules.revision}"
    return ", ".join([named, *(_option_label(name, value) for name, value in rules.chosen.items())])


def _option_label(name: str, value: object) -> str:
    said = name.replace("_", " ")
    return said if value is True else f"{said} {value_text(value)}"


def ruleset_name(text: str) -> str:
    """The name of a ruleset, read without regard to case and hyphens."""
    return fold(text).replace(" ", "-")


def _read_name(value: object) -> str:
    with within("name"):
        name = word(value)
        if not is_own_name(name):
            raise unreadable(say.ruleset_name(n=LONGEST_NAME, found=described(name)))
        return name


def is_own_name(value: object) -> bool:
    """Whether a value can be the name of a custom ruleset."""
    return isinstance(value, str) and len(value) <= LONGEST_NAME and _NAME.fullmatch(value) is not None


def _read_title(value: object) -> str:
    with within("title"):
        title = " ".join(word(value).split())
        if not title or len(title) > LONGEST_TITLE or not title.isprintable():
            raise unreadable(say.ruleset_title(n=LONGEST_TITLE))
        return title


def _read_changes(value: object) -> SetupChanges:
    tree = mapping(value)
    complaints = Complaints()
    with complaints.gathered():
        _only_keys(tree, SETUP_KEYS)
    placed: dict[str, PlacedBySpace] = {"remove": {}, "add": {}}
    for key in placed:
        if key in tree:
            with complaints.gathered(), within(key):
                placed[key] = _read_placed(tree[key])
    treasury: dict[Power, int] = {}
    if "treasury" in tree:
        with complaints.gathered(), within("treasury"):
            for text, amount in mapping(tree["treasury"]).items():
                with complaints.gathered(), within("treasury"), within(text):
                    power = words.power(text)
                    if power in treasury:
                        raise unreadable(say.power_twice(power=power))
                    treasury[power] = number(amount, least=0, most=RICHEST)
    complaints.raise_all()
    ordered = {power: treasury[power] for power in POWERS if power in treasury}
    return SetupChanges(placed["remove"], placed["add"], ordered)


def _read_placed(value: object) -> PlacedBySpace:
    found: PlacedBySpace = {}
    complaints = Complaints()
    for text, powers in mapping(value).items():
        with complaints.gathered(), within(text):
            space = words.space(text)
            if space in found:
                raise unreadable(say.space_twice(space=space))
            found[space] = {}
            for name, units in mapping(powers).items():
                with within(name):
                    power = words.power(name)
                    if power in found[space]:
                        raise unreadable(say.power_twice(power=power))
                    counts = plain_counts(word(units))
                    found[space][power] = {kind: counts[kind] for kind in KINDS if kind in counts}
    complaints.raise_all()
    return {
        space: {power: found[space][power] for power in POWERS if power in found[space]}
        for space in SPACES
        if found.get(space)
    }


def _write_placed(placed: PlacedBySpace) -> Tree:
    return {
        space: {
            power: format_items(tuple(Item(number, kind) for kind, number in kinds.items()))
            for power, kinds in powers.items()
        }
        for space, powers in placed.items()
    }
