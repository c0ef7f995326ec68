"""The stakes of a sea battle: the value of each ending to the attacker; the defender's is the opposite."""

from typing import NamedTuple

import numpy as np

from greatwar.odds.hits import Chances
from greatwar.odds.lines import BattleLine, Flags


class Stakes(NamedTuple):
    """The aim of a sea battle in IPCs: enemy ships sunk less own ships sunk, and what stands here.

    `enemy` weighs an IPC of the enemy beside an own one. `zone` is what it is worth to be left alone in the zone.
    `damage` is what a damaged battleship has lost of its value: nothing where a base is near. `staying` is the share
    of an attacking fleet that the enemy's next turn will cost if it stays in a zone that is not cleared.
    """

    enemy: float = 1.0
    zone: float = 0.0
    damage: float = 0.0
    staying: float = 0.0


SHIPS_ALONE = Stakes()


class Situation(NamedTuple):
    """Where the battle is fought: whether attackers have a zone to go back to, and what the defenders will do.

    Defenders who `withdraw` leave the zone when the battle is over, where the ruleset lets them; others stay.
    """

    way_back: bool = True
    withdraw: bool = False


OPEN_SEA = Situation()


class Endings:
    """For every pair of fleets: whether the battle is over by itself, and what it is worth to stop with them."""

    def __init__(self, mine: BattleLine, theirs: BattleLine, stakes: Stakes, situation: Situation) -> None:
        sea = mine.board.sea
        both = np.logical_and.outer(mine.afloat, theirs.afloat)
        self.over: Flags = ~(both & np.logical_or.outer(mine.fires, theirs.fires))
        """The battle ends by itself: a side has nothing left in it, or nobody can fire."""
        gone = situation.withdraw and sea.one_side_leaves
        armed = np.broadcast_to(theirs.armed, self.over.shape)
        self.cleared: Flags = ~armed | (~self.over if gone else np.zeros_like(self.over))
        """No enemy that can fire is left in the zone."""
        held = np.broadcast_to(theirs.surface & situation.way_back & (not gone), self.over.shape)
        self.driven_off: Flags = ~self.over & held & sea.one_side_leaves
        """Warships that stay drive the attackers off."""
        balance = (
            stakes.enemy * (theirs.value[0] - theirs.value)[None, :] - (mine.value[0] - mine.value)[:, None]
        )
        self.fleets: Chances = balance - stakes.damage * (
            mine.damaged[:, None] - stakes.enemy * theirs.damaged[None, :]
        )
        winners = self.cleared & mine.afloat[:, None]
        risk = stakes.staying * mine.exposed[:, None] * (~self.cleared & ~self.driven_off)
        self.stopping: Chances = self.fleets + stakes.zone * winners - risk
        """The value of the battle if it ends so, by itself or because the attacker breaks off."""
        can_leave = ~self.over & armed & (sea.attacker_may_retreat and situation.way_back)
        self.retreats: Flags = can_leave & (self.fleets > self.stopping)
        """Whether the attacker does better to retreat than to break off."""
        self.stopping = np.where(self.retreats, self.fleets, self.stopping)
