"""The ruleset `quick-reference`: the sheet's deviations from the rulebook, and its other readings as options."""

from msgspec.structs import replace

from greatwar.rules.chapters import VictoryRules, VictoryTest
from greatwar.rules.options import US_NEUTRAL_PORTS_CLOSED, VICTORY_ALLIED_CHECK, otherwise
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.text.say import ruleset as titles

QUICK_REFERENCE = replace(
    RULEBOOK,
    name="quick-reference",
    title=titles.quick_reference(),
    revision=2,
    options=(
        *(
            option
            for option in RULEBOOK.options
            if option not in (VICTORY_ALLIED_CHECK, US_NEUTRAL_PORTS_CLOSED)
        ),
        otherwise(US_NEUTRAL_PORTS_CLOSED, True),
        otherwise(VICTORY_ALLIED_CHECK, "usa"),
    ),
    movement=replace(RULEBOOK.movement, neutral_ports_closed=True),
    land_battle=replace(RULEBOOK.land_battle, bombardment_time="first"),  # QR-AMPHC-01
    victory=VictoryRules(
        (
            VictoryTest("usa", "central", frozenset({"London", "Paris"}), 2, "QR-VICT-01"),
            VictoryTest("usa", "allies", frozenset({"Berlin"}), 2, "QR-VICT-02"),
        )
    ),
)
