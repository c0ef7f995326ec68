"""How figures are laid out, one row each with what is aimed at; and how much memory a process holds."""

import os
from pathlib import Path

from rich.table import Table as Sheet

SCREEN = "the screen in Chromium"
SERVER = "the server, one process on one core"


def figures(title: str) -> Sheet:
    """An empty sheet for figures: what was measured, how much it was, and the aim."""
    return Sheet("what", "figure", "aim", title=title)


def resident(process: int | str = "self") -> float:
    """Megabytes of memory that a process holds now, this one if none is named; 0 where the system does not say."""
    told = Path(f"/proc/{process}/statm")
    pages = int(told.read_text().split()[1]) if told.exists() else 0
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
