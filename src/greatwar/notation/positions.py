"""Positions: a table as a tree of plain values, which YAML and JSON can carry."""

from collections.abc import Callable, Mapping
from typing import Literal, TypeVar

from greatwar.board import FACTS, POWERS, SIDES, SPACES, TERRITORIES, ZONES, Power, Space
from greatwar.notation import words
from greatwar.notation.players import Players, players_of, read_players, seats_of
from greatwar.notation.rulesets import read_rules, write_rules
from greatwar.notation.trees import (
    Tree,
    dump_tree,
    entries,
    load_tree,
    mapping,
    number,
    only_keys,
    truth,
    within,
    word,
    wrong,
)
from greatwar.notation.units import force_from_text, force_to_text, format_items, plain_counts
from greatwar.notation.words import choice, fold, unreadable
from greatwar.orders import Item
from greatwar.pieces import ARMY_KINDS, Force, Kind
from greatwar.questions import PHASES, Phase
from greatwar.rules import Ruleset
from greatwar.rules.opening import empty, in_phase, opening
from greatwar.table import Dawn, Stacks, Table, Units

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
    "control",
    "units",
    "mobilized",
    "at_war",
    "submarine_warfare",
    "collapsed",
    "lost_capital",
    "revolution",
)
"""Everything that a position can say, in the order in which it is written."""

DEFAULT_RULES = "rulebook"
"""The ruleset of a position that names none."""

SetUp = Callable[[Ruleset, int], Table]
Revolution = Literal["", "declined", "accepted"]

SET_UPS: dict[str, SetUp] = {"standard": opening, "empty": empty}
REVOLUTIONS: dict[str, Revolution] = {"none": "", "declined": "declined", "accepted": "accepted"}
LAST_ROUND = 999
RICHEST = 99_999

_NONE = "none"


def load_position(text: str) -> tuple[Ruleset, Table]:
    """The ruleset and the table of a position in YAML or JSON."""
    return read_position(mapping(load_tree(text)))


def dump_position(rules: Ruleset, table: Table) -> str:
    """The canonical YAML text of a position."""
    return dump_tree(write_position(rules, table))


def read_position(tree: Mapping[str, object]) -> tuple[Ruleset, Table]:
    """The ruleset and the table of a position.

    What is left out takes the value of the ruleset's own set-up. The table stands inside the phase named: what
    happens when a round, a turn or a phase begins lies behind it, and nothing has moved.
    """
    mapping(tree)
    only_keys(tree, KEYS)
    rules = _read_rules(tree)
    everybody: Players = len(POWERS)
    players = _read(tree, "players", read_players, everybody)
    standard: SetUp = opening
    set_up = _read(tree, "setup", _read_setup, standard)
    base = set_up(rules, players if isinstance(players, int) else len(POWERS))
    _read(tree, "collapsed", _refuse_collapsed, None)
    table = base.but(
        seats=seats_of(players),
        round=_read(tree, "round", lambda value: number(value, least=1, most=LAST_ROUND), base.round),
        turn=_read(tree, "turn", _read_turn, base.turn),
        treasury=_read(tree, "treasury", lambda value: _read_treasury(value, base), base.treasury),
        bought=_read(tree, "bought", _read_bought, base.bought),
        units=_read(tree, "units", lambda value: _read_units(value, base.units), base.units),
        mobilized=_read(tree, "mobilized", _read_mobilized, base.mobilized),
        neutral=_read(tree, "at_war", lambda value: _read_at_war(value, rules, base), base.neutral),
        submarine_warfare=_read(tree, "submarine_warfare", truth, base.submarine_warfare),
        revolution=_read(tree, "revolution", _read_revolution, base.revolution),
    )
    table = table.but(control=_read(tree, "control", lambda value: _read_control(value, table), base.control))
    table = table.but(control=_without_disputed(table))
    table = table.but(mobilized=table.mobilized | _seen_mobilized(table))
    lost = _read(tree, "lost_capital", _read_lost_capital, base.lost_capital)
    table = table.but(lost_capital=lost | _follows_from_control(table))
    phase = _read(tree, "phase", _read_phase, base.phase)
    table = table.but(dawn=Dawn(table.units, table.control))
    return rules, table.but(frames=in_phase(phase))


