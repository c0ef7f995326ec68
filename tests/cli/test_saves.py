"""A game is saved order by order, and loads as it was."""

import os
import signal
import stat
import subprocess
import sys
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from greatwar.notation.orders import parse_order
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.records.savefiles import UnusableSave, key_path, snapshot_path, unfinished
from greatwar.records.saves import Save
from greatwar.records.snapshots import decode_table, encode_table
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from tests.cli.games import FIRST_TURN, KEY, first_turn, greatwar, long_game, play


def begun(path: Path, *orders: str) -> Save:
    rules = ruleset("rulebook")
    save = Save.begin(path, rules, opening(rules, 2), key=KEY)
    for order in orders:
        save.order("austria-hungary", parse_order(order))
    return save


def lines(path: Path) -> list[str]:
    return [line for line in path.read_text().splitlines() if line.startswith("austria-hungary:")]


def same(save: Save, other: Save) -> bool:
    """Whether two saves stand at the same point of the same game, dice to come and undo included."""
    mover = save.game.table.movers[0]
    return (
        save.game.table == other.game.table
        and save.game.rolls == other.game.rolls
        and save.game.undoable(mover) == other.game.undoable(mover)
    )


def test_an_order_is_in_the_file_before_the_next_one_is_taken(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr")
    for number, order in enumerate(FIRST_TURN[:4], 1):
        save.order("austria-hungary", parse_order(order))
        assert len(lines(save.path)) == number
        assert save.path.read_text().splitlines()[-1].startswith("# seal ")


def test_a_table_is_the_same_after_it_has_been_written_and_read(tmp_path: Path) -> None:
    save = long_game(tmp_path / "game.gwr", rounds=2)
    table = save.game.table
    assert decode_table(encode_table(table)) == table
    assert decode_table(encode_table(replace(table, winner="draw"))) != table


def test_tables_in_the_middle_of_battles_can_be_written(tmp_path: Path) -> None:
    from random import Random

    from greatwar.dice import KeyedDice
    from greatwar.game import Game
    from greatwar.opponents.random_orders import RandomOrders

    rules = ruleset("rulebook", {"russian_revolution": True})
    kinds = set()
    for seed in range(4):
        game, random_orders = (
            Game(rules, opening(rules, 8), KeyedDice(f"{seed:02x}")),
            RandomOrders(Random(seed)),
        )
        while game.table.round <= 3 and not game.table.winner:
            game.order(*random_orders.order(game))
            assert decode_table(encode_table(game.table)) == game.table
            kinds |= {type(frame).__name__ for frame in game.table.frames}
    assert {"Movement", "Combat", "LandBattle", "SeaBattle", "Settlement"} <= kinds


def test_a_game_loads_where_it_was_left(tmp_path: Path) -> None:
    for number in range(len(FIRST_TURN[:6]) + 1):
        save = begun(tmp_path / f"game{number}.gwr", *FIRST_TURN[:number])
        assert same(Save.load(save.path), save)


@pytest.mark.parametrize("harm", ["missing", "empty", "garbage", "cut", "old", "other game's"])
def test_a_snapshot_that_is_no_good_is_not_used(tmp_path: Path, harm: str) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:5])
    snapshot = snapshot_path(save.path)
    match harm:
        case "missing":
            snapshot.unlink()
        case "empty":
            snapshot.write_bytes(b"")
        case "garbage":
            snapshot.write_bytes(b"\xff{[")
        case "cut":
            snapshot.write_bytes(snapshot.read_bytes()[:-40])
        case "old":
            snapshot.write_bytes(snapshot.read_bytes().replace(b'"shape":"', b'"shape":"0'))
        case _:
            other = begun(tmp_path / "other.gwr", *FIRST_TURN[:2])
            snapshot.write_bytes(
                snapshot_path(other.path).read_bytes().replace(b'"digest":"', b'"digest":"0')
            )
    assert same(Save.load(save.path), save)


def test_an_older_snapshot_of_the_same_game_is_gone_on_from(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:2])
    old = snapshot_path(save.path).read_bytes()
    for order in FIRST_TURN[2:6]:
        save.order("austria-hungary", parse_order(order))
    snapshot_path(save.path).write_bytes(old)
    assert same(Save.load(save.path), save)


