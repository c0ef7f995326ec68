"""The ruleset `tournament`: Larry Harris' tournament rules on top of the rulebook."""

import tomllib
from importlib.resources import files

from msgspec import convert
from msgspec.structs import replace

from greatwar.rules import options
from greatwar.rules.chapters import CollapseRules, SeaBattleRules, VictoryRules, VictoryTest
from greatwar.rules.points import LAST_ROUND
from greatwar.rules.rulebook.rulebook import RULEBOOK
from greatwar.rules.ruleset import Exclusion, Option, Ruleset, SetupChanges
from greatwar.rules.setups import changed
from greatwar.rules.tournament.collapse import (
    THRESHOLDS,
    economy_problems,
    economy_tested,
    government_tested,
)
from greatwar.text.say import house, option
from greatwar.text.say import ruleset as titles


def _with_clock(rules: Ruleset, clock: bool) -> Ruleset:
    kept = tuple(offer for offer in rules.offers if offer is not LAST_ROUND)
    return replace(rules, offers=(*kept, LAST_ROUND) if clock else kept)


ROUNDS = Option(
    name="rounds",
    title=option.rounds_of_the_war(),
    sentence=option.rounds_of_the_war_says(),
    values=range(31),
    default=6,
    apply=options.sets("victory", "last_round"),
)

CLOCK = Option(
    name="clock",
    title=option.clock(),
    sentence=option.clock_says(),
    values=(True, False),
    default=True,
    apply=_with_clock,
    exclusions=(
        Exclusion(
            "rounds",
            (0,),
            house.never_announced(),
            (False,),
        ),
    ),
)

TOURNAMENT = replace(
    RULEBOOK,
    name="tournament",
    title=titles.tournament(),
    revision=2,
    setup=changed(
        RULEBOOK.setup,
        convert(tomllib.loads(files(__package__).joinpath("setup.toml").read_text("utf-8")), SetupChanges),
    ),
    # TR-REV-01: there is no revolution.
    options=(
        ROUNDS,
        CLOCK,
        options.TIE,
        options.NEUTRAL_MAJORS_AT_START,
        options.US_ENTRY_TURN,
        options.ROUND1_OBLIGATIONS,
        options.MINOR_NEUTRAL_ARMY,
        options.TANKS_ROUNDS,
        options.FIGHTER_MOVE,
        options.MOVE_BATTLESHIP,
        options.MOVE_CRUISER,
        options.MOVE_SUBMARINE,
        options.MOVE_TRANSPORT,
        options.otherwise(options.BASE_RANGE_BONUS, 1),
        options.CONTESTED_EXIT,
        options.US_NEUTRAL_PORTS_CLOSED,
        options.otherwise(options.MINES_STOP_MOVEMENT, True),
        options.MINES_BATTLESHIP,
        options.MINES_CARGO_LOADED_AFTER,
        options.ARMY_INFANTRY_REQUIRED,
        options.AIR_ROUNDS,
        options.AMPHIB_STRIKE,
        options.AMPHIB_SILENT_ATTACKERS,
        options.AMPHIB_CONTESTED_COMBAT,
        options.SEA_SUBMERGE,
        options.INCOME_BASIS,
        options.USW,
        options.otherwise(options.USW_HITS, 3),
        options.VICTORY_ALLIED_CHECK,
        options.otherwise(options.VICTORY_CENTRAL_MANDATORY, "paris"),
    ),
    offers=(*RULEBOOK.offers, LAST_ROUND),
    # TR-LMOVE-01, TR-MOVE-01
    units=replace(RULEBOOK.units, reach=RULEBOOK.units.reach | {"infantry": 2, "artillery": 2, "tank": 2}),
    rounds=replace(RULEBOOK.rounds, turn_begins=(economy_tested,), turn_ends=(government_tested,)),
    movement=replace(RULEBOOK.movement, base_range_bonus=1),  # TR-SMOVE-01
    mines=replace(RULEBOOK.mines, stop=True),  # TR-MINE-01
    sea_battle=SeaBattleRules(retreat="attacker"),  # TR-RETR-01
    economy=replace(RULEBOOK.economy, purchase_limits=(*RULEBOOK.economy.purchase_limits, economy_problems)),
    submarine_warfare=replace(RULEBOOK.submarine_warfare, hits=3, toll="die"),
    collapse=CollapseRules("tournament", THRESHOLDS, counts_contested=True),
    victory=VictoryRules(
        (
            VictoryTest("ottoman", "allies", frozenset({"Berlin"}), 2, "RB-VICT-03"),
            VictoryTest("usa", "central", frozenset({"Paris"}), 2, "TR-VICT-01"),
        ),
        last_round=6,  # C-93
        count="points",
    ),
)
