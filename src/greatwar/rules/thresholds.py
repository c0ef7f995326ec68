"""Thresholds: with which losses of its homeland a power collapses, by whatever rules (TR-COLL-02, SE-COLL-02)."""

from greatwar.board import POWERS, TERRITORIES, Power
from greatwar.rules.chapters import Thresholds
from greatwar.rules.homeland import HOMELAND, lost_value
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


def thresholds(rules: Ruleset) -> dict[Power, Thresholds]:
    """Every power that can collapse, with its thresholds; at the end of a round it is half of the homeland."""
    if rules.collapse.kind != "second-edition":
        return rules.collapse.thresholds
    return {power: rules.collapse.thresholds.get(power) or _half(power) for power in POWERS}


def lost(rules: Ruleset, table: Table, power: Power) -> int:
    """What a power has lost of its homeland, as a collapse counts it."""
    return lost_value(table, power, contested=rules.collapse.counts_contested)


def homeland_value(power: Power) -> int:
    """What the homeland of a power is worth."""
    return sum(TERRITORIES[land].ipc for land, owner in HOMELAND.items() if owner == power)


def _half(power: Power) -> Thresholds:
    """SE-COLL-02: the half of a homeland, rounded up."""
    half = (homeland_value(power) + 1) // 2
    return Thresholds(half, half)
