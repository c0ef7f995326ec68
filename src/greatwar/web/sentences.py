"""What is asked, in one sentence for a screen: the buttons beside it say what can be answered."""

from collections.abc import Iterable

from msgspec.structs import replace

from greatwar.board import Power
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
    Reason,
)
from greatwar.text.chronicle import order_sentence, spoken
from greatwar.text.english import NAMES, capitalized, counted, enumerated

_PHASES: dict[Phase, str] = {
    "purchase": "what do you buy",
    "movement": "move your units",
    "combat": "choose a battle to fight, or end the phase",
    "mobilize": "place what you have bought",
    "income": "collect your income",
}

_CAUSES: dict[Reason, str] = {
    "fire": "",
    "coastal fire": " by coastal fire",
    "bombardment": " by bombardment",
    "air battle": " in the air",
}


def told(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """Reasons as a screen tells them: powers by their names, not as the notation writes them."""
    return tuple(
        replace(problem, message=spoken(problem.message)) if isinstance(problem.message, str) else problem
        for problem in problems
    )


def question_sentence(power: Power, question: Question) -> str:
    """What a power is asked.

    >>> question_sentence("germany", AskSubmerge("SZ 7", 2))
    'Germany, how many of your 2 submarines in SZ 7 submerge instead of firing?'
    """
    return capitalized(f"{NAMES[power]}, {_asked(question)}")


def _asked(question: Question) -> str:
    match question:
        case AskOrders(phase):
            return f"{_PHASES[phase]}{'?' if phase == 'purchase' else '.'}"
        case AskCasualties(space, hits, _, reason):
            return f"{counted(hits, 'hit')}{_CAUSES[reason]} in {space}: which units are lost?"
        case AskSubmerge(zone, most, time):
            when = "instead of firing" if time == "with_fire" else "before anybody fires"
            if most == 1:
                return f"does your submarine in {zone} submerge {when}?"
            return f"how many of your {most} submarines in {zone} submerge {when}?"
        case AskPress(zone, retreats):
            ways = ["press the attack", "break off", *(["retreat"] if retreats else [])]
            return f"the sea battle in {zone}: {enumerated(ways, 'or')}?"
        case AskLand(territory, zone):
            return f"mines were met: do the units from {zone} land in {territory} all the same?"
        case AskRepresent(territory, _):
            return f"{territory} is invaded: which power represents it?"
        case AskControl(territory, _):
            return f"which power takes control of {territory}?"
        case AskAgree(proposer, proposal):
            return f"a proposal: {order_sentence(proposer, proposal).removesuffix('.')}. Do you agree?"
        case AskArmistice():
            return "Russia offers an armistice: do you accept it?"
        case AskSpare(zone, other):
            return f"ships of {NAMES[other]}, which is neutral, are in {zone}: are they attacked as well?"
        case AskRetreat(zone, _, forced):
            return (
                f"to which zone do your ships retreat from {zone}?" if forced else f"do ships leave {zone}?"
            )
        case AskLaunch(territory, _):
            return f"into which zone does the battleship of {territory} go?"
        case AskReplace(territory, _):
            return f"an army in {territory} needs an infantry: which new unit is exchanged for one?"
    raise AssertionError(f"{type(question).__name__} has no sentence on the screen")
