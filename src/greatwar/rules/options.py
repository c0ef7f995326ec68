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
from greatwar.text.say import house, option


def sets(
    chapter: str, parameter: str, meaning: Mapping[Any, object] | None = None
) -> Callable[[Ruleset, Any], Ruleset]:
    """What an option does that gives one parameter the value chosen, or what that value means."""

    def apply(rules: Ruleset, chosen: object) -> Ruleset:
        return rules.but(chapter, **{parameter: chosen if meaning is None else meaning[chosen]})

    return apply


def otherwise(usual: Option, default: object) -> Option:
    """The option for a ruleset that is played by another value if nothing is said."""
    return replace(usual, default=default)


# The Russian Revolution

RUSSIAN_REVOLUTION = Option(
    name="russian_revolution",
    title=option.russian_revolution(),
    sentence=option.russian_revolution_says(),
    values=(False, True),
    default=False,
    apply=sets("revolution", "possible"),
)
REVOLUTION_FROM_ROUND = Option(
    name="revolution_from_round",
    title=option.revolution_from_round(),
    sentence=option.revolution_from_round_says(),
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
    title=option.neutral_majors_at_start(),
    sentence=option.neutral_majors_at_start_says(),
    values=("usa", "none"),
    names=(
        option.power(power="usa"),
        option.no_power(),
    ),
    default="usa",
    apply=_neutral_at_start,
)
US_ENTRY_TURN = Option(
    name="us_entry_turn",
    title=option.us_entry_turn(),
    sentence=option.us_entry_turn_says(),
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
    title=option.us_entry_round(),
    sentence=option.us_entry_round_says(),
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
    title=option.round1_obligations(),
    sentence=option.round1_obligations_says(),
    values=("serbia", "none"),
    names=(
        option.attack_serbia(),
        option.no_obligation(),
    ),
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
    title=option.minor_neutral_army(),
    sentence=option.minor_neutral_army_says(),
    values=tuple(NEUTRAL_ARMIES),
    names=(
        option.army_rulebook(),
        option.army_second_edition(),
        option.army_reference_manual(),
    ),
    ruling="C-18",
    default="rulebook",
    apply=sets("minors", "neutral_army", NEUTRAL_ARMIES),
)

# Units


def _tanks_from(rules: Ruleset, first: int) -> Ruleset:
    return rules.but("units", available=rules.units.available | {"tank": dict.fromkeys(POWERS, first)})


TANKS_ROUNDS = Option(
    name="tanks_rounds",
    title=option.tanks_rounds(),
    sentence=option.tanks_rounds_says(),
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
    title=option.fighter_move(),
    sentence=option.fighter_move_says(),
    values=(1, 2),
    default=2,
    apply=_range_of("fighter"),
)


def _ship_move(kind: Kind, spaces: int) -> Option:
    return Option(
        name=f"move_{kind}",
        title=option.ship_move(kind=kind),
        sentence=option.ship_move_says(kind=kind),
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
    title=option.base_range_bonus(),
    sentence=option.base_range_bonus_says(),
    values=(0, 1),
    ruling="C-90",
    default=0,
    apply=sets("movement", "base_range_bonus"),
)
CONTESTED_EXIT = Option(
    name="contested_exit",
    title=option.contested_exit(),
    sentence=option.contested_exit_says(),
    values=("ownOrOwnUnits", "firstPrinting"),
    names=(
        option.exit_own_or_own_units(),
        option.exit_first_printing(),
    ),
    ruling="C-35",
    default="ownOrOwnUnits",
    apply=sets("movement", "contested_exit"),
)
US_NEUTRAL_PORTS_CLOSED = Option(
    name="us_neutral_ports_closed",
    title=option.us_neutral_ports_closed(),
    sentence=option.us_neutral_ports_closed_says(),
    values=(False, True),
    ruling="C-44",
    default=False,
    apply=sets("movement", "neutral_ports_closed"),
)

# Mines

MINES_STOP_MOVEMENT = Option(
    name="mines_stop_movement",
    title=option.mines_stop_movement(),
    sentence=option.mines_stop_movement_says(),
    values=(False, True),
    default=False,
    apply=sets("mines", "stop"),
)


