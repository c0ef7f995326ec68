"""Questions that are hardly asked in a first round, from positions that lead to them, each with its own form."""

import re

from playwright.sync_api import expect

from tests.browser.rounds import Round
from tests.browser.table import EIGHT, Table, new_game
from tests.browser.test_pictures import AGREEING, ARMISTICE


def test_allies_propose_and_agree_who_takes_a_territory_and_what_is_lost(table: Table) -> None:
    table.sit_down(new_game(table.address, position=AGREEING, seats=EIGHT))
    page = table.page
    table.move("Lorraine", "Alsace")
    table.do("end")
    table.is_asked("Britain: choose the power that takes control of Lorraine.")
    expect(page.locator(".choice", has_text="Italy takes control of Lorraine")).to_contain_text(
        "2 infantry, 1 artillery there"
    )
    page.locator(".choice", has_text="Italy takes control of Lorraine").click()
    table.is_asked("Italy: Britain proposes")
    expect(page.locator(".said")).to_contain_text("Britain proposes: Italy takes control of Lorraine")
    page.get_by_role("button", name="Agree").click()
    table.is_asked("choose a battle to fight")
    expect(page.locator(".log")).to_contain_text("Italy now controls Lorraine")
    # Losses of a common force: one proposes, the other agrees or objects, and then the attacker chooses.
    page.locator('[data-fight="Picardy"] .btn').click()
    table.is_asked("France: ")
    expect(page.locator('[data-lose^="britain"]').first).to_be_visible()
    page.locator('.sheet [data-do="lose"]').click()
    table.is_asked("Britain: France proposes")
    page.get_by_role("button", name="Object").click()
    table.is_asked("Germany: choose")
    expect(page.locator(".lose")).to_have_count(4)


def test_the_tray_says_what_the_rules_forbid_beside_what_lies_in_it(table: Table) -> None:
    position = "{rules: second-edition, turn: central, phase: purchase, round: 3, at_war: {ottoman: true}}"
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.get_by_role("tab", name="Ottomans").click()
    table.is_asked("Ottoman")
    cruiser, artillery = (
        page.locator('.good[data-kind="cruiser"]'),
        page.locator('.good[data-kind="artillery"]'),
    )
    expect(cruiser.get_by_role("button", name="One cruiser more")).to_be_enabled()
    artillery.get_by_role("button", name="One artillery more").click()
    for good, why in ((artillery, "at most one unit that is not infantry"), (cruiser, "Same reason")):
        expect(good).to_contain_text(why)
        expect(good.locator(".rid")).to_have_text("SE-IND-02")
    expect(artillery.get_by_role("button", name="One artillery more")).to_be_disabled()
    expect(cruiser.get_by_role("button", name="One cruiser more")).to_have_count(0)
    artillery.get_by_role("button", name="One artillery less").click()
    expect(cruiser.get_by_role("button", name="One cruiser more")).to_be_enabled()


def test_every_central_power_is_asked_about_the_armistice(table: Table) -> None:
    table.sit_down(new_game(table.address, position=ARMISTICE, seats=EIGHT))
    page = table.page
    table.do("end")
    for power in ("Austria-Hungary", "Germany", "Ottoman Empire"):
        table.is_asked(f"{power}: Russia offers an armistice")
        page.get_by_role("button", name="Accept the armistice").click()
    expect(page.locator(".topbar")).to_contain_text("out")
    page.keyboard.press("s")
    expect(page.locator(".drawer")).to_contain_text("Russia has made peace.")


