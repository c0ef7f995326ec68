"""Trade: a power earns one IPC for each neutral power next to land that it controls (SE-INC, C-04, C-106, G-38)."""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import CAPITAL, LAND_BORDERS, TERRITORIES, Power, Space
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

SPAIN = "Spain"
SPANISH_MOROCCO = "Spanish Morocco"


class Trade(Struct, frozen=True):
    """The income of a power with its trade: what land yields, and with which neutral powers it trades."""

    of_minors: bool = False
    """Whether only minor powers that are aligned with nobody trade, or major and aligned ones too (C-04)."""
    flat: bool = False
    """Whether a territory yields one IPC, or its value (C-23)."""
    morocco_until_raised: bool = False
    """Whether Spanish Morocco stands for Spain until its army is raised, even while it is contested (C-113)."""

    @property
    def sentence(self) -> str:
        """The income in words."""
        land = "One IPC for each territory" if self.flat else "The production level"
        partners = (
            "minor powers that are aligned with nobody"
            if self.of_minors
            else "every neutral power, major ones among them"
        )
        morocco = "; contested Spanish Morocco stands for Spain" if self.morocco_until_raised else ""
        return f"{land}, and the trade with {partners}{morocco}"

    def __call__(self, table: Table, power: Power) -> int:
        land = _territories(table, power) if self.flat else table.income(power)
        return land + len(_partners(table, power, self._neutral_land(table)))

    def _neutral_land(self, table: Table) -> dict[Space, Space]:
        """The territories of neutral powers, each with the capital of its power; colonies do not count."""
        found: dict[Space, Space] = {}
        for land, facts in TERRITORIES.items():
            if facts.is_minor and land not in table.mobilized and land not in table.control:
                found[land] = land
            elif facts.owner in table.neutral and facts.kind in ("capital", "regional"):
                found[land] = CAPITAL[facts.owner]
        if SPAIN in found and self._is_spanish(table):
            found[SPANISH_MOROCCO] = SPAIN  # SE-INC-02: one power, however many borders
        if self.of_minors:
            return {
                land: whose for land, whose in found.items() if TERRITORIES[whose].kind == "minor_neutral"
            }
        return found

    def _is_spanish(self, table: Table) -> bool:
        """C-113: Spanish Morocco counts as Spain while no belligerent controls or contests it."""
        if SPANISH_MOROCCO in table.control:
            return False
        if self.morocco_until_raised:
            return SPANISH_MOROCCO not in table.mobilized
        return not table.is_contested(SPANISH_MOROCCO)


def scoped(rules: Ruleset, chosen: str) -> Ruleset:
    """The rules with trade of this scope."""
    return rules.but("economy", income=replace(_trade_of(rules), of_minors=chosen == "minorNeutralOnly"))


def based(rules: Ruleset, chosen: str) -> Ruleset:
    """The rules with this income from land."""
    return rules.but("economy", income=replace(_trade_of(rules), flat=chosen == "flat"))


def as_first_read(income: Callable[[Table, Power], int]) -> Trade:
    """The income as it was before C-113."""
    assert isinstance(income, Trade), "only trade has been read otherwise"
    return replace(income, morocco_until_raised=True)


def _trade_of(rules: Ruleset) -> Trade:
    assert isinstance(rules.economy.income, Trade), "the option is offered where there is trade"
    return rules.economy.income


def _territories(table: Table, power: Power) -> int:
    """How many territories a power controls."""
    return sum(table.controller(land) == power for land, holder in table.control.items() if holder == power)


def _partners(table: Table, power: Power, neutral: dict[Space, Space]) -> set[Space]:
    """The neutral powers, by their capitals, whose land borders a territory that a power controls."""
    return {
        whose
        for land, whose in neutral.items()
        if any(table.controller(border) == power for border in LAND_BORDERS[land])
    }
