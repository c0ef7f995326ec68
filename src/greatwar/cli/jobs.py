"""How many processes play."""

from greatwar.cli import Unavailable
from greatwar.lab.crews import processors


def number_of_jobs(text: str) -> int:
    """How many processes are meant."""
    if text == "auto":
        return processors()
    if not text.isdigit() or not 1 <= int(text) <= 1000:
        raise Unavailable(f"--jobs is a number of processes or auto, not '{text}'.")
    return int(text)
