"""Sea combat: rounds of fire, submerging, casualties with transports last, press or break off (RB-SCOMB)."""

from collections.abc import Iterator

from msgspec.structs import replace

from greatwar.board import SIDE, Power, Space, order_of_play
from greatwar.events import BattleEnded, FleetRetreated, HitsScored, Submerged, UnitsLost
from greatwar.frames import AfterSeaBattle, SeaBattle, SeaStage
from greatwar.kernel import Asked, Choices, Chooser, Line, Tell
from greatwar.orders import BreakOff, Casualties, Involve, Order, Press, Retreat, Spare, Stay, Submerge
from greatwar.pieces import SURFACE_WARSHIPS, Kind, count
from greatwar.problems import Problem
from greatwar.questions import AskCasualties, AskPress, AskRetreat, AskSpare, AskSubmerge, Fate, Question
from greatwar.rules.refusals import units_of
from greatwar.rules.rulebook.casualties import Counts, Losses, fleet_hits, fleet_targets, remove
from greatwar.rules.rulebook.closing import called_off
from greatwar.rules.rulebook.combat import decider
from greatwar.rules.rulebook.fire import fire_of_fleet, values_of
from greatwar.rules.rulebook.fleets import afloat, attackers, commodore, defenders
from greatwar.rules.rulebook.landings import declared_by_all
from greatwar.rules.rulebook.neutrals import at_war
from greatwar.rules.rulebook.retreats import (
    attacker_gone,
    driven_off,
    exit_problem,
    exits,
    leaving,
    moved,
    refuges,
    single_items,
    ways_back,
    zone_problems,
)
from greatwar.rules.rulebook.settlement import settlement
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import neutral_prey
from greatwar.table import Stacks, Table
from greatwar.text.say import refusal


def admiral(table: Table, frame: SeaBattle) -> Power:
    """The power that decides for the attackers (C-103)."""
    chosen = decider(table, frame.zone)
    assert chosen is not None, f"nobody attacks in {frame.zone}"
    return chosen


def _next_round(frame: SeaBattle) -> SeaBattle:
    """The battle with the hits and decisions of its last round behind it."""
    return replace(frame, stage="attacker submerges", submerging={}, hits_on_attacker=0, hits_on_defender=0)


def _all_submerged(frame: SeaBattle) -> dict[Power, int]:
    """The submarines that are out of the battle when those that submerge now are."""
    submerged = dict(frame.submerged)
    for power, number in frame.submerging.items():
        submerged[power] = submerged.get(power, 0) + number
    return submerged


