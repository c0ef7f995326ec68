"""Odds over HTTP: every kind of battle, the module's own figures, and sentences for what cannot be."""

from typing import Any

import pytest

from greatwar.odds import (
    AIMS,
    Army,
    Contender,
    Fleet,
    Situation,
    Stakes,
    front,
    land_attack,
    landing,
    mined,
    sea_battle,
)
from greatwar.odds.loss_orders import attackers_orders
from greatwar.odds.sea import Conduct
from greatwar.rules import RULESETS, ruleset
from tests.text.reading import read
from tests.web.houses import Complained, Server

RULEBOOK = ruleset("rulebook")


def asked(server: Server, kind: str, attackers: str, defenders: str, **more: Any) -> Any:
    return server.post("api/odds", {"type": kind, "attackers": attackers, "defenders": defenders, **more})


def chance(odds: Any, word: str) -> float:
    return next(
        (
            float(fate["chance"])
            for fate in odds["fates"] + odds["beside"]
            if fate["word"]["id"] == f"battle-odds-{word}"
        ),
        0.0,
    )


def test_an_attack_on_land_is_told_with_its_losses_in_units_and_ipcs(server: Server) -> None:
    rules = ruleset("tournament", {"air_rounds": "one"})
    told = asked(
        server,
        "land",
        "germany: 5 infantry, 2 artillery, 1 fighter",
        "france: 4 infantry, 1 fighter",
        ruleset="tournament",
        options={"air_rounds": "one"},
    )
    own = land_attack(rules, Army(5, 2, 0, 1), Army(4, 0, 0, 1))
    assert chance(told, "captured") == pytest.approx(own.taken)
    assert chance(told, "repelled") == pytest.approx(own.repelled)
    assert sum(fate["chance"] for fate in told["fates"]) == pytest.approx(1)
    for side, losses, units in (
        ("attackers", own.attacker_losses(), own.units_lost().sum(axis=1)),
        ("defenders", own.defender_losses(), own.units_lost().sum(axis=0)),
    ):
        assert told[side]["ipcs"] == {str(k): pytest.approx(v) for k, v in losses.items() if v > 1e-7}
        assert told[side]["units"] == {
            str(k): pytest.approx(v) for k, v in enumerate(units.tolist()) if v > 1e-7
        }
        assert told[side]["low"] <= told[side]["loss"] <= told[side]["high"]
    assert told["attackers"]["value"] == 5 * 3 + 2 * 4 + 6


def test_several_powers_defend_and_attack_together_where_a_side_does(server: Server) -> None:
    together = "germany: 3 infantry; austria-hungary: 2 infantry, 1 artillery"
    told = asked(server, "land", together, "russia: 4 infantry", ruleset="second-edition")
    own = land_attack(ruleset("second-edition"), [Army(2, 1), Army(3)], Army(4))
    assert chance(told, "captured") == pytest.approx(own.taken)
    with pytest.raises(Complained) as complained:
        asked(server, "land", together, "russia: 4 infantry")
    assert "Each power attacks by itself" in read(complained.value.problems[0]["message"])


def test_a_landing_is_told_alone_and_from_its_voyage_on(server: Server) -> None:
    told = asked(
        server, "land", "britain:", "ottoman: 2 infantry, 1 artillery", landing="4 infantry, 2 battleship"
    )
    own = land_attack(RULEBOOK, (), Army(2, 1), landed=Army(4), battleships=2)
    assert chance(told, "captured") == pytest.approx(own.taken)
    sailed = asked(
        server,
        "voyage",
        "britain:",
        "ottoman: 2 infantry",
        landing="1 transport (1 infantry, 1 artillery), 1 cruiser",
        guard="1 submarine",
        mines=1,
    )
    whole = landing(
        RULEBOOK,
        [Army(1, 1)],
        Army(2),
        escort=Fleet(cruiser=1),
        enemy_fleet=Fleet(submarine=1),
        fields=1,
    )
    assert chance(sailed, "captured") == pytest.approx(whole.taken)
    assert chance(sailed, "landed") == pytest.approx(whole.landed)
    assert sailed["ships_lost"] == pytest.approx(whole.ships_lost)


