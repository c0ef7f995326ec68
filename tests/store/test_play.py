"""A game that is kept comes back as it was: from its log, from a snapshot, after orders were taken back."""

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from greatwar.board import POWERS, POWERS_OF, Power
from greatwar.dice import KeyedDice
from greatwar.events import DiceRolled, HitsScored
from greatwar.game import Game
from greatwar.notation.orders import parse_order
from greatwar.notation.records import read_record, write_record
from greatwar.opponents import opponent
from greatwar.orders import Order, Undo
from greatwar.problems import Refused
from greatwar.records.fairness import replay, verify
from greatwar.rules import RULESETS
from greatwar.rules.opening import opening
from greatwar.store import play as playing
from greatwar.store.database import Overtaken, Store, game_stands, new_game, step_added
from greatwar.store.play import Damaged, Given, Play, record_of, record_text
from greatwar.store.rows import GameRow, StepRow, news, standing
from greatwar.store.schema import WrongDatabase
from greatwar.table import Table
from greatwar.view.views import View, is_draft, sees_all, view
from greatwar.view.volleys import volleys

KEY = "5a" * 32


def row_of(play: Play, **changes: object) -> GameRow:
    fields = {
        "id": "game",
        "title": "",
        "begun": 0.0,
        "header": write_record(play.record),
        "key": KEY,
        "host": "",
        "standing": b"{}",
        "inherited": play.record.inherited,
    }
    return GameRow(**{**fields, **changes})  # type: ignore[arg-type]


def step_row(given: Given) -> StepRow:
    order = msgspec.json.encode(given.order)
    return StepRow(given.number, given.at, given.power, order, given.dice, b"{}", given.takes_back)


def played(rules: str, seed: int, steps: int) -> Iterator[tuple[Play, Given]]:
    """A game among recruits; orders are taken back now and then."""
    chosen = RULESETS[rules]
    play = Play.begin(chosen, opening(chosen, 8), KEY)
    for order in orders(play, seed, steps):
        yield play, play.give(*order)


def orders(play: Play, seed: int, steps: int) -> Iterator[tuple[Power, Order]]:
    """Orders for a game, each thought of when the last has been given."""
    rng = random.Random(seed)
    recruit = opponent("recruit", seed)
    for _ in range(steps):
        power = next(iter(play.game.questions))
        if rng.random() < 0.15 and play.game.undoable(power):
            yield power, Undo()
        else:
            yield power, recruit.order(play.game, power)


@pytest.mark.parametrize("rules", RULESETS)
def test_a_game_is_loaded_as_it_was_left(rules: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "BETWEEN_SNAPSHOTS", 10)
    steps: list[StepRow] = []
    snapshot = None
    for play, given in played(rules, 5, 160):
        steps.append(step_row(given))
        snapshot = play.snapshot() or snapshot
        if given.number % 53 == 0 or given.number == 160:
            for kept in (None, snapshot):
                loaded = Play.load(row_of(play), steps, kept)
                assert loaded.game.table == play.game.table
                assert loaded.curtain.shown == play.curtain.shown
                assert (loaded.number, loaded.shown) == (play.number, play.shown)
                assert loaded.game.moment == play.number
                assert loaded.game.log == play.game.log
                assert loaded.game.undoable(given.power) == play.game.undoable(given.power)
    assert snapshot is not None and snapshot.number > 60


@pytest.mark.parametrize("harm", ["another shape", "a field less", "no table"])
def test_a_snapshot_that_cannot_be_read_is_skipped(harm: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "BETWEEN_SNAPSHOTS", 10)
    steps: list[StepRow] = []
    snapshot = None
    for play, given in played("rulebook", 5, 60):
        steps.append(step_row(given))
        snapshot = play.snapshot() or snapshot
    assert snapshot is not None
    match harm:
        case "another shape":
            snapshot = replace(snapshot, shape="0.1.0")
        case "a field less":
            snapshot = replace(snapshot, table=snapshot.table.replace(b'"treasury"', b'"purse"'))
        case _:
            snapshot = replace(snapshot, table=snapshot.table[:40])
    loaded = Play.load(row_of(play), steps, snapshot)
    assert loaded.game.table == play.game.table
    assert loaded.game.log == play.game.log


