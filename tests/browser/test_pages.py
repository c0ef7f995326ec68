"""The pages around the game: odds, rules, the way from a refusal to its rule, and the laboratory."""

import re

from playwright.sync_api import Page, expect

from tests.browser.table import Table, new_game
from tests.web.houses import Server

CONTESTED = """
rules: tournament
round: 3
turn: germany
phase: combat
units:
  Lorraine:
    germany: "6 infantry, 3 artillery"
    france: "5 infantry, 1 fighter"
    britain: "2 infantry"
"""


def fate(page: Page, word: str) -> str:
    return page.locator(f'[data-fate="battle-odds-{word}"] b').inner_text()


def test_the_odds_follow_every_number_and_a_link_brings_all_of_them_back(page: Page, server: Server) -> None:
    page.goto(server.address)
    page.get_by_role("link", name="Odds").first.click()
    expect(page.locator('[data-fate="battle-odds-captured"] b')).to_have_text("36%")
    attackers, defenders = page.locator('[data-role="attacks"]'), page.locator('[data-role="defends"]')
    attackers.get_by_role("button", name="One artillery less").click()
    expect(page.locator('[data-fate="battle-odds-captured"] b')).not_to_have_text("36%")
    page.get_by_label("Ruleset").select_option("tournament")
    defenders.get_by_label("How many fighter").fill("2")
    defenders.get_by_label("Add an ally").select_option("britain")
    defenders.get_by_label("How many infantry").last.fill("3")
    page.get_by_label("Rounds of an air battle").select_option("one")
    page.locator(".reserves summary").click()
    page.get_by_label("How many infantry that joins Germany").fill("2")
    # Two powers are no single army: the module's own sentence stands where the front would.
    expect(page.locator(".answer")).to_contain_text("On a front, each side is one army")
    expect(page.locator(".old")).to_have_count(0)
    seen = [fate(page, word) for word in ("captured", "contested", "repelled")]
    link = page.url
    page.goto(f"{server.address}#/rules")
    expect(page.locator(".rule").first).to_be_visible()
    page.goto(link)
    expect(defenders.get_by_label("How many fighter").first).to_have_value("2")
    expect(defenders.get_by_label("How many infantry").last).to_have_value("3")
    expect(page.get_by_label("Rounds of an air battle")).to_have_value("one")
    expect(page.get_by_label("Ruleset")).to_have_value("tournament")
    expect(page.locator('[data-fate="battle-odds-captured"] b')).to_have_text(seen[0])
    assert [fate(page, word) for word in ("captured", "contested", "repelled")] == seen
    assert page.url == link


def test_a_sea_battle_and_a_landing_are_asked_about_and_bad_input_gets_a_sentence(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.address}odds?battle=sea")
    expect(page).to_have_url(re.compile(r"#/odds\?"))
    expect(page.locator('[data-fate="battle-odds-won"]')).to_be_visible()
    expect(page.locator(".choices")).to_contain_text("Press")
    page.get_by_label("The attacker presses").select_option("1")
    expect(page.locator(".answer")).to_contain_text("One round of fire.")
    for kind in ("battleship", "cruiser", "submarine"):
        page.locator('[data-role="attacks"]').get_by_label(f"How many {kind}", exact=True).fill("0")
    expect(page.locator(".answer .wrongs").first).to_contain_text("no warship to attack with")
    page.get_by_role("radio", name="Landing").click()
    expect(page.locator('[data-fate="battle-odds-captured"]')).to_be_visible()
    page.get_by_label("With the voyage").check()
    expect(page.locator(".answer")).to_contain_text("from the voyage on")
    page.get_by_label("How many minefields").fill("2")
    expect(page.locator(".alongside")).to_contain_text("units land")
    page.get_by_role("radio", name="Mines").click()
    expect(page.locator('[data-fate="battle-odds-undamaged"]')).to_be_visible()


def test_the_forces_of_a_place_are_brought_to_the_odds(table: Table) -> None:
    table.sit_down(new_game(table.address, position=CONTESTED))
    with table.page.context.expect_page() as opened:
        table.page.locator('[data-fight="Lorraine"] [data-do="odds"]').click()
    odds = opened.value
    attackers, defenders = odds.locator('[data-role="attacks"]'), odds.locator('[data-role="defends"]')
    expect(attackers.get_by_label("How many infantry")).to_have_value("6")
    expect(defenders.get_by_label("How many fighter").first).to_have_value("1")
    expect(defenders.get_by_label("Defending power").last).to_have_value("britain")
    expect(odds.get_by_label("Ruleset")).to_have_value("tournament")
    table.click_space("Lorraine")
    expect(table.page.locator('.place [data-do="odds"]')).to_have_attribute(
        "href", re.compile("5\\+infantry")
    )


