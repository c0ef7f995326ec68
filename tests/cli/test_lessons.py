"""The lessons at the command line: listed, and files of one's own rehearsed."""

from pathlib import Path

from tests.cli.games import greatwar
from tests.lessons.test_lessons import GOOD


def test_the_lessons_are_listed() -> None:
    result = greatwar("lessons")
    assert result.exit_code == 0
    assert len(result.output.splitlines()) == 10
    assert " 7  Mines: Force the Dardanelles." in result.output


def test_a_lesson_of_ones_own_is_rehearsed(tmp_path: Path) -> None:
    path = tmp_path / "march.yaml"
    path.write_text(GOOD)
    result = greatwar("lessons", str(path))
    assert (result.exit_code, result.output) == (0, "1 lesson works.\n")


def test_what_is_wrong_with_a_lesson_is_said_in_a_sentence(tmp_path: Path) -> None:
    for name, old, new in (
        ("unreadable", "power: germany", "power: prussia"),
        ("unlearnable", '["move 1 infantry Ruhr -> Hanover"]', '["end"]'),
        ("unknown", "Hanover: {germany", "Atlantis: {germany"),
    ):
        path = tmp_path / f"{name}.yaml"
        path.write_text(GOOD.replace(old, new))
    paths = sorted(map(str, tmp_path.iterdir()))
    result = greatwar("lessons", *paths)
    assert result.exit_code == 1
    first, second, third, last = result.output.splitlines()
    assert first.startswith("lesson unknown, step 2, until, expect units: There is no space `Atlantis`")
    assert second.startswith("unlearnable, step 2: 'end': ") and second.endswith(".")
    assert third.startswith("lesson unreadable: There is no power `prussia`")
    assert last == "greatwar: 3 of 3 lessons have mistakes."
    missing = greatwar("lessons", str(tmp_path / "none.yaml"))
    assert missing.exit_code == 2 and "There is no file" in missing.output
