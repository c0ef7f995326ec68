"""Positions: a table as a tree of plain values, for YAML and JSON."""

from collections.abc import Callable, Mapping
from typing import TypeVar

from greatwar.board import LANDLOCKED, POWERS, SPACES, TERRITORIES, ZONES, Power, Space
from greatwar.notation.collapses import (
    NO_COLLAPSE,
    after_armistice,
    read_collapsed,
    require_nothing_left,
    without_collapsed,
    write_collapsed,
)
from greatwar.notation.control import (
    Holders,
    controlled,
    follows_from_control,
    left_behind,
    opened,
    read_holders,
    read_lost_capital,
    read_mobilized,
    said_of_control,
    seen_mobilized,
    standing,
    without_disputed,
    write_control,
)
from greatwar.notation.declarations import read_last_round, read_revolution, read_submarine_warfare
from greatwar.notation.hulls import HULL, are_built, read_hulls, with_hulls
from greatwar.notation.mappings import by_power, by_space, is_none
from greatwar.notation.players import PlayerNames, players_of, read_players, seats_of
from greatwar.notation.rulesets import read_rules, write_revised, write_rules
from greatwar.notation.trees import (
    Tree,
    described,
    dump_tree,
    load_tree,
    mapping,
    number,
    only_keys,
    truth,
    within,
    word,
    wrong,
)
from greatwar.notation.turns import read_turn, require_buyers, with_turn
from greatwar.notation.units import force_from_text, force_to_text, format_items, plain_counts
from greatwar.notation.words import Complaints, choice, unreadable
from greatwar.orders import Item
from greatwar.pieces import ARMY_KINDS, Force, Kind
from greatwar.questions import PHASES, Phase
from greatwar.rules import Ruleset
from greatwar.rules.mixing import options_tree
from greatwar.rules.opening import empty, in_phase, opening
from greatwar.table import Dawn, Stacks, Table, Turn, Units
from greatwar.text.say import notation as say

ValueT = TypeVar("ValueT")

KEYS = (
    "rules",
    "options",
    "setup",
    "players",
    "round",
    "turn",
    "phase",
    "treasury",
    "bought",
    "bids",
    "control",
    "units",
    "mobilized",
    "at_war",
    "submarine_warfare",
    "collapsed",
    "lost_capital",
    "revolution",
    "last_round",
)
"""Everything that a position can say, in the order in which it is written."""

DEFAULT_RULES = "rulebook"
"""The ruleset of a position that names none."""

SetUp = Callable[[Ruleset, int], Table]
Bids = dict[Power, dict[Kind, int]]

SET_UPS: dict[str, SetUp] = {"standard": opening, "empty": empty}
LAST_ROUND = 999
RICHEST = 99_999


def load_position(text: str) -> tuple[Ruleset, Table]:
    """The ruleset and the table of a position in YAML or JSON."""
    return read_position(mapping(load_tree(text)))


def dump_position(rules: Ruleset, table: Table) -> str:
    """The canonical YAML text of a position."""
    return dump_tree(write_position(rules, table))


def write_moment(rules: Ruleset, table: Table) -> Tree:
    """The tree of a position in a game that goes on from it: its rules have the revision that the game has."""
    return {**write_position(rules, table), "rules": write_revised(rules)}


