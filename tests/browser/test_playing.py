"""The rulebook played on the page, by clicking, against the real server."""

import re

from playwright.sync_api import expect

from tests.browser.table import Table, new_game

SEA = """
rules: rulebook
round: 4
turn: germany
phase: movement
units:
  SZ 10: {germany: "2 battleship, 2 cruiser, 2 submarine"}
  SZ 11: {germany: "1 transport"}
  SZ 9: {britain: "1 cruiser, 1 submarine"}
"""


def test_a_whole_turn_is_played_by_clicking_and_survives_a_reload(table: Table) -> None:
    page = table.page
    table.go_home()
    page.get_by_role("link", name="New game").last.click()
    page.get_by_role("button", name="All on this screen").click()
    table.do("begin")
    table.wait_for_board()

    table.is_asked("Austria-Hungary: purchase units.")
    table.buy(infantry=6, artillery=2)
    table.do("end")

    table.is_asked("Austria-Hungary: move your units.")
    expect(page.locator(".wrongs")).to_contain_text("RB-POL-01")
    expect(page.locator('[data-do="end"]')).to_have_text(re.compile("Fix 1 problem first"))
    table.move("Budapest", "Serbia")
    table.move("Tyrolia", "Vienna", infantry=2, artillery=0)
    expect(table.moves).to_have_count(2)
    page.keyboard.press("u")
    expect(table.moves).to_have_count(1)
    page.reload()
    table.wait_for_board()
    expect(table.moves).to_have_count(1)
    expect(page.locator(".arrow")).to_have_count(1)
    table.do("end")

    table.is_asked("choose a battle to fight")
    expect(page.locator("[data-fight='Serbia'] .bar")).to_be_visible()
    table.fight("Serbia")
    table.do("end")

    table.is_asked("place your new units")
    page.locator('[data-place="Vienna"]').click()
    expect(page.locator('[data-do="end"]')).to_have_text(re.compile("End mobilization"))
    table.do("end")

    table.is_asked("collect your income")
    table.do("end")
    table.is_asked("Russia: purchase units.")
    expect(page.locator(".log")).to_contain_text("Austria-Hungary collects")


def test_one_move_is_taken_back_alone_and_a_lit_place_is_clicked_on_the_map(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    table.move("Munich", "Alsace", infantry=1, artillery=0)
    table.pick("Ruhr")
    table.click_space("Hanover")
    expect(table.moves).to_have_count(2)
    page.get_by_role("button", name="Undo the move from Munich to Alsace").click()
    expect(table.moves).to_have_count(1)
    expect(page.locator(".moves")).to_contain_text("Hanover")


def test_a_refused_order_says_why_and_names_the_rule(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    table.move("Ruhr", "Belgium", infantry=0)
    expect(table.page.locator(".wrongs")).to_contain_text("infantry")
    expect(table.page.locator(".wrongs .rid").first).to_have_text(re.compile(r"^RB-"))
    expect(table.page.locator(".arrow.wrong")).to_have_count(1)


def test_a_sea_battle_is_fought_to_its_end(table: Table) -> None:
    table.sit_down(new_game(table.address, position=SEA))
    page = table.page
    page.locator('.topbar [aria-label="Show Germany"]').click()
    table.pick("SZ 10")
    table.send_to("SZ 9")
    table.do("end")
    table.is_asked("choose a battle to fight")
    table.fight("SZ 9")
    expect(page.locator(".log")).to_contain_text("Sea battle in SZ 9")


def test_everything_can_be_done_from_the_keyboard(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    page.keyboard.press("t")
    page.keyboard.type("Munich")
    page.locator(".drawer li .spot", has_text="Munich").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip h3")).to_have_text("Munich")
    page.locator(".slip .goals .chip", has_text="Alsace").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".slip .ways .btn")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.moves).to_have_count(1)
    page.locator(".board").focus()
    page.keyboard.press("u")
    expect(table.moves).to_have_count(0)
    page.keyboard.press("e")
    table.is_asked("choose a battle to fight")


def test_an_invaded_neutral_is_represented_by_the_power_that_is_chosen(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    table.move("Ruhr", "Holland")
    table.do("end")
    table.is_asked("choose the power that represents Holland")
    page.get_by_role("button", name="Britain represents Holland").click()
    table.is_asked("choose a battle to fight")
    expect(page.locator(".log")).to_contain_text("Holland mobilizes")


LANDING = """
rules: rulebook
round: 3
turn: britain
phase: movement
units:
  SZ 9: {britain: "1 battleship, 2 transport"}
  London: {britain: "3 infantry, 1 artillery"}
"""


def test_units_go_aboard_and_land_on_a_friendly_coast(table: Table) -> None:
    table.sit_down(new_game(table.address, position=LANDING))
    page = table.page
    table.pick("London")
    table.take(infantry=2, artillery=0)
    table.send_to("SZ 9")
    expect(page.locator(".counters [data-space='SZ 9'] .cargo")).to_have_count(1)
    table.pick("SZ 9")
    table.take(**{"battleship": 0, "transport": 0, "loaded transport": 0})
    table.send_to("Picardy")
    expect(page.locator(".arrow.landing")).to_have_count(1)
    table.do("end")
    table.is_asked("choose a battle to fight")
    expect(page.locator(".log")).to_contain_text("Picardy")
