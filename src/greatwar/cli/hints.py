"""Hints: what you can order now, in groups; the answer to `?`."""

from collections.abc import Container, Iterable, Iterator

from msgspec.structs import replace
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from greatwar.board import BORDERS, TERRITORIES, ZONES, Power, Space
from greatwar.cli.asking import orders_of
from greatwar.cli.boards import card, force_text
from greatwar.cli.legal import named_units, unit_name
from greatwar.cli.names import TITLES, problem_line, titled
from greatwar.cli.palette import label
from greatwar.game import Game
from greatwar.notation.orders import format_order
from greatwar.orders import Attack, Buy, Casualties, End, Item, Load, Move, Offload, Order, Place, Rail
from greatwar.pieces import KINDS, Kind
from greatwar.questions import AskCasualties, AskOrders, Shape
from greatwar.rules.status import condition, is_hostile_zone, is_mined
from greatwar.text.messages import Message
from greatwar.text.say import cli as say
from greatwar.text.undoing import undone_line

MOST_LINES = 24
FEW = 5


def overview(game: Game, power: Power, computers: Container[Power] = ()) -> RenderableType:
    """Return everything that a power can do now; powers that computers play are not spoken for."""
    question = game.questions.get(power)
    orders = orders_of(game, power)
    match question:
        case AskOrders("purchase"):
            parts = [_prices(game, power)]
        case AskOrders("movement"):
            parts = [_marches(game, power, orders)]
        case AskOrders("combat"):
            parts = [_battles(game, power, orders)]
        case AskCasualties(_, hits) if len(orders) > MOST_LINES:
            parts = [_many_answers(orders, hits)]
        case _:
            parts = [_listed(orders)]
    rest = [
        order
        for order in orders
        if not isinstance(order, Buy | Move | Rail | Load | Offload | Attack | End | Shape)
    ]
    if isinstance(question, AskOrders) and question.phase in ("purchase", "movement", "combat") and rest:
        parts.append(_listed(rest))
    if isinstance(question, AskOrders):
        parts.append(_ending(game, power))
    others: dict[str, list[str]] = {}
    for who, order in game.legal():
        if who not in game.questions and who not in computers and not isinstance(order, Shape):
            others.setdefault(format_order(order), []).append(TITLES[who])
    parts += [Text(str(say.any_time(powers=powers, order=order)), "dim") for order, powers in others.items()]
    if (undone := game.undoes(power)) is not None:
        parts.append(Text(titled(str(say.undo_would(undone=undone_line(undone)))), "dim"))
    return Group(*parts)


def _ending(game: Game, power: Power) -> RenderableType:
    problems = game.problems(power, End())
    if not problems:
        return Text(str(say.end_would()))
    return Group(Text(str(say.cannot_end())), *(Text(f"  {problem_line(each)}") for each in problems))


def _listed(orders: Iterable[Order | Shape]) -> RenderableType:
    """Orders one by one; not all of them if they are very many."""
    texts = [
        str(say.shape_line(n=order.hits, most=named_units(order)))
        if isinstance(order, Shape)
        else titled(format_order(order))
        for order in orders
    ]
    lines = [Text(f"  {text}") for text in texts[:MOST_LINES] if text != "end"]
    if len(texts) > MOST_LINES:
        lines.append(Text(f"  {say.more_orders(n=len(texts) - MOST_LINES)}", "dim"))
    return Group(*lines)


def _many_answers(orders: list[Order | Shape], hits: int) -> RenderableType:
    """Casualty lists that are too many to look over: their shape, and a few of them."""
    most: dict[Item, int] = {}
    answers = [order for order in orders if isinstance(order, Casualties)]
    for answer in answers:
        for item in answer.units:
            unit = replace(item, number=1)
            most[unit] = max(most.get(unit, 0), item.number)
    shape = Shape(hits, tuple(most.items()))
    heading = say.shape_lists(n=hits, most=named_units(shape), lists=len(answers))
    return Group(Text(str(heading)), *(Text(f"  {titled(format_order(answer))}") for answer in answers[:FEW]))


