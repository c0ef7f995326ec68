"""Trade: a power earns one IPC for each neutral power next to land that it controls (SE-INC, C-04, C-106, G-38)."""

from greatwar.board import CAPITAL, LAND_BORDERS, TERRITORIES, Power, Space
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

SPAIN = "Spain"
SPANISH_MOROCCO = "Spanish Morocco"


def with_trade(rules: Ruleset, table: Table, power: Power) -> int:
    """The production level and the trade with every neutral power, major ones among them."""
    return rules.board.income(table, power) + len(_partners(table, power, _neutral_land(table)))


def with_trade_of_minors(rules: Ruleset, table: Table, power: Power) -> int:
    """The production level and the trade with minor powers that are aligned with nobody."""
    unaligned = {
        land: whose
        for land, whose in _neutral_land(table).items()
        if TERRITORIES[whose].is_minor and whose not in rules.board.aligned
    }
    return rules.board.income(table, power) + len(_partners(table, power, unaligned))


def flat_with_trade(rules: Ruleset, table: Table, power: Power) -> int:
    """One IPC for each territory, and the trade with every neutral power, major ones among them."""
    return with_trade(rules, table, power) - rules.board.income(table, power) + _territories(table, power)


def flat_with_trade_of_minors(rules: Ruleset, table: Table, power: Power) -> int:
    """One IPC for each territory, and the trade with minor powers that are aligned with nobody."""
    return (
        with_trade_of_minors(rules, table, power)
        - rules.board.income(table, power)
        + _territories(table, power)
    )


def _territories(table: Table, power: Power) -> int:
    """How many territories a power controls."""
    return sum(table.controller(land) == power for land, holder in table.control.items() if holder == power)


def _partners(table: Table, power: Power, neutral: dict[Space, Space]) -> set[Space]:
    """The other neutral powers, by their capitals, whose land borders a territory that a power controls."""
    return {
        whose
        for land, whose in neutral.items()
        if whose != CAPITAL[power] and any(table.controller(border) == power for border in LAND_BORDERS[land])
    }


def _neutral_land(table: Table) -> dict[Space, Space]:
    """The territories of neutral powers, each with the capital of its power; colonies do not count."""
    found: dict[Space, Space] = {}
    for land, facts in TERRITORIES.items():
        if facts.is_minor and land not in table.mobilized and land not in table.control:
            found[land] = land
        elif facts.owner in table.neutral and facts.kind in ("capital", "regional"):
            found[land] = CAPITAL[facts.owner]
    if SPAIN in found and SPANISH_MOROCCO not in table.mobilized and SPANISH_MOROCCO not in table.control:
        found[SPANISH_MOROCCO] = SPAIN  # SE-INC-02: one power, however many borders
    return found
