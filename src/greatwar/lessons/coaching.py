"""Coaching: a learner's progress, the orders that lead on, the others' answers, and the next dice.

Everything follows from the lesson and the log of its game: nothing is remembered, so that a game that is taken back,
left, or opened again after a power cut stands where its orders say that it stands.
"""

from msgspec import Struct

from greatwar.board import Power
from greatwar.dice import KeyedDice, OutOfDice, ScriptedDice
from greatwar.game import Game
from greatwar.lessons.catalogue import COMMON_REMARKS
from greatwar.lessons.lesson import CourseStep, Lesson
from greatwar.lessons.remarks import Attempt, Remark
from greatwar.notation.orders import format_order, parse_order
from greatwar.orders import Order, Undo
from greatwar.problems import Problem, Refused
from greatwar.text.say import teacher

PLENTY = 400
"""How many dice lie behind those of the lesson, for learners who do something else."""


class Progress(Struct, frozen=True):
    """How many of the tasks are done, and how many dice were drawn since the last of them."""

    done: int
    drawn: int = 0


def progress(lesson: Lesson, game: Game) -> Progress:
    """How far a learner has come by the orders that stand in the log of a game."""
    log = game.log
    again = Game(
        game.rules, game.opening, ScriptedDice((*game.opening_dice, *(d for e in log for d in e.dice)))
    )
    done, drawn = _reached(lesson, 0, again, None), 0
    for power, order, dice in log:
        again.order(power, order)
        drawn += len(dice)
        reached = _reached(lesson, done, again, format_order(order) if power == lesson.power else None)
        if reached != done:
            done, drawn = reached, 0
    return Progress(done, drawn)


def _reached(lesson: Lesson, done: int, game: Game, said: str | None) -> int:
    """The tasks that are done once an order has been given: a position may complete several, an order one."""
    tasks = lesson.tasks
    while done < len(tasks) and (goal := tasks[done].goal) is not None and goal.is_met(game, said):
        done += 1
        said = None
    return done


def task_of(lesson: Lesson, standing: Progress) -> CourseStep | None:
    """What is to be done now; nothing when the lesson is over."""
    return lesson.tasks[standing.done] if standing.done < len(lesson.tasks) else None


def written_dice(lesson: Lesson, standing: Progress) -> tuple[int, ...]:
    """The dice that the lesson still has for what is to be done now."""
    task = task_of(lesson, standing)
    return task.dice[standing.drawn :] if task is not None else ()


def dice_for(lesson: Lesson, game: Game, key: str) -> tuple[int, ...]:
    """The dice that the next order draws from: those of the lesson first, then those of a key."""
    return (*written_dice(lesson, progress(lesson, game)), *KeyedDice(key).draw(PLENTY, roll=game.rolls))


def objection(
    lesson: Lesson, game: Game, power: Power, order: Order, dice: tuple[int, ...]
) -> Problem | None:
    """Why the teacher does not want an order now that the rules allow; nothing if it leads on.

    What the rules forbid is left to them: they know the reasons.
    """
    if isinstance(order, Undo) or power != lesson.power:
        return None
    task = task_of(lesson, progress(lesson, game))
    if task is None:
        return Problem("lesson-over", "", teacher.over(), "")
    attempt = tried(game, power, order, dice)
    remark = None if attempt is None else remark_on(task, attempt)
    return None if remark is None else Problem("lesson", "", remark.say, "")


def tried(game: Game, power: Power, order: Order, dice: tuple[int, ...]) -> Attempt | None:
    """What would come of an order; nothing if the rules forbid it."""
    trial = game.fork(ScriptedDice(dice))
    try:
        trial.order(power, order)
    except (Refused, OutOfDice):
        return None
    return Attempt(power, order, game, trial)


def remark_on(task: CourseStep, attempt: Attempt) -> Remark | None:
    """What the teacher says to an order that the rules allow; nothing if it leads on."""
    said = format_order(attempt.order)
    if task.allows(said) or (task.goal is not None and task.goal.is_met(attempt.after, said)):
        return None
    return task.answer(said, COMMON_REMARKS)


def scripted(lesson: Lesson, game: Game, power: Power) -> Order | None:
    """What one of the others says now by the script, if that will do; nothing where the script does not reach."""
    script = lesson.others.get(power, ())
    given = sum(each.power == power for each in game.log)
    if given >= len(script):
        return None
    order = parse_order(script[given])
    return None if game.problems(power, order) else order
