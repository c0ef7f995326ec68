"""Revisions: a corrected ruling is a new revision, and what is under way goes on by the one it was begun with."""

from operator import attrgetter
from pathlib import Path

import msgspec
import pytest

from greatwar.dice import KeyedDice
from greatwar.game import Game
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import load_position, read_position, write_moment
from greatwar.notation.records import Record, begin, read_record, write_record
from greatwar.notation.rulesets import load_ruleset, read_rules, write_rules
from greatwar.notation.trees import Tree, dump_tree
from greatwar.notation.words import Unreadable
from greatwar.problems import Refused
from greatwar.records.fairness import Misfit, replay
from greatwar.records.saves import Save
from greatwar.records.transcripts import transcript
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.rules.catalog import EARLIER, revisions
from greatwar.rules.descriptions import PARAMETERS
from greatwar.rules.opening import opening
from greatwar.store.play import Play, record_of
from greatwar.store.rows import GameRow, StepRow

KEY = "5a" * 32

PORTUGAL: Tree = {
    "setup": "empty",
    "round": 2,
    "turn": "allies",
    "phase": "movement",
    "mobilized": ["Serbia", "Belgium"],
    "units": {"Rhodesia": {"britain": "1 infantry"}},
}
"""A colony of a minor power that leans to Britain: what C-110 has closed."""
INTO_ANGOLA = "britain: move 1 infantry Rhodesia -> Angola"

CHANGED: dict[str, set[str]] = {
    "rulebook": {"movement.landings_named", "revolution.departed_vote"},
    "tournament": {"movement.landings_named", "revolution.departed_vote", "sea_battle.retreat_closes_zone"},
    "second-edition": {
        "movement.landings_named",
        "revolution.departed_vote",
        "entry.leaning_land_closed",
        "units.land_units_fixed",
        "economy.morocco",
    },
    "quick-reference": {"movement.landings_named", "revolution.departed_vote"},
    "reference-manual": {
        "movement.landings_named",
        "revolution.departed_vote",
        "land_battle.tanks",
        "minors.mobilizing",
        "units.land_units_fixed",
        "economy.morocco",
    },
}
"""What revision 2 has changed."""


def record_at(revision: int) -> Record:
    text = write_record(Record("second-edition", revision, position=PORTUGAL))
    return read_record(f"{text}{INTO_ANGOLA}\nrussia: end\nfrance: end\nbritain: end\n")


@pytest.mark.parametrize("name", RULESETS)
def test_a_new_game_takes_the_newest_revision(name: str) -> None:
    assert ruleset(name) is ruleset(name, revision=revisions(name)[-1])
    assert ruleset(name).revision == max(revisions(name)) == 2


@pytest.mark.parametrize("first", EARLIER, ids=lambda rules: rules.name)
def test_an_earlier_revision_states_only_what_was_changed(first: Ruleset) -> None:
    newest = RULESETS[first.name]
    differing = {
        parameter for parameter in PARAMETERS if attrgetter(parameter)(first) != attrgetter(parameter)(newest)
    }
    assert first.revision < newest.revision
    assert differing == CHANGED[newest.name]


@pytest.mark.parametrize("name", RULESETS)
def test_an_option_holds_in_every_revision(name: str) -> None:
    option = RULESETS[name].options[0]
    value = next(each for each in option.values if each != option.default)
    made = ruleset(name, {option.name: value}, revision=1)
    assert (made.revision, made.chosen) == (1, {option.name: value})
    assert made is ruleset(name, {option.name: value}, revision=1)
    assert made != ruleset(name, {option.name: value})


@pytest.mark.parametrize("revision", [3, 99])
def test_an_unknown_revision_is_refused_and_the_known_ones_are_named(revision: int) -> None:
    for read in (
        lambda: ruleset("rulebook", revision=revision),
        lambda: begin(Record("rulebook", revision)),
        lambda: read_position({"rules": f"rulebook@{revision}"}),
        lambda: begin(Record({"name": "house", "base": "rulebook"}, revision)),
    ):
        with pytest.raises((Refused, Unreadable), match=f"Revision {revision} of rulebook .* are 1 and 2"):
            read()


