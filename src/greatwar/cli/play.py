"""`greatwar play`: a game on the screen, or in the terminal."""

import os
import re
import stat
import sys
import time
from pathlib import Path

import click
import platformdirs

from greatwar.cli import Failure, Unavailable, boards, sentence_of, sentences_of
from greatwar.cli.choosing import named_options, named_rules
from greatwar.cli.computers import DEFAULT, ComputerPlayers, kept, read_choice, remembered
from greatwar.cli.files import read_text, title_of
from greatwar.cli.session import LineSource, Session
from greatwar.notation.positions import read_position
from greatwar.notation.trees import Tree, load_tree, mapping
from greatwar.notation.words import Unreadable
from greatwar.opponents import LEVELS
from greatwar.problems import Refused
from greatwar.records.savefiles import SUFFIX, UnusableSave, key_path, unfinished
from greatwar.records.saves import Save
from greatwar.rules import RULESETS
from greatwar.rules.opening import begun
from greatwar.text.english import TURN_NAMES

PLAYERS = 2
"""How many players sit at one terminal, unless something else is said."""


@click.command(name="play")
@click.option(
    "--terminal",
    is_flag=True,
    help="Play in the terminal; so do all options below but the last three, and orders from a pipe.",
)
@click.option("--new", is_flag=True, help="Begin a new game, even if another is unfinished.")
@click.option(
    "--rules",
    metavar="NAME|FILE",
    help=f"The ruleset of a new game: {', '.join(RULESETS)}, or a file with one of your own.",
)
@click.option(
    "--option",
    "options",
    multiple=True,
    metavar="KEY=VALUE",
    help="An option of the ruleset; can be repeated.",
)
@click.option(
    "--players", type=click.IntRange(2, 8), metavar="N", help=f"2 to 8 players; {PLAYERS} if not said."
)
@click.option("--position", metavar="FILE", help="Begin with a position instead of the standard set-up.")
@click.option(
    "--key", metavar="HEX", help="The key of the dice, for games that can be played again with the same dice."
)
@click.option("--save", "save_as", metavar="FILE", help="The record to write, or to go on with if it exists.")
@click.option(
    "--computer",
    "computers",
    multiple=True,
    metavar="POWER[,...][:LEVEL]",
    help=f"Powers or a side that a computer plays: {', '.join(LEVELS)}; {DEFAULT} if not said. "
    "Can be repeated; 'nobody' takes all of them back.",
)
@click.option(
    "--finish", is_flag=True, help="End an unfinished game: its key is revealed, and it cannot go on."
)
@click.option(
    "--port", type=click.IntRange(0, 65535), metavar="N", help="The port of the game on the screen."
)
@click.option(
    "--lab",
    "laboratory",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="The folder of laboratory runs that the screen shows; if not said, lab/ here or one of your own.",
)
@click.option("--browser/--no-browser", default=True, help="Whether to open a browser.")
def command(
    terminal: bool,
    new: bool,
    rules: str | None,
    options: tuple[str, ...],
    players: int | None,
    position: str | None,
    key: str | None,
    save_as: str | None,
    computers: tuple[str, ...],
    finish: bool,
    port: int | None,
    laboratory: Path | None,
    browser: bool,
) -> None:
    """Play on the screen: the game opens in the browser, alone against the computer, around one screen or by links.

    Where there is no browser the address is said. Games are kept and go on where they were left.

    In the terminal all players sit at one screen. Without options the last unfinished game goes on; if there is none,
    a new one begins. Every order is saved as soon as it is accepted, so nothing is lost however the program ends.

    Orders are typed as you would say them: 'move 3 infantry Ruhr -> Belgium'. At the prompt '?' says what may be done
    now, 'help' how to say it; Tab completes. Orders can also come from a pipe.

    The dice come from a secret key, kept in a file of its own beside the record (FILE.key) while the game lasts. When
    the war is won, or with --finish, the key is revealed in the record, and 'greatwar verify' can check every die.

    \b
    Examples:
      greatwar play
      greatwar play --terminal
      greatwar play --new --players 4 --option russian_revolution=true
      greatwar play --new --computer central:general
      greatwar play --new --computer austria-hungary,germany,ottoman:officer --computer russia:recruit
      greatwar play --new --rules house.toml
      greatwar play --position siege-of-paris.yaml --save siege.gwr
      greatwar play --save siege.gwr
      greatwar play --save siege.gwr --finish
      greatwar play --save test.gwr --key 00ff < orders.txt
    """
    begins = new or any(choice for choice in (rules, options, players, position, key))
    if not (terminal or begins or computers or save_as or finish or is_piped()):
        from greatwar.cli.screen import play_on_screen

        play_on_screen(port=port, laboratory=laboratory, browser=browser)
        return
    try:
        levels = read_choice(computers) if computers else None
        path: Path | None = None
        if save_as:
            path = Path(save_as)
        elif not begins:
            path = _last_game(asks=not finish)
        if finish:
            _finish(path)
            return
        if path is not None and path.exists():
            if begins:
                raise UnusableSave(
                    f"{path} exists already; leave the options of a new game out to go on with it."
                )
            save = _load(path)
        else:
            save = _begin(path or _new_path(), rules, options, players, position, key)
        if levels is None:
            levels = remembered(save.path)
        else:
            kept(save.path, levels)
    except UnusableSave as sentence:
        raise Unavailable(str(sentence)) from None
    console = boards.paper()
    try:
        again = f"greatwar play --save {save_as}" if save_as else "greatwar play"
        opponents = ComputerPlayers(levels, save.record.commitment or "")
        Session(save, console, _lines(), again=again, computers=opponents).run()
    except UnusableSave as sentence:
        raise Unavailable(str(sentence)) from None


