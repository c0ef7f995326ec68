"""Two-space marches as a house rule allows them: `[movement] two_space_marches = true`."""

from greatwar.pieces import LAND_UNITS
from greatwar.rules.house.keys import Key
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text


def _all_march_two(rules: Ruleset, member: str) -> bool:
    return all(rules.units.reach[kind] > 1 for kind in LAND_UNITS)


def _marching(rules: Ruleset, member: str, chosen: bool) -> Ruleset:
    return rules.but("units", reach=rules.units.reach | dict.fromkeys(LAND_UNITS, 2 if chosen else 1))


def _is_said_once(rules: Ruleset, member: str, chosen: bool) -> Message | None:
    if _all_march_two(rules, member) == chosen:
        return None
    return house.march_said_twice(n=2 if chosen else 1)


TWO_SPACE_MARCHES = Key(
    "two_space_marches",
    text.movement_two_space_marches(),
    (False, True),
    _all_march_two,
    _marching,
    _is_said_once,
)
