"""Which Chromium the browser tests drive: the machine's own, or the one that Playwright keeps.

`python -m tests.browser.chromium` prints where it is. If there is none, it says what it installs, and installs it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
APT_GET = ("apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium")
PLAYWRIGHT = (sys.executable, "-m", "playwright", "install", "chromium")
HOW = "The browser tests need Chromium: install the package chromium, or run 'python -m playwright install chromium'."


def chromium() -> str | None:
    """The path of a Chromium, or nothing."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return kept_by_playwright()


def kept_by_playwright() -> str | None:
    """The path of the Chromium that Playwright has installed, or nothing."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def installed() -> str | None:
    """The path of a Chromium, which the system's package manager or Playwright installs where there is none."""
    if found := chromium():
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        _install("the package chromium, with apt-get and without the packages that it recommends", APT_GET)
    if not chromium():
        _install("Chromium, with Playwright", PLAYWRIGHT)
    return chromium()


def _install(what: str, command: tuple[str, ...]) -> None:
    """Say in a line what is installed, and install it; its own many lines go to standard output."""
    sys.stderr.write(f"Installing {what} ...\n")
    subprocess.run(command, check=False)


if __name__ == "__main__":
    print(installed() or sys.exit(HOW))
