"""Progress on standard error: a bar in a terminal, plain lines in a pipe."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from greatwar.text.say import cli_command as say

LINES = 20
"""How many lines tell of a whole series, at the most."""


@contextmanager
def progress_bar(title: str) -> Iterator[Callable[[int, int], None]]:
    """Hands out a function that hears how much is done, and of how much; nothing stays on the screen."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)

        def advance(done: int, all_of_it: int) -> None:
            progress.update(task, completed=done, total=all_of_it)

        yield advance


@contextmanager
def series_progress(title: str) -> Iterator[Callable[[int, int], None]]:
    """The same for a series of games, which may take hours: a pipe gets a line for every twentieth part.

    A series may end before it has played all the games that it may play."""
    if Console(stderr=True).is_terminal:
        with progress_bar(title) as advance:
            yield advance
        return
    last = 0

    def tell(done: int, most: int) -> None:
        nonlocal last
        part = LINES * done // most if most else 0
        if part > last:
            last = part
            click.echo(str(say.series_progress(title=title, done=done, most=most)), err=True)

    yield tell
