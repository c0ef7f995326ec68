"""Lists made in four threads at once: how many, how fast, and how many of them are wrong.

`python -m tests.benchmarks.threads [TIMES]` goes each course so many times.
"""

import sys
from time import process_time

from rich.console import Console
from rich.table import Table as Sheet

from greatwar.rules.catalog import RULESETS
from tests.benchmarks.figures import figures
from tests.rules.threads import THREADS, Tally, course, moving, together

TIMES = 100
ROUNDS = (1, 2)


def threads_sheet(times: int = TIMES) -> Sheet:
    """Every ruleset: forks of a game in the movement phase of early rounds, each gone its own way."""
    sheet = figures(f"lists in {THREADS} threads at once")
    for name in RULESETS:
        tally = Tally(0, 0)
        began = process_time()
        for number in ROUNDS:
            game = moving(name, number)
            courses = [course(game, seed, most=80) for seed in range(THREADS)]
            tally = tally.plus(together(game, courses, times))
        rate = tally.lists / (process_time() - began)
        figure = f"{tally.wrong} of {tally.lists:,} lists, {rate:,.0f} a second"
        sheet.add_row(f"wrong lists, {name}", figure, "none")
    return sheet


if __name__ == "__main__":
    Console().print(threads_sheet(int(sys.argv[1]) if len(sys.argv) > 1 else TIMES))
