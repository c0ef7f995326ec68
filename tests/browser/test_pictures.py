"""Pictures of every screen, by day and by night, for people to look through; and what axe finds on them."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.gallery import SIZES, THEMES, Theme, gallery
from tests.browser.table import EIGHT, Table, new_game
from tests.web.houses import Server

BATTLE = """
rules: rulebook
round: 5
turn: germany
phase: combat
units:
  Lorraine:
    germany: "9 infantry, 4 artillery, 2 tank, 2 fighter"
    france: "9 infantry, 3 artillery, 1 tank, 1 fighter"
"""


PAGES = {
    "odds-land": "#/odds",
    "odds-sea": "#/odds?battle=sea",
    "odds-landing": "#/odds?battle=landing",
    "odds-mines": "#/odds?battle=mines",
    "odds-wrong": "#/odds?attack=germany:+3+artillery&defence=france:+1+infantry",
    "rules": "#/rules/rulebook/RB-INF-01",
    "rules-values": "#/rules/second-edition?part=values",
    "rules-compared": "#/rules/rulebook?part=compared",
    "laboratory": "#/lab",
    "laboratory-run": "#/lab/pretended",
}
"""Pages to be read; each says by itself when it has all that it shows."""

SEA = """
rules: rulebook
round: 4
turn: germany
phase: combat
units:
  SZ 9:
    germany: "2 battleship, 2 cruiser, 2 submarine"
    britain: "2 battleship, 1 damaged battleship, 2 cruiser, 1 transport (2 infantry), 2 transport"
"""
PLACING = """
{rules: second-edition, round: 2, turn: central, phase: mobilize, bought: {austria-hungary: "9 infantry, 1 fighter"}}
"""
AGREEING = """
{rules: rulebook, setup: empty, round: 5, turn: germany, phase: movement, control: {Paris: germany}, units: {
Lorraine: {germany: "2 infantry", britain: "1 infantry", italy: "2 infantry, 1 artillery"},
Picardy: {germany: "40 infantry", france: "14 infantry, 9 artillery", britain: "14 infantry, 9 artillery"}}}
"""
ARMISTICE = """
{rules: rulebook, options: {russian_revolution: true}, setup: empty, round: 4, turn: russia, phase: income,
control: {Livonia: germany, Belarus: germany, Ukraine: germany, Poland: germany},
units: {Moscow: {russia: "1 infantry"}}}
"""


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_has_its_picture_and_no_serious_fault(
    browser: Browser, server: Server, pictures: Path, size: str, theme: Theme
) -> None:
    with gallery(browser, pictures, size, theme) as hung:
        page, look = hung.page, hung.look
        table = Table(page, server.address)
        table.go_home()
        expect(page.locator(".hero canvas")).to_be_visible()
        look("home")
        page.goto(f"{server.address}#/new")
        expect(page.locator(".cmp")).to_be_visible()
        look("new-game")
        for name, address in PAGES.items():
            page.goto(f"{server.address}{address}")
            expect(page.locator("[data-ready]")).to_be_attached()
            look(name)
        table.sit_down(new_game(server.address, title=f"Pictures, {size}, {theme}"))
        look("purchase-map")
        desk(page)
        look("purchase")
        table.sit_down(new_game(server.address, position="{turn: germany, phase: movement, round: 2}"))
        page.keyboard.press(" ")
        expect(page.locator(".slip .row").first).to_be_visible()
        look("movement")
        page.keyboard.press("t")
        look("text-board")
        page.keyboard.press("Escape")
        page.keyboard.press("?")
        look("help")
        table.sit_down(
            new_game(server.address, position="{turn: austria-hungary, phase: movement, round: 1}")
        )
        desk(page)
        page.locator(".wrongs .rid").first.click()
        expect(page.locator(".ruletext")).to_be_visible()
        look("refused")
        table.sit_down(new_game(server.address, position=BATTLE))
        desk(page)
        look("combat")
        page.locator('[data-fight="Lorraine"] .btn').click()
        expect(page.locator('.sheet [data-do="lose"]')).to_be_visible()
        look("battle")
        table.sit_down(new_game(server.address, position=SEA))
        desk(page)
        page.locator('[data-fight="SZ 9"] .btn').click()
        expect(page.locator(".sheet .boat").first).to_be_visible()
        look("sea-battle")
        table.sit_down(new_game(server.address, ruleset="second-edition"))
        look("second-edition")
        page.keyboard.press("s")
        expect(page.locator(".standings").first).to_be_visible()
        look("powers")
        table.sit_down(new_game(server.address, position=PLACING))
        look("mobilize")
        table.sit_down(new_game(server.address, position=AGREEING, seats=EIGHT))
        table.show("Lorraine")
        table.move("Lorraine", "Alsace")
        desk(page)
        table.do("end")
        expect(page.locator(".choice").first).to_be_visible()
        look("agreement")
        table.sit_down(new_game(server.address, position=ARMISTICE, seats=EIGHT))
        desk(page)
        look("income")
        table.do("end")
        expect(page.locator(".choice").first).to_be_visible()
        look("armistice")
        cut = lines_to(page)
        table.sit_down(new_game(server.address))
        before = page.locator(".maphost").bounding_box()
        cut()
        expect(page.locator(".lost")).to_be_visible()
        assert page.locator(".maphost").bounding_box() == before
        look("lost-connection")


def lines_to(page: Page) -> Callable[[], None]:
    """Lead the lines of games that are opened from now on; what cuts them, for good."""
    lines: list[WebSocketRoute] = []
    whole = True

    def lead(line: WebSocketRoute) -> None:
        if whole:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    def cut() -> None:
        nonlocal whole
        whole = False
        for line in lines:
            line.close()

    page.route_web_socket(re.compile("/socket$"), lead)
    return cut


def desk(page: Page) -> None:
    """On a phone the desk is behind a tab."""
    tab = page.locator(".nav button").nth(1)
    if tab.is_visible():
        tab.click()