def test_neutral_ships_are_spared_or_attacked_as_well(table: Table) -> None:
    position = """
    {rules: rulebook, setup: empty, round: 2, turn: germany, phase: combat,
    units: {SZ 2: {germany: "2 cruiser", britain: "1 cruiser", usa: "1 battleship, 1 transport"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.locator('[data-fight="SZ 2"] .btn').click()
    table.is_asked("neutral ships of the United States are in SZ 2")
    expect(page.get_by_role("button", name="Attack the United States too")).to_be_visible()
    page.get_by_role("button", name="Do not attack the United States").click()
    expect(page.locator(".sheet .told")).to_contain_text("Sea battle in SZ 2")


def test_a_missing_infantry_is_exchanged_for_one_of_the_new_units(table: Table) -> None:
    position = """
    {rules: rulebook, setup: empty, round: 2, turn: austria-hungary, phase: mobilize,
    bought: {austria-hungary: "1 artillery, 1 fighter"}, units: {Rome: {italy: "1 infantry"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.locator('[data-place="Vienna"]').first.click()
    table.do("end")
    table.is_asked("an army in Vienna needs an infantry")
    page.get_by_role("button", name="Exchange 1 artillery").click()
    table.is_asked("collect your income")


def test_ships_retreat_in_part_and_the_zones_say_who_is_there(table: Table) -> None:
    position = """
    {rules: second-edition, setup: empty, round: 5, turn: central, phase: combat, units: {
    SZ 4: {germany: "3 battleship", britain: "3 battleship, 2 cruiser"}, SZ 3: {britain: "1 cruiser"}}}
    """
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.locator('.speakers button[data-power="germany"]').click()
    playing = Round(table, {})
    playing.press(page.locator('[data-fight="SZ 4"] .btn').last)
    for _ in range(12):
        now = playing.now()
        if now.question == "AskRetreat":
            break
        way = '[data-answer="BreakOff"]' if now.question == "AskPress" else '[data-do="lose"]:enabled'
        playing.press(page.locator(way).last)
    assert playing.now().question == "AskRetreat"
    expect(page.locator(".zonepick", has_text="SZ 3")).to_contain_text("Britain has 1 cruiser there")
    page.locator(".zonepick", has_text="SZ 3").click()
    leave = page.locator('[data-answer="Retreat"]')
    expect(leave).to_have_text(re.compile("Retreat to SZ 3 with all ships"))
    page.locator(".sheet .lose .stepper button").first.click()
    expect(leave).not_to_contain_text("all ships")
    playing.press(leave)
    expect(page.locator(".log")).to_contain_text("SZ 3")


def test_a_landing_through_mines_is_confirmed_or_called_off(table: Table) -> None:
    position = """
    {rules: rulebook, setup: empty, round: 3, turn: britain, phase: movement, units: {
    SZ 9: {britain: "3 cruiser, TRANSPORTS"}, Kiel: {germany: "1 infantry"}}}
    """.replace("TRANSPORTS", ", ".join(["1 transport (2 infantry)"] * 8))  # Mines do not sink all of them.
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    table.show("SZ 9")
    table.pick("SZ 9")
    table.send_to("SZ 10")
    table.pick("SZ 10")
    table.send_to("Kiel")
    expect(page.locator(".arrow.landing")).to_have_count(1)
    table.do("end")
    table.is_asked("mines hit ships")
    expect(page.locator(".bar")).to_be_visible()
    page.get_by_role("button", name="Land in Kiel").click()
    table.is_asked("choose a battle to fight")
    expect(page.locator("[data-fight='Kiel']")).to_be_visible()


def test_units_go_by_rail_once_a_round(table: Table) -> None:
    position = "{rules: second-edition, round: 2, turn: central, phase: movement}"
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.locator('.speakers button[data-power="germany"]').click()
    table.is_asked("Germany: move your units")
    table.show("Ruhr")
    table.pick("Ruhr")
    table.take(infantry=2, artillery=0)
    table.send_to("Berlin")
    expect(page.locator(".moves .what").first).to_contain_text("by rail")
    table.show("Alsace")
    table.pick("Alsace")
    expect(page.locator(".slip .goals").get_by_role("button", name="Berlin", exact=True)).to_have_count(0)
    page.keyboard.press("s")
    expect(page.locator(".standings tr[data-power=germany]")).to_contain_text("railways used")


def test_new_units_are_placed_on_the_map_with_room_for_as_many_as_a_place_is_worth(table: Table) -> None:
    position = """
    {rules: second-edition, round: 2, turn: central, phase: mobilize, bought: {germany: "11 infantry, 1 battleship"}}
    """
    table.sit_down(new_game(table.address, position=position))
    page = table.page
    page.locator('.speakers button[data-power="germany"]').click()
    expect(page.locator(".tip", has_text="Place 8")).to_have_count(1)
    page.locator('.topbar [aria-label="Show Germany"]').click()
    table.click_space("Hanover")
    expect(page.locator(".moves li")).to_have_text(re.compile("Hanover.*2 infantry"))
    page.locator('[data-place="Berlin"]').click()
    expect(page.locator('[data-place="Berlin"]')).to_have_count(0)
    page.get_by_role("button", name="Undo the placement in Hanover").click()
    expect(page.locator(".moves li")).to_have_count(1)


def test_the_last_round_is_announced_by_whoever_keeps_the_clock(table: Table) -> None:
    table.sit_down(new_game(table.address, ruleset="tournament"))
    page = table.page
    page.locator('[data-offer="AnnounceLastRound"]').click()
    expect(page.locator(".offer")).to_contain_text(["When this round ends, the points are counted."])
    page.locator('[data-do="declare"]').click()
    page.keyboard.press("s")
    expect(page.locator(".drawer")).to_contain_text("This round is the last.")
    expect(page.locator(".drawer .rulehead").first).to_contain_text(
        re.compile(r"Central Powers, \d+ points?")
    )
