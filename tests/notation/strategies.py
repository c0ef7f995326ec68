"""What hypothesis draws from: orders of every kind, positions, records, and damaged texts."""

from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from greatwar import orders as o
from greatwar.board import LANDLOCKED, POWERS, POWERS_OF, SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.notation.players import PlayerNames, read_players, seats_of
from greatwar.notation.positions import read_position
from greatwar.notation.records import Record, RecordedOrder
from greatwar.notation.units import canonical
from greatwar.orders import Item, Items, Order
from greatwar.pieces import ARMY_KINDS, KINDS, SHIPS, Cargo, Force, Kind, Piece
from greatwar.questions import PHASES
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.opening import empty, in_phase
from greatwar.table import Dawn, Stacks, Table

CALM = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
"""A busy machine is no fault of the notation."""

powers = st.sampled_from(POWERS)
kinds: st.SearchStrategy[Kind] = st.sampled_from(KINDS)
territories = st.sampled_from(tuple(TERRITORIES))
zones = st.sampled_from(tuple(ZONES))
spaces = st.one_of(territories, zones)
havens = spaces.filter(lambda space: space not in LANDLOCKED)
numbers = st.integers(1, 40)
owners = st.one_of(st.none(), powers)
faces = st.integers(1, 6)
dice = st.lists(faces, max_size=20).map(tuple)


def lists(items: st.SearchStrategy[Item]) -> st.SearchStrategy[Items]:
    return st.lists(items, min_size=1, max_size=5).map(canonical)


new_items = st.builds(Item, numbers, kinds)
loads = st.builds(Item, st.integers(1, 3), st.sampled_from(ARMY_KINDS), owner=owners)
common_items = st.builds(Item, numbers, kinds, owner=owners)
laden_items = st.builds(Item, st.just(1), st.just("transport"), st.just(""), lists(loads), owners)
damaged_items = st.builds(Item, numbers, st.just("battleship"), st.just("damaged"), owner=owners)
hit_items = st.builds(Item, numbers, st.just("battleship"), st.just("damage"), owner=owners)
submerging_items = st.builds(Item, numbers, st.just("submarine"), st.just("submerging"), owner=owners)

new_units = lists(new_items)
units = lists(st.one_of(common_items, laden_items, damaged_items))
lost_units = lists(st.one_of(common_items, laden_items, damaged_items, hit_items, submerging_items))
routes = st.lists(spaces, min_size=2, max_size=5).map(tuple)

BY_ORDER: dict[type[Order], st.SearchStrategy[Any]] = {
    o.Buy: st.builds(o.Buy, st.one_of(st.just(()), new_units)),
    o.Move: st.builds(o.Move, units, routes),
    o.Load: st.builds(o.Load, units, spaces, spaces, owners),
    o.Offload: st.builds(o.Offload, units, spaces, spaces, owners, st.booleans()),
    o.Rail: st.builds(o.Rail, units, routes),
    o.Undo: st.builds(o.Undo),
    o.End: st.builds(o.End),
    o.Attack: st.builds(o.Attack, spaces),
    o.Bombard: st.builds(o.Bombard, units, zones, territories),
    o.Place: st.builds(o.Place, new_units, spaces),
    o.DeclareSubmarineWarfare: st.builds(o.DeclareSubmarineWarfare),
    o.AnnounceLastRound: st.builds(o.AnnounceLastRound),
    o.Casualties: st.builds(o.Casualties, lost_units),
    o.Submerge: st.builds(o.Submerge, st.integers(0, 40)),
    o.Press: st.builds(o.Press),
    o.BreakOff: st.builds(o.BreakOff),
    o.Retreat: st.builds(o.Retreat, zones, st.one_of(st.just(()), units)),
    o.Stay: st.builds(o.Stay),
    o.Land: st.builds(o.Land, territories, st.one_of(st.none(), zones)),
    o.CallOff: st.builds(o.CallOff, territories, st.one_of(st.none(), zones)),
    o.Represent: st.builds(o.Represent, territories, powers),
    o.Control: st.builds(o.Control, territories, powers),
    o.Agree: st.builds(o.Agree),
    o.Object: st.builds(o.Object),
    o.AcceptArmistice: st.builds(o.AcceptArmistice),
    o.DeclineArmistice: st.builds(o.DeclineArmistice),
    o.Spare: st.builds(o.Spare, powers),
    o.Involve: st.builds(o.Involve, powers),
    o.Replace: st.builds(o.Replace, kinds, territories),
    o.Launch: st.builds(o.Launch, territories, zones),
}
orders: st.SearchStrategy[Order] = st.one_of(*BY_ORDER.values())
recorded_orders = orders.filter(lambda order: not isinstance(order, o.Undo))


@st.composite
def named_players(draw: st.DrawFn) -> PlayerNames:
    """Some powers with the names of their players, who keep to one side."""
    sides = {"central": ("Vera", "general", "no"), "allies": ("Foch", "1:30", "Zoë")}
    chosen = draw(st.sets(powers))
    return read_players({power: draw(st.sampled_from(sides[SIDE[power]])) for power in chosen})