def _lines() -> LineSource:
    from greatwar.cli.prompt import PipedLines, TypedLines

    return TypedLines(games_folder().parent / "history") if is_attended() else PipedLines()


def is_piped() -> bool:
    """Whether orders come from a pipe or a file."""
    try:
        mode = os.fstat(sys.stdin.fileno()).st_mode
    except (AttributeError, OSError, ValueError):
        return True
    return stat.S_ISFIFO(mode) or stat.S_ISREG(mode)


def is_attended() -> bool:
    """Whether a person sits at the terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def games_folder() -> Path:
    """Where games are saved that have no name."""
    return Path(platformdirs.user_data_dir("greatwar", appauthor=False)) / "games"


def _new_path() -> Path:
    folder, name = games_folder(), time.strftime("%Y-%m-%d-%H%M%S")
    path, number = folder / f"{name}{SUFFIX}", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}{SUFFIX}"
    return path


def _last_game(*, asks: bool) -> Path | None:
    path = _last_with_key()
    if path is None or not asks:
        return path
    if not is_attended():
        click.echo(f"Going on with the last game, {path}")
        return path
    table = _load(path).game.table
    click.echo(
        f"A game is unfinished: round {table.round}, {TURN_NAMES[table.turn]}, {table.phase} ({path.name})."
    )
    return path if click.confirm("Go on with it?", default=True) else None


def _last_with_key() -> Path | None:
    """The last unfinished game that can go on; that the very last one cannot is said."""
    games = unfinished(games_folder())
    last = next(games, None)
    if last is None or key_path(last).exists():
        return last
    click.echo(
        f"The unfinished game {last} cannot go on, because its key, {key_path(last).name}, is missing."
    )
    return next((path for path in games if key_path(path).exists()), None)


def _load(path: Path) -> Save:
    try:
        return Save.load(path)
    except Unreadable as complaint:
        raise Failure(f"{path}: {sentence_of(complaint)}") from None
    except Refused as refusal:
        raise Failure(f"{path}: {sentences_of(refusal)}") from None


def _finish(path: Path | None) -> None:
    if path is None or not path.exists():
        raise UnusableSave("There is no unfinished game." if path is None else f"There is no file {path}.")
    _load(path).finish()
    click.echo(f"The game is over; its key is revealed in {path}. 'greatwar verify {path}' checks the dice.")


def _begin(
    path: Path,
    rules: str | None,
    options: tuple[str, ...],
    players: int | None,
    position: str | None,
    key: str | None,
) -> Save:
    if key is not None and not _KEY.fullmatch(key):
        raise UnusableSave("The key must be hexadecimal digits, two for each byte, for example 00ff.")
    title = "The new game" if position is None else title_of(position)
    try:
        tree: Tree = {"rules": "rulebook", "players": PLAYERS}
        if position is not None:
            tree = dict(mapping(load_tree(read_text(position))))
        if rules is not None:
            tree |= named_rules(rules)
        if options:
            tree["options"] = {**mapping(tree.get("options", {})), **named_options(options)}
        if players is not None:
            tree["players"] = players
        ruleset, table = read_position(tree)
        if position is None:
            table = begun(ruleset, table)
    except Unreadable as complaint:
        raise Unavailable(f"{title}: {sentence_of(complaint)}") from None
    except Refused as refusal:
        raise Unavailable(f"{title}: {sentences_of(refusal)}") from None
    return Save.begin(path, ruleset, table, position=None if position is None else tree, key=key)


_KEY = re.compile(r"(?:[0-9a-fA-F]{2})+")
