"""The search for the bid that makes a war even: batch after batch, each where it says most, until it is known."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from greatwar.board import SIDE, Power
from greatwar.lab.bidding import Balance, Game, balanced, next_bids
from greatwar.lab.crews import Crew
from greatwar.lab.folder import Unusable, experiments
from greatwar.lab.outcome import Outcome, points
from greatwar.lab.plan import Plan
from greatwar.lab.running import Run

BATCH = 12
"""How many games are played between two looks at the estimate."""


class Search:
    """A search in a folder: one experiment inside it for each bid that was tried."""

    def __init__(self, path: Path, plan: Plan, *, central: Power, allies: Power) -> None:
        if SIDE[central] != "central" or SIDE[allies] != "allies":
            raise Unusable(
                f"A bid goes to one of the Central Powers or one of the Allies, not to {central} or {allies}."
            )
        plan.check()
        self.path = path
        self.plan = plan
        self._powers = {"central": central, "allies": allies}
        self._runs: dict[int, Run] = {}
        for folder, found in experiments(path) if path.is_dir() else ():
            bid = _signed(found)
            if found.like(self._planned(bid, 0)):
                self._runs[bid] = Run(folder.path, found)

    @property
    def games(self) -> list[Game]:
        """Every finished game: its bid and the points of the Central Powers."""
        return [
            (bid, points(outcome, "central"))
            for bid, run in sorted(self._runs.items())
            for outcome in run.outcomes
        ]

    @property
    def outcomes(self) -> list[Outcome]:
        """All finished games."""
        return [outcome for _, run in sorted(self._runs.items()) for outcome in run.outcomes]

    def balance(self) -> Balance:
        """What is known so far."""
        return balanced(self.games)

    def go(
        self, crew: Crew, *, within: float, most: int, heard: Callable[[int, int, Balance], None]
    ) -> Balance:
        """Play until the even bid is known to so many IPCs either way, or so many games are played."""
        balance = self.balance()
        while len(self.games) < most and not is_enough(balance, within):
            heard(len(self.games), most, balance)
            self._batch(crew, next_bids(balance, min(BATCH, most - len(self.games))))
            balance = self.balance()
        return balance

    def _batch(self, crew: Crew, bids: list[int]) -> None:
        """Some games more, at these bids."""
        tasks = []
        for bid in dict.fromkeys(bids):
            run = self._runs.get(bid)
            done = 0 if run is None else run.plan.games
            plan = self._planned(bid, done + bids.count(bid))
            run = self._runs[bid] = Run(self.path / f"bid{bid:+04}", plan)
            tasks += [(run.plan, number) for number in run.missing()]
        by_bid = {_signed(run.plan): run for run in self._runs.values()}
        touched = {}
        try:
            for trial in crew(tasks):
                run = by_bid[signed(trial.outcome)]
                run.folder.keep(trial)
                run.finished[trial.outcome.number] = trial.outcome
                touched[id(run)] = run
        finally:
            for run in touched.values():
                run.write()

    def _planned(self, bid: int, games: int) -> Plan:
        power = self._powers["central" if bid > 0 else "allies"]
        # Each bid has dice of its own: games that share theirs would say less.
        seed = self.plan.seed * 1000 + bid
        return replace(self.plan, games=games, seed=seed, bid={power: abs(bid)} if bid else {})


def is_enough(balance: Balance, within: float) -> bool:
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
