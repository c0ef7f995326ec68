"""Thresholds: the losses of its homeland at which a power collapses (TR-COLL-02, SE-COLL-02)."""

from greatwar.board import POWERS, Power
from greatwar.rules.chapters import Thresholds
from greatwar.rules.homeland import homeland_value, lost_value
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


def thresholds(rules: Ruleset) -> dict[Power, Thresholds]:
    """Every power that can collapse, with its thresholds; at the end of a round it is half of the homeland."""
    if rules.collapse.kind != "second-edition":
        return rules.collapse.thresholds
    return {power: rules.collapse.thresholds.get(power) or _half(rules, power) for power in POWERS}


def lost(rules: Ruleset, table: Table, power: Power) -> int:
    """What a power has lost of its homeland, as a collapse counts it."""
    return lost_value(rules.board, table, power, contested=rules.collapse.counts_contested)


def _half(rules: Ruleset, power: Power) -> Thresholds:
    """SE-COLL-02: the half of a homeland, rounded up."""
    half = (homeland_value(rules.board, power) + 1) // 2
    return Thresholds(half, half)
