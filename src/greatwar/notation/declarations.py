"""Declarations and decisions in a position, where its ruleset has them."""

from typing import Literal

from greatwar.notation.trees import truth, word
from greatwar.notation.words import choice, unreadable
from greatwar.orders import AnnounceLastRound, DeclareSubmarineWarfare, Order
from greatwar.rules import Option, Ruleset
from greatwar.rules.options import RUSSIAN_REVOLUTION, USW
from greatwar.text.say import notation as say

Revolution = Literal["", "declined", "accepted"]

REVOLUTIONS: dict[str, Revolution] = {"none": "", "declined": "declined", "accepted": "accepted"}


def read_last_round(value: object, rules: Ruleset) -> bool:
    """Whether the round in progress was announced as the last."""
    announced = truth(value)
    if announced and not _is_offered(AnnounceLastRound, rules):
        raise unreadable(say.no_last_round(), code="not-in-rules")
    return announced


def read_submarine_warfare(value: object, rules: Ruleset) -> bool:
    """Whether it has been declared; that can be told wherever the ruleset knows it, allowed or not."""
    declared = truth(value)
    if declared and not _is_offered(DeclareSubmarineWarfare, rules) and not _has_option(USW, rules):
        raise unreadable(say.no_submarine_warfare(), code="not-in-rules")
    return declared


def read_revolution(value: object, rules: Ruleset) -> Revolution:
    """What has become of the revolution; it can be told wherever the option is offered, chosen or not."""
    revolution = REVOLUTIONS[choice(word(value), REVOLUTIONS, "revolution")]
    if revolution and not rules.revolution.possible and not _has_option(RUSSIAN_REVOLUTION, rules):
        raise unreadable(say.no_revolution(), code="not-in-rules")
    return revolution


def _is_offered(order: type[Order], rules: Ruleset) -> bool:
    return any(offer.order is order for offer in rules.offers)


def _has_option(option: Option, rules: Ruleset) -> bool:
    return any(offered.name == option.name for offered in rules.options)
