"""A browser and a real server for the tests that play on the screen."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from greatwar.lab.crews import crew
from greatwar.lab.ladder import Ladder, MatchLength
from greatwar.lab.running import Run
from greatwar.lab.series import write_series
from tests.browser.chromium import HOW, chromium
from tests.browser.table import Table
from tests.lab.houses import ladder_sheet, pretending, small_plan
from tests.web.houses import Server

expect.set_options(timeout=15_000)
"""A machine that does much else at the same time is waited for."""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser for a module, and gone behind it: Playwright keeps a loop running that other tests cannot share."""
    path = chromium()
    if path is None:
        pytest.fail(HOW)
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    runs = tmp_path_factory.mktemp("lab")
    Run(runs / "played", small_plan(games=1)).go(crew(1))
    many = small_plan(games=40, rules="rulebook", central="recruit", pairing="pairs")
    Run(runs / "pretended", many).go(pretending(lambda plan, number: 0.6))
    ladder = Ladder(
        runs / "ladder", ("wanderer", "recruit"), [{"rules": "tournament"}], MatchLength(2), rounds=1
    )
    ladder.go(crew(1))
    write_series(runs / "ladder", ladder_sheet(ladder))
    database = tmp_path_factory.mktemp("games") / "games.sqlite"
    started = Server(database, "--personal", "--lab", str(runs))
    yield started
    started.stop()


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    # Others' turns are shown in tests of their own; here everything stands at once.
    context.add_init_script("localStorage.speed ??= 'skip'")
    opened = context.new_page()
    failures: list[str] = []
    opened.on("pageerror", lambda error: failures.append(str(error)))
    yield opened
    context.close()
    assert not failures, failures


@pytest.fixture
def table(page: Page, server: Server) -> Table:
    return Table(page, server.address)


@pytest.fixture(scope="session")
def pictures() -> Path:
    """Where pictures of every screen are put, for people to look through."""
    folder = Path(__file__).parents[2] / "build" / "screens"
    folder.mkdir(parents=True, exist_ok=True)
    return folder
