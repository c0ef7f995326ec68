"""Minefields as a house rule changes them: `[mines]`."""

from greatwar.board import POWERS
from greatwar.pieces import SHIPS, Kind
from greatwar.rules.house.keys import Key, Objection, Parameter, Section, Several, Takes
from greatwar.rules.ruleset import Ruleset
from greatwar.text.messages import Message
from greatwar.text.say import house
from greatwar.text.say import key as text


def _key(
    name: str,
    sentence: Message,
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
    sentence=text.mines(),
    keys=(
        _key(
            "hits_on",
            text.mines_hits_on(),
            range(7),
            _anything,
        ),
        _key(
            "exempt",
            text.mines_exempt(),
            Several(POWERS),
            _all_exempt("exempt", POWERS),
        ),
        _key(
            "exempt_units",
            text.mines_exempt_units(),
            Several(SHIPS),
            _all_exempt("exempt_units", SHIPS),
        ),
        _key(
            "on",
            text.mines_on(),
            ("entering", "leaving", "both"),
        ),
        _key(
            "stop",
            text.mines_stop(),
            (False, True),
        ),
        _key(
            "battleship",
            text.mines_battleship(),
            ("damaged", "sunk"),
            _spared("battleship", "battleship"),
        ),
        _key(
            "late_cargo",
            text.mines_late_cargo(),
            ("returned", "lost"),
            _spared("late_cargo", "transport"),
        ),
    ),
)
