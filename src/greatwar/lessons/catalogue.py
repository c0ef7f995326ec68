"""The catalogue: the lessons that come with the game, in their order, and the remarks that all of them make."""

from functools import lru_cache
from importlib.resources import files

from greatwar.lessons.lesson import Lesson
from greatwar.lessons.reading import read_lesson
from greatwar.lessons.remarks import Remark
from greatwar.lessons.wording import CatalogueWords
from greatwar.text.say import teacher

COMMON_REMARKS = (Remark(teacher.submarine_warfare(), "declare submarine warfare"),)
"""What every lesson answers to orders that none of them needs."""


@lru_cache
def course() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are taught: their files are numbered."""
    folder = files(__package__) / "course"
    found = sorted(
        (each for each in folder.iterdir() if each.name.endswith(".yaml")), key=lambda each: each.name
    )
    return tuple(_read(each.read_text("utf-8"), _id(each.name)) for each in found)


def _read(text: str, id_: str) -> Lesson:
    return read_lesson(text, id_, CatalogueWords(f"lesson-{id_}"))


def lesson_of(id_: str) -> Lesson | None:
    """The lesson of a name."""
    return next((lesson for lesson in course() if lesson.id == id_), None)


def _id(name: str) -> str:
    """`03-artillery-support.yaml` is the lesson `artillery-support`."""
    return name.removesuffix(".yaml").partition("-")[2]
