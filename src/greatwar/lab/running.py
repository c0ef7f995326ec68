"""Running experiments: a crew plays the missing games, and each is saved as soon as it is finished."""

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from greatwar.lab.crews import Crew, Task
from greatwar.lab.folder import Folder, UnusableFolder
from greatwar.lab.outcome import Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.tables import write_tables
from greatwar.lab.trial import Trial

Heard = Callable[[int, int], None]


class Run:
    """An experiment that is being run in a folder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        plan.check()
        self.path = path
        self.folder = Folder(path)
        self.plan = self.folder.begin(plan)
        self.finished = self.folder.finished(self.plan.games)

    @property
    def outcomes(self) -> list[Outcome]:
        """What is finished, by number."""
        return [self.finished[number] for number in sorted(self.finished)]

    def missing(self) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(1, self.plan.games + 1) if number not in self.finished]

    def keep(self, trial: Trial) -> None:
        """Write a finished game down."""
        self.folder.keep(trial)
        if trial.outcome.number <= self.plan.games:
            self.finished[trial.outcome.number] = trial.outcome

    def count(self, games: int) -> None:
        """Let the experiment be its first so many games; others that are in the folder stay there uncounted."""
        before = self.plan.games
        if games == before:
            return
        self.plan = self.folder.write_plan(replace(self.plan, games=games))
        self.finished = {number: outcome for number, outcome in self.finished.items() if number <= games}
        for number in range(before + 1, games + 1):
            outcome = self.folder.outcome(number)
            if outcome is not None:
                self.finished[number] = outcome

    def go(self, crew: Crew, heard: Heard = lambda done, of: None, *, most: int | None = None) -> None:
        """Play what is missing, at most so many games; whatever ends it, the tables hold what is finished."""
        missing = self.missing()[:most]
        heard(len(self.finished), self.plan.games)
        try:
            play(crew, until([self], missing), lambda: heard(len(self.finished), self.plan.games))
        finally:
            self.write()

    def write(self) -> None:
        """Write the tables."""
        try:
            write_tables(self.folder.path, self.outcomes)
        except OSError as error:
            raise UnusableFolder(
                f"The tables in {self.folder.path} cannot be written: {error.strerror}. All finished games are kept."
            ) from None


class SpareExperiment:
    """An experiment that may never be needed: its games stay in memory until it is."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path, self.plan = path, plan
        self.finished: dict[int, Outcome] = {}
        self._trials: list[Trial] = []
        self._run: Run | None = None

    def keep(self, trial: Trial) -> None:
        """Hold a finished game, or write it down if the experiment is needed by now."""
        self.finished[trial.outcome.number] = trial.outcome
        if self._run is None:
            self._trials.append(trial)
        else:
            self._run.keep(trial)

    def needed(self) -> Run:
        """Make an experiment of it."""
        if self._run is None:
            self._run = Run(self.path, self.plan)
            for trial in self._trials:
                self._run.keep(trial)
        return self._run


Request = tuple[Run | SpareExperiment, int]
"""A game that is asked for: the experiment that it belongs to, and its number."""
T = TypeVar("T")
GameRequests = Generator[Request | None, None, T]
"""Asks for games one by one, and returns when no more are needed; None waits until another game is finished."""


def until(
    runs: Sequence[Run], numbers: Sequence[int], meanwhile: Iterable[Request | None] = ()
) -> GameRequests[None]:
    """Ask for games of runs and wait until they are finished; what may be needed later is played meanwhile."""
    later = iter(meanwhile)
    left = [(run, number) for run in runs for number in numbers if number not in run.finished]
    yield from left
    while left := [(run, number) for run, number in left if number not in run.finished]:
        yield next(later, None)


def play(crew: Crew, wanted: GameRequests[T], heard: Callable[[], None] = lambda: None) -> T:
    """Let a crew play the games that are asked for; each is kept as soon as it is finished, whatever the order."""
    asked: dict[tuple[int, int], tuple[Plan, Run | SpareExperiment]] = {}
    known: set[tuple[Path, bytes, int]] = set()
    result: list[T] = []

    def tasks() -> Iterator[Task | None]:
        while True:
            try:
                game = next(wanted)
            except StopIteration as end:
                result.append(end.value)
                return
            if game is None:
                yield None
                continue
            run, number = game
            key = run.path, run.plan.identity, number
            if number not in run.finished and key not in known:
                known.add(key)
                asked[id(run.plan), number] = run.plan, run
                yield run.plan, number

    with closing(crew(tasks())) as trials:
        for (plan, number), trial in trials:
            asked.pop((id(plan), number))[1].keep(trial)
            heard()
    assert result, "the crew ended before the last game was finished"
    return result[0]
