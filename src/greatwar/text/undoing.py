"""Undoing in words: what `undo` undoes, for buttons and prompts."""

from greatwar.game import Undoable
from greatwar.notation.orders import format_order
from greatwar.orders import End
from greatwar.text.messages import Message, plain
from greatwar.text.say import log


def undone_line(undone: Undoable) -> Message:
    """What is undone, as a noun or in notation.

    >>> from greatwar.orders import Attack
    >>> (
    ...     str(undone_line(Undoable("purchase", End()))),
    ...     str(undone_line(Undoable("combat", Attack("Lorraine")))),
    ... )
    ('the end of Purchase', 'attack Lorraine')
    """
    if isinstance(undone.order, End):
        return log.undoes_end(phase=undone.phase)
    return plain(format_order(undone.order))
