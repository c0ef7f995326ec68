"""Answers to all questions except the orders of a phase."""

from greatwar.board import BASES, CAPITAL, LAND_BORDERS, POWERS, SIDE, Power, Space
from greatwar.game import Game
from greatwar.opponents.broadsides import NO_FLEET, Broadsides, FleetCount, fleet_of
from greatwar.orders import (
    AcceptArmistice,
    Agree,
    BreakOff,
    Casualties,
    Control,
    Item,
    Land,
    Launch,
    Order,
    Press,
    Replace,
    Represent,
    Retreat,
    Spare,
    Stay,
    Submerge,
)
from greatwar.pieces import Kind
from greatwar.questions import (
    AskAgree,
    AskArmistice,
    AskCasualties,
    AskControl,
    AskLand,
    AskLaunch,
    AskPress,
    AskReplace,
    AskRepresent,
    AskRetreat,
    AskSpare,
    AskSubmerge,
    Question,
    Shape,
)
from greatwar.rules.rulebook.retreated import engaged
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import base_serves, is_mined

LIKING: dict[Kind, float] = {"artillery": 0.3, "tank": 0.6, "fighter": 0.4, "cruiser": -0.6}
"""How much more unwillingly a unit is lost than one of the same price."""
SCRATCH = 0.6
"""How unwillingly a battleship is damaged, besides what its repair costs."""
TRIES = 40


def answered(game: Game, power: Power, question: Question) -> Order | None:
    """The answer to a question; nothing if it is one that nobody here knows."""
    match question:
        case AskCasualties():
            return casualties(game, power, question)
        case AskSubmerge():
            return Submerge(question.most if _is_outgunned(game, power, question.zone) else 0)
        case AskPress():
            return pressed(game, power, question)
        case AskRetreat():
            return retreat(game, power, question)
        case AskLand():
            return Land(question.territory, question.zone)
        case AskRepresent():
            return Represent(question.territory, nearest(question.territory, question.powers))
        case AskControl():
            return Control(question.territory, nearest(question.territory, question.powers))
        case AskAgree():
            return Agree()
        case AskArmistice():
            return AcceptArmistice()
        case AskSpare():
            return Spare(question.power)
        case AskLaunch():
            return Launch(question.territory, question.zones[0])
        case AskReplace():
            return Replace(
                min(question.kinds, key=lambda kind: (kind == "infantry", _dear(game.rules, kind))),
                question.territory,
            )
    return None


# Losses


def casualties(game: Game, power: Power, question: AskCasualties) -> Order | None:
    """The losses that hurt the own side least, or the enemy most where the enemy's are to be chosen."""
    sign = 1.0 if SIDE[question.powers[0]] == SIDE[power] else -1.0
    lines = [order for other, order in game.legal() if other == power]
    listed = [order for order in lines if isinstance(order, Casualties)]
    if listed:
        return min(
            listed, key=lambda order: (round(sign * _pain(game, power, question, order), 2), str(order))
        )
    shape = next((order for order in lines if isinstance(order, Shape)), None)
    return None if shape is None else _composed(game, power, question, shape, sign)


def _pain(game: Game, power: Power, question: AskCasualties, order: Casualties) -> float:
    total = 0.0
    for item in order.units:
        each = _item_pain(game.rules, item)
        owner = item.owner or question.powers[0]
        if owner != power and SIDE[owner] == SIDE[power]:
            each += 0.02
        elif _strength(game, question.space, owner) < _strength(game, question.space, power):
            each -= 0.01
        total += item.number * each
    return total


def _item_pain(rules: Ruleset, item: Item) -> float:
    scratch = SCRATCH + rules.units.repair_cost
    if item.state == "damage":
        return scratch
    pain = _dear(rules, item.kind)
    for cargo in item.cargo or ():
        pain += cargo.number * _dear(rules, cargo.kind)
    if item.state == "damaged":
        pain -= scratch
    return pain


def _dear(rules: Ruleset, kind: Kind) -> float:
    """How unwillingly a unit is lost."""
    return rules.units.cost[kind] + LIKING.get(kind, 0.0)


def _strength(game: Game, space: Space, power: Power) -> int:
    return sum(game.table.force(space, power).values())


def _composed(
    game: Game, power: Power, question: AskCasualties, shape: Shape, sign: float
) -> Casualties | None:
    """An answer of a shape, put together from what hurts least; if the rules forbid it, with some kept back.

    Where transports may not go before warships, they go last.
    """
    units = sorted(shape.most, key=lambda entry: (sign * _item_pain(game.rules, entry[0]), str(entry[0])))
    warships_first = sorted(units, key=lambda entry: entry[0].kind == "transport")
    for kept in range(TRIES):
        for queue in (units, warships_first):
            chosen = _filled(queue, shape.hits, kept, game.rules.units.battleship_hits)
            if chosen is not None:
                order = Casualties(tuple(sorted(chosen)))
                if not game.problems(power, order):
                    return order
    return None


