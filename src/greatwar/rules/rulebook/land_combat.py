"""Land combat: coastal fire, air supremacy, one exchange of fire, casualties (RB-LCOMB, RB-AMPHC-11 to 15)."""

from msgspec.structs import replace

from greatwar.board import POWERS, SIDE, ZONES, Power, Side
from greatwar.events import AirSupremacy, HitsScored, UnitsLost
from greatwar.frames import Conclusion, LandBattle
from greatwar.kernel import Asked, Choices, Chooser, Tell, wrong_order
from greatwar.orders import Casualties, Order
from greatwar.pieces import Force, Kind, Piece, count
from greatwar.problems import Problem
from greatwar.questions import AskCasualties, Fate, Question, Reason
from greatwar.rules.rulebook.casualties import Counts, Losses, Target, army_targets, remove
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.table import Stacks, Table


def has_landed(piece: Piece) -> bool:
    """Whether a unit came ashore this turn."""
    return bool(piece.route) and piece.route[0] in ZONES


def defenders(table: Table, frame: LandBattle) -> Stacks:
    """The forces that defend, by power in the order of play."""
    stacks = table.stacks(frame.space)
    return {power: stacks[power] for power in POWERS if power in stacks and table.enemies(power, table.turn)}


def _total(stacks: Stacks, *kinds: Kind) -> int:
    return sum(count(force, *kinds) for force in stacks.values())


