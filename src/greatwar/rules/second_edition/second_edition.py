"""The ruleset `second-edition`, with its historical option and its short game."""

import tomllib
from importlib.resources import files

from msgspec import convert
from msgspec.structs import replace

from greatwar.board import Power
from greatwar.frames import (
    Conclusion,
    EndOfRound,
    Launching,
    Mobilize,
    Purchase,
    StartOfRound,
)
from greatwar.pieces import ARMY_KINDS
from greatwar.rules import options
from greatwar.rules.chapters import (
    CollapseRules,
    EntryRules,
    MineRules,
    MinorPowerRules,
    MovementRules,
    RailwayRules,
    RoundRules,
    SeaBattleRules,
    VictoryRules,
)
from greatwar.rules.rulebook.land_combat import opponent_decides
from greatwar.rules.rulebook.launching import LaunchingStep, launch_finished
from greatwar.rules.rulebook.minors import army_of_twice_the_value_and_guns, no_army
from greatwar.rules.rulebook.purchase import availability_problems, repaired
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Exclusion, Option, Ruleset, Setup
from greatwar.rules.second_edition.calendar import date_of
from greatwar.rules.second_edition.capture import JointConclusionStep
from greatwar.rules.second_edition.entry import (
    MOBILIZING,
    TIMELINE,
    StartOfRoundStep,
    attacked_minors,
    joined,
)
from greatwar.rules.second_edition.industry import INDUSTRY, industry_problems, tank_rounds
from greatwar.rules.second_edition.rounds import EndOfRoundStep
from greatwar.text.say import house, option
from greatwar.text.say import ruleset as titles

SETUP = convert(tomllib.loads(files(__package__).joinpath("setup.toml").read_text("utf-8")), Setup)

HISTORICAL_TANKS: dict[Power, int] = {"britain": 7, "france": 8, "germany": 11}
"""SE-HIST-02: nobody else ever builds tanks."""


def _historical(rules: Ruleset, chosen: bool) -> Ruleset:
    if not chosen:
        return rules
    return (
        rules.but("entry", dice=frozenset())
        .but("units", available=rules.units.available | {"tank": HISTORICAL_TANKS})
        .but("victory", war_ends={14: 6})
    )


HISTORICAL = Option(
    name="historical",
    title=option.historical(),
    sentence=option.historical_says(),
    values=(False, True),
    default=False,
    apply=_historical,
)


SHORT_GAME = Option(
    name="short_game",
    title=option.short_game(),
    sentence=option.short_game_says(),
    values=range(16),
    default=0,
    apply=options.sets("victory", "last_round"),
    exclusions=(
        Exclusion(
            "historical",
            (True,),
            house.historical_end(),
            (15,),
        ),
    ),
)


TIE = replace(
    options.TIE,
    sentence=option.tie_short_game_says(),
    exclusions=(Exclusion("short_game", (0,), house.tie_without_short_game()),),
)


TRADE = Option(
    name="trade_income_scope",
    title=option.trade_income_scope(),
    sentence=option.trade_income_scope_says(),
    values=("anyNeutral", "minorNeutralOnly"),
    names=(
        option.trade_any_neutral(),
        option.trade_minor_neutral_only(),
    ),
    default="anyNeutral",
    apply=options.sets("economy", "trade", {"anyNeutral": "any", "minorNeutralOnly": "minors"}),
)


def _tank_rounds(rules: Ruleset, chosen: tuple[int, int, int]) -> Ruleset:
    return rules.but("units", available=rules.units.available | {"tank": tank_rounds(chosen)})


TANK_ROUNDS = Option(
    name="tanks_rounds",
    title=option.tanks_rounds(),
    sentence=option.tanks_rounds_industry_says(),
    values=((6, 9, 12), (3, 6, 9)),
    names=(
        option.rounds(two=6, one=9, none=12),
        option.rounds(two=3, one=6, none=9),
    ),
    default=(6, 9, 12),
    apply=_tank_rounds,
    exclusions=(Exclusion("historical", (True,), house.historical_tanks()),),
)

OPENING_ATTACKS = replace(
    options.ROUND1_OBLIGATIONS,
    sentence=option.opening_attacks_says(),
    values=("serbia-and-belgium", "none"),
    names=(option.attack_serbia_and_belgium(), option.no_obligation()),
    default="serbia-and-belgium",
)

SHIPS: tuple[tuple[Option, int], ...] = (
    (options.MOVE_BATTLESHIP, 1),
    (options.MOVE_CRUISER, 2),
    (options.MOVE_SUBMARINE, 1),
    (options.MOVE_TRANSPORT, 2),
)
"""How far ships sail (SE-SMOVE-01)."""

