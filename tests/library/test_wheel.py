"""The wheel is whole: in an environment of its own it plays, checks, calculates, serves and is typed."""

import re
import subprocess
import sys
import venv
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent.parent

PROGRAM = """\
import greatwar

game: greatwar.Game = greatwar.new_game("second-edition")
lines: list[str] = greatwar.legal_orders(game)
told: list[str] = greatwar.give(game, lines[-1])
chance: float = greatwar.land_odds("2 infantry", "1 infantry").taken
svg: str = greatwar.draw(game)
"""


def run(*command: str | Path, cwd: Path | None = None) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, cwd=cwd)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def pinned(folder: Path) -> Path:
    """The versions of the lock file, without hashes: the wheel itself has none."""
    locked = (ROOT / "requirements.lock").read_text("utf-8")
    lines = re.findall(r"^[A-Za-z0-9_.-]+==[^\\\n]+", locked, re.MULTILINE)
    constraints = folder / "constraints.txt"
    constraints.write_text("\n".join(lines))
    return constraints


def test_the_wheel_is_enough(tmp_path: Path) -> None:
    run(
        sys.executable, "-m", "pip", "wheel", "-qq", "--no-deps", "--no-build-isolation", "-w", tmp_path, ROOT
    )
    [wheel] = tmp_path.glob("greatwar-*.whl")
    home = tmp_path / "home"
    venv.create(home)
    programs = home / ("Scripts" if sys.platform == "win32" else "bin")
    run(
        sys.executable,
        "-m",
        "pip",
        "--python",
        programs / "python",
        "install",
        "-qq",
        "--no-input",
        "--disable-pip-version-check",
        "-c",
        pinned(tmp_path),
        wheel,
    )
    greatwar = programs / "greatwar"

    checked = run(greatwar, "check", ROOT / "tests" / "scenarios" / "notation.yaml", cwd=tmp_path)
    assert "0 failed" in checked
    assert "IPC" in run(greatwar, "odds", "3 infantry", "2 infantry", cwd=tmp_path)

    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    run(programs / "python", program, cwd=tmp_path)
    run(
        sys.executable,
        "-m",
        "mypy",
        "--strict",
        "--python-executable",
        programs / "python",
        program,
        cwd=tmp_path,
    )

    server = subprocess.Popen(
        [str(greatwar), "serve", "--port", "0", "--database", str(tmp_path / "games.db")],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    )
    try:
        assert server.stdout is not None
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        with urlopen(address) as page:
            assert b"<html" in page.read().lower()
    finally:
        server.terminate()
        server.wait()
        if server.stdout is not None:
            server.stdout.close()
