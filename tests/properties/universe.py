"""Every order in its small form that could be thought of at a moment, lawful or not.

Made from the board and the pieces alone, without the rules: what of it is lawful must be what is listed.
"""

from collections.abc import Iterator
from itertools import product

from greatwar.board import (
    BORDERS,
    CAPITAL,
    COASTS,
    POWERS,
    SEA_BORDERS,
    SHORES,
    SPACES,
    TERRITORIES,
    ZONES,
    Power,
    Space,
)
from greatwar.frames import SeaBattle
from greatwar.game import Game
from greatwar.orders import (
    AcceptArmistice,
    Agree,
    AnnounceLastRound,
    Attack,
    Bombard,
    BreakOff,
    Buy,
    Casualties,
    Control,
    DeclareSubmarineWarfare,
    DeclineArmistice,
    End,
    Involve,
    Item,
    Launch,
    Load,
    Move,
    Object,
    Offload,
    Order,
    Place,
    Press,
    Rail,
    Replace,
    Represent,
    Retreat,
    Spare,
    Stay,
    Submerge,
)
from greatwar.pieces import ARMY_KINDS, KINDS, SHIPS, Piece
from greatwar.questions import AskCasualties, AskRetreat
from greatwar.table import Table

Line = tuple[Power, Order]

PLAIN: tuple[Order, ...] = (
    AcceptArmistice(),
    Agree(),
    AnnounceLastRound(),
    BreakOff(),
    DeclareSubmarineWarfare(),
    DeclineArmistice(),
    End(),
    Object(),
    Press(),
    Stay(),
    *(Submerge(number) for number in range(-1, 8)),
)


def everything(game: Game) -> Iterator[Line]:
    """Every line that the small form could hold at this moment."""
    table = game.table
    for power in POWERS:
        yield from ((power, order) for order in PLAIN)
        if power in game.questions:
            yield from ((power, order) for order in _of(game, power))
    mover = table.movers[0]
    yield mover, Attack(CAPITAL[mover])


def _of(game: Game, power: Power) -> Iterator[Order]:
    table = game.table
    question = game.questions[power]
    if isinstance(question, AskCasualties):
        yield from _casualties(table, question)
        return
    yield from _purchases(table, power)
    yield from _moves(game, power)
    yield from _transports(table, power)
    for space in SPACES:
        yield Attack(space)
        yield from (Place((Item(1, kind),), space) for kind in KINDS)
    yield from (Retreat(zone) for zone in ZONES)
    if isinstance(question, AskRetreat) and not question.forced:
        yield from _partial_retreats(table, question)
    yield from (Launch("Karelia", zone) for zone in ZONES)
    for zone, territory in product(ZONES, TERRITORIES):
        yield Bombard((Item(1, "battleship"),), zone, territory)
    for territory, other in product(TERRITORIES, POWERS):
        yield Represent(territory, other)
        yield Control(territory, other)
    for other in POWERS:
        yield Spare(other)
        yield Involve(other)
    yield from (Replace(kind, place) for kind in KINDS for place in ("India", *CAPITAL.values()))


def _partial_retreats(table: Table, question: AskRetreat) -> Iterator[Order]:
    """One ship of any sort leaves, where it would not be the only one."""
    fleets = table.foes(question.zone)
    if sum(sum(fleet.values()) for fleet in fleets.values()) < 2:
        return
    for power, fleet in fleets.items():
        for piece in fleet:
            ship = _item(piece, power)
            owner = power if len(fleets) > 1 else None
            for zone in question.zones:
                yield Retreat(zone, (Item(1, ship.kind, ship.state, ship.cargo or None, owner),))


def _purchases(table: Table, power: Power) -> Iterator[Order]:
    present = table.bought.get(power, {})
    for kind in KINDS:
        wanted = present | {kind: present.get(kind, 0) + 1}
        yield Buy(tuple(Item(wanted[each], each) for each in KINDS if wanted.get(each)))


# Moving


