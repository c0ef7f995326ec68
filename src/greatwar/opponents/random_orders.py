"""Random orders: any legal order of any power, with equal chance."""

from bisect import bisect_left
from collections.abc import Callable, Iterator
from random import Random

from greatwar.board import POWERS, Power
from greatwar.game import OFFERED, Game
from greatwar.orders import AnnounceLastRound, Casualties, End, Item, Order, Undo
from greatwar.questions import AskOrders, Question, Shape
from greatwar.rules.rulebook.duties import attacking_orders, dutiful_orders

Line = tuple[Power, Order]
Lines = list[tuple[Power, Order | Shape]]
Taste = Callable[[Game, Lines], list[float]]
"""How much a random player likes each of these orders."""

HASTE = 1 / 250
"""How often announcing the last round is thought of: if it always were, the first round would be the last."""
PATIENCE = 20
"""How often a movement phase is begun anew that cannot be ended before an attack that the rules demand is ordered."""


class Stuck(Exception):
    """Nobody can give any order, and nothing can be taken back."""


class RandomOrders:
    """Plays one game at random, all powers of it.

    A movement phase can run into a dead end: an army lacks infantry, and no unit can move any more. Then the
    player undoes its last orders back to the moment at which `end` was legal, and ends. It remembers how many
    orders ago that was, so that nothing is searched. If chance does not find an attack that the rules demand, the
    player orders it after some attempts.
    """

    def __init__(self, rng: Random, taste: Taste | None = None) -> None:
        self.rng = rng
        self.taste = taste
        self._since_end = 0
        """How many orders ago `end` was lawful, or the movement phase began."""
        self._returning = False
        self._vain = 0
        """How often the phase was taken back to its beginning and could not be ended there either."""
        self._mover: Power = POWERS[0]

    def order(self, game: Game) -> Line:
        """The next order; it is to be given to the game before the next is asked for."""
        if self._returning and self._since_end:
            self._since_end -= 1
            return self._mover, _UNDO
        lines = game.legal()
        if lines and type(lines[-1][1]) is AnnounceLastRound and self.rng.random() > HASTE:
            lines = [line for line in lines if type(line[1]) is not AnnounceLastRound]
        questions = game.questions
        if not _is_movement(questions):
            self._since_end = self._vain = 0
            return self._choice(game, lines)
        turn = next(iter(questions))
        if turn != self._mover:
            # Of a side that moves together one power moves after the other, so that each can take back its own.
            self._mover = turn
            self._since_end = self._vain = 0
        lines, offers = _parted(lines, turn)
        if not self._since_end and (duty := self._duty(game, turn)) is not None:
            self._returning = False
            self._since_end = 1
            return turn, duty
        if lines and type(lines[-1][1]) is End:
            self._since_end = 0
            if self._returning:
                self._returning = False
                return turn, _END
            lines += [line for line in offers if line[0] == turn or line[0] not in questions]
        else:
            # What another power says now would bar the way back.
            lines += [line for line in offers if line[0] == turn]
            if (self._returning or not lines) and game.undoable_in_phase(turn):
                # Either a dead end, or a phase that was taken up in its middle.
                self._returning = True
                self._since_end = max(self._since_end - 1, 0)
                return turn, _UNDO
            self._vain += self._returning
            if self._vain >= PATIENCE and (attack := demanded_attack(game, turn)) is not None:
                self._returning = False
                self._since_end = 1
                self._vain = 0
                return turn, attack
            if self._vain >= PATIENCE and (helpful := _helpful(game, turn, lines)) is not None:
                self._returning = False
                self._since_end += 1
                return turn, helpful
        self._returning = False
        self._since_end += 1
        return self._choice(game, lines)

    def _duty(self, game: Game, power: Power) -> Order | None:
        """An order that does what the power must have done by the end of the phase, where chance would not."""
        orders = dutiful_orders(game.rules, game.table, power)
        return next((order for order in orders if not game.problems(power, order)), None)

    def _choice(self, game: Game, lines: Lines) -> Line:
        if not lines:
            raise Stuck(f"Nobody can give any order in the {game.table.phase} phase of {game.table.turn}")
        if self.taste is None:
            power, order = self.rng.choice(lines)
        else:
            power, order = self.rng.choices(lines, self.taste(game, lines))[0]
        if isinstance(order, Shape):
            return power, draw(game, power, order, self.rng)
        return power, order


