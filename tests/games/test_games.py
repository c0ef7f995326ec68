"""Recorded games: each comes out as it did when it was played, and what is changed in one is found in its line."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

import pytest

from greatwar import events, orders
from greatwar.board import ZONES, Power
from greatwar.dice import KeyedDice, commitment
from greatwar.events import Event
from greatwar.frames import Purchase
from greatwar.game import Entry, Game
from greatwar.notation.positions import dump_position, load_position
from greatwar.notation.records import Record, begin, read_record, write_record
from greatwar.notation.rulesets import read_rules, write_rules
from greatwar.records.fairness import Verification, replay, verify
from greatwar.rules import RULESETS, ruleset
from tests.games.make import made
from tests.games.plans import PLANS

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.gwr"))
MOST_BYTES = 60_000

BaseT = TypeVar("BaseT")

every_game = pytest.mark.parametrize("name", NAMES)


def text_of(name: str) -> str:
    return (FOLDER / f"{name}.gwr").read_text("utf-8")


def position_of(name: str) -> str:
    return (FOLDER / f"{name}.yaml").read_text("utf-8")


def again(record: Record) -> tuple[Game, list[Event]]:
    """A record played again with dice of its key, not with those that stand in it."""
    assert record.key is not None
    rules, table = begin(record)
    game = Game(rules, table, KeyedDice(record.key))
    happened: list[Event] = [*game.opening_events]
    for line in record.entries:
        happened += game.order(line.power, line.order)
    return game, happened


# As they were played


def test_every_planned_game_is_there_with_its_position() -> None:
    assert sorted(plan.name for plan in PLANS) == NAMES
    assert sorted(path.stem for path in FOLDER.glob("*.yaml")) == NAMES
    assert all(len(text_of(name)) < MOST_BYTES for name in NAMES)


@every_game
def test_a_game_comes_out_as_it_did(name: str) -> None:
    record = read_record(text_of(name))
    game, _ = again(record)
    assert game.opening_dice == record.start_dice
    assert game.log == [Entry(*line) for line in record.entries]
    assert (game.table.winner or None) == record.result
    assert dump_position(game.rules, game.table) == position_of(name)


@every_game
def test_a_game_comes_out_the_same_with_the_dice_of_its_record(name: str) -> None:
    record = read_record(text_of(name))
    game, happened = again(record)
    heard: list[Event] = []
    last = None
    for played in replay(record):
        heard += played.events
        last = played.game
    assert last is not None and last.table == game.table
    assert heard == happened


@every_game
def test_a_final_position_is_the_table_itself(name: str) -> None:
    game, _ = again(read_record(text_of(name)))
    rules, table = load_position(position_of(name))
    assert game.rules.revision == 1  # as the record says; a position by itself goes by the newest rules
    assert rules == read_rules(write_rules(game.rules), game.rules.chosen)
    assert dump_position(rules, table) == position_of(name)
    if not game.table.winner:
        assert game.table.frames == (Purchase(),)
        assert table == game.table


@every_game
def test_a_record_is_written_as_it_is_read(name: str) -> None:
    text = text_of(name)
    bare = [line for line in text.splitlines() if not line.startswith("#")]
    assert write_record(read_record(text)).splitlines() == bare


@every_game
def test_a_game_is_intact(name: str) -> None:
    record = read_record(text_of(name))
    assert record.key is not None and record.commitment == commitment(record.key)
    verdict = verify(text_of(name))
    assert verdict.fits, verdict
    assert verdict.dice_recomputed and verdict.sealed
    assert (verdict.orders, verdict.dice) == (len(record.entries), len(record.dice))
    assert (verdict.winner or None) == record.result


# What is in them


def test_the_games_show_what_happens_in_a_war() -> None:
    records = {name: read_record(text_of(name)) for name in NAMES}
    assert {2, 3, 5, 8} <= {record.players for record in records.values() if isinstance(record.players, int)}
    assert {bool(record.options) for record in records.values()} == {True, False}
    assert {record.result for record in records.values()} == {"central", "allies", "draw", None}
    seen: Counter[type[Event]] = Counter()
    given: Counter[type[orders.Order]] = Counter()
    games_with: Counter[str] = Counter()
    entered: set[tuple[Power, int]] = set()
    for record in records.values():
        _, happened = again(record)
        seen.update(map(type, happened))
        given.update(type(line.order) for line in record.entries)
        games_with.update({type(event).__name__ for event in happened})
        games_with["sea battle"] += any(
            isinstance(event, events.BattleOpened) and event.space in ZONES for event in happened
        )
        # What is sunk by submarines is told directly before the entry into the war that it causes.
        for before, event in pairwise(happened):
            if isinstance(event, events.WarEntered) and isinstance(before, events.IncomeCollected):
                entered.add((event.power, before.lost))
    assert games_with["UnitsLanded"] >= 4 and games_with["ShipMined"] >= 4 and games_with["sea battle"] >= 4
    assert any(power == "usa" and lost for power, lost in entered)
    missing_events = _structs(events, Event) - set(seen) - NEVER_SEEN
    assert not missing_events
    missing_orders = _structs(orders, orders.Order) - set(given) - NEVER_GIVEN
    assert not missing_orders


def test_every_ruleset_has_a_game_from_the_set_up_to_its_decision() -> None:
    decided = [
        record
        for record in (read_record(text_of(name)) for name in NAMES)
        if record.position == "standard" and record.result is not None
    ]
    assert {record.rules for record in decided} == set(RULESETS)
    assert any(record.options.get("historical") for record in decided)


def _structs(module: object, base: type[BaseT]) -> set[type[BaseT]]:
    found = (value for value in vars(module).values() if isinstance(value, type))
    return {value for value in found if issubclass(value, base) and value is not base}


NEVER_SEEN: set[type[Event]] = set()
NEVER_GIVEN: set[type[orders.Order]] = {orders.Undo}
"""What is never in a record."""


# What is changed


def changed(text: str, number: int, line: str) -> str:
    """A text with one of its lines, counted from 1, written otherwise."""
    lines = text.splitlines()
    assert lines[number - 1] != line
    lines[number - 1] = line
    return "".join(f"{each}\n" for each in lines)


def body(text: str, *, with_dice: bool = False) -> list[tuple[int, str]]:
    """The orders of a record, each with the number of its line; of dice also those before the first order."""
    lines = list(enumerate(text.splitlines(), 1))
    closed = [number for number, line in lines if line == "---"][1]
    return [
        (number, line)
        for number, line in lines
        if number > closed
        and not line.startswith("#")
        and (line.endswith("]") if with_dice else not line.startswith("start"))
    ]


def spread(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The first of some lines, the last, and one between them."""
    return [lines[0], lines[len(lines) // 2], lines[-1]]


def unsealed(text: str) -> str:
    """A text with empty remarks for its seals, so that every line keeps its number."""
    return re.sub(r"^# seal .*$", "#", text, flags=re.MULTILINE)


def found_in(text: str, number: int) -> Verification:
    verdict = verify(text)
    assert not verdict.fits
    assert verdict.line == number, verdict
    return verdict


@every_game
def test_a_changed_die_is_found_in_its_line(name: str) -> None:
    text = text_of(name)
    for number, line in spread(body(text, with_dice=True)):
        said, last = line[:-2], int(line[-2])
        found_in(changed(text, number, f"{said}{last % 6 + 1}]"), number)
        found_in(changed(text, number, f"{line[:-1]}, 4]"), number)
        found_in(changed(text, number, line.partition(" [")[0]), number)
        # The key finds it as well, without any seal.
        verdict = found_in(unsealed(changed(text, number, f"{said}{last % 6 + 1}]")), number)
        assert "The dice must be" in verdict.sentence


@every_game
def test_a_changed_order_is_found_in_its_line(name: str) -> None:
    text = text_of(name)
    lines = body(text)
    for number, line in spread(lines):
        power = line.partition(":")[0]
        other = next(each for _, each in lines if each != line and each.startswith(f"{power}:"))
        found_in(changed(text, number, other), number)


@every_game
def test_another_lawful_order_is_found_in_its_line(name: str) -> None:
    text = text_of(name)
    smaller = [
        (number, line, re.sub(r"\b[2-9]\b", "1", line, count=1))
        for number, line in body(text)
        if re.search(r": (?:buy|move|load|place) .*\b[2-9]\b [a-z]", line)
    ]
    assert smaller
    for number, _, other in (smaller[0], smaller[len(smaller) // 2], smaller[-1]):
        found_in(changed(text, number, other), number)


@every_game
def test_an_order_left_out_or_added_is_found(name: str) -> None:
    text = text_of(name)
    for number, line in spread(body(text)):
        lines = text.splitlines(keepends=True)
        assert not verify("".join(lines[: number - 1] + lines[number:])).fits
        assert not verify("".join([*lines[:number], f"{line}\n", *lines[number:]])).fits


@every_game
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r'(commitment: "?)([0-9a-f])', "commitment"),
        (r'(key: "?)([0-9a-f])', "key"),
        (r"((?:rules|base): [a-z-]+@)(1)", "2"),
        (r"((?:rules|base): )([a-z-]+@1)", "rules"),
        (r"(players: )(.*)", "players"),
        (r"(options: )(.*)", "options"),
        (r"(result: )(.*)", "result"),
    ],
    ids=["commitment", "key", "revision", "rules", "players", "options", "result"],
)
def test_a_changed_header_is_found(name: str, old: str, new: str) -> None:
    text = text_of(name)
    match = re.search(old, text)
    assert match is not None
    value = match[2]
    if new in ("commitment", "key"):
        value = "1" if value == "0" else "0"
    elif new == "options":
        value = "{}" if "true" in value else "{russian_revolution: true}"
    elif new == "result":
        value = "allies" if value != "allies" else "central"
    elif new == "rules":
        value = "tournament@1" if value == "rulebook@1" else "rulebook@1"
    elif new == "players":
        value = "4" if value != "4" else "5"
    else:
        value = new
    forged = text[: match.end(1)] + value + text[match.end() :]
    assert forged != text
    found_in(forged, 2)


@every_game
def test_a_key_that_fits_its_commitment_but_not_the_dice_is_found(name: str) -> None:
    text = text_of(name)
    record = read_record(text)
    assert record.key is not None and record.commitment is not None
    key = record.key[::-1]
    forged = unsealed(text).replace(record.key, key).replace(record.commitment, commitment(key))
    drawn = Counter(number for number, _ in body(text, with_dice=True))
    verdict = verify(forged)
    # Whoever changes both finds other dice: as a rule in the first line that has any.
    assert not verdict.fits and verdict.line in drawn


# How they are made


def test_a_game_is_made_the_same_twice() -> None:
    plan = next(plan for plan in PLANS if plan.name == "armistice")
    first, second = made(plan), made(plan)
    assert first.record == second.record and first.position == second.position
    assert verify(first.record).fits
    assert first.game.rules == ruleset("rulebook", plan.options)
