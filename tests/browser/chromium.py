"""Which Chromium the browser tests drive: the machine's own, or the one that Playwright keeps.

`python -m tests.browser.chromium` says where it is, and installs one where there is none.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
HOW = "The browser tests need Chromium: install the package chromium, or run 'python -m playwright install chromium'."


def chromium() -> str | None:
    """The path of a Chromium, or nothing."""
    for name in NAMES:
        if found := shutil.which(name):
            return found
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = Path(playwright.chromium.executable_path)
    return str(path) if path.exists() else None


def installed() -> str | None:
    """The path of a Chromium, which the system's package manager or Playwright installs where there is none."""
    if found := chromium():
        return found
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-qq", "--yes", "chromium"], check=False)
    if not chromium():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return chromium()


if __name__ == "__main__":
    print(installed() or sys.exit(HOW))
