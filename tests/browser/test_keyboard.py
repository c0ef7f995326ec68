"""The game without a mouse: a whole turn by the keyboard, and the board as text with every state."""

import re

from playwright.sync_api import Page, expect

from tests.browser.table import Table, new_game

NAME = """() => { const now = document.activeElement;
return now ? (now.getAttribute("aria-label") ?? now.innerText ?? "").replace(/\\s+/g, " ").trim() : ""; }"""


def tab_to(page: Page, name: str) -> None:
    """Press Tab until something of this name has the focus."""
    for _ in range(160):
        page.keyboard.press("Tab")
        if re.match(name, page.evaluate(NAME)):
            return
    raise AssertionError(f"{name!r} cannot be reached by the keyboard")


def test_a_whole_turn_is_played_by_the_keyboard_alone(table: Table) -> None:
    table.sit_down(new_game(table.address))
    page = table.page
    tab_to(page, "One infantry more")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    tab_to(page, "Buy 2 units")
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="end"]')).to_have_text(re.compile("End purchase"))
    page.keyboard.press("e")
    table.is_asked("move your units")
    page.keyboard.press("t")
    page.keyboard.type("Budapest")
    tab_to(page, "Budapest")
    page.keyboard.press("Enter")
    expect(page.locator(".slip h3")).to_have_text("Budapest")
    tab_to(page, "Serbia")
    page.keyboard.press("Enter")
    expect(page.locator(".slip .ways .btn")).to_be_focused()
    page.keyboard.press("Enter")
    expect(table.moves).to_have_count(1)
    page.keyboard.press("e")
    table.is_asked("choose a battle to fight")
    tab_to(page, "Attack Serbia")
    page.keyboard.press("Enter")
    lose, close = page.locator('.sheet [data-do="lose"]:enabled'), page.locator('.sheet [data-do="close"]')
    for _ in range(4):
        expect(lose.or_(close).first).to_be_visible()
        before = page.locator(".game").get_attribute("data-moment")
        over = close.count() > 0
        page.keyboard.press("Enter")
        if over:
            break
        expect(page.locator(".game")).not_to_have_attribute("data-moment", before or "")
    expect(table.sheet).to_have_count(0)
    page.keyboard.press("e")
    table.is_asked("place your new units")
    tab_to(page, "Place 2 infantry in Vienna")
    page.keyboard.press("Enter")
    expect(page.locator('[data-do="end"]')).to_have_text(re.compile("End mobilization"))
    page.keyboard.press("e")
    table.is_asked("collect your income")
    page.keyboard.press("e")
    table.is_asked("Russia: purchase units.")


def test_the_text_board_tells_every_state(table: Table) -> None:
    position = """
    {rules: second-edition, round: 2, turn: central, phase: movement, units: {
    SZ 10: {germany: "1 damaged battleship, 1 transport (1 infantry, 1 artillery)"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.locator('.speakers button[data-power="germany"]').click()
    table.show("Alsace")
    table.move("Alsace", "Lorraine", infantry=3, artillery=0)
    page.keyboard.press("t")
    lines = page.locator(".drawer li")
    for name, words in {
        "SZ 10": "1 damaged battleship, 1 transport (1 infantry, 1 artillery)",
        "Lorraine": "3 infantry moved from Alsace",
        "Kiel": "a battleship is finished and launches next",
        "Berlin": "capital of Germany",
        "SZ 9": "mines for Austria-Hungary",
    }.items():
        line = lines.filter(has=page.get_by_role("button", name=name, exact=True))
        expect(line).to_contain_text(words)


def test_a_board_that_is_shifted_a_little_is_not_drawn_anew(table: Table) -> None:
    table.sit_down(new_game(table.address))
    board = table.page.locator(".board")
    world, drawn = board.locator(".world"), board.locator(".live > g")
    before = drawn.get_attribute("transform")
    board.focus()
    board.press("ArrowLeft")
    expect(world).to_have_css("transform", "matrix(1, 0, 0, 1, 90, 0)")
    expect(drawn).to_have_attribute("transform", before or "")
    board.press("ArrowLeft")
    expect(world).to_have_css("transform", "none")
    expect(drawn).not_to_have_attribute("transform", before or "")


def test_the_board_obeys_its_keys_from_anywhere_on_the_page(table: Table) -> None:
    table.page.emulate_media(reduced_motion="no-preference")
    table.sit_down(new_game(table.address))
    page, drawn = table.page, table.page.locator(".board .live > g")

    def scale() -> float:
        found = re.search(r"scale\((.+)\)", drawn.get_attribute("transform") or "")
        assert found
        return float(found[1])

    def becomes(wanted: float) -> None:
        expect(page.locator(".minirow > span").first).to_have_text(f"{wanted:.1f}×")
        expect(drawn).to_have_attribute("transform", re.compile(rf"scale\({str(wanted)[:4]}"))

    page.keyboard.press("0")
    expect(page.locator(".minirow > span").first).to_have_text("0.4×")
    whole = scale()
    for _ in range(4):
        page.keyboard.press("+")
    becomes(whole * 1.4**4)
    page.keyboard.press("-")
    becomes(whole * 1.4**3)
    before = drawn.get_attribute("transform") or ""
    # A stepper and a text field keep their arrows and signs for themselves.
    page.get_by_role("button", name="One infantry more").press("ArrowUp")
    expect(page.get_by_role("group", name="infantry").locator("b")).to_have_text("1")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Your message").press_sequentially("10+0")
    page.get_by_label("Your message").press("ArrowUp")
    expect(drawn).to_have_attribute("transform", before)
    page.get_by_role("tab", name="Log").click()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(drawn).not_to_have_attribute("transform", before)


def test_what_the_text_board_leads_to_lies_beneath_no_bar(table: Table) -> None:
    table.sit_down(
        new_game(table.address, position="{rules: second-edition, turn: allies, phase: movement, round: 2}")
    )
    page = table.page
    page.get_by_role("tab", name="Britain").click()
    for space in ("SZ 8", "SZ 20", "India", "SZ 8"):
        page.keyboard.press("t")
        page.locator(".drawer input").fill(space)
        page.locator(".drawer li").get_by_role("button", name=space, exact=True).click()
        expect(page.locator(".drawer")).to_have_count(0)
        page.wait_for_function(
            """space => { const box = e => e.getBoundingClientRect(), host = box(document.querySelector(".board"));
            return [...document.querySelectorAll(`.counters [data-space="${space}"] > g`)].every(each => {
              const one = box(each);
              return one.top >= host.top && one.left >= host.left && one.right <= host.right; }); }""",
            arg=space,
        )
        page.keyboard.press("Escape")
