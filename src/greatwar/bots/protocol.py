"""The words of the bot protocol. docs/bot-protocol.md explains them."""

from collections.abc import Iterable

from greatwar.game import Game
from greatwar.notation.records import Record, write_record
from greatwar.questions import AskCasualties, AskOrders, Question
from greatwar.records.transcripts import transcript

VERSION = 1
GREETING = f"greatwar {VERSION}"
END_OF_BLOCK = "."
"""The line that ends a block of lines; no line of the notation is so."""
LONGEST_LINE = 100_000


def block(word: str, lines: Iterable[str]) -> str:
    """A word, a block of lines, and the line that ends it.

    >>> block("legal", ["end"])
    'legal\\nend\\n.'
    """
    return "\n".join([word, *(line.rstrip("\n") for line in lines), END_OF_BLOCK])


def record_block(game: Game) -> str:
    """A game from its beginning, as a record without the key of its dice."""
    record: Record = transcript(game)
    return block("game", write_record(record).splitlines())


def asked(power: str, question: Question) -> str:
    """A question as a line: whom, and the phase or the name of the question; what follows is for people.

    >>> asked("germany", AskOrders("movement"))
    'ask germany movement'
    >>> asked("france", AskCasualties("Lorraine", 3, ("france",)))
    'ask france casualties 3 hits in Lorraine'
    """
    match question:
        case AskOrders(phase):
            return f"ask {power} {phase}"
        case AskCasualties(space, hits):
            return f"ask {power} casualties {hits} hits in {space}"
    return f"ask {power} {question.word}"