@pytest.mark.parametrize("rules", RULESETS)
def test_unfinished_moves_are_hidden_and_come_together(rules: str) -> None:
    """Those who may not see them see the board as it was when the phase began, or was taken up again."""
    first = Play.begin(RULESETS[rules], opening(RULESETS[rules], 8), KEY).game.table
    began = (first.round, first.turn, first.phase), first
    told: list[StepRow] = []
    rows: list[StepRow] = []
    shown = 0
    seen: dict[bool, tuple[Table, View]] = {}
    for play, given in played(rules, 6, 200):
        rows.append(step_row(given))
        table = play.game.table
        for veiled, board in ((False, table), (True, play.curtain.shown)):
            made = view(play.game.rules, board, veiled=veiled, seen=seen.get(veiled))
            assert made == view(play.game.rules, board, veiled=veiled)
            seen[veiled] = board, made
        phase = table.round, table.turn, table.phase
        if not is_draft(table):
            assert play.curtain.shown is table
            began = phase, table
        elif began[0] != phase:
            began = phase, table
            assert play.shown == play.number
        else:
            hidden = play.curtain.shown
            assert (hidden.units, hidden.treasury, hidden.bought) == (
                began[1].units,
                began[1].treasury,
                began[1].bought,
            )
            assert play.shown < play.number
        if play.shown > shown:
            told += news([row for row in rows if row.number <= play.shown], shown)
            shown = play.shown
    known = {row.number for row in told if not row.takes_back} - {row.takes_back for row in told}
    assert sorted(known) == [row.number for row in standing(rows) if row.number <= shown]


def test_only_the_player_in_turn_or_its_side_sees_moves_in_progress() -> None:
    alone = opening(RULESETS["rulebook"])
    assert sees_all(alone, POWERS_OF["central"])
    assert not sees_all(alone, POWERS[2:3])
    assert not sees_all(alone, ())
    together = Game(RULESETS["second-edition"], opening(RULESETS["second-edition"]), KeyedDice(KEY)).table
    assert together.turn == "central"
    assert sees_all(together, POWERS[5:6])
    assert not sees_all(together, POWERS[3:4])


def test_what_was_given_and_taken_back_unseen_is_never_told() -> None:
    play = _begun()
    rows = [step_row(each) for each in _given(play, "buy 1 infantry", "undo", "buy 2 infantry", "end")]
    assert [row.number for row in news(rows, 0)] == [3, 4]
    assert [row.number for row in news(rows, 1)] == [2, 3, 4]
    assert rows[1].takes_back == 1


def test_one_order_is_taken_back_alone() -> None:
    play = _begun()
    moves = [
        "move 2 infantry Galicia -> Poland",
        "move 1 artillery Bohemia -> Galicia",
        "move 1 infantry Galicia -> Romania",
    ]
    _given(play, "end", *moves)
    given = play.take_back("austria-hungary", 3)
    assert [each.takes_back for each in given] == [4, 3, 0]
    assert [entry.order for entry in play.game.log[1:]] == [parse_order(moves[0]), parse_order(moves[2])]


def test_an_order_on_which_others_rest_is_not_taken_back_alone() -> None:
    play = _begun()
    _given(play, "end", "load 1 infantry Trieste -> SZ 18", "move 1 transport (1 infantry) SZ 18 -> SZ 17")
    before = play.game.table
    with pytest.raises(Refused) as refusal:
        play.take_back("austria-hungary", 2)
    assert refusal.value.problems[0].code == "others-depend"
    assert play.game.table is before and play.number == 3
    with pytest.raises(Refused, match="others-depend"):
        play.take_back("austria-hungary", 1)


