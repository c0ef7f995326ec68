"""A trial: one game of a plan, from the setup to its end, with its record and figures."""

import hashlib
import time
from statistics import median
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Power, Side
from greatwar.bots import closed
from greatwar.bots.program import ProgramPlayer
from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.lab.outcome import Ending, Fight, Outcome, Witness, stand
from greatwar.lab.plan import Plan
from greatwar.lab.verdict import adjudicated
from greatwar.notation.players import seats_of
from greatwar.notation.rulesets import ruleset_label
from greatwar.opponents import Players, awaited
from greatwar.records.transcripts import sealed, transcript
from greatwar.rules.opening import opening
from greatwar.table import Table


class Trial(Struct, frozen=True):
    """A game that was played: its record as text, and its figures."""

    record: str
    outcome: Outcome


def played(plan: Plan, number: int) -> Trial:
    """Play a game of a plan. The same plan and number play the same game, wherever and whenever."""
    players = plan.players(number)
    try:
        return _played(plan, number, players)
    finally:
        for player in players.values():
            closed(player)


def _played(plan: Plan, number: int, players: Players) -> Trial:
    rules = plan.ruleset()
    signs = plan.signs(number)
    table = opening(rules).but(seats=seats_of(signs))
    dice = KeyedDice(plan.key(number))
    game = Game(rules, table, dice)
    witness, clock = Witness(game), _Clock()
    began = time.process_time()
    while not game.table.winner and game.table.round <= plan.rounds:
        before = game.table
        power = awaited(game)
        assert power is not None
        started = time.perf_counter()
        order = players[power].order(game, power)
        clock.add(before, power, signs[power], time.perf_counter() - started)
        events = game.order(power, order)
        witness.see(before, power, events, game.table)
    seconds = time.process_time() - began
    record = transcript(game, players=signs)
    text = sealed(replace(record, key=dice.key))
    winner: Side | Literal["draw", ""] = game.table.winner
    ending: Ending = "drawn" if winner == "draw" else "won"
    if not winner:
        last = witness.rounds[-1] if witness.rounds else stand(rules, game.table, game.table.round)
        winner = adjudicated(last.chance)
        ending = "adjudicated" if winner else "undecided"
    outcome = Outcome(
        number=number,
        rules=ruleset_label(replace(plan, bid={}).ruleset()),
        central=plan.names(number)["germany"],
        allies=plan.names(number)["france"],
        swapped=plan.swapped(number),
        winner=winner,
        ending=ending,
        round=min(game.table.round, plan.rounds),
        orders=len(record.entries),
        dice=len(record.dice),
        seconds=round(seconds, 3),
        thinking=clock.told(),
        defects={signs[power]: players[power].defects for power in signs},
        remarks=_remarks(players),
        rounds=tuple(witness.rounds),
        fights=tuple(
            Fight(key[0], key[1], counts[0], *counts[1:]) for key, counts in sorted(witness.fights.items())
        ),
        captured=witness.captured,
        openings=witness.openings(),
        bid=plan.bid,
        record=digest(text),
    )
    return Trial(text, outcome)


def digest(record: str) -> str:
    """The fingerprint of a record's text."""
    return hashlib.sha256(record.encode()).hexdigest()[:32]


def _remarks(players: Players) -> tuple[str, ...]:
    """What is to be said of outside programs, each sentence once."""
    programs = {id(player): player for player in players.values() if isinstance(player, ProgramPlayer)}
    return tuple(remark for player in programs.values() for remark in player.remarks)


class _Clock:
    """How long each player takes for the turns of its powers."""

    def __init__(self) -> None:
        self._turns: dict[tuple[str, int, Power], float] = {}

    def add(self, table: Table, power: Power, sign: str, seconds: float) -> None:
        key = (sign, table.round, power)
        self._turns[key] = self._turns.get(key, 0.0) + seconds

    def told(self) -> dict[str, tuple[float, float]]:
        by_sign: dict[str, list[float]] = {}
        for (sign, _, _), seconds in self._turns.items():
            by_sign.setdefault(sign, []).append(seconds)
        return {sign: (round(median(all_), 4), round(max(all_), 4)) for sign, all_ in sorted(by_sign.items())}
