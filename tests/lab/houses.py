"""What the tests of the laboratory share: small plans, and crews that only pretend to play."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Literal

from greatwar.board import POWERS, Side
from greatwar.lab.crews import Crew, PlayedTrials, Task
from greatwar.lab.ladder import Ladder
from greatwar.lab.outcome import Ending, Outcome, Round, RoundStanding
from greatwar.lab.plan import Plan
from greatwar.lab.series import Series, SeriesTable
from greatwar.lab.trial import Trial, digest
from greatwar.notation.rulesets import ruleset_label


def small_plan(games: int = 2, rules: str = "tournament", **more: object) -> Plan:
    """Two players without a plan, for one round."""
    settings: dict[str, object] = {"central": "wanderer", "allies": "wanderer", "rounds": 1, **more}
    return Plan(rules={"rules": rules}, games=games, **settings)  # type: ignore[arg-type]


def outcome(
    plan: Plan,
    number: int,
    winner: Side | Literal["draw", ""],
    *,
    balance: float = 0.0,
    ending: Ending = "won",
) -> Outcome:
    """A game that a side has won in its third round, unless it ended otherwise."""
    rounds = tuple(
        Round(
            held,
            tuple(
                RoundStanding(power, 10 + (5 if balance > 0 else 0), 3, 60 + int(balance * 40), 20)
                for power in POWERS[:4]
            ),
            2,
            0,
            0.5,
        )
        for held in (1, 2, 3)
    )
    names = plan.names(number)
    record = f"record of game {number}"
    return Outcome(
        number=number,
        rules=ruleset_label(Plan(rules=plan.rules, central="", allies="", games=0).ruleset()),
        central=names["germany"],
        allies=names["france"],
        swapped=plan.swapped(number),
        winner=winner,
        ending=ending,
        round=3,
        orders=10,
        dice=5,
        seconds=0.1,
        thinking=dict.fromkeys(set(plan.signs(number).values()), (0.1, 0.2)),
        defects={},
        remarks=(),
        rounds=rounds,
        fights=(),
        captured={},
        openings=dict.fromkeys(POWERS, "no attack"),
        bid=plan.bid,
        record=digest(record),
    )


def ladder_sheet(ladder: Ladder) -> Series:
    """The sheet of a ladder that has ended."""
    return Series(
        kind="ladder",
        label=f"Ladder of {', '.join(ladder.players)}",
        command="greatwar ladder",
        most=ladder.played,
        members=tuple(pairing.run.path.name for pairing in ladder.pairings),
        findings=("Recruit is better.",),
        tables=(SeriesTable(("player", "Elo"), (("recruit", "+20"),)),),
    )


def pretending(chance: Callable[[Plan, int], float], calls: list[int] | None = None) -> Crew:
    """A crew whose games the Central Powers win with a given chance."""
    return shuffled(chance, hands=1, calls=calls)


def shuffled(
    chance: Callable[[Plan, int], float], *, hands: int, seed: int = 1, calls: list[int] | None = None
) -> Crew:
    """The same crew with several hands, whose games are finished in any order."""

    def crew(tasks: Iterator[Task | None]) -> PlayedTrials:
        order, held = Random(seed), list[Task]()
        while True:
            while len(held) < hands and (task := next(tasks, END)) is not None:
                if task is END:
                    return
                held.append(task)
            plan, number = held.pop(order.randrange(len(held)))
            if calls is not None:
                calls.append(number)
            luck = Random(f"{plan.seed}/{plan.central}/{plan.allies}/{plan.rules}/{number}").random()
            winner: Side = "central" if luck < chance(plan, number) else "allies"
            yield (plan, number), Trial(f"record of game {number}", outcome(plan, number, winner))

    return crew


END: Task = (small_plan(0), 0)
"""Stands for the end of the games."""


def idle(tasks: Iterator[Task | None]) -> PlayedTrials:
    """A crew that may not be asked for anything."""
    for task in tasks:
        raise AssertionError(f"a game is played again: {task}")
        yield
