"""The controller of each territory, as the picture shows it."""

from typing import Literal

from msgspec import Struct

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.pieces import count
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table


class Holding(Struct, frozen=True):
    """How a territory is coloured: `power` alone, or `power` and `rival` in stripes.

    `aligned` land of a minor power that has not entered the war is in the paler colour of its patron. `front` marks
    contested land; land that is shared since an armistice has stripes but no front.
    """

    state: Literal["held", "aligned", "neutral", "impassable", "striped"]
    power: Power | None = None
    rival: Power | None = None
    front: bool = False

    @property
    def pair(self) -> tuple[Power, Power] | None:
        """The powers of the stripes, if there are stripes."""
        return (self.power, self.rival) if self.power and self.rival else None


def holding(rules: Ruleset, table: Table, territory: Space) -> Holding:
    """How a territory is coloured now."""
    if territory in table.impassable:
        return Holding("impassable")
    contested = table.is_contested(territory)
    if contested or table.is_shared(territory):
        one, other = _sides(rules, table, territory)
        return Holding("striped", one, other, front=contested)
    controller = table.controller(territory)
    if controller is not None:
        return Holding("held", controller)
    if (friend := rules.board.patron(territory)) is not None and territory not in table.mobilized:
        return Holding("aligned", friend)
    return Holding("neutral")


def _sides(rules: Ruleset, table: Table, territory: Space) -> tuple[Power, Power]:
    """The two powers that give the stripes: of each side the original owner, or else the strongest there."""
    stacks = table.stacks(territory)
    owner = TERRITORIES[territory].owner or rules.board.patron(territory)

    def rank(power: Power) -> tuple[bool, int, int]:
        return (power != owner, -count(stacks[power]), POWERS.index(power))

    ranked = sorted(stacks, key=rank)
    first = ranked[0]
    return first, next((power for power in ranked if SIDE[power] != SIDE[first]), first)
