"""Around the game: invitations, a lost server, computer opponents."""

import re
import socket
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.browser.table import Table, new_game
from tests.web.houses import Server


def test_a_game_against_the_computer_is_two_clicks_away(table: Table) -> None:
    table.go_home()
    table.do("quick")
    table.wait_for_board()
    table.do("end")
    table.move("Budapest", "Serbia")
    table.do("end")
    table.fight("Serbia")
    table.do("end")
    table.is_asked("place")
    table.do("end")
    table.is_asked("collect")
    table.do("end")
    # Russia is the computer's and may attack; then Germany is ours again.
    ours, attacked = table.page.get_by_text("Germany: purchase units."), table.sheet
    for _ in range(8):
        expect(ours.or_(attacked).first).to_be_visible(timeout=60_000)
        if attacked.count() == 0:
            break
        table.answer_battle()
    expect(ours).to_be_visible()
    expect(table.page.locator(".log")).to_contain_text("Russia collects")


def test_an_invited_player_plays_the_seat_of_the_link_and_nothing_else(
    browser: Browser, tmp_path: Path
) -> None:
    hosted = Server(tmp_path / "games.sqlite")
    host = browser.new_context(reduced_motion="reduce").new_page()
    guest = browser.new_context(reduced_motion="reduce").new_page()
    try:
        host.goto(f"{hosted.address}#/new")
        host.locator(".seats .seat").nth(1).get_by_role("button", name="Invite").click()
        host.locator('[data-do="begin"]').click()
        link = host.locator(".made input").first.input_value()
        host.get_by_role("link", name="To the game").click()
        expect(host.locator(".ask .q")).to_contain_text("Austria-Hungary: purchase units.")
        guest.goto(link)
        expect(guest.locator(".ask .q")).to_contain_text("Waiting for Austria-Hungary")
        expect(guest).to_have_url(re.compile(r"#/game/[^/]+$"))
        expect(guest.locator('[data-do="end"]')).to_have_count(0)
        at_home = Table(host, hosted.address)
        at_home.do("end")
        at_home.move("Budapest", "Serbia")
        expect(guest.locator(".log")).not_to_contain_text("Serbia")
        at_home.do("end")
        expect(guest.locator(".log")).to_contain_text("Serbia")
    finally:
        host.context.close()
        guest.context.close()
        hosted.stop()


def test_a_seat_goes_to_a_computer_and_back_and_is_given_away_only_on_purpose(table: Table) -> None:
    page = table.page
    table.go_home()
    table.do("quick")
    table.wait_for_board()
    page.get_by_role("button", name="Menu").click()
    drawer = page.get_by_role("dialog", name="Players")
    ours, theirs = drawer.locator(".seat").nth(0), drawer.locator(".seat").nth(1)
    ours.get_by_role("button", name="Link").click()
    expect(ours).to_contain_text("you watch")
    ours.get_by_role("button", name="Cancel").click()
    expect(ours).to_contain_text("This screen")
    theirs.get_by_role("button", name="Play myself").click()
    expect(theirs).to_contain_text("This screen")
    theirs.get_by_role("button", name="Computer").click()
    theirs.get_by_role("button", name="Recruit").click()
    expect(theirs).to_contain_text("played by the computer (Recruit)")
    theirs.get_by_role("button", name="Play myself").click()
    expect(theirs).to_contain_text("This screen")
    theirs.get_by_role("button", name="Link").click()
    theirs.get_by_role("button", name="Make a new link").click()
    expect(theirs.get_by_label("Invitation link")).to_have_value(re.compile(r"#/game/.+/seat/"))
    expect(theirs).to_contain_text("Invited")
    expect(page.locator(".wrongs").first).to_contain_text("A new link passed on one of your seats")


def test_a_link_that_is_worth_nothing_says_so(table: Table) -> None:
    game = new_game(table.address)
    table.page.goto(f"{table.address}#/game/{game}/seat/{'A' * 24}")
    expect(table.page.get_by_text("This link does not open a seat")).to_be_visible()


def test_a_server_that_was_killed_comes_back_and_the_page_with_it(page: Page, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    hosted = Server(tmp_path / "games.sqlite", "--personal", "--port", port)
    try:
        table = Table(page, hosted.address)
        table.sit_down(new_game(hosted.address, position="{turn: germany, phase: movement, round: 2}"))
        table.move("Munich", "Alsace", infantry=1, artillery=0)
        hosted.kill()
        expect(page.locator(".lost")).to_contain_text("Reconnecting")
        table.page.locator('[data-do="undo"]').click()
        complaint = page.get_by_text("There is no connection to the server.")
        expect(complaint).to_be_visible()
        hosted.start()
        expect(page.locator(".lost")).to_have_count(0, timeout=20_000)
        expect(complaint).to_have_count(0)
        expect(table.moves).to_have_count(1)
        table.do("undo")
        expect(table.moves).to_have_count(0)
    finally:
        hosted.stop()
