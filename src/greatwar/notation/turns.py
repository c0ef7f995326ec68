"""The turn of a position, and what powers have bought in it."""

from greatwar.board import SIDES
from greatwar.notation import words
from greatwar.notation.trees import word
from greatwar.notation.words import fold, unreadable
from greatwar.rules import Ruleset
from greatwar.table import Table, Turn
from greatwar.text.say import notation as say


def read_turn(value: object, rules: Ruleset) -> Turn:
    """The power or the side whose turn it is."""
    text = word(value)
    side = next((side for side in SIDES if side == fold(text)), None)
    turn = words.power(text) if side is None else side
    if turn not in rules.rounds.turns:
        message = say.turns_together() if side is None else say.turns_one_by_one()
        raise unreadable(message, code="not-in-rules")
    return turn


def with_turn(turn: Turn | None, rules: Ruleset, table: Table) -> Table:
    """The table in the turn that a position names, or in the first one in which somebody is left."""
    if turn is not None:
        table = table.but(turn=turn)
        if not _is_anybody_left(table):
            raise unreadable(say.no_one_left_in_turn(turn=turn), code="wrong-value", place="turn")
        return table
    found = next(filter(_is_anybody_left, (table.but(turn=turn) for turn in rules.rounds.turns)), None)
    if found is None:
        raise unreadable(say.no_one_left(), code="wrong-value")
    return found


def require_buyers(table: Table) -> None:
    """Complain about units that a power has bought whose turn it is not."""
    for power in table.bought:
        if power not in table.movers:
            raise unreadable(say.bought_out_of_turn(power=power), code="wrong-value", place="bought")


def _is_anybody_left(table: Table) -> bool:
    return not table.departed.issuperset(table.movers)
