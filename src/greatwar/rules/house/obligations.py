"""The obligations of round 1 as a house rule changes them: `[obligations]`."""

from collections.abc import Iterable
from typing import Any, cast

from greatwar.board import SIDE, Power, Space
from greatwar.rules.house.keys import Key, Section
from greatwar.rules.neutrality import date_of_entry, is_neutral_at_start
from greatwar.rules.rulebook.duties import CHOICES, TARGETS
from greatwar.rules.ruleset import Change, Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

NONE = "none"


def _value(rules: Ruleset, member: str) -> object:
    return rules.movement.obligations.get(cast(Power, member), NONE)


def _apply(rules: Ruleset, member: str, value: Any) -> Ruleset:
    kept = {power: duty for power, duty in rules.movement.obligations.items() if power != member}
    return rules.but("movement", obligations=kept if value == NONE else kept | {member: value})


def _impossible(rules: Ruleset, member: str, value: Any) -> Message | None:
    """Why a power cannot be obliged to something: it borders on nothing of the kind, or it is not at war yet."""
    if value == NONE:
        return None
    power = cast(Power, member)
    if value not in CHOICES[power]:
        return house.obligation_choice(power=power, duties=tuple(CHOICES[power]), value=value)
    if is_neutral_at_start(rules, member) and date_of_entry(rules, member) != 1:
        return house.obligation_of_neutral(power=power)
    target = TARGETS[value]
    if _is_friendly(rules, power, target):
        return house.obligation_without_object(power=power, target=target)
    return None


def _is_friendly(rules: Ruleset, power: Power, territory: Space) -> bool:
    """Whether a territory is on a power's own side when the game begins, so that there is no one to attack."""
    holder = rules.board.control.get(territory) or rules.board.patron(territory)
    return holder is not None and SIDE[holder] == SIDE[power]


def without_idle_obligations(rules: Ruleset, house_rules: Iterable[Change]) -> Ruleset:
    """The ruleset without the obligations of its base that nothing is left of; one that the file names is refused."""
    named = {change.member for change in house_rules if change.section == OBLIGATIONS.name}
    kept = {
        power: duty
        for power, duty in rules.movement.obligations.items()
        if power in named or _impossible(rules, power, duty) is None
    }
    return rules.but("movement", obligations=kept) if kept != rules.movement.obligations else rules


OBLIGATIONS = Section(
    name="obligations",
    sentence=text.obligations(),
    members=tuple(CHOICES),
    plain=True,
    keys=(
        Key(
            "",
            text.obligations_duty(),
            (NONE, *dict.fromkeys(duty for duties in CHOICES.values() for duty in duties)),
            _value,
            _apply,
            _impossible,
        ),
    ),
)
