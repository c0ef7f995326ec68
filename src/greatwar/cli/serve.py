"""`greatwar serve`: host games on a network."""

import socket
import sys
from pathlib import Path

import click

from greatwar.cli import Unavailable
from greatwar.store.database import default_database
from greatwar.store.schema import WrongDatabase
from greatwar.text.say import cli_command as say

LOCAL = "127.0.0.1"


@click.command(name="serve")
@click.option("--host", default=LOCAL, metavar="ADDRESS", show_default=True, help="The address to listen on.")
@click.option(
    "--port", default=8914, type=click.IntRange(0, 65535), metavar="N", show_default=True, help="0 takes any."
)
@click.option(
    "--database", metavar="FILE", help="The file that keeps the games. Default: the one of 'greatwar play'."
)
@click.option("--name", "names", multiple=True, metavar="NAME", help="A name of the server; repeatable.")
@click.option(
    "--origin",
    "origins",
    multiple=True,
    metavar="URL",
    help="An address at which browsers see the pages, such as that of a proxy; repeatable.",
)
@click.option(
    "--proxy", default="", metavar="ADDRESS", help="A proxy that is trusted to name the addresses of players."
)
@click.option(
    "--games-per-hour",
    default=120,
    type=click.IntRange(0),
    metavar="N",
    show_default=True,
    help="How many games one address can create; 0 for any number.",
)
@click.option(
    "--lab",
    "laboratory",
    type=click.Path(path_type=Path, file_okay=False),
    metavar="DIR",
    help="The folder of laboratory runs to show. Default: lab/ here, or your own.",
)
@click.option("--personal", is_flag=True, help="Every visitor is the owner of all games; this machine only.")
def command(
    host: str,
    port: int,
    database: str | None,
    names: tuple[str, ...],
    origins: tuple[str, ...],
    proxy: str,
    games_per_hour: int,
    laboratory: Path | None,
    personal: bool,
) -> None:
    """Host games for several players, each in their own browser.

    Every seat of a game has a secret link. Anyone with a link plays that seat; everyone else can watch. Every order is
    on the disk before anyone sees it, and a server that was stopped continues where it was. docs/hosting.md explains
    how to put it on a network.

    \b
    Examples:
      greatwar serve
      greatwar serve --host 0.0.0.0 --name war.example.org
      greatwar serve --name war.example.org --origin https://war.example.org --proxy 127.0.0.1
    """
    if personal and host not in (LOCAL, "::1", "localhost"):
        raise Unavailable(say.personal())
    from greatwar.web.server import ServerSettings, address_of, listening, serve

    try:
        listener = listening(host, port)
    except (OSError, socket.gaierror) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Unavailable(say.address(host=host, port=str(port), reason=reason)) from None
    address = address_of(listener)

    def ready() -> None:
        click.echo(str(say.listens(address=address)))
        sys.stdout.flush()

    path = Path(database) if database else default_database()
    terms = ServerSettings(
        personal=personal,
        names=names,
        origins=origins,
        proxies=proxy,
        games_per_hour=games_per_hour,
        laboratory=laboratory,
    )
    try:
        serve(listener, path, terms, ready=ready)
    except WrongDatabase as sentence:
        raise Unavailable(str(sentence)) from None
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()
