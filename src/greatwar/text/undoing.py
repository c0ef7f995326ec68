"""Undoing in words: what `undo` takes back, as buttons and prompts name it."""

from greatwar.game import Undoable
from greatwar.notation.orders import format_order
from greatwar.orders import End


def undone_text(undone: Undoable) -> str:
    """What is undone, as a noun or in notation.

    >>> from greatwar.orders import Attack
    >>> undone_text(Undoable("purchase", End())), undone_text(Undoable("combat", Attack("Lorraine")))
    ('end of purchase', 'attack Lorraine')
    """
    return f"end of {undone.phase}" if isinstance(undone.order, End) else format_order(undone.order)
