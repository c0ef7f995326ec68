"""The battle board: losses are picked on it, and everything that befalls a unit is seen on it."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.table import Table, new_game
from tests.browser.test_pictures import BATTLE, SEA
from tests.web.houses import Server


def test_losses_are_picked_by_clicking_units_on_the_battle_board(table: Table) -> None:
    page = table.page
    # Many dice, so that there is something to lose whatever they say.
    position = """
    {rules: rulebook, round: 5, turn: germany, phase: combat,
    units: {Lorraine: {germany: "20 infantry, 4 artillery, 1 tank", france: "20 infantry"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page.locator('[data-fight="Lorraine"] .btn').click()
    lose = page.locator('.sheet [data-do="lose"]')
    expect(lose).to_be_enabled()
    expect(page.locator(".steps [aria-current]")).to_have_text("Casualties")
    pressed = page.locator(".sheet button.pair[aria-pressed=true]")
    hits = pressed.count()
    assert hits
    # A unit more than there are hits: another one stays instead.
    page.locator('[data-lose="germany artillery"][aria-pressed=false]').first.click()
    expect(pressed).to_have_count(hits)
    expect(lose).to_have_text(re.compile("1 artillery"))
    # One less than there are hits is told and cannot be given.
    page.locator('[data-lose="germany artillery"][aria-pressed=true]').last.click()
    expect(lose).to_have_text(re.compile("Assign 1 more hit"))
    expect(lose).to_be_disabled()
    page.locator('[data-lose="germany tank"][aria-pressed=false]').first.click()
    expect(lose).to_be_enabled()
    lose.click()
    expect(page.locator(".sheet .pair.gone")).not_to_have_count(0)
    expect(page.locator(".sheet .told")).to_contain_text(re.compile("Germany loses .*1 tank"))


def test_a_choice_of_losses_that_the_rules_forbid_is_refused_in_a_sentence(table: Table) -> None:
    page = table.page
    position = """
    {rules: rulebook, round: 5, turn: germany, phase: combat,
    units: {Lorraine: {germany: "2 infantry, 4 artillery", france: "60 infantry"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page.locator('[data-fight="Lorraine"] .btn').click()
    # So many hits that everything is lost: no question, the battle is over.
    expect(page.locator('.sheet [data-do="close"]')).to_be_visible()
    table.sit_down(new_game(table.address, position=position.replace("60 infantry", "4 infantry")))
    for _ in range(12):
        page.locator('[data-fight="Lorraine"] .btn').click()
        expect(page.locator('.sheet [data-do="lose"], .sheet [data-do="close"]').first).to_be_visible()
        lose = page.locator('.sheet [data-do="lose"]')
        if lose.count() and page.locator("[data-question]").last.get_attribute("data-power") == "germany":
            expect(lose).to_be_enabled()
            hits = page.locator(".sheet button.pair[aria-pressed=true]").count()
            if hits in (2, 3):
                break
        table.sit_down(new_game(table.address, position=position.replace("60 infantry", "4 infantry")))
    infantry = page.locator('[data-lose="germany infantry"]')
    for at in range(2):
        if infantry.nth(at).get_attribute("aria-pressed") == "false":
            infantry.nth(at).click()
    expect(page.locator(".sheet .wrongs")).to_contain_text("last infantry")
    expect(page.locator('.sheet [data-do="lose"]')).to_be_disabled()


def test_every_die_stands_under_its_unit_at_once_where_nothing_moves(table: Table) -> None:
    page = table.page
    table.sit_down(new_game(table.address, position=BATTLE))
    page.locator('[data-fight="Lorraine"] .btn').click()
    expect(page.locator(".sheet .boxes .w-die").first).to_be_visible()
    units = page.locator(".sheet .boxes .pair").count()
    assert page.locator(".sheet .boxes .pair .w-die").count() == units >= 26
    unseen = "dice => dice.filter(die => getComputedStyle(die).opacity !== '1').length"
    assert page.locator(".sheet .w-die svg").evaluate_all(unseen) == 0
    expect(page.locator('[data-do="skip"]')).to_have_count(0)


def test_rolling_dice_can_be_skipped(browser: Browser, server: Server) -> None:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    page = context.new_page()
    table = Table(page, server.address)
    table.sit_down(new_game(server.address, position=BATTLE))
    page.locator('[data-fight="Lorraine"] .btn').click()
    expect(page.locator(".sheet .boxes .w-die").first).to_be_attached()
    page.keyboard.press(" ")
    expect(page.locator(".sheet.settled")).to_have_count(1)
    assert (
        page.locator(".sheet .w-die svg").first.evaluate("die => getComputedStyle(die).animationName")
        == "none"
    )
    context.close()


def test_units_that_were_raised_stand_in_their_new_row_and_leave_a_mark_in_the_old_one(table: Table) -> None:
    page = table.page
    position = BATTLE.replace("3 artillery, 1 tank, 1 fighter", "3 artillery, 1 tank")
    table.sit_down(new_game(table.address, position=position))
    page.locator('[data-fight="Lorraine"] .btn').click()
    expect(page.locator(".sheet .grp .up").first).to_be_visible()
    expect(page.locator(".sheet .box", has_text="4or less")).to_contain_text("Artillery, with air supremacy")
    expect(page.locator(".sheet .grp.from")).to_have_text(
        [re.compile("^4 promoted"), re.compile("^4 promoted")]
    )


def test_a_sea_battle_shows_what_does_not_fire_and_the_odds_of_going_on(table: Table) -> None:
    page = table.page
    table.sit_down(new_game(table.address, position=SEA))
    page.locator('[data-fight="SZ 9"] .btn').click()
    expect(page.locator(".sheet .boat")).to_have_count(2)
    # What it is worth to fire with them: the odds with all of them, and without them.
    expect(page.locator('.sheet [data-odds="submerged"] .bar')).to_be_visible()
    page.locator(".sheet .boat").first.click()
    expect(page.locator('[data-do="submerge"]')).to_have_text(re.compile("Submerge 1, fire with 1"))
    silent = page.locator(".sheet .box").filter(has_text="no fire")
    expect(silent.locator(".zone2.r .pair")).to_have_count(3)
    expect(silent.locator(".cargo")).to_have_count(1)
    table.do("submerge")
    lose, press = page.locator('.sheet [data-do="lose"]'), page.locator('[data-answer="Press"]')
    for _ in range(3):
        expect(lose.or_(press).first).to_be_visible()
        if press.count():
            break
        asked = table.question.inner_text()
        lose.click()
        expect(table.question).not_to_have_text(asked)
    table.is_asked("or break off?")
    expect(page.locator(".sheet .way .bar")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".log")).to_contain_text("The battle in SZ 9 is over")


def test_who_cannot_fire_at_sea_is_shown_silent_and_lost(table: Table) -> None:
    page = table.page
    position = """
    {rules: rulebook, round: 4, turn: germany, phase: combat, setup: empty,
    units: {SZ 9: {germany: "24 cruiser", britain: "1 transport"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page.locator('[data-fight="SZ 9"] .btn').click()
    expect(page.locator(".sheet .sum")).to_contain_text("the defenders cannot fire")
    silent = page.locator(".sheet .box").filter(has_text="no fire")
    expect(silent.locator(".zone2.r .pair.gone")).to_have_count(1)


def test_losses_that_were_taken_back_are_no_longer_told(table: Table) -> None:
    page = table.page
    # So many dice that somebody is hit; the defenders have nothing to choose.
    position = """
    {rules: rulebook, round: 5, turn: germany, phase: combat,
    units: {Lorraine: {germany: "40 infantry, 10 artillery", france: "40 infantry"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page.locator('[data-fight="Lorraine"] .btn').click()
    table.do("lose")
    expect(page.locator(".sheet .told")).to_contain_text("Germany loses")
    page.locator('.sheet [data-do="close"]').click()
    expect(table.sheet).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator('.sheet [data-do="lose"]')).to_be_visible()
    expect(page.locator(".sheet .told")).not_to_contain_text("Germany loses")
    expect(page.locator(".sheet .pair.gone")).to_have_count(0)
