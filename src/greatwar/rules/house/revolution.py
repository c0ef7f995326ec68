"""The Russian Revolution as a house rule changes it: `[revolution]`."""

from greatwar.board import TERRITORIES
from greatwar.rules.house.keys import Key, Parameter, Section, said
from greatwar.rules.house.victory import after_the_end
from greatwar.rules.neutrality import is_never_at_war
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

_POSSIBLE = Parameter("revolution", "possible")
_FROM_ROUND = Parameter("revolution", "from_round")
_NEIGHBOURS = Parameter("revolution", "neighbours")


def _impossible(rules: Ruleset, member: str, value: object) -> Message | None:
    return None if rules.revolution.possible else house.no_revolution()


def _too_late(rules: Ruleset, member: str, value: int) -> Message | None:
    return _impossible(rules, member, value) or after_the_end(rules, value)


def _never_begins(rules: Ruleset, member: str, value: bool) -> Message | None:
    """Why a revolution that the file makes possible never breaks out."""
    if not value:
        return None
    if is_never_at_war(rules, "russia"):
        return house.no_revolution_of_neutral()
    return (
        None
        if "from_round" in said(rules, "revolution", "")
        else after_the_end(rules, rules.revolution.from_round)
    )


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
            _never_begins,
        ),
        Key(
            "from_round",
            text.revolution_from_round(),
            range(1, 16),
            _FROM_ROUND.value,
            _FROM_ROUND.apply,
            _too_late,
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
