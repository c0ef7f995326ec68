"""Turns, the entry of neutral powers, and minor powers."""

from collections.abc import Callable

from greatwar.board import POWERS, TERRITORIES, Power, Space
from greatwar.frames import StartOfRound
from greatwar.pieces import Kind
from greatwar.rules.chapters import Obligation
from greatwar.rules.neutrality import date_of_entry, enters_by_rounds
from greatwar.rules.reference_manual.reference_manual import garrison_joins
from greatwar.rules.rulebook.minors import (
    all_that_are_entered,
    army_of_twice_the_value,
    army_of_twice_the_value_and_guns,
    army_of_twice_the_value_and_one,
    friends_give_control,
    no_army,
)
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.entry import EARLY, IN_TIME, attacked_minors, lands_of
from greatwar.rules.second_edition.entry import joined as joins_for_good
from greatwar.rules.topics.topic import Topic, joined, sides_move_together
from greatwar.rules.trade import SPANISH_MOROCCO
from greatwar.text.messages import Message
from greatwar.text.say import option
from greatwar.text.say import topic as say

# Turns


def _turns(rules: Ruleset) -> Message:
    turns = rules.rounds.turns
    if sides_move_together(rules):
        return say.turns_sides(first=turns[0], second=turns[1])
    return say.turns_powers(turns=turns)


def _start_of_round(rules: Ruleset) -> Message:
    if rules.rounds.opening != StartOfRound():
        return say.start_of_round_turn()
    return say.start_of_round_entry()


def _calendar(rules: Ruleset) -> Message:
    date = rules.rounds.calendar
    if date is None:
        return say.calendar_none()
    year, season = date(1).split()
    return say.calendar_says(season=season.lower(), year=year)


def _neutral_turns(rules: Ruleset) -> Message:
    return say.neutral_turns_says(turns=rules.entry.neutrals_take_turns)


# Entry


def _major(power: Power) -> Callable[[Ruleset], Message]:
    def says(rules: Ruleset) -> Message:
        if power not in rules.entry.neutral_powers:
            return say.entry_at_war()
        warfare = rules.submarine_warfare
        raided, earns = warfare.allowed and power in warfare.victims, power in rules.entry.earning
        date = _date(rules, power)
        if date is None:
            return say.entry_only(raided=raided, earns=earns)
        return say.entry_neutral(date=date, raided=raided, earns=earns)

    return says


def _date(rules: Ruleset, name: str) -> Message | None:
    """When a power enters the war if nothing brings it in before."""
    round_ = date_of_entry(rules, name)
    if round_ is None:
        return None
    if not enters_by_rounds(rules):
        return say.entry_turn(turn=round_)
    if name not in rules.entry.dice:
        return say.entry_round(round=round_)
    late = say.die(die=IN_TIME)
    if round_ == 1:
        return say.entry_first_dice(round=round_, late=late, after=round_ + 1)
    early = say.die(die=EARLY)
    return say.entry_dice(before=round_ - 1, early=early, round=round_, late=late, after=round_ + 1)


def _minor(minor: Space) -> Callable[[Ruleset], Message]:
    def says(rules: Ruleset) -> Message:
        holder, patron = rules.board.control.get(minor), rules.board.aligned.get(minor)
        if holder is not None:
            return say.entry_controlled(power=holder)
        if patron is None:
            return say.entry_unaligned()
        if rules.minors.mobilized_by_entry is not attacked_minors:
            return say.entry_entered(power=patron)
        date, colonies = _date(rules, minor), len(lands_of(minor)) > 1
        if date is None:
            return say.entry_joins_only(power=patron, colonies=colonies)
        return say.entry_joins(power=patron, date=date, colonies=colonies)

    return says


_DUTIES: dict[Obligation | None, Message] = {
    None: say.obligation_none(),
    "attack-serbia": say.obligation_attack_serbia(),
    "all-to-serbia": say.obligation_all_to_serbia(),
    "all-to-belgium": say.obligation_all_to_belgium(),
}


def _duty(power: Power) -> Callable[[Ruleset], Message]:
    return lambda rules: _DUTIES[rules.movement.obligations.get(power)]


# Minor powers


