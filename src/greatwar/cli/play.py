"""`greatwar play`: a game on the screen, or in the terminal."""

import os
import re
import stat
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TypedDict

import click
import platformdirs

from greatwar.board import Power
from greatwar.cli import Failure, Unavailable, boards, sentence_of, sentences_of
from greatwar.cli.choosing import named_options, named_rules
from greatwar.cli.computers import DEFAULT, ComputerPlayers, kept, read_choice, remembered
from greatwar.cli.filed import FiledGame
from greatwar.cli.files import read_text, title_of
from greatwar.cli.imports import DONE, import_folder, import_game
from greatwar.cli.kept import KeptGame, described, is_at_one_screen, unfinished_games
from greatwar.cli.session import LineSource, Session
from greatwar.notation.positions import read_position
from greatwar.notation.trees import Tree, load_tree, mapping
from greatwar.notation.words import Unreadable
from greatwar.opponents import LEVELS
from greatwar.problems import Refused
from greatwar.records.savefiles import UnusableSave
from greatwar.records.saves import Save
from greatwar.rules import RULESETS
from greatwar.rules.opening import begun
from greatwar.rules.ruleset import Ruleset
from greatwar.store.database import Store, default_database
from greatwar.store.rows import GameRow
from greatwar.store.schema import WrongDatabase
from greatwar.table import Table
from greatwar.text.messages import Text
from greatwar.text.say import cli as say

PLAYERS = 2
"""How many players a new game in the terminal has by default."""


@click.command(name="play")
@click.option(
    "--terminal",
    is_flag=True,
    help="Play in the terminal. So do all options below but the last three, and orders from a pipe.",
)
@click.option("--new", is_flag=True, help="Begin a new game, even if another is unfinished.")
@click.option(
    "--rules",
    metavar="NAME|FILE",
    help=f"The ruleset of a new game: {', '.join(RULESETS)}, or a file with one of your own.",
)
@click.option(
    "--option", "options", multiple=True, metavar="KEY=VALUE", help="An option of the ruleset; repeatable."
)
@click.option(
    "--players", type=click.IntRange(2, 8), metavar="N", help=f"2 to 8 players. Default: {PLAYERS}."
)
@click.option("--position", metavar="FILE", help="Begin with a position instead of the standard setup.")
@click.option("--key", metavar="HEX", help="The key of the dice: the same key rolls the same dice.")
@click.option(
    "--computer",
    "computers",
    multiple=True,
    metavar="POWER[,...][:LEVEL]",
    help=f"Powers or a side that a computer plays: {', '.join(LEVELS)}. Default: {DEFAULT}. "
    "Repeatable; 'nobody' hands all of them back to you.",
)
@click.option("--games", "listed", is_flag=True, help="List the unfinished games, with their numbers.")
@click.option(
    "--game", "number", type=click.IntRange(1), metavar="N", help="Continue the game with this number."
)
@click.option(
    "--finish", is_flag=True, help="End an unfinished game: its key is revealed, and it cannot continue."
)
@click.option(
    "--save", "save_as", metavar="FILE", help="Keep the game in this file, or continue the game in it."
)
@click.option(
    "--import",
    "file",
    metavar="FILE",
    help="Import a game kept in a file, to continue it here or on the screen.",
)
@click.option(
    "--port", type=click.IntRange(0, 65535), metavar="N", help="The port of the game on the screen."
)
@click.option(
    "--lab",
    "laboratory",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="The folder of laboratory runs that the screen shows. Default: lab/ here, or your own.",
)
@click.option("--browser/--no-browser", default=True, help="Open a browser, or print the address only.")
def command(
    terminal: bool,
    new: bool,
    rules: str | None,
    options: tuple[str, ...],
    players: int | None,
    position: str | None,
    key: str | None,
    computers: tuple[str, ...],
    listed: bool,
    number: int | None,
    finish: bool,
    save_as: str | None,
    file: str | None,
    port: int | None,
    laboratory: Path | None,
    browser: bool,
) -> None:
    """Play on the screen: the game opens in your browser, against the computer, around one screen or by links.

    If no browser opens, greatwar prints the address. Every order is saved as soon as it is accepted, so nothing is
    lost, whatever ends the program.

    In the terminal all players share one screen. Without options the last unfinished game continues; if there is
    none, a new one begins. The screen and the terminal share their games: begin one here and continue it there.
    With --save a game is kept in a file of its own instead.

    You type orders as you would say them: 'move 3 infantry Ruhr -> Belgium'. At the prompt '?' lists what you can do
    now, 'help' shows how to say it, and Tab completes. Orders can also come from a pipe.

    The dice come from a secret key. When the war is over, or with --finish, the key is revealed in the record, and
    'greatwar verify' checks every die.

    \b
    Examples:
      greatwar play
      greatwar play --terminal
      greatwar play --new --players 4 --option russian_revolution=true
      greatwar play --new --computer central:general
      greatwar play --new --computer austria-hungary,germany,ottoman:officer --computer russia:recruit
      greatwar play --new --rules house.toml
      greatwar play --games
      greatwar play --game 2
      greatwar play --position siege-of-paris.yaml --save siege.gwr
      greatwar play --save siege.gwr
      greatwar play --import siege.gwr
      greatwar play --save test.gwr --key 00ff < orders.txt
    """
    begins = new or any(choice for choice in (rules, options, players, position, key))
    here = terminal or begins or computers or number or finish or is_piped()
    new_game = partial(_new_game, rules, options, players, position, key) if begins else None
    try:
        levels = read_choice(computers) if computers else None
        if save_as:
            _in_file(Path(save_as), new_game, levels, ends=finish)
            return
        with _store() as store:
            for remark in import_folder(store, games_folder()):
                click.echo(str(remark))
            if listed:
                _list(store)
            elif file:
                _import(store, Path(file))
            elif here:
                _in_store(store, number, new_game, levels, ends=finish)
    except UnusableSave as sentence:
        raise Unavailable(str(sentence)) from None
    if not (listed or file or here):
        from greatwar.cli.screen import play_on_screen

        play_on_screen(port=port, laboratory=laboratory, browser=browser)


