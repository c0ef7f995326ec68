"""Turns, the entry of neutral powers, and minor powers."""

from collections.abc import Callable

from greatwar.board import POWERS, SIDES, TERRITORIES, Power, Space
from greatwar.frames import StartOfRound
from greatwar.pieces import Kind
from greatwar.rules.chapters import Obligation
from greatwar.rules.neutrality import date_of_entry, enters_by_rounds
from greatwar.rules.reference_manual.reference_manual import garrison_joins
from greatwar.rules.rulebook.minors import (
    all_that_are_entered,
    army_of_twice_the_value,
    army_of_twice_the_value_and_guns,
    army_of_twice_the_value_and_one,
    friends_give_control,
    no_army,
)
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.second_edition.entry import EARLY, IN_TIME, attacked_minors, lands_of
from greatwar.rules.second_edition.entry import joined as joins_for_good
from greatwar.rules.topics.topic import Topic, die_of
from greatwar.rules.trade import SPANISH_MOROCCO
from greatwar.text.english import NAMES, TURN_NAMES, capitalized, enumerated

TURNS = "Turns"
BEGINNING = "The war's beginning"
MINORS = "Minor powers"


# Turns


def _turns(rules: Ruleset) -> str:
    turns = [TURN_NAMES[turn] for turn in rules.rounds.turns]
    if all(turn in SIDES for turn in rules.rounds.turns):
        return f"First {turns[0]} take their turn together, phase by phase, then {enumerated(turns[1:])}."
    return capitalized(f"{enumerated(turns)} take their turns one after the other.")


def _start_of_round(rules: Ruleset) -> str:
    if rules.rounds.opening != StartOfRound():
        return "A round begins with its first turn."
    return "A round begins with the entry of neutral powers; its first turn follows."


def _calendar(rules: Ruleset) -> str:
    date = rules.rounds.calendar
    if date is None:
        return "Rounds have no dates."
    year, season = date(1).split()
    return f"Three rounds make a year: spring, summer and fall. Round 1 is {season.lower()} {year}."


def _neutral_turns(rules: Ruleset) -> str:
    if not rules.entry.neutrals_take_turns:
        return "A neutral major power takes no turns."
    return (
        "A neutral major power takes its turns: it buys and mobilizes, and moves ships, but neither land units nor "
        "fighters, and it does not attack."
    )


# Entry


def _major(power: Power) -> Callable[[Ruleset], str]:
    def says(rules: Ruleset) -> str:
        if power not in rules.entry.neutral_powers:
            return "It is at war from the start."
        warfare = rules.submarine_warfare
        raided = warfare.allowed and power in warfare.victims
        event = f"when it is attacked{' or loses income to submarines' if raided else ''}"
        income = "collects its income" if power in rules.entry.earning else "collects nothing"
        return f"It is neutral and enters the war {_or_earlier(rules, power, event)}. It {income} while it is neutral."

    return says


def _date(rules: Ruleset, name: str) -> str:
    """When a power enters the war if nothing brings it in before."""
    round_ = date_of_entry(rules, name)
    if round_ is None:
        return ""
    if not enters_by_rounds(rules):
        return f"when its own turn {round_} begins"
    if name not in rules.entry.dice:
        return f"when round {round_} begins"
    dates = [f"of round {round_ - 1} on {die_of(EARLY)}"] if round_ > 1 else []
    dates += [f"of round {round_} on {die_of(IN_TIME)}", f"of round {round_ + 1} in any case"]
    return f"at the start {enumerated(dates)}"


def _or_earlier(rules: Ruleset, name: str, event: str) -> str:
    date = _date(rules, name)
    return f"{date}, or earlier {event}" if date else f"only {event}"


def _minor(minor: Space) -> Callable[[Ruleset], str]:
    def says(rules: Ruleset) -> str:
        holder, patron = rules.board.control.get(minor), rules.board.aligned.get(minor)
        if holder is not None:
            return f"It is in the war from the start, under the control of {NAMES[holder]}."
        if patron is None:
            return UNALIGNED
        if rules.minors.mobilized_by_entry is not attacked_minors:
            return f"It mobilizes for {NAMES[patron]} when a power of either side enters it."
        colonies = " or one of its colonies" if len(lands_of(minor)) > 1 else ""
        return f"It joins {NAMES[patron]} {_or_earlier(rules, minor, f'when an enemy enters it{colonies}')}."

    return says


UNALIGNED = "It is aligned with no one and defends itself against its first invader."

_DUTIES: dict[Obligation | None, str] = {
    None: "It has no obligation.",
    "attack-serbia": "It must attack Serbia with at least one infantry.",
    "all-to-serbia": "It must attack Serbia with all its units in Trieste.",
    "all-to-belgium": "It must attack Belgium with all its units in Ruhr.",
}


def _duty(power: Power) -> Callable[[Ruleset], str]:
    return lambda rules: _DUTIES[rules.movement.obligations.get(power)]


# Minor powers


_ARMIES: dict[Callable[[int], dict[Kind, int]], str] = {
    army_of_twice_the_value: "twice its IPC value in units, one of them artillery",
    army_of_twice_the_value_and_one: "twice its IPC value in infantry, and one artillery",
    army_of_twice_the_value_and_guns: "twice its IPC value in infantry, and its IPC value in artillery",
}


