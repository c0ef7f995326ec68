"""Guards: which requests the server accepts, by host, origin, size and rate."""

from collections import OrderedDict
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from greatwar.problems import Problem, Refused
from greatwar.text.say import server
from greatwar.web.answers import complaint
from greatwar.web.guests import Allowance

LARGEST_BODY = 2_500_000
LOOPBACK = ("127.0.0.1", "localhost", "::1")

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        b"base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


class Guard:
    """Lets through only what is meant for this server and comes from its own pages.

    A page of another site cannot make a browser speak here: its origin is not ours. A name of another site that was
    made to point here is not among `hosts`. Programs that are no browsers send no origin, and need none.
    """

    def __init__(self, app: ASGIApp, *, hosts: tuple[str, ...], origins: tuple[str, ...]) -> None:
        self._app = app
        self._hosts = frozenset(host.lower() for host in hosts)
        self._origins = frozenset(origin.lower().rstrip("/") for origin in origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        problem = self._problem(scope, headers)
        if problem is None:
            await self._app(scope, receive, _with_headers(send))
        elif scope["type"] == "http":
            await complaint(403, problem)(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.sentence})

    def _problem(self, scope: Scope, headers: Headers) -> Problem | None:
        host = headers.get("host", "")
        if self._hosts and _name(host) not in self._hosts:
            return Problem("wrong-host", "", server.wrong_host(), "")
        origin = headers.get("origin")
        if origin is None or (scope["type"] == "http" and scope["method"] in ("GET", "HEAD")):
            return None
        if origin.lower().rstrip("/") in self._origins or urlsplit(origin).netloc.lower() == host.lower():
            return None
        return Problem("wrong-origin", "", server.wrong_origin(), "")


def is_loopback(address: str) -> bool:
    """Whether an address is one of this machine alone."""
    return ip_address(address).is_loopback


def _name(host: str) -> str:
    """A host without its port."""
    return (urlsplit(f"//{host}").hostname or "").lower()


def _with_headers(send: Send) -> Send:
    async def sending(message: dict[str, object]) -> None:  # type: ignore[type-arg, unused-ignore]
        if message["type"] == "http.response.start":
            present = message.get("headers", ())
            assert isinstance(present, list | tuple)
            message = {**message, "headers": [*present, *HEADERS]}
        await send(message)

    return sending  # type: ignore[return-value, unused-ignore]


async def body_of(request: Request) -> bytes:
    """The body of a request, unless it is larger than anything that makes sense."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > LARGEST_BODY:
            raise Refused(Problem("oversized", "", server.request_too_long(most=LARGEST_BODY), ""))
    return bytes(found)


async def text_of(request: Request) -> str:
    """The body of a request as text."""
    return (await body_of(request)).decode("utf-8", "replace")


class Allowances:
    """How often each address may ask for something that costs the server work."""

    def __init__(self, burst: float, per_second: float, *, most: int = 10_000) -> None:
        self._burst = burst
        self._rate = per_second
        self._most = most
        self._by_address: OrderedDict[str, Allowance] = OrderedDict()

    def require(self, request: Request, weight: float = 1.0) -> None:
        """Refuse an address that asks too often, or for too much at once."""
        address = request.client.host if request.client else ""
        allowance = self._by_address.setdefault(address, Allowance(self._burst, self._rate))
        self._by_address.move_to_end(address)
        while len(self._by_address) > self._most:
            self._by_address.popitem(last=False)
        if not allowance.take(weight):
            raise Refused(Problem("too-fast", "", server.too_many_requests(), ""))
