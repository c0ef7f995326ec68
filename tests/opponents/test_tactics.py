"""The tactical tests: what each level must do in positions made for one question.

What is not met yet stands in `KNOWN`, here and in `docs/opponents.md`; when it is met, it must leave this list.
"""

import pytest

from tests.opponents.tactics import Case, cases, complaints, played

LEVELS = {"A": ("recruit", "officer"), "B": ("officer",), "C": ("officer",)}
"""Who is asked here: generals, which weigh officers' plans, are asked by `python -m tests.opponents`."""

KNOWN: frozenset[tuple[str, str]] = frozenset(
    {("T07", "officer"), ("T09", "officer"), ("T24", "officer"), ("T29b", "officer")}
)
"""What is not met: tests and levels."""

CASES = [(case, level) for case in cases() for level in LEVELS[case.level]]


@pytest.mark.parametrize(("case", "level"), CASES, ids=[f"{case.test}-{level}" for case, level in CASES])
def test_tactics(case: Case, level: str) -> None:
    failed = [complaint for seed in (1, 2) for complaint in complaints(case, played(case, level, seed))]
    if (case.test, level) in KNOWN:
        assert failed, f"{case.test} is met now: take it off the list of what is not"
    else:
        assert not failed, f"{case.demand}: {failed}"
