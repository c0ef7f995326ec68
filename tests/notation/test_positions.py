"""Positions, read and written."""

from contextlib import suppress

import pytest
from hypothesis import given, settings

from greatwar.board import POWERS
from greatwar.notation.players import players_of, read_players, seats_of
from greatwar.notation.positions import KEYS, dump_position, load_position, read_position, write_position
from greatwar.notation.trees import Tree
from greatwar.notation.words import Unreadable
from greatwar.pieces import DAMAGED, FRESH, Cargo, Piece
from greatwar.problems import Refused
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.opening import division, empty, in_phase, opening
from greatwar.table import Dawn, Table
from tests.notation.strategies import CALM, damaged, players, read_rules_and_table, tables
from tests.trials import examples

POSITION = """\
rules: rulebook             # a ruleset's name
options: {russian_revolution: true}
setup: standard             # or empty
players: 8
round: 4
turn: germany
phase: movement
treasury: {germany: 20, france: 7}
bought: {germany: "3 infantry"}
control: {Picardy: germany, Belgium: germany, Togoland: none}
units:
  Lorraine: {france: "3 infantry, 1 artillery", germany: "2 infantry"}
  SZ 9: {britain: "1 battleship, 1 damaged battleship, 1 transport (2 infantry)"}
  Paris: none
mobilized: [Serbia, Belgium]
at_war: {usa: true}
submarine_warfare: false
collapsed: [italy]
lost_capital: [france]
revolution: declined
"""


def test_the_position_of_the_notation_is_read() -> None:
    rules, table = load_position(POSITION)
    assert rules.name == "rulebook"
    assert rules.revolution.possible
    assert (table.round, table.turn, table.phase) == (4, "germany", "movement")
    assert table.treasury == opening(rules, 8).treasury | {"germany": 20, "france": 7}
    assert table.bought == {"germany": {"infantry": 3}}
    assert table.control["Picardy"] == table.control["Belgium"] == "germany"
    assert "Togoland" not in table.control
    assert table.units["Lorraine"] == {
        "france": {FRESH["infantry"]: 3, FRESH["artillery"]: 1},
        "germany": {FRESH["infantry"]: 2},
    }
    laden = Piece("transport", cargo=(Cargo("infantry", "britain"),) * 2)
    assert table.units["SZ 9"] == {"britain": {FRESH["battleship"]: 1, DAMAGED: 1, laden: 1}}
    assert "Paris" not in table.units
    assert table.units["Vienna"] == opening(rules, 8).units["Vienna"]
    assert table.mobilized == {"Serbia", "Belgium"}
    assert table.neutral == frozenset()
    assert table.lost_capital == {"france"}
    assert table.collapsed == {"italy"}
    assert table.revolution == "declined"
    assert table.dawn == Dawn(table.units, table.control)


@pytest.mark.parametrize("phase", ["purchase", "movement", "combat", "mobilize", "income"])
def test_a_position_stands_inside_its_phase(phase: str) -> None:
    table = read_rules_and_table({"phase": phase})
    assert table.phase == phase
    assert table.frames == in_phase(table.phase)


def test_what_is_left_out_is_as_in_the_set_up() -> None:
    assert read_position({"rules": "rulebook"}) == (
        ruleset("rulebook", {}),
        opening(ruleset("rulebook", {}), 8),
    )
    assert read_rules_and_table({}) == empty(ruleset("rulebook", {}), 8)


def test_a_contested_territory_has_no_controller() -> None:
    units = {"Lorraine": {"france": "1 infantry", "germany": "1 infantry"}}
    assert "Lorraine" not in read_rules_and_table({"units": units}).control
    for told in ("contested", "none", "germany"):
        table = read_rules_and_table({"units": units, "control": {"Lorraine": told}})
        assert "Lorraine" not in table.control


def test_a_neutral_power_contests_nothing() -> None:
    units = {"Lorraine": {"france": "1 infantry", "germany": "1 infantry"}, "Kiel": {"usa": "1 infantry"}}
    assert read_rules_and_table({"units": units}).control["Kiel"] == "germany"


def test_a_shared_territory_has_no_controller() -> None:
    table = read_rules_and_table(
        {
            "options": {"russian_revolution": True},
            "revolution": "accepted",
            "units": {"Ukraine": {"russia": "1 infantry", "germany": "1 infantry"}},
            "control": {"Ukraine": "shared"},
        }
    )
    assert "Ukraine" not in table.control


def test_a_capital_in_enemy_hands_is_lost() -> None:
    assert read_rules_and_table({"control": {"Paris": "germany"}}).lost_capital == {"france"}
    assert read_rules_and_table({"control": {"Paris": "britain"}}).lost_capital == frozenset()
    told: dict[str, object] = {"control": {"Paris": "germany"}, "lost_capital": ["italy"]}
    assert read_rules_and_table(told).lost_capital == {"france", "italy"}


