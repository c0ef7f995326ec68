"""Events: what has happened, one struct a word, for the log, the page and statistics. The engine never reads them."""

from msgspec import Struct

from greatwar.board import Power, Side, Space
from greatwar.orders import Item, Items
from greatwar.pieces import Kind
from greatwar.questions import Phase, Purpose


class Event(Struct, frozen=True, tag=True, gc=False):
    """The base of all events."""


class RoundBegan(Event, frozen=True):
    round: int


class TurnBegan(Event, frozen=True):
    turn: Power | Side


class PhaseBegan(Event, frozen=True):
    turn: Power | Side
    phase: Phase


class BattleshipRepaired(Event, frozen=True, omit_defaults=True):
    power: Power
    zone: Space
    paid: int = 0


class MineRolled(Event, frozen=True):
    """The die for one ship in a minefield; the ship stands with its cargo."""

    power: Power
    zone: Space
    ship: Item
    die: int


class ShipMined(Event, frozen=True):
    power: Power
    zone: Space
    kind: Kind
    sunk: bool
    cargo: Items = ()


class CargoReturned(Event, frozen=True):
    power: Power
    kind: Kind
    territory: Space


class DiceRolled(Event, frozen=True, omit_defaults=True):
    purpose: Purpose
    dice: tuple[int, ...]
    names: tuple[str, ...] = ()


class UnitsLanded(Event, frozen=True):
    power: Power
    zone: Space
    territory: Space
    number: int


class LandingCalledOff(Event, frozen=True):
    power: Power
    zone: Space
    territory: Space


class MinorMobilized(Event, frozen=True):
    territory: Space
    power: Power
    infantry: int
    artillery: int


class WarEntered(Event, frozen=True):
    power: Power


class BattleOpened(Event, frozen=True):
    power: Power
    space: Space


class AirSupremacy(Event, frozen=True):
    space: Space
    side: Side | None


class HitsScored(Event, frozen=True):
    space: Space
    side: Side
    hits: int
    purpose: Purpose


class UnitsLost(Event, frozen=True):
    power: Power
    space: Space
    units: Items


class Submerged(Event, frozen=True):
    power: Power
    zone: Space
    number: int


class BattleEnded(Event, frozen=True):
    space: Space


class ControlChanged(Event, frozen=True):
    territory: Space
    power: Power | None


class CapitalCaptured(Event, frozen=True):
    owner: Power
    captor: Power
    ipcs: int


class CapitalLiberated(Event, frozen=True):
    owner: Power


class BidArrived(Event, frozen=True):
    power: Power
    units: Items


class Refunded(Event, frozen=True):
    power: Power
    ipcs: int


class IncomeCollected(Event, frozen=True):
    power: Power
    ipcs: int
    lost: int


class SubmarineWarfareDeclared(Event, frozen=True):
    power: Power


class RevolutionBroke(Event, frozen=True):
    """The Russian Revolution: an armistice is offered."""


class ArmisticeConcluded(Event, frozen=True):
    """Russia is out of the war."""


class ArmisticeDeclined(Event, frozen=True):
    power: Power


class EconomyCollapsed(Event, frozen=True):
    power: Power


class EconomyRecovered(Event, frozen=True):
    power: Power


class PowerSurrendered(Event, frozen=True):
    """Political collapse: the power leaves the game."""

    power: Power


class FleetRetreated(Event, frozen=True):
    power: Power
    zone: Space
    to: Space


class LastRoundAnnounced(Event, frozen=True):
    power: Power


class PointsCounted(Event, frozen=True):
    central: int
    allies: int


class UnitsRemoved(Event, frozen=True):
    power: Power
    space: Space


class HullDestroyed(Event, frozen=True):
    territory: Space


class HullLaunched(Event, frozen=True):
    power: Power
    territory: Space
    zone: Space


class MinorJoined(Event, frozen=True):
    """A minor power has entered the war for a major power."""

    territory: Space
    power: Power


class WarWon(Event, frozen=True):
    side: Side


class WarDrawn(Event, frozen=True):
    """The war ends, and nobody has won it."""


AnyEvent = (
    RoundBegan
    | TurnBegan
    | PhaseBegan
    | BattleshipRepaired
    | MineRolled
    | ShipMined
    | CargoReturned
    | DiceRolled
    | UnitsLanded
    | LandingCalledOff
    | MinorMobilized
    | WarEntered
    | BattleOpened
    | AirSupremacy
    | HitsScored
    | UnitsLost
    | Submerged
    | BattleEnded
    | ControlChanged
    | CapitalCaptured
    | CapitalLiberated
    | BidArrived
    | Refunded
    | IncomeCollected
    | SubmarineWarfareDeclared
    | RevolutionBroke
    | ArmisticeConcluded
    | ArmisticeDeclined
    | EconomyCollapsed
    | EconomyRecovered
    | PowerSurrendered
    | FleetRetreated
    | LastRoundAnnounced
    | PointsCounted
    | UnitsRemoved
    | HullDestroyed
    | HullLaunched
    | MinorJoined
    | WarWon
    | WarDrawn
)
