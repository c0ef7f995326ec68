"""Battleships under construction in a position: in a territory `1 battleship` is a hull."""

from greatwar.board import TERRITORIES, ZONES, Space
from greatwar.frames import Launching
from greatwar.notation.words import unreadable
from greatwar.pieces import Piece, minus, plus
from greatwar.rules import Ruleset
from greatwar.rules.homeland import slip_problem
from greatwar.table import Table, Units, relocated

HULL = Piece("battleship")


def are_built(rules: Ruleset) -> bool:
    """Whether battleships are built in territories by a ruleset."""
    return Launching in rules.steps


def with_hulls(table: Table) -> Units:
    """The units as a position names them, hulls among the units of their territories."""
    units = table.units
    for territory in table.hulls:
        owner = TERRITORIES[territory].owner
        assert owner is not None
        units = relocated(units, owner, {territory: plus(table.force(territory, owner), HULL)})
    return units


def read_hulls(named: Units) -> tuple[Units, dict[Space, bool]]:
    """The units without the hulls that were named among them, and these, laid down in an earlier round."""
    units, hulls = named, {}
    for territory, stacks in named.items():
        if territory in ZONES:
            continue
        for power, force in stacks.items():
            if HULL in force:
                problem = slip_problem(power, territory, force[HULL])
                if problem is not None:
                    raise unreadable(problem.message, code=problem.code, rule=problem.rule)
                hulls[territory] = True
                units = relocated(units, power, {territory: minus(force, HULL, force[HULL])})
    return units, hulls
