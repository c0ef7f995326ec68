"""Waits: since when, and since which step, each power has had its question."""

import time
from collections.abc import Iterable

from greatwar.board import Power
from greatwar.questions import Question
from greatwar.store.play import Given, Play
from greatwar.store.rows import GameSummary
from greatwar.text.answering import question_line
from greatwar.web.payloads import Waiting


class Waits:
    """The questions of one game, and how long they have stood."""

    def __init__(self, play: Play, stood: GameSummary) -> None:
        self._play = play
        self._asked_at: dict[Power, tuple[Question, int]] = {}
        self._note_questions(())
        self._since: dict[Power, float] = {
            power: stood.since if power in stood.waiting else time.time() for power in play.game.questions
        }

    def told(self) -> tuple[Waiting, ...]:
        """Who is waited for, and what for."""
        return tuple(
            Waiting(power, question.word, question_line(power, question), self._since.get(power, 0.0))
            for power, question in self._play.game.questions.items()
        )

    def since(self) -> float:
        """When the last question was asked; when the game began if nobody is asked."""
        return max(self._since.values(), default=0.0)

    def note(self, given: list[Given]) -> None:
        """Note what orders that have just been given have changed."""
        self._note_questions(given)
        now = given[-1].at
        self._since = {power: self._since.get(power, now) for power in self._play.game.questions}

    def asked_at(self, power: Power) -> int | None:
        """The step since which a power has been asked what it is asked now; nothing if it is not asked."""
        known = self._asked_at.get(power)
        return None if known is None else known[1]

    def _note_questions(self, given: Iterable[Given]) -> None:
        """A question stands since it was asked; an own order begins it anew."""
        spoken = {each.power for each in given}
        self._asked_at = {
            power: known
            if power not in spoken
            and (known := self._asked_at.get(power)) is not None
            and known[0] == question
            else (question, self._play.number)
            for power, question in self._play.game.questions.items()
        }
