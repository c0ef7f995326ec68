"""Retreat from sea combat: a third answer when the attacker is asked to press or break off (TR-RETR)."""

from msgspec.structs import replace

from greatwar.board import PLACE, SEA_BORDERS, ZONES, Power, Space
from greatwar.events import FleetRetreated
from greatwar.frames import Combat, SeaBattle
from greatwar.kernel import Asked, Line, Tell
from greatwar.orders import Attack, Order, Retreat
from greatwar.pieces import Force, count, each, merged, minus, plus, rested, tally
from greatwar.problems import Problem
from greatwar.questions import AskPress
from greatwar.rules.rulebook.closing import called_off
from greatwar.rules.rulebook.combat import CombatStep
from greatwar.rules.rulebook.landings import landings
from greatwar.rules.rulebook.retreats import engaged, retreated, withdrawn
from greatwar.rules.rulebook.sea_combat import SeaBattleStep, admiral, defenders
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import is_hostile_zone
from greatwar.table import Table


class TournamentCombatStep(CombatStep):
    """When a sea battle opens, it is noted where the attackers have come from, for some may be sunk."""

    def take(
        self, rules: Ruleset, table: Table, frame: Combat, power: Power, order: Order, tell: Tell
    ) -> Table:
        if not isinstance(order, Attack) or order.space not in ZONES:
            return super().take(rules, table, frame, power, order, tell)
        came = {zone for piece in table.force(order.space, power) for zone in piece.route}
        ways = tuple(sorted(came.intersection(SEA_BORDERS[order.space]), key=PLACE.__getitem__))
        table = super().take(rules, table, frame, power, order, tell)
        battle = table.frames[-1]
        assert isinstance(battle, SeaBattle)
        return table.top(replace(battle, ways=ways))


class TournamentSeaBattleStep(SeaBattleStep):
    """A sea battle that the attacker may leave."""

    attacker_may_retreat = True

    def asks(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Asked:
        if frame.stage == "press":
            return {admiral(table, frame): AskPress(frame.zone, self.retreats(table, frame))}
        return super().asks(rules, table, frame)

    def retreats(self, table: Table, frame: SeaBattle) -> tuple[Space, ...]:
        """The zones to which the attacker may retreat (TR-RETR-02, 03, 05, C-88)."""
        if not self._armed(frame, defenders(table, frame)):
            return ()
        power = admiral(table, frame)
        dawn = table.at_dawn()
        return tuple(
            zone
            for zone in frame.ways
            if not is_hostile_zone(table, power, zone) and not is_hostile_zone(dawn, power, zone)
        )

    def legal(self, rules: Ruleset, table: Table, frame: SeaBattle) -> list[Line]:
        lines = super().legal(rules, table, frame)
        if frame.stage == "press":
            speaker = admiral(table, frame)
            lines += [(speaker, Retreat(zone)) for zone in self.retreats(table, frame)]
        return lines

    def check(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order
    ) -> list[Problem]:
        if not isinstance(order, Retreat) or frame.stage != "press":
            return super().check(rules, table, frame, power, order)
        problems = []
        if order.units:
            sentence = "All attacking ships that have not submerged retreat together: name the zone alone"
            problems.append(Problem("all-together", order.zone, sentence, "TR-RETR-03"))
        if order.zone not in self.retreats(table, frame):
            problems.append(self._why_not(table, frame, order.zone))
        return problems

    def _why_not(self, table: Table, frame: SeaBattle, zone: Space) -> Problem:
        if not self._armed(frame, defenders(table, frame)):
            sentence = "There is no retreat from transports and submerged submarines"
            return Problem("no-retreat", zone, sentence, "TR-RETR-02")
        if zone not in frame.ways:
            sentence = f"No attacking ship has come from or through {zone}, next to {frame.zone}, this turn"
            return Problem("no-retreat", zone, sentence, "TR-RETR-03", ("TR-RETR-05", "C-88"))
        sentence = f"{zone} must be friendly, and must have been when the turn began"
        return Problem("no-retreat", zone, sentence, "TR-RETR-03", ("C-88",))

    def take(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order, tell: Tell
    ) -> Table:
        if not isinstance(order, Retreat):
            return super().take(rules, table, frame, power, order, tell)
        tell(FleetRetreated(power, frame.zone, order.zone))
        # The battle ends first: what waited to land from this zone stays aboard (TR-RETR-04).
        table = self._ended(table, frame, tell)
        return _retreated(rules, table, frame, power, order.zone, tell)


def _retreated(rules: Ruleset, table: Table, frame: SeaBattle, power: Power, to: Space, tell: Tell) -> Table:
    """The table with the attacker's ships in another zone, where they fight no more this turn (C-114)."""
    leaving = _surfaced(engaged(table, frame.zone).get(power, {}), frame.submerged.get(power, 0))
    if rules.sea_battle.retreat_closes_zone:
        for territory, zone in landings(table, power):
            if zone == to:
                table = called_off(table, (power, territory, to), tell)
    staying, fleet = table.force(frame.zone, power), table.force(to, power)
    resting: Force = {}
    for piece, number in leaving.items():
        staying = minus(staying, piece, number)
        resting = plus(resting, rested(piece), number)
    table = table.with_force(frame.zone, power, staying).with_force(to, power, merged(fleet, resting))
    combat = table.frames[0]
    assert isinstance(combat, Combat)
    if rules.sea_battle.retreat_closes_zone:
        combat = retreated(combat, power, to, count(leaving, "battleship"))
    else:
        combat = withdrawn(combat, power, to, resting)
    return table.but(frames=(combat, *table.frames[1:]))


def _surfaced(fleet: Force, submerged: int) -> Force:
    """The ships that retreat: all but the submarines that stay because they have submerged."""
    submarines = [piece for piece in each(fleet) if piece.kind == "submarine"]
    others = [piece for piece in each(fleet) if piece.kind != "submarine"]
    return tally([*others, *submarines[: len(submarines) - submerged]])
