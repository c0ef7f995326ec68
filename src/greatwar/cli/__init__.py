"""The command line: `greatwar COMMAND`, one module per command."""

import errno
import os
import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

import click

import greatwar
from greatwar.notation.words import Unreadable, printable
from greatwar.problems import Refused
from greatwar.text.messages import LANGUAGES, Language, Message, language, speak
from greatwar.text.say import cli as say

MOST_SAID = 8
"""How many mistakes in one text are said one by one."""

COMMANDS = {
    "play": "Play on the screen or in the terminal, and continue where you left.",
    "serve": "Host games for players in browsers, on this machine or a network.",
    "show": "Show the board of a position or a record.",
    "legal": "List every legal order.",
    "check": "Run scenarios: positions, orders and expected results.",
    "replay": "Print a recorded game.",
    "verify": "Check every order and every die of a record.",
    "odds": "Calculate battle odds.",
    "rules": "List the rulesets and their options, and compare them.",
    "lessons": "List the lessons of the tutorial, or test your own.",
    "lab": "Play many games between computers, and report on them.",
    "ladder": "Rate players by games of everyone against everyone.",
    "bot": "Play by the bot protocol, or test your own program.",
    "fuzz": "Play random games and look for errors.",
}
"""Each command with the sentence that the list of commands has for it."""


class Failure(click.ClickException):
    """A request fails: one plain sentence on standard error."""

    exit_code = 1

    def __init__(self, message: str | Message) -> None:
        super().__init__(str(message))

    def show(self, file: object = None) -> None:
        click.echo(f"greatwar: {printable(self.message)}", err=True)


class Unavailable(Failure):
    """What was asked for on the command line is not there, or cannot be used."""

    exit_code = 2


class ProgramFault(Failure):
    """The program itself has failed."""

    exit_code = 70


class _Commands(click.Group):
    """The commands, each imported when it is called, so that `greatwar --help` answers at once."""

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command in the language of the environment, unless `--language` names another."""
        before = language()
        speak(environment_language(os.environ))
        try:
            return super().main(*args, **options)
        finally:
            speak(before)

    def list_commands(self, context: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, context: click.Context, name: str) -> click.Command | None:
        if name not in COMMANDS:
            return None
        command: click.Command = import_module(f"greatwar.cli.{name}").command
        return command

    def format_commands(self, context: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))

    def resolve_command(
        self, context: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args and not args[0].startswith("-") and args[0] not in COMMANDS:
            from difflib import get_close_matches

            near = get_close_matches(args[0], COMMANDS, n=1)
            missing = (
                say.did_you_mean_command(name=args[0], near=near[0])
                if near
                else say.no_command(name=args[0], names=list(COMMANDS))
            )
            raise click.UsageError(str(missing), context)
        return super().resolve_command(context, args)

    def invoke(self, context: click.Context) -> object:
        try:
            return super().invoke(context)
        except Unreadable as complaint:
            raise Failure(sentence_of(complaint)) from None
        except Refused as refusal:
            raise Failure(sentences_of(refusal)) from None
        except OSError as error:
            if error.errno == errno.EPIPE:
                raise
            raise Unavailable(_hindrance(error)) from None
        except (click.ClickException, click.exceptions.Exit, click.Abort):
            raise
        except Exception as error:
            if os.environ.get("GREATWAR_TRACEBACK"):
                raise
            raise ProgramFault(say.program_fault(error=f"{type(error).__name__}: {error}")) from None


def environment_language(environment: Mapping[str, str]) -> Language:
    """The language that the environment asks for, English if there is no catalogue of it.

    >>> environment_language({"LANG": "de_AT.UTF-8"}), environment_language({"LANG": "fr_FR", "LC_ALL": ""})
    ('de', 'en')
    """
    wanted = next((value for name in _VARIABLES if (value := environment.get(name))), "")
    return next((each for each in LANGUAGES if re.match(rf"{each}(?![a-z])", wanted.lower())), "en")


_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names a language, the variable that counts most first."""


def _hindrance(error: OSError) -> Message:
    """What the system refuses, as a sentence."""
    if error.errno == errno.ENOENT and error.filename:
        folder = Path(error.filename).parent
        return say.no_file(file=error.filename) if folder.is_dir() else say.no_folder(folder=str(folder))
    reason = error.strerror or str(error)
    return (
        say.file_reason(file=str(error.filename), reason=reason)
        if error.filename
        else say.reason(reason=reason)
    )


def sentence_of(complaint: Unreadable) -> str:
    """A complaint about a text as one sentence, each part with its place; of many the first ones, and how many more.

    >>> from greatwar.problems import Problem
    >>> sentence_of(Unreadable(Problem("", "units", "No Atlantis", ""), Problem("", "round", "Not 0", "")))
    'units: No Atlantis. round: Not 0.'
    """
    parts: list[str] = []
    place = ""
    for problem in complaint.problems[:MOST_SAID]:
        named = problem.place and problem.place != place
        parts.append(f"{problem.place}: {problem.sentence}" if named else problem.sentence)
        place = problem.place
    more = len(complaint.problems) - MOST_SAID
    return " ".join(map(ended, [*parts, *([str(say.more_problems(n=more))] if more > 0 else [])]))


def sentences_of(refusal: Refused) -> str:
    """Every reason of a refusal, in one line."""
    return " ".join(ended(problem.sentence) for problem in refusal.problems)


def ended(sentence: str) -> str:
    """A sentence with its full stop, unless it is a question.

    >>> ended("There is no option usv; did you mean usw?"), ended("There is none")
    ('There is no option usv; did you mean usw?', 'There is none.')
    """
    return sentence if sentence.endswith(("?", ".")) else f"{sentence}."


def _spoken(context: click.Context, option: click.Parameter, chosen: Language | None) -> None:
    if chosen is not None:
        speak(chosen)


@click.command(
    cls=_Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="'greatwar COMMAND --help' shows examples of a command.",
)
@click.version_option(greatwar.__version__, message="greatwar %(version)s")
@click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    is_eager=True,
    expose_value=False,
    callback=_spoken,
    help="The language of all sentences. Default: the one of your environment, or English.",
)
def main() -> None:
    """Axis & Allies: WWI 1914, with all its rules.

    \b
    Examples:
      greatwar play                     begin a game, or continue one
      greatwar check my-case.yaml       check a ruling
      greatwar verify game.gwr          check the dice of a finished game
    """
