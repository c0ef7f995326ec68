"""The games that are recorded: by which rules and seeds, from which positions, and in which style."""

import hashlib

from msgspec import Struct

from greatwar.board import Side, Space
from greatwar.notation.players import PlayerNames
from greatwar.notation.trees import Tree

NEVER = 1e-9
"""How much is left of an order that is to be given only where there is no other."""


class Style(Struct, frozen=True, kw_only=True):
    """A taste in numbers; 1 leaves an order as likely as any other."""

    targets: dict[Side, tuple[Space, ...]] = {}
    """Where the armies of a side are drawn to."""
    drive: float = 6
    """How much a march towards a target is liked, and one away from it disliked."""
    idle: tuple[Side, ...] = ()
    """Who buys nothing and hardly moves."""
    haste: float = 0.08
    """How likely a phase is ended, beside all else that can be done in it."""
    attack: float = 8
    naval: float = 1
    """How much ships are liked: to buy, sail, load and land from."""
    submarines: float = 1
    """How much Germany likes to build and sail them."""
    declare: float = NEVER
    announce: float = NEVER
    retreat: float = 1
    accept: float = 1
    """Beside 1 for declining the armistice."""
    big: float = 0.8
    """How often an order is given for many units and not for one."""


class Plan(Struct, frozen=True, kw_only=True):
    """A game to be played: until the given round begins, or until a side has won."""

    name: str
    seed: int
    players: PlayerNames
    until: int
    rules: str | Tree = "rulebook"
    choices: Tree = {}
    revolution: bool = False
    position: Tree | None = None
    style: Style = Style()

    @property
    def options(self) -> Tree:
        return {**({"russian_revolution": True} if self.revolution else {}), **self.choices}

    @property
    def key(self) -> str:
        return hashlib.sha256(f"{self.name} {self.seed}".encode()).hexdigest()


LOSING_RUSSIA: Tree = {
    "round": 4,
    "turn": "austria-hungary",
    "at_war": {"usa": True},
    "treasury": {"austria-hungary": 22, "germany": 30, "russia": 9},
    "control": {"Poland": "germany", "Ukraine": "austria-hungary", "Livonia": "germany"},
    "units": {
        "Poland": {"germany": "4 infantry, 1 artillery"},
        "Ukraine": {"austria-hungary": "6 infantry, 2 artillery"},
        "Livonia": {"germany": "7 infantry, 2 artillery"},
        "Belarus": {"russia": "2 infantry", "germany": "9 infantry, 3 artillery"},
        "Moscow": {"russia": "6 infantry, 2 artillery"},
        "Galicia": {"austria-hungary": "2 infantry", "russia": "2 infantry"},
    },
}
"""Three neighbours of Moscow are all but lost."""

FALLING_GERMANY: Tree = {
    "round": 9,
    "turn": "russia",
    "at_war": {"usa": True},
    "treasury": {"germany": 6, "austria-hungary": 4, "france": 24, "britain": 30},
    "control": {
        "Lorraine": "france",
        "Alsace": "france",
        "Ruhr": "britain",
        "Munich": "france",
        "Prussia": "russia",
        "Galicia": "russia",
        "Belgium": "britain",
    },
    "units": {
        "Belgium": {"britain": "4 infantry, 1 artillery"},
        "Ruhr": {"britain": "7 infantry, 3 artillery, 2 tank, 1 fighter"},
        "Alsace": {"france": "3 infantry"},
        "Munich": {"france": "9 infantry, 4 artillery, 1 fighter", "usa": "5 infantry, 2 artillery"},
        "Hanover": {"germany": "3 infantry"},
        "Kiel": {"germany": "1 infantry"},
        "Berlin": {"germany": "6 infantry, 2 artillery, 1 fighter"},
        "Silesia": {"germany": "2 infantry", "russia": "4 infantry, 1 artillery"},
        "Prussia": {"russia": "6 infantry, 2 artillery"},
        "Galicia": {"russia": "9 infantry, 2 artillery"},
        "Bohemia": {"austria-hungary": "2 infantry"},
        "Tyrolia": {"austria-hungary": "2 infantry, 1 artillery", "italy": "6 infantry, 2 artillery"},
        "Trieste": {"austria-hungary": "2 infantry"},
        "Budapest": {"austria-hungary": "3 infantry, 1 artillery"},
        "Vienna": {"austria-hungary": "5 infantry, 2 artillery"},
    },
}
"""The Allies stand around Berlin and before Vienna."""

FLEET_OFF_FLANDERS: Tree = {
    "round": 6,
    "turn": "britain",
    "at_war": {"usa": True},
    "treasury": {"britain": 30, "france": 20, "germany": 30},
    "control": {"Belgium": "germany", "Picardy": "germany"},
    "units": {
        "Belgium": {"germany": "4 infantry, 2 artillery"},
        "Picardy": {"germany": "5 infantry, 1 artillery"},
        "SZ 9": {
            "britain": "3 battleship, 2 cruiser, 1 transport (2 infantry), 1 transport (2 infantry), "
            "1 transport (1 infantry, 1 artillery), 1 transport (1 infantry, 1 tank)"
        },
        "SZ 10": {"germany": "1 cruiser"},
    },
}
"""Britain can land on two coasts from one zone, where its battleships must choose."""

