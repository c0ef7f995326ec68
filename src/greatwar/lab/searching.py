"""The search for the bid that makes a war even: batch after batch, until its interval is narrow."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from greatwar.board import SIDE, Power
from greatwar.lab.bidding import BidCurve, BidResult, balanced, next_bids
from greatwar.lab.crews import Crew
from greatwar.lab.folder import UnusableFolder, experiments
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.plan import Plan
from greatwar.lab.running import GameRequests, Run, play

BATCH = 12
"""How many games are planned at once, and played between two looks at the estimate."""
AHEAD = 48
"""How many games are planned beyond those that are known: a batch is planned by the games that came so long before it.

So that many processes are busy at once, and the same games are planned however many there are.
"""


class BidSearch:
    """A search in a folder: one experiment inside it for each bid that was tried.

    Games are planned and counted in one order, whichever is finished first; a game that was played beyond the last one
    that counts stays in its folder uncounted.
    """

    def __init__(self, path: Path, plan: Plan, *, central: Power, allies: Power) -> None:
        if SIDE[central] != "central" or SIDE[allies] != "allies":
            raise UnusableFolder(
                f"A bid goes to one of the Central Powers and one of the Allies, not to {central} and {allies}."
            )
        plan.check()
        self.path = path
        self.plan = plan
        self._powers = {"central": central, "allies": allies}
        self._runs: dict[int, Run] = {}
        self._bids: list[int] = []
        """The bids of all games that are planned, in their order."""
        self._games: list[BidResult] = []
        """The games that are known, in the same order."""
        self._end: int | None = None
        for folder, found in experiments(path) if path.is_dir() else ():
            bid = _signed(found)
            if not found.differences(self._planned(bid, 0)):
                self._runs[bid] = Run(folder.path, found)

    @property
    def games(self) -> list[BidResult]:
        """Every game that counts: its bid and the points of the Central Powers."""
        while self._end is None or len(self._games) < self._end:
            bid, number = self._planned_game(len(self._games))
            run = self._runs.get(bid)
            if run is None or number not in run.finished:
                break
            self._games.append((bid, points(run.finished[number], "central")))
        return self._games

    def _planned_game(self, place: int) -> tuple[int, int]:
        """A game by its place in the order: its bid, and its number among those with that bid."""
        while len(self._bids) <= place:
            known = self._games[: max(0, len(self._bids) - AHEAD)]
            self._bids += next_bids(balanced(known), BATCH)
        bid = self._bids[place]
        return bid, self._bids[: place + 1].count(bid)

    @property
    def runs(self) -> list[Run]:
        """The experiments of the search, by their bids."""
        return [run for _, run in sorted(self._runs.items())]

    def balance(self) -> BidCurve:
        """What is known so far."""
        return balanced(self.games)

    def go(
        self, crew: Crew, *, within: float, most: int, heard: Callable[[int, int, BidCurve], None]
    ) -> BidCurve:
        """Play until the even bid is known to so many IPCs either way, or so many games are played."""
        heard(len(self.games), most, self.balance())
        try:
            play(
                crew, self._wanted(within, most), lambda: heard(len(self.games), most, balanced(self._games))
            )
        finally:
            self._count()
        return self.balance()

    def _wanted(self, within: float, most: int) -> GameRequests[None]:
        """Ask for games in their order until enough is known; none is planned before what it is planned by is known."""
        asked = looked = 0
        while True:
            while looked + BATCH <= min(len(self.games), most) or len(self.games) >= most > looked:
                looked = min(looked + BATCH, most)
                if looked == most or is_enough(balanced(self._games[:looked]), within):
                    self._end = looked
                    self._games = self._games[:looked]
                    return
            if asked < most and asked < len(self._games) + AHEAD:
                yield self._asked(asked)
                asked += 1
            else:
                yield None

    def _asked(self, place: int) -> tuple[Run, int]:
        bid, number = self._planned_game(place)
        run = self._runs.get(bid)
        if run is None:
            run = self._runs[bid] = Run(self.path / f"bid{bid:+04}", self._planned(bid, number))
        elif run.plan.games < number:
            run.count(number)
        return run, number

    def _count(self) -> None:
        """Write down how many games with each bid count, and the tables of them."""
        counted = [bid for bid, _ in self.games]
        for bid, run in self._runs.items():
            if self._end is not None:
                run.count(counted.count(bid))
            run.write()

    def _planned(self, bid: int, games: int) -> Plan:
        power = self._powers["central" if bid > 0 else "allies"]
        # Each bid has dice of its own: games that share theirs would say less.
        seed = self.plan.seed * 1000 + bid
        return replace(self.plan, games=games, seed=seed, bid={power: abs(bid)} if bid else {})


def is_enough(balance: BidCurve, within: float) -> bool:
    """Whether the even bid is known well enough."""
    return (
        balance.games >= 2 * BATCH and balance.is_known and (balance.bid.high - balance.bid.low) / 2 <= within
    )


def signed(outcome: Outcome) -> int:
    """The bid of a game: IPCs of the Central Powers, less those of the Allies."""
    return _sum(outcome.bid)


def _signed(plan: Plan) -> int:
    return _sum(plan.bid)


def _sum(bid: dict[Power, int]) -> int:
    return sum(ipcs if SIDE[power] == "central" else -ipcs for power, ipcs in bid.items())
