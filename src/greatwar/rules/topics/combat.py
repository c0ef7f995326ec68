"""Combat on land, in the air and at sea."""

from greatwar.frames import Conclusion
from greatwar.rules.rulebook.land_combat import attacker_decides, opponent_decides
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.capture import JointConclusionStep
from greatwar.rules.topics.topic import Topic, die_of, joined, sides_move_together

COMBAT = "Combat"
SEA = "Sea combat"


# On land


def _rounds(rules: Ruleset) -> str:
    rounds = rules.land_battle.rounds
    if rounds == "all":
        return "A land battle lasts until one side has no units left."
    if rounds == 1:
        return "A land battle lasts one round in a turn."
    return f"A land battle lasts {rounds} rounds in a turn, or until one side has no units left."


def _joint_attacks(rules: Ruleset) -> str:
    if not sides_move_together(rules):
        return "There are no joint attacks: only units of the power whose turn it is attack."
    return (
        "The powers of a side attack together. The power with the most units there decides whether they do, at sea "
        "the one with the most warships; ties go by the order of play. On land all units of one player count together."
    )


def _air(rules: Ruleset) -> str:
    if rules.land_battle.air_battle_to_the_end:
        return "Fighters fight each other until only one side has any left. That side has air supremacy."
    return (
        "Fighters fight each other for one round. The side with more fighters left has air supremacy; with equal "
        "numbers neither has."
    )


def _tanks(rules: Ruleset) -> str:
    absorbed = "Each attacking tank cancels one hit in a round"
    strike = ", but none of the artillery's fire at landings" if rules.land_battle.coastal_fire else ""
    return {
        "absorb": f"{absorbed}{strike}.",
        "never": "Tanks cancel no hits.",
        "except_landings": f"{absorbed}, but not in the first round of an amphibious assault.",
    }[rules.land_battle.tanks]


def _disputed_casualties(rules: Ruleset) -> str:
    if rules.casualty_arbiter is opponent_decides:
        return (
            "If powers of a side cannot agree on casualties, the enemy power with the most units in the battle chooses "
            "them; ties go by the order of play."
        )
    assert rules.casualty_arbiter is attacker_decides
    return "If defending powers cannot agree on casualties, the attacker chooses them."


def _captors(rules: Ruleset) -> str:
    if isinstance(rules.steps[Conclusion], JointConclusionStep):
        return (
            "Powers that capture a territory together agree who controls it. If they cannot, the one with the most "
            "land units does; if several have equally many, the original controller chooses one of them."
        )
    return (
        "The attacking power controls what it captures. If only defenders of several powers are left, they agree who "
        "controls the territory; if they cannot, the attacker decides."
    )


# Landings


def _coastal_fire(rules: Ruleset) -> str:
    hits = rules.land_battle.coastal_fire
    if not hits:
        return "Artillery does not fire at landing units before the battle."
    return f"Before the battle each defending artillery fires at the landed units and hits on {die_of(hits)}."


def _silence(rules: Ruleset) -> str:
    return {
        "none": "Landed units fire as other attackers do.",
        "offloaded": "Units that landed this turn do not fire in the first round and give no artillery support in it.",
        "all": "No attacking unit fires in the first round of an amphibious assault.",
    }[rules.land_battle.silent_attackers]


def _bombardment(rules: Ruleset) -> str:
    battle = rules.land_battle
    if not battle.bombardment:
        return "Battleships do not bombard."
    hits = f"Battleships that support an amphibious assault hit on {die_of(battle.bombardment)}"
    if battle.bombardment_time == "first":
        return f"{hits}. They fire before the first round, and units that they hit do not fire."
    return f"{hits}. They fire with the other units in the first round, and units that they hit still fire."


def _contested_landings(rules: Ruleset) -> str:
    if rules.land_battle.contested_landings == "none":
        return "A power does not attack in contested territory in the turn in which it lands units there."
    return (
        "Where units land in contested territory, an attack is optional; there is no artillery fire at landings and no "
        "bombardment."
    )


