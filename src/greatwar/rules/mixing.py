"""Mixing: a ruleset with options in any order, or every reason why not."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches

from msgspec.structs import replace

from greatwar.problems import Problem, Refused
from greatwar.rules.ruleset import Exclusion, Option, Ruleset
from greatwar.text.english import enumerated
from greatwar.text.messages import Message, Text, plain
from greatwar.text.say import house
from greatwar.text.say import option as options


def mixed(rules: Ruleset, options: Mapping[str, object]) -> Ruleset:
    """The ruleset with these options, applied in the ruleset's own order.

    An unknown name or value, or an option that another excludes, is refused with a sentence each.
    """
    chosen = chosen_options(rules, options)
    made = replace(rules, chosen=chosen)
    for option in rules.options:
        if option.name in chosen:
            made = option.apply(made, chosen[option.name])
    return made


def chosen_options(rules: Ruleset, options: Mapping[str, object]) -> dict[str, object]:
    """The options that differ from the default, in the ruleset's own order."""
    known = {option.name: option for option in rules.options}
    problems: list[Problem] = []
    found: dict[str, object] = {}
    for written, value in options.items():
        name = option_name(written)
        option = known.get(name)
        if option is None:
            problems.append(_no_such_option(rules, str(written), known))
        elif name in found:
            problems.append(Problem("bad-option", name, house.option_twice(option=name), ""))
        else:
            meant = [each for each in option.values if is_same(each, value)]
            if meant:
                found[name] = meant[0]
            else:
                problems.append(Problem("bad-option", name, _bad_value(option, value), ""))
    if not problems:
        problems += _exclusions(rules.options, found)
    if problems:
        raise Refused(*problems)
    return {
        option.name: found[option.name]
        for option in rules.options
        if option.name in found and found[option.name] != option.default
    }


def _bad_value(option: Option, value: object) -> Message:
    values = value_words(option.values)
    if isinstance(value, str):
        return house.bad_option_word(option=option.name, values=values, value=repr(value_text(value)))
    return house.bad_option(option=option.name, values=values, value=value_text(value))


def _exclusions(options: Iterable[Option], found: Mapping[str, object]) -> Iterable[Problem]:
    values = {option.name: found.get(option.name, option.default) for option in options}
    for option in options:
        value = values[option.name]
        for exclusion in option.exclusions:
            if _is_excluded(option, value, exclusion, values):
                yield Problem("excluded-option", option.name, exclusion.message, "")


def _is_excluded(option: Option, value: object, exclusion: Exclusion, values: Mapping[str, object]) -> bool:
    mine = value in exclusion.own if exclusion.own else value != option.default
    return mine and exclusion.option in values and values[exclusion.option] in exclusion.values


def consistent(rules: Ruleset, options: Mapping[str, object]) -> dict[str, object]:
    """Of options drawn at random, those that can stand together."""
    left = dict(options)
    while excluded := [problem.place for problem in _exclusions(rules.options, left)]:
        del left[excluded[0]]
    return left


def options_tree(rules: Ruleset) -> dict[str, object]:
    """The chosen options of a ruleset as they are written in a file."""
    return {name: list(value) if isinstance(value, tuple) else value for name, value in rules.chosen.items()}


def option_name(written: object) -> str:
    """The name of an option, however somebody writes it.

    >>> option_name("US entry-turn")
    'us_entry_turn'
    """
    return "_".join(str(written).lower().replace("-", " ").replace("_", " ").split())


def is_same(allowed: object, value: object) -> bool:
    """Whether a value is one that is allowed; case, hyphens and underlines of words do not matter."""
    if isinstance(allowed, str) and isinstance(value, str):
        return option_name(allowed) == option_name(value)
    if isinstance(allowed, tuple) and isinstance(value, list | tuple):
        return len(allowed) == len(value) and all(map(is_same, allowed, value))
    return type(allowed) is type(value) and allowed == value


def values_text(values: Iterable[object]) -> str:
    """What an option or a key takes, in words.

    >>> values_text(range(1, 13)), values_text((True, False)), values_text(("all", 1, 2))
    ('a whole number from 1 to 12', 'true or false', 'all, 1 or 2')
    """
    return enumerated([str(value) for value in value_words(values)], "or")


def value_words(values: Iterable[object]) -> tuple[Text, ...]:
    """What an option or a key takes, for a list in a message: words first, then numbers."""
    values = list(values)
    numbers = [value for value in values if type(value) is int]
    words: list[Text] = [value_text(value) for value in values if type(value) is not int]
    if len(numbers) > 2 and numbers == list(range(numbers[0], numbers[-1] + 1)):
        words.append(house.whole_number(least=str(numbers[0]), most=str(numbers[-1])))
    else:
        words += map(value_text, numbers)
    return tuple(words)


def value_text(value: object) -> str:
    """A value as it is written.

    >>> value_text(True), value_text(3), value_text("paris")
    ('true', '3', 'paris')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return f"[{', '.join(map(value_text, value))}]"
    text = str(value)
    return text if len(text) <= 60 else f"{text[:60]}…"


def value_name(option: Option, value: object) -> Message:
    """What a value of an option is called, for people who choose it.

    >>> from greatwar.rules.options import AIR_ROUNDS, TANKS_ROUNDS, USW
    >>> [str(value_name(*each)) for each in ((AIR_ROUNDS, "one"), (TANKS_ROUNDS, 4), (USW, False))]
    ['a single round', '4', 'no']
    """
    if option.names:
        return option.names[list(option.values).index(value)]
    if isinstance(value, bool):
        return options.yes() if value else options.no()
    return plain(value_text(value))


def no_such_ruleset(name: str, known: Iterable[str]) -> Problem:
    """The complaint that there is no ruleset of a name, with the nearest name that there is."""
    names, said = tuple(known), repr(value_text(name))
    near = _nearest(name, names)
    message = house.unknown_ruleset(name=said, names=names)
    if near is not None:
        message = house.unknown_ruleset_near(name=said, near=near)
    return Problem("unknown-name", name[:60], message, "")


def _no_such_option(rules: Ruleset, name: str, known: Iterable[str]) -> Problem:
    names, said = tuple(known), repr(value_text(name))
    near = _nearest(option_name(name), names)
    message = house.unknown_option(rules=rules.name, name=said, names=names)
    if len(names) > _MOST_NAMES:
        message = house.unknown_option_listed(rules=rules.name, name=said, n=len(names))
    if near is not None:
        message = house.unknown_option_near(rules=rules.name, name=said, near=near)
    return Problem("unknown-name", name[:60], message, "")


def _nearest(name: str, known: tuple[str, ...]) -> str | None:
    return next(iter(get_close_matches(name[:60], known, n=1)), None)


_MOST_NAMES = 15
"""How many options are listed in a sentence."""