def test_a_sea_battle_is_told_with_advice(server: Server) -> None:
    told = asked(
        server,
        "sea",
        "germany: 2 cruiser, 2 submarine",
        "britain: 1 battleship, 1 submarine",
        zone=4,
        staying=0.5,
    )
    own = sea_battle(
        RULEBOOK,
        Fleet(cruiser=2, submarine=2),
        Fleet(battleship=1, submarine=1),
        attack=Conduct(submerging="best"),
        defence=Conduct(submerging="best"),
        press="best",
        stakes=Stakes(zone=4, staying=0.5),
    )
    assert chance(told, "won") == pytest.approx(own.won)
    assert chance(told, "cleared") == pytest.approx(own.cleared)
    assert told["rounds"] == pytest.approx(own.rounds)
    assert sum(told["attackers"]["units"].values()) == pytest.approx(1)
    assert any(line["id"] == "battle-odds-attacker-submerges" for line in told["advice"])
    assert {each["best"] for each in told["choices"]} <= {"press", "break off", "retreat"} and told["choices"]
    second = asked(
        server,
        "sea",
        "germany: 2 battleship",
        "britain: 2 cruiser",
        ruleset="second-edition",
        withdraw=True,
        press="always",
    )
    fled = sea_battle(
        ruleset("second-edition"), Fleet(2), Fleet(cruiser=2), situation=Situation(withdraw=True)
    )
    assert chance(second, "cleared") == pytest.approx(fled.cleared)
    assert second["terms"] == {
        "several_rounds": False,
        "may_retreat": second["terms"]["may_retreat"],
        "one_side_leaves": True,
    }
    assert second["choices"] == []


def test_mines_are_told_by_themselves(server: Server) -> None:
    told = server.post(
        "api/odds", {"type": "mines", "fleet": "britain: 1 battleship, 2 cruiser", "fields": 2}
    )
    left = mined(RULEBOOK, Fleet(1, 0, 2), 2)
    assert chance(told, "undamaged") == pytest.approx(left[Fleet(1, 0, 2)])
    assert sum(fate["chance"] for fate in told["fates"]) == pytest.approx(1)
    sunk = sum(likely for fleet, likely in left.items() if fleet.afloat < 3)
    assert chance(told, "sunk") == pytest.approx(sunk)
    assert told["fleet"]["value"] == 12 + 2 * 9
    for wrong in ({"fleet": "britain:"}, {"fleet": "britain: 1 infantry"}, {"fleet": "britain: 30 cruiser"}):
        with pytest.raises(Complained) as complained:
            server.post("api/odds", {"type": "mines", **wrong})
        assert complained.value.status == 400
    with pytest.raises(Complained):
        server.post("api/odds", {"type": "mines", "fleet": "britain: 1 cruiser", "fields": 0})


def test_a_front_and_the_best_casualties_are_told(server: Server) -> None:
    forces = ("germany: 6 infantry, 3 artillery", "france: 5 infantry, 2 artillery")
    told = asked(server, "front", *forces, turns=2, reinforce="2 infantry", enemy_attacks="never")
    own = front(RULEBOOK, Contender(Army(6, 3), Army(2)), Contender(Army(5, 2), attacks="never"), 2)
    assert [each["contested"] for each in told["moments"]] == [
        pytest.approx(moment.contested) for moment in own.moments
    ]
    best = asked(server, "orders", *forces, aim="defence")
    ranked = attackers_orders(RULEBOOK, Army(6, 3), Army(5, 2), "defence")
    assert best["counts"]["id"] == AIMS["defence"].id
    assert best["attackers"][0]["worth"] == pytest.approx(ranked[0].worth)
    assert set(best["attackers"][0]["order"]) == {"infantry", "artillery"}
    ships = asked(server, "sea-orders", "germany: 1 battleship, 1 cruiser", "britain: 2 cruiser")
    assert ships["attackers"][0]["worth"] >= ships["attackers"][-1]["worth"]


