"""Outcomes: the figures of a game, counted from the game itself."""

from typing import Literal

from msgspec import Struct

from greatwar.board import POWERS, SIDE, SIDES, TERRITORIES, Power, Side, Space
from greatwar.events import BattleOpened, CapitalCaptured, Event, UnitsLost
from greatwar.game import Game
from greatwar.lab.verdict import capitals, chance, shares
from greatwar.orders import Items
from greatwar.pieces import ARMY_KINDS
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

Ending = Literal["won", "drawn", "adjudicated", "undecided"]
"""How a game ended. By the rules: a side has won, or the war is drawn. By the limit of rounds: the win is adjudicated
to the side that is all but sure of it, or the war is undecided."""


class RoundStanding(Struct, frozen=True):
    """A power at the end of a round."""

    power: Power
    income: int
    treasury: int
    army: int
    """The value of its land units and fighters in IPCs."""
    fleet: int


class Round(Struct, frozen=True):
    """What was so at the end of a round: each power, and how the sides stand."""

    round: int
    standings: tuple[RoundStanding, ...]
    contested: int
    capitals: int
    """Capitals that the Allies have lost, less those of the Central Powers."""
    chance: float
    """How likely the Central Powers are to win from here, by the laboratory's own estimate."""


class Fight(Struct, frozen=True):
    """All battles of a round in one space: how many, and what each side lost in IPCs."""

    round: int
    space: Space
    battles: int
    central: int
    allies: int


class Outcome(Struct, frozen=True, kw_only=True):
    """A finished game in figures."""

    number: int
    rules: str
    central: str
    allies: str
    swapped: bool
    winner: Side | Literal["draw", ""]
    ending: Ending
    round: int
    """The round in which it ended."""
    orders: int
    dice: int
    seconds: float
    """The time of the processor."""
    thinking: dict[str, tuple[float, float]]
    """For each player the median and the longest time of one power's turn in seconds."""
    defects: dict[str, int]
    """Orders that each player thought of and that the rules would have refused."""
    remarks: tuple[str, ...]
    rounds: tuple[Round, ...]
    fights: tuple[Fight, ...]
    captured: dict[Power, int]
    """The round in which each capital fell for the first time."""
    openings: dict[Power, str]
    """What each power attacked in its first turn."""
    bid: dict[Power, int] = {}
    record: str = ""
    """The digest of the record that belongs to this."""


def points(outcome: Outcome, side: Side) -> float:
    """A win counts 1, a war that is drawn or undecided one half."""
    return 1.0 if outcome.winner == side else 0.0 if outcome.winner in SIDES else 0.5


class Witness:
    """Watches a game and counts."""

    def __init__(self, game: Game) -> None:
        self._rules = game.rules
        self.rounds: list[Round] = []
        self.fights: dict[tuple[int, Space], list[int]] = {}
        self.captured: dict[Power, int] = {}
        self._first: dict[Power, dict[Space, None]] = {}

    def see(self, before: Table, power: Power, events: list[Event], after: Table) -> None:
        """Take note of what an order has brought about."""
        number = before.round
        for event in events:
            match event:
                case BattleOpened(attacker, space):
                    self._fight(number, space)[0] += 1
                    if number == 1:
                        self._first.setdefault(attacker, {})[space] = None
                case UnitsLost(loser, space, units):
                    self._fight(number, space)[1 + SIDES.index(SIDE[loser])] += worth(self._rules, units)
                case CapitalCaptured(owner):
                    self.captured.setdefault(owner, number)
        if after.round > number or after.winner:
            self.rounds.append(stand(self._rules, after, number))

    def _fight(self, number: int, space: Space) -> list[int]:
        return self.fights.setdefault((number, space), [0, 0, 0])

    def openings(self) -> dict[Power, str]:
        """What each power attacked in its first turn."""
        return {
            power: ", ".join(sorted(self._first[power])) if power in self._first else "no attack"
            for power in POWERS
        }


def worth(rules: Ruleset, units: Items) -> int:
    """What units cost."""
    return sum(rules.units.cost[item.kind] * item.number for item in units if item.state != "damage")


def stand(rules: Ruleset, table: Table, number: int) -> Round:
    """How every power stands."""
    army = dict.fromkeys(POWERS, 0)
    fleet = dict.fromkeys(POWERS, 0)
    for stacks in table.units.values():
        for power, force in stacks.items():
            for piece, count in force.items():
                (army if piece.kind in ARMY_KINDS else fleet)[power] += rules.units.cost[piece.kind] * count
                for unit in piece.cargo:
                    army[unit.owner] += rules.units.cost[unit.kind] * count
    standings = tuple(
        RoundStanding(
            power, rules.board.income(table, power), table.treasury[power], army[power], fleet[power]
        )
        for power in POWERS
    )
    contested = sum(1 for territory in TERRITORIES if table.is_contested(territory))
    fallen = capitals(table)
    return Round(number, standings, contested, fallen, round(chance(shares(standings, fallen)), 4))
