"""Mobilization, income and submarine warfare."""

from greatwar.board import POWERS, SUBMARINE_WARFARE_ZONES
from greatwar.frames import Mobilize
from greatwar.rules.chapters import Limit
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.topics.topic import Topic, die_of, named
from greatwar.text.english import NAMES, capitalized, counted, enumerated

MOBILIZATION = "Mobilization"
INCOME = "Income"


# Mobilization


def _room(limit: Limit, place: str) -> str:
    if limit == "none":
        return "in any number"
    return f"up to {place} IPC value in a turn" if limit == "ipc" else f"up to {limit} in a turn"


def _capital(rules: Ruleset) -> str:
    return (
        f"A power places land units and fighters in its capital, {_room(rules.economy.capital_limit, 'its')}."
    )


def _places(rules: Ruleset) -> str:
    economy = rules.economy
    places = {power: economy.mobilization_places.get(power, ()) for power in POWERS}
    if not any(places.values()):
        return "No power places land units outside its homeland."
    parts = []
    for power, lands in places.items():
        if not lands:
            continue
        room = _room(economy.place_limit, "its" if len(lands) == 1 else "each one's")
        worth = ""
        if economy.place_limit == "ipc":
            values = enumerated(
                [
                    str(rules.board.ipc[land]) if len(lands) == 1 else f"{land} {rules.board.ipc[land]}"
                    for land in lands
                ]
            )
            worth = f" ({values})"
        parts.append(f"{capitalized(NAMES[power])} also places them in {enumerated(lands)}, {room}{worth}")
    industry = {
        0: "; at most one of them is not infantry",
        1: "; at most one of each kind besides infantry",
    }.get(economy.place_industry, "")
    return f"{'; '.join(parts)}{industry}."


def _regions(rules: Ruleset) -> str:
    if not rules.economy.regions:
        return "No units are placed in regional territories."
    return f"A power also places infantry in its regional territories, {_room(rules.economy.region_limit, 'their')}."


def _contested(rules: Ruleset) -> str:
    if rules.economy.mobilize_contested:
        return "Land units and fighters can be placed in contested territory."
    return "Land units and fighters are placed only in territories that their power controls, not in contested ones."


def _battleships(rules: Ruleset) -> str:
    if rules.economy.hulls:
        return (
            "A power lays down a new battleship in its uncontested capital or a regional territory with a naval base, "
            "one at a time in each. It is launched in the mobilize phase of the next round, unless the territory is "
            "contested then."
        )
    if Mobilize in rules.rounds.phase_begins and rules.setup.hulls:
        return (
            "New battleships are placed as other ships are. Those under construction in the setup are launched in "
            "their power's first mobilize phase."
        )
    return "New battleships are placed as other ships are."


def _refund(rules: Ruleset) -> str:
    return {
        "ships": "Ships that cannot be placed are refunded; other units that cannot be placed are lost.",
        "all": "Units that cannot be placed are refunded.",
        "none": "Units that cannot be placed are lost without refund.",
    }[rules.economy.refund]


# Income


def _basis(rules: Ruleset) -> str:
    if rules.economy.basis == "flat":
        return "A power collects 1 IPC for each territory that it controls, nothing for contested ones."
    return "A power collects the IPC value of each territory that it controls, nothing for contested ones."


def _trade(rules: Ruleset) -> str:
    economy = rules.economy
    if economy.trade == "none":
        return "There is no trade."
    partner = "neutral power" if economy.trade == "any" else "neutral minor power that is aligned with no one"
    until = {
        "until-contested": "a power at war controls or contests it",
        "until-raised": "its army mobilizes or a power controls it",
    }[economy.morocco]
    return (
        f"A power collects 1 IPC more for each {partner} whose homeland borders a territory that it controls. "
        f"Colonies do not count, but Spanish Morocco is part of Spain until {until}."
    )


def _blocked(rules: Ruleset) -> str:
    captured, nothing = "A power whose capital is captured", "neither buys nor mobilizes nor collects"
    if rules.collapse.kind != "tournament":
        return f"{captured} {nothing} until it is liberated."
    return f"{captured}, or whose economy has collapsed, {nothing} until it is liberated or its economy recovers."


def _spoils(rules: Ruleset) -> str:
    return {
        "taken": "The captor of a capital takes the treasury and the purchase of its power.",
        "lost": "The treasury and the purchase of a power are lost to the bank when its capital is captured.",
        "kept": "A power keeps its treasury and its purchase when its capital is captured.",
    }[rules.economy.captured_treasury]


# Submarine warfare


def _submarines(rules: Ruleset) -> str:
    warfare = rules.submarine_warfare
    if not warfare.allowed:
        return "There is no submarine warfare."
    zones = enumerated([zone.removeprefix("SZ ") for zone in sorted(SUBMARINE_WARFARE_ZONES, key=_number)])
    cost = counted(1, "IPC") if warfare.toll == "one" else "as many IPCs as the die shows"
    raiders, victims = NAMES[warfare.raiders], named(warfare.victims, "or")
    return (
        f"{capitalized(raiders)} may declare it at any time, for the rest of the war. Then, whenever {victims} "
        f"collects income, each submarine of {raiders} in SZ {zones} rolls a die: on {die_of(warfare.hits)} the raid "
        f"costs {cost}."
    )


def _number(zone: str) -> int:
    return int(zone.removeprefix("SZ "))


TOPICS: tuple[Topic, ...] = (
    Topic("economy.capital_limit", MOBILIZATION, "Capital", _capital, ("economy.capital_limit",)),
    Topic(
        "economy.regions",
        MOBILIZATION,
        "Regional territories",
        _regions,
        ("economy.regions", "economy.region_limit"),
    ),
    Topic(
        "economy.mobilization_places",
        MOBILIZATION,
        "Other places",
        _places,
        ("economy.mobilization_places", "economy.place_limit", "economy.place_industry"),
    ),
    Topic(
        "economy.mobilize_contested",
        MOBILIZATION,
        "Contested territory",
        _contested,
        ("economy.mobilize_contested",),
    ),
    Topic(
        "economy.hulls",
        MOBILIZATION,
        "Battleships",
        _battleships,
        ("economy.hulls", "rounds.phase_begins"),
        "Other ships go to sea zones of naval bases in original territories that their power has controlled since "
        "its turn began.",
    ),
    Topic("economy.refund", MOBILIZATION, "Refund", _refund, ("economy.refund",)),
    Topic("economy.basis", INCOME, "Income", _basis, ("economy.basis",)),
    Topic("economy.trade", INCOME, "Trade", _trade, ("economy.trade", "economy.morocco")),
    Topic("economy.blocked", INCOME, "No income", _blocked, ("collapse.kind",)),
    Topic(
        "economy.captured_treasury",
        INCOME,
        "Treasury of a captured capital",
        _spoils,
        ("economy.captured_treasury",),
    ),
    Topic(
        "submarine_warfare",
        "Submarine warfare",
        "Submarine warfare",
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
