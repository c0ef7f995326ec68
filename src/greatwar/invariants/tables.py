"""Invariants of a table, each breach a plain sentence.

They are written from the rules, not from the engine, and ask it for as little as they can.
"""

from collections.abc import Iterator

from greatwar.board import (
    BORDERS,
    CAPITAL,
    POWERS,
    SIDE,
    TERRITORIES,
    ZONES,
    Side,
    Space,
)
from greatwar.frames import (
    PHASE_OF,
    Armistice,
    Closing,
    Combat,
    Conclusion,
    Income,
    LandBattle,
    Mobilize,
    Movement,
    Purchase,
    Settlement,
    Withdrawals,
)
from greatwar.invariants.changes import changes
from greatwar.invariants.collapses import fallen
from greatwar.invariants.editions import building, ended, impassable, is_garrisoned
from greatwar.invariants.marches import faults, is_contested, is_shared, sides
from greatwar.invariants.musters import musters
from greatwar.kernel import asked
from greatwar.pieces import SHIPS, plural
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table

Breaches = Iterator[str]


def broken(rules: Ruleset, table: Table, before: Table | None = None) -> list[str]:
    """Every invariant that a table breaks; none if it is in order.

    `before` is the table one order earlier and was in order itself: with it, what has not changed is not looked
    at again, and what may not change is compared. A position that somebody has written down may be out of order
    from the start; then what `broken` says about it is to be left out of what it says later.
    """
    unknown = list(_names(table))
    if unknown:
        return unknown
    breaches = [
        *_units(rules, table, before),
        *_purses(rules, table),
        *_neutral(rules, table),
        *_departed(table),
        *musters(rules, table),
    ]
    unsettled = _unsettled(table)
    breaches += [*fallen(rules, table), *building(rules, table, unsettled), *impassable(table, unsettled)]
    if before is None or table.frames is not before.frames or table.control is not before.control:
        breaches += _control(rules, table)
        breaches += _minors(rules, table)
        breaches += _capitals(rules, table)
        breaches += _procedures(rules, table)
        breaches += _victory(rules, table)
    if before is not None:
        breaches += changes(rules, before, table)
    elif table.units is table.dawn.units and table.control is table.dawn.control:
        # A position: what its phase still excuses counts as well, for it may come to light later.
        resting = table.but(frames=(Purchase(),))
        breaches += [*_control(rules, resting), *_minors(rules, resting)]
    return list(dict.fromkeys(breaches))


# Units


def _names(table: Table) -> Breaches:
    """Names that are not on the board; with them nothing else can be asked."""
    for space, stacks in table.units.items():
        if space not in BORDERS:
            yield f"There is no space called {space!r}"
        for power in stacks:
            if power not in SIDE:
                yield f"There is no power called {power!r}"
    for territory, holder in table.control.items():
        if territory not in TERRITORIES or holder not in SIDE:
            yield f"{holder} controls {territory!r}"


def _units(rules: Ruleset, table: Table, before: Table | None) -> Breaches:
    known: dict[Space, Stacks] = {}
    if before is not None and before.turn == table.turn and type(before.frames[0]) is type(table.frames[0]):
        known = before.units
    for space, stacks in table.units.items():
        if known.get(space) is stacks:
            continue
        if not stacks:
            yield f"{space} is listed and holds nobody"
        for power, force in stacks.items():
            if not force:
                yield f"{space} holds an empty force of {power}"
            for piece, number in force.items():
                name = f"{power}'s {piece.kind} in {space}"
                if type(number) is not int or number < 1:
                    yield f"{name} is there {number} times"
                if piece.route or piece.cargo or piece.damaged or (piece.kind in SHIPS) != (space in ZONES):
                    yield from (f"{name} {fault}" for fault in faults(rules, table, space, power, piece))


# Who holds what


