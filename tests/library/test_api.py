"""The examples of `docs/api.md` run, and the library offers what the page explains and nothing else."""

import doctest
from pathlib import Path
from random import Random

import pytest

import greatwar
from greatwar import library

PAGE = Path(__file__).parent.parent.parent / "docs" / "api.md"


def test_the_examples_of_the_page_run() -> None:
    text = PAGE.read_text("utf-8").replace("\n```\n", "\n\n")
    parsed = doctest.DocTestParser().get_doctest(text, {}, PAGE.name, str(PAGE), 0)
    runner = doctest.DocTestRunner()
    failures: list[str] = []
    runner.run(parsed, out=failures.append)
    assert not failures, "".join(failures)
    assert runner.tries > 20


def test_every_public_name_is_explained() -> None:
    page = PAGE.read_text("utf-8")
    assert greatwar.__all__ == library.__all__
    assert 10 <= len(greatwar.__all__) <= 16
    for name in greatwar.__all__:
        assert f"{name}" in page, name
        assert getattr(greatwar, name).__doc__, name


def test_an_unknown_name_is_an_attribute_error() -> None:
    assert not hasattr(greatwar, "wargame")


@pytest.mark.parametrize(
    ("rules", "options"), [("rulebook", {}), ("tournament", {"clock": True}), ("second-edition", {})]
)
def test_a_power_that_is_asked_has_a_legal_order_or_is_told_to_undo(
    rules: str, options: dict[str, object]
) -> None:
    stuck = 0
    for seed in range(3):
        game = greatwar.new_game(rules, options, players=2, key=f"{seed:02x}")
        chance = Random(seed)
        for _ in range(400):
            power = chance.choice(list(game.questions))
            lines = greatwar.legal_orders(game, power)
            assert lines, (seed, game.table.phase, power)
            assert game.is_stuck(power) == (f"{power}: undo" in lines)
            stuck += game.is_stuck(power)
            greatwar.give(game, f"{power}: undo" if game.is_stuck(power) else chance.choice(lines))
            if game.table.winner:
                break
    assert stuck, "no game has run into a dead end"


def test_a_dead_end_is_told_of_beside_a_declaration() -> None:
    game = greatwar.load_position(
        "rules: rulebook\nsetup: empty\nturn: germany\nphase: movement\n"
        'units: {Berlin: {germany: "1 infantry, 1 artillery"}}\n'
    )
    assert not game.is_stuck("germany")
    for line in ("move 1 artillery Berlin -> Kiel", "move 1 infantry Berlin -> Silesia"):
        greatwar.give(game, f"germany: {line}")
    assert game.is_stuck("germany") and not game.is_stuck("france")
    greatwar.give(game, "germany: declare submarine warfare")
    assert greatwar.legal_orders(game) == ["germany: undo"]
