"""Odds of a battle that somebody has thought up, as a screen shows them."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, assert_never

from greatwar.notation.words import unreadable
from greatwar.odds import (
    AIMS,
    Chances,
    Fleet,
    LandOdds,
    SeaOdds,
    Situation,
    Stakes,
    attackers_orders,
    battle_board,
    defenders_orders,
    fleet_orders,
)
from greatwar.odds.advice import after_first_round, fleet_text, submerging
from greatwar.odds.armies import Host, total
from greatwar.odds.forces import read_forces
from greatwar.odds.inquiries import Sides, action, assault, campaign, fleets, voyage
from greatwar.odds.lines import Line
from greatwar.odds.orders import Ranked, RankedAtSea
from greatwar.odds.terms import attack_together, bearing, terms
from greatwar.odds.trees import expected_units, nine_of_ten
from greatwar.pieces import ARMY_KINDS, TRANSPORT_CAPACITY
from greatwar.rules import RULESETS, ruleset
from greatwar.web.battles import (
    AnyInquiry,
    AnyOdds,
    BattleOdds,
    BattleRules,
    BestOrders,
    Fate,
    FrontInquiry,
    FrontMoment,
    FrontOdds,
    LandInquiry,
    LeftOver,
    OddsRules,
    OrdersInquiry,
    RankedOrder,
    SeaChoice,
    SeaInquiry,
    SeaOrdersInquiry,
    SeaTerms,
    SideOdds,
    VoyageInquiry,
    VoyageOdds,
)
from greatwar.web.rulebooks import option_info

MOST_SHIPS = 60
MOST_MINED = 12
"""Ships of a battle, and of a fleet that passes mines, up to which the odds come while one waits for them."""
MOST_ON_A_FRONT = 40
MOST_WEIGHED = 12
"""Units of one side on a front, and in the front that ranks casualties, up to which the same is true."""
LEAST = 1e-7
"""Chances smaller than this are left out."""
MOST_LEFT = 5


@cache
def odds_rules() -> OddsRules:
    """Every ruleset as its battles see it."""
    told = tuple(
        BattleRules(
            rules.name,
            rules.title,
            attack_together(rules),
            {battle: tuple(map(option_info, bearing(rules.name, battle))) for battle in terms(rules)},
        )
        for rules in RULESETS.values()
    )
    return OddsRules(told, AIMS, TRANSPORT_CAPACITY)


def weight(inquiry: AnyInquiry) -> float:
    """How much work a question is, beside one about a single battle."""
    return 1.0 if isinstance(inquiry, LandInquiry | SeaInquiry) else 3.0


def reckoned(inquiry: AnyInquiry) -> AnyOdds:
    """The exact odds of a battle."""
    rules = ruleset(inquiry.ruleset, inquiry.options)
    sides = Sides(
        rules,
        read_forces(inquiry.attackers),
        read_forces(inquiry.defenders),
        inquiry.lose,
        inquiry.enemy_lose,
    )
    match inquiry:
        case LandInquiry():
            return _land(assault(sides, inquiry.landing).odds)
        case VoyageInquiry():
            return _voyage(sides, inquiry)
        case SeaInquiry():
            return _sea(sides, inquiry)
        case FrontInquiry():
            return _front(sides, inquiry)
        case OrdersInquiry():
            return _orders(sides, inquiry)
        case SeaOrdersInquiry():
            return _sea_orders(sides, inquiry)
        case _:
            assert_never(inquiry)


# On land


def _land(odds: LandOdds) -> BattleOdds:
    lost = odds.units_lost()
    fates = [
        Fate("taken", odds.taken, "won"),
        Fate("contested", odds.contested, "drawn"),
        Fate("thrown back", odds.repelled, "lost"),
    ]
    fates += [Fate("nobody is left", odds.emptied, "empty")] if odds.emptied else []
    return BattleOdds(
        tuple(fates),
        (),
        odds.net,
        1.0,
        _army_side(odds, odds.attackers, odds.attackers_left(), odds.attacker_losses(), lost.sum(axis=1)),
        _army_side(odds, odds.defenders, odds.defenders_left(), odds.defender_losses(), lost.sum(axis=0)),
    )


def _army_side(
    odds: LandOdds, host: Host, left: dict[Host, float], losses: dict[int, float], units: Chances
) -> SideOdds:
    return _side(
        odds.board.value(host),
        losses,
        dict(enumerate(units.tolist())),
        expected_units(host, left),
        _left(left, _host_text),
    )


def _voyage(sides: Sides, asked: VoyageInquiry) -> VoyageOdds:
    sailing = read_forces(asked.landing)
    ships = sum(sum(force.values()) for force in sailing.by_power.values())
    if asked.mines and ships > MOST_MINED:
        raise unreadable(f"Through mines the odds are told of up to {MOST_MINED} ships, not of {ships}")
    if ships > 2 * MOST_MINED:
        raise unreadable(f"The odds of a voyage are told of up to {2 * MOST_MINED} ships, not of {ships}")
    odds = voyage(sides, asked.landing, guard=asked.guard, mines=asked.mines)
    fates = [
        Fate("taken", odds.taken, "won"),
        Fate("contested", odds.contested, "drawn"),
        Fate("thrown back", odds.failed, "lost"),
    ]
    fates += [Fate("nobody attacks", odds.idle, "empty")] if odds.idle else []
    return VoyageOdds(
        tuple(fates),
        (Fate("somebody lands", odds.landed, "won"),),
        odds.net,
        odds.attacker_loss,
        odds.defender_loss,
        odds.ships_lost,
        odds.enemy_ships_lost,
    )


def _front(sides: Sides, asked: FrontInquiry) -> FrontOdds:
    for forces in (sides.attackers, sides.defenders):
        units = sum(sum(force.values()) for force in forces.by_power.values())
        if units > MOST_ON_A_FRONT:
            raise unreadable(f"A front is foretold for up to {MOST_ON_A_FRONT} units a side, not for {units}")
    forecast = campaign(
        sides,
        asked.turns,
        reinforced=(asked.reinforce, asked.enemy_reinforce),
        attacks=(asked.attacks, asked.enemy_attacks),
    )
    return FrontOdds(
        tuple(
            FrontMoment(
                each.turn,
                each.mover,
                each.attacked,
                each.held,
                each.contested,
                each.emptied,
                each.units,
                each.lost,
            )
            for each in forecast.moments
        )
    )


def _orders(sides: Sides, asked: OrdersInquiry) -> BestOrders:
    rules = sides.rules
    _, attackers, defenders, _ = assault(sides, asked.landing)
    largest = max(total(attackers).units, total(defenders).units)
    if asked.aim == "front" and largest > MOST_WEIGHED:
        raise unreadable(
            f"Three turns on is weighed for up to {MOST_WEIGHED} units a side, not for {largest}"
        )
    return BestOrders(
        AIMS[asked.aim],
        _ranked(attackers_orders(rules, attackers, defenders, asked.aim), _present(attackers)),
        _ranked(defenders_orders(rules, attackers, defenders, asked.aim), _present(defenders)),
    )


def _present(host: Host) -> frozenset[str]:
    return frozenset(kind for kind, number in zip(ARMY_KINDS, total(host)) if number)


def _ranked(ranked: Iterable[Ranked | RankedAtSea], kinds: frozenset[str]) -> tuple[RankedOrder, ...]:
    """Orders without the kinds that are not there; those with one kind alone leave no choice."""
    return tuple(
        RankedOrder(tuple(kind for kind in each.order if kind in kinds), each.worth) for each in ranked
    )


# At sea


def _sea(sides: Sides, asked: SeaInquiry) -> BattleOdds:
    mine, theirs, _, _ = fleets(sides)
    ships = mine.afloat + theirs.afloat
    if ships > MOST_SHIPS:
        raise unreadable(f"The odds of a sea battle are told of up to {MOST_SHIPS} ships, not of {ships}")
    if asked.mines and mine.afloat > MOST_MINED:
        raise unreadable(f"Through mines the odds are told of up to {MOST_MINED} ships, not of {mine.afloat}")
    odds = action(
        sides,
        press=asked.press,
        submerging=(asked.submerge, asked.enemy_submerge),
        mines=asked.mines,
        stakes=_stakes(asked),
        situation=_situation(asked),
    )
    step = battle_board(sides.rules).sea
    policies = SeaTerms(step.several_rounds, step.attacker_may_retreat, step.one_side_leaves)
    fates, beside = _sea_fates(odds)
    choices = tuple(
        SeaChoice(
            each.chance, fleet_text(each.mine), fleet_text(each.theirs), each.best, each.worth, each.stopping
        )
        for each in (after_first_round(odds) if asked.press == "best" and policies.several_rounds else ())
    )
    return BattleOdds(
        fates,
        beside,
        odds.net,
        odds.rounds,
        _fleet_side(mine, odds.mine, odds.attackers_left(), odds.attacker_losses()),
        _fleet_side(theirs, odds.theirs, odds.defenders_left(), odds.defender_losses()),
        submerging(odds),
        choices,
        policies,
    )


def _fleet_side(fleet: Fleet, line: Line, left: dict[Fleet, float], losses: dict[int, float]) -> SideOdds:
    value = round(float(line.value[0]))
    return _side(value, losses, _sunk(fleet, left), _sunk_kinds(fleet, left), _left(left, fleet_text))


def _sea_fates(odds: SeaOdds) -> tuple[tuple[Fate, ...], tuple[Fate, ...]]:
    fates = [
        Fate("won", odds.won, "won"),
        Fate("both are left", odds.undecided, "drawn"),
        Fate("lost", odds.lost, "lost"),
    ]
    fates += [Fate("nobody is left", odds.emptied, "empty")] if odds.emptied else []
    beside = [Fate("the zone is cleared", odds.cleared, "won")]
    beside += [Fate("the attackers are driven off", odds.driven_off, "lost")] if odds.driven_off else []
    beside += [Fate("the attackers retreat", odds.retreated, "drawn")] if odds.retreated else []
    return tuple(fates), tuple(beside)


def _sea_orders(sides: Sides, asked: SeaOrdersInquiry) -> BestOrders:
    mine, theirs, _, _ = fleets(sides)
    ships = mine.afloat + theirs.afloat
    if ships > 2 * MOST_WEIGHED:
        raise unreadable(f"The best order is found for up to {2 * MOST_WEIGHED} ships, not for {ships}")
    stakes, situation = _stakes(asked), _situation(asked)
    ranked = [
        _ranked(
            fleet_orders(
                sides.rules,
                mine,
                theirs,
                attacking=attacking,
                press=asked.press,
                stakes=stakes,
                situation=situation,
            ),
            _hulls(mine if attacking else theirs),
        )
        for attacking in (True, False)
    ]
    return BestOrders("balance in IPCs by the stakes", *ranked)


def _stakes(asked: SeaInquiry | SeaOrdersInquiry) -> Stakes:
    return Stakes(zone=asked.zone, damage=asked.damage, staying=asked.staying)


def _situation(asked: SeaInquiry | SeaOrdersInquiry) -> Situation:
    return Situation(way_back=asked.way_back, withdraw=asked.withdraw)


def _hulls(fleet: Fleet) -> frozenset[str]:
    present = {"damage": fleet.battleship, "damaged": fleet.battleship + fleet.damaged}
    present |= {"cruiser": fleet.cruiser, "submarine": fleet.submarine}
    return frozenset(name for name, number in present.items() if number)


def _sunk(whole: Fleet, left: Mapping[Fleet, float]) -> dict[int, float]:
    """The chances that so many ships are sunk."""
    found: dict[int, float] = {}
    for fleet, chance in left.items():
        sunk = whole.afloat - fleet.afloat - fleet.submerged
        found[sunk] = found.get(sunk, 0.0) + chance
    return found


def _sunk_kinds(whole: Fleet, left: Mapping[Fleet, float]) -> dict[str, float]:
    """How many ships of each kind are sunk, and how many battleships only damaged, on average."""

    def mean(count: Callable[[Fleet], int]) -> float:
        return sum(chance * count(fleet) for fleet, chance in left.items())

    counts: dict[str, Callable[[Fleet], int]] = {
        "battleship": lambda fleet: fleet.battleship + fleet.damaged,
        "cruiser": lambda fleet: fleet.cruiser,
        "submarine": lambda fleet: fleet.submarine + fleet.submerged,
        "transport": lambda fleet: fleet.transport,
    }
    found = {kind: count(whole) - mean(count) for kind, count in counts.items() if count(whole)}
    damaged = mean(lambda fleet: fleet.damaged) - whole.damaged
    return found | ({"damaged battleship": damaged} if damaged > LEAST else {})


# Both


def _side(
    value: int,
    losses: Mapping[int, float],
    units: Mapping[int, float],
    kinds: dict[str, float],
    left: tuple[LeftOver, ...],
) -> SideOdds:
    loss = sum(ipcs * chance for ipcs, chance in losses.items())
    low, high = nine_of_ten(losses)
    return SideOdds(value, loss, low, high, _likely(losses), _likely(units), kinds, left)


def _left(left: Mapping[Any, float], text: Callable[[Any], str]) -> tuple[LeftOver, ...]:
    often = sorted(left.items(), key=lambda entry: -entry[1])[:MOST_LEFT]
    return tuple(LeftOver(text(each), chance) for each, chance in often if chance > LEAST)


def _host_text(host: Host) -> str:
    parts = [f"{number} {kind}" for kind, number in zip(ARMY_KINDS, total(host)) if number]
    return ", ".join(parts) or "nothing"


def _likely(chances: Mapping[int, float]) -> dict[int, float]:
    return {loss: chance for loss, chance in sorted(chances.items()) if chance > LEAST}