def _prices(game: Game, power: Power) -> RenderableType:
    """The units that a power can buy now with all it has, and why it can buy no others."""
    table, units = game.table, game.rules.units
    buyable = [kind for kind in KINDS if not game.problems(power, Buy((Item(1, kind),)))]
    spent = sum(units.cost[kind] * number for kind, number in table.bought.get(power, {}).items())
    left = table.treasury[power]
    parts: list[RenderableType] = []
    if buyable:
        told = say.treasury_left_spent(n=left, spent=spent) if spent else say.treasury_left(n=left)
        parts += [Text(str(told))]
        parts += [_price_list(game, power, buyable)]
    elif power not in table.bankrupt:
        parts.append(Text(str(say.buys_nothing(n=left))))
    missing = [_hindrance(game, power, kind) for kind in KINDS if kind not in buyable]
    if missing:
        parts.append(Text(str(say.not_now(kinds=missing)), "dim"))
    return Group(*parts)


def _price_list(game: Game, power: Power, kinds: Iterable[Kind]) -> RenderableType:
    units = game.rules.units
    grid = Grid(box=None, pad_edge=False, header_style="dim")
    grid.add_column(str(say.heading_unit()))
    for heading in (say.heading_ipcs, say.heading_attack, say.heading_defence, say.heading_moves):
        grid.add_column(str(heading()), justify="right")
    grid.add_column("")
    for kind in kinds:
        values = (
            units.cost[kind],
            units.attack.get(kind) or "-",
            units.defence.get(kind) or "-",
            units.reach[kind],
        )
        grid.add_row(kind, *map(str, values), _remark(game, kind))
    return grid


def _remark(game: Game, kind: Kind) -> str:
    """What else a buyer needs to know about a unit: what sinks it, what it holds."""
    units = game.rules.units
    if kind == "battleship" and units.battleship_hits > 1:
        return str(say.sunk_by(n=units.battleship_hits))
    return str(say.carries(n=units.transport_capacity)) if kind == "transport" else ""


def _hindrance(game: Game, power: Power, kind: Kind) -> Message:
    """A unit that a power cannot buy now, and why."""
    units = game.rules.units
    if not units.may_buy(kind, power, game.table.round):
        first = units.available[kind].get(power)
        return say.never_built(kind=kind) if first is None else say.from_round(kind=kind, round=first)
    if power in game.table.bankrupt:
        return say.kind_bankrupt(kind=kind)
    return say.kind_cost(kind=kind, n=units.cost[kind])


# Movement


def _marches(game: Game, power: Power, orders: list[Order | Shape]) -> RenderableType:
    """Where the units of each space can go; kinds that can go to the same places stand together."""
    ways: dict[Space, dict[str, dict[Space, list[str]]]] = {}
    for order in orders:
        for word, origin, unit, goal, via in _steps(order):
            name = unit if word == "move" else f"{word} {unit}"
            ways.setdefault(origin, {}).setdefault(name, {}).setdefault(goal, []).append(via)
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for origin, units in ways.items():
        own = game.table.force(origin, power)
        grid.add_row(Text(origin, "bold"), Text(force_text(game.table, origin, power) if own else "", "dim"))
        for names, goals in _together(units):
            line = Text(f"{', '.join(names)} -> ")
            for number, (goal, vias) in enumerate(goals.items()):
                line.append(", " if number else "").append(_goal(game, power, goal, vias))
            grid.add_row("", line)
    if not ways:
        return Text(str(say.no_unit_moves()))
    return grid


def _steps(order: Order | Shape) -> Iterator[tuple[str, Space, str, Space, str]]:
    match order:
        case Move(units, route) | Rail(units, route):
            word = "move" if isinstance(order, Move) else "rail"
            yield word, route[0], unit_name(units[0]), route[-1], " -> ".join(route[1:-1])
        case Load(units, territory, zone, carrier):
            goal = f"{zone} on {TITLES[carrier]}" if carrier else zone
            yield "load", territory, unit_name(units[0]), goal, ""
        case Offload(units, zone, territory, carrier, after_battle):
            goal = f"{territory} from {TITLES[carrier]}" if carrier else territory
            yield "offload", zone, unit_name(units[0]), f"{goal} after battle" if after_battle else goal, ""


def _together(units: dict[str, dict[Space, list[str]]]) -> Iterator[tuple[list[str], dict[Space, list[str]]]]:
    groups: list[tuple[list[str], dict[Space, list[str]]]] = []
    for name, goals in units.items():
        for names, same in groups:
            if same == goals and name.startswith(("load", "offload")) == names[0].startswith(
                ("load", "offload")
            ):
                names.append(name)
                break
        else:
            groups.append(([name], goals))
    yield from groups


