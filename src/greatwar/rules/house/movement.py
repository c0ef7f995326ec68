"""Movement as a house rule changes it: `[movement]`."""

from greatwar.rules.house.keys import Section
from greatwar.rules.house.marches import TWO_SPACE_MARCHES

MOVEMENT = Section(
    name="movement",
    sentence="Which ways are open, and how far armies march.",
    keys=(TWO_SPACE_MARCHES,),
)