def test_an_order_taken_back_is_not_in_the_record(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:3])
    save.order("austria-hungary", parse_order("undo"))
    assert lines(save.path) == [f"austria-hungary: {order}" for order in FIRST_TURN[:2]]
    assert same(Save.load(save.path), save)
    for _ in range(2):
        save.order("austria-hungary", parse_order("undo"))
    assert lines(save.path) == []
    with pytest.raises(Refused):
        save.order("austria-hungary", parse_order("undo"))


def test_an_undone_end_of_a_phase_is_not_in_the_record(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", "buy 1 infantry", "end", "move 1 infantry Vienna -> Bohemia")
    for order in ("undo", "undo", "buy 2 infantry", "end"):
        save.order("austria-hungary", parse_order(order))
        assert same(Save.load(save.path), save)
    said = ["buy 1 infantry", "buy 2 infantry", "end"]
    assert lines(save.path) == [f"austria-hungary: {order}" for order in said]
    assert greatwar("verify", save.path).exit_code == 0


def test_undo_after_loading_takes_back_what_could_be_taken_back_before(tmp_path: Path) -> None:
    save = Save.load(begun(tmp_path / "game.gwr", *FIRST_TURN[:3]).path)
    save.order("austria-hungary", parse_order("undo"))
    assert lines(save.path) == [f"austria-hungary: {order}" for order in FIRST_TURN[:2]]


def test_an_order_taken_back_behind_another_powers_declaration(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", "buy nothing", "end")
    save.order("austria-hungary", parse_order("move 2 artillery Trieste -> Serbia"))
    save.order("germany", parse_order("declare submarine warfare"))
    if save.game.undoable("austria-hungary"):  # an army without infantry would be locked in otherwise
        save.order("austria-hungary", parse_order("undo"))
        assert "move" not in save.path.read_text() and "declare" in save.path.read_text()
    assert same(Save.load(save.path), save)
    assert greatwar("verify", save.path).exit_code == 0


@pytest.mark.parametrize("torn", [b"austria-hungary: attack Ser", b"austria", b"\0\0\0\0", b"# sea"])
def test_a_half_written_last_line_is_dropped_and_nothing_else(tmp_path: Path, torn: bytes) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:4])
    with save.path.open("ab") as file:
        file.write(torn)
    loaded = Save.load(save.path)
    assert same(loaded, save)
    assert (
        bool(loaded.remarks) == (not torn.startswith((b"#",)) and torn != b"\0\0\0\0") or torn == b"\0\0\0\0"
    )
    loaded.order("austria-hungary", parse_order("attack Serbia"))
    assert same(Save.load(save.path), loaded)
    assert greatwar("verify", save.path).exit_code == 0


def test_a_record_without_its_last_seal_goes_on(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:3])
    text = save.path.read_text()
    save.path.write_text(text[: text.rindex("# seal")])
    loaded = Save.load(save.path)
    assert same(loaded, save)
    loaded.order("austria-hungary", parse_order("end"))
    assert greatwar("verify", save.path).exit_code == 0


def test_a_changed_order_in_a_save_is_refused_with_its_line(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:5])
    snapshot_path(save.path).unlink()
    text = save.path.read_text().replace("buy 6 infantry, 2 artillery", "buy 66 infantry")
    save.path.write_text(text)
    with pytest.raises(Unreadable, match="line 12"):
        Save.load(save.path)


def test_another_lawful_order_in_a_save_is_found_by_its_seal(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:5])
    save.path.write_text(
        save.path.read_text().replace("buy 6 infantry, 2 artillery", "buy 5 infantry, 2 artillery")
    )
    sealed = save.path.read_text().splitlines()
    number = max(index for index, line in enumerate(sealed, 1) if line.startswith("# seal"))
    with pytest.raises(Unreadable, match=f"line {number} · What stands before this seal"):
        Save.load(save.path)


