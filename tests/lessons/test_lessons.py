"""Every lesson can be learnt: its solution is accepted, its dice fall as written, other orders are answered kindly."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from greatwar.board import SPACES, Power
from greatwar.dice import ScriptedDice
from greatwar.game import Game
from greatwar.lessons.catalogue import course, lesson_of
from greatwar.lessons.coaching import dice_for, objection, progress, scripted
from greatwar.lessons.examination import examine
from greatwar.lessons.lesson import CourseStep, Goal, Lesson
from greatwar.lessons.reading import PARTS, REMARK_KEYS, read_lesson
from greatwar.lessons.rehearsal import LessonFault, Rehearsal, rehearse
from greatwar.lessons.wording import CatalogueWords
from greatwar.notation.orders import parse_order
from greatwar.notation.positions import read_position
from greatwar.notation.words import Unreadable
from greatwar.orders import Undo
from greatwar.questions import Shape
from greatwar.text.messages import LANGUAGES, Language, Message, render
from tests.lessons.labels import label
from tools.messages import LESSON, ORIGINAL, catalogue, rooms

KEY = "17" * 32
EACH = pytest.mark.parametrize("lesson", course(), ids=lambda lesson: lesson.id)
IN_EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def lesson(id_: str) -> Lesson:
    found = lesson_of(id_)
    assert found is not None
    return found


def begun(lesson: Lesson) -> Game:
    return Game(*read_position(lesson.position), ScriptedDice())


def objected(lesson: Lesson, game: Game, line: str) -> str:
    problem = objection(lesson, game, lesson.power, parse_order(line), dice_for(lesson, game, KEY))
    return "" if problem is None else problem.sentence


# The lessons as they are


def test_there_are_ten_lessons_in_the_order_of_the_course() -> None:
    assert [str(lesson.title) for lesson in course()] == [
        "Moving and contesting",
        "The battle board",
        "Artillery support",
        "Fighters",
        "Tanks",
        "The sea",
        "Mines",
        "Landings",
        "Money",
        "Winning",
    ]


@EACH
def test_the_solution_of_a_lesson_leads_to_its_end(lesson: Lesson) -> None:
    game = rehearse(lesson)
    assert progress(lesson, game).done == len(lesson.tasks)


def said(lesson: Lesson) -> Iterator[Message]:
    """Everything that a lesson says, in the order of its steps."""
    yield from (lesson.title, lesson.about)
    for step in lesson.steps:
        yield step.say
        if step.goal is not None:
            yield from (step.ask, *(remark.say for remark in step.wrong), step.hint.say)


@EACH
def test_the_catalogue_has_the_words_of_a_lesson_and_no_others(lesson: Lesson) -> None:
    room = f"lesson-{lesson.id}"
    assert [message.id for message in said(lesson)] == [text.id for text in catalogue(ORIGINAL, room)]


def test_every_catalogue_of_a_lesson_has_its_lesson() -> None:
    assert {room for room in rooms() if room.startswith(LESSON)} == {f"lesson-{each.id}" for each in course()}


@IN_EACH_LANGUAGE
@EACH
def test_a_lesson_is_told_in_short_sentences_that_end(lesson: Lesson, language: Language) -> None:
    for step in lesson.steps:
        assert len(render(step.say, language)) <= 330, step.say
        assert len(render(step.ask, language)) <= 130, step.ask
    texts = [render(message, language) for message in said(lesson)][1:]
    for text in texts:
        assert re.search(r"[.!?]$", text), text
        assert "  " not in text and " ," not in text
    assert 6 <= len(lesson.steps) <= 12
    assert len(" ".join(texts).split()) < 900


@EACH
def test_a_lesson_names_the_same_spaces_and_figures_in_every_language(lesson: Lesson) -> None:
    texts = {
        language: {text.id: text.pattern for text in catalogue(language, f"lesson-{lesson.id}")}
        for language in LANGUAGES
    }
    for message in said(lesson):
        spaces, figures = (
            [found(texts[language][message.id]) for language in LANGUAGES] for found in (_spaces, _figures)
        )
        assert spaces[0] == spaces[1], message.id
        assert figures[0] == figures[1], message.id


def _spaces(pattern: list[object]) -> set[object]:
    """The spaces that a text names; all of them are spaces of the board."""
    found = {part[2] for part in pattern if isinstance(part, list) and part[:2] == ["named", "SPACE"]}
    assert found <= set(SPACES)
    return found


def _figures(pattern: list[object]) -> list[str]:
    words = " ".join(part for part in pattern if isinstance(part, str))
    return sorted(set(re.findall(r"\d+", words)))


@EACH
def test_no_space_is_named_but_by_a_name_of_the_board(lesson: Lesson) -> None:
    """A name that is only written cannot be shown on the map, nor translated."""
    for text in catalogue(ORIGINAL, f"lesson-{lesson.id}"):
        words = " ".join(part for part in text.pattern if isinstance(part, str))
        assert not [space for space in SPACES if re.search(rf"\b{space}\b", words)], text.id


@IN_EACH_LANGUAGE
@EACH
def test_a_step_calls_its_button_by_the_words_that_stand_on_it(lesson: Lesson, language: Language) -> None:
    rehearsal = Rehearsal(lesson)
    for number, task in enumerate(lesson.tasks):
        words = f"{render(task.ask, language)} {render(task.hint.say, language)}"
        if len(task.solution) == 1:
            named = label(rehearsal.game, lesson.power, parse_order(task.solution[0]), language)
            assert named in words, task.ask
        rehearsal.play(number, task)


def _go_on(lesson: Lesson, game: Game, task: CourseStep) -> None:
    for line in task.solution:
        _give(lesson, game, lesson.power, line)
        while game.questions and lesson.power not in game.questions:
            power = next(iter(game.questions))
            order = scripted(lesson, game, power)
            if order is None:
                return
            game.dice = ScriptedDice(dice_for(lesson, game, KEY))
            game.order(power, order)


def _give(lesson: Lesson, game: Game, power: Power, line: str) -> None:
    game.dice = ScriptedDice(dice_for(lesson, game, KEY))
    game.order(power, parse_order(line))


# Coaching


def test_an_order_that_the_rules_allow_and_the_lesson_does_not_want_is_answered_and_changes_nothing() -> None:
    moving = lesson("moving-and-contesting")
    game = begun(moving)
    before = game.table
    assert "the front needs this infantry" in objected(moving, game, "move 3 infantry Munich -> Ruhr")
    assert "still have infantry in Munich" in objected(moving, game, "end")
    assert game.table is before


def test_what_the_rules_forbid_is_left_to_them() -> None:
    moving = lesson("moving-and-contesting")
    assert objected(moving, begun(moving), "move 9 infantry Munich -> Alsace") == ""


def test_a_task_may_be_done_in_parts() -> None:
    moving = lesson("moving-and-contesting")
    game = begun(moving)
    assert objected(moving, game, "move 1 infantry Munich -> Alsace") == ""
    _give(moving, game, "germany", "move 1 infantry Munich -> Alsace")
    assert progress(moving, game).done == 0
    _give(moving, game, "germany", "move 2 infantry Munich -> Alsace")
    assert progress(moving, game).done == 1


def test_whoever_takes_an_order_back_is_asked_again() -> None:
    moving = lesson("moving-and-contesting")
    game = begun(moving)
    _give(moving, game, "germany", "move 3 infantry Munich -> Alsace")
    assert progress(moving, game).done == 1
    game.order("germany", Undo())
    assert progress(moving, game).done == 0


def test_the_dice_of_a_lesson_go_on_where_they_were_and_never_run_out() -> None:
    moving = lesson("moving-and-contesting")
    game = begun(moving)
    for task in moving.tasks[:3]:
        _go_on(moving, game, task)
    assert dice_for(moving, game, KEY)[:7] == moving.tasks[3].dice
    assert len(dice_for(moving, game, KEY)) > 300
    _give(moving, game, "germany", "attack Lorraine")
    assert game.last.dice == moving.tasks[3].dice
    assert dice_for(moving, game, KEY)[:7] != moving.tasks[3].dice


def test_when_a_lesson_is_over_no_more_orders_are_taken() -> None:
    moving = lesson("moving-and-contesting")
    game = begun(moving)
    for task in moving.tasks:
        _go_on(moving, game, task)
    assert objected(moving, game, "end").startswith("This lesson is over")


def test_a_script_that_will_not_do_is_not_spoken() -> None:
    board = replace(lesson("the-battle-board"), others={"france": ("casualties 9 infantry",)})
    game = begun(board)
    for line in ("attack Lorraine", "casualties 2 infantry"):
        _give(board, game, "germany", line)
    assert scripted(board, game, "france") is None


@EACH
def test_no_learner_gets_stuck(lesson: Lesson) -> None:
    """Whoever gives any orders that are not refused, and takes some back, comes to the end all the same."""
    chance = random.Random(lesson.id)
    game = begun(lesson)
    for _ in range(150):
        standing = progress(lesson, game)
        if standing.done == len(lesson.tasks):
            return
        if lesson.power not in game.questions:
            power = next(iter(game.questions))
            answer = scripted(lesson, game, power)
            assert answer is not None
            game.dice = ScriptedDice(dice_for(lesson, game, KEY))
            game.order(power, answer)
        elif game.undoable(lesson.power) and chance.random() < 0.15:
            game.order(lesson.power, Undo())
        else:
            _give_any(lesson, game, chance)
    raise AssertionError(f"stuck behind {game.log[-3:]}")


def _give_any(lesson: Lesson, game: Game, chance: random.Random) -> None:
    """Give an order that leads on or is allowed on the way; where that needs several units at once, the solution."""
    dice = dice_for(lesson, game, KEY)
    orders = [order for order in game.legal_of(lesson.power) if not isinstance(order, Shape)]
    orders += map(parse_order, lesson.tasks[progress(lesson, game).done].solution)
    wanted = [
        order
        for order in orders
        if not game.problems(lesson.power, order) and not objection(lesson, game, lesson.power, order, dice)
    ]
    game.dice = ScriptedDice(dice)
    game.order(lesson.power, chance.choice(wanted) if wanted else Undo())


# Rehearsals that fail


def test_a_rehearsal_finds_what_is_wrong_with_a_lesson() -> None:
    board = lesson("the-battle-board")

    def changed(number: int, **fields: object) -> Lesson:
        steps = list(board.steps)
        steps[number] = replace(steps[number], **fields)
        return replace(board, steps=tuple(steps))

    for spoilt, words in (
        (changed(1, solution=("attack Belgium",)), "step 2: 'attack Belgium'"),
        (changed(1, dice=(1, 2, 3)), "too few dice"),
        (changed(1, dice=(*board.steps[1].dice, 6)), "12 dice are written, 11 drawn"),
        (changed(1, solution=("end",)), "the lesson itself does not want this"),
        (changed(1, goal=Goal(position={"phase": "combat"})), "it is done before anything is ordered"),
        (changed(3, holds={"control": {"Lorraine": "germany"}}), "step 4: it says what is not so"),
        (changed(6, holds={"phase": "combat"}), "step 7: it says what is not so"),
        (replace(board, others={}), "its script has no answer that will do"),
        (
            replace(board, others={"france": ("casualties 3 infantry", "end")}),
            "has 2 orders in its script and gives 1",
        ),
    ):
        with pytest.raises(LessonFault) as fault:
            rehearse(spoilt)
        assert words in str(fault.value)


# Reading

GOOD = """
lesson: A march
about: To and fro.
power: germany
position: {setup: empty, turn: germany, phase: movement, units: {Ruhr: {germany: "1 infantry"}}}
steps:
  - say: There is nothing to it.
  - say: Go.
    ask: Go there.
    until: {units: {Hanover: {germany: "1 infantry"}}}
    hint: It is there.
    solution: ["move 1 infantry Ruhr -> Hanover"]
