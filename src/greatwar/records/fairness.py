"""Fairness: replay a record, give every order again and compute every die from the key.

The commitment stands in a record before the first die, and the key is revealed when the game is over. Seals, where
there are any, show orders that were changed for other lawful ones.
"""

from collections.abc import Callable, Iterator

from msgspec import Struct

from greatwar.board import Side
from greatwar.dice import KeyedDice, OutOfDice, commitment
from greatwar.events import Event, TurnBegan
from greatwar.game import Game
from greatwar.notation.records import Record, RecordedOrder, begin, read_record
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.records.seals import HEADER, START, Layout, Seal, listed_dice
from greatwar.text.english import agreeing, counted


class Misfit(Exception):
    """A record does not fit: `index` is that of the order, or `START` or `HEADER`."""

    def __init__(self, index: int, sentence: str) -> None:
        super().__init__(sentence)
        self.index = index
        self.sentence = sentence


class WrongDice(Exception):
    """Dice of a record are not those that its key gives."""

    def __init__(self, drawn: tuple[int, ...], due: tuple[int, ...]) -> None:
        super().__init__(f"The dice must be {listed_dice(due)}; the record says {listed_dice(drawn)}")


class RecordedDice:
    """The dice of a record, handed out line by line; with a key, each roll is held against what the key gives.

    The first rolls, if they are `inherited` from another game, have nothing to do with the key.
    """

    def __init__(self, key: str | None = None, *, inherited: int = 0) -> None:
        self._keyed = None if key is None else KeyedDice(key)
        self._inherited = inherited
        self._left: tuple[int, ...] = ()

    @property
    def left(self) -> tuple[int, ...]:
        """The dice of the line that have not been drawn."""
        return self._left

    def lay(self, dice: tuple[int, ...]) -> None:
        """The dice of the next line; those of the last one that are left are gone."""
        self._left = dice

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        drawn, left = self._left[:number], self._left[number:]
        if len(drawn) < number:
            raise OutOfDice(f"{agreeing(number, 'die', 'is', 'are')} needed, {len(drawn)} left")
        if self._keyed is not None and roll >= self._inherited:
            due = self._keyed.draw(number, roll=roll)
            if due != drawn:
                raise WrongDice(drawn, due)
        self._left = left
        return drawn


class ReplayedLine(Struct, frozen=True):
    """A line of a record that has been played again: its index, the game after it, and what happened.

    The first has the index `START` and no line: the game before the first order.
    """

    index: int
    game: Game
    line: RecordedOrder | None
    events: list[Event]


def replay(record: Record, *, key: str | None = None) -> Iterator[ReplayedLine]:
    """Play a record again, line by line; the first line that does not fit raises `Misfit`.

    With a key every die is computed anew; without one the dice are taken as they are written.
    """
    rules, table = begin(record)
    dice = RecordedDice(key, inherited=record.inherited)
    dice.lay(record.start_dice)
    with Fitting(START, dice):
        game = Game(rules, table, dice)
    yield ReplayedLine(START, game, None, game.opening_events)
    for index, line in enumerate(record.entries):
        dice.lay(line.dice)
        with Fitting(index, dice):
            events = game.order(line.power, line.order)
        yield ReplayedLine(index, game, line, events)


class Fitting:
    """Turns whatever does not fit while a line is played into a `Misfit`."""

    def __init__(self, index: int, dice: RecordedDice) -> None:
        self._index = index
        self._dice = dice

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        match error:
            case None:
                if self._dice.left:
                    raise Misfit(self._index, f"The dice {listed_dice(self._dice.left)} are not drawn here")
            case Refused():
                reasons = "; ".join(str(problem) for problem in error.problems)
                raise Misfit(self._index, f"The order is refused: {reasons}") from None
            case OutOfDice():
                raise Misfit(
                    self._index, f"More dice are drawn here than stand in the record: {error}"
                ) from None
            case WrongDice():
                raise Misfit(self._index, str(error)) from None


# Verifying


class Verification(Struct, frozen=True):
    """What became of verifying a record: whether it fits, and if not the first line that does not, and why."""

    fits: bool
    sentence: str
    line: int | None = None
    orders: int = 0
    dice: int = 0
    dice_recomputed: bool = False
    sealed: bool = False
    round: int = 0
    winner: Side | str = ""


