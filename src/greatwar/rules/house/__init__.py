"""House rules: the numbers and words of a ruleset that a custom ruleset can change."""

from greatwar.rules.house.collapse import COLLAPSE
from greatwar.rules.house.combat import COMBAT
from greatwar.rules.house.entry import ENTRY
from greatwar.rules.house.income import INCOME
from greatwar.rules.house.keys import Key, Section
from greatwar.rules.house.mines import MINES
from greatwar.rules.house.mobilize import MOBILIZE
from greatwar.rules.house.movement import MOVEMENT
from greatwar.rules.house.obligations import OBLIGATIONS
from greatwar.rules.house.purses import BID, TREASURY
from greatwar.rules.house.railways import RAILWAYS
from greatwar.rules.house.revolution import REVOLUTION
from greatwar.rules.house.submarine_warfare import SUBMARINE_WARFARE
from greatwar.rules.house.territories import TERRITORY_SECTION
from greatwar.rules.house.units import UNITS
from greatwar.rules.house.victory import VICTORY, WAR_ENDS

SECTIONS: dict[str, Section] = {
    section.name: section
    for section in (
        UNITS,
        TERRITORY_SECTION,
        TREASURY,
        BID,
        ENTRY,
        MOVEMENT,
        RAILWAYS,
        MINES,
        COMBAT,
        SUBMARINE_WARFARE,
        MOBILIZE,
        INCOME,
        VICTORY,
        WAR_ENDS,
        COLLAPSE,
        REVOLUTION,
        OBLIGATIONS,
    )
}
"""Every section of a custom ruleset, in the order in which it is written and applied."""

__all__ = ["SECTIONS", "Key", "Section"]
