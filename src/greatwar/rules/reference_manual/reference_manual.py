"""The ruleset `reference-manual`: the rulebook's mechanics with the second edition's setup, sides and collapse."""

from msgspec.structs import replace

from greatwar.board import POWERS, Power, Space
from greatwar.events import MinorJoined
from greatwar.frames import (
    Conclusion,
    EndOfRound,
    EndOfTurn,
    Launching,
    StartOfRound,
)
from greatwar.kernel import Tell
from greatwar.rules import options
from greatwar.rules.chapters import SeaBattleRules
from greatwar.rules.reference_manual.rounds import EndOfSideWithVictoryStep
from greatwar.rules.rulebook.land_combat import opponent_decides
from greatwar.rules.rulebook.launching import LaunchingStep
from greatwar.rules.rulebook.minors import (
    army_of_twice_the_value_and_one,
    friends_give_control,
    no_army,
    patron_of,
)
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Option, Ruleset
from greatwar.rules.second_edition.capture import JointConclusionStep
from greatwar.rules.second_edition.entry import StartOfRoundStep
from greatwar.rules.second_edition.rounds import EndOfRoundStep
from greatwar.rules.second_edition.second_edition import SECOND_EDITION, SHIPS, SHORT_GAME, TIE, TRADE
from greatwar.table import Table
from greatwar.text.say import option
from greatwar.text.say import ruleset as titles


def garrison_joins(rules: Ruleset, table: Table, territory: Space, power: Power, tell: Tell) -> Table:
    """RM-MOB-01: the garrison of an aligned minor power is its patron's from then on, and what a friend enters too."""
    if patron_of(rules, table, territory) is not None:
        tell(MinorJoined(territory, power))
    return friends_give_control(rules, table, territory, power, tell)


def _structure(rules: Ruleset, chosen: str) -> Ruleset:
    if chosen == "sides":
        return rules
    # RB-TRANS-10: cargo crosses aboard a friend's transport in three turns.
    return rules.but("rounds", turns=POWERS).but("movement", foreign_cargo_lands_at_once=False)


TURN_STRUCTURE = Option(
    name="turn_structure",
    title=option.turn_structure(),
    sentence=option.turn_structure_says(),
    values=("sides", "powers"),
    names=(
        option.turns_sides(),
        option.turns_powers(),
    ),
    ruling="C-22",
    default="sides",
    apply=_structure,
)


REFERENCE_MANUAL = replace(
    RULEBOOK,
    name="reference-manual",
    title=titles.reference_manual(),
    revision=2,
    setup=SECOND_EDITION.setup,
    steps={
        **RULEBOOK.steps,
        Conclusion: JointConclusionStep(),
        Launching: LaunchingStep(),
        EndOfTurn: EndOfSideWithVictoryStep(),
        StartOfRound: StartOfRoundStep(),
        EndOfRound: EndOfRoundStep(),
    },
    options=(
        options.RUSSIAN_REVOLUTION,
        options.REVOLUTION_FROM_ROUND,
        options.NEUTRAL_MAJORS_AT_START,
        options.US_ENTRY_ROUND,
        options.ROUND1_OBLIGATIONS,
        options.otherwise(options.MINOR_NEUTRAL_ARMY, "reference-manual"),
        SHORT_GAME,
        TIE,
        options.TANKS_ROUNDS,
        options.FIGHTER_MOVE,
        TURN_STRUCTURE,
        TRADE,
        options.INCOME_BASIS,
        *(options.otherwise(ship, reach) for ship, reach in SHIPS),
        options.otherwise(options.BASE_RANGE_BONUS, 1),
        options.CONTESTED_EXIT,
        options.US_NEUTRAL_PORTS_CLOSED,
        options.MINES_STOP_MOVEMENT,
        options.MINES_BATTLESHIP,
        options.MINES_CARGO_LOADED_AFTER,
        options.ARMY_INFANTRY_REQUIRED,
        options.otherwise(options.AIR_ROUNDS, "one"),
        options.AMPHIB_STRIKE,
        options.otherwise(options.AMPHIB_SILENT_ATTACKERS, "offloaded"),
        options.AMPHIB_CONTESTED_COMBAT,
        options.SEA_SUBMERGE,
        options.USW,
        options.USW_HITS,
    ),
    units=replace(RULEBOOK.units, reach=SECOND_EDITION.units.reach | {"fighter": 2}),
    rounds=SECOND_EDITION.rounds,
    entry=replace(RULEBOOK.entry, turn={}, timeline={"usa": 4}),
    minors=replace(
        RULEBOOK.minors,
        mobilizing=SECOND_EDITION.minors.mobilizing,  # C-113
        aligned_army=no_army,  # RM-MOB-01
        neutral_army=army_of_twice_the_value_and_one,  # RM-MOB-02
        joining=garrison_joins,
        garrisons=True,
    ),
    movement=replace(RULEBOOK.movement, base_range_bonus=1, foreign_cargo_lands_at_once=True),
    railways=SECOND_EDITION.railways,
    land_battle=replace(
        RULEBOOK.land_battle,
        air_battle_to_the_end=False,
        silent_attackers="offloaded",
        tanks="except_landings",
    ),  # C-111
    sea_battle=SeaBattleRules(retreat="both"),
    casualty_arbiter=opponent_decides,
    economy=replace(
        SECOND_EDITION.economy,
        regions=False,
        mobilize_contested=True,
        capital_limit="none",
        region_limit="none",
        place_limit="none",
        hulls=False,
    ),
    collapse=replace(SECOND_EDITION.collapse, counts_contested=True),
    victory=SECOND_EDITION.victory,
)
