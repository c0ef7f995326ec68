"""Movement as a house rule changes it: `[movement]`."""

from typing import Any

from msgspec import Struct

from greatwar.board import SIDES
from greatwar.rules.house.keys import Key, Parameter, Section
from greatwar.rules.house.marches import TWO_SPACE_MARCHES
from greatwar.rules.passages import PASSAGES, POLICIES, PassageName
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text


class _Passage(Struct, frozen=True):
    """A key that says to whom a passage is open."""

    name: PassageName

    def value(self, rules: Ruleset, member: str) -> object:
        return rules.movement.passages[self.name]

    def apply(self, rules: Ruleset, member: str, value: Any) -> Ruleset:
        return rules.but("movement", passages=rules.movement.passages | {self.name: value})

    @property
    def key(self) -> Key:
        """The key in a file."""
        passage = PASSAGES[self.name]
        sentence = text.movement_passage(passage=self.name, territory=passage.territory)
        return Key(self.name, sentence, POLICIES, self.value, self.apply)


_EXIT = Parameter("movement", "contested_exit")
_ESCORTS = Parameter("movement", "escorts_shared", {"own": False, "side": True})
_BONUS = Parameter("movement", "base_range_bonus")


def _alone(rules: Ruleset, member: str, value: Any) -> Message | None:
    if value == "own" or any(turn in SIDES for turn in rules.rounds.turns):
        return None
    return house.escorts_move_alone()


MOVEMENT = Section(
    name="movement",
    sentence=text.movement(),
    keys=(
        TWO_SPACE_MARCHES,
        *(_Passage(name).key for name in PASSAGES),
        Key(
            "contested_exit",
            text.movement_contested_exit(),
            ("ownOrOwnUnits", "firstPrinting", "free"),
            _EXIT.value,
            _EXIT.apply,
        ),
        Key(
            "escorts",
            text.movement_escorts(),
            ("own", "side"),
            _ESCORTS.value,
            _ESCORTS.apply,
            _alone,
        ),
        Key(
            "base_range_bonus",
            text.movement_base_range_bonus(),
            range(3),
            _BONUS.value,
            _BONUS.apply,
        ),
    ),
)
