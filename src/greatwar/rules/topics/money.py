"""Mobilization, income and submarine warfare."""

from collections.abc import Sequence

from greatwar.board import POWERS, SUBMARINE_WARFARE_ZONES, Power, Space
from greatwar.frames import Mobilize
from greatwar.rules.chapters import Limit
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Topic, in_order
from greatwar.text.messages import Message
from greatwar.text.say import topic as say

# Mobilization


def _split(limit: Limit) -> tuple[str, int]:
    """A limit as a sentence chooses by it, and its number."""
    return ("number", limit) if isinstance(limit, int) else (limit, 0)


def _capital(rules: Ruleset) -> Message:
    limit, most = _split(rules.economy.capital_limit)
    return say.capital_says(limit=limit, n=most)


def _places(rules: Ruleset) -> Message:
    economy = rules.economy
    places = tuple(
        _place(rules, power, lands)
        for power in POWERS
        if (lands := economy.mobilization_places.get(power, ()))
    )
    if not places:
        return say.places_none()
    return say.places_says(places=places, industry=economy.place_industry)


def _place(rules: Ruleset, power: Power, lands: Sequence[Space]) -> Message:
    """Where a power places land units besides its capital, and how many."""
    limit, worth = rules.economy.place_limit, rules.board.ipc
    if limit == "none":
        return say.places_any(power=power, lands=lands)
    if limit != "ipc":
        return say.places_number(power=power, lands=lands, n=limit)
    if len(lands) == 1:
        return say.places_worth(power=power, land=lands[0], n=worth[lands[0]])
    values = tuple(say.place_worth(land=land, n=worth[land]) for land in lands)
    return say.places_worths(power=power, lands=lands, values=values)


def _regions(rules: Ruleset) -> Message:
    if not rules.economy.regions:
        return say.regions_none()
    limit, most = _split(rules.economy.region_limit)
    return say.regions_says(limit=limit, n=most)


def _contested(rules: Ruleset) -> Message:
    return say.contested_says(allowed=rules.economy.mobilize_contested)


def _battleships(rules: Ruleset) -> Message:
    if rules.economy.hulls:
        return say.battleships_hulls()
    if Mobilize in rules.rounds.phase_begins and rules.setup.hulls:
        return say.battleships_launched()
    return say.battleships_placed()


def _refund(rules: Ruleset) -> Message:
    return say.refund_says(refund=rules.economy.refund)


# Income


def _basis(rules: Ruleset) -> Message:
    return say.income_says(basis=rules.economy.basis)


def _trade(rules: Ruleset) -> Message:
    economy = rules.economy
    if economy.trade == "none":
        return say.trade_none()
    return say.trade_says(partner=economy.trade, morocco=economy.morocco)


def _blocked(rules: Ruleset) -> Message:
    return say.no_income_says(collapse=rules.collapse.kind == "tournament")


def _spoils(rules: Ruleset) -> Message:
    return say.spoils_says(treasury=rules.economy.captured_treasury)


# Submarine warfare


def _submarines(rules: Ruleset) -> Message:
    warfare = rules.submarine_warfare
    if not warfare.allowed:
        return say.submarine_warfare_none()
    zones: list[Space] = sorted(SUBMARINE_WARFARE_ZONES, key=_number)
    return say.submarine_warfare_says(
        raiders=warfare.raiders,
        victims=in_order(warfare.victims),
        zones=zones,
        die=say.die(die=warfare.hits),
        toll=warfare.toll,
    )


def _number(zone: str) -> int:
    return int(zone.removeprefix("SZ "))


TOPICS: tuple[Topic, ...] = (
    Topic("economy.capital_limit", "mobilization", say.capital(), _capital, ("economy.capital_limit",)),
    Topic(
        "economy.regions",
        "mobilization",
        say.regions(),
        _regions,
        ("economy.regions", "economy.region_limit"),
    ),
    Topic(
        "economy.mobilization_places",
        "mobilization",
        say.places(),
        _places,
        ("economy.mobilization_places", "economy.place_limit", "economy.place_industry"),
    ),
    Topic(
        "economy.mobilize_contested",
        "mobilization",
        say.contested(),
        _contested,
        ("economy.mobilize_contested",),
    ),
    Topic(
        "economy.hulls",
        "mobilization",
        say.battleships(),
        _battleships,
        ("economy.hulls", "rounds.phase_begins"),
        say.battleships_ships(),
    ),
    Topic("economy.refund", "mobilization", say.refund(), _refund, ("economy.refund",)),
    Topic("economy.basis", "income", say.income(), _basis, ("economy.basis",)),
    Topic("economy.trade", "income", say.trade(), _trade, ("economy.trade", "economy.morocco")),
    Topic("economy.blocked", "income", say.no_income(), _blocked, ("collapse.kind",)),
    Topic("economy.captured_treasury", "income", say.spoils(), _spoils, ("economy.captured_treasury",)),
    Topic(
        "submarine_warfare",
        "submarine-warfare",
        say.chapter_submarine_warfare(),
        _submarines,
        (
            "submarine_warfare.allowed",
            "submarine_warfare.raiders",
            "submarine_warfare.hits",
            "submarine_warfare.victims",
            "submarine_warfare.toll",
            "offers",
        ),
    ),
)
"""What a ruleset says of mobilization, income and submarine warfare."""
