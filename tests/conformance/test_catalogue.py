"""The catalogue: every rule that applies to a ruleset, or that the code cites, is told in words for players."""

import re
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


def test_the_texts_are_written_for_players() -> None:
    for rule in catalogue().values():
        assert rule.chapter and rule.text
        assert not re.search(r"\b(inf|art|BB|CA|AH|GE|FR|UK|OT|subs?|GIVEN|[CE]-\d\d)\b", rule.text), rule
