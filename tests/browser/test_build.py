"""The screen as it is built into the package."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def build() -> ModuleType:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_screen_was_built_from_the_sources_as_they_are(build: ModuleType) -> None:
    assert build.read(build.STAMP) == build.digest(build.sources()), "make screen builds it anew"


def test_a_changed_source_changes_the_stamp(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(build, "ROOT", tmp_path)
    source = tmp_path / "page.ts"
    source.write_text("one", encoding="utf-8")
    before = build.digest([source])
    source.write_text("two", encoding="utf-8")
    assert build.digest([source]) != before


def test_the_lock_file_names_no_registry() -> None:
    lock = (ROOT / "web/package-lock.json").read_text(encoding="utf-8")
    assert not re.search(r'"resolved"|registry\.', lock)
    assert '"integrity": "sha512-' in lock


def test_the_page_asks_no_other_server_for_anything(build: ModuleType) -> None:
    page = (build.RESULT / "index.html").read_text(encoding="utf-8")
    sheets = "".join(path.read_text(encoding="utf-8") for path in build.RESULT.glob("assets/*.css"))
    assert not re.search(r'(?:src|href)="https?:', page)
    assert not re.search(r"url\(.?https?:", sheets)
