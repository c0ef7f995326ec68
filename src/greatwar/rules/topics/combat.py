"""Combat on land, in the air and at sea."""

from greatwar.frames import Conclusion
from greatwar.rules.rulebook.land_combat import attacker_decides, opponent_decides
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.capture import JointConclusionStep
from greatwar.rules.topics.topic import Topic, sides_move_together
from greatwar.text.messages import Message
from greatwar.text.say import topic as say

# On land


def _rounds(rules: Ruleset) -> Message:
    rounds = rules.land_battle.rounds
    return say.rounds_all() if rounds == "all" else say.rounds_some(n=rounds)


def _joint_attacks(rules: Ruleset) -> Message:
    return say.joint_sides() if sides_move_together(rules) else say.joint_none()


def _air(rules: Ruleset) -> Message:
    return say.air_all() if rules.land_battle.air_battle_to_the_end else say.air_one()


def _tanks(rules: Ruleset) -> Message:
    return {
        "absorb": say.tanks_absorb_strike() if rules.land_battle.coastal_fire else say.tanks_absorb(),
        "never": say.tanks_never(),
        "except_landings": say.tanks_except_landings(),
    }[rules.land_battle.tanks]


def _disputed_casualties(rules: Ruleset) -> Message:
    if rules.casualty_arbiter is opponent_decides:
        return say.disputed_casualties_opponent()
    assert rules.casualty_arbiter is attacker_decides
    return say.disputed_casualties_attacker()


def _captors(rules: Ruleset) -> Message:
    together = isinstance(rules.steps[Conclusion], JointConclusionStep)
    return say.captors_together() if together else say.captors_attacker()


# Landings


def _coastal_fire(rules: Ruleset) -> Message:
    hits = rules.land_battle.coastal_fire
    return say.coastal_fire_says(die=say.die(die=hits)) if hits else say.coastal_fire_none()


def _silence(rules: Ruleset) -> Message:
    return say.landed_units_says(silent=rules.land_battle.silent_attackers)


def _bombardment(rules: Ruleset) -> Message:
    battle = rules.land_battle
    if not battle.bombardment:
        return say.bombardment_none()
    return say.bombardment_says(die=say.die(die=battle.bombardment), time=battle.bombardment_time)


def _contested_landings(rules: Ruleset) -> Message:
    none = rules.land_battle.contested_landings == "none"
    return say.contested_landings_none() if none else say.contested_landings_optional()


def _named_landings(rules: Ruleset) -> Message:
    return say.named_landings_says(named=rules.movement.landings_named)


# At sea


def _sea_rounds(rules: Ruleset) -> Message:
    return say.sea_rounds_says(rounds=rules.sea_battle.rounds)


def _retreat(rules: Ruleset) -> Message:
    battle = rules.sea_battle
    match battle.retreat:
        case "none":
            return say.retreat_none()
        case "attacker":
            return say.retreat_attacker(closed=battle.retreat_closes_zone)
    return say.retreat_both(rounds=battle.rounds)


def _submerge(rules: Ruleset) -> Message:
    return say.submarines_says(submerge=rules.sea_battle.submerge)


TOPICS: tuple[Topic, ...] = (
    Topic("land_battle.rounds", "combat", say.rounds(), _rounds, ("land_battle.rounds",)),
    Topic("combat.joint", "combat", say.joint(), _joint_attacks, ("rounds.turns",)),
    Topic(
        "land_battle.air_battle_to_the_end",
        "combat",
        say.air(),
        _air,
        ("land_battle.air_battle_to_the_end",),
    ),
    Topic("land_battle.tanks", "combat", say.tanks(), _tanks, ("land_battle.tanks",)),
    Topic(
        "casualty_arbiter", "combat", say.disputed_casualties(), _disputed_casualties, ("casualty_arbiter",)
    ),
    Topic("combat.captors", "combat", say.captors(), _captors, ("steps",)),
    Topic(
        "land_battle.coastal_fire",
        "combat",
        say.coastal_fire(),
        _coastal_fire,
        ("land_battle.coastal_fire",),
    ),
    Topic(
        "land_battle.silent_attackers",
        "combat",
        say.landed_units(),
        _silence,
        ("land_battle.silent_attackers",),
    ),
    Topic(
        "land_battle.bombardment",
        "combat",
        say.bombardment(),
        _bombardment,
        ("land_battle.bombardment", "land_battle.bombardment_time"),
        say.bombardment_limits(),
    ),
    Topic(
        "land_battle.contested_landings",
        "combat",
        say.contested_landings(),
        _contested_landings,
        ("land_battle.contested_landings",),
    ),
    Topic(
        "movement.landings_named",
        "combat",
        say.named_landings(),
        _named_landings,
        ("movement.landings_named",),
    ),
    Topic("sea_battle.rounds", "sea-combat", say.sea_rounds(), _sea_rounds, ("sea_battle.rounds",)),
    Topic(
        "sea_battle.retreat",
        "sea-combat",
        say.retreat(),
        _retreat,
        ("sea_battle.retreat", "sea_battle.retreat_closes_zone"),
    ),
    Topic("sea_battle.submerge", "sea-combat", say.submarines(), _submerge, ("sea_battle.submerge",)),
)
"""What a ruleset says of combat."""
