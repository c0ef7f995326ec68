"""House rules in the notation: the sections of a custom ruleset, read into changes and written back."""

import re
from collections.abc import Iterable, Mapping

from greatwar.board import POWERS, SPACES
from greatwar.notation import words
from greatwar.notation.trees import Tree, described, entries, mapping, within, wrong
from greatwar.notation.units import format_items, plain_counts
from greatwar.notation.words import Complaints, Unreadable, echo, fold, unreadable
from greatwar.orders import Item
from greatwar.pieces import KINDS, LAND_UNITS, SHIPS
from greatwar.rules.house import SECTIONS, Key, Section
from greatwar.rules.house.keys import Grant, Several, Takes, UnitsOrIpcs, Values, called
from greatwar.rules.house.purses import MOST_IPCS
from greatwar.rules.house.territories import MINORS
from greatwar.rules.house.units import ARMED
from greatwar.rules.mixing import is_same, option_name, value_words, values_text
from greatwar.rules.ruleset import Change
from greatwar.text.english import capitalized
from greatwar.text.messages import Message, Text
from greatwar.text.say import notation as say

MOST_NAMES = 20
"""How many values are named in a sentence."""


def read_house_rules(tree: Mapping[str, object], complaints: Complaints) -> tuple[Change, ...]:
    """The changes that the sections of a custom ruleset make; a section with a mistake makes none.

    Every mistake is added to the complaints, with its key.
    """
    found: list[Change] = []
    for name, section in SECTIONS.items():
        if name in tree:
            with complaints.gathered(), within(name):
                found += _read_section(section, tree[name])
    return in_order(found)


def in_order(changes: Iterable[Change]) -> tuple[Change, ...]:
    """Changes in the order in which they are written and made: of sections, their members and keys."""
    found = {(change.section, change.member, change.key): change for change in changes}
    return tuple(
        found[place]
        for section in SECTIONS.values()
        for member in section.places
        for key in section.keys_of(member).values()
        if (place := (section.name, member, key.name)) in found
    )


def write_house_rules(changes: Iterable[Change]) -> Tree:
    """The sections that say these changes."""
    tree: dict[str, Tree] = {}
    for change in changes:
        section = SECTIONS[change.section]
        inner = tree.setdefault(change.section, {})
        if section.plain:
            inner[change.member] = _written(change.value)
        elif change.member:
            table = inner.setdefault(change.member, {})
            assert isinstance(table, dict)
            table[change.key] = _written(change.value)
        else:
            inner[change.key] = _written(change.value)
    return dict(tree)


def takes_text(takes: Takes) -> str:
    """What a key takes, in words.

    >>> takes_text(range(1, 7)), takes_text(Several(("italy", "usa")))
    ('a whole number from 1 to 6', 'a list of italy or usa')
    """
    if isinstance(takes, UnitsOrIpcs):
        return 'text such as "6 IPCs" or "2 infantry"'
    if not isinstance(takes, Several):
        return values_text(takes)
    if takes.of == POWERS:
        return "a list of powers"
    return f"a list of {values_text(takes.of) if len(takes.of) <= MOST_NAMES else 'territories'}"


def value_text(value: object) -> str:
    """The value of a key as a file writes it; a dash where there is none."""
    if value is None:
        return "-"
    written = _written(value)
    if isinstance(written, list):
        return f"[{', '.join(map(value_text, written))}]"
    return str(written).lower() if isinstance(written, bool) else str(written)


def _read_section(section: Section, value: object) -> list[Change]:
    tree = mapping(value)
    if not section.members:
        return _read_keys(section, "", tree)
    found: list[Change] = []
    complaints = Complaints()
    named: set[str] = set()
    own = section.keys_of("")
    said = {text: inner for text, inner in tree.items() if option_name(text) in own}
    with complaints.gathered():
        found += _read_keys(section, "", said)
    for text, inner in tree.items():
        if text in said:
            continue
        if complaints.are_enough:
            break
        with complaints.gathered(), within(text):
            member = _member(section, text)
            if member in named:
                raise unreadable(_twice(member))
            named.add(member)
            if section.plain:
                [key] = section.keys
                found.append(Change(section.name, member, key.name, _read_value(key, inner)))
            else:
                found += _read_keys(section, member, mapping(inner))
    complaints.raise_all()
    return found


def _read_keys(section: Section, member: str, tree: Mapping[str, object]) -> list[Change]:
    known = section.keys_of(member)
    found: dict[str, Change] = {}
    complaints = Complaints()
    for text, value in tree.items():
        if complaints.are_enough:
            break
        with complaints.gathered(), within(text):
            name = option_name(text)
            if name not in known:
                raise _no_such_key(section, member, text, known)
            if name in found:
                raise unreadable(say.twice(text=f"`{name}`"))
            found[name] = Change(section.name, member, name, _read_value(known[name], value))
    complaints.raise_all()
    return list(found.values())


