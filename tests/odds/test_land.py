"""Odds of one attack on land: the known tables, a second way of computing, and the engine's own limits of losses."""

from itertools import product

import pytest

from greatwar.board import Power
from greatwar.odds import ATTACK_ORDER, DEFENCE_ORDER, Army, LandOdds, battle_board, hits, land_attack
from greatwar.odds.armies import Host, LossOrder
from greatwar.pieces import ARMY_KINDS, FRESH
from greatwar.rules import RULESETS, Ruleset, ruleset
from greatwar.rules.rulebook.casualties import Losses, Target, army_targets
from tests.odds import by_hand

RULEBOOK = ruleset("rulebook")


def test_the_hits_of_mixed_dice_are_those_of_every_die_thrown_both_ways() -> None:
    volley = ((2, 3), (3, 4), (4, 2), (1, 1))
    known = by_hand.thrown([value for value, number in volley for _ in range(number)])
    assert hits(volley).tolist() == pytest.approx([float(known[k]) for k in range(11)], abs=1e-15)


@pytest.mark.parametrize(
    ("infantry", "artillery", "nets"),
    [
        (10, 0, (-5.0, -4.0, -6.0)),
        (8, 2, (-3.1, -1.0, -5.2)),
        (6, 4, (-1.2, 2.4, -4.8)),
        (5, 5, (0.0, 4.5, -4.5)),
        (20, 10, (-5.1, 1.0, -11.3)),
        (15, 15, (0.0, 10.8, -10.8)),
        (30, 10, (-10.0, -4.0, -16.0)),
    ],
)
def test_equal_stacks_without_air_and_with_a_lone_fighter_on_either_side(
    infantry: int, artillery: int, nets: tuple[float, ...]
) -> None:
    stack, winged = Army(infantry, artillery), Army(infantry, artillery, fighter=1)
    found = [
        land_attack(RULEBOOK, *sides).net for sides in ((stack, stack), (winged, stack), (stack, winged))
    ]
    assert [round(net, 1) + 0.0 for net in found] == list(nets)


@pytest.mark.parametrize(
    ("tanks", "known"),
    [
        (0, [(15, 18), (12, 24), (6, 30), (-2, 38), (-13, 49)]),
        (4, [(28, 6), (27, 12), (22, 18), (16, 24), (6, 34)]),
        (8, [(35, 0), (40, 2), (37, 7), (32, 12), (23, 21)]),
    ],
)
def test_twelve_pairs_with_tanks_against_infantry(tanks: int, known: list[tuple[int, int]]) -> None:
    odds = [land_attack(RULEBOOK, Army(12, 12, tanks), Army(n)) for n in (12, 16, 20, 24, 30)]
    assert [(round(each.net), round(each.attacker_loss)) for each in odds] == known


@pytest.mark.parametrize(
    ("defenders", "attackers", "percent"),
    [(2, 1, 25), (2, 2, 75), (4, 2, 31), (4, 4, 94), (8, 4, 36), (8, 6, 86), (12, 6, 39), (12, 8, 81)],
)
def test_a_few_infantry_that_enter_still_contest(defenders: int, attackers: int, percent: int) -> None:
    odds = land_attack(RULEBOOK, Army(attackers), Army(defenders))
    assert round(100 * (1 - odds.failed)) == percent