"""


def test_a_small_lesson_is_read_and_played() -> None:
    march = read_lesson(GOOD, "march")
    rehearse(march)
    assert (march.minutes, march.pace, len(march.tasks)) == (3, 0.6, 1)
    for language in LANGUAGES:
        assert render(march.title, language) == "A march"
        assert render(march.tasks[0].hint.say, language) == "It is there."


def test_a_lesson_of_the_course_has_no_words_in_its_file() -> None:
    with pytest.raises(Unreadable, match="`lesson` stands in the catalogues, as `lesson-march-title`"):
        read_lesson(GOOD, "march", CatalogueWords("lesson-march"))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("lesson: A march", "lesson: [1]", "lesson march, lesson · Text was expected, not a list"),
        ("about: To and fro.", "", "`about` is missing"),
        ("about: To and fro.", "about: ''", "There is nothing in it"),
        ("power: germany", "power: prussia", "There is no power `prussia`"),
        ("power: germany", "colour: red", "There is no key `colour`"),
        ("phase: movement", "phase: lunch", "position.phase"),
        ("Ruhr: {", "Rhur: {", "There is no space `Rhur`"),
        ("  - say: There is nothing to it.", "  - {}", "step 1 · `say` is missing"),
        ("    hint: It is there.", "", "step 2 · `hint` is missing beside `until`"),
        (
            '    until: {units: {Hanover: {germany: "1 infantry"}}}',
            "",
            "`ask` stands only where something is asked",
        ),
        ('{units: {Hanover: {germany: "1 infantry"}}}', "{}", "step 2, until · There is nothing in it"),
        ('{units: {Hanover: {germany: "1 infantry"}}}', "{weather: fine}", "There is no key `weather`"),
        (
            "{units: {Hanover:",
            "{units: {Hannover:",
            "step 2, until, expect units · There is no space `Hannover`",
        ),
        ('{units: {Hanover: {germany: "1 infantry"}}}', "{order: march *}", "There is no order `march`"),
        ('"move 1 infantry Ruhr -> Hanover"', '"go home"', "solution · There is no order `go`"),
        ("    hint: It", "    at: window\n    hint: It", "There is no part of the screen `window`"),
        ("    hint: It", "    point: [Ruhr, Atlantis]\n    hint: It", "There is no space `Atlantis`"),
        ("    hint: It", "    dice: [7]\n    hint: It", "dice · A number from 1 to 6 was expected, not `7`"),
        ("    hint: It", "    wrong: {jump: no}\n    hint: It", "wrong.jump · There is no order `jump`"),
        ("    hint: It", "    wrong: {end: {}}\n    hint: It", "wrong.end · `say` is missing"),
        ("    hint: It", "    wrong: {end: {say: No., now: {sky: blue}}}\n    hint: It", "no key `sky`"),
        (
            "    hint: It",
            "    wrong: {end: {say: No., with: [zeppelin]}}\n    hint: It",
            "no unit `zeppelin`",
        ),
        (
            "    hint: It",
            "    wrong: {end: {say: No., mines: some}}\n    hint: It",
            "There is no name `some`",
        ),
        ("    hint: It", "    wrong: {end: {say: No., here: {Ruhr: much}}}\n    hint: It", "end.here"),
        (
            "    hint: It",
            "    wrong: {end: {say: No., then: {control: {Rhur: germany}}}}\n    hint: It",
            "There is no territory `Rhur`",
        ),
        ("    hint: It is there.", "    hint: {say: Go., to: [Ruhr]}", "step 2, hint · There is no key `to`"),
        ("    hint: It", "    holds: {weather: fine}\n    hint: It", "holds · There is no key `weather`"),
        ("    hint: It", "    allow: end\n    hint: It", "allow · A list was expected"),
        ("steps:", "others: {france: [shrug]}\nsteps:", "others.france · There is no order `shrug`"),
        ("steps:", "minutes: many\nsteps:", "minutes · A number from 0 to 30"),
        ("lesson: A march", "lesson: {", "This is not YAML"),
    ],
)
def test_a_lesson_that_cannot_be_read_is_complained_about_in_a_sentence(
    old: str, new: str, complaint: str
) -> None:
    assert old in GOOD
    with pytest.raises(Unreadable) as error:
        read_lesson(GOOD.replace(old, new), "march")
    assert complaint in str(error.value)


def test_a_lesson_without_a_task_is_none() -> None:
    text = GOOD.partition("  - say: Go.")[0]
    with pytest.raises(Unreadable, match="Nothing is asked in it"):
        read_lesson(text, "march")
    with pytest.raises(Unreadable, match="A table of keys was expected"):
        read_lesson("[]", "march")


def test_the_example_of_the_documentation_is_a_lesson() -> None:
    page = (Path(__file__).parents[2] / "docs/lessons.md").read_text("utf-8")
    example = read_lesson(page.partition("```yaml\n")[2].partition("```")[0], "example")
    rehearse(example)
    examine(example)


def test_the_documentation_names_every_fact() -> None:
    page = (Path(__file__).parents[2] / "docs/lessons.md").read_text("utf-8")
    table = page.partition("| fact |")[2].partition("\n\n")[0]
    assert set(REMARK_KEYS) - {"say"} <= set(re.findall(r"`([a-z]+)`", table))


def test_the_documentation_names_every_part_of_the_screen_that_can_be_pointed_at() -> None:
    page = (Path(__file__).parents[2] / "docs/lessons.md").read_text("utf-8")
    row = next(line for line in page.splitlines() if line.startswith("| `at` |"))
    assert set(PARTS) <= set(re.findall(r"`([a-z]+)`", row))
