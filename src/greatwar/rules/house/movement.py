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
        sentence = (
            f"Whether ships of all powers pass {passage.title}, those of the side that controls "
            f"{passage.territory} when the turn begins, all but its enemies', or none."
        )
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
    sentence="Which ways are open to units, and how far armies march and ships sail.",
    keys=(
        TWO_SPACE_MARCHES,
        *(_Passage(name).key for name in PASSAGES),
        Key(
            "contested_exit",
            "Where units may go from contested land: to land of their power or with its units, as first printed not to "
            "friendly land with its units, or anywhere (free).",
            ("ownOrOwnUnits", "firstPrinting", "free"),
            _EXIT.value,
            _EXIT.apply,
        ),
        Key(
            "escorts",
            "Whether a transport in a hostile zone needs a warship of its own power, or one of its side.",
            ("own", "side"),
            _ESCORTS.value,
            _ESCORTS.apply,
            _alone,
        ),
        Key(
            "base_range_bonus",
            "How many sea zones farther a ship sails that begins the turn at a naval base of its side.",
            range(3),
            _BONUS.value,
            _BONUS.apply,
        ),
    ),
)
