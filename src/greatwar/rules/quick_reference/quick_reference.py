"""The ruleset `quick-reference`: the sheet's deviations from the rulebook, and its other readings as options."""

from msgspec.structs import replace

from greatwar.frames import Combat, LandBattle, SeaBattle
from greatwar.rules.chapters import VictoryRules, VictoryTest
from greatwar.rules.options import US_NEUTRAL_PORTS_CLOSED, VICTORY_ALLIED_CHECK, otherwise
from greatwar.rules.quick_reference.combat import QuietLandingsStep
from greatwar.rules.quick_reference.land_combat import QuickReferenceLandBattleStep
from greatwar.rules.quick_reference.sea_combat import EarlySubmergingStep
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Option, Ruleset


def _with_submerging(rules: Ruleset, chosen: str) -> Ruleset:
    if chosen == "beforeFire":
        return replace(rules, steps={**rules.steps, SeaBattle: EarlySubmergingStep()})
    return rules


def _with_landings(rules: Ruleset, chosen: str) -> Ruleset:
    if chosen == "none":
        return replace(rules, steps={**rules.steps, Combat: QuietLandingsStep()})
    return rules


SEA_SUBMERGE = Option(
    name="sea_submerge",
    sentence="Whether submarines submerge instead of firing and can still be hit, or before anybody fires.",
    values=("withFire", "beforeFire"),
    default="withFire",
    apply=_with_submerging,
)

AMPHIB_CONTESTED_COMBAT = Option(
    name="amphib_contested_combat",
    sentence="Whether there may be combat in contested land in the turn in which units land there.",
    values=("optional", "none"),
    default="optional",
    apply=_with_landings,
)

QUICK_REFERENCE = replace(
    RULEBOOK,
    name="quick-reference",
    title="The quick reference sheet",
    revision=2,
    steps={**RULEBOOK.steps, LandBattle: QuickReferenceLandBattleStep()},
    options=(
        *(
            option
            for option in RULEBOOK.options
            if option not in (VICTORY_ALLIED_CHECK, US_NEUTRAL_PORTS_CLOSED)
        ),
        otherwise(US_NEUTRAL_PORTS_CLOSED, True),
        otherwise(VICTORY_ALLIED_CHECK, "usa"),
        SEA_SUBMERGE,
        AMPHIB_CONTESTED_COMBAT,
    ),
    movement=replace(RULEBOOK.movement, neutral_ports_closed=True),
    victory=VictoryRules(
        (
            VictoryTest("usa", "central", frozenset({"London", "Paris"}), 2, "QR-VICT-01"),
            VictoryTest("usa", "allies", frozenset({"Berlin"}), 2, "QR-VICT-02"),
        )
    ),
)
