"""How a game begins: the players' powers, the setup, and the first frame."""

from greatwar.board import POWERS, TERRITORIES, Power, Space
from greatwar.frames import AnyFrame, Combat, Income, Mobilize, Movement, Purchase
from greatwar.pieces import Piece
from greatwar.problems import Problem, Refused
from greatwar.questions import Phase
from greatwar.rules.chapters import AS_PRINTED
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Dawn, Table, Units
from greatwar.text.say import refusal

Seats = tuple[tuple[Power, ...], ...]

DIVISIONS: dict[int, Seats] = {
    2: (("austria-hungary", "germany", "ottoman"), ("russia", "france", "britain", "italy", "usa")),
    3: (("austria-hungary", "germany", "ottoman"), ("russia", "italy", "usa"), ("france", "britain")),
    4: (("austria-hungary", "ottoman"), ("germany",), ("russia", "italy", "usa"), ("france", "britain")),
    5: (
        ("austria-hungary", "ottoman"),
        ("germany",),
        ("russia", "usa"),
        ("france", "italy"),
        ("britain",),
    ),
    6: (
        ("austria-hungary",),
        ("germany",),
        ("ottoman",),
        ("russia", "usa"),
        ("france", "italy"),
        ("britain",),
    ),
    7: (
        ("austria-hungary",),
        ("germany",),
        ("ottoman",),
        ("russia", "usa"),
        ("france",),
        ("britain",),
        ("italy",),
    ),
    8: tuple((power,) for power in POWERS),
}
"""RB-PLAY-03 to 09: the rulebook's division of the powers for each number of players."""


def division(players: int) -> Seats:
    """The rulebook's division of the powers among so many players."""
    if players not in DIVISIONS:
        raise Refused(Problem("players", "", refusal.players(n=players), "RB-PLAY-01"))
    return DIVISIONS[players]


def opening(rules: Ruleset, players: int = 8) -> Table:
    """The table set up for play: round 1, the first power's purchase."""
    units: Units = {}
    for power in POWERS:
        for space, kinds in rules.setup.units.get(power, {}).items():
            force = {Piece(kind): number for kind, number in kinds.items()}
            units.setdefault(space, {})[power] = force
    treasury = {power: rules.setup.treasury[power] for power in POWERS}
    table = _table(rules, units, treasury, division(players))
    table = table.but(hulls=dict.fromkeys(rules.setup.hulls, True), bids=rules.setup.bids)
    return begun(rules, table)


def empty(rules: Ruleset, players: int = 8) -> Table:
    """A table with the control that a game begins with, no units and empty treasuries."""
    return _table(rules, {}, dict.fromkeys(POWERS, 0), division(players))


def _table(rules: Ruleset, units: Units, treasury: dict[Power, int], seats: Seats) -> Table:
    control = _first_control(rules)
    table = Table(
        round=1,
        turn=rules.rounds.turns[0],
        units=units,
        control=control,
        treasury=treasury,
        bought={},
        mobilized=rules.minors.mobilizing.intersection(control),
        neutral=rules.entry.neutral_powers,
        lost_capital=frozenset(),
        seats=seats,
        dawn=Dawn(units, control),
        frames=(Purchase(),),
        idle=rules.idle(rules.entry.neutral_powers),
    )
    return table.but(joined=rules.joined_lands(table)) if table.mobilized else table


def _first_control(rules: Ruleset) -> dict[Space, Power]:
    """Who controls what when the game begins; a minor power that joins for good brings its colonies."""
    control = rules.board.control
    if not rules.minors.join_for_good or control is AS_PRINTED.control:
        return control
    colonies = {
        name: patron
        for name, land in TERRITORIES.items()
        if land.of in control and (patron := rules.board.patron(name)) is not None
    }
    return colonies | control


def begun(rules: Ruleset, table: Table) -> Table:
    """The table of a standard set-up about to be played: with whatever the ruleset begins a game with."""
    return table.but(frames=(rules.rounds.opening,))


def in_phase(phase: Phase) -> tuple[AnyFrame, ...]:
    """The frames of a position that stands inside a phase in which nothing has happened yet."""
    frames: dict[Phase, AnyFrame] = {
        "purchase": Purchase(),
        "movement": Movement(),
        "combat": Combat(),
        "mobilize": Mobilize(),
        "income": Income(),
    }
    return (frames[phase],)
