"""The game on a phone, with a finger: a whole round, and nothing that has to be touched lies beneath something else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.rounds import NOW, Asked
from tests.browser.table import ALLIES, CENTRAL, SETTLED, Table, middle, new_game
from tests.web.houses import Server

LAST_TURN = Path(__file__).parents[1] / "games" / "central-win.yaml"
"""The Central Powers have won as soon as the last turn of the round ends."""
FITS = """width => innerWidth === width && document.documentElement.scrollWidth === width
    && [...document.querySelectorAll('.topbar :is(.order li, .waiting, .when, .tools)')].filter(one => one.offsetParent)
        .every(one => one.scrollWidth <= one.clientWidth && one.getBoundingClientRect().right <= width)"""
SENT = "before => document.querySelectorAll('.arrow').length > before"


@pytest.fixture
def phone(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    context.add_init_script("localStorage.speed ??= 'skip'")
    page = context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    yield page
    context.close()
    assert not failures, failures


UNCOVERED = """goal => {
  const moves = ({ playState, effect }) => playState === "running" && effect.target?.closest(".board");
  const box = [...document.querySelectorAll(`.hits [data-space="${goal}"]`)].at(-1).getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !document.getAnimations().some(moves) && !!there?.closest(".board");
}"""


class Finger:
    """Somebody who plays with one finger."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.table = Table(page, address)

    def to(self, part: str) -> None:
        """Go to a part of the screen, if it is not there by itself."""
        tab = self.page.locator(".nav button", has_text=re.compile(part))
        if tab.get_attribute("aria-pressed") == "false":
            tab.tap()
        expect(tab).to_have_attribute("aria-pressed", "true")

    def tap(self, selector: str) -> None:
        """Touch something that gives an order, and wait until it was heard."""
        before = self.page.locator(".game").get_attribute("data-moment")
        self.page.locator(selector).last.tap()
        self.page.wait_for_function(SETTLED, arg=before)

    def touch(self, space: str) -> None:
        """Touch a place on the map itself."""
        self.page.touchscreen.tap(*middle(self.page.locator(f'.hits [data-space="{space}"]').last))

    def now(self) -> Asked:
        expect(self.page.locator('.ask[data-question], .sheet [data-do="close"]').first).to_be_attached()
        return Asked(*self.page.evaluate(NOW))

    def march(self, origin: str, goal: str) -> None:
        """Pick a stack, touch where it goes to read what would happen, and touch it again to send it there."""
        arrows = self.page.locator(".arrow").count()
        self.page.locator(f'.counters [data-space="{origin}"]').locator(".counter, .stack").first.tap()
        expect(self.page.locator(".slip .goals .chip").first).to_be_visible()
        self.touch(goal)
        expect(self.page.locator(".slip .there")).to_contain_text(goal)
        # What the slip tells of a place does not leave it beneath the slip, however much it is.
        self.page.wait_for_function(UNCOVERED, arg=goal)
        self.touch(goal)
        self.page.wait_for_function(SENT, arg=arrows)
        expect(self.page.locator(".slip")).to_have_count(0)


def test_a_whole_round_is_played_with_a_finger_on_a_phone(phone: Page, server: Server) -> None:
    finger, page = Finger(phone, server.address), phone
    finger.table.sit_down(new_game(server.address))
    expect(page.locator(".nav .due")).to_have_count(1)
    finger.to("Orders")
    for _ in range(4):
        page.get_by_role("button", name="One infantry more").tap()
    finger.tap('[data-do="buy"]')
    finger.tap('[data-do="end"]')
    # Moves are made on the map, which comes by itself; everything else at the desk.
    expect(page.locator(".game")).to_have_attribute("data-page", "map")
    finger.march("Budapest", "Serbia")
    finger.to("Moves 1")
    finger.tap('[data-do="end"]')
    expect(page.locator(".game")).to_have_attribute("data-page", "desk")
    finger.tap('[data-fight="Serbia"] .btn')
    for _ in range(3):
        now = finger.now()
        if now.over:
            break
        finger.tap('.sheet [data-do="lose"]:enabled')
    expect(page.locator(".sheet .ask")).to_contain_text(re.compile("The battle is over. .*Serbia"))
    page.locator('.sheet [data-do="close"]').tap()
    finger.tap('[data-do="end"]')
    finger.tap('[data-place="Vienna"]')
    finger.tap('[data-do="end"]')
    finger.table.is_asked("collect your income")
    finger.tap('[data-do="end"]')
    met = set()
    for _ in range(60):
        now = finger.now()
        if now.round != "Round 1":
            break
        met.add(now.power)
        finger.to("Orders|Moves")
        finger.tap('[data-do="end"]')
    expect(page.locator(".when b")).to_have_text("Round 2")
    assert met == {"russia", "germany", "france", "britain", "ottoman", "italy", "usa"}


