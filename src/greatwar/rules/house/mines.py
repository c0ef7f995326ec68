"""Minefields as a house rule changes them: `[mines]`."""

from collections.abc import Callable
from typing import Any

from greatwar.board import POWERS
from greatwar.pieces import SHIPS
from greatwar.rules.house.keys import Key, Parameter, Section, Several, Takes
from greatwar.rules.ruleset import Ruleset


def _key(
    name: str,
    sentence: str,
    takes: Takes,
    objection: Callable[[Ruleset, str, Any], str] | None = None,
) -> Key:
    parameter = Parameter("mines", name)
    return Key(name, sentence, takes, parameter.value, parameter.apply, objection or _without_mines(name))


def _without_mines(name: str) -> Callable[[Ruleset, str, Any], str]:
    def objection(rules: Ruleset, member: str, value: object) -> str:
        if rules.mines.hits_on:
            return ""
        return f"With `hits_on` 0 there are no mines, so `{name}` changes nothing: leave it out"

    return objection


def _all_exempt(name: str, everybody: tuple[str, ...]) -> Callable[[Ruleset, str, Any], str]:
    without_mines = _without_mines(name)

    def objection(rules: Ruleset, member: str, value: tuple[str, ...]) -> str:
        if set(value) == set(everybody):
            return f"With all of them in `{name}` mines hit nobody: write `hits_on = 0` instead"
        return without_mines(rules, member, value)

    return objection


def _anything(rules: Ruleset, member: str, value: object) -> str:
    return ""


MINES = Section(
    name="mines",
    sentence="What minefields hit, whom they spare, and whether they stop ships.",
    keys=(
        _key(
            "hits_on",
            "The highest die with which a mine hits a ship; 0: there are no mines.",
            range(7),
            _anything,
        ),
        _key(
            "exempt",
            "The powers whose ships no mine hits or stops.",
            Several(POWERS),
            _all_exempt("exempt", POWERS),
        ),
        _key(
            "exempt_units",
            "The ships that no mine hits or stops.",
            Several(SHIPS),
            _all_exempt("exempt_units", SHIPS),
        ),
        _key(
            "on",
            "Whether a ship has to fear the minefields that it enters, those that it leaves, or both.",
            ("entering", "leaving", "both"),
        ),
        _key(
            "stop",
            "Whether ships must end their movement on entering an active enemy minefield.",
            (False, True),
        ),
        _key(
            "battleship",
            "What a mine makes of an undamaged battleship.",
            ("damaged", "sunk"),
        ),
        _key(
            "late_cargo",
            "What becomes of cargo that a mined transport has loaded after it met the mine.",
            ("returned", "lost"),
        ),
    ),
)
