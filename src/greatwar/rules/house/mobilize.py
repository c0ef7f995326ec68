"""Mobilizing as a house rule changes it: `[mobilize]`, and `[mobilize.britain]` for one power."""

from typing import Any, cast

from msgspec.structs import replace

from greatwar.board import CAPITAL, POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.frames import Launching, Mobilize
from greatwar.rules.house.keys import Key, Parameter, Section, Several
from greatwar.rules.rulebook.launching import LaunchingStep, launch_finished
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.industry import industry_problems
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

_REGIONS = Parameter("economy", "regions")
_CONTESTED = Parameter("economy", "mobilize_contested")
_CAPITAL_LIMIT = Parameter("economy", "capital_limit")
_REGION_LIMIT = Parameter("economy", "region_limit")
_PLACE_LIMIT = Parameter("economy", "place_limit")
_PLACE_INDUSTRY = Parameter("economy", "place_industry")
_HULLS = Parameter("economy", "hulls")
_REFUND = Parameter("economy", "refund")
_LIMITS = ("none", "ipc", *range(1, 31))


def _with_hulls(rules: Ruleset, member: str, value: bool) -> Ruleset:
    """A ruleset that lays down battleships has to launch them as well."""
    if value:
        rules = replace(rules, steps={**rules.steps, Launching: LaunchingStep()})
        rules = rules.but("rounds", phase_begins={**rules.rounds.phase_begins, Mobilize: launch_finished})
    return _HULLS.apply(rules, member, value)


def _industry(rules: Ruleset, member: str) -> object:
    return rules.economy.industry.get(cast(Power, member), "none")


def _with_industry(rules: Ruleset, member: str, value: Any) -> Ruleset:
    kept = {power: level for power, level in rules.economy.industry.items() if power != member}
    industry = kept if value == "none" else kept | {member: value}
    limits = tuple(limit for limit in rules.economy.purchase_limits if limit is not industry_problems)
    if industry:
        limits = (*limits, industry_problems)
    return rules.but("economy", industry=industry, purchase_limits=limits)


def _places(rules: Ruleset, member: str) -> object:
    return rules.economy.mobilization_places.get(cast(Power, member), ())


def _with_places(rules: Ruleset, member: str, value: tuple[Space, ...]) -> Ruleset:
    places = {power: lands for power, lands in rules.economy.mobilization_places.items() if power != member}
    return rules.but("economy", mobilization_places=places | {member: value} if value else places)


def _no_room(rules: Ruleset, member: str, value: Any) -> Message | None:
    """Why a limit leaves no room in a capital: it is worth nothing."""
    worthless = [power for power in POWERS if value == "ipc" and not rules.board.ipc[CAPITAL[power]]]
    return (
        house.capital_without_room(power=worthless[0], capital=CAPITAL[worthless[0]]) if worthless else None
    )


def _no_regions(rules: Ruleset, member: str, value: Any) -> Message | None:
    if rules.economy.regions or value == "none":
        return None
    return house.no_regions()


def _no_places(rules: Ruleset, member: str, value: Any) -> Message | None:
    if value == "none" or any(rules.economy.mobilization_places.values()):
        return None
    return house.no_places()


def _no_place(rules: Ruleset, member: str, value: tuple[Space, ...]) -> Message | None:
    """Why a power cannot place units somewhere: it does so anyway, or an enemy is at home there."""
    power = cast(Power, member)
    capital = CAPITAL[power]
    if capital in value:
        return house.capital_anyway(territory=capital)
    for land in value:
        enemy = TERRITORIES[land].owner if land in CAPITAL.values() else rules.board.control.get(land)
        if enemy is not None and SIDE[enemy] != SIDE[power]:
            if land == CAPITAL[enemy]:
                return house.places_in_enemy_capital(territory=land, power=power)
            return house.places_in_enemy_land(territory=land, enemy=enemy, power=power)
    return None


MOBILIZE = Section(
    name="mobilize",
    sentence=text.mobilize(),
    members=POWERS,
    own=(
        Key(
            "regions",
            text.mobilize_regions(),
            (False, True),
            _REGIONS.value,
            _REGIONS.apply,
        ),
        Key(
            "contested",
            text.mobilize_contested(),
            (True, False),
            _CONTESTED.value,
            _CONTESTED.apply,
        ),
        Key(
            "capital_limit",
            text.mobilize_capital_limit(),
            _LIMITS,
            _CAPITAL_LIMIT.value,
            _CAPITAL_LIMIT.apply,
            _no_room,
        ),
        Key(
            "region_limit",
            text.mobilize_region_limit(),
            _LIMITS,
            _REGION_LIMIT.value,
            _REGION_LIMIT.apply,
            _no_regions,
        ),
        Key(
            "place_limit",
            text.mobilize_place_limit(),
            _LIMITS,
            _PLACE_LIMIT.value,
            _PLACE_LIMIT.apply,
            _no_places,
        ),
        Key(
            "place_industry",
            text.mobilize_place_industry(),
            (0, 1, 2),
            _PLACE_INDUSTRY.value,
            _PLACE_INDUSTRY.apply,
            _no_places,
        ),
        Key(
            "hulls",
            text.mobilize_hulls(),
            (False, True),
            _HULLS.value,
            _with_hulls,
        ),
        Key(
            "refund",
            text.mobilize_refund(),
            ("ships", "all", "none"),
            _REFUND.value,
            _REFUND.apply,
        ),
    ),
    keys=(
        Key(
            "places",
            text.mobilize_places(),
            Several(tuple(TERRITORIES)),
            _places,
            _with_places,
            _no_place,
        ),
        Key(
            "industry",
            text.mobilize_industry(),
            (0, 1, 2, "none"),
            _industry,
            _with_industry,
        ),
    ),
)
