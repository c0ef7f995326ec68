"""The line of battle: every fleet that can be left of one side, numbered."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from greatwar.odds.battle_board import BattleBoard, Role
from greatwar.odds.fleets import DiveChoices, Fleet, SeaOrder, dived, rungs
from greatwar.odds.hits import Chances, at_most

Indices = NDArray[np.intp]
Flags = NDArray[np.bool_]


class BattleLine:
    """One side of a sea battle, as the fleets that hits and submerging can make of it.

    `holds` is the value of the cargo of each transport; those with the dearest cargo are lost last. With a number of
    `rounds` nothing is followed further than these.
    """

    def __init__(
        self,
        board: BattleBoard,
        role: Role,
        fleets: Iterable[Fleet],
        order: SeaOrder,
        choices: DiveChoices,
        holds: Sequence[int] = (),
        rounds: int | None = None,
    ) -> None:
        self.board = board
        self.role: Role = role
        self.order = order
        self.choices = choices
        self.holds = tuple(sorted(holds))
        self.fleets: list[Fleet] = []
        self.number: dict[Fleet, int] = {}
        self._after: list[dict[int, Indices]] = []
        self._fire: dict[tuple[int, int, int], Chances] = {}
        for fleet in fleets:
            self._admit(fleet)
        while len(self._after) < len(self.fleets) and rounds != 0:
            self._follow()
            rounds = None if rounds is None else rounds - 1
        self.expanded = len(self._after)
        """How many of the fleets, the first ones, can fight another round."""
        found = self.fleets
        self.capacity: Indices = np.array([fleet.capacity for fleet in found], dtype=np.intp)
        self.armed: Flags = np.array([fleet.armed > 0 for fleet in found])
        self.fires: Flags = np.array([self._dice(fleet) > 0 for fleet in found])
        self.surface: Flags = np.array([fleet.surface > 0 for fleet in found])
        self.afloat: Flags = np.array([fleet.afloat > 0 for fleet in found])
        self.damaged: Chances = np.array([float(board.named(fleet).damaged) for fleet in found])
        self.value: Chances = np.array([float(self.worth(fleet)) for fleet in found])
        self.exposed: Chances = np.array([float(self.worth(fleet._replace(submerged=0))) for fleet in found])

    def worth(self, fleet: Fleet) -> int:
        """What the ships of a fleet and their cargo cost."""
        cost = self.board.rules.units.cost
        cargo = self.holds[max(0, len(self.holds) - fleet.transport) :] if fleet.transport else ()
        return (
            cost["battleship"] * (fleet.battleship + fleet.damaged)
            + cost["cruiser"] * fleet.cruiser
            + cost["submarine"] * (fleet.submarine + fleet.submerged)
            + cost["transport"] * fleet.transport
            + sum(cargo)
        )

    def _dice(self, fleet: Fleet) -> int:
        """How many dice a fleet rolls none of whose submarines submerges."""
        return sum(number for value, number in self.board.salvo(fleet, 0, self.role) if value)

    def _admit(self, fleet: Fleet) -> int:
        number = self.number.get(fleet)
        if number is None:
            number = self.number[fleet] = len(self.fleets)
            self.fleets.append(fleet)
        return number

    def _follow(self) -> None:
        """Admit everything that one more round can make of the fleets admitted."""
        first = self.board.sea.submerges_first
        for fleet in self.fleets[len(self._after) :]:
            afters: dict[int, Indices] = {}
            for submerging in self.choices(fleet):
                left = rungs(fleet, submerging, self.order)
                if first and submerging:
                    left = (dived(fleet, submerging),)
                afters[submerging] = np.array([self._admit(each) for each in left], dtype=np.intp)
            self._after.append(afters)

    def dives(self, number: int) -> list[int]:
        """How many submarines of a fleet may submerge."""
        return list(self._after[number])

    def after(self, number: int, submerging: int) -> Indices:
        """What becomes of a fleet, by the hits that it takes; where submarines dive first, without any yet."""
        return self._after[number][submerging]

    def fire(self, number: int, submerging: int, most: int) -> Chances:
        """The chances of the hits that a fleet scores on an enemy that can take `most`."""
        key = number, submerging, most
        found = self._fire.get(key)
        if found is None:
            hits = self.board.broadsides(self.fleets[number], submerging, self.role)
            found = self._fire[key] = at_most(hits, most)
        return found
