"""Make the recorded games anew: `python -m tests.games.make [NAME ...]`.

Each game is played by the wanderer, with a taste that makes it go somewhere, and with dice of a fixed key. The same
seeds give the same games for as long as the engine lists the same orders; when it does not, the records still stand:
they are orders and dice, and nobody need know how they were thought of. Make a record anew only if the rules by which
it was played were wrong.
"""

import hashlib
import sys
from collections import deque
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec import Struct

from greatwar.board import LAND_BORDERS, SIDE, ZONES, Power, Side, Space
from greatwar.dice import KeyedDice
from greatwar.events import TurnBegan
from greatwar.fairness import Seal, written, written_start
from greatwar.frames import Purchase
from greatwar.game import Game
from greatwar.notation.players import Players, read_players
from greatwar.notation.positions import dump_position, read_position
from greatwar.notation.records import Entry, Record, write_record
from greatwar.notation.trees import Tree
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
from greatwar.rules.opening import begun
from greatwar.wanderer import Line, Lines, Wanderer

FOLDER = Path(__file__).parent
NEVER = 1e-9
"""How much is left of an order that is to be given only where there is no other."""
LEAST_END = 0.05


# What a wanderer likes


class Style(Struct, frozen=True, kw_only=True):
    """A taste in numbers; 1 leaves an order as likely as any other."""

    targets: dict[Side, tuple[Space, ...]] = {}
    """Where the armies of a side are drawn to."""
    drive: float = 6
    """How much a march towards a target is liked, and one away from it disliked."""
    idle: tuple[Side, ...] = ()
    """Who buys nothing and hardly moves."""
    haste: float = 0.08
    """How likely a phase is ended, beside all else that can be done in it."""
    attack: float = 8
    naval: float = 1
    """How much ships are liked: to buy, sail, load and land from."""
    submarines: float = 1
    """How much Germany likes to build and sail them."""
    declare: float = NEVER
    announce: float = NEVER
    retreat: float = 1
    accept: float = 1
    """Beside 1 for declining the armistice."""
    big: float = 0.8
    """How often an order is given for many units and not for one."""


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
        self.wanderer = Wanderer(self.rng, lambda game, lines: taste(style, game, lines))

    def order(self, game: Game) -> Line:
        power, order = self.wanderer.order(game)
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


class Plan(Struct, frozen=True, kw_only=True):
    """A game to be played: until the given round begins, or until a side has won."""

    name: str
    seed: int
    players: Players
    until: int
    rules: str = "rulebook"
    choices: Tree = {}
    revolution: bool = False
    position: Tree | None = None
    style: Style = Style()

    @property
    def options(self) -> Tree:
        return {**({"russian_revolution": True} if self.revolution else {}), **self.choices}

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.name} {self.seed}".encode()).hexdigest()


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
        rules=rules.name,
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
        lines.append(written(Entry(*entry)))
        seal = seal.behind(lines[-1])
    lines.append(str(seal))
    text = write_record(record) + "".join(f"{line}\n" for line in lines)
    return Made(game, text, dump_position(rules, game.table))


LOSING_RUSSIA: Tree = {
    "round": 4,
    "turn": "austria-hungary",
    "at_war": {"usa": True},
    "treasury": {"austria-hungary": 22, "germany": 30, "russia": 9},
    "control": {"Poland": "germany", "Ukraine": "austria-hungary", "Livonia": "germany"},
    "units": {
        "Poland": {"germany": "4 infantry, 1 artillery"},
        "Ukraine": {"austria-hungary": "6 infantry, 2 artillery"},
        "Livonia": {"germany": "7 infantry, 2 artillery"},
        "Belarus": {"russia": "2 infantry", "germany": "9 infantry, 3 artillery"},
        "Moscow": {"russia": "6 infantry, 2 artillery"},
        "Galicia": {"austria-hungary": "2 infantry", "russia": "2 infantry"},
    },
}
"""Three neighbours of Moscow are all but lost."""

FALLING_GERMANY: Tree = {
    "round": 9,
    "turn": "russia",
    "at_war": {"usa": True},
    "treasury": {"germany": 6, "austria-hungary": 4, "france": 24, "britain": 30},
    "control": {
        "Lorraine": "france",
        "Alsace": "france",
        "Ruhr": "britain",
        "Munich": "france",
        "Prussia": "russia",
        "Galicia": "russia",
        "Belgium": "britain",
    },
    "units": {
        "Belgium": {"britain": "4 infantry, 1 artillery"},
        "Ruhr": {"britain": "7 infantry, 3 artillery, 2 tank, 1 fighter"},
        "Alsace": {"france": "3 infantry"},
        "Munich": {"france": "9 infantry, 4 artillery, 1 fighter", "usa": "5 infantry, 2 artillery"},
        "Hanover": {"germany": "3 infantry"},
        "Kiel": {"germany": "1 infantry"},
        "Berlin": {"germany": "6 infantry, 2 artillery, 1 fighter"},
        "Silesia": {"germany": "2 infantry", "russia": "4 infantry, 1 artillery"},
        "Prussia": {"russia": "6 infantry, 2 artillery"},
        "Galicia": {"russia": "9 infantry, 2 artillery"},
        "Bohemia": {"austria-hungary": "2 infantry"},
        "Tyrolia": {"austria-hungary": "2 infantry, 1 artillery", "italy": "6 infantry, 2 artillery"},
        "Trieste": {"austria-hungary": "2 infantry"},
        "Budapest": {"austria-hungary": "3 infantry, 1 artillery"},
        "Vienna": {"austria-hungary": "5 infantry, 2 artillery"},
    },
}
"""The Allies stand around Berlin and before Vienna."""

