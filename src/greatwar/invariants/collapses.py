"""Collapses: what must hold of powers whose economy or government has fallen."""

from collections.abc import Iterator

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Side
from greatwar.invariants.marches import is_contested
from greatwar.orders import AnnounceLastRound
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

Breaches = Iterator[str]


def fallen(rules: Ruleset, table: Table) -> Breaches:
    """TR-COLL: who can collapse, and what is left of those who have."""
    if table.last_round and not any(offer.order is AnnounceLastRound for offer in rules.offers):
        yield "The last round has been announced in a game that is not played by the clock"
    if rules.collapse.kind != "tournament":
        return
    for power in (table.collapsed | table.bankrupt) - set(rules.collapse.thresholds):
        yield f"{power} has collapsed, which it cannot"
    for power in table.collapsed & table.bankrupt:
        yield f"{power} has surrendered and still has an economy to collapse"
    for power in table.collapsed:
        if any(power in stacks for stacks in table.units.values()):
            yield f"{power} has surrendered and has units"
        if power in table.control.values():
            yield f"{power} has surrendered and controls territories"


def collapses(rules: Ruleset, before: Table, table: Table) -> Breaches:
    """TR-COLL-03 to 06: a power's economy is tested when its turn begins, its government when its turn ends."""
    if rules.collapse.kind != "tournament":
        return
    passed = table.turn != before.turn
    for power in (before.bankrupt ^ table.bankrupt) - table.collapsed:
        if not passed or power != table.turn:
            yield f"The economy of {power} changes out of its turn"
    for power in table.collapsed - before.collapsed:
        if power != before.turn:
            yield f"{power} surrenders in the turn of {before.turn}"
    for power in POWERS:
        limits = rules.collapse.thresholds.get(power)
        if limits is None:
            continue
        if power == before.turn and (passed or table.winner) and power not in table.collapsed:
            gone = _lost(rules, table, power)
            if gone >= limits.political:
                yield f"{power} has lost {gone} IPCs of its homeland and fights on"
        if power == table.turn and passed and not table.winner:
            gone = _lost(rules, table, power)
            if (gone >= limits.economic) != (power in table.bankrupt):
                yield f"{power} begins its turn with {gone} IPCs of its homeland lost"


def _lost(rules: Ruleset, table: Table, power: Power) -> int:
    """TR-COLL-02: the value of a power's homeland that is captured, or contested where that counts."""
    return lost(rules, table, power) - (
        0 if rules.collapse.counts_contested else _disputed(rules, table, power)
    )


def _disputed(rules: Ruleset, table: Table, power: Power) -> int:
    return sum(
        rules.board.ipc[name]
        for name, land in TERRITORIES.items()
        if land.owner == power and land.kind in ("capital", "regional") and is_contested(table, name)
    )


def lost(rules: Ruleset, table: Table, power: Power) -> int:
    """TR-VICT-03: the value of a power's homeland that is captured or contested."""
    return sum(
        rules.board.ipc[name]
        for name, land in TERRITORIES.items()
        if land.owner == power
        and land.kind in ("capital", "regional")
        and (is_contested(table, name) or SIDE[table.control.get(name, power)] != SIDE[power])
    )


def points(rules: Ruleset, table: Table, side: Side) -> int:
    """TR-VICT-02 to 04: the value of enemy homelands that a side controls or contests."""
    return sum(lost(rules, table, power) for power in POWERS if SIDE[power] != side)
