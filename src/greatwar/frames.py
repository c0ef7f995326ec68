"""Frames: procedures of the rulebook in progress, as plain data. What each does is in `rules`."""

from typing import Literal

from msgspec import Struct

from greatwar.board import Power, Space
from greatwar.orders import AnyOrder
from greatwar.pieces import Kind
from greatwar.questions import Phase


class Frame(Struct, frozen=True, tag=True, omit_defaults=True, gc=False):
    """The base of all frames."""


class Purchase(Frame, frozen=True):
    """Phase 1."""


class Movement(Frame, frozen=True):
    """Phase 2, while orders are given."""


ClosingStage = Literal["mines", "doubts", "minors", "withdrawals", "combat"]


class Closing(Frame, frozen=True):
    """The end of the movement phase, stage by stage.

    `enemy_ground` and `landed` are for the combat phase; see there. `fields` are the minefields still to be
    rolled for, `mined` the zones that a ship rolled for has sailed to, `doubtful` the landings (territory, zone)
    still to be asked about.
    """

    stage: ClosingStage
    enemy_ground: frozenset[Space] = frozenset()
    fields: tuple[Space, ...] = ()
    mined: tuple[Space, ...] = ()
    doubtful: tuple[tuple[Space, Space], ...] = ()
    landed: dict[Space, dict[Space, int]] = {}


class Minors(Frame, frozen=True):
    """Minor powers being mobilized, alphabetically, because of an entering power."""

    invader: Power
    territories: tuple[Space, ...]


class Withdrawals(Frame, frozen=True):
    """Territories that one side has left being claimed by the other; `leaver` decides where it cannot agree."""

    leaver: Power
    territories: tuple[Space, ...]


class Combat(Frame, frozen=True):
    """Phase 3.

    `enemy_ground` are the territories that were hostile or neutral when the turn began and have been entered or
    are to be landed in. `landed` counts, by territory and zone, the units that offloaded in assaults. `due` are
    the land battles that come next. `claims` says which powers have a claim to what was captured in this phase.
    """

    enemy_ground: frozenset[Space] = frozenset()
    fought: frozenset[Space] = frozenset()
    landed: dict[Space, dict[Space, int]] = {}
    bombarding: dict[Space, dict[Space, int]] = {}
    due: tuple[Space, ...] = ()
    claims: dict[Space, tuple[Power, ...]] = {}


class AfterSeaBattle(Frame, frozen=True):
    """The landings that waited for a sea battle in a zone that is now cleared: minors first, then the units."""

    zone: Space
    mobilized: bool = False


class LandBattle(Frame, frozen=True):
    """An attack in a territory, step by step. Hits are those still to be taken."""

    space: Space
    stage: Literal[
        "strike", "strike losses", "air", "air losses", "fire", "attacker losses", "defender losses"
    ]
    hits_on_attacker: int = 0
    hits_on_defender: int = 0
    bombarding: int = 0


class SeaBattle(Frame, frozen=True):
    """A sea battle, step by step.

    `submerged` submarines are out of the battle, `submerging` ones submerge in this round.
    """

    zone: Space
    stage: Literal[
        "spare",
        "attacker submerges",
        "attacker fires",
        "defender submerges",
        "defender fires",
        "attacker losses",
        "defender losses",
        "press",
    ]
    spared: tuple[Power, ...] = ()
    submerged: dict[Power, int] = {}
    submerging: dict[Power, int] = {}
    hits_on_attacker: int = 0
    hits_on_defender: int = 0


class Conclusion(Frame, frozen=True):
    """Step 6 of land combat: who takes control."""

    space: Space


class Settlement(Frame, frozen=True):
    """A choice that several players make together, for the frame beneath.

    The first of `voices` proposes, the others agree or object, and after an objection the `arbiter` chooses.
    """

    voices: tuple[Power, ...]
    arbiter: Power
    proposal: AnyOrder | None = None
    agreed: frozenset[Power] = frozenset()
    disputed: bool = False


class Mobilize(Frame, frozen=True):
    """Phase 4. `placed` counts what has been placed where; `lacking` are territories that still lack infantry."""

    placed: dict[Space, dict[Kind, int]] = {}
    lacking: tuple[Space, ...] = ()


class Income(Frame, frozen=True):
    """Phase 5. While `raided`, the dice of submarine warfare are awaited."""

    raided: bool = False


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
}
