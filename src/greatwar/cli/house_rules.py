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
from greatwar.rules.house import SECTIONS


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
    table = table_of("key", "takes", f"in {rules.name}", "what it is")
    for section in SECTIONS.values():
        table.add_section()
        table.add_row(Text(f"[{section.name}]", "bold"), "", "", Text(section.sentence))
        for key in section.keys:
            member = (key.only_of or section.members or ("",))[0]
            values = {value_text(key.value(rules, each)) for each in key.only_of or section.members or ("",)}
            now = values.pop() if len(values) == 1 else f"{value_text(key.value(rules, member))} ({member})"
            name = key.name or f"{member}, …"
            table.add_row(Text(name), takes_text(key.takes), now, Text(key.sentence))
    print_table(table)
