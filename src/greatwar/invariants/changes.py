"""Changes: what an order can and cannot change in a table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from greatwar.board import (
    BASES,
    CAPITAL,
    COASTS,
    POWERS,
    SIDE,
    SUBMARINE_WARFARE_ZONES,
    TERRITORIES,
    ZONES,
    Power,
    Space,
)
from greatwar.frames import AnyFrame, Closing, Combat, EndOfTurn, Income, Mobilize, Movement, Purchase
from greatwar.invariants.collapses import collapses
from greatwar.invariants.marches import unescorted
from greatwar.pieces import SHIPS, Force, Kind
from greatwar.questions import PHASES
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table

Breaches = Iterator[str]
Census = Counter[tuple[Power, Kind]]


def changes(rules: Ruleset, before: Table, table: Table) -> list[str]:
    """Everything about a table that cannot have come of one order given at the table before."""
    if table is before:
        return []
    return [
        *_time(rules, before, table),
        *collapses(rules, before, table),
        *_for_good(rules, before, table),
        *_units(rules, before, table),
        *_money(rules, before, table),
        *_missed_victory(rules, before, table),
        *(_infantry(before, table) if rules.movement.infantry_required else ()),
        *(unescorted(rules, before) if _ended_movement(before, table) else ()),
        *_repairs(rules, before, table),
    ]


def census(table: Table, spaces: Iterable[Space]) -> Census:
    """How many units of each kind each power has in these spaces, cargo among them."""
    found: Census = Counter()
    for space in spaces:
        for power, force in table.stacks(space).items():
            for piece, number in force.items():
                found[power, piece.kind] += number
                for unit in piece.cargo:
                    found[unit.owner, unit.kind] += number
    return found


def touched(before: Table, table: Table) -> list[Space]:
    """The spaces in which something has changed."""
    now, was = table.units, before.units
    spaces = [space for space, stacks in now.items() if was.get(space) is not stacks]
    return spaces + [space for space in was if space not in now]


def wealth(rules: Ruleset, table: Table) -> dict[Power, int]:
    """What each power has in its treasury and in units bought and not yet placed."""
    return {
        power: table.treasury[power]
        + sum(rules.units.cost[kind] * number for kind, number in table.bought.get(power, {}).items())
        for power in POWERS
    }


def _time(rules: Ruleset, before: Table, table: Table) -> Breaches:
    was, now = _moment(rules, before), _moment(rules, table)
    if now < was:
        yield f"Time runs backwards, from {was} to {now}"
    if table.turn == before.turn and table.round == before.round and table.dawn is not before.dawn:
        yield "The beginning of the turn has changed"
    if table.turn != before.turn:
        if type(table.frames[0]) is Purchase and table.dawn.units != table.units:
            yield "The turn begins with other units than those on the board"
        due = rules.rounds.turns[(rules.rounds.turns.index(before.turn) + 1) % len(rules.rounds.turns)]
        if table.turn != due and not table.departed.issuperset(table.but(turn=due).movers):
            yield f"{table.turn} plays after {before.turn}"


def _moment(rules: Ruleset, table: Table) -> tuple[int, int, int]:
    return (table.round, rules.rounds.turns.index(table.turn), PHASES.index(table.phase))


def _for_good(rules: Ruleset, before: Table, table: Table) -> Breaches:
    """What, once done, is done for good."""
    if not before.mobilized <= table.mobilized:
        yield f"Minor powers have demobilized: {', '.join(before.mobilized - table.mobilized)}"
    if not table.neutral <= before.neutral:
        yield f"Powers have become neutral: {', '.join(table.neutral - before.neutral)}"
    if before.submarine_warfare and not table.submarine_warfare:
        yield "Submarine warfare has ended"
    if before.revolution and table.revolution != before.revolution:
        yield f"The revolution was {before.revolution} and is {table.revolution or 'undone'}"
    if before.winner and table.winner != before.winner:
        yield f"{before.winner} had won"
    if not before.collapsed <= table.collapsed:
        yield f"Powers are back that had surrendered: {', '.join(before.collapsed - table.collapsed)}"
    for power in table.bids:
        if table.bids[power] != before.bids.get(power):
            yield f"The bid of {power} has changed"
    if before.last_round and not table.last_round:
        yield "The announcement of the last round has been taken back"
    if table.seats != before.seats:
        yield "The players have changed"
    for power in table.movers if table.turn != before.turn else ():
        if power in table.neutral and table.round >= rules.entry.turn.get(power, table.round + 1):
            yield f"{power} is still neutral in its turn of round {table.round}"


def _units(rules: Ruleset, before: Table, table: Table) -> Breaches:
    first, then = before.frames[0], table.frames[0]
    if table.units is before.units:
        return
    spaces = touched(before, table)
    was, now = census(before, spaces), census(table, spaces)
    gained, lost = now - was, was - now
    if isinstance(first, Movement) and isinstance(then, Movement):
        if gained or lost:
            yield f"Moving has changed the number of units: {_told(gained)} more, {_told(lost)} fewer"
        yield from _others_moved(before, table, spaces)
    elif isinstance(first, Purchase) and table.turn == before.turn:
        yield "Units have changed in a purchase phase"
    elif isinstance(first, Mobilize):
        yield from _mobilized(before, table, gained, lost)
    elif isinstance(first, Income | EndOfTurn) and before.departed == table.departed:
        # RB-REV-13 removes guests; repairs change no number.
        if gained or (lost and table.revolution != "accepted"):
            yield f"Units change without cause at the end of a turn: {_told(gained)} more, {_told(lost)} fewer"
    if isinstance(first, Movement | Closing | Combat) and before.revolution == table.revolution:
        armies: Counter[Kind] = Counter()
        for land in table.mobilized - before.mobilized:
            patron = rules.board.aligned.get(land)
            armies.update(rules.army_raised(land, None if patron in before.departed else patron))
        armies["battleship"] += len(before.hulls.keys() - table.hulls.keys())
        for kind in {kind for _, kind in gained}:
            more = sum(number for (_, other), number in gained.items() if other == kind)
            if more > armies[kind]:
                yield f"{more} {kind} have come from nowhere"


def _told(units: Census) -> str:
    return ", ".join(f"{number} {kind} of {power}" for (power, kind), number in units.items()) or "none"


def _others_moved(before: Table, table: Table, spaces: list[Space]) -> Breaches:
    """While a power moves, nobody else's units go anywhere, on land or at sea."""
    for space in spaces:
        for power in POWERS:
            if power in table.movers:
                continue
            was, now = before.force(space, power), table.force(space, power)
            if was is now or was == now:
                continue
            if space in TERRITORIES or _hulls(table, space, power) != _hulls(before, space, power):
                yield f"Units of {power} in {space} have changed while {table.turn} moves"


