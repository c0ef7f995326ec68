"""How the war is won, in sentences: what the goals of a ruleset mean to a player."""

from collections.abc import Iterator

from greatwar.board import SIDES
from greatwar.english import NAMES, SIDE_NAMES, TURN_NAMES, capitalized, enumerated
from greatwar.orders import AnnounceLastRound
from greatwar.rules import Ruleset
from greatwar.rules.chapters import BY_THE_CLOCK, VictoryTest
from greatwar.rules.goals import Goals, goals
from greatwar.rules.second_edition.rounds import CERTAIN

_NUMBERS = {1: "one", 2: "two", 3: "three", 4: "four", 5: "five"}


def how_won(rules: Ruleset) -> tuple[str, ...]:
    """Everything that ends the war by a ruleset, a sentence or two each."""
    sought = goals(rules)
    return (*_capitals(sought), *_collapses(sought), *_points(rules, sought), *_end(rules))


def _capitals(sought: Goals) -> Iterator[str]:
    tests = [test for side in SIDES for test in sought.tests(side)]
    yield from map(_test, tests)
    if len({(test.winner, test.after) for test in tests}) > len({test.after for test in tests}):
        yield "If both sides have won at the same moment, the war is a draw."


def _test(test: VictoryTest) -> str:
    needed = enumerated(sorted(test.needs_one_of), "or")
    held = f"{_number(test.capitals)} enemy capital{'s' if test.capitals > 1 else ''}, {needed} among them"
    return f"{capitalized(SIDE_NAMES[test.winner])} win with {held}, when the turn of {TURN_NAMES[test.after]} ends."


def _collapses(sought: Goals) -> Iterator[str]:
    held = "held or contested" if sought.contested_counts else "held"
    if sought.collapses:
        yield (
            f"A side wins when {_number(sought.collapses)} powers of the other have collapsed. A power collapses at the"
            f" end of a round if half the value of its homeland, or more, is {held} by its enemies."
        )
        yield "If so many have collapsed on both sides, the greater income wins; equal incomes are a draw."
    elif sought.collapse:
        limits = enumerated(
            [f"{NAMES[power]} with {at.political}" for power, at in sought.collapse.items()], "and"
        )
        yield (
            f"A power surrenders when its own turn ends with so many IPCs of its homeland {held} by its enemies:"
            f" {limits}. It has left the war, but that alone does not win it for the other side."
        )


def _points(rules: Ruleset, sought: Goals) -> Iterator[str]:
    if not sought.points:
        return
    ends = [f"After round {sought.last_round}"] if sought.last_round else []
    if any(offer.order is AnnounceLastRound for offer in rules.offers):
        ends.append("after a round that a player has announced as the last")
    tie = "are a draw" if rules.victory.tie == "draw" else f"win the war for {SIDE_NAMES[rules.victory.tie]}"
    yield (
        f"{capitalized(', or '.join(ends))}, the side with more points wins: a point for every IPC of the enemy's"
        f" homelands that it holds or contests. Equal points {tie}."
    )


def _end(rules: Ruleset) -> Iterator[str]:
    """The last rounds: what happens in them, up to the one with which a short game ends."""
    short = rules.victory.short_game
    ends = [
        (round_, die) for round_, die in sorted(rules.victory.war_ends.items()) if not short or round_ < short
    ]
    if ends:
        dice = [
            f"of round {round_}" + (f" with a die of {die} or less" if die < CERTAIN else " in any case")
            for round_, die in ends
        ]
        yield f"If nobody has won before, {SIDE_NAMES[BY_THE_CLOCK]} win at the end {enumerated(dice)}."
    if short:
        yield f"At the end of round {short} the side with the greater income wins; equal incomes are a draw."


def _number(number: int) -> str:
    return _NUMBERS.get(number, str(number))
