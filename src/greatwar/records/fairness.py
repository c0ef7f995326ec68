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
from greatwar.text.messages import Message
from greatwar.text.say import record as say


class Misfit(Exception):
    """A record does not fit: `index` is that of the order, or `START` or `HEADER`."""

    def __init__(self, index: int, message: Message) -> None:
        super().__init__(message)
        self.index = index
        self.message = message

    @property
    def sentence(self) -> str:
        """What does not fit, in the language that is spoken now."""
        return str(self.message)


class WrongDice(Exception):
    """Dice of a record are not those that its key gives."""

    def __init__(self, drawn: tuple[int, ...], due: tuple[int, ...]) -> None:
        self.message = say.wrong_dice(due=listed_dice(due), drawn=listed_dice(drawn))
        super().__init__(self.message)


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
            raise OutOfDice(say.dice_needed(n=number, left=len(drawn)))
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
                    raise Misfit(self._index, say.dice_left(dice=listed_dice(self._dice.left)))
            case Refused():
                reason = error.problems[0].message
                raise Misfit(self._index, say.order_refused(reason=reason)) from None
            case OutOfDice():
                raise Misfit(self._index, say.dice_lacking(reason=error.message)) from None
            case WrongDice():
                raise Misfit(self._index, error.message) from None


# Verifying


class Verification(Struct, frozen=True):
    """What became of verifying a record: whether it fits, and if not the first line that does not, and why."""

    fits: bool
    message: Message
    line: int | None = None
    orders: int = 0
    dice: int = 0
    dice_recomputed: bool = False
    sealed: bool = False
    round: int = 0
    winner: Side | str = ""

    @property
    def sentence(self) -> str:
        """The verdict in the language that is spoken now."""
        return str(self.message)


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
        return Verification(False, misfit.message, layout.line(misfit.index))
    except (Unreadable, Refused) as complaint:
        reason = complaint.problems[0].message
        return Verification(False, say.header_does_not_fit(reason=reason), layout.header)
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


def _praise(record: Record, layout: Layout) -> Message:
    orders, dice = len(record.entries), len(record.dice)
    if record.key is not None and record.inherited:
        fits_inherited = say.fits_inherited if layout.is_sealed else say.fits_inherited_unsealed
        return fits_inherited(orders=orders, dice=dice, inherited=record.inherited)
    if record.key is not None:
        return (say.fits if layout.is_sealed else say.fits_unsealed)(orders=orders, dice=dice)
    if layout.unsealed:
        return say.fits_so_far_partly_sealed(orders=orders, dice=dice, n=layout.unsealed)
    return (say.fits_so_far_sealed if layout.is_sealed else say.fits_so_far)(orders=orders, dice=dice)


def _check_key(record: Record) -> None:
    if record.key is None:
        return
    if record.commitment is None:
        raise Misfit(HEADER, say.no_commitment())
    if commitment(record.key) != record.commitment:
        raise Misfit(HEADER, say.wrong_commitment())


def _check_seals(record: Record, layout: Layout, orders: int) -> None:
    """Hold the seals and marks behind so many orders against the orders before them."""
    layout.reach(record, orders)
    if orders == 0 and layout.header_seal not in (None, Seal.of_header(record).chain):
        raise Misfit(HEADER, say.header_seal())
    mark = layout.marks.get(orders - 1)
    if mark is not None and not layout.seal.chain.startswith(mark):
        raise Misfit(orders - 1, say.line_seal())
    if orders in layout.seals and layout.seals[orders] != layout.seal.chain:
        if orders == 0 and layout.header_seal is not None:
            raise Misfit(START, say.start_seal())
        if orders == 0:
            raise Misfit(HEADER, say.header_seal())
        raise Misfit(orders - 1, say.lines_seal())


def _check_last_seal(layout: Layout, orders: int) -> None:
    """Miss a seal that was taken away: of so many orders none may stand behind the last one.

    Within a turn the seal moves on with every order, and a program that is ended can leave the turn without it.
    """
    last = max(layout.seals, default=0)
    if layout.is_sealed and last < orders:
        raise Misfit(last, say.seal_missing())


def _check_result(record: Record, game: Game) -> None:
    winner = game.table.winner or None
    if record.result != winner:
        message = say.wrong_result(said=record.result or "nothing", found=winner or "nothing")
        raise Misfit(HEADER, message)
