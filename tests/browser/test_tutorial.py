"""The tutorial on the page: all ten lessons by clicking, wrong tries, leaving and coming back, and how it looks."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from greatwar.lessons.catalogue import course, lesson_of
from greatwar.lessons.lesson import Lesson
from tests.browser.gallery import SIZES, THEMES, Theme, gallery
from tests.browser.learner import Learner
from tests.web.houses import Server


@pytest.fixture
def learner(page: Page, server: Server) -> Learner:
    return Learner(page, server.address)


def lesson(id_: str) -> Lesson:
    found = lesson_of(id_)
    assert found is not None
    return found


def test_the_tutorial_is_played_to_its_end_by_clicking(learner: Learner) -> None:
    page = learner.page
    learner.table.go_home()
    page.locator('[data-do="learn"]').click()
    expect(page.locator("[data-lesson]")).to_have_count(10)
    page.locator('[data-do="lesson-first"]').click()
    for each in course():
        expect(learner.coach.locator("h2")).to_have_text(str(each.title))
        learner.table.wait_for_board()
        learner.go_through(each, lambda number: _nothing_is_covered(learner.page, number))
        following = learner.coach.locator('[data-do="lesson-following"]')
        if each is not course()[-1]:
            following.click()
    expect(page.get_by_label("The end of the war")).to_contain_text("The Central Powers have won the war.")
    expect(learner.coach.get_by_role("link", name="Read the rules")).to_be_visible()
    learner.coach.get_by_role("link", name="All lessons").click()
    expect(page.locator(".learnt")).to_contain_text("10 of 10 learnt")
    page.locator('[data-do="first-game"]').click()
    learner.table.wait_for_board()
    learner.table.is_asked("Austria-Hungary: purchase units.")
    expect(learner.coach).to_have_count(0)


def _nothing_is_covered(page: Page, number: int) -> None:
    """The marked places and buttons lie beside the teacher's panel, and in sight."""
    misplaced = page.evaluate(
        """() => {
            const coach = document.querySelector(".coach").getBoundingClientRect();
            const inside = (at, box) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom;
            const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
            return [...document.querySelectorAll("[data-taught], .spothand")].filter((each) => {
                const box = each.getBoundingClientRect();
                const at = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
                return inside(at, coach) || !inside(at, screen);
            }).length;
        }"""
    )
    assert misplaced == 0, f"step {number + 1}"


def test_a_wrong_try_is_answered_kindly_and_a_hint_follows(learner: Learner) -> None:
    page, table, coach = learner.page, learner.table, learner.coach
    learner.begin(lesson("moving-and-contesting"))
    page.keyboard.press("g")
    expect(coach.locator(".todo")).to_contain_text("Click the infantry in Munich")
    expect(coach.locator(".hint2")).to_have_count(0)
    table.pick("Munich")
    page.locator(".slip .goals .chip", has_text="Ruhr").click()
    page.locator(".slip .ways .btn").first.click()
    expect(coach.locator(".remark")).to_contain_text("the front needs this infantry")
    expect(coach.locator(".hint2")).to_contain_text("Click the counter in Munich")
    expect(page.locator(".wrongs")).to_have_count(0)
    expect(table.moves).to_have_count(0)
    page.keyboard.press("Escape")
    table.move("Munich", "Alsace")
    expect(coach.locator(".words")).to_contain_text("Well done")
    expect(coach.locator(".remark")).to_have_count(0)
    page.keyboard.press("u")
    expect(coach.locator(".todo")).to_contain_text("Click the infantry in Munich")


def test_a_remark_goes_with_the_next_order_that_is_accepted(learner: Learner) -> None:
    """Also where that order is only a part of the task, so that the step stays."""
    page, table, coach = learner.page, learner.table, learner.coach
    learner.begin(lesson("moving-and-contesting"))
    page.keyboard.press("g")
    page.keyboard.press("e")
    expect(coach.locator(".remark")).to_contain_text("You still have infantry in Munich")
    table.move("Munich", "Alsace", infantry=1)
    expect(table.moves).to_have_count(1)
    expect(coach.locator(".remark")).to_have_count(0)
    expect(coach.locator(".todo")).to_contain_text("Click the infantry in Munich")
    expect(coach.locator(".hint2")).to_contain_text("Click the counter in Munich")
    page.keyboard.press("e")
    expect(coach.locator(".remark")).to_contain_text("You still have infantry in Munich")
    page.keyboard.press("u")
    expect(table.moves).to_have_count(0)
    expect(coach.locator(".remark")).to_have_count(0)


def test_a_hint_holds_for_casualties_that_the_learner_has_changed(learner: Learner) -> None:
    page, coach = learner.page, learner.coach
    fighters = lesson("fighters")
    learner.begin(fighters)
    coach.locator('[data-do="lesson-next"]').click()
    for step in fighters.steps[1:4]:
        learner.do(step)
    lose = page.locator('.sheet [data-do="lose"]')
    expect(lose).to_contain_text("Lose 2 infantry")
    page.locator(".sheet").get_by_label("One infantry less").first.click()
    page.locator(".sheet").get_by_label("One artillery more").first.click()
    expect(lose).to_contain_text("Lose 1 infantry, 1 artillery")
    lose.click()
    expect(coach.locator(".remark")).to_contain_text("artillery and fighters cost more than infantry")
    expect(coach.locator(".hint2")).to_contain_text("Choose 2 infantry and nothing else")


