"""The tactical tests: what each level must do in positions made for one question.

What is not met yet stands in `KNOWN`, here and in `docs/opponents.md`; when it is met, it must leave this list.
"""

import pytest

from tests.opponents.tactics import Case, cases, complaints, played

LEVELS = {
    "A": ("recruit", "officer", "general"),
    "B": ("officer", "general"),
    "C": ("officer", "general"),
}
BUDGET = 1500
"""A quarter of what a general has; `python -m tests.opponents` asks with all of it, and all levels more often."""
SEEDS = {"recruit": (1, 2), "officer": (1, 2), "general": (1,)}

KNOWN: frozenset[tuple[str, str]] = frozenset({("T09", "officer")})
"""What is not met: tests and levels."""

CASES = [(case, level) for case in cases() for level in LEVELS[case.level]]


@pytest.mark.parametrize(("case", "level"), CASES, ids=[f"{case.test}-{level}" for case, level in CASES])
def test_tactics(case: Case, level: str) -> None:
    budget = BUDGET if level == "general" else None
    failed = [
        complaint
        for seed in SEEDS[level]
        for complaint in complaints(case, played(case, level, seed, budget))
    ]
    if (case.test, level) in KNOWN:
        assert failed, f"{case.test} is met now: take it off the list of what is not"
    else:
        assert not failed, f"{case.demand}: {failed}"
