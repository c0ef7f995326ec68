"""Sea combat: rounds of fire, submerging, casualties with transports last, press or break off (RB-SCOMB)."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from greatwar.board import SIDE, Power, order_of_play
from greatwar.events import BattleEnded, HitsScored, Submerged, UnitsLost
from greatwar.frames import AfterSeaBattle, SeaBattle
from greatwar.kernel import Asked, Choices, Chooser, Line, Tell, wrong_order
from greatwar.orders import BreakOff, Casualties, Involve, Order, Press, Spare, Submerge
from greatwar.pieces import SURFACE_WARSHIPS, Kind, count
from greatwar.problems import Problem
from greatwar.questions import AskCasualties, AskPress, AskSpare, AskSubmerge, Fate, Question
from greatwar.rules.rulebook.casualties import Counts, Losses, fleet_hits, fleet_targets, remove
from greatwar.rules.rulebook.closing import called_off
from greatwar.rules.rulebook.combat import decider
from greatwar.rules.rulebook.fire import fire_of_fleet, values_of
from greatwar.rules.rulebook.landings import declared_by_all
from greatwar.rules.rulebook.neutrals import at_war
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import neutral_prey
from greatwar.table import Stacks, Table


def defenders(table: Table, frame: SeaBattle) -> Stacks:
    """The fleets that defend, by power in the order of play."""
    return table.foes(frame.zone)


def attackers(table: Table, frame: SeaBattle) -> Stacks:
    """The fleets that attack, by power in the order of play."""
    return table.own(frame.zone)


def admiral(table: Table, frame: SeaBattle) -> Power:
    """The power that decides for the attackers (C-103)."""
    chosen = decider(table, frame.zone)
    assert chosen is not None, f"nobody attacks in {frame.zone}"
    return chosen


def _next_round(frame: SeaBattle) -> SeaBattle:
    """The battle with the hits and decisions of its last round behind it."""
    return replace(frame, stage="attacker submerges", submerging={}, hits_on_attacker=0, hits_on_defender=0)


class SeaBattleStep(Chooser[SeaBattle]):
    """A sea battle: exchanges of fire for as long as the attacker presses; nobody retreats."""

    several_rounds: ClassVar[bool] = True
    """Whether the attacker may press the battle for another round."""
    submerges_first: ClassVar[bool] = False
    """Whether submarines submerge before anybody fires, or instead of firing and still in danger."""
    attacker_may_retreat: ClassVar[bool] = False
    """Whether the attacker may leave, where it could press or break off."""
    one_side_leaves: ClassVar[bool] = False
    """Whether defenders may retreat when the battle is over, and drive the attackers off if they stay."""

    def asks(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Asked:
        match frame.stage:
            case "spare":
                speaker = admiral(table, frame)
                return {speaker: AskSpare(frame.zone, self._prey(table, frame, speaker)[0])}
            case "attacker submerges" | "defender submerges":
                waiting = self._submariners(table, frame)
                if waiting:
                    return {power: AskSubmerge(frame.zone, most) for power, most in waiting.items()}
            case "attacker fires" | "defender fires":
                dice = len(self._values(rules, table, frame))
                if dice:
                    return Fate(dice, "sea battle")
            case "press":
                return {admiral(table, frame): AskPress(frame.zone)}
        return None

    def _submariners(self, table: Table, frame: SeaBattle) -> dict[Power, int]:
        """The powers that are still to say how many of their submarines submerge, with how many can."""
        attacking = frame.stage == "attacker submerges"
        fleets = attackers(table, frame) if attacking else defenders(table, frame)
        able = {
            power: count(fleet, "submarine") - frame.submerged.get(power, 0)
            for power, fleet in fleets.items()
            if power not in frame.submerging
        }
        return {power: most for power, most in able.items() if most > 0}

    def _values(self, rules: Ruleset, table: Table, frame: SeaBattle) -> list[int]:
        """What each die hits on, power by power: submarines, cruisers, battleships."""
        attacks = frame.stage == "attacker fires"
        fleets = attackers(table, frame) if attacks else defenders(table, frame)
        return self._dice(frame, fleets, rules.units.attack if attacks else rules.units.defence)

    def _dice(self, frame: SeaBattle, fleets: Stacks, hits_on: dict[Kind, int]) -> list[int]:
        """What each die of these fleets hits on, those of submarines that submerge left out."""
        values: list[int] = []
        for power, fleet in fleets.items():
            submarines = count(fleet, "submarine")
            submarines -= frame.submerged.get(power, 0) + frame.submerging.get(power, 0)
            surface = count(fleet, "cruiser"), count(fleet, "battleship")
            values += values_of(fire_of_fleet(hits_on, submarines, *surface))
        return values

    def legal(self, rules: Ruleset, table: Table, frame: SeaBattle) -> list[Line]:
        match frame.stage:
            case "spare":
                speaker = admiral(table, frame)
                prey = self._prey(table, frame, speaker)[0]
                return [(speaker, Spare(prey)), (speaker, Involve(prey))]
            case "press":
                speaker = admiral(table, frame)
                return [(speaker, Press()), (speaker, BreakOff())]
        return [
            (power, Submerge(number))
            for power, most in self._submariners(table, frame).items()
            for number in range(most + 1)
        ]

    def check(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order
    ) -> list[Problem]:
        match order, frame.stage:
            case ((Spare() | Involve()), "spare"):
                prey = self._prey(table, frame, power)
                if order.power in prey:
                    return []
                sentence = f"{order.power} is no neutral power with ships in {frame.zone}"
                return [Problem("not-a-choice", frame.zone, sentence, "RB-US-07")]
            case ((Press() | BreakOff()), "press"):
                return []
            case Submerge(), ("attacker submerges" | "defender submerges"):
                most = self._submariners(table, frame)[power]
                if 0 <= order.number <= most:
                    return []
                sentence = f"{power} has {most} submarines that can submerge in {frame.zone}"
                return [Problem("too-many", frame.zone, sentence, "RB-SCOMB-06")]
        return [wrong_order(table, power, order)]

    def take(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order:
            case Spare():
                spared = (*frame.spared, order.power)
                return self._spared(table, replace(frame, spared=spared), power)
            case Involve():
                table = at_war(table, (order.power,), tell)
                return self._spared(table, frame, power)
            case Submerge():
                if order.number:
                    tell(Submerged(power, frame.zone, order.number))
                return table.top(replace(frame, submerging=frame.submerging | {power: order.number}))
            case Press():
                return table.top(_next_round(frame))
        return self._broken_off(table, frame, tell)

    def _broken_off(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """RB-SCOMB-10: the battle is over, and everybody stays where he is."""
        return self._ended(table, frame, tell)

    def _spared(self, table: Table, frame: SeaBattle, power: Power) -> Table:
        """The table with the next neutral power asked about, or the battle begun."""
        left = self._prey(table, frame, power)
        return table.top(frame if left else replace(frame, stage="attacker submerges", spared=()))

    def _prey(self, table: Table, frame: SeaBattle, power: Power) -> tuple[Power, ...]:
        """The neutral powers with ships in the zone about which nothing has been said yet."""
        prey = neutral_prey(table, power, frame.zone)
        return tuple(other for other in prey if other not in frame.spared)

    def rolled(
        self, rules: Ruleset, table: Table, frame: SeaBattle, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        values = self._values(rules, table, frame)
        hits = sum(die <= value for die, value in zip(dice, values, strict=True))
        if frame.stage == "attacker fires":
            tell(HitsScored(frame.zone, table.side, hits, "fire"))
            return table.top(replace(frame, stage="defender submerges", hits_on_defender=hits))
        enemy = SIDE[next(iter(defenders(table, frame)))]
        tell(HitsScored(frame.zone, enemy, hits, "fire"))
        return table.top(replace(frame, stage="attacker losses", hits_on_attacker=hits))

    def proceed(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        match frame.stage:
            case "attacker submerges":
                return table.top(replace(frame, stage="attacker fires"))
            case "attacker fires":
                return table.top(replace(frame, stage="defender submerges"))
            case "defender submerges":
                return table.top(replace(frame, stage="defender fires"))
            case "defender fires":
                return table.top(replace(frame, stage="attacker losses"))
        losses = self._losses(rules, table, frame)
        if losses.hits == 0:
            return self._after_losses(rules, table, frame, tell)
        only = losses.only_choice()
        if only is not None:
            return self._lost(rules, table, frame, losses, only, tell)
        powers = order_of_play({target.power for target in losses.targets})
        return settlement(rules, table, powers, rules.casualty_arbiter(table, frame.zone, powers[0]))

    def _losses(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Losses:
        attacked = frame.stage == "attacker losses"
        fleets = attackers(table, frame) if attacked else defenders(table, frame)
        hits = frame.hits_on_attacker if attacked else frame.hits_on_defender
        targets = [
            target
            for power, fleet in fleets.items()
            for target in fleet_targets(
                power,
                fleet,
                frame.submerging.get(power, 0),
                frame.submerged.get(power, 0),
                battleship_hits=rules.units.battleship_hits,
            )
        ]
        targets.sort(key=lambda target: target.item.kind == "transport")
        return Losses(tuple(targets), min(hits, fleet_hits(targets)), transports_last=True)

    def _lost(
        self, rules: Ruleset, table: Table, frame: SeaBattle, losses: Losses, counts: Counts, tell: Tell
    ) -> Table:
        changes = losses.lost(counts)
        submerging = dict(frame.submerging)
        for target, number in zip(losses.targets, counts, strict=True):
            if target.item.state == "submerging":
                submerging[target.power] -= number
        named = losses.answer(counts).units
        for power in changes:
            units = tuple(item for item in named if item.owner in (None, power))
            tell(UnitsLost(power, frame.zone, units))
        frame = replace(frame, submerging=submerging)
        return self._after_losses(rules, remove(table, frame.zone, changes), frame, tell)

    def _after_losses(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        if frame.stage == "attacker losses":
            return table.top(replace(frame, stage="defender losses", hits_on_attacker=0))
        submerged = dict(frame.submerged)
        for power, number in frame.submerging.items():
            submerged[power] = submerged.get(power, 0) + number
        frame = replace(_next_round(frame), stage="press", submerged=submerged)
        own, enemy = attackers(table, frame), defenders(table, frame)
        fighting = self._afloat(frame, own), self._afloat(frame, enemy)
        dice = self._dice(frame, own, rules.units.attack) or self._dice(frame, enemy, rules.units.defence)
        if not all(fighting) or not dice:
            return self._ended(table, frame, tell)
        return self._after_round(table, frame, tell)

    def _after_round(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """The table when a round is over and ships of both sides are left: the attacker may be asked to press."""
        return table.top(frame) if self.several_rounds else self._broken_off(table, frame, tell)

    def _afloat(self, frame: SeaBattle, fleets: Stacks) -> int:
        """How many ships of a side are still in the battle."""
        return sum(count(fleet) - frame.submerged.get(power, 0) for power, fleet in fleets.items())

    def _armed(self, frame: SeaBattle, fleets: Stacks) -> int:
        """How many warships of a side are still in the battle."""
        return sum(
            count(fleet, *SURFACE_WARSHIPS) + count(fleet, "submarine") - frame.submerged.get(power, 0)
            for power, fleet in fleets.items()
        )

    def _ended(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """The table after the battle: what waited for it lands if the zone is cleared."""
        tell(BattleEnded(frame.zone))
        cleared = self._armed(frame, defenders(table, frame)) == 0
        waiting = [landing for landing in declared_by_all(table) if landing[2] == frame.zone]
        if waiting and cleared:
            return table.top(AfterSeaBattle(frame.zone))
        for landing in waiting:
            table = called_off(table, landing, tell)
        return table.pop()

    def question(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Question:
        losses = self._losses(rules, table, frame)
        powers = order_of_play({target.power for target in losses.targets})
        return AskCasualties(frame.zone, losses.hits, powers)

    def choices(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Choices:
        return self._losses(rules, table, frame).choices()

    def answers(
        self, rules: Ruleset, table: Table, frame: SeaBattle, begun: tuple[int, ...]
    ) -> Iterator[Order]:
        return self._losses(rules, table, frame).beginning(begun)

    def check_choice(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order
    ) -> list[Problem]:
        if not isinstance(order, Casualties):
            return [wrong_order(table, power, order)]
        read = self._losses(rules, table, frame).read(order, frame.zone)
        return read if isinstance(read, list) else []

    def chosen(self, rules: Ruleset, table: Table, frame: SeaBattle, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Casualties)
        losses = self._losses(rules, table, frame)
        counts = losses.read(order, frame.zone)
        assert not isinstance(counts, list)
        return self._lost(rules, table, frame, losses, counts, tell)
