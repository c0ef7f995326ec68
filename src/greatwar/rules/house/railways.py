"""Railways as a house rule changes them: `[railways]`."""

from greatwar.rules.house.keys import Key, Parameter, Section
from greatwar.rules.house.victory import after_the_end
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

_LINES = Parameter("railways", "lines")
_CAPACITY = Parameter("railways", "capacity")
_FIRST_ROUND = Parameter("railways", "first_round")


def _without_lines(rules: Ruleset, member: str, value: object) -> Message | None:
    return None if rules.railways.lines else house.no_railways()


def _too_late(rules: Ruleset, member: str, value: int) -> Message | None:
    return _without_lines(rules, member, value) or after_the_end(rules, value)


RAILWAYS = Section(
    name="railways",
    sentence=text.railways(),
    keys=(
        Key(
            "lines",
            text.railways_lines(),
            range(4),
            _LINES.value,
            _LINES.apply,
        ),
        Key(
            "capacity",
            text.railways_capacity(),
            ("ipc", *range(1, 21)),
            _CAPACITY.value,
            _CAPACITY.apply,
            _without_lines,
        ),
        Key(
            "first_round",
            text.railways_first_round(),
            range(1, 16),
            _FIRST_ROUND.value,
            _FIRST_ROUND.apply,
            _too_late,
        ),
    ),
)
