"""Waiting for what another process does."""

import time
from collections.abc import Callable

PATIENCE = 120.0
"""Seconds that even a busy machine does not need."""


def wait_until(happened: Callable[[], object]) -> None:
    """Return as soon as something is so. A file gives no sign, so it is looked at again and again."""
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "it has not happened"
        time.sleep(0.02)
