"""`greatwar odds`: what it prints, for players and for programs, and what it says about what cannot be."""

import json

import pytest

from greatwar.odds import Army, Fleet, Stakes, land_attack, mined, sea_battle
from greatwar.rules import ruleset
from tests.cli.games import greatwar

RULEBOOK = ruleset("rulebook")


def odds(*arguments: str) -> str:
    return greatwar("odds", *arguments).output


def tree(*arguments: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(odds(*arguments, "--json"))
    return found


def test_an_attack_on_land_is_shown_with_its_chances_losses_and_bars() -> None:
    shown = odds("germany: 8 infantry, 4 artillery, 1 fighter", "france: 6 infantry, 2 artillery")
    assert "Germany against France · rulebook" in shown
    assert "captured   25.0%  ███████▌" in shown
    assert "12.0 IPCs" in shown
    assert "+7.7 IPCs" in shown
    assert "Losses of France in IPCs" in shown


def test_programs_get_the_whole_distribution() -> None:
    found = tree("germany: 3 infantry", "france: 2 infantry; britain: 1 infantry")
    exact = land_attack(RULEBOOK, Army(3), [Army(2), Army(1)])
    assert found["taken"] == pytest.approx(exact.taken)
    assert found["rules"] == "rulebook"
    attackers = found["attackers"]
    assert isinstance(attackers, dict)
    assert attackers["losses"] == {str(ipcs): pytest.approx(p) for ipcs, p in exact.attacker_losses().items()}
    assert sum(each["chance"] for each in attackers["left"]) == pytest.approx(1)


def test_units_land_beside_others_that_march() -> None:
    found = tree(
        "britain: 2 infantry",
        "ottoman: 2 infantry, 1 artillery",
        "--landing",
        "2 infantry, 1 artillery, 1 battleship",
    )
    exact = land_attack(RULEBOOK, Army(2), Army(2, 1), landed=Army(2, 1), battleships=1)
    assert found["taken"] == pytest.approx(exact.taken)
    alone = tree("britain", "ottoman: 2 infantry", "--landing", "2 infantry")
    assert alone["taken"] == pytest.approx(land_attack(RULEBOOK, (), Army(2), landed=Army(2)).taken)


def test_transports_sail_through_mines_and_fight_for_the_zone() -> None:
    shown = odds(
        "britain",
        "germany: 1 infantry",
        "--landing",
        "1 cruiser, 1 transport (2 infantry)",
        "--guard",
        "1 submarine",
        "--mines",
        "1",
    )
    assert "no attack" in shown
    found = tree("britain", "germany: 1 infantry", "--landing", "1 transport (2 infantry)", "--mines", "1")
    assert found["landed"] == pytest.approx(5 / 6)


def test_allies_attack_together_where_a_side_moves_together() -> None:
    forces = ("germany: 3 infantry; austria-hungary: 2 infantry, 1 artillery", "russia: 4 infantry")
    found = tree(*forces, "--rules", "second-edition")
    # in the order of play
    exact = land_attack(ruleset("second-edition"), [Army(2, 1), Army(3)], Army(4))
    assert found["taken"] == pytest.approx(exact.taken)
    assert "each power attacks by itself" in odds(*forces).lower()


def test_ships_fight_at_sea_through_mines_and_for_a_prize() -> None:
    found = tree(
        "germany: 1 battleship, 2 cruiser",
        "britain: 2 cruiser",
        "--mines",
        "1",
        "--press",
        "best",
        "--zone",
        "5",
    )
    exact = sea_battle(
        RULEBOOK, mined(RULEBOOK, Fleet(1, 0, 2)), Fleet(cruiser=2), press="best", stakes=Stakes(zone=5)
    )
    assert found["won"] == pytest.approx(exact.won)
    assert found["worth"] == pytest.approx(exact.worth)
    shown = odds("germany: 2 submarine, 1 cruiser", "britain: 1 battleship, 1 submarine")
    assert "Attacker, first round: submerge" in shown
    assert "your ships left" in shown and "break off" in shown


def test_a_battle_of_the_second_edition_says_who_is_driven_off() -> None:
    shown = odds("germany: 3 battleship", "britain: 4 cruiser", "--rules", "second-edition")
    assert "attackers driven off  100%" in shown
    assert "1 round" in shown


def test_a_front_is_shown_turn_by_turn() -> None:
    shown = odds(
        "6 infantry, 3 artillery", "6 infantry, 2 artillery", "--front", "2", "--reinforce", "2 infantry"
    )
    assert shown.count("▒") > 4
    found = tree(
        "6 infantry, 3 artillery",
        "6 infantry",
        "--front",
        "2",
        "--attacks",
        "never",
        "--enemy-attacks",
        "never",
    )
    turns = found["turns"]
    assert isinstance(turns, list) and len(turns) == 4
    assert turns[-1]["units"] == [9, 6]


def test_the_best_order_of_casualties_is_told_by_its_aim() -> None:
    shown = odds("4 infantry, 2 artillery, 2 tank", "5 infantry", "--aim", "defence")
    assert "Best order of casualties for attackers, aim: hits in the next defence" in shown
    found = tree("4 infantry, 2 artillery, 2 tank", "5 infantry", "--aim", "defence")
    orders = found["orders"]
    assert isinstance(orders, dict)
    assert orders["attackers"][0]["order"][0] == "tank"
    assert "Best order of casualties for defenders" in odds(
        "2 battleship, 1 cruiser", "2 cruiser", "--aim", "value"
    )


def test_another_order_of_casualties_and_other_options_can_be_asked_about() -> None:
    usual, other = (
        tree("3 infantry, 3 artillery", "4 infantry", *more) for more in ((), ("--lose", "artillery"))
    )
    assert usual["net"] != other["net"]
    one = tree("2 infantry, 1 fighter", "2 infantry, 1 fighter", "--option", "air_rounds=one")
    assert one["options"] == {"air_rounds": "one"}
    assert one["taken"] != tree("2 infantry, 1 fighter", "2 infantry, 1 fighter")["taken"]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("germany: 8 infantri", "france: 2 infantry"),
            "There is no unit `infantri`; the nearest name is `infantry`.",
        ),
        (
            ("germani: 8 infantry", "france: 2 infantry"),
            "There is no power `germani`; the nearest name is `germany`.",
        ),
        (
            ("germany: 8 infantry", "ottoman: 2 infantry"),
            "These powers are on the same side: Germany and the Ottoman Empire.",
        ),
        (("france: 1 infantry; germany: 1 infantry", "russia: 2 infantry"), "are enemies"),
        (("germany: 8 artillery", "france: 2 infantry"), "An army needs its own infantry"),
        (("germany: 8 infantry", "france: 2 cruiser"), "fight on land, not cruisers"),
        (("germany: 2 transport", "france: 2 cruiser"), "no warship to attack with"),
        (("germany: 2 cruiser", "france: 2 infantry"), "Only ships fight at sea, not infantry"),
        (("germany: 8 infantry", "france"), "The defenders have no units."),
        (("germany: 800 infantry", "france: 1 infantry"), "too many"),
        (("germany: 61 cruiser", "britain: 1 cruiser"), "61 cruisers are too many; the most is 60"),
        (("germany: 3 cruiser", "britain: 1 cruiser", "--zone", "nan"), "nan is no number of IPCs"),
        (("germany: 1 infantry", "france: 1 infantry", "--rules", "foo"), "There is no ruleset"),
        (
            ("germany: 1 infantry", "france: 1 infantry", "--lose", "cheese"),
            "There is no kind of loss `cheese`",
        ),
        (
            ("germany: 1 infantry", "france: 1 infantry", "--landing", "2 cruiser"),
            "take part in a landing, not cruisers",
        ),
        (("germany: 1 infantry", "france: 1 infantry", "--zone", "3"), "--zone belongs to sea battles"),
        (
            ("germany: 1 infantry", "france: 1 infantry", "--reinforce", "1 tank"),
            "--reinforce belongs to --front",
        ),
        (
            ("1 infantry", "1 infantry", "--guard", "1 cruiser"),
            "--guard belongs to a --landing from transports",
        ),
        (("1 infantry", "1 infantry", "--landing", "1 transport, 1 infantry"), "Load units on a transport"),
        (("3 cruiser", "1 cruiser", "--press", "0"), "--press is best, always, or a number of rounds"),
        (("3 cruiser", "1 cruiser", "--front", "3"), "one at a time"),
        (("", "1 cruiser"), "Name a force, such as"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    result = greatwar("odds", *arguments)
    said = " ".join(result.output.split())
    assert result.exit_code != 0
    assert sentence in said
    assert "Traceback" not in said
