"""The entry of neutral powers as a house rule changes it: `[entry.usa]`."""

from greatwar.board import POWERS, POWERS_OF, SIDE, TERRITORIES, Power
from greatwar.rules.house.keys import Key, Section, called, said
from greatwar.rules.house.territories import MINORS, stray
from greatwar.rules.house.victory import after_the_end
from greatwar.rules.neutrality import (
    at_war_from_the_start,
    date_of_entry,
    enters_by_rounds,
    enters_in,
    is_neutral_at_start,
    stays_out,
)
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text

LATEST = 15
_OPTIONS = ("us_entry_turn", "us_entry_round", "neutral_majors_at_start")


# When it enters


def _round(rules: Ruleset, member: str) -> object:
    return date_of_entry(rules, member)


def _when(rules: Ruleset, member: str) -> object:
    if not is_neutral_at_start(rules, member):
        return "start"
    return "never" if date_of_entry(rules, member) is None else None


def _whenever(rules: Ruleset, member: str, value: str) -> Ruleset:
    return at_war_from_the_start(rules, member) if value == "start" else stays_out(rules, member)


def _round_objection(rules: Ruleset, member: str, value: int) -> Message | None:
    return _minor_objection(rules, member) or _major_objection(rules, member) or after_the_end(rules, value)


def _when_objection(rules: Ruleset, member: str, value: str) -> Message | None:
    if "round" in said(rules, "entry", member):
        return house.round_and_when(who=called(member))
    if member == "russia" and value == "never" and "russian_revolution" in rules.chosen:
        return house.no_revolution_of_neutral()
    return _minor_objection(rules, member) or _major_objection(rules, member)


def _minor_objection(rules: Ruleset, member: str) -> Message | None:
    """Why a minor power has no date, or begins in the war already."""
    if member not in MINORS:
        return None
    if not (enters_by_rounds(rules) and rules.minors.join_for_good):
        return house.enters_when_entered(minor=member, key=member)
    if member not in rules.board.aligned:
        return house.aligned_with_no_one(minor=member)
    if "control" in said(rules, "territories", member):
        return house.controlled_from_start(minor=member, key=member)
    return None


def _major_objection(rules: Ruleset, member: str) -> Message | None:
    for option in _OPTIONS if member == "usa" else ():
        if option in rules.chosen:
            return house.entry_by_option(option=option)
    power = next((power for power in POWERS if power == member), None)
    if power is not None and rules.entry.neutral_powers.issuperset(POWERS_OF[SIDE[power]]):
        return house.side_all_neutral(side=SIDE[power])
    return next(
        filter(None, (stray(rules, land) for land in TERRITORIES if _concerns(rules, member, land))), None
    )


def _concerns(rules: Ruleset, member: str, land: str) -> bool:
    """Whether a power controls land or has units in it when the game begins."""
    held = [spaces for power, spaces in rules.setup.units.items() if power == member and land in spaces]
    return rules.board.control.get(land) == member or bool(held)


# Dice and income


def _dice(rules: Ruleset, member: str) -> object:
    return member in rules.entry.dice


def _rolls(rules: Ruleset, member: str, value: bool) -> Ruleset:
    dice = rules.entry.dice | {member} if value else rules.entry.dice - {member}
    return rules.but("entry", dice=dice)


def _dice_objection(rules: Ruleset, member: str, value: bool) -> Message | None:
    if not value:
        return None
    if not enters_by_rounds(rules):
        return _minor_objection(rules, member) or house.no_dice(who=called(member))
    if member not in rules.entry.timeline:
        return house.dice_without_date(who=called(member))
    return None


def _income(rules: Ruleset, member: str) -> object:
    return "normal" if member in rules.entry.earning else "none"


def _earns(rules: Ruleset, member: str, value: str) -> Ruleset:
    power: frozenset[Power] = frozenset(each for each in POWERS if each == member)
    earning = rules.entry.earning | power if value == "normal" else rules.entry.earning - power
    return rules.but("entry", earning=earning)


def _income_objection(rules: Ruleset, member: str, value: str) -> Message | None:
    if member in rules.entry.neutral_powers:
        return None
    power = next((power for power in POWERS if power == member), None)
    who = called(member) if power is None else house.power_start(power=power)
    return house.income_of_neutral(who=who)


ENTRY = Section(
    name="entry",
    sentence=text.entry(),
    members=(*POWERS, *MINORS),
    keys=(
        Key(
            "round",
            text.entry_round(),
            range(1, LATEST + 1),
            _round,
            enters_in,
            _round_objection,
        ),
        Key(
            "when",
            text.entry_when(),
            ("start", "never"),
            _when,
            _whenever,
            _when_objection,
        ),
        Key(
            "dice",
            text.entry_dice(),
            (False, True),
            _dice,
            _rolls,
            _dice_objection,
        ),
        Key(
            "income",
            text.entry_income(),
            ("normal", "none"),
            _income,
            _earns,
            _income_objection,
            only_of=POWERS,
        ),
    ),
)
