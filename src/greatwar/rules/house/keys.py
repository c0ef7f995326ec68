"""Keys: what a custom ruleset can change, the values of each key, and its effect on a ruleset."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from msgspec import Struct

from greatwar.board import POWERS
from greatwar.pieces import Kind
from greatwar.problems import Problem
from greatwar.rules.ruleset import Change, Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house as names

Values = tuple[object, ...] | range
"""What can be chosen, as for an option: words, truths, powers, or a range of whole numbers."""


class Several(Struct, frozen=True):
    """A list of these values, each at most once; it may be empty."""

    of: Values


class UnitsOrIpcs(Struct, frozen=True):
    """Money or units, as text: `6 IPCs`, or `2 infantry, 1 artillery`. The value is a `Grant`."""


class Grant(Struct, frozen=True):
    """What a power is given: IPCs, or units by kind."""

    ipcs: int = 0
    units: dict[Kind, int] = {}


Takes = Values | Several | UnitsOrIpcs


Objection = Callable[[Ruleset, str, Any], Message | None]
"""Why a value of a key makes no sense in a ruleset, or nothing."""


def nothing_against(rules: Ruleset, member: str, value: Any) -> Message | None:
    """A key that makes sense in every ruleset."""
    return None


def called(member: str) -> Message:
    """A power, a minor power or a territory, as a sentence calls it."""
    power = next((power for power in POWERS if power == member), None)
    return names.space(space=member) if power is None else names.power(power=power)


class Key(Struct, frozen=True):
    """A number or word that can be changed.

    `value` is what a ruleset says now, and `apply` makes the ruleset that says something else; both are given the
    member of the section that is meant: a unit, a territory, a power, or nothing in a section without members.
    `objection` is asked when all changes are made: the message that says why this one makes no sense in the
    ruleset that came of them, or nothing. A key `only_of` some members is not one of the others.
    """

    name: str
    sentence: Message
    takes: Takes
    value: Callable[[Ruleset, str], object]
    apply: Callable[[Ruleset, str, Any], Ruleset]
    objection: Objection = nothing_against
    only_of: tuple[str, ...] = ()


class Section(Struct, frozen=True):
    """A table of a custom ruleset: `[victory]`, or with members, `[units.tank]`.

    A section of `plain` members has a value for each and no keys below: `[bid] germany = "6 IPCs"`. It has one key.
    A section with members can have keys of its `own` beside them: `[collapse] wins = 3`, `[collapse.germany] …`.
    """

    name: str
    sentence: Message
    keys: tuple[Key, ...]
    members: tuple[str, ...] = ()
    plain: bool = False
    own: tuple[Key, ...] = ()

    @property
    def places(self) -> tuple[str, ...]:
        """Where it has keys: in itself, and in each of its members."""
        return ("", *self.members) if self.own or not self.members else self.members

    def keys_of(self, member: str) -> dict[str, Key]:
        """The keys of one member, or of the section itself, by name."""
        if self.members and not member:
            return {key.name: key for key in self.own}
        return {key.name: key for key in self.keys if not key.only_of or member in key.only_of}


def with_changes(sections: Mapping[str, Section], rules: Ruleset, changes: Iterable[Change]) -> Ruleset:
    """The ruleset with these changes, made in the order of the sections and their keys."""
    for change in changes:
        rules = _key(sections, change).apply(rules, change.member, change.value)
    return rules


def objections(
    sections: Mapping[str, Section], rules: Ruleset, changes: Iterable[Change]
) -> Iterator[Problem]:
    """Every reason why changes make no sense in the ruleset that came of them, each once.

    Two keys of one table that contradict each other have the same reason, and so have any two keys if it names nothing.
    """
    given: set[tuple[str, Message]] = set()
    for change in changes:
        message = _key(sections, change).objection(rules, change.member, change.value)
        if message is None:
            continue
        table = f"{change.section}.{change.member}" if message.args else ""
        if (table, message) not in given:
            given.add((table, message))
            yield Problem("makes-no-sense", change.place, message, "")


def said(rules: Ruleset, section: str, member: str) -> frozenset[str]:
    """The keys that a custom ruleset names of a member of a section."""
    house = () if rules.custom is None else rules.custom.house
    return frozenset(change.key for change in house if (change.section, change.member) == (section, member))


def _key(sections: Mapping[str, Section], change: Change) -> Key:
    section = sections[change.section]
    return section.keys[0] if section.plain else section.keys_of(change.member)[change.key]


class TableEntry(Struct, frozen=True):
    """A key whose value stands in a table of a chapter, by unit or power: `units.cost`."""

    chapter: str
    field: str

    def value(self, rules: Ruleset, member: str) -> object:
        """What the table says of a member; nothing if it is silent."""
        return getattr(getattr(rules, self.chapter), self.field).get(member)

    def apply(self, rules: Ruleset, member: str, value: Any) -> Ruleset:
        """The ruleset whose table says something else of a member."""
        table = getattr(getattr(rules, self.chapter), self.field)
        return rules.but(self.chapter, **{self.field: table | {member: value}})


class Parameter(Struct, frozen=True):
    """A key whose value is a parameter of a chapter, or what a word means there: `movement.base_range_bonus`."""

    chapter: str
    field: str
    meaning: dict[Any, Any] = {}

    def value(self, rules: Ruleset, member: str) -> object:
        """What the ruleset says, as the key writes it."""
        found = getattr(getattr(rules, self.chapter), self.field)
        if not self.meaning:
            return found
        return next((word for word, meant in self.meaning.items() if meant == found), None)

    def apply(self, rules: Ruleset, member: str, value: Any) -> Ruleset:
        """The ruleset that says something else."""
        return rules.but(self.chapter, **{self.field: self.meaning[value] if self.meaning else value})
