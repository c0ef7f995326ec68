"""Retreats from sea battles: the attacker's choice (TR-RETR), or one side's when the battle is over (SE-SCOMB, C-10).

Who may retreat, and whether anybody may, is said by the ruleset; the battle itself is in `sea_combat`.
"""

from msgspec.structs import replace

from greatwar.board import PLACE, SEA_BORDERS, Power, Space, zone_number
from greatwar.events import FleetRetreated
from greatwar.frames import Combat, SeaBattle
from greatwar.kernel import Tell
from greatwar.orders import Item, Retreat, State
from greatwar.pieces import Force, count, each, merged, minus, plus, ranked, rested, tally
from greatwar.problems import Problem
from greatwar.rules.passages import is_passable
from greatwar.rules.refusals import units_of
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.rules.rulebook.closing import called_off
from greatwar.rules.rulebook.fleets import afloat, attackers, without_submerged
from greatwar.rules.rulebook.landings import landings
from greatwar.rules.rulebook.movement import is_meant
from greatwar.rules.rulebook.retreated import engaged, retreated, withdrawn
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import is_hostile_zone, is_mined
from greatwar.table import Stacks, Table
from greatwar.text.say import refusal

# The attacker's retreat


def with_ways(table: Table, frame: SeaBattle) -> SeaBattle:
    """A battle that opens, with the next zones from or through which attackers have come, for some may be sunk."""
    fleets = attackers(table, frame).values()
    came = {zone for fleet in fleets for piece in fleet for zone in piece.route}
    ways = sorted(came.intersection(SEA_BORDERS[frame.zone]), key=PLACE.__getitem__)
    return replace(frame, ways=tuple(ways))


def exits(table: Table, frame: SeaBattle, power: Power) -> tuple[Space, ...]:
    """The zones to which the attacker may retreat from armed enemies (TR-RETR-02, 03, 05, C-88)."""
    dawn = table.at_dawn()
    return tuple(
        zone
        for zone in frame.ways
        if not is_hostile_zone(table, power, zone) and not is_hostile_zone(dawn, power, zone)
    )


def exit_problem(frame: SeaBattle, zone: Space) -> Problem:
    """Why the attacker cannot retreat to a zone from armed enemies."""
    if zone not in frame.ways:
        message = refusal.no_way_back(to=zone, zone=frame.zone)
        return Problem("no-retreat", zone, message, "TR-RETR-03", ("TR-RETR-05", "C-88"))
    message = refusal.friendly_retreat(zone=zone)
    return Problem("no-retreat", zone, message, "TR-RETR-03", ("C-88",))


def attacker_gone(
    rules: Ruleset, table: Table, frame: SeaBattle, power: Power, to: Space, tell: Tell
) -> Table:
    """The table with the attacker's ships in another zone, where they fight no more this turn (C-114)."""
    leaving = _surfaced(engaged(table, frame.zone).get(power, {}), frame.submerged.get(power, 0))
    if rules.sea_battle.retreat_closes_zone:
        for territory, zone in landings(table, power):
            if zone == to:
                table = called_off(table, (power, territory, to), tell)
    staying, fleet = table.force(frame.zone, power), table.force(to, power)
    resting: Force = {}
    for piece, number in leaving.items():
        staying = minus(staying, piece, number)
        resting = plus(resting, rested(piece), number)
    table = table.with_force(frame.zone, power, staying).with_force(to, power, merged(fleet, resting))
    combat = table.frames[0]
    assert isinstance(combat, Combat)
    if rules.sea_battle.retreat_closes_zone:
        combat = retreated(combat, power, to, count(leaving, "battleship"))
    else:
        combat = withdrawn(combat, power, to, resting)
    return table.but(frames=(combat, *table.frames[1:]))


def _surfaced(fleet: Force, submerged: int) -> Force:
    """The ships that retreat: all but the submarines that stay because they have submerged."""
    submarines = [piece for piece in each(fleet) if piece.kind == "submarine"]
    others = [piece for piece in each(fleet) if piece.kind != "submarine"]
    return tally([*others, *submarines[: len(submarines) - submerged]])


