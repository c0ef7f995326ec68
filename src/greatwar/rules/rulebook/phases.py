"""The phases of a turn: which powers can still order in one, and which phase follows (RB-TURN-02, 05)."""

from functools import cache

from msgspec.structs import replace

from greatwar.board import POWERS, Power
from greatwar.events import BidArrived, PhaseBegan
from greatwar.frames import PHASE_OF, Combat, EndOfTurn, Income, Mobilize, Movement, PhaseFrame, Purchase
from greatwar.kernel import Tell
from greatwar.orders import Item
from greatwar.pieces import KINDS
from greatwar.questions import AskOrders, Phase, Question
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Table, Turn

NEEDS_CAPITAL = (Purchase, Mobilize, Income)
"""RB-TURN-05: the phases that a power passes over whose capital has been captured."""

_FOLLOWING: dict[type[PhaseFrame], type[PhaseFrame]] = {
    Purchase: Movement,
    Combat: Mobilize,
    Mobilize: Income,
}

_ASKED_ALONE: dict[Phase, dict[Turn, dict[Power, Question]]] = {
    phase: {power: {power: AskOrders(phase)} for power in POWERS} for phase in PHASE_OF.values()
}


def awaited(table: Table, frame: PhaseFrame) -> tuple[Power, ...]:
    """The powers that take part in a phase and have not ended it."""
    powers = table.movers
    if frame.ended:
        powers = tuple(power for power in powers if power not in frame.ended)
    if table.lost_capital and isinstance(frame, NEEDS_CAPITAL):
        powers = tuple(power for power in powers if power not in table.lost_capital)
    return powers


def orders_asked(table: Table, frame: PhaseFrame, phase: Phase) -> dict[Power, Question]:
    """The orders of a phase asked of every power that may still give some."""
    alone = _ASKED_ALONE[phase].get(table.turn)
    return alone if alone is not None else _asked_together(phase, awaited(table, frame))


@cache
def _asked_together(phase: Phase, powers: tuple[Power, ...]) -> dict[Power, Question]:
    return {power: AskOrders(phase) for power in powers}


def ended(table: Table, frame: PhaseFrame, power: Power) -> Table | None:
    """The table with the phase ended by one power while others have not; None if it was the last."""
    if table.turn == power:
        return None
    waiting = replace(frame, ended=frame.ended | {power})
    return table.top(waiting) if awaited(table, waiting) else None  # type: ignore[arg-type]


def begin(rules: Ruleset, table: Table, phase: type[PhaseFrame], tell: Tell) -> Table:
    """The table with a phase begun, or the next one in which any power takes part."""
    frame = phase()
    if not awaited(table, frame):
        return begin_next(rules, table, phase, tell)
    table = table.but(frames=(frame,))
    tell(PhaseBegan(table.turn, table.phase))
    if phase is Mobilize and table.bids:
        table = bids_arrived(table, awaited(table, frame), tell)
    beginning = rules.rounds.phase_begins.get(phase)
    return table if beginning is None else beginning(rules, table, tell)


def bids_arrived(table: Table, powers: tuple[Power, ...], tell: Tell) -> Table:
    """The table with the bids of these powers among what they have bought, to be placed now."""
    coming = [power for power in powers if power in table.bids and table.earns(power)]
    bought = dict(table.bought)
    for power in coming:
        bid = table.bids[power]
        tell(BidArrived(power, tuple(Item(number, kind) for kind, number in bid.items())))
        have = bought.get(power, {})
        bought[power] = {
            kind: have.get(kind, 0) + bid.get(kind, 0) for kind in KINDS if kind in have or kind in bid
        }
    left = {power: units for power, units in table.bids.items() if power not in coming}
    return table.but(bought=bought, bids=left)


def begin_next(rules: Ruleset, table: Table, phase: type[PhaseFrame], tell: Tell) -> Table:
    """The table with the phase begun that follows another."""
    following = _FOLLOWING.get(phase)
    if following is None:
        return table.but(frames=(EndOfTurn(),))
    return begin(rules, table, following, tell)