def _control(rules: Ruleset, table: Table) -> Breaches:
    first = table.frames[0]
    moving = isinstance(first, Movement | Closing)
    entered = _unsettled(table)
    for territory, holder in table.control.items():
        if not moving and is_contested(table, territory):
            yield f"{territory} is contested and still controlled by {holder}"
        elif is_shared(table, territory):
            yield f"{territory} is shared and still controlled by {holder}"
        elif territory not in entered and not moving:
            present = sides(table, territory)
            if present and SIDE[holder] not in present and table.fights(holder, territory):
                yield f"{holder} controls {territory}, where only the enemy stands"
    if moving:
        return
    for territory, stacks in table.units.items():
        if territory in TERRITORIES and territory not in table.control and territory not in entered:
            if is_garrisoned(rules, table, territory):
                continue
            if not is_contested(table, territory) and not is_shared(table, territory):
                yield f"{', '.join(stacks)} alone in {territory}, and nobody controls it"
    if table.revolution == "accepted":
        return  # RB-REV-09, 14: Russia gives land up to nobody
    if table.collapsed:
        return  # TR-COLL-09: a power that surrenders leaves land to nobody
    for territory, facts in TERRITORIES.items():
        if facts.owner and territory not in table.control and territory not in entered:
            if is_contested(table, territory) or territory not in rules.board.control:
                continue
            yield f"Nobody controls {territory}, and it is not contested"


def _unsettled(table: Table) -> frozenset[Space]:
    """The territories whose control is still to be settled: entered, fought over, or left to others."""
    first = table.frames[0]
    battles = {frame.space for frame in table.frames if isinstance(frame, LandBattle | Conclusion)}
    left = {land for frame in table.frames if isinstance(frame, Withdrawals) for land, _ in frame.territories}
    entered = first.enemy_ground - first.fought if isinstance(first, Combat) else frozenset()
    return entered | battles | left


def _minors(rules: Ruleset, table: Table) -> Breaches:
    for territory in table.mobilized:
        if territory not in rules.minors.mobilizing:
            yield f"{territory} has mobilized and is no minor power"
    moving = isinstance(table.frames[0], Movement | Closing)
    for territory, facts in TERRITORIES.items():
        if not facts.is_minor or moving:
            continue
        if territory not in table.mobilized:
            if is_garrisoned(rules, table, territory):
                continue
            if territory in table.control or table.units.get(territory):
                yield f"{territory} has been entered and has not mobilized"
        elif territory in rules.board.aligned and not table.departed and territory not in _unsettled(table):
            if territory not in table.control and not is_contested(table, territory):
                yield f"Nobody controls mobilized {territory}, and it is not contested"


def _capitals(rules: Ruleset, table: Table) -> Breaches:
    for power, capital in CAPITAL.items():
        holder = table.control.get(capital)
        if is_contested(table, capital) or is_shared(table, capital) or power in table.collapsed:
            continue
        if holder == power and power in table.lost_capital:
            yield f"{power} holds {capital} and counts as having lost it"
        elif holder is not None and SIDE[holder] != SIDE[power] and power not in table.lost_capital:
            yield f"{holder} holds {capital} and {power} does not count as having lost it"
        elif holder not in (None, power) and power not in table.collapsed:
            if SIDE[holder] == SIDE[power]:
                yield f"{holder} holds the capital of {power}, its friend"
    for territory, holder in table.control.items():
        owner = TERRITORIES[territory].owner
        if owner and owner != holder and SIDE[owner] == SIDE[holder] and owner not in table.lost_capital:
            # RB-CAP-04, RB-CAPT-02; but a friend may have had it from the beginning.
            if owner not in table.departed and rules.board.control.get(territory) != holder:
                yield f"{holder} holds {territory} of {owner}, whose capital is not lost"


def _neutral(rules: Ruleset, table: Table) -> Breaches:
    if not table.neutral:
        return
    moving = isinstance(table.frames[0], Movement | Closing)
    for territory, holder in table.control.items():
        if (
            holder in table.neutral
            and TERRITORIES[territory].owner != holder
            and territory not in table.joined
            and rules.board.control.get(territory) != holder
        ):
            yield f"Neutral {holder} controls {territory}"
    for space, stacks in table.units.items():
        for power in table.neutral.intersection(stacks):
            if space in TERRITORIES:
                if space in table.joined or is_garrisoned(rules, table, space):
                    continue
                if power not in (TERRITORIES[space].owner, rules.board.control.get(space)):
                    yield f"Neutral {power} has units in {space}"
                if len(stacks) > 1 and not moving:
                    yield f"{', '.join(stacks)} share {space}, and {power} is neutral"
            elif any(piece.cargo for piece in stacks[power]):
                yield f"Neutral {power} carries cargo in {space}"


