"""Setups: units and treasuries at the start, and what a variant changes in them."""

from msgspec.structs import replace

from greatwar.board import TERRITORIES, Power, Space
from greatwar.pieces import KINDS, Kind
from greatwar.rules.ruleset import Setup, SetupChanges

Placed = dict[Power, dict[Space, dict[Kind, int]]]


def changed(setup: Setup, changes: SetupChanges) -> Setup:
    """A set-up with the changes made."""
    units: Placed = {
        power: {space: dict(kinds) for space, kinds in spaces.items()}
        for power, spaces in setup.units.items()
    }
    hulls = dict.fromkeys(setup.hulls, True)
    for sign, stacks in ((-1, changes.remove), (1, changes.add)):
        for space, powers in stacks.items():
            for power, kinds in powers.items():
                here = units.setdefault(power, {}).setdefault(space, {})
                for kind, number in kinds.items():
                    if is_hull(kind, space):
                        hulls[space] = sign > 0
                    else:
                        here[kind] = here.get(kind, 0) + sign * number
    kept: Placed = {
        power: {
            space: {kind: here[kind] for kind in KINDS if here.get(kind)}
            for space, here in spaces.items()
            if any(here.values())
        }
        for power, spaces in units.items()
    }
    laid_down = tuple(land for land in TERRITORIES if hulls.get(land))
    return replace(setup, units=kept, treasury=setup.treasury | changes.treasury, hulls=laid_down)


def is_hull(kind: Kind, space: Space) -> bool:
    """Whether this is a battleship under construction, as a position names it: `1 battleship` in a territory."""
    return kind == "battleship" and space in TERRITORIES
