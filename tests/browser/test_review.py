"""Games looked at again on the page: through the moments, the charts, imported records, and playing on."""

import json
import re
import urllib.parse
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.table import Table, new_game

GAMES = Path(__file__).parent.parent / "games"
TWO_PLAYERS = GAMES / "two-players.gwr"


def imported(address: str, path: Path, title: str) -> str:
    """Have the server keep a record; its id."""
    request = urllib.request.Request(
        f"{address}api/records?title={urllib.parse.quote(title)}", data=path.read_bytes()
    )
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["id"])


@pytest.fixture
def record(table: Table) -> str:
    return imported(table.address, TWO_PLAYERS, "Tuesday group")


def look_at(table: Table, record: str, orders: int) -> None:
    table.page.goto(f"{table.address}#/record/{record}/{orders}")
    table.wait_for_board()


def test_a_game_is_stepped_through_by_order_phase_turn_and_round(table: Table, record: str) -> None:
    look_at(table, record, 0)
    page, here = table.page, table.page.locator(".here")
    expect(here).to_contain_text("Before the first order")
    page.keyboard.press("ArrowRight")
    expect(here).to_contain_text("Order 1 of 1,291")
    expect(here).to_contain_text("Austria-Hungary buys")
    for unit, words in (
        ("Phase", "Austria-Hungary · Purchase"),
        ("Turn", "Austria-Hungary · Income"),
        ("Round", "Round 1 · United States · Income"),
    ):
        page.get_by_role("radio", name=unit, exact=True).click()
        table.do("on")
        expect(here).to_contain_text(words)
    page.keyboard.press("Home")
    expect(here).to_contain_text("Before the first order")
    page.keyboard.press("End")
    expect(here).to_contain_text("Order 1,291 of 1,291")
    expect(page).to_have_url(re.compile("/1291$"))
    page.reload()
    expect(here).to_contain_text("Order 1,291 of 1,291")


def test_the_row_of_turns_is_dragged_and_the_board_follows(table: Table, record: str) -> None:
    look_at(table, record, 0)
    page = table.page
    box = page.get_by_role("slider", name="Moment of the game").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 40)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 40, steps=6)
    expect(page.locator(".here")).to_contain_text(re.compile("Round [56] ·"))
    page.mouse.move(box["x"] + box["width"] - 11, box["y"] + 40, steps=3)
    page.mouse.up()
    expect(page.locator(".here")).to_contain_text("Round 10 ·")
    page.mouse.move(10, 400)
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuenow", re.compile("^12[0-9][0-9]$"))


def test_the_log_marks_the_moment_and_every_line_leads_to_its_own(table: Table, record: str) -> None:
    look_at(table, record, 40)
    page = table.page
    marked = page.locator(".reviewlog [aria-current='step']")
    expect(marked).to_have_count(1)
    expect(page.locator(".here")).to_contain_text("Order 40 of")
    line = page.locator(".reviewlog .line").nth(9)
    line.click()
    expect(page.locator(".here")).to_contain_text("Order 10 of")
    expect(line).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="Round 2", exact=True).click()
    expect(page.locator(".reviewlog .head.big")).to_have_text("Round 2")


def test_a_battle_that_is_stepped_to_is_laid_out_with_its_dice(table: Table, record: str) -> None:
    look_at(table, record, 84)
    page = table.page
    page.keyboard.press("ArrowRight")
    expect(table.sheet).to_contain_text("The battle of Prussia")
    expect(table.sheet.locator(".w-die")).to_have_count(23)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".here")).to_contain_text("Order 86 of")
    page.keyboard.press("Escape")
    expect(table.sheet).to_have_count(0)
    page.locator(".extras input").uncheck()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".here")).to_contain_text("Order 85 of")
    expect(table.sheet).to_have_count(0)
    table.do("board")
    expect(table.sheet).to_be_visible()


def test_a_review_plays_by_itself_and_can_be_paused(table: Table, record: str) -> None:
    page = table.page
    page.clock.install()
    page.add_init_script("localStorage.setItem('speed', 'fast')")
    look_at(table, record, 3)
    table.do("play")
    expect(page.locator(".here")).to_contain_text(re.compile("Order ([6-9]|1[0-9]) of"))
    table.do("play")
    stood = page.get_by_role("slider").get_attribute("aria-valuenow")
    page.clock.run_for(60_000)
    assert page.get_by_role("slider").get_attribute("aria-valuenow") == stood


