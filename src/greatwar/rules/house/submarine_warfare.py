"""Unrestricted submarine warfare as a house rule changes it: `[submarine_warfare]`."""

from greatwar.board import POWERS, SIDE, Power
from greatwar.rules.house.keys import Key, Objection, Parameter, Section, Several, Takes, said
from greatwar.rules.neutrality import is_never_at_war
from greatwar.rules.options import submarine_warfare
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

CHAPTER = "submarine_warfare"


def _key(
    name: str,
    sentence: Message,
    takes: Takes,
    field: str,
    objection: Objection | None = None,
) -> Key:
    parameter = Parameter(CHAPTER, field)
    return Key(name, sentence, takes, parameter.value, parameter.apply, objection or _not_allowed(name))


def _not_allowed(name: str) -> Objection:
    def objection(rules: Ruleset, member: str, value: object) -> Message | None:
        if rules.submarine_warfare.allowed:
            return None
        return house.no_submarine_warfare(key=name)

    return objection


def _no_victims(rules: Ruleset, member: str, value: bool) -> Message | None:
    if not value:
        return None
    if not rules.submarine_warfare.victims:
        return house.needs_victims()
    return None if "raiders" in said(rules, CHAPTER, member) else _never_raids(rules)


def _never_raids(rules: Ruleset) -> Message | None:
    raiders: Power = rules.submarine_warfare.raiders
    return house.raiders_never_at_war(raiders=raiders) if is_never_at_war(rules, raiders) else None


def _not_enemies(name: str) -> Objection:
    not_allowed = _not_allowed(name)

    def objection(rules: Ruleset, member: str, value: object) -> Message | None:
        raiders: Power = rules.submarine_warfare.raiders
        friends = tuple(p for p in rules.submarine_warfare.victims if SIDE[p] == SIDE[raiders])
        if friends:
            return house.raids_own_side(raiders=raiders, friends=friends, n=len(friends))
        if name == "victims" and rules.submarine_warfare.allowed and not value:
            return house.no_victims()
        return not_allowed(rules, member, value) or (_never_raids(rules) if name == "raiders" else None)

    return objection


def _is_allowed(rules: Ruleset, member: str) -> object:
    return rules.submarine_warfare.allowed


def _with_warfare(rules: Ruleset, member: str, value: bool) -> Ruleset:
    return submarine_warfare(rules, value)


SUBMARINE_WARFARE = Section(
    name=CHAPTER,
    sentence=text.submarine_warfare(),
    keys=(
        Key(
            "allowed",
            text.submarine_warfare_allowed(),
            (True, False),
            _is_allowed,
            _with_warfare,
            _no_victims,
        ),
        _key("hits_on", text.submarine_warfare_hits_on(), range(1, 7), "hits"),
        _key(
            "toll",
            text.submarine_warfare_toll(),
            ("one", "die"),
            "toll",
        ),
        _key(
            "raiders",
            text.submarine_warfare_raiders(),
            POWERS,
            "raiders",
            _not_enemies("raiders"),
        ),
        _key(
            "victims",
            text.submarine_warfare_victims(),
            Several(POWERS),
            "victims",
            _not_enemies("victims"),
        ),
    ),
)
