"""Comparison: what rulesets have in common and where they differ, in sentences for players."""

from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct

from greatwar.board import POWERS, SPACES, Power, Space
from greatwar.pieces import KINDS, Kind
from greatwar.rules.mixing import value_text, values_text
from greatwar.rules.ruleset import Exclusion, Option, Ruleset, Setup
from greatwar.rules.topics import TOPICS
from greatwar.text.english import NAMES, capitalized, counted, enumerated
from greatwar.text.messages import Message, render
from greatwar.text.say import option as say

SETUP = "Setup"
OPTIONS = "Options"
NO_UNITS = "No units."
NO_BID = "No bid."

CHAPTERS = (
    "Units",
    "Movement",
    "Railways",
    "Mines",
    "Combat",
    "Sea combat",
    "Purchase",
    "Mobilization",
    "Income",
    "Submarine warfare",
    "Turns",
    "The war's beginning",
    "Minor powers",
    "Collapse",
    "Victory",
    "Russian Revolution",
    "Board",
    SETUP,
)
"""The chapters, in the order in which they are listed."""


class TopicRow(Struct, frozen=True):
    """One topic, and what each of the rulesets compared says about it."""

    key: str
    chapter: str
    title: str
    sentence: str
    values: tuple[str, ...]

    @property
    def differs(self) -> bool:
        return len(set(self.values)) > 1


def compared(rulesets: Sequence[Ruleset]) -> list[TopicRow]:
    """Everything that these rulesets say, chapter by chapter."""
    rows = [*_topics(rulesets), *_setups([rules.setup for rules in rulesets])]
    return sorted(rows, key=lambda row: CHAPTERS.index(row.chapter))


def differences(rulesets: Sequence[Ruleset]) -> list[TopicRow]:
    """Everything in which these rulesets differ, the options that they offer among it."""
    return [row for row in (*compared(rulesets), *options_compared(rulesets)) if row.differs]


def _topics(rulesets: Sequence[Ruleset]) -> Iterator[TopicRow]:
    for topic in TOPICS:
        values = tuple(map(topic.says, rulesets))
        if set(values) != {topic.usual}:
            yield TopicRow(topic.key, topic.chapter, topic.title, topic.sentence, values)


# The setup


def _setups(setups: Sequence[Setup]) -> Iterator[TopicRow]:
    """The units space by space, the treasuries, the battleships under construction, and bids where there are any."""
    for space in SPACES:
        values = tuple(_units(setup, space) for setup in setups)
        if set(values) != {NO_UNITS}:
            yield TopicRow(f"setup.{space}", SETUP, space, "", values)
    for power in POWERS:
        treasuries = tuple(str(setup.treasury[power]) for setup in setups)
        title = f"Treasury: {capitalized(NAMES[power])}"
        yield TopicRow(
            f"setup.treasury.{power}", SETUP, title, "The IPCs with which a power begins.", treasuries
        )
    hulls = tuple(_hulls(setup) for setup in setups)
    yield TopicRow("setup.hulls", SETUP, "Battleships under construction", "", hulls)
    for power in POWERS:
        bids = tuple(_bid(setup, power) for setup in setups)
        if set(bids) != {NO_BID}:
            sentence = "The units that a power places in its first mobilize phase, free of charge."
            yield TopicRow(f"setup.bids.{power}", SETUP, f"Bid: {capitalized(NAMES[power])}", sentence, bids)


def _units(setup: Setup, space: Space) -> str:
    forces = [
        f"{capitalized(NAMES[power])}: {_counted(kinds)}"
        for power in POWERS
        if (kinds := setup.units.get(power, {}).get(space))
    ]
    return "; ".join(forces) or NO_UNITS


def _hulls(setup: Setup) -> str:
    return f"One in each of {enumerated(setup.hulls)}." if setup.hulls else "None."


def _bid(setup: Setup, power: Power) -> str:
    return _counted(setup.bids.get(power, {})) or NO_BID


def _counted(units: dict[Kind, int]) -> str:
    return ", ".join(counted(units[kind], kind) for kind in KINDS if units.get(kind))


# Options


def options_compared(rulesets: Sequence[Ruleset]) -> list[TopicRow]:
    """Every option that one of these rulesets offers, with its values and its default in each."""
    offered: dict[str, Option] = {}
    for rules in rulesets:
        for option in rules.options:
            offered.setdefault(option.name, option)
    return [
        TopicRow(
            f"options.{name}",
            OPTIONS,
            name,
            render(explained(option)),
            tuple(_offered(rules, option) for rules in rulesets),
        )
        for name, option in offered.items()
    ]


def explained(option: Option) -> Message:
    """What an option does and what its words mean, with the ruling on which it rests."""
    parts = [option.sentence]
    words = [
        (value, name)
        for value, name in zip(option.values, option.names, strict=False)
        if isinstance(value, str)
    ]
    if any(word != render(name) for word, name in words):
        parts.append(say.meanings(values=tuple(say.meaning(word=word, name=name) for word, name in words)))
    if option.ruling:
        parts.append(say.ruling(ruling=option.ruling))
    return say.explained(parts=tuple(parts))


