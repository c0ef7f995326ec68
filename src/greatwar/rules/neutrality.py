"""Neutrality: which powers begin neutral, and when they enter the war."""

from greatwar.board import POWERS, TERRITORIES, Power, Space
from greatwar.frames import StartOfRound
from greatwar.rules.ruleset import Ruleset


def enters_by_rounds(rules: Ruleset) -> bool:
    """Whether neutral powers enter when a round begins, or each with a turn of its own."""
    return StartOfRound in rules.steps


def enters_in(rules: Ruleset, name: str, round_: int) -> Ruleset:
    """The ruleset in which a power begins neutral and enters the war in this round, or with its turn in it."""
    rolls = bool(rules.entry.dice)
    rules = stays_out(rules, name)
    entry = rules.entry
    if enters_by_rounds(rules):
        dice = entry.dice | {name} if rolls else entry.dice
        return rules.but("entry", timeline=entry.timeline | {name: round_}, dice=dice)
    if round_ == 1 and name == rules.rounds.turns[0]:
        return at_war_from_the_start(rules, name)  # the game begins with the turn in which it would enter
    return rules.but("entry", turn=entry.turn | {power: round_ for power in POWERS if power == name})


def stays_out(rules: Ruleset, name: str) -> Ruleset:
    """The ruleset in which a power begins neutral and has no date: it enters only if it is attacked or raided."""
    rules = _without_date(rules, name)
    return rules.but("entry", neutral_powers=rules.entry.neutral_powers | _major(name))


def at_war_from_the_start(rules: Ruleset, name: str) -> Ruleset:
    """The ruleset in which a power is at war from the beginning, a minor one in the hands of its patron."""
    rules = _without_date(rules, name)
    if name in TERRITORIES:
        patron = rules.board.patron(name)
        given = {} if patron is None else {name: patron}
        return rules.but("board", control=rules.board.control | given)
    return rules.but("entry", neutral_powers=rules.entry.neutral_powers - _major(name))


def is_neutral_at_start(rules: Ruleset, name: str) -> bool:
    """Whether a power, major or minor, is not in the war when the game begins."""
    return name not in rules.board.control if name in TERRITORIES else name in rules.entry.neutral_powers


def date_of_entry(rules: Ruleset, name: str) -> int | None:
    """The round in which a neutral power enters the war if nothing brings it in before; None: it has none."""
    turn = next((turn for power, turn in rules.entry.turn.items() if power == name), None)
    return rules.entry.timeline.get(name, turn)


def is_never_at_war(rules: Ruleset, name: str) -> bool:
    """Whether a power begins neutral and has no date: nothing but an enemy brings it into the war."""
    return is_neutral_at_start(rules, name) and date_of_entry(rules, name) is None


def _without_date(rules: Ruleset, name: Space | Power) -> Ruleset:
    entry = rules.entry
    return rules.but(
        "entry",
        turn={power: turn for power, turn in entry.turn.items() if power != name},
        timeline={other: round_ for other, round_ in entry.timeline.items() if other != name},
        dice=entry.dice - {name},
    )


def _major(name: str) -> frozenset[Power]:
    return frozenset(power for power in POWERS if power == name)