def test_an_old_record_replays_by_the_old_ruling_and_a_new_one_by_the_new() -> None:
    *_, last = replay(record_at(1))
    assert "Portugal" in last.game.table.mobilized
    assert last.game.rules is ruleset("second-edition", revision=1)
    with pytest.raises(Misfit, match="Portugal is neutral and leans to your side"):
        list(replay(record_at(2)))


def test_a_position_may_name_a_revision_and_goes_by_the_newest_without() -> None:
    assert read_position({**PORTUGAL, "rules": "second-edition"})[0].revision == 2
    assert read_position({**PORTUGAL, "rules": "Second Edition@1"})[0] is ruleset(
        "second-edition", revision=1
    )


@pytest.mark.parametrize("revision", [1, 2])
def test_a_record_of_a_custom_ruleset_goes_by_the_revision_of_its_base(revision: int) -> None:
    tree = load_ruleset('name = "house"\nbase = "second-edition"\n[setup.treasury]\nfrance = 30\n')
    rules = read_rules({**tree, "base": f"second-edition@{revision}"}, {})
    assert (rules.revision, rules.base) == (revision, "second-edition")
    text = write_record(Record(write_rules(rules), rules.revision))
    assert f"base: second-edition@{revision}" in text
    assert begin(read_record(text))[0] is rules


def test_a_transcript_names_the_revision_of_its_game() -> None:
    rules, table = read_position({**PORTUGAL, "rules": "second-edition@1"})
    game = Game(rules, table, KeyedDice(KEY))
    game.order(*parse_line(INTO_ANGOLA))
    written = write_record(transcript(game))
    assert "rules: second-edition@1\n" in written
    *_, last = replay(read_record(written))
    assert last.game.table == game.table


def test_a_game_told_to_a_program_keeps_its_revision() -> None:
    rules, table = read_position({**PORTUGAL, "rules": "second-edition@1"})
    assert load_position(dump_tree(write_moment(rules, table))) == (rules, table)
    newest = ruleset("second-edition")
    assert write_moment(newest, table)["rules"] == "second-edition"


def test_a_saved_game_goes_on_by_its_revision(tmp_path: Path) -> None:
    path = tmp_path / "old.gwr"
    tree = {**PORTUGAL, "rules": "second-edition@1"}
    rules, table = read_position(tree)
    Save.begin(path, rules, table, position=tree, key=KEY)
    assert "rules: second-edition@1\n" in path.read_text("utf-8")
    loaded = Save.load(path)
    assert loaded.game.rules is rules
    loaded.order(*parse_line(INTO_ANGOLA))
    assert Save.load(path).game.table == loaded.game.table


def test_a_stored_game_goes_on_by_its_revision() -> None:
    rules, table = read_position({**PORTUGAL, "rules": "second-edition@1"})
    play = Play.begin(rules, table, KEY, position=PORTUGAL)
    given = play.give(*parse_line(INTO_ANGOLA))
    row = GameRow(
        id="game",
        title="",
        begun=0.0,
        header=write_record(play.record),
        key=KEY,
        host="",
        standing=b"{}",
        inherited=0,
    )
    step = StepRow(1, given.at, given.power, msgspec.json.encode(given.order), given.dice, b"{}", 0)
    loaded = Play.load(row, [step], None)
    assert loaded.game.rules is rules
    assert loaded.game.table == play.game.table
    # and so does a game that goes on from it
    later, _ = Play.going_on(record_of(row, [step]), KEY)
    assert later.game.rules is rules and later.record.revision == 1


def test_a_stored_game_that_is_new_takes_the_newest_revision() -> None:
    rules = ruleset("rulebook")
    assert Play.begin(rules, opening(rules, 8), KEY).record.revision == 2
