"""`greatwar rules`: list the rulesets and their options, and compare them."""

import click
import msgspec
from rich.text import Text

from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.house_rules import check_files, keys_page, show_keys
from greatwar.cli.tables import print_table, table_of
from greatwar.conformance.coverage import LETTERS
from greatwar.notation.rulesets import ruleset_label, write_revised
from greatwar.notation.trees import Tree, dump_tree
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.rules.house import SECTIONS
from greatwar.rules.house.contradictions import overruling
from greatwar.rules.mixing import options_tree, value_text
from greatwar.rules.topics.topic import CHAPTERS
from greatwar.text.comparison import TopicRow, differences, exclusion_messages, explained, page, takes
from greatwar.text.say import cli_command as say
from greatwar.text.say import house

COMPARE = "compare"
CHECK = "check"
KEYS = "keys"
DEFAULT = "rulebook"


@click.command(name="rules")
@click.argument("names", nargs=-1, metavar="[NAME | compare A B... | check FILE... | keys [NAME]]")
@click.option("--all", "everything", is_flag=True, help="With compare: all rulesets.")
@click.option("--json", "as_json", is_flag=True, help="For programs: everything as a tree.")
@click.option("--markdown", is_flag=True, help="With compare or keys: everything as a page.")
@click.option("--yaml", is_flag=True, help="With NAME: as it stands in a position, a scenario or a record.")
@click.pass_context
def command(
    context: click.Context,
    names: tuple[str, ...],
    everything: bool,
    as_json: bool,
    markdown: bool,
    yaml: bool,
) -> None:
    """List the rulesets, show NAME with its options, compare rulesets, or check a file of your own.

    A ruleset is named by its name, with options behind a colon if you like, or by the TOML file of one of your own.
    'compare' shows only what differs, and everything with --markdown. 'check' names every mistake in your file;
    'keys' lists everything that such a file can change.

    \b
    Examples:
      greatwar rules
      greatwar rules rulebook
      greatwar rules compare rulebook rulebook:tanks_rounds=3,usw=false
      greatwar rules compare rulebook house.toml --json
      greatwar rules compare --all --markdown
      greatwar rules house.toml --yaml
      greatwar rules check house.toml
      greatwar rules keys second-edition
      greatwar rules keys --markdown
    """
    compares = bool(names) and names[0] == COMPARE
    lists_keys = bool(names) and names[0] == KEYS and len(names) < 3
    if everything and not compares:
        raise click.UsageError(str(say.all_compares()), context)
    if markdown and not (compares or lists_keys):
        raise click.UsageError(str(say.markdown_compares()), context)
    if yaml and (compares or not names or as_json):
        raise click.UsageError(str(say.yaml_names()), context)
    if compares:
        _compare(context, names[1:], everything, as_json, markdown)
    elif names and names[0] == CHECK:
        if len(names) == 1:
            raise click.UsageError(str(say.check_what()), context)
        context.exit(check_files(names[1:]))
    elif lists_keys:
        rules = chosen_ruleset(named_rules(names[1] if len(names) == 2 else DEFAULT))
        if markdown:
            click.echo(keys_page(rules), nl=False)
        else:
            show_keys(rules)
    elif len(names) > 1:
        raise click.UsageError(str(say.one_ruleset()), context)
    elif names:
        _show(chosen_ruleset(named_rules(names[0])), as_json, yaml)
    else:
        _list(as_json)


def _list(as_json: bool) -> None:
    if as_json:
        _print_json({"rulesets": [_as_tree(rules) for rules in RULESETS.values()]})
        return
    table = table_of(say.heading_ruleset(), say.heading_what(), say.heading_options())
    for rules in RULESETS.values():
        options = ", ".join(option.name for option in rules.options)
        table.add_row(rules.name, Text(str(rules.title)), options or str(say.no_options()))
    print_table(table)
    click.echo(f"\n{say.rules_hint()}")


