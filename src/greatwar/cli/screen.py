"""The game on the screen: a personal server, and a browser that shows it."""

import json
import os
import socket
import sys
import urllib.error
import urllib.request
import webbrowser
from collections.abc import Callable
from pathlib import Path

import click

from greatwar.cli import Unavailable
from greatwar.store.database import default_database
from greatwar.store.schema import WrongDatabase
from greatwar.text.say import cli_command as say

LOCAL = "127.0.0.1"
PORT = 8914


def play_on_screen(*, port: int | None, laboratory: Path | None, browser: bool) -> None:
    """Serve the game on this machine until the program is ended, and open it in a browser where there is one."""
    from greatwar.web.app import STATIC
    from greatwar.web.server import ServerSettings, address_of, listening, serve

    if not (STATIC / "index.html").exists():
        raise Unavailable(say.not_built())
    if port is None and _is_ours(f"http://{LOCAL}:{PORT}/"):
        address = f"http://{LOCAL}:{PORT}/"
        click.echo(str(say.open_already(address=address)))
        _show(address, browser=browser)
        return
    try:
        listener = _listening(port, listening)
    except OSError as error:
        raise Unavailable(say.port(port=str(port), reason=error.strerror or str(error))) from None
    address = address_of(listener)

    def ready() -> None:
        click.echo(str(say.game_at(address=address)))
        sys.stdout.flush()
        _show(address, browser=browser)

    try:
        serve(listener, default_database(), ServerSettings(personal=True, laboratory=laboratory), ready=ready)
    except WrongDatabase as sentence:
        raise Unavailable(str(sentence)) from None
    except KeyboardInterrupt:
        pass
    finally:
        listener.close()


def _listening(port: int | None, listen: Callable[[str, int], socket.socket]) -> socket.socket:
    """The port that was asked for; if none was, the usual one or any that is free."""
    if port is not None:
        return listen(LOCAL, port)
    try:
        return listen(LOCAL, PORT)
    except OSError:
        return listen(LOCAL, 0)


def _is_ours(address: str) -> bool:
    """Whether a personal server of this program answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}api/about", timeout=1) as answer:
            about = json.load(answer)
    except (OSError, urllib.error.URLError, ValueError):
        return False
    return isinstance(about, dict) and about.get("program") == "greatwar" and bool(about.get("personal"))


def _show(address: str, *, browser: bool) -> None:
    """Open a browser; where there is none, the address has been said."""
    if browser and has_display():
        try:
            webbrowser.open(address)
        except webbrowser.Error:
            pass


def has_display() -> bool:
    """Whether a browser with windows can be opened here."""
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
