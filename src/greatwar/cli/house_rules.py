"""`greatwar rules check` and `greatwar rules keys`: check the file of a custom ruleset, and list its keys."""

import click
from rich.text import Text

from greatwar.cli.files import read_text, title_of
from greatwar.cli.tables import print_table, table_of
from greatwar.notation.house_rules import takes_text, value_text
from greatwar.notation.rulesets import LONGEST_NAME, LONGEST_TITLE, load_ruleset, read_rules
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.rules import RULESETS, Ruleset
from greatwar.rules.house import SECTIONS, Key, Section
from greatwar.rules.house.keys import Several
from greatwar.text.messages import Message, render
from greatwar.text.say import cli_command as say


def check_files(names: tuple[str, ...]) -> int:
    """Judge the files of custom rulesets; the exit status is 1 if one of them is none."""
    status = 0
    for name in names:
        rules = judged(read_text(name))
        if not isinstance(rules, Ruleset):
            status = 1
            click.echo(str(_count(title_of(name), rules)))
            for problem in rules.problems:
                click.echo(f"  {f'{problem.place}: ' if problem.place else ''}{problem.sentence}")
        else:
            click.echo(str(say.is_ruleset(file=title_of(name), name=rules.name, base=rules.base)))
    return status


def _count(file: str, complaint: Unreadable | Refused) -> Message:
    """How many mistakes there are, and whether some of them are not named."""
    number = len(complaint.problems)
    return (say.many_mistakes if complaint.more else say.mistakes)(file=file, n=number)


def judged(text: str) -> Ruleset | Unreadable | Refused:
    """The custom ruleset of a text, or what is wrong with it."""
    try:
        return read_rules(load_ruleset(text), {})
    except (Unreadable, Refused) as complaint:
        return complaint


def show_keys(rules: Ruleset) -> None:
    """Print every key of a custom ruleset, with what it takes and what a ruleset says now."""
    for section in SECTIONS.values():
        click.echo(f"\n[{section.name}] {section.sentence}")
        table = table_of(
            say.heading_key(), say.heading_takes(), say.heading_now(name=rules.name), say.heading_what()
        )
        for key in (*section.own, *section.keys):
            now = _value_now(section, key, rules, most_listed=1)
            table.add_row(
                Text(_called(section, key)), takes_text(key.takes), Text(now), Text(str(key.sentence))
            )
        print_table(table)


def keys_page(rules: Ruleset) -> str:
    """Return the keys of a custom ruleset as a page of Markdown."""
    lines = [_INTRODUCTION]
    for section in SECTIONS.values():
        lines += [f"## {section.name}", "", render(section.sentence), ""]
        if section.own:
            lines += [f"Keys of `[{section.name}]`:", "", *_page_table(section, section.own, rules), ""]
        lines += [f"Keys of {_where(section)}:", "", *_page_table(section, section.keys, rules), ""]
    return "\n".join(lines)


def _where(section: Section) -> str:
    """The table or tables of a file in which the keys of a section stand."""
    if not section.members:
        return f"`[{section.name}]`"
    if section.plain:
        return f"`[{section.name}]`, each one of {_listed(section.members)}"
    return f"`[{section.name}.NAME]`, for NAME {_listed(section.members)}"


def _page_table(section: Section, keys: tuple[Key, ...], rules: Ruleset) -> list[str]:
    lines = [f"| key | takes | in `{rules.name}` | meaning |", "| --- | --- | --- | --- |"]
    for key in keys:
        only = key.only_of if len(key.only_of) <= _MOST_OWNERS else ()
        called = f"`{_called(section, key)}`" + (f"<br>of {_listed(only)}" if only else "")
        now = _value_now(section, key, rules, most_listed=_MOST_NAMES)
        lines.append(f"| {called} | {takes_text(key.takes)} | {now} | {render(key.sentence)} |")
    return lines


def _called(section: Section, key: Key) -> str:
    """The key as a file writes it; in a section of plain members, the first of them."""
    return f"{section.members[0]}, …" if section.plain else key.name


def _value_now(section: Section, key: Key, rules: Ruleset, *, most_listed: int) -> str:
    """What a ruleset says now: of each member where they differ, or of the first where they are too many to list."""
    members = ("",) if key in section.own else key.only_of or section.members or ("",)
    values = [_told(key, key.value(rules, member)) for member in members]
    if len(set(values)) == 1:
        return values[0]
    if len(members) > most_listed:
        return f"{values[0]} ({members[0]})"
    return ", ".join(f"{member} {value}" for member, value in zip(members, values, strict=True))


def _told(key: Key, value: object) -> str:
    """What a ruleset says now, with a word where it is everything that can be listed."""
    return (
        str(say.all_of_them())
        if isinstance(key.takes, Several) and value == key.takes.of
        else value_text(value)
    )


def _listed(names: tuple[str, ...]) -> str:
    """Names in a row; of many only the first."""
    if len(names) > _MOST_NAMES:
        return f"{', '.join(names[:3])} and so on"
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


_MOST_NAMES = 10
_MOST_OWNERS = 4

_INTRODUCTION = f"""\
# The keys of house rules

Look up here what a custom ruleset can change. [Choosing and mixing rules](rules.md) explains how to write one and shows
six. `make docs` writes this page from the rules; change them, not this page.

A file has these keys at its top:

| key | takes | meaning |
| --- | --- | --- |
| `name` | small letters, digits and hyphens, at most {LONGEST_NAME} | A name that no published ruleset has. |
| `title` | one line of at most {LONGEST_TITLE} characters | What players read; the name if you leave it out. |
| `base` | {", ".join(RULESETS)} | The ruleset that yours changes, with a revision if you like: `rulebook@2`. |
| `[options]` | options of the base | `greatwar rules NAME` explains the options of a ruleset. |
| `[setup.remove.SPACE]` | a power and units: `germany = "2 infantry"` | Units that the setup loses. |
| `[setup.add.SPACE]` | a power and units: `germany = "1 artillery"` | Units that the setup gains. |

The tables below show the value of each key now; `-` means that none is set. Where the values of many territories or
powers differ, a table shows the first of them, with its name in brackets. `greatwar rules keys NAME` lists the values
of another ruleset.
"""
