"""Units and their purchase: numbers, support, repair and limits."""

from collections.abc import Callable

from greatwar.board import POWERS, Power
from greatwar.pieces import KINDS, Kind
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Chapter, Topic, in_order, joined, number
from greatwar.rules.tournament.collapse import economy_problems
from greatwar.text.messages import Message
from greatwar.text.say import topic as say


def _number(table: str, kind: Kind) -> Callable[[Ruleset], Message]:
    return lambda rules: number(getattr(rules.units, table).get(kind, 0))


def _numbers(table: str, titled: Callable[[Kind], Message], sentence: Message) -> list[Topic]:
    """A row of numbers for each kind of unit; a transport neither attacks nor defends."""
    chapter: Chapter = "units" if table != "reach" else "movement"
    return [
        Topic(
            f"units.{table}.{kind}",
            chapter,
            titled(kind),
            _number(table, kind),
            (f"units.{table}",),
            sentence,
        )
        for kind in KINDS
        if kind != "transport" or table not in ("attack", "defence")
    ]


def _support(rules: Ruleset) -> Message:
    return say.support_adds(n=rules.land_battle.support_bonus)


def _supremacy(rules: Ruleset) -> Message:
    bonus = rules.land_battle.air_supremacy_bonus
    return say.supremacy_adds(n=bonus) if bonus else say.supremacy_none()


def _repair(rules: Ruleset) -> Message:
    if rules.units.battleship_hits == 1:
        return say.repair_never()
    cost = rules.units.repair_cost
    return say.repair_paid(n=cost) if cost else say.repair_free()


# Purchase


def _buyers(kind: Kind) -> Callable[[Ruleset], Message]:
    def says(rules: Ruleset) -> Message:
        rounds = rules.units.available.get(kind)
        if rounds is None:
            return say.buyers_all(round=1)
        everyone = set(rounds) == set(POWERS)
        if everyone and len(set(rounds.values())) == 1:
            return say.buyers_all(round=rounds["germany"])
        groups: dict[int, list[Power]] = {}
        for power, first in rounds.items():
            groups.setdefault(first, []).append(power)
        parts = tuple(
            say.buyers_group(powers=in_order(powers), round=first) for first, powers in sorted(groups.items())
        )
        return say.buyers_from(groups=parts) if everyone else say.buyers_some(groups=parts)

    return says


def _industry(rules: Ruleset) -> Message:
    industry = rules.economy.industry
    if not industry:
        return say.industry_none()
    levels = [
        say.industry_level(complexes=level, powers=powers)
        for level in (0, 1, 2)
        if (powers := tuple(power for power in POWERS if industry.get(power) == level))
    ]
    others = tuple(power for power in POWERS if power not in industry)
    return joined(*levels, say.industry_others(powers=others) if others else None)


def _limits(rules: Ruleset) -> Message:
    return say.limits_says(
        industry=bool(rules.economy.industry), collapse=economy_problems in rules.economy.purchase_limits
    )


TOPICS: tuple[Topic, ...] = (
    *_numbers("cost", lambda kind: say.cost(kind=kind), say.cost_says()),
    *_numbers("attack", lambda kind: say.attack(kind=kind), say.attack_says()),
    *_numbers("defence", lambda kind: say.defence(kind=kind), say.defence_says()),
    Topic(
        "units.battleship_hits",
        "units",
        say.battleship_hits(),
        lambda rules: number(rules.units.battleship_hits),
        ("units.battleship_hits",),
        say.battleship_hits_says(),
    ),
    Topic(
        "units.transport_capacity",
        "units",
        say.capacity(),
        lambda rules: number(rules.units.transport_capacity),
        ("units.transport_capacity",),
        say.capacity_says(),
    ),
    Topic("units.repair_cost", "units", say.repair(), _repair, ("units.repair_cost", "rounds.phase_begins")),
    Topic("land_battle.support_bonus", "units", say.support(), _support, ("land_battle.support_bonus",)),
    Topic(
        "land_battle.air_supremacy_bonus",
        "units",
        say.supremacy(),
        _supremacy,
        ("land_battle.air_supremacy_bonus",),
    ),
    *_numbers("reach", lambda kind: say.range(kind=kind), say.range_says()),
    *(
        Topic(
            f"units.available.{kind}",
            "purchase",
            say.buyers(kind=kind),
            _buyers(kind),
            ("units.available",),
            usual=say.buyers_all(round=1),
        )
        for kind in KINDS
    ),
    Topic("economy.purchase_limits", "purchase", say.limits(), _limits, ("economy.purchase_limits",)),
    Topic("economy.industry", "purchase", say.industry(), _industry, ("economy.industry",)),
)
"""What a ruleset says of units and their purchase."""
