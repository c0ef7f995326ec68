"""Findings: errors of the engine as small scenarios that `greatwar check` runs again."""

import pickle
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from greatwar.board import Power, Space
from greatwar.dice import OutOfDice, ScriptedDice
from greatwar.fuzz.invalid_orders import listed, tried
from greatwar.fuzz.mixtures import Recipe, made_like, recipe
from greatwar.game import Entry, Game
from greatwar.invariants.marches import is_contested
from greatwar.invariants.tables import broken
from greatwar.notation.orders import format_line, format_order
from greatwar.notation.positions import write_moment
from greatwar.notation.trees import Tree, dump_tree
from greatwar.orders import Order, Undo
from greatwar.problems import Refused
from greatwar.rules.opening import empty
from greatwar.rules.ruleset import Ruleset, SetupChanges
from greatwar.table import Dawn, Table, Units


class Finding(Struct, frozen=True):
    """Something that must never happen: what it is, and a scenario in which it does."""

    game: int
    breach: str
    scenario: str

    def __str__(self) -> str:
        return f"---\n{self.scenario}"


class Case(NamedTuple):
    """How something was broken: the table when a turn began, the orders since, and an order tried at the end."""

    rules: Ruleset
    start: Table
    entries: tuple[Entry, ...]
    tried: tuple[Power, Order] | None = None


def breach(case: Case) -> str:
    """The first thing that is broken when a case is played again; empty if nothing is, or if it cannot be played.

    What is out of order in the position itself does not count.
    """
    rules, entries, last = case.rules, case.entries, case.tried
    start = pickle.loads(pickle.dumps(case.start))  # so that nothing is remembered about it
    known = set(broken(rules, start))
    dice = ScriptedDice()
    game = Game(rules, start, dice)
    for number, (power, order, drawn) in enumerate(entries, 1):
        before = game.table
        game.legal()  # what is remembered from listing to listing must not matter
        dice.add(drawn)
        try:
            game.order(power, order)
        except OutOfDice:
            return ""
        except Refused as refusal:
            return refused(refusal) if number == len(entries) else ""
        except Exception as error:
            return crashed(error)
        undone = isinstance(order, Undo)
        found = broken(rules, game.table, None if undone else before)
        found = [sentence for sentence in found if sentence not in known]
        if found or dice.left:
            return found[0] if found and not dice.left else ""
    try:
        return next(iter(listed(game) if last is None else tried(game, *last)), "")
    except Exception as error:
        return crashed(error)


def refused(refusal: Refused) -> str:
    """The breach that is the refusal of an order that was listed as lawful."""
    return f"An order that was listed is refused: {refusal}"


def crashed(error: Exception) -> str:
    """The breach that is an error of the engine."""
    return f"{type(error).__name__}: {error}"


def finding(number: int, case: Case, sentence: str) -> Finding:
    """What was found in a game, as small as it goes, if playing it again shows it again."""
    if breach(case) == sentence:
        case = smaller(case, sentence)
    return Finding(number, sentence, scenario(case, f"game {number}: {sentence}"))


# As text


def scenario(case: Case, name: str) -> str:
    """The case as a scenario; what the notation cannot say stands behind it as a remark."""
    remarks = [name]
    play: list[Tree] = []
    for power, order, dice in case.entries:
        step: Tree = {power: format_order(order)}
        play.append(step | {"dice": list(dice)} if dice else step)
    if case.tried is not None:
        try:
            play.append({"refuse": format_line(*case.tried)})
        except Exception:
            remarks.append(f"tried at the end: {case.tried}")
    head = dump_tree({"scenario": name, **write_moment(case.rules, case.start)})
    steps = ["  - " + dump_tree(step).strip().replace("\n", "\n    ") for step in play]
    return "\n".join([f"{head}play:", *steps, *(f"# {' '.join(remark.split())}" for remark in remarks), ""])


# Making it small


def smaller(case: Case, sentence: str) -> Case:
    """The case without the orders, the units and the rest that do not matter to what it breaks."""

    tries = iter(range(TRIES))

    def shows(candidate: Case) -> bool:
        return next(tries, None) is not None and breach(candidate) == sentence

    straight = case._replace(entries=_not_taken_back(case.entries))
    if shows(straight):
        case = straight
    entries = _kept(list(case.entries), lambda kept: shows(case._replace(entries=tuple(kept))))
    case = _by_fewer_rules(case._replace(entries=tuple(entries)), sentence)
    start = case.start

    def as_if(table: Table) -> Case:
        return case._replace(start=table.but(dawn=Dawn(table.units, table.control)))

    spaces = _kept(list(start.units), lambda kept: shows(as_if(start.but(units=_only(start, kept)))))
    start = start.but(units=_only(start, spaces))
    plain = empty(case.rules)
    owned = {land: power for land, power in plain.control.items() if not is_contested(start, land)}
    simplifications: tuple[dict[str, object], ...] = (
        {"treasury": plain.treasury},
        {"bids": plain.bids},
        {"control": owned, "mobilized": plain.mobilized},
        {"neutral": plain.neutral},
        {"submarine_warfare": False},
        {"bankrupt": plain.bankrupt},
        {"last_round": False},
        {"round": 2},
        {"seats": plain.seats},
    )
    for simplification in simplifications:
        if shows(as_if(start.but(**simplification))):
            start = start.but(**simplification)
    return as_if(start)


TRIES = 200
"""How often a case is played again at most to make it small, and once more as often for its rules."""


def _by_fewer_rules(case: Case, sentence: str) -> Case:
    """The case by a ruleset without the house rules, changes of the set-up and options that do not matter."""
    tries = iter(range(TRIES))

    def ruled(other: Recipe) -> Case | None:
        """The case by another ruleset, if there is one and it shows the same."""
        if next(tries, None) is None:
            return None
        try:
            candidate = case._replace(rules=made_like(case.rules, other))
            return candidate if breach(candidate) == sentence else None
        except Exception:  # a table need not make sense to other rules
            return None

    kept = recipe(case.rules)
    house = _kept(list(kept.house), lambda some: ruled(replace(kept, house=tuple(some))) is not None)
    kept = replace(kept, house=tuple(house))
    if ruled(replace(kept, setup=SetupChanges())):
        kept = replace(kept, setup=SetupChanges())
    options = _kept(
        list(kept.options.items()), lambda some: ruled(replace(kept, options=dict(some))) is not None
    )
    return ruled(replace(kept, options=dict(options))) or case


def _not_taken_back(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The orders that stood in the end."""
    stood: list[Entry] = []
    for entry in entries:
        if isinstance(entry.order, Undo):
            del stood[max(place for place, given in enumerate(stood) if given.power == entry.power)]
        else:
            stood.append(entry)
    return tuple(stood)


def _only(table: Table, spaces: list[Space]) -> Units:
    return {space: table.units[space] for space in spaces}


_ThingT = TypeVar("_ThingT")


def _kept(things: list[_ThingT], shows: Callable[[list[_ThingT]], bool]) -> list[_ThingT]:
    """The things that cannot be left out, tried in ever smaller pieces from the end."""
    kept = things
    size = max(len(kept) // 2, 1)
    while size:
        end = len(kept)
        while end > 0:
            shorter = kept[: max(end - size, 0)] + kept[end:]
            if shows(shorter):
                kept = shorter
            end -= size
        size //= 2
    return kept
