"""Keeping: what any program writes to the store when a game begins or continues."""

import secrets
import time
from collections.abc import Sequence

import msgspec

from greatwar.notation.records import write_record
from greatwar.store.database import Write, game_stands, new_game, seat_kept, snapshot_kept, step_added
from greatwar.store.play import Given, Play
from greatwar.store.rows import GameRow, GameSummary, SeatRow, StepRow
from greatwar.web.lines import row_of
from greatwar.web.seats import hashed
from greatwar.web.waits import Waits


def new_row(play: Play, *, key: str, host: str, title: str = "", begun: float | None = None) -> GameRow:
    """Return the row of a game that begins now, or began at another time; `host` is the secret of its host."""
    table, now = play.game.table, time.time() if begun is None else begun
    stood = GameSummary(table.round, table.turn, table.phase, tuple(play.game.questions), now, play.shown)
    return GameRow(
        id=secrets.token_urlsafe(9),
        title=title.strip() or str(play.game.rules.title),
        begun=now,
        header=write_record(play.record),
        key=key,
        host=hashed(host),
        standing=msgspec.json.encode(stood),
        inherited=play.record.inherited,
        result=table.winner or None,
    )


def first_deeds(row: GameRow, play: Play, given: Sequence[Given], seats: Sequence[SeatRow]) -> list[Write]:
    """Return what is written when a game begins, with the steps that it begins with."""
    deeds = [new_game(row), *(step_added(row.id, row_of(each)) for each in given)]
    deeds += [seat_kept(row.id, seat) for seat in seats]
    return [*deeds, *_snapshot(row.id, play)]


def next_deeds(
    row: GameRow, play: Play, waits: Waits, given: Sequence[Given]
) -> tuple[list[StepRow], list[Write]]:
    """Return the rows of orders that have been given, and what is written about them."""
    waits.note(list(given))
    rows = [row_of(each) for each in given]
    deeds: list[Write] = [step_added(row.id, each) for each in rows]
    deeds.append(game_stands(row.id, _standing(row, play, waits), play.game.table.winner or None))
    return rows, [*deeds, *_snapshot(row.id, play)]


def _standing(row: GameRow, play: Play, waits: Waits) -> bytes:
    """What a list of games says about this one."""
    table, rules = play.curtain.shown, play.game.rules
    return msgspec.json.encode(
        GameSummary(
            table.round,
            table.turn,
            table.phase,
            tuple(play.game.questions),
            waits.since() or row.begun,
            play.shown,
            rules.rounds.calendar(table.round) if rules.rounds.calendar else "",
        )
    )


def _snapshot(game: str, play: Play) -> list[Write]:
    snapshot = play.snapshot()
    return [] if snapshot is None else [snapshot_kept(game, snapshot)]
