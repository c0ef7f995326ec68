"""Choices: how an order is spelled token by token, so that every choice continues a legal order.

Everything is taken from what the engine lists or accepts. The small form of the engine names one unit at a time;
three orders are given only once and can name several units, so they grow here unit by unit: trains, ships that leave
a battle, and losses that are too many to list.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Protocol

from greatwar.board import LAND_BORDERS, Power, Space
from greatwar.env.tokens import (
    DIGITS,
    DONE,
    NUMBER,
    VERB,
    WAIT,
    ZERO,
    Token,
    Word,
    bought,
    item_word,
    spelled,
)
from greatwar.frames import Movement, Purchase
from greatwar.game import Game
from greatwar.orders import Buy, Casualties, End, Item, Items, Order, Rail, Retreat, Undo
from greatwar.pieces import Kind
from greatwar.questions import Shape
from greatwar.rules.rulebook.duties import dutiful_orders


class Choice(Protocol):
    """A point in the spelling of an order: the tokens that may come next, and what comes of each."""

    @property
    def tokens(self) -> Iterable[Token]:
        """Every token that may come next, at least one."""
        ...

    def chosen(self, token: Token) -> "Choice | Order | None":
        """The choice that follows, the order once it is complete, or nothing where the power waits."""
        ...


class Beginnings:
    """The first choice: what an order is given to, or what sort of answer it is."""

    __slots__ = ("_game", "_orders", "_power", "tokens")

    def __init__(self, game: Game, power: Power, orders: Sequence[Order | Shape], *, may_wait: bool) -> None:
        self._game = game
        self._power = power
        self._orders = orders
        if type(game.table.frames[-1]) is Purchase:
            firsts = dict.fromkeys([self._word(order)[0] for order in orders])
        else:
            firsts = dict.fromkeys(map(FIRST.__getitem__, orders))
        self.tokens: list[Token] = [*firsts, WAIT] if may_wait else list(firsts)

    def _word(self, order: Order | Shape) -> Word:
        if isinstance(order, Buy):
            return bought(_added(order, self._game.table.bought.get(self._power, {})))
        return WORDS[order]

    def chosen(self, token: Token) -> "Choice | Order | None":
        if token == WAIT:
            return None
        if type(self._game.table.frames[-1]) is Purchase:
            words = [(self._word(order), order) for order in self._orders]
            branch = [entry for entry in words if entry[0][0] == token]
        else:
            branch = [(WORDS[order], order) for order in self._orders if FIRST[order] == token]
        verbs = dict.fromkeys(type(order) for _, order in branch)
        if len(verbs) > 1:
            return _Verbs(self._game, self._power, branch)
        return _of_one_verb(self._game, self._power, branch, 1 if token in _VERB_TOKENS else 2)


class _Verbs:
    """What is done with the object that was chosen."""

    __slots__ = ("_branch", "_game", "_power")

    def __init__(self, game: Game, power: Power, branch: list["_Entry"]) -> None:
        self._game = game
        self._power = power
        self._branch = branch

    @property
    def tokens(self) -> Iterable[Token]:
        return dict.fromkeys(word[1] for word, _ in self._branch)

    def chosen(self, token: Token) -> "Choice | Order | None":
        branch = [entry for entry in self._branch if entry[0][1] == token]
        return _of_one_verb(self._game, self._power, branch, 2)


def _of_one_verb(game: Game, power: Power, branch: list["_Entry"], depth: int) -> "Choice | Order":
    """What follows object and verb."""
    orders = [order for _, order in branch]
    match orders[0]:
        case Shape() as shape:
            return _Losses(game, shape, (), 0)
        case Rail():
            return _Line(game, power, orders, orders[0].route[:1])
        case Retreat() if any(isinstance(order, Retreat) and order.units for order in orders):
            return _Refuge(game, power, orders)
        case Order() as only if len(orders) == 1:
            return only
    return _Words(branch, depth)


_Entry = tuple[Word, Order | Shape]
_VERB_TOKENS = frozenset(VERB.values())


def first_choice(game: Game, power: Power, *, may_wait: bool, barred: Collection[Order] = ()) -> Beginnings:
    """What a power that is asked something may begin to say.

    In a movement phase that cannot be ended as things stand, orders may be taken back, and what the rules demand of
    the power in this turn may be ordered in one go. `barred` are orders that are not to be given again here.
    """
    orders = game.legal_of(power)
    if barred:
        trains = any(isinstance(order, Rail) for order in barred)
        others = [order for order in orders if order not in barred and not (trains and type(order) is Rail)]
        orders = others or orders
    frames = game.table.frames
    if type(frames[-1]) is Movement and End not in map(type, reversed(orders)):
        orders += _ways_out(game, power)
    return Beginnings(game, power, orders, may_wait=may_wait)


def _ways_out(game: Game, power: Power) -> list[Order]:
    """What else may be said in a movement phase that cannot be ended as it stands."""
    found: list[Order] = []
    duties = dutiful_orders(game.rules, game.table, power)
    found += [duty for duty in duties if not game.problems(power, duty)]
    if game.undoable_in_phase(power):
        found.append(Undo())
    return found


def offers(game: Game) -> list[tuple[Power, Order]]:
    """What powers may do at any time, beside whatever is asked."""
    return [
        (power, order)
        for offer in game.rules.offers
        for power, order in offer.legal(game.rules, game.table)
        if isinstance(order, Order)
    ]


def offer_choice(game: Game, power: Power) -> Beginnings:
    """Whether a power takes up what it may do at any time, though something else is asked of somebody else."""
    offered = [order for speaker, order in offers(game) if speaker == power]
    return Beginnings(game, power, offered, may_wait=True)


def _added(order: Buy, present: Mapping[Kind, int]) -> Kind:
    """The kind of which a listed purchase holds one more than the present one."""
    return next(item.kind for item in order.units if item.number != present.get(item.kind, 0))


class _Words:
    """Words that are all known: those that begin alike are a branch."""

    __slots__ = ("_branches", "_depth")

    def __init__(self, words: list[_Entry], depth: int) -> None:
        self._depth = depth
        branches: dict[Token, list[_Entry]] = {}
        for entry in words:
            token = entry[0][depth]
            found = branches.get(token)
            if found is None:
                branches[token] = [entry]
            else:
                found.append(entry)
        self._branches = branches

    @property
    def tokens(self) -> Iterable[Token]:
        return self._branches

    def chosen(self, token: Token) -> "Choice | Order | None":
        branch = self._branches[token]
        if len(branch) == 1:
            order = branch[0][1]
            assert isinstance(order, Order)
            return order
        return _Words(branch, self._depth + 1)


class _Line:
    """A train: every territory it runs to, then what rides in it."""

    __slots__ = ("_game", "_kinds", "_power", "_route", "tokens")

    def __init__(
        self,
        game: Game,
        power: Power,
        listed: Iterable[Order | Shape],
        route: tuple[Space, ...],
    ) -> None:
        self._game = game
        self._power = power
        self._route = route
        self._kinds: dict[Space, dict[Item, None]] = {}
        for order in listed:
            assert isinstance(order, Rail)
            self._kinds.setdefault(order.route[0], {})[order.units[0]] = None
        self.tokens: list[Token] = [NUMBER[space] for space in self._onward()]
        if len(route) > 1:
            self.tokens.append(DONE)

    def _onward(self) -> list[Space]:
        unit = next(iter(self._kinds[self._route[0]]))
        return [
            space
            for space in LAND_BORDERS[self._route[-1]]
            if not self._game.problems(self._power, Rail((unit,), (*self._route, space)))
        ]

    def chosen(self, token: Token) -> "Choice | Order | None":
        if token == DONE:
            items = tuple(self._kinds[self._route[0]])
            return _Units(self._game, self._power, Rail((), self._route), items, ())
        space = next(space for space in self._onward() if NUMBER[space] == token)
        trains = [Rail((unit,), (start, space)) for start, units in self._kinds.items() for unit in units]
        return _Line(self._game, self._power, trains, (*self._route, space))


class _Refuge:
    """Ships that may leave a battle: the zone they go to, then all of them, or some."""

    __slots__ = ("_game", "_items", "_power", "_zones")

    def __init__(self, game: Game, power: Power, listed: Iterable[Order | Shape]) -> None:
        self._game = game
        self._power = power
        self._zones: dict[Token, Space] = {}
        self._items: dict[Item, None] = {}
        for order in listed:
            assert isinstance(order, Retreat)
            self._zones[NUMBER[order.zone]] = order.zone
            self._items.update(dict.fromkeys(order.units))

    @property
    def tokens(self) -> Iterable[Token]:
        return self._zones

    def chosen(self, token: Token) -> "Choice | Order | None":
        return _Units(self._game, self._power, Retreat(self._zones[token]), tuple(self._items), ())


class _Units:
    """A list of units that grows one by one, in the order of what is on offer, while the engine would accept it."""

    __slots__ = ("_game", "_offered", "_order", "_power", "_taken", "_words")

    def __init__(
        self,
        game: Game,
        power: Power,
        order: Rail | Retreat,
        offered: tuple[Item, ...],
        taken: tuple[Item, ...],
    ) -> None:
        self._game = game
        self._power = power
        self._order = order
        self._taken = taken
        after = offered.index(taken[-1]) if taken else 0
        self._offered = offered
        self._words: list[_Entry] = [
            ((*item_word(item), DONE), grown)
            for item in offered[after:]
            if not game.problems(power, grown := self._with((*taken, item)))
        ]

    def _with(self, units: tuple[Item, ...]) -> Order:
        if isinstance(self._order, Rail):
            return Rail(_counted(units), self._order.route)
        return Retreat(self._order.zone, _counted(units))

    @property
    def tokens(self) -> Iterable[Token]:
        found = dict.fromkeys(word[0] for word, _ in self._words)
        # A retreat that names no ships is that of all of them.
        return [*found, DONE] if self._taken or isinstance(self._order, Retreat) else found

    def chosen(self, token: Token) -> "Choice | Order | None":
        if token == DONE:
            return self._with(self._taken)
        return _Unit(self, [entry for entry in self._words if entry[0][0] == token], 1)

    def grown(self, word: Word) -> "_Units":
        item = next(item for item in self._offered if (*item_word(item), DONE) == word)
        return _Units(self._game, self._power, self._order, self._offered, (*self._taken, item))


class _Unit:
    """The next unit of a growing list, while it is being named."""

    __slots__ = ("_depth", "_units", "_words")

    def __init__(self, units: _Units, words: list[_Entry], depth: int) -> None:
        self._units = units
        self._words = words
        self._depth = depth

    @property
    def tokens(self) -> Iterable[Token]:
        return dict.fromkeys(word[self._depth] for word, _ in self._words)

    def chosen(self, token: Token) -> "Choice | Order | None":
        words = [entry for entry in self._words if entry[0][self._depth] == token]
        if token == DONE and len(words) == 1:
            return self._units.grown(words[0][0])
        return _Unit(self._units, words, self._depth + 1)


def _counted(units: tuple[Item, ...]) -> Items:
    """Units named one by one as a list with numbers; a loaded transport stays an item by itself."""
    items: list[Item] = []
    for item in units:
        if items and not item.cargo and items[-1] == _numbered(item, items[-1].number):
            items[-1] = _numbered(item, items[-1].number + 1)
        else:
            items.append(item)
    return tuple(items)


def _numbered(item: Item, number: int) -> Item:
    return Item(number, item.kind, item.state, item.cargo, item.owner)


class _Losses:
    """Losses too many to list: how many of each sort of unit, one after the other."""

    __slots__ = ("_counts", "_game", "_high", "_shape", "tokens")

    def __init__(self, game: Game, shape: Shape, counts: tuple[int, ...], high: int) -> None:
        self._game = game
        self._shape = shape
        self._counts = counts
        self._high = high
        most = shape.most[len(counts)][1]
        digits = range(high, min(most, high + DIGITS - 1) + 1)
        self.tokens: list[Token] = [ZERO + n - high for n in digits if self._may_be(n)]

    def _may_be(self, number: int) -> bool:
        """Whether some lawful answer goes on with this number, or one that begins with the largest digit."""
        most = number
        if number - self._high == DIGITS - 1:
            most = self._shape.most[len(self._counts)][1]
        return any(
            next(self._game.answers((*self._counts, n)), None) is not None for n in range(number, most + 1)
        )

    def chosen(self, token: Token) -> "Choice | Order | None":
        digit = token - ZERO
        if digit == DIGITS - 1:
            return _Losses(self._game, self._shape, self._counts, self._high + digit)
        counts = (*self._counts, self._high + digit)
        if len(counts) < len(self._shape.most):
            return _Losses(self._game, self._shape, counts, 0)
        return next(self._game.answers(counts))


class _Spelled(dict[Order | Shape, Word]):
    """The words of orders, each spelled once; emptied when it grows too large."""

    def __missing__(self, order: Order | Shape) -> Word:
        if isinstance(order, Shape):
            return (VERB[Casualties],)
        if len(self) > MOST_WORDS:
            self.clear()
        word = self[order] = spelled(order)
        return word


class _First(dict[Order | Shape, Token]):
    """The first tokens of the words of orders."""

    def __missing__(self, order: Order | Shape) -> Token:
        if len(self) > MOST_WORDS:
            self.clear()
        token = self[order] = WORDS[order][0]
        return token


MOST_WORDS = 1 << 17
WORDS = _Spelled()
FIRST = _First()
