"""What a player does at the screen, in the player's words."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import Locator, Page, expect

CENTRAL = ["austria-hungary", "germany", "ottoman"]
ALLIES = ["russia", "france", "britain", "italy", "usa"]
ORDERS = {"buy", "declare", "end", "lose", "submerge", "undo"}
SETTLED = """before => document.querySelector('.game')?.dataset.moment !== before"""
"""The page has heard of an order that was given since."""
HERE = ({"powers": CENTRAL, "holder": "here"}, {"powers": ALLIES, "holder": "here"})
EIGHT = tuple({"powers": [power], "holder": "here"} for power in (*CENTRAL, *ALLIES))
"""A player for each power, all of them here."""


def new_game(address: str, **wanted: Any) -> str:
    """Have the server make a game, for tests that begin in the middle of one."""
    body = json.dumps({"seats": HERE, **wanted}).encode()
    request = urllib.request.Request(
        f"{address}api/games", data=body, headers={"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
    return str(made["game"]["id"])


class Table:
    """A page with the game on it."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address

    # Going somewhere

    def go_home(self) -> None:
        self.page.goto(self.address)

    def sit_down(self, game: str) -> None:
        self.page.goto(f"{self.address}#/game/{game}")
        self.wait_for_board()

    def wait_for_board(self) -> None:
        expect(self.page.locator(".counters .counter, .counters .stack").first).to_be_attached()

    # What is asked

    @property
    def question(self) -> Locator:
        return self.page.locator(".ask .q").last

    @property
    def sheet(self) -> Locator:
        """The battle board."""
        return self.page.locator(".sheet")

    def is_asked(self, words: str) -> None:
        expect(self.question).to_contain_text(words)

    # Doing something

    def do(self, what: str) -> None:
        """Press a button by what it is for; where it gives an order, wait until the page shows what came of it."""
        before = self.page.locator(".game").get_attribute("data-moment") if what in ORDERS else None
        self.page.locator(f'[data-do="{what}"]').last.click()
        if before is not None:
            self.page.wait_for_function(SETTLED, arg=before)

    def buy(self, **units: int) -> None:
        for kind, number in units.items():
            more = self.page.get_by_role("button", name=f"One {kind} more")
            for _ in range(number):
                more.click()
        self.do("buy")
        expect(self.page.locator('[data-do="buy"]')).to_have_count(0)

    def pick(self, space: str) -> None:
        """Click the first counter of a stack."""
        self.page.locator(f'.counters [data-space="{space}"]').locator(".counter, .stack").first.click()
        expect(self.page.locator(".slip h3")).to_have_text(space)
        expect(self.page.locator(".slip .pick .row").first).to_be_visible()

    def take(self, **units: int) -> None:
        """Set how many go."""
        self.page.locator(".slip").get_by_role("button", name="All", exact=True).click()
        for kind, number in units.items():
            row = self.page.locator(".slip .row").filter(
                has=self.page.get_by_role("group", name=kind, exact=True)
            )
            while int(row.locator(".stepper b").inner_text()) > number:
                row.get_by_role("button", name=f"One {kind} less").click()

    def send_to(self, goal: str, way: str = "") -> None:
        """Choose a destination on the slip and go, by the first way or the one that says these words."""
        self.page.locator(".slip .goals").get_by_role("button", name=goal, exact=True).click()
        self.page.locator(".slip .ways .btn", has_text=way).first.click()
        expect(self.page.locator(".slip")).to_have_count(0)

    def show(self, space: str) -> None:
        """Bring a space into sight, by the text board."""
        self.page.keyboard.press("t")
        self.page.locator(".drawer input").fill(space)
        self.page.locator(".drawer li").get_by_role("button", name=space, exact=True).click()
        expect(self.page.locator(".drawer")).to_have_count(0)
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".slip")).to_have_count(0)

    def click_space(self, space: str) -> None:
        """Click a place on the map itself, where its name stands."""
        self.page.mouse.click(*middle(self.page.locator(f'.hits [data-space="{space}"]').last))

    def grip(self, space: str, kind: str, cargo: str = "") -> Locator:
        """A counter that can be taken hold of."""
        return self.page.locator(
            f'.counters [data-space="{space}"] .grip[data-kind="{kind}"][data-cargo="{cargo}"]'
        ).first

    def drag(self, counter: Locator, goal: str, *keys: str) -> None:
        """Drag a counter to the middle of a place, and press keys on the way."""
        x, y = middle(counter)
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        self.page.mouse.move(x + 9, y + 3)
        expect(self.page.locator(".ghost")).to_be_visible()
        expect(self.page.locator(".goal").first).to_be_attached()
        for key in keys:
            self.page.keyboard.press(key)
        self.page.mouse.move(*middle(self.page.locator(f'.hits [data-space="{goal}"]').last), steps=3)

    def move(self, origin: str, goal: str, **units: int) -> None:
        self.pick(origin)
        if units:
            self.take(**units)
        self.send_to(goal)

    @property
    def moves(self) -> Locator:
        return self.page.locator(".moves li .back")

    def fight(self, space: str) -> None:
        """Attack, answer all that is asked in the battle as it is suggested, and go back to the map."""
        self.page.locator(f'[data-fight="{space}"] .btn').click()
        expect(self.sheet).to_be_visible()
        self.answer_battle()

    def answer_battle(self) -> None:
        close = self.page.locator('.sheet [data-do="close"]')
        ways = ", ".join(f'.sheet [data-do="{name}"]' for name in ("lose", "submerge", "close"))
        answers = self.page.locator(f'{ways}, .sheet [data-answer="Press"], .sheet [data-answer="Stay"]')
        map_again = self.page.locator(".game:not(.battling)")
        for _ in range(40):
            expect(answers.or_(map_again).first).to_be_visible()
            if map_again.count():
                return  # the last answer was the one that closed it
            over = close.count() > 0
            question = self.question.inner_text()
            answers.first.click()
            if over:
                expect(self.sheet).to_have_count(0)
                return
            self.page.wait_for_function(
                "before => [...document.querySelectorAll('.ask .q')].at(-1)?.innerText !== before"
                " || !!document.querySelector('.sheet [data-do=\"close\"]')"
                " || !document.querySelector('.sheet .btn.primary:disabled')",
                arg=question,
            )
        raise AssertionError("the battle does not end")


def middle(found: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
