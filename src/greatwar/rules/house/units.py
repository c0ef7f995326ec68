"""Units as a house rule changes them: `[units.tank]`."""

from greatwar.pieces import KINDS
from greatwar.rules.house.keys import Key, Section, TableEntry

_COST = TableEntry("units", "cost")

UNITS = Section(
    name="units",
    sentence="What a unit costs, how it fights and how far it moves.",
    members=KINDS,
    keys=(Key("cost", "What the unit costs, in IPCs.", range(1, 51), _COST.value, _COST.apply),),
)