# When the battle is over


def driven_off(table: Table, frame: SeaBattle, zone: Space, tell: Tell) -> Table:
    """The table after the battle, with the attackers gone; what they were to land stays aboard (SE-SCOMB-03)."""
    fleets = {
        power: without_submerged(fleet, frame.submerged.get(power, 0))
        for power, fleet in table.own(frame.zone).items()
    }
    table = moved(table, frame.zone, zone, fleets, tell)
    combat = table.frames[0]
    assert isinstance(combat, Combat)
    for power, fleet in fleets.items():
        combat = retreated(combat, power, zone, count(fleet, "battleship"))
    return table.but(frames=(combat, *table.frames[1:]))


def refuges(rules: Ruleset, table: Table, frame: SeaBattle) -> tuple[Space, ...]:
    """The zones to which defenders may retreat: friendly, and no attacker has come from there (SE-SCOMB-02)."""
    fleets = afloat(table, frame)
    if not fleets:
        return ()
    return tuple(
        zone
        for zone in sorted(SEA_BORDERS[frame.zone], key=zone_number)
        if zone not in frame.came_from
        and all(
            not is_hostile_zone(table, power, zone)
            and not is_mined(rules, table, power, zone)
            and is_passable(rules.movement.passages, table, power, frame.zone, zone)
            for power in fleets
        )
    )


def ways_back(table: Table, frame: SeaBattle) -> tuple[Space, ...]:
    """The zones to which attackers may be driven: where one of them has come from, and no enemy lies (C-102)."""
    power = next(iter(attackers(table, frame)))
    return tuple(zone for zone in frame.came_from if not is_hostile_zone(table, power, zone))


def zone_problems(zone: Space, open_zones: tuple[Space, ...], rule: str) -> list[Problem]:
    """Why ships cannot retreat to a zone."""
    if zone in open_zones:
        return []
    message = refusal.no_refuge(zones=open_zones, zone=zone)
    return [Problem("no-refuge", zone, message, rule, ("C-10",))]


def leaving(table: Table, frame: SeaBattle, order: Retreat) -> Stacks | list[Problem]:
    """The defending ships that an order takes away, or why it cannot."""
    fleets = afloat(table, frame)
    if not order.units:
        return fleets
    going: dict[Power, Force] = {}
    for item in order.units:
        if item.owner is None and len(fleets) > 1:
            return [Problem("whose", frame.zone, refusal.whose_ships(), "SE-SCOMB-02")]
        owner = next(iter(fleets)) if item.owner is None else item.owner
        left = item.number
        for piece, number in ranked(fleets.get(owner, {})):
            free = number - going.get(owner, {}).get(piece, 0)
            if left and free and is_meant(item, piece, owner):
                taken = min(left, free)
                going[owner] = plus(going.get(owner, {}), piece, taken)
                left -= taken
        if left:
            message = refusal.retreat_too_few(units=units_of(item.kind, item.number))
            return [Problem("too-many", frame.zone, message, "SE-SCOMB-02")]
    return going


def single_items(fleets: Stacks, *, several: bool) -> list[Item]:
    """One ship of every sort that an order can name."""
    found = []
    for power, fleet in fleets.items():
        sorts = dict.fromkeys(
            (piece.kind, piece.damaged, cargo_items(piece.cargo, power) or None) for piece, _ in ranked(fleet)
        )
        for kind, damaged, cargo in sorts:
            state: State = "damaged" if damaged else ""
            found.append(Item(1, kind, state, cargo, power if several else None))
    total = sum(count(fleet) for fleet in fleets.values())
    return found if total > 1 else []


def moved(table: Table, start: Space, end: Space, fleets: Stacks, tell: Tell) -> Table:
    """The table with ships gone to another zone, where they rest."""
    for power, ships in fleets.items():
        if not ships:
            continue
        left, there = table.force(start, power), table.force(end, power)
        for piece, number in ships.items():
            left = minus(left, piece, number)
            there = plus(there, rested(piece), number)
        table = table.with_force(start, power, left).with_force(end, power, there)
        tell(FleetRetreated(power, start, end))
    return table