SECOND_EDITION = replace(
    RULEBOOK,
    name="second-edition",
    title=titles.second_edition(),
    revision=2,
    setup=SETUP,
    steps={
        **RULEBOOK.steps,
        Conclusion: JointConclusionStep(),
        Launching: LaunchingStep(),
        StartOfRound: StartOfRoundStep(),
        EndOfRound: EndOfRoundStep(),
    },
    options=(
        HISTORICAL,
        SHORT_GAME,
        TIE,
        TANK_ROUNDS,
        TRADE,
        options.RUSSIAN_REVOLUTION,
        options.REVOLUTION_FROM_ROUND,
        OPENING_ATTACKS,
        options.otherwise(options.MINOR_NEUTRAL_ARMY, "second-edition"),
        options.otherwise(options.FIGHTER_MOVE, 1),
        *(options.otherwise(ship, reach) for ship, reach in SHIPS),
        options.otherwise(options.BASE_RANGE_BONUS, 1),
        options.CONTESTED_EXIT,
        options.otherwise(options.MINES_STOP_MOVEMENT, True),
        options.otherwise(options.MINES_BATTLESHIP, "sunk"),
        options.otherwise(options.MINES_CARGO_LOADED_AFTER, "lost"),
        options.otherwise(options.ARMY_INFANTRY_REQUIRED, False),
        options.otherwise(options.AIR_ROUNDS, "one"),
        options.otherwise(options.AMPHIB_STRIKE, False),
        options.otherwise(options.AMPHIB_SILENT_ATTACKERS, "offloaded"),
        options.AMPHIB_CONTESTED_COMBAT,
        options.SEA_SUBMERGE,
        options.INCOME_BASIS,
        options.otherwise(options.USW, False),
        options.USW_HITS,
    ),
    offers=(),
    units=replace(
        RULEBOOK.units,
        reach=RULEBOOK.units.reach
        | {"fighter": 1, "battleship": 1, "submarine": 1, "transport": 2, "cruiser": 2},
        land_units=frozenset(ARMY_KINDS),
        available={"tank": tank_rounds((6, 9, 12))},
    ),
    rounds=RoundRules(
        turns=("central", "allies"),
        opening=StartOfRound(),
        phase_begins={Purchase: repaired, Mobilize: launch_finished},
        calendar=date_of,
    ),
    entry=EntryRules(
        frozenset({"ottoman", "italy", "usa"}),
        neutrals_take_turns=False,
        timeline=TIMELINE,
        dice=frozenset(TIMELINE),
        earning=frozenset(),  # SE-INC-03
        leaning_land_closed=True,  # C-110
    ),
    minors=MinorPowerRules(
        mobilizing=MOBILIZING,
        aligned_army=no_army,  # SE-MOB-01
        neutral_army=army_of_twice_the_value_and_guns,  # SE-MOB-02, 03
        mobilized_by_entry=attacked_minors,
        joining=joined,
        garrisons=True,
        join_for_good=True,
    ),
    movement=MovementRules(
        infantry_required=False,
        base_range_bonus=1,
        escorts_shared=True,
        foreign_cargo_lands_at_once=True,
        obligations={"austria-hungary": "all-to-serbia", "germany": "all-to-belgium"},  # SE-POL-01
    ),
    railways=RailwayRules(lines=1),
    mines=MineRules(on="both", battleship="sunk", late_cargo="lost", stop=True),  # SE-MINE-02 to 04
    land_battle=replace(
        RULEBOOK.land_battle, coastal_fire=0, air_battle_to_the_end=False, silent_attackers="offloaded"
    ),
    sea_battle=SeaBattleRules(rounds="one", retreat="both"),  # SE-SCOMB-01 to 03
    casualty_arbiter=opponent_decides,
    economy=replace(
        RULEBOOK.economy,
        purchase_limits=(availability_problems, industry_problems),
        industry=INDUSTRY,
        regions=True,
        mobilize_contested=False,
        capital_limit="ipc",
        region_limit="ipc",
        place_limit="ipc",
        place_industry=0,
        hulls=True,
        refund="all",
        trade="any",
    ),
    submarine_warfare=replace(RULEBOOK.submarine_warfare, allowed=False),
    collapse=CollapseRules("second-edition", land_impassable=True, wins=2),
    victory=VictoryRules(war_ends={13: 2, 14: 4, 15: 6}, count="income"),
)
