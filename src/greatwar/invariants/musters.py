"""Musters: where and how many new units can appear, and what can go by rail."""

from collections import Counter
from collections.abc import Iterator, Mapping

from greatwar.board import CAPITAL, TERRITORIES, Power, Space
from greatwar.frames import Mobilize, Movement
from greatwar.invariants.marches import is_contested
from greatwar.pieces import SHIPS, Kind
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

Breaches = Iterator[str]


def musters(rules: Ruleset, table: Table) -> Breaches:
    """What is wrong with new units in the mobilize phase, and with rail moves in the movement phase."""
    match table.frames[0]:
        case Mobilize(placed=placed):
            for power, spaces in placed.items():
                for space, kinds in spaces.items():
                    if space in TERRITORIES:
                        yield from _place(rules, table, power, space, kinds)
        case Movement() if table.railed or table.trains:
            yield from _rails(rules, table)


# RB-NEWU-02, 03, SE-NEWU-01, 02


def _place(rules: Ruleset, table: Table, power: Power, land: Space, kinds: Mapping[Kind, int]) -> Breaches:
    army = {kind: number for kind, number in kinds.items() if kind not in SHIPS}
    economy = rules.economy
    named = land in economy.mobilization_places.get(power, ())
    facts = TERRITORIES[land]
    region = economy.regions and facts.owner == power and facts.kind == "regional"
    if land != CAPITAL[power] and not named and army and not (region and set(army) == {"infantry"}):
        yield f"{power} has placed {', '.join(army)} in {land}"
    holder = table.control.get(land)
    if power in table.neutral and (holder != power or is_contested(table, land)):
        yield f"Neutral {power} has placed units in {land}"
    elif army and holder is not None and not table.allied(power, holder):
        yield f"{power} has placed units in {land}, which is {holder}'s"
    elif army and holder != power and not economy.mobilize_contested:
        yield f"{power} has placed units in {land}, which it does not control"
    limit = economy.region_limit
    if land == CAPITAL[power]:
        limit = economy.capital_limit
    elif named:
        limit = economy.place_limit
    room = rules.board.ipc[land] if limit == "ipc" else limit
    if room != "none" and sum(army.values()) > room:
        yield f"{power} has placed {sum(army.values())} units in {land}, where {room} have room"
    others = [number for kind, number in kinds.items() if kind != "infantry"]
    level = economy.place_industry
    if named and ((level == 0 and sum(others) > 1) or (level == 1 and max(others, default=0) > 1)):
        yield f"{power} has placed {dict(kinds)} in {land}, which has too little industry"  # SE-IND-05


# SE-RAIL-01, 05


def _rails(rules: Ruleset, table: Table) -> Breaches:
    railways = rules.railways
    if table.round < railways.first_round:
        yield f"Units have gone by rail in round {table.round}"
    for power, moves in table.trains.items():
        if not 0 < moves < railways.lines or power in table.railed:
            yield f"{power} has made {moves} rail moves and is said to have some left"
    for power in table.movers:
        made = railways.lines if power in table.railed else table.trains.get(power, 0)
        loads: Counter[tuple[Space, ...]] = Counter()
        for stacks in table.units.values():
            for piece, number in stacks.get(power, {}).items():
                if piece.railed and len(piece.route) > 1:
                    loads[piece.route] += number
        if len(loads) > made:
            yield f"{power} has made {made} rail moves, and units have come on {len(loads)} lines"
        for route, number in loads.items():
            capacity = railways.capacity
            most = min(rules.board.ipc[land] for land in route) if capacity == "ipc" else capacity
            if number > most * (made - len(loads) + 1):
                yield f"{number} units of {power} have gone by rail from {route[0]} to {route[-1]}"
