"""Rehearsal: play a lesson by its own solution, so that no change of rules or text breaks it."""

from greatwar.board import Power
from greatwar.conformance.expectations import differences
from greatwar.dice import OutOfDice, ScriptedDice
from greatwar.game import Game
from greatwar.lessons.coaching import objection, progress, scripted, task_of, written_dice
from greatwar.lessons.lesson import CourseStep, Lesson
from greatwar.notation.orders import format_order, parse_order
from greatwar.notation.positions import read_position
from greatwar.notation.words import Unreadable
from greatwar.orders import Order
from greatwar.problems import Refused
from greatwar.text.english import agreeing, counted


class LessonFault(Exception):
    """A lesson does not go as it is meant to; the message is a plain sentence."""


def where_is(lesson: Lesson, step: CourseStep) -> str:
    """A step's place, for a message."""
    return f"{lesson.id}, step {lesson.steps.index(step) + 1}"


def rehearse(lesson: Lesson) -> Game:
    """Play a lesson as it means to be played; whatever is wrong with it raises `Fault`."""
    rehearsal = Rehearsal(lesson)
    for number, task in enumerate(lesson.tasks):
        rehearsal.play(number, task)
    rehearsal.close()
    return rehearsal.game


class Rehearsal:
    """A lesson on its way through its tasks."""

    def __init__(self, lesson: Lesson) -> None:
        self._lesson = lesson
        self.game = Game(*read_position(lesson.position), ScriptedDice())
        self._shown = 0
        self._used = [0] * (len(lesson.tasks) + 1)

    def play(self, number: int, task: CourseStep) -> None:
        """Complete one task by its solution, and let the others answer."""
        where = where_is(self._lesson, task)
        if progress(self._lesson, self.game).done != number:
            raise LessonFault(f"{where}: it is done before anything is ordered")
        self._require_shown(task)
        for line in task.solution:
            try:
                self._give(self._lesson.power, parse_order(line))
                self._let_others_speak()
            except (Refused, Unreadable, LessonFault) as error:
                raise LessonFault(f"{where}: {line!r}: {error}") from None
        done = progress(self._lesson, self.game).done
        if done != number + 1:
            raise LessonFault(f"{where}: the solution leads to {done} tasks done, not {number + 1}")

    def close(self) -> None:
        """Nothing that was written down must be left over."""
        self._require_shown(None)
        for task, used in zip(self._lesson.tasks, self._used):
            if used != len(task.dice):
                where = where_is(self._lesson, task)
                raise LessonFault(
                    f"{where}: {agreeing(len(task.dice), 'die', 'is', 'are')} written, {used} drawn"
                )
        for power, script in self._lesson.others.items():
            given = sum(each.power == power for each in self.game.log)
            if given != len(script):
                raise LessonFault(
                    f"{self._lesson.id}: {power} has {counted(len(script), 'order')} in its script and gives {given}"
                )

    def _require_shown(self, task: CourseStep | None) -> None:
        """The steps that are shown in this position, up to a task or to the end, say what is so."""
        steps = self._lesson.steps
        last = len(steps) - 1 if task is None else steps.index(task)
        for step in steps[self._shown : last + 1]:
            if untrue := differences(self.game, step.holds):
                raise LessonFault(f"{where_is(self._lesson, step)}: it says what is not so: {untrue[0]}")
        self._shown = last + 1

    def _give(self, power: Power, order: Order) -> None:
        standing = progress(self._lesson, self.game)
        dice = written_dice(self._lesson, standing)
        objected = objection(self._lesson, self.game, power, order, dice)
        if objected is not None:
            raise LessonFault(f"the lesson itself does not want this: {objected.sentence}")
        self.game.dice = ScriptedDice(dice)
        try:
            self.game.order(power, order)
        except OutOfDice as error:
            task = task_of(self._lesson, standing)
            place = "after the last step" if task is None else f"in step {self._lesson.steps.index(task) + 1}"
            raise LessonFault(f"too few dice for {power}: {format_order(order)!r} {place}: {error}") from None
        self._used[standing.done] += len(self.game.last.dice)

    def _let_others_speak(self) -> None:
        lesson, game = self._lesson, self.game
        while game.questions and lesson.power not in game.questions:
            power, question = next(iter(game.questions.items()))
            order = scripted(lesson, game, power)
            if order is None and task_of(lesson, progress(lesson, game)) is None:
                return
            if order is None:
                asked = f"{question.word}, {game.table.phase}"
                raise LessonFault(f"{power} is asked ({asked}), and its script has no answer that will do")
            self._give(power, order)
