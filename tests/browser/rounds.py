"""A whole round played on the page by clicking: every power makes its moves and answers what it is asked."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.table import SETTLED, Table

Units = Mapping[str, int]
NOTHING: Units = MappingProxyType({})


class March(NamedTuple):
    """Units go from one place to another; no number means all of them."""

    origin: str
    goal: str
    units: Units = NOTHING
    way: str = ""


class Turn(NamedTuple):
    """What a power does in a round."""

    buy: Units = NOTHING
    moves: tuple[March, ...] = ()
    offers: tuple[str, ...] = ()
    rests: tuple[str, ...] = ()


class Asked(NamedTuple):
    """What the page asks now."""

    question: str
    phase: str
    power: str
    round: str
    over: bool


NOW = """() => {
  const ask = [...document.querySelectorAll('.ask[data-question]')].at(-1);
  return [ask?.dataset.question ?? '', ask?.dataset.phase ?? '', ask?.dataset.power ?? '',
    document.querySelector('.when b')?.innerText ?? '', !!document.querySelector('.sheet [data-do="close"]')];
}"""

Answer = Callable[[Table], None]


class Round:
    """Plays until the round is over, and remembers everything that was asked."""

    def __init__(
        self, table: Table, turns: Mapping[str, Turn], look: Callable[[str], None] | None = None
    ) -> None:
        self.table = table
        self.page = table.page
        self.turns = turns
        self.met: dict[str, int] = {}
        self._look = look or (lambda name: None)
        self._done: set[tuple[str, str]] = set()

    def play(self, *, most: int = 400) -> dict[str, int]:
        """Play until the number of the round changes."""
        begun = self.now().round
        for _ in range(most):
            now = self.now()
            if now.round != begun:
                return self.met
            self.answer(now)
        raise AssertionError(f"the round does not end: {self.now()}")

    def now(self) -> Asked:
        expect(self.page.locator('.ask[data-question], .sheet [data-do="close"]').first).to_be_visible()
        return Asked(*self.page.evaluate(NOW))

    def answer(self, now: Asked) -> None:
        """Do the next thing that is asked."""
        name = now.phase or now.question or "over"
        if name not in self.met:
            self._look(name)
        self.met[name] = self.met.get(name, 0) + 1
        if now.over:
            self.page.locator('.sheet [data-do="close"]').click()
            expect(self.table.sheet).to_have_count(0)
            return
        plan = self.turns.get(now.power, Turn())
        first = (now.power, now.phase) not in self._done
        self._done.add((now.power, now.phase))
        match now.phase:
            case "purchase" if first:
                for offer in plan.offers:
                    self.declare(offer)
                if plan.buy:
                    self.table.buy(**plan.buy)
            case "movement" if first:
                for march in plan.moves:
                    self.march(march)
            case "combat":
                self.combat(plan)
                return
            case "mobilize":
                self.mobilize()
                return
            case "":
                self.reply(now)
                return
        self.press(self.page.locator('[data-do="end"]').last)

    def press(self, button: Locator) -> None:
        """Press a button that gives an order, and wait until it has been heard."""
        before = self.page.locator(".game").get_attribute("data-moment")
        button.click()
        self.page.wait_for_function(SETTLED, arg=before)

    def march(self, march: March) -> None:
        self.table.show(march.origin)
        self.table.pick(march.origin)
        if march.units:
            self.table.take(**march.units)
        self.table.send_to(march.goal, march.way)

    def combat(self, plan: Turn) -> None:
        fights = [
            fight
            for fight in self.page.locator("[data-fight]").all()
            if fight.get_attribute("data-fight") not in plan.rests
        ]
        if fights:
            self.press(fights[0].locator(".btn").last)
        else:
            self.press(self.page.locator('[data-do="end"]').last)

    def mobilize(self) -> None:
        places = self.page.locator("[data-place]")
        self.press(places.first if places.count() else self.page.locator('[data-do="end"]').last)

    def reply(self, now: Asked) -> None:
        """Answer a question: losses as they are suggested, a sea battle is pressed once and then broken off."""
        ways = {
            "AskCasualties": '[data-do="lose"]:enabled',
            "AskSubmerge": '[data-do="submerge"]',
            "AskPress": '[data-answer="Press"]'
            if self.met.get("AskPress", 0) < 2
            else '[data-answer="BreakOff"]',
            "AskRetreat": '[data-answer="Stay"], [data-answer="Retreat"]',
        }
        self.press(self.page.locator(ways.get(now.question, "[data-answer]")).last)

    def declare(self, offer: str) -> None:
        self.page.locator(f'[data-offer="{offer}"]').click()
        self.press(self.page.locator('[data-do="declare"]'))
