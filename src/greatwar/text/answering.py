"""Answering: what an open question asks, and the refusal of an order that does not answer it."""

from collections.abc import Iterable

from greatwar.board import Power, Space
from greatwar.notation.orders import format_order
from greatwar.orders import Order
from greatwar.problems import Problem
from greatwar.questions import (
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
)
from greatwar.text.english import NAMES, capitalized, counted, enumerated

EXAMPLES = 3
"""How many legal answers a refusal names."""


def unanswered(power: Power, question: Question, examples: Iterable[Order]) -> Problem:
    r"""The refusal of an order that does not answer what a power is asked.

    >>> from greatwar.orders import Submerge
    >>> refusal = unanswered("germany", AskSubmerge("SZ 7", 1), [Submerge(0), Submerge(1)])
    >>> print(refusal.sentence.replace(". ", ".\n"))
    Answer the open question first: Germany decides whether its submarine in SZ 7 submerges.
    For example: `submerge 0`, `submerge 1`
    """
    sentence = f"Answer the open question first: {_open(power, question, examples)}"
    return Problem("answer-first", _place(question), sentence, "RB-TURN-02", ("RB-GMOVE-02",))


def reminder(power: Power, question: Question, examples: Iterable[Order]) -> Problem:
    """Say what a power is asked, beside the reasons why its answer is refused."""
    return Problem("asked", _place(question), _open(power, question, examples), "RB-TURN-02")


def _open(power: Power, question: Question, examples: Iterable[Order]) -> str:
    answers = ", ".join(f"`{format_order(answer)}`" for answer in examples)
    return capitalized(f"{NAMES[power]} {_asked(question)}. For example: {answers}")


def awaited(power: Power, questions: dict[Power, Question], phase: Phase) -> Problem:
    """The refusal of an order from a power that nothing is asked of."""
    names = enumerated([NAMES[other] for other in questions], "or")
    waits_for_order = all(isinstance(question, AskOrders) for question in questions.values())
    what = "order" if waits_for_order else "answer"
    sentence = f"Waiting for an {what} from {names}, not {NAMES[power]}"
    return Problem("not-your-turn", phase, sentence, "RB-TURN-01")


def _place(question: Question) -> Space:
    for field in ("space", "zone", "territory"):
        if field in question.__struct_fields__:
            place: Space = getattr(question, field)
            return place
    return ""


def _asked(question: Question) -> str:
    """What a power that is asked something does, as the end of a sentence."""
    match question:
        case AskCasualties(space, hits):
            return f"chooses {counted(hits, 'casualty')} in {space}"
        case AskSubmerge(zone, 1):
            return f"decides whether its submarine in {zone} submerges"
        case AskSubmerge(zone, most):
            return f"decides how many of its {most} submarines in {zone} submerge"
        case AskPress(zone, retreats):
            ways = ["presses the attack", "breaks it off", *(["retreats"] if retreats else [])]
            return f"{enumerated(ways, 'or')} in {zone}"
        case AskRetreat(zone, _, forced):
            return (
                f"chooses where its ships retreat from {zone}" if forced else f"retreats from {zone} or stays"
            )
        case AskLand(territory, zone):
            return f"decides whether the units from {zone} still land in {territory}"
        case AskRepresent(territory):
            return f"chooses the power that represents {territory}"
        case AskControl(territory):
            return f"chooses the power that takes control of {territory}"
        case AskAgree(proposer, proposal):
            return f"agrees or objects to `{format_order(proposal)}`, which {NAMES[proposer]} proposes"
        case AskArmistice():
            return "accepts or declines Russia's armistice"
        case AskSpare(zone, other):
            return f"spares the ships of {NAMES[other]} in {zone} or attacks them as well"
        case AskLaunch(territory):
            return f"chooses the sea zone for the battleship of {territory}"
        case AskReplace(territory):
            return f"exchanges a new unit in {territory} for an infantry"
    raise AssertionError(f"{type(question).__name__} is no question that can be open")