def test_options_are_offered_where_they_bear_on_the_battle(server: Server) -> None:
    told = {each["ruleset"]: each for each in server.get("api/odds/rulesets")["rulesets"]}
    assert set(told) == set(RULESETS)
    names = {
        battle: {option["name"] for option in some} for battle, some in told["rulebook"]["options"].items()
    }
    assert "air_rounds" in names["land"] and "air_rounds" not in names["sea"]
    assert "mines_battleship" in names["sea"] and "amphib_strike" in names["landing"] - names["land"]
    assert told["second-edition"]["together"] and not told["rulebook"]["together"]


ONE, FRENCH = "germany: 1 infantry", "france: 1 infantry"


@pytest.mark.parametrize(
    ("kind", "attackers", "defenders", "more", "sentence"),
    [
        ("land", ONE, "ottoman: 1 infantry", {}, "same side"),
        ("land", "germany: 1 artillery", FRENCH, {}, "An army needs"),
        ("land", "germany:", FRENCH, {}, "The attackers have no units"),
        ("land", "germany: 1 infantri", FRENCH, {}, "no unit `infantri`"),
        ("land", "", FRENCH, {}, "Name a force, such as"),
        ("land", ONE, "france: 1 cruiser", {}, "fight on land, not cruisers"),
        ("land", "britain:", ONE, {"landing": "britain:"}, "names no units"),
        ("sea", "germany: 1 transport", "france: 1 cruiser", {}, "no warship"),
        ("sea", "germany: 60 cruiser", "france: 1 cruiser", {}, "up to 60 ships"),
        ("sea", "germany: 20 cruiser", "france: 1 cruiser", {"mines": 1}, "through mines"),
        ("front", "germany: 41 infantry", FRENCH, {}, "up to 40 units"),
        ("front", ONE, f"{FRENCH}; britain: 1 infantry", {}, "one army"),
        ("orders", "germany: 20 infantry", FRENCH, {"aim": "front"}, "up to 12"),
        ("land", ONE, FRENCH, {"ruleset": "chess"}, "no ruleset"),
        ("land", ONE, FRENCH, {"options": {"air_rounds": "two"}}, "air_rounds"),
        ("land", ONE, FRENCH, {"lose": "cheese"}, "cheese"),
        ("land", ONE, FRENCH, {"x": 1}, "cannot be read"),
        ("land", ONE * 60, FRENCH, {}, "cannot be read"),
        ("sea", "1 cruiser", "1 cruiser", {"press": 0}, "cannot be read"),
        ("air", ONE, FRENCH, {}, "cannot be read"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence(
    server: Server, kind: str, attackers: str, defenders: str, more: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Complained) as complained:
        asked(server, kind, attackers, defenders, **more)
    assert complained.value.status == 400
    assert sentence in read(complained.value.problems[0]["message"])


def test_a_custom_ruleset_names_the_rules_by_which_its_battles_are_reckoned(server: Server) -> None:
    custom = "{name: early-armour, base: rulebook, options: {mines_battleship: sunk}}"
    created = server.new_game(position=f"{{rules: {custom}, round: 2, turn: germany, phase: movement}}")
    with server.player(created, 0) as vera:
        rules = vera.welcome["rules"]
    assert (rules["name"], rules["base"]) == ("early-armour", "rulebook")
    asked = {
        "type": "mines",
        "fleet": "germany: 1 battleship",
        "ruleset": rules["base"],
        "options": rules["chosen"],
    }
    fates = {each["word"]["id"]: each["chance"] for each in server.post("api/odds", asked)["fates"]}
    plain = {
        each["word"]["id"]: each["chance"]
        for each in server.post("api/odds", {**asked, "options": {}})["fates"]
    }
    assert fates != plain
    with pytest.raises(Complained):
        server.post("api/odds", {**asked, "ruleset": rules["name"]})
