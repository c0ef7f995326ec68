"""The engine's own figures: `python -m tests.benchmarks.engine [GAMES]`.

They are taken in a process that has loaded the engine and python-chess alone: the garbage collector goes through
whatever else is there, and that has nothing to do with either of them.
"""

import gc
import random
import resource
import sys
import tempfile
import tracemalloc
from functools import reduce
from operator import attrgetter
from pathlib import Path
from time import process_time

from rich.console import Console
from rich.table import Table as Sheet

from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.opponents.random_orders import RandomOrders
from greatwar.records.saves import Save
from tests.benchmarks.figures import figures, resident
from tests.benchmarks.flatness import flatness
from tests.benchmarks.play import Pace, bare_chess_game, chess_game, wandered, war

TRIES = 4


def engine_sheet(games: int) -> Sheet:
    """Everything about the engine by itself."""
    sheet = figures("greatwar, ruleset rulebook")
    random_play(sheet, games)
    forks(sheet)
    loading(sheet)
    flatness(sheet)
    memory(sheet)
    return sheet


def random_play(sheet: Sheet, games: int) -> None:
    """Both engines by turns in one process, each game once, the garbage collector on as in real use."""
    ours, theirs, bare = Pace(0, 0, 0), Pace(0, 0, 0), Pace(0, 0, 0)
    standing = 0
    for seed in range(games):
        theirs = reduce(Pace.plus, (chess_game(8 * seed + n) for n in range(8)), theirs)
        pace, log = war(seed)
        ours = ours.plus(pace)
        standing += log
        bare = reduce(Pace.plus, (bare_chess_game(8 * seed + n) for n in range(8)), bare)
    sheet.add_row("random legal orders a second", f"{ours.rate:,.0f}", "")
    sheet.add_row("of these, orders that stand when the game ends", f"{standing / ours.seconds:,.0f}", "")
    sheet.add_row("python-chess, random legal plies a second, whole games", f"{theirs.rate:,.0f}", "")
    sheet.add_row("ratio", f"{ours.rate / theirs.rate:.2f}", "at least 1")
    sheet.add_row("python-chess, plies without asking for the end of the game", f"{bare.rate:,.0f}", "")
    sheet.add_row("ratio, best of four runs each, garbage collector off", f"{best_ratio():.2f}", "")
    sheet.add_row("orders in a game of 12 rounds", f"{ours.steps / ours.games:,.0f}", "")
    sheet.add_row("games of 12 rounds a second", f"{ours.games / ours.seconds:.2f}", "")


def best_ratio() -> float:
    """The ratio as `timeit` would measure it: what the engines can do when nothing disturbs them."""
    ours, theirs = Pace(0, 0, 0), Pace(0, 0, 0)
    gc.disable()
    for seed in range(3):
        runs = [
            ([chess_game(8 * seed + n) for n in range(8)], war(seed)[0], gc.collect()) for _ in range(TRIES)
        ]
        for n in range(8):
            theirs = theirs.plus(min((run[0][n] for run in runs), key=attrgetter("seconds")))
        ours = ours.plus(min((run[1] for run in runs), key=attrgetter("seconds")))
    gc.enable()
    return ours.rate / theirs.rate


def forks(sheet: Sheet) -> None:
    game, dice = wandered(1, 6), KeyedDice("00" * 32)
    number = 100_000
    began = process_time()
    for _ in range(number):
        game.fork(dice)
    cost = (process_time() - began) / number * 1e6
    sheet.add_row("fork of a game in round 6", f"{cost:.2f} µs", "at most 5 µs")


def loading(sheet: Sheet) -> None:
    """A saved game of ten rounds, as the terminal game writes it."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "war.gwr"
        opened = wandered(3, 0)
        save = Save.begin(path, opened.rules, opened.opening, key="11" * 32)
        random_orders = RandomOrders(random.Random(3))
        while save.game.table.round <= 10 and not save.game.table.winner:
            save.order(*random_orders.order(save.game))
        orders = len(save.game.log)
        gc.collect()
        began = process_time()
        Save.load(path)
        cost = (process_time() - began) * 1e3
    sheet.add_row(f"loading a saved game of 10 rounds ({orders:,} orders)", f"{cost:.1f} ms", "under 100 ms")


def memory(sheet: Sheet) -> None:
    gc.collect()
    tracemalloc.start()
    one = wandered(5, 10)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    sheet.add_row("peak memory of one game of 10 rounds, caches included", f"{peak / 1e6:.1f} MB", "")
    before = resident()
    held = [held_game(one, seed) for seed in range(1000)]
    name = f"{len(held)} games held at once, each gone its own way for a round"
    sheet.add_row(name, f"{resident() - before:.0f} MB more", "")
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    sheet.add_row("peak memory of this run", f"{most:.0f} MB", "")


def held_game(game: Game, seed: int) -> Game:
    """A fork that has gone its own way for a round."""
    fork = game.fork(KeyedDice(f"{seed:064x}"))
    random_orders = RandomOrders(random.Random(seed))
    stop = fork.table.round + 1
    while fork.table.round < stop and not fork.table.winner:
        fork.order(*random_orders.order(fork))
    return fork


if __name__ == "__main__":
    Console().print(engine_sheet(int(sys.argv[1]) if len(sys.argv) > 1 else 10))
