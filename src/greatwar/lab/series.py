"""Series: experiments that belong together, such as those of a ladder, a search for a bid, a tuning or an opening.

A series is a folder with a sheet of its own beside the folders of its experiments: what it is, the command that repeats
it, and, when it has ended, what it has found.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from greatwar.lab.folder import Folder, UnusableFolder
from greatwar.lab.plan import Plan

SERIES = "series.json"
SeriesKind = Literal["ladder", "bid", "tuning", "openings"]
KIND_NAME: dict[SeriesKind, str] = {
    "ladder": "a ladder",
    "bid": "a search for an even bid",
    "tuning": "a tuning",
    "openings": "a search for an opening",
}


class SeriesTable(Struct, frozen=True):
    """A table of what was found."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Series(Struct, frozen=True, kw_only=True):
    """A series of experiments.

    `settings` decide which games it plays: another series with others cannot use the same folder. `members` are the
    folders of its experiments inside its own; none means all of them.
    """

    kind: SeriesKind
    label: str
    command: str
    most: int
    """How many games it plays at most."""
    settings: dict[str, str] = {}
    members: tuple[str, ...] = ()
    findings: tuple[str, ...] = ()
    """What it has found, in sentences; nothing before it has ended."""
    tables: tuple[SeriesTable, ...] = ()


def series_in(path: Path) -> Series | None:
    """The series that a folder holds, if it holds one."""
    try:
        return msgspec.json.decode((path / SERIES).read_bytes(), type=Series)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise UnusableFolder(f"{path / SERIES} is not the sheet of a series.") from None


def begin_series(path: Path, series: Series) -> None:
    """Write a series down before its first game; a folder that holds another one is refused."""
    found = series_in(path)
    if found is not None and found.kind != series.kind:
        raise UnusableFolder(
            f"{path} holds {KIND_NAME[found.kind]}, not {KIND_NAME[series.kind]}. Choose a new folder."
        )
    if found is not None:
        names = dict.fromkeys((*series.settings, *found.settings))
        pairs = [
            (name, series.settings.get(name, "none"), found.settings.get(name, "none")) for name in names
        ]
        different = [f"{name}: {here} here, {there} there" for name, here, there in pairs if here != there]
        if different:
            raise UnusableFolder(
                f"{path} holds another {KIND_NAME[series.kind][2:]}. {'. '.join(different)}. Choose a new folder."
            )
    write_series(path, series)


def write_series(path: Path, series: Series) -> None:
    """Write a series down."""
    path.mkdir(parents=True, exist_ok=True)
    Folder(path).write(SERIES, msgspec.json.format(msgspec.json.encode(series), indent=2))


def members(path: Path, series: Series) -> list[tuple[str, Folder, Plan]]:
    """The experiments of a series in their order, each with the name of its folder inside that of the series."""
    names: Iterable[str] = series.members
    if not names:
        inner = [folder for depth in ("*", "*/*") for folder in sorted(path.glob(f"{depth}/plan.json"))]
        names = [folder.parent.relative_to(path).as_posix() for folder in inner]
    found = []
    for name in names:
        folder = Folder(path / name)
        plan = folder.plan()
        if plan is not None:
            found.append((name, folder, plan))
    return found


def shown(path: Path, series: Series) -> list[tuple[str, Folder, Plan]]:
    """The experiments that a report of a series shows.

    Of a tuning and of a search for an opening it is the last match: in every step others play.
    """
    all_ = members(path, series)
    if series.kind in ("ladder", "bid"):
        return all_
    return [member for member in all_ if member[0].startswith("match")]
