"""What is asked now, in one sentence with an example of an answer."""

from collections.abc import Iterator

from msgspec.structs import replace

from greatwar.board import Power, Space
from greatwar.cli.legal import most_of
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.notation.units import canonical, force_to_text, format_items
from greatwar.orders import Attack, Buy, Casualties, End, Item, Load, Move, Offload, Order, Place
from greatwar.questions import (
    AskAgree,
    AskArmistice,
    AskCasualties,
    AskControl,
    AskLand,
    AskOrders,
    AskPress,
    AskReplace,
    AskRepresent,
    AskSpare,
    AskSubmerge,
    Question,
    Shape,
)
from greatwar.text.chronicle import order_line
from greatwar.text.english import NAMES, capitalized, counted, enumerated


def question_sentence(game: Game, power: Power, question: Question) -> str:
    """What a power is asked, with an example."""
    return capitalized(f"{NAMES[power]}, {_asked(game, power, question)}.")


def orders_of(game: Game, power: Power) -> list[Order | Shape]:
    """What a power may say now, in the small form."""
    return [order for who, order in game.legal() if who == power]


def _asked(game: Game, power: Power, question: Question) -> str:
    match question:
        case AskOrders(phase):
            return _PHASE[phase](game, power)
        case AskCasualties(space, hits, powers, reason):
            cause = _CAUSES.get(reason, "")
            options = orders_of(game, power)
            among = ", ".join(_under_fire(game, space, powers, options))
            example = _example(game, power, options, space)
            return f"{counted(hits, 'hit')}{cause} in {space}: choose casualties among {among}, {example}"
        case AskSubmerge(zone, most, time):
            when = "instead of firing" if time == "with_fire" else "before anybody fires"
            if most == 1:
                return f"{zone}: does your submarine submerge {when}, 'submerge 0' or 'submerge 1'"
            return f"{zone}: how many of your {most} submarines submerge {when}, for example 'submerge 0'"
        case AskPress(zone, retreats):
            words = ["'press' for another round", "'break off'", *(f"'retreat {to}'" for to in retreats)]
            return f"the sea battle in {zone}: {enumerated(words, 'or')}"
        case AskLand(territory, zone):
            return f"mines were met: 'land {territory}' from {zone} all the same, or 'call off {territory}'"
        case AskRepresent(territory, powers):
            return f"{territory} is invaded: which power represents it, {_by('represent', territory, powers)}"
        case AskControl(territory, powers):
            return f"which power takes control of {territory}, {_by('control', territory, powers)}"
        case AskAgree(proposer, proposal):
            told = str(order_line(proposer, proposal)).removesuffix(".")
            return f"a proposal: {told}; 'agree' or 'object'"
        case AskArmistice():
            return "Russia offers an armistice: 'accept armistice' or 'decline armistice'"
        case AskSpare(zone, other):
            return f"ships of {NAMES[other]}, which is neutral, are in {zone}: 'spare {other}' or 'involve {other}'"
        case AskReplace(territory, kinds):
            exchanges = enumerated([f"'replace 1 {kind} {territory}'" for kind in kinds], "or")
            return f"an army in {territory} needs an infantry: {exchanges}"
    answers = [format_order(order) for order in orders_of(game, power)[:3] if not isinstance(order, Shape)]
    return f"{question.word} is asked, for example '{answers[0]}'" if answers else f"{question.word} is asked"


_CAUSES = {
    "coastal fire": " by coastal fire",
    "bombardment": " by bombardment",
    "air battle": " in the air",
}


def _by(word: str, territory: str, powers: tuple[Power, ...]) -> str:
    return enumerated([f"'{word} {territory} by {power}'" for power in powers], "or")


def _purchase(game: Game, power: Power) -> str:
    table = game.table
    bought = table.bought.get(power)
    purse = counted(table.treasury[power], "IPC")
    coming = tuple(Item(number, kind) for kind, number in table.bids.get(power, {}).items())
    bid = f"; your bid brings {format_items(coming)} when you mobilize" if coming else ""
    if bought:
        units = format_items(tuple(Item(number, kind) for kind, number in bought.items()))
        return f"purchase: {units} bought, {purse} left; 'buy …' names the whole purchase anew, 'end' is final{bid}"
    if power in table.bankrupt:
        return "purchase: your economy has collapsed and nothing can be bought, so 'end'"
    if not any(isinstance(order, Buy) for order in orders_of(game, power)):
        return f"purchase: nothing can be bought with {purse}, so 'end'{bid}"
    return f"purchase: {purse} to spend, for example 'buy 2 infantry, 1 artillery', or 'end'{bid}"


def _movement(game: Game, power: Power) -> str:
    options = orders_of(game, power)
    example = next((order for order in options if isinstance(order, Move | Load | Offload)), None)
    if example is None:
        return (
            "movement: nothing can move, so 'end'"
            if End() in options
            else "movement: 'undo', or 'end' to see why not"
        )
    return f"movement: move your units, for example '{format_order(_all_of_it(game, power, example))}', then 'end'"


def _all_of_it(game: Game, power: Power, order: Move | Load | Offload) -> Order:
    """An order of one unit made one for all that are like it, if that is lawful."""
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
        return "combat: no battle can be opened, so 'end'"
    duties = {problem.place for problem in game.problems(power, End())}
    must = [space for space in attacks if space in duties]
    may = [space for space in attacks if space not in duties]
    parts = [f"you must attack {enumerated(must)}"] if must else []
    parts += [f"you may attack {enumerated(may)}"] if may else []
    finish = "" if must else ", or 'end'"
    return f"combat: {'; '.join(parts)}, for example 'attack {attacks[0]}'{finish}"


def _mobilize(game: Game, power: Power) -> str:
    bought = game.table.bought.get(power, {})
    places = [order for order in orders_of(game, power) if isinstance(order, Place)]
    if not places:
        return "mobilize: nothing is to be placed, so 'end'"
    kind = places[0].units[0].kind
    units = format_items(tuple(Item(number, kind) for kind, number in bought.items()))
    return f"mobilize: place {units}, for example 'place {bought.get(kind, 1)} {kind} {places[0].space}'"


def _income(game: Game, power: Power) -> str:
    if power in game.table.bankrupt:
        return "income: your economy has collapsed; 'end' collects nothing and ends the turn"
    return (
        f"income: 'end' collects {counted(game.rules.earnings(game.table, power), 'IPC')} and ends the turn"
    )


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
            return [f"{number} {name}" for name, number in most_of(option).items()]
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
            found += [f"{part} of {power}" if several else part for part in text.split(", ")]
    return found


def _example(game: Game, power: Power, options: list[Order | Shape], space: Space) -> str:
    for option in options:
        if isinstance(option, Shape):
            lawful = (answer for answer in _filled(option) if not game.problems(power, answer))
            option = next(lawful, option)
        if isinstance(option, Casualties):
            return f"for example '{format_order(option)}'"
    return f"exactly that many hits; '? {space}' tells more"


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
