"""What the opponents cost: seconds of one core for a turn and for a round, by level and ruleset."""

from time import process_time

from rich.table import Table as Sheet

from greatwar.board import POWERS, Power
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents import opponent
from greatwar.opponents.player import awaited
from greatwar.rules import ruleset
from greatwar.rules.opening import begun, opening

AIMS = {"recruit": 0.4, "officer": 2.0}
"""Seconds for a round of eight turns."""
TURN = 5.0
"""Seconds for a general's turn, in the 95th percentile."""
GENERALS = (
    ("rulebook", 1),
    ("rulebook", 8),
    ("tournament", 4),
    ("second-edition", 5),
    ("reference-manual", 2),
)
"""The rounds in which generals are timed, by ruleset."""


def turns(level: str, rules: str, first: int, last: int, seed: int = 1) -> list[float]:
    """The seconds of each turn of a game among players of one level, in some of its rounds.

    Up to the first of these rounds officers play.
    """
    made = ruleset(rules)
    game = Game(made, begun(made, opening(made)), KeyedDice(f"{seed:064x}"))
    player, officer = opponent(level, seed), opponent("officer", seed)
    spent: dict[tuple[int, Power], float] = {}
    while not game.table.winner and game.table.round <= last:
        power = awaited(game)
        assert power is not None
        speaker = player if game.table.round >= first else officer
        began = process_time()
        order = speaker.order(game, power)
        if game.table.round >= first:
            key = (game.table.round, power)
            spent[key] = spent.get(key, 0.0) + process_time() - began
        game.order(power, order)
    return sorted(spent.values())


def opponents_sheet() -> Sheet:
    """All levels, early and late, in four rulesets."""
    sheet = Sheet(
        "level", "ruleset", "a turn, median", "95 of 100", "a round of eight", "aim", title="opponents"
    )
    for level in ("recruit", "officer"):
        for rules in ("rulebook", "tournament", "second-edition", "reference-manual"):
            _row(sheet, level, rules, turns(level, rules, 1, 5))
    for rules, round in GENERALS:
        _row(sheet, "general", f"{rules}, round {round}", turns("general", rules, round, round))
    return sheet


def _row(sheet: Sheet, level: str, rules: str, spent: list[float]) -> None:
    if not spent:
        return
    high = spent[min(len(spent) - 1, int(0.95 * len(spent)))]
    whole = sum(spent) / len(spent) * len(POWERS)
    aim = f"{AIMS[level]} s a round" if level in AIMS else f"{TURN} s a turn"
    sheet.add_row(level, rules, f"{spent[len(spent) // 2]:.3f} s", f"{high:.3f} s", f"{whole:.2f} s", aim)