def _hulls(table: Table, zone: Space, power: Power) -> Counter[object]:
    """The ships of a power in a zone, and whose cargo is aboard but for that of the power that moves."""
    ships: Counter[object] = Counter()
    for piece, number in table.force(zone, power).items():
        ships[piece.kind, piece.damaged] += number
        for unit in piece.cargo:
            if unit.owner not in table.movers:
                ships[unit.owner, unit.kind] += number
    return ships


def _mobilized(before: Table, table: Table, gained: Census, lost: Census) -> Breaches:
    if any(owner not in before.movers for owner, _ in (*gained, *lost)):
        yield f"Other powers' units change while {before.turn} mobilizes"
    placed = Counter(
        {
            (power, kind): number
            for power in before.movers
            for kind, number in (
                Counter(before.bought.get(power, {})) - Counter(table.bought.get(power, {}))
            ).items()
        }
    )
    launched: Census = Counter(
        (power, "battleship") for land in before.hulls if land not in table.hulls for power in _owner(land)
    )
    laid = {
        (power, "battleship") for land in table.hulls if land not in before.hulls for power in _owner(land)
    }
    gained -= launched
    if not isinstance(table.frames[0], Mobilize) or lost or _closing(table) is not None:
        if sum(gained.values()) != sum(lost.values()) or {kind for _, kind in gained} - {
            "infantry"
        }:  # RB-INF-06
            yield f"The mobilize phase ends with {_told(gained)} more and {_told(lost)} fewer"
    elif gained != Counter({key: number for key, number in placed.items() if key not in laid}):
        yield f"{before.turn} has placed {dict(placed)} and has {dict(gained)} more"
    for space in touched(before, table):
        for power in before.movers if space in ZONES else ():
            ships = _ships(table, space, power) - _ships(before, space, power)
            if ships and not any(
                TERRITORIES[base].owner == power and table.control.get(base, power) == power
                for base in BASES.get(space, ())
            ):
                yield f"{power} has placed ships in {space}, where it has no base of its own"  # RB-NEWU-04


def _owner(territory: Space) -> tuple[Power, ...]:
    owner = TERRITORIES[territory].owner
    return () if owner is None else (owner,)


def _closing(table: Table) -> Power | None:
    """The power that is ending its mobilize phase."""
    first = table.frames[0]
    return first.closing if isinstance(first, Mobilize) else None