def test_an_order_of_an_earlier_phase_is_not_taken_back_alone() -> None:
    play = _begun()
    _given(play, "buy 1 infantry", "end", "move 6 infantry, 2 artillery Trieste -> Serbia", "end")
    for number in (1, 3):
        with pytest.raises(Refused, match="Undo your later orders first"):
            play.take_back("austria-hungary", number)
    assert play.number == 4


def test_an_undone_end_is_told_and_what_follows_is_hidden_again() -> None:
    """Others have seen the moves that stood when the phase ended; they see no change of them until it ends again."""
    play = _begun()
    moves = ["move 6 infantry, 2 artillery Trieste -> Serbia", "move 1 infantry Vienna -> Bohemia"]
    rows = [step_row(each) for each in _given(play, "end", *moves, "end")]
    ended = play.number
    seen = play.curtain.shown.stacks("Bohemia")
    rows += [step_row(each) for each in _given(play, "undo", "undo")]
    assert play.game.table.phase == play.curtain.shown.phase == "movement"
    assert (play.shown, play.curtain.shown.stacks("Bohemia")) == (ended + 1, seen)
    assert [row.takes_back for row in rows[-2:]] == [4, 3]
    rows += [step_row(each) for each in _given(play, "end")]
    assert play.curtain.shown is play.game.table
    assert [row.number for row in news(rows, ended)] == [5, 6, 7]
    loaded = Play.load(row_of(play), rows, None)
    assert loaded.game.table == play.game.table
    assert (loaded.shown, loaded.curtain.shown) == (play.shown, play.curtain.shown)
    text = record_text(record_of(row_of(play), rows))
    assert [str(line) for line in text.splitlines() if line.startswith("austria")] == [
        "austria-hungary: end",
        f"austria-hungary: {moves[0]}",
        "austria-hungary: end",
    ]


def test_a_game_is_not_kept_whole_where_an_end_can_be_undone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "BETWEEN_SNAPSHOTS", 1)
    rules = RULESETS["rulebook"]
    play = Play.begin(rules, opening(rules, 2).but(round=2), KEY)
    _given(play, "buy 1 infantry", "end")
    assert play.shown == play.number and play.snapshot() is None
    for order in ("end", "end", "place 1 infantry Vienna", "end"):
        _given(play, order)
        assert play.snapshot() is None
    _given(play, "end")
    assert play.game.table.turn == "russia" and play.snapshot() is not None


def test_a_side_that_moves_together_loads_with_an_undone_end() -> None:
    rules = RULESETS["second-edition"]
    play = Play.begin(rules, opening(rules, 2), KEY)
    lines = [
        ("germany", "end"),
        ("austria-hungary", "buy 1 infantry"),
        ("germany", "undo"),
        ("germany", "end"),
    ]
    rows = [step_row(play.give(power, parse_order(order))) for power, order in lines]  # type: ignore[arg-type]
    assert rows[2].takes_back == 1
    loaded = Play.load(row_of(play), rows, None)
    assert loaded.game.table == play.game.table and loaded.game.log == play.game.log
    assert [row.number for row in standing(rows)] == [2, 4]


def test_a_step_that_leads_elsewhere_is_noticed() -> None:
    play = _begun()
    rows = [step_row(each) for each in _given(play, "buy 1 infantry", "end")]
    changed = msgspec.structs.replace(rows[0], order=msgspec.json.encode(parse_order("buy 1 tank")))
    with pytest.raises(Damaged, match="Step 1"):
        Play.load(row_of(play), [changed, rows[1]], None)


