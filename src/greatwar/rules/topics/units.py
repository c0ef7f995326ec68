"""Units and their purchase: numbers, support, repair and limits."""

from collections.abc import Callable

from greatwar.board import POWERS, Power
from greatwar.pieces import KINDS, Kind
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Topic, joined, named
from greatwar.rules.tournament.collapse import economy_problems
from greatwar.text.english import capitalized, counted, enumerated, plural

UNITS = "Units"
PURCHASE = "Purchase"


def _number(table: str, kind: Kind) -> Callable[[Ruleset], str]:
    return lambda rules: str(getattr(rules.units, table).get(kind, 0))


def _numbers(table: str, title: str, sentence: str) -> list[Topic]:
    """A row of numbers for each kind of unit; a transport neither attacks nor defends."""
    return [
        Topic(
            f"units.{table}.{kind}",
            UNITS if table != "reach" else "Movement",
            f"{title}: {kind}",
            _number(table, kind),
            (f"units.{table}",),
            sentence,
        )
        for kind in KINDS
        if kind != "transport" or table not in ("attack", "defence")
    ]


def _support(rules: Ruleset) -> str:
    bonus = rules.land_battle.support_bonus
    return f"Each attacking artillery adds {bonus} to the attack of one infantry or tank."


def _supremacy(rules: Ruleset) -> str:
    bonus = rules.land_battle.air_supremacy_bonus
    if not bonus:
        return "Air supremacy adds nothing."
    return f"Air supremacy adds {bonus} to the attack or defence of each artillery of its side."


def _repair(rules: Ruleset) -> str:
    if rules.units.battleship_hits == 1:
        return "No battleship is ever damaged."
    cost = rules.units.repair_cost
    price = f"for {counted(cost, 'IPC')} each, as far as the treasury pays" if cost else "free of charge"
    return f"When its purchase phase begins, a power repairs damaged battleships at friendly naval bases {price}."


# Purchase


def _buyers(kind: Kind) -> Callable[[Ruleset], str]:
    def says(rules: Ruleset) -> str:
        rounds = rules.units.available.get(kind)
        if rounds is None:
            return "All powers from round 1."
        if set(rounds) == set(POWERS) and len(set(rounds.values())) == 1:
            return f"All powers from round {rounds['germany']}."
        groups: dict[int, list[Power]] = {}
        for power, first in rounds.items():
            groups.setdefault(first, []).append(power)
        parts = [f"{named(powers)} from round {first}" for first, powers in sorted(groups.items())]
        others = "" if set(rounds) == set(POWERS) else "; no other power at any time"
        return f"{capitalized(_groups(parts))}{others}."

    return says


def _groups(parts: list[str]) -> str:
    """Groups that are lists themselves, so that semicolons part them where there is one with several members."""
    return "; ".join(parts) if any(" and " in part for part in parts) else enumerated(parts)


def _industry(rules: Ruleset) -> str:
    industry = rules.economy.industry
    if not industry:
        return "Industry does not limit purchases."
    levels = {
        0: ("no industrial complex", "at most one unit that is not infantry in a turn"),
        1: ("one industrial complex", "at most one unit of each kind besides infantry in a turn"),
        2: ("two industrial complexes", "any units"),
    }
    said = []
    for level, (complexes, units) in levels.items():
        powers = [power for power in POWERS if industry.get(power) == level]
        if powers:
            said.append(f"With {complexes} {named(powers)} can buy {units}.")
    others = [power for power in POWERS if power not in industry]
    return joined([*said, capitalized(f"{named(others)} can buy any units.") if others else ""])


def _limits(rules: Ruleset) -> str:
    limits = "A power buys any available units that its treasury pays for"
    if rules.economy.industry:
        limits += " and its industry allows"
    if economy_problems in rules.economy.purchase_limits:
        limits += ", but nothing while its economy has collapsed"
    return f"{limits}."


TOPICS: tuple[Topic, ...] = (
    *_numbers("cost", "Cost", "The price of a unit, in IPCs."),
    *_numbers("attack", "Attack", "An attacking unit hits on this number or less; with 0 it does not fire."),
    *_numbers("defence", "Defence", "A defending unit hits on this number or less; with 0 it does not fire."),
    Topic(
        "units.battleship_hits",
        UNITS,
        "Hits of a battleship",
        lambda rules: str(rules.units.battleship_hits),
        ("units.battleship_hits",),
        "So many hits sink a battleship in combat; every other unit has one.",
    ),
    Topic(
        "units.transport_capacity",
        UNITS,
        "Room of a transport",
        lambda rules: str(rules.units.transport_capacity),
        ("units.transport_capacity",),
        "A transport carries so many land units and fighters.",
    ),
    Topic("units.repair_cost", UNITS, "Repair", _repair, ("units.repair_cost", "rounds.phase_begins")),
    Topic(
        "land_battle.support_bonus",
        UNITS,
        "Artillery support",
        _support,
        ("land_battle.support_bonus",),
    ),
    Topic(
        "land_battle.air_supremacy_bonus",
        UNITS,
        "Air supremacy",
        _supremacy,
        ("land_battle.air_supremacy_bonus",),
    ),
    *_numbers("reach", "Range", "A unit moves so many spaces in a turn."),
    *(
        Topic(
            f"units.available.{kind}",
            PURCHASE,
            f"Buyers: {plural(kind)}",
            _buyers(kind),
            ("units.available",),
            usual="All powers from round 1.",
        )
        for kind in KINDS
    ),
    Topic(
        "economy.purchase_limits",
        PURCHASE,
        "Limits of a purchase",
        _limits,
        ("economy.purchase_limits",),
    ),
    Topic("economy.industry", PURCHASE, "Industry", _industry, ("economy.industry",)),
)
"""What a ruleset says of units and their purchase."""
