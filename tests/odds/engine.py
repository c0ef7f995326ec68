"""Battles fought by the engine itself, order by order, with the same conduct that the odds assume."""

import random
from collections.abc import Mapping
from dataclasses import dataclass

from greatwar.board import SIDE, Power
from greatwar.frames import Combat, LandBattle, SeaBattle
from greatwar.game import Game
from greatwar.odds import Army, Fleet, SeaOdds, battle_board
from greatwar.odds.armies import ATTACK_ORDER, DEFENCE_ORDER, Host, LossOrder, ladder
from greatwar.odds.fleets import SEA_ORDER, SeaOrder, rungs
from greatwar.orders import (
    Agree,
    BreakOff,
    Casualties,
    Control,
    Item,
    Press,
    Retreat,
    Stay,
    Submerge,
)
from greatwar.orders import Order as AnyOrder
from greatwar.pieces import ARMY_KINDS, Force, count
from greatwar.questions import (
    AskAgree,
    AskCasualties,
    AskControl,
    AskPress,
    AskRetreat,
    AskSubmerge,
    Question,
)
from greatwar.rules.rulebook.land_combat import has_landed
from greatwar.table import Stacks, Table


class Luck:
    """Dice of a seeded generator, for many battles in a row."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)

    def draw(self, number: int, *, roll: int) -> tuple[int, ...]:
        return tuple(self._rng.choices((1, 2, 3, 4, 5, 6), k=number))


@dataclass(frozen=True)
class Conducted:
    """How the powers in a battle answer; what is not said is as the odds have it by default."""

    attack_order: LossOrder = ATTACK_ORDER
    defence_order: LossOrder = DEFENCE_ORDER
    sea_order: SeaOrder = SEA_ORDER
    enemy_sea_order: SeaOrder = SEA_ORDER
    rounds: int | None = None
    odds: SeaOdds | None = None
    """Whose decisions are followed at sea."""
    withdraw: bool = False


def army_of(force: Force) -> Army:
    return Army(*(count(force, kind) for kind in ARMY_KINDS))


def fleet_of(stacks: Stacks, submerged: Mapping[Power, int]) -> Fleet:
    """All fleets of a side as one."""
    found = Fleet()
    for power, force in stacks.items():
        damaged = sum(number for piece, number in force.items() if piece.damaged)
        under = submerged.get(power, 0)
        found = found.plus(
            Fleet(
                count(force, "battleship") - damaged,
                damaged,
                count(force, "cruiser"),
                count(force, "submarine") - under,
                count(force, "transport"),
                under,
            )
        )
    return found


def fought_out(game: Game, trigger: tuple[Power, AnyOrder], conduct: Conducted) -> Table:
    """The table after a battle that an order has opened."""
    power, order = trigger
    side = SIDE[power]
    game.order(power, order)
    rounds = 1
    while not isinstance(game.table.frames[-1], Combat):
        asked = next(iter(game.questions.items()))
        answer = _answer(game, asked[1], conduct, side == SIDE[asked[0]], rounds)
        rounds += isinstance(answer, Press)
        game.order(asked[0], answer)
    return game.table


def _answer(game: Game, question: Question, conduct: Conducted, attacking: bool, rounds: int) -> AnyOrder:
    if isinstance(question, AskControl):
        return Control(question.territory, question.powers[0])
    if isinstance(question, AskAgree):
        return Agree()
    frame = next(f for f in reversed(game.table.frames) if isinstance(f, SeaBattle | LandBattle))
    match question:
        case AskCasualties():
            if isinstance(frame, SeaBattle):
                return _ships_lost(game, question, frame, conduct)
            return _units_lost(game, question, frame, conduct)
        case AskSubmerge():
            assert isinstance(frame, SeaBattle)
            return Submerge(_submerging(game, question, frame, conduct))
        case AskPress():
            assert isinstance(frame, SeaBattle)
            return _pressed(game, question, frame, conduct, rounds)
        case AskRetreat():
            if not question.forced and not conduct.withdraw:
                return Stay()
            return Retreat(question.zones[0])
    raise AssertionError(f"nobody has said what to answer to {question}")


def _units_lost(game: Game, question: AskCasualties, frame: LandBattle, conduct: Conducted) -> Casualties:
    rules, table = game.rules, game.table
    attacked = question.powers[0] in table.own(frame.space)
    stacks = table.own(frame.space) if attacked else table.foes(frame.space)
    order = conduct.attack_order if attacked else conduct.defence_order
    guarded = [rules.movement.infantry_required] * len(stacks)
    forces = list(stacks.values())
    if question.reason == "coastal fire":
        struck = [{piece: n for piece, n in force.items() if has_landed(piece)} for force in forces]
        for place, force in enumerate(forces):
            marched = count(force, "infantry") - count(struck[place], "infantry")
            guarded[place] = rules.movement.infantry_required and not marched
        forces = struck
    host: Host = tuple(army_of(force) for force in forces)
    if question.reason == "air battle":
        host = tuple(Army(fighter=army.fighter) for army in host)
        guarded = [False] * len(stacks)
    left = ladder(host, order, tuple(guarded), battle_board(rules).prices).after(question.hits)
    several = len([army for army in host if army.units]) > 1
    items = [
        Item(before[place] - after[place], kind, owner=power if several else None)
        for power, before, after in zip(stacks, host, left)
        for place, kind in enumerate(ARMY_KINDS)
        if before[place] > after[place]
    ]
    return Casualties(tuple(items))


def _ships_lost(game: Game, question: AskCasualties, frame: SeaBattle, conduct: Conducted) -> Casualties:
    attacked = question.powers[0] in game.table.own(frame.zone)
    stacks = game.table.own(frame.zone) if attacked else game.table.foes(frame.zone)
    order = conduct.sea_order if attacked else conduct.enemy_sea_order
    fleet = battle_board(game.rules).hulls(fleet_of(stacks, frame.submerged))
    diving = sum(frame.submerging.get(power, 0) for power in stacks)
    left = rungs(fleet, diving, order)[question.hits]
    sunk = fleet.battleship + fleet.damaged - left.battleship - left.damaged
    old = min(sunk, fleet.damaged)
    new = sunk - old
    hurt = fleet.battleship - left.battleship - new
    dived = fleet.submerged + diving - left.submerged
    lost: list[Item] = []
    if len(stacks) == 1:
        items = [
            Item(hurt, "battleship", "damage"),
            Item(new, "battleship"),
            Item(old, "battleship", "damaged" if game.rules.units.battleship_hits > 1 else ""),
            Item(fleet.cruiser - left.cruiser, "cruiser"),
            Item(fleet.submarine - diving - left.submarine, "submarine"),
            Item(dived, "submarine", "submerging"),
            Item(fleet.transport - left.transport, "transport"),
        ]
        return Casualties(tuple(item for item in items if item.number))
    # Of several powers the first named gives first.
    for kind, state, number in (
        ("battleship", "damage", hurt),
        ("battleship", "", new),
        ("battleship", "damaged", old),
        ("cruiser", "", fleet.cruiser - left.cruiser),
        ("submarine", "", fleet.submarine - left.submarine),
        ("transport", "", fleet.transport - left.transport),
    ):
        for power, force in stacks.items():
            pieces = [
                (piece, n)
                for piece, n in force.items()
                if piece.kind == kind and (kind != "battleship" or piece.damaged == (state == "damaged"))
            ]
            there = sum(n for _, n in pieces)
            if state == "" and kind == "battleship":
                there -= sum(i.number for i in lost if i.owner == power and i.state == "damage")
            taken = min(number, there)
            if taken:
                lost.append(Item(taken, kind, state, owner=power))  # type: ignore[arg-type]
                number -= taken
    return Casualties(tuple(lost))


def _pair(game: Game, frame: SeaBattle, odds: SeaOdds) -> tuple[int, int]:
    table = game.table
    board = battle_board(game.rules)
    mine = board.hulls(fleet_of(table.own(frame.zone), frame.submerged))
    theirs = board.hulls(fleet_of(table.foes(frame.zone), frame.submerged))
    return odds.mine.number[mine], odds.theirs.number[theirs]


def _submerging(game: Game, question: AskSubmerge, frame: SeaBattle, conduct: Conducted) -> int:
    if conduct.odds is None:
        return 0
    first = game.rules.sea_battle.submerges_first
    decisions = conduct.odds.decisions
    i, j = _pair(game, frame, conduct.odds)
    if frame.stage == "attacker submerges":
        return decisions.submerging(i, j)
    answers = decisions.enemy_submerging(i, j)
    hits = min(frame.hits_on_defender, len(answers) - 1)
    return int(answers[0 if first else hits])


def _pressed(game: Game, question: AskPress, frame: SeaBattle, conduct: Conducted, rounds: int) -> AnyOrder:
    own = fleet_of(game.table.own(frame.zone), frame.submerged)
    if conduct.odds is not None:
        i, j = _pair(game, frame, conduct.odds)
        if not conduct.odds.decisions.breaks_off[i, j]:
            return Press()
        if conduct.odds.endings.retreats[i, j]:
            return Retreat(question.retreats[0])
        return BreakOff()
    if not own.armed or (conduct.rounds is not None and rounds >= conduct.rounds):
        return BreakOff()
    return Press()