def test_a_game_goes_on_from_a_moment_of_another_with_dice_of_its_own() -> None:
    rows = [(step_row(given), play) for play, given in played("rulebook", 9, 220)]
    play = rows[-1][1]
    text = _text(row_of(play), [row for row, _ in rows])
    assert verify(text).fits
    whole = read_record(text)
    half = msgspec.structs.replace(whole, entries=whole.entries[: len(whole.entries) // 2])
    other, given = Play.going_on(half, "77" * 32)
    assert [each.dice for each in given] == [entry.dice for entry in half.entries]
    given += [other.give(*order) for order in orders(other, 2, 150)]
    steps = [step_row(each) for each in given]
    row = row_of(other, key="77" * 32)
    assert Play.load(row, steps, None).game.table == other.game.table
    told = _text(row, steps)
    verdict = verify(told)
    assert verdict.fits, verdict.sentence
    assert "rolled in another game" in verdict.sentence
    drawn = next(n for n, each in enumerate(given) if each.number > len(half.entries) and each.dice)
    die = given[drawn].dice[0]
    forged = [*steps]
    forged[drawn] = msgspec.structs.replace(steps[drawn], dice=(die % 6 + 1, *given[drawn].dice[1:]))
    assert not verify(_text(row, forged)).fits


def _text(row: GameRow, steps: list[StepRow]) -> str:
    """The record of a game in progress, with its key all the same."""
    return record_text(msgspec.structs.replace(record_of(row, steps), key=row.key))


GAMES = (
    "landings",
    "at-sea",
    "submarines",
    "tournament",
    "second-edition",
    "quick-reference",
    "reference-manual",
)


@pytest.mark.parametrize("name", GAMES)
def test_every_die_of_a_battle_has_its_unit(name: str) -> None:
    record = read_record((Path(__file__).parent.parent / "games" / f"{name}.gwr").read_text("utf-8"))
    battles = 0
    before: Table | None = None
    for line in replay(record):
        if before is not None and line.line is not None:
            fired = volleys(line.game.rules, line.game.rolled)
            rolled = [event for event in line.events if isinstance(event, DiceRolled)]
            fought = [event for event in rolled if event.purpose in BATTLES]
            assert [volley.dice for volley in fired] == [event.dice for event in fought]
            scored = [sum(volley.scored) for volley in fired]
            told = [event.hits for event in line.events if isinstance(event, HitsScored)]
            assert sum(scored) == sum(told)
            battles += len(fought)
        before = line.game.table
    assert battles > 5


BATTLES = ("land battle", "sea battle", "air battle", "coastal fire", "bombardment")


def _begun() -> Play:
    return Play.begin(RULESETS["rulebook"], opening(RULESETS["rulebook"], 2), KEY)


def _given(play: Play, *orders: str) -> list[Given]:
    return [play.give("austria-hungary", parse_order(order)) for order in orders]


# The database


def test_deeds_are_written_together_or_not_at_all(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    play = _begun()
    store.submit(new_game(row_of(play))).result()
    first, second = (step_row(each) for each in _given(play, "buy 1 infantry", "end"))
    store.submit(step_added("game", first), game_stands("game", b"1", None)).result()
    twice = store.submit(game_stands("game", b"2", "central"), step_added("game", first))
    other = store.submit(step_added("game", second))
    with pytest.raises(Overtaken, match="step 1"):
        twice.result()
    other.result()
    found = store.game("game")
    assert found is not None and found.standing == b"1" and found.result is None
    assert [row.number for row in store.steps("game")] == [1, 2]
    store.close()
    again = Store(tmp_path / "games.sqlite")
    assert again.steps("game") == [first, second]
    again.close()


def test_a_step_is_never_changed(tmp_path: Path) -> None:
    store = Store(tmp_path / "games.sqlite")
    play = _begun()
    row = step_row(_given(play, "end")[0])
    store.submit(new_game(row_of(play)), step_added("game", row)).result()
    store.close()
    with sqlite3.connect(tmp_path / "games.sqlite") as connection, pytest.raises(sqlite3.IntegrityError):
        connection.execute("UPDATE steps SET power = 'russia'")
    connection.close()


def test_a_file_that_is_no_database_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    path.write_text("no database at all, but long enough to be taken for one" * 100)
    with pytest.raises(WrongDatabase, match="cannot be used as a database"):
        Store(path)


def test_a_database_of_a_later_version_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "games.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(WrongDatabase, match="later version"):
        Store(path)


def test_nobody_else_may_read_the_keys_of_the_dice(tmp_path: Path) -> None:
    Store(tmp_path / "games.sqlite").close()
    assert (tmp_path / "games.sqlite").stat().st_mode & 0o077 == 0
