"""The end of the movement phase: mines, landings, minor powers, land that was left; then combat opens."""

from greatwar.board import SIDE, TERRITORIES, ZONES, Power, Space, zone_number
from greatwar.events import CargoReturned, LandingCalledOff, PhaseBegan, ShipMined, UnitsLanded, WarEntered
from greatwar.frames import Closing, ClosingStage, Combat, Minors, Withdrawals
from greatwar.kernel import Asked, Line, Step, Tell, wrong_order
from greatwar.orders import CallOff, Land, Order
from greatwar.pieces import WARSHIPS, Cargo, Piece, count, each, minus, plus, rank
from greatwar.problems import Problem
from greatwar.questions import AskLand, Fate
from greatwar.rules.outlook import outlook
from greatwar.rules.rulebook.landings import landings, uncommitted
from greatwar.rules.rulebook.minors import entered_minors
from greatwar.rules.ruleset import Ruleset
from greatwar.rules.status import has_enemy_submarine, is_hostile_zone
from greatwar.table import Table


def close_movement(rules: Ruleset, table: Table, tell: Tell) -> Table:
    """The table when the movement phase has been ended lawfully and its consequences begin."""
    view = outlook(rules, table)
    power = table.turn
    ground = {
        territory
        for territory, stacks in table.units.items()
        if territory in TERRITORIES
        and power in stacks
        and any(piece.route for piece in stacks[power])
        and view.status(territory) in ("hostile", "neutral")
    }
    declared = landings(table, power)
    ground |= {territory for territory, _ in declared if view.status(territory) in ("hostile", "neutral")}
    entered = {
        zone
        for space, stacks in table.units.items()
        if space in ZONES and power in stacks
        for piece in stacks[power]
        if piece.kind in _MINABLE
        for zone in piece.route[1:]
    }
    fields = [zone for zone in entered if view.is_mined(zone)]
    table = neutrals_attacked(table, tell)
    frame = Closing("mines", frozenset(ground), tuple(sorted(fields, key=zone_number)))
    return table.top(frame)


_MINABLE = ("battleship", "cruiser", "submarine", "transport")


def neutrals_attacked(table: Table, tell: Tell) -> Table:
    """C-63: entering a neutral power's land brings it into the war."""
    if not table.neutral:
        return table
    entered = {
        holder
        for territory, holder in table.control.items()
        if holder in table.neutral and table.turn != holder and table.force(territory, table.turn)
    }
    for power in sorted(entered):
        tell(WarEntered(power))
    return table.but(neutral=table.neutral - entered) if entered else table


class ClosingStep(Step[Closing]):
    """The stages of the end of the movement phase."""

    def asks(self, rules: Ruleset, table: Table, frame: Closing) -> Asked:
        if frame.stage == "mines" and frame.fields:
            ships = sailors(table, frame.fields[0])
            if ships:
                return Fate(len(ships), f"mines in {frame.fields[0]}")
        if frame.stage == "doubts" and frame.doubtful:
            territory, zone = frame.doubtful[0]
            if landing_stands(table, frame.enemy_ground, territory, zone):
                return {table.turn: AskLand(territory, zone)}
        return None

    def legal(self, rules: Ruleset, table: Table, frame: Closing) -> list[Line]:
        territory, zone = frame.doubtful[0]
        named = zone if self._needs_zone(table, territory) else None
        return [(table.turn, Land(territory, named)), (table.turn, CallOff(territory, named))]

    def _needs_zone(self, table: Table, territory: Space) -> bool:
        return sum(1 for place, _ in landings(table, table.turn) if place == territory) > 1

    def check(
        self, rules: Ruleset, table: Table, frame: Closing, power: Power, order: Order
    ) -> list[Problem]:
        if not isinstance(order, Land | CallOff):
            return [wrong_order(table, power, order)]
        territory, zone = frame.doubtful[0]
        if order.territory != territory or order.zone not in (None, zone):
            sentence = f"The landing in {territory} from {zone} is asked about"
            return [Problem("not-asked", territory, sentence, "TR-MINE-04")]
        return []

    def take(
        self, rules: Ruleset, table: Table, frame: Closing, power: Power, order: Order, tell: Tell
    ) -> Table:
        territory, zone = frame.doubtful[0]
        if isinstance(order, CallOff):
            table = called_off(table, territory, zone, tell)
        return table.top(_in_stage(frame, "doubts", doubtful=frame.doubtful[1:]))

    def rolled(
        self, rules: Ruleset, table: Table, frame: Closing, dice: tuple[int, ...], tell: Tell
    ) -> Table:
        zone = frame.fields[0]
        ships = sailors(table, zone)
        mined = set(frame.mined) | {space for space, _ in ships}
        for (space, ship), die in zip(ships, dice, strict=True):
            if die == 1:  # RB-MINE-04
                table = _mined(table, space, ship, zone, tell)
        left = Closing("mines", frame.enemy_ground, frame.fields[1:], tuple(sorted(mined)))
        return table.top(left)

    def proceed(self, rules: Ruleset, table: Table, frame: Closing, tell: Tell) -> Table:
        power = table.turn
        match frame.stage:
            case "mines" if frame.fields:
                return table.top(Closing("mines", frame.enemy_ground, frame.fields[1:], frame.mined))
            case "mines":
                doubtful = tuple(key for key in landings(table, power) if key[1] in frame.mined)
                return table.top(_in_stage(frame, "doubts", doubtful=doubtful))
            case "doubts" if frame.doubtful:
                return table.top(_in_stage(frame, "doubts", doubtful=frame.doubtful[1:]))
            case "doubts":
                table, landed = _offloaded(table, frame.enemy_ground, tell)
                table = neutrals_attacked(table, tell)
                return table.top(_in_stage(frame, "minors", landed=landed))
            case "minors":
                following = table.top(_in_stage(frame, "withdrawals", landed=frame.landed))
                return following.push(Minors(power, entered_minors(table, power)))
            case "withdrawals":
                following = table.top(_in_stage(frame, "combat", landed=frame.landed))
                return following.push(Withdrawals(power, _left_to_the_enemy(table)))
        return open_combat(table, frame, tell)