def _moves(game: Game, power: Power) -> Iterator[Order]:
    for space, stacks in game.table.units.items():
        for item in dict.fromkeys(_item(piece, power) for piece in stacks.get(power, {})):
            borders = SEA_BORDERS if item.kind in SHIPS else BORDERS
            for route in _paths(space, game.rules.units.reach[item.kind] + 1, borders):
                yield Move((item,), route)
                yield Rail((item,), route)


def _item(piece: Piece, power: Power) -> Item:
    """How an order names a piece; empty brackets mean an empty transport and no other."""
    owned: dict[tuple[Power, str], int] = {}
    for unit in piece.cargo:
        owned[unit.owner, unit.kind] = owned.get((unit.owner, unit.kind), 0) + 1
    cargo = tuple(
        Item(number, kind, owner=None if owner == power else owner)  # type: ignore[arg-type]
        for (owner, kind), number in sorted(owned.items())
    )
    state = "damaged" if piece.damaged else ""
    return Item(1, piece.kind, state, cargo if piece.kind == "transport" else None)  # type: ignore[arg-type]


def _paths(start: Space, steps: int, borders: dict[Space, tuple[Space, ...]]) -> Iterator[tuple[Space, ...]]:
    paths: list[tuple[Space, ...]] = [(start,)]
    for _ in range(steps):
        paths = [(*path, end) for path in paths for end in borders.get(path[-1], ()) if end not in path]
        yield from paths


def _transports(table: Table, power: Power) -> Iterator[Order]:
    friends = (None, *(other for other in POWERS if other != power))
    for territory, kind, on in product(TERRITORIES, ARMY_KINDS, friends):
        if table.force(territory, power):
            yield from (Load((Item(1, kind),), territory, zone, on) for zone in COASTS[territory])
    for zone, kind, source in product(ZONES, ARMY_KINDS, friends):
        if table.stacks(zone):
            for territory, after in product(SHORES[zone], (False, True)):
                yield Offload((Item(1, kind),), zone, territory, source, after)


# Casualties


def _casualties(table: Table, question: AskCasualties) -> Iterator[Order]:
    """Every way to name units of these powers, few and many, right and wrong."""
    items: list[tuple[Item, int]] = []
    several = len(question.powers) > 1
    for power in question.powers:
        owner = power if several else None
        force = table.force(question.space, power)
        for kind in KINDS:
            if kind == "submarine":
                items += _submarines(table, question.space, power, owner)
            elif kind == "battleship":
                sound = force.get(Piece("battleship"), 0)
                sound += sum(n for p, n in force.items() if p.kind == kind and not p.damaged and p.route)
                hurt = sum(n for p, n in force.items() if p.kind == kind and p.damaged)
                items += [
                    (Item(1, kind, "damage", None, owner), sound),
                    (Item(1, kind, "", None, owner), sound),
                ]
                items.append((Item(1, kind, "damaged", None, owner), hurt))
            else:
                looks: dict[Item, int] = {}
                for piece, number in force.items():
                    if piece.kind == kind:
                        item = _item(piece, power)
                        look = Item(1, kind, "", item.cargo or None, owner)
                        looks[look] = looks.get(look, 0) + number
                items += looks.items()
    items = [(item, number) for item, number in items if number]
    for counts in product(*(range(number + 1) for _, number in items)):
        named: list[Item] = []
        for (item, _), number in zip(items, counts, strict=True):
            if item.cargo:
                named += [item] * number
            elif number:
                named.append(Item(number, item.kind, item.state, item.cargo, item.owner))
        yield Casualties(tuple(named))


def _submarines(table: Table, zone: Space, power: Power, owner: Power | None) -> list[tuple[Item, int]]:
    battle = table.frames[-2]
    assert isinstance(battle, SeaBattle) or zone not in ZONES
    number = sum(n for piece, n in table.force(zone, power).items() if piece.kind == "submarine")
    if not number or not isinstance(battle, SeaBattle):
        return []
    submerging = battle.submerging.get(power, 0)
    firing = number - submerging - battle.submerged.get(power, 0)
    return [
        (Item(1, "submarine", "", None, owner), firing),
        (Item(1, "submarine", "submerging", None, owner), submerging),
    ]
