"""The catalogues of text: compiled, complete in every language, and used."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greatwar.board import POWERS, SIDES, TERRITORIES
from greatwar.text.messages import LANGUAGES, Language, space_id
from tests.text.reading import read
from tools.index import ROOT, SOURCE
from tools.messages import LESSON, ORIGINAL, PAGE, catalogue, results, rooms, uses_of

SAMPLES = Path(__file__).with_name("samples.json")
"""Messages and what they say; the page's tests read the same file."""


def test_what_is_made_of_the_catalogues_is_fresh() -> None:
    stale = [path.name for path, text in results().items() if path.read_text("utf-8") != text]
    assert stale == [], "Run `make text`."


@pytest.mark.parametrize("room", rooms())
def test_every_message_stands_in_every_language(room: str) -> None:
    english = [text.id for text in catalogue(ORIGINAL, room) if "." not in text.id]
    for language in LANGUAGES:
        assert [text.id for text in catalogue(language, room) if "." not in text.id] == english, language


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_translation_needs_what_its_message_does_not_know(language: Language) -> None:
    english = {text.id: text for room in rooms() for text in catalogue(ORIGINAL, room)}
    other = {text.id: text for room in rooms() for text in catalogue(language, room)}
    for id_ in english.keys() & other.keys():
        known, wanted = uses_of(english, id_), uses_of(other, id_)
        assert wanted.keys() <= known.keys(), (language, id_)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_power_and_space_has_a_name(language: Language) -> None:
    names = {text.id for text in catalogue(language, "names")}
    assert {f"power-{name}" for name in (*POWERS, *SIDES)} <= names
    assert {space_id(name) for name in TERRITORIES} <= names


def test_every_message_is_used() -> None:
    python = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py") if path.parent.name != "say")
    sources = [*ROOT.joinpath("web/src").rglob("*.svelte"), *ROOT.joinpath("web/src").rglob("*.ts")]
    page = "\n".join(path.read_text("utf-8") for path in sources if path.name != "ids.ts")
    unused = []
    for room in rooms():
        if room == "names" or room.startswith(LESSON):
            continue  # the functions of the texts call the names; `tests/lessons` compares the lessons with their files
        for text in catalogue(ORIGINAL, room):
            name = text.id.removeprefix(f"{room}-").replace("-", "_")
            module = room.replace("-", "_")
            called = "|".join(
                [module, *re.findall(rf"from greatwar\.text\.say import .*?\b{module} as (\w+)", python)]
            )
            said = rf'"{text.id}"' if room.startswith(PAGE) else rf"\b({called})\.{name}\b"
            if "." not in text.id and not re.search(said, page if room.startswith(PAGE) else python):
                unused.append(text.id)
    assert unused == []


def _samples() -> list[dict[str, Any]]:
    return msgspec.json.decode(SAMPLES.read_bytes(), type=list[dict[str, Any]])


@pytest.mark.parametrize("sample", _samples(), ids=lambda sample: sample["en"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_reads_as_the_page_reads_it(language: Language, sample: dict[str, Any]) -> None:
    assert read(sample["message"], language) == sample[language]
