"""The entry of neutral powers, major and minor, by the timeline and by attack (SE-ENTRY, SE-POL, C-03, C-17)."""

from collections.abc import Iterable

from greatwar.board import POWERS, SIDE, TERRITORIES, Power, Space
from greatwar.events import MinorJoined
from greatwar.frames import StartOfRound
from greatwar.kernel import Asked, Step, Tell
from greatwar.questions import Fate
from greatwar.rules.rulebook.control import take_control
from greatwar.rules.rulebook.neutrals import at_war
from greatwar.rules.rulebook.turn import begin_turn, is_played
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.trade import SPANISH_MOROCCO
from greatwar.table import Table

TIMELINE: dict[str, int] = {
    "ottoman": 2,
    "italy": 4,
    "usa": 9,
    "Albania": 2,
    "Arabia": 7,
    "Bulgaria": 5,
    "Portugal": 7,
    "Romania": 7,
}
"""SE-ENTRY-04: the rounds of historical entry; Serbia and Belgium enter by being attacked."""

EARLY, IN_TIME = 2, 4
"""SE-ENTRY-01, 02: the highest die that brings a power in one round early, and in its round."""

MOBILIZING = frozenset(name for name, land in TERRITORIES.items() if land.is_minor) | {SPANISH_MOROCCO}
"""SE-MOB-03: Spanish Morocco defends itself, although it is a colony."""


class StartOfRoundStep(Step[StartOfRound]):
    """Neutral powers enter the war; then the first side has its turn."""

    def asks(self, rules: Ruleset, table: Table, frame: StartOfRound) -> Asked:
        candidates = self._candidates(rules, table)
        if frame.rolled or not candidates:
            return None
        return Fate(len(candidates), "entry of neutral powers", tuple(candidates))

    def _candidates(self, rules: Ruleset, table: Table) -> list[str]:
        """The powers for which a die is rolled: major ones in the order of play, then minor ones by name."""
        entry = rules.entry
        due = [
            name
            for name in waiting(rules, table)
            if name in entry.dice and entry.timeline[name] - table.round in (0, 1)
        ]
        return [p for p in POWERS if p in due] + sorted(name for name in due if name in TERRITORIES)

    def rolled(
        self, rules: Ruleset, table: Table, frame: StartOfRound, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        candidates = self._candidates(rules, table)
        table = table.top(StartOfRound(rolled=True))
        for name, die in zip(candidates, dice, strict=True):
            if die <= (IN_TIME if rules.entry.timeline[name] == table.round else EARLY):
                table = entered(rules, table, name, tell)
        return table

    def proceed(self, rules: Ruleset, table: Table, frame: StartOfRound, tell: Tell) -> Table:
        for name in waiting(rules, table):
            if rules.entry.timeline[name] <= table.round - (name in rules.entry.dice):
                table = entered(rules, table, name, tell)
        first = next(turn for turn in rules.rounds.turns if is_played(table, turn))
        return begin_turn(rules, table.but(turn=first), tell)


def waiting(rules: Ruleset, table: Table) -> list[str]:
    """The powers of the timeline that are still neutral."""
    return [
        name
        for name in rules.entry.timeline
        if (name in table.neutral if name in SIDE else is_waiting_minor(rules, table, name))
    ]


def is_waiting_minor(rules: Ruleset, table: Table, territory: Space) -> bool:
    """Whether an aligned minor power is still neutral and has a major power to enter the war for (C-100)."""
    whose = rules.board.aligned.get(territory)
    return whose is not None and territory not in table.mobilized and whose not in table.departed


def entered(rules: Ruleset, table: Table, name: str, tell: Tell) -> Table:
    """The table with a power of the timeline in the war."""
    if name in TERRITORIES:
        whose = rules.board.aligned[name]
        return joined(rules, table.but(mobilized=table.mobilized | {name}), name, whose, tell)
    return at_war(table, [power for power in POWERS if power == name], tell)


def joined(rules: Ruleset, table: Table, territory: Space, power: Power, tell: Tell) -> Table:
    """SE-POL-03: an aligned minor power brings all its lands to its major power, for good.

    A minor neutral power that defends itself only raises its army. So does one whose major power has left the war; its
    lands count with those of that power (G-36).
    """
    minor = TERRITORIES[territory].of or territory
    whose = rules.board.aligned.get(minor)
    if whose is None:
        return table
    if whose in table.departed:
        return table.but(joined=rules.joined_lands(table))
    tell(MinorJoined(minor, whose))
    lands = lands_of(minor)
    raised = rules.minors.mobilizing.intersection(lands)
    table = table.but(mobilized=table.mobilized | raised, joined=table.joined | dict.fromkeys(lands, whose))
    for land in lands:
        if land not in table.control and not table.is_contested(land):
            table = take_control(rules, table, land, whose, tell)
    return table


def lands_of(minor: Space) -> tuple[Space, ...]:
    """The territory of a minor power and its colonies."""
    return (minor, *(name for name, facts in TERRITORIES.items() if facts.of == minor))


def attacked_minors(rules: Ruleset, table: Table, territories: Iterable[Space]) -> tuple[Space, ...]:
    """SE-POL-04, C-17: the minor powers that mobilize because enemies have entered them or their colonies."""
    found = set()
    for territory in territories:
        facts = TERRITORIES[territory]
        minor = facts.of or territory
        if is_waiting_minor(rules, table, minor):
            if facts.of is not None or table.side != SIDE[rules.board.aligned[minor]]:
                found.add(minor)
        elif territory in rules.minors.mobilizing and territory not in table.mobilized:
            found.add(territory)
    return tuple(sorted(found))
