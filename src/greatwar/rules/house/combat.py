"""Battles on land and at sea as a house rule changes them: `[combat]`."""

from msgspec.structs import replace

from greatwar.rules.house.keys import Key, Objection, Parameter, Section, Takes, nothing_against
from greatwar.rules.rulebook.land_combat import attacker_decides, opponent_decides
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

ARBITERS = {"attacker": attacker_decides, "opponent": opponent_decides}
"""Who chooses the losses of several powers that cannot agree."""


def _key(
    name: str,
    sentence: Message,
    takes: Takes,
    parameter: Parameter,
    objection: Objection = nothing_against,
) -> Key:
    return Key(name, sentence, takes, parameter.value, parameter.apply, objection)


def _arbiter(rules: Ruleset, member: str) -> object:
    return next((word for word, meant in ARBITERS.items() if meant is rules.casualty_arbiter), None)


def _with_arbiter(rules: Ruleset, member: str, value: str) -> Ruleset:
    return replace(rules, casualty_arbiter=ARBITERS[value])


def _no_time_to_retreat(rules: Ruleset, member: str, value: object) -> Message | None:
    """Why rounds and retreats of a sea battle do not go together."""
    sea = rules.sea_battle
    if sea.retreat == "attacker" and sea.rounds != "press":
        return house.retreat_never_asked(rounds=sea.rounds)
    if sea.retreat == "both" and sea.rounds == "all":
        return house.retreat_of_no_one()
    return None


def _no_bombardment(rules: Ruleset, member: str, value: object) -> Message | None:
    if rules.land_battle.bombardment:
        return None
    return house.no_bombardment()


_LAND, _SEA = "land_battle", "sea_battle"

COMBAT = Section(
    name="combat",
    sentence=text.combat(),
    keys=(
        _key(
            "land_rounds",
            text.combat_land_rounds(),
            ("all", 1, 2, 3),
            Parameter(_LAND, "rounds"),
        ),
        _key(
            "sea_rounds",
            text.combat_sea_rounds(),
            ("one", "press", "all"),
            Parameter(_SEA, "rounds"),
            _no_time_to_retreat,
        ),
        _key(
            "sea_retreat",
            text.combat_sea_retreat(),
            ("none", "attacker", "both"),
            Parameter(_SEA, "retreat"),
            _no_time_to_retreat,
        ),
        _key(
            "submerge",
            text.combat_submerge(),
            ("with_fire", "before_fire"),
            Parameter(_SEA, "submerge"),
        ),
        _key(
            "bombardment",
            text.combat_bombardment(),
            ("with_fire", "first"),
            Parameter(_LAND, "bombardment_time"),
            _no_bombardment,
        ),
        _key(
            "bombardment_hits_on",
            text.combat_bombardment_hits_on(),
            range(7),
            Parameter(_LAND, "bombardment"),
        ),
        _key(
            "coastal_fire",
            text.combat_coastal_fire(),
            range(7),
            Parameter(_LAND, "coastal_fire"),
        ),
        _key(
            "silent_attackers",
            text.combat_silent_attackers(),
            ("none", "offloaded", "all"),
            Parameter(_LAND, "silent_attackers"),
        ),
        _key(
            "tanks",
            text.combat_tanks(),
            ("absorb", "never", "except_landings"),
            Parameter(_LAND, "tanks"),
        ),
        _key(
            "air_rounds",
            text.combat_air_rounds(),
            ("all", "one"),
            Parameter(_LAND, "air_battle_to_the_end", {"all": True, "one": False}),
        ),
        _key(
            "air_supremacy_bonus",
            text.combat_air_supremacy_bonus(),
            range(3),
            Parameter(_LAND, "air_supremacy_bonus"),
        ),
        _key(
            "contested_landings",
            text.combat_contested_landings(),
            ("optional", "none"),
            Parameter(_LAND, "contested_landings"),
        ),
        Key(
            "disputed_casualties",
            text.combat_disputed_casualties(),
            tuple(ARBITERS),
            _arbiter,
            _with_arbiter,
        ),
    ),
)
