"""The chronicle: orders and events as messages, one line of the log each."""

from collections.abc import Callable, Iterable, Iterator
from typing import assert_never, cast

from greatwar.board import CAPITAL, TERRITORIES, Power
from greatwar.events import (
    AirSupremacy,
    AnyEvent,
    ArmisticeConcluded,
    ArmisticeDeclined,
    BattleEnded,
    BattleOpened,
    BattleshipRepaired,
    BidArrived,
    CapitalCaptured,
    CapitalLiberated,
    CargoReturned,
    ControlChanged,
    DiceRolled,
    EconomyCollapsed,
    EconomyRecovered,
    Event,
    FleetRetreated,
    HitsScored,
    HullDestroyed,
    HullLaunched,
    IncomeCollected,
    LandingCalledOff,
    LastRoundAnnounced,
    MineRolled,
    MinorJoined,
    MinorMobilized,
    PhaseBegan,
    PointsCounted,
    PowerSurrendered,
    Refunded,
    RevolutionBroke,
    RoundBegan,
    ShipMined,
    SubmarineWarfareDeclared,
    Submerged,
    TurnBegan,
    UnitsLanded,
    UnitsLost,
    UnitsRemoved,
    WarDrawn,
    WarEntered,
    WarWon,
)
from greatwar.orders import (
    AcceptArmistice,
    Agree,
    AnnounceLastRound,
    AnyOrder,
    Attack,
    Bombard,
    BreakOff,
    Buy,
    CallOff,
    Casualties,
    Control,
    DeclareSubmarineWarfare,
    DeclineArmistice,
    End,
    Involve,
    Item,
    Items,
    Land,
    Launch,
    Load,
    Move,
    Object,
    Offload,
    Order,
    Place,
    Press,
    Rail,
    Replace,
    Represent,
    Retreat,
    Spare,
    Stay,
    Submerge,
    Undo,
)
from greatwar.questions import Purpose
from greatwar.text.messages import Message
from greatwar.text.say import log
from greatwar.view.volleys import Volley


def units_told(items: Items) -> str:
    """A unit list as a sentence has it.

    >>> units_told((Item(2, "submarine"), Item(1, "cruiser"), Item(3, "infantry", owner="usa")))
    '3 infantry of the United States, 1 cruiser, 2 submarines'
    """
    return str(Message("units", {"units": items}))


# Events


def lines(events: Iterable[Event], fired: Iterable[Volley] = ()) -> Iterator[Message]:
    """What has happened, a line each; dice and the hits that they score share one.

    Where the volleys are known, each die stands with the unit that rolled it.
    """
    fire = _Fire()
    volleys = list(fired)
    for event in events:
        if isinstance(event, DiceRolled):
            yield from fire.lines(event)
            known = volleys and (volleys[0].purpose, volleys[0].dice) == (event.purpose, event.dice)
            fire = _Fire(event, volleys.pop(0) if known else None)
        elif isinstance(event, HitsScored):
            fire.hits.append(event)
        elif isinstance(event, MineRolled):
            fire.mines.append(event)
        else:
            yield from fire.lines(event)
            fire = _Fire()
            line = _event_line(cast(AnyEvent, event))
            if line is not None:
                yield line
    yield from fire.lines(None)


class _Fire:
    """Dice that have been rolled, and the hits among them."""

    def __init__(self, rolled: DiceRolled | None = None, volley: Volley | None = None) -> None:
        self._rolled = rolled
        self._volley = volley
        self.hits: list[HitsScored] = []
        self.mines: list[MineRolled] = []

    def lines(self, following: Event | None) -> Iterator[Message]:
        """Dice and hits in one line; the event after them shows whether a ship hit a mine."""
        scores = [log.score(side=each.side, hits=each.hits) for each in self.hits]
        if self._rolled is None:
            yield from (log.hits(side=each.side, hits=each.hits) for each in self.hits)
            return
        if self.mines:
            missed = not isinstance(following, ShipMined)
            line = log.mines_missed if missed else log.mines
            yield line(zone=self.mines[0].zone, rolls=self._ship_by_ship())
            return
        dice = " ".join(map(str, self._rolled.dice))
        if self._rolled.names:
            yield log.roll_entry(names=[_name(name) for name in self._rolled.names], dice=dice)
            return
        purpose = PURPOSES[self._rolled.purpose]()
        if self._volley is not None:
            yield log.volley(purpose=purpose, space=self._volley.space, rolls=_gun_by_gun(self._volley))
            yield from (log.hits(side=each.side, hits=each.hits) for each in self.hits)
            return
        if scores:
            yield log.roll_hits(purpose=purpose, space=self.hits[0].space, dice=dice, scores=scores)
        else:
            yield log.roll(purpose=purpose, dice=dice)

    def _ship_by_ship(self) -> list[Message]:
        """Which die was rolled for which ship and its cargo (G-13)."""
        ships: dict[Power, list[Message]] = {}
        for rolled in self.mines:
            ship = log.mine_ship(die=rolled.die, ship=(rolled.ship,))
            ships.setdefault(rolled.power, []).append(ship)
        return [log.mine_rolls(power=power, ships=each) for power, each in ships.items()]


