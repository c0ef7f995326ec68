"""Frames: procedures of the rulebook in progress, as plain data. `rules` has the step of each."""

from typing import Literal, NamedTuple

from msgspec import Struct

from greatwar.board import Power, Space
from greatwar.orders import AnyOrder
from greatwar.pieces import Kind, Piece
from greatwar.questions import Phase


class Frame(Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """The base of all frames."""


Landed = dict[Space, dict[Space, dict[Power, int]]]
"""How many units of each power have landed in assaults, by territory and zone."""


class PhaseFrame(Frame, frozen=True):
    """A phase in progress; `ended` are powers of a side that have ended it before the others."""

    ended: frozenset[Power] = frozenset()


class Purchase(PhaseFrame, frozen=True):
    """Phase 1."""


class Movement(PhaseFrame, frozen=True):
    """Phase 2, while orders are given."""


ClosingStage = Literal["mines", "doubts", "minors", "withdrawals", "combat"]


class Closing(Frame, frozen=True):
    """The end of the movement phase, stage by stage.

    `enemy_ground` and `landed` are for the combat phase; see there. `fields` are the minefields still to be
    rolled for, `mined` the zones that a ship rolled for has sailed to, with its power, `doubtful` the landings
    (power, territory, zone) still to be asked about.
    """

    stage: ClosingStage
    enemy_ground: frozenset[Space] = frozenset()
    fields: tuple[Space, ...] = ()
    mined: tuple[tuple[Power, Space], ...] = ()
    doubtful: tuple[tuple[Power, Space, Space], ...] = ()
    landed: Landed = {}


class Minors(Frame, frozen=True):
    """Minor powers being mobilized, alphabetically, because they are entered."""

    territories: tuple[Space, ...]


class Withdrawals(Frame, frozen=True):
    """Territories that one side has left being claimed by the other.

    Each stands with the power that decides where the claimants cannot agree: the one that has left.
    """

    territories: tuple[tuple[Space, Power], ...]


class Withdrawn(NamedTuple):
    """Equal ships of a power that have retreated to a zone this turn."""

    zone: Space
    power: Power
    ship: Piece
    number: int


class Combat(PhaseFrame, frozen=True, kw_only=True):
    """Phase 3.

    `enemy_ground` are the territories that were hostile or neutral when the turn began and have been entered or
    are to be landed in. `landed` counts the units that offloaded in assaults. `bombarding` says, by zone, power
    and territory, which battleships have been told what to support. `due` are the land battles that come next.
    `claims` says which powers have a claim to what was captured in this phase. `retreated` counts, by zone and
    power, the battleships that have retreated there from a sea battle, after which nobody fights there any more;
    `withdrawn` are ships that alone fight no more where they have retreated to.
    """

    enemy_ground: frozenset[Space] = frozenset()
    fought: frozenset[Space] = frozenset()
    landed: Landed = {}
    bombarding: dict[Space, dict[Power, dict[Space, int]]] = {}
    due: tuple[Space, ...] = ()
    claims: dict[Space, tuple[Power, ...]] = {}
    closing: bool = False
    retreated: dict[Space, dict[Power, int]] = {}
    withdrawn: tuple[Withdrawn, ...] = ()


class AfterSeaBattle(Frame, frozen=True):
    """The landings that waited for a sea battle in a zone that is now cleared: minors first, then the units."""

    zone: Space
    mobilized: bool = False


Stage = Literal[
    "strike",
    "bombardment",
    "strike losses",
    "bombardment losses",
    "air",
    "air losses",
    "supremacy",
    "fire",
    "attacker losses",
    "defender losses",
]


class LandBattle(Frame, frozen=True):
    """An attack in a territory, step by step. Hits are those still to be taken.

    `assault` says that units have landed for it; it is no longer one when its first `round` is over.
    """

    space: Space
    stage: Stage
    hits_on_attacker: int = 0
    hits_on_defender: int = 0
    bombarding: dict[Power, int] = {}
    attacker: Power | None = None
    assault: bool = False
    round: int = 1


SeaStage = Literal[
    "spare",
    "attacker submerges",
    "attacker fires",
    "defender submerges",
    "defender fires",
    "attacker losses",
    "defender losses",
    "press",
    "retreat",
    "forced retreat",
]


class SeaBattle(Frame, frozen=True):
    """A sea battle, step by step.

    `submerged` submarines are out of the battle, `submerging` ones submerge in this round. `came_from` are the
    zones from which attackers have entered the zone this turn, `ways` those from or through which they have come.
    """

    zone: Space
    stage: SeaStage
    came_from: tuple[Space, ...] = ()
    spared: tuple[Power, ...] = ()
    submerged: dict[Power, int] = {}
    submerging: dict[Power, int] = {}
    hits_on_attacker: int = 0
    hits_on_defender: int = 0
    ways: tuple[Space, ...] = ()


class Conclusion(Frame, frozen=True):
    """Step 6 of land combat: who takes control.

    `attacker` is the power that has opened the battle, `tied` are the powers that are left after a dispute.
    """

    space: Space
    attacker: Power | None = None
    tied: tuple[Power, ...] = ()


class Settlement(Frame, frozen=True):
    """A choice that several players make together, for the frame beneath.

    The first of `voices` proposes, the others agree or object, and after an objection the `arbiter` chooses; without
    one the rules themselves decide.
    """

    voices: tuple[Power, ...]
    arbiter: Power | None
    proposal: AnyOrder | None = None
    agreed: frozenset[Power] = frozenset()
    disputed: bool = False


class Mobilize(PhaseFrame, frozen=True, kw_only=True):
    """Phase 4.

    `placed` counts what each power has placed where. `lacking` are territories that still lack infantry, in which
    the power `closing` the phase exchanges units.
    """

    placed: dict[Power, dict[Space, dict[Kind, int]]] = {}
    closing: Power | None = None
    lacking: tuple[Space, ...] = ()


class Income(PhaseFrame, frozen=True, kw_only=True):
    """Phase 5. While a power is `raided`, the dice of submarine warfare are awaited."""

    raided: Power | None = None


class Launching(Frame, frozen=True):
    """Hulls that are finished going to sea, alphabetically."""

    territories: tuple[Space, ...]


class StartOfRound(Frame, frozen=True):
    """The beginning of a round: neutral powers may enter the war."""

    rolled: bool = False


class EndOfRound(Frame, frozen=True):
    """The tests at the end of a round."""

    stage: Literal["collapse", "victory", "limit"] = "collapse"


class EndOfTurn(Frame, frozen=True):
    """The tests at the end of a turn."""

    stage: Literal["revolution", "victory"] = "revolution"


class Armistice(Frame, frozen=True):
    """The Central Powers vote about the armistice."""

    accepted: frozenset[Power] = frozenset()


AnyFrame = (
    Purchase
    | Movement
    | Closing
    | Minors
    | Withdrawals
    | Combat
    | AfterSeaBattle
    | LandBattle
    | SeaBattle
    | Conclusion
    | Settlement
    | Mobilize
    | Income
    | Launching
    | StartOfRound
    | EndOfRound
    | EndOfTurn
    | Armistice
)

PHASE_OF: dict[type[Frame], Phase] = {
    Purchase: "purchase",
    Movement: "movement",
    Closing: "movement",
    Combat: "combat",
    Mobilize: "mobilize",
    Income: "income",
    EndOfTurn: "income",
    StartOfRound: "purchase",
    EndOfRound: "income",
}
