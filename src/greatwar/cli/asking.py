"""The open question in one sentence, with an example of an answer."""

from collections.abc import Iterator, Mapping
from typing import assert_never, cast

from msgspec.structs import replace

from greatwar.board import ZONES, Power, Space
from greatwar.cli.names import TITLES, titled
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.units import canonical, force_items
from greatwar.orders import Attack, Buy, Casualties, End, Item, Items, Load, Move, Offload, Order, Place
from greatwar.pieces import Kind
from greatwar.questions import (
    AnyQuestion,
    AskAgree,
    AskArmistice,
    AskCasualties,
    AskControl,
    AskLand,
    AskLaunch,
    AskOrders,
    AskPress,
    AskReplace,
    AskRepresent,
    AskRetreat,
    AskSpare,
    AskSubmerge,
    Question,
    Shape,
)
from greatwar.text.chronicle import order_line
from greatwar.text.messages import Message
from greatwar.text.say import cli as say


def question_sentence(game: Game, power: Power, question: Question) -> str:
    """Return what a power is asked, with an example of an answer."""
    asked = cast(AnyQuestion, question)
    told = _PHASE[asked.phase](game, power) if isinstance(asked, AskOrders) else [_asked(game, power, asked)]
    return " ".join(map(str, told))


def orders_of(game: Game, power: Power) -> list[Order | Shape]:
    """What a power may say now, in the small form."""
    return [order for who, order in game.legal() if who == power]


def _asked(game: Game, power: Power, question: AnyQuestion) -> Message:
    match question:
        case AskOrders():
            raise AssertionError("a phase has sentences of its own")
        case AskCasualties():
            return _casualties(game, power, question)
        case AskSubmerge(zone, most, time):
            ask = say.ask_submerge if time == "with_fire" else say.ask_submerge_first
            return ask(power=power, n=most, zone=zone)
        case AskPress(zone, retreats):
            ways = ["`break off`", *(f"`retreat {to}`" for to in retreats)]
            return say.ask_press(power=power, zone=zone, ways=ways)
        case AskLand(territory, zone):
            return say.ask_land(power=power, zone=zone, named=territory)
        case AskRepresent(territory, powers):
            return say.ask_represent(
                power=power, territory=territory, ways=_by("represent", territory, powers)
            )
        case AskControl(territory, powers):
            return say.ask_control(power=power, territory=territory, ways=_by("control", territory, powers))
        case AskAgree(proposer, proposal):
            return say.ask_agree(power=power, proposal=order_line(proposer, proposal))
        case AskArmistice():
            return say.ask_armistice(power=power)
        case AskSpare(zone, other):
            return say.ask_spare(power=power, other=other, zone=zone, named=TITLES[other])
        case AskRetreat(zone, zones, forced):
            leave = say.ask_retreat if forced else say.ask_leave
            ways = [*([] if forced else ["`stay`"]), *(f"`retreat {to}`" for to in zones)]
            return leave(power=power, zone=zone, ways=ways)
        case AskLaunch(territory, zones):
            ways = [f"`launch {territory} {zone}`" for zone in zones]
            return say.ask_launch(power=power, territory=territory, ways=ways)
        case AskReplace(territory, kinds):
            ways = [f"`replace 1 {kind} {territory}`" for kind in kinds]
            return say.ask_replace(power=power, territory=territory, ways=ways)
    assert_never(question)


def _by(word: str, territory: Space, powers: tuple[Power, ...]) -> list[str]:
    return [f"`{word} {territory} by {TITLES[power]}`" for power in powers]


def _casualties(game: Game, power: Power, question: AskCasualties) -> Message:
    space, n = question.space, question.hits
    options = orders_of(game, power)
    units = _under_fire(game, space, question.powers, options)
    order = _example(game, power, options)
    # A first hit on a battleship is no casualty.
    is_sea = space in ZONES
    if order is None:
        shape = say.ask_hits_shape if is_sea else say.ask_casualties_shape
        return shape(power=power, n=n, space=space, units=units, named=space)
    ask = say.ask_hits if is_sea else say.ask_casualties
    reason = question.reason.replace(" ", "-")
    return ask(power=power, n=n, reason=reason, space=space, units=units, order=titled(format_order(order)))


def _purchase(game: Game, power: Power) -> list[Message]:
    table = game.table
    bought = table.bought.get(power)
    n = table.treasury[power]
    bid = [say.ask_bid(units=_new_units(coming))] if (coming := table.bids.get(power, {})) else []
    if bought:
        return [say.ask_bought(power=power, units=_new_units(bought), n=n), *bid]
    if power in table.bankrupt:
        return [say.ask_bankrupt(power=power)]
    if not any(isinstance(order, Buy) for order in orders_of(game, power)):
        return [say.ask_too_poor(power=power, n=n), *bid]
    return [say.ask_buy(power=power, n=n), *bid]


