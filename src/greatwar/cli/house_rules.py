"""`greatwar rules check` and `greatwar rules keys`: the files of custom rulesets, and what they can change."""

import click
from rich.text import Text

from greatwar.cli.files import read_text, title_of
from greatwar.cli.tables import print_table, table_of
from greatwar.notation.house_rules import takes_text, value_text
from greatwar.notation.rulesets import load_ruleset, read_rules
from greatwar.notation.words import Unreadable
from greatwar.problems import Problem, Refused
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.house import SECTIONS, Key
from greatwar.rules.house.keys import Several


def check_files(names: tuple[str, ...]) -> int:
    """Judge the files of custom rulesets; the exit status is 1 if one of them is none."""
    status = 0
    for name in names:
        problems, rules = judged(read_text(name))
        if rules is None:
            status = 1
            count = "1 mistake" if len(problems) == 1 else f"{len(problems)} mistakes"
            click.echo(f"{title_of(name)}: {count}")
            for problem in problems:
                stop = "" if problem.sentence.endswith(("?", ".")) else "."
                click.echo(f"  {f'{problem.place}: ' if problem.place else ''}{problem.sentence}{stop}")
        else:
            click.echo(f"{title_of(name)}: {rules.name} is a ruleset made of {rules.base}.")
    return status


def judged(text: str) -> tuple[tuple[Problem, ...], Ruleset | None]:
    """The custom ruleset of a text, or what is wrong with it."""
    try:
        return (), read_rules(load_ruleset(text), {})
    except (Unreadable, Refused) as complaint:
        return complaint.problems, None


def show_keys(name: str) -> None:
    """Print every key of a custom ruleset, with what it takes and what a ruleset says now."""
    rules = ruleset(name)
    for section in SECTIONS.values():
        click.echo(f"\n[{section.name}] {section.sentence}")
        table = table_of("key", "takes", f"in {rules.name}", "what it is")
        for key in (*section.own, *section.keys):
            members = ("",) if key in section.own else key.only_of or section.members or ("",)
            values = [_told(key, key.value(rules, member)) for member in members]
            now = values[0] if len(set(values)) == 1 else f"{values[0]} ({members[0]})"
            called = key.name or f"{members[0]}, …"
            table.add_row(Text(called), takes_text(key.takes), Text(now), Text(key.sentence))
        print_table(table)


def _told(key: Key, value: object) -> str:
    """What a ruleset says now, with a word where it is everything that can be listed."""
    return "all" if isinstance(key.takes, Several) and value == key.takes.of else value_text(value)
