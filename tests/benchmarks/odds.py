"""Exact odds, timed beside a vectorised simulation of the same battle that is right to 0.1 percentage points."""

from collections.abc import Callable
from time import process_time

import numpy as np
from numpy.typing import NDArray
from rich.table import Table as Sheet

from greatwar.board import Power, Space
from greatwar.odds import (
    Army,
    Conduct,
    Fleet,
    LandOdds,
    SeaOdds,
    battle_board,
    hits,
    land_attack,
    sea_battle,
)
from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, ladder
from greatwar.odds.fleets import SEA_ORDER, rungs
from greatwar.odds.hits import forget as forget_hits
from greatwar.rules import Ruleset, ruleset

STACK = Army(infantry=20, artillery=10, fighter=2)
SAMPLES = 960_400
"""1.96 standard errors of a chance of one half are a tenth of a percentage point."""


def odds_sheet() -> Sheet:
    """What exact odds cost."""
    sheet = Sheet("odds", "figure", "aim")
    land(sheet)
    sea(sheet)
    return sheet


def best_of(work: Callable[[], object], tries: int = 5, number: int = 1) -> float:
    """Seconds of processor time that a piece of work takes when little disturbs it."""
    found = []
    for _ in range(tries):
        began = process_time()
        for _ in range(number):
            work()
        found.append((process_time() - began) / number)
    return min(found)


def land(sheet: Sheet) -> None:
    rules = ruleset("rulebook")
    name = "20 infantry, 10 artillery, 2 fighters on each side"

    def whole() -> LandOdds:
        odds = land_attack(rules, STACK, STACK)
        for distribution in (odds.units_lost, odds.attacker_losses, odds.defender_losses):
            distribution()
        return odds

    def forgetful() -> LandOdds:
        forget(rules)
        return whole()

    first, again = best_of(forgetful, 20), best_of(whole, 20, 20)
    sheet.add_row(
        f"{name}: chances and all distributions, nothing remembered", f"{first * 1e3:.2f} ms", "under 1 ms"
    )
    sheet.add_row("the same, asked again", f"{again * 1e3:.3f} ms", "")

    def expected() -> float:
        odds = land_attack(rules, STACK, STACK)
        return odds.net + odds.taken

    sheet.add_row("chances and expected losses alone", f"{best_of(expected, 20, 50) * 1e6:.0f} µs", "")
    plain = Army(20, 10)
    bare = best_of(lambda: land_attack(rules, plain, plain).net, 20, 50)
    sheet.add_row("the same without fighters", f"{bare * 1e6:.0f} µs", "")
    volley = ((3, 20), (4, 10), (2, 2))

    def convolved() -> None:
        forget_hits()
        hits(volley)

    sheet.add_row(
        "the distribution of hits of 32 dice by convolution",
        f"{best_of(convolved, 20, 20) * 1e6:.0f} µs",
        "30 µs",
    )
    simulated = best_of(lambda: simulated_land(rules, STACK, STACK, SAMPLES), 1)
    sheet.add_row(
        f"numpy simulation of the same, {SAMPLES:,} battles (± 0.1 percentage points)",
        f"{simulated * 1e3:.0f} ms",
        "",
    )
    sheet.add_row("simulation / exact", f"{simulated / first:,.0f} times", "")


def forget(rules: Ruleset) -> None:
    """Throw away what has been remembered, so that the next answer is found anew."""
    forget_hits()
    ladder.cache_clear()
    battle_board(rules).forget()


def sea(sheet: Sheet) -> None:
    rules = ruleset("second-edition")
    german, british = fleet(rules, "germany", "SZ 10"), fleet(rules, "britain", "SZ 9")
    best = Conduct(submerging="best")
    name = f"SZ 9 ({british.afloat} ships) against SZ 10 ({german.afloat} ships)"

    def own_way() -> SeaOdds:
        return sea_battle(rules, german, british)

    def decided() -> SeaOdds:
        return sea_battle(rules, german, british, attack=best, defence=best)

    exact = best_of(own_way)
    sheet.add_row(f"{name}, second edition, one round", f"{exact * 1e3:.1f} ms", "under 2 s")
    sheet.add_row(
        "the same, with the best number of submarines submerging", f"{best_of(decided, 3) * 1e3:.0f} ms", ""
    )
    long = ruleset("rulebook")
    fought = best_of(lambda: sea_battle(long, german, british), 3)
    sheet.add_row("the same fleets by the rulebook, to the end", f"{fought * 1e3:.0f} ms", "")
    stopped = best_of(lambda: sea_battle(long, german, british, press="best"), 3)
    sheet.add_row("the same, pressed as long as it pays", f"{stopped * 1e3:.0f} ms", "")
    simulated = best_of(lambda: simulated_sea(long, german, british, SAMPLES, None), 1)
    once = best_of(lambda: simulated_sea(rules, german, british, SAMPLES, 1), 1)
    sheet.add_row(f"numpy simulation of one round, {SAMPLES:,} battles", f"{once * 1e3:.0f} ms", "")
    sheet.add_row("simulation / exact", f"{once / exact:,.0f} times", "")
    sheet.add_row(f"numpy simulation to the end, {SAMPLES:,} battles", f"{simulated * 1e3:.0f} ms", "")
    sheet.add_row("simulation / exact", f"{simulated / fought:,.0f} times", "")


