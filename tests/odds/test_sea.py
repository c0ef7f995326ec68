"""Odds of sea battles and mines: the known figures, a second way of computing, and decisions that are the best."""

from itertools import product

import pytest

from greatwar.odds import Conduct, Fleet, SeaOdds, Situation, Stakes, mined, sea_battle
from greatwar.odds.fleets import SEA_ORDER, SeaOrder, rungs
from greatwar.pieces import DAMAGED, FRESH, Force
from greatwar.rules import RULESETS, ruleset
from greatwar.rules.rulebook.casualties import Losses, fleet_hits, fleet_targets
from tests.odds import by_hand_sea

RULEBOOK = ruleset("rulebook")
BEST = Conduct(submerging="best")


@pytest.mark.parametrize(
    ("attackers", "defenders", "won", "net"),
    [
        (Fleet(battleship=3), Fleet(cruiser=4), 92, 27),
        (Fleet(battleship=3), Fleet(submarine=6), 71, 17),
        (Fleet(battleship=3), Fleet(battleship=1, cruiser=2, submarine=1), 72, 15),
        (Fleet(submarine=6), Fleet(cruiser=4), 75, 10),
        (Fleet(submarine=2), Fleet(cruiser=1, transport=1), 79, 7),
    ],
)
def test_equal_fleets_fight_to_the_end(attackers: Fleet, defenders: Fleet, won: int, net: int) -> None:
    odds = sea_battle(RULEBOOK, attackers, defenders)
    assert (round(100 * odds.won), round(odds.net)) == (won, net)


def test_one_round_and_then_stop() -> None:
    odds = sea_battle(RULEBOOK, Fleet(battleship=2), Fleet(cruiser=2), press=1)
    assert odds.net == pytest.approx(12.0)
    assert odds.attacker_loss == pytest.approx(0.0)
    raid = sea_battle(RULEBOOK, Fleet(submarine=2), Fleet(cruiser=1, transport=1), press=1)
    assert raid.net == pytest.approx(8 / 3)


def test_battles_of_the_second_edition_have_one_round_and_drive_one_side_off() -> None:
    rules = ruleset("second-edition")
    odds = sea_battle(rules, Fleet(battleship=3), Fleet(cruiser=4))
    assert (odds.rounds, round(odds.net)) == (1, 17)
    assert round(sea_battle(rules, Fleet(battleship=3), Fleet(submarine=6)).net) == 11
    assert odds.driven_off == pytest.approx(1 - odds.cleared)
    alone = sea_battle(rules, Fleet(battleship=3), Fleet(cruiser=4), situation=Situation(way_back=False))
    assert alone.driven_off == 0
    left = sea_battle(rules, Fleet(battleship=3), Fleet(cruiser=4), situation=Situation(withdraw=True))
    assert left.cleared == pytest.approx(1)


@pytest.mark.parametrize(
    ("name", "cruisers", "percent", "net"), [("rulebook", 2, 75, 9), ("tournament", 3, 47, 0)]
)
def test_the_german_fleet_and_submarines_sail_through_the_mines_of_sz_9(
    name: str, cruisers: int, percent: int, net: int
) -> None:
    rules = ruleset(name)
    sailed = mined(rules, Fleet(battleship=1, cruiser=2, submarine=2))
    odds = sea_battle(rules, sailed, Fleet(battleship=1, cruiser=cruisers, transport=1))
    assert (round(100 * odds.won), round(odds.net)) == (percent, net)


def test_other_first_rounds_at_sea() -> None:
    def odds(attackers: Fleet, defenders: Fleet) -> tuple[int, float]:
        found = sea_battle(RULEBOOK, mined(RULEBOOK, attackers), defenders)
        return round(100 * found.won), round(found.net, 1)

    assert odds(Fleet(submarine=2), Fleet(battleship=1, transport=1)) == (22, -5.1)
    assert odds(Fleet(battleship=1, cruiser=1), Fleet(battleship=1, cruiser=1, transport=1)) == (31, -2.4)
    assert odds(Fleet(cruiser=2), Fleet(cruiser=2)) == (30, -3.7)


