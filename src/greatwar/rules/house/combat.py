"""Battles on land and at sea as a house rule changes them: `[combat]`."""

from msgspec.structs import replace

from greatwar.rules.house.keys import Key, Objection, Parameter, Section, Takes, nothing_against
from greatwar.rules.rulebook.land_combat import attacker_decides, opponent_decides
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house

ARBITERS = {"attacker": attacker_decides, "opponent": opponent_decides}
"""Who chooses the losses of several powers that cannot agree."""


def _key(
    name: str,
    sentence: str,
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
    sentence="Rounds, retreats, bombardment, tanks and the air in battles on land and at sea.",
    keys=(
        _key(
            "land_rounds",
            "How many rounds the attacker fights in a row in one land battle; all: until a side has no units left.",
            ("all", 1, 2, 3),
            Parameter(_LAND, "rounds"),
        ),
        _key(
            "sea_rounds",
            "The rounds of a sea battle: one, as many as the attacker presses for, or all until a side has no ships "
            "left in it.",
            ("one", "press", "all"),
            Parameter(_SEA, "rounds"),
            _no_time_to_retreat,
        ),
        _key(
            "sea_retreat",
            "Who retreats from a sea battle: nobody; the attacker instead of breaking off; or both, after the battle: "
            "defenders may, and attackers must where warships stay.",
            ("none", "attacker", "both"),
            Parameter(_SEA, "retreat"),
            _no_time_to_retreat,
        ),
        _key(
            "submerge",
            "Whether submarines submerge instead of firing and can still be hit, or before anybody fires.",
            ("with_fire", "before_fire"),
            Parameter(_SEA, "submerge"),
        ),
        _key(
            "bombardment",
            "Whether battleships bombard in the round of fire, or first, so that what they hit does not fire.",
            ("with_fire", "first"),
            Parameter(_LAND, "bombardment_time"),
            _no_bombardment,
        ),
        _key(
            "bombardment_hits_on",
            "The highest die with which a battleship hits that bombards a coast; 0: there is no bombardment.",
            range(7),
            Parameter(_LAND, "bombardment"),
        ),
        _key(
            "coastal_fire",
            "The highest die with which defending artillery hits units that land, before the battle; 0: no such fire.",
            range(7),
            Parameter(_LAND, "coastal_fire"),
        ),
        _key(
            "silent_attackers",
            "Which attackers do not fire in the first round of an assault: none, those that have landed, or all.",
            ("none", "offloaded", "all"),
            Parameter(_LAND, "silent_attackers"),
        ),
        _key(
            "tanks",
            "Whether each attacking tank cancels a hit in a round: always, never, or not in the first round of an "
            "assault.",
            ("absorb", "never", "except_landings"),
            Parameter(_LAND, "tanks"),
        ),
        _key(
            "air_rounds",
            "Whether an air battle has all rounds until one side has no fighter, or one.",
            ("all", "one"),
            Parameter(_LAND, "air_battle_to_the_end", {"all": True, "one": False}),
        ),
        _key(
            "air_supremacy_bonus",
            "What air supremacy adds to the attack and defence of artillery.",
            range(3),
            Parameter(_LAND, "air_supremacy_bonus"),
        ),
        _key(
            "contested_landings",
            "Whether there may be combat in contested land in the turn in which units land there.",
            ("optional", "none"),
            Parameter(_LAND, "contested_landings"),
        ),
        Key(
            "disputed_casualties",
            "Who chooses the losses of several powers that cannot agree: the attacker, or the opponent with the most "
            "units in the battle.",
            tuple(ARBITERS),
            _arbiter,
            _with_arbiter,
        ),
    ),
)
