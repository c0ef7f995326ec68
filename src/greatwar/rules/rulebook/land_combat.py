"""Land combat: coastal fire, air supremacy, exchanges of fire, casualties (RB-LCOMB, RB-AMPHC-11 to 15)."""

from collections.abc import Iterator

from msgspec.structs import replace

from greatwar.board import POWERS, SIDE, ZONES, Power, Side, Space, order_of_play
from greatwar.events import AirSupremacy, HitsScored, UnitsLost
from greatwar.frames import Conclusion, LandBattle, Stage
from greatwar.kernel import Asked, Choices, Chooser, Tell
from greatwar.orders import Casualties, Order
from greatwar.pieces import ARMY_KINDS, Force, Kind, Piece, count
from greatwar.problems import Problem
from greatwar.questions import AskCasualties, Fate, Purpose, Question, Reason
from greatwar.rules.rulebook.casualties import Counts, Losses, Target, army_targets, remove
from greatwar.rules.rulebook.fire import (
    attack_of_army,
    cancelled_by_tanks,
    defence_of_army,
    tanks_absorb,
    values_of,
)
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table


def has_landed(piece: Piece) -> bool:
    """Whether a unit came ashore this turn."""
    return bool(piece.route) and piece.route[0] in ZONES


def defenders(table: Table, frame: LandBattle) -> Stacks:
    """The forces that defend, by power in the order of play."""
    return table.foes(frame.space)


def attackers(table: Table, frame: LandBattle) -> Stacks:
    """The forces that attack, by power in the order of play."""
    return table.own(frame.space)


def _total(stacks: Stacks, *kinds: Kind) -> int:
    return sum(count(force, *kinds) for force in stacks.values())


