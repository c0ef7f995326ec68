"""A lesson as a value: a position, the script of the others, and the learner's steps."""

from fnmatch import fnmatchcase
from typing import Literal

from msgspec import Struct

from greatwar.board import Power, Space
from greatwar.conformance.expectations import differences
from greatwar.game import Game
from greatwar.lessons.remarks import Remark
from greatwar.notation.trees import Tree
from greatwar.text.messages import Message, plain

Part = Literal[
    "",
    "attack",
    "battle",
    "casualties",
    "collect",
    "end",
    "log",
    "place",
    "press",
    "slip",
    "tray",
    "treasury",
]
"""A part of the screen that a step can point at; the screen knows where each of them is."""

SILENCE = plain("")
"""What is asked and hinted in a step that is only to be read."""


class Goal(Struct, frozen=True):
    """What completes a step: an order of the learner that looks like one of these, a position, or both.

    Orders are patterns of the notation as it is written: `move * Ruhr -> Belgium`. `position` is what an `expect` of a
    scenario is.
    """

    orders: tuple[str, ...] = ()
    position: Tree = {}

    def is_met(self, game: Game, said: str | None) -> bool:
        """Whether it is met by a game in which the learner has just given an order, or somebody else has."""
        if self.orders and (said is None or not _alike(said, self.orders)):
            return False
        return not (self.position and differences(game, self.position))


class CourseStep(Struct, frozen=True):
    """A step: some sentences, and, unless it is only to be read, what is asked and when it is done.

    `holds` is what the sentences say of the position, as an `expect` of a scenario. `dice` are those of everything that
    is rolled until the step is done, in their order. `allow` are orders that may be given on the way, `wrong` what is
    answered to others, else the `hint`; all of them are kindly refused. `solution` are the learner's orders that
    complete the step.
    """

    say: Message
    ask: Message = SILENCE
    goal: Goal | None = None
    spaces: tuple[Space, ...] = ()
    part: Part = ""
    look: tuple[Space, ...] = ()
    holds: Tree = {}
    dice: tuple[int, ...] = ()
    allow: tuple[str, ...] = ()
    wrong: tuple[Remark, ...] = ()
    hint: Remark = Remark(SILENCE)
    solution: tuple[str, ...] = ()

    def allows(self, said: str) -> bool:
        """Whether an order may be given on the way."""
        return _alike(said, self.allow)

    def answer(self, said: str, common: tuple[Remark, ...] = ()) -> Remark:
        """What is said to an order that does not lead on; `common` remarks are those of every lesson."""
        return next((remark for remark in (*self.wrong, *common) if remark.answers(said)), self.hint)


class Lesson(Struct, frozen=True):
    """A lesson. The learner plays one power; the others give the orders of their script, one after the other."""

    id: str
    title: Message
    about: Message
    minutes: int
    power: Power
    position: Tree
    steps: tuple[CourseStep, ...]
    others: dict[Power, tuple[str, ...]] = {}
    pace: float = 0.6

    @property
    def tasks(self) -> tuple[CourseStep, ...]:
        """The steps in which something is asked."""
        return tuple(step for step in self.steps if step.goal is not None)


def _alike(said: str, patterns: tuple[str, ...]) -> bool:
    return any(fnmatchcase(said, pattern) for pattern in patterns)