def _helpful(game: Game, power: Power, lines: Lines) -> Order | None:
    """An order after which less stands in the way of ending the phase; for a player that chance does not lead there."""
    now = len(game.problems(power, _END))
    for _, order in lines:
        if isinstance(order, Shape) or type(order) is End:
            continue
        tried = game.fork(game.dice)
        tried.order(power, order)
        if len(tried.problems(power, _END)) < now:
            return order
    return None


def demanded_attack(game: Game, power: Power) -> Order | None:
    """An order by which a power makes an attack that it must still make before it can end its movement phase."""
    orders = attacking_orders(game.rules, game.table, power)
    return next((order for order in orders if not game.problems(power, order)), None)


_UNDO = Undo()
_END = End()


def wander(game: Game, rng: Random) -> Line:
    """Any lawful order, each with equal chance; in a dead end `undo`."""
    return RandomOrders(rng).order(game) if game.legal() else (next(iter(game.questions)), _UNDO)


def _is_movement(questions: dict[Power, Question]) -> bool:
    question = next(iter(questions.values()), None)
    return isinstance(question, AskOrders) and question.phase == "movement"


def _parted(lines: Lines, power: Power) -> tuple[Lines, Lines]:
    """The orders of the power that is first in a list, and what is offered to anybody, which stands last."""
    end = len(lines)
    while end and type(lines[end - 1][1]) in OFFERED:
        end -= 1
    own = bisect_left(lines, True, hi=end, key=lambda line: line[0] != power)
    return lines[:own], lines[end:]


# Answers too many to list

_TRIES = 200


def draw(game: Game, power: Power, shape: Shape, rng: Random) -> Casualties:
    """A lawful answer of a shape.

    It is put together hit by hit at random, and again if the rules forbid what came of it. When luck fails, all
    answers are gone through.
    """
    units = [item for item, number in shape.most for _ in range(number)]
    for attempt in range(_TRIES):
        rng.shuffle(units)
        if attempt % 2:
            units.sort(key=lambda item: item.kind == "transport")  # RB-SCOMB-08: they are lost last
        answer = _answer(_taken(units, shape.hits))
        if not game.problems(power, answer):
            return answer
    for chosen in _all(shape.most, shape.hits):
        answer = _answer(chosen)
        if not game.problems(power, answer):
            return answer
    raise Stuck(f"No lawful answer takes {shape.hits} hits in {game.table.turn}'s {game.table.phase} phase")


def _hits(item: Item) -> int:
    """RB-SCOMB-09: an undamaged battleship takes two hits to sink."""
    return 2 if item.kind == "battleship" and not item.state else 1


def _taken(units: list[Item], hits: int) -> list[Item]:
    """The first of these units that take so many hits."""
    chosen = []
    for item in units:
        if _hits(item) <= hits:
            chosen.append(item)
            hits -= _hits(item)
    return chosen


def _all(most: tuple[tuple[Item, int], ...], hits: int) -> Iterator[list[Item]]:
    """Every choice of units that take so many hits."""
    if not most:
        if hits == 0:
            yield []
        return
    item, number = most[0]
    for lost in range(min(number, hits // _hits(item)) + 1):
        for others in _all(most[1:], hits - lost * _hits(item)):
            yield [item] * lost + others


def _answer(units: list[Item]) -> Casualties:
    """The answer that names these units, loaded transports one by one."""
    items = []
    for item in dict.fromkeys(units):
        number = units.count(item)
        if item.cargo:
            items += [item] * number
        else:
            items.append(Item(number, item.kind, item.state, item.cargo, item.owner))
    return Casualties(tuple(sorted(items)))
