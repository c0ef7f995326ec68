"""The engine as the judge of the odds by house rules: rounds, retreats, tanks, bombardment, mines."""

import pytest

from greatwar.notation.rulesets import read_rules
from greatwar.odds import Army, Conduct, Contender, front, land_attack
from greatwar.rules import Ruleset
from tests.odds.battle import Battle, Rules, assault, land, mines, sea
from tests.odds.check import SURE, compared, tallied
from tests.odds.test_engine import ALL, HIGH, LOW, Faces, every_throw

FIGHTS = 300


def house(base: str, name: str, **sections: object) -> Rules:
    """A custom ruleset of this base."""
    return {"name": name, "base": base, **sections}


TWO_ROUNDS = house("rulebook", "two-rounds", combat={"land_rounds": 2})
TO_THE_END = house("rulebook", "to-the-end", combat={"land_rounds": "all", "sea_rounds": "all"})


@pytest.mark.parametrize(
    ("battle", "faces"),
    [
        (land(TWO_ROUNDS, {"germany": "2 infantry"}, {"france": "1 infantry"}), LOW),
        (
            land(
                house("rulebook", "x", combat={"tanks": "never"}),
                {"germany": "1 infantry, 1 tank"},
                {"france": "2 infantry"},
            ),
            LOW,
        ),
        (
            land(
                house("rulebook", "x", combat={"air_supremacy_bonus": 2}),
                {"germany": "1 infantry, 1 artillery, 1 fighter"},
                {"france": "1 infantry"},
            ),
            {2: 2 / 6, 3: 1 / 6, 5: 2 / 6, 6: 1 / 6},
        ),
        (
            assault(
                house("rulebook", "x", combat={"bombardment": "first", "bombardment_hits_on": 3}),
                "1 infantry",
                1,
                "1 infantry, 1 artillery",
            ),
            LOW,
        ),
        (
            assault(
                house("rulebook", "x", combat={"coastal_fire": 4}),
                "1 infantry",
                0,
                "1 infantry, 1 artillery",
            ),
            ALL,
        ),
        (
            sea(house("rulebook", "x", combat={"sea_rounds": "one"}), "1 battleship", "1 cruiser"),
            HIGH,
        ),
        (
            mines(
                house("rulebook", "x", mines={"hits_on": 3, "battleship": "sunk"}),
                "1 battleship, 1 transport",
            ),
            LOW,
        ),
        (
            mines(house("rulebook", "x", mines={"exempt_units": ["submarine"]}), "1 cruiser, 1 submarine"),
            ALL,
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Battle) else "",
)
def test_every_throw_of_the_engine_makes_the_odds_by_house_rules(battle: Battle, faces: Faces) -> None:
    expected = dict.fromkeys(battle.exact, 0.0)
    for chance, figures in every_throw(battle, faces):
        for figure, value in figures.items():
            expected[figure] += chance * value
    assert expected == pytest.approx(
        {figure: exact.mean for figure, exact in battle.exact.items()}, abs=1e-12
    )


BATTLES = [
    land(TWO_ROUNDS, {"germany": "6 infantry, 2 artillery"}, {"france": "4 infantry, 1 artillery"}),
    land(
        house("rulebook", "three-rounds", combat={"land_rounds": 3, "air_rounds": "one"}),
        {"germany": "4 infantry, 1 tank, 2 fighter"},
        {"france": "3 infantry, 1 artillery, 2 fighter"},
    ),
    land(
        TO_THE_END,
        {"germany": "5 infantry, 2 artillery, 1 tank, 1 fighter"},
        {"france": "3 infantry, 1 artillery", "britain": "2 infantry, 1 fighter"},
    ),
    land(
        house("second-edition", "long-second", combat={"land_rounds": "all", "tanks": "except_landings"}),
        {"germany": "3 infantry, 1 artillery", "austria-hungary": "2 infantry, 1 tank"},
        {"france": "3 infantry, 1 artillery, 1 fighter"},
    ),
    assault(
        house("rulebook", "two-rounds", combat={"land_rounds": 2, "silent_attackers": "offloaded"}),
        "3 infantry, 1 artillery",
        1,
        "2 infantry, 1 artillery",
    ),
    assault(
        house("quick-reference", "quick", combat={"land_rounds": "all", "tanks": "except_landings"}),
        "2 infantry, 2 tank",
        2,
        "2 infantry, 1 artillery",
        "2 infantry",
    ),
    sea(TO_THE_END, "2 cruiser, 1 transport", "1 battleship, 1 submarine"),
    sea(
        house("tournament", "quick-fleets", combat={"sea_rounds": "all", "sea_retreat": "none"}),
        "1 battleship, 1 submarine",
        "2 cruiser, 1 submarine",
        enemy=Conduct(submerging="always"),
    ),
    sea(
        house("rulebook", "retreats", combat={"sea_retreat": "attacker", "submerge": "before_fire"}),
        "1 battleship, 1 cruiser",
        "2 cruiser, 1 submarine",
        press="best",
        enemy=Conduct(submerging="best"),
        sails=True,
    ),
    sea(
        house("rulebook", "one-leaves", combat={"sea_retreat": "both", "sea_rounds": "one"}),
        "2 battleship",
        "1 battleship, 1 cruiser",
        sails=True,
    ),
    mines(
        house("second-edition", "soft-mines", mines={"battleship": "damaged", "hits_on": 2}), "2 battleship"
    ),
]


@pytest.mark.parametrize("battle", BATTLES, ids=lambda battle: f"{battle.rules.name}: {battle.name}")
def test_battles_by_house_rules_come_out_as_the_odds_say(battle: Battle) -> None:
    for each in compared(battle, tallied(battle, 7, FIGHTS)):
        assert abs(each.apart) <= SURE, each


def _rules(named: Rules) -> Ruleset:
    return read_rules(named, {})


@pytest.mark.parametrize("named", [TWO_ROUNDS, TO_THE_END])
def test_a_front_of_one_turn_is_one_attack_with_all_its_rounds(named: Rules) -> None:
    rules = _rules(named)
    mine, theirs = Army(5, 2, 1, 1), Army(4, 1, 0, 1)
    odds = land_attack(rules, mine, theirs)
    [moment, _] = front(
        rules, Contender(mine, attacks="always"), Contender(theirs, attacks="never"), 1
    ).moments
    assert moment.held[0] == pytest.approx(odds.taken, abs=1e-9)
    assert moment.contested == pytest.approx(odds.contested, abs=1e-9)
    assert moment.lost == pytest.approx((odds.attacker_loss, odds.defender_loss), abs=1e-6)


@pytest.mark.parametrize("named", [TWO_ROUNDS, TO_THE_END])
def test_on_a_front_an_attack_is_weighed_with_all_its_rounds(named: Rules) -> None:
    rules = _rules(named)
    mine, theirs = Army(3, 1), Army(2, 1, 0, 1)
    net = land_attack(rules, mine, theirs).net
    for least, attacks in ((net - 1e-6, 1.0), (net + 1e-6, 0.0)):
        [moment, _] = front(
            rules, Contender(mine, attacks=least), Contender(theirs, attacks="never"), 1
        ).moments
        assert moment.attacked == attacks


def test_a_battle_to_the_end_leaves_no_land_contested() -> None:
    odds = land_attack(_rules(TO_THE_END), Army(8, 2, 1, 2), Army(6, 3, 0, 1))
    assert odds.contested == 0
    assert odds.taken + odds.repelled + odds.emptied == pytest.approx(1, abs=1e-12)
    assert odds.rounds > 2


def test_more_rounds_lose_more_and_take_more() -> None:
    one, two = (
        land_attack(_rules(house("rulebook", "x", combat={"land_rounds": rounds})), Army(8, 2), Army(5, 1))
        for rounds in (1, 2)
    )
    assert (one.rounds, 1.5 < two.rounds <= 2) == (1.0, True)
    assert two.taken > one.taken and two.attacker_loss > one.attacker_loss
