"""`greatwar verify`: a changed die, order or header is found, and the first line that does not fit is named."""

import json
from pathlib import Path

import pytest

from tests.cli.games import FIRST_TURN, KEY, first_turn, greatwar, long_game, play


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = first_turn(tmp_path / "game.gwr")
    assert greatwar("play", "--save", path, "--finish").exit_code == 0
    return path


def changed(path: Path, old: str, new: str) -> int:
    """A text of the record changed; the number of the line where it stood."""
    text = path.read_text()
    assert text.count(old) == 1, text
    path.write_text(text.replace(old, new))
    return text[: text.index(old)].count("\n") + 1


def test_a_game_as_it_was_played_fits(finished: Path) -> None:
    result = greatwar("verify", finished)
    assert result.exit_code == 0
    assert "Everything fits: 10 orders given again, 12 dice computed again" in result.output


def test_without_the_key_the_dice_are_not_vouched_for(tmp_path: Path) -> None:
    result = greatwar("verify", first_turn(tmp_path / "game.gwr"))
    assert result.exit_code == 0
    assert "could not be computed again: the key is not revealed" in result.output


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("attack Serbia [6", "attack Serbia [5"),
        (", 4]", "]"),
        (", 4]", ", 4, 4]"),
        ("buy 6 infantry, 2 artillery", "buy 5 infantry, 2 artillery"),
        ("buy 6 infantry, 2 artillery", "buy 60 infantry"),
        ("casualties 1 infantry", "casualties 1 artillery"),
        ("place 6 infantry, 2 artillery Vienna\n", "place 6 infantry, 2 artillery Budapest\n"),
        ("place 6 infantry, 2 artillery Vienna", "place 6 infantry, 2 artillery Vienne"),
    ],
)
@pytest.mark.parametrize("revealed", [True, False])
def test_a_changed_order_or_die_is_found_in_its_line(
    tmp_path: Path, old: str, new: str, revealed: bool
) -> None:
    path = first_turn(tmp_path / "game.gwr")
    if revealed:
        greatwar("play", "--save", path, "--finish")
    line = changed(path, old, new)
    result = greatwar("verify", path)
    assert result.exit_code == 1
    assert f"line {line}" in result.output.lower()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("greatwar: 1", "greatwar: 2"),
        ("rules: rulebook@2", "rules: rulebook@1"),
        ("rules: rulebook@2", "rules: rulebok@2"),
        ("options: {}", "options: {russian_revolution: true}"),
        ("players: 2", "players: 3"),
        ("position: standard", "position: {treasury: {russia: 99}}"),
        ('commitment: "2', 'commitment: "3'),
        ('key: "0011"', 'key: "0012"'),
        ("result: null", "result: allies"),
    ],
)
def test_a_changed_header_is_found(finished: Path, old: str, new: str) -> None:
    changed(finished, old, new)
    result = greatwar("verify", finished)
    assert result.exit_code == 1
    assert "line 2" in result.output.lower()


def test_dice_are_checked_in_records_without_seals(finished: Path) -> None:
    kept = [line for line in finished.read_text().splitlines() if not line.startswith("#")]
    finished.write_text("\n".join(kept) + "\n")
    assert greatwar("verify", finished).exit_code == 0
    line = changed(finished, "attack Serbia [6", "attack Serbia [2")
    result = greatwar("verify", finished)
    assert result.exit_code == 1
    assert f"Line {line} does not fit: The dice must be [6" in result.output


def test_a_line_left_out_or_put_in_is_found(finished: Path) -> None:
    whole = finished.read_text()
    finished.write_text(whole.replace(f"austria-hungary: {FIRST_TURN[0]}\n", ""))
    assert greatwar("verify", finished).exit_code == 1
    finished.write_text(whole + "russia: end\n")
    result = greatwar("verify", finished)  # the key is revealed: nothing more has been played
    assert result.exit_code == 1
    assert f"Line {whole.count(chr(10)) + 1}" in result.output and "have no seal" in result.output
    finished.write_text(whole + "austria-hungary: end\n")
    assert greatwar("verify", finished).exit_code == 1


def without_last_seal(path: Path) -> int:
    """The last seal taken away; the number of the first line with an order behind the seal before it."""
    lines = path.read_text().splitlines(keepends=True)
    *_, before, last = (index for index, line in enumerate(lines) if line.startswith("# seal"))
    path.write_text("".join(lines[:last] + lines[last + 1 :]))
    return next(number for number in range(before + 2, last) if not lines[number - 1].startswith("#"))


def test_a_last_seal_that_was_taken_away_with_a_change_before_it_is_missed(finished: Path) -> None:
    line = without_last_seal(finished)
    changed(finished, "casualties 1 infantry", "casualties 1 artillery")
    result = greatwar("verify", finished)
    assert result.exit_code == 1
    assert f"Line {line}" in result.output and "have no seal" in result.output


def test_a_turn_in_progress_may_be_without_its_seal_and_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "game.gwr"
    play(path, FIRST_TURN[:4], "--key", KEY)
    without_last_seal(path)
    result = greatwar("verify", path)
    assert result.exit_code == 0 and "4 orders have no seal yet" in result.output


def test_a_turn_that_is_over_must_have_its_seal(tmp_path: Path) -> None:
    path = tmp_path / "game.gwr"
    play(path, [*FIRST_TURN, "end", "end"], "--key", KEY)
    without_last_seal(path)
    assert greatwar("verify", path).exit_code == 0
    line = without_last_seal(path)
    result = greatwar("verify", path)
    assert result.exit_code == 1
    assert f"Line {line}" in result.output and "have no seal" in result.output


def test_remarks_may_be_added(finished: Path) -> None:
    finished.write_text(
        finished.read_text().replace("austria-hungary: attack", "# the first shot\naustria-hungary: attack")
    )
    assert greatwar("verify", finished).exit_code == 0


def test_the_verdict_for_programs(finished: Path) -> None:
    told = json.loads(greatwar("verify", finished, "--json").output)
    assert told["fits"] and told["dice_recomputed"] and told["orders"] == 10 and told["dice"] == 12
    line = changed(finished, "[6", "[1")
    result = greatwar("verify", "--json", "-", typed=finished.read_text())
    told = json.loads(result.output)
    assert result.exit_code == 1
    assert not told["fits"] and told["line"] == line


def test_a_long_game_fits(tmp_path: Path) -> None:
    save = long_game(tmp_path / "game.gwr", rounds=3)
    save.finish()
    assert greatwar("verify", save.path).exit_code == 0


def test_taking_back_does_not_change_the_dice(tmp_path: Path) -> None:
    orders = [*FIRST_TURN[:3], "undo", "move 1 infantry Vienna -> Trieste", "undo", *FIRST_TURN[2:]]
    play(tmp_path / "hesitant.gwr", orders, "--key", "0011")
    assert (tmp_path / "hesitant.gwr").read_text() == first_turn(tmp_path / "resolute.gwr").read_text()


def test_orders_without_seals_behind_the_seal_of_the_header_are_missed(tmp_path: Path) -> None:
    """A game that began with dice has a seal before them."""
    lines = Path("tests/games/second-edition-short.gwr").read_text().splitlines(keepends=True)
    _, *others = (index for index, line in enumerate(lines) if line.startswith("# seal"))
    path = tmp_path / "game.gwr"
    path.write_text("".join(line for index, line in enumerate(lines) if index not in others))
    result = greatwar("verify", path)
    assert result.exit_code == 1
    assert "have no seal" in result.output
