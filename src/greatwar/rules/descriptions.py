"""The parameters of a ruleset by name."""

from greatwar.rules.ruleset import CHAPTERS, Ruleset

IDENTITY = ("name", "title", "revision", "options", "custom", "chosen")
"""The fields of the record that say which ruleset it is, and nothing about how it is played."""

PARAMETERS: tuple[str, ...] = tuple(
    path
    for field in Ruleset.__struct_fields__
    for path in (
        [f"{field}.{name}" for name in CHAPTERS[field].__struct_fields__] if field in CHAPTERS else [field]
    )
    if path not in IDENTITY
)
"""Every parameter of a ruleset by its chapter and name: `units.cost`, `movement.base_range_bonus`."""