MINES_BATTLESHIP = Option(
    name="mines_battleship",
    title=option.mines_battleship(),
    sentence=option.mines_battleship_says(),
    values=("damaged", "sunk"),
    names=(
        option.battleship_damaged(),
        option.battleship_sunk(),
    ),
    ruling="C-25",
    default="damaged",
    apply=sets("mines", "battleship"),
)
MINES_CARGO_LOADED_AFTER = Option(
    name="mines_cargo_loaded_after",
    title=option.mines_cargo_loaded_after(),
    sentence=option.mines_cargo_loaded_after_says(),
    values=("returned", "lost"),
    names=(
        option.cargo_returned(),
        option.cargo_lost(),
    ),
    default="returned",
    apply=sets("mines", "late_cargo"),
)

# Combat

ARMY_INFANTRY_REQUIRED = Option(
    name="army_infantry_required",
    title=option.army_infantry_required(),
    sentence=option.army_infantry_required_says(),
    values=(True, False),
    ruling="C-02",
    default=True,
    apply=sets("movement", "infantry_required"),
)
AIR_ROUNDS = Option(
    name="air_rounds",
    title=option.air_rounds(),
    sentence=option.air_rounds_says(),
    values=("all", "one"),
    names=(
        option.air_rounds_all(),
        option.air_rounds_one(),
    ),
    default="all",
    apply=sets("land_battle", "air_battle_to_the_end", {"all": True, "one": False}),
)
AMPHIB_SILENT_ATTACKERS = Option(
    name="amphib_silent_attackers",
    title=option.amphib_silent_attackers(),
    sentence=option.amphib_silent_attackers_says(),
    values=("none", "offloaded", "all"),
    names=(
        option.silent_none(),
        option.silent_offloaded(),
        option.silent_all(),
    ),
    ruling="C-07",
    default="none",
    apply=sets("land_battle", "silent_attackers"),
)

AMPHIB_STRIKE = Option(
    name="amphib_strike",
    title=option.amphib_strike(),
    sentence=option.amphib_strike_says(),
    values=(True, False),
    default=True,
    apply=sets("land_battle", "coastal_fire", {True: 3, False: 0}),
)

AMPHIB_CONTESTED_COMBAT = Option(
    name="amphib_contested_combat",
    title=option.amphib_contested_combat(),
    sentence=option.amphib_contested_combat_says(),
    values=("optional", "none"),
    names=(
        option.combat_optional(),
        option.combat_none(),
    ),
    default="optional",
    apply=sets("land_battle", "contested_landings"),
)
SEA_SUBMERGE = Option(
    name="sea_submerge",
    title=option.sea_submerge(),
    sentence=option.sea_submerge_says(),
    values=("withFire", "beforeFire"),
    names=(
        option.submerge_with_fire(),
        option.submerge_before_fire(),
    ),
    default="withFire",
    apply=sets("sea_battle", "submerge", {"withFire": "with_fire", "beforeFire": "before_fire"}),
)

# Income

INCOME_BASIS = Option(
    name="income_basis",
    title=option.income_basis(),
    sentence=option.income_basis_says(),
    values=("ipc", "flat"),
    names=(
        option.basis_ipc(),
        option.basis_flat(),
    ),
    ruling="C-23",
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
    title=option.usw(),
    sentence=option.usw_says(),
    values=(True, False),
    default=True,
    apply=submarine_warfare,
)
USW_HITS = Option(
    name="usw_hits",
    title=option.usw_hits(),
    sentence=option.usw_hits_says(),
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
    title=option.victory_allied_check(),
    sentence=option.victory_allied_check_says(),
    values=("ottoman", "usa"),
    names=(
        option.power(power="ottoman"),
        option.power(power="usa"),
    ),
    ruling="C-39",
    default="ottoman",
    apply=_allied_check,
)
VICTORY_CENTRAL_MANDATORY = Option(
    name="victory_central_mandatory",
    title=option.victory_central_mandatory(),
    sentence=option.victory_central_mandatory_says(),
    values=("london-or-paris", "paris"),
    names=(
        option.capitals(capitals=("London", "Paris")),
        option.capitals(capitals=("Paris",)),
    ),
    ruling="C-55",
    default="london-or-paris",
    apply=_central_capitals,
)
TIE = Option(
    name="tie",
    title=option.tie(),
    sentence=option.tie_says(),
    values=("draw", "central", "allies"),
    names=(
        option.tie_draw(),
        option.tie_wins(side="central"),
        option.tie_wins(side="allies"),
    ),
    default="draw",
    apply=sets("victory", "tie"),
)
