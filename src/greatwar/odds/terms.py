"""The terms of battles: what the odds read from a ruleset, and which options change it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Literal

from greatwar.board import SIDES
from greatwar.odds.fleets import Fleet
from greatwar.odds.mines import mined
from greatwar.problems import Refused
from greatwar.rules import Option, Ruleset, ruleset

BattleKind = Literal["land", "landing", "sea", "mines"]


def terms(rules: Ruleset) -> dict[BattleKind, tuple[object, ...]]:
    """Everything about a ruleset that makes a battle come out one way or another, by where it is fought."""
    land, sea = rules.land_battle, rules.sea_battle
    ashore = (
        rules.units.cost,
        rules.units.attack,
        rules.units.defence,
        land.support_bonus,
        land.air_supremacy_bonus,
        land.air_battle_to_the_end,
        land.rounds,
        land.tanks,
        rules.movement.infantry_required,
        rules.company,
        attack_together(rules),
    )
    mines = rules.units.cost, mined(rules, Fleet(1, 1, 1, 1, 1))
    afloat = (
        *mines,
        rules.units.attack,
        rules.units.defence,
        rules.units.battleship_hits,
        sea,
    )
    landing = (
        land.silent_attackers,
        land.coastal_fire,
        land.bombardment,
        land.bombardment_time,
    )
    return {"land": ashore, "landing": ashore + landing + afloat, "sea": afloat, "mines": mines}


def attack_together(rules: Ruleset) -> bool:
    """Whether powers of a side attack together."""
    return bool(set(rules.rounds.turns) & set(SIDES))


@lru_cache
def bearing(name: str, battle: BattleKind) -> tuple[Option, ...]:
    """The options of a ruleset that change how some battle of a kind comes out.

    >>> [option.name for option in bearing("tournament", "land")]
    ['army_infantry_required', 'air_rounds']
    """
    rules = ruleset(name)
    usual = terms(rules)[battle]
    return tuple(
        option
        for option in rules.options
        if any(terms(made)[battle] != usual for made in _with_each_value(rules, option))
    )


def _with_each_value(rules: Ruleset, option: Option) -> Iterator[Ruleset]:
    for value in option.values:
        try:
            yield ruleset(rules.name, {option.name: value})
        except Refused:
            continue  # a value that only stands beside others
