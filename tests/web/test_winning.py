"""How the war is won is told for every ruleset, in words that a person would use."""

import re

import pytest

from greatwar.board import POWERS, SIDES
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.text.messages import LANGUAGES, Language, render
from greatwar.text.say import ruleset as sentences
from greatwar.web.rulebooks import ruleset_info
from greatwar.web.winning import how_won

RAW = re.compile(rf"_|(?<![\w-])({'|'.join(POWERS + SIDES)})(?![\w-])")


def said(rules: Ruleset, language: Language = "en") -> list[str]:
    return [render(line, language) for line in how_won(rules)]


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruleset_says_what_it_is_like_and_how_it_is_won(name: str, language: Language) -> None:
    info = ruleset_info(RULESETS[name])
    assert info.traits and len(info.victory) >= 2
    for line in (*info.traits, *info.victory):
        sentence = render(line, language)
        assert re.fullmatch(r"[A-Z].*\.", sentence), sentence
        assert not RAW.search(sentence), sentence


def test_captured_capitals_are_named_with_the_turn_after_which_they_count() -> None:
    assert said(RULESETS["rulebook"]) == [
        "The Central Powers win if they control 2 enemy capitals, London or Paris among them, when the turn of the"
        " United States ends.",
        "The Allies win if they control 2 enemy capitals, Berlin among them, when the turn of the Ottoman Empire ends.",
    ]
    assert how_won(RULESETS["quick-reference"])[-1] == sentences.both_win()


@pytest.mark.parametrize(
    ("name", "lost"), [("second-edition", "control"), ("reference-manual", "control or contest")]
)
def test_collapses_are_told_as_they_are_counted(name: str, lost: str) -> None:
    told = said(RULESETS[name])
    assert told[:2] == [
        "A side wins when 2 enemy powers have collapsed.",
        f"A power collapses at the end of a round if its enemies {lost} at least half the IPC value of its homeland.",
    ]
    assert told[-3:] == [
        "If no one has won before, the Allies win at the end of round 13 on a roll of 2 or less.",
        "If no one has won before, the Allies win at the end of round 14 on a roll of 4 or less.",
        "If no one has won before, the Allies win at the end of round 15.",
    ]


def test_a_short_game_ends_by_income_and_the_dice_of_later_rounds_are_not_told() -> None:
    assert said(ruleset("second-edition", {"short_game": 14}))[-2:] == [
        "If no one has won before, the Allies win at the end of round 13 on a roll of 2 or less.",
        "After round 14, the side with the greater income wins; equal incomes are a draw.",
    ]
    eight = how_won(ruleset("second-edition", {"short_game": 8}))
    assert eight[-1] == sentences.income(end="round", round=8, tie="draw")
    assert not any(line.id.startswith("ruleset-clock") for line in eight)


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
    told = said(ruleset("tournament", options))
    assert "France 10," in told[-3]
    assert told[-1].startswith(end)
    assert told[-1].endswith(tie)
