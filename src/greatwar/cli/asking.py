"""The open question in one sentence, with an example of an answer."""

from collections.abc import Iterator
from typing import assert_never, cast

from msgspec.structs import replace

from greatwar.board import ZONES, Power, Space
from greatwar.cli.legal import most_of
from greatwar.cli.names import TITLES, titled
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.units import canonical, force_to_text
from greatwar.orders import Attack, Buy, Casualties, End, Item, Load, Move, Offload, Order, Place
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
    Reason,
    Shape,
)
from greatwar.text.chronicle import order_line, units_told
from greatwar.text.english import NAMES, capitalized, counted, enumerated


def question_sentence(game: Game, power: Power, question: Question) -> str:
    """Return what a power is asked, with an example of an answer."""
    return capitalized(f"{NAMES[power]}: {_asked(game, power, cast(AnyQuestion, question))}.")


def orders_of(game: Game, power: Power) -> list[Order | Shape]:
    """What a power may say now, in the small form."""
    return [order for who, order in game.legal() if who == power]


def _asked(game: Game, power: Power, question: AnyQuestion) -> str:
    match question:
        case AskOrders(phase):
            return _PHASE[phase](game, power)
        case AskCasualties(space, hits, powers, reason):
            options = orders_of(game, power)
            among = ", ".join(_under_fire(game, space, powers, options))
            # A first hit on a battleship is no casualty.
            assign = (
                f"assign {counted(hits, 'hit')}" if space in ZONES else f"choose {counted(hits, 'casualty')}"
            )
            example = _example(game, power, options, space)
            return f"{assign} in {space}{_CAUSES[reason]} among {among}, {example}"
        case AskSubmerge(zone, most, time):
            when = "instead of firing" if time == "with_fire" else "before anyone fires"
            if most == 1:
                return f"your submarine in {zone} can submerge {when}: 'submerge 1' or 'submerge 0'"
            return f"choose how many of your {most} submarines in {zone} submerge {when}, for example 'submerge 0'"
        case AskPress(zone, retreats):
            words = ["'press' for another round", "'break off'", *(f"'retreat {to}'" for to in retreats)]
            return f"sea battle in {zone}: {enumerated(words, 'or')}"
        case AskLand(territory, zone):
            return f"your landing from {zone} met mines: 'land {territory}' anyway, or 'call off {territory}'"
        case AskRepresent(territory, powers):
            chosen = _by("represent", territory, powers)
            return f"{territory} is invaded. Choose the power that represents it: {chosen}"
        case AskControl(territory, powers):
            return f"choose the power that takes control of {territory}: {_by('control', territory, powers)}"
        case AskAgree(proposer, proposal):
            proposed = str(order_line(proposer, proposal)).removesuffix(".")
            return f"'agree' or 'object' to this proposal: {proposed}"
        case AskArmistice():
            return "Russia offers an armistice: 'accept armistice' or 'decline armistice'"
        case AskSpare(zone, other):
            ways = f"'spare {TITLES[other]}' leaves them out, 'involve {TITLES[other]}' attacks them too"
            return f"neutral ships of {NAMES[other]} are in {zone}: {ways}"
        case AskRetreat(zone, zones, forced):
            ways = enumerated([*([] if forced else ["'stay'"]), *(f"'retreat {to}'" for to in zones)], "or")
            return f"your ships {'must retreat from' if forced else 'can leave'} {zone}: {ways}"
        case AskLaunch(territory, zones):
            ways = enumerated([f"'launch {territory} {zone}'" for zone in zones], "or")
            return f"choose the sea zone for your new battleship in {territory}: {ways}"
        case AskReplace(territory, kinds):
            exchanges = enumerated([f"'replace 1 {kind} {territory}'" for kind in kinds], "or")
            return f"your army in {territory} needs an infantry. Exchange a new unit: {exchanges}"
    assert_never(question)


_CAUSES: dict[Reason, str] = {
    "fire": "",
    "coastal fire": " after coastal fire",
    "bombardment": " after bombardment",
    "air battle": " after the air battle",
}


def _by(word: str, territory: str, powers: tuple[Power, ...]) -> str:
    return enumerated([f"'{word} {territory} by {TITLES[power]}'" for power in powers], "or")