def verify(text: str, *, heard: Callable[[int, int], None] = lambda done, all_: None) -> Verification:
    """Recompute every die and every position of a record; `heard` is told how many orders are done.

    A text that is no record raises `Unreadable`, which names the line.
    """
    record = read_record(text)
    layout = Layout.of(text)
    last: ReplayedLine | None = None
    sealed_until = 0
    try:
        _check_key(record)
        _check_seals(record, layout, 0)
        for played in replay(record, key=record.key):
            heard(played.index + 1, len(record.entries))
            if played.index >= 0:
                _check_seals(record, layout, played.index + 1)
            if last is not None and any(isinstance(event, TurnBegan) for event in last.events):
                sealed_until = played.index
            last = played
        assert last is not None
        is_over = record.key is not None or record.result is not None
        _check_last_seal(layout, len(record.entries) if is_over else sealed_until)
        _check_result(record, last.game)
    except Misfit as misfit:
        return Verification(False, misfit.sentence, layout.line(misfit.index))
    except (Unreadable, Refused) as complaint:
        return Verification(False, f"The header does not fit: {complaint}", layout.header)
    return Verification(
        True,
        _praise(record, layout),
        orders=len(record.entries),
        dice=len(record.dice),
        dice_recomputed=record.key is not None,
        sealed=layout.is_sealed,
        round=last.game.table.round,
        winner=last.game.table.winner,
    )


def _praise(record: Record, layout: Layout) -> str:
    sealed = layout.is_sealed
    orders, dice = len(record.entries), len(record.dice)
    given, rolled = counted(orders, "order"), counted(dice, "die")
    if record.key is not None:
        told = f"Everything fits: {given} given again, {rolled} computed again from the revealed key."
        if record.inherited:
            told = (
                f"Everything fits: {given} given again with {rolled}; all rolls but the first {record.inherited}, "
                "which were rolled in another game, computed again from the revealed key."
            )
        if not sealed:
            told += (
                " The record carries no seals, so an order exchanged for another lawful one that draws the same dice"
                " would not be noticed."
            )
        return told
    found = " and the seals" if sealed else ""
    told = (
        f"{given}{found} {'fits' if orders == 1 and not sealed else 'fit'}, and so does the number of dice ({dice}). "
        "The dice themselves could not be computed again: the key is not revealed yet."
    )
    if layout.unsealed:
        unsealed = agreeing(layout.unsealed, "order", "has", "have")
        told += f" {unsealed} no seal yet, so another order in its place would not be noticed."
    return told


def _check_key(record: Record) -> None:
    if record.key is None:
        return
    if record.commitment is None:
        raise Misfit(HEADER, "The key is revealed, but there is no commitment that it could be held against")
    if commitment(record.key) != record.commitment:
        raise Misfit(HEADER, "The commitment is not that of the key: one of them has been changed")


def _check_seals(record: Record, layout: Layout, orders: int) -> None:
    """Hold the seals and marks behind so many orders against the orders before them."""
    layout.reach(record, orders)
    if orders == 0 and layout.header_seal not in (None, Seal.of_header(record).chain):
        raise Misfit(HEADER, "The header is not as it was written; it does not fit its seal")
    mark = layout.marks.get(orders - 1)
    if mark is not None and not layout.seal.chain.startswith(mark):
        raise Misfit(orders - 1, "This line is not as it was played; it does not fit its seal")
    if orders in layout.seals and layout.seals[orders] != layout.seal.chain:
        if orders == 0 and layout.header_seal is not None:
            raise Misfit(START, "The dice before the first order are not as they were drawn")
        if orders == 0:
            raise Misfit(HEADER, "The header is not as it was written; it does not fit its seal")
        raise Misfit(
            orders - 1, "This line, or one before it, is not as it was played; they do not fit their seal"
        )


def _check_last_seal(layout: Layout, orders: int) -> None:
    """Miss a seal that was taken away: of so many orders none may stand behind the last one.

    Within a turn the seal moves on with every order, and a program that is ended can leave the turn without it.
    """
    last = max(layout.seals, default=0)
    if layout.is_sealed and last < orders:
        raise Misfit(last, "The orders from this line on have no seal, and what stands before them has")


def _check_result(record: Record, game: Game) -> None:
    winner = game.table.winner or None
    if record.result != winner:
        said = record.result or "nothing"
        raise Misfit(
            HEADER, f"The header says {said} of the result, and the orders lead to {winner or 'none yet'}"
        )