def test_a_lost_capital_need_not_be_in_enemy_hands() -> None:
    units = {"Paris": {"france": "1 infantry", "germany": "1 infantry"}}
    assert read_rules_and_table({"units": units, "lost_capital": ["france"]}).lost_capital == {"france"}


@CALM
@given(tables())
def test_a_position_read_from_its_own_tree_is_the_same(drawn: tuple[Ruleset, Table]) -> None:
    rules, table = drawn
    tree = write_position(rules, table)
    assert read_position(tree) == (rules, table)
    assert load_position(dump_position(rules, table)) == (rules, table)
    assert list(tree) == [key for key in KEYS if key in tree]


def test_the_empty_set_up_says_no_more_than_it_must() -> None:
    rules = ruleset("rulebook", {})
    assert dump_position(rules, empty(rules, 8)) == (
        "rules: rulebook\nsetup: empty\nplayers: 8\nround: 1\nturn: austria-hungary\nphase: purchase\n"
    )


def test_a_position_is_written_in_board_order_and_canonical_words() -> None:
    text = """\
rules: rulebook
setup: empty
players: 8
round: 2
turn: germany
phase: movement
treasury: {russia: 3, germany: 20}
control: {Vienna: none, Ruhr: france}
units:
  Vienna: {austria-hungary: "1 infantry, 2 tank"}
  SZ 9: {france: "1 cruiser", britain: "1 transport (1 infantry of france, 1 artillery)"}
mobilized: [Belgium, Serbia]
at_war: {usa: true}
submarine_warfare: true
"""
    assert dump_position(*load_position(text)) == text


def test_json_is_a_position_too() -> None:
    told = '{"rules": "rulebook", "setup": "empty", "units": {"SZ 9": {"britain": "2 cruisers"}}}'
    assert load_position(told)[1].units == {"SZ 9": {"britain": {FRESH["cruiser"]: 2}}}


@pytest.mark.parametrize("number", range(2, 9))
def test_a_number_of_players_takes_the_division_of_the_rulebook(number: int) -> None:
    assert read_rules_and_table({"players": number}).seats == division(number)


@CALM
@given(players)
def test_players_follow_from_the_seats(drawn: int) -> None:
    seats = seats_of(drawn)
    assert seats_of(players_of(seats)) == seats
    assert sorted(power for seat in seats for power in seat) == sorted(POWERS)


def test_a_player_has_powers_of_one_side() -> None:
    with pytest.raises(Unreadable) as caught:
        read_players({"germany": "Vera", "italy": "Vera"})
    assert caught.value.problem.rule == "RB-PLAY-02"


def test_powers_with_the_same_name_are_one_player() -> None:
    named = read_players({"germany": "Vera", "france": "general", "ottoman": "Vera"})
    assert ("germany", "ottoman") in seats_of(named)
    assert ("italy",) in seats_of(named)


