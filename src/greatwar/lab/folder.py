"""The folder of an experiment: its plan, a record and figures for each game, and their tables.

A game is finished when its sheet is there, and the sheet is written after the record, each in one stroke. So whatever
ends a run, nothing that was finished is lost, and nothing half finished is counted.
"""

import errno
from collections.abc import Iterator
from pathlib import Path

import msgspec

from greatwar.lab.outcome import Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.trial import Trial, digest
from greatwar.records.savefiles import write_whole

PLAN = "plan.json"
GAMES = "games"
SUFFIX = ".gwr"


class UnusableFolder(Exception):
    """An experiment cannot be run or read; the message is a plain sentence."""


class Folder:
    """An experiment on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    # The plan

    def begin(self, plan: Plan) -> Plan:
        """Take up an experiment, or begin it; more games may be asked for than before, but no others."""
        found = self.plan()
        if found is None:
            if self.path.is_dir() and any(self.path.iterdir()):
                raise UnusableFolder(
                    f"{self.path} holds other things than an experiment; choose a new folder."
                )
            found = plan
        elif different := plan.differences(found):
            said = ". ".join(f"{name}: {here} here, {there} there" for name, here, there in different)
            raise UnusableFolder(f"{self.path} holds another experiment. {said}. Choose a new folder.")
        (self.path / GAMES).mkdir(parents=True, exist_ok=True)
        return self.write_plan(msgspec.structs.replace(plan, games=max(plan.games, found.games)))

    def write_plan(self, plan: Plan) -> Plan:
        """Write the plan down."""
        self.write(PLAN, msgspec.json.format(msgspec.json.encode(plan), indent=2))
        return plan

    def plan(self) -> Plan | None:
        """The plan of the experiment, if there is one."""
        path = self.path / PLAN
        try:
            return msgspec.json.decode(path.read_bytes(), type=Plan)
        except FileNotFoundError:
            return None
        except NotADirectoryError:
            raise UnusableFolder(f"{self.path} is a file, where a folder was expected.") from None
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise UnusableFolder(f"{path} is not the plan of an experiment.") from None

    # Games

    def record_path(self, number: int) -> Path:
        """Where the record of a game is."""
        return self.path / GAMES / f"{number:06}{SUFFIX}"

    def sheet_path(self, number: int) -> Path:
        """Where the figures of a game are."""
        return self.path / GAMES / f"{number:06}.json"

    def sheets(self) -> list[Path]:
        """The sheets of figures that are there."""
        return sorted(self.path.glob(f"{GAMES}/[0-9]*.json"))

    def keep(self, trial: Trial) -> None:
        """Write a finished game down."""
        number = trial.outcome.number
        self.write(f"{GAMES}/{self.record_path(number).name}", trial.record.encode())
        self.write(f"{GAMES}/{self.sheet_path(number).name}", msgspec.json.encode(trial.outcome))

    def finished(self, most: int) -> dict[int, Outcome]:
        """The games that are finished, by number; one whose files are damaged is not."""
        found = {}
        for number in range(1, most + 1):
            outcome = self.outcome(number)
            if outcome is not None:
                found[number] = outcome
        return found

    def outcome(self, number: int) -> Outcome | None:
        """The figures of a game, if it is finished and its record is the one that they were counted from."""
        try:
            outcome = msgspec.json.decode(self.sheet_path(number).read_bytes(), type=Outcome)
            record = self.record_path(number).read_text("utf-8")
        except (FileNotFoundError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        return outcome if outcome.record == digest(record) and outcome.number == number else None

    def write(self, name: str, data: bytes) -> None:
        """Write a file of the folder in one stroke."""
        path = self.path / name
        try:
            write_whole(path, data)
        except OSError as error:
            path.with_name(f"{path.name}.new").unlink(missing_ok=True)
            if error.errno in (errno.ENOSPC, errno.EDQUOT):
                raise UnusableFolder(
                    f"There is no room left on the disk of {self.path}. Every finished game is kept; free some room "
                    "and repeat the command to continue."
                ) from None
            raise UnusableFolder(f"{path} cannot be written: {error.strerror}.") from None


def folder_name(text: str) -> str:
    """A name that a folder may have.

    >>> folder_name("tournament, rounds 8")
    'tournament--rounds-8'
    """
    return "".join(c if c.isalnum() or c in "-.@" else "-" for c in text)[:120]


def experiments(path: Path) -> Iterator[tuple[Folder, Plan]]:
    """The experiments in a folder: itself, or those in the folders inside it."""
    for inner in (path, *sorted(path.iterdir())) if path.is_dir() else (path,):
        folder = Folder(inner)
        if inner.is_dir() and (plan := folder.plan()) is not None:
            yield folder, plan


def finished(path: Path) -> Iterator[tuple[Plan, Outcome]]:
    """Every finished game of the experiments in a folder, with the plan that it belongs to."""
    for folder, plan in experiments(path):
        for outcome in folder.finished(plan.games).values():
            yield plan, outcome
