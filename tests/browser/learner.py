"""A learner at the screen: does what a lesson asks by clicking, as its solution says."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from greatwar.lessons.lesson import CourseStep, Lesson
from greatwar.notation.orders import parse_order
from greatwar.orders import Attack, Buy, Casualties, End, Load, Move, Offload, Order, Place, Press
from greatwar.text.messages import Language, render
from tests.browser.table import Table

LABEL = """button => {
    const copy = button.cloneNode(true);
    copy.querySelectorAll(".key").forEach((key) => key.remove());
    return copy.textContent;
}"""
"""The words on a button, without its key."""


def unseen(number: int) -> None:
    """Nobody looks at this step."""


class Learner:
    """Takes lessons one after the other on a page."""

    def __init__(self, page: Page, address: str, language: Language = "en") -> None:
        self.page = page
        self.address = address
        self.language = language
        self.table = Table(page, address)
        expect.set_options(timeout=15_000)

    @property
    def coach(self) -> Locator:
        return self.page.locator(".coach")

    def begin(self, lesson: Lesson) -> None:
        """Open a lesson by its address, as a link on the list of lessons does."""
        self.page.goto(f"{self.address}#/lesson/{lesson.id}")
        self.table.wait_for_board()
        expect(self.coach.locator("h2")).to_have_text(render(lesson.title, self.language))

    def learn(self, lesson: Lesson, look: Callable[[int], None] = unseen) -> None:
        """Read and do all that a lesson says; `look` is called at every step."""
        self.begin(lesson)
        self.go_through(lesson, look)

    def go_through(self, lesson: Lesson, look: Callable[[int], None] = unseen) -> None:
        """The steps of a lesson that is open."""
        for number, step in enumerate(lesson.steps):
            expect(self.coach.locator(".words").first).to_contain_text(render(step.say, self.language)[:40])
            if step.goal is not None:
                expect(self.coach.locator(".todo")).to_be_visible()
            look(number)
            if step.goal is not None:
                self.do(step)
            elif number < len(lesson.steps) - 1:
                self.coach.locator('[data-do="lesson-next"]').click()

    def do(self, step: CourseStep) -> None:
        """Give the orders of a step's solution by clicking."""
        for line in step.solution:
            self.give(parse_order(line), step)

    def give(self, order: Order, step: CourseStep) -> None:
        """Give one order, with the button or the place that the step points at."""
        if not isinstance(order, Casualties | Press):
            self.put_battle_away()
        match order:
            case Move() | Load() | Offload():
                self.to("Map")
                route = order.route if isinstance(order, Move) else _route(order)
                units = {f"{item.kind}": item.number for item in order.units}
                self.table.move(route[0], route[-1], **({} if isinstance(order, Offload) else units))
            case Attack():
                self.to("Orders")
                expect(self.page.locator(f'[data-fight="{order.space}"] .btn[data-taught]')).to_be_visible()
                self.press(self.page.locator(f'[data-fight="{order.space}"] .btn'), step)
            case Casualties():
                expect(self.page.locator('.sheet [data-do="lose"][data-taught]')).to_be_visible()
                self.press(self.page.locator('.sheet [data-do="lose"]'), step)
            case Press():
                self.press(self.page.locator('.sheet [data-answer="Press"][data-taught]'), step)
            case Buy():
                self.to("Orders")
                self.table.buy(**{item.kind: item.number for item in order.units})
            case Place():
                self.to("Orders")
                self.page.locator("[data-place][data-taught]").first.click()
            case End():
                self.to("Orders")
                end = self.page.locator('[data-do="end"]')
                label = end.inner_text()
                if len(step.solution) == 1:
                    self.press(end, step)
                else:  # Several phases, each with a button of its own.
                    end.click()
                expect(self.page.locator(f'[data-do="end"]:text-is("{label}")')).to_have_count(0)
            case _:
                raise AssertionError(f"no learner knows how to {order}")

    def press(self, button: Locator, step: CourseStep) -> None:
        """Press a button, which the step calls by the words that stand on it."""
        label = " ".join(button.evaluate(LABEL).split())
        words = f"{render(step.ask, self.language)} {render(step.hint.say, self.language)}"
        assert label in words, f"the button says {label!r}"
        button.click()

    def put_battle_away(self) -> None:
        """Back to the map, where a battle is still laid out."""
        if self.table.sheet.count():
            self.page.locator('.sheet [data-do="close"]').click()
            expect(self.table.sheet).to_have_count(0)

    def to(self, tab: str) -> None:
        """On a phone: the part of the screen that is needed."""
        tabs = self.page.locator(".game > .nav button")
        if tabs.first.is_visible():
            tabs.nth(0 if tab == "Map" else 1).click()


def _route(order: Load | Offload) -> tuple[str, str]:
    return (order.territory, order.zone) if isinstance(order, Load) else (order.zone, order.territory)
