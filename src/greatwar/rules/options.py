"""Options that several rulesets offer.

A ruleset lists those that it offers, in the order in which they are applied. What belongs to the mechanism of one
ruleset alone stands with that ruleset. Consent between allies is always given and no option.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from greatwar.board import POWERS, Power
from greatwar.pieces import Kind
from greatwar.rules.neutrality import at_war_from_the_start, enters_in
from greatwar.rules.rulebook.income import SUBMARINE_WARFARE
from greatwar.rules.rulebook.minors import (
    army_of_twice_the_value,
    army_of_twice_the_value_and_guns,
    army_of_twice_the_value_and_one,
)
from greatwar.rules.ruleset import Exclusion, Option, Ruleset
from greatwar.text.say import house


def sets(
    chapter: str, parameter: str, meaning: Mapping[Any, object] | None = None
) -> Callable[[Ruleset, Any], Ruleset]:
    """What an option does that gives one parameter the value chosen, or what that value means."""

    def apply(rules: Ruleset, chosen: object) -> Ruleset:
        return rules.but(chapter, **{parameter: chosen if meaning is None else meaning[chosen]})

    return apply


def otherwise(option: Option, default: object) -> Option:
    """The option for a ruleset that is played by another value if nothing is said."""
    return replace(option, default=default)


# The Russian Revolution

RUSSIAN_REVOLUTION = Option(
    name="russian_revolution",
    sentence="Whether a Russia that is losing the war offers the Central Powers an armistice.",
    values=(False, True),
    default=False,
    apply=sets("revolution", "possible"),
)
REVOLUTION_FROM_ROUND = Option(
    name="revolution_from_round",
    sentence="The first round in which the Russian Revolution can break out.",
    values=range(1, 13),
    default=4,
    apply=sets("revolution", "from_round"),
    exclusions=(
        Exclusion(
            "russian_revolution",
            (False,),
            house.no_revolution_from_round(),
        ),
    ),
)

# The war's beginning


def _us_enters(rules: Ruleset, turn: int) -> Ruleset:
    return enters_in(rules, "usa", turn)


def _neutral_at_start(rules: Ruleset, chosen: str) -> Ruleset:
    for power in rules.entry.neutral_powers if chosen == "none" else ():
        rules = at_war_from_the_start(rules, power)
    return rules


def _obligations(rules: Ruleset, chosen: str) -> Ruleset:
    return rules.but("movement", obligations={}) if chosen == "none" else rules


NEUTRAL_MAJORS_AT_START = Option(
    name="neutral_majors_at_start",
    sentence="usa: the United States is neutral when the game begins; none: all powers are at war from the start.",
    values=("usa", "none"),
    default="usa",
    apply=_neutral_at_start,
)
US_ENTRY_TURN = Option(
    name="us_entry_turn",
    sentence="The United States enters the war when its own turn of this number begins, if nothing brings it in "
    "earlier.",
    values=range(1, 13),
    default=4,
    apply=_us_enters,
    exclusions=(
        Exclusion(
            "neutral_majors_at_start",
            ("none",),
            house.us_entry_turn_at_war(),
        ),
    ),
)
US_ENTRY_ROUND = Option(
    name="us_entry_round",
    sentence="The United States enters the war when this round begins, if nothing brings it in earlier.",
    values=range(1, 16),
    default=4,
    apply=_us_enters,
    exclusions=(
        Exclusion(
            "neutral_majors_at_start",
            ("none",),
            house.us_entry_round_at_war(),
        ),
    ),
)
ROUND1_OBLIGATIONS = Option(
    name="round1_obligations",
    sentence="Whether Austria-Hungary must attack Serbia in its first turn.",
    values=("serbia", "none"),
    default="serbia",
    apply=_obligations,
)

# Minor powers


ArmyOfSize = Callable[[int], dict[Kind, int]]

NEUTRAL_ARMIES: dict[str, ArmyOfSize] = {
    "rulebook": army_of_twice_the_value,
    "second-edition": army_of_twice_the_value_and_guns,
    "reference-manual": army_of_twice_the_value_and_one,
}


MINOR_NEUTRAL_ARMY = Option(
    name="minor_neutral_army",
    sentence="The army of a minor power aligned with no one (C-18). rulebook: twice its IPC value in units, one of "
    "them artillery; second-edition: twice its IPC value in infantry, and its IPC value in artillery; "
    "reference-manual: twice its IPC value in infantry, and one artillery.",
    values=tuple(NEUTRAL_ARMIES),
    default="rulebook",
    apply=sets("minors", "neutral_army", NEUTRAL_ARMIES),
)

# Units


def _tanks_from(rules: Ruleset, first: int) -> Ruleset:
    return rules.but("units", available=rules.units.available | {"tank": dict.fromkeys(POWERS, first)})


TANKS_ROUNDS = Option(
    name="tanks_rounds",
    sentence="The first round in which tanks can be bought.",
    values=range(1, 13),
    default=4,
    apply=_tanks_from,
)


def _range_of(kind: Kind) -> Callable[[Ruleset, int], Ruleset]:
    def apply(rules: Ruleset, spaces: int) -> Ruleset:
        return rules.but("units", reach=rules.units.reach | {kind: spaces})

    return apply


FIGHTER_MOVE = Option(
    name="fighter_move",
    sentence="How many spaces a fighter moves in a turn.",
    values=(1, 2),
    default=2,
    apply=_range_of("fighter"),
)


def _ship_move(kind: Kind, spaces: int) -> Option:
    return Option(
        name=f"move_{kind}",
        sentence=f"How many sea zones a {kind} sails in a turn.",
        values=range(1, 5),
        default=spaces,
        apply=_range_of(kind),
    )


MOVE_BATTLESHIP = _ship_move("battleship", 2)
MOVE_CRUISER = _ship_move("cruiser", 3)
MOVE_SUBMARINE = _ship_move("submarine", 2)
MOVE_TRANSPORT = _ship_move("transport", 2)

BASE_RANGE_BONUS = Option(
    name="base_range_bonus",
    sentence="How many sea zones farther a ship sails that begins the turn at a naval base of its side (C-90).",
    values=(0, 1),
    default=0,
    apply=sets("movement", "base_range_bonus"),
)
CONTESTED_EXIT = Option(
    name="contested_exit",
    sentence="Where units that begin in contested territory can move (C-35). ownOrOwnUnits: to territories that their "
    "power controls or has units in; firstPrinting: to territories that it controls, or other contested ones with its "
    "units.",
    values=("ownOrOwnUnits", "firstPrinting"),
    default="ownOrOwnUnits",
    apply=sets("movement", "contested_exit"),
)
US_NEUTRAL_PORTS_CLOSED = Option(
    name="us_neutral_ports_closed",
    sentence="Whether sea zones with a naval base of a power at war are closed to a neutral power's ships (C-44).",
    values=(False, True),
    default=False,
    apply=sets("movement", "neutral_ports_closed"),
)

# Mines

MINES_STOP_MOVEMENT = Option(
    name="mines_stop_movement",
    sentence="Whether ships, submarines too, must end their movement on entering an active enemy minefield.",
    values=(False, True),
    default=False,
    apply=sets("mines", "stop"),
)


MINES_BATTLESHIP = Option(
    name="mines_battleship",
    sentence="What a mine does to an undamaged battleship (C-25).",
    values=("damaged", "sunk"),
    default="damaged",
    apply=sets("mines", "battleship"),
)
MINES_CARGO_LOADED_AFTER = Option(
    name="mines_cargo_loaded_after",
    sentence="What becomes of cargo that a mined transport has loaded after entering the mined zone.",
    values=("returned", "lost"),
    default="returned",
    apply=sets("mines", "late_cargo"),
)

# Combat

ARMY_INFANTRY_REQUIRED = Option(
    name="army_infantry_required",
    sentence="Whether every army needs an infantry of its power (C-02).",
    values=(True, False),
    default=True,
    apply=sets("movement", "infantry_required"),
)
AIR_ROUNDS = Option(
    name="air_rounds",
    sentence="The rounds of an air battle. all: until one side has no fighter left; one: a single round, and more "
    "fighters have air supremacy.",
    values=("all", "one"),
    default="all",
    apply=sets("land_battle", "air_battle_to_the_end", {"all": True, "one": False}),
)
AMPHIB_SILENT_ATTACKERS = Option(
    name="amphib_silent_attackers",
    sentence="Which attackers do not fire in the first round of an amphibious assault: none, those offloaded this "
    "turn, or all (C-07).",
    values=("none", "offloaded", "all"),
    default="none",
    apply=sets("land_battle", "silent_attackers"),
)

AMPHIB_STRIKE = Option(
    name="amphib_strike",
    sentence="Whether defending artillery fires at units that land before the battle begins.",
    values=(True, False),
    default=True,
    apply=sets("land_battle", "coastal_fire", {True: 3, False: 0}),
)

AMPHIB_CONTESTED_COMBAT = Option(
    name="amphib_contested_combat",
    sentence="The attack in contested territory where units have landed this turn: optional, or none at all.",
    values=("optional", "none"),
    default="optional",
    apply=sets("land_battle", "contested_landings"),
)
SEA_SUBMERGE = Option(
    name="sea_submerge",
    sentence="When submarines submerge. withFire: instead of firing, and they can still be hit; beforeFire: before "
    "anyone fires.",
    values=("withFire", "beforeFire"),
    default="withFire",
    apply=sets("sea_battle", "submerge", {"withFire": "with_fire", "beforeFire": "before_fire"}),
)

# Income

INCOME_BASIS = Option(
    name="income_basis",
    sentence="The income from a territory (C-23). ipc: its IPC value; flat: 1 IPC.",
    values=("ipc", "flat"),
    default="ipc",
    apply=sets("economy", "basis"),
)

# Submarine warfare


def submarine_warfare(rules: Ruleset, allowed: bool) -> Ruleset:
    """The ruleset in which unrestricted submarine warfare may, or may not, be declared."""
    others = tuple(offer for offer in rules.offers if offer is not SUBMARINE_WARFARE)
    offers = (SUBMARINE_WARFARE, *others) if allowed else others
    return replace(rules, offers=offers).but("submarine_warfare", allowed=allowed)


USW = Option(
    name="usw",
    sentence="Whether Germany may declare unrestricted submarine warfare.",
    values=(True, False),
    default=True,
    apply=submarine_warfare,
)
USW_HITS = Option(
    name="usw_hits",
    sentence="The highest die on which a raid of a submarine hits.",
    values=range(1, 7),
    default=2,
    apply=sets("submarine_warfare", "hits"),
    exclusions=(Exclusion("usw", (False,), house.no_submarine_hits()),),
)

# Victory


def _allied_check(rules: Ruleset, after: Power) -> Ruleset:
    tests = tuple(
        replace(test, after=after) if test.winner == "allies" else test for test in rules.victory.tests
    )
    return rules.but("victory", tests=tests)


def _central_capitals(rules: Ruleset, chosen: str) -> Ruleset:
    needed = frozenset({"Paris"} if chosen == "paris" else {"London", "Paris"})
    tests = tuple(
        replace(test, needs_one_of=needed) if test.winner == "central" else test
        for test in rules.victory.tests
    )
    return rules.but("victory", tests=tests)


VICTORY_ALLIED_CHECK = Option(
    name="victory_allied_check",
    sentence="The power after whose turn the Allies' victory is checked (C-39).",
    values=("ottoman", "usa"),
    default="ottoman",
    apply=_allied_check,
)
VICTORY_CENTRAL_MANDATORY = Option(
    name="victory_central_mandatory",
    sentence="The capital that the Central Powers must control among those that win the war (C-55).",
    values=("london-or-paris", "paris"),
    default="london-or-paris",
    apply=_central_capitals,
)
TIE = Option(
    name="tie",
    sentence="How the game ends when both sides have the same number of points.",
    values=("draw", "central", "allies"),
    default="draw",
    apply=sets("victory", "tie"),
)
