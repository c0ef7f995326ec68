"""How the war is won is told for every ruleset, in words that a person would use."""

import re

import pytest

from greatwar.board import POWERS, SIDES
from greatwar.rules import RULESETS, ruleset
from greatwar.web.rulebooks import ruleset_info
from greatwar.web.winning import how_won

RAW = re.compile(rf"_|(?<![\w-])({'|'.join(POWERS + SIDES)})(?![\w-])")


@pytest.mark.parametrize("name", RULESETS)
def test_every_ruleset_says_how_it_is_won(name: str) -> None:
    told = ruleset_info(RULESETS[name]).victory
    assert len(told) >= 2
    for sentence in told:
        assert re.fullmatch(r"[A-Z].*\.", sentence), sentence
        assert not RAW.search(sentence), sentence


def test_captured_capitals_are_named_with_the_turn_after_which_they_count() -> None:
    assert how_won(RULESETS["rulebook"]) == (
        "The Central Powers win with two enemy capitals, London or Paris among them, when the turn of the United"
        " States ends.",
        "The Allies win with two enemy capitals, Berlin among them, when the turn of the Ottoman Empire ends.",
    )
    assert how_won(RULESETS["quick-reference"])[-1] == (
        "If both sides have won at the same moment, the war is a draw."
    )


@pytest.mark.parametrize(
    ("name", "lost"), [("second-edition", "held"), ("reference-manual", "held or contested")]
)
def test_collapses_are_told_as_they_are_counted(name: str, lost: str) -> None:
    told = how_won(RULESETS[name])
    assert told[0] == (
        "A side wins when two powers of the other have collapsed. A power collapses at the end of a round if half the"
        f" value of its homeland, or more, is {lost} by its enemies."
    )
    assert told[-1] == (
        "If nobody has won before, the Allies win at the end of round 13 with a die of 2 or less, of round 14 with a"
        " die of 4 or less and of round 15 in any case."
    )


def test_a_short_game_ends_by_income_and_the_dice_of_later_rounds_are_not_told() -> None:
    fourteen = how_won(ruleset("second-edition", {"short_game": 14}))
    assert fourteen[-2:] == (
        "If nobody has won before, the Allies win at the end of round 13 with a die of 2 or less.",
        "At the end of round 14 the side with the greater income wins; equal incomes are a draw.",
    )
    eight = how_won(ruleset("second-edition", {"short_game": 8}))
    assert "round 8" in eight[-1]
    assert not any("die" in sentence for sentence in eight)


@pytest.mark.parametrize(
    ("options", "end", "tie"),
    [
        (
            {},
            "After round 6, or after a round that a player has announced as the last, the side",
            "are a draw.",
        ),
        ({"clock": False}, "After round 6, the side", "are a draw."),
        ({"rounds": 0, "tie": "allies"}, "After a round that a player", "win the war for the Allies."),
    ],
)
def test_points_are_told_with_the_round_after_which_they_count(
    options: dict[str, object], end: str, tie: str
) -> None:
    told = how_won(ruleset("tournament", options))
    assert "France with 10" in told[-2]
    assert told[-1].startswith(end)
    assert told[-1].endswith(tie)
