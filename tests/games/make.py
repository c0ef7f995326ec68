"""Make the recorded games anew: `python -m tests.games.make [NAME ...]`.

Each game is played by the wanderer, with a taste that makes it go somewhere, and with dice of a fixed key. The same
seeds give the same games for as long as the engine lists the same orders; when it does not, the records still stand:
they are orders and dice, and nobody need know how they were thought of. Make a record anew only if the rules by which
it was played were wrong.
"""

import sys
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from greatwar.board import LAND_BORDERS, SIDE, ZONES, Power, Side, Space
from greatwar.dice import KeyedDice
from greatwar.events import TurnBegan
from greatwar.frames import Purchase
from greatwar.game import Game
from greatwar.notation.players import read_players
from greatwar.notation.positions import dump_position, read_position
from greatwar.notation.records import Record, RecordedOrder, write_record
from greatwar.notation.rulesets import write_rules
from greatwar.notation.trees import Tree
from greatwar.opponents.random_orders import Line, Lines, RandomOrders
from greatwar.orders import (
    AcceptArmistice,
    AnnounceLastRound,
    Attack,
    Buy,
    DeclareSubmarineWarfare,
    End,
    Item,
    Load,
    Move,
    Offload,
    Order,
    Place,
    Retreat,
)
from greatwar.pieces import KINDS, LAND_UNITS, SHIPS, Kind, count
from greatwar.records.seals import Seal, written, written_start
from greatwar.rules.opening import begun
from tests.games.plans import NEVER, PLANS, Plan, Style

FOLDER = Path(__file__).parent
LEAST_END = 0.05


# What a wanderer likes


def taste(style: Style, game: Game, lines: Lines) -> list[float]:
    """How much a wanderer of a style likes each of these orders."""
    weights = [NEVER + _weight(style, power, order) for power, order in lines]
    idle = game.table.side in style.idle
    for index, (_, order) in enumerate(lines):
        if isinstance(order, End):
            # The more can be done, the rarer would the end be.
            others = sum(weights) - weights[index]
            weights[index] = max(others * (4 if idle else style.haste), LEAST_END)
    return weights


def _weight(style: Style, power: Power, order: object) -> float:
    match order:
        case Attack():
            return style.attack
        case DeclareSubmarineWarfare():
            return style.declare
        case AnnounceLastRound():
            return style.announce
        case Retreat():
            return style.retreat
        case AcceptArmistice():
            return style.accept
        case Buy(units):
            if SIDE[power] in style.idle:
                return 0
            return _liking(style, power, {item.kind for item in units})
        case Move(units, route) if route[0] in ZONES:
            return _liking(style, power, {item.kind for item in units})
        case Move(_, route):
            return _pull(style, SIDE[power], route[0], route[-1])
        case Load() | Offload():
            return style.naval
    return 1


def _liking(style: Style, power: Power, kinds: set[Kind]) -> float:
    if power == "germany" and kinds == {"submarine"}:
        return style.submarines * style.naval
    return style.naval if kinds.intersection(SHIPS) else 1


def _pull(style: Style, side: Side, start: Space, end: Space) -> float:
    targets = style.targets.get(side)
    if not targets:
        return 1
    distances = _distances(targets)
    return style.drive if distances.get(end, FAR) < distances.get(start, FAR) else 1 / style.drive


FAR = 99


@cache
def _distances(targets: tuple[Space, ...]) -> dict[Space, int]:
    """How many marches it is from each territory to the nearest target."""
    distances = dict.fromkeys(targets, 0)
    waiting = deque(targets)
    while waiting:
        space = waiting.popleft()
        for border in LAND_BORDERS.get(space, ()):
            if border not in distances:
                distances[border] = distances[space] + 1
                waiting.append(border)
    return distances


class General:
    """A wanderer that gives its orders for many units at once, where that is lawful."""

    def __init__(self, seed: str, style: Style) -> None:
        self.rng = Random(seed)
        self.style = style
        self.random_orders = RandomOrders(self.rng, lambda game, lines: taste(style, game, lines))

    def order(self, game: Game) -> Line:
        power, order = self.random_orders.order(game)
        if self.rng.random() < self.style.big:
            for bigger in _bigger(game, power, order):
                if not game.problems(power, bigger):
                    return power, bigger
        return power, order


