"""The catalogue: the lessons that come with the game, in their order, and what all of them say."""

from functools import lru_cache
from importlib.resources import files

from greatwar.lessons.lesson import CommonTexts, Lesson
from greatwar.lessons.reading import read_common_texts, read_lesson

COMMON = "common.yaml"


@lru_cache
def course() -> tuple[Lesson, ...]:
    """All lessons, in the order in which they are taught: their files are numbered."""
    folder = files(__package__) / "course"
    found = sorted(
        (each for each in folder.iterdir() if each.name.endswith(".yaml") and each.name != COMMON),
        key=lambda each: each.name,
    )
    return tuple(read_lesson(each.read_text("utf-8"), _id(each.name)) for each in found)


@lru_cache
def common_texts() -> CommonTexts:
    """What every lesson says."""
    return read_common_texts((files(__package__) / "course" / COMMON).read_text("utf-8"))


def lesson_of(id_: str) -> Lesson | None:
    """The lesson of a name."""
    return next((lesson for lesson in course() if lesson.id == id_), None)


def _id(name: str) -> str:
    """`03-artillery-support.yaml` is the lesson `artillery-support`."""
    return name.removesuffix(".yaml").partition("-")[2]
