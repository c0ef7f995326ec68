"""The exact odds beside battles of the engine: `python -m tests.odds.check [--battles N] [--jobs J] [--page FILE]`.

Every battle of `battles` is fought N times (100,000 if nothing is said) by the engine itself. Batches are written down
as they are finished, so that a run that was stopped goes on where it was; with --page the table in the page is
written anew from all batches there are.
"""

import argparse
import math
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from tests.odds.battle import Battle, Figures
from tests.odds.battles import battles
from tests.odds.engine import Luck

BATCH = 1000
STATE = Path(".benchmarks/odds-check.jsonl")
SURE = 3.89
"""Standard errors within which an exact figure must lie: limits of 99.99 %, for there are more than 200 figures."""
BEGIN, END = "<!-- engine: made by python -m tests.odds.check --page docs/odds.md -->", "<!-- engine: end -->"


class Batch(msgspec.Struct, frozen=True):
    """The figures of many fights of one battle, added up, and their squares."""

    battle: str
    seed: int
    number: int
    sums: Figures
    squares: Figures


class Compared(NamedTuple):
    """One figure of one battle: exact, by the engine, and how many standard errors they are apart."""

    figure: str
    exact: float
    mean: float
    apart: float


def key_of(battle: Battle) -> str:
    options = ",".join(f"{name}={value}" for name, value in battle.rules.chosen.items())
    return f"{battle.rules.name}{':' + options if options else ''}: {battle.name}"


@cache
def _all() -> dict[str, Battle]:
    found = {key_of(battle): battle for battle in battles()}
    assert len(found) == len(battles()), "two battles have one name"
    return found


def fought(task: tuple[str, int, int]) -> Batch:
    """A batch of fights with dice of its own seed."""
    name, seed, number = task
    return tallied(_all()[name], seed, number)


def tallied(battle: Battle, seed: int, number: int) -> Batch:
    """A battle fought so many times with dice of a seed."""
    luck = Luck(seed)
    sums: Figures = {}
    squares: Figures = {}
    for _ in range(number):
        for figure, value in battle.fight(luck).items():
            sums[figure] = sums.get(figure, 0.0) + value
            squares[figure] = squares.get(figure, 0.0) + value * value
    return Batch(key_of(battle), seed, number, sums, squares)


def together(batches: list[Batch]) -> Batch:
    """Batches of one battle as one."""
    sums: Figures = {}
    squares: Figures = {}
    for batch in batches:
        for figure, value in batch.sums.items():
            sums[figure] = sums.get(figure, 0.0) + value
            squares[figure] = squares.get(figure, 0.0) + batch.squares[figure]
    return Batch(batches[0].battle, 0, sum(batch.number for batch in batches), sums, squares)


def compared(battle: Battle, batch: Batch) -> list[Compared]:
    """Every figure, exact and by the engine; the standard error follows from the exact variance."""
    found = []
    for figure, (exact, variance) in battle.exact.items():
        mean = batch.sums[figure] / batch.number
        error = math.sqrt(variance / batch.number)
        apart = (mean - exact) / error if error > 1e-9 else (0.0 if abs(mean - exact) < 1e-9 else math.inf)
        found.append(Compared(figure, exact, mean, apart))
    return found


CHANCES = ("taken", "contested", "failed", "enemy sunk", "own sunk", "driven off", "unharmed", "all sunk")


def _known() -> dict[str, list[Batch]]:
    found: dict[str, list[Batch]] = {}
    if STATE.exists():
        for line in STATE.read_text("utf-8").splitlines():
            try:
                batch = msgspec.json.decode(line, type=Batch)
            except msgspec.MsgspecError:
                continue  # the last line of a run that was stopped
            found.setdefault(batch.battle, []).append(batch)
    return found


def _tasks(wanted: int, known: dict[str, list[Batch]]) -> Iterator[tuple[str, int, int]]:
    """What is still to be fought, all battles by turns."""
    for batch in range(-(-wanted // BATCH)):
        for place, name in enumerate(_all()):
            if not any(each.seed == place * 10**6 + batch for each in known.get(name, ())):
                yield name, place * 10**6 + batch, min(BATCH, wanted - batch * BATCH)


def page(known: dict[str, list[Batch]]) -> str:
    """The table of all battles that have been fought."""
    lines = [BEGIN, ""]
    figures: list[float] = []
    rows = []
    fights = 0
    for name, battle in _all().items():
        if name not in known:
            continue
        batch = together(known[name])
        fights += batch.number
        found = compared(battle, batch)
        figures += [each.apart for each in found]
        worst = max(found, key=lambda each: abs(each.apart))
        shown = [_shown(each) for each in found if each.figure in SHOWN]
        shown += [""] * (3 - len(shown))
        rows.append(
            f"| {name.replace('|', '/')} | {batch.number:,} | {' | '.join(shown)} | {worst.apart:+.1f} {worst.figure} |"
        )
    outside = sum(abs(apart) > 1.96 for apart in figures)
    most = max(map(abs, figures), default=0.0)
    lines += [
        f"{len(rows)} battles, {fights:,} fights of the engine, {len(figures)} figures. Outside the limits of 95 %: "
        f"{outside} ({outside / max(1, len(figures)):.1%}); outside those of 99.99 %: "
        f"{sum(abs(apart) > SURE for apart in figures)}. The furthest is {most:.1f} standard errors off.",
        "",
        "Each cell: exact / engine. The last column is the figure that is furthest off, in standard errors.",
        "",
        "| battle | fights | won | attacker's loss | defender's loss | furthest |",
        "| --- | ---: | ---: | ---: | ---: | --- |",
        *rows,
        "",
        END,
    ]
    return "\n".join(lines)


SHOWN = ("taken", "enemy sunk", "unharmed", "attacker's loss", "defender's loss")


def _shown(each: Compared) -> str:
    if each.figure in CHANCES:
        return f"{each.exact:.2%} / {each.mean:.2%}"
    return f"{each.exact:.3f} / {each.mean:.3f}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.odds.check", description=__doc__)
    parser.add_argument("--battles", type=int, default=100_000, help="fights of each battle")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--page", type=Path, help="the page whose table is written anew")
    chosen = parser.parse_args()
    known = _known()
    STATE.parent.mkdir(exist_ok=True)
    tasks = list(_tasks(chosen.battles, known))
    with STATE.open("a", encoding="utf-8") as state, ProcessPoolExecutor(chosen.jobs) as pool:
        for number, batch in enumerate(pool.map(fought, tasks), 1):
            state.write(msgspec.json.encode(batch).decode() + "\n")
            state.flush()
            known.setdefault(batch.battle, []).append(batch)
            if number % 50 == 0:
                print(f"{number:,} of {len(tasks):,} batches", file=sys.stderr)
    failures = 0
    for name, battle in _all().items():
        for each in compared(battle, together(known[name])) if name in known else ():
            if abs(each.apart) > SURE:
                failures += 1
                print(
                    f"{name}: {each.figure} is {each.exact:.5f}, the engine has {each.mean:.5f} ({each.apart:+.1f})"
                )
    if chosen.page is not None:
        text = chosen.page.read_text("utf-8")
        before, _, rest = text.partition(BEGIN)
        after = rest.partition(END)[2]
        chosen.page.write_text(before + page(known) + after, "utf-8")
    print(f"{failures} figures outside the limits")
    sys.exit(failures > 0)


if __name__ == "__main__":
    main()
