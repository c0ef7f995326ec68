"""`greatwar lessons`: list the lessons, or play and examine a file of lessons."""

from pathlib import PurePath

import click

from greatwar.cli import Failure, ended, sentence_of
from greatwar.cli.files import read_text
from greatwar.lessons.catalogue import course
from greatwar.lessons.examination import examine
from greatwar.lessons.reading import read_lesson
from greatwar.lessons.rehearsal import LessonFault, rehearse
from greatwar.notation.words import Unreadable
from greatwar.text.say import cli_command as say


@click.command(name="lessons")
@click.argument("files", nargs=-1, metavar="[FILE]...", type=click.Path())
def command(files: tuple[str, ...]) -> None:
    """List the lessons of the tutorial, or play each lesson in a FILE by its own solution.

    The command names every mistake in a file, with its place. docs/lessons.md shows how to write a lesson.

    \b
    Examples:
      greatwar lessons
      greatwar lessons my-lesson.yaml
    """
    if not files:
        for number, lesson in enumerate(course(), 1):
            click.echo(f"{number:2}  {lesson.title}: {lesson.about}")
        return
    faults = [fault for name in files if (fault := _fault(name))]
    for fault in faults:
        click.echo(fault)
    if faults:
        raise Failure(say.lessons_fail(n=len(faults), all=len(files)))
    click.echo(str(say.lessons_work(n=len(files))))


def _fault(name: str) -> str:
    """What is wrong with a file, in a sentence; nothing if it is well."""
    text = read_text(name)
    try:
        lesson = read_lesson(text, PurePath(name).stem)
        rehearse(lesson)
        examine(lesson)
    except Unreadable as complaint:
        return sentence_of(complaint)
    except LessonFault as fault:
        return ended(str(fault))
    return ""