def _show(rules: Ruleset, as_json: bool, yaml: bool) -> None:
    if as_json:
        _print_json(_as_tree(rules))
        return
    if yaml:
        tree: Tree = {"rules": write_revised(rules)}
        click.echo(dump_tree(tree | ({"options": options_tree(rules)} if rules.chosen else {})), nl=False)
        return
    name, revision, title = rules.name, rules.revision, rules.title
    click.echo(
        str(
            say.revision(name=name, revision=revision, title=title)
            if rules.custom is None
            else say.revision_made(name=name, revision=revision, base=rules.custom.base, title=title)
        )
    )
    if rules.chosen:
        options = [f"{option} {value_text(value)}" for option, value in rules.chosen.items()]
        click.echo(str(say.chosen(options=options)))
    if rules.custom is not None:
        _print_differences(
            [ruleset(rules.custom.base, revision=rules.revision), rules], [rules.custom.base, rules.name]
        )
    if not rules.options:
        click.echo(str(say.optionless()))
        return
    table = table_of(say.heading_option(), say.heading_takes(), say.heading_default(), say.heading_does())
    taken = _taken_over(rules)
    for option in rules.options:
        sentence = " ".join(map(str, [explained(option), *exclusion_messages(rules, option)]))
        default = taken.get(option.name, value_text(option.default))
        table.add_row(option.name, str(takes(option)), Text(default), Text(sentence))
    click.echo()
    print_table(table)


def _taken_over(rules: Ruleset) -> dict[str, str]:
    """The options about which a key of the custom ruleset has the say, each with that key."""
    if rules.custom is None:
        return {}
    chosen = ruleset(rules.custom.base, rules.chosen, revision=rules.revision)
    found = overruling(SECTIONS, chosen, rules.custom.house)
    return {option: str(house.set_by(key=change.written)) for option, change in found.items()}


def _compare(
    context: click.Context, names: tuple[str, ...], everything: bool, as_json: bool, markdown: bool
) -> None:
    if everything:
        labels, rulesets = _editions()
    else:
        rulesets = [chosen_ruleset(named_rules(name)) for name in names]
        labels = [ruleset_label(rules) for rules in rulesets]
    if len(rulesets) < 2 and not (everything and rulesets):
        raise click.UsageError(str(say.two_rulesets()), context)
    if markdown:
        click.echo(page(labels, rulesets), nl=False)
    elif as_json:
        _print_json(
            {
                "rulesets": [_as_tree(rules) for rules in rulesets],
                "differences": [
                    {
                        "key": row.key,
                        "chapter": str(CHAPTERS[row.chapter]),
                        "title": str(row.title),
                        "sentence": str(row.sentence or ""),
                        "values": list(map(str, row.values)),
                    }
                    for row in differences(rulesets)
                ],
            }
        )
    else:
        _print_differences(rulesets, labels)


def _editions() -> tuple[list[str], list[Ruleset]]:
    """Every ruleset, and with an option where the catalogue of rules has a letter for that."""
    found: dict[str, Ruleset] = {}
    for label in dict.fromkeys((*LETTERS.values(), *RULESETS)):
        name, _, option = label.rstrip(")").partition(" (")
        if name in RULESETS and (not option or option in {each.name for each in RULESETS[name].options}):
            found[label] = ruleset(name, {option: True} if option else {})
    return list(found), list(found.values())


def _print_differences(rulesets: list[Ruleset], labels: list[str]) -> None:
    rows: list[TopicRow] = differences(rulesets)
    if not rows:
        click.echo(str(say.same()))
        return
    table = table_of("", *labels)
    chapter = ""
    for row in rows:
        if row.chapter != chapter:
            chapter = row.chapter
            table.add_section()
            table.add_row(Text(str(CHAPTERS[row.chapter]), "bold"))
        table.add_row(str(row.title), *(Text(str(value)) for value in row.values))
    print_table(table)


def _as_tree(rules: Ruleset) -> Tree:
    return {
        "name": rules.name,
        "title": str(rules.title),
        "revision": rules.revision,
        "base": None if rules.custom is None else rules.custom.base,
        "chosen": options_tree(rules),
        "options": [
            {
                "name": option.name,
                "title": str(option.title),
                "sentence": str(option.sentence),
                "values": {"from": option.values[0], "to": option.values[-1]}
                if isinstance(option.values, range)
                else list(option.values),
                "default": option.default,
                "exclusions": [
                    {
                        "option": each.option,
                        "values": list(each.values),
                        "own": list(each.own),
                        "sentence": str(each.message),
                    }
                    for each in option.exclusions
                ],
            }
            for option in rules.options
        ],
    }


def _print_json(tree: Tree) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(tree), indent=2).decode())
