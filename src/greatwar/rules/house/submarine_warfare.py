"""Unrestricted submarine warfare as a house rule changes it: `[submarine_warfare]`."""

from collections.abc import Callable
from typing import Any

from greatwar.board import POWERS, SIDE, Power
from greatwar.rules.house.keys import Key, Parameter, Section, Several, Takes
from greatwar.rules.options import submarine_warfare
from greatwar.rules.ruleset import Ruleset
from greatwar.text.english import NAMES, enumerated

CHAPTER = "submarine_warfare"


def _key(
    name: str,
    sentence: str,
    takes: Takes,
    field: str,
    objection: Callable[[Ruleset, str, Any], str] | None = None,
) -> Key:
    parameter = Parameter(CHAPTER, field)
    return Key(name, sentence, takes, parameter.value, parameter.apply, objection or _not_allowed(name))


def _not_allowed(name: str) -> Callable[[Ruleset, str, Any], str]:
    def objection(rules: Ruleset, member: str, value: object) -> str:
        if rules.submarine_warfare.allowed:
            return ""
        return f"Nobody may declare submarine warfare, so `{name}` changes nothing: write `allowed = true` beside it"

    return objection


def _no_victims(rules: Ruleset, member: str, value: bool) -> str:
    if value and not rules.submarine_warfare.victims:
        return 'Submarine warfare needs victims: write for example `victims = ["britain", "usa"]`'
    return ""


def _not_enemies(name: str) -> Callable[[Ruleset, str, Any], str]:
    not_allowed = _not_allowed(name)

    def objection(rules: Ruleset, member: str, value: object) -> str:
        raiders: Power = rules.submarine_warfare.raiders
        friends = [power for power in rules.submarine_warfare.victims if SIDE[power] == SIDE[raiders]]
        if friends:
            spared = enumerated([NAMES[power] for power in friends], "or")
            return f"The submarines of {NAMES[raiders]} do not raid its own side, so not {spared}"
        if name == "victims" and rules.submarine_warfare.allowed and not value:
            return "Without victims there is no submarine warfare: write `allowed = false` instead"
        return not_allowed(rules, member, value)

    return objection


def _is_allowed(rules: Ruleset, member: str) -> object:
    return rules.submarine_warfare.allowed


def _with_warfare(rules: Ruleset, member: str, value: bool) -> Ruleset:
    return submarine_warfare(rules, value)


SUBMARINE_WARFARE = Section(
    name=CHAPTER,
    sentence="Whether a power's submarines raid the income of others, and what that costs.",
    keys=(
        Key(
            "allowed",
            "Whether the raiders may declare unrestricted submarine warfare.",
            (True, False),
            _is_allowed,
            _with_warfare,
            _no_victims,
        ),
        _key("hits_on", "The highest die with which a raiding submarine hits.", range(1, 7), "hits"),
        _key(
            "toll",
            "What a hit costs its victim: one IPC, or as many as the die shows.",
            ("one", "die"),
            "toll",
        ),
        _key(
            "raiders",
            "The power whose submarines raid.",
            POWERS,
            "raiders",
            _not_enemies("raiders"),
        ),
        _key(
            "victims",
            "The powers whose income submarine warfare lowers.",
            Several(POWERS),
            "victims",
            _not_enemies("victims"),
        ),
    ),
)