def _ships(table: Table, zone: Space, power: Power) -> Counter[Kind]:
    ships: Counter[Kind] = Counter()
    for piece, number in table.force(zone, power).items():
        ships[piece.kind] += number
    return ships


def _money(rules: Ruleset, before: Table, table: Table) -> Breaches:
    was, now = wealth(rules, before), wealth(rules, table)
    first = before.frames[0]
    for power in before.bids.keys() - table.bids.keys() - table.departed:
        was[power] += sum(rules.units.cost[kind] * n for kind, n in before.bids[power].items())
    if isinstance(first, Income) and table.frames[0] != first:
        for power in _who_has_ended(first, before, table):
            surrendered = power in table.collapsed  # its treasury may be another's already
            collected = sum(now.values()) - sum(was.values()) if surrendered else now[power] - was[power]
            income = rules.economy.income(rules, before, power)
            unpaid = power in before.neutral and power not in rules.entry.earning
            if power in before.lost_capital or power in before.bankrupt or unpaid:  # RB-INC-02, TR-INC-01
                income = 0
            if surrendered and collected == -was[power] and _spoils(rules, was, table)[power] == 0:
                collected = income  # RB-CAP-01: the bank has taken all that it had, and what it collected
            warfare = rules.submarine_warfare
            worst = max(map(warfare.cost, range(1, 7)))
            raids = _raiders(rules, before) * worst if warfare.allowed and power in warfare.victims else 0
            if table.collapsed != before.collapsed and rules.collapse.kind != "tournament":
                collected = min(collected, income)  # G-36: the rest was a collapsed power's treasury
            if not max(income - raids, 0) <= collected <= income:
                yield f"{power} collects {collected} IPCs of {income}"
            was[power] += collected
    for power in before.idle & rules.entry.earning if table.round > before.round else ():
        # Neutral powers without turns collect when a round ends; who enters then changes only what trade brings.
        incomes = [rules.economy.income(rules, moment, power) for moment in (before, table)]
        collected = now[power] - was[power]
        if power not in table.collapsed and not min(incomes) <= collected <= max(incomes):
            yield f"Neutral {power} collects {collected} IPCs of {max(incomes)}"
        was[power] = now[power]
    if isinstance(first, Mobilize):
        for power in before.movers:
            bought, left = before.bought.get(power, {}), table.bought.get(power, {})
            paid_back = table.treasury[power] - before.treasury[power]
            if isinstance(table.frames[0], Mobilize) and not (bought and paid_back):
                spent = sum(
                    rules.units.cost[kind] * (number - left.get(kind, 0)) for kind, number in bought.items()
                )
                if paid_back:
                    yield f"{power} is paid {paid_back} IPCs while it places units"
                was[power] -= spent
            else:
                yield from _refund(rules, power, bought, paid_back)
                was[power] -= sum(rules.units.cost[kind] * n for kind, n in bought.items()) - paid_back
    for power in POWERS:
        was[power] -= _paid_for_repairs(rules, before, table, power)
    was = _spoils(rules, was, table)
    if now == was:
        return
    if sum(now.values()) != sum(was.values()):
        yield f"There were {sum(was.values())} IPCs and are {sum(now.values())}"
    for loser in POWERS:
        if now[loser] < was[loser]:
            captor = table.control.get(CAPITAL[loser])
            if captor is None or SIDE[captor] == SIDE[loser]:
                yield f"{loser} has lost {was[loser] - now[loser]} IPCs, and nobody took its capital"
            elif now[loser] or now[captor] <= was[captor]:
                yield f"{captor} took {loser}'s capital and not its treasury"


def _refund(rules: Ruleset, power: Power, unplaced: Mapping[Kind, int], paid_back: int) -> Breaches:
    """RB-NEWU-05: which units are paid back that could not be placed."""
    policy = rules.economy.refund
    due = sum(
        rules.units.cost[kind] * number
        for kind, number in unplaced.items()
        if policy == "all" or (policy == "ships" and kind in SHIPS)
    )
    if paid_back != due:
        yield f"{power} is paid {paid_back} IPCs for {dict(unplaced)}"


def _spoils(rules: Ruleset, was: dict[Power, int], table: Table) -> dict[Power, int]:
    """RB-CAP-01: what powers had, without the treasuries that the bank has taken with their capitals."""
    if rules.economy.captured_treasury != "lost":
        return was
    return {power: 0 if power in table.lost_capital else money for power, money in was.items()}