def _gun_by_gun(volley: Volley) -> list[Message]:
    """Which dice were rolled for which units, and what they hit on."""
    dice = iter(volley.dice)
    rolled: dict[Power, list[Message]] = {}
    for gun in (*volley.attack, *volley.defence):
        faces = " ".join(str(next(dice)) for _ in range(gun.number))
        units = (Item(gun.number, gun.kind),)
        rolled.setdefault(gun.power, []).append(log.gun(dice=faces, units=units, value=gun.value))
    return [log.gun_rolls(power=power, guns=each) for power, each in rolled.items()]


def _name(name: str) -> Message:
    """The name of a power, major or minor."""
    return log.space(space=name) if name in TERRITORIES else log.power(power=cast(Power, name))


PURPOSES: dict[Purpose, Callable[[], Message]] = {
    "coastal fire": log.purpose_coastal_fire,
    "bombardment": log.purpose_bombardment,
    "air battle": log.purpose_air_battle,
    "land battle": log.purpose_fire,
    "sea battle": log.purpose_sea_battle,
    "submarine warfare": log.purpose_submarine_warfare,
    "entry of neutral powers": log.purpose_entry,
    "end of the war": log.purpose_war_ends,
    "mines": log.purpose_mines,
}


def _event_line(event: AnyEvent) -> Message | None:
    match event:
        case DiceRolled() | HitsScored() | MineRolled():
            raise AssertionError("Dice are read together with what they score.")
        case RoundBegan(number):
            return log.round(n=number)
        case TurnBegan(turn):
            return log.turn(turn=turn)
        case PhaseBegan(turn, phase):
            return log.phase(turn=turn, phase=phase)
        case BattleshipRepaired(power, zone, paid):
            if paid:
                return log.repairs_for(power=power, zone=zone, n=paid)
            return log.repairs(power=power, zone=zone)
        case ShipMined(power, zone, kind, sunk, cargo):
            fate = log.sunk_by_mine if sunk else log.damaged_by_mine
            return fate(power=power, zone=zone, ship=(Item(1, kind, cargo=cargo or None),))
        case CargoReturned(power, kind, territory):
            return log.cargo_stays(power=power, unit=(Item(1, kind),), territory=territory)
        case UnitsLanded(power, zone, territory, number):
            return log.landed(power=power, n=number, zone=zone, territory=territory)
        case LandingCalledOff(power, zone, territory):
            return log.landing_off(power=power, zone=zone, territory=territory)
        case MinorMobilized(territory, power, infantry, artillery):
            army = (Item(infantry, "infantry"), Item(artillery, "artillery"))
            return log.mobilizes(territory=territory, power=power, units=army)
        case WarEntered(power):
            return log.enters_war(power=power)
        case BattleOpened(power, space):
            return log.opens_battle(power=power, space=space)
        case AirSupremacy(space, side):
            return log.air_supremacy(side=side, space=space) if side is not None else None
        case UnitsLost(power, space, units):
            return _losses(power, space, units)
        case Submerged(power, zone, number):
            return log.submerged(power=power, zone=zone, n=number)
        case BattleEnded(space):
            return log.battle_over(space=space)
        case ControlChanged(territory, holder):
            if holder is None:
                return log.nobody_controls(territory=territory)
            return log.controls(power=holder, territory=territory)
        case CapitalCaptured(owner, captor, ipcs):
            return log.captures_capital(power=captor, capital=CAPITAL[owner], owner=owner, n=ipcs)
        case CapitalLiberated(owner):
            return log.liberates_capital(capital=CAPITAL[owner], owner=owner)
        case HullDestroyed(territory):
            return log.hull_destroyed(territory=territory)
        case HullLaunched(power, territory, zone):
            return log.hull_launched(power=power, territory=territory, zone=zone)
        case MinorJoined(territory, power):
            return log.minor_joins(territory=territory, power=power)
        case BidArrived(power, units):
            return log.bid_arrives(power=power, units=units)
        case Refunded(power, 0):
            return log.loses_unplaced(power=power)
        case Refunded(power, ipcs):
            return log.refunded(power=power, n=ipcs)
        case IncomeCollected(power, ipcs, 0):
            return log.collects(power=power, n=ipcs)
        case IncomeCollected(power, ipcs, lost):
            return log.collects_raided(power=power, n=ipcs, lost=lost)
        case SubmarineWarfareDeclared(power):
            return log.declares_submarine_warfare(power=power)
        case RevolutionBroke():
            return log.revolution()
        case ArmisticeConcluded():
            return log.armistice()
        case ArmisticeDeclined(power):
            return log.armistice_declined(power=power)
        case EconomyCollapsed(power):
            return log.economy_collapses(power=power)
        case EconomyRecovered(power):
            return log.economy_recovers(power=power)
        case PowerSurrendered(power):
            return log.surrenders(power=power)
        case FleetRetreated(power, zone, to):
            return log.fleet_retreats(power=power, zone=zone, to=to)
        case LastRoundAnnounced(power):
            return log.announces_last_round(power=power)
        case PointsCounted(central, allies):
            return log.points(central=central, allies=allies)
        case UnitsRemoved(power, space):
            return log.units_removed(power=power, space=space)
        case WarWon(side):
            return log.war_won(side=side)
        case WarDrawn():
            return log.war_drawn()
        case _:
            assert_never(event)