players: st.SearchStrategy[PlayerNames] = st.one_of(st.integers(2, 8), named_players())


@st.composite
def cargoes(draw: st.DrawFn, power: Power) -> tuple[Cargo, ...]:
    friends = st.sampled_from(POWERS_OF[SIDE[power]])
    return tuple(sorted(draw(st.lists(st.builds(Cargo, st.sampled_from(ARMY_KINDS), friends), max_size=2))))


@st.composite
def forces(draw: st.DrawFn, space: Space, power: Power) -> Force:
    force: Force = {}
    for kind in draw(st.sets(st.sampled_from(SHIPS if space in ZONES else ARMY_KINDS), min_size=1)):
        for _ in range(draw(st.integers(1, 2))):
            damaged = kind == "battleship" and draw(st.booleans())
            piece = Piece(kind, damaged, draw(cargoes(power)) if kind == "transport" else ())
            force[piece] = draw(st.integers(1, 12))
    return force


@st.composite
def stacks(draw: st.DrawFn, space: Space) -> Stacks:
    return {power: draw(forces(space, power)) for power in draw(st.sets(powers, min_size=1, max_size=3))}


@st.composite
def tables(draw: st.DrawFn) -> tuple[Ruleset, Table]:
    """A table at the beginning of a phase, such as a position can describe."""
    rules = ruleset("rulebook", {"russian_revolution": draw(st.booleans())})
    base = empty(rules, 8)
    minors = [name for name in TERRITORIES if TERRITORIES[name].is_minor]
    revolution = draw(st.sampled_from(("", "declined", "accepted"))) if rules.revolution.possible else ""
    turn = draw(powers.filter(lambda power: power != "russia" or revolution != "accepted"))
    table = base.but(
        round=draw(st.integers(1, 30)),
        turn=turn,
        units={space: draw(stacks(space)) for space in draw(st.sets(havens, max_size=6))},
        control=base.control | draw(st.dictionaries(territories, powers, max_size=6)),
        treasury=base.treasury | draw(st.dictionaries(powers, st.integers(0, 200))),
        bought=draw(st.dictionaries(st.just(turn), st.dictionaries(kinds, st.integers(1, 9), min_size=1))),
        mobilized=frozenset(draw(st.sets(st.sampled_from(minors)))),
        neutral=draw(st.sampled_from((frozenset(), frozenset({"usa"})))),
        seats=seats_of(draw(players)),
        frames=in_phase(draw(st.sampled_from(PHASES))),
        submarine_warfare=draw(st.booleans()),
        revolution=revolution,
    )
    entered = frozenset(name for name in minors if name in table.control or name in table.units)
    table = table.but(mobilized=table.mobilized | entered)
    for lost in draw(st.sets(territories, max_size=3)):
        table.control.pop(lost, None)
    held = {name: power for name, power in table.control.items() if table.controller(name) == power}
    table = table.but(control=held, dawn=Dawn(table.units, held))
    captured = {power for power in POWERS if table.capital_held_by_enemy(power)}
    return rules, table.but(lost_capital=frozenset(captured | draw(st.sets(powers, max_size=2))))


lines = st.builds(RecordedOrder, powers, recorded_orders, dice)
hexadecimal = st.one_of(st.none(), st.binary(min_size=1, max_size=32).map(bytes.hex))
trees = st.sampled_from(
    (
        {"rules": "rulebook", "setup": "empty", "units": {"SZ 9": {"britain": "1 transport (2 infantry)"}}},
        {"round": 3, "control": {"Belgium": "none"}, "mobilized": ["Belgium"]},
    )
)
records = st.builds(
    Record,
    rules=st.just("rulebook"),
    revision=st.just(1),
    options=st.dictionaries(st.just("russian_revolution"), st.booleans()),
    players=players,
    position=st.one_of(st.just("standard"), trees),
    commitment=hexadecimal,
    key=hexadecimal,
    result=st.sampled_from((None, "central", "allies", "draw")),
    start_dice=dice,
    entries=st.lists(lines, max_size=8).map(tuple),
)


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """A text that has been cut somewhere and some of whose characters have been changed."""
    letters = list(text[: draw(st.integers(0, len(text)))] if draw(st.booleans()) else text)
    for _ in range(draw(st.integers(0, 6))):
        if letters:
            place = draw(st.integers(0, len(letters) - 1))
            with_what = st.one_of(st.sampled_from("-:,[]{}()#&*!|>'\"%@`~\n\t\r 019=?"), st.characters())
            letters[place : place + draw(st.integers(0, 3))] = draw(with_what)
    return "".join(letters)


def read_rules_and_table(tree: dict[str, object]) -> Table:
    """The table of a position by the rulebook, on an empty board."""
    return read_position({"rules": "rulebook", "setup": "empty", **tree})[1]
