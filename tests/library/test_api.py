"""The examples of `docs/api.md` run, and the library offers what the page explains and nothing else."""

import doctest
from pathlib import Path

import greatwar
from greatwar import library

PAGE = Path(__file__).parent.parent.parent / "docs" / "api.md"


def test_the_examples_of_the_page_run() -> None:
    text = PAGE.read_text("utf-8").replace("\n```\n", "\n\n")
    parsed = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner()
    failures: list[str] = []
    runner.run(parsed, out=failures.append)
    assert not failures, "".join(failures)
    assert runner.tries > 20


def test_every_public_name_is_explained() -> None:
    page = PAGE.read_text("utf-8")
    assert greatwar.__all__ == library.__all__
    assert 10 <= len(greatwar.__all__) <= 16
    for name in greatwar.__all__:
        assert f"{name}" in page, name
        assert getattr(greatwar, name).__doc__, name


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(greatwar, "wargame")