def test_the_slip_leaves_every_place_that_it_lists_in_sight(phone: Page, server: Server) -> None:
    finger, page = Finger(phone, server.address), phone
    finger.table.sit_down(
        new_game(server.address, position="{turn: austria-hungary, phase: movement, round: 2}")
    )
    page.locator('.counters [data-space="Trieste"]').locator(".counter, .stack").first.tap()
    expect(page.locator(".slip .goals .chip").first).to_be_visible()
    for goal in page.locator(".slip .goals .chip").all_inner_texts():
        page.locator(".slip .goals").get_by_role("button", name=goal, exact=True).tap()
        expect(page.locator(".slip .there")).to_contain_text(goal)
        slip = page.locator(".slip").bounding_box()
        at = page.locator(f'.hits [data-space="{goal}"]').last.evaluate(
            "shape => { const b = shape.getBoundingClientRect(); return [b.left, b.right, b.top]; }"
        )
        assert slip is not None and at[2] < slip["y"] - 20 and at[0] < 370 and at[1] > 20, goal


def test_a_game_that_is_opened_in_combat_shows_a_battle_and_says_what_is_asked(
    phone: Page, server: Server
) -> None:
    position = """
    {rules: rulebook, round: 2, turn: britain, phase: combat, units: {
    Ruhr: {britain: "3 infantry", germany: "2 infantry"}, Mesopotamia: {britain: "3 infantry", ottoman: "2 infantry"}}}
    """
    finger = Finger(phone, server.address)
    finger.table.sit_down(new_game(server.address, position=position))
    left, top = middle(phone.locator('.counters [data-space="Ruhr"]'))
    assert 0 < left < 390 and 100 < top < 700
    phone.get_by_role("button", name="Britain: choose a battle to fight, or end the phase.").tap()
    expect(phone.locator(".game")).to_have_attribute("data-page", "desk")


def test_help_and_the_size_of_the_text_are_reached_with_a_finger(phone: Page, server: Server) -> None:
    Table(phone, server.address).sit_down(new_game(server.address))
    size = "Number.parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = phone.evaluate(size)
    phone.locator(".nav").get_by_role("button", name="More").tap()
    phone.get_by_role("button", name="Help and settings").tap()
    phone.get_by_role("button", name="Larger text").tap()
    assert phone.evaluate(size) > before
    phone.get_by_role("button", name="Colour-blind palette").tap()
    expect(phone.get_by_role("button", name="Standard palette")).to_be_visible()


def test_a_finished_war_says_who_has_won_and_is_nobodys_turn(phone: Page, server: Server) -> None:
    finger = Finger(phone, server.address)
    finger.table.sit_down(new_game(server.address, position=LAST_TURN.read_text()))
    finger.to("Orders")
    finger.tap('[data-do="end"]')
    phone.get_by_role("button", name="The war is over. The Central Powers have won.").tap()
    end = phone.get_by_label("The end of the war")
    expect(end).to_contain_text("The Central Powers have won the war.")
    expect(end.locator(".fallen li")).to_have_text(
        ["France has lost Paris to Germany.", "Italy has lost Rome to Austria-Hungary."]
    )
    expect(end.get_by_role("link", name="Review the game")).to_be_in_viewport(ratio=1)
    expect(phone.locator(".topbar .over")).to_contain_text("The Central Powers have won")
    expect(phone.locator(".order li.now, .phases")).to_have_count(0)
    assert phone.evaluate("document.documentElement.scrollWidth") == 390


@pytest.mark.parametrize("width", [390, 820])
def test_nothing_is_cut_in_the_bar_where_a_side_moves_together(
    page: Page, server: Server, width: int
) -> None:
    position = (
        "{rules: second-edition, turn: allies, phase: purchase, round: 9, at_war: {italy: true, usa: true}}"
    )
    page.set_viewport_size({"width": width, "height": 844})
    Table(page, server.address).sit_down(new_game(server.address, position=position))
    powers = page.locator(".order li.now")
    expect(powers).to_have_count(5)
    cut = "one => one.scrollWidth > one.clientWidth || one.getBoundingClientRect().right > innerWidth"
    assert not [power.get_attribute("title") for power in powers.all() if power.evaluate(cut)]
    expect(page.locator(".phases.joint .here")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") == width


def test_nothing_is_cut_in_the_bar_while_a_whole_side_is_waited_for(page: Page, server: Server) -> None:
    seats = [{"powers": CENTRAL, "holder": "here"}, {"powers": ALLIES, "holder": "invited"}]
    position = (
        "{rules: second-edition, turn: allies, phase: purchase, round: 9, at_war: {italy: true, usa: true}}"
    )
    Table(page, server.address).sit_down(new_game(server.address, seats=seats, position=position))
    expect(page.locator(".waiting")).to_have_text("Waiting forthe Allies")
    expect(page.locator(".ask .q")).to_have_text(
        "Waiting for Russia, France, Britain, Italy and the United States."
    )
    for size in (16, 22):
        page.evaluate("size => { document.documentElement.style.fontSize = `${size}px`; }", size)
        for width in (1440, 1411, 1280, 1201, 1081, 721, 360):
            page.set_viewport_size({"width": width, "height": 900})
            page.wait_for_function(FITS, arg=width, timeout=5_000)
        page.set_viewport_size({"width": 1440, "height": 900})
