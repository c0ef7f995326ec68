"""`greatwar play` on the screen: a server on this machine, and its address."""

import os
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from greatwar.cli.screen import has_display

PROGRAM = "import sys; from greatwar.cli import main; main()"


def test_play_says_its_address_where_no_browser_can_be_opened(tmp_path: Path) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, "play", "--port", "0"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        env={**environment, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line.startswith("The game is at http://127.0.0.1:")
        with urllib.request.urlopen(line.split()[4]) as page:
            assert b"<title>The Great War</title>" in page.read()
    finally:
        process.terminate()
        process.communicate(timeout=20)


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a display")
def test_a_browser_is_opened_only_where_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"):
        monkeypatch.delenv(name, raising=False)
    assert not has_display()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_display()
