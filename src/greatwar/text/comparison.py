"""Comparison: where rulesets agree and differ, in messages for players."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from msgspec import Struct

from greatwar.board import POWERS, SPACES, Power, Space
from greatwar.orders import Item, Items
from greatwar.pieces import KINDS, Kind
from greatwar.rules.mixing import value_name, value_text
from greatwar.rules.ruleset import Exclusion, Option, Ruleset, Setup
from greatwar.rules.topics import TOPICS
from greatwar.rules.topics.topic import CHAPTERS, Chapter, joined, number
from greatwar.text.messages import Message, Text, plain, render
from greatwar.text.say import option as options
from greatwar.text.say import topic as say

SETUP: Chapter = "setup"
OPTIONS: Chapter = "options"


class TopicRow(Struct, frozen=True):
    """One topic, and what each of the rulesets compared says about it."""

    key: str
    chapter: Chapter
    title: Message
    sentence: Message | None
    values: tuple[Message, ...]

    @property
    def differs(self) -> bool:
        return any(value != self.values[0] for value in self.values)


def compared(rulesets: Sequence[Ruleset]) -> list[TopicRow]:
    """Everything that these rulesets say, chapter by chapter."""
    rows = [*_topics(rulesets), *_setups([rules.setup for rules in rulesets])]
    chapters = list(CHAPTERS)
    return sorted(rows, key=lambda row: chapters.index(row.chapter))


def differences(rulesets: Sequence[Ruleset]) -> list[TopicRow]:
    """Everything in which these rulesets differ, the options that they offer among it."""
    return [row for row in (*compared(rulesets), *options_compared(rulesets)) if row.differs]


def _topics(rulesets: Sequence[Ruleset]) -> Iterator[TopicRow]:
    for topic in TOPICS:
        values = tuple(map(topic.says, rulesets))
        if any(value != topic.usual for value in values):
            yield TopicRow(topic.key, topic.chapter, topic.title, topic.sentence, values)


# The setup


def _setups(setups: Sequence[Setup]) -> Iterator[TopicRow]:
    """The units space by space, the treasuries, the battleships under construction, and bids where there are any."""
    for space in SPACES:
        values = tuple(_units(setup, space) for setup in setups)
        if any(value != say.no_units() for value in values):
            yield TopicRow(f"setup.{space}", SETUP, say.space(space=space), None, values)
    for power in POWERS:
        treasuries = tuple(number(setup.treasury[power]) for setup in setups)
        title = say.treasury(power=power)
        yield TopicRow(f"setup.treasury.{power}", SETUP, title, say.treasury_says(), treasuries)
    hulls = tuple(_hulls(setup) for setup in setups)
    yield TopicRow("setup.hulls", SETUP, say.hulls(), None, hulls)
    for power in POWERS:
        bids = tuple(_bid(setup, power) for setup in setups)
        if any(bid != say.bid_none() for bid in bids):
            yield TopicRow(f"setup.bids.{power}", SETUP, say.bid(power=power), say.bid_says(), bids)


def _units(setup: Setup, space: Space) -> Message:
    forces = tuple(
        say.force(power=power, units=_items(kinds))
        for power in POWERS
        if (kinds := setup.units.get(power, {}).get(space))
    )
    return say.forces(forces=forces) if forces else say.no_units()


def _hulls(setup: Setup) -> Message:
    return say.hulls_says(lands=setup.hulls) if setup.hulls else say.hulls_none()


def _bid(setup: Setup, power: Power) -> Message:
    units = setup.bids.get(power)
    return say.bid_units(units=_items(units)) if units else say.bid_none()


def _items(units: dict[Kind, int]) -> Items:
    return tuple(Item(units[kind], kind) for kind in KINDS if units.get(kind))


# Options


class OptionWords(Struct, frozen=True):
    """How a comparison speaks of options: what it calls one, its values, and how it explains it."""

    option: Callable[[Option], Text]
    value: Callable[[Option, object], Text]
    explained: Callable[[Option], Message]


def explained(option: Option) -> Message:
    """What an option does and what its words mean, with the ruling on which it rests."""
    parts = [option.sentence]
    named = zip(option.values, option.names, strict=False)
    words = [(value, name) for value, name in named if isinstance(value, str)]
    if any(word != render(name) for word, name in words):
        meanings = tuple(options.meaning(word=word, name=name) for word, name in words)
        parts.append(options.meanings(values=meanings))
    if option.ruling:
        parts.append(options.ruling(ruling=option.ruling))
    return options.explained(parts=tuple(parts)) if len(parts) > 1 else option.sentence


AS_WRITTEN = OptionWords(lambda option: option.name, lambda option, value: value_text(value), explained)
"""As files and commands write options: `usw false`."""

AS_NAMED = OptionWords(
    lambda option: say.option_titled(title=option.title), value_name, lambda option: option.sentence
)
"""As a screen names options."""


def options_compared(rulesets: Sequence[Ruleset], words: OptionWords = AS_WRITTEN) -> list[TopicRow]:
    """Every option that one of these rulesets offers, with its values and its default in each."""
    offered: dict[str, Option] = {}
    for rules in rulesets:
        for option in rules.options:
            offered.setdefault(option.name, option)
    return [
        TopicRow(
            f"options.{name}",
            OPTIONS,
            plain(name) if words is AS_WRITTEN else option.title,
            words.explained(option),
            tuple(_offered(rules, option, words) for rules in rulesets),
        )
        for name, option in offered.items()
    ]


def _offered(rules: Ruleset, usual: Option, words: OptionWords) -> Message:
    """What a ruleset says of an option, with its sentence where it means something else than elsewhere."""
    for option in rules.options:
        if option.name == usual.name:
            return _choice(rules, option, usual, words)
    return say.option_not_offered()


def _choice(rules: Ruleset, option: Option, usual: Option, words: OptionWords) -> Message:
    """What can be chosen beside the options that the ruleset was made with."""
    values = list(option.values)
    remarks = []
    for exclusion in _exclusions(rules, option):
        chosen = rules.chosen.get(exclusion.option)
        if chosen not in exclusion.values:
            remarks.append(_exclusion(rules, option, exclusion, words))
        elif exclusion.own:
            values = [value for value in values if value not in exclusion.own]
        else:
            other = _other(rules, exclusion)
            return say.option_not_offered_with(option=words.option(other), value=words.value(other, chosen))
    choice = say.option_offered(
        values=_choices(option, values, words), default=words.value(option, option.default)
    )
    meaning = None if option.sentence == usual.sentence else words.explained(option)
    return joined(choice, *remarks, meaning) if remarks or meaning else choice


def _choices(option: Option, values: Iterable[object], words: OptionWords) -> tuple[Text, ...]:
    """Values of an option for a list in a message; numbers in a row are a range."""
    values = list(values)
    numbers = [value for value in values if type(value) is int]
    if len(numbers) == len(values) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        return (say.option_range(least=str(numbers[0]), most=str(numbers[-1])),)
    return tuple(words.value(option, value) for value in values)


def takes(option: Option) -> Message:
    """What an option takes, as a command writes it.

    >>> from greatwar.rules.options import TANKS_ROUNDS, USW
    >>> str(takes(TANKS_ROUNDS)), str(takes(USW))
    ('1 to 12', 'true or false')
    """
    return say.option_values(values=_choices(option, option.values, AS_WRITTEN))


def exclusion_messages(rules: Ruleset, option: Option) -> list[Message]:
    """Beside which values of other options an option of a ruleset, or some of its values, cannot be chosen."""
    return [_exclusion(rules, option, exclusion, AS_WRITTEN) for exclusion in _exclusions(rules, option)]


def _exclusions(rules: Ruleset, option: Option) -> list[Exclusion]:
    """The exclusions by options that the ruleset offers."""
    offered = {each.name for each in rules.options}
    return [exclusion for exclusion in option.exclusions if exclusion.option in offered]


def _other(rules: Ruleset, exclusion: Exclusion) -> Option:
    return next(option for option in rules.options if option.name == exclusion.option)


def _others(option: Option) -> tuple[object, ...]:
    """The values of an option besides its default."""
    return tuple(value for value in option.values if value != option.default)


def _exclusion(rules: Ruleset, option: Option, exclusion: Exclusion, words: OptionWords) -> Message:
    other = _other(rules, exclusion)
    called, values = words.option(other), _choices(other, exclusion.values, words)
    if other.default in exclusion.values and not exclusion.own and other.name not in rules.chosen:
        rest = [value for value in other.values if value not in exclusion.values]
        return say.option_only_with(option=called, values=_choices(other, rest, words))
    refused = exclusion.own or (() if isinstance(option.values, range) else _others(option))
    if refused and len(refused) < len(option.values):
        own = _choices(option, refused, words)
        return say.option_value_not_with(own=own, option=called, values=values)
    return say.option_not_with(option=called, values=values)


# As a page


def page(labels: Sequence[str], rulesets: Sequence[Ruleset]) -> str:
    """The whole comparison as Markdown in English, with `=` where a ruleset says what the first one says."""
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
        lines += ["", f"## {render(CHAPTERS[chapter])}", ""]
        if chapter == SETUP:
            lines += ["Only the spaces and treasuries that differ."] if listed else ["It is the same in all."]
            lines += [""] if listed else []
        if listed:
            lines += _table(labels, listed)
    lines += [
        "",
        f"## {render(CHAPTERS[OPTIONS])}",
        "",
        "The values that you can choose, and the default.",
        "",
    ]
    lines += _table(labels, options_compared(rulesets))
    return "\n".join([*lines, ""])


def _table(labels: Sequence[str], rows: Iterable[TopicRow]) -> Iterator[str]:
    yield f"| | {' | '.join(f'`{label}`' for label in labels)} |"
    yield f"| --- |{' --- |' * len(labels)}"
    before: Message | None = None
    for row in rows:
        values = list(map(render, row.values))
        cells = [_marked(labels, values, place) for place in range(len(labels))]
        news = f"<br>{render(row.sentence)}" if row.sentence and row.sentence != before else ""
        before = row.sentence
        yield f"| **{render(row.title)}**{news} | {' | '.join(map(_cell, cells))} |"


def _marked(labels: Sequence[str], values: Sequence[str], place: int) -> str:
    """A cell, or where the same has been said before if that is shorter."""
    said = values.index(values[place])
    if said == place:
        return values[place]
    return "=" if said == 0 else min(values[place], f"= `{labels[said]}`", key=len)


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
