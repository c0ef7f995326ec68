"""House rules about mines, battles and submarine warfare: refused where they make no sense, and played by everybody."""

from random import Random

import numpy as np
import pytest

from greatwar.board import POWERS
from greatwar.dice import KeyedDice, ScriptedDice
from greatwar.env.war import raw_env
from greatwar.fuzz.fuzzer import fuzz
from greatwar.game import Game
from greatwar.notation.positions import read_position
from greatwar.notation.rulesets import read_rules, write_rules
from greatwar.odds import Army, land_attack
from greatwar.opponents import opponent, play
from greatwar.opponents.broadsides import Broadsides, FleetCount
from greatwar.opponents.fire import Fire
from greatwar.orders import Attack, Submerge
from greatwar.problems import Refused
from greatwar.rules import Ruleset, ruleset
from greatwar.rules.house import SECTIONS
from greatwar.rules.opening import begun, opening
from greatwar.text.comparison import compared, differences
from greatwar.web.forecasts import forecast_after, forecasts


def house(base: str, **sections: object) -> Ruleset:
    """A custom ruleset of this base."""
    return read_rules({"name": "house", "base": base, **sections}, {})


@pytest.mark.parametrize(
    ("base", "sections", "place", "words"),
    [
        ("rulebook", {"mines": {"hits_on": 0, "stop": True}}, "mines.stop", "there are no mines"),
        ("rulebook", {"mines": {"hits_on": 0, "exempt": ["usa"]}}, "mines.exempt", "there are no mines"),
        ("rulebook", {"mines": {"exempt": list(POWERS)}}, "mines.exempt", "write `hits_on = 0`"),
        (
            "rulebook",
            {"mines": {"exempt_units": ["battleship", "cruiser", "submarine", "transport"]}},
            "mines.exempt_units",
            "write `hits_on = 0`",
        ),
        ("second-edition", {"combat": {"sea_retreat": "attacker"}}, "combat.sea_retreat", "never asks"),
        ("tournament", {"combat": {"sea_rounds": "one"}}, "combat.sea_rounds", "never asks"),
        ("tournament", {"combat": {"sea_rounds": "all"}}, "combat.sea_rounds", "never asks"),
        ("reference-manual", {"combat": {"sea_rounds": "all"}}, "combat.sea_rounds", "only one side is left"),
        (
            "rulebook",
            {"combat": {"bombardment": "first", "bombardment_hits_on": 0}},
            "combat.bombardment",
            "do not bombard",
        ),
        (
            "second-edition",
            {"submarine_warfare": {"hits_on": 3}},
            "submarine_warfare.hits_on",
            "allowed = true",
        ),
        (
            "rulebook",
            {"submarine_warfare": {"victims": []}},
            "submarine_warfare.victims",
            "write `allowed = false`",
        ),
        (
            "rulebook",
            {"submarine_warfare": {"raiders": "france"}},
            "submarine_warfare.raiders",
            "do not raid its own side: Britain and the United States",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_with_the_reason(
    base: str, sections: dict[str, object], place: str, words: str
) -> None:
    with pytest.raises(Refused) as refusal:
        house(base, **sections)
    assert [problem.place for problem in refusal.value.problems] == [place]
    assert words in refusal.value.problems[0].sentence


@pytest.mark.parametrize(
    "base", ["rulebook", "tournament", "quick-reference", "second-edition", "reference-manual"]
)
@pytest.mark.parametrize("section", ["mines", "combat", "submarine_warfare"])
def test_what_a_ruleset_says_already_changes_nothing(base: str, section: str) -> None:
    rules = ruleset(base)
    for key in SECTIONS[section].keys:
        assert key.apply(rules, "", key.value(rules, "")) == rules


@pytest.mark.parametrize(
    ("base", "options", "sections"),
    [
        ("rulebook", {"mines_stop_movement": True}, {"mines": {"stop": True}}),
        ("second-edition", {"mines_battleship": "damaged"}, {"mines": {"battleship": "damaged"}}),
        ("second-edition", {"mines_cargo_loaded_after": "returned"}, {"mines": {"late_cargo": "returned"}}),
        ("tournament", {"sea_submerge": "beforeFire"}, {"combat": {"submerge": "before_fire"}}),
        ("rulebook", {"amphib_contested_combat": "none"}, {"combat": {"contested_landings": "none"}}),
        ("rulebook", {"amphib_strike": False}, {"combat": {"coastal_fire": 0}}),
        ("rulebook", {"amphib_silent_attackers": "all"}, {"combat": {"silent_attackers": "all"}}),
        ("rulebook", {"air_rounds": "one"}, {"combat": {"air_rounds": "one"}}),
        ("rulebook", {"usw": False}, {"submarine_warfare": {"allowed": False}}),
        ("second-edition", {"usw": True}, {"submarine_warfare": {"allowed": True}}),
        ("rulebook", {"usw_hits": 5}, {"submarine_warfare": {"hits_on": 5}}),
    ],
)
def test_a_key_and_an_option_that_mean_the_same_do_the_same(
    base: str, options: dict[str, object], sections: dict[str, object]
) -> None:
    chosen, said = ruleset(base, options), house(base, **sections)
    assert not any(row.differs for row in compared([chosen, said]))
    assert any(row.differs for row in compared([ruleset(base), said]))


def test_a_ruleset_with_these_sections_travels_with_its_games() -> None:
    rules = house(
        "second-edition",
        mines={"exempt": ["britain"], "exempt_units": ["submarines"]},
        combat={"land_rounds": "all"},
        submarine_warfare={"allowed": True, "victims": ["france"]},
    )
    written = write_rules(rules)
    assert isinstance(written, dict)
    assert written["mines"] == {"exempt": ["britain"], "exempt_units": ["submarine"]}
    assert written["combat"] == {"land_rounds": "all"}
    assert read_rules(written, {}) is rules


def test_the_comparison_tells_these_changes() -> None:
    rows = {
        row.key: row.values[1]
        for row in differences(
            [
                ruleset("rulebook"),
                house(
                    "rulebook",
                    mines={"hits_on": 2, "exempt": ["usa"]},
                    combat={"land_rounds": 3, "tanks": "except_landings", "sea_retreat": "attacker"},
                    submarine_warfare={"toll": "die"},
                ),
            ]
        )
    }
    told = {
        "mines.hits_on": "on a 1 or 2",
        "mines.exempt": "spare the ships of the United States",
        "land_battle.rounds": "lasts 3 rounds",
        "land_battle.tanks": "not in the first round of an amphibious assault",
        "sea_battle.retreat": "the attacker may retreat",
        "submarine_warfare": "as many IPCs as the die shows",
    }
    assert set(rows) == set(told)
    assert all(words in str(rows[key]) for key, words in told.items())


# Estimates and players


@pytest.mark.parametrize("rounds", [2, 3, "all"])
@pytest.mark.parametrize(
    ("mine", "theirs"),
    [((10, 4, 0, 0), (6, 2, 0, 0)), ((8, 3, 2, 1), (8, 2, 0, 0)), ((6, 1, 0, 0), (7, 2, 0, 0))],
)
def test_an_officer_s_estimate_counts_all_rounds_of_a_land_battle(
    rounds: object, mine: tuple[int, int, int, int], theirs: tuple[int, int, int, int]
) -> None:
    rules = house("rulebook", combat={"land_rounds": rounds})
    estimate, exact = Fire(rules).exchange(mine, theirs), land_attack(rules, Army(*mine), Army(*theirs))
    single = Fire(ruleset("rulebook")).exchange(mine, theirs)
    assert estimate.cleared == pytest.approx(exact.taken + exact.emptied, abs=0.2)
    assert estimate.kill == pytest.approx(exact.defender_loss, rel=0.25)
    assert estimate.loss == pytest.approx(exact.attacker_loss, rel=0.35)
    assert estimate.kill > single.kill


def test_an_officer_knows_whether_tanks_cancel_hits() -> None:
    mine, theirs = (4, 0, 4, 0), (8, 0, 0, 0)
    thin, thick = Fire(house("rulebook", combat={"tanks": "never"})), Fire(ruleset("rulebook"))
    wet = Fire(house("rulebook", combat={"tanks": "except_landings"}))
    assert thin.exchange(mine, theirs).loss > thick.exchange(mine, theirs).loss + 5
    assert wet.exchange(mine, theirs) == thick.exchange(mine, theirs)
    assert wet.landing(mine, (0, 0, 0, 0), theirs).loss > thick.landing(mine, (0, 0, 0, 0), theirs).loss + 5


def test_an_officer_knows_how_long_sea_battles_last() -> None:
    one, other = FleetCount(battleships=4), FleetCount(transports=20)
    lost = [
        Broadsides(house("rulebook", combat={"sea_rounds": rounds})).battle(one, other).kill
        for rounds in ("one", "press", "all")
    ]
    assert lost[0] < lost[1] < lost[2]


HOUSES: tuple[tuple[str, dict[str, object]], ...] = (
    (
        "rulebook",
        {
            "mines": {"hits_on": 2, "on": "both", "exempt_units": ["submarine"], "stop": True},
            "combat": {
                "land_rounds": 3,
                "sea_retreat": "attacker",
                "submerge": "before_fire",
                "bombardment": "first",
                "coastal_fire": 2,
                "tanks": "except_landings",
                "contested_landings": "none",
            },
            "submarine_warfare": {"toll": "die", "hits_on": 4},
        },
    ),
    (
        "second-edition",
        {
            "mines": {
                "on": "leaving",
                "late_cargo": "returned",
                "battleship": "damaged",
                "exempt": ["germany"],
            },
            "combat": {
                "land_rounds": "all",
                "sea_rounds": "all",
                "sea_retreat": "none",
                "bombardment_hits_on": 0,
                "coastal_fire": 3,
                "tanks": "never",
                "silent_attackers": "all",
            },
            "submarine_warfare": {"allowed": True},
        },
    ),
    (
        "reference-manual",
        {
            "mines": {"hits_on": 0},
            "combat": {"land_rounds": 2, "sea_retreat": "attacker", "bombardment": "first"},
            "submarine_warfare": {"raiders": "austria-hungary", "victims": ["france", "italy", "usa"]},
        },
    ),
)


@pytest.mark.slow
@pytest.mark.parametrize(("base", "sections"), HOUSES, ids=[base for base, _ in HOUSES])
def test_random_players_find_nothing_wrong_with_house_rules(base: str, sections: dict[str, object]) -> None:
    tree: dict[str, object] = {"rules": {"name": "house", "base": base, **sections}}
    assert fuzz(2, 11, tree, 4, processes=1) == []


@pytest.mark.slow
@pytest.mark.parametrize(("base", "sections"), HOUSES, ids=[base for base, _ in HOUSES])
def test_officers_play_by_house_rules_without_a_refusal(base: str, sections: dict[str, object]) -> None:
    rules = house(base, **sections)
    game = Game(rules, begun(rules, opening(rules)), KeyedDice(f"{5:064x}"))
    players = dict.fromkeys(POWERS, opponent("officer", 5))
    while game.table.round <= 2 and not game.table.winner:
        play(game, players)
    assert game.table.round == 3 or game.table.winner


@pytest.mark.parametrize(("base", "sections"), HOUSES, ids=[base for base, _ in HOUSES])
def test_the_learning_environment_plays_by_house_rules(base: str, sections: dict[str, object]) -> None:
    rules, rng = house(base, **sections), Random(3)
    environment = raw_env(rounds=2)
    environment.begin(Game(rules, opening(rules), KeyedDice(f"{3:064x}")))
    for _ in range(2_000):
        observation, *_, over, broken_off, _ = environment.last()
        if over or broken_off:
            break
        environment.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert len(environment.game.log) > 50


# Forecasts


def test_the_forecast_of_a_land_battle_counts_all_its_rounds() -> None:
    position = {"setup": "empty", "turn": "germany", "phase": "combat", "round": 2}
    units = {"Lorraine": {"germany": "6 infantry", "france": "3 infantry"}}
    named = {"name": "house", "base": "rulebook", "combat": {"land_rounds": "all"}}
    rules, table = read_position({"rules": named, "units": units, **position})
    [told] = forecasts(Game(rules, table, ScriptedDice()), "germany")
    assert told.drawn == 0
    assert told.won == land_attack(rules, Army(6), Army(3)).taken > 0.8


def test_when_a_battle_of_one_round_has_been_fired_the_forecast_adds_no_other() -> None:
    """The attackers have missed, and what the defenders' submarines do not sink stays afloat."""
    units = {"SZ 5": {"germany": "1 cruiser", "britain": "1 submarine"}}
    position = {"setup": "empty", "turn": "germany", "phase": "combat", "round": 2, "units": units}
    named = {"name": "house", "base": "rulebook", "combat": {"sea_rounds": "one"}}
    game = Game(*read_position({"rules": named, **position}), ScriptedDice([6]))
    game.order("germany", Attack("SZ 5"))
    [fires] = forecast_after(game, "britain", Submerge(0))
    [dives] = forecast_after(game, "britain", Submerge(1))
    assert fires.attacker_loss == pytest.approx(9 * 2 / 6)
    assert (fires.defender_loss, dives.attacker_loss, dives.defender_loss) == (0, 0, 0)
