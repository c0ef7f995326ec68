"""The ruleset `rulebook`: the official rules with their errata, and the Russian Revolution as an option."""

import tomllib
from importlib.resources import files

from msgspec import convert

from greatwar.board import POWERS
from greatwar.frames import (
    AfterSeaBattle,
    Armistice,
    Closing,
    Combat,
    Conclusion,
    EndOfTurn,
    Income,
    LandBattle,
    Minors,
    Mobilize,
    Movement,
    Purchase,
    SeaBattle,
    Settlement,
    Withdrawals,
)
from greatwar.pieces import LAND_UNITS, Kind
from greatwar.rules import options
from greatwar.rules.chapters import (
    EconomyRules,
    EntryRules,
    LandBattleRules,
    MineRules,
    MinorPowerRules,
    MovementRules,
    RoundRules,
    SubmarineWarfareRules,
    UnitRules,
    VictoryRules,
    VictoryTest,
)
from greatwar.rules.rulebook.closing import ClosingStep
from greatwar.rules.rulebook.combat import AfterSeaBattleStep, CombatStep
from greatwar.rules.rulebook.control import ConclusionStep, WithdrawalsStep
from greatwar.rules.rulebook.income import SUBMARINE_WARFARE, IncomeStep
from greatwar.rules.rulebook.land_combat import LandBattleStep, attacker_decides
from greatwar.rules.rulebook.minors import (
    MinorsStep,
    all_that_are_entered,
    army_of_twice_the_value,
    friends_give_control,
)
from greatwar.rules.rulebook.mobilize import MobilizeStep
from greatwar.rules.rulebook.movement import MovementStep
from greatwar.rules.rulebook.purchase import PurchaseStep, availability_problems, repaired
from greatwar.rules.rulebook.revolution import ArmisticeStep
from greatwar.rules.rulebook.sea_combat import SeaBattleStep
from greatwar.rules.rulebook.settlement import SettlementStep
from greatwar.rules.rulebook.turn import EndOfTurnStep
from greatwar.rules.ruleset import Ruleset, Setup
from greatwar.text.say import ruleset as titles

_BROADSIDES: dict[Kind, int] = {"battleship": 4, "cruiser": 3, "submarine": 2}
"""RB-SCOMB-03: ships hit on the same number attacking and defending."""

RULEBOOK = Ruleset(
    name="rulebook",
    title=titles.rulebook(),
    revision=2,
    setup=convert(tomllib.loads(files(__package__).joinpath("setup.toml").read_text("utf-8")), Setup),
    steps={
        Purchase: PurchaseStep(),
        Movement: MovementStep(),
        Closing: ClosingStep(),
        Minors: MinorsStep(),
        Withdrawals: WithdrawalsStep(),
        Combat: CombatStep(),
        AfterSeaBattle: AfterSeaBattleStep(),
        LandBattle: LandBattleStep(),
        SeaBattle: SeaBattleStep(),
        Conclusion: ConclusionStep(),
        Settlement: SettlementStep(),
        Mobilize: MobilizeStep(),
        Income: IncomeStep(),
        EndOfTurn: EndOfTurnStep(),
        Armistice: ArmisticeStep(),
    },
    options=(
        options.RUSSIAN_REVOLUTION,
        options.REVOLUTION_FROM_ROUND,
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
        options.BASE_RANGE_BONUS,
        options.CONTESTED_EXIT,
        options.US_NEUTRAL_PORTS_CLOSED,
        options.MINES_STOP_MOVEMENT,
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
        options.USW_HITS,
        options.VICTORY_ALLIED_CHECK,
        options.VICTORY_CENTRAL_MANDATORY,
    ),
    offers=(SUBMARINE_WARFARE,),
    # RB-PURCH-02, RB-UNIT-01 to 05
    units=UnitRules(
        cost={
            "infantry": 3,
            "artillery": 4,
            "tank": 6,
            "fighter": 6,
            "battleship": 12,
            "cruiser": 9,
            "submarine": 6,
            "transport": 6,
        },
        attack={"infantry": 2, "artillery": 3, "tank": 2, "fighter": 2, **_BROADSIDES},
        defence={"infantry": 3, "artillery": 3, "tank": 1, "fighter": 2, **_BROADSIDES},
        reach={
            "infantry": 1,
            "artillery": 1,
            "tank": 1,
            "fighter": 2,
            "battleship": 2,
            "cruiser": 3,
            "submarine": 2,
            "transport": 2,
        },
        land_units=frozenset(LAND_UNITS),
        available={"tank": dict.fromkeys(POWERS, 4)},
    ),
    rounds=RoundRules(phase_begins={Purchase: repaired}),
    entry=EntryRules(frozenset({"usa"}), turn={"usa": 4}),
    minors=MinorPowerRules(
        aligned_army=army_of_twice_the_value,
        neutral_army=army_of_twice_the_value,
        mobilized_by_entry=all_that_are_entered,
        joining=friends_give_control,
    ),
    movement=MovementRules(obligations={"austria-hungary": "attack-serbia"}),
    mines=MineRules(),
    land_battle=LandBattleRules(support_bonus=1, air_supremacy_bonus=1, bombardment=4, coastal_fire=3),
    casualty_arbiter=attacker_decides,
    economy=EconomyRules(
        purchase_limits=(availability_problems,),
        mobilization_places={"britain": ("India",)},
    ),
    submarine_warfare=SubmarineWarfareRules("germany", 2, ("britain", "usa")),
    victory=VictoryRules(
        (
            VictoryTest("ottoman", "allies", frozenset({"Berlin"}), 2, "RB-VICT-03"),
            VictoryTest("usa", "central", frozenset({"London", "Paris"}), 2, "RB-VICT-04"),
        )
    ),
)
