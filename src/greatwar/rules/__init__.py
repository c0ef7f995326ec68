"""The rules of the game, and nothing else: no dice, no clock, no file, no network."""

from greatwar.rules.catalog import RULESETS, ruleset
from greatwar.rules.ruleset import Option, Ruleset

__all__ = ["RULESETS", "Option", "Ruleset", "ruleset"]