FLEETS = [
    (Fleet(1, 0, 1, 1), Fleet(0, 1, 1, 1, 1)),
    (Fleet(2, 1, 0, 2), Fleet(1, 0, 2, 0, 2)),
    (Fleet(0, 0, 0, 3), Fleet(0, 0, 2, 0)),
    (Fleet(1, 0, 0, 0, 2), Fleet(0, 0, 1, 0, 1)),
    (Fleet(0, 0, 1), Fleet(transport=2)),
]


def pairs(odds: SeaOdds) -> dict[by_hand_sea.Pair, float]:
    found: dict[by_hand_sea.Pair, float] = {}
    for i, mine in enumerate(odds.mine.fleets):
        for j, theirs in enumerate(odds.theirs.fleets):
            if odds.final[i, j] > 1e-12:
                found[mine[:5], theirs[:5]] = float(odds.final[i, j])
    return found


@pytest.mark.parametrize("fleets", FLEETS)
@pytest.mark.parametrize("rounds", [1, 2, 3, None])
def test_every_ending_is_as_likely_as_by_hand(fleets: tuple[Fleet, Fleet], rounds: int | None) -> None:
    attackers, defenders = fleets
    odds = sea_battle(RULEBOOK, attackers, defenders, press="always" if rounds is None else rounds)
    known, fights = by_hand_sea.fought(attackers[:5], defenders[:5], rounds or 150)
    assert pairs(odds) == pytest.approx({pair: p for pair, p in known.items() if p > 1e-12}, abs=1e-9)
    assert odds.rounds == pytest.approx(fights)
    assert odds.won + odds.lost + odds.emptied + odds.undecided == pytest.approx(1)
    assert sum(ipcs * p for ipcs, p in odds.defender_losses().items()) == pytest.approx(odds.defender_loss)
    assert sum(ipcs * p for ipcs, p in odds.attacker_losses().items()) == pytest.approx(odds.attacker_loss)


@pytest.mark.parametrize("fleets", FLEETS)
def test_the_attacker_stops_when_it_does_best(fleets: tuple[Fleet, Fleet]) -> None:
    odds = sea_battle(RULEBOOK, *fleets, press="best")
    assert odds.worth == pytest.approx(by_hand_sea.best_value(fleets[0][:5], fleets[1][:5], 60), abs=1e-6)
    assert odds.worth >= sea_battle(RULEBOOK, *fleets).worth - 1e-9
    assert odds.worth >= sea_battle(RULEBOOK, *fleets, press=1).worth - 1e-9


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [
        (Fleet(submarine=2), Fleet(battleship=1)),
        (Fleet(cruiser=1, submarine=1), Fleet(cruiser=1, submarine=1)),
        (Fleet(battleship=1), Fleet(submarine=2)),
        (Fleet(submarine=1, cruiser=1), Fleet(0, 1, 0, 1, 1)),
    ],
)
def test_both_sides_submerge_when_they_do_best(attackers: Fleet, defenders: Fleet) -> None:
    odds = sea_battle(RULEBOOK, attackers, defenders, attack=BEST, defence=BEST, press="best")
    known = by_hand_sea.best_value_with_submarines(attackers[:5], defenders[:5], 24)
    assert odds.worth == pytest.approx(known, abs=2e-3)
    fixed = by_hand_sea.best_value_with_submarines(attackers[:5], defenders[:5], 2)
    assert (
        sea_battle(RULEBOOK, attackers, defenders, attack=BEST, defence=BEST, press=2).worth <= fixed + 1e-9
    )


def test_submarines_that_dive_before_the_dice_are_safe_at_once() -> None:
    rules = ruleset("quick-reference", {"sea_submerge": "beforeFire"})
    always = Conduct(submerging="always")
    fled = sea_battle(rules, Fleet(battleship=2), Fleet(submarine=3), defence=always)
    assert (fled.defender_loss, fled.rounds, fled.won) == (0, 0, 1)
    late = sea_battle(RULEBOOK, Fleet(battleship=2), Fleet(submarine=3), defence=always)
    assert late.defender_loss == pytest.approx(2 * 4 / 6 * 6)
    best = sea_battle(rules, Fleet(battleship=2), Fleet(submarine=3), defence=BEST)
    assert best.worth == pytest.approx(0)


