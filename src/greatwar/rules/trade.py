"""Trade: a power earns one IPC for each neutral power next to its territories (SE-INC, C-04, C-106, G-38)."""

from collections.abc import Mapping
from typing import Literal

from greatwar.board import CAPITAL, LAND_BORDERS, TERRITORIES, Power, Space
from greatwar.table import Table

SPAIN = "Spain"
SPANISH_MOROCCO = "Spanish Morocco"


Trade = Literal["none", "any", "minors"]
"""With whom powers trade: nobody, every neutral power, or minor powers that are aligned with nobody."""


Morocco = Literal["until-contested", "until-raised"]
"""How long Spanish Morocco trades as a part of Spain: until a belligerent contests it, or until its army is raised."""


def trade_partners(
    table: Table,
    power: Power,
    scope: Trade,
    aligned: Mapping[Space, Power],
    morocco: Morocco,
) -> int:
    """With how many neutral powers a power trades; major ones are among them unless trade is with minors alone."""
    neutral = _neutral_land(table, morocco)
    if scope == "minors":
        neutral = {
            land: whose
            for land, whose in neutral.items()
            if TERRITORIES[whose].is_minor and whose not in aligned
        }
    return len(_partners(table, power, neutral))


def _is_spanish(table: Table, morocco: Morocco) -> bool:
    """C-113: Spanish Morocco counts as Spain while no belligerent controls or contests it."""
    if SPANISH_MOROCCO in table.control:
        return False
    if morocco == "until-raised":
        return SPANISH_MOROCCO not in table.mobilized
    return not table.is_contested(SPANISH_MOROCCO)


def holdings(table: Table, power: Power) -> int:
    """How many territories a power controls."""
    return sum(table.controller(land) == power for land, holder in table.control.items() if holder == power)


def _partners(table: Table, power: Power, neutral: dict[Space, Space]) -> set[Space]:
    """The other neutral powers, by their capitals, whose land borders a territory that a power controls."""
    return {
        whose
        for land, whose in neutral.items()
        if whose != CAPITAL[power] and any(table.controller(border) == power for border in LAND_BORDERS[land])
    }


def _neutral_land(table: Table, morocco: Morocco) -> dict[Space, Space]:
    """The territories of neutral powers, each with the capital of its power; colonies do not count."""
    found: dict[Space, Space] = {}
    for land, facts in TERRITORIES.items():
        if facts.is_minor and land not in table.mobilized and land not in table.control:
            found[land] = land
        elif facts.owner in table.neutral and facts.kind in ("capital", "regional"):
            found[land] = CAPITAL[facts.owner]
    if SPAIN in found and _is_spanish(table, morocco):
        found[SPANISH_MOROCCO] = SPAIN  # SE-INC-02: one power, however many borders
    return found