def _bigger(game: Game, power: Power, order: Order) -> Iterator[Order]:
    """The same order for more units, the most first."""
    match order:
        case Move((Item(kind=kind, state="", cargo=None),), route):
            force = game.table.force(route[0], power)
            if kind in LAND_UNITS:
                yield Move(_items({each: count(force, each) for each in LAND_UNITS}), route)
                yield Move(_items({each: count(force, each) * 2 // 3 for each in LAND_UNITS}), route)
            for number in (count(force, kind), count(force, kind) // 2):
                yield Move(_items({kind: number}), route)
        case Load((Item(kind=kind),), territory, zone, on):
            for number in range(min(count(game.table.force(territory, power), kind), 6), 1, -1):
                yield Load(_items({kind: number}), territory, zone, on)
        case Offload((Item(kind=kind),), zone, territory, source, after_battle):
            for number in range(6, 1, -1):
                yield Offload(_items({kind: number}), zone, territory, source, after_battle)
        case Place((Item(kind=kind),), space):
            for number in range(game.table.bought.get(power, {}).get(kind, 0), 1, -1):
                yield Place(_items({kind: number}), space)
        case Buy(units):
            before = {item.kind: item.number for item in units}
            kind = max(before, key=lambda each: before[each])
            for more in (8, 5, 3, 2):
                yield Buy(_items(before | {kind: before[kind] + more}))


def _items(counts: dict[Kind, int]) -> tuple[Item, ...]:
    return tuple(Item(counts[kind], kind) for kind in KINDS if counts.get(kind, 0) > 0)


# The games


class Made(NamedTuple):
    """A game that has been played, with the texts of its record and of its final position."""

    game: Game
    record: str
    position: str


def made(plan: Plan) -> Made:
    """Play a game and write it down, with its key revealed and sealed turn by turn as a save is."""
    header: Tree = {"rules": plan.rules, "options": plan.options, "players": plan.players}
    rules, table = read_position({**(plan.position or {}), **header})
    if plan.position is None:
        table = begun(rules, table)
    dice = KeyedDice(plan.key)
    game = Game(rules, table, dice)
    general = General(f"{plan.name} {plan.seed}", plan.style)
    headings = {0: game.table}
    while not game.table.winner:
        events = game.order(*general.order(game))
        if any(isinstance(event, TurnBegan) for event in events):
            headings[len(game.log)] = game.table
            # A position can be written where a turn begins, and is read best where it begins with a purchase.
            if game.table.round >= plan.until and isinstance(game.table.frames[-1], Purchase):
                break
    record = Record(
        rules=write_rules(rules),
        revision=rules.revision,
        options=plan.options,
        players=read_players(plan.players),
        position="standard" if plan.position is None else plan.position,
        commitment=dice.commitment,
        key=dice.key,
        result=game.table.winner or None,
    )
    seal = Seal.of_header(record)
    lines = []
    if game.opening_dice:
        lines += [str(seal), written_start(game.opening_dice)]
        seal = Seal(seal.behind(lines[-1]).chain)
    for index, entry in enumerate(game.log):
        if index in headings:
            lines += [str(seal), f"# round {headings[index].round}, {headings[index].turn}"]
            seal = Seal(seal.chain)
        lines.append(written(RecordedOrder(*entry)))
        seal = seal.behind(lines[-1])
    lines.append(str(seal))
    text = write_record(record) + "".join(f"{line}\n" for line in lines)
    return Made(game, text, dump_position(rules, game.table))


def main(names: list[str]) -> None:
    """Make the games of these names, or all."""
    for plan in PLANS:
        if names and plan.name not in names:
            continue
        game, record, position = made(plan)
        (FOLDER / f"{plan.name}.gwr").write_text(record, "utf-8")
        (FOLDER / f"{plan.name}.yaml").write_text(position, "utf-8")
        won = f", won by the {game.table.winner}" if game.table.winner else ""
        print(f"{plan.name}: {len(game.log)} orders, {len(record)} bytes, round {game.table.round}{won}")


if __name__ == "__main__":
    main(sys.argv[1:])
