"""Teaching: a lesson in a room: the learner's task, the others' answers, and the dice."""

from greatwar.board import POWERS, SIDE, Power
from greatwar.game import Game
from greatwar.lessons.catalogue import course, lesson_of
from greatwar.lessons.coaching import dice_for, objection, progress, scripted, task_of
from greatwar.lessons.lesson import CourseStep, Lesson
from greatwar.notation.trees import dump_tree
from greatwar.orders import Order
from greatwar.problems import Refused
from greatwar.store.play import Play
from greatwar.store.rows import GameRow
from greatwar.text.messages import Message
from greatwar.text.say import teacher
from greatwar.web.documents import LessonInfo, Lessons, LessonStep, NewGame, NewSeat
from greatwar.web.payloads import Coaching

LAID = 999_999
"""More rolls than a lesson can have: none of its dice are the key's alone."""
OTHERS = "recruit"
"""Who plays on for the others where a learner has led the game off the script."""


class Teacher:
    """Teaches one lesson in one game."""

    def __init__(self, lesson: Lesson, key: str) -> None:
        self._lesson = lesson
        self._key = key

    def prepare(self, play: Play, power: Power, order: Order) -> None:
        """Lay down the dice that an order would draw; refuse, kindly, an order that does not lead on."""
        dice = dice_for(self._lesson, play.game, self._key)
        problem = objection(self._lesson, play.game, power, order, dice)
        if problem is not None:
            raise Refused(problem)
        play.lay(dice)

    def answer(self, game: Game, power: Power) -> Order | None:
        """What one of the others says by the script."""
        return scripted(self._lesson, game, power)

    def is_waiting_for(self, game: Game, power: Power) -> bool:
        """Whether one of the others is to speak: once the lesson is over, only what the script has left is said."""
        return self.answer(game, power) is not None or not self.coaching(game).over

    def coaching(self, game: Game) -> Coaching:
        """How far the learner has come."""
        standing = progress(self._lesson, game)
        over = task_of(self._lesson, standing) is None
        return Coaching(self._lesson.id, _title(self._lesson), standing.done, over)


def teacher_of(row: GameRow) -> Teacher | None:
    """Who teaches in a game; nobody in most, nor where the lesson is no longer on the shelf."""
    lesson = lesson_of(row.lesson) if row.lesson else None
    return None if lesson is None else Teacher(lesson, row.key)


def game_of(lesson: Lesson) -> NewGame:
    """The game in which a lesson is taught: the learner has one power, the script all others."""
    seats = [NewSeat((lesson.power,), "here")]
    for side in ("central", "allies"):
        powers = tuple(power for power in POWERS if SIDE[power] == side and power != lesson.power)
        seats.append(NewSeat(powers, "computer", level=OTHERS))
    position = dump_tree({"rules": "rulebook", **lesson.position})
    return NewGame(tuple(seats), title=str(_title(lesson)), position=position, pace=lesson.pace)


def _title(lesson: Lesson) -> Message:
    return teacher.title(lesson=lesson.title)


def lessons() -> Lessons:
    """All lessons, without their solutions."""
    return Lessons(
        tuple(
            LessonInfo(
                lesson.id,
                lesson.title,
                lesson.about,
                lesson.minutes,
                lesson.power,
                tuple(map(_told, lesson.steps)),
            )
            for lesson in course()
        )
    )


def _told(step: CourseStep) -> LessonStep:
    return LessonStep(
        say=step.say,
        ask=step.ask if step.goal else None,
        task=step.goal is not None,
        spaces=step.spaces,
        part=step.part,
        look=step.look,
        hint=step.hint.say if step.goal else None,
    )
