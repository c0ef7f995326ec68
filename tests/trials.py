"""How many examples a property is tried with."""

from hypothesis import settings

USUAL = 100
"""What Hypothesis tries by itself, and what the numbers of the tests are meant beside."""


def examples(number: int) -> int:
    """All of them, or the share that the profile of the run wants."""
    return max(1, number * settings.default.max_examples // USUAL) if settings.default else number