def test_rules_are_searched_while_one_types_and_filtered_by_ruleset(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/rules")
    rules = page.locator(".rule")
    expect(page.locator('[id="RB-INF-01"]')).to_be_visible()
    whole = rules.count()
    page.get_by_label("Search the rules").fill("transport hostile")
    expect(rules).not_to_have_count(whole)
    expect(rules.first).to_be_visible()
    assert rules.count() < whole
    page.get_by_label("Search the rules").fill("rb-inf-01")
    expect(rules).not_to_have_count(0)
    expect(rules.locator("dt").first).to_have_text("RB-INF-01")
    page.get_by_label("Search the rules").fill("zeppelin")
    expect(page.locator(".rulesheet")).to_contain_text("No rule contains these words")
    page.get_by_label("Search the rules").fill("")
    expect(page.locator('[id="TR-LMOVE-01"]')).to_have_count(0)
    page.get_by_label("Ruleset").select_option("tournament")
    expect(page.locator('[id="TR-LMOVE-01"]')).to_have_count(1)
    page.locator('[data-part="values"]').click()
    expect(page.get_by_role("row", name="Cost: infantry")).to_contain_text("3")
    page.locator('[data-part="compared"]').click()
    expect(page.locator(".compared2 thead th")).to_have_count(6)


def test_a_plain_address_leads_to_a_rule(page: Page, server: Server) -> None:
    page.goto(f"{server.address}rules/tournament#RB-SCOMB-08")
    expect(page.locator(".rule.sought dt")).to_have_text("RB-SCOMB-08")
    expect(page.locator(".rule.sought")).to_be_in_viewport()
    page.goto(f"{server.address}#/rules/tournament/SE-INF-01")
    expect(page.locator(".rule.sought")).to_contain_text("Armies need no infantry")
    expect(page.locator(".rulesheet h2").first).to_have_text("Of other rulesets")
    page.goto(f"{server.address}#/rules/rules-of-my-own/RB-INF-01")
    expect(page.locator(".rulesheet")).to_contain_text("All rulesets: ")
    expect(page.locator(".rule.sought dt")).to_have_text("RB-INF-01")


def test_a_refusal_leads_to_its_rule_without_leaving_the_game(table: Table) -> None:
    table.sit_down(new_game(table.address, position="{turn: germany, phase: movement, round: 2}"))
    page = table.page
    table.move("Ruhr", "Belgium", infantry=0)
    cited = page.locator(".wrongs .rid").first
    identity = cited.inner_text()
    cited.click()
    drawer = page.get_by_role("dialog", name=f"Rule {identity}")
    expect(drawer.locator(".ruletext")).to_contain_text("infantry")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(table.moves).to_have_count(1)
    cited.click()
    drawer.get_by_role("link", name="Read it among the other rules").click()
    expect(page.locator(".rule.sought dt")).to_have_text(identity)
    expect(page.locator(".rule.sought")).to_be_in_viewport()


def test_a_run_of_the_laboratory_is_shown_and_a_game_of_it_is_reviewed(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/lab/nothing")
    expect(page.locator(".wrongs")).to_contain_text("There is no such run in the laboratory")
    page.goto(server.address)
    page.get_by_role("link", name="Laboratory").first.click()
    expect(page.locator('[data-kind="experiment"] .runrow')).to_have_count(2)
    page.locator('[data-kind="experiment"] .runrow', has_text="played").click()
    expect(page.get_by_role("heading", name="Who wins")).to_be_visible()
    expect(page.locator(".labreport svg").first).to_be_visible()
    expect(page.locator(".labreport svg.map")).to_have_count(1)
    page.locator('[data-review="1"]').click()
    expect(page).to_have_url(re.compile("#/record/"))
    expect(page.locator(".page, .review, main").first).to_contain_text(re.compile("played, game 1"))


def test_a_ladder_stands_beside_the_experiments_and_a_game_of_it_is_reviewed(
    page: Page, server: Server
) -> None:
    page.goto(f"{server.address}#/lab")
    expect(page.get_by_role("heading", name="Experiments")).to_be_visible()
    ladder = page.get_by_role("group", name="Ladders").locator(".runrow")
    expect(ladder).to_contain_text("Recruit is better.")
    expect(ladder).to_contain_text("4 games")
    ladder.click()
    expect(page.get_by_role("heading", name="Ladder", exact=True)).to_be_visible()
    expect(page.get_by_role("heading", name="What was found")).to_be_visible()
    expect(page.locator(".labreport code").first).to_have_text("greatwar ladder")
    expect(page.locator(".labgames tbody tr")).to_have_count(4)
    page.locator('[data-review="2"]').click()
    expect(page).to_have_url(re.compile("#/record/"))
    expect(page.locator(".page, .review, main").first).to_contain_text(re.compile("ladder, .*, game 2"))


def test_a_game_that_there_is_not_says_so_once_and_leads_home(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/game/nosuchgame")
    expect(page.get_by_text("There is no such game here")).to_have_count(1)
    expect(page.get_by_text("Connecting")).to_have_count(0)
    page.get_by_role("link", name="Home").click()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()


def test_a_custom_ruleset_is_brought_to_the_odds(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/odds")
    page.get_by_role("radio", name="Mines").click()
    page.get_by_role("button", name="Custom ruleset").click()
    own = page.get_by_role("region", name="Custom ruleset")
    own.get_by_role("textbox").fill('name = "mine"\nbase = "rulebok"')
    own.get_by_role("button", name="Read ruleset").click()
    expect(own.get_by_role("alert")).to_contain_text("rulebok")
    own.get_by_role("textbox").fill(
        'name = "mine"\ntitle = "Mines sink"\nbase = "tournament"\n[options]\nmines_battleship = "sunk"'
    )
    own.get_by_role("button", name="Read ruleset").click()
    expect(own).to_contain_text("Mines sink.")
    expect(page.locator(".byrules select")).to_have_value("tournament")
    page.wait_for_function("location.hash.includes('mines_battleship')")
    expect(page.locator(".oddspage[data-ready]")).to_be_attached()


def test_a_language_that_is_chosen_is_spoken_at_once_and_kept(page: Page, server: Server) -> None:
    page.goto(f"{server.address}#/odds")
    expect(page.get_by_role("heading", name="Battle odds")).to_be_visible()
    page.get_by_label("Language").select_option("de")
    expect(page.get_by_role("heading", name="Chancen im Kampf")).to_be_visible()
    expect(page.locator('[data-role="attacks"]')).to_contain_text("Jagdflugzeug")
    expect(page).to_have_title(re.compile("^Chancen"))
    page.goto(f"{server.address}#/rules")
    page.reload()
    expect(page.get_by_role("heading", name="Regeln", exact=True)).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_label("Sprache").select_option("en")
    expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()