def _in_stage(
    frame: Closing,
    stage: ClosingStage,
    *,
    doubtful: tuple[tuple[Space, Space], ...] = (),
    landed: dict[Space, dict[Space, int]] | None = None,
) -> Closing:
    return Closing(stage, frame.enemy_ground, (), frame.mined, doubtful, landed or {})


# Mines


def sailors(table: Table, zone: Space) -> list[tuple[Space, Piece]]:
    """The ships that moved into or through a zone, with where they are, in the order of their dice."""
    ships = [
        (space, piece)
        for space in ZONES
        for piece in each(table.force(space, table.turn))
        if zone in piece.route[1:]
    ]
    return sorted(ships, key=lambda ship: (rank(ship[1])[:2], zone_number(ship[0]), rank(ship[1])))


def _mined(table: Table, space: Space, ship: Piece, field: Space, tell: Tell) -> Table:
    """The table after a ship has struck a mine."""
    power = table.turn
    sunk = ship.kind != "battleship" or ship.damaged
    tell(ShipMined(power, field, ship.kind, sunk))
    force = minus(table.force(space, power), ship)
    if not sunk:
        return table.with_force(space, power, plus(force, Piece(ship.kind, True, ship.cargo, ship.route)))
    table = table.with_force(space, power, force)
    entered = ship.route.index(field, 1)
    for unit in ship.cargo:
        if unit.origin and unit.at >= entered:  # RB-MINE-05: loaded after entering the mined zone
            tell(CargoReturned(unit.owner, unit.kind, unit.origin))
            returned = Piece(unit.kind, route=(unit.origin,))
            army = plus(table.force(unit.origin, unit.owner), returned)
            table = table.with_force(unit.origin, unit.owner, army)
    return table


# Landings


def called_off(table: Table, territory: Space, zone: Space, tell: Tell) -> Table:
    """The table with a declared landing given up; the units stay aboard."""
    for carrier, fleet in table.stacks(zone).items():
        changed = fleet
        for piece, number in fleet.items():
            if any(unit.landing == territory and unit.owner == table.turn for unit in piece.cargo):
                changed = plus(minus(changed, piece, number), uncommitted(piece), number)
        if changed is not fleet:
            table = table.with_force(zone, carrier, changed)
    tell(LandingCalledOff(table.turn, zone, territory))
    return table