def _who_has_ended(first: Income, before: Table, table: Table) -> tuple[Power, ...]:
    """The powers that have ended the income phase between two tables."""
    now = table.frames[0]
    if isinstance(now, Income) and table.turn == before.turn:
        return tuple(now.ended - first.ended)
    return tuple(power for power in before.movers if power not in first.ended)


def _ended_movement(before: Table, table: Table) -> bool:
    return isinstance(before.frames[0], Movement) and not isinstance(table.frames[0], Movement)


def _paid_for_repairs(rules: Ruleset, before: Table, table: Table, power: Power) -> int:
    """What a power whose turn begins has paid for the repair of its battleships."""
    if not rules.units.repair_cost or table.turn == before.turn or power not in table.movers:
        return 0
    was, now = (
        sum(n for zone in BASES for piece, n in each.force(zone, power).items() if piece.damaged)
        for each in (before, table)
    )
    return rules.units.repair_cost * (was - now)


def _repairs(rules: Ruleset, before: Table, table: Table) -> Breaches:
    """RB-PURCH-05, 06: when a turn begins, no battleship stays damaged where it can be repaired and paid for."""
    if table.turn == before.turn:
        return
    for power in table.movers:
        if table.treasury[power] < rules.units.repair_cost:
            continue
        for zone, lands in BASES.items() if power not in table.lost_capital else ():
            if any(piece.damaged for piece in table.force(zone, power)):
                for keeper in map(table.controller, lands):
                    if keeper is not None and table.allied(power, keeper):
                        yield f"{power} has not repaired its battleship in {zone}"


def _raiders(rules: Ruleset, table: Table) -> int:
    """RB-USW-02: the submarines that may cost an IPC each."""
    if not table.submarine_warfare:
        return 0
    fleets = [table.force(zone, rules.submarine_warfare.raiders) for zone in SUBMARINE_WARFARE_ZONES]
    return sum(number for fleet in fleets for piece, number in fleet.items() if piece.kind == "submarine")


def _missed_victory(rules: Ruleset, before: Table, table: Table) -> Breaches:
    if table.turn == before.turn or table.winner:
        return
    for test in rules.victory.tests:
        if test.after == before.turn:
            held = {
                capital
                for power, capital in CAPITAL.items()
                if SIDE[power] != test.winner
                and (holder := table.controller(capital)) is not None
                and SIDE[holder] == test.winner
            }
            if len(held) >= test.capitals and (held & test.needs_one_of or not test.needs_one_of):
                yield f"{test.winner} holds {', '.join(sorted(held))} and has not won"


# The infantry rule


def _infantry(before: Table, table: Table) -> Breaches:
    """RB-INF-01, 05, 06: an army keeps an infantry, but while its power moves or places new units.

    Mines can take the infantry that was to land, and send cargo back ashore without any (RB-MINE-05, TR-MINE-04);
    what then stands alone may do so until its power next moves.
    """
    first = table.frames[0]
    if isinstance(first, Movement):
        return
    ended = isinstance(before.frames[0], Movement)
    for territory, stacks in table.units.items():
        if territory in ZONES or (before.units.get(territory) is stacks and not ended):
            continue
        for power, force in stacks.items():
            if not lacks_infantry(force):
                continue
            lacked = lacks_infantry(before.force(territory, power))
            if power not in table.movers:
                excused = lacked
            elif isinstance(first, Mobilize):
                excused = lacked or territory in first.placed.get(power, ())
            else:
                returned = any(piece.route == (territory,) for piece in force)
                # A neutral power sends no infantry to units that the set-up has left alone.
                alone = lacked and (not ended or power in before.neutral)
                excused = returned or _was_to_land(before, territory) or alone
                # RB-AMPHC-13: coastal fire may take the last infantry that landed; fighters flew in.
                excused = excused or (
                    all(piece.kind == "fighter" for piece in force) and _struck(first, territory)
                )
            if not excused:
                yield f"{power} has no infantry in {territory} with its other units"


def _struck(frame: AnyFrame, territory: Space) -> bool:
    return isinstance(frame, Combat) and territory in frame.landed


def _was_to_land(table: Table, territory: Space) -> bool:
    """Whether an infantry of the power that moves was to come ashore in a territory."""
    return any(
        unit.landing == territory and unit.kind == "infantry" and unit.owner in table.movers
        for zone in COASTS[territory]
        for force in table.units.get(zone, {}).values()
        for piece in force
        for unit in piece.cargo
    )


def lacks_infantry(force: Force) -> bool:
    """Whether an army has units but no infantry."""
    return bool(force) and not any(piece.kind == "infantry" for piece in force)