def write_position(rules: Ruleset, table: Table) -> Tree:
    """The canonical tree of a table that stands at the beginning of a phase.

    It says everything that differs from the empty set-up. What has happened within the phase cannot be said.
    """
    base = empty(rules, len(POWERS))
    tree: Tree = {"rules": write_rules(rules)}
    if rules.chosen:
        tree["options"] = dict(rules.chosen)
    tree |= {
        "setup": "empty",
        "players": players_of(table.seats),
        "round": table.round,
        "turn": table.turn,
        "phase": table.phase,
    }
    follows = _follows_from_control(table)
    differing: Tree = {
        "treasury": _write_treasury(table, base),
        "bought": _write_bought(table),
        "control": _write_control(table, base),
        "units": _write_units(table),
        "mobilized": [name for name in TERRITORIES if name in table.mobilized],
        "at_war": {
            power: power not in table.neutral
            for power in POWERS
            if (power in table.neutral) != (power in base.neutral)
        },
        "submarine_warfare": table.submarine_warfare,
        "lost_capital": [power for power in POWERS if power in table.lost_capital and power not in follows],
        "revolution": table.revolution,
    }
    return tree | {key: value for key, value in differing.items() if value}


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
    return SET_UPS[choice(word(value), SET_UPS, "set-up")]


def _read_turn(value: object) -> Power:
    text = word(value)
    if fold(text) in SIDES:
        raise unreadable("The powers take their turns one by one in this ruleset", code="not-in-rules")
    return words.power(text)


def _read_phase(value: object) -> Phase:
    return choice(word(value), PHASES, "phase")


def _read_treasury(value: object, base: Table) -> dict[Power, int]:
    return base.treasury | _by_power(value, lambda amount: number(amount, least=0, most=RICHEST))


def _read_bought(value: object) -> dict[Power, dict[Kind, int]]:
    bought = _by_power(value, lambda text: {} if _is_none(text) else plain_counts(word(text)))
    return {power: counts for power, counts in bought.items() if counts}


def _read_units(value: object, base: Units) -> Units:
    units = dict(base)
    for name, forces in _by_space(value).items():
        stacks: Stacks = {}
        if not _is_none(forces):
            with within(name):
                stacks = _read_stacks(forces, name)
        if stacks:
            units[name] = stacks
        else:
            units.pop(name, None)
    return units


def _read_stacks(value: object, space: Space) -> Stacks:
    if isinstance(value, str) or value is None:
        raise wrong(value, "`none`, or a mapping of powers to units,")
    stacks: Stacks = {}
    for power, text in _by_power(value, lambda text: text).items():
        if not _is_none(text):
            with within(power):
                stacks[power] = force_from_text(word(text), power)
                _require_home(stacks[power], space)
    return stacks


def _require_home(force: Force, space: Space) -> None:
    """Complain about units that cannot be where they are."""
    for piece in force:
        if space in ZONES and piece.kind in ARMY_KINDS:
            sentence = f"{piece.kind} can be at sea only aboard a transport: `1 transport (1 {piece.kind})`"
            raise unreadable(sentence.capitalize(), code="not-afloat")
        if space not in ZONES and piece.kind not in ARMY_KINDS:
            sentence = f"A {piece.kind} cannot stand in a territory"
            raise unreadable(sentence, code="not-ashore", rule="RB-SMOVE-03")


def _read_control(value: object, table: Table) -> dict[Space, Power]:
    control = dict(table.control)
    for name, holder in _by_space(value).items():
        with within(name):
            territory, text = words.territory(name), word(holder)
            if _is_none(text):
                control.pop(territory, None)
            elif fold(text) == "contested":
                if not table.is_contested(territory):
                    raise unreadable(f"{territory} is not contested: no units of both sides stand there")
            elif fold(text) == "shared":
                if not table.is_shared(territory):
                    raise unreadable(f"{territory} is not shared between Russia and the Central Powers")
            else:
                control[territory] = words.power(text)
    return control


