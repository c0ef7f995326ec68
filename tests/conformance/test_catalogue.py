"""The catalogue: every rule that applies to a ruleset, or that the code cites, is told in words for players."""

import re
from itertools import groupby
from pathlib import Path

from greatwar.conformance.catalogue import catalogue
from greatwar.conformance.coverage import applicable

SOURCE = Path(__file__).parent.parent.parent / "src" / "greatwar"
ID = re.compile(r'"((?:RB|QR|SE|RM|TR)-[A-Z]+-\d+)"')


def test_every_rule_that_applies_has_a_text() -> None:
    for ids in applicable().values():
        assert set(ids) <= set(catalogue())


def test_every_rule_that_a_refusal_can_cite_has_a_text() -> None:
    cited = {found for path in SOURCE.rglob("*.py") for found in ID.findall(path.read_text("utf-8"))}
    assert len(cited) > 100
    assert cited <= set(catalogue())


SHORTHAND = re.compile(
    r"\b(inf|art|BB|CA|AH|GE|FR|UK|OT|US|USW|subs?|GIVEN|[CEG]-\d\d+|P\d|incl|etc|i\.e|e\.g)\b"
    r"|\b(conflict|recommended|software)\b|[=<>§+×]|\w/\w|\.\.|\d x "
)
"""What a list of notes says and a sentence does not."""


def test_the_texts_are_sentences_for_players() -> None:
    for rule in catalogue().values():
        assert rule.chapter and rule.text[0].isupper() and rule.text.endswith("."), rule
        assert not SHORTHAND.search(rule.text), rule


def test_rules_that_are_named_in_a_text_exist() -> None:
    named = {
        found for rule in catalogue().values() for found in re.findall(r"[A-Z]{2}-[A-Z]+-\d\d", rule.text)
    }
    assert named and named <= set(catalogue())


def test_chapters_are_whole() -> None:
    """The rules of a chapter stand together."""
    chapters = [rule.chapter for rule in catalogue().values()]
    assert [chapter for chapter, _ in groupby(chapters)] == list(dict.fromkeys(chapters))
