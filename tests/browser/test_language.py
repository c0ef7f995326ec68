"""The page in another language: chosen beside the other settings, at once and for good, with nothing cut."""

from playwright.sync_api import Page, expect

from tests.browser.table import Table, new_game
from tests.web.houses import Server

MOVING = "{turn: austria-hungary, phase: movement, round: 2}"
CUT = """() => [...document.querySelectorAll(':is(.topbar, .side, .nav, .drawer) :is(button, h2, h3, th, td, p)')]
    .filter(one => one.getClientRects().length && getComputedStyle(one).display !== 'inline')
    .filter(one => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > innerWidth + 1)
    .map(one => one.innerText)"""


def test_a_language_is_chosen_in_the_settings_and_kept(table: Table) -> None:
    page = table.page
    table.sit_down(new_game(table.address, position=MOVING))
    expect(page.locator('[data-do="end"]')).to_have_text("End movement")
    page.keyboard.press("?")
    page.get_by_label("Language").select_option("Deutsch")
    expect(page.get_by_role("dialog", name="Hilfe")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    table.wait_for_board()
    expect(page.locator('[data-do="end"]')).to_have_text("Bewegung beenden")


def test_german_fits_on_a_phone(page: Page, server: Server) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.add_init_script("localStorage.language = 'de'")
    Table(page, server.address).sit_down(new_game(server.address, position=MOVING))
    for tab in range(3):
        page.locator(".game > .nav button").nth(tab).click()
        assert page.evaluate(CUT) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    for key in "?st":
        page.keyboard.press(key)
        expect(page.locator(".drawer")).to_be_visible()
        assert page.evaluate(CUT) == []
        page.keyboard.press("Escape")
