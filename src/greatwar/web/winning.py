"""How the war is won in a ruleset, as messages for players."""

from collections.abc import Iterator

from greatwar.board import SIDES, Power
from greatwar.orders import AnnounceLastRound
from greatwar.rules import Ruleset
from greatwar.rules.chapters import BY_THE_CLOCK, VictoryTest
from greatwar.rules.goals import Goals, goals
from greatwar.rules.second_edition.rounds import CERTAIN
from greatwar.text.messages import Message
from greatwar.text.say import ruleset


def how_won(rules: Ruleset) -> tuple[Message, ...]:
    """Everything that ends the war by a ruleset."""
    sought = goals(rules)
    return (
        *_capitals(sought),
        *_collapses(rules, sought),
        *_clock(rules),
        *_last_round(rules, sought),
    )


def _capitals(sought: Goals) -> Iterator[Message]:
    tests = [test for side in SIDES for test in sought.tests(side)]
    yield from map(_test, tests)
    if len({(test.winner, test.after) for test in tests}) > len({test.after for test in tests}):
        yield ruleset.both_win()


def _test(test: VictoryTest) -> Message:
    needed = tuple(sorted(test.needs_one_of))
    if not needed:
        return ruleset.win_capitals(side=test.winner, n=test.capitals, turn=test.after)
    if test.capitals == 1:
        return ruleset.win_capital(side=test.winner, capitals=needed, turn=test.after)
    return ruleset.win_capitals_among(side=test.winner, n=test.capitals, capitals=needed, turn=test.after)


def _collapses(rules: Ruleset, sought: Goals) -> Iterator[Message]:
    if not sought.tested:
        return
    if sought.collapses:
        yield ruleset.win_collapses(n=sought.collapses)
    if sought.tested == "round":
        yield ruleset.collapses_contested() if sought.contested_counts else ruleset.collapses()
        if rules.collapse.thresholds:
            yield ruleset.thresholds(limits=_limits(sought, *rules.collapse.thresholds))
    else:
        surrenders = ruleset.surrenders_contested if sought.contested_counts else ruleset.surrenders
        yield surrenders(limits=_limits(sought, *sought.collapse))
    if sought.collapses:
        yield ruleset.both_collapse(tie=rules.victory.tie)
    elif sought.tested != "round":
        yield ruleset.surrender_alone()


def _limits(sought: Goals, *powers: Power) -> tuple[Message, ...]:
    """What powers lose of their homelands when they collapse."""
    return tuple(ruleset.limit(power=power, n=sought.collapse[power].political) for power in powers)


def _clock(rules: Ruleset) -> Iterator[Message]:
    """The rounds after which the clock may end the war, up to the last one."""
    last = rules.victory.last_round
    for round_, die in sorted(rules.victory.war_ends.items()):
        if last and round_ >= last:
            return
        if die >= CERTAIN:
            yield ruleset.clock_certain(side=BY_THE_CLOCK, round=round_)
        else:
            yield ruleset.clock(side=BY_THE_CLOCK, round=round_, die=die)


def _last_round(rules: Ruleset, sought: Goals) -> Iterator[Message]:
    """What decides after the last round: points, or the incomes of the sides."""
    announced = any(offer.order is AnnounceLastRound for offer in rules.offers)
    if not sought.last_round and not announced:
        return
    end = "round" if not announced else "both" if sought.last_round else "announced"
    decides = ruleset.points if sought.points else ruleset.income
    yield decides(end=end, round=sought.last_round, tie=rules.victory.tie)
