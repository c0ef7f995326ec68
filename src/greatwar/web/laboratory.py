"""The laboratory on the screen: the runs in a folder, what they have shown, and the records of their games."""

from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import Literal

import platformdirs
from msgspec import Struct

from greatwar.board import Side
from greatwar.lab.folder import Folder, Unusable
from greatwar.lab.outcome import Ending, Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.report import figures, sections
from greatwar.lab.results import share
from greatwar.notation.words import Unreadable
from greatwar.problems import Problem, Refused

MOST_KEPT = 4
"""How many runs are kept at hand."""
MOST_RUNS = 200


class LabShare(Struct, frozen=True):
    """The Central Powers' share of points, with its interval of 95 %."""

    value: float
    low: float
    high: float


class LabRun(Struct, frozen=True):
    """A run in the list. `at` is when its last game was finished; nothing is known of points before the first."""

    name: str
    label: str
    games: int
    finished: int
    at: float
    points: LabShare | None = None


class LabRuns(Struct, frozen=True):
    """All runs of the laboratory, the newest first, and the folder in which they are looked for."""

    folder: str
    runs: tuple[LabRun, ...]


class LabGame(Struct, frozen=True):
    """A game of a run."""

    number: int
    central: str
    allies: str
    winner: Side | Literal["draw", ""]
    ending: Ending
    round: int
    orders: int


class LabSection(Struct, frozen=True):
    """A part of a report: its heading, and its words and drawings as HTML, as `greatwar lab report` writes them."""

    title: str
    html: str


class LabReport(Struct, frozen=True):
    """What a run has shown, and its games."""

    run: LabRun
    figures: tuple[tuple[str, str], ...]
    sections: tuple[LabSection, ...]
    games: tuple[LabGame, ...]


def default_laboratory() -> Path:
    """Where runs are looked for if nothing else is said: where `greatwar lab run` leaves them, or the user's own."""
    here = Path("lab")
    return here if here.is_dir() else Path(platformdirs.user_data_dir("greatwar", appauthor=False)) / "lab"


Signature = tuple[int, int]
"""What a folder looked like when it was read: it is read again when that has changed."""


class Laboratory:
    """The runs of a folder. Nothing is ever written there."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read: OrderedDict[str, tuple[Signature, dict[int, Outcome]]] = OrderedDict()
        self._told: dict[str, tuple[Signature, LabRun]] = {}
        self._lock = Lock()

    def runs(self) -> LabRuns:
        """Every run, the newest first; what is no run, or cannot be read, is passed over."""
        with self._lock:
            found = [self._run(folder, plan) for folder, plan in self._folders().values()]
        return LabRuns(str(self._path), tuple(sorted(found, key=lambda run: -run.at)))

    def report(self, name: str) -> LabReport:
        """What a run has shown."""
        folder, plan = self._folder(name)
        with self._lock:
            run, some = self._run(folder, plan), list(self._outcomes(folder, plan).values())
        shown = sections([(plan, some)]) if some else []
        return LabReport(
            run,
            tuple(figures(some)),
            tuple(LabSection(title, "".join(parts)) for title, parts in shown),
            tuple(map(_game, some)),
        )

    def record(self, name: str, number: int) -> str:
        """The record of a game of a run."""
        folder, plan = self._folder(name)
        if number > plan.games or folder.outcome(number) is None:
            raise Refused(Problem("no-game", "", f"The run {name} has no finished game {number}", ""))
        return folder.record_path(number).read_text("utf-8")

    def _folders(self) -> dict[str, tuple[Folder, Plan]]:
        """The runs in the folder, or the folder itself if it is one, by name."""
        found: dict[str, tuple[Folder, Plan]] = {}
        try:
            inner = sorted(path for path in self._path.iterdir() if path.is_dir())
        except OSError:
            return found
        for path in (self._path, *inner):
            try:
                plan = Folder(path).plan()
                if plan is not None and plan.label:
                    found[path.resolve().name] = Folder(path), plan
            except (Unusable, Unreadable, Refused, OSError):
                continue
            if len(found) >= MOST_RUNS:
                break
        return found

    def _folder(self, name: str) -> tuple[Folder, Plan]:
        found = self._folders().get(name)
        if found is None:
            raise Refused(Problem("no-page", name[:60], "There is no such run in the laboratory", ""))
        return found

    def _outcomes(self, folder: Folder, plan: Plan) -> dict[int, Outcome]:
        name, signature = str(folder.path), _signature(folder)
        known = self._read.get(name)
        if known is None or known[0] != signature:
            known = self._read[name] = signature, folder.finished(plan.games)
        self._read.move_to_end(name)
        while len(self._read) > MOST_KEPT:
            self._read.popitem(last=False)
        return known[1]

    def _run(self, folder: Folder, plan: Plan) -> LabRun:
        name, signature = str(folder.path), _signature(folder)
        known = self._told.get(name)
        if known is None or known[0] != signature or known[1].games != plan.games:
            outcomes = list(self._outcomes(folder, plan).values())
            points = LabShare(*share(outcomes, "central")) if outcomes else None
            title = folder.path.resolve().name
            told = LabRun(title, plan.label, plan.games, len(outcomes), signature[1] / 1e9, points)
            known = self._told[name] = signature, told
        return known[1]


def _signature(folder: Folder) -> Signature:
    times = [path.stat().st_mtime_ns for path in (folder.path, folder.path / "games") if path.exists()]
    return len(times), max(times, default=0)


def _game(outcome: Outcome) -> LabGame:
    return LabGame(
        outcome.number,
        outcome.central,
        outcome.allies,
        outcome.winner,
        outcome.ending,
        outcome.round,
        outcome.orders,
    )
