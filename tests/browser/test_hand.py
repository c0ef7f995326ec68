"""What is in the player's hand: stacks that are dragged, how many of them, and the odds where they would go."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.table import ALLIES, CENTRAL, Table, middle, new_game
from tests.web.houses import Server, seat

GERMANY = "{turn: germany, phase: movement, round: 2}"
BRITAIN = """
rules: rulebook
round: 3
turn: britain
phase: movement
units:
  SZ 9: {britain: "1 battleship, 1 transport, 1 transport (1 infantry, 1 artillery)"}
  London: {britain: "3 infantry, 1 artillery"}
  Belgium: {germany: "3 infantry, 1 artillery"}
control: {Belgium: germany}
mobilized: [Belgium]
"""


def test_a_counter_is_dragged_to_a_lit_place_with_as_many_as_a_key_says(table: Table) -> None:
    table.sit_down(new_game(table.address, position=GERMANY))
    page = table.page
    table.show("Belgium")
    table.drag(table.grip("Ruhr", "infantry"), "Belgium", "3")
    expect(page.locator(".ghost")).to_contain_text("Belgium: it mobilizes against you")
    expect(page.locator(".ghost")).to_contain_text(re.compile(r"\d to \d"))
    page.mouse.up()
    expect(table.moves).to_have_count(1)
    expect(page.locator(".moves .what").first).to_have_text(re.compile(r"^3\s*$"))
    # Everything that is left in the stack, with one key; and nothing where nobody is let go.
    table.drag(table.grip("Ruhr", "infantry"), "Hanover", "a")
    page.mouse.up()
    expect(table.moves).to_have_count(2)
    expect(page.locator(".counters [data-space='Ruhr']")).to_have_count(0)
    table.drag(table.grip("Alsace", "artillery"), "London")
    page.mouse.up()
    expect(page.locator(".slip h3")).to_have_text("Alsace")
    expect(page.locator(".wrongs")).to_contain_text("Alsace and London")
    expect(page.locator(".wrongs .rid")).to_have_text("RB-SPACE-01")
    expect(table.moves).to_have_count(2)
    table.drag(table.grip("Alsace", "artillery"), "Ruhr")
    page.keyboard.press("Escape")
    page.mouse.up()
    expect(page.locator(".ghost")).to_have_count(0)
    expect(table.moves).to_have_count(2)


def test_units_are_dragged_on_to_a_transport_and_from_it_on_to_a_coast(table: Table) -> None:
    table.sit_down(new_game(table.address, position=BRITAIN))
    page = table.page
    table.drag(table.grip("London", "infantry"), "SZ 9", "2")
    expect(page.locator(".ghost")).to_contain_text("SZ 9: loads")
    page.mouse.up()
    expect(page.locator(".counters [data-space='SZ 9'] .cargo")).to_have_count(2)
    table.drag(table.grip("SZ 9", "transport", "artillery,infantry"), "Belgium")
    page.mouse.up()
    expect(page.locator(".arrow.landing title")).to_have_text(
        "1 infantry, 1 artillery: SZ 9 → Belgium", use_inner_text=False
    )


def test_units_of_several_sorts_share_the_room_aboard(table: Table) -> None:
    position = BRITAIN.replace("1 transport, 1 transport (1 infantry, 1 artillery)", "1 transport")
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    table.pick("London")
    page.locator(".slip .goals").get_by_role("button", name="SZ 9", exact=True).click()
    expect(page.locator(".slip .ways .btn")).to_have_text(re.compile("Send 1 infantry, 1 artillery"))
    page.locator(".slip .ways .btn").click()
    expect(table.moves).to_have_count(1)
    expect(page.locator(".wrongs", has_text="room")).to_have_count(0)


def test_the_slip_stays_as_high_as_it_is_whatever_is_pointed_at(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    table.show("Lorraine")
    table.pick("Alsace")
    before = page.locator(".slip").bounding_box()
    page.mouse.move(*middle(page.locator('.hits [data-space="Lorraine"]').last))
    expect(page.locator(".slip .bar")).to_be_visible()
    assert page.locator(".slip").bounding_box() == before


def test_a_card_that_was_not_pinned_lets_the_hand_through_and_forgets_what_was_taken_back(
    table: Table,
) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    table.move("Munich", "Alsace", infantry=2, artillery=0)
    card = page.locator(".place")
    alsace = middle(page.locator('.hits [data-space="Alsace"]').last)
    page.mouse.move(*alsace)
    expect(card).to_contain_text("2 infantry from Munich to Alsace")
    box = card.bounding_box()
    assert box is not None
    inside = (
        box["x"] < alsace[0] < box["x"] + box["width"] and box["y"] < alsace[1] < box["y"] + box["height"]
    )
    assert not inside, "the card lies over the place that it tells of"
    assert card.evaluate("card => getComputedStyle(card).pointerEvents") == "none"
    table.do("undo")
    page.mouse.move(alsace[0] + 2, alsace[1])
    expect(card).to_contain_text("Alsace")
    expect(card).not_to_contain_text("from Munich")


def test_a_finger_drags_a_counter_and_leaves_the_board_where_it_is(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        viewport={"width": 1180, "height": 820}, has_touch=True, reduced_motion="reduce"
    )
    page = context.new_page()
    table = Table(page, server.address)
    table.sit_down(new_game(server.address, position=GERMANY))
    table.show("Ruhr")
    finger = context.new_cdp_session(page)
    x, y = middle(table.grip("Ruhr", "artillery"))

    def touch(kind: str, *points: tuple[float, float]) -> None:
        finger.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": each[0], "y": each[1]} for each in points]},
        )

    ruhr = page.locator('.hits [data-space="Ruhr"]').last
    before = middle(ruhr)
    touch("touchStart", (x, y))
    touch("touchMove", (x + 12, y + 4))
    expect(page.locator(".goal").first).to_be_attached()
    goal = middle(page.locator('.hits [data-space="Hanover"]').last)
    touch("touchMove", goal)
    expect(page.locator(".ghost")).to_contain_text("Hanover")
    touch("touchEnd")
    expect(page.locator(".arrow")).to_have_count(1)
    assert middle(ruhr) == pytest.approx(before)
    context.close()


def test_the_odds_of_an_attack_are_shown_while_a_place_is_pointed_at(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    table.show("Lorraine")
    table.pick("Alsace")
    page.mouse.move(*middle(page.locator('.hits [data-space="Lorraine"]').last))
    expect(page.locator(".slip .bar")).to_be_visible()
    expect(page.locator(".tip.fight", has_text="Attack: ")).to_have_count(1)
    all_of_them = page.locator(".slip .gowhat").inner_text()
    page.keyboard.press("o")
    expect(page.locator(".slip .gowhat")).not_to_have_text(all_of_them)
    page.keyboard.press("h")
    page.locator(".slip .ways .btn").click()
    expect(table.moves).to_have_count(1)
    expect(page.locator(".moves .chip").first).to_contain_text("to")


def test_a_click_without_pointing_only_chooses_and_moves_by_one_way_are_one_arrow(table: Table) -> None:
    table.sit_down(new_game(table.address, position=GERMANY))
    page = table.page
    table.pick("Munich")
    # The board has moved a lit place beneath a hand that rests: nothing is sent there unawares.
    alsace = page.locator('.hits [data-space="Alsace"]').last
    alsace.dispatch_event("click")
    expect(page.locator(".slip .there")).to_contain_text("Alsace")
    expect(table.moves).to_have_count(0)
    table.take(infantry=2, artillery=0)
    alsace.dispatch_event("click")
    expect(table.moves).to_have_count(1)
    table.move("Munich", "Alsace", infantry=0, artillery=1)
    expect(table.moves).to_have_count(2)
    expect(page.locator(".orders .bubble")).to_have_text(["3"])


OVERLAPS = """() => {
  const boxes = (what) => [...document.querySelectorAll(what)].map((each) => each.getBoundingClientRect());
  const counters = boxes(".counters .face, .counters .stack rect");
  const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  return ["circle", ".point"].map((what) =>
    boxes(`.orders ${what}`).filter((box) => counters.some((counter) => over(box, counter))).length);
}"""


def test_arrows_and_their_numbers_lie_on_no_counter(table: Table, server: Server) -> None:
    game = server.new_game(seat(CENTRAL, "here"), seat(ALLIES, "here"))
    moves = (
        "move 6 infantry Vienna -> Galicia",
        "move 3 infantry, 2 artillery Vienna -> Trieste",
        "move 3 infantry Vienna -> Tyrolia",
        "move 3 infantry, 2 artillery Bohemia -> Galicia",
        "move 2 infantry Bohemia -> Hanover",
        "move 1 infantry Bohemia -> Munich",
        "move 10 infantry, 2 artillery Budapest -> Serbia",
        "move 1 infantry Galicia -> Vienna",
        "move 1 infantry Galicia -> Bohemia",
        "move 1 infantry Galicia -> Poland",
    )
    with server.player(game, 0) as player:
        player.give("austria-hungary", "end", *moves)
    table.sit_down(game["game"]["id"])
    page = table.page
    expect(page.locator(".orders .bubble")).to_have_count(len(moves))
    expect(page.locator(".orders .bubble").first).to_be_visible()
    assert page.evaluate(OVERLAPS) == [0, 0]
    page.keyboard.press("-")
    page.keyboard.press("-")
    expect(page.locator(".counters .stack").first).to_be_attached()
    assert page.evaluate(OVERLAPS)[0] == 0