@pytest.mark.parametrize(
    ("tree", "code", "place"),
    [
        ({"rouns": 3}, "unknown-key", ""),
        ({"setup": "full"}, "unknown-name", "setup"),
        ({"players": 1}, "wrong-value", "players"),
        ({"players": 9}, "wrong-value", "players"),
        ({"players": "two"}, "wrong-value", "players"),
        ({"players": {"germany": "Vera", "france": "Vera"}}, "two-sides", "players"),
        ({"players": {"germany": 3}}, "wrong-value", "players.germany"),
        ({"players": {"germany": " "}}, "unreadable", "players.germany"),
        ({"round": 0}, "wrong-value", "round"),
        ({"round": True}, "wrong-value", "round"),
        ({"round": "four"}, "wrong-value", "round"),
        ({"round": 10**30}, "wrong-value", "round"),
        ({"turn": "narnia"}, "unknown-name", "turn"),
        ({"turn": "central"}, "not-in-rules", "turn"),
        ({"turn": 3}, "wrong-value", "turn"),
        ({"turn": "russia", "revolution": "accepted"}, "wrong-value", "turn"),
        ({"phase": "tea"}, "unknown-name", "phase"),
        ({"treasury": {"germany": -1}}, "wrong-value", "treasury.germany"),
        ({"treasury": {"germany": 1.5}}, "wrong-value", "treasury.germany"),
        ({"treasury": {"narnia": 1}}, "unknown-name", "treasury"),
        ({"treasury": {"germany": 1, "Germany": 2}}, "unreadable", "treasury"),
        ({"treasury": [1]}, "wrong-value", "treasury"),
        ({"bought": {"germany": "3 zeppelins"}}, "unknown-name", "bought.germany"),
        ({"bought": {"germany": "1 damaged battleship"}}, "unreadable", "bought.germany"),
        ({"bought": {"germany": "1 infantry"}, "turn": "russia"}, "wrong-value", "bought"),
        ({"control": {"SZ 9": "germany"}}, "unreadable", "control.SZ 9"),
        ({"control": {"Paris": "narnia"}}, "unknown-name", "control.Paris"),
        ({"control": {"Paris": "contested"}}, "unreadable", "control.Paris"),
        ({"control": {"Paris": "shared"}}, "unreadable", "control.Paris"),
        ({"control": {"Paris": None}}, "wrong-value", "control.Paris"),
        ({"control": {"Atlantis": "germany"}}, "unknown-name", "control"),
        ({"units": {"Atlantis": "none"}}, "unknown-name", "units"),
        ({"units": {"Paris": None}}, "wrong-value", "units.Paris"),
        ({"units": {"Paris": "3 infantry"}}, "wrong-value", "units.Paris"),
        ({"units": {"Paris": {"france": 3}}}, "wrong-value", "units.Paris.france"),
        ({"units": {"Paris": {"france": "0 infantry"}}}, "unreadable", "units.Paris.france"),
        ({"units": {"Paris": {"france": "1 cruiser"}}}, "not-ashore", "units.Paris.france"),
        ({"units": {"Paris": {"france": "1 battleship"}}}, "not-ashore", "units.Paris.france"),
        ({"units": {"SZ 9": {"france": "1 infantry"}}}, "not-afloat", "units.SZ 9.france"),
        ({"units": {"SZ 9": {"france": "1 fighter"}}}, "not-afloat", "units.SZ 9.france"),
        ({"units": {"SZ 9": {"france": "1 transport (3 tank)"}}}, "too-much-cargo", "units.SZ 9.france"),
        ({"units": {"SZ 30": {"russia": "1 cruiser"}}}, "not-afloat", "units.SZ 30.russia"),
        ({"units": {"Paris": "none", "paris": "none"}}, "unreadable", "units"),
        ({"mobilized": ["Paris"]}, "wrong-value", "mobilized"),
        ({"mobilized": "Belgium"}, "wrong-value", "mobilized"),
        ({"mobilized": [1]}, "wrong-value", "mobilized"),
        ({"at_war": {"germany": False}}, "not-in-rules", "at_war"),
        ({"at_war": {"usa": "yes"}}, "wrong-value", "at_war.usa"),
        ({"at_war": ["usa"]}, "wrong-value", "at_war"),
        ({"submarine_warfare": "on"}, "wrong-value", "submarine_warfare"),
        ({"collapsed": {"france": "economic"}}, "not-in-rules", "collapsed"),
        ({"collapsed": 3}, "wrong-value", "collapsed"),
        ({"lost_capital": ["narnia"]}, "unknown-name", "lost_capital"),
        ({"lost_capital": "france"}, "wrong-value", "lost_capital"),
        ({"revolution": "soon"}, "unknown-name", "revolution"),
        ({"rules": "tournament", "revolution": "declined"}, "not-in-rules", "revolution"),
        ({"options": [1]}, "wrong-value", "options"),
        ({"rules": 3}, "wrong-value", "rules"),
        ({3: 4}, "wrong-value", ""),
    ],
)
def test_a_position_that_cannot_be_is_complained_about(
    tree: dict[str, object], code: str, place: str
) -> None:
    with pytest.raises(Unreadable) as caught:
        read_rules_and_table(tree)
    assert (caught.value.problem.code, caught.value.problem.place) == (code, place)


@pytest.mark.parametrize(
    "tree",
    [
        {"rules": "chess"},
        {"options": {"flying_carpets": True}},
        {"options": {"russian_revolution": "perhaps"}},
        {"options": {"russian_revolution": [[]]}},
    ],
)
def test_unknown_rules_and_options_are_refused(tree: dict[str, object]) -> None:
    with pytest.raises(Refused):
        read_rules_and_table(tree)