def _losses(power: Power, space: str, units: Items) -> Message:
    lost = tuple(
        Item(item.number, item.kind, item.state, item.cargo) for item in units if item.state != "damage"
    )
    damaged = sum(item.number for item in units if item.state == "damage")
    if lost and damaged:
        return log.loses_and_damaged(power=power, units=lost, space=space, n=damaged)
    if damaged:
        return log.damaged(power=power, n=damaged, space=space)
    return (
        log.loses(power=power, units=lost, space=space)
        if lost
        else log.loses_nothing(power=power, space=space)
    )


# Orders


def order_line(power: Power, order: Order) -> Message:
    """An order as a line of the log.

    >>> from greatwar.notation.orders import parse_order
    >>> str(order_line("germany", parse_order("move 3 infantry Ruhr -> Belgium")))
    'Germany moves 3 infantry from Ruhr to Belgium.'
    """
    return _order_line(power, cast(AnyOrder, order))


def _order_line(power: Power, order: AnyOrder) -> Message:
    match order:
        case Buy(()):
            return log.buys_nothing(power=power)
        case Buy(units):
            return log.buys(power=power, units=units)
        case Move(units, route):
            return log.moves(power=power, units=units, route=route)
        case Rail(units, route):
            return log.rails(power=power, units=units, route=route)
        case Load(units, territory, zone, carrier):
            if carrier is None:
                return log.loads(power=power, units=units, territory=territory, zone=zone)
            return log.loads_on(power=power, units=units, territory=territory, zone=zone, carrier=carrier)
        case Offload():
            return _landing(power, order)
        case End():
            return log.ends(power=power)
        case Undo():
            return log.undoes(power=power)
        case Attack(space):
            return log.attacks(power=power, space=space)
        case Bombard(units, zone, territory):
            return log.assigns(power=power, units=units, zone=zone, territory=territory)
        case Place(units, space):
            return log.places(power=power, units=units, space=space)
        case DeclareSubmarineWarfare():
            return log.declares_submarine_warfare(power=power)
        case AnnounceLastRound():
            return log.announces_last_round(power=power)
        case Casualties(units):
            return log.chooses_casualties(power=power, units=units)
        case Submerge(0):
            return log.keeps_submarines_up(power=power)
        case Submerge(number):
            return log.submerges(power=power, n=number)
        case Press():
            return log.presses(power=power)
        case BreakOff():
            return log.breaks_off(power=power)
        case Retreat(zone, units):
            return (
                log.retreats_with(power=power, zone=zone, units=units)
                if units
                else log.retreats(power=power, zone=zone)
            )
        case Stay():
            return log.stays(power=power)
        case Land(territory, _):
            return log.lands_anyway(power=power, territory=territory)
        case CallOff(territory, _):
            return log.calls_off(power=power, territory=territory)
        case Represent(territory, other):
            if other == power:
                return log.represents(power=power, territory=territory)
            return log.wants_represented(power=power, other=other, territory=territory)
        case Control(territory, other):
            if other == power:
                return log.takes_control(power=power, territory=territory)
            return log.gives_control(power=power, territory=territory, other=other)
        case Replace(kind, territory):
            return log.exchanges(power=power, kind=kind, territory=territory)
        case Spare(other):
            return log.spares(power=power, other=other)
        case Involve(other):
            return log.involves(power=power, other=other)
        case Launch(territory, zone):
            return log.launches(power=power, territory=territory, zone=zone)
        case Agree():
            return log.agrees(power=power)
        case Object():
            return log.objects(power=power)
        case AcceptArmistice():
            return log.accepts_armistice(power=power)
        case DeclineArmistice():
            return log.declines_armistice(power=power)
        case _:
            assert_never(order)


def _landing(power: Power, order: Offload) -> Message:
    units, zone, territory, carrier = order.units, order.zone, order.territory, order.source
    if carrier is None:
        line = log.lands_after if order.after_battle else log.lands
        return line(power=power, units=units, zone=zone, territory=territory)
    line_from = log.lands_after_from if order.after_battle else log.lands_from
    return line_from(power=power, units=units, zone=zone, territory=territory, carrier=carrier)
