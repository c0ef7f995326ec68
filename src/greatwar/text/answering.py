"""Questions as messages, and the refusal of an order that does not answer them."""

from collections.abc import Iterable
from typing import Literal, Protocol, assert_never, cast

from greatwar.board import Power, Space
from greatwar.notation.orders import format_order
from greatwar.orders import Order
from greatwar.problems import Problem
from greatwar.questions import (
    AnyQuestion,
    AskAgree,
    AskArmistice,
    AskCasualties,
    AskControl,
    AskLand,
    AskLaunch,
    AskOrders,
    AskPress,
    AskReplace,
    AskRepresent,
    AskRetreat,
    AskSpare,
    AskSubmerge,
    Phase,
    Question,
    Reason,
)
from greatwar.table import Table
from greatwar.text.messages import Message
from greatwar.text.say import question as ask

Barrier = Literal["nothing", "die", "question", "turn", "phase"]
"""What undo does not reach behind: the first order, a die, a question to another player, a new turn or phase."""

EXAMPLES = 3
"""How many legal answers a refusal names."""


def question_line(power: Power, question: Question) -> Message:
    """What a power is asked.

    >>> str(question_line("germany", AskSubmerge("SZ 7", 2)))
    'Germany: submerge any of your 2 submarines in SZ 7 instead of firing?'
    """
    return _line(power, cast(AnyQuestion, question))


def unanswered(power: Power, question: Question, examples: Iterable[Order]) -> Problem:
    r"""The refusal of an order that does not answer what a power is asked.

    >>> from greatwar.orders import Submerge
    >>> refusal = unanswered("germany", AskSubmerge("SZ 7", 1), [Submerge(0), Submerge(1)])
    >>> print(refusal.sentence.replace(". ", ".\n").replace("? ", "?\n"))
    Answer the open question first.
    Germany: submerge your submarine in SZ 7 instead of firing?
    For example: `submerge 0`, `submerge 1`.
    """
    message = ask.answer_first(question=question_line(power, question), answers=_written(examples))
    return Problem("answer-first", _place(question), message, "RB-TURN-02", ("RB-GMOVE-02",))


def reminder(power: Power, question: Question, examples: Iterable[Order]) -> Problem:
    """Say what a power is asked, beside the reasons why its answer is refused."""
    message = ask.reminder(question=question_line(power, question), answers=_written(examples))
    return Problem("asked", _place(question), message, "RB-TURN-02")


def awaited(power: Power, questions: dict[Power, Question], phase: Phase) -> Problem:
    """The refusal of an order from a power that nothing is asked of."""
    waits_for_order = all(isinstance(question, AskOrders) for question in questions.values())
    waiting = ask.waiting_for_order if waits_for_order else ask.waiting_for_answer
    return Problem("not-your-turn", phase, waiting(powers=tuple(questions), power=power), "RB-TURN-01")


def _written(examples: Iterable[Order]) -> tuple[str, ...]:
    return tuple(f"`{format_order(answer)}`" for answer in examples)


def no_undo(table: Table, power: Power, other: Power | None, barrier: Barrier) -> Problem:
    """Say why a power cannot undo: another one has ordered since it did, or it has not ordered since a barrier."""
    if other is not None:
        message = ask.undo_other(other=other, power=power)
    elif table.turn != power and power not in table.movers:
        message = ask.undo_turn(turn=table.turn)
    else:
        message = _BARRIERS[barrier](power=power)
    return Problem("nothing-to-undo", table.phase, message, "RB-TURN-02")


def _place(question: Question) -> Space:
    for field in ("space", "zone", "territory"):
        if field in question.__struct_fields__:
            place: Space = getattr(question, field)
            return place
    return ""


def _line(power: Power, question: AnyQuestion) -> Message:
    match question:
        case AskOrders(phase):
            return _PHASES[phase](power=power)
        case AskCasualties(space, hits, _, reason):
            return _CASUALTIES[reason](power=power, n=hits, space=space)
        case AskSubmerge(zone, most, time):
            submerge = ask.submerge if time == "with_fire" else ask.submerge_first
            return submerge(power=power, n=most, zone=zone)
        case AskPress(zone, retreats):
            return (ask.press_or_retreat if retreats else ask.press)(power=power, zone=zone)
        case AskRetreat(zone, _, forced):
            return (ask.retreat if forced else ask.leave)(power=power, zone=zone)
        case AskLand(territory, zone):
            return ask.land(power=power, zone=zone, territory=territory)
        case AskRepresent(territory):
            return ask.represent(power=power, territory=territory)
        case AskControl(territory):
            return ask.control(power=power, territory=territory)
        case AskAgree(proposer, proposal):
            return ask.agree(power=power, proposer=proposer, proposal=format_order(proposal))
        case AskArmistice():
            return ask.armistice(power=power)
        case AskSpare(zone, other):
            return ask.spare(power=power, other=other, zone=zone)
        case AskLaunch(territory):
            return ask.launch(power=power, territory=territory)
        case AskReplace(territory):
            return ask.replace(power=power, territory=territory)
        case _:
            assert_never(question)


class _Ask(Protocol):
    def __call__(self, *, power: Power) -> Message: ...


class _AskCasualties(Protocol):
    def __call__(self, *, power: Power, n: int, space: Space) -> Message: ...


_PHASES: dict[Phase, _Ask] = {
    "purchase": ask.purchase,
    "movement": ask.movement,
    "combat": ask.combat,
    "mobilize": ask.mobilize,
    "income": ask.income,
}
_CASUALTIES: dict[Reason, _AskCasualties] = {
    "fire": ask.casualties,
    "coastal fire": ask.casualties_coastal_fire,
    "bombardment": ask.casualties_bombardment,
    "air battle": ask.casualties_air_battle,
}
_BARRIERS: dict[Barrier, _Ask] = {
    "nothing": ask.undo_nothing,
    "die": ask.undo_die,
    "question": ask.undo_question,
    "turn": ask.undo_new_turn,
    "phase": ask.undo_new_phase,
}