class SeaBattleStep(Chooser[SeaBattle]):
    """A sea battle: exchanges of fire, and what the ruleset says of its rounds, submerging and retreats."""

    def asks(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Asked:
        match frame.stage:
            case "spare":
                speaker = admiral(table, frame)
                return {speaker: AskSpare(frame.zone, self._prey(table, frame, speaker)[0])}
            case "attacker submerges" | "defender submerges":
                waiting = self._submariners(table, frame)
                if waiting:
                    time = rules.sea_battle.submerge
                    return {power: AskSubmerge(frame.zone, most, time) for power, most in waiting.items()}
            case "attacker fires" | "defender fires":
                dice = len(self._values(rules, table, frame))
                if dice:
                    return Fate(dice, "sea battle")
            case "press":
                return {admiral(table, frame): AskPress(frame.zone, self._exits(rules, table, frame))}
            case "retreat":
                zones = refuges(rules, table, frame)
                return {commodore(table, frame): AskRetreat(frame.zone, zones, forced=False)}
            case "forced retreat":
                return {admiral(table, frame): AskRetreat(frame.zone, ways_back(table, frame), forced=True)}
        return None

    def _exits(self, rules: Ruleset, table: Table, frame: SeaBattle) -> tuple[Space, ...]:
        """The zones to which the attacker may retreat instead of pressing or breaking off (TR-RETR-01)."""
        if rules.sea_battle.retreat != "attacker" or not self._armed(frame, defenders(table, frame)):
            return ()
        return exits(table, frame, admiral(table, frame))

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
                stays: list[Line] = [(speaker, Press()), (speaker, BreakOff())]
                return [*stays, *((speaker, Retreat(zone)) for zone in self._exits(rules, table, frame))]
            case "retreat":
                power, zones = commodore(table, frame), refuges(rules, table, frame)
                fleets = afloat(table, frame)
                single = single_items(fleets, several=len(fleets) > 1)
                whole: list[Line] = [(power, Stay()), *((power, Retreat(zone)) for zone in zones)]
                return [*whole, *((power, Retreat(zone, (item,))) for zone in zones for item in single)]
            case "forced retreat":
                return [(admiral(table, frame), Retreat(zone)) for zone in ways_back(table, frame)]
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
                message = refusal.no_neutral_ships(power=order.power, zone=frame.zone)
                return [Problem("not-a-choice", frame.zone, message, "RB-US-07")]
            case ((Press() | BreakOff()), "press") | (Stay(), "retreat"):
                return []
            case Stay(), "forced retreat":
                message = refusal.must_retreat(zone=frame.zone)
                return [Problem("must-retreat", frame.zone, message, "SE-SCOMB-03")]
            case Retreat(), ("press" | "retreat" | "forced retreat"):
                return self._retreat_problems(rules, table, frame, order)
            case Submerge(), ("attacker submerges" | "defender submerges"):
                most = self._submariners(table, frame)[power]
                if 0 <= order.number <= most:
                    return []
                there = units_of("submarine", most)
                message = refusal.submerge_too_few(power=power, there=there, zone=frame.zone, n=order.number)
                return [Problem("too-many", frame.zone, message, "RB-SCOMB-06")]
        raise AssertionError(f"{type(order).__name__} answers nothing in stage {frame.stage}")

    def _retreat_problems(
        self, rules: Ruleset, table: Table, frame: SeaBattle, order: Retreat
    ) -> list[Problem]:
        if frame.stage == "retreat":
            problems = zone_problems(order.zone, refuges(rules, table, frame), "SE-SCOMB-02")
            chosen = leaving(table, frame, order)
            return problems + (chosen if isinstance(chosen, list) else [])
        if frame.stage == "forced retreat":
            problems = zone_problems(order.zone, ways_back(table, frame), "SE-SCOMB-03")
            if order.units:
                problems.append(Problem("together", frame.zone, refusal.retreat_together(), "SE-SCOMB-03"))
            return problems
        problems = []
        if order.units:
            message = refusal.surfaced_retreat_together()
            problems.append(Problem("all-together", order.zone, message, "TR-RETR-03"))
        if rules.sea_battle.retreat != "attacker":
            message = refusal.no_retreat_now()
            problems.append(Problem("no-retreat", order.zone, message, "RB-SCOMB-10", ("TR-RETR-01",)))
        elif not self._armed(frame, defenders(table, frame)):
            message = refusal.no_retreat_from_unarmed()
            problems.append(Problem("no-retreat", order.zone, message, "TR-RETR-02"))
        elif order.zone not in self._exits(rules, table, frame):
            problems.append(exit_problem(frame, order.zone))
        return problems

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
            case Stay():
                return self._defended(table, frame, tell)
            case Retreat():
                return self._left(rules, table, frame, order, tell)
        return self._broken_off(rules, table, frame, tell)

    def _left(self, rules: Ruleset, table: Table, frame: SeaBattle, order: Retreat, tell: Tell) -> Table:
        """The table with ships gone: defenders, attackers who must go, or attackers who choose to."""
        if frame.stage == "retreat":
            ships = leaving(table, frame, order)
            assert not isinstance(ships, list)
            return self._defended(moved(table, frame.zone, order.zone, ships, tell), frame, tell)
        if frame.stage == "forced retreat":
            return driven_off(self._ended(table, frame, tell), frame, order.zone, tell)
        powers = tuple(attackers(table, frame))
        for power in powers:
            tell(FleetRetreated(power, frame.zone, order.zone))
        # The battle ends first: what waited to land from this zone stays aboard (TR-RETR-04).
        table = self._ended(table, frame, tell)
        for power in powers:
            table = attacker_gone(rules, table, frame, power, order.zone, tell)
        return table

    def _broken_off(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """RB-SCOMB-10: the battle is over, and everybody stays where he is, unless one side leaves (SE-SCOMB-02)."""
        if rules.sea_battle.retreat != "both":
            return self._ended(table, frame, tell)
        if refuges(rules, table, frame):
            return table.top(replace(frame, stage="retreat"))
        return self._defended(table, frame, tell)

    def _defended(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """SE-SCOMB-03: surface warships that stay drive the attackers off, if these have come from anywhere."""
        held = any(count(fleet, *SURFACE_WARSHIPS) for fleet in defenders(table, frame).values())
        zones = ways_back(table, frame) if held else ()
        if len(zones) == 1:
            return driven_off(self._ended(table, frame, tell), frame, zones[0], tell)
        if zones:
            return table.top(replace(frame, stage="forced retreat"))
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
            tell(HitsScored(frame.zone, table.side, hits, "sea battle"))
            return table.top(replace(frame, stage=self._after_fire(rules), hits_on_defender=hits))
        enemy = SIDE[next(iter(defenders(table, frame)))]
        tell(HitsScored(frame.zone, enemy, hits, "sea battle"))
        return table.top(replace(frame, stage="attacker losses", hits_on_attacker=hits))

    def proceed(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        match frame.stage:
            case "attacker submerges" if rules.sea_battle.submerge == "before_fire":
                return table.top(replace(frame, stage="defender submerges"))
            case "attacker submerges":
                return table.top(replace(frame, stage="attacker fires"))
            case "attacker fires":
                return table.top(replace(frame, stage=self._after_fire(rules)))
            case "defender submerges" if rules.sea_battle.submerge == "before_fire":
                return self._dived(table, frame, tell)
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

    def _after_fire(self, rules: Ruleset) -> SeaStage:
        """What follows the attacker's fire: the defender submerges first, unless all have before it."""
        return "defender submerges" if rules.sea_battle.submerge == "with_fire" else "defender fires"

    def _dived(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """QR-SCOMB-01, C-31: for submarines that submerge before anybody fires the battle is over."""
        frame = replace(frame, stage="attacker fires", submerged=_all_submerged(frame), submerging={})
        fleets = attackers(table, frame), defenders(table, frame)
        if not all(self._afloat(frame, side) for side in fleets):
            return self._ended(table, frame, tell)
        return table.top(frame)

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
        frame = replace(_next_round(frame), stage="press", submerged=_all_submerged(frame))
        own, enemy = attackers(table, frame), defenders(table, frame)
        fighting = self._afloat(frame, own), self._afloat(frame, enemy)
        dice = self._dice(frame, own, rules.units.attack) or self._dice(frame, enemy, rules.units.defence)
        if not all(fighting) or not dice:
            return self._ended(table, frame, tell)
        match rules.sea_battle.rounds:
            case "press":
                return table.top(frame)
            case "all":
                return self._fought_on(rules, table, frame, tell)
        return self._broken_off(rules, table, frame, tell)

    def _fought_on(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """The table with the next round of a battle to the end, unless nobody that is left can hit anything."""
        stages: tuple[SeaStage, ...] = "attacker fires", "defender fires"
        if any(any(self._values(rules, table, replace(frame, stage=stage))) for stage in stages):
            return table.top(_next_round(frame))
        return self._ended(table, frame, tell)

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
        assert isinstance(order, Casualties)
        read = self._losses(rules, table, frame).read(order, frame.zone)
        return read if isinstance(read, list) else []

    def chosen(self, rules: Ruleset, table: Table, frame: SeaBattle, order: Order, tell: Tell) -> Table:
        assert isinstance(order, Casualties)
        losses = self._losses(rules, table, frame)
        counts = losses.read(order, frame.zone)
        assert not isinstance(counts, list)
        return self._lost(rules, table, frame, losses, counts, tell)
