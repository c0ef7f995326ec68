"""Fleets as numbers, and their order of casualties."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple


class Fleet(NamedTuple):
    """The ships of one side in one battle; `damaged` are battleships that one more hit sinks.

    `submerged` submarines have left the battle, neither fire nor can be hit, and are safe.
    """

    battleship: int = 0
    damaged: int = 0
    cruiser: int = 0
    submarine: int = 0
    transport: int = 0
    submerged: int = 0

    @property
    def armed(self) -> int:
        """How many ships can still fire."""
        return self.battleship + self.damaged + self.cruiser + self.submarine

    @property
    def surface(self) -> int:
        """How many surface warships it has."""
        return self.battleship + self.damaged + self.cruiser

    @property
    def afloat(self) -> int:
        """How many ships are still in the battle."""
        return self.armed + self.transport

    @property
    def capacity(self) -> int:
        """How many hits it can take: an undamaged battleship two."""
        return self.battleship + self.afloat

    def plus(self, other: "Fleet") -> "Fleet":
        """Both together."""
        return Fleet(*(a + b for a, b in zip(self, other)))


Hull = Literal["damage", "submarine", "submerging", "cruiser", "damaged", "transport"]
"""What a hit at sea can do: damage a battleship, or sink one of these (`damaged`: a damaged battleship)."""

SeaOrder = tuple[Hull, ...]
"""What hits do first."""

SEA_ORDER: SeaOrder = ("damage", "submarine", "submerging", "cruiser", "damaged", "transport")
"""Damage first, which can be repaired, then the cheapest ships."""


@lru_cache(maxsize=1 << 16)
def rungs(fleet: Fleet, submerging: int, order: SeaOrder) -> tuple[Fleet, ...]:
    """What is left of a fleet after 0, 1, 2 ... hits in a round in which some of its submarines submerge.

    Transports are lost after every warship that has not submerged (RB-SCOMB-08).
    """
    left = {
        "damage": fleet.battleship,
        "damaged": fleet.damaged,
        "cruiser": fleet.cruiser,
        "submarine": fleet.submarine - submerging,
        "submerging": submerging,
        "transport": fleet.transport,
    }
    found = [_surfaced(left, fleet.submerged)]
    for _ in range(fleet.capacity):
        armed = left["damage"] + left["damaged"] + left["cruiser"] + left["submarine"]
        hull = next(each for each in order if left[each] and not (each == "transport" and armed))
        left[hull] -= 1
        left["damaged"] += hull == "damage"
        found.append(_surfaced(left, fleet.submerged))
    return tuple(found)


def _surfaced(left: dict[str, int], submerged: int) -> Fleet:
    return Fleet(
        left["damage"],
        left["damaged"],
        left["cruiser"],
        left["submarine"],
        left["transport"],
        submerged + left["submerging"],
    )


def dived(fleet: Fleet, submerging: int) -> Fleet:
    """A fleet some of whose submarines have left the battle."""
    left, out = fleet.submarine - submerging, fleet.submerged + submerging
    return fleet._replace(submarine=left, submerged=out)


DiveChoices = Callable[[Fleet], Sequence[int]]
"""How many submarines of a fleet may submerge in a round."""


def none_submerge(fleet: Fleet) -> Sequence[int]:
    """No submarine ever submerges."""
    return (0,)


def all_submerge(fleet: Fleet) -> Sequence[int]:
    """All submarines submerge as soon as they can."""
    return (fleet.submarine,)


def all_or_none_submerge(fleet: Fleet) -> Sequence[int]:
    """Submarines submerge together or not at all."""
    return (0, fleet.submarine) if fleet.submarine else (0,)


def submerge_at_first(number: int, first: Collection[Fleet]) -> DiveChoices:
    """So many submarines submerge in the first round, when the fleet is one of the `first`, and none later."""
    return lambda fleet: (min(number, fleet.submarine),) if fleet in first else (0,)


def any_submerge(fleet: Fleet) -> Sequence[int]:
    """Each submarine may submerge."""
    return range(fleet.submarine + 1)