@pytest.mark.parametrize("text", ["", "[]", "3", "rules", "- rules: rulebook", "a: 1\n---\nb: 2"])
def test_what_is_no_position_is_said_in_a_sentence(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        load_position(text)
    assert caught.value.problem.sentence


@settings(CALM, max_examples=examples(300))
@given(damaged(POSITION))
def test_a_damaged_position_is_read_or_complained_about(text: str) -> None:
    with suppress(Unreadable, Refused):
        rules, table = load_position(text)
        assert load_position(dump_position(rules, table)) == (rules, table)


TOURNAMENT: Tree = {"rules": "tournament", "setup": "empty"}
SIDES: Tree = {"rules": "second-edition", "setup": "empty"}


@pytest.mark.parametrize(
    ("tree", "turn"),
    [
        (TOURNAMENT | {"collapsed": ["austria-hungary"]}, "russia"),
        (TOURNAMENT | {"collapsed": ["austria-hungary", "russia"]}, "germany"),
        ({"rules": "rulebook", "revolution": "accepted"}, "austria-hungary"),
        (SIDES | {"collapsed": ["germany"]}, "central"),
        (SIDES | {"collapsed": ["austria-hungary", "germany", "ottoman"]}, "allies"),
    ],
)
def test_a_position_that_names_no_turn_takes_the_first_in_which_somebody_is_left(
    tree: Tree, turn: str
) -> None:
    assert read_position(tree)[1].turn == turn


@pytest.mark.parametrize(
    ("tree", "place"),
    [
        (TOURNAMENT | {"turn": "italy", "collapsed": ["italy"]}, "turn"),
        (SIDES | {"turn": "central", "collapsed": ["austria-hungary", "germany"]}, "turn"),
        (SIDES | {"collapsed": list(POWERS)}, ""),
    ],
)
def test_nobody_takes_a_turn_who_has_left_the_war(tree: Tree, place: str) -> None:
    with pytest.raises(Unreadable, match="No one is left in the war") as caught:
        read_position(tree)
    assert (caught.value.problem.code, caught.value.problem.place) == ("wrong-value", place)


def test_all_powers_that_move_together_may_have_bought() -> None:
    bought = {"germany": "1 infantry", "austria-hungary": "2 infantry"}
    assert set(read_position(SIDES | {"bought": bought})[1].bought) == set(bought)
    with pytest.raises(Unreadable, match="France has bought nothing"):
        read_position(SIDES | {"bought": {"france": "1 infantry"}})


def test_what_an_option_can_bring_may_be_told_without_it() -> None:
    assert read_position({"rules": "rulebook", "revolution": "declined"})[1].revolution == "declined"
    told = {"rules": "rulebook", "options": {"usw": False}, "submarine_warfare": True}
    assert read_position(told)[1].submarine_warfare


def test_a_collapsed_power_has_lost_its_capital_only_where_its_treasury_can_be_claimed() -> None:
    lost: Tree = {"turn": "allies", "collapsed": ["france"], "control": {"Paris": "germany"}}
    rules, table = read_position(SIDES | lost)
    assert table.lost_capital == frozenset()
    assert load_position(dump_position(rules, table)) == (rules, table)
    rules, table = read_position(TOURNAMENT | lost | {"turn": "germany"})
    assert table.lost_capital == {"france"}
    assert load_position(dump_position(rules, table)) == (rules, table)


def test_a_surrendered_power_holds_nothing_and_the_other_collapse_is_named() -> None:
    rules, table = read_position(TOURNAMENT | {"setup": "standard", "collapsed": ["italy"]})
    assert table.collapsed == {"italy"} and not table.bankrupt
    assert "italy" not in table.control.values()
    assert not any("italy" in stacks for stacks in table.units.values())
    both = TOURNAMENT | {"collapsed": {"italy": "political", "france": "economic"}}
    rules, table = read_position(both)
    assert table.collapsed == {"italy"} and table.bankrupt == {"france"}
    assert write_position(rules, table)["collapsed"] == {"france": "economic", "italy": "political"}
    assert load_position(dump_position(rules, table)) == (rules, table)


def test_the_economy_of_the_power_that_begins_its_turn_is_read_from_its_losses() -> None:
    lost = {"Lorraine": "germany", "Picardy": "germany", "Burgundy": "germany", "Bordeaux": "germany"}
    _, table = read_position(TOURNAMENT | {"turn": "france", "control": lost})
    assert table.bankrupt == {"france"}
    _, table = read_position(TOURNAMENT | {"turn": "germany", "control": lost})
    assert not table.bankrupt


def test_an_announced_last_round_is_part_of_a_position() -> None:
    rules, table = read_position(TOURNAMENT | {"options": {"rounds": 0}, "last_round": True})
    assert table.last_round
    assert load_position(dump_position(rules, table)) == (rules, table)


@pytest.mark.parametrize(
    ("tree", "code"),
    [
        ({"collapsed": ["usa"]}, "not-in-rules"),
        ({"collapsed": {"france": "spiritual"}}, "unknown-name"),
        ({"collapsed": ["italy"], "control": {"Rome": "italy"}}, "wrong-value"),
        ({"collapsed": ["italy"], "units": {"Rome": {"italy": "1 infantry"}}}, "wrong-value"),
        (
            {"collapsed": ["italy"], "units": {"SZ 17": {"britain": "1 transport (1 infantry of italy)"}}},
            "wrong-value",
        ),
        ({"options": {"clock": False}, "last_round": True}, "not-in-rules"),
        ({"rules": "rulebook", "last_round": True}, "not-in-rules"),
    ],
)
def test_what_a_collapse_leaves_no_room_for_is_refused(tree: Tree, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        read_position(TOURNAMENT | tree)
    assert caught.value.problem.code == code
