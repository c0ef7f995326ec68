"""Minefields as a house rule changes them: `[mines]`."""

from greatwar.board import POWERS
from greatwar.pieces import SHIPS, Kind
from greatwar.rules.house.keys import Key, Objection, Parameter, Section, Several, Takes
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house


def _key(
    name: str,
    sentence: str,
    takes: Takes,
    objection: Objection | None = None,
) -> Key:
    parameter = Parameter("mines", name)
    return Key(name, sentence, takes, parameter.value, parameter.apply, objection or _without_mines(name))


def _without_mines(name: str) -> Objection:
    def objection(rules: Ruleset, member: str, value: object) -> Message | None:
        if rules.mines.hits_on:
            return None
        return house.no_mines(key=name)

    return objection


def _all_exempt(name: str, everybody: tuple[str, ...]) -> Objection:
    without_mines = _without_mines(name)

    def objection(rules: Ruleset, member: str, value: tuple[str, ...]) -> Message | None:
        if set(value) == set(everybody):
            return house.mines_hit_no_one(key=name)
        return without_mines(rules, member, value)

    return objection


def _spared(name: str, kind: Kind) -> Objection:
    without_mines = _without_mines(name)

    def objection(rules: Ruleset, member: str, value: object) -> Message | None:
        if rules.mines.hits_on and kind in rules.mines.exempt_units:
            return house.mines_spare(kind=kind, key=name)
        return without_mines(rules, member, value)

    return objection


def _anything(rules: Ruleset, member: str, value: object) -> Message | None:
    return None


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
            _spared("battleship", "battleship"),
        ),
        _key(
            "late_cargo",
            "What becomes of cargo that a mined transport has loaded after it met the mine.",
            ("returned", "lost"),
            _spared("late_cargo", "transport"),
        ),
    ),
)
