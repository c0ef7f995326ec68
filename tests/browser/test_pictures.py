"""Pictures of every screen, by day and by night, for people to look through; and what axe finds on them."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.table import Table, new_game
from tests.web.houses import Server

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SIZES: dict[str, ViewportSize] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
}
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
    britain: "2 battleship, 1 damaged battleship, 2 cruiser, 1 transport (2 infantry)"
"""
PLACING = """
{rules: second-edition, round: 2, turn: central, phase: mobilize, bought: {austria-hungary: "9 infantry, 1 fighter"}}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_every_screen_has_its_picture_and_no_serious_fault(
    browser: Browser, server: Server, pictures: Path, size: str, theme: str
) -> None:
    context = browser.new_context(viewport=SIZES[size], reduced_motion="reduce")
    context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    page = context.new_page()
    table = Table(page, server.address)
    faults: list[str] = []

    def look(name: str) -> None:
        page.screenshot(path=pictures / f"{name}-{size}-{theme}.png")
        if size != "tablet":  # It has no part that the others have not.
            faults.extend(f"{name}: {fault}" for fault in serious(page))

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
    table.sit_down(new_game(server.address, position="{turn: austria-hungary, phase: movement, round: 1}"))
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
    context.close()
    assert not faults, "\n".join(faults)


def desk(page: Page) -> None:
    """On a phone the desk is behind a tab."""
    tab = page.locator(".nav button").nth(1)
    if tab.is_visible():
        tab.click()


def serious(page: Page) -> list[str]:
    """What axe calls serious or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("axe.run().then(found => found.violations)")
    return [
        f"{fault['id']}: {fault['help']} ({', '.join(node['target'][0] for node in fault['nodes'][:3])})"
        for fault in found
        if fault["impact"] in ("serious", "critical")
    ]
