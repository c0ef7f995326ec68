"""The lines of a session: from a prompt with completion and history, or from a pipe."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.formatted_text import FormattedText
from prompt_toolkit.history import FileHistory, History, InMemoryHistory

from greatwar.cli.completion import suggestions
from greatwar.cli.names import TITLES
from greatwar.cli.palette import LIVERIES
from greatwar.cli.session import Session
from greatwar.questions import AskOrders
from greatwar.text.say import cli as say


class PipedLines:
    """Lines from a pipe or a file; each is repeated behind the prompt, so that the output reads like a session."""

    def __init__(self, source: TextIO | None = None) -> None:
        self._source = sys.stdin if source is None else source

    def read(self, session: Session) -> str | None:
        line = self._source.readline()
        if not line:
            return None
        session.console.print(f"{TITLES[session.speaker]}> {line.rstrip()}", markup=False, soft_wrap=True)
        return line


class TypedLines:
    """Lines typed at a prompt."""

    def __init__(self, history: Path | None = None) -> None:
        remembered: History = InMemoryHistory()
        if history is not None:
            try:
                history.parent.mkdir(parents=True, exist_ok=True)
                history.touch()
                remembered = FileHistory(str(history))
            except OSError:
                pass
        self._prompt: PromptSession[str] = PromptSession(history=remembered, complete_while_typing=True)

    def read(self, session: Session) -> str | None:
        while True:
            try:
                return self._prompt.prompt(
                    _question_mark(session),
                    completer=_Offers(session),
                    bottom_toolbar=lambda: _status(session),
                )
            except KeyboardInterrupt:
                session.console.print(f"  {say.how_to_leave()}")
            except EOFError:
                return None


class _Offers(Completer):
    """Completions for prompt_toolkit."""

    def __init__(self, session: Session) -> None:
        self._session = session

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        line = document.text_before_cursor
        for offer in suggestions(self._session.game, self._session.speaker, line):
            yield Completion(offer.text, start_position=offer.start - len(line), display_meta=offer.note)


def _question_mark(session: Session) -> FormattedText:
    """The prompt: whose turn to speak it is, and about what."""
    power = session.speaker
    livery = LIVERIES[power]
    question = session.game.questions.get(power)
    about = (
        str(say.phase(phase=question.phase))
        if isinstance(question, AskOrders)
        else question.word
        if question
        else ""
    )
    return FormattedText(
        [(f"bg:{livery.ground} fg:{livery.ink} bold", f" {livery.letters} "), ("", f" {about}> ")]
    )


def _status(session: Session) -> str:
    table = session.game.table
    treasury = table.treasury.get(session.speaker, 0)
    return f" {say.status(round=table.round, turn=table.turn, phase=table.phase, n=treasury)} "