def _departed(table: Table) -> Breaches:
    """RB-REV-06 to 09: a power that has left the war has nothing outside its own land."""
    for power in table.departed:
        if power in table.movers and type(table.frames[-1]) in (Purchase, Movement, Combat, Mobilize, Income):
            yield f"It is the turn of {power}, who has left the war"
        for space, stacks in table.units.items():
            if power in stacks and (space in ZONES or TERRITORIES[space].owner != power):
                yield f"{power} has left the war and has units in {space}"
            for carrier, force in stacks.items() if space in ZONES else ():
                if any(unit.owner == power for piece in force for unit in piece.cargo):
                    yield f"{carrier} carries units of {power}, who has left the war"
        for territory, holder in table.control.items():
            if (
                holder == power
                and TERRITORIES[territory].owner != power
                and territory not in _unsettled(table)
            ):
                yield f"{power} has left the war and controls {territory}"
        for territory, stacks in table.units.items():
            if table.control.get(territory) == power and any(SIDE[p] != SIDE[power] for p in stacks):
                yield f"{', '.join(stacks)} stand in {territory}, which {power} kept at the armistice"


# Money, procedures, the end


def _purses(rules: Ruleset, table: Table) -> Breaches:
    for power in POWERS:
        if type(table.treasury.get(power)) is not int or table.treasury[power] < 0:
            yield f"{power} has {table.treasury.get(power)} IPCs"
    for power, bought in table.bought.items():
        if power not in table.movers or isinstance(table.frames[0], Income):
            yield f"{power} still has bought units although its turn is over"
        if not bought or any(type(n) is not int or n < 1 for n in bought.values()):
            yield f"{power} has bought {bought}"
        if power in table.lost_capital:
            yield f"{power} has bought units and has lost its capital"
        if power in table.bankrupt:
            yield f"{power} has bought units in economic collapse"  # TR-COLL-04
        bid = rules.setup.bids.get(power, {})
        for kind, number in bought.items():
            first = rules.units.available.get(kind, {power: 0}).get(power, table.round + 1)
            if table.round < first and number > bid.get(kind, 0):
                yield f"{power} has bought {plural(kind)} in round {table.round}"
    for power, bid in table.bids.items():
        if power in table.departed or any(type(n) is not int or n < 1 for n in bid.values()):
            yield f"{power} has bid {bid}"


def _procedures(rules: Ruleset, table: Table) -> Breaches:
    first, *inner = table.frames
    if type(first) not in PHASE_OF or any(type(frame) in PHASE_OF for frame in inner):
        yield f"Phases are stacked: {', '.join(type(frame).__name__ for frame in table.frames)}"
    if isinstance(first, Purchase | Mobilize | Income) and table.lost_capital.issuperset(table.movers):
        yield f"{table.turn} is in the {table.phase} phase and has lost its capital"  # RB-TURN-05
    if sorted(power for seat in table.seats for power in seat) != sorted(POWERS):
        yield f"The seats are not those of the powers: {table.seats}"
    if not table.winner:
        questions = asked(rules, table)
        if not isinstance(questions, dict) or not questions:
            yield f"Nobody is asked anything in {type(table.frames[-1]).__name__}"
        elif any(power in table.departed for power in questions) and not (
            _is_arbitrated(table)
            or (rules.revolution.departed_vote and isinstance(table.frames[-1], Armistice))
        ):
            yield f"A power that has left the war is asked: {', '.join(questions)}"


def _victory(rules: Ruleset, table: Table) -> Breaches:
    if not table.winner:
        return
    winners = {
        test.winner
        for test in rules.victory.tests
        if test.after == table.turn
        and len(held := _captured_capitals(table, test.winner)) >= test.capitals
        and (held & test.needs_one_of or not test.needs_one_of)
    }
    if table.winner in winners or (table.winner == "draw" and len(winners) > 1):
        return
    if winners:
        told = ", ".join(sorted(winners))
        yield f"{table.winner} has won at the end of {table.turn}'s turn, when {told} had the capitals for it"
    else:
        yield from ended(rules, table)


def _captured_capitals(table: Table, side: Side) -> set[Space]:
    return {
        capital
        for power, capital in CAPITAL.items()
        if SIDE[power] != side
        and not is_contested(table, capital)
        and SIDE.get(table.control.get(capital, power)) == side
    }


def _is_arbitrated(table: Table) -> bool:
    """Whether players who could not agree wait for the word of the power that left them something to settle."""
    frame = table.frames[-1]
    return isinstance(frame, Settlement) and frame.disputed
