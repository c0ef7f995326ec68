"""The obligations of round 1 as a house rule changes them: `[obligations]`."""

from typing import Any, cast

from greatwar.board import FACTS, Power
from greatwar.rules.house.keys import Key, Section
from greatwar.rules.rulebook.duties import CHOICES
from greatwar.rules.ruleset import Ruleset

NONE = "none"


def _value(rules: Ruleset, member: str) -> object:
    return rules.movement.obligations.get(cast(Power, member), NONE)


def _apply(rules: Ruleset, member: str, value: Any) -> Ruleset:
    kept = {power: duty for power, duty in rules.movement.obligations.items() if power != member}
    return rules.but("movement", obligations=kept if value == NONE else kept | {member: value})


def _foreign(rules: Ruleset, member: str, value: Any) -> str:
    power = cast(Power, member)
    if value == NONE or value in CHOICES[power]:
        return ""
    return f"{FACTS[power].name} can be obliged to {' or '.join(CHOICES[power])}, not to {value}"


OBLIGATIONS = Section(
    name="obligations",
    sentence="What a power must do in its movement phase of round 1.",
    members=tuple(CHOICES),
    plain=True,
    keys=(
        Key(
            "obligation",
            "attack-serbia: at least one infantry attacks Serbia; all-to-serbia: all units in Trieste do; "
            "all-to-belgium: all units in Ruhr attack Belgium.",
            (NONE, *dict.fromkeys(duty for duties in CHOICES.values() for duty in duties)),
            _value,
            _apply,
            _foreign,
        ),
    ),
)