class LandBattleStep(Chooser[LandBattle]):
    """An attack in a territory."""

    def asks(self, rules: Ruleset, table: Table, frame: LandBattle) -> Asked:
        number = len(self._values(rules, table, frame))
        return Fate(number, _PURPOSE[frame.stage]) if number else None

    def _values(self, rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
        """What each die of the present stage hits on, in the order of the dice."""
        enemies = defenders(table, frame)
        own = table.force(frame.space, table.turn)
        match frame.stage:
            case "strike":
                ashore = any(has_landed(piece) for piece in own)
                return [rules.coastal_fire] * _total(enemies, "artillery") if ashore else []
            case "air":
                attack, defence = count(own, "fighter"), _total(enemies, "fighter")
                if not attack or not defence:
                    return []
                return [rules.attack["fighter"]] * attack + [rules.defence["fighter"]] * defence
            case "fire":
                return attack_values(rules, table, frame) + defence_values(rules, table, frame)
        return []

    def rolled(
        self, rules: Ruleset, table: Table, frame: LandBattle, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        hits = [die <= value for die, value in zip(dice, self._values(rules, table, frame), strict=True)]
        side, enemy = SIDE[table.turn], SIDE[next(iter(defenders(table, frame)))]
        own = table.force(frame.space, table.turn)
        match frame.stage:
            case "strike":
                struck = sum(hits)
                tell(HitsScored(frame.space, enemy, struck, "coastal fire"))
                return table.top(replace(frame, stage="strike losses", hits_on_attacker=struck))
            case "air":
                guns = count(own, "fighter")
                following = "air losses"
                purpose = "air battle"
            case _:
                guns = len(attack_values(rules, table, frame))
                following = "attacker losses"
                purpose = "fire"
        scored, taken = sum(hits[:guns]), sum(hits[guns:])
        tell(HitsScored(frame.space, side, scored, purpose))
        tell(HitsScored(frame.space, enemy, taken, purpose))
        if frame.stage == "fire":
            taken = max(0, taken - count(own, "tank"))  # RB-LCOMB-11
        return table.top(replace(frame, stage=following, hits_on_attacker=taken, hits_on_defender=scored))

    def proceed(self, rules: Ruleset, table: Table, frame: LandBattle, tell: Tell) -> Table:
        match frame.stage:
            case "strike":
                return table.top(replace(frame, stage="air"))
            case "air":
                tell(AirSupremacy(frame.space, air_supremacy(table, frame)))
                return table.top(replace(frame, stage="fire"))
            case "fire":
                return table.top(replace(frame, stage="attacker losses"))
        losses = self._losses(table, frame)
        if losses.hits == 0:
            return self._after(table, frame)
        only = losses.only_choice()
        if only is not None:
            return self._lost(table, frame, losses, only, tell)
        return settlement(rules, table, self._concerned(table, frame, losses), table.turn)

    def _concerned(self, table: Table, frame: LandBattle, losses: Losses) -> tuple[Power, ...]:
        """The powers with units in the battle on the side that is hit."""
        if any(target.power == table.turn for target in losses.targets):
            return (table.turn,)
        return tuple(defenders(table, frame))

    def _losses(self, table: Table, frame: LandBattle) -> Losses:
        """The hits to be taken in the present stage, and by what."""
        own = table.force(frame.space, table.turn)
        if frame.stage == "strike losses":
            ashore = {piece: number for piece, number in own.items() if has_landed(piece)}
            targets = army_targets(table.turn, ashore)
            # RB-AMPHC-13: the last infantry ashore is kept unless there is infantry that came by land.
            followed = any(piece.kind == "infantry" for piece in own if piece not in ashore)
            guarded: frozenset[Power] = frozenset() if followed else frozenset({table.turn})
            return _within(targets, frame.hits_on_attacker, guarded)
        if frame.stage == "attacker losses":
            return _within(army_targets(table.turn, own), frame.hits_on_attacker, frozenset({table.turn}))
        enemies = defenders(table, frame)
        if frame.stage == "air losses":
            if frame.hits_on_attacker:
                return _within(army_targets(table.turn, _fighters(own)), frame.hits_on_attacker, frozenset())
            enemies = {power: _fighters(force) for power, force in enemies.items()}
            guarded = frozenset()
        else:
            guarded = frozenset(enemies)
        targets = [t for power, force in enemies.items() for t in army_targets(power, force)]
        return _within(targets, frame.hits_on_defender, guarded)

    def _after(self, table: Table, frame: LandBattle) -> Table:
        """The table in the stage that follows when the hits of this one have been taken."""
        match frame.stage:
            case "strike losses":
                if not table.force(frame.space, table.turn):  # E-88
                    return table.top(Conclusion(frame.space))
                return table.top(replace(frame, stage="air", hits_on_attacker=0))
            case "air losses":
                if frame.hits_on_attacker:
                    return table.top(replace(frame, hits_on_attacker=0))
                return table.top(replace(frame, stage="air", hits_on_defender=0))
            case "attacker losses":
                return table.top(replace(frame, stage="defender losses", hits_on_attacker=0))
        return table.top(Conclusion(frame.space))

    def _lost(self, table: Table, frame: LandBattle, losses: Losses, counts: Counts, tell: Tell) -> Table:
        changes = losses.lost(counts)
        for power in changes:
            named = tuple(item for item in losses.answer(counts).units if item.owner in (None, power))
            tell(UnitsLost(power, frame.space, named))
        return self._after(remove(table, frame.space, changes), frame)

    def question(self, rules: Ruleset, table: Table, frame: LandBattle) -> Question:
        losses = self._losses(table, frame)
        powers = self._concerned(table, frame, losses)
        return AskCasualties(frame.space, losses.hits, powers, _REASON[frame.stage])

    def choices(self, rules: Ruleset, table: Table, frame: LandBattle) -> Choices:
        return self._losses(table, frame).choices()

    def check_choice(
        self, rules: Ruleset, table: Table, frame: LandBattle, power: Power, order: Order
    ) -> list[Problem]:
        if not isinstance(order, Casualties):
            return [wrong_order(table, power, order)]
        read = self._losses(table, frame).read(order, frame.space)
        return read if isinstance(read, list) else []

    def chosen(self, rules: Ruleset, table: Table, frame: LandBattle, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Casualties)
        losses = self._losses(table, frame)
        counts = losses.read(order, frame.space)
        assert not isinstance(counts, list)
        return self._lost(table, frame, losses, counts, tell)


_PURPOSE = {"strike": "coastal fire", "air": "air battle", "fire": "land battle"}
_REASON: dict[str, Reason] = {
    "strike losses": "coastal fire",
    "air losses": "air battle",
    "attacker losses": "fire",
    "defender losses": "fire",
}


def _fighters(force: Force) -> Force:
    return {piece: number for piece, number in force.items() if piece.kind == "fighter"}


def _within(targets: list[Target], hits: int, guarded: frozenset[Power]) -> Losses:
    """The losses of a force that cannot lose more than it has."""
    return Losses(tuple(targets), min(hits, sum(target.number for target in targets)), guarded)


def air_supremacy(table: Table, frame: LandBattle) -> Side | None:
    """The side that alone has fighters in the battle (RB-LCOMB-06)."""
    attack = count(table.force(frame.space, table.turn), "fighter")
    enemies = defenders(table, frame)
    defence = _total(enemies, "fighter")
    if attack and not defence:
        return SIDE[table.turn]
    if defence and not attack:
        return SIDE[next(iter(enemies))]
    return None


def attack_values(rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
    """What each attacking die hits on: bombardment, infantry, artillery, tanks, fighters; supported ones first."""
    own = table.force(frame.space, table.turn)
    infantry, artillery = count(own, "infantry"), count(own, "artillery")
    tanks, fighters = count(own, "tank"), count(own, "fighter")
    supremacy = air_supremacy(table, frame) == SIDE[table.turn]
    supported = min(infantry, artillery)
    followed = min(tanks, artillery - supported)
    return [
        *[rules.bombardment] * frame.bombarding,
        *[rules.supported_attack] * supported,
        *[rules.attack["infantry"]] * (infantry - supported),
        *[rules.attack["artillery"] + rules.air_supremacy_bonus * supremacy] * artillery,
        *[rules.supported_attack] * followed,
        *[rules.attack["tank"]] * (tanks - followed),
        *[rules.attack["fighter"]] * (fighters if supremacy else 0),
    ]


def defence_values(rules: Ruleset, table: Table, frame: LandBattle) -> list[int]:
    """What each defending die hits on, power by power: infantry, artillery, tanks, fighters."""
    enemies = defenders(table, frame)
    supremacy = air_supremacy(table, frame) not in (None, SIDE[table.turn])
    values: list[int] = []
    for force in enemies.values():
        values += [rules.defence["infantry"]] * count(force, "infantry")
        # TR-MULTI-01: all artillery of a multinational force is promoted, whosever the fighters are.
        gun = rules.defence["artillery"] + rules.air_supremacy_bonus * supremacy
        values += [gun] * count(force, "artillery")
        values += [rules.defence["tank"]] * count(force, "tank")
        values += [rules.defence["fighter"]] * (count(force, "fighter") if supremacy else 0)
    return values
