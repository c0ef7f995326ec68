"""The Russian Revolution as a house rule changes it: `[revolution]`."""

from greatwar.board import TERRITORIES
from greatwar.rules.house.keys import Key, Parameter, Section
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

_POSSIBLE = Parameter("revolution", "possible")
_FROM_ROUND = Parameter("revolution", "from_round")
_NEIGHBOURS = Parameter("revolution", "neighbours")


def _impossible(rules: Ruleset, member: str, value: object) -> Message | None:
    return None if rules.revolution.possible else house.no_revolution()


REVOLUTION = Section(
    name="revolution",
    sentence=text.revolution(),
    keys=(
        Key(
            "possible",
            text.revolution_possible(),
            (False, True),
            _POSSIBLE.value,
            _POSSIBLE.apply,
        ),
        Key(
            "from_round",
            text.revolution_from_round(),
            range(1, 16),
            _FROM_ROUND.value,
            _FROM_ROUND.apply,
            _impossible,
        ),
        Key(
            "neighbours",
            text.revolution_neighbours(),
            range(1, len(TERRITORIES["Moscow"].land) + 1),
            _NEIGHBOURS.value,
            _NEIGHBOURS.apply,
            _impossible,
        ),
    ),
)
