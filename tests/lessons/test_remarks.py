"""What the teacher says to an order is true of it: of every order, at every step of every lesson."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from greatwar.board import SPACES
from greatwar.dice import ScriptedDice
from greatwar.game import Game
from greatwar.lessons.attempts import attempts
from greatwar.lessons.catalogue import COMMON_REMARKS, course, lesson_of
from greatwar.lessons.coaching import dice_for, objection
from greatwar.lessons.examination import examine
from greatwar.lessons.lesson import CourseStep, Lesson
from greatwar.lessons.reading import read_lesson
from greatwar.lessons.rehearsal import LessonFault, Rehearsal
from greatwar.lessons.remarks import Facts, Remark
from greatwar.notation.orders import format_order, parse_order
from greatwar.notation.positions import read_position
from greatwar.orders import Attack, Casualties, Move, Order
from greatwar.pieces import KINDS
from greatwar.questions import Phase
from greatwar.text.messages import plain
from tests.lessons.test_lessons import GOOD, said

EACH = pytest.mark.parametrize("lesson", course(), ids=lambda lesson: lesson.id)
KEY = "17" * 32


def stages(lesson: Lesson) -> Iterator[tuple[CourseStep, Game]]:
    """Each task of a lesson, with the game in which it is to be done."""
    rehearsal = Rehearsal(lesson)
    for number, task in enumerate(lesson.tasks):
        yield task, rehearsal.game
        rehearsal.play(number, task)


# Against the rules


@EACH
def test_every_remark_is_true_of_every_order_that_it_answers(lesson: Lesson) -> None:
    examine(lesson)


@EACH
def test_orders_that_the_rules_forbid_are_left_to_them(lesson: Lesson) -> None:
    tried = 0
    for _, game in stages(lesson):
        for order in _slips(game, lesson):
            if game.problems(lesson.power, order):
                tried += 1
                dice = dice_for(lesson, game, KEY)
                assert objection(lesson, game, lesson.power, order, dice) is None, format_order(order)
    assert tried > 5


def _slips(game: Game, lesson: Lesson) -> Iterator[Order]:
    """Orders that a learner may try by mistake: too many units, too far, the wrong place, the wrong number of hits."""
    for order in attempts(game, lesson.power):
        if isinstance(order, Move):
            item, *others = order.units
            yield replace(order, units=(replace(item, number=item.number + 9), *others))
            yield replace(order, route=(order.route[0], "Moscow"))
        elif isinstance(order, Casualties):
            item, *others = order.units
            yield replace(order, units=(replace(item, number=item.number + 1), *others))
            yield Casualties(())
    yield from map(Attack, ("Belgium", "Moscow", "SZ 9", "Lorraine"))
    yield from map(parse_order, ("press", "end", "buy 9 tank", "place 1 infantry Berlin"))


@EACH
def test_every_order_that_is_refused_kindly_has_a_remark_of_its_own(lesson: Lesson) -> None:
    """A hint says how to do the task, not what is wrong with something else."""
    for task, game in stages(lesson):
        hinted = 0
        for order in attempts(game, lesson.power):
            problem = objection(lesson, game, lesson.power, order, dice_for(lesson, game, KEY))
            hinted += problem is not None and problem.message == task.hint.say
        assert hinted == 0, task.ask


# The examination finds what is wrong


def spoilt(id_: str, number: int, *remarks: Remark) -> Lesson:
    """A lesson with other remarks in one of its steps."""
    lesson = lesson_of(id_)
    assert lesson is not None
    steps = list(lesson.steps)
    steps[number - 1] = replace(steps[number - 1], wrong=remarks)
    return replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize(
    ("lesson", "words"),
    [
        (
            spoilt(
                "fighters", 2, Remark(plain("Safe there."), "move *", Facts(then={"legal": ["france: end"]}))
            ),
            "must be legal and is not",
        ),
        (
            spoilt("mines", 2, Remark(plain("A safer cruise."), "move *", Facts(mines="none"))),
            "SZ 18' is not true",
        ),
        (
            spoilt("the-sea", 4, Remark(plain("Sail home."), "end", Facts(now={"phase": "movement"}))),
            "phase is combat, not movement",
        ),
        (
            spoilt(
                "the-sea", 2, Remark(plain("All 4 are here."), "end", Facts(here={"SZ 4": {"cruiser": 2}}))
            ),
            "after 'move 1 cruiser SZ 4 -> SZ 5'",
        ),
        (
            spoilt("fighters", 5, Remark(plain("Keep it."), "casualties *", Facts(kinds=("artillery",)))),
            "the order names no artillery",
        ),
        (
            spoilt("tanks", 2, Remark(plain("To Paris?"), "move *", Facts(goal=("Paris",)))),
            "does not end in Paris",
        ),
        (
            spoilt("tanks", 2, Remark(plain("Off?"), "move *", Facts(start=("Paris",)))),
            "does not start in Paris",
        ),
        (
            spoilt("winning", 6, Remark(plain("Keep your money."), "buy *")),
            "no order that can be given is answered",
        ),
        (
            spoilt("money", 4, Remark(plain("There."), "end", Facts(here={"Paris": {}}))),
            "no unit in Paris, not any",
        ),
    ],
)
def test_a_remark_that_is_not_true_or_never_made_is_found(lesson: Lesson, words: str) -> None:
    with pytest.raises(LessonFault) as fault:
        examine(lesson)
    assert words in str(fault.value)


def test_a_hint_must_be_true_after_every_order_on_the_way() -> None:
    wide = GOOD.replace("1 infantry", "2 infantry").replace(
        "    hint: It is there.",
        '    allow: ["move 1 infantry Ruhr -> Hanover"]\n    hint: {say: Take both., here: {Ruhr: 2 infantry}}',
    )
    with pytest.raises(LessonFault) as fault:
        examine(read_lesson(wide, "march"))
    assert "its hint is not true after 'move 1 infantry Ruhr -> Hanover'" in str(fault.value)
    examine(read_lesson(wide.replace("here: {Ruhr: 2", "here: {Ruhr: 1"), "march"))


def test_attempts_name_units_in_every_number_that_the_rules_allow() -> None:
    lesson = lesson_of("artillery-support")
    assert lesson is not None
    game = Game(*read_position(lesson.position), ScriptedDice())
    into_belgium = {
        format_order(order)
        for order in attempts(game, "germany")
        if isinstance(order, Move) and order.route == ("Ruhr", "Belgium")
    }
    assert len(into_belgium) == 7 * 4 - 1
    assert "move 6 infantry, 3 artillery Ruhr -> Belgium" in into_belgium


# Against their own words. These tests read English.

CLAIMS: dict[str, tuple[str, ...]] = {
    r"\b(still|already|ready|left)\b": ("here", "now"),
    r"\b(only|no land unit|undefended|without a battle)\b": ("here", "now", "then", "kinds"),
    r"\b(contested|controls?|neutral|mobilizes?)\b": ("now", "then"),
    r"\bsafe(r|ly)?\b|\b(could|can) (not )?(end|land)\b": ("then", "mines"),
    r"\bmine[sd]?\b": ("mines",),
    r"\bsinks?\b": ("then",),
}
"""What a remark must declare that uses one of these words."""

MOVING = re.compile(r"\b(send|move|sail|march|fly|load|land|offload)\b", re.IGNORECASE)
NUMBERS = ("one", "two", "three", "four", "six", "nine")
FIGURES = {"one": "1", "two": "2", "three": "3", "four": "4", "six": "6", "nine": "9"}


def remarks(task: CourseStep) -> tuple[Remark, ...]:
    """Everything that can be said to an order while a task is to be done."""
    return (*task.wrong, *COMMON_REMARKS, task.hint)


def backing(task: CourseStep, remark: Remark) -> str:
    """All that a remark can refer to: its order, its facts, and what the step asks for."""
    goal = task.goal
    assert goal is not None
    return f"{remark.order} {remark.facts} {task.ask} {goal.orders} {goal.position} {task.solution}"


def unbacked(task: CourseStep, remark: Remark, phase: Phase) -> list[str]:
    """What a remark says and nothing stands for."""
    ground, say = backing(task, remark), str(remark.say)
    found = [f"the space {space}" for space in SPACES if _names(say, space) and not _names(ground, space)]
    found += [f"the unit {kind}" for kind in KINDS if _names(say, f"{kind}s?") and kind not in ground]
    for number in NUMBERS:
        if _names(say.lower(), number) and not (_names(ground, number) or _names(ground, FIGURES[number])):
            found.append(f"the number {number}")
    for figure in re.findall(r"\b(?<!SZ )\d+\b", say):
        if not _names(ground, figure):
            found.append(f"the number {figure}")
    for claim, keys in CLAIMS.items():
        if (match := re.search(claim, say)) and not any(getattr(remark.facts, key) for key in keys):
            found.append(f"'{match[0]}' without {' or '.join(keys)}")
    if phase != "movement" and (match := MOVING.search(say)):
        found.append(f"'{match[0]}' in {phase}")
    return found


def _names(text: str, name: str) -> bool:
    return re.search(rf"\b{name}\b", text) is not None


@EACH
def test_a_remark_says_nothing_that_it_does_not_declare(lesson: Lesson) -> None:
    for task, game in stages(lesson):
        assert game.table.phase in ("purchase", "movement", "combat", "mobilize", "income")
        for remark in remarks(task):
            assert unbacked(task, remark, game.table.phase) == [], remark.say


def test_words_without_facts_are_found() -> None:
    lesson = lesson_of("fighters")
    assert lesson is not None
    task = lesson.tasks[0]
    for say, found in (
        ("They would land safely there.", "'safely' without then or mines"),
        ("Holland is nearer.", "the space Holland"),
        ("Keep the tanks.", "the unit tank"),
        ("You have 7 of them.", "the number 7"),
        ("You have three of them.", "the number three"),
        ("Nothing is left there.", "'left' without here or now"),
    ):
        assert found in unbacked(task, Remark(plain(say), "move *"), "movement")
    assert unbacked(task, Remark(plain("Sail home."), "end"), "combat") == ["'Sail' in combat"]


RETIRED = re.compile(
    r"\b(whoever|nobody|lawful|lit|slip|desk|purse|ashore|aboard|quay|foe|told|reckon|asleep|rises?|tomorrow|harbours?"
    r"|men|guns?|aeroplanes?|all the same|raised?|raises|go on|take back)\b"
)
STORIES = ("The gun on the cliff", "whole companies of men", "the heaviest guns of")
"""Where a lesson tells what happened in the war, it may speak of guns and men."""


@EACH
def test_a_lesson_speaks_the_words_of_the_rulebook(lesson: Lesson) -> None:
    for text in map(str, said(lesson)):
        for story in STORIES:
            text = text.replace(story, "")
        assert not RETIRED.search(text), text
        assert not re.match(r"(Who|Whoever|What)\b", text), text