def _without_disputed(table: Table) -> dict[Space, Power]:
    """Control as it is where units of both sides in a territory leave it without a controller."""
    return {
        name: power
        for name, power in table.control.items()
        if table.controller(name) is not None
        or (table.is_shared(name) and "russia" not in table.stacks(name))
    }


def _read_mobilized(value: object) -> frozenset[Space]:
    minors = set()
    for entry in entries(value):
        name = words.territory(word(entry))
        if not TERRITORIES[name].is_minor:
            raise unreadable(f"{name} is not a minor power, so that it cannot mobilize", code="wrong-value")
        minors.add(name)
    return frozenset(minors)


def _seen_mobilized(table: Table) -> frozenset[Space]:
    """The minor powers that must have been mobilized, because somebody controls them or stands in them."""
    return frozenset(
        name
        for name, territory in TERRITORIES.items()
        if territory.is_minor and (name in table.control or name in table.units)
    )


def _read_at_war(value: object, rules: Ruleset, base: Table) -> frozenset[Power]:
    neutral = set(base.neutral)
    for power, at_war in _by_power(value, truth).items():
        if at_war:
            neutral.discard(power)
        elif power in rules.neutral_powers:
            neutral.add(power)
        else:
            sentence = f"{FACTS[power].name} is at war from the beginning in this ruleset"
            raise unreadable(sentence, code="not-in-rules")
    return frozenset(neutral)


def _refuse_collapsed(value: object) -> None:
    if isinstance(value, Mapping) and not mapping(value):
        return
    if isinstance(value, Mapping) or entries(value):
        raise unreadable("No power collapses in this ruleset", code="not-in-rules")


def _read_lost_capital(value: object) -> frozenset[Power]:
    return frozenset(words.power(word(entry)) for entry in entries(value))


def _follows_from_control(table: Table) -> frozenset[Power]:
    return frozenset(power for power in POWERS if table.capital_held_by_enemy(power))


def _read_revolution(value: object) -> Revolution:
    return REVOLUTIONS[choice(word(value), REVOLUTIONS, "state of the revolution")]


def _by_power(value: object, read: Callable[[object], ValueT]) -> dict[Power, ValueT]:
    found: dict[Power, ValueT] = {}
    for text, inner in mapping(value).items():
        power = words.power(text)
        if power in found:
            raise unreadable(f"{power} is named twice")
        with within(power):
            found[power] = read(inner)
    return found


def _by_space(value: object) -> dict[Space, object]:
    found: dict[Space, object] = {}
    for text, inner in mapping(value).items():
        name = words.space(text)
        if name in found:
            raise unreadable(f"{name} is named twice")
        found[name] = inner
    return found


def _is_none(value: object) -> bool:
    return isinstance(value, str) and fold(value) == _NONE


def _write_treasury(table: Table, base: Table) -> Tree:
    return {
        power: table.treasury[power]
        for power in POWERS
        if power in table.treasury and table.treasury[power] != base.treasury.get(power)
    }


def _write_bought(table: Table) -> Tree:
    return {
        power: format_items(tuple(Item(number, kind) for kind, number in table.bought[power].items()))
        for power in POWERS
        if table.bought.get(power)
    }


def _write_control(table: Table, base: Table) -> Tree:
    written: Tree = {}
    understood = _without_disputed(table.but(control=base.control))
    for name in TERRITORIES:
        holder = table.controller(name)
        if holder != understood.get(name):
            written[name] = holder or _NONE
    return written


def _write_units(table: Table) -> Tree:
    return {
        space: {
            power: force_to_text(table.units[space][power], power)
            for power in POWERS
            if power in table.units[space]
        }
        for space in SPACES
        if table.units.get(space)
    }