PLANS: tuple[Plan, ...] = (
    Plan(name="two-players", seed=1, players=2, until=11),
    Plan(name="three-players", seed=2, players=3, until=6, revolution=True, style=Style(big=0.3)),
    Plan(name="five-players", seed=1, players=5, until=7),
    Plan(name="eight-players", seed=1, players=8, until=7),
    Plan(
        name="named-players",
        seed=6,
        players={"germany": "Vera", "ottoman": "Vera", "france": "general", "usa": "general"},
        until=5,
        style=Style(naval=3),
    ),
    Plan(name="at-sea", seed=1, players=5, until=7, style=Style(naval=12, attack=20)),
    Plan(
        name="submarines",
        seed=7,
        players=8,
        until=5,
        style=Style(naval=6, submarines=30, declare=0.5, attack=2),
    ),
    Plan(
        name="central-win",
        seed=6,
        players=2,
        until=30,
        style=Style(
            targets={"central": ("Paris", "Rome")},
            idle=("allies",),
            drive=40,
            haste=0.02,
            attack=60,
            naval=0.05,
        ),
    ),
    Plan(
        name="allied-win",
        seed=8,
        players=3,
        until=30,
        revolution=True,
        position=FALLING_GERMANY,
        style=Style(
            targets={"allies": ("Berlin", "Vienna")},
            idle=("central",),
            drive=40,
            haste=0.02,
            attack=60,
            naval=0.05,
        ),
    ),
    Plan(
        name="armistice",
        seed=7,
        players=8,
        until=8,
        revolution=True,
        position=LOSING_RUSSIA,
        style=Style(targets={"central": ("Moscow",)}, haste=0.3, accept=1 / NEVER),
    ),
    Plan(
        name="armistice-declined",
        seed=6,
        players=5,
        until=8,
        revolution=True,
        position=LOSING_RUSSIA,
        style=Style(targets={"central": ("Moscow",)}, haste=0.3, accept=0),
    ),
    Plan(
        name="tournament",
        seed=8,
        players=4,
        until=30,
        rules="tournament",
        style=Style(
            targets={"central": ("Paris", "Moscow"), "allies": ("Berlin", "Constantinople")},
            drive=4,
            naval=2,
            attack=20,
            retreat=4,
        ),
    ),
    Plan(
        name="tournament-surrender",
        seed=10,
        players=8,
        until=30,
        rules="tournament",
        position=FALLING_GERMANY,
        choices={"rounds": 12},
        style=Style(
            targets={"allies": ("Berlin", "Vienna"), "central": ("Paris",)},
            drive=20,
            haste=0.04,
            attack=40,
            naval=0.1,
        ),
    ),
    Plan(
        name="tournament-clock",
        seed=7,
        players=2,
        until=30,
        rules="tournament",
        choices={"rounds": 0},
        style=Style(haste=0.5, announce=0.0002),
    ),
    Plan(
        name="quick-reference",
        seed=7,
        players=6,
        until=5,
        rules="quick-reference",
        choices={"us_entry_turn": 3, "sea_submerge": "beforeFire"},
        style=Style(naval=5, attack=20),
    ),
    Plan(
        name="second-edition",
        seed=3,
        players=2,
        until=30,
        rules="second-edition",
        style=Style(
            targets={"central": ("Paris", "Moscow")}, idle=("allies",), drive=30, attack=40, naval=0.1
        ),
    ),
    Plan(
        name="second-edition-historical",
        seed=1,
        players=8,
        until=6,
        rules="second-edition",
        choices={"historical": True},
        style=Style(
            targets={"central": ("Sevastopol", "Karelia"), "allies": ("Trieste", "Kiel")},
            drive=10,
            naval=2,
            attack=20,
            haste=0.1,
        ),
    ),
    Plan(
        name="second-edition-short",
        seed=2,
        players=4,
        until=30,
        rules="second-edition",
        choices={"short_game": 4},
        style=Style(targets={"allies": ("Berlin", "Vienna")}, drive=8, attack=20, haste=0.2),
    ),
    Plan(
        name="reference-manual",
        seed=3,
        players=5,
        until=7,
        rules="reference-manual",
        revolution=True,
        style=Style(naval=3, attack=20, haste=0.2, declare=0.05),
    ),
)


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