def test_a_lesson_can_be_left_gone_on_with_skipped_and_repeated(learner: Learner) -> None:
    page, coach = learner.page, learner.coach
    learner.begin(lesson("moving-and-contesting"))
    coach.locator('[data-do="lesson-next"]').click()
    learner.do(lesson("moving-and-contesting").steps[1])
    expect(coach.locator(".words")).to_contain_text("Well done")
    coach.locator('[data-do="lesson-back"]').click()
    expect(coach.locator(".todo.done")).to_contain_text("Click the infantry in Munich")
    coach.locator('[data-do="lesson-next"]').click()
    coach.locator('[data-do="lesson-next"]').click()
    expect(coach.locator(".todo")).to_contain_text("Send the four infantry")
    page.reload()
    expect(coach.locator(".todo")).to_contain_text("Send the four infantry")
    coach.get_by_role("link", name="All lessons").click()
    expect(page.locator(".learnt")).to_contain_text("0 of 10 learnt")
    page.get_by_role("link", name="Continue Moving and contesting").click()
    expect(coach.locator(".todo")).to_contain_text("Send the four infantry")
    coach.get_by_role("link", name="Begin again").click()
    expect(coach.locator(".words")).to_contain_text("Welcome")
    coach.get_by_role("link", name="Skip this lesson").click()
    expect(coach.locator("h2")).to_have_text("The battle board")
    page.evaluate("localStorage.setItem('lessons', JSON.stringify({mines: {game: 'forgotten'}}))")
    page.goto(f"{learner.address}#/lessons")
    page.reload()
    expect(page.get_by_role("link", name="Begin Mines")).to_be_visible()
    expect(page.get_by_role("link", name="Continue Mines")).to_have_count(0)
    page.goto(f"{learner.address}#/lesson/cavalry")
    expect(page.locator(".opening")).to_contain_text("There is no such lesson here")


def test_a_lesson_is_learnt_with_the_keyboard_alone(learner: Learner) -> None:
    page, coach = learner.page, learner.coach
    learner.begin(lesson("the-battle-board"))
    page.keyboard.press("g")
    _tab_to(page, '[data-fight="Lorraine"] .btn')
    page.keyboard.press("Enter")
    expect(page.locator('.sheet [data-do="lose"]')).to_be_visible()
    page.keyboard.press("Enter")
    expect(coach.locator(".words")).to_contain_text("France loses three infantry")
    page.keyboard.press("g")
    page.keyboard.press("Escape")
    expect(learner.table.sheet).to_have_count(0)
    _tab_to(page, '[data-fight="Alsace"] .btn')
    page.keyboard.press("Enter")
    expect(coach.locator(".words")).to_contain_text("A hit, and no casualties")
    page.keyboard.press("Escape")
    expect(learner.table.sheet).to_have_count(0)
    page.keyboard.press("e")
    expect(coach.locator(".words")).to_contain_text("Remember three things")
    _tab_to(page, '[data-do="lesson-following"]')
    page.keyboard.press("Enter")
    expect(coach.locator("h2")).to_have_text("Artillery support")


def test_a_lesson_is_taught_in_german(page: Page, server: Server) -> None:
    learner = Learner(page, server.address, "de")
    learner.table.go_home()
    page.get_by_label("Language").select_option("de")
    learner.begin(lesson("the-battle-board"))
    expect(learner.coach.locator('[data-do="lesson-next"]')).to_contain_text("Weiter")
    learner.coach.locator('[data-do="lesson-next"]').click()
    expect(learner.coach.locator(".todo .spot")).to_have_text("Lothringen")
    page.locator('[data-fight="Alsace"] .btn').click()
    expect(learner.coach.locator(".remark")).to_contain_text("Das Gefecht im Elsass kommt danach.")
    learner.coach.locator('[data-do="lesson-back"]').click()
    learner.go_through(lesson("the-battle-board"))


def _tab_to(page: Page, selector: str) -> None:
    """Press Tab until something has the focus."""
    expect(page.locator(selector)).to_be_visible()
    for _ in range(80):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_tutorial_has_its_pictures_and_no_serious_fault(
    browser: Browser, server: Server, pictures: Path, size: str, theme: Theme
) -> None:
    with gallery(browser, pictures, size, theme) as hung:
        page, look = hung.page, hung.look
        learner = Learner(page, server.address)
        moving, board = lesson("moving-and-contesting"), lesson("the-battle-board")
        learner.begin(moving)
        learner.coach.locator('[data-do="lesson-next"]').click()
        learner.table.pick("Munich")
        look("lesson-movement")
        learner.begin(board)
        learner.coach.locator('[data-do="lesson-next"]').click()
        learner.do(board.steps[1])
        expect(page.locator('.sheet [data-do="lose"]')).to_be_visible()
        look("lesson-battle")
        page.evaluate(
            "localStorage.setItem('lessons', JSON.stringify({'moving-and-contesting': {done: true}}))"
        )
        page.goto(f"{server.address}#/lessons")
        page.reload()
        expect(page.locator(".learnt")).to_contain_text("1 of 10 learnt")
        look("lessons")