def test_charts_tell_values_by_power_and_by_side(table: Table, record: str) -> None:
    look_at(table, record, 600)
    page = table.page
    page.get_by_role("tab", name="Charts").click()
    expect(page.locator(".figure")).to_have_count(4)
    income = page.locator(".figure svg").first
    expect(income).to_have_attribute(
        "aria-label", re.compile(r"^Income, IPCs per round: Austria \d+, Russia \d+")
    )
    expect(income.locator("polyline")).to_have_count(8)
    at_the_moment = income.get_attribute("aria-label")
    income.hover(position={"x": 31, "y": 60})
    expect(income).not_to_have_attribute("aria-label", at_the_moment or "")
    page.get_by_role("radio", name="By side").click()
    expect(income).to_have_attribute("aria-label", re.compile(r"Central Powers \d+, Allies \d+"))
    income.click(position={"x": 31, "y": 60})
    expect(page.locator(".here")).to_contain_text("Before the first order")


def test_the_game_is_played_on_from_a_moment_of_a_record(table: Table, record: str) -> None:
    look_at(table, record, 90)
    page = table.page
    expect(page.locator(".here h2")).to_contain_text("Germany")
    table.do("play-on")
    expect(page.locator(".origin-words")).to_contain_text("Round 1 · Germany · Combat")
    expect(page.get_by_role("radiogroup", name="Players").get_by_role("radio")).to_have_count(1)
    page.get_by_role("button", name="All on this screen").click()
    table.do("begin")
    table.wait_for_board()
    table.is_asked("Germany")
    expect(page.locator(".log")).to_contain_text("Prussia")


def test_a_record_is_imported_by_file_and_opens_in_the_review(table: Table) -> None:
    table.go_home()
    page = table.page
    page.locator(".importing input[type=file]").set_input_files(TWO_PLAYERS)
    table.wait_for_board()
    expect(page.locator(".here")).to_contain_text("1,291 orders to come")
    expect(page.locator(".review h1")).to_have_text(re.compile("two-players|Tuesday group"))
    table.go_home()
    expect(page.locator(".oldrecord")).to_contain_text("1,291 orders")
    page.get_by_role("button", name="Delete").click()
    expect(page.locator(".oldrecord")).to_have_count(0)


def test_what_is_no_record_is_refused_in_the_engines_words(table: Table) -> None:
    table.go_home()
    page = table.page
    page.locator(".importing textarea").fill("---\ngreatwar: 1\nrules: rulebook@1\n---\ngermany: dance\n")
    table.do("take")
    expect(page.locator(".complaints")).to_contain_text("Line 5")
    expect(page.locator(".complaints")).to_contain_text("dance")


def test_a_game_begins_from_a_position_that_is_pasted(table: Table) -> None:
    page = table.page
    page.goto(f"{table.address}#/new")
    page.get_by_role("radio", name="A position").click()
    expect(page.locator('[data-do="begin"]')).to_be_disabled()
    page.locator(".origin textarea").fill("units: {Atlantis: {germany: 1 tank}}")
    table.do("take")
    expect(page.locator(".complaints")).to_contain_text("There is no space `Atlantis`")
    page.locator(".origin textarea").fill("rules: tournament\nround: 3\nturn: germany\nphase: movement\n")
    table.do("take")
    expect(page.locator(".origin-words")).to_have_text(
        "Larry Harris’ tournament rules. Round 3 · Germany · Movement"
    )
    page.get_by_role("button", name="All on this screen").click()
    table.do("begin")
    table.wait_for_board()
    table.is_asked("Germany: move your units.")


def test_a_game_in_progress_is_reviewed_and_says_when_it_has_gone_on(table: Table) -> None:
    game = new_game(table.address, options={"round1_obligations": "none"})
    table.sit_down(game)
    page = table.page
    table.buy(infantry=2)
    table.do("end")
    table.is_asked("move your units")
    watching = page.context.new_page()
    watching.goto(f"{table.address}#/review/{game}")
    expect(watching.locator(".here")).to_contain_text("2 orders to come")
    table.do("end")
    table.is_asked("choose a battle")
    watching.get_by_role("button", name="Show new orders").click(timeout=15_000)
    expect(watching.locator(".here")).to_contain_text("3 orders to come")
    watching.get_by_role("link", name="Board").click()
    expect(watching.locator(".ask .q").first).to_contain_text("Austria-Hungary")
