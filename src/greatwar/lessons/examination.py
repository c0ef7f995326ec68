"""Examination: check every remark and hint of a lesson against every order that a learner can try."""

from collections.abc import Iterator

from greatwar.game import Game
from greatwar.lessons.attempts import attempts
from greatwar.lessons.coaching import dice_for, progress, remark_on, tried
from greatwar.lessons.lesson import CourseStep, Lesson
from greatwar.lessons.rehearsal import LessonFault, Rehearsal, where_is
from greatwar.lessons.remarks import Remark, units_of, untrue, untrue_now
from greatwar.notation.orders import format_order
from greatwar.orders import End, Order

KEY = "00" * 32
"""The key of the dice that follow those of the lesson."""
DEPTH = 2
"""How many orders a learner gives on the way, at most, before a position is examined."""


def examine(lesson: Lesson) -> None:
    """Try every order at every task; a remark that is not true of its order, or never said, raises `Fault`."""
    rehearsal = Rehearsal(lesson)
    for number, task in enumerate(lesson.tasks):
        said: set[str] = set()
        for game in _on_the_way(lesson, task, rehearsal.game):
            _require_hint(lesson, task, game)
            said |= {remark.order for remark in _said(lesson, task, game)}
        for remark in task.wrong:
            if remark.order not in said:
                raise LessonFault(
                    f"{where_is(lesson, task)}: no order that can be given is answered by {remark.order!r}"
                )
        rehearsal.play(number, task)


def _require_hint(lesson: Lesson, task: CourseStep, game: Game) -> None:
    for untruth in untrue_now(task.hint.facts, game, lesson.power):
        raise LessonFault(f"{where_is(lesson, task)}: its hint is not true{_behind(lesson, game)}: {untruth}")


def _said(lesson: Lesson, task: CourseStep, game: Game) -> Iterator[Remark]:
    """Every remark that is made in a position; each must be true of the order that it answers."""
    dice = dice_for(lesson, game, KEY)
    for order in attempts(game, lesson.power):
        attempt = tried(game, lesson.power, order, dice)
        remark = None if attempt is None else remark_on(task, attempt)
        if attempt is None or remark is None:
            continue
        for untruth in untrue(remark.facts, attempt):
            answer = f"the answer to {format_order(order)!r}"
            raise LessonFault(
                f"{where_is(lesson, task)}: {answer} is not true{_behind(lesson, game)}: {untruth}"
            )
        yield remark


def _behind(lesson: Lesson, game: Game) -> str:
    """After which order of the learner something is not true, where it is true at first."""
    last = game.log[-1] if game.log else None
    return f" after {format_order(last.order)!r}" if last and last.power == lesson.power else ""


def _on_the_way(lesson: Lesson, task: CourseStep, game: Game) -> Iterator[Game]:
    """The positions in which a task stands open: at first, and after orders that may be given on the way."""
    done = progress(lesson, game).done
    open_, seen = [game], {_marks(game)}
    for _ in range(DEPTH + 1):
        yield from open_
        nearest, open_ = open_, []
        for position in nearest:
            for order in _steps(task, list(attempts(position, lesson.power))):
                attempt = tried(position, lesson.power, order, dice_for(lesson, position, KEY))
                if attempt is None or lesson.power not in attempt.after.questions:
                    continue
                after = attempt.after
                if progress(lesson, after).done == done and _marks(after) not in seen:
                    seen.add(_marks(after))
                    open_.append(after)


def _marks(game: Game) -> str:
    """What tells two positions of one step apart."""
    table = game.table
    return f"{table.phase} {table.units} {table.bought}"


def _steps(task: CourseStep, orders: list[Order]) -> Iterator[Order]:
    """Of the orders that may be given on the way, those with one unit, and those with as many of a kind as can be."""
    allowed = [order for order in orders if task.allows(format_order(order))]
    for order in allowed:
        if isinstance(order, End) or (len(units_of(order)) == 1 and _is_one_or_most(order, allowed)):
            yield order


def _is_one_or_most(order: Order, allowed: list[Order]) -> bool:
    [item] = units_of(order)
    with_more = format_order(order).replace(f"{item.number} ", f"{item.number + 1} ", 1)
    return item.number == 1 or with_more not in map(format_order, allowed)
