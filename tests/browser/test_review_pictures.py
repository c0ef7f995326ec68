"""Pictures of the review, of records and positions to begin from, and of others' turns; and what axe finds on them."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.gallery import SIZES, THEMES, Theme, gallery
from tests.browser.table import ALLIES, CENTRAL, Table
from tests.browser.test_playback import FRANCE, MOVES
from tests.browser.test_review import TWO_PLAYERS, imported
from tests.web.houses import Server, seat


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_reviews_and_others_turns_have_their_pictures_and_no_serious_fault(
    browser: Browser, server: Server, pictures: Path, size: str, theme: Theme
) -> None:
    with gallery(browser, pictures, size, theme, script="localStorage.speed ??= 'step'") as hung:
        page, look = hung.page, hung.look
        table = Table(page, server.address)
        record = imported(server.address, TWO_PLAYERS, "Tuesday group")
        page.goto(f"{server.address}#/record/{record}/84")
        table.wait_for_board()
        expect(page.locator(".here")).to_contain_text("Order 84 of")
        look("review")
        page.keyboard.press("ArrowRight")
        expect(table.sheet).to_be_visible()
        look("review-battle")
        page.keyboard.press("Escape")
        page.goto(f"{server.address}#/record/{record}/700")
        table.wait_for_board()
        part(page, "Log")
        expect(page.locator(".reviewlog [aria-current]")).to_be_visible()
        look("review-log")
        part(page, "Charts")
        expect(page.locator(".figure").first).to_be_visible()
        look("review-charts")
        page.get_by_role("radio", name="By side").click()
        look("review-charts-sides")
        page.goto(f"{server.address}#/new/record/{record}/300")
        expect(page.locator(".glance .board")).to_be_visible()
        look("new-game-from-record")
        page.get_by_role("radio", name="A position").click()
        page.locator(".origin textarea").fill("units: {Atlantis: {germany: 1 tank}}")
        table.do("take")
        expect(page.locator(".complaints")).to_be_visible()
        look("new-game-from-position")
        created = server.new_game(seat(CENTRAL, "here"), seat(ALLIES), position=FRANCE)
        table.sit_down(created["game"]["id"])
        with server.player(created, 1) as otto:
            otto.give("france", *MOVES)
        expect(page.locator(".playback").first).to_be_attached()
        look("playback")
        for _ in range(2):
            page.keyboard.press("Enter")
        expect(table.sheet).to_be_visible()
        look("playback-battle")


def part(page: Page, name: str) -> None:
    """The log or the charts: a tab, or on a phone a part of the screen."""
    tab = page.get_by_role("tab", name=name)
    (tab if tab.is_visible() else page.get_by_role("button", name=name, exact=True)).click()
