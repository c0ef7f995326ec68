"""Collapsed powers in a position."""

from collections.abc import Mapping

from greatwar.board import POWERS, TERRITORIES, Power
from greatwar.notation import words
from greatwar.notation.mappings import by_power
from greatwar.notation.trees import Tree, entries, word
from greatwar.notation.words import choice, unreadable
from greatwar.rules import Ruleset
from greatwar.table import Table
from greatwar.text.say import notation as say

Collapse = tuple[frozenset[Power], frozenset[Power]]
"""The powers that have collapsed politically, and those that have economically."""

NO_COLLAPSE: Collapse = (frozenset(), frozenset())


def read_collapsed(value: object, rules: Ruleset) -> Collapse:
    """A list of powers that have surrendered, or a mapping of powers to the kind of their collapse."""
    if isinstance(value, Mapping):
        kinds = by_power(value, lambda kind: choice(word(kind), ("economic", "political"), "collapse"))
    else:
        kinds = {words.power(word(entry)): "political" for entry in entries(value)}
    for power in kinds:
        if rules.collapse.land_impassable and kinds[power] == "political":
            continue
        if rules.collapse.kind != "tournament":
            if kinds[power] == "political":  # a power that is out of the war, however that came about
                continue
            raise unreadable(say.no_economy_collapses(), code="not-in-rules")
        if power not in rules.collapse.thresholds:
            raise unreadable(say.cannot_collapse(power=power), code="not-in-rules", rule="TR-COLL-02")
    political = frozenset(power for power, kind in kinds.items() if kind == "political")
    return political, frozenset(kinds) - political


def write_collapsed(table: Table) -> Tree | list[Power]:
    """The powers that have collapsed, as a list if all of them have surrendered."""
    if not table.bankrupt:
        return [power for power in POWERS if power in table.collapsed]
    return {
        power: "economic" if power in table.bankrupt else "political"
        for power in POWERS
        if power in table.bankrupt or power in table.collapsed
    }


def without_collapsed(base: Table, collapsed: frozenset[Power]) -> Table:
    """A set-up without what powers have lost by surrendering: units, hulls and land (TR-COLL-07, 09, SE-COLL-03).

    Nor is such a power neutral any more.
    """
    if not collapsed:
        return base
    units = {
        space: kept
        for space, stacks in base.units.items()
        if (kept := {power: force for power, force in stacks.items() if power not in collapsed})
    }
    control = {territory: power for territory, power in base.control.items() if power not in collapsed}
    hulls = {land: laid for land, laid in base.hulls.items() if TERRITORIES[land].owner not in collapsed}
    return base.but(units=units, control=control, hulls=hulls, neutral=base.neutral - collapsed)


def after_armistice(base: Table) -> Table:
    """A set-up without what Russia gives up by an armistice: its units outside its own land (RB-REV-08)."""
    units = {
        space: kept
        for space, stacks in base.units.items()
        if (
            kept := {
                power: force
                for power, force in stacks.items()
                if power != "russia" or (space in TERRITORIES and TERRITORIES[space].owner == "russia")
            }
        )
    }
    return base.but(units=units)


def require_nothing_left(table: Table) -> None:
    """Complain about units and land of a power that has surrendered."""
    for space, stacks in table.units.items():
        for carrier, force in stacks.items():
            owners = {carrier, *(unit.owner for piece in force for unit in piece.cargo)}
            for power in owners & table.collapsed:
                message = say.surrendered_units(power=power, space=space)
                raise unreadable(message, code="wrong-value", rule="TR-COLL-07")
    for territory, power in table.control.items():
        if power in table.collapsed:
            message = say.surrendered_control(power=power, territory=territory)
            raise unreadable(message, code="wrong-value", rule="TR-COLL-09")
