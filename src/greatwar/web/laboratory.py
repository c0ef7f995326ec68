"""The laboratory on the page: experiments and series, their results and games."""

from collections import OrderedDict
from pathlib import Path
from threading import Lock
from typing import Literal

import platformdirs
from msgspec import Struct

from greatwar.board import Side
from greatwar.lab.folder import Folder, UnusableFolder
from greatwar.lab.outcome import Ending, Outcome
from greatwar.lab.plan import Plan
from greatwar.lab.report import figures, sections
from greatwar.lab.results import share
from greatwar.lab.series import Series, members, series_in, shown
from greatwar.notation.words import Unreadable
from greatwar.problems import Problem, Refused
from greatwar.text.say import server

MOST_KEPT = 4
"""How many runs are kept at hand."""
MOST_RUNS = 200


LabKind = Literal["experiment", "ladder", "bid", "tuning", "openings"]


class LabShare(Struct, frozen=True):
    """The Central Powers' share of points, with its 95% interval."""

    value: float
    low: float
    high: float


class LabRun(Struct, frozen=True):
    """An experiment or a series in the list. `at` is when its last game was finished.

    An experiment has points from its first game on; a series has a finding when it has ended.
    """

    name: str
    kind: LabKind
    label: str
    games: int
    finished: int
    at: float
    points: LabShare | None = None
    finding: str = ""


class LabRuns(Struct, frozen=True):
    """All runs of the laboratory, the newest first, and the folder in which they are looked for."""

    folder: str
    runs: tuple[LabRun, ...]


class LabGame(Struct, frozen=True):
    """A game of a run; in a series its number is that in one of the experiments."""

    experiment: str
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
            found += [_listed(path, series) for path, series in self._series().values()]
        return LabRuns(str(self._path), tuple(sorted(found, key=lambda run: -run.at)))

    def report(self, name: str) -> LabReport:
        """What a run has shown."""
        if (series := self._series().get(name)) is not None:
            return self._series_report(*series)
        folder, plan = self._folder(name)
        with self._lock:
            run, some = self._run(folder, plan), list(self._outcomes(folder, plan).values())
        shown = sections([(plan, some)]) if some else []
        return LabReport(
            run,
            tuple(figures(some)),
            tuple(LabSection(title, "".join(parts)) for title, parts in shown),
            tuple(_game(outcome) for outcome in some),
        )

    def _series_report(self, path: Path, series: Series) -> LabReport:
        with self._lock:
            found = [
                (name, plan, list(self._outcomes(folder, plan).values()))
                for name, folder, plan in shown(path, series)
            ]
        played = [(plan, some) for _, plan, some in found if some]
        games = [(name, outcome) for name, _, some in found for outcome in some]
        return LabReport(
            _listed(path, series),
            tuple(figures([outcome for _, outcome in games])),
            tuple(LabSection(title, "".join(parts)) for title, parts in sections(played, series)),
            tuple(_game(outcome, name) for name, outcome in games),
        )

    def record(self, name: str, number: int, experiment: str = "") -> str:
        """The record of a game of a run, or of one of the experiments of a series."""
        if (series := self._series().get(name)) is not None:
            inner = {member: (folder, plan) for member, folder, plan in members(*series)}
            if experiment not in inner:
                raise Refused(Problem("no-game", experiment[:60], server.no_experiment(run=name), ""))
            folder, plan = inner[experiment]
        else:
            folder, plan = self._folder(name)
        if number > plan.games or folder.outcome(number) is None:
            line = server.no_finished_game(run=name, number=number)
            raise Refused(Problem("no-game", "", line, ""))
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
            except (UnusableFolder, Unreadable, Refused, OSError):
                continue
            if len(found) >= MOST_RUNS:
                break
        return found

    def _series(self) -> dict[str, tuple[Path, Series]]:
        """The series in the folder, or the folder itself if it is one, by name."""
        found: dict[str, tuple[Path, Series]] = {}
        try:
            inner = sorted(path for path in self._path.iterdir() if path.is_dir())
        except OSError:
            return found
        for path in (self._path, *inner)[:MOST_RUNS]:
            try:
                series = series_in(path)
            except (UnusableFolder, OSError):
                continue
            if series is not None:
                found[path.resolve().name] = path, series
        return found

    def _folder(self, name: str) -> tuple[Folder, Plan]:
        found = self._folders().get(name)
        if found is None:
            raise Refused(Problem("no-page", name[:60], server.no_run(), ""))
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
            told = LabRun(
                title, "experiment", plan.label, plan.games, len(outcomes), signature[1] / 1e9, points
            )
            known = self._told[name] = signature, told
        return known[1]


def _signature(folder: Folder) -> Signature:
    times = [path.stat().st_mtime_ns for path in (folder.path, folder.path / "games") if path.exists()]
    return len(times), max(times, default=0)


def _listed(path: Path, series: Series) -> LabRun:
    """A series in the list: its games are counted by their sheets, without reading them."""
    finished, at = 0, 0.0
    for _, folder, plan in members(path, series):
        numbers = [int(sheet.stem) for sheet in folder.sheets()]
        finished += sum(1 for number in numbers if number <= plan.games)
        at = max(at, _signature(folder)[1] / 1e9)
    most = finished if series.findings else series.most
    at = at or path.stat().st_mtime
    finding = series.findings[0] if series.findings else ""
    return LabRun(path.resolve().name, series.kind, series.label, most, finished, at, None, finding)


def _game(outcome: Outcome, experiment: str = "") -> LabGame:
    return LabGame(
        experiment,
        outcome.number,
        outcome.central,
        outcome.allies,
        outcome.winner,
        outcome.ending,
        outcome.round,
        outcome.orders,
    )
