"""A whole round of every ruleset, played on the page by clicking, all powers around one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.rounds import March, Round, Turn
from tests.browser.table import Table, new_game

NAVY = March("SZ 10", "SZ 9")
PLANS: dict[str, dict[str, Turn]] = {
    "rulebook": {
        "austria-hungary": Turn({"infantry": 4, "artillery": 1}, (March("Budapest", "Serbia"),)),
        "russia": Turn({"infantry": 3}, (March("Ukraine", "Romania"),)),
        "germany": Turn(
            {"infantry": 4, "submarine": 1}, (March("Ruhr", "Holland"), NAVY), ("DeclareSubmarineWarfare",)
        ),
        "britain": Turn({"infantry": 3}, (March("Wales", "London", {"infantry": 2, "artillery": 0}),)),
    },
    "tournament": {
        "austria-hungary": Turn({"infantry": 4}, (March("Budapest", "Serbia"),)),
        "germany": Turn({"infantry": 4, "transport": 1}, (March("Alsace", "Lorraine"), NAVY)),
        "usa": Turn({"infantry": 2}),
    },
    "quick-reference": {
        "austria-hungary": Turn({"infantry": 4}, (March("Budapest", "Serbia"),)),
        "germany": Turn({"artillery": 2}, (March("Silesia", "Poland"), NAVY)),
    },
    "second-edition": {
        "austria-hungary": Turn({"infantry": 4, "battleship": 1}, (March("Trieste", "Serbia"),)),
        "germany": Turn({"infantry": 6}, (March("Ruhr", "Belgium"),)),
        "russia": Turn({"infantry": 5}, (March("Poland", "Prussia"),)),
    },
    "reference-manual": {
        "austria-hungary": Turn({"infantry": 4}, (March("Trieste", "Serbia"),)),
        "germany": Turn({"infantry": 4}, (March("Silesia", "Berlin"), March("Ruhr", "Belgium"))),
    },
}
PLANS["second-edition, historical"] = PLANS["second-edition"]
ASKED = {
    "rulebook": {"AskRepresent", "AskCasualties"},
    "tournament": {"AskCasualties"},
    "quick-reference": {"AskCasualties"},
    "second-edition": {"AskCasualties", "AskLaunch"},
    "reference-manual": {"AskCasualties", "AskLaunch"},
    "second-edition, historical": {"AskCasualties", "AskLaunch"},
}


@pytest.mark.parametrize("rules", PLANS)
def test_a_whole_round_is_played_by_clicking(table: Table, rules: str) -> None:
    name, _, option = rules.partition(", ")
    options = {option: True} if option else {}
    table.sit_down(new_game(table.address, ruleset=name, options=options, title=rules))
    played = Round(table, PLANS[rules]).play()
    assert {"purchase", "movement", "combat", "mobilize", "income"} | ASKED[rules] <= set(played)
    page = table.page
    expect(page.locator(".when b")).to_have_text("Round 2")
    page.keyboard.press("s")
    expect(page.locator(".standings tbody tr")).to_have_count(10)
    if name == "second-edition":
        expect(page.locator(".standings .collapse")).to_have_count(8)
    if name == "tournament":
        expect(page.locator(".drawer .rulehead").first).to_contain_text("point")