OTHER_BOARD: Tree = {
    "name": "other-board",
    "base": "rulebook",
    "territories": {
        "Serbia": {"ipc": 4},
        "Belgium": {"control": "germany"},
        "Greece": {"aligned": "britain"},
    },
    "treasury": {"france": 28},
    "bid": {"russia": "2 infantry, 1 artillery", "britain": "6 IPCs"},
    "entry": {"italy": {"round": 2}},
}
"""A custom ruleset with house rules of the board, of money and of neutrality."""

PLANS: tuple[Plan, ...] = (
    Plan(name="two-players", seed=1, players=2, until=11),
    Plan(name="three-players", seed=2, players=3, until=6, revolution=True, style=Style(big=0.3)),
    Plan(name="five-players", seed=1, players=5, until=7),
    Plan(name="eight-players", seed=1, players=8, until=7),
    Plan(name="house-rules", seed=1, players=4, until=3, rules=OTHER_BOARD),
    Plan(
        name="named-players",
        seed=6,
        players={"germany": "Vera", "ottoman": "Vera", "france": "general", "usa": "general"},
        until=5,
        style=Style(naval=3),
    ),
    Plan(name="at-sea", seed=1, players=5, until=7, style=Style(naval=12, attack=20)),
    Plan(
        name="landings",
        seed=3,
        players=4,
        until=8,
        position=FLEET_OFF_FLANDERS,
        style=Style(naval=30, attack=2, haste=0.05),
    ),
    Plan(
        name="submarines",
        seed=7,
        players=8,
        until=5,
        style=Style(naval=6, submarines=30, declare=0.5, attack=2),
    ),
    Plan(
        name="central-win",
        seed=6,
        players=2,
        until=30,
        style=Style(
            targets={"central": ("Paris", "Rome")},
            idle=("allies",),
            drive=40,
            haste=0.02,
            attack=60,
            naval=0.05,
        ),
    ),
    Plan(
        name="allied-win",
        seed=8,
        players=3,
        until=30,
        revolution=True,
        position=FALLING_GERMANY,
        style=Style(
            targets={"allies": ("Berlin", "Vienna")},
            idle=("central",),
            drive=40,
            haste=0.02,
            attack=60,
            naval=0.05,
        ),
    ),
    Plan(
        name="armistice",
        seed=7,
        players=8,
        until=8,
        revolution=True,
        position=LOSING_RUSSIA,
        style=Style(targets={"central": ("Moscow",)}, haste=0.3, accept=1 / NEVER),
    ),
    Plan(
        name="armistice-declined",
        seed=6,
        players=5,
        until=8,
        revolution=True,
        position=LOSING_RUSSIA,
        style=Style(targets={"central": ("Moscow",)}, haste=0.3, accept=0),
    ),
    Plan(
        name="tournament",
        seed=8,
        players=4,
        until=30,
        rules="tournament",
        style=Style(
            targets={"central": ("Paris", "Moscow"), "allies": ("Berlin", "Constantinople")},
            drive=4,
            naval=2,
            attack=20,
            retreat=4,
        ),
    ),
    Plan(
        name="tournament-surrender",
        seed=10,
        players=8,
        until=30,
        rules="tournament",
        position=FALLING_GERMANY,
        choices={"rounds": 12},
        style=Style(
            targets={"allies": ("Berlin", "Vienna"), "central": ("Paris",)},
            drive=20,
            haste=0.04,
            attack=40,
            naval=0.1,
        ),
    ),
    Plan(
        name="tournament-clock",
        seed=7,
        players=2,
        until=30,
        rules="tournament",
        choices={"rounds": 0},
        style=Style(haste=0.5, announce=0.0002),
    ),
    Plan(
        name="quick-reference",
        seed=6,
        players=6,
        until=30,
        rules="quick-reference",
        choices={"us_entry_turn": 3, "sea_submerge": "beforeFire"},
        style=Style(
            targets={"central": ("Paris", "Rome"), "allies": ("Berlin", "Constantinople")},
            drive=10,
            naval=8,
            attack=20,
            haste=0.12,
            big=0.9,
        ),
    ),
    Plan(
        name="second-edition",
        seed=3,
        players=2,
        until=30,
        rules="second-edition",
        style=Style(
            targets={"central": ("Paris", "Moscow")}, idle=("allies",), drive=30, attack=40, naval=0.1
        ),
    ),
    Plan(
        name="second-edition-historical",
        seed=3,
        players=8,
        until=30,
        rules="second-edition",
        choices={"historical": True},
        style=Style(
            targets={"central": ("Sevastopol", "Karelia"), "allies": ("Trieste", "Kiel")},
            drive=6,
            naval=2,
            attack=20,
            haste=0.3,
            big=1,
        ),
    ),
    Plan(
        name="second-edition-short",
        seed=2,
        players=4,
        until=30,
        rules="second-edition",
        choices={"short_game": 4},
        style=Style(targets={"allies": ("Berlin", "Vienna")}, drive=8, attack=20, haste=0.2),
    ),
    Plan(
        name="reference-manual",
        seed=8,
        players=5,
        until=30,
        rules="reference-manual",
        revolution=True,
        style=Style(
            targets={"central": ("Moscow", "Paris"), "allies": ("Vienna", "Constantinople")},
            drive=20,
            naval=3,
            attack=60,
            haste=0.25,
            declare=0.05,
            big=1,
        ),
    ),
)
