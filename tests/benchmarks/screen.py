"""The screen in Chromium, with the largest set-up: first paint, a click, and frames while the board moves.

`python -m tests.benchmarks.screen`. Frames are those between two callbacks of the browser's own clock, 16.7 ms at best.
"""

import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from rich.console import Console
from rich.table import Table as Sheet

from tests.benchmarks.figures import SCREEN, figures
from tests.browser.chromium import chromium
from tests.browser.table import Table, new_game
from tests.browser.test_review import TWO_PLAYERS, imported
from tests.web.houses import Server

CLOCK = """() => { window.frames_ = []; let last = performance.now();
const tick = now => { frames_.push(now - last); last = now; requestAnimationFrame(tick); };
requestAnimationFrame(tick); }"""
SORTED = "(() => { const all = [...frames_].sort((a, b) => a - b); frames_.length = 0; return all; })()"


def screen(sheet: Sheet) -> None:
    """Measure the screen, where there is a Chromium."""
    path = chromium()
    if path is None:
        sheet.add_row("the screen", "no Chromium here", "")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "games.sqlite", "--personal")
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])
        try:
            page = browser.new_page(viewport={"width": 1440, "height": 900})
            _opening(sheet, page, server)
            _click(sheet, page, server)
            _review(sheet, page, server)
            _frames(sheet, page, server)
        finally:
            browser.close()
            server.stop()


def _opening(sheet: Sheet, page: Page, server: Server) -> None:
    game = new_game(server.address)
    table = Table(page, server.address)
    table.sit_down(game)
    counters = page.evaluate("performance.now()")
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    sent = page.evaluate(
        "performance.getEntries().reduce((sum, entry) => sum + (entry.transferSize || 0), 0)"
    )
    sheet.add_row("first paint of a local game", f"{paint:,.0f} ms", "1,000 ms")
    sheet.add_row("all counters on the board, first visit", f"{counters:,.0f} ms", "")
    page.reload()
    table.wait_for_board()
    sheet.add_row("the same, second visit", f"{page.evaluate('performance.now()'):,.0f} ms", "1,000 ms")
    sheet.add_row("first visit, sent", f"{sent / 1e6:.2f} MB", "1.5 MB")


def _click(sheet: Sheet, page: Page, server: Server) -> None:
    table = Table(page, server.address)
    table.sit_down(new_game(server.address, position="{turn: germany, phase: movement, round: 2}"))
    page.wait_for_timeout(2000)
    waits = []
    for space in ("Munich", "Ruhr", "Berlin", "Hanover", "Silesia") * 3:
        waits.append(
            page.evaluate(
                """space => new Promise(done => { const begun = performance.now();
                const slip = name => document.querySelector(`.slip ${name}`);
                const seen = () => slip("h3")?.textContent === space && slip(".row")
                  ? requestAnimationFrame(() => done(performance.now() - begun)) : setTimeout(seen, 1);
                document.querySelector(`.counters [data-space="${space}"] .counter`)
                  .dispatchEvent(new MouseEvent("click", { bubbles: true })); seen(); })""",
                space,
            )
        )
        page.keyboard.press("Escape")
    waits.sort()
    sheet.add_row(
        "a stack is clicked, places are lit", f"median {waits[7]:.0f} ms, worst {waits[-1]:.0f} ms", "100 ms"
    )


def _review(sheet: Sheet, page: Page, server: Server) -> None:
    record = imported(server.address, TWO_PLAYERS, "")
    page.goto(f"{server.address}#/record/{record}/600")
    Table(page, server.address).wait_for_board()
    page.wait_for_timeout(2000)
    for unit, shift in (("order", False), ("turn", True)):
        words, boards = [], []
        for _ in range(15):
            word, board = page.evaluate(STEP, shift)
            words.append(word)
            boards.append(board)
            page.wait_for_timeout(250)
        words.sort()
        boards.sort()
        told = f"median {words[7]:.0f} ms, worst {words[-1]:.0f} ms"
        sheet.add_row(f"one {unit} on in a review: where one is", told, "100 ms")
        sheet.add_row("the same: the board", f"median {boards[7]:.0f} ms, worst {boards[-1]:.0f} ms", "")


STEP = """async shift => {
const begun = performance.now(), gone = () => performance.now() - begun;
const painted = () => new Promise(done => requestAnimationFrame(() => {
  const line = new MessageChannel(); line.port1.onmessage = done; line.port2.postMessage(0); }));
const drawn = () => document.querySelector(".review").dataset.drawn, before = drawn();
document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", shiftKey: shift, bubbles: true }));
await painted();
const words = gone();
while (drawn() === before) await new Promise(done => setTimeout(done));
await painted();
return [words, gone()]; }"""
"""One step on; how long until it is painted, and how long until the board is, which comes a frame later."""


def _frames(sheet: Sheet, page: Page, server: Server) -> None:
    Table(page, server.address).sit_down(new_game(server.address, ruleset="second-edition"))
    page.wait_for_timeout(3000)
    page.evaluate(CLOCK)
    page.mouse.move(800, 450)
    page.evaluate(SORTED)
    page.mouse.down()
    for step in range(90):
        page.mouse.move(800 - step * 5, 450 - step * 2)
        page.wait_for_timeout(8)
    page.mouse.up()
    _frame_row(sheet, "drag the fully stocked board", page.evaluate(SORTED))
    for name, turn in (("zoom in", -50), ("zoom out", 50)):
        for _ in range(40):
            page.mouse.wheel(0, turn)
            page.wait_for_timeout(12)
        _frame_row(sheet, name, page.evaluate(SORTED))
        page.wait_for_timeout(500)
        page.evaluate(SORTED)


def _frame_row(sheet: Sheet, name: str, frames: list[float]) -> None:
    def at(share: float) -> float:
        return frames[min(len(frames) - 1, int(len(frames) * share))]

    figure = (
        f"median {at(0.5):.1f} ms, 95 % {at(0.95):.1f} ms, 99 % {at(0.99):.1f} ms, worst {frames[-1]:.0f} ms"
    )
    sheet.add_row(name, figure, "16.7 ms")


if __name__ == "__main__":
    found = figures(SCREEN)
    screen(found)
    Console().print(found)
