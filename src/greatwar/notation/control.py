"""Control in a position: what is stated, what follows from it, and which minor powers have mobilized."""

from collections.abc import Mapping
from typing import Literal

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.notation import words
from greatwar.notation.mappings import NONE, by_space, is_none
from greatwar.notation.trees import Tree, entries, within, word
from greatwar.notation.words import Complaints, fold, unreadable
from greatwar.rules import Ruleset
from greatwar.table import Table
from greatwar.text.say import notation as say

Holders = dict[Space, Power | Literal["none", "contested", "impassable", "shared"]]
"""What a position says of territories: who controls them, or what they are instead."""


def read_holders(value: object) -> Holders:
    """What a position says about control, whatever stands where."""
    holders: Holders = {}
    complaints = Complaints()
    for name, holder in by_space(value, complaints).items():
        with complaints.gathered(), within(name):
            territory, text = words.territory(name), word(holder)
            match fold(text):
                case "none" | "contested" | "impassable" | "shared" as state:
                    holders[territory] = state
                case _:
                    holders[territory] = words.power(text)
    complaints.raise_all()
    return holders


def controlled(holders: Holders, table: Table) -> dict[Space, Power]:
    """Who controls what, with what a position says put over what is there already."""
    control = dict(table.control)
    complaints = Complaints()
    for territory, holder in holders.items():
        with complaints.gathered(), within("control"), within(territory):
            if holder == "contested":
                if not table.is_contested(territory):
                    raise unreadable(say.not_contested(territory=territory))
            elif holder == "impassable":
                if TERRITORIES[territory].owner not in table.collapsed:
                    raise unreadable(say.not_impassable(territory=territory))
                control.pop(territory, None)
            elif holder == "shared":
                if not table.is_shared(territory):
                    raise unreadable(say.not_shared(territory=territory))
            elif holder == "none":
                control.pop(territory, None)
            else:
                control[territory] = holder
    complaints.raise_all()
    return control


def write_control(rules: Ruleset, table: Table, base: Table) -> Tree:
    """Where control differs from a set-up, or from what those who stand in a minor power make of it."""
    written: Tree = {}
    opened = left_behind(rules, table) - table.impassable
    original = without_disputed(table.but(control=base.control))
    settled = standing(rules, table)
    for name in TERRITORIES:
        holder = table.controller(name)
        if holder != original.get(name) or (name in settled and holder is None) or name in opened:
            written[name] = holder or NONE
    return written


def without_disputed(table: Table) -> dict[Space, Power]:
    """Control as it is where units of both sides in a territory leave it without a controller."""
    return {
        name: power
        for name, power in table.control.items()
        if table.controller(name) is not None
        or (table.is_shared(name) and "russia" not in table.stacks(name))
    }


def standing(rules: Ruleset, table: Table) -> dict[Space, Power]:
    """Who controls the land of mobilized minor powers in which units of one side alone stand.

    The patron has it if it is theirs, otherwise the power that stands there alone.
    """
    found: dict[Space, Power] = {}
    for name, land in TERRITORIES.items():
        stacks, whose = table.stacks(name), rules.board.patron(name)
        if not stacks or land.owner is not None or (land.of or name) not in table.mobilized:
            continue
        if whose is not None and whose not in table.departed and {SIDE[p] for p in stacks} == {SIDE[whose]}:
            found[name] = whose
        elif len(stacks) == 1 and not table.departed.intersection(stacks):
            found[name] = next(iter(stacks))
    return found


def said_of_control(tree: Mapping[str, object]) -> frozenset[Space]:
    """The territories of which a position says who controls them, or that nobody does."""
    control = tree.get("control")
    return frozenset(map(words.territory, control)) if isinstance(control, Mapping) else frozenset()


def opened(tree: Mapping[str, object]) -> frozenset[Space]:
    """The land that is said to be nobody's: enemies had it when its owner collapsed, and are gone."""
    control = tree.get("control")
    if not isinstance(control, Mapping):
        return frozenset()
    return frozenset(words.territory(name) for name, holder in control.items() if is_none(holder))


def left_behind(rules: Ruleset, table: Table) -> frozenset[Space]:
    """The land of collapsed powers that nobody has: what they still held then, which lets nobody in any more."""
    if not rules.collapse.land_impassable:
        return frozenset()
    return frozenset(
        name
        for name, land in TERRITORIES.items()
        if (land.owner in table.collapsed or table.joined.get(name) in table.collapsed)
        and name not in table.control
        and name not in table.units
    )


def read_lost_capital(value: object) -> frozenset[Power]:
    """The powers that count as having lost their capitals."""
    return frozenset(words.power(word(entry)) for entry in entries(value))


def follows_from_control(rules: Ruleset, table: Table) -> frozenset[Power]:
    """The powers whose capitals an enemy holds.

    A power that has collapsed is among them only where its treasury can still be claimed (TR-COLL-11).
    """
    gone = table.collapsed if rules.collapse.land_impassable else frozenset()
    return frozenset(power for power in POWERS if power not in gone and table.capital_held_by_enemy(power))


def read_mobilized(value: object, rules: Ruleset) -> frozenset[Space]:
    """The minor powers that have mobilized."""
    minors = set()
    for entry in entries(value):
        name = words.territory(word(entry))
        if name not in rules.minors.mobilizing:
            raise unreadable(say.no_minor(territory=name), code="wrong-value")
        minors.add(name)
    return frozenset(minors)


def seen_mobilized(rules: Ruleset, table: Table) -> frozenset[Space]:
    """The minor powers that must have been mobilized, because somebody controls them or stands in them.

    Where garrisons stand on the board from the beginning, units of the own side alone say nothing.
    """
    return frozenset(
        name
        for name in rules.minors.mobilizing
        if name in table.control or (name in table.units and not _is_garrison(rules, table, name))
    )


def _is_garrison(rules: Ruleset, table: Table, territory: Space) -> bool:
    """Whether only units of the side stand in a minor power that it would join anyway."""
    whose = rules.board.aligned.get(territory)
    return (
        rules.minors.garrisons
        and whose is not None
        and all(SIDE[p] == SIDE[whose] for p in table.stacks(territory))
    )