@pytest.mark.parametrize(
    ("dice", "garrisons", "winged"),
    [(8, (7, 8), (8, 9)), (16, (12, 14), (14, 15)), (24, (17, 19), (19, 21)), (40, (26, 28), (30, 32))],
)
def test_the_garrison_that_is_wiped_out_in_five_and_in_one_of_a_hundred_attacks(
    dice: int, garrisons: tuple[int, int], winged: tuple[int, int]
) -> None:
    def needed(risk: float, fighters: int) -> int:
        army = Army(dice // 2, dice // 2, 0, fighters)
        chances = battle_board(RULEBOOK).attack((army,), 0, supremacy=fighters > 0)
        return next(size for size in range(dice + 2) if chances[size:].sum() <= risk)

    assert tuple(needed(risk, 0) for risk in (0.05, 0.01)) == garrisons
    assert tuple(needed(risk, 1) for risk in (0.05, 0.01)) == winged


@pytest.mark.parametrize(
    ("landed", "defenders", "alone", "supported"),
    [
        ((1, 1), (1, 0), (2, 2, 75), (2, 3, 97)),
        ((2, 2), (2, 1), (7, 6, 21), (7, 9, 65)),
        ((4, 2), (2, 1), (6, 8, 49), (6, 9, 84)),
        ((4, 4), (3, 1), (8, 11, 57), (8, 12, 85)),
        ((8, 4), (6, 2), (15, 15, 6), (15, 20, 26)),
    ],
)
def test_landings_alone_and_with_two_battleships(
    landed: tuple[int, int],
    defenders: tuple[int, int],
    alone: tuple[int, ...],
    supported: tuple[int, ...],
) -> None:
    for ships, known in ((0, alone), (2, supported)):
        odds = land_attack(RULEBOOK, (), Army(*defenders), landed=Army(*landed), battleships=ships)
        assert (round(odds.attacker_loss), round(odds.defender_loss), round(100 * odds.taken)) == known


BATTLES: list[tuple[Army, Army, Army, int]] = [
    (Army(3, 1), Army(2, 1), Army(), 0),
    (Army(2, 1, 1, 1), Army(2, 1, 1), Army(), 0),
    (Army(1, 2, 0, 1), Army(1, 1, 0, 1), Army(), 0),
    (Army(2, 0, 2, 2), Army(2, 1, 0, 1), Army(), 0),
    (Army(1, 3, 2), Army(3, 1), Army(), 0),
    (Army(), Army(2, 1), Army(2, 1), 1),
    (Army(), Army(1, 2), Army(1, 2, 1), 2),
    (Army(2, 1), Army(2, 2), Army(1, 1), 3),
    (Army(1, 0, 2), Army(3), Army(1, 0, 1), 0),
    (Army(1), Army(1, 1, 0, 1), Army(2, 0, 0, 1), 1),
    (Army(0, 2), Army(1, 1), Army(1), 1),
    (Army(0, 0, 0, 2), Army(0, 0, 0, 1), Army(), 0),
    (Army(0, 1, 1), Army(0, 2, 0, 1), Army(), 0),
]


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("battle", BATTLES)
def test_every_outcome_is_as_likely_as_by_hand(name: str, battle: tuple[Army, Army, Army, int]) -> None:
    marched, defenders, landed, ships = battle
    odds = land_attack(ruleset(name), marched, defenders, landed=landed, battleships=ships)
    own, enemy, ashore = marched._asdict(), defenders._asdict(), landed._asdict()
    known = by_hand.battle(by_hand.BOOKS[name], own, enemy, ashore, ships)
    found: dict[by_hand.Outcome, float] = {}
    for chance, attackers, enemies in odds.endings():
        outcome = tuple(attackers[0]._asdict().items()), tuple(enemies[0]._asdict().items())
        found[outcome] = found.get(outcome, 0.0) + chance
    assert found == pytest.approx({key: float(chance) for key, chance in known.items() if chance}, abs=1e-12)
    figures_agree(odds)


def figures_agree(odds: LandOdds) -> None:
    """All figures tell of the same outcomes."""
    endings = list(odds.endings())
    assert sum(ending.chance for ending in endings) == pytest.approx(1)
    assert odds.taken + odds.contested + odds.repelled + odds.emptied == pytest.approx(1)
    for expected, losses, mine in (
        (odds.attacker_loss, odds.attacker_losses(), True),
        (odds.defender_loss, odds.defender_losses(), False),
    ):
        assert sum(ipcs * chance for ipcs, chance in losses.items()) == pytest.approx(expected)
        whole = odds.attackers if mine else odds.defenders
        value = odds.board.value
        by_endings = sum(
            e.chance * (value(whole) - value(e.attackers if mine else e.defenders)) for e in endings
        )
        assert by_endings == pytest.approx(expected)
    lost = odds.units_lost()
    assert lost.sum() == pytest.approx(1)
    assert lost[-1, :].sum() == pytest.approx(odds.failed)
    assert lost[:-1, -1].sum() == pytest.approx(odds.taken)


def test_contingents_support_their_own_units_only_and_share_the_sky() -> None:
    rules = ruleset("second-edition")
    apart = land_attack(rules, [Army(4), Army(0, 4, 0, 1)], Army(6))
    together = land_attack(rules, Army(4, 4, 0, 1), Army(6))
    assert apart.defender_loss < together.defender_loss
    assert apart.defender_loss == pytest.approx(
        land_attack(rules, [Army(0, 4), Army(4, 0, 0, 1)], Army(6)).defender_loss
    )


@pytest.mark.parametrize("rules", [pytest.param(rules, id=name) for name, rules in RULESETS.items()])
@pytest.mark.parametrize("order", [ATTACK_ORDER, DEFENCE_ORDER, tuple(reversed(ATTACK_ORDER))])
def test_every_rung_of_a_ladder_is_a_lawful_choice_of_losses(rules: Ruleset, order: LossOrder) -> None:
    hosts: list[Host] = [(Army(*numbers),) for numbers in product((0, 1, 3), repeat=4)]
    hosts += [(Army(2, 1), Army(1, 0, 1, 1)), (Army(1, 1), Army(0, 2), Army(3))]
    powers: tuple[Power, ...] = ("germany", "austria-hungary", "ottoman")
    for host in hosts:
        rungs = battle_board(rules).ladder(host, order)
        guarded: frozenset[Power] = frozenset(powers) if rules.movement.infantry_required else frozenset()
        targets: list[Target] = []
        for power, army in zip(powers, host):
            force = {FRESH[kind]: number for kind, number in zip(ARMY_KINDS, army) if number}
            targets += army_targets(power, force)
        for number in range(rungs.height + 1):
            losses = Losses(tuple(targets), number, guarded)
            left = rungs.after(number)
            counts = tuple(
                host[powers.index(target.power)][place] - left[powers.index(target.power)][place]
                for target in targets
                for place in (ARMY_KINDS.index(target.item.kind),)
            )
            assert sum(counts) == number
            assert not losses.breaches(counts)
