"""House rules: the numbers and words of a ruleset that a custom ruleset can change."""

from greatwar.rules.house.entry import ENTRY
from greatwar.rules.house.keys import Key, Section
from greatwar.rules.house.purses import BID, TREASURY
from greatwar.rules.house.territories import TERRITORY_SECTION
from greatwar.rules.house.units import UNITS

SECTIONS: dict[str, Section] = {
    section.name: section for section in (UNITS, TERRITORY_SECTION, TREASURY, BID, ENTRY)
}
"""Every section of a custom ruleset, in the order in which it is written and applied."""

__all__ = ["SECTIONS", "Key", "Section"]
