"""What a power needs to end its movement phase: armies, escorts, landings, obligations (RB-INF, RB-TRANS)."""

from collections.abc import Collection, Iterable, Iterator

from greatwar.board import SIDE, TERRITORIES, ZONES, Power, Space
from greatwar.orders import Load, Move, Offload
from greatwar.pieces import (
    Force,
    Kind,
    count,
)
from greatwar.problems import Problem
from greatwar.rules.outlook import Outlook, outlook
from greatwar.rules.rulebook.duties import duty_problems
from greatwar.rules.rulebook.landings import (
    Landings,
    landings,
    landings_from,
)
from greatwar.rules.rulebook.listing import Listing, has_warship, is_unescorted, listed
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import has_enemy_submarine
from greatwar.table import NO_STACKS, Table
from greatwar.text.say import refusal


def end_problems(rules: Ruleset, table: Table, power: Power) -> list[Problem]:
    """Everything that must be fixed before a power can end its movement phase."""
    view = outlook(rules, table, power)
    declared = landings(table, power)
    held = [space for space, stacks in table.units.items() if power in stacks]
    lacking = [
        space
        for space in held
        if space in TERRITORIES and view.company.isdisjoint([p.kind for p in table.units[space][power]])
    ]
    return [
        *_infantry_problems(view, table, declared, lacking, None),
        *_adrift_problems(view, table, [space for space in held if space in ZONES]),
        *escort_problems(view, table),
        *_submarine_problems(view, table, declared),
        *_duty_problems(view, table, declared),
    ]


def may_end(view: Outlook, table: Table, listing: Listing) -> bool:
    """Whether the phase can end as it is; what the listing knows is not searched for again."""
    if listing.is_hopeless(view.lacking):
        return False
    declared: Landings = {}
    if listing.lacking or listing.landing:
        declared = landings_from(table, view.power, listing.landing)
        if any(_infantry_problems(view, table, declared, listing.lacking, listing)):
            return False
        if any(_submarine_problems(view, table, declared)):
            return False
    if table.revolution == "accepted" and any(_shared_problems(view, table, declared)):
        return False
    return not duty_problems(view.rules, table, view.power)


def _duty_problems(view: Outlook, table: Table, declared: Landings) -> list[Problem]:
    """What has no bearing on armies and escorts: shared land, and the duties of the ruleset."""
    problems = list(_shared_problems(view, table, declared)) if table.revolution == "accepted" else []
    return problems + duty_problems(view.rules, table, view.power)


def _infantry_problems(
    view: Outlook, table: Table, declared: Landings, lacking: Collection[Space], listing: Listing | None
) -> Iterator[Problem]:
    """What armies lack; `lacking` are the territories in which the power has units and no infantry.

    The listing of the table is made if it is needed and not at hand.

    Without the rule of infantry only fighters that are no land units need company.
    """
    power = view.power
    ashore = _ashore(view, declared)
    for territory in lacking:
        force = table.force(territory, power)
        if view.company.isdisjoint(ashore.get(territory, ())):
            if not _is_stranded(view, table, territory, listing):
                yield _no_infantry(territory, force)
        elif view.rules.movement.infantry_required and any(
            p.route and p.kind in view.rules.marchers for p in force
        ):
            message = refusal.infantry_by_land(territory=territory)
            yield Problem("infantry-by-land", territory, message, "RB-INF-04", ("TR-AMPHC-01",))
    for territory, kinds in ashore.items():
        if view.company.isdisjoint(kinds) and not table.force(territory, power):
            yield _no_infantry(territory, {})


def _ashore(view: Outlook, declared: Landings) -> dict[Space, list[Kind]]:
    """What the end of the phase itself lands, by territory: from friendly zones, not after a battle (C-105)."""
    ashore: dict[Space, list[Kind]] = {}
    for (territory, zone), units in declared.items():
        landing = [unit.kind for _, unit in units if not unit.after_battle]
        if landing and not view.is_hostile(zone):
            ashore.setdefault(territory, []).extend(landing)
    return ashore


def _is_stranded(view: Outlook, table: Table, territory: Space, listing: Listing | None) -> bool:
    """Whether an army has lacked infantry since the turn began and no order that is left could mend that.

    That can be only where cargo was returned by a mine to land that its infantry had left (RB-MINE-05).
    """
    force = table.force(territory, view.power)
    if force != view.table.units.get(territory, {}).get(view.power):
        return False
    for _, order in (listing or listed(view, table)).lines():
        match order:
            case Move():
                if territory in (order.route[0], order.route[-1]) or order.units[0].kind == "transport":
                    return False
            case Load() | Offload():
                return False
    return True


def _no_infantry(territory: Space, force: Force) -> Problem:
    if force and all(piece.kind == "fighter" for piece in force):
        message = refusal.fighters_alone(territory=territory)
        return Problem("fighter-alone", territory, message, "RB-FTR-03", ("RB-INF-01", "RB-INF-02"))
    message = refusal.no_infantry(territory=territory)
    return Problem("no-infantry", territory, message, "RB-INF-01", ("RB-INF-02", "RB-INF-03"))


def _adrift_problems(view: Outlook, table: Table, zones: Iterable[Space]) -> Iterator[Problem]:
    for zone in zones:
        if any(piece.kind == "fighter" for piece in table.units[zone][view.power]):
            yield Problem("fighter-alone", zone, refusal.fighter_at_sea(zone=zone), "RB-FTR-03")


def escort_problems(view: Outlook, table: Table) -> list[Problem]:
    """The transports of a power that have sailed into hostile zones without an escort."""
    return [
        Problem(
            "no-escort",
            zone,
            refusal.no_escort_of_side(power=view.power, zone=zone)
            if view.rules.movement.escorts_shared
            else refusal.no_escort(zone=zone),
            "RB-TRANS-01",
        )
        for zone in ZONES
        if zone in view.hostile and is_unescorted(view, table, zone)
    ]


def has_escorts(view: Outlook, table: Table) -> bool:
    """Whether no transport of a power has sailed into a hostile zone without an escort."""
    power, units = view.power, table.units
    for zone in view.hostile:
        if power in units.get(zone, NO_STACKS) and is_unescorted(view, table, zone):
            return False
    return True


def _submarine_problems(view: Outlook, table: Table, declared: Landings) -> Iterator[Problem]:
    power = view.power
    for (territory, zone), units in declared.items():
        if view.is_hostile(zone) or all(unit.after_battle for _, unit in units):
            continue
        assault = view.status(territory) in ("hostile", "neutral")
        if assault and has_enemy_submarine(table, power, zone):
            if not has_warship(table, (power,), zone):
                yield Problem("submarines", zone, refusal.submarines(zone=zone), "RB-TRANS-12")


def _shared_problems(view: Outlook, table: Table, declared: Landings) -> Iterator[Problem]:
    """RB-REV-12: the Central Powers keep an infantry in every territory that they share with Russia."""
    if SIDE[view.power] != "central":
        return
    for territory in view.table.units:
        if territory in TERRITORIES and view.status(territory) == "shared":
            stacks = table.stacks(territory)
            kept = any(count(f, "infantry") for p, f in stacks.items() if SIDE[p] == "central")
            if not kept and "infantry" not in _ashore(view, declared).get(territory, ()):
                message = refusal.shared_needs_infantry(territory=territory)
                yield Problem("shared", territory, message, "RB-REV-12")
