"""Rulesets drawn at random say everything that can be said, stay what they are on paper, and break nothing."""

from random import Random
from typing import Any

import pytest

from greatwar.conformance import run
from greatwar.dice import KeyedDice
from greatwar.fuzz.findings import Case, finding, smaller
from greatwar.fuzz.fuzzer import fuzz, house_ruleset
from greatwar.fuzz.mixtures import drawn_ruleset, made_like, recipe
from greatwar.game import Entry, Game
from greatwar.invariants.tables import broken
from greatwar.notation.orders import parse_line
from greatwar.notation.positions import load_position, write_moment
from greatwar.notation.records import Record, begin, read_record, write_record
from greatwar.notation.rulesets import read_rules, write_rules
from greatwar.notation.scenarios import read_scenarios
from greatwar.notation.trees import dump_tree
from greatwar.pieces import Piece, plus
from greatwar.rules import RULESETS, Ruleset
from greatwar.rules.house import SECTIONS
from greatwar.rules.mixing import options_tree
from greatwar.rules.opening import opening

DRAWN = [drawn_ruleset(Random(number)) for number in range(600)]


def keys(rules: Ruleset) -> set[tuple[str, str]]:
    return {(change.section, change.key) for change in recipe(rules).house}


def test_every_key_of_every_section_is_drawn_and_every_ruleset_and_option() -> None:
    known = {
        (section.name, key.name)
        for section in SECTIONS.values()
        for place in section.places
        for key in section.keys_of(place).values()
    }
    assert set().union(*map(keys, DRAWN)) == known
    assert {rules.base for rules in DRAWN} == set(RULESETS)
    offered = {option.name for rules in RULESETS.values() for option in rules.options}
    assert {name for rules in DRAWN for name in rules.chosen} == offered
    setups = [recipe(rules).setup for rules in DRAWN]
    assert any(setup.add for setup in setups) and any(setup.remove for setup in setups)


@pytest.mark.parametrize("rules", DRAWN[:40], ids=range(40))
def test_a_drawn_ruleset_is_the_same_when_a_position_or_a_record_is_read_again(rules: Ruleset) -> None:
    start = opening(rules)
    assert read_rules(write_rules(rules), options_tree(rules)) is rules
    table = Game(rules, start, KeyedDice("00" * 32)).table
    assert load_position(dump_tree(write_moment(rules, table))) == (rules, table)
    record = Record(write_rules(rules), rules.revision, options=options_tree(rules))
    assert begin(read_record(write_record(record))) == (rules, start)


def test_a_ruleset_that_is_given_keeps_what_it_says() -> None:
    tree = {"name": "cheap", "base": "tournament", "units": {"tank": {"cost": 5}}, "bid": {"italy": "6 IPCs"}}
    given = read_rules(tree, {"rounds": 8})
    mixed = [drawn_ruleset(Random(number), given) for number in range(30)]
    for rules in mixed:
        assert rules.name == "cheap" and rules.base == "tournament" and rules.chosen["rounds"] == 8
        assert all(change in recipe(rules).house for change in recipe(given).house)
    assert any(len(recipe(rules).house) > 10 for rules in mixed)


def test_the_same_seed_draws_the_same_ruleset() -> None:
    assert house_ruleset(3, 1918) is house_ruleset(3, 1918)
    assert house_ruleset(3, 1918) != house_ruleset(4, 1918)
    assert house_ruleset(1, 1, "tournament").base == "tournament"


@pytest.mark.parametrize("seed", [1914, 1916, 1918])
def test_mixed_games_break_nothing(seed: int) -> None:
    assert fuzz(2, seed, rounds=1, processes=1, mix="house") == []


def test_a_turn_that_does_not_end_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("greatwar.fuzz.fuzzer.LONGEST_TURN", 5)
    [found] = fuzz(1, 1918, rounds=1, processes=1, mix="house")
    assert found.breach.startswith("Nobody can end the ")
    assert read_scenarios(found.scenario, "finding")


def test_a_finding_is_made_small_in_its_rules_too(monkeypatch: pytest.MonkeyPatch) -> None:
    order = Game.order

    def generous(self: Game, power: Any, given: Any, **more: Any) -> Any:
        """Where tanks cost 5, one comes along for nothing with units that march to Hanover."""
        events = order(self, power, given, **more)
        if self.rules.units.cost["tank"] == 5 and getattr(given, "route", ("",))[-1] == "Hanover":
            force = plus(self.table.force("Hanover", power), Piece("tank"))
            self.table = self.table.with_force("Hanover", power, force)
        return events

    monkeypatch.setattr(Game, "order", generous)
    rules, start = load_position(
        """
        rules:
          name: many
          base: rulebook
          setup: {add: {Berlin: {germany: 1 tank}}}
          units: {tank: {cost: 5, attack: 4}, infantry: {defend: 2}}
          mines: {hits_on: 2}
          victory: {rounds: 8}
        options: {russian_revolution: true}
        setup: empty
        round: 2
        turn: germany
        phase: movement
        units: {Kiel: {germany: "2 infantry"}}
        """
    )
    case = Case(rules, start, (Entry(*parse_line("germany: move 1 infantry Kiel -> Hanover"), ()),))
    sentence = "Moving has changed the number of units: 1 tank of germany more, none fewer"
    left = recipe(smaller(case, sentence).rules)
    assert [change.place for change in left.house] == ["units.tank.cost"]
    assert left.options == {} and not left.setup.add
    printed = finding(1, case, sentence).scenario
    assert "tank: {cost: 5}" in printed and "mines" not in printed
    [played] = read_scenarios(printed, "finding")
    assert sentence in run(played, watch=broken).difference


def test_a_ruleset_without_its_house_rules_is_its_base() -> None:
    rules = read_rules({"name": "cheap", "base": "rulebook", "units": {"tank": {"cost": 5}}}, {})
    plain = made_like(rules, recipe(RULESETS["rulebook"]))
    assert plain == RULESETS["rulebook"]
