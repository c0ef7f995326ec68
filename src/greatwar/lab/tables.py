"""Tables: all games of an experiment as CSV, for spreadsheets, R and pandas."""

import csv
import io
from collections.abc import Iterable, Iterator
from pathlib import Path

from greatwar.lab.outcome import Outcome
from greatwar.records.savefiles import write_whole

CsvRow = dict[str, object]

TABLES = ("games", "turns", "fights")


def games(outcomes: Iterable[Outcome]) -> Iterator[CsvRow]:
    """One row for each game."""
    for game in outcomes:
        yield {
            "game": game.number,
            "rules": game.rules,
            "central": game.central,
            "allies": game.allies,
            "swapped": int(game.swapped),
            "bid": " ".join(f"{power}+{ipcs}" for power, ipcs in game.bid.items()),
            "winner": game.winner,
            "ending": game.ending,
            "round": game.round,
            "orders": game.orders,
            "dice": game.dice,
            "seconds": game.seconds,
            "refused": sum(game.defects.values()),
            **{f"captured_{power}": game.captured.get(power, "") for power in game.openings},
            **{f"opening_{power}": said for power, said in game.openings.items()},
        }


def turns(outcomes: Iterable[Outcome]) -> Iterator[CsvRow]:
    """One row for each power at the end of each round."""
    for game in outcomes:
        for held in game.rounds:
            for standing in held.standings:
                yield {
                    "game": game.number,
                    "round": held.round,
                    "power": standing.power,
                    "income": standing.income,
                    "treasury": standing.treasury,
                    "army": standing.army,
                    "fleet": standing.fleet,
                    "contested": held.contested,
                    "capitals": held.capitals,
                    "chance_central": held.chance,
                }


def fights(outcomes: Iterable[Outcome]) -> Iterator[CsvRow]:
    """One row for each space in which there was fighting in a round."""
    for game in outcomes:
        for fight in game.fights:
            yield {
                "game": game.number,
                "round": fight.round,
                "space": fight.space,
                "battles": fight.battles,
                "lost_central": fight.central,
                "lost_allies": fight.allies,
            }


def write_tables(folder: Path, outcomes: list[Outcome]) -> list[Path]:
    """Write all tables into a folder."""
    written = []
    for name, rows in zip(TABLES, (games(outcomes), turns(outcomes), fights(outcomes)), strict=True):
        path = folder / f"{name}.csv"
        write_whole(path, as_csv(rows).encode())
        written.append(path)
    return written


def as_csv(rows: Iterable[CsvRow]) -> str:
    """Rows as CSV with a heading.

    >>> as_csv([{"game": 1, "opening": "Belgium, SZ 9"}])
    'game,opening\\r\\n1,"Belgium, SZ 9"\\r\\n'
    """
    text = io.StringIO()
    writer: csv.DictWriter[str] | None = None
    for row in rows:
        if writer is None:
            writer = csv.DictWriter(text, list(row))
            writer.writeheader()
        writer.writerow(row)
    return text.getvalue()