def _new_units(numbers: Mapping[Kind, int]) -> Items:
    return tuple(Item(number, kind) for kind, number in numbers.items())


def _movement(game: Game, power: Power) -> list[Message]:
    options = orders_of(game, power)
    example = next((order for order in options if isinstance(order, Move | Load | Offload)), None)
    if example is None:
        return [say.ask_no_move(power=power) if End() in options else say.ask_stuck(power=power)]
    return [say.ask_move(power=power, order=titled(format_order(_all_of_it(game, power, example))))]


def _all_of_it(game: Game, power: Power, order: Move | Load | Offload) -> Order:
    """An order of one unit made one for all that are like it, if that is legal."""
    if not isinstance(order, Move) or order.units[0].cargo:
        return order
    item = order.units[0]
    there = sum(
        number for piece, number in game.table.force(order.route[0], power).items() if piece.kind == item.kind
    )
    several = replace(order, units=(replace(item, number=there),))
    return several if there and not game.problems(power, several) else order


def _combat(game: Game, power: Power) -> list[Message]:
    attacks = [order.space for order in orders_of(game, power) if isinstance(order, Attack)]
    if not attacks:
        return [say.ask_no_attack(power=power)]
    duties = {problem.place for problem in game.problems(power, End())}
    must = [space for space in attacks if space in duties]
    may = [space for space in attacks if space not in duties]
    if not must:
        return [say.ask_may_attack(power=power, may=may, first=attacks[0])]
    if not may:
        return [say.ask_must_attack(power=power, must=must, first=attacks[0])]
    return [say.ask_must_and_may_attack(power=power, must=must, may=may, first=attacks[0])]


def _mobilize(game: Game, power: Power) -> list[Message]:
    bought = game.table.bought.get(power, {})
    places = [order for order in orders_of(game, power) if isinstance(order, Place)]
    if not places:
        return [say.ask_nothing_to_place(power=power)]
    kind = places[0].units[0].kind
    order = f"place {bought.get(kind, 1)} {kind} {places[0].space}"
    return [say.ask_place(power=power, units=_new_units(bought), order=order)]


def _income(game: Game, power: Power) -> list[Message]:
    if power in game.table.bankrupt:
        return [say.ask_no_income(power=power)]
    return [say.ask_income(power=power, n=game.rules.earnings(game.table, power))]


_PHASE = {
    "purchase": _purchase,
    "movement": _movement,
    "combat": _combat,
    "mobilize": _mobilize,
    "income": _income,
}


def _under_fire(game: Game, space: Space, powers: tuple[Power, ...], options: list[Order | Shape]) -> Items:
    """The units among which casualties are chosen: of each power those of a kind that some answer names."""
    several = len(powers) > 1
    for option in options:
        if isinstance(option, Shape):
            most: dict[Item, int] = {}
            for item, number in option.most:
                # A hit that only damages a battleship is not another unit.
                state = "" if item.state == "damage" else item.state
                unit = replace(item, number=1, state=state, owner=item.owner if several else None)
                most[unit] = max(most.get(unit, 0), number)
            return tuple(replace(unit, number=number) for unit, number in most.items())
    named = {
        (item.kind, item.owner)
        for option in options
        if isinstance(option, Casualties)
        for item in option.units
    }
    found: list[Item] = []
    for power in powers:
        force = game.table.force(space, power)
        kinds = {kind for kind, owner in named if owner in (None, power)}
        hit = {piece: number for piece, number in force.items() if piece.kind in kinds}
        found += [replace(item, owner=power if several else None) for item in force_items(hit, power)]
    return tuple(found)


def _example(game: Game, power: Power, options: list[Order | Shape]) -> Casualties | None:
    for option in options:
        if isinstance(option, Shape):
            legal = (answer for answer in _filled(option) if not game.problems(power, answer))
            option = next(legal, option)
        if isinstance(option, Casualties):
            return option
    return None


def _filled(shape: Shape) -> Iterator[Casualties]:
    """A few answers of a shape: the first units first, but an infantry kept by each power; the last units first."""
    kept = [(item, most - 1 if item.kind == "infantry" else most) for item, most in shape.most]
    hulls = [(item, most) for item, most in shape.most if item.kind != "battleship" or item.state]
    for targets in (kept, list(shape.most), list(reversed(shape.most)), hulls):
        left = shape.hits
        items = []
        for item, most in targets:
            number = min(most, left)
            if number:
                items.append(replace(item, number=number))
                left -= number
        yield Casualties(canonical(items))