def _goal(game: Game, power: Power, goal: Space, vias: list[str]) -> Text:
    """A place to go to, the ways there if they are not straight, and what awaits the units."""
    text = Text(goal)
    if "" not in vias:
        text.append(f" {say.via(ways=vias)}", "dim")
    marks = _marks(game, power, goal)
    return text.append(f" ({_in_words(marks)})", _STYLE.get(marks[0], "")) if marks else text


_STYLE = {"hostile": "red", "contested": "yellow", "mines": "red", "neutral": "cyan"}


def _in_words(marks: Iterable[str]) -> str:
    return ", ".join(str(say.mark(mark=mark)) for mark in marks)


def _marks(game: Game, power: Power, goal: Space) -> list[str]:
    if goal in ZONES:
        marks = ["hostile"] if is_hostile_zone(game.table, power, goal) else []
        return [*marks, "mines"] if is_mined(game.rules, game.table, power, goal) else marks
    if goal in TERRITORIES and (found := condition(game.rules, game.table, power, goal)) != "friendly":
        return [found]
    return []


# Combat


def _battles(game: Game, power: Power, orders: list[Order | Shape]) -> RenderableType:
    attacks = [order.space for order in orders if isinstance(order, Attack)]
    if not attacks:
        return Text(str(say.nothing_to_attack()))
    duties = {problem.place for problem in game.problems(power, End())}
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for space in attacks:
        forces = Text(str(say.compulsory()), "bold red") if space in duties else Text()
        for other in game.table.stacks(space):
            text = f" {force_text(game.table, space, other)}"
            forces.append("\n" if forces else "").append(label(other)).append(text)
        grid.add_row(Text(f"attack {space}", "bold"), forces)
    return grid


# A space


def about(game: Game, power: Power, space: Space) -> RenderableType:
    """All about a space: whose it is, its units, its borders, and which orders of a power concern it."""
    borders = [_border(game, power, other) for other in BORDERS[space]]
    parts: list[RenderableType] = [card(game, space), Text(str(say.borders(spaces=borders)))]
    to = [order for order in orders_of(game, power) if _ends_in(order, space)]
    out = [order for order in orders_of(game, power) if _begins_in(order, space)]
    for heading, orders in ((say.can_enter, to), (say.can_leave, out)):
        ways = list(_by_other_end(orders, space))
        if ways:
            parts.append(Text(str(heading(power=power, ways=ways))))
    rest = [
        order
        for order in orders_of(game, power)
        if isinstance(order, Attack | Place) and order.space == space
    ]
    parts += [Text(str(say.you_can(order=format_order(order)))) for order in rest]
    return Group(*parts)


def _border(game: Game, power: Power, space: Space) -> str:
    marks = _marks(game, power, space)
    return f"{space} ({_in_words(marks)})" if marks else space


def _ends_in(order: Order | Shape, space: Space) -> bool:
    return any(goal.split(" on ")[0].split(" from ")[0] == space for _, _, _, goal, _ in _steps(order))


def _begins_in(order: Order | Shape, space: Space) -> bool:
    return any(origin == space for _, origin, _, _, _ in _steps(order))


def _by_other_end(orders: Iterable[Order | Shape], space: Space) -> Iterator[Message]:
    units: dict[tuple[Space, Space, str], list[str]] = {}
    steps = [step for order in orders for step in _steps(order)]
    straight = {(origin, unit, goal) for _, origin, unit, goal, via in steps if not via}
    for word, origin, unit, goal, via in steps:
        if not via or (origin, unit, goal) not in straight:
            name = unit if word == "move" else f"{word} {unit}"
            named = units.setdefault((origin, "", via) if origin != space else ("", goal, via), [])
            if name not in named:
                named.append(name)
    for (origin, goal, via), names in units.items():
        if origin:
            yield (
                say.way_from_via(units=names, space=origin, via=via)
                if via
                else say.way_from(units=names, space=origin)
            )
        else:
            yield (
                say.way_to_via(units=names, space=goal, via=via)
                if via
                else say.way_to(units=names, space=goal)
            )
