"""Prints all figures: `python -m tests.benchmarks [GAMES]`, GAMES of the engine beside python-chess."""

import subprocess
import sys

from rich.console import Console
from rich.table import Table as Sheet

from greatwar.rules.catalog import RULESETS
from tests.benchmarks.figures import SCREEN, SERVER, figures
from tests.benchmarks.learning import learning_sheet
from tests.benchmarks.odds import odds_sheet
from tests.benchmarks.opponents import opponents_sheet
from tests.benchmarks.play import Pace, side_war
from tests.benchmarks.screen import screen
from tests.benchmarks.server import crowd
from tests.benchmarks.threads import threads_sheet

CONSOLE = Console()


def main(games: int) -> None:
    subprocess.run([sys.executable, "-m", "tests.benchmarks.engine", str(games)], check=True)
    load = figures(SERVER)
    crowd(load)
    CONSOLE.print(load)
    shown = figures(SCREEN)
    screen(shown)
    CONSOLE.print(shown)
    CONSOLE.print(rulesets())
    CONSOLE.print(threads_sheet())
    CONSOLE.print(odds_sheet())
    CONSOLE.print(learning_sheet())
    CONSOLE.print(opponents_sheet())


def rulesets() -> Sheet:
    """Every ruleset beside the rulebook, by turns, played by the wanderer for five rounds."""
    paces = dict.fromkeys(RULESETS, Pace(0, 0, 0))
    for seed in range(3):
        for name, rules in RULESETS.items():
            paces[name] = paces[name].plus(side_war(rules, seed, 5))
    sheet = Sheet("ruleset", "orders a second", "beside the rulebook", "games of 5 rounds a second")
    for name, pace in paces.items():
        beside = pace.rate / paces["rulebook"].rate
        sheet.add_row(name, f"{pace.rate:,.0f}", f"{beside:.2f}", f"{pace.games / pace.seconds:.2f}")
    return sheet


main(int(sys.argv[1]) if len(sys.argv) > 1 else 10)
