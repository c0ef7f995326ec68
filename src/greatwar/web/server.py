"""Running the server: a socket, uvicorn, and nothing else."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import platformdirs
import uvicorn

from greatwar.store.database import Store
from greatwar.web.app import application
from greatwar.web.guards import LOOPBACK
from greatwar.web.hall import Hall

PORT = 8914
LARGEST_MESSAGE = 1_000_000
"""What is larger than this is not even read; what is too large but smaller gets a sentence."""


def default_database() -> Path:
    """Where games are kept if nothing else is said."""
    return Path(platformdirs.user_data_dir("greatwar", appauthor=False)) / "games.sqlite"


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


def serve(
    listener: socket.socket,
    database: Path,
    *,
    personal: bool,
    names: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    proxies: str = "",
    ready: Callable[[], None] = lambda: None,
) -> None:
    """Serve until the program is told to end. A personal server answers to the names of the loopback alone."""
    hosts = (*LOOPBACK, *names) if personal or names else ()
    asyncio.run(_serve(listener, database, personal, hosts, origins, proxies, ready))


async def _serve(
    listener: socket.socket,
    database: Path,
    personal: bool,
    hosts: tuple[str, ...],
    origins: tuple[str, ...],
    proxies: str,
    ready: Callable[[], None],
) -> None:
    hall = Hall(Store(database), personal=personal)
    config = uvicorn.Config(
        application(hall, hosts=hosts, origins=origins),
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies or None,
        timeout_graceful_shutdown=3,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not running.done():
        await asyncio.sleep(0.01)
    if server.started:
        ready()
    await running
