"""Odds of a land battle, as the page shows them."""

from functools import cache
from typing import assert_never

from greatwar.odds import (
    AIMS,
    Chances,
    LandOdds,
    attackers_orders,
    defenders_orders,
)
from greatwar.odds.armies import Host, total
from greatwar.odds.forces import read_forces, unfit
from greatwar.odds.inquiries import Sides, assault, campaign, voyage
from greatwar.odds.terms import attack_together, bearing, terms
from greatwar.odds.trees import expected_units
from greatwar.orders import Item
from greatwar.pieces import ARMY_KINDS
from greatwar.rules import RULESETS, ruleset
from greatwar.text.messages import Message
from greatwar.text.say import battle_odds
from greatwar.web.battles import (
    AnyInquiry,
    AnyOdds,
    BattleFate,
    BattleOdds,
    BattleRules,
    BestOrders,
    FrontInquiry,
    FrontMoment,
    FrontOdds,
    LandInquiry,
    MinesInquiry,
    OddsRules,
    OrdersInquiry,
    SeaInquiry,
    SeaOrdersInquiry,
    SideOdds,
    VoyageInquiry,
    VoyageOdds,
)
from greatwar.web.rulebooks import option_info
from greatwar.web.sea_odds import MOST_MINED, mines_odds, sea_odds, sea_orders
from greatwar.web.shares import left_over, ranked_orders, side_odds

MOST_ON_A_FRONT = 40
MOST_WEIGHED = 12
"""Units of one side on a front, and in the front that ranks casualties, up to which the odds come while one waits."""


@cache
def odds_rules() -> OddsRules:
    """Every ruleset as its battles see it."""
    told = tuple(
        BattleRules(
            rules.name,
            rules.title,
            attack_together(rules),
            {battle: tuple(map(option_info, bearing(rules.name, battle))) for battle in terms(rules)},
            rules.units.transport_capacity,
        )
        for rules in RULESETS.values()
    )
    return OddsRules(told, AIMS)


def weight(inquiry: AnyInquiry) -> float:
    """How much work a question is, beside one about a single battle."""
    return 1.0 if isinstance(inquiry, LandInquiry | SeaInquiry | MinesInquiry) else 3.0


def reckoned(inquiry: AnyInquiry) -> AnyOdds:
    """The exact odds of a battle, or of mines."""
    rules = ruleset(inquiry.ruleset, inquiry.options)
    if isinstance(inquiry, MinesInquiry):
        return mines_odds(rules, inquiry)
    sides = Sides(
        rules,
        read_forces(rules, inquiry.attackers),
        read_forces(rules, inquiry.defenders),
        inquiry.lose,
        inquiry.enemy_lose,
    )
    match inquiry:
        case LandInquiry():
            return _land(assault(sides, inquiry.landing).odds)
        case VoyageInquiry():
            return _voyage(sides, inquiry)
        case SeaInquiry():
            return sea_odds(sides, inquiry)
        case FrontInquiry():
            return _front(sides, inquiry)
        case OrdersInquiry():
            return _orders(sides, inquiry)
        case SeaOrdersInquiry():
            return sea_orders(sides, inquiry)
        case _:
            assert_never(inquiry)


# On land


def _land(odds: LandOdds) -> BattleOdds:
    lost = odds.units_lost()
    fates = [
        BattleFate(battle_odds.captured(), odds.taken, "won"),
        BattleFate(battle_odds.contested(), odds.contested, "drawn"),
        BattleFate(battle_odds.repelled(), odds.repelled, "lost"),
    ]
    fates += [BattleFate(battle_odds.emptied(), odds.emptied, "empty")] if odds.emptied else []
    return BattleOdds(
        tuple(fates),
        (),
        odds.net,
        odds.rounds,
        _army_side(odds, odds.attackers, odds.attackers_left(), odds.attacker_losses(), lost.sum(axis=1)),
        _army_side(odds, odds.defenders, odds.defenders_left(), odds.defender_losses(), lost.sum(axis=0)),
    )


def _army_side(
    odds: LandOdds, host: Host, left: dict[Host, float], losses: dict[int, float], units: Chances
) -> SideOdds:
    return side_odds(
        odds.board.value(host),
        losses,
        dict(enumerate(units.tolist())),
        expected_units(host, left),
        left_over(left, _host_line),
    )


def _voyage(sides: Sides, asked: VoyageInquiry) -> VoyageOdds:
    sailing = read_forces(sides.rules, asked.landing)
    ships = sum(sum(force.values()) for force in sailing.by_power.values())
    if asked.mines and ships > MOST_MINED:
        raise unfit(battle_odds.too_many_mined(most=MOST_MINED, n=ships))
    if ships > 2 * MOST_MINED:
        raise unfit(battle_odds.too_many_sailing(most=2 * MOST_MINED, n=ships))
    odds = voyage(sides, asked.landing, guard=asked.guard, mines=asked.mines)
    fates = [
        BattleFate(battle_odds.captured(), odds.taken, "won"),
        BattleFate(battle_odds.contested(), odds.contested, "drawn"),
        BattleFate(battle_odds.repelled(), odds.failed, "lost"),
    ]
    fates += [BattleFate(battle_odds.idle(), odds.idle, "empty")] if odds.idle else []
    return VoyageOdds(
        tuple(fates),
        (BattleFate(battle_odds.landed(), odds.landed, "won"),),
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
            raise unfit(battle_odds.too_many_on_front(most=MOST_ON_A_FRONT, n=units))
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
        raise unfit(battle_odds.too_many_weighed(most=MOST_WEIGHED, n=largest))
    return BestOrders(
        AIMS[asked.aim],
        ranked_orders(attackers_orders(rules, attackers, defenders, asked.aim), _present(attackers)),
        ranked_orders(defenders_orders(rules, attackers, defenders, asked.aim), _present(defenders)),
    )


def _present(host: Host) -> frozenset[str]:
    return frozenset(kind for kind, number in zip(ARMY_KINDS, total(host)) if number)


def _host_line(host: Host) -> Message:
    units = tuple(Item(number, kind) for kind, number in zip(ARMY_KINDS, total(host)) if number)
    return battle_odds.units(units=units)
