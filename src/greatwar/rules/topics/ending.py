"""The end of the war: collapse, victory, and the Russian Revolution."""

from collections.abc import Callable

from greatwar.board import POWERS, Power, Side
from greatwar.frames import EndOfTurn
from greatwar.orders import AnnounceLastRound
from greatwar.rules.chapters import BY_THE_CLOCK, VictoryTest
from greatwar.rules.homeland import homeland_value
from greatwar.rules.reference_manual.rounds import EndOfSideWithVictoryStep
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.rounds import CERTAIN
from greatwar.rules.thresholds import thresholds
from greatwar.rules.topics.topic import Topic, die_of
from greatwar.text.english import NAMES, SIDE_NAMES, TURN_NAMES, capitalized, counted, enumerated

COLLAPSE = "Collapse"
VICTORY = "Victory"
NO_COLLAPSE = "No power collapses."


# Collapse


def _unless_stable(says: Callable[[Ruleset], str]) -> Callable[[Ruleset], str]:
    return lambda rules: NO_COLLAPSE if rules.collapse.kind == "none" else says(rules)


def _time(rules: Ruleset) -> str:
    if rules.collapse.kind == "tournament":
        return (
            "When a power's own turn begins, its economy collapses if enough of its homeland is lost, and recovers "
            "otherwise. When its own turn ends, it surrenders if still more is lost."
        )
    if rules.collapse.thresholds:
        return "At the end of a round every power collapses that has lost its threshold of homeland or more."
    return "At the end of a round every power collapses that has lost half the IPC value of its homeland or more."


def _threshold(power: Power) -> Callable[[Ruleset], str]:
    def says(rules: Ruleset) -> str:
        limits = thresholds(rules).get(power)
        if rules.collapse.kind == "none" or limits is None:
            return "It cannot collapse."
        worth = homeland_value(rules.board, power)
        if rules.collapse.kind == "tournament":
            return (
                f"Its economy collapses with {limits.economic} of the {worth} IPCs of its homeland lost. "
                f"It surrenders with {limits.political} lost."
            )
        return f"It collapses with {limits.political} of the {worth} IPCs of its homeland lost."

    return says


def _contested(rules: Ruleset) -> str:
    if rules.collapse.counts_contested:
        return "Homeland that enemies control or contest counts as lost."
    return "Only homeland that enemies control counts as lost, not contested homeland."


def _effect(rules: Ruleset) -> str:
    if not rules.collapse.land_impassable:
        treasury = {
            "taken": " Its treasury goes to the first enemy that controls its capital.",
            "lost": " Its treasury is lost when an enemy controls its capital.",
            "kept": "",
        }[rules.economy.captured_treasury]
        return (
            "The units of a power that surrenders are removed. Its territories go to the powers with units there; no "
            f"one controls the others, and anyone can enter them.{treasury}"
        )
    return (
        "The units of a collapsed power are removed. Territories that it captured return to their original "
        "controllers, and contested ones go to the powers left there. Its own territories become impassable, but for "
        "those where its friends have units, which keep them."
    )


def _wins(rules: Ruleset) -> str:
    wins = rules.collapse.wins
    if not wins:
        return "A collapse alone does not lose the war."
    powers = "one of its powers has" if wins == 1 else f"{wins} of its powers have"
    when = "at the end of a turn" if rules.collapse.kind == "tournament" else "at the end of a round"
    if isinstance(rules.steps[EndOfTurn], EndOfSideWithVictoryStep):
        when = "at the end of a turn or of a round"
    return (
        f"A side loses the war when {powers} collapsed; this is checked {when}. If both sides have lost by that, the "
        "side with the greater income wins."
    )


# Victory


def _capitals(side: Side) -> Callable[[Ruleset], str]:
    def says(rules: Ruleset) -> str:
        tests = [test for test in rules.victory.tests if test.winner == side]
        if not tests:
            return f"{capitalized(SIDE_NAMES[side])} do not win by capitals."
        return " ".join(map(_test, tests))

    return says


def _test(test: VictoryTest) -> str:
    needed = enumerated(sorted(test.needs_one_of), "or")
    capitals = counted(test.capitals, "enemy capital") + (f", {needed} among them" if needed else "")
    if test.capitals == 1 and needed:
        capitals = needed
    winner, turn = capitalized(SIDE_NAMES[test.winner]), TURN_NAMES[test.after]
    return f"{winner} win if they control {capitals}, when the turn of {turn} ends."