def fleet(rules: Ruleset, power: Power, zone: Space) -> Fleet:
    """A fleet of the set-up."""
    ships = rules.setup.units[power][zone]
    return Fleet(
        battleship=ships.get("battleship", 0),
        cruiser=ships.get("cruiser", 0),
        submarine=ships.get("submarine", 0),
        transport=ships.get("transport", 0),
    )


Numbers = NDArray[np.int64]


def simulated_land(
    rules: Ruleset, own: Army, enemy: Army, samples: int, seed: int = 1
) -> tuple[float, float, float]:
    """The chance of taking and the losses of both sides, by rolling many battles at once."""
    rng = np.random.default_rng(seed)
    mine, theirs = np.full(samples, own.fighter), np.full(samples, enemy.fighter)
    attack, defence = rules.units.attack, rules.units.defence
    while True:
        fighting = np.flatnonzero((mine > 0) & (theirs > 0))
        if not len(fighting):
            break
        scored = rng.binomial(mine[fighting], attack["fighter"] / 6)
        taken = rng.binomial(theirs[fighting], defence["fighter"] / 6)
        mine[fighting] = np.maximum(0, mine[fighting] - taken)
        theirs[fighting] = np.maximum(0, theirs[fighting] - scored)
    supported = min(own.infantry, own.artillery)
    up, down = mine > theirs, theirs > mine
    scored = rng.binomial(supported, (attack["infantry"] + rules.land_battle.support_bonus) / 6, samples)
    scored += rng.binomial(own.infantry - supported, attack["infantry"] / 6, samples)
    scored += rng.binomial(
        own.artillery, (attack["artillery"] + rules.land_battle.air_supremacy_bonus * up) / 6
    )
    scored += rng.binomial(np.where(up, mine, 0), attack["fighter"] / 6)
    taken = rng.binomial(enemy.infantry, defence["infantry"] / 6, samples)
    taken += rng.binomial(
        enemy.artillery, (defence["artillery"] + rules.land_battle.air_supremacy_bonus * down) / 6
    )
    taken += rng.binomial(np.where(down, theirs, 0), defence["fighter"] / 6)
    board = battle_board(rules)
    losses = []
    for army, wings, blows, order in (
        (own, mine, taken, ATTACK_ORDER),
        (enemy, theirs, scored, DEFENCE_ORDER),
    ):
        lost: Numbers = np.zeros(samples, dtype=np.int64)
        for number in range(army.fighter + 1):
            chosen = wings == number
            rungs_left = board.ladder((army._replace(fighter=number),), order)
            hit = np.minimum(blows[chosen], rungs_left.height)
            lost[chosen] = board.value((army,)) - (rungs_left.cost[-1] - rungs_left.cost[hit])
        losses.append(lost)
    own_lost, enemy_lost = losses
    won = (enemy_lost == board.value((enemy,))) & (own_lost < board.value((own,)))
    return float(won.mean()), float(own_lost.mean()), float(enemy_lost.mean())


def simulated_sea(
    rules: Ruleset, own: Fleet, enemy: Fleet, samples: int, limit: int | None, seed: int = 1
) -> tuple[float, float]:
    """The chance of winning and of losing, by rolling many battles at once, without submerging."""
    rng = np.random.default_rng(seed)
    tables = [np.array(rungs(fleet, 0, SEA_ORDER)) for fleet in (own, enemy)]
    hit = [np.zeros(samples, dtype=np.int64), np.zeros(samples, dtype=np.int64)]
    fighting = np.arange(samples)
    rounds = 0
    while len(fighting) and (limit is None or rounds < limit):
        rounds += 1
        scored = []
        for side in (0, 1):
            ships = tables[side][hit[side][fighting]]
            total = rng.binomial(ships[:, 0] + ships[:, 1], rules.units.attack["battleship"] / 6)
            total += rng.binomial(ships[:, 2], rules.units.attack["cruiser"] / 6)
            total += rng.binomial(ships[:, 3], rules.units.attack["submarine"] / 6)
            scored.append(total)
        for side in (0, 1):
            most = len(tables[side]) - 1
            hit[side][fighting] = np.minimum(hit[side][fighting] + scored[1 - side], most)
        own_left = tables[0][hit[0][fighting]][:, :4].sum(axis=1) > 0
        enemy_left = hit[1][fighting] < len(tables[1]) - 1
        fighting = fighting[own_left & enemy_left]
    own_gone = hit[0] == len(tables[0]) - 1
    enemy_gone = hit[1] == len(tables[1]) - 1
    return float((enemy_gone & ~own_gone).mean()), float((own_gone & ~enemy_gone).mean())