def _offered(rules: Ruleset, usual: Option) -> str:
    """What a ruleset says of an option, with its sentence where it means something else than elsewhere."""
    for option in rules.options:
        if option.name == usual.name:
            choice = _choice(rules, option)
            return (
                choice
                if choice.startswith("Not offered") or option.sentence == usual.sentence
                else f"{choice} {render(explained(option))}"
            )
    return "Not offered."


def _choice(rules: Ruleset, option: Option) -> str:
    """What can be chosen beside the options that the ruleset was made with."""
    values = list(option.values)
    remarks = []
    for exclusion in _exclusions(rules, option):
        if rules.chosen.get(exclusion.option) not in exclusion.values:
            remarks.append(_exclusion(rules, option, exclusion))
        elif exclusion.own:
            values = [value for value in values if value not in exclusion.own]
        else:
            choices = f"{exclusion.option} {value_text(rules.chosen[exclusion.option])}"
            return f"Not offered with {choices}." if exclusion.option in rules.chosen else "Not offered."
    return " ".join([f"{choices_text(values)}, default {value_text(option.default)}.", *remarks])


def choices_text(values: Iterable[object]) -> str:
    """The values of an option, in words.

    >>> choices_text(range(1, 13)), choices_text((True, False))
    ('1 to 12', 'true or false')
    """
    return values_text(values).removeprefix("a whole number from ")


def exclusion_sentences(rules: Ruleset, option: Option) -> list[str]:
    """Beside which values of other options an option of a ruleset, or some of its values, cannot be chosen."""
    return [_exclusion(rules, option, exclusion) for exclusion in _exclusions(rules, option)]


def _exclusions(rules: Ruleset, option: Option) -> list[Exclusion]:
    """The exclusions by options that the ruleset offers."""
    offered = {each.name for each in rules.options}
    return [exclusion for exclusion in option.exclusions if exclusion.option in offered]


def _others(option: Option) -> tuple[object, ...]:
    """The values of an option besides its default."""
    return tuple(value for value in option.values if value != option.default)


def _exclusion(rules: Ruleset, option: Option, exclusion: Exclusion) -> str:
    other = next(option for option in rules.options if option.name == exclusion.option)
    refused = exclusion.own or (() if isinstance(option.values, range) else _others(option))
    own = f"{choices_text(refused)} " if refused and len(refused) < len(option.values) else ""
    if other.default in exclusion.values and not exclusion.own and other.name not in rules.chosen:
        rest = [value for value in other.values if value not in exclusion.values]
        return f"Only with {other.name} {choices_text(rest)}."
    return f"Not {own}with {other.name} {choices_text(exclusion.values)}."


# As a page


def page(labels: Sequence[str], rulesets: Sequence[Ruleset]) -> str:
    """The whole comparison as Markdown, with `=` where a ruleset says what the first one says."""
    lines = [
        "# The rules compared",
        "",
        "Written by `make docs` from the rulesets themselves; change them, not this page. `=` means: as in the first "
        "column, or in the one that is named.",
        "",
        "| ruleset | title | revision |",
        "| --- | --- | --- |",
        *(
            f"| `{label}` | {render(rules.title)} | {rules.revision} |"
            for label, rules in zip(labels, rulesets, strict=True)
        ),
    ]
    rows = compared(rulesets)
    for chapter in dict.fromkeys(row.chapter for row in rows):
        listed = [row for row in rows if row.chapter == chapter and (row.differs or chapter != SETUP)]
        lines += ["", f"## {chapter}", ""]
        if chapter == SETUP:
            lines += ["Only the spaces and treasuries that differ."] if listed else ["It is the same in all."]
            lines += [""] if listed else []
        if listed:
            lines += _table(labels, listed)
    lines += ["", f"## {OPTIONS}", "", "The values that you can choose, and the default.", ""]
    lines += _table(labels, options_compared(rulesets))
    return "\n".join([*lines, ""])


def _table(labels: Sequence[str], rows: Iterable[TopicRow]) -> Iterator[str]:
    yield f"| | {' | '.join(f'`{label}`' for label in labels)} |"
    yield f"| --- |{' --- |' * len(labels)}"
    sentence = ""
    for row in rows:
        cells = [_marked(labels, row.values, place) for place in range(len(labels))]
        news = f"<br>{row.sentence}" if row.sentence and row.sentence != sentence else ""
        sentence = row.sentence
        yield f"| **{row.title}**{news} | {' | '.join(map(_cell, cells))} |"


def _marked(labels: Sequence[str], values: Sequence[str], place: int) -> str:
    """A cell, or where the same has been said before if that is shorter."""
    said = values.index(values[place])
    if said == place:
        return values[place]
    return "=" if said == 0 else min(values[place], f"= `{labels[said]}`", key=len)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
