"""Industry: the complexes in a capital limit what its power can buy (SE-IND, SE-PURCH)."""

from greatwar.board import Power
from greatwar.problems import Problem
from greatwar.rules.chapters import Purchases
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table
from greatwar.text.say import refusal

INDUSTRY: dict[Power, int] = {
    "austria-hungary": 1,
    "russia": 1,
    "germany": 2,
    "france": 2,
    "britain": 2,
    "ottoman": 0,
    "italy": 1,
    "usa": 2,
}
"""SE-IND-01: the industrial complexes of the set-up; they are never lost and never built."""


def tank_rounds(rounds: tuple[int, int, int]) -> dict[Power, int]:
    """The first round with tanks for each power, from those for two, one and no industry (SE-PURCH-01)."""
    by_industry = dict(zip((2, 1, 0), rounds, strict=True))
    return {power: by_industry[level] for power, level in INDUSTRY.items()}


def industry_problems(rules: Ruleset, table: Table, power: Power, wanted: Purchases) -> list[Problem]:
    """SE-IND-02 to 04: without industry one unit besides infantry, with one complex one of each kind."""
    level = rules.economy.industry.get(power)
    others = {kind: number for kind, number in wanted.items() if kind != "infantry"}
    if level == 0 and sum(others.values()) > 1:
        return [Problem("industry", "", refusal.no_industry(power=power), "SE-IND-02", ("RM-IND-01",))]
    if level == 1:
        return [
            Problem(
                "industry",
                "",
                refusal.one_complex(power=power, kind=kind),
                "SE-IND-03",
                ("RM-IND-01",),
            )
            for kind, number in others.items()
            if number > 1
        ]
    return []
