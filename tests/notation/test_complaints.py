"""What is wrong in a position is told all at once, each mistake with its place."""

import pytest

from greatwar.notation.positions import load_position
from greatwar.notation.words import Unreadable

WRONG = """
foo: 1
round: 0
phase: dancing
turn: prussia
treasury: {germany: -1}
units: {Lorrain: {germany: 1 infantry}, Paris: {france: 1 zeppelin}}
control: {Pariss: germany, Vienna: nobody}
"""


def places(text: str) -> list[str]:
    """Where a position is wrong, as its complaint says."""
    with pytest.raises(Unreadable) as caught:
        load_position(text)
    return [problem.place for problem in caught.value.problems]


def test_every_mistake_of_a_position_is_told() -> None:
    found = places(WRONG)
    assert sorted(found) == sorted(
        ["", "round", "phase", "turn", "treasury.germany", "units", "units.Paris.france"]
        + ["control", "control.Vienna"]
    )


def test_what_hangs_on_the_units_is_told_once_these_can_be_read() -> None:
    assert places("control: {Paris: contested, Vienna: impassable}") == ["control.Paris", "control.Vienna"]
    assert places("control: {Paris: contested}\nround: 0") == ["round"]


def test_a_turn_that_nobody_can_take_is_told_with_its_place() -> None:
    assert places("rules: tournament\nturn: russia\ncollapsed: {russia: political}") == ["turn"]