def _aligned_army(rules: Ruleset) -> str:
    raised = rules.minors.aligned_army
    if raised is no_army:
        return "An aligned minor power mobilizes nothing more: its garrison is on the board from the start."
    return f"An aligned minor power mobilizes {_ARMIES[raised]}."


def _neutral_army(rules: Ruleset) -> str:
    return f"A minor power aligned with no one mobilizes {_ARMIES[rules.minors.neutral_army]}."


def _by_entry(rules: Ruleset) -> str:
    if rules.minors.mobilized_by_entry is all_that_are_entered:
        return "A minor power mobilizes when a power of either side enters it for the first time."
    assert rules.minors.mobilized_by_entry is attacked_minors
    return (
        "An aligned minor power enters the war by its date, or when an enemy enters it or one of its colonies; any "
        "other mobilizes when it is invaded."
    )


def _joining(rules: Ruleset) -> str:
    joining = rules.minors.joining
    if joining is joins_for_good:
        return "An aligned minor power that enters the war brings all its territories and colonies to its major power."
    control = (
        "A friendly power that enters an aligned minor power gives control to its major power. Colonies go to the "
        "first power that enters them."
    )
    if joining is garrison_joins:
        return f"{control} The garrison belongs to the major power from then on, whichever side entered."
    assert joining is friends_give_control
    return control


def _garrisons(rules: Ruleset) -> str:
    if not rules.minors.garrisons:
        return "Minor powers have no units on the board before they mobilize."
    return "Garrisons of aligned minor powers are on the board from the start and stay there until they enter the war."


def _original(rules: Ruleset) -> str:
    if rules.minors.join_for_good:
        return "Territories of a minor power that joined count as original territories of its major power."
    return "Territories of minor powers are original territories of no major power."


def _closed(rules: Ruleset) -> str:
    if rules.entry.leaning_land_closed:
        return (
            "Until a neutral power enters the war, powers of its own side do not enter its territories, those of its "
            "minor powers or their colonies."
        )
    return "Powers of its own side can enter an aligned minor power before it mobilizes."


def _morocco(rules: Ruleset) -> str:
    if SPANISH_MOROCCO in rules.minors.mobilizing:
        return "Spanish Morocco mobilizes an army of its own when it is invaded; Spain stays neutral."
    return "Spanish Morocco mobilizes no army: the first power that enters it controls it."


_MINOR_POWERS = tuple(name for name, land in TERRITORIES.items() if land.is_minor)

TOPICS: tuple[Topic, ...] = (
    Topic("rounds.turns", TURNS, "Turns of a round", _turns, ("rounds.turns",)),
    Topic("rounds.opening", TURNS, "Start of a round", _start_of_round, ("rounds.opening",)),
    Topic("rounds.calendar", TURNS, "Calendar", _calendar, ("rounds.calendar",)),
    Topic(
        "entry.neutrals_take_turns",
        TURNS,
        "Neutral powers",
        _neutral_turns,
        ("entry.neutrals_take_turns",),
    ),
    *(
        Topic(
            f"entry.{power}",
            BEGINNING,
            f"Entry: {capitalized(NAMES[power])}",
            _major(power),
            ("entry.neutral_powers", "entry.turn", "entry.timeline", "entry.dice", "entry.earning"),
        )
        for power in POWERS
    ),
    *(
        Topic(
            f"entry.{minor}",
            BEGINNING,
            f"Entry: {minor}",
            _minor(minor),
            ("entry.timeline", "entry.dice", "board.aligned", "board.control"),
            usual=UNALIGNED,
        )
        for minor in _MINOR_POWERS
    ),
    *(
        Topic(
            f"movement.obligations.{power}",
            BEGINNING,
            f"Obligation of round 1: {capitalized(NAMES[power])}",
            _duty(power),
            ("movement.obligations",),
        )
        for power in ("austria-hungary", "germany")
    ),
    Topic(
        "minors.mobilized_by_entry",
        MINORS,
        "Mobilization",
        _by_entry,
        ("minors.mobilized_by_entry",),
    ),
    Topic(
        "minors.aligned_army",
        MINORS,
        "Army of an aligned minor power",
        _aligned_army,
        ("minors.aligned_army",),
    ),
    Topic(
        "minors.neutral_army",
        MINORS,
        "Army of any other minor power",
        _neutral_army,
        ("minors.neutral_army",),
    ),
    Topic("minors.garrisons", MINORS, "Garrisons", _garrisons, ("minors.garrisons",)),
    Topic("minors.joining", MINORS, "Joining a major power", _joining, ("minors.joining",)),
    Topic("minors.join_for_good", MINORS, "Original territories", _original, ("minors.join_for_good",)),
    Topic(
        "entry.leaning_land_closed",
        MINORS,
        "Neutral powers of one's own side",
        _closed,
        ("entry.leaning_land_closed",),
    ),
    Topic("minors.mobilizing", MINORS, "Spanish Morocco", _morocco, ("minors.mobilizing",)),
)
"""What a ruleset says of turns, the entry of neutral powers, and minor powers."""