def test_a_save_without_the_seals_of_turns_that_are_over_is_refused(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN)
    save.order("russia", parse_order("end"))
    kept = save.path.read_text().splitlines(keepends=True)
    seals = [index for index, line in enumerate(kept) if line.startswith("# seal")]
    for index in seals[1:]:
        kept[index] = ""
    text = "".join(kept).replace("buy 6 infantry, 2 artillery", "buy 5 infantry, 2 artillery")
    text = text.replace("place 6 infantry, 2 artillery", "place 5 infantry, 2 artillery")
    save.path.write_text(text)
    with pytest.raises(Unreadable, match="have no seal"):
        Save.load(save.path)
    # Whoever takes away all of them says that nothing is vouched for: a record without seals is a good record.
    save.path.write_text(text.replace(text.splitlines()[seals[0]], "#"))
    assert Save.load(save.path).game.table.turn == "russia"


def test_the_key_is_a_secret_file_until_the_game_is_over(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr", *FIRST_TURN[:5])
    assert stat.S_IMODE(key_path(save.path).stat().st_mode) == 0o600
    assert "key: null" in save.path.read_text()
    assert KEY not in save.path.read_text().replace(str(save.record.commitment), "")
    save.finish()
    assert f'key: "{KEY}"' in save.path.read_text()
    assert not key_path(save.path).exists() and not snapshot_path(save.path).exists()
    with pytest.raises(UnusableSave, match="is over"):
        Save.load(save.path)
    with pytest.raises(UnusableSave, match="is over"):
        save.order("austria-hungary", parse_order("end"))


def test_a_game_without_its_key_cannot_go_on(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr")
    key_path(save.path).write_text("00\n")
    with pytest.raises(UnusableSave, match="not the one"):
        Save.load(save.path)
    key_path(save.path).unlink()
    with pytest.raises(UnusableSave, match="cannot be read"):
        Save.load(save.path)


def test_two_programs_do_not_write_to_one_save(tmp_path: Path) -> None:
    save = begun(tmp_path / "game.gwr")
    other = Save.load(save.path)
    other.order("austria-hungary", parse_order("buy 1 infantry"))
    with pytest.raises(UnusableSave, match="another program"):
        save.order("austria-hungary", parse_order("buy 2 infantry"))
    assert lines(save.path) == ["austria-hungary: buy 1 infantry"]


def test_unfinished_games_are_found_the_last_one_first(tmp_path: Path) -> None:
    assert not list(unfinished(tmp_path))
    first, second = begun(tmp_path / "a.gwr"), begun(tmp_path / "b.gwr")
    os.utime(first.path, (1, 1))
    key_path(first.path).unlink()
    assert list(unfinished(tmp_path)) == [second.path, first.path]
    second.finish()
    (tmp_path / "c.gwr").write_text("no record")
    (tmp_path / "c.key").write_text("00")
    assert list(unfinished(tmp_path)) == [first.path]


def test_a_game_of_ten_rounds_loads_in_a_tenth_of_a_second(tmp_path: Path) -> None:
    save = long_game(tmp_path / "game.gwr", rounds=10)
    fastest, loaded = 1.0, save
    for _ in range(3):
        start = time.perf_counter()
        loaded = Save.load(save.path)
        fastest = min(fastest, time.perf_counter() - start)
    assert same(loaded, save)
    assert fastest < 0.1


def test_nothing_is_lost_when_the_program_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.gwr"
    program = "from greatwar.cli import main; main(prog_name='greatwar')"
    words = [sys.executable, "-c", program, "play", "--save", str(path), "--key", KEY]
    process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1)
    assert process.stdin is not None and process.stdout is not None
    for order in FIRST_TURN[:5]:
        process.stdin.write(f"{order}\n")
        process.stdin.flush()
    for text in process.stdout:
        if "choose 1 casualty" in text:
            break
    process.send_signal(signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    assert [line.split(" [")[0] for line in lines(path)] == [f"austria-hungary: {o}" for o in FIRST_TURN[:5]]
    result = play(path, FIRST_TURN[5:])
    assert result.exit_code == 0, result.output
    assert path.read_text() == first_turn(tmp_path / "unbroken.gwr").read_text()
