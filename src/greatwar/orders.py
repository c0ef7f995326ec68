"""Orders: everything that a power can order or answer, one struct a word. The text form is in `notation`."""

from typing import Literal

from msgspec import Struct

from greatwar.board import Power, Space
from greatwar.pieces import Kind

State = Literal["", "damaged", "damage", "submerging"]
"""What an item says about a ship: a `damaged battleship`, `damage 1 battleship`, a `submerging submarine`."""


class Item(Struct, frozen=True, cache_hash=True, order=True, gc=False):
    """An entry of a unit list: so many of a kind, with what else the notation says about them.

    `cargo` is None where no brackets are written; `owner` is None where no power is named.
    """

    number: int
    kind: Kind
    state: State = ""
    cargo: tuple["Item", ...] | None = None
    owner: Power | None = None


Items = tuple[Item, ...]
Route = tuple[Space, ...]


class Order(Struct, frozen=True, cache_hash=True, tag=True, gc=False):
    """The base of all orders and answers."""


class Buy(Order, frozen=True):
    """The whole purchase; empty for `buy nothing`."""

    units: Items


class Move(Order, frozen=True):
    """Units walk, fly or sail a route, its start included."""

    units: Items
    route: Route


class Load(Order, frozen=True):
    """Units go aboard transports in a zone, a friend's if `on` names one."""

    units: Items
    territory: Space
    zone: Space
    on: Power | None = None


class Offload(Order, frozen=True):
    """A landing is declared, off a friend's transports if `source` names one."""

    units: Items
    zone: Space
    territory: Space
    source: Power | None = None
    after_battle: bool = False


class Rail(Order, frozen=True):
    """Units go by rail, where the ruleset has railways."""

    units: Items
    route: Route


class Undo(Order, frozen=True):
    """The power's last order is taken back."""


class End(Order, frozen=True):
    """The phase is ended."""


class Attack(Order, frozen=True):
    """A battle is opened."""

    space: Space


class Bombard(Order, frozen=True):
    """Battleships are told which of several assaults to support."""

    units: Items
    zone: Space
    territory: Space


class Place(Order, frozen=True):
    """Bought units are put on the board."""

    units: Items
    space: Space


class DeclareSubmarineWarfare(Order, frozen=True):
    """Unrestricted submarine warfare begins."""


class AnnounceLastRound(Order, frozen=True):
    """The round in progress is the last."""


class Casualties(Order, frozen=True):
    """Which units are lost or damaged."""

    units: Items


class Submerge(Order, frozen=True):
    """How many submarines submerge instead of firing."""

    number: int


class Press(Order, frozen=True):
    """The sea battle goes on for another round."""


class BreakOff(Order, frozen=True):
    """The attacker ends the sea battle."""


class Retreat(Order, frozen=True):
    """Ships leave the battle for a zone: all of them, or the units named."""

    zone: Space
    units: Items = ()


class Stay(Order, frozen=True):
    """The defender does not retreat."""


class Land(Order, frozen=True):
    """A declared landing takes place."""

    territory: Space
    zone: Space | None = None


class CallOff(Order, frozen=True):
    """A declared landing is given up."""

    territory: Space
    zone: Space | None = None


class Represent(Order, frozen=True):
    """Which power represents an invaded minor neutral power."""

    territory: Space
    power: Power


class Control(Order, frozen=True):
    """Which power takes control."""

    territory: Space
    power: Power


class Agree(Order, frozen=True):
    """The proposal of another player is accepted."""


class Object(Order, frozen=True):
    """The proposal of another player is not accepted."""


class AcceptArmistice(Order, frozen=True):
    """The armistice that revolutionary Russia offers is accepted."""


class DeclineArmistice(Order, frozen=True):
    """The armistice is declined."""


class Spare(Order, frozen=True):
    """The ships of a neutral power are left out of the battle."""

    power: Power


class Involve(Order, frozen=True):
    """The ships of a neutral power are attacked with the others."""

    power: Power


class Replace(Order, frozen=True):
    """A unit mobilized this turn is exchanged for the missing infantry."""

    unit: Kind
    territory: Space


class Launch(Order, frozen=True):
    """The zone into which a finished hull goes."""

    territory: Space
    zone: Space


AnyOrder = (
    Buy
    | Move
    | Load
    | Offload
    | Rail
    | Undo
    | End
    | Attack
    | Bombard
    | Place
    | DeclareSubmarineWarfare
    | AnnounceLastRound
    | Casualties
    | Submerge
    | Press
    | BreakOff
    | Retreat
    | Stay
    | Land
    | CallOff
    | Represent
    | Control
    | Agree
    | Object
    | AcceptArmistice
    | DeclineArmistice
    | Spare
    | Involve
    | Replace
    | Launch
)

PHASE_OF_ORDER: dict[type[Order], Literal["purchase", "movement", "combat", "mobilize"]] = {
    Buy: "purchase",
    Move: "movement",
    Load: "movement",
    Offload: "movement",
    Rail: "movement",
    Attack: "combat",
    Bombard: "combat",
    Place: "mobilize",
}
"""The phase in which an order of a phase can be given."""