class LandBattleStep(Chooser[LandBattle]):
    """A land battle: coastal fire, then in each of its rounds an air battle and an exchange of fire."""

    def asks(self, rules: Ruleset, table: Table, frame: LandBattle) -> Asked:
        number = len(self._values(rules, table, frame))
        return Fate(number, _PURPOSE[frame.stage]) if number else None

    def _values(self, rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
        """What each die of the present stage hits on, in the order of the dice."""
        enemies, own = defenders(table, frame), attackers(table, frame)
        match frame.stage:
            case "strike":
                ashore = any(has_landed(piece) for force in own.values() for piece in force)
                guns = _total(enemies, "artillery") if ashore and rules.land_battle.coastal_fire else 0
                return [rules.land_battle.coastal_fire] * guns
            case "bombardment":
                return [rules.land_battle.bombardment] * sum(frame.bombarding.values())
            case "air":
                attack, defence = _total(own, "fighter"), _total(enemies, "fighter")
                if not attack or not defence:
                    return []
                return values_of(
                    ((rules.units.attack["fighter"], attack), (rules.units.defence["fighter"], defence))
                )
            case "fire":
                return attack_values(rules, table, frame) + defence_values(rules, table, frame)
        return []

    def rolled(
        self, rules: Ruleset, table: Table, frame: LandBattle, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        hits = [die <= value for die, value in zip(dice, self._values(rules, table, frame), strict=True)]
        side, enemy = table.side, SIDE[next(iter(defenders(table, frame)))]
        own = attackers(table, frame)
        match frame.stage:
            case "strike":
                struck = sum(hits)
                tell(HitsScored(frame.space, enemy, struck, "coastal fire"))
                following = "bombardment" if _bombards_first(rules) else "strike losses"
                return table.top(replace(frame, stage=following, hits_on_attacker=struck))
            case "bombardment":  # QR-AMPHC-01, C-32, C-109: what it hits is removed and does not fire
                shelled = sum(hits)
                tell(HitsScored(frame.space, side, shelled, "bombardment"))
                return table.top(
                    replace(frame, stage="strike losses", hits_on_defender=shelled, bombarding={})
                )
            case "air":
                guns = _total(own, "fighter") if rules.units.attack["fighter"] else 0
                following = "air losses"
                purpose: Purpose = "air battle"
            case _:
                guns = len(attack_values(rules, table, frame))
                following = "attacker losses"
                purpose = "land battle"
        scored, taken = sum(hits[:guns]), sum(hits[guns:])
        tell(HitsScored(frame.space, side, scored, purpose))
        tell(HitsScored(frame.space, enemy, taken, purpose))
        if frame.stage == "fire":
            tanks = _total(own, "tank") if tanks_absorb(rules, assault=frame.assault) else 0
            taken = cancelled_by_tanks(taken, tanks)  # RB-LCOMB-11
        return table.top(replace(frame, stage=following, hits_on_attacker=taken, hits_on_defender=scored))

    def proceed(self, rules: Ruleset, table: Table, frame: LandBattle, tell: Tell) -> Table:
        match frame.stage:
            case "strike" if _bombards_first(rules):
                return table.top(replace(frame, stage="bombardment"))
            case "strike":
                return table.top(replace(frame, stage="air"))
            case "bombardment":
                return table.top(replace(frame, stage="strike losses"))
            case "air" | "supremacy":
                tell(AirSupremacy(frame.space, air_supremacy(table, frame)))
                return table.top(replace(frame, stage="fire"))
            case "fire":
                return table.top(replace(frame, stage="attacker losses"))
        losses = self._losses(rules, table, frame)
        if losses.hits == 0:
            return self._after(rules, table, frame)
        only = losses.only_choice()
        if only is not None:
            return self._lost(rules, table, frame, losses, only, tell)
        concerned = self._concerned(table, frame, losses)
        return settlement(rules, table, concerned, rules.casualty_arbiter(table, frame.space, concerned[0]))

    def _concerned(self, table: Table, frame: LandBattle, losses: Losses) -> tuple[Power, ...]:
        """The powers with units in the battle on the side that is hit."""
        own = attackers(table, frame)
        if any(target.power in own for target in losses.targets):
            return tuple(own)
        return tuple(defenders(table, frame))

    def _losses(self, rules: Ruleset, table: Table, frame: LandBattle) -> Losses:
        """The hits to be taken in the present stage, and by what."""
        own, enemies = attackers(table, frame), defenders(table, frame)
        guarded: frozenset[Power] = frozenset()
        match frame.stage:
            case "strike losses":
                struck = {power: _landed(force) for power, force in own.items()}
                # RB-AMPHC-13: the last infantry ashore is kept unless there is infantry that came by land.
                guarded = frozenset(
                    power
                    for power, force in own.items()
                    if not any(piece.kind == "infantry" for piece in force if piece not in struck[power])
                )
                hits = frame.hits_on_attacker
            case "attacker losses":
                struck, hits, guarded = own, frame.hits_on_attacker, frozenset(own)
            case "air losses" if frame.hits_on_attacker:
                struck, hits = {p: _fighters(force) for p, force in own.items()}, frame.hits_on_attacker
            case "air losses":
                struck, hits = {p: _fighters(force) for p, force in enemies.items()}, frame.hits_on_defender
            case _:
                struck, hits, guarded = enemies, frame.hits_on_defender, frozenset(enemies)
        targets = [target for power, force in struck.items() for target in army_targets(power, force)]
        return _within(targets, hits, guarded if rules.movement.infantry_required else frozenset())

    def _after(self, rules: Ruleset, table: Table, frame: LandBattle) -> Table:
        """The table in the stage that follows when the hits of this one have been taken."""
        match frame.stage:
            case "strike losses" if _bombards_first(rules):
                return table.top(replace(frame, stage="bombardment losses", hits_on_attacker=0))
            case "bombardment losses":
                if not attackers(table, frame) or not defenders(table, frame):
                    return table.top(Conclusion(frame.space, frame.attacker))
                return table.top(replace(frame, stage="air", hits_on_defender=0))
            case "strike losses":
                if not attackers(table, frame):  # E-88
                    return table.top(Conclusion(frame.space, frame.attacker))
                return table.top(replace(frame, stage="air", hits_on_attacker=0))
            case "air losses":
                if frame.hits_on_attacker:
                    return table.top(replace(frame, hits_on_attacker=0))
                if not attackers(table, frame) or not defenders(table, frame):
                    # Where armies need no infantry, the air battle can leave a side with nothing.
                    return table.top(Conclusion(frame.space, frame.attacker))
                again: Stage = "air" if rules.land_battle.air_battle_to_the_end else "supremacy"
                return table.top(replace(frame, stage=again, hits_on_defender=0))
            case "attacker losses":
                return table.top(replace(frame, stage="defender losses", hits_on_attacker=0))
        if self._goes_on(rules, table, frame):
            return table.top(_next_round(frame))
        return table.top(Conclusion(frame.space, frame.attacker))

    def _goes_on(self, rules: Ruleset, table: Table, frame: LandBattle) -> bool:
        """Whether another round follows in the same battle: the ruleset has more, and somebody can still hit."""
        rounds = rules.land_battle.rounds
        if rounds != "all" and frame.round >= rounds:
            return False
        own, enemies = attackers(table, frame), defenders(table, frame)
        if not own or not enemies:
            return False
        following = _next_round(frame)
        fire = attack_values(rules, table, following) + defence_values(rules, table, following)
        return any(fire) or bool(_total(own, "fighter") and _total(enemies, "fighter"))

    def _lost(
        self, rules: Ruleset, table: Table, frame: LandBattle, losses: Losses, counts: Counts, tell: Tell
    ) -> Table:
        changes = losses.lost(counts)
        for power in changes:
            named = tuple(item for item in losses.answer(counts).units if item.owner in (None, power))
            tell(UnitsLost(power, frame.space, named))
        return self._after(rules, remove(table, frame.space, changes), frame)

    def question(self, rules: Ruleset, table: Table, frame: LandBattle) -> Question:
        losses = self._losses(rules, table, frame)
        powers = self._concerned(table, frame, losses)
        return AskCasualties(frame.space, losses.hits, powers, _REASON[frame.stage])

    def choices(self, rules: Ruleset, table: Table, frame: LandBattle) -> Choices:
        return self._losses(rules, table, frame).choices()

    def answers(
        self, rules: Ruleset, table: Table, frame: LandBattle, begun: tuple[int, ...]
    ) -> Iterator[Order]:
        return self._losses(rules, table, frame).beginning(begun)

    def check_choice(
        self, rules: Ruleset, table: Table, frame: LandBattle, power: Power, order: Order
    ) -> list[Problem]:
        assert isinstance(order, Casualties)
        read = self._losses(rules, table, frame).read(order, frame.space)
        return read if isinstance(read, list) else []

    def chosen(self, rules: Ruleset, table: Table, frame: LandBattle, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Casualties)
        losses = self._losses(rules, table, frame)
        counts = losses.read(order, frame.space)
        assert not isinstance(counts, list)
        return self._lost(rules, table, frame, losses, counts, tell)


_PURPOSE: dict[str, Purpose] = {
    "strike": "coastal fire",
    "bombardment": "bombardment",
    "air": "air battle",
    "fire": "land battle",
}
_REASON: dict[str, Reason] = {
    "strike losses": "coastal fire",
    "bombardment losses": "bombardment",
    "air losses": "air battle",
    "attacker losses": "fire",
    "defender losses": "fire",
}


def _next_round(frame: LandBattle) -> LandBattle:
    """The battle in its next round; coastal fire, bombardment and what else belongs to an assault are over."""
    return LandBattle(frame.space, "air", attacker=frame.attacker, round=frame.round + 1)


def _bombards_first(rules: Ruleset) -> bool:
    return rules.land_battle.bombardment_time == "first"


def attacker_decides(table: Table, space: Space, loser: Power) -> Power:
    """RB-MULTI-04: where defenders cannot agree about their losses, the attacker chooses."""
    return table.movers[0]


def opponent_decides(table: Table, space: Space, loser: Power) -> Power:
    """SE-MULTI-03, C-103: of the enemies in the battle the power with the most units chooses.

    If none of them is left, because both sides fall together, the first of its enemies in the order of play does.
    """
    enemies = [power for power in POWERS if SIDE[power] != SIDE[loser] and table.fights(power, space)]
    return max(enemies, key=lambda power: count(table.force(space, power)))


def _landed(force: Force) -> Force:
    return {piece: number for piece, number in force.items() if has_landed(piece)}


def _fighters(force: Force) -> Force:
    return {piece: number for piece, number in force.items() if piece.kind == "fighter"}


def _within(targets: list[Target], hits: int, guarded: frozenset[Power]) -> Losses:
    """The losses of a force that cannot lose more than it has."""
    return Losses(tuple(targets), min(hits, sum(target.number for target in targets)), guarded)


def air_supremacy(table: Table, frame: LandBattle) -> Side | None:
    """The side that has the most fighters in the battle; fought to the end, only one has any (RB-LCOMB-06)."""
    enemies = defenders(table, frame)
    attack, defence = _total(attackers(table, frame), "fighter"), _total(enemies, "fighter")
    if attack > defence:
        return table.side
    if defence > attack:
        return SIDE[next(iter(enemies))]
    return None


def attack_values(rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
    """What each attacking die hits on, power by power.

    Bombardment, infantry, artillery, tanks, fighters; supported ones first.
    """
    supremacy = air_supremacy(table, frame) == table.side
    values: list[int] = []
    own = attackers(table, frame)
    # C-62: battleships fire for those that have landed, whatever the coastal fire has left of them.
    for power in order_of_play({*own, *frame.bombarding}):
        firing = firing_attackers(rules, frame, own.get(power, {}))
        values += [rules.land_battle.bombardment] * frame.bombarding.get(power, 0)
        values += values_of(attack_of_army(rules, *army_counts(firing), supremacy=supremacy))
    return values


def firing_attackers(rules: Ruleset, frame: LandBattle, force: Force) -> Force:
    """Those of an attacking force that fire: in an assault the ruleset may silence those that landed, or all (C-07)."""
    if not frame.assault or rules.land_battle.silent_attackers == "none":
        return force
    if rules.land_battle.silent_attackers == "all":
        return {}
    return {piece: number for piece, number in force.items() if not has_landed(piece)}


def defence_values(rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
    """What each defending die hits on, power by power: infantry, artillery, tanks, fighters."""
    enemies = defenders(table, frame)
    supremacy = air_supremacy(table, frame) not in (None, table.side)
    values: list[int] = []
    for force in enemies.values():
        values += values_of(defence_of_army(rules, *army_counts(force), supremacy=supremacy))
    return values


def army_counts(force: Force) -> tuple[int, int, int, int]:
    """How many infantry, artillery, tanks and fighters a force has."""
    numbers: dict[Kind, int] = dict.fromkeys(ARMY_KINDS, 0)
    for piece, number in force.items():
        numbers[piece.kind] += number
    return numbers["infantry"], numbers["artillery"], numbers["tank"], numbers["fighter"]
