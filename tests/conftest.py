"""A profile for quick runs: `pytest --hypothesis-profile=quick` tries every property with a tenth of its examples."""

from hypothesis import settings

settings.register_profile("quick", max_examples=10)
