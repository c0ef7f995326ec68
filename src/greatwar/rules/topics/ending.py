"""The end of the war: collapse, victory, and the Russian Revolution."""

from collections.abc import Callable

from greatwar.board import POWERS, SIDES, Power, Side
from greatwar.frames import EndOfTurn
from greatwar.orders import AnnounceLastRound
from greatwar.rules.chapters import BY_THE_CLOCK, VictoryTest
from greatwar.rules.homeland import homeland_value
from greatwar.rules.reference_manual.rounds import EndOfSideWithVictoryStep
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.rounds import CERTAIN
from greatwar.rules.thresholds import thresholds
from greatwar.rules.topics.topic import Topic, joined
from greatwar.text.messages import Message
from greatwar.text.say import ruleset
from greatwar.text.say import topic as say

# Collapse


def _unless_stable(says: Callable[[Ruleset], Message]) -> Callable[[Ruleset], Message]:
    return lambda rules: say.no_collapse() if rules.collapse.kind == "none" else says(rules)


def _time(rules: Ruleset) -> Message:
    if rules.collapse.kind == "tournament":
        return say.collapse_tournament()
    return say.collapse_thresholds() if rules.collapse.thresholds else say.collapse_half()


def _threshold(power: Power) -> Callable[[Ruleset], Message]:
    def says(rules: Ruleset) -> Message:
        limits = thresholds(rules).get(power)
        if rules.collapse.kind == "none" or limits is None:
            return say.threshold_none()
        worth = homeland_value(rules.board, power)
        if rules.collapse.kind == "tournament":
            return say.threshold_two(economic=limits.economic, political=limits.political, worth=worth)
        return say.threshold_one(political=limits.political, worth=worth)

    return says


def _contested(rules: Ruleset) -> Message:
    return say.contested_homeland_says(counts=rules.collapse.counts_contested)


def _effect(rules: Ruleset) -> Message:
    if rules.collapse.land_impassable:
        return say.effect_impassable()
    return say.effect_surrender(treasury=rules.economy.captured_treasury)


def _wins(rules: Ruleset) -> Message:
    wins = rules.collapse.wins
    if not wins:
        return say.collapse_wins_none()
    when = "turn" if rules.collapse.kind == "tournament" else "round"
    if isinstance(rules.steps[EndOfTurn], EndOfSideWithVictoryStep):
        when = "both"
    return say.collapse_wins_says(n=wins, when=when)


# Victory


def _capitals(side: Side) -> Callable[[Ruleset], Message]:
    def says(rules: Ruleset) -> Message:
        tests = [test for test in rules.victory.tests if test.winner == side]
        return joined(*map(_test, tests)) if tests else say.capitals_none(side=side)

    return says


def _test(test: VictoryTest) -> Message:
    needed = tuple(sorted(test.needs_one_of))
    if not needed:
        return ruleset.win_capitals(side=test.winner, n=test.capitals, turn=test.after)
    if test.capitals == 1:
        return ruleset.win_capital(side=test.winner, capitals=needed, turn=test.after)
    return ruleset.win_capitals_among(side=test.winner, n=test.capitals, capitals=needed, turn=test.after)


def _clock(rules: Ruleset) -> Message:
    ends = sorted(rules.victory.war_ends.items())
    if not ends:
        return say.clock_none()
    return say.clock_says(side=BY_THE_CLOCK, rounds=tuple(_end(round_, die) for round_, die in ends))


def _end(round_: int, die: int) -> Message:
    """The round at whose end a die, or nothing more, ends the war."""
    if die >= CERTAIN:
        return say.clock_certain(round=round_)
    return say.clock_die(round=round_, die=say.die(die=die))


def _announced(rules: Ruleset) -> bool:
    return any(offer.order is AnnounceLastRound for offer in rules.offers)


def _last_round(rules: Ruleset) -> Message:
    last, announced = rules.victory.last_round, _announced(rules)
    if not last and not announced:
        return say.last_round_none()
    end = "both" if last and announced else "round" if last else "announced"
    return say.last_round_says(end=end, round=last, count=rules.victory.count)


def _tie(rules: Ruleset) -> Message:
    counts = bool(rules.victory.last_round) or _announced(rules)
    if not counts and not rules.collapse.wins:
        return say.tie_none()
    points = counts and rules.victory.count == "points"
    what = "incomes"
    if points:
        what = "both" if rules.collapse.wins else "points"
    return say.tie_says(what=what, tie=rules.victory.tie)


def _both(rules: Ruleset) -> Message:
    """Whether both sides can win at the same moment."""
    same = len({test.after for test in rules.victory.tests}) < len(rules.victory.tests)
    return say.both_draw() if same else say.both_never()


# The Russian Revolution


def _revolution(rules: Ruleset) -> Message:
    revolution = rules.revolution
    if not revolution.possible:
        return say.revolution_none()
    return say.revolution_says(
        round=revolution.from_round, n=revolution.neighbours, departed=revolution.departed_vote
    )


TOPICS: tuple[Topic, ...] = (
    Topic(
        "collapse.kind",
        "collapse",
        say.collapse(),
        _unless_stable(_time),
        ("collapse.kind", "rounds.turn_begins", "rounds.turn_ends"),
    ),
    *(
        Topic(
            f"collapse.thresholds.{power}",
            "collapse",
            say.threshold(power=power),
            _threshold(power),
            ("collapse.thresholds",),
        )
        for power in POWERS
    ),
    Topic(
        "collapse.counts_contested",
        "collapse",
        say.contested_homeland(),
        _unless_stable(_contested),
        ("collapse.counts_contested",),
    ),
    Topic(
        "collapse.land_impassable",
        "collapse",
        say.effect(),
        _unless_stable(_effect),
        ("collapse.land_impassable",),
    ),
    Topic("collapse.wins", "victory", say.collapse_wins(), _unless_stable(_wins), ("collapse.wins", "steps")),
    *(
        Topic(
            f"victory.tests.{side}",
            "victory",
            say.capitals(side=side),
            _capitals(side),
            ("victory.tests",),
        )
        for side in SIDES
    ),
    Topic("victory.both", "victory", say.both(), _both, ("victory.tests",)),
    Topic("victory.war_ends", "victory", say.clock(), _clock, ("victory.war_ends",)),
    Topic(
        "victory.last_round",
        "victory",
        say.last_round(),
        _last_round,
        ("victory.last_round", "victory.count", "offers"),
    ),
    Topic("victory.tie", "victory", say.tie(), _tie, ("victory.tie",)),
    Topic(
        "revolution",
        "revolution",
        say.chapter_revolution(),
        _revolution,
        (
            "revolution.possible",
            "revolution.from_round",
            "revolution.neighbours",
            "revolution.departed_vote",
        ),
    ),
)
"""What a ruleset says of the end of the war."""