def _clock(rules: Ruleset) -> str:
    ends = sorted(rules.victory.war_ends.items())
    if not ends:
        return "No die ends the war."
    dice = [
        f"at the end of round {round_} {'in any case' if die >= CERTAIN else f'on {die_of(die)}'}"
        for round_, die in ends
    ]
    return f"If the war lasts so long, {SIDE_NAMES[BY_THE_CLOCK]} win it {', '.join(dice)}."


def _announced(rules: Ruleset) -> bool:
    return any(offer.order is AnnounceLastRound for offer in rules.offers)


def _last_round(rules: Ruleset) -> str:
    ends = [f"after round {rules.victory.last_round}"] if rules.victory.last_round else []
    if _announced(rules):
        ends.append("after the round that a player announces as the last")
    if not ends:
        return "There is no last round in which a count decides."
    counted_ = (
        "the greater income wins: what the powers of a side collect in a turn"
        if rules.victory.count == "income"
        else "the side with more points wins: 1 point for each IPC of enemy homeland that it controls or contests"
    )
    return capitalized(f"{' or '.join(ends)}, {counted_}.")


def _tie(rules: Ruleset) -> str:
    counts = bool(rules.victory.last_round) or _announced(rules)
    if not counts and not rules.collapse.wins:
        return "No count decides the war."
    points = counts and rules.victory.count == "points"
    what = "Equal points" if points else "Equal incomes"
    if points and rules.collapse.wins:
        what = "Equal points or incomes"
    winner = rules.victory.tie
    return f"{what} are a draw." if winner == "draw" else f"{what} win the war for {SIDE_NAMES[winner]}."


def _same_moment(rules: Ruleset) -> bool:
    return len({test.after for test in rules.victory.tests}) < len(rules.victory.tests)


def _both(rules: Ruleset) -> str:
    if _same_moment(rules):
        return "If both sides have won by capitals at the same moment, the war is a draw."
    return "Both sides cannot win by capitals at the same moment."


# The Russian Revolution


def _revolution(rules: Ruleset) -> str:
    revolution = rules.revolution
    if not revolution.possible:
        return "There is no Russian Revolution."
    adjacent = counted(revolution.neighbours, "original Russian territory")
    voters = "All Central Powers" if revolution.departed_vote else "All Central Powers still in the war"
    return (
        f"From round {revolution.from_round} on it breaks out at the end of Russia's turn if the Central Powers "
        f"control at least {adjacent} adjacent to Moscow and control or contest one more, but do not control Moscow. "
        f"{voters} must accept the armistice, or it is declined for good."
    )


TOPICS: tuple[Topic, ...] = (
    Topic(
        "collapse.kind",
        COLLAPSE,
        "Collapse",
        _unless_stable(_time),
        ("collapse.kind", "rounds.turn_begins", "rounds.turn_ends"),
    ),
    *(
        Topic(
            f"collapse.thresholds.{power}",
            COLLAPSE,
            f"Threshold: {capitalized(NAMES[power])}",
            _threshold(power),
            ("collapse.thresholds",),
        )
        for power in POWERS
    ),
    Topic(
        "collapse.counts_contested",
        COLLAPSE,
        "Contested homeland",
        _unless_stable(_contested),
        ("collapse.counts_contested",),
    ),
    Topic(
        "collapse.land_impassable",
        COLLAPSE,
        "Effect of a collapse",
        _unless_stable(_effect),
        ("collapse.land_impassable",),
    ),
    Topic("collapse.wins", VICTORY, "Victory by collapse", _unless_stable(_wins), ("collapse.wins", "steps")),
    *(
        Topic(
            f"victory.tests.{side}",
            VICTORY,
            f"Victory by capitals: {capitalized(name)}",
            _capitals(side),
            ("victory.tests",),
        )
        for side, name in SIDE_NAMES.items()
    ),
    Topic("victory.both", VICTORY, "Both sides at once", _both, ("victory.tests",)),
    Topic("victory.war_ends", VICTORY, "Dice that end the war", _clock, ("victory.war_ends",)),
    Topic(
        "victory.last_round",
        VICTORY,
        "Last round",
        _last_round,
        ("victory.last_round", "victory.count", "offers"),
    ),
    Topic("victory.tie", VICTORY, "Tie", _tie, ("victory.tie",)),
    Topic(
        "revolution",
        "Russian Revolution",
        "Russian Revolution",
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