def read_position(tree: Mapping[str, object]) -> tuple[Ruleset, Table]:
    """The ruleset and the table of a position.

    What is left out takes the value of the ruleset's own set-up. The table stands inside the phase named: what
    happens when a round, a turn or a phase begins lies behind it, and nothing has moved.
    """
    entries = _Entries(tree)
    rules = entries.rules()
    everybody: PlayerNames = len(POWERS)
    players = entries.read("players", read_players, everybody)
    standard: SetUp = opening
    set_up = entries.read("setup", _read_setup, standard)
    base = set_up(rules, players if isinstance(players, int) else len(POWERS))
    collapsed, bankrupt = entries.read("collapsed", lambda value: read_collapsed(value, rules), NO_COLLAPSE)
    base = without_collapsed(base, collapsed)
    revolution = entries.read("revolution", lambda value: read_revolution(value, rules), base.revolution)
    if revolution == "accepted":
        base = after_armistice(base)
    table = base.but(
        collapsed=collapsed,
        bankrupt=bankrupt,
        last_round=entries.read("last_round", lambda value: read_last_round(value, rules), base.last_round),
        seats=seats_of(players),
        round=entries.read("round", lambda value: number(value, least=1, most=LAST_ROUND), base.round),
        treasury=entries.read("treasury", lambda value: _read_treasury(value, base), base.treasury),
        bought=entries.read("bought", _read_bought, base.bought),
        mobilized=entries.read("mobilized", lambda value: read_mobilized(value, rules), base.mobilized),
        neutral=entries.read("at_war", lambda value: _read_at_war(value, rules, base), base.neutral),
        submarine_warfare=entries.read(
            "submarine_warfare",
            lambda value: read_submarine_warfare(value, rules),
            base.submarine_warfare,
        ),
        revolution=revolution,
    )
    named = with_hulls(base)
    named = entries.read("units", lambda value: _read_units(value, named, rules), named)
    lost = entries.read("lost_capital", read_lost_capital, base.lost_capital)
    phase = entries.read("phase", _read_phase, base.phase)
    nobody: Turn | None = None
    turn = entries.read("turn", lambda value: read_turn(value, rules), nobody)
    undecided: Bids | None = None
    bids = entries.read("bids", _read_bought, undecided)
    unsaid: Holders = {}
    holders = entries.read("control", read_holders, unsaid)
    entries.complain()  # what follows hangs on all of these
    units, hulls = read_hulls(named)
    table = table.but(units=units, hulls=hulls)
    table = table.but(joined=rules.joined_lands(table))
    table = table.but(control=controlled(holders, table))
    table = with_turn(turn, rules, table.but(idle=rules.idle(table.neutral)))
    require_buyers(table)
    table = table.but(bids=_still_to_come(rules, table, phase, base.bids) if bids is None else bids)
    if rules.collapse.land_impassable:
        # What such a power is said to control is what it still held when it collapsed.
        held = {land: power for land, power in table.control.items() if power not in table.collapsed}
        table = table.but(control=held)
    require_nothing_left(table)
    table = table.but(control=without_disputed(table))
    table = table.but(mobilized=table.mobilized | seen_mobilized(rules, table))
    table = table.but(joined=rules.joined_lands(table))
    said = said_of_control(tree)
    settled = {land: power for land, power in standing(rules, table).items() if land not in said}
    table = table.but(control=settled | table.control)
    table = table.but(impassable=left_behind(rules, table) - opened(tree))
    table = table.but(lost_capital=lost | follows_from_control(rules, table))
    table = table.but(dawn=Dawn(table.units, table.control))
    table = table.but(bankrupt=table.bankrupt | _follows_from_dawn(rules, table))
    return rules, table.but(frames=in_phase(phase))


def write_position(rules: Ruleset, table: Table) -> Tree:
    """The canonical tree of a table that stands at the beginning of a phase.

    It says everything that differs from the empty set-up. What has happened within the phase cannot be said.
    """
    base = without_collapsed(empty(rules, len(POWERS)), table.collapsed)
    tree: Tree = {"rules": write_rules(rules)}
    if rules.chosen:
        tree["options"] = options_tree(rules)
    tree |= {
        "setup": "empty",
        "players": players_of(table.seats),
        "round": table.round,
        "turn": table.turn,
        "phase": table.phase,
    }
    follows = follows_from_control(rules, table)
    differing: Tree = {
        "treasury": _write_treasury(table, base),
        "bought": _write_bought(table.bought),
        "bids": _write_bought(table.bids),
        "control": write_control(rules, table, base),
        "units": _write_units(table),
        "mobilized": [name for name in TERRITORIES if name in table.mobilized],
        "at_war": {
            power: power not in table.neutral
            for power in POWERS
            if (power in table.neutral) != (power in base.neutral)
        },
        "submarine_warfare": table.submarine_warfare,
        "collapsed": write_collapsed(table),
        "lost_capital": [power for power in POWERS if power in table.lost_capital and power not in follows],
        "revolution": table.revolution,
        "last_round": table.last_round,
    }
    return tree | {key: value for key, value in differing.items() if value}


class _Entries:
    """The entries of a position: one that cannot be read takes its default, so that the others are read too."""

    def __init__(self, tree: Mapping[str, object]) -> None:
        self._tree = mapping(tree)
        self._complaints = Complaints()
        with self._complaints.gathered():
            only_keys(tree, KEYS)

    def read(self, key: str, read: Callable[[object], ValueT], default: ValueT) -> ValueT:
        with self._complaints.gathered():
            return _read(self._tree, key, read, default)
        return default

    def rules(self) -> Ruleset:
        """The ruleset, without which nothing else can be read."""
        with self._complaints.gathered():
            return _read_rules(self._tree)
        self.complain()
        raise AssertionError("an unreadable ruleset was complained about")

    def complain(self) -> None:
        """Say everything that was wrong."""
        self._complaints.raise_all()


