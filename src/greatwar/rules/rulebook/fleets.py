"""The fleets of a sea battle: attackers, defenders, and the ships still afloat."""

from greatwar.board import Power
from greatwar.frames import SeaBattle
from greatwar.pieces import WARSHIPS, Force, count, minus, ranked
from greatwar.rules.rulebook.retreated import engaged
from greatwar.table import Stacks, Table


def defenders(table: Table, frame: SeaBattle) -> Stacks:
    """The fleets that defend, by power in the order of play."""
    return table.foes(frame.zone)


def attackers(table: Table, frame: SeaBattle) -> Stacks:
    """The fleets that attack, by power in the order of play."""
    return engaged(table, frame.zone)


def commodore(table: Table, frame: SeaBattle) -> Power:
    """The power that decides for the defenders: the one with the most warships (C-103)."""
    fleets = defenders(table, frame)
    return max(fleets, key=lambda power: count(fleets[power], *WARSHIPS))


def afloat(table: Table, frame: SeaBattle) -> Stacks:
    """The defending ships that have not submerged."""
    fleets = {
        power: without_submerged(fleet, frame.submerged.get(power, 0))
        for power, fleet in defenders(table, frame).items()
    }
    return {power: fleet for power, fleet in fleets.items() if fleet}


def without_submerged(fleet: Force, submerged: int) -> Force:
    """A fleet less so many of its submarines."""
    for piece, number in ranked(fleet):
        if piece.kind == "submarine" and submerged:
            under = min(number, submerged)
            fleet = minus(fleet, piece, under)
            submerged -= under
    return fleet
