"""Records, read and written."""

from contextlib import suppress

import pytest
from hypothesis import given, settings

from greatwar.notation.orders import parse_order
from greatwar.notation.records import Record, RecordedOrder, begin, read_record, write_record
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.rules import ruleset
from greatwar.rules.opening import opening
from tests.notation.strategies import CALM, damaged, records
from tests.trials import examples

RECORD = """\
---
greatwar: 1                       # version of this format
rules: rulebook@1                 # ruleset and its revision
options: {russian_revolution: true}
players: {germany: Vera, france: general}       # or a number of players
position: standard                # or a position as above
dice: {commitment: 5f1c, key: null}            # the key once it is revealed
result: null                      # a side, draw, or null while it is played
---
start [3]
austria-hungary: buy 6 infantry, 2 artillery
austria-hungary: end

# The first battle of the war.
austria-hungary: Move 6 infantry, 2 artillery Trieste -> serbia
austria-hungary: end
Austria Hungary: attack Serbia [1, 4,3, 6]
"""

WRITTEN = """\
---
greatwar: 1
rules: rulebook@1
options: {russian_revolution: true}
players: {germany: Vera, france: general}
position: standard
dice: {commitment: "5f1c", key: null}
result: null
---
start [3]
austria-hungary: buy 6 infantry, 2 artillery
austria-hungary: end
austria-hungary: move 6 infantry, 2 artillery Trieste -> Serbia
austria-hungary: end
austria-hungary: attack Serbia [1, 4, 3, 6]
"""


def test_the_record_of_the_notation_is_read() -> None:
    record = read_record(RECORD)
    assert (record.version, record.rules, record.revision) == (1, "rulebook", 1)
    assert record.options == {"russian_revolution": True}
    assert record.players == {"germany": "Vera", "france": "general"}
    assert (record.position, record.commitment, record.key, record.result) == ("standard", "5f1c", None, None)
    assert record.start_dice == (3,)
    assert len(record.entries) == 5
    assert record.entries[-1] == RecordedOrder("austria-hungary", parse_order("attack Serbia"), (1, 4, 3, 6))
    assert record.dice == (3, 1, 4, 3, 6)


def test_a_record_is_written_in_canonical_words() -> None:
    assert write_record(read_record(RECORD)) == WRITTEN
    assert write_record(read_record(WRITTEN)) == WRITTEN


def test_other_line_ends_do_not_matter() -> None:
    assert read_record("\ufeff# A remark before all.\n\n" + RECORD.replace("\n", "\r\n")) == read_record(
        RECORD
    )


@CALM
@given(records)
def test_a_record_read_from_its_own_text_is_the_same(record: Record) -> None:
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


def test_a_game_begins_as_its_record_says() -> None:
    rules = ruleset("rulebook", {}, revision=1)
    assert begin(Record("rulebook", 1)) == (rules, opening(rules, 8))
    position = {"rules": "Rulebook", "setup": "empty", "players": 8, "round": 3}
    rules, table = begin(Record("rulebook", 1, position=position, players=2))
    assert (table.round, len(table.seats)) == (3, 2)


@pytest.mark.parametrize(
    "record",
    [
        Record("rulebook", 3),
        Record("rulebook", 1, position={"rules": "tournament"}),
        Record("rulebook", 1, position={"options": {"russian_revolution": True}}),
        Record("rulebook", 1, position={"round": 0}),
        Record("chess", 1),
    ],
)
def test_a_record_that_does_not_fit_does_not_begin(record: Record) -> None:
    with pytest.raises((Unreadable, Refused)):
        begin(record)


def changed(old: str, new: str) -> str:
    assert old in WRITTEN
    return WRITTEN.replace(old, new)


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("", "line 1", "header"),
        ("germany: end", "line 1", "header"),
        ("---\ngreatwar: 1\n", "line 3", "not closed"),
        ("---\n---\n", "", "document"),
        (changed("greatwar: 1", "greatwar: 2"), "line 2", "Version 1"),
        (changed("greatwar: 1\n", ""), "line 2", "`greatwar` is missing"),
        (changed("rulebook@1", "rulebook"), "line 3", "rulebook@1"),
        (changed("options: {", "options: {russian_revolution: true, "), "line 4", "twice"),
        (changed("Vera", "[Vera]"), "line 5, players.germany", "Text"),
        (changed("france: general", "france: Vera"), "line 5, players", "one side"),
        (changed("standard", "strange"), "line 6", "standard"),
        (changed("key: null", "kay: null"), "line 7, dice", "`key`"),
        (changed("key: null", "key: xyz"), "line 7, dice", "hexadecimal"),
        (changed("result: null", "result: victory"), "line 8, result", "no result"),
        (changed("result: null", "outcome: null"), "line 2", "outcome"),
        (changed("result: null", "result: {"), "line", "not YAML"),
        (changed("[3]", "[7]"), "line 10", "no die"),
        (changed("[3]", "[3"), "line 10", "without `]`"),
        (changed("[1, 4, 3, 6]", "[1, 4, , 6]"), "line 15", "no die"),
        (changed("[1, 4, 3, 6]", "[1, 4] [3]"), "line 15", "no die"),
        (changed("[1, 4, 3, 6]", "[1, 4] and so on"), "line 15", "without `]`"),
        (changed("attack Serbia", "attack Sarbia"), "line 15", "`Serbia`"),
        (changed("austria-hungary: attack", "narnia: attack"), "line 15", "power"),
        (changed("austria-hungary: attack", "attack"), "line 15", "POWER: ORDER"),
        (changed("austria-hungary: attack Serbia", "start"), "line 15", "once"),
        (changed("attack Serbia", "undo"), "line 15", "undo"),
    ],
)
def test_a_record_that_cannot_be_read_is_complained_about_with_its_line(
    text: str, line: str, words: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_record(text)
    assert caught.value.problem.place.startswith(line)
    assert words in caught.value.problem.sentence


@settings(CALM, max_examples=examples(300))
@given(damaged(RECORD))
def test_a_damaged_record_is_read_or_complained_about(text: str) -> None:
    with suppress(Unreadable):
        record = read_record(text)
        assert read_record(write_record(record)) == record
        with suppress(Refused):
            begin(record)
