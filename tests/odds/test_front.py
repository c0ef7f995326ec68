"""A front over several turns, turn by turn by hand, and the best orders of casualties."""

from fractions import Fraction
from typing import Literal

import pytest

from greatwar.odds import (
    Army,
    Contender,
    Fleet,
    Stakes,
    attackers_orders,
    defenders_orders,
    fleet_orders,
    front,
    sea_battle,
)
from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER
from greatwar.rules import RULESETS, ruleset
from tests.odds import by_hand

RULEBOOK = ruleset("rulebook")
PRICES = {"infantry": 3, "artillery": 4, "tank": 6, "fighter": 6}


def worth(units: by_hand.Units) -> int:
    return sum(PRICES[kind] * number for kind, number in units.items())


def turn_by_turn(
    book: by_hand.Book, armies: tuple[Army, Army], joining: tuple[Army, Army], policy: str, turns: int
) -> dict[tuple[Army, Army], Fraction]:
    """The chances of both armies, each battle reckoned by hand."""
    state = {armies: Fraction(1)}
    for _ in range(turns):
        for mover in (0, 1):
            after: dict[tuple[Army, Army], Fraction] = {}
            for pair, chance in state.items():
                if not pair[0].units or not pair[1].units:
                    after[pair] = after.get(pair, Fraction(0)) + chance
                    continue
                own, enemy = pair[mover].plus(joining[mover]), pair[1 - mover]
                mine, theirs = own._asdict(), enemy._asdict()
                outcomes = by_hand.battle(book, mine, theirs)
                net = sum(
                    p * (worth(theirs) - worth(dict(foes)) - worth(mine) + worth(dict(left)))
                    for (left, foes), p in outcomes.items()
                )
                if policy == "pays" and net <= 0:
                    outcomes = {(tuple(mine.items()), tuple(theirs.items())): Fraction(1)}
                for (left, foes), p in outcomes.items():
                    kept, rest = Army(**dict(left)), Army(**dict(foes))
                    key = (kept, rest) if mover == 0 else (rest, kept)
                    after[key] = after.get(key, Fraction(0)) + chance * p
            state = after
    return state


@pytest.mark.parametrize("name", RULESETS)
@pytest.mark.parametrize("policy", ["always", "pays"])
@pytest.mark.parametrize(
    ("armies", "joining"),
    [
        ((Army(2, 1), Army(3)), (Army(1), Army(1))),
        ((Army(2, 0, 1, 1), Army(2, 1)), (Army(), Army(1, 0, 0, 1))),
    ],
)
def test_a_front_is_as_reckoned_turn_by_turn(
    name: str,
    policy: Literal["always", "pays"],
    armies: tuple[Army, Army],
    joining: tuple[Army, Army],
) -> None:
    known = turn_by_turn(by_hand.BOOKS[name], armies, joining, policy, 2)
    sides = [Contender(army, more, policy) for army, more in zip(armies, joining)]
    forecast = front(ruleset(name), sides[0], sides[1], 2)
    expected = {pair: float(chance) for pair, chance in known.items() if chance > 1e-8}
    assert {p: c for p, c in forecast.armies.items() if c > 1e-8} == pytest.approx(expected, abs=1e-7)
    assert forecast.unfollowed < 1e-6
    last = forecast.last
    assert sum(last.held) + last.contested + last.emptied + forecast.unfollowed == pytest.approx(1)
    assert last.contested == pytest.approx(
        float(sum(p for pair, p in known.items() if all(army.units for army in pair))), abs=1e-6
    )


def test_nobody_attacks_on_a_quiet_front() -> None:
    quiet = Contender(Army(4, 1), Army(1), "never")
    forecast = front(RULEBOOK, quiet, quiet, 3)
    assert forecast.armies == {(Army(7, 1), Army(7, 1)): 1.0}
    assert [moment.lost for moment in forecast.moments] == [(0.0, 0.0)] * 6
    waves = Contender(Army(4), [Army(2), Army(0, 1)], "never")
    assert front(RULEBOOK, waves, quiet, 3).armies == {(Army(6, 1), Army(7, 1)): 1.0}


def test_the_customary_orders_of_casualties_are_the_best_by_value() -> None:
    attackers, defenders = Army(4, 3, 2, 1), Army(4, 2, 1, 1)
    best = attackers_orders(RULEBOOK, attackers, defenders)
    assert next(each.worth for each in best if each.order == ATTACK_ORDER) == pytest.approx(best[0].worth)
    best = defenders_orders(RULEBOOK, attackers, defenders)
    assert next(each.worth for each in best if each.order == DEFENCE_ORDER) == pytest.approx(best[0].worth)
    assert best[0].worth > best[-1].worth


def test_who_will_defend_gives_tanks_first_and_who_will_attack_keeps_them() -> None:
    attackers, defenders = Army(6, 4, 2), Army(6, 3)
    assert attackers_orders(RULEBOOK, attackers, defenders, "defence")[0].order[0] == "tank"
    assert attackers_orders(RULEBOOK, attackers, defenders, "attack")[0].order[0] == "infantry"
    assert attackers_orders(RULEBOOK, attackers, defenders, "front")[0].order[:2] == ("infantry", "artillery")


def test_damage_that_can_be_repaired_comes_first_at_sea() -> None:
    fleets = Fleet(2, 0, 2, 2), Fleet(1, 0, 2)
    ranked = fleet_orders(RULEBOOK, *fleets, attacking=True)
    assert ranked[0].order[0] == "damage"
    assert ranked[0].worth >= sea_battle(RULEBOOK, *fleets, press="best").worth - 1e-9
    theirs = fleet_orders(RULEBOOK, *fleets, attacking=False, stakes=Stakes(damage=11))
    assert theirs[0].worth >= theirs[-1].worth
