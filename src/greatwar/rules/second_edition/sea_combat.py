"""Sea battles of one round: the defender may retreat, else the attacker must (SE-SCOMB, C-10, C-102, C-103)."""

from msgspec.structs import replace

from greatwar.board import POWERS, SEA_BORDERS, SIDE, Power, Space, zone_number
from greatwar.events import FleetRetreated
from greatwar.frames import Combat, SeaBattle
from greatwar.kernel import Asked, Line, Tell, wrong_order
from greatwar.orders import Item, Order, Retreat, State, Stay
from greatwar.pieces import SURFACE_WARSHIPS, WARSHIPS, Force, count, minus, plus, ranked, rested
from greatwar.problems import Problem
from greatwar.questions import AskRetreat
from greatwar.rules.passages import is_passable
from greatwar.rules.rulebook.bombardment import retreated
from greatwar.rules.rulebook.casualties import cargo_items
from greatwar.rules.rulebook.movement import is_meant
from greatwar.rules.rulebook.sea_combat import SeaBattleStep, admiral, attackers, defenders
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import is_hostile_zone, is_mined
from greatwar.table import Stacks, Table


class SeaBattleWithRetreatsStep(SeaBattleStep):
    """A sea battle after which one of the two sides may have to leave."""

    one_side_leaves = True

    def asks(self, rules: Ruleset, table: Table, frame: SeaBattle) -> Asked:
        match frame.stage:
            case "retreat":
                zones = refuges(rules, table, frame)
                return (
                    {commodore(table, frame): AskRetreat(frame.zone, zones, forced=False)} if zones else None
                )
            case "forced retreat":
                return {admiral(table, frame): AskRetreat(frame.zone, ways_back(table, frame), forced=True)}
        return super().asks(rules, table, frame)

    def legal(self, rules: Ruleset, table: Table, frame: SeaBattle) -> list[Line]:
        match frame.stage:
            case "retreat":
                power = commodore(table, frame)
                zones = refuges(rules, table, frame)
                lines: list[Line] = [(power, Stay()), *((power, Retreat(zone)) for zone in zones)]
                several = len(afloat(table, frame)) > 1
                single = _single_items(afloat(table, frame), several=several)
                return [*lines, *((power, Retreat(zone, (item,))) for zone in zones for item in single)]
            case "forced retreat":
                power = admiral(table, frame)
                return [(power, Retreat(zone)) for zone in ways_back(table, frame)]
        return super().legal(rules, table, frame)

    def check(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order
    ) -> list[Problem]:
        match order, frame.stage:
            case Stay(), "retreat":
                return []
            case Retreat(), "retreat":
                problems = _zone_problems(order.zone, refuges(rules, table, frame), "SE-SCOMB-02")
                chosen = leaving(table, frame, order)
                return problems + (chosen if isinstance(chosen, list) else [])
            case Retreat(), "forced retreat":
                problems = _zone_problems(order.zone, ways_back(table, frame), "SE-SCOMB-03")
                if order.units:
                    sentence = "All attacking ships retreat together"
                    problems.append(Problem("together", frame.zone, sentence, "SE-SCOMB-03"))
                return problems
        if frame.stage in ("retreat", "forced retreat"):
            return [wrong_order(table, power, order)]
        return super().check(rules, table, frame, power, order)

    def take(
        self, rules: Ruleset, table: Table, frame: SeaBattle, power: Power, order: Order, tell: Tell
    ) -> Table:
        match order, frame.stage:
            case Stay(), "retreat":
                return self._defended(table, frame, tell)
            case Retreat(), "retreat":
                ships = leaving(table, frame, order)
                assert not isinstance(ships, list)
                table = moved(table, frame.zone, order.zone, ships, tell)
                return self._defended(table, frame, tell)
            case Retreat(), "forced retreat":
                return self._driven_off(table, frame, order.zone, tell)
        return super().take(rules, table, frame, power, order, tell)

    def proceed(self, rules: Ruleset, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        if frame.stage == "retreat":  # there is no zone to retreat to
            return self._defended(table, frame, tell)
        return super().proceed(rules, table, frame, tell)

    def _broken_off(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        return table.top(replace(frame, stage="retreat"))

    def _defended(self, table: Table, frame: SeaBattle, tell: Tell) -> Table:
        """SE-SCOMB-03: surface warships that stay drive the attackers off, if these have come from anywhere."""
        held = any(count(fleet, *SURFACE_WARSHIPS) for fleet in defenders(table, frame).values())
        zones = ways_back(table, frame) if held else ()
        if len(zones) == 1:
            return self._driven_off(table, frame, zones[0], tell)
        if zones:
            return table.top(replace(frame, stage="forced retreat"))
        return self._ended(table, frame, tell)

    def _driven_off(self, table: Table, frame: SeaBattle, zone: Space, tell: Tell) -> Table:
        """The table after the battle, with the attackers gone; what they were to land stays aboard."""
        table = self._ended(table, frame, tell)
        fleets = {
            power: _without_submerged(fleet, frame.submerged.get(power, 0))
            for power, fleet in table.own(frame.zone).items()
        }
        table = moved(table, frame.zone, zone, fleets, tell)
        combat = table.frames[0]
        assert isinstance(combat, Combat)
        for power, fleet in fleets.items():
            combat = retreated(combat, power, zone, count(fleet, "battleship"))
        return table.but(frames=(combat, *table.frames[1:]))


class SeaBattleOfOneRoundStep(SeaBattleWithRetreatsStep):
    """SE-SCOMB-01: there is no second round."""

    several_rounds = False


def commodore(table: Table, frame: SeaBattle) -> Power:
    """The power that decides for the defenders: the one with the most warships (C-103)."""
    fleets = defenders(table, frame)
    return max(fleets, key=lambda power: count(fleets[power], *WARSHIPS))


def afloat(table: Table, frame: SeaBattle) -> Stacks:
    """The defending ships that have not submerged."""
    fleets = {
        power: _without_submerged(fleet, frame.submerged.get(power, 0))
        for power, fleet in defenders(table, frame).items()
    }
    return {power: fleet for power, fleet in fleets.items() if fleet}


def _without_submerged(fleet: Force, submerged: int) -> Force:
    for piece, number in ranked(fleet):
        if piece.kind == "submarine" and submerged:
            under = min(number, submerged)
            fleet = minus(fleet, piece, under)
            submerged -= under
    return fleet


def refuges(rules: Ruleset, table: Table, frame: SeaBattle) -> tuple[Space, ...]:
    """The zones to which defenders may retreat: friendly, and no attacker has come from there (SE-SCOMB-02)."""
    fleets = afloat(table, frame)
    if not fleets:
        return ()
    return tuple(
        zone
        for zone in sorted(SEA_BORDERS[frame.zone], key=zone_number)
        if zone not in frame.came_from
        and all(
            not is_hostile_zone(table, power, zone)
            and not is_mined(table, power, zone)
            and is_passable(rules.movement.passages, table, power, frame.zone, zone)
            for power in fleets
        )
    )


def ways_back(table: Table, frame: SeaBattle) -> tuple[Space, ...]:
    """The zones to which attackers may be driven: where one of them has come from, and no enemy lies (C-102)."""
    power = next(iter(attackers(table, frame)))
    return tuple(zone for zone in frame.came_from if not is_hostile_zone(table, power, zone))


def _zone_problems(zone: Space, open_zones: tuple[Space, ...], rule: str) -> list[Problem]:
    if zone in open_zones:
        return []
    sentence = f"The ships can retreat to {', '.join(open_zones)}, not to {zone}"
    return [Problem("no-refuge", zone, sentence, rule, ("C-10",))]


def leaving(table: Table, frame: SeaBattle, order: Retreat) -> Stacks | list[Problem]:
    """The defending ships that an order takes away, or why it cannot."""
    fleets = afloat(table, frame)
    if not order.units:
        return fleets
    going: dict[Power, Force] = {}
    for item in order.units:
        if item.owner is None and len(fleets) > 1:
            sentence = "Ships of several powers may retreat: say whose, as in '1 cruiser of france'"
            return [Problem("whose", frame.zone, sentence, "SE-SCOMB-02")]
        owner = next(iter(fleets)) if item.owner is None else item.owner
        left = item.number
        for piece, number in ranked(fleets.get(owner, {})):
            free = number - going.get(owner, {}).get(piece, 0)
            if left and free and is_meant(item, piece, owner):
                taken = min(left, free)
                going[owner] = plus(going.get(owner, {}), piece, taken)
                left -= taken
        if left:
            sentence = f"There are not {item.number} {item.kind} that could retreat"
            return [Problem("too-many", frame.zone, sentence, "SE-SCOMB-02")]
    return going


def _single_items(fleets: Stacks, *, several: bool) -> list[Item]:
    """One ship of every sort that an order can name."""
    found = []
    for power, fleet in fleets.items():
        sorts = dict.fromkeys(
            (piece.kind, piece.damaged, cargo_items(piece.cargo, power) or None) for piece, _ in ranked(fleet)
        )
        for kind, damaged, cargo in sorts:
            state: State = "damaged" if damaged else ""
            found.append(Item(1, kind, state, cargo, power if several else None))
    total = sum(count(fleet) for fleet in fleets.values())
    return found if total > 1 else []


def moved(table: Table, start: Space, end: Space, fleets: Stacks, tell: Tell) -> Table:
    """The table with ships gone to another zone, where they rest."""
    for power, ships in fleets.items():
        if not ships:
            continue
        left, there = table.force(start, power), table.force(end, power)
        for piece, number in ships.items():
            left = minus(left, piece, number)
            there = plus(there, rested(piece), number)
        table = table.with_force(start, power, left).with_force(end, power, there)
        tell(FleetRetreated(power, start, end))
    return table


def opponent_decides(table: Table, space: Space, loser: Power) -> Power:
    """SE-MULTI-03, C-103: of the enemies in the battle the power with the most units chooses.

    If none of them is left, because both sides fall together, the first of its enemies in the order of play does.
    """
    enemies = [power for power in POWERS if SIDE[power] != SIDE[loser] and table.fights(power, space)]
    return max(enemies, key=lambda power: count(table.force(space, power)))
