"""Invariants of the other editions: hulls, garrisons, impassable land, the war's end."""

from collections.abc import Iterator

from greatwar.board import POWERS, SIDE, SIDES, TERRITORIES, Side, Space
from greatwar.frames import Closing, Launching, Movement
from greatwar.invariants.collapses import points
from greatwar.invariants.marches import is_contested
from greatwar.rules.rulebook.turn import turns_left
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

Breaches = Iterator[str]


def is_garrisoned(rules: Ruleset, table: Table, territory: Space) -> bool:
    """Whether only units of the side of its patron stand in a minor power that is not in the war (SE-MOB-01)."""
    whose = rules.board.aligned.get(territory)
    if (
        not rules.minors.garrisons
        or whose is None
        or territory in table.mobilized
        or territory in table.control
    ):
        return False
    moving = isinstance(table.frames[0], Movement | Closing)
    return moving or all(SIDE[power] == SIDE[whose] for power in table.stacks(territory))


def building(rules: Ruleset, table: Table, unsettled: frozenset[Space]) -> Breaches:
    """SE-NEWU-03 to 05: where hulls can be, and since when; land whose control is unsettled may lose its own yet."""
    if table.hulls and Launching not in rules.steps:
        yield "Battleships are under construction, and this ruleset builds none"
    for territory in table.hulls:
        facts = TERRITORIES.get(territory)
        if facts is None or facts.owner is None or not facts.bases:
            yield f"A battleship is under construction in {territory}, where there is no base"
        elif (
            not is_contested(table, territory)
            and table.control.get(territory) != facts.owner
            and territory not in unsettled
            and not isinstance(table.frames[0], Movement | Closing)
        ):
            yield f"The battleship in {territory} was not destroyed when it was captured"


def impassable(table: Table, unsettled: frozenset[Space]) -> Breaches:
    """SE-COLL-04: nobody is in land of a collapsed power that lets nobody in, and it controls nothing any more."""
    for territory in table.impassable:
        if territory in table.units or territory in table.control:
            yield f"{territory} is impassable, and somebody is there"
    if table.impassable:
        for territory, power in table.control.items():
            if power in table.collapsed and territory not in unsettled:
                yield f"{power} has collapsed and controls {territory}"


def ended(rules: Ruleset, table: Table) -> Breaches:
    """SE-VICT-01 to 06, TR-VICT-02: who has won without capitals: by collapse, in the last round, or by the clock."""
    needed = rules.collapse.wins or len(POWERS)
    beaten = [side for side in SIDES if sum(SIDE[power] == side for power in table.collapsed) >= needed]
    over = not turns_left(rules, table)
    last = over and (table.last_round or 0 < rules.victory.last_round <= table.round)
    due: Side | str = ""
    if len(beaten) == 1:
        due = "allies" if beaten == ["central"] else "central"
    elif beaten:
        due = _ahead(rules, _incomes(rules, table))
    elif last:
        by_points = rules.victory.count == "points"
        score = {side: points(rules, table, side) for side in SIDES} if by_points else _incomes(rules, table)
        due = _ahead(rules, score)
    elif over and table.round in rules.victory.war_ends:
        due = "allies"
    if table.winner != due:
        yield f"{table.winner} has won in round {table.round}, and {due or 'nobody'} should have"


def _ahead(rules: Ruleset, score: dict[Side, int]) -> Side | str:
    ahead = [side for side in SIDES if score[side] == max(score.values())]
    return ahead[0] if len(ahead) == 1 else rules.victory.tie


def _incomes(rules: Ruleset, table: Table) -> dict[Side, int]:
    return {
        side: sum(
            rules.economy.income(rules, table, power)
            for power in POWERS
            if SIDE[power] == side and not table.aloof(power) and power not in table.lost_capital
        )
        for side in SIDES
    }
