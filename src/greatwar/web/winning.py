"""How the war is won, in sentences: what the goals of a ruleset mean to a player."""

from collections.abc import Iterator

from greatwar.board import SIDES
from greatwar.orders import AnnounceLastRound
from greatwar.rules import Ruleset
from greatwar.rules.chapters import BY_THE_CLOCK, VictoryTest
from greatwar.rules.goals import Goals, goals
from greatwar.rules.second_edition.rounds import CERTAIN
from greatwar.text.english import NAMES, SIDE_NAMES, TURN_NAMES, capitalized, enumerated

_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


def how_won(rules: Ruleset) -> tuple[str, ...]:
    """Everything that ends the war by a ruleset, a sentence or two each."""
    sought = goals(rules)
    return (
        *_capitals(sought),
        *_collapses(rules, sought),
        *_clock(rules),
        *_last_round(rules, sought),
    )


def _capitals(sought: Goals) -> Iterator[str]:
    tests = [test for side in SIDES for test in sought.tests(side)]
    yield from map(_test, tests)
    if len({(test.winner, test.after) for test in tests}) > len({test.after for test in tests}):
        yield "If both sides have won at the same moment, the war is a draw."


def _test(test: VictoryTest) -> str:
    needed = enumerated(sorted(test.needs_one_of), "or")
    held = f"{_number(test.capitals)} enemy capitals" + (f", {needed} among them" if needed else "")
    if test.capitals == 1:
        held = needed or "one enemy capital"
    return f"{capitalized(SIDE_NAMES[test.winner])} win with {held}, when the turn of {TURN_NAMES[test.after]} ends."


def _collapses(rules: Ruleset, sought: Goals) -> Iterator[str]:
    if not sought.tested:
        return
    held = "held or contested" if sought.contested_counts else "held"
    decides = ""
    if sought.collapses:
        powers = "one power" if sought.collapses == 1 else f"{_number(sought.collapses)} powers"
        decides = (
            f"A side wins when {powers} of the other {'has' if sought.collapses == 1 else 'have'} collapsed. "
        )
    if sought.tested == "round":
        yield (
            f"{decides}A power collapses at the end of a round if {_shares(rules, sought)} is {held} by its enemies."
        )
    else:
        limits = enumerated(
            [f"{NAMES[power]} with {at.political}" for power, at in sought.collapse.items()], "and"
        )
        yield (
            f"{decides}A power surrenders when its own turn ends with so many IPCs of its homeland {held} by its"
            f" enemies: {limits}."
            + ("" if decides else " It has left the war, but that alone does not win it for the other side.")
        )
    if decides:
        tie = _tie(rules)
        yield f"If so many have collapsed on both sides, the greater income wins; equal incomes {tie}."


def _tie(rules: Ruleset) -> str:
    return "are a draw" if rules.victory.tie == "draw" else f"win the war for {SIDE_NAMES[rules.victory.tie]}"


def _shares(rules: Ruleset, sought: Goals) -> str:
    """What a power loses of its homeland when it collapses: half of it, but for those with their own thresholds."""
    half = "half the value of its homeland, or more,"
    named = [
        f"{NAMES[power]}: {sought.collapse[power].political} IPCs" for power in rules.collapse.thresholds
    ]
    return f"{half} ({', '.join(named)})" if named else half


def _last_round(rules: Ruleset, sought: Goals) -> Iterator[str]:
    """What decides after the last round: points, or the incomes of the sides."""
    ends = [f"After round {sought.last_round}"] if sought.last_round else []
    if any(offer.order is AnnounceLastRound for offer in rules.offers):
        ends.append("after a round that a player has announced as the last")
    if not ends:
        return
    tie = _tie(rules)
    if sought.points:
        yield (
            f"{capitalized(', or '.join(ends))}, the side with more points wins: a point for every IPC of the enemy's"
            f" homelands that it holds or contests. Equal points {tie}."
        )
    else:
        when = f"At the end of round {sought.last_round}" if len(ends) == 1 else f"{', or '.join(ends)},"
        yield f"{capitalized(when)} the side with the greater income wins; equal incomes {tie}."


def _clock(rules: Ruleset) -> Iterator[str]:
    """The rounds after which the clock may end the war, up to the last one."""
    last = rules.victory.last_round
    ends = [
        (round_, die) for round_, die in sorted(rules.victory.war_ends.items()) if not last or round_ < last
    ]
    if ends:
        dice = [
            f"of round {round_}" + (f" with a die of {die} or less" if die < CERTAIN else " in any case")
            for round_, die in ends
        ]
        yield f"If nobody has won before, {SIDE_NAMES[BY_THE_CLOCK]} win at the end {enumerated(dice)}."


def _number(number: int) -> str:
    return _NUMBERS.get(number, str(number))