def test_a_prize_a_base_and_danger_decide_about_pressing() -> None:
    attackers, defenders = Fleet(0, 1, 1), Fleet(cruiser=2)
    timid = sea_battle(RULEBOOK, attackers, defenders, press="best")
    bold = sea_battle(RULEBOOK, attackers, defenders, press="best", stakes=Stakes(zone=40))
    assert bold.rounds > timid.rounds
    rules = ruleset("tournament")
    safe = sea_battle(rules, attackers, defenders, press="best", stakes=Stakes(staying=0.5))
    assert safe.retreated > 0
    stuck = sea_battle(
        rules,
        attackers,
        defenders,
        press="best",
        stakes=Stakes(staying=0.5),
        situation=Situation(way_back=False),
    )
    assert stuck.retreated == 0
    assert stuck.worth < safe.worth


@pytest.mark.parametrize(
    "order", [SEA_ORDER, ("cruiser", "damaged", "submerging", "submarine", "damage", "transport")]
)
def test_every_loss_at_sea_is_a_lawful_choice(order: SeaOrder) -> None:
    for numbers in product((0, 2), (0, 1), (0, 2), (0, 2), (0, 2)):
        fleet = Fleet(*numbers)
        ships: Force = {
            FRESH["battleship"]: fleet.battleship,
            DAMAGED: fleet.damaged,
            FRESH["cruiser"]: fleet.cruiser,
            FRESH["submarine"]: fleet.submarine,
            FRESH["transport"]: fleet.transport,
        }
        ships = {piece: number for piece, number in ships.items() if number}
        for submerging in range(fleet.submarine + 1):
            targets = fleet_targets("germany", ships, submerging, 0, battleship_hits=2)
            targets.sort(key=lambda target: target.item.kind == "transport")
            found = rungs(fleet, submerging, order)
            assert len(found) == fleet_hits(targets) + 1
            for hits, left in enumerate(found):
                losses = Losses(tuple(targets), hits, transports_last=True)
                lost_submerging = submerging - left.submerged
                sunk = fleet.battleship + fleet.damaged - left.battleship - left.damaged
                hurt = fleet.battleship - left.battleship
                old = min(sunk, fleet.damaged)
                new = sunk - old
                lost = {
                    ("battleship", "damage"): hurt - new,
                    ("battleship", ""): new,
                    ("battleship", "damaged"): old,
                    ("cruiser", ""): fleet.cruiser - left.cruiser,
                    ("submarine", ""): fleet.submarine - submerging - left.submarine,
                    ("submarine", "submerging"): lost_submerging,
                    ("transport", ""): fleet.transport - left.transport,
                }
                counts = tuple(lost[target.item.kind, target.item.state] for target in targets)
                taken = sum(number * target.hits for number, target in zip(counts, targets))
                assert taken == hits
                assert not losses.breaches(counts), (fleet, submerging, hits, left)


def test_mines_sink_or_damage_as_each_ruleset_has_it() -> None:
    for name in RULESETS:
        left = mined(ruleset(name), Fleet(battleship=1))
        sinks = name == "second-edition"
        assert (
            left[Fleet()] == pytest.approx(1 / 6) if sinks else left[Fleet(damaged=1)] == pytest.approx(1 / 6)
        )
    assert mined(ruleset("rulebook", {"mines_battleship": "sunk"}), Fleet(1))[Fleet()] == pytest.approx(1 / 6)
    twice = mined(RULEBOOK, Fleet(battleship=1, transport=1), fields=2)
    assert sum(twice.values()) == pytest.approx(1)
    assert sum(p for fleet, p in twice.items() if fleet.transport) == pytest.approx(25 / 36)
    assert sum(
        p for fleet, p in twice.items() if not fleet.battleship and not fleet.damaged
    ) == pytest.approx(1 / 36)


def test_the_dearest_cargo_goes_down_last() -> None:
    odds = sea_battle(RULEBOOK, Fleet(cruiser=1), Fleet(transport=2), press=1, enemy_holds=(7, 0))
    assert odds.defender_loss == pytest.approx(0.5 * 6)
    both = sea_battle(RULEBOOK, Fleet(cruiser=1), Fleet(transport=2), enemy_holds=(7, 0))
    assert both.defender_loss == pytest.approx(19)
