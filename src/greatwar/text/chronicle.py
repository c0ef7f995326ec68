"""The chronicle: orders and events told in plain English sentences."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

from greatwar.board import CAPITAL, Power
from greatwar.events import (
    AirSupremacy,
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
from greatwar.notation.orders import format_order
from greatwar.notation.units import format_items
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
from greatwar.pieces import Kind
from greatwar.text.english import NAMES, SIDE_NAMES, TURN_NAMES, capitalized, counted, enumerated

_NOTED = re.compile(rf"(?<![\w-])({'|'.join(NAMES)})(?![\w-])")


def spoken(sentence: str) -> str:
    """A sentence in which powers stand as the notation writes them, with their names as people say them.

    >>> spoken("germany has 2 infantry in Ruhr, not 3")
    'Germany has 2 infantry in Ruhr, not 3'
    >>> spoken("In round 1 ottoman stays")
    'In round 1 the Ottoman Empire stays'
    >>> spoken("There are russian_revolution and usw; say `spare usa`")
    'There are russian_revolution and usw; say `spare usa`'
    """
    parts = sentence.split("`")
    parts[::2] = [_NOTED.sub(lambda found: NAMES[cast(Power, found.group())], part) for part in parts[::2]]
    return capitalized("`".join(parts))


_SEVERAL = re.compile(
    r"\b([2-9]|\d\d+) ((?:damaged |submerging )?(?:tank|fighter|battleship|cruiser|submarine|transport))\b"
)


def units_told(items: Items) -> str:
    """A unit list as a sentence has it.

    >>> units_told((Item(2, "submarine"), Item(1, "cruiser"), Item(3, "infantry", owner="usa")))
    '3 infantry of the United States, 1 cruiser, 2 submarines'
    """
    return _NOTED.sub(
        lambda found: NAMES[cast(Power, found.group())], _SEVERAL.sub(r"\1 \2s", format_items(items))
    )


# Events


def sentences(events: Iterable[Event]) -> Iterator[str]:
    """What has happened, a sentence each; dice and the hits that they score are told together."""
    waiting = _Fire()
    for event in events:
        if isinstance(event, DiceRolled):
            yield from waiting.told(event)
            waiting = _Fire(event)
        elif isinstance(event, HitsScored):
            waiting.hits.append(event)
        elif isinstance(event, MineRolled):
            waiting.mines.append(event)
        else:
            yield from waiting.told(event)
            waiting = _Fire()
            sentence = _event_sentence(event)
            if sentence:
                yield capitalized(sentence)
    yield from waiting.told(None)


class _Fire:
    """Dice that have been rolled, and the hits among them."""

    def __init__(self, rolled: DiceRolled | None = None) -> None:
        self._rolled = rolled
        self.hits: list[HitsScored] = []
        self.mines: list[MineRolled] = []

    def told(self, following: Event | None) -> Iterator[str]:
        """Dice and hits in a sentence; what follows them says whether mines were struck."""
        scored = [f"{SIDE_NAMES[each.side]} score {counted(each.hits, 'hit')}" for each in self.hits]
        if self._rolled is None:
            if scored:
                yield capitalized(f"{enumerated(scored)}.")
            return
        if self.mines:
            struck = "" if isinstance(following, ShipMined) else "; no ship strikes one"
            yield capitalized(f"{self._rolled.purpose}: {self._ship_by_ship()}{struck}.")
            return
        place = f" in {self.hits[0].space}" if self.hits else ""
        dice = " ".join(map(str, self._rolled.dice))
        outcome = f": {enumerated(scored)}." if scored else "."
        yield capitalized(f"{self._rolled.purpose}{place}, dice {dice}{outcome}")

    def _ship_by_ship(self) -> str:
        """Which die was rolled for which ship and its cargo (G-13)."""
        dice: dict[Power, list[str]] = {}
        for rolled in self.mines:
            dice.setdefault(rolled.power, []).append(f"{rolled.die} for {units_told((rolled.ship,))}")
        return "; ".join(f"{NAMES[power]} rolls {enumerated(each)}" for power, each in dice.items())


def _event_sentence(event: Event) -> str:
    match event:
        case RoundBegan(number):
            return f"round {number} begins."
        case TurnBegan(turn):
            return f"the turn passes to {TURN_NAMES[turn]}."
        case PhaseBegan(turn, phase):
            return f"{TURN_NAMES[turn]}: {phase}."
        case BattleshipRepaired(power, zone, paid):
            price = f" for {counted(paid, 'IPC')}" if paid else ""
            return f"{NAMES[power]} repairs its battleships in {zone}{price}."
        case MineRolled(power, zone, ship, die):
            return f"{NAMES[power]} rolls {die} for {units_told((ship,))} in the minefield of {zone}."
        case ShipMined(power, zone, kind, sunk, cargo):
            fate = "is sunk" if sunk else "is damaged"
            laden = f" ({units_told(cargo)})" if cargo else ""
            return f"a {kind}{laden} of {NAMES[power]} strikes a mine in {zone} and {fate}."
        case CargoReturned(power, kind, territory):
            return f"the {kind} of {NAMES[power]} that was to be carried stays in {territory}."
        case UnitsLanded(power, zone, territory, number):
            return f"{NAMES[power]} lands {counted(number, 'unit')} in {territory} from {zone}."
        case LandingCalledOff(power, zone, territory):
            return f"{NAMES[power]}'s landing in {territory} from {zone} does not take place."
        case MinorMobilized(territory, power, infantry, artillery):
            army = enumerated([counted(infantry, "infantry"), counted(artillery, "artillery")])
            return f"{territory} mobilizes {army} for {NAMES[power]}."
        case WarEntered(power):
            return f"{NAMES[power]} enters the war."
        case BattleOpened(power, space):
            return f"{NAMES[power]} attacks in {space}."
        case AirSupremacy(space, side):
            return f"{SIDE_NAMES[side]} have air supremacy over {space}." if side is not None else ""
        case UnitsLost(power, space, units):
            return _losses(power, space, units)
        case Submerged(power, zone, number):
            return f"{NAMES[power]} submerges {counted(number, 'submarine')} in {zone}."
        case BattleEnded(space):
            return f"the battle in {space} is over."
        case ControlChanged(territory, power_or_none):
            return f"{NAMES[power_or_none] if power_or_none else 'nobody'} now controls {territory}."
        case CapitalCaptured(owner, captor, ipcs):
            spoils = counted(ipcs, "IPC") if ipcs else "no IPCs"
            return f"{NAMES[captor]} captures {CAPITAL[owner]}, the capital of {NAMES[owner]}, and takes {spoils}."
        case CapitalLiberated(owner):
            return f"{CAPITAL[owner]}, the capital of {NAMES[owner]}, is liberated."
        case HullDestroyed(territory):
            return f"the battleship under construction in {territory} is destroyed."
        case HullLaunched(power, territory, zone):
            return f"{NAMES[power]} launches the battleship of {territory} into {zone}."
        case MinorJoined(territory, power):
            return f"{territory} enters the war on the side of {NAMES[power]}."
        case BidArrived(power, units):
            return f"{NAMES[power]} has the units of its bid to place: {units_told(units)}."
        case Refunded(power, ipcs):
            if not ipcs:
                return f"{NAMES[power]} loses the units it could not mobilize."
            return f"{NAMES[power]} is refunded {counted(ipcs, 'IPC')} for units it could not mobilize."
        case IncomeCollected(power, ipcs, lost):
            raided = f" ({lost} lost to submarines)" if lost else ""
            return f"{NAMES[power]} collects {counted(ipcs, 'IPC')}{raided}."
        case SubmarineWarfareDeclared(power):
            return f"{NAMES[power]} declares unrestricted submarine warfare."
        case RevolutionBroke():
            return "revolution in Russia: the Central Powers are offered an armistice."
        case ArmisticeConcluded():
            return "the armistice is concluded; Russia is out of the war."
        case ArmisticeDeclined(power):
            return f"{NAMES[power]} declines the armistice; Russia fights on."
        case EconomyCollapsed(power):
            return f"the economy of {NAMES[power]} collapses: it buys, mobilizes and collects nothing."
        case EconomyRecovered(power):
            return f"the economy of {NAMES[power]} has recovered."
        case PowerSurrendered(power):
            return f"{NAMES[power]} surrenders and leaves the game."
        case FleetRetreated(power, zone, to):
            return f"{NAMES[power]} retreats from {zone} to {to}."
        case LastRoundAnnounced(power):
            return f"{NAMES[power]} announces that this round is the last."
        case PointsCounted(central, allies):
            return f"points: the Central Powers {central}, the Allies {allies}."
        case UnitsRemoved(power, space):
            return f"the units of {NAMES[power]} in {space} are removed."
        case WarWon(side):
            return f"{SIDE_NAMES[side]} win the war."
        case WarDrawn():
            return "the war ends in a draw."
    raise AssertionError(f"{type(event).__name__} has no sentence in the chronicle")


def _losses(power: Power, space: str, units: Items) -> str:
    lost = _plain(item for item in units if item.state != "damage")
    damaged = sum(item.number for item in units if item.state == "damage")
    parts = [f"loses {units_told(lost)}"] if lost else []
    if damaged:
        parts.append(f"has {counted(damaged, 'battleship')} damaged")
    return f"{NAMES[power]} {' and '.join(parts) or 'loses nothing'} in {space}."


def _plain(items: Iterable[Item]) -> Items:
    """The items without their owner, which the sentence names."""
    return tuple(Item(item.number, item.kind, item.state, item.cargo) for item in items)


# Orders


def order_sentence(power: Power, order: Order) -> str:
    """An order as the chronicle tells it.

    >>> from greatwar.notation.orders import parse_order
    >>> order_sentence("germany", parse_order("move 3 infantry Ruhr -> Belgium"))
    'Germany moves 3 infantry from Ruhr to Belgium.'
    """
    return capitalized(f"{NAMES[power]} {_deed(power, cast(AnyOrder, order))}.")


def _deed(power: Power, order: AnyOrder) -> str:
    match order:
        case Buy(units):
            return f"buys {units_told(units)}"
        case Move(units, route):
            return f"moves {units_told(units)} {_way(route)}"
        case Rail(units, route):
            return f"sends {units_told(units)} by rail {_way(route)}"
        case Load(units, territory, zone, carrier):
            aboard = f" aboard transports of {NAMES[carrier]}" if carrier else ""
            return f"loads {units_told(units)} from {territory} in {zone}{aboard}"
        case Offload(units, zone, territory, carrier, after_battle):
            off = f" off transports of {NAMES[carrier]}" if carrier else ""
            when = " after the sea battle" if after_battle else ""
            return f"is to land {units_told(units)} from {zone} in {territory}{off}{when}"
        case End():
            return "ends the phase"
        case Undo():
            return "undoes its last order"
        case Attack(space):
            return f"attacks {space}"
        case Bombard(units, zone, territory):
            return f"aims {units_told(units)} in {zone} at {territory}"
        case Place(units, space):
            return f"places {units_told(units)} in {space}"
        case DeclareSubmarineWarfare():
            return "declares unrestricted submarine warfare"
        case AnnounceLastRound():
            return "announces the last round"
        case Casualties(units):
            return f"chooses casualties: {units_told(units)}"
        case Submerge(number):
            return f"submerges {counted(number, 'submarine')}" if number else "fires with all submarines"
        case Press():
            return "presses the attack"
        case BreakOff():
            return "breaks the battle off"
        case Retreat(zone, units):
            return f"retreats with {units_told(units)} to {zone}" if units else f"retreats to {zone}"
        case Stay():
            return "stays in the battle"
        case Land(territory, _):
            return f"lands in {territory} all the same"
        case CallOff(territory, _):
            return f"calls the landing in {territory} off"
        case Represent(territory, other):
            return _choice(
                power, other, f"represents {territory}", f"wants {NAMES[other]} to represent {territory}"
            )
        case Control(territory, other):
            taken = f"takes control of {territory}"
            return _choice(power, other, taken, f"gives control of {territory} to {NAMES[other]}")
        case Replace(kind, territory):
            return f"exchanges {_article(kind)} for an infantry in {territory}"
        case Spare(other):
            return f"spares the ships of {NAMES[other]}"
        case Involve(other):
            return f"attacks the ships of {NAMES[other]} as well"
        case Launch(territory, zone):
            return f"launches its ship in {territory} into {zone}"
        case Agree():
            return "agrees"
        case Object():
            return "objects"
        case AcceptArmistice():
            return "accepts the armistice"
        case DeclineArmistice():
            return "declines the armistice"
    return f"orders: {format_order(order)}"


def _choice(power: Power, other: Power, own: str, for_other: str) -> str:
    return own if power == other else for_other


def _article(kind: Kind) -> str:
    return f"{'an' if kind[0] in 'ai' else 'a'} {kind}"


def _way(route: Sequence[str]) -> str:
    """A route in words.

    >>> _way(["SZ 9", "SZ 8", "SZ 7"])
    'from SZ 9 by SZ 8 to SZ 7'
    """
    between = f" by {', '.join(route[1:-1])}" if len(route) > 2 else ""
    return f"from {route[0]}{between} to {route[-1]}"
