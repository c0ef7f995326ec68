"""Others' turns are played back on the page, at a speed that is chosen, from where one last looked."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.table import ALLIES, CENTRAL, Table
from tests.web.houses import Message, Player, Server, seat

FRANCE = """
rules: rulebook
round: 3
turn: france
phase: movement
units:
  Paris: {france: "3 infantry"}
  Burgundy: {france: "4 infantry, 1 artillery"}
  Lorraine: {germany: "2 infantry"}
control: {Lorraine: germany}
"""
MOVES = ("move 2 infantry Burgundy -> Lorraine", "move 3 infantry Paris -> Picardy", "end", "attack Lorraine")


@pytest.fixture
def watcher(browser: Browser, server: Server) -> Iterator[Table]:
    """Somebody at the page who looks at what others do step by step."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    context.add_init_script("localStorage.speed ??= 'step'")
    page = context.new_page()
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    yield Table(page, server.address)
    context.close()
    assert not failures, failures


@pytest.fixture
def game(server: Server) -> Message:
    """The Central Powers are at the page, the Allies elsewhere."""
    return server.new_game(seat(CENTRAL, "here"), seat(ALLIES), position=FRANCE)


@pytest.fixture
def otto(server: Server, game: Message) -> Iterator[Player]:
    with server.player(game, 1) as player:
        yield player


def playback(watcher: Table) -> Locator:
    return watcher.page.locator(".playback.at-desk")


def sit_down(watcher: Table, game: Message) -> None:
    watcher.sit_down(game["game"]["id"])
    watcher.is_asked("Waiting for France")


def test_what_others_do_is_shown_beat_by_beat(watcher: Table, game: Message, otto: Player) -> None:
    page, shown = watcher.page, playback(watcher)
    sit_down(watcher, game)
    otto.give("france", *MOVES[:3])
    expect(shown).to_contain_text("France moves 2 infantry from Burgundy to Lorraine.")
    expect(shown).to_contain_text("1 of 2")
    expect(page.locator(".arrow.fresh")).to_have_count(1)
    otto.give("france", MOVES[3])
    expect(shown).to_contain_text("1 of 3")
    expect(page.locator(".log")).not_to_contain_text("Picardy")
    watcher.do("beat-next")
    expect(shown).to_contain_text("France moves 3 infantry from Paris to Picardy.")
    expect(page.locator(".arrow")).to_have_count(2)
    expect(page.locator(".arrow.fresh")).to_have_count(1)
    expect(page.locator(".log")).to_contain_text("Picardy")
    page.keyboard.press("Enter")
    expect(watcher.sheet).to_contain_text("The battle of Lorraine")
    expect(watcher.sheet.locator(".w-die")).to_have_count(4)
    watcher.do("beat-back")
    expect(watcher.sheet).to_have_count(0)
    expect(shown).to_contain_text("2 of 3")
    watcher.do("beat-skip")
    expect(shown).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Attacks Lorraine")


def test_the_counters_go_with_the_arrows(watcher: Table, game: Message, otto: Player) -> None:
    page, shown = watcher.page, playback(watcher)
    sit_down(watcher, game)

    def stands(space: str, *numbers: str) -> None:
        counters = page.locator(f'.counters [data-space="{space}"] [data-power="france"]')
        expect(counters.locator("text.num")).to_have_text(list(numbers))

    otto.give("france", *MOVES[:3])
    expect(shown).to_contain_text("1 of 2")
    stands("Lorraine", "2")
    stands("Paris", "3")
    stands("Picardy", "6", "2")
    watcher.do("beat-next")
    stands("Paris")
    stands("Picardy", "6", "3", "2")
    watcher.do("beat-back")
    stands("Paris", "3")
    stands("Picardy", "6", "2")