_ARMIES: dict[Callable[[int], dict[Kind, int]], Message] = {
    army_of_twice_the_value: option.army_rulebook(),
    army_of_twice_the_value_and_one: option.army_reference_manual(),
    army_of_twice_the_value_and_guns: option.army_second_edition(),
}


def _aligned_army(rules: Ruleset) -> Message:
    raised = rules.minors.aligned_army
    return say.aligned_army_none() if raised is no_army else say.aligned_army_says(army=_ARMIES[raised])


def _neutral_army(rules: Ruleset) -> Message:
    return say.neutral_army_says(army=_ARMIES[rules.minors.neutral_army])


def _by_entry(rules: Ruleset) -> Message:
    if rules.minors.mobilized_by_entry is all_that_are_entered:
        return say.by_entry_all()
    assert rules.minors.mobilized_by_entry is attacked_minors
    return say.by_entry_attacked()


def _joining(rules: Ruleset) -> Message:
    joining = rules.minors.joining
    if joining is joins_for_good:
        return say.joining_for_good()
    if joining is garrison_joins:
        return joined(say.joining_control(), say.joining_garrison())
    assert joining is friends_give_control
    return say.joining_control()


def _garrisons(rules: Ruleset) -> Message:
    return say.garrisons_says(garrisons=rules.minors.garrisons)


def _original(rules: Ruleset) -> Message:
    return say.original_says(joined=rules.minors.join_for_good)


def _closed(rules: Ruleset) -> Message:
    return say.closed_says(closed=rules.entry.leaning_land_closed)


def _morocco(rules: Ruleset) -> Message:
    return say.morocco_says(army=SPANISH_MOROCCO in rules.minors.mobilizing)


_MINOR_POWERS = tuple(name for name, land in TERRITORIES.items() if land.is_minor)
_OBLIGED: tuple[Power, ...] = ("austria-hungary", "germany")

TOPICS: tuple[Topic, ...] = (
    Topic("rounds.turns", "turns", say.turns(), _turns, ("rounds.turns",)),
    Topic("rounds.opening", "turns", say.start_of_round(), _start_of_round, ("rounds.opening",)),
    Topic("rounds.calendar", "turns", say.calendar(), _calendar, ("rounds.calendar",)),
    Topic(
        "entry.neutrals_take_turns",
        "turns",
        say.neutral_turns(),
        _neutral_turns,
        ("entry.neutrals_take_turns",),
    ),
    *(
        Topic(
            f"entry.{power}",
            "beginning",
            say.entry_of_power(power=power),
            _major(power),
            ("entry.neutral_powers", "entry.turn", "entry.timeline", "entry.dice", "entry.earning"),
        )
        for power in POWERS
    ),
    *(
        Topic(
            f"entry.{minor}",
            "beginning",
            say.entry_of_minor(minor=minor),
            _minor(minor),
            ("entry.timeline", "entry.dice", "board.aligned", "board.control"),
            usual=say.entry_unaligned(),
        )
        for minor in _MINOR_POWERS
    ),
    *(
        Topic(
            f"movement.obligations.{power}",
            "beginning",
            say.obligation(power=power),
            _duty(power),
            ("movement.obligations",),
        )
        for power in _OBLIGED
    ),
    Topic(
        "minors.mobilized_by_entry",
        "minor-powers",
        say.by_entry(),
        _by_entry,
        ("minors.mobilized_by_entry",),
    ),
    Topic(
        "minors.aligned_army",
        "minor-powers",
        say.aligned_army(),
        _aligned_army,
        ("minors.aligned_army",),
    ),
    Topic(
        "minors.neutral_army",
        "minor-powers",
        say.neutral_army(),
        _neutral_army,
        ("minors.neutral_army",),
    ),
    Topic("minors.garrisons", "minor-powers", say.garrisons(), _garrisons, ("minors.garrisons",)),
    Topic("minors.joining", "minor-powers", say.joining(), _joining, ("minors.joining",)),
    Topic("minors.join_for_good", "minor-powers", say.original(), _original, ("minors.join_for_good",)),
    Topic(
        "entry.leaning_land_closed",
        "minor-powers",
        say.closed(),
        _closed,
        ("entry.leaning_land_closed",),
    ),
    Topic("minors.mobilizing", "minor-powers", say.morocco(), _morocco, ("minors.mobilizing",)),
)
"""What a ruleset says of turns, the entry of neutral powers, and minor powers."""