def _purchase(game: Game, power: Power) -> str:
    table = game.table
    bought = table.bought.get(power)
    treasury = counted(table.treasury[power], "IPC")
    coming = tuple(Item(number, kind) for kind, number in table.bids.get(power, {}).items())
    bid = f". Your bid adds {units_told(coming)} when you mobilize" if coming else ""
    if bought:
        units = units_told(tuple(Item(number, kind) for kind, number in bought.items()))
        return f"you buy {units} and have {treasury} left. 'buy …' replaces the purchase, 'end' completes it{bid}"
    if power in table.bankrupt:
        return "your economy has collapsed and buys nothing. Type 'end'"
    if not any(isinstance(order, Buy) for order in orders_of(game, power)):
        return f"you can buy nothing with {treasury}. Type 'end'{bid}"
    return f"buy units for up to {treasury}, for example 'buy 2 infantry, 1 artillery', or 'end'{bid}"


def _movement(game: Game, power: Power) -> str:
    options = orders_of(game, power)
    example = next((order for order in options if isinstance(order, Move | Load | Offload)), None)
    if example is None:
        return (
            "no unit can move. Type 'end'"
            if End() in options
            else "no unit can move, and the phase cannot end. Type 'undo', or 'end' to see why"
        )
    return (
        f"move your units, for example '{titled(format_order(_all_of_it(game, power, example)))}', then 'end'"
    )


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


def _combat(game: Game, power: Power) -> str:
    attacks = [order.space for order in orders_of(game, power) if isinstance(order, Attack)]
    if not attacks:
        return "there is nothing to attack. Type 'end'"
    duties = {problem.place for problem in game.problems(power, End())}
    must = [space for space in attacks if space in duties]
    may = [space for space in attacks if space not in duties]
    parts = [f"you must attack {enumerated(must)}"] if must else []
    parts += [f"you may attack {enumerated(may)}"] if may else []
    finish = "" if must else ", or 'end'"
    return f"{'; '.join(parts)}, for example 'attack {attacks[0]}'{finish}"


def _mobilize(game: Game, power: Power) -> str:
    bought = game.table.bought.get(power, {})
    places = [order for order in orders_of(game, power) if isinstance(order, Place)]
    if not places:
        return "you have no units to place. Type 'end'"
    kind = places[0].units[0].kind
    units = units_told(tuple(Item(number, kind) for kind, number in bought.items()))
    return f"place {units}, for example 'place {bought.get(kind, 1)} {kind} {places[0].space}'"


def _income(game: Game, power: Power) -> str:
    if power in game.table.bankrupt:
        return "your economy has collapsed. 'end' collects nothing and ends the turn"
    return f"'end' collects {counted(game.rules.earnings(game.table, power), 'IPC')} and ends the turn"


_PHASE = {
    "purchase": _purchase,
    "movement": _movement,
    "combat": _combat,
    "mobilize": _mobilize,
    "income": _income,
}


def _under_fire(
    game: Game, space: Space, powers: tuple[Power, ...], options: list[Order | Shape]
) -> list[str]:
    """The units among which casualties are chosen: of each power those of a kind that some answer names."""
    for option in options:
        if isinstance(option, Shape):
            return [titled(f"{number} {name}") for name, number in most_of(option).items()]
    named = {
        (item.kind, item.owner)
        for option in options
        if isinstance(option, Casualties)
        for item in option.units
    }
    several = len(powers) > 1
    found = []
    for power in powers:
        force = game.table.force(space, power)
        kinds = {kind for kind, owner in named if owner in (None, power)}
        hit = {piece: number for piece, number in force.items() if piece.kind in kinds}
        if hit:
            text = force_to_text(hit, power)
            found += [f"{part} of {NAMES[power]}" if several else part for part in text.split(", ")]
    return found


def _example(game: Game, power: Power, options: list[Order | Shape], space: Space) -> str:
    for option in options:
        if isinstance(option, Shape):
            legal = (answer for answer in _filled(option) if not game.problems(power, answer))
            option = next(legal, option)
        if isinstance(option, Casualties):
            return f"for example '{titled(format_order(option))}'"
    return f"exactly that many hits; '? {space}' shows the units"


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