def test_it_goes_on_by_itself_unless_it_is_held(watcher: Table, game: Message, otto: Player) -> None:
    page, shown = watcher.page, playback(watcher)
    page.clock.install()
    sit_down(watcher, game)
    otto.give("france", *MOVES[:3])
    expect(shown).to_contain_text("1 of 2")
    page.keyboard.press(" ")
    shown.get_by_role("radio", name="Fast").click()
    page.clock.run_for(60_000)
    expect(shown).to_contain_text("1 of 2")
    watcher.do("beat-pause")
    expect(shown).to_have_count(0)
    watcher.is_asked("Waiting for France")
    expect(page.get_by_role("button", name="Show again")).to_be_visible()


def test_what_happened_while_one_was_away_is_shown_from_where_one_looked_last(
    watcher: Table, game: Message, otto: Player
) -> None:
    page, shown = watcher.page, playback(watcher)
    sit_down(watcher, game)
    page.goto(f"{watcher.address}#/")
    expect(page.locator(".hero")).to_be_visible()
    otto.give("france", *MOVES)
    watcher.sit_down(game["game"]["id"])
    expect(shown).to_contain_text("While you were away")
    expect(shown).to_contain_text("1 of 3")
    watcher.do("beat-next")
    expect(shown).to_contain_text("Picardy")
    page.reload()
    expect(shown).to_contain_text("While you were away")
    expect(shown).to_contain_text("1 of 2")
    expect(shown).to_contain_text("Picardy")
    watcher.do("beat-skip")
    expect(shown).to_have_count(0)
    page.reload()
    watcher.wait_for_board()
    expect(page.locator(".log")).to_contain_text("Attacks Lorraine")
    expect(shown).to_have_count(0)


def test_whoever_skips_is_shown_nothing_and_that_is_remembered(
    watcher: Table, game: Message, otto: Player
) -> None:
    page, shown = watcher.page, playback(watcher)
    sit_down(watcher, game)
    otto.give("france", *MOVES[:3])
    shown.get_by_role("radio", name="Off").click()
    expect(shown).to_have_count(0)
    page.reload()
    watcher.wait_for_board()
    watcher.is_asked("Waiting for France")
    otto.give("france", MOVES[3])
    expect(page.locator(".log")).to_contain_text("Attacks Lorraine")
    expect(shown).to_have_count(0)


def test_a_computer_says_why(watcher: Table, server: Server) -> None:
    computer = seat(ALLIES, "computer", level="officer")
    position = "{rules: rulebook, round: 3, turn: italy, phase: movement}"
    game = server.new_game(seat(CENTRAL, "here"), computer, position=position, pace=5)
    watcher.sit_down(game["game"]["id"])
    shown = playback(watcher)
    expect(shown).to_contain_text("Italy", timeout=60_000)
    shown.get_by_role("button", name="Why?").click()
    expect(shown.locator(".reasons")).to_contain_text("Italy, round 3")
    expect(shown.locator(".reasons li").first).to_be_visible()


def test_what_came_of_a_battle_is_read_in_peace(watcher: Table, server: Server) -> None:
    page, shown = watcher.page, playback(watcher)
    # So many dice that Germany has to choose; France, with infantry alone, has not.
    position = FRANCE.replace("4 infantry, 1 artillery", "40 infantry").replace(
        '"2 infantry"}', '"40 infantry, 4 artillery"}'
    )
    game = server.new_game(seat(CENTRAL, "here"), seat(ALLIES), position=position)
    sit_down(watcher, game)
    with server.player(game, 1) as otto:
        otto.give("france", "move 40 infantry Burgundy -> Lorraine", "end", "attack Lorraine")
        expect(shown).to_contain_text("1 of 2")
        watcher.do("beat-skip")
        watcher.do("lose")
        expect(watcher.sheet).to_contain_text("The battle is over. Lorraine is contested.")
        otto.nothing_more()
        otto.give("france", "end", "end", "end")
        expect(shown).to_be_attached()
    expect(watcher.sheet).to_contain_text("The battle is over. Lorraine is contested.")
    page.keyboard.press("Enter")
    expect(watcher.sheet).to_have_count(0)
    expect(shown).to_contain_text("France collects")