def _named_landings(rules: Ruleset) -> str:
    if rules.movement.landings_named:
        return "If units wait to land from several sea zones, you name the zone when you land them or call it off."
    return "If units wait to land from several sea zones, an order to land them or call it off need not name the zone."


# At sea


def _sea_rounds(rules: Ruleset) -> str:
    return {
        "one": "A sea battle lasts one round.",
        "press": "After each round of a sea battle the attacker presses or breaks off the attack.",
        "all": "A sea battle lasts until one side has no ships left in it.",
    }[rules.sea_battle.rounds]


def _retreat(rules: Ruleset) -> str:
    match rules.sea_battle.retreat:
        case "none":
            return "No ships retreat: they stay in the sea zone."
        case "attacker":
            closed = (
                "No one fights in that sea zone any more this turn."
                if rules.sea_battle.retreat_closes_zone
                else "Ships that retreated fight no more this turn; others in that sea zone still can."
            )
            return joined(
                [
                    "Instead of pressing or breaking off, the attacker may retreat with all ships that have not "
                    "submerged to one adjacent sea zone from or through which an attacker came, if it is friendly and "
                    "was so when the turn began; not if only transports and submerged submarines are left to fight.",
                    closed,
                ]
            )
    when = "After the round" if rules.sea_battle.rounds == "one" else "When the attacker breaks off"
    return (
        f"{when}, the defender may retreat, with all ships or some, to one adjacent friendly sea zone without enemy "
        "mines from which no attacker came. If surface warships of the defender stay, the attackers must retreat "
        "together to a sea zone from which one of them came and where no enemy surface warships are; if there is none, "
        "they stay. No one fights any more this turn where they retreated to."
    )


def _submerge(rules: Ruleset) -> str:
    if rules.sea_battle.submerge == "before_fire":
        return "Submarines submerge before anyone fires and cannot be hit."
    return "Submarines submerge instead of firing and can still be hit in that round."


TOPICS: tuple[Topic, ...] = (
    Topic("land_battle.rounds", COMBAT, "Rounds of a land battle", _rounds, ("land_battle.rounds",)),
    Topic("combat.joint", COMBAT, "Joint attacks", _joint_attacks, ("rounds.turns",)),
    Topic(
        "land_battle.air_battle_to_the_end",
        COMBAT,
        "Air battle",
        _air,
        ("land_battle.air_battle_to_the_end",),
    ),
    Topic("land_battle.tanks", COMBAT, "Tanks", _tanks, ("land_battle.tanks",)),
    Topic("casualty_arbiter", COMBAT, "Casualties in dispute", _disputed_casualties, ("casualty_arbiter",)),
    Topic("combat.captors", COMBAT, "Control of a captured territory", _captors, ("steps",)),
    Topic(
        "land_battle.coastal_fire",
        COMBAT,
        "Artillery fire at landings",
        _coastal_fire,
        ("land_battle.coastal_fire",),
    ),
    Topic(
        "land_battle.silent_attackers",
        COMBAT,
        "Landed units",
        _silence,
        ("land_battle.silent_attackers",),
    ),
    Topic(
        "land_battle.bombardment",
        COMBAT,
        "Bombardment",
        _bombardment,
        ("land_battle.bombardment", "land_battle.bombardment_time"),
        "Only from sea zones without a sea battle, and no more battleships than units that landed.",
    ),
    Topic(
        "land_battle.contested_landings",
        COMBAT,
        "Landing in contested territory",
        _contested_landings,
        ("land_battle.contested_landings",),
    ),
    Topic(
        "movement.landings_named",
        COMBAT,
        "Several landings in a territory",
        _named_landings,
        ("movement.landings_named",),
    ),
    Topic("sea_battle.rounds", SEA, "Rounds of a sea battle", _sea_rounds, ("sea_battle.rounds",)),
    Topic(
        "sea_battle.retreat",
        SEA,
        "Retreat",
        _retreat,
        ("sea_battle.retreat", "sea_battle.retreat_closes_zone"),
    ),
    Topic("sea_battle.submerge", SEA, "Submarines", _submerge, ("sea_battle.submerge",)),
)
"""What a ruleset says of combat."""
