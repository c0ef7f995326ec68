"""Neutral major powers: how an attack brings them into the war (RB-US-04 to 06, C-63, C-108)."""

from collections.abc import Iterable

from greatwar.board import Power, Space, order_of_play
from greatwar.events import WarEntered
from greatwar.kernel import Tell
from greatwar.table import Table


def at_war(table: Table, powers: Iterable[Power], tell: Tell) -> Table:
    """The table with neutral powers in the war from now on."""
    entering = order_of_play(table.neutral.intersection(powers))
    for power in entering:
        tell(WarEntered(power))
    if not entering:
        return table
    return table.but(neutral=table.neutral.difference(entering), idle=table.idle.difference(entering))


def neutrals_attacked(table: Table, tell: Tell) -> Table:
    """C-63: entering a neutral power's land brings it into the war."""
    if not table.neutral:
        return table
    attacked = {
        holder
        for land, holder in table.control.items()
        if holder in table.neutral and _is_invaded(table, land, holder)
    }
    return at_war(table, attacked, tell)


def _is_invaded(table: Table, territory: Space, holder: Power) -> bool:
    """Whether units of those whose turn it is stand in land of a neutral power that is not at war there."""
    return not table.fights(holder, territory) and any(
        power in table.stacks(territory) for power in table.movers if power != holder
    )