def _read(tree: Mapping[str, object], key: str, read: Callable[[object], ValueT], default: ValueT) -> ValueT:
    if key not in tree:
        return default
    with within(key):
        return read(tree[key])


def _read_rules(tree: Mapping[str, object]) -> Ruleset:
    default: Mapping[str, object] = {}
    options = _read(tree, "options", mapping, default)
    with within("rules"):
        return read_rules(tree.get("rules", DEFAULT_RULES), options)


def _read_setup(value: object) -> SetUp:
    return SET_UPS[choice(word(value), SET_UPS, "setup")]


def _read_phase(value: object) -> Phase:
    return choice(word(value), PHASES, "phase")


def _read_treasury(value: object, base: Table) -> dict[Power, int]:
    return base.treasury | by_power(value, lambda amount: number(amount, least=0, most=RICHEST))


def _read_bought(value: object) -> dict[Power, dict[Kind, int]]:
    bought = by_power(value, lambda text: {} if is_none(text) else plain_counts(word(text)))
    return {power: counts for power, counts in bought.items() if counts}


def _still_to_come(rules: Ruleset, table: Table, phase: Phase, bids: Bids) -> Bids:
    """The bids of a set-up that have not been placed yet: of powers that have not had a mobilize phase."""
    if table.round > 1:
        return {}
    turns = rules.rounds.turns
    gone = {power for turn in turns[: turns.index(table.turn)] for power in table.but(turn=turn).movers}
    if PHASES.index(phase) >= PHASES.index("mobilize"):
        gone |= set(table.movers)
    return {power: units for power, units in bids.items() if power not in gone | table.departed}


def _read_units(value: object, base: Units, rules: Ruleset) -> Units:
    units = dict(base)
    complaints = Complaints()
    for name, forces in by_space(value, complaints).items():
        stacks: Stacks = {}
        if not is_none(forces):
            with complaints.gathered(), within(name):
                stacks = _read_stacks(forces, name, rules)
        if stacks:
            units[name] = stacks
        else:
            units.pop(name, None)
    complaints.raise_all()
    return units


def _read_stacks(value: object, space: Space, rules: Ruleset) -> Stacks:
    if isinstance(value, str) or value is None:
        raise wrong(say.expected_units(found=described(value)))
    stacks: Stacks = {}
    complaints = Complaints()
    for power, text in by_power(value, lambda text: text).items():
        if not is_none(text):
            with complaints.gathered(), within(power):
                stacks[power] = force_from_text(word(text), power, rules.units)
                _require_home(stacks[power], space, rules)
    complaints.raise_all()
    return stacks


def _require_home(force: Force, space: Space, rules: Ruleset) -> None:
    """Complain about units that cannot be where they are."""
    if space in LANDLOCKED:
        raise unreadable(say.landlocked(zone=space), code="not-afloat")
    for piece in force:
        if space in ZONES and piece.kind in ARMY_KINDS:
            message = say.not_afloat(kind=piece.kind, example=f"1 {piece.kind}")
            raise unreadable(message, code="not-afloat")
        if space not in ZONES and piece == HULL and are_built(rules):
            continue
        if space not in ZONES and piece.kind not in ARMY_KINDS:
            raise unreadable(say.not_ashore(kind=piece.kind), code="not-ashore", rule="RB-SMOVE-03")


def _read_at_war(value: object, rules: Ruleset, base: Table) -> frozenset[Power]:
    neutral = set(base.neutral)
    for power, at_war in by_power(value, truth).items():
        if at_war:
            neutral.discard(power)
        elif power in rules.entry.neutral_powers:
            neutral.add(power)
        else:
            raise unreadable(say.at_war_from_start(power=power), code="not-in-rules")
    return frozenset(neutral)


def _follows_from_dawn(rules: Ruleset, table: Table) -> frozenset[Power]:
    """The powers whose turn it is and whose economy collapses in a turn that begins so."""
    found = table
    for test in rules.rounds.turn_begins:
        for power in table.movers:
            found = test(rules, found, power, lambda event: None)
    return found.bankrupt


def _write_treasury(table: Table, base: Table) -> Tree:
    return {
        power: table.treasury[power]
        for power in POWERS
        if power in table.treasury and table.treasury[power] != base.treasury.get(power)
    }


def _write_bought(bought: Bids) -> Tree:
    return {
        power: format_items(tuple(Item(number, kind) for kind, number in bought[power].items()))
        for power in POWERS
        if bought.get(power)
    }


def _write_units(table: Table) -> Tree:
    units = with_hulls(table)
    return {
        space: {power: force_to_text(units[space][power], power) for power in POWERS if power in units[space]}
        for space in SPACES
        if units.get(space)
    }