def _no_such_key(section: Section, member: str, text: str, known: Iterable[str]) -> Unreadable:
    name = option_name(text)
    owners = [owner for key in section.keys if key.name == name for owner in key.only_of]
    if owners:
        message = say.key_of_others(key=name, owners=_named(owners), who=_called(member))
        return unreadable(message, code="unknown-key")
    return no_such_key(text, known)


def no_such_key(text: str, known: Iterable[str]) -> Unreadable:
    """The complaint that a custom ruleset has no such key, with the nearest, or where all of them are listed."""
    complaint = words.unknown("key", text, known, code="unknown-key")
    if complaint.problem.message.id == say.unknown(what="key", text="").id:
        return unreadable(say.unknown_house_key(text=echo(text)), code="unknown-key")
    return complaint


def _named(owners: list[str]) -> tuple[Text, ...]:
    """The members of a section that have a key: by a word for all of them, or by name."""
    for group, word_for_all in _GROUPS.items():
        if set(owners) == set(group):
            return (word_for_all,)
    return tuple(map(_called, owners))


_GROUPS: dict[tuple[str, ...], Message] = {
    MINORS: say.minor_powers(),
    POWERS: say.major_powers(),
    ARMED: say.armed_units(),
    SHIPS: say.ships(),
    LAND_UNITS: say.land_units(),
}


def _called(member: str) -> Text:
    """A member of a section as a sentence calls it: a power or space by its name, all else as it is written."""
    return called(member) if member in POWERS or member in SPACES else member


def _twice(member: str) -> Message:
    power = next((power for power in POWERS if power == member), None)
    if power is not None:
        return say.power_twice(power=power)
    return say.space_twice(space=member) if member in SPACES else say.twice(text=capitalized(member))


def _member(section: Section, text: str) -> str:
    """The member of a section that a text names, as the notation reads such names."""
    readers = (words.kind, words.power, words.space)
    for read in readers:
        try:
            name = read(text)
        except Unreadable:
            continue
        if name in section.members:
            return name
    names = (*section.keys_of(""), *section.members)
    return words.choice(text, names, _WHAT.get(section.name, "name"))


_WHAT: dict[str, words.What] = {
    "units": "unit",
    "territories": "territory",
    "entry": "neutral-power",
    "treasury": "power",
    "bid": "power",
    "mobilize": "key-or-power",
    "collapse": "key-or-power",
    "obligations": "power",
    "war_ends": "round",
}
"""What the members of a section are."""


def _read_value(key: Key, value: object) -> object:
    takes = key.takes
    if isinstance(takes, UnitsOrIpcs):
        return _read_grant(value)
    if isinstance(takes, Several):
        chosen = [_read_choice(key, takes.of, inner) for inner in entries(value)]
        for each in chosen:
            if chosen.count(each) > 1:
                raise wrong(_twice(value_text(each)))
        return tuple(each for each in takes.of if each in chosen)
    return _read_choice(key, takes, value)


def _read_choice(key: Key, values: Values, value: object) -> object:
    if isinstance(value, str):
        value = _canonical(values, value)
    for allowed in values:
        if is_same(allowed, value):
            return allowed
    if isinstance(value, str) and isinstance(values, tuple) and len(values) > MOST_NAMES:
        raise words.unknown("territory", value, map(str, values))
    raise wrong(_wrong_value(key, values, value))


def _wrong_value(key: Key, values: Values, value: object) -> Message:
    allowed, found = value_words(values), described(value)
    is_number = isinstance(value, str) and value.lstrip("-").isdigit()
    if not key.name:
        wrong_value = say.wrong_member_value_text if is_number else say.wrong_member_value
        return wrong_value(values=allowed, found=found)
    wrong_key = say.wrong_value_text if is_number else say.wrong_value
    return wrong_key(key=key.name, values=allowed, found=found)


def _canonical(values: Values, text: str) -> str:
    """A power, unit or space under the name that the values have, where a text names one in another way."""
    for read in (words.power, words.kind, words.space):
        try:
            name: str = read(text)
        except Unreadable:
            continue
        if name in values:
            return name
    return text


def _read_grant(value: object) -> Grant:
    if not isinstance(value, str):
        raise wrong(say.expected_bid(found=described(value)))
    match = _IPCS.fullmatch(fold(value))
    if match is not None:
        ipcs = int(match[1])
        if not 1 <= ipcs <= MOST_IPCS:
            raise wrong(say.bid_ipcs(most=MOST_IPCS, found=echo(match[1])))
        return Grant(ipcs=ipcs)
    if _SOME_IPCS.search(fold(value)):
        raise wrong(say.bid_mixed(found=echo(value)))
    counts = plain_counts(value)
    return Grant(units={kind: counts[kind] for kind in KINDS if kind in counts})


_IPCS = re.compile(r"(-?[0-9]{1,18}) ipcs?")
_SOME_IPCS = re.compile(r"\bipcs?\b")


def _written(value: object) -> object:
    if isinstance(value, Grant):
        if value.units:
            return format_items(tuple(Item(number, kind) for kind, number in value.units.items()))
        return f"{value.ipcs} IPC{'' if value.ipcs == 1 else 's'}"
    return list(value) if isinstance(value, tuple) else value
