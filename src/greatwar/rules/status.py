"""What a space is to a power: friendly, hostile, contested or neutral; who controls a naval base; active mines."""

from typing import Literal

from greatwar.board import BASES, SIDE, TERRITORIES, Power, Space
from greatwar.pieces import SURFACE_WARSHIPS, Force, count
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table

Status = Literal["friendly", "hostile", "contested", "neutral", "shared", "closed"]
"""The four conditions of the rulebook; `shared` and `closed` exist for powers outside the war alone."""


def condition(rules: Ruleset, table: Table, power: Power, territory: Space) -> Status:
    """What a territory is to a power by its ruleset, which may close land that leans to its side (C-110)."""
    found = status(rules, table, power, territory)
    if (
        rules.entry.leaning_land_closed
        and found in ("friendly", "neutral")
        and leaning(rules, table, power, territory)
    ):
        return "closed"
    return found


def leaning(rules: Ruleset, table: Table, power: Power, territory: Space) -> Space | Power | None:
    """The neutral power, major or minor, that has a territory and leans to the side of a power (C-110)."""
    holder = table.control.get(territory)
    if holder is not None:
        leans = holder in table.neutral and holder != power and not table.fights(holder, territory)
        return holder if leans and SIDE[holder] == SIDE[power] else None
    minor = TERRITORIES[territory].of or territory
    patron = rules.board.aligned.get(minor)
    if patron is None or minor in table.mobilized or patron in table.departed:
        return None
    return minor if SIDE[patron] == SIDE[power] else None


def status(rules: Ruleset, table: Table, power: Power, territory: Space) -> Status:
    """The condition of a territory in the eyes of a power (RB-SPACE-07 to 10), as all rulesets see it.

    `closed` is land of a power that is neither friend nor enemy, which may not be entered; an attack on a neutral
    power's land is open to the side that it would join against.
    """
    if table.is_contested(territory):
        return "contested"
    if table.is_shared(territory):
        return "shared"
    if territory in table.impassable:
        return "closed"
    holder = table.control.get(territory)
    if holder is not None:
        if holder != power and not table.aloof(power) and table.fights(holder, territory):
            return "friendly" if SIDE[holder] == SIDE[power] else "hostile"
        if table.allied(power, holder):
            return "friendly"
        # C-63: entering a neutral power's land attacks it. Nobody is a neutral power's friend (E-57).
        may_attack = holder in table.neutral and not table.aloof(power) and SIDE[power] != SIDE[holder]
        return "neutral" if may_attack else "closed"
    if table.aloof(power):
        return "closed"
    patron = rules.board.aligned.get(territory)
    if patron is not None and territory not in table.mobilized and patron not in table.departed:
        if SIDE[patron] != SIDE[power]:
            return "hostile"
        # E-57: nobody is a neutral power's friend, nor a friend of the minor power that would mobilize for it.
        stands_aside = patron in table.neutral and not rules.minors.join_for_good
        return "closed" if stands_aside else "friendly"
    # C-100: minors aligned to a power that has left the war count as minor neutral powers.
    return "neutral"


def is_hostile_zone(table: Table, power: Power, zone: Space) -> bool:
    """Whether enemy surface warships are in a sea zone (RB-SPACE-11)."""
    return any(
        table.enemies(power, other) and has_surface_warship(force)
        for other, force in table.stacks(zone).items()
    )


def has_surface_warship(force: Force) -> bool:
    """Whether a battleship or cruiser is in a force."""
    for piece in force:
        if piece.kind in SURFACE_WARSHIPS:
            return True
    return False


def enemy_ships(table: Table, power: Power, zone: Space) -> Stacks:
    """The enemy forces in a sea zone."""
    return {other: force for other, force in table.stacks(zone).items() if table.enemies(power, other)}


def neutral_prey(table: Table, power: Power, zone: Space) -> tuple[Power, ...]:
    """The neutral powers with ships in a zone that an attack would bring into the war."""
    if table.aloof(power):
        return ()
    return tuple(
        other for other in table.stacks(zone) if other in table.neutral and SIDE[other] != SIDE[power]
    )


def has_enemy_submarine(table: Table, power: Power, zone: Space) -> bool:
    """Whether an enemy submarine is in a sea zone."""
    return any(count(force, "submarine") for force in enemy_ships(table, power, zone).values())


def base_controller(table: Table, territory: Space) -> Power | None:
    """The power that controls the naval base of a territory (RB-SPACE-12, 13)."""
    if table.is_shared(territory):
        return "russia"  # RB-REV-10
    if not table.is_contested(territory):
        return table.control.get(territory)
    owner = table.original(territory)
    if owner is None or table.capital_held_by_enemy(owner):
        return None
    return owner


def base_serves(table: Table, power: Power, zone: Space) -> bool:
    """Whether a naval base of the power or a friend is in a zone, so that battleships are repaired there."""
    return any(
        (controller := base_controller(table, territory)) is not None and table.allied(power, controller)
        for territory in BASES.get(zone, ())
    )


def is_mined(rules: Ruleset, table: Table, power: Power, zone: Space) -> bool:
    """Whether a minefield in a zone is active against a power's ships (RB-MINE-02, TR-MINE-02)."""
    if not rules.mines.threaten(power):
        return False
    for territory in BASES.get(zone, ()):
        layer = _layer(table, territory)
        keeper = base_controller(table, territory)
        if layer is not None and keeper is not None and SIDE[keeper] == SIDE[layer]:
            # C-101: a power outside the war has no enemies, so its mines are inactive.
            if table.enemies(power, keeper):
                return True
    return False


def _layer(table: Table, territory: Space) -> Power | None:
    """The power that has laid the mines of a base; C-85: those of a surrendered power serve its friends."""
    owner = TERRITORIES[territory].owner
    return owner if owner in table.collapsed else table.original(territory)


def closed_ports(table: Table) -> frozenset[Space]:
    """The zones of naval bases that powers at war control (C-44)."""
    return frozenset(
        zone
        for zone, territories in BASES.items()
        if any(
            (keeper := base_controller(table, territory)) is not None and not table.aloof(keeper)
            for territory in territories
        )
    )