def landing_stands(table: Table, enemy_ground: frozenset[Space], territory: Space, zone: Space) -> bool:
    """Whether a declared landing is still lawful after the mines, so that it is asked about at all."""
    declared = landings(table, table.turn)
    units = declared.get((territory, zone))
    if not units:
        return False
    ships = table.force(zone, table.turn)
    coming = [u.kind for (place, _), us in declared.items() if place == territory for _, u in us]
    if "infantry" not in coming and not has_infantry_ashore(table, territory):
        return False
    if is_hostile_zone(table, table.turn, zone) or all(unit.after_battle for _, unit in units):
        return count(ships, *WARSHIPS) > 0
    if territory in enemy_ground and has_enemy_submarine(table, table.turn, zone):
        return count(ships, *WARSHIPS) > 0
    return True


def has_infantry_ashore(table: Table, territory: Space) -> bool:
    """Whether the power whose turn it is has infantry in a territory."""
    return count(table.force(territory, table.turn), "infantry") > 0


def _offloaded(
    table: Table, enemy_ground: frozenset[Space], tell: Tell
) -> tuple[Table, dict[Space, dict[Space, int]]]:
    """The table with all landings from friendly zones made, and how many units landed where in assaults."""
    power = table.turn
    ready: dict[Space, list[tuple[Space, list[Cargo]]]] = {}
    for (territory, zone), units in landings(table, power).items():
        now = [unit for _, unit in units if not unit.after_battle]
        if is_hostile_zone(table, power, zone) or not now:
            continue
        blocked = territory in enemy_ground and has_enemy_submarine(table, power, zone)
        if blocked and not count(table.force(zone, power), *WARSHIPS):
            table = called_off(table, territory, zone, tell)  # E-92
            continue
        ready.setdefault(territory, []).append((zone, now))
    landed: dict[Space, dict[Space, int]] = {}
    for territory, parties in ready.items():
        infantry = any(unit.kind == "infantry" for _, units in parties for unit in units)
        if not infantry and not has_infantry_ashore(table, territory):
            for zone, _ in parties:
                table = called_off(table, territory, zone, tell)
            continue
        for zone, party in parties:
            table = put_ashore(table, territory, zone, tell)
            if territory in enemy_ground:
                landed.setdefault(territory, {})[zone] = len(party)
    return table, landed


def put_ashore(table: Table, territory: Space, zone: Space, tell: Tell, *, waited: bool = False) -> Table:
    """The table with the declared landing from a zone made; landings after battle only if it has been fought."""
    power = table.turn
    number = 0
    army = table.force(territory, power)
    for carrier, fleet in table.stacks(zone).items():
        changed = fleet
        for piece, ships in fleet.items():
            going = [
                unit
                for unit in piece.cargo
                if unit.owner == power and unit.landing == territory and (waited or not unit.after_battle)
            ]
            if not going:
                continue
            staying = list(piece.cargo)
            for unit in going:
                staying.remove(unit)
                army = plus(army, Piece(unit.kind, route=(zone, territory)), ships)
                number += ships
            emptied = Piece(piece.kind, piece.damaged, tuple(staying), piece.route)
            changed = plus(minus(changed, piece, ships), emptied, ships)
        if changed is not fleet:
            table = table.with_force(zone, carrier, changed)
    tell(UnitsLanded(power, zone, territory, number))
    return table.with_force(territory, power, army)


# Land that was left, and the opening of combat


def _left_to_the_enemy(table: Table) -> tuple[Space, ...]:
    """The territories contested when the turn began that the moving power's side has left to the other."""
    power = table.turn
    found = []
    dawn = table.but(units=table.dawn.units, control=table.dawn.control)
    for territory, stacks in table.dawn.units.items():
        if power in stacks and territory in TERRITORIES and dawn.is_contested(territory):
            now = [other for other in table.stacks(territory) if not table.aloof(other)]
            if now and all(SIDE[other] != SIDE[power] for other in now):
                found.append(territory)
    return tuple(sorted(found))


def open_combat(table: Table, frame: Closing, tell: Tell) -> Table:
    """The table in the combat phase; what has become contested has no controller (RB-CONT-01)."""
    tell(PhaseBegan(table.turn, "combat"))
    combat = Combat(frame.enemy_ground, frozenset(), frame.landed)
    return table.but(control=uncontested(table), frames=(combat,))


def uncontested(table: Table) -> dict[Space, Power]:
    """Who controls what, less what has become contested."""
    lost = [
        territory
        for territory, stacks in table.units.items()
        if len(stacks) > 1 and territory in table.control and table.is_contested(territory)
    ]
    if not lost:
        return table.control
    return {territory: power for territory, power in table.control.items() if territory not in lost}
