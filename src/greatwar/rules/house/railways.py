"""Railways as a house rule changes them: `[railways]`."""

from greatwar.rules.house.keys import Key, Parameter, Section
from greatwar.rules.house.victory import after_the_end
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house

_LINES = Parameter("railways", "lines")
_CAPACITY = Parameter("railways", "capacity")
_FIRST_ROUND = Parameter("railways", "first_round")


def _without_lines(rules: Ruleset, member: str, value: object) -> Message | None:
    return None if rules.railways.lines else house.no_railways()


def _too_late(rules: Ruleset, member: str, value: int) -> Message | None:
    return _without_lines(rules, member, value) or after_the_end(rules, value)


RAILWAYS = Section(
    name="railways",
    sentence="Rail moves of land units through friendly land.",
    keys=(
        Key(
            "lines",
            "How many rail moves a power may make in a turn; 0: there are no railways.",
            range(4),
            _LINES.value,
            _LINES.apply,
        ),
        Key(
            "capacity",
            "How many units go in one rail move: ipc, as many as the lowest value on their way, or a number.",
            ("ipc", *range(1, 21)),
            _CAPACITY.value,
            _CAPACITY.apply,
            _without_lines,
        ),
        Key(
            "first_round",
            "The first round in which units go by rail.",
            range(1, 16),
            _FIRST_ROUND.value,
            _FIRST_ROUND.apply,
            _too_late,
        ),
    ),
)
