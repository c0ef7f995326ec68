"""The open questions of a power, with everything that a page needs to answer them."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from greatwar.board import POWERS, Power, Space
from greatwar.game import OFFERED, Game
from greatwar.notation.orders import parse_order
from greatwar.notation.units import canonical
from greatwar.notation.words import Unreadable
from greatwar.orders import Buy, Casualties, End, Item, Load, Move, Offload, Order, Place, Rail
from greatwar.pieces import KINDS, MOST, Kind
from greatwar.problems import Refused
from greatwar.questions import AskOrders, Question, Shape
from greatwar.rules.chapters import Purchases
from greatwar.rules.rulebook.purchase import cost
from greatwar.text.answering import question_line
from greatwar.text.messages import Message
from greatwar.text.undoing import undone_line
from greatwar.web.payloads import PowerAsked, Price, Site

LegalOrders = list[Order | Shape]


def order_of(said: Order | str) -> Order:
    """An order as a struct, read from the notation if it is a text."""
    if not isinstance(said, str):
        return said
    try:
        return parse_order(said)
    except Unreadable as complaint:
        raise Refused(*complaint.problems) from None


def asked(game: Game, powers: tuple[Power, ...]) -> tuple[PowerAsked, ...]:
    """What is asked of these powers now, or offered to them."""
    questions = game.questions
    undone = {power: undone_line(each) for power in powers if (each := game.undoes(power)) is not None}
    if not any(power in questions for power in powers) and not game.rules.offers and not undone:
        return ()
    by_power: dict[Power, LegalOrders] = {power: [] for power in POWERS if power in powers}
    for who, order in game.legal():
        if who in by_power:
            by_power[who].append(order)
    found = []
    for power, said in by_power.items():
        question = questions.get(power)
        offers = tuple(order for order in said if isinstance(order, OFFERED))
        if question is not None:
            found.append(_asked(game, power, question, said, offers, undone.get(power)))
        elif offers or power in undone:
            undoes = undone.get(power)
            undoable = undoes is not None
            found.append(PowerAsked(power, None, "", None, offers=offers, undoable=undoable, undoes=undoes))
    return tuple(found)


def _asked(
    game: Game,
    power: Power,
    question: Question,
    said: LegalOrders,
    offers: tuple[Order, ...],
    undoes: Message | None,
) -> PowerAsked:
    phase = question.phase if isinstance(question, AskOrders) else None
    moves = phase == "movement"
    answers = [order for order in said if not isinstance(order, (Shape, *OFFERED))]
    shape = next((order for order in said if isinstance(order, Shape)), None)
    return PowerAsked(
        power,
        question,
        question.word,
        question_line(power, question),
        orders=tuple(
            order for order in answers if not (moves and isinstance(order, Move | Rail | Load | Offload))
        ),
        shape=shape,
        spaces=tuple(dict.fromkeys(_origins(answers))) if moves else (),
        suggestion=suggestion(game, power, answers, shape),
        prices=prices(game, power, game.table.bought.get(power, {})) if phase == "purchase" else (),
        sites=tuple(_sites(game, power, answers)) if phase == "mobilize" else (),
        ending=tuple(game.problems(power, End())) if phase else (),
        offers=offers,
        undoable=undoes is not None,
        undoes=undoes,
    )


def _origins(orders: list[Order]) -> Iterator[Space]:
    for order in orders:
        match order:
            case Move(_, route) | Rail(_, route):
                yield route[0]
            case Load(_, territory, _):
                yield territory
            case Offload(_, zone, _):
                yield zone


# Casualties


def suggestion(game: Game, power: Power, answers: list[Order], shape: Shape | None) -> Order | None:
    """A lawful choice of casualties to begin with: what costs least is lost first, and damage comes before loss."""
    lists = [order for order in answers if isinstance(order, Casualties)]
    if lists:
        return min(lists, key=lambda order: _cost(game, order.units))
    if shape is None:
        return None
    for targets in _orders_of_loss(game, shape):
        answer = _filled(targets, shape.hits, game.rules.units.battleship_hits)
        if answer is not None and not game.problems(power, answer):
            return answer
    return next(game.answers(), None)


def _cost(game: Game, items: tuple[Item, ...]) -> int:
    return sum(item.number * _worth(game, item) for item in items)


def _worth(game: Game, item: Item) -> int:
    if item.state == "damage":
        return 1
    cargo = sum(unit.number * game.rules.units.cost[unit.kind] for unit in item.cargo or ())
    return game.rules.units.cost[item.kind] + cargo


def _orders_of_loss(game: Game, shape: Shape) -> Iterator[list[tuple[Item, int]]]:
    """The cheapest first, with one infantry kept by each power, then all of them; transports are lost last."""
    cheapest = sorted(shape.most, key=lambda entry: (entry[0].kind == "transport", _worth(game, entry[0])))
    yield [(item, most - 1 if item.kind == "infantry" else most) for item, most in cheapest]
    yield cheapest
    yield [entry for entry in cheapest if entry[0].kind != "battleship" or entry[0].state]


def _filled(targets: list[tuple[Item, int]], hits: int, battleship_hits: int) -> Casualties | None:
    items = []
    for item, most in targets:
        each = battleship_hits if item.kind == "battleship" and not item.state else 1  # RB-SCOMB-09
        number = min(most, hits // each)
        if number:
            items += [item] * number if item.cargo else [replace(item, number=number)]
            hits -= number * each
    return Casualties(canonical(items)) if not hits else None


# Purchase


def prices(game: Game, power: Power, wanted: Purchases) -> tuple[Price, ...]:
    """What every kind of unit costs a power, and how many of it could be bought beside what is wanted already."""
    return tuple(_price(game, power, wanted, kind) for kind in KINDS)


def _price(game: Game, power: Power, wanted: Purchases, kind: Kind) -> Price:
    price = game.rules.units.cost[kind]
    problems = game.problems(power, _with(wanted, kind, 1))
    if problems:
        return Price(kind, price, 0, tuple(problems))
    table, rules = game.table, game.rules
    left = table.treasury[power] + cost(rules, table.bought.get(power, {})) - cost(rules, wanted)
    most = min(MOST, left // price if price else MOST)
    return Price(kind, price, most_accepted(game, power, most, lambda number: _with(wanted, kind, number)))


def most_accepted(game: Game, power: Power, most: int, order: Callable[[int], Order]) -> int:
    """The greatest number, from 1 to `most`, with which an order would be accepted that is accepted with 1."""
    least = 1
    while least < most:
        middle = (least + most + 1) // 2
        if game.problems(power, order(middle)):
            most = middle - 1
        else:
            least = middle
    return least


def _with(wanted: Purchases, kind: Kind, number: int) -> Buy:
    """A purchase, and some units more."""
    more = {**wanted, kind: wanted.get(kind, 0) + number}
    return Buy(tuple(Item(more[each], each) for each in KINDS if more.get(each)))


# Mobilization


def _sites(game: Game, power: Power, answers: list[Order]) -> Iterator[Site]:
    """Where what was bought can be placed, and how much of it goes there at once."""
    bought = game.table.bought.get(power, {})
    for order in answers:
        if isinstance(order, Place):
            (item,) = order.units
            number = most_accepted(game, power, bought[item.kind], _placing(order))
            yield Site(item.kind, order.space, number)


def _placing(order: Place) -> Callable[[int], Order]:
    return lambda number: replace(order, units=(replace(order.units[0], number=number),))
