"""Plans: the settings of an experiment. Equal plans play equal games, order by order."""

import hashlib
from typing import Literal

from msgspec import Struct, json
from msgspec.structs import replace

from greatwar.board import POWERS, SIDE, Power, Side
from greatwar.bots import closed, player_named
from greatwar.bots.program import PATIENCE
from greatwar.notation.rulesets import read_rules, ruleset_label, write_revised
from greatwar.notation.trees import Tree, mapping
from greatwar.opponents import Players
from greatwar.opponents.openings import Opening
from greatwar.opponents.planner import Planner
from greatwar.rules import ruleset
from greatwar.rules.ruleset import Ruleset
from greatwar.text.english import counted
from greatwar.text.messages import render

ROUNDS = 20
"""The limit of rounds: a war that the rules have not ended by then is broken off and adjudicated."""
Pairing = Literal["single", "pairs"]


class Plan(Struct, frozen=True, kw_only=True):
    """An experiment: the rules, who plays, how many games, and the seed of it all.

    `rules` are the keys `rules` and `options` of a position. `central` and `allies` name the players of the two sides,
    `seats` those of single powers that differ. `bid` are IPCs that powers have at the start beyond the set-up. In
    `pairs` games 2n - 1 and 2n have the same dice, and in the second the players have changed sides. `first_moves` are
    those of powers in their first movement, in the notation, instead of what their players know.
    """

    rules: Tree
    central: str
    allies: str
    games: int
    seed: int = 1
    rounds: int = ROUNDS
    seats: dict[Power, str] = {}
    bid: dict[Power, int] = {}
    pairing: Pairing = "single"
    patience: float = PATIENCE
    first_moves: dict[Power, tuple[str, ...]] = {}

    def ruleset(self) -> Ruleset:
        """The rules of the games, the bid in them."""
        rules = read_rules(self.rules["rules"], mapping(self.rules.get("options", {})))
        return with_bid(rules, self.bid) if self.bid else rules

    @property
    def label(self) -> str:
        """The experiment in a line."""
        said = (
            f"{ruleset_label(self.ruleset())}: {self.central} (Central Powers) against {self.allies} (Allies)"
        )
        others = ", ".join(f"{power} {name}" for power, name in self.seats.items())
        return f"{said}, {others}" if others else said

    def differences(self, other: "Plan") -> list[tuple[str, str, str]]:
        """Each field in which another plan plays other games: its name, its value here, and its value there."""
        return [
            (name, _said(here), _said(there))
            for name in self.__struct_fields__
            if name not in ("games", "patience")
            and (here := getattr(self, name)) != (there := getattr(other, name))
        ]

    @property
    def identity(self) -> bytes:
        """All that decides which games are played, but not how many."""
        return json.encode(replace(self, games=0, patience=0.0), order="sorted")

    def swapped(self, number: int) -> bool:
        """Whether the players have changed sides in a game."""
        return self.pairing == "pairs" and number % 2 == 0

    def key(self, number: int) -> str:
        """The key of the dice of a game; the games of a pair share theirs."""
        pair = (number + 1) // 2 if self.pairing == "pairs" else number
        return hashlib.sha256(f"greatwar laboratory/{self.seed}/{pair}".encode()).hexdigest()

    def names(self, number: int) -> dict[Power, str]:
        """Who plays each power in a game."""
        sides: dict[Side, str] = {"central": self.central, "allies": self.allies}
        if self.swapped(number):
            sides = {"central": self.allies, "allies": self.central}
        return {power: self.seats.get(power, sides[SIDE[power]]) for power in POWERS}

    def signs(self, number: int) -> dict[Power, str]:
        """The players as a record names them: no two sides share a name."""
        names = self.names(number)
        return {
            power: f"{_plain(name)} ({power if power in self.seats else SIDE[power]})"
            for power, name in names.items()
        }

    def players(self, number: int) -> Players:
        """The players of a game, each with a seed of its own; one for all powers that it plays."""
        signs, names = self.signs(number), self.names(number)
        made = {
            sign: player_named(names[power], f"{self.seed}/{number}/{sign}", patience=self.patience)
            for sign, power in {sign: power for power, sign in signs.items()}.items()
        }
        if self.first_moves:
            book = (Opening(self.ruleset().base, "as planned", self.first_moves),)
            for player in made.values():
                if isinstance(player, Planner):
                    player.book = book
        return {power: made[signs[power]] for power in POWERS}

    def check(self) -> None:
        """Raise `UnknownPlayer` if somebody is named whom nobody knows, and `Unreadable` if the rules are not rules."""
        self.ruleset()
        for player in self.players(1).values():
            closed(player)


def with_bid(rules: Ruleset, bid: dict[Power, int]) -> Ruleset:
    """A ruleset that gives powers some IPCs more at the start, as a custom ruleset that a record can name."""
    tree = write_revised(rules)
    if isinstance(tree, str):
        tree = {"base": tree}
    said = "-".join(f"{power}-{ipcs}" for power, ipcs in bid.items())
    treasury, bids = dict(mapping(tree.get("treasury", {}))), dict(mapping(tree.get("bid", {})))
    for power, ipcs in bid.items():
        # A bid of the ruleset's own stays as it is, and so does what it has put into the treasury.
        if power in bids:
            own = ruleset(rules.base, rules.chosen).setup.treasury[power]
            treasury[power] = int(str(treasury.get(power, own))) + ipcs
        elif ipcs:
            bids[power] = f"{ipcs} IPCs"
    title = f"{render(rules.title)}, with " + ", ".join(
        f"{counted(ipcs, 'IPC')} more for {power}" for power, ipcs in bid.items()
    )
    named = {**tree, "name": f"bid-{said}"[:40].rstrip("-"), "title": title[:120]}
    named |= {key: value for key, value in (("treasury", treasury), ("bid", bids)) if value}
    return read_rules(named, rules.chosen)


def _said(value: object) -> str:
    """A field of a plan as a sentence shows it.

    >>> _said({"rules": "tournament"}), _said({}), _said(3)
    ('rules tournament', 'none', '3')
    """
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(inner)}" for key, inner in value.items()) or "none"
    if isinstance(value, tuple | list):
        return "; ".join(map(str, value))
    return str(value)


def _plain(name: str) -> str:
    """A player's name as a header may hold it."""
    return " ".join(name.split())[:80]
