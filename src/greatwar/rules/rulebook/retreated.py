"""Ships that have retreated: what they can still do this turn (TR-RETR, G-23, C-114)."""

from msgspec.structs import replace

from greatwar.board import Power, Space
from greatwar.frames import Combat, Withdrawn
from greatwar.pieces import Force, count, minus, ranked
from greatwar.table import Stacks, Table


def retreated(frame: Combat, power: Power, zone: Space, battleships: int) -> Combat:
    """The phase with a retreat to a zone written down, after which nobody fights there any more (G-23)."""
    there = frame.retreated.get(zone, {})
    there = there | {power: there.get(power, 0) + battleships}
    return replace(frame, retreated=frame.retreated | {zone: there})


def withdrawn(frame: Combat, power: Power, zone: Space, fleet: Force) -> Combat:
    """The phase with a retreat to a zone written down, after which these ships alone fight no more (C-114)."""
    gone = (Withdrawn(zone, power, ship, number) for ship, number in ranked(fleet))
    return replace(frame, withdrawn=(*frame.withdrawn, *gone))


def retreated_battleships(frame: Combat, power: Power, zone: Space) -> int:
    """How many battleships of a power have retreated to a zone: they do not bombard."""
    there = frame.retreated.get(zone, {}).get(power, 0)
    return there + count(_gone(frame, power, zone), "battleship")


def engaged(table: Table, space: Space) -> Stacks:
    """The forces in a space of the powers whose turn it is, without ships that have retreated there (C-114)."""
    own = table.own(space)
    frame = table.frames[0]
    if not isinstance(frame, Combat) or not frame.withdrawn:
        return own
    left = {power: _without(force, _gone(frame, power, space)) for power, force in own.items()}
    return {power: force for power, force in left.items() if force}


def _gone(frame: Combat, power: Power, zone: Space) -> Force:
    found: Force = {}
    for place, owner, ship, number in frame.withdrawn:
        if (place, owner) == (zone, power):
            found[ship] = found.get(ship, 0) + number
    return found


def _without(force: Force, gone: Force) -> Force:
    for ship, number in gone.items():
        force = minus(force, ship, number)
    return force
