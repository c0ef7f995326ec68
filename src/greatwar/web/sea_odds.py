"""Odds of sea battles and mines, as the page shows them."""

from collections.abc import Callable, Mapping

from greatwar.odds import Fleet, SeaOdds, Situation, Stakes, battle_board, fleet_orders
from greatwar.odds.advice import after_first_round, fleet_line, submerging
from greatwar.odds.forces import read_forces, unfit
from greatwar.odds.inquiries import Sides, action, fleets, minefields
from greatwar.odds.lines import BattleLine
from greatwar.rules import Ruleset
from greatwar.text.say import battle_odds
from greatwar.web.battles import (
    BattleFate,
    BattleOdds,
    BestOrders,
    MinesInquiry,
    MinesOdds,
    SeaChoice,
    SeaInquiry,
    SeaOrdersInquiry,
    SeaTerms,
    SideOdds,
)
from greatwar.web.shares import LEAST, left_over, ranked_orders, side_odds

MOST_SHIPS = 60
MOST_MINED = 12
"""Ships of a battle, and of a fleet that passes mines, up to which the odds come while one waits for them."""
MOST_RANKED = 24
"""Ships of a battle up to which every order of losses is tried."""


def sea_odds(sides: Sides, asked: SeaInquiry) -> BattleOdds:
    """A sea battle, with advice."""
    mine, theirs, _, _ = fleets(sides)
    ships = mine.afloat + theirs.afloat
    if ships > MOST_SHIPS:
        raise unfit(battle_odds.too_many_ships(most=MOST_SHIPS, n=ships))
    if asked.mines and mine.afloat > MOST_MINED:
        raise unfit(battle_odds.too_many_mined(most=MOST_MINED, n=mine.afloat))
    if asked.mines and isinstance(asked.submerge, int):
        raise unfit(battle_odds.no_number_behind_mines())
    odds = action(
        sides,
        press=asked.press,
        submerging=(asked.submerge, asked.enemy_submerge),
        mines=asked.mines,
        stakes=_stakes(asked),
        situation=_situation(asked),
    )
    sea = sides.rules.sea_battle
    policies = SeaTerms(sea.rounds == "press", sea.attacker_may_retreat, sea.one_side_leaves)
    fates, beside = _sea_fates(odds)
    choices = tuple(
        SeaChoice(
            each.chance, fleet_line(each.mine), fleet_line(each.theirs), each.best, each.worth, each.stopping
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


def _fleet_side(
    fleet: Fleet, line: BattleLine, left: dict[Fleet, float], losses: dict[int, float]
) -> SideOdds:
    value = round(float(line.value[0]))
    return side_odds(value, losses, _sunk(fleet, left), _sunk_kinds(fleet, left), left_over(left, fleet_line))


def mines_odds(rules: Ruleset, asked: MinesInquiry) -> MinesOdds:
    """What minefields leave of a fleet."""
    sailing = read_forces(rules, asked.fleet)
    ships = sum(sum(force.values()) for force in sailing.by_power.values())
    if ships > 2 * MOST_MINED:
        raise unfit(battle_odds.too_many_in_mines(most=2 * MOST_MINED, n=ships))
    whole, left = minefields(rules, sailing, asked.fields)
    board = battle_board(rules)
    value = board.fleet_value(whole)
    losses: dict[int, float] = {}
    for fleet, chance in left.items():
        lost = value - board.fleet_value(fleet)
        losses[lost] = losses.get(lost, 0.0) + chance
    unharmed = left.get(whole, 0.0)
    damaged = sum(chance for fleet, chance in left.items() if fleet.afloat == whole.afloat) - unharmed
    fates = (
        BattleFate(battle_odds.undamaged(), unharmed, "won"),
        BattleFate(battle_odds.damaged(), damaged, "drawn"),
        BattleFate(battle_odds.sunk(), 1 - unharmed - damaged, "lost"),
    )
    side = side_odds(value, losses, _sunk(whole, left), _sunk_kinds(whole, left), left_over(left, fleet_line))
    return MinesOdds(fates, (), side)


def _sea_fates(odds: SeaOdds) -> tuple[tuple[BattleFate, ...], tuple[BattleFate, ...]]:
    fates = [
        BattleFate(battle_odds.won(), odds.won, "won"),
        BattleFate(battle_odds.undecided(), odds.undecided, "drawn"),
        BattleFate(battle_odds.lost(), odds.lost, "lost"),
    ]
    fates += [BattleFate(battle_odds.emptied(), odds.emptied, "empty")] if odds.emptied else []
    beside = [BattleFate(battle_odds.cleared(), odds.cleared, "won")]
    beside += [BattleFate(battle_odds.driven_off(), odds.driven_off, "lost")] if odds.driven_off else []
    beside += [BattleFate(battle_odds.retreated(), odds.retreated, "drawn")] if odds.retreated else []
    return tuple(fates), tuple(beside)


def sea_orders(sides: Sides, asked: SeaOrdersInquiry) -> BestOrders:
    """In which order ships are best lost, for both sides."""
    mine, theirs, _, _ = fleets(sides)
    ships = mine.afloat + theirs.afloat
    if ships > MOST_RANKED:
        raise unfit(battle_odds.too_many_ranked(most=MOST_RANKED, n=ships))
    stakes, situation = _stakes(asked), _situation(asked)
    ranked = [
        ranked_orders(
            fleet_orders(
                sides.rules,
                mine,
                theirs,
                attacking=attacking,
                press=asked.press,
                stakes=stakes,
                situation=situation,
            ),
            _hulls(battle_board(sides.rules).hulls(mine if attacking else theirs)),
        )
        for attacking in (True, False)
    ]
    return BestOrders(battle_odds.aim_stakes(), *ranked)


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
