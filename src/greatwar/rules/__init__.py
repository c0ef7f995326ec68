"""The rules of the game: no dice, no clock, no file, no network."""

from greatwar.rules.catalog import RULESETS, ruleset
from greatwar.rules.custom import custom_ruleset
from greatwar.rules.ruleset import Option, Ruleset

__all__ = ["RULESETS", "Option", "Ruleset", "custom_ruleset", "ruleset"]
