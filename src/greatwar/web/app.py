"""The application: every path of the server, and its handler."""

import asyncio
import html
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from msgspec.structs import replace
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.websockets import WebSocket

import greatwar
from greatwar.notation.rulesets import load_ruleset, read_rules
from greatwar.notation.words import Unreadable
from greatwar.opponents.levels import LEVELS, UnknownLevel, opponent
from greatwar.problems import Problem, Refused
from greatwar.records.fairness import verify
from greatwar.rules import ruleset
from greatwar.store.play import record_text
from greatwar.text.messages import LANGUAGES, plain, render
from greatwar.text.say import server
from greatwar.web import rulebooks
from greatwar.web.answers import answer, complaint, kept, read, refused
from greatwar.web.archive import shown_position
from greatwar.web.battles import AnyInquiry
from greatwar.web.documents import About, Games, NewGame, Value, Verdict
from greatwar.web.guards import Allowances, Guard, body_of, text_of
from greatwar.web.hall import Hall
from greatwar.web.laboratory import Laboratory, default_laboratory
from greatwar.web.land_odds import odds_rules, reckoned, weight
from greatwar.web.replays import LONGEST
from greatwar.web.reviews import Reviews
from greatwar.web.socket import converse
from greatwar.web.teaching import lessons
from greatwar.web.wire import PROTOCOL

STATIC = Path(str(files("greatwar.web") / "static"))
"""The built front end."""

PAGES = ("/odds", "/rules", "/rules/{ruleset}", "/lab", "/lab/{run}")
"""Plain addresses of pages, which the front end turns into its own."""

LOG = logging.getLogger(__name__)