@contextmanager
def _store() -> Iterator[Store]:
    """The games of whoever sits at this machine."""
    try:
        store = Store(default_database())
    except WrongDatabase as sentence:
        raise Unavailable(str(sentence)) from None
    try:
        yield store
    finally:
        store.close()


def _list(store: Store) -> None:
    games = unfinished_games(store)
    for number, row in enumerate(games, 1):
        click.echo(f"{number:3}  {described(row)}")
    if not games:
        click.echo(str(say.no_games()))
    invited = sum(
        row.result is None and not is_at_one_screen(store, row) for row in store.games(listed=False)
    )
    if invited:
        click.echo(str(say.invited(n=invited)))


def _import(store: Store, path: Path) -> None:
    import_game(store, path)
    click.echo(str(say.imported(file=str(path), done=str(path.parent / DONE))))


def _in_store(
    store: Store, number: int | None, new: "_New | None", levels: Mapping[Power, str] | None, *, ends: bool
) -> None:
    """Continue a game of the store, or begin one there."""
    if new is not None and (number is not None or ends):
        raise UnusableSave(say.new_or_old())
    row = None if new is not None else _chosen(store, number, asks=not ends)
    if ends:
        if row is None:
            raise UnusableSave(say.no_unfinished())
        path = KeptGame(store, row.id).finish()
        click.echo(str(say.finished(file=str(path))))
        return
    if row is None:
        game = KeptGame.begin(store, **(new or _new_game)(), levels=levels or {})
    else:
        game = KeptGame(store, row.id)
        if levels is not None:
            game.seat(levels)
    Session(game, boards.paper(), _lines(), computers=ComputerPlayers(game.levels, game.seed)).run()


def _chosen(store: Store, number: int | None, *, asks: bool) -> GameRow | None:
    """The unfinished game with a number, or the one played last unless the player declines it."""
    games = unfinished_games(store)
    if number is not None:
        if number > len(games):
            raise UnusableSave(say.no_game(n=number))
        return games[number - 1]
    if not games:
        return None
    if not asks:
        return games[0]
    if not is_attended():
        click.echo(str(say.continuing(game=described(games[0]))))
        return games[0]
    click.echo(str(say.unfinished(game=described(games[0]))))
    if len(games) > 1:
        click.echo(str(say.others_unfinished(n=len(games) - 1)))
    return games[0] if click.confirm(str(say.continue_it()), default=True) else None


def _in_file(path: Path, new: "_New | None", levels: Mapping[Power, str] | None, *, ends: bool) -> None:
    """Continue the game of a file, or begin one in it."""
    if ends:
        if not path.exists():
            raise UnusableSave(say.no_file(file=str(path)))
        _load(path).finish()
        click.echo(str(say.finished(file=str(path))))
        return
    if path.exists():
        if new is not None:
            raise UnusableSave(say.file_exists(file=str(path)))
        save = _load(path)
    else:
        save = Save.begin(path, **(new or _new_game)())
    if levels is None:
        levels = remembered(path)
    else:
        kept(path, dict(levels))
    filed = FiledGame(save)
    Session(filed, boards.paper(), _lines(), computers=ComputerPlayers(dict(levels), filed.seed)).run()


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
    """Whether a person is at the terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def games_folder() -> Path:
    """Return where earlier versions saved the games of the terminal."""
    return Path(platformdirs.user_data_dir("greatwar", appauthor=False)) / "games"


def _load(path: Path) -> Save:
    try:
        return Save.load(path)
    except Unreadable as complaint:
        raise Failure(say.named(name=str(path), reason=sentence_of(complaint))) from None
    except Refused as refusal:
        raise Failure(say.named(name=str(path), reason=sentences_of(refusal))) from None


class _Beginning(TypedDict):
    """What a new game begins with."""

    rules: Ruleset
    table: Table
    position: Tree | None
    key: str | None


_New = Callable[[], _Beginning]


def _new_game(
    rules: str | None = None,
    options: tuple[str, ...] = (),
    players: int | None = None,
    position: str | None = None,
    key: str | None = None,
) -> _Beginning:
    if key is not None and not _KEY.fullmatch(key):
        raise UnusableSave(say.key_digits())
    title: Text = say.new_game() if position is None else title_of(position)
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
        raise Unavailable(say.named(name=title, reason=sentence_of(complaint))) from None
    except Refused as refusal:
        raise Unavailable(say.named(name=title, reason=sentences_of(refusal))) from None
    return _Beginning(rules=ruleset, table=table, position=None if position is None else tree, key=key)


_KEY = re.compile(r"(?:[0-9a-fA-F]{2})+")
