"""Run the server: a socket and uvicorn."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import uvicorn
from msgspec import Struct

from greatwar.store.database import Store
from greatwar.web.app import application
from greatwar.web.guards import LOOPBACK, is_loopback
from greatwar.web.hall import Hall

PORT = 8914
LARGEST_MESSAGE = 1_000_000
"""What is larger than this is not even read; what is too large but smaller gets a sentence."""


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens on an address; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
        found.listen(512)
    except OSError:
        found.close()
        raise
    return found


def address_of(listener: socket.socket) -> str:
    """The address of a server for a browser."""
    host, port = listener.getsockname()[:2]
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


class ServerSettings(Struct, frozen=True, kw_only=True):
    """On what terms a server serves.

    A `personal` one belongs to whoever sits at the machine. `names` are those that it goes by, beside those of the
    machine itself; `origins` are addresses under which its pages are seen elsewhere, `proxies` those whose word about
    addresses is believed. `laboratory` is the folder of its runs, if not the usual one.
    """

    personal: bool = False
    names: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    proxies: str = ""
    games_per_hour: int = 0
    laboratory: Path | None = None

    def hosts(self, address: str) -> tuple[str, ...]:
        """The names that the server answers to where it listens on an address; none for all.

        Whoever listens for a network and gives no name does not know under which it will be called.
        """
        seen = [name for origin in self.origins if (name := urlsplit(origin).hostname)]
        if self.names or is_loopback(address):
            return (*LOOPBACK, address, *self.names, *seen)
        return ()


def serve(
    listener: socket.socket,
    database: Path,
    terms: ServerSettings,
    *,
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the program is told to end; `ready` is called when it listens."""
    asyncio.run(_serve(listener, database, terms, ready))


class _Server(uvicorn.Server):
    """A server that says good-bye before it ends."""

    def __init__(self, config: uvicorn.Config, hall: Hall) -> None:
        super().__init__(config)
        self._hall = hall

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hall.dismiss()
        await super().shutdown(sockets)


async def _serve(
    listener: socket.socket, database: Path, terms: ServerSettings, ready: Callable[[], None]
) -> None:
    hall = Hall(Store(database), personal=terms.personal)
    app = application(
        hall,
        hosts=terms.hosts(listener.getsockname()[0]),
        origins=terms.origins,
        games_per_hour=terms.games_per_hour,
        laboratory=terms.laboratory,
    )
    config = uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        # Messages are small; compressing them would cost each connection a third of a megabyte.
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(terms.proxies),
        forwarded_allow_ips=terms.proxies or None,
        timeout_graceful_shutdown=3,
    )
    server = _Server(config, hall)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await running
