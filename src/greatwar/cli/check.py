"""`greatwar check`: play scenarios, or list the rules that no scenario cites."""

from collections.abc import Iterable
from pathlib import Path

import click
import msgspec

from greatwar.cli import Unavailable
from greatwar.cli.choosing import chosen_ruleset, named_rules
from greatwar.cli.files import read_text
from greatwar.cli.progress import progress_bar
from greatwar.conformance import Coverage, Report, ScenarioResult, Watch, coverage, run_files
from greatwar.invariants.tables import broken
from greatwar.notation.trees import Tree
from greatwar.rules import RULESETS
from greatwar.text.say import cli_command as say


@click.command(name="check")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--coverage", "covers", is_flag=True, help="List the rules that no scenario cites.")
@click.option(
    "--rules",
    metavar="NAME|FILE",
    help="Play the scenarios by this ruleset, or by your own in a file, instead of theirs. With --coverage: the NAME "
    "of the one ruleset to list.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="With --rules: an option of that ruleset; repeatable.",
)
@click.option("--invariants", is_flag=True, help="Check the invariants after every order too.")
@click.option("--json", "as_json", is_flag=True, help="For programs: every result as JSON.")
@click.pass_context
def command(
    context: click.Context,
    files: tuple[str, ...],
    covers: bool,
    rules: str | None,
    options: tuple[str, ...],
    invariants: bool,
    as_json: bool,
) -> None:
    """Play the scenarios in each FILE and list those that fail.

    One line for each failure names the file, the scenario, the step and the difference; the last line is
    'N passed, M failed'. The exit status is 0 only if all pass. A scenario that names other rulesets under 'also' is
    played once more by each; its name then shows which: 'name (tournament)'.

    \b
    Examples:
      greatwar check my-case.yaml
      greatwar check tests/scenarios/*.yaml
      greatwar check --coverage --rules rulebook tests/scenarios/*.yaml
      greatwar check --invariants finding.yaml
      greatwar check --rules house.toml my-case.yaml
    """
    if options and rules is None:
        raise click.UsageError(str(say.option_of_rules()), context)
    paths = [Path("/dev/stdin" if name == "-" else name) for name in files]
    if covers and options:
        raise click.UsageError(str(say.coverage_whole()), context)
    if covers:
        _show_coverage(files, paths, rules, as_json)
        return
    tree = None if rules is None else named_rules(rules, options)
    if tree is not None:
        chosen_ruleset(tree)  # says in a sentence what is wrong with it
    _require_files(files)
    report = _run(paths, broken if invariants else None, tree)
    if as_json:
        tree = {
            "passed": len(report.results) - len(report.failures),
            "failed": len(report.failures),
            "results": [msgspec.to_builtins(result) | {"passed": result.passed} for result in report.results],
        }
        click.echo(msgspec.json.format(msgspec.json.encode(tree), indent=2))
    else:
        for failure in report.failures:
            click.echo(" ".join(str(failure).split()))
        click.echo(report.summary)
    context.exit(1 if report.failures else 0)


def _require_files(names: Iterable[str]) -> None:
    """Complain about a file that is missing before the first scenario is played."""
    for name in names:
        if name != "-" and not Path(name).is_file():
            read_text(name)


def _run(paths: list[Path], watch: Watch | None, rules: Tree | None) -> Report:
    seen: set[str] = set()
    with progress_bar(str(say.playing_scenarios())) as advance:

        def heard(result: ScenarioResult) -> None:
            if result.file not in seen:
                seen.add(result.file)
                advance(len(seen), len(paths))

        return run_files(paths, heard, watch=watch, rules=rules)


def _show_coverage(files: tuple[str, ...], paths: list[Path], rules: str | None, as_json: bool) -> None:
    for name in files:
        if name != "-":
            read_text(name)  # says in a sentence what is wrong with a file
    found: dict[str, Coverage] = coverage(paths, None if rules is None else _listed_name(rules))
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(found), indent=2))
        return
    for name, report in found.items():
        cited, all_ = len(report.cited), len(report.cited) + len(report.uncited)
        click.echo(str(say.coverage(name=name, cited=cited, all=all_, more=len(report.not_in_play))))
        for id_ in report.uncited:
            click.echo(f"  {id_}")


def _listed_name(text: str) -> str:
    """The name of a ruleset that the catalogue of rules speaks of."""
    tree = named_rules(text)
    chosen_ruleset(tree)  # says in a sentence what is wrong with it
    if not isinstance(tree["rules"], str) or "options" in tree:
        raise Unavailable(say.coverage_names(names=list(RULESETS)))
    return tree["rules"]