PLAIN_PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><title>greatwar</title>
<h1>greatwar</h1>
<p>{line}</p>
</html>
"""

Page = Callable[[Request], Awaitable[Response]]


def application(
    hall: Hall,
    *,
    hosts: tuple[str, ...] = (),
    origins: tuple[str, ...] = (),
    games_per_hour: int = 0,
    laboratory: Path | None = None,
    static: Path = STATIC,
) -> Starlette:
    """The server of a hall of games. It answers to the names in `hosts`, or to any if there are none.

    Each address may make so many games an hour, or any number if that is 0. `laboratory` is the folder whose runs are
    shown.
    """
    pages = _Pages(hall, games_per_hour, Laboratory(laboratory or default_laboratory()))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(hall.resume()), asyncio.create_task(hall.watch())]
        yield
        for task in tasks:
            task.cancel()
        await hall.close()

    async def socket(connection: WebSocket) -> None:
        await converse(connection, hall, connection.path_params["game"])

    routes: list[BaseRoute] = [
        Route("/api/about", _said(pages.about)),
        Route("/api/board", _said(pages.board)),
        Route("/api/map", _said(pages.map)),
        Route("/api/rulesets", _said(pages.rulesets), methods=["GET"]),
        Route("/api/rulesets", _said(pages.custom), methods=["POST"]),
        Route("/api/rulesets/compare", _said(pages.compare)),
        Route("/api/rules", _said(pages.rules)),
        Route("/api/rules/{rule}", _said(pages.rule)),
        Route("/api/lessons", _said(pages.lessons)),
        Route("/api/lessons/{lesson}", _said(pages.teach), methods=["POST"]),
        Route("/api/odds", _said(pages.odds), methods=["POST"]),
        Route("/api/odds/rulesets", _said(pages.odds_rules)),
        Route("/api/verify", _said(pages.verify), methods=["POST"]),
        Route("/api/games", _said(pages.games), methods=["GET"]),
        Route("/api/games", _said(pages.create), methods=["POST"]),
        Route("/api/games/{game}", _said(pages.game)),
        Route("/api/games/{game}/record", _said(pages.record)),
        Route("/api/games/{game}/steps", _said(pages.steps)),
        Route("/api/games/{game}/review", _said(pages.review)),
        Route("/api/games/{game}/review/{orders:int}", _said(pages.moment)),
        Route("/api/games/{game}/stretch", _said(pages.stretch)),
        Route("/api/positions", _said(pages.position), methods=["POST"]),
        Route("/api/records", _said(pages.keep_record), methods=["POST"]),
        Route("/api/records/{record}", _said(pages.kept_record), methods=["GET"]),
        Route("/api/records/{record}", _said(pages.let_record_go), methods=["DELETE"]),
        Route("/api/records/{record}/review", _said(pages.record_review)),
        Route("/api/records/{record}/stretch", _said(pages.record_stretch)),
        Route("/api/lab", _said(pages.lab)),
        Route("/api/lab/{run}", _said(pages.lab_report)),
        Route("/api/lab/{run}/games/{number:int}", _said(pages.lab_game), methods=["POST"]),
        WebSocketRoute("/api/games/{game}/socket", socket),
        Route("/api/{rest:path}", _said(pages.nothing), methods=["GET", "POST", "PUT", "DELETE"]),
    ]
    if (static / "index.html").exists():
        routes += [Route(path, _page_of(static)) for path in PAGES]
        routes.append(Mount("/", StaticFiles(directory=static, html=True)))
    else:
        routes.append(Route("/", _plain_page))
    middleware = [
        Middleware(Guard, hosts=hosts, origins=origins),
        Middleware(GZipMiddleware, minimum_size=2000),
    ]
    return Starlette(routes=routes, middleware=middleware, lifespan=lifespan)


def _page_of(static: Path) -> Page:
    """The one page of the front end, at an address of its own."""

    async def page(request: Request) -> Response:
        return FileResponse(static / "index.html")

    return page


async def _plain_page(request: Request) -> Response:
    wished = [wish.strip()[:2] for wish in request.headers.get("accept-language", "").split(",")]
    language = next((known for wish in wished for known in LANGUAGES if wish == known), LANGUAGES[0])
    line = render(server.without_page(), language)
    return HTMLResponse(PLAIN_PAGE.format(language=language, line=html.escape(line)))


def _said(page: Page) -> Page:
    """A page whose refusals are answered in sentences."""

    async def answered(request: Request) -> Response:
        try:
            return await page(request)
        except Refused as refusal:
            return refused(refusal)
        except Unreadable as unreadable:
            return refused(Refused(*unreadable.problems))
        except Exception:
            LOG.exception("A request for %s met a fault of the server", request.url.path)
            return complaint(500, Problem("fault", "", server.fault(), ""))

    return answered


class _Pages:
    """What answers at each path."""

    def __init__(self, hall: Hall, games_per_hour: int, laboratory: Laboratory) -> None:
        self._hall = hall
        self._laboratory = laboratory
        self._reviews = Reviews(hall)
        self._work = Allowances(60, 6.0)
        """For what costs work: reviews, verifying."""
        self._odds = Allowances(120, 15.0)
        """For odds, which are asked for again with every change of a number."""
        self._new = Allowances(max(3, games_per_hour / 4), games_per_hour / 3600) if games_per_hour else None
        """For new games."""

    async def about(self, request: Request) -> Response:
        return answer(About("greatwar", greatwar.__version__, PROTOCOL, self._hall.personal, _levels()))

    async def board(self, request: Request) -> Response:
        return kept(request, rulebooks.board())

    async def map(self, request: Request) -> Response:
        drawn = files("greatwar.board") / "map.json"
        if not drawn.is_file():
            raise Refused(Problem("no-page", "", server.no_map(), ""))
        return kept(request, drawn.read_bytes())

    async def rulesets(self, request: Request) -> Response:
        return kept(request, rulebooks.rulesets())

    async def custom(self, request: Request) -> Response:
        self._work.require(request)
        made = read_rules(load_ruleset(await text_of(request)), {})
        return answer(rulebooks.ruleset_info(made))

    async def compare(self, request: Request) -> Response:
        names = request.query_params.get("names", "").split(",")
        made = [ruleset(name) for name in names[:5]]
        return kept(request, rulebooks.comparison(names, made))

    async def rules(self, request: Request) -> Response:
        options = read(request.query_params.get("options", "{}").encode(), dict[str, Value])
        return kept(request, rulebooks.rules_of(request.query_params.get("ruleset"), options))

    async def rule(self, request: Request) -> Response:
        return kept(request, rulebooks.rule_of(request.path_params["rule"]))

    async def lessons(self, request: Request) -> Response:
        return answer(lessons())

    async def teach(self, request: Request) -> Response:
        if self._new is not None:
            self._new.require(request)
        return answer(await self._hall.teach(request.path_params["lesson"]), status=201)

    async def odds(self, request: Request) -> Response:
        inquiry: AnyInquiry = read(await body_of(request), AnyInquiry)  # type: ignore[arg-type]
        self._odds.require(request, weight(inquiry))
        return answer(await asyncio.to_thread(reckoned, inquiry))

    async def odds_rules(self, request: Request) -> Response:
        return kept(request, await asyncio.to_thread(odds_rules))

    async def verify(self, request: Request) -> Response:
        self._work.require(request)
        verdict = await asyncio.to_thread(verify, await text_of(request))
        return answer(
            Verdict(
                verdict.fits,
                plain(verdict.sentence),
                verdict.line,
                verdict.orders,
                verdict.dice,
                verdict.dice_recomputed,
            )
        )

    async def games(self, request: Request) -> Response:
        return answer(Games(tuple(await asyncio.to_thread(self._hall.games))))

    async def create(self, request: Request) -> Response:
        if self._new is not None:
            self._new.require(request)
        return answer(await self._hall.create(read(await body_of(request), NewGame)), status=201)

    async def game(self, request: Request) -> Response:
        return answer((await self._hall.room(request.path_params["game"])).info())

    async def record(self, request: Request) -> Response:
        game = request.path_params["game"]
        text = record_text(await asyncio.to_thread(self._hall.record, game))
        headers = {"content-disposition": f'attachment; filename="{game}.gwr"', "cache-control": "no-store"}
        return PlainTextResponse(text, headers=headers)

    async def steps(self, request: Request) -> Response:
        room = await self._hall.room(request.path_params["game"])
        before, most = _number(request, "before"), _number(request, "most") or 100
        return answer(room.steps.history(before, most, room.play.shown))

    async def review(self, request: Request) -> Response:
        self._work.require(request)
        return answer(await self._reviews.review(request.path_params["game"]))

    async def moment(self, request: Request) -> Response:
        return answer(await self._reviews.moment(request.path_params["game"], request.path_params["orders"]))

    async def stretch(self, request: Request) -> Response:
        game = request.path_params["game"]
        most = _number(request, "most") or LONGEST
        since = _number(request, "since")
        if since is not None:
            return answer(await self._reviews.since(game, since, most))
        return answer(await self._reviews.stretch(game, _number(request, "behind") or 0, most))

    async def position(self, request: Request) -> Response:
        self._work.require(request)
        return answer(await asyncio.to_thread(shown_position, await text_of(request)))

    async def keep_record(self, request: Request) -> Response:
        self._work.require(request)
        if self._new is not None:
            self._new.require(request)
        title = request.query_params.get("title", "")
        return answer(await self._reviews.keep(await text_of(request), title), status=201)

    async def kept_record(self, request: Request) -> Response:
        row = await asyncio.to_thread(self._hall.archive.row, request.path_params["record"])
        headers = {"content-disposition": f'attachment; filename="{row.id}.gwr"'}
        return PlainTextResponse(row.text, headers=headers)

    async def let_record_go(self, request: Request) -> Response:
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        known = secret.strip() if scheme.lower() == "bearer" else ""
        return answer(await self._reviews.let_go(request.path_params["record"], known))

    async def record_review(self, request: Request) -> Response:
        self._work.require(request)
        return answer(await self._reviews.record(request.path_params["record"]))

    async def record_stretch(self, request: Request) -> Response:
        record = request.path_params["record"]
        behind, most = _number(request, "behind") or 0, _number(request, "most") or LONGEST
        return answer(await self._reviews.record_stretch(record, behind, most))

    async def lab(self, request: Request) -> Response:
        self._work.require(request)
        found = await asyncio.to_thread(self._laboratory.runs)
        # Where a server keeps its files is nobody's business but its host's.
        return answer(found if self._hall.personal else replace(found, folder="lab"))

    async def lab_report(self, request: Request) -> Response:
        self._work.require(request)
        return answer(await asyncio.to_thread(self._laboratory.report, request.path_params["run"]))

    async def lab_game(self, request: Request) -> Response:
        self._work.require(request)
        run, number = request.path_params["run"], request.path_params["number"]
        experiment = request.query_params.get("experiment", "")
        text = await asyncio.to_thread(self._laboratory.record, run, number, experiment)
        title = ", ".join(filter(None, (run, experiment, f"game {number}")))
        return answer(await self._reviews.keep(text, title), status=201)

    async def nothing(self, request: Request) -> Response:
        raise Refused(Problem("no-page", "", server.no_address(), ""))


def _number(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Refused(Problem("malformed", name, server.no_number(name=name), ""))
    return int(text)


def _levels() -> tuple[str, ...]:
    """The levels of computer opponents that there are."""
    found = []
    for level in LEVELS:
        try:
            opponent(level)
        except UnknownLevel:
            continue
        found.append(level)
    return tuple(found)
