"""Running an experiment: the games that are still missing, by a crew, each written down as soon as it is finished."""

from collections.abc import Callable
from pathlib import Path

from greatwar.lab.crews import Crew
from greatwar.lab.folder import Folder, Unusable
from greatwar.lab.outcome import Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.tables import write_tables

Heard = Callable[[int, int], None]


class Run:
    """An experiment that is being run in a folder."""

    def __init__(self, path: Path, plan: Plan) -> None:
        plan.check()
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

    def go(self, crew: Crew, heard: Heard = lambda done, of: None, *, most: int | None = None) -> None:
        """Play what is missing, at most so many; whatever ends it, the tables are written of what is finished."""
        missing = self.missing()[:most]
        heard(len(self.finished), self.plan.games)
        try:
            for trial in crew((self.plan, number) for number in missing):
                self.folder.keep(trial)
                self.finished[trial.outcome.number] = trial.outcome
                heard(len(self.finished), self.plan.games)
        finally:
            self.write()

    def write(self) -> None:
        """Write the tables."""
        try:
            write_tables(self.folder.path, self.outcomes)
        except OSError as error:
            raise Unusable(
                f"The tables in {self.folder.path} cannot be written: {error.strerror}. All finished games are kept."
            ) from None