def _filled(units: list[tuple[Item, int]], hits: int, kept: int, battleship_hits: int) -> list[Item] | None:
    chosen: list[Item] = []
    damaged: dict[Power | None, int] = {}
    for item, number in units:
        each = battleship_hits if item.kind == "battleship" and not item.state else 1
        keep = min(kept, 1) if item.kind == "infantry" else kept // 2 if item.kind == "artillery" else 0
        number = max(0, number - keep)
        if each > 1:
            number -= damaged.get(item.owner, 0)
        lost = min(number, hits // each)
        if lost > 0:
            if item.state == "damage":
                damaged[item.owner] = lost
            chosen += [Item(1, item.kind, item.state, item.cargo, item.owner)] * lost if item.cargo else []
            if not item.cargo:
                chosen.append(Item(lost, item.kind, item.state, item.cargo, item.owner))
            hits -= lost * each
    return chosen if hits == 0 else None


# Battles at sea


def sides_at_sea(game: Game, power: Power, zone: Space) -> tuple[FleetCount, FleetCount]:
    """The fleets of the power's side and of its enemies in a zone."""
    own = foes = NO_FLEET
    table = game.table
    fighting = engaged(table, zone)
    for other, force in table.stacks(zone).items():
        if table.allied(power, other):
            if other in table.movers:
                own = own.plus(fleet_of(fighting.get(other, {})))
            elif other == power or power not in table.movers:
                own = own.plus(fleet_of(force))
        elif table.enemies(power, other):
            foes = foes.plus(fleet_of(force))
    return own, foes


def _is_outgunned(game: Game, power: Power, zone: Space) -> bool:
    """Whether submarines do better to hide than to fire."""
    own, foes = sides_at_sea(game, power, zone)
    guns = Broadsides(game.rules)
    if foes.warships < 0.5:
        return False
    if power in game.table.movers:
        return guns.attack(own) * 1.6 < guns.defence(foes)
    return guns.defence(own) * 1.6 < guns.attack(foes)


def pressed(game: Game, power: Power, question: AskPress) -> Order:
    """Whether another round of a sea battle pays, and if not, where to go."""
    own, foes = sides_at_sea(game, power, question.zone)
    guns = Broadsides(game.rules)
    fight = guns.battle(own, foes, 1)
    through = guns.battle(own, foes)
    if fight.kill - fight.loss > 0.5 or (through.kill - through.loss > 0.0 and through.won > 0.6):
        return Press()
    if question.retreats and through.won < 0.5:
        return Retreat(_haven(game, power, question.retreats))
    return BreakOff()


def retreat(game: Game, power: Power, question: AskRetreat) -> Order:
    """Whether a fleet stays, and where it goes if it must or should not."""
    if not question.forced:
        own, foes = sides_at_sea(game, power, question.zone)
        guns = Broadsides(game.rules)
        if guns.defence(own) + own.warships >= 0.8 * (guns.attack(foes) + foes.warships):
            return Stay()
    return Retreat(_haven(game, power, question.zones))


def _haven(game: Game, power: Power, zones: tuple[Space, ...]) -> Space:
    """The zone in which a beaten fleet is best off."""

    def comfort(zone: Space) -> tuple[bool, bool, float]:
        own, _ = sides_at_sea(game, power, zone)
        return (
            not is_mined(game.rules, game.table, power, zone),
            zone in BASES and base_serves(game.table, power, zone),
            own.warships,
        )

    return max(zones, key=comfort)


# Who gets what


def nearest(territory: Space, powers: tuple[Power, ...]) -> Power:
    """The power whose capital is nearest by land, the first in the order of play of several."""
    return min(powers, key=lambda power: (marches(CAPITAL[power], territory), POWERS.index(power)))


_MARCHES: dict[tuple[Space, Space], int] = {}
FAR = 99


def marches(start: Space, end: Space) -> int:
    """How many marches lie between two territories, as the board is printed."""
    known = _MARCHES.get((start, end))
    if known is None:
        known, steps, edge, seen = FAR, 0, {start}, {start}
        while edge:
            if end in edge:
                known = steps
                break
            edge = {other for place in edge for other in LAND_BORDERS[place]} - seen
            seen |= edge
            steps += 1
        _MARCHES[start, end] = known
    return known
