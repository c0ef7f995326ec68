"""Minefields: what is left of a fleet that passes some of them."""

from functools import lru_cache
from itertools import product
from math import comb, prod

from greatwar.odds.battle_board import BattleBoard, battle_board
from greatwar.odds.fleets import Fleet
from greatwar.odds.hits import FACES
from greatwar.pieces import Kind, Piece
from greatwar.rules import Ruleset
from greatwar.rules.rulebook.mines import is_sunk

Fates = tuple[float, float, float]
"""The chances that a ship is left as it was, damaged, or sunk."""


def mined(rules: Ruleset, fleet: Fleet, fields: int = 1) -> dict[Fleet, float]:
    """What may be left of a fleet each of whose ships has passed so many minefields, each with its chance.

    The whole fleet stands first. The fleet is of a power that mines hit.

    >>> from greatwar.rules import ruleset
    >>> left = mined(ruleset("rulebook"), Fleet(cruiser=2))
    >>> {fleet.cruiser: round(chance, 3) for fleet, chance in left.items()}
    {2: 0.694, 1: 0.278, 0: 0.028}
    """
    board = battle_board(rules)
    ships: tuple[tuple[Kind, bool, int], ...] = (
        ("battleship", False, fleet.battleship),
        ("battleship", True, fleet.damaged),
        ("cruiser", False, fleet.cruiser),
        ("submarine", False, fleet.submarine),
        ("transport", False, fleet.transport),
    )
    sorts = [_several(number, _fates(board, kind, damaged, fields)) for kind, damaged, number in ships]
    found: dict[Fleet, float] = {}
    for left in product(*sorts):
        whole, injured, cruisers, submarines, transports = (numbers for numbers, _ in left)
        damaged = whole[1] + injured[0]
        fleet_left = Fleet(whole[0], damaged, cruisers[0], submarines[0], transports[0], fleet.submerged)
        found[fleet_left] = found.get(fleet_left, 0.0) + prod(chance for _, chance in left)
    return found


def _several(number: int, fates: Fates) -> list[tuple[tuple[int, int], float]]:
    """How many of several ships are left as they were and damaged, each pair with its chance; the luckiest first."""
    found = []
    for kept in range(number, -1, -1):
        for hurt in range(number - kept, -1, -1):
            sunk = number - kept - hurt
            chance = fates[0] ** kept * fates[1] ** hurt * fates[2] ** sunk
            if chance:
                found.append(((kept, hurt), comb(number, kept) * comb(number - kept, hurt) * chance))
    return found


@lru_cache(maxsize=256)
def _fates(board: BattleBoard, kind: Kind, damaged: bool, fields: int) -> Fates:
    """The fates of one ship after some minefields; one that was damaged before is as it was, or sunk."""
    rules = board.rules
    mines = rules.mines.hits_on / FACES
    if not fields or not mines or kind in rules.mines.exempt_units:
        return 1.0, 0.0, 0.0
    safe = _fates(board, kind, damaged, fields - 1)
    further = _fates(board, kind, True, fields - 1)
    if is_sunk(rules, Piece(kind, damaged)):
        return (1 - mines) * safe[0], (1 - mines) * safe[1], mines + (1 - mines) * safe[2]
    return (
        (1 - mines) * safe[0],
        (1 - mines) * safe[1] + mines * further[0],
        (1 - mines) * safe[2] + mines * further[2],
    )
